"""What the words of a move mean, as actions and back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stillroom.games.kupferkessel.ids import ACTIONS
from stillroom.games.kupferkessel.moves import GRAMMAR, demands, unfinished
from stillroom.games.kupferkessel.phrases import words
from stillroom.games.messages import Message
from stillroom.games.moves import Move, Unreadable
from stillroom.table.errors import IllegalMove, TableError
from stillroom.table.words import LANGUAGES, words_of
from tests.games.kupferkessel.matches import step_by_step
from tests.games.kupferkessel.names import CARD_OF, INGREDIENTS, PHRASE_OF
from tests.games.kupferkessel.table import Table
from tests.games.kupferkessel_face.saying import GAME, match_of, say
from tests.referee import kettle_ring


def steps_of(text: str) -> list[str]:
    """The steps of a move in the words of the scenes."""
    return [PHRASE_OF[action] for action in GRAMMAR.actions_of(Move(text))]


MEANINGS = [
    ("take roots-2", ["take roots-2"]),
    ("TAKE Roots_2", ["take roots-2"]),
    ("take cat-hair-1", ["take cat-hair-1"]),
    ("take newts-eye-4", ["take newts-eye-4"]),
    ("take roots-2 and use", ["take roots-2", "use"]),
    ("take roots-2 and spare", ["take roots-2", "spare"]),
    ("take vines-4 and keep", ["take vines-4", "keep"]),
    ("take vines-4 and refuse", ["take vines-4", "refuse"]),
    # what is begun and not whole
    ("take roots-2 and", ["take roots-2"]),
    ("take and use", ["use"]),
    ("take and refuse", ["refuse"]),
]


@pytest.mark.parametrize(("text", "steps"), MEANINGS)
@pytest.mark.rules("11.1", "11.4")
def test_a_move_means_its_steps(text: str, steps: list[str]) -> None:
    assert steps_of(text) == steps


@pytest.mark.parametrize("action", range(ACTIONS))
def test_every_single_action_is_a_move_or_a_part_of_one(action: int) -> None:
    move = GRAMMAR.move_of((action,))
    assert GRAMMAR.actions_of(move) == (action,)
    assert move.verb in GRAMMAR.verbs()
    assert say(words(Table().state, move))


NO_MOVES = [
    ("fly", "malformed-verb"),
    ("use", "malformed-verb"),
    ("keep vines-4", "malformed-verb"),
    ("take", "malformed-pieces"),
    ("take and", "malformed-pieces"),
    ("take roots-2 roots-3", "malformed-pieces"),
    ("take roots-2 roots-3 and use", "malformed-pieces"),
    ("take roots-2 with use", "malformed-link"),
    ("take roots-2 for roots-3", "malformed-link"),
    ("take roots-0", "malformed-card"),
    ("take roots-5", "malformed-card"),
    ("take roots", "malformed-card"),
    ("take 2", "malformed-card"),
    ("take toadstools-2", "malformed-card"),
    ("take roots-2 and fly", "malformed-answer"),
    ("take roots-2 and use spare", "malformed-answer"),
    ("take roots-2 and roots-3", "malformed-answer"),
]


def problem(text: str) -> Message:
    with pytest.raises(Unreadable) as caught:
        GRAMMAR.actions_of(Move(text))
    return caught.value.message


@pytest.mark.parametrize(("text", "name"), NO_MOVES)
def test_what_is_no_move_is_refused_by_name(text: str, name: str) -> None:
    assert problem(text).id == name
    assert say(problem(text))


def test_what_is_no_move_is_refused_with_what_would_be_right() -> None:
    assert "“roots-5”" in say(problem("take roots-5"))
    assert "cat-hair-1" in say(problem("take roots-5"))
    assert "use, spare, keep, refuse" in say(problem("take roots-2 and fly"))
    assert "the verbs are take" in say(problem("fly"))
    assert len(say(problem(f"take roots-2 and {'x' * 900}"))) < 250, "a long word is cut"


vocabulary = st.sampled_from(
    ["take", "and", "with", "use", "spare", "keep", "refuse", "roots-2", "roots-3", "mosses-2"]
)


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(st.lists(vocabulary, min_size=1, max_size=6))
def test_any_words_of_the_game_are_a_move_or_unreadable(named: list[str]) -> None:
    try:
        actions = GRAMMAR.actions_of(Move(" ".join(named)))
    except Unreadable:
        return
    assert all(0 <= action < ACTIONS for action in actions)
    move = GRAMMAR.move_of(actions)
    assert GRAMMAR.actions_of(move) == actions
    assert GRAMMAR.move_of(GRAMMAR.actions_of(move)) == move


@settings(max_examples=100, deadline=None, derandomize=True, database=None)
@given(st.lists(vocabulary, min_size=1, max_size=5).map(" ".join), st.booleans())
def test_any_words_are_played_or_refused_by_the_table(text: str, is_last: bool) -> None:
    """Nothing that is typed ends in anything but a move or an error with words."""
    match = match_of(last_of_a_line() if is_last else symbols())
    before = match.position()
    try:
        match.play(0, text)
    except TableError as error:
        assert_words(error)
        assert match.position() == before


def assert_words(error: TableError) -> None:
    assert all(error.words(language) for language in LANGUAGES)


def symbols() -> Table:
    """A wand, an explosion that would hit something, and a card without a symbol."""
    return Table(line="roots-2 mosses-2 roots-3", cauldrons={1: "vines-1 vines-3"})


def last_of_a_line() -> Table:
    """Taking roots 3 along column 1 empties row 1; roots 2 is not the last card of anything."""
    return Table(
        line="? roots-3 roots-2 mosses-2",
        lines={"row-1": "- roots-3 - - - -"},
        pile="",
        rest="cauldrons",
        cauldrons={0: "vines-1 vines-4", 1: "wax-dolls-3 wax-dolls-4"},
    )


# --- beginnings and answers


@pytest.mark.parametrize(
    ("text", "head", "chosen"),
    [
        ("take roots-2", ["take roots-2"], ()),
        ("take roots-2 and use", ["take roots-2"], ("use",)),
        ("take roots-2 and refuse", ["take roots-2"], ("refuse",)),
        ("take and use", ["use"], ("use",)),
    ],
)
def test_a_move_has_a_head_and_an_answer(text: str, head: list[str], chosen: tuple[str]) -> None:
    assert [PHRASE_OF[action] for action in GRAMMAR.head_of(Move(text))] == head
    assert GRAMMAR.chosen_in(Move(text)) == chosen


DEMANDS = [
    (symbols, "take roots-2", 601),
    (symbols, "take mosses-2", 601),
    (symbols, "take roots-3 and use", 104),
    (symbols, "take roots-3 and spare", 104),
    (symbols, "take roots-3 and keep", 804),
    (last_of_a_line, "take roots-3", 804),
]


@pytest.mark.parametrize(("build", "text", "paragraph"), DEMANDS)
@pytest.mark.rules("1.4", "6.1", "8.4")
def test_a_move_without_its_answer_or_with_one_too_many_names_a_paragraph(
    build: Callable[[], Table], text: str, paragraph: int
) -> None:
    assert demands(build().state, 0, Move(text)) == paragraph


@pytest.mark.rules("6.1", "8.4")
def test_a_seat_is_in_the_middle_of_a_move_exactly_while_an_answer_is_owed() -> None:
    table = symbols()
    assert not unfinished(table.state, 0)
    table.takes("roots-2")
    assert unfinished(table.state, 0)
    assert not unfinished(table.state, 1)
    table.uses()
    assert not unfinished(table.state, 0), "a second take is a move of its own"
    table = last_of_a_line()
    table.takes("roots-3")
    assert unfinished(table.state, 0)
    table.keeps()
    assert not unfinished(table.state, 0)


def test_the_answer_without_its_card_is_never_a_move() -> None:
    match = match_of(symbols())
    for answer in ("use", "spare", "keep", "refuse"):
        with pytest.raises(IllegalMove):
            match.play(0, f"take and {answer}")


# --- all moves of a situation, held against the referee


def expected_moves(table: Table) -> set[str]:
    """Every whole move as the rulebook allows it."""
    found = set()
    for cell in kettle_ring.takeable(table.stop_of(table.active), table.square):
        card = table.square[cell]
        after = table.copied()
        after.takes(card)
        if kettle_ring.ends(table.square, cell):
            found |= {f"take {card} and keep", f"take {card} and refuse"}
        elif after.asked == "symbol" and after.active == table.active:
            found |= {f"take {card} and use", f"take {card} and spare"}
        else:
            found.add(f"take {card}")
    return found


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("refill_at_the_end", [0, 1])
@pytest.mark.rules("5.1", "6.1", "8.4", "11.1", "11.2")
def test_the_whole_moves_of_every_situation_are_those_of_the_referee(
    seats: int, refill_at_the_end: int
) -> None:
    asked = set()
    options = {"refill_at_the_end": refill_at_the_end}
    for table in step_by_step(seats, seats + 10, eager=bool(refill_at_the_end), **options):
        if table.over or table.asked != "take":
            continue
        moves = match_of(table).moves(table.active)
        assert {move.text for move in moves} == expected_moves(table)
        assert len(set(moves)) == len(moves), "every move once"
        asked |= {move.others for move in moves}
    assert asked == {(), ("use",), ("spare",), ("keep",), ("refuse",)}


def test_a_move_that_is_not_open_has_words_too() -> None:
    assert say(words(symbols().state, Move("take roots-3 and use"))) == (
        "Take roots 3 and use its symbol"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rules("1.2")
def test_ingredients_have_the_same_marks_in_every_language(language: str) -> None:
    marks = [words_of(GAME, language).format("mark", ingredient=name) for name in INGREDIENTS]
    assert " ".join(marks) == "Ca Ne Ba Ra Ro We Mo Dr Mu Sn Pu Fr Vi Wx"


def test_every_card_has_a_move() -> None:
    assert all(
        GRAMMAR.actions_of(Move(f"take {name}")) == (card,) for name, card in CARD_OF.items()
    )
