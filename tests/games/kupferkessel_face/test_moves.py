"""What the words of a move mean, as actions and back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stillroom.games.kupferkessel.ids import ACTIONS
from stillroom.games.kupferkessel.moves import GRAMMAR, demands, unfinished
from stillroom.games.kupferkessel.phrases import words
from stillroom.games.moves import Move
from stillroom.match.errors import IllegalMove
from stillroom.match.words import LANGUAGES, words_of
from tests.cases import for_each
from tests.games.kupferkessel.names import CARD_OF, INGREDIENTS, PHRASE_OF
from tests.games.kupferkessel.table import Table
from tests.games.kupferkessel_face.saying import GAME, match_of, say
from tests.games.kupferkessel_face.spoken import last_of_a_line, symbols
from tests.games.spoken import problem


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


@for_each(("text", "steps"), MEANINGS)
@pytest.mark.rules("11.1", "11.4")
def test_a_move_means_its_steps(text: str, steps: list[str]) -> None:
    assert steps_of(text) == steps


def test_every_single_action_has_words() -> None:
    table = Table()
    assert all(say(words(table.state, GRAMMAR.move_of((action,)))) for action in range(ACTIONS))


def test_what_is_no_move_is_refused_with_what_would_be_right() -> None:
    assert "“roots-5”" in say(problem(GAME, "take roots-5"))
    assert "cat-hair-1" in say(problem(GAME, "take roots-5"))
    assert "use, spare, keep, refuse" in say(problem(GAME, "take roots-2 and fly"))
    assert "the verbs are take" in say(problem(GAME, "fly"))
    assert len(say(problem(GAME, f"take roots-2 and {'x' * 900}"))) < 250, "a long word is cut"


# --- beginnings and answers


@for_each(
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


@for_each(("build", "text", "paragraph"), DEMANDS)
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
