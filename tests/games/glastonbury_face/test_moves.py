"""What the words of a move mean, as actions and back."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stillroom.games.glastonbury.ids import ACTIONS
from stillroom.games.glastonbury.moves import GRAMMAR, demands, unfinished
from stillroom.games.messages import Message
from stillroom.games.moves import Move, Unreadable
from stillroom.table.errors import IllegalMove, TableError
from stillroom.table.match import Match
from stillroom.table.words import LANGUAGES, words_of
from tests.games.glastonbury.matches import ended
from tests.games.glastonbury.names import ACTION_OF, CARD_OF, KINDS, PHRASE_OF
from tests.games.glastonbury.scene import plain
from tests.games.glastonbury.table import Table
from tests.games.glastonbury_face import scenes
from tests.games.glastonbury_face.scenes import GAME
from tests.referee import glastonbury as referee


def steps_of(text: str) -> list[str]:
    """The steps of a move in the words of the scenes."""
    return [PHRASE_OF[action] for action in GRAMMAR.actions_of(Move(text))]


MEANINGS = [
    ("take roots-2", ["take roots-2"]),
    ("TAKE ROOTS_2", ["take roots-2"]),
    ("take vanesco-4", ["take vanesco-4"]),
    ("take roots-2 with accio", ["take roots-2 with accio"]),
    ("take roots-2 with unused-accio", ["take roots-2 with unused-accio"]),
    ("take accio-2 with accio", ["take accio-2 with accio"]),
    ("use declinatio", ["use declinatio"]),
    ("use unused-declinatio", ["use unused-declinatio"]),
    ("stay", ["stay"]),
    ("done", ["done"]),
    ("keep", ["keep"]),
    ("refuse", ["refuse"]),
    ("place mosses", ["place mosses"]),
    ("place mosses mosses", ["place mosses", "place mosses"]),
    ("place vines mosses", ["place vines", "place mosses"]),
    ("place mosses vines", ["place vines", "place mosses"]),
    ("place mosses, vines", ["place vines", "place mosses"]),
]


@pytest.mark.parametrize(("text", "steps"), MEANINGS)
@pytest.mark.rules("12.6")
def test_a_move_means_its_steps_and_kinds_come_in_rising_order(text: str, steps: list[str]) -> None:
    assert steps_of(text) == steps


@pytest.mark.parametrize("action", range(ACTIONS))
def test_every_single_action_is_a_move(action: int) -> None:
    move = GRAMMAR.move_of((action,))
    assert move.text == PHRASE_OF[action]
    assert GRAMMAR.actions_of(move) == (action,)
    assert move.verb in GRAMMAR.verbs()


@pytest.mark.rules("12.6")
def test_every_pair_of_kinds_is_a_move() -> None:
    for kinds in combinations_with_replacement(KINDS, 2):
        actions = tuple(ACTION_OF[f"place {kind}"] for kind in kinds)
        assert GRAMMAR.move_of(actions).pieces == kinds
        assert GRAMMAR.actions_of(Move.of("place", kinds)) == actions
        assert GRAMMAR.actions_of(Move.of("place", kinds[::-1])) == actions


NO_MOVES = [
    ("fly", "malformed-verb"),
    ("walk", "malformed-verb"),
    ("accio roots-2", "malformed-verb"),
    ("take", "malformed-pieces"),
    ("take roots-2 roots-3", "malformed-pieces"),
    ("take with accio", "malformed-pieces"),
    ("stay here", "malformed-pieces"),
    ("keep roots-2", "malformed-pieces"),
    ("use", "malformed-pieces"),
    ("use declinatio accio", "malformed-pieces"),
    ("take roots-2 for accio", "malformed-link"),
    ("stay with accio", "malformed-link"),
    ("use declinatio with accio", "malformed-link"),
    ("place mosses and vines", "malformed-link"),
    ("take roots-0", "malformed-card"),
    ("take roots-5", "malformed-card"),
    ("take roots", "malformed-card"),
    ("take immuto", "malformed-card"),
    ("take immuto-3", "malformed-card"),
    ("take vanesco-5", "malformed-card"),
    ("take corner", "malformed-card"),
    ("take roots-2 with", "malformed-spell"),
    ("take roots-2 with declinatio", "malformed-spell"),
    ("take roots-2 with accio-1", "malformed-spell"),
    ("take roots-2 with accio accio", "malformed-spell"),
    ("use accio", "malformed-spell"),
    ("use vanesco", "malformed-spell"),
    ("use declinatio-1", "malformed-spell"),
    ("place", "malformed-place"),
    ("place vines mosses roots", "malformed-place"),
    ("place immuto", "malformed-kind"),
    ("place roots-2", "malformed-kind"),
    ("place vines nothing", "malformed-kind"),
]


def problem(text: str) -> Message:
    with pytest.raises(Unreadable) as caught:
        GRAMMAR.actions_of(Move(text))
    return caught.value.message


@pytest.mark.parametrize(("text", "message"), NO_MOVES)
def test_what_means_nothing_says_why(text: str, message: str) -> None:
    found = problem(text)
    assert found.id == message
    said = {words_of(GAME, language).say(found) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_a_wrong_word_is_told_with_what_would_be_right() -> None:
    words = words_of(GAME)
    assert "take, use, stay, done, keep, refuse, place" in words.say(problem("fly"))
    assert "accio, unused-accio" in words.say(problem("take roots-2 with vanesco"))
    assert "declinatio, unused-declinatio" in words.say(problem("use accio"))
    assert "“roots-5”" in words.say(problem("take roots-5"))
    assert "cat-whiskers, wax-dolls" in words.say(problem("place potatoes"))
    assert len(words.say(problem("x" * 900))) < 250, "a long word is cut"


vocabulary = st.sampled_from(
    [*GRAMMAR.verbs(), "with", "for", "accio", "unused-accio", "declinatio", *CARD_OF, *KINDS]
)


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(st.lists(vocabulary, min_size=1, max_size=5))
def test_any_words_of_the_game_are_a_move_or_unreadable(words: list[str]) -> None:
    try:
        actions = GRAMMAR.actions_of(Move(" ".join(words)))
    except Unreadable:
        return
    assert all(0 <= action < ACTIONS for action in actions)
    move = GRAMMAR.move_of(actions)
    assert GRAMMAR.actions_of(move) == actions


SITUATIONS = [
    scenes.at_row_2,
    scenes.with_two_accio,
    scenes.at_corner,
    scenes.after_declinatio,
    scenes.looking,
    scenes.keeping,
    scenes.placing,
    scenes.placing_two,
]


@settings(max_examples=120, deadline=None, derandomize=True, database=None)
@given(st.lists(vocabulary, min_size=1, max_size=4), st.sampled_from(SITUATIONS))
def test_any_words_are_played_or_refused_by_the_table(
    words: list[str], scene: Callable[[], Table]
) -> None:
    """Nothing that is typed ends in anything but a move or an error with words."""
    match = Match.from_position(GAME, scene().state.to_dict(), seed=1)
    before = match.position()
    try:
        match.play(0, " ".join(words))
    except TableError as error:
        assert_words(error)
        assert match.position() == before


def assert_words(error: TableError) -> None:
    assert all(error.words(language) for language in LANGUAGES)


# --- two Immuto in one move


@pytest.mark.rules("12.6")
def test_a_seat_is_in_the_middle_of_a_move_between_two_immuto_only() -> None:
    table = scenes.placing_two()
    assert not unfinished(table.state, 0)
    table.does("place vines", seat=0)
    assert unfinished(table.state, 0)
    assert not unfinished(table.state, 1)
    table.does("place pumpkins", seat=0)
    assert not unfinished(table.state, 0)
    for scene in SITUATIONS[:-1]:
        assert not any(unfinished(scene().state, seat) for seat in range(3))


@pytest.mark.parametrize(
    ("text", "head", "chosen"),
    [
        ("place vines mosses", [], ("vines", "mosses")),
        ("place vines", [], ("vines",)),
        ("take roots-2 with accio", ["take roots-2 with accio"], ()),
        ("use declinatio", ["use declinatio"], ()),
        ("stay", ["stay"], ()),
    ],
)
def test_a_move_has_a_head_and_a_basket(text: str, head: list[str], chosen: tuple[str]) -> None:
    assert [PHRASE_OF[action] for action in GRAMMAR.head_of(Move(text))] == head
    assert GRAMMAR.chosen_in(Move(text)) == chosen


@pytest.mark.rules("9.3", "12.6")
def test_a_placement_that_is_not_whole_has_a_paragraph() -> None:
    assert demands(scenes.placing_two().state, 0, Move("place vines")) == 1206
    assert demands(scenes.placing().state, 0, Move("place vines pumpkins")) == 1206
    assert demands(scenes.placing_two().state, 0, Move("place vines roots")) == 903
    assert demands(scenes.at_row_2().state, 0, Move("place vines")) == 903


def placements(table: Table, seat: int) -> set[tuple[str, ...]]:
    """The placements of a seat; a kind that is named alone for two Immuto has both."""
    match = Match.from_position(GAME, table.state.to_dict(), seed=1)
    owed = table.state.players[seat].places_owed
    moves = match.moves(seat)
    found = {tuple(sorted((move.pieces * owed)[:owed])) for move in moves}
    assert len(found) == len(moves), "every placement once"
    return found


@pytest.mark.parametrize(
    "cauldron",
    [
        ["vines-1", "immuto-1", "mosses-4"],
        ["immuto-1", "vines-1", "vines-2", "roots-4", "rat-tails-1"],
        ["vines-1", "immuto-1", "mosses-4", "immuto-2"],
        ["immuto-2", "rat-tails-4", "pumpkins-2", "cat-whiskers-3", "immuto-1"],
    ],
)
@pytest.mark.rules("9.3", "9.5", "12.6")
def test_the_whole_placements_are_those_of_the_referee(cauldron: list[str]) -> None:
    table = ended(cauldron, ["roots-3"], leaving="red")
    assert placements(table, 0) == referee.placements(plain(cauldron))


@pytest.mark.rules("12.6")
def test_two_immuto_are_placed_all_or_none() -> None:
    match = Match.from_position(GAME, scenes.placing_two().state.to_dict(), seed=1)
    before = match.position()
    for text in ("place vines", "place pumpkins pumpkins", "place vines roots"):
        with pytest.raises(IllegalMove):
            match.play(0, text)
        assert match.position() == before
    match.play(0, "place pumpkins vines")
    assert match.result is not None
    assert match.view(1).board.seats[0].placed == ["vines", "pumpkins"]
