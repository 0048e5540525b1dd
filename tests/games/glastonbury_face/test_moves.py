"""What the words of a move mean, as actions and back."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from stillroom.games.glastonbury.moves import GRAMMAR, demands, unfinished
from stillroom.games.moves import Move
from stillroom.match.errors import IllegalMove
from stillroom.match.match import Match
from stillroom.match.words import words_of
from tests.cases import for_each
from tests.games.glastonbury.matches import ended
from tests.games.glastonbury.names import ACTION_OF, KINDS, PHRASE_OF
from tests.games.glastonbury.scene import plain
from tests.games.glastonbury.table import Table
from tests.games.glastonbury_face import scenes
from tests.games.glastonbury_face.scenes import GAME
from tests.games.glastonbury_face.spoken import SITUATIONS
from tests.games.spoken import problem
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


@for_each(("text", "steps"), MEANINGS)
@pytest.mark.rules("12.6")
def test_a_move_means_its_steps_and_kinds_come_in_rising_order(text: str, steps: list[str]) -> None:
    assert steps_of(text) == steps


def test_every_single_action_is_written_as_in_the_scenes() -> None:
    written = {action: GRAMMAR.move_of((action,)).text for action in PHRASE_OF}
    assert written == PHRASE_OF


@pytest.mark.rules("12.6")
def test_every_pair_of_kinds_is_a_move() -> None:
    for kinds in combinations_with_replacement(KINDS, 2):
        actions = tuple(ACTION_OF[f"place {kind}"] for kind in kinds)
        assert GRAMMAR.move_of(actions).pieces == kinds
        assert GRAMMAR.actions_of(Move.of("place", kinds)) == actions
        assert GRAMMAR.actions_of(Move.of("place", kinds[::-1])) == actions


def test_a_wrong_word_is_told_with_what_would_be_right() -> None:
    words = words_of(GAME)
    assert "take, use, stay, done, keep, refuse, place" in words.say(problem(GAME, "fly"))
    assert "accio, unused-accio" in words.say(problem(GAME, "take roots-2 with vanesco"))
    assert "declinatio, unused-declinatio" in words.say(problem(GAME, "use accio"))
    assert "“roots-5”" in words.say(problem(GAME, "take roots-5"))
    assert "cat-whiskers, wax-dolls" in words.say(problem(GAME, "place potatoes"))
    assert len(words.say(problem(GAME, "x" * 900))) < 250, "a long word is cut"


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
    for scene in {*SITUATIONS} - {scenes.placing_two}:
        assert not any(unfinished(scene().state, seat) for seat in range(3))


@for_each(
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


@for_each(
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
