"""The moves below the board: which are told, how many at a time, and in how much room."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rich.text import Text

from stillroom.games.decisions import Decision, DecisionKind, OpenMove
from stillroom.games.messages import Message
from stillroom.games.registry import face_of
from stillroom.match.records.record import Seated
from stillroom.tui.desk import Desk
from stillroom.tui.entries import Entry, entries_of, first_told, numbers_of, told_below
from tests.cases import for_each
from tests.games.elixir_mixer.table import Table
from tests.match.tables import at
from tests.tui.scripted import GAME, Scripted


def entry(number: int, text: str, pieces: list[str], preview: str = "") -> Entry:
    """A move that is called as it is written."""
    return Entry(number, text, text, preview, pieces)


def numbers_told(entries: list[Entry]) -> list[list[int]]:
    """The numbers of the moves on each line."""
    return [[entry.number for entry in told.entries] for told in told_below(entries)]


def test_moves_of_cards_are_told_for_what_they_bring_and_alike_ones_together() -> None:
    entries = [
        entry(1, "take roots-2", ["card roots-2"], "to stop 7"),
        entry(2, "take mould-4", ["card mould-4"], "to stop 9"),
        entry(3, "take vines-2", ["card vines-2"], "to stop 7"),
        entry(4, "take mosses-1", ["card mosses-1"]),
    ]
    assert numbers_told(entries) == [[1, 3], [2]]


@for_each("pieces", [[], ["kind mosses"], ["spell declinatio"], ["elixir blue"], ["draw-pile"]])
def test_a_move_that_stands_on_no_card_is_always_told(pieces: list[str]) -> None:
    entries = [entry(1, "one", pieces), entry(2, "two", pieces, "same"), entry(3, "three", pieces)]
    entries.append(entry(4, "four", pieces, "same"))
    assert numbers_told(entries) == [[1], [2], [3], [4]]
    assert not any(told.is_on_card for told in told_below(entries))


def test_two_moves_of_one_card_are_told_each_for_itself() -> None:
    """The card can show the number of one of them only, and must not seem to mean the other."""
    entries = [
        entry(1, "take roots-2 and use", ["card roots-2"], "moves on"),
        entry(2, "take roots-2 and spare", ["card roots-2"]),
        entry(3, "take vines-2", ["card vines-2"], "moves on"),
    ]
    assert numbers_of(entries) == {"card roots-2": 1, "card vines-2": 3}
    assert numbers_told(entries) == [[1], [2], [3]]
    assert [told.is_on_card for told in told_below(entries)] == [True, False, True]


def test_a_spell_that_is_used_on_a_card_stands_on_the_card_where_that_has_no_other_move() -> None:
    entries = [
        entry(1, "take roots-2", ["card roots-2"], "to stop 7"),
        entry(2, "take roots-2 with accio", ["card roots-2", "spell accio"], "to stop 7"),
        entry(3, "take vines-2 with accio", ["card vines-2", "spell accio"], "to stop 7"),
        entry(4, "take mould-2 with accio", ["card mould-2", "spell accio"], "to stop 7"),
    ]
    assert numbers_told(entries) == [[1], [2], [3, 4]]


def test_where_room_is_short_those_come_first_that_can_be_seen_nowhere_else() -> None:
    entries = [
        entry(1, "take roots-2", ["card roots-2"], "a"),
        entry(2, "take vines-2", ["card vines-2"], "b"),
        entry(3, "stay", []),
        entry(4, "take mould-2", ["card mould-2"], "c"),
        entry(5, "done", []),
    ]
    told = told_below(entries)
    shown = [
        [line.entries[0].number for line in first_told(told, room)] for room in (0, 1, 2, 3, 5)
    ]
    assert shown == [[], [3], [3, 5], [1, 3, 5], [1, 2, 3, 4, 5]]


# --- on the screen


def decision(moves: int, brings: int) -> Decision:
    """So many cards, each of which brings so many things, and other ones than its neighbours."""
    opened = [
        OpenMove(
            text="take red-1",
            words=Message("colour", {"colour": "red"}),
            pieces=[f"card {number}"],
            preview=[
                Message("seat-number", {"seat": seat}) for seat in range(number, number + brings)
            ],
        )
        for number in range(moves)
    ]
    prompt = Message("prompt-pick")
    return Decision(choice="take", kind=DecisionKind.PICK, prompt=prompt, moves=opened)


def asked(
    monkeypatch: pytest.MonkeyPatch,
    moves: int,
    board: int,
    page_height: int = 22,
    brings: int = 1,
) -> list[str]:
    """What stands below a board of some lines where so many moves are open."""
    face = replace(face_of(GAME), ask=lambda *_: decision(moves, brings))
    monkeypatch.setattr("stillroom.match.playing.face_of", lambda _: face)
    lines = [Text(f"line {number}") for number in range(board)]
    monkeypatch.setattr("stillroom.tui.desk.board_of", lambda _: lambda *_: lines)
    match = at(Table(hand=["red-1"]), players=[Seated("Ada"), Seated("Ben")])
    terminal = Scripted(page_height=page_height, is_open_now=True)
    desk = Desk(match, terminal, "en")
    view = match.view(0)
    assert view.decision is not None
    desk.show(view, entries_of(view.decision, desk.words, match.names, 0))
    return terminal.last.asked


@for_each(("board", "moves"), [(12, 6), (13, 6), (12, 8), (13, 8)])
def test_24_lines_hold_a_board_a_prompt_and_eight_moves_with_what_they_bring(
    board: int, moves: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    prompt, *told = asked(monkeypatch, moves, board)
    assert prompt.startswith("Pick")
    assert [line.partition("]")[0] for line in told] == [f"[{n}" for n in range(1, moves + 1)]
    assert all(line.endswith(f"  seat {n}") for n, line in enumerate(told))
    assert board + 1 + len(told) + 1 <= 23, "the last line is left for what is typed"


def test_what_has_no_room_is_on_the_page_of_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    _, *told = asked(monkeypatch, 12, board=13)
    assert len(told) == 8
    assert told[-1] == "… and more: “moves”"


def test_what_a_move_brings_is_broken_as_far_as_there_is_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, *told = asked(monkeypatch, 6, board=13, brings=12)
    begins = ["[1]", "   ", "[2]", "   ", "[3]", "[4]", "[5]", "[6]"]
    assert [line[:3] for line in told] == begins
    assert told[1].endswith("seat 11")
    assert told[3].endswith("seat 12")
    assert all(line.endswith("…") for line in told[4:])
    assert max(map(len, told)) <= 79
    _, *told = asked(monkeypatch, 6, board=13, page_height=38, brings=12)
    assert [line[:3] for line in told] == [
        *begins[:4],
        "[3]",
        "   ",
        "[4]",
        "   ",
        "[5]",
        "   ",
        "[6]",
        "   ",
    ]
    assert not any(line.endswith("…") for line in told)


def test_a_higher_screen_has_room_for_more(monkeypatch: pytest.MonkeyPatch) -> None:
    _, *told = asked(monkeypatch, 12, board=13, page_height=38)
    assert len(told) == 12


def test_the_smallest_screen_still_shows_a_few(monkeypatch: pytest.MonkeyPatch) -> None:
    _, *told = asked(monkeypatch, 12, board=13, page_height=8)
    assert len(told) == 4
    assert told[-1] == "… and more: “moves”"
