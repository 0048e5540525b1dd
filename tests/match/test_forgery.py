"""Forged records: the checks are right, for whoever forges knows how they are made."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import pytest

from stillroom.games.registry import find
from stillroom.match.errors import BrokenRecord
from stillroom.match.match import Match, new_match
from stillroom.match.records.fair_dice import SealedDice
from stillroom.match.records.record import MatchRecord
from stillroom.match.records.verifying import verify
from tests.cases import for_each
from tests.games.elixir_mixer.table import Table
from tests.match.files import Content, file_of, forged, line_of, lines_of
from tests.match.tables import GAME, KEY, at, begun, everything, play_on, sealed

OTHER_KEY = bytes(32)
SIX = ["blue-1", "blue-2", "blue-3", "green-1", "green-2", "green-3"]

Change = Callable[[list[Content]], object]


@cache
def fair_record() -> MatchRecord:
    """Nine moves and an undo, with fair dice and a contribution."""
    dice = SealedDice.fresh(2, KEY).with_contribution(0, bytes(range(16)))
    match = new_match(GAME, 2, dice=dice, players=["Ada", "Ben"])
    play_on(match, 5)
    match.undo(match.record().rows[-1].seat, agreed=True)
    return play_on(match, 4, seed=3).record()


@cache
def over() -> MatchRecord:
    """A match of one turn: a take and its end."""
    match = at(Table(hand=["red-1", "red-2"], market=SIX, options={"turn_limit": 1}))
    match.play_all(0, ["take blue-1", "end-turn"])
    assert match.result is not None
    return match.record()


def refused(record: MatchRecord, change: Change) -> int:
    """The line that is named for a record that was changed."""
    with pytest.raises(BrokenRecord) as caught:
        verify(forged(record, change))
    return caught.value.line


def header(lines: list[Content]) -> dict[str, Any]:
    found: dict[str, Any] = lines[0]["header"]
    return found


def row(lines: list[Content], number: int) -> dict[str, Any]:
    found: dict[str, Any] = lines[number]["row"]
    return found


def in_dice(change: Mapping[str, Any]) -> Change:
    """Changes the dice of the header."""
    return lambda lines: header(lines)["dice"].update(change)


def in_header(change: Mapping[str, Any]) -> Change:
    """Changes the header."""
    return lambda lines: header(lines).update(change)


def in_row(number: int, change: Mapping[str, Any]) -> Change:
    """Changes a row."""
    return lambda lines: row(lines, number).update(change)


def test_what_is_not_changed_is_sound() -> None:
    """Checks made here are those of the records themselves."""
    for record in (fair_record(), over()):
        assert file_of(lines_of(record)) == record.to_bytes()
        assert verify(forged(record, lambda _: None)) == verify(record)


# --- rows


@for_each("number", range(1, 6))
def test_another_move_is_found_in_its_row(number: int) -> None:
    moves = [move.text for move in Match.from_record(prefix(number - 1)).moves(whose(number))]
    for move in ("draw", "end-turn", *moves[:4]):
        if move != fair_record().rows[number - 1].move:
            assert refused(fair_record(), in_row(number, {"move": move})) == number + 1


def prefix(rows: int) -> MatchRecord:
    return MatchRecord(fair_record().header, fair_record().rows[:rows])


def whose(number: int) -> int:
    return fair_record().rows[number - 1].seat


@for_each("number", range(1, 11))
def test_another_digest_or_another_seat_is_found_in_its_row(number: int) -> None:
    other = {"digest": "0" * 16}
    assert refused(fair_record(), in_row(number, other)) == number + 1
    seat = 1 - whose(number)
    assert refused(fair_record(), in_row(number, {"seat": seat})) == number + 1


@for_each(
    "change",
    [
        {"move": "fly"},
        {"move": ""},
        {"move": "take"},
        {"move": "TAKE blue-1"},
        {"move": " take blue-1"},
        {"seat": -1},
        {"seat": 2},
        {"seat": 10**18},
        {"undo": 1},
        {"undo": 1, "move": "take blue-1"},
        {"number": 0},
        {"number": 3},
    ],
)
def test_a_row_that_was_never_written_is_found(change: dict[str, Any]) -> None:
    """Not even another spelling of the same move."""
    assert refused(over(), in_row(1, change)) == 2


def test_a_row_without_a_move_is_found() -> None:
    assert refused(over(), lambda lines: row(lines, 2).pop("move")) == 3


def test_a_row_too_few_or_too_many_is_found() -> None:
    assert refused(over(), lambda lines: lines.pop(1)) == 2
    assert refused(over(), lambda lines: lines.insert(2, lines[1])) == 3

    def swap(lines: list[Content]) -> None:
        lines[1], lines[2] = lines[2], lines[1]

    assert refused(over(), swap) == 2


@for_each("undone", [0, 2, 3, 4, 6, 99, -1])
def test_an_undo_of_another_row_is_found(undone: int) -> None:
    assert fair_record().rows[5].undo == 5
    assert refused(fair_record(), in_row(6, {"undo": undone})) == 7


def test_an_undo_that_is_left_out_is_found() -> None:
    def leave_out(lines: list[Content]) -> None:
        del lines[5:7]
        for number, line in enumerate(lines[1:], start=1):
            line["row"]["number"] = number

    assert refused(fair_record(), leave_out) in {6, 7, 8, 9}


# --- the end


@for_each(
    "result",
    [
        {"scores": [1, 0], "ranks": [0, 0]},
        {"scores": [0, 0], "ranks": [1, 2]},
        {"scores": [0, 0, 0], "ranks": [0, 0, 0]},
        {"scores": [], "ranks": []},
    ],
)
def test_another_result_is_found_in_its_line(result: dict[str, list[int]]) -> None:
    assert refused(over(), lambda lines: lines[-1].update(result=result)) == 4


def test_a_result_that_is_missing_or_comes_too_early_is_found() -> None:
    assert refused(over(), lambda lines: lines.pop()) == 4
    early = {"result": {"scores": [0, 0], "ranks": [0, 0]}}
    assert refused(fair_record(), lambda lines: lines.append(early)) == 12
    assert refused(over(), lambda lines: lines.insert(2, early)) == 3


def test_a_move_after_the_end_is_found() -> None:
    extra = {"row": {"number": 3, "seat": 1, "digest": "0" * 16, "move": "draw"}}
    assert refused(over(), lambda lines: lines.insert(3, extra)) == 4
    assert refused(over(), lambda lines: lines.append(extra)) in {4, 5}


def test_an_undo_after_the_end_is_found() -> None:
    """The key was shown when the match ended: whoever goes on from there knows what comes."""
    before = Match.from_record(MatchRecord(over().header, over().rows[:1]))
    state = find(GAME).state.from_dict(before.position())
    digests = {row.digest for row in over().rows}
    digests.add(f"{type(state).digest(state, 0):016x}")
    digests.add(digest_after_undo())
    for digest in digests:
        extra = {"row": {"number": 3, "seat": 0, "digest": digest, "undo": 2}}

        def go_on(lines: list[Content], row: Content = extra) -> None:
            lines[3:] = [row]

        assert refused(over(), go_on) == 4


def digest_after_undo() -> str:
    """The digest with which an undo of the last row would be written, were it not the last."""
    table = Table(hand=["red-1", "red-2"], market=SIX, options={"turn_limit": 1})
    match = at(table)
    match.play(0, "take blue-1")
    state = find(GAME).state.from_dict(match.position())
    match.record().header.dice.after_undo(state.dice, 1)
    return f"{type(state).digest(state, 0):016x}"


# --- the header


def test_another_key_is_found_whether_or_not_it_is_sealed_anew() -> None:
    changes: list[dict[str, str]] = [
        {"key": OTHER_KEY.hex()},
        {"seal": hashlib.sha256(OTHER_KEY).hexdigest()},
        {"seal": ""},
        {"key": ""},
    ]
    for change in changes:
        assert refused(fair_record(), in_dice(change)) == 1
    both = {"key": OTHER_KEY.hex(), "seal": hashlib.sha256(OTHER_KEY).hexdigest()}
    assert refused(fair_record(), in_dice(both)) == 2


def test_another_contribution_is_found() -> None:
    for given in (["", ""], [bytes(16).hex(), ""], [bytes(range(16)).hex(), bytes(16).hex()]):
        change = {"contributions": given}
        assert refused(fair_record(), in_dice(change)) == 2


def test_another_seed_is_found() -> None:
    record = play_on(begun(2), 3).record()
    for change in ({"seed": 8}, {"stream": 1}):
        assert refused(record, in_dice(change)) == 2


DICE_OF_NO_MATCH: list[dict[str, Any]] = [
    {"key": "abcd", "seal": hashlib.sha256(bytes.fromhex("abcd")).hexdigest()},
    {"key": "xy"},
    {"contributions": ["", "", ""]},
    {"contributions": [""]},
    {"contributions": []},
    {"contributions": ["00", ""]},
    {"contributions": ["00" * 17, ""]},
    {"contributions": ["zz" * 16, ""]},
    {"contributions": ["00 " * 16, ""]},
]


@for_each("change", DICE_OF_NO_MATCH)
def test_dice_that_nobody_could_have_made_are_found(change: dict[str, Any]) -> None:
    """Even in a record without a single row, where nothing was rolled yet."""
    record = sealed(2).record()
    assert refused(record, in_dice(change)) == 1


@for_each("change", [{"seed": -1}, {"seed": 2**62}, {"stream": -1}])
def test_seeds_that_no_match_can_have_are_found(change: dict[str, int]) -> None:
    assert refused(begun(2).record(), in_dice(change)) == 1


HEADERS_OF_NO_MATCH: list[dict[str, Any]] = [
    {"game": "chess"},
    {"rules_version": 0},
    {"rules_version": 99},
    {"seats": 1},
    {"seats": 5},
    {"seats": 3},
    {"options": {"speed": 1}},
    {"options": {"turn_limit": -1}},
    {"options": {"four_cards_exactly": 2}},
    {"players": []},
    {"players": [{"name": "Ada"}]},
    {"players": [{"name": "Ada"}, {"name": ""}]},
    {"players": [{"name": "Ada"}, {"name": "x" * 21}]},
    {"position": {}},
    {"format": 0},
    {"format": 2},
]


@for_each("change", HEADERS_OF_NO_MATCH)
def test_a_header_that_no_match_can_have_is_found(change: dict[str, Any]) -> None:
    assert refused(begun(2).record(), in_header(change)) == 1


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 3, "players": [{"name": name} for name in ("Ada", "Ben", "Cleo")]},
        {"options": {"four_cards_exactly": 0, "mixed_elixir_counts": 0, "turn_limit": 9}},
    ],
    ids=["seats", "options"],
)
def test_a_header_that_does_not_fit_its_position_is_found(change: dict[str, Any]) -> None:
    record = at(Table(hand=["red-1", "red-2"], market=SIX)).record()
    assert refused(record, in_header(change)) == 1


def test_a_position_that_cannot_be_is_found() -> None:
    def add_a_card(lines: list[Content]) -> None:
        header(lines)["position"]["market"][35] += 1

    assert refused(at(Table(hand=["red-1", "red-2"])).record(), add_a_card) == 1


# --- lines that say more than one thing


def test_a_line_says_one_thing() -> None:
    lines = lines_of(over())
    result = {"result": {"scores": [0, 0], "ranks": [0, 0]}}
    for number, more in [(0, lines[1]), (1, lines[0]), (1, result), (2, result), (3, lines[2])]:
        changed = [dict(line) for line in lines]
        in_order = {**changed[number], **more}
        changed[number] = {
            key: in_order[key] for key in ("header", "row", "result") if key in in_order
        }
        content = file_of(changed)
        with pytest.raises(BrokenRecord) as caught:
            verify(MatchRecord.from_bytes(content))
        assert caught.value.line == number + 1


def test_a_line_that_says_nothing_is_found() -> None:
    for number in range(5):
        lines = lines_of(over())
        lines.insert(number, {})
        content = file_of(lines).replace(b"{,", b"{")
        with pytest.raises(BrokenRecord) as caught:
            MatchRecord.from_bytes(content)
        assert caught.value.line in ({4, 5} if number == 4 else {number + 1})


def test_a_file_that_is_read_is_written_the_same() -> None:
    for record in (fair_record(), over(), begun(4).record()):
        content = record.to_bytes()
        assert MatchRecord.from_bytes(content).to_bytes() == content
        assert line_of(content, len(content) - 1) == len(content.splitlines())
        assert everything(Match.from_record(record)) == everything(Match.from_record(record))
