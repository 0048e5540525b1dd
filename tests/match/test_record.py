"""Records: written, read, played again and proven."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec
import pytest

from stillroom.bots.registry import program
from stillroom.kernel.engines import plain_engine
from stillroom.match.errors import BrokenRecord
from stillroom.match.match import Match, new_match
from stillroom.match.records.fair_dice import SealedDice
from stillroom.match.records.record import MatchRecord, Result, Row, Seated
from stillroom.match.records.verifying import verify
from tests.cases import for_each
from tests.engines import compiled
from tests.games.elixir_mixer.table import Table
from tests.match.tables import GAME, at, begun, everything, play_on, played_out, sealed


@cache
def fresh() -> Match:
    return sealed(3)


@cache
def running() -> Match:
    return play_on(sealed(3), 40)


@cache
def finished() -> Match:
    return played_out(begun(3, seed=1))


@cache
def finished_with_fair_dice() -> Match:
    dice = SealedDice.fresh(3, bytes([2]) * 32).with_contribution(1, bytes(range(16)))
    players = [Seated("Ada"), Seated("Ben", "greedy"), Seated("Cleo")]
    return played_out(new_match(GAME, 3, dice=dice, players=players), seed=0)


@cache
def abandoned() -> Match:
    return play_on(begun(4, turn_limit=12, four_cards_exactly=1), 1000)


@cache
def undone() -> Match:
    match = sealed(2)
    match.play(0, match.moves(0)[1])
    match.undo(0)
    return play_on(match, 10)


@cache
def practised() -> Match:
    match = play_on(begun(2), 15)
    for _ in range(3):
        match.undo(match.waiting[0], agreed=True)
    return play_on(match, 10, seed=2)


@cache
def from_a_position() -> Match:
    table = Table(seats=3, active=1, hand=["red-4", "red-6", "blue-1"], elixirs={2: ["red-10"]})
    return play_on(at(table), 12)


MATCHES = [
    fresh,
    running,
    finished,
    finished_with_fair_dice,
    abandoned,
    undone,
    practised,
    from_a_position,
]


@pytest.mark.parametrize("build", MATCHES)
def test_a_match_comes_back_from_its_record(build: Callable[[], Match], tmp_path: Path) -> None:
    match = build()
    record = match.record()
    assert MatchRecord.from_bytes(record.to_bytes()) == record
    path = tmp_path / "match.jsonl"
    record.save(path)
    assert path.read_bytes() == record.to_bytes()
    loaded = MatchRecord.load(path)
    assert loaded == record
    again = Match.from_record(loaded)
    assert everything(again) == everything(match)
    assert again.result == match.result
    assert again.seal == match.seal
    assert again.players == match.players
    assert again.options == match.options


@for_each("build", MATCHES)
def test_a_record_says_what_was_proven_of_it(build: Callable[[], Match]) -> None:
    match = build()
    record = match.record()
    verified = verify(record)
    assert verified.game == GAME
    assert verified.moves == sum(row.move is not None for row in record.rows)
    assert verified.undos == sum(row.undo is not None for row in record.rows)
    assert verified.moves + verified.undos == len(record.rows)
    assert verified.over == (match.result is not None)
    assert verified.seal == match.seal
    assert verified.practice == match.practice
    assert verified.contributions == (1 if build is finished_with_fair_dice else 0)


@for_each("build", MATCHES)
def test_a_record_is_the_same_in_the_plain_engine(build: Callable[[], Match]) -> None:
    plain = plain_engine(program(GAME))
    assert verify(build().record(), plain) == verify(build().record())


@pytest.mark.compiled
@for_each("build", MATCHES)
def test_a_record_is_the_same_in_the_compiled_engine(build: Callable[[], Match]) -> None:
    assert verify(build().record(), compiled(GAME)) == verify(build().record())


def test_an_engine_that_comes_to_another_state_is_found() -> None:
    """An engine whose draws are not drawn: the first row that differs is named."""
    plain = plain_engine(program(GAME))
    match = begun()
    match.play_all(0, ["take red-1", "end-turn"])
    good = plain.entries["apply"]

    def apply_wrongly(
        states: list[object], index: int, seat: int, action: int, logs: object
    ) -> None:
        good(states, index, seat, action, logs)
        if action == 1:
            states[0].turn += 1  # type: ignore[attr-defined]

    plain.entries["apply"] = apply_wrongly
    with pytest.raises(BrokenRecord, match="plain engine") as caught:
        verify(match.record(), plain)
    assert caught.value.line == 3


# --- what is in a file


def test_a_file_has_a_line_for_the_header_for_each_row_and_for_the_result() -> None:
    content = finished_with_fair_dice().record().to_bytes()
    lines = [json.loads(line) for line in content.decode().splitlines()]
    assert content.endswith(b"\n")
    assert {*lines[0]} == {"header", "check"}
    assert {*lines[-1]} == {"result", "check"}
    assert all({*line} == {"row", "check"} for line in lines[1:-1])
    assert [line["row"]["number"] for line in lines[1:-1]] == list(range(1, len(lines) - 1))
    header = lines[0]["header"]
    assert header["game"] == GAME
    assert header["dice"]["scheme"] == "sealed"
    assert header["players"] == [
        {"name": "Ada"},
        {"name": "Ben", "bot": "greedy"},
        {"name": "Cleo"},
    ]


def test_a_running_match_has_no_result() -> None:
    assert running().record().result is None
    assert finished().record().result == finished().result


def test_every_row_tells_what_was_played_by_whom() -> None:
    match = begun()
    match.play(0, "Trade Purple-6 for blue-3, purple-3")
    match.play(0, "end turn")
    rows = match.record().rows
    assert [(row.number, row.seat, row.move) for row in rows] == [
        (1, 0, "trade purple-6 for purple-3 blue-3"),
        (2, 0, "end-turn"),
    ]
    assert len({row.digest for row in rows}) == 2
    assert all(len(row.digest) == 16 for row in rows)


def test_names_of_any_script_survive() -> None:
    players = ["Zoë", "日本 🧪", "Ærøskøbing"]
    match = new_match(GAME, 3, seed=1, players=players)
    assert MatchRecord.from_bytes(match.record().to_bytes()).header.players[1].name == players[1]


def test_a_record_that_was_taken_is_not_changed_by_what_is_played_later() -> None:
    match = begun()
    record = match.record()
    before = record.to_bytes()
    play_on(match, 5)
    assert record.to_bytes() == before


# --- files


def test_saving_replaces_an_older_file_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(b"something older and longer" * 1000)
    running().record().save(path)
    assert MatchRecord.load(path) == running().record()
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_cannot_be_written_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.jsonl"
    fresh().record().save(path)

    def fail(_: MatchRecord) -> bytes:
        raise OSError("no space left on device")

    monkeypatch.setattr(MatchRecord, "to_bytes", fail)
    with pytest.raises(OSError, match="no space"):
        running().record().save(path)
    assert MatchRecord.load(path) == fresh().record()


def test_two_matches_are_saved_under_names_that_differ_only_in_their_ending(
    tmp_path: Path,
) -> None:
    for name, match in (("a", fresh()), ("a.new.jsonl", running())):
        match.record().save(tmp_path / name)
    assert MatchRecord.load(tmp_path / "a") == fresh().record()
    assert MatchRecord.load(tmp_path / "a.new.jsonl") == running().record()


# --- rows played again one by one


def test_a_row_that_does_not_come_out_the_same_leaves_the_match_as_it_was() -> None:
    match = begun()
    before = everything(match)
    for row in (
        Row(1, 0, "0" * 16, move="take red-1"),
        Row(2, 0, "0" * 16, move="take red-1"),
        Row(1, 1, "0" * 16, move="take red-1"),
        Row(1, 0, "0" * 16, undo=1),
        Row(1, 0, "0" * 16),
    ):
        with pytest.raises(BrokenRecord):
            match.repeat(row)
        assert everything(match) == before


def test_a_result_names_the_winners() -> None:
    assert Result([10, 7], [1, 2]).winners == (0,)
    assert Result([7, 10, 3], [2, 1, 3]).winners == (1,)
    assert Result([3, 4], [0, 0]).winners == ()
    assert msgspec.json.decode(msgspec.json.encode(Result([3], [1])), type=Result).ranks == [1]
