"""Snapshots: a match is opened as it stood, and nothing that was changed or is foreign opens."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from stillroom.games.registry import find
from stillroom.match.errors import BrokenRecord, BrokenSnapshot, OtherRules, WrongSetup
from stillroom.match.match import Match
from stillroom.match.records.record import Seated
from stillroom.match.records.snapshots import FORMAT, Snapshot, position_in, snapshot_of
from stillroom.match.words import LANGUAGES
from tests.cases import for_each
from tests.games.elixir_mixer.table import Table
from tests.match.by_lot import Setting, played_by_lot, settings
from tests.match.tables import again, at, begun, everything, play_on, played_out, sealed


def opened(match: Match, snapshot: bytes) -> Match:
    record = match.record()
    return Match.from_snapshot(record.header, record.rows, snapshot)


def all_told(match: Match) -> list[Any]:
    """All that a match is, and all that anybody is told of it."""
    listeners = (None, *range(match.seats))
    told = [(match.events(listener), match.last_answer(listener)) for listener in listeners]
    heard = [match.heard(seat) for seat in range(match.seats)]
    undo = [match.is_free_to_undo(seat) for seat in range(match.seats)]
    return [*everything(match), told, heard, undo, match.undos]


# --- the same match


@settings
@pytest.mark.parametrize("seed", [2, pytest.param(3, marks=pytest.mark.soak)])
def test_a_match_is_opened_as_it_stood(setting: Setting, seed: int) -> None:
    chooser, looked_at = random.Random(seed), 0
    for match in played_by_lot(setting.begun(seed), seed):
        if match.result is not None or chooser.random() < 0.2:
            assert all_told(opened(match, match.snapshot())) == all_told(match)
            looked_at += 1
    assert looked_at > 2


@settings
def test_a_match_that_was_opened_goes_on_like_the_other(setting: Setting) -> None:
    """With the same dice, also after an undo that goes back beyond the snapshot."""
    first = setting.begun(4)
    for length, _ in enumerate(played_by_lot(first, 4)):
        if length == 8:
            break
    second = opened(first, first.snapshot())
    assert second.record() == first.record()
    ends = [list(played_by_lot(match, 5, undos=0.3))[-1] for match in (first, second)]
    assert all_told(ends[0]) == all_told(ends[1])
    assert ends[0].undos > 0


@settings
@pytest.mark.parametrize("seed", [2, pytest.param(3, marks=pytest.mark.soak)])
def test_an_undo_comes_to_the_same_whether_or_not_the_match_was_opened_anew(
    setting: Setting, seed: int
) -> None:
    """Who has just played goes back one state; who was opened plays everything again."""
    compared = 0
    for match in played_by_lot(setting.begun(seed), seed):
        rows = match.record().rows
        if match.result is not None or not rows or rows[-1].undo is not None:
            continue
        played, read = match.copied(), opened(match, match.snapshot())
        for other in (played, read):
            other.undo(rows[-1].seat, agreed=True)
        assert played.record() == read.record()
        assert played.position() == read.position()
        compared += 1
    assert compared > 5


def test_rows_after_the_snapshot_are_played_again() -> None:
    match = play_on(sealed(3), 10)
    early = match.snapshot()
    play_on(match, 12)
    match.undo(match.record().rows[-1].seat, agreed=True)
    assert all_told(opened(match, early)) == all_told(match)


def test_a_snapshot_may_be_as_old_as_the_match_itself() -> None:
    match = sealed(2)
    first = match.snapshot()
    assert all_told(opened(match, first)) == all_told(match)
    assert all_told(opened(play_on(match, 5), first)) == all_told(match)


def test_a_match_that_began_in_a_position_is_opened() -> None:
    match = at(Table(hand=["red-1", "red-2"], market=["blue-1"] * 2))
    match.play(0, "draw")
    assert all_told(opened(match, match.snapshot())) == all_told(match)


def test_a_match_that_is_over_is_opened() -> None:
    match = played_out(begun(3))
    read = opened(match, match.snapshot())
    assert read.result == match.result
    assert read.record() == match.record()


def test_a_seat_that_changed_hands_does_not_matter() -> None:
    match = play_on(sealed(2), 6)
    record = match.record()
    header = msgspec.structs.replace(
        record.header, players=[Seated("Ada"), Seated("Ben", "greedy")]
    )
    read = Match.from_snapshot(header, record.rows, match.snapshot())
    assert read.names == ["Ada", "Ben"]
    assert read.position() == match.position()


def test_the_order_in_which_options_were_stored_does_not_matter() -> None:
    match = play_on(sealed(2, turn_limit=40), 6)
    record = match.record()
    options = dict(reversed(record.header.options.items()))
    header = msgspec.structs.replace(record.header, options=options)
    assert Match.from_snapshot(header, record.rows, match.snapshot()).position() == match.position()


def test_nobody_plays_the_rows_of_a_snapshot_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_on(sealed(2), 20)
    snapshot = match.snapshot()
    monkeypatch.setattr("stillroom.match.playing.Rules.play", None)
    assert opened(match, snapshot).position() == match.position()


def test_the_position_of_a_snapshot_is_told_under_other_rules_too() -> None:
    match = play_on(sealed(2), 20)
    written = msgspec.msgpack.decode(match.snapshot(), type=Snapshot)
    of_other_rules = msgspec.structs.replace(written, rules_version=written.rules_version + 1)
    assert position_in(match.snapshot()) == match.position()
    assert position_in(msgspec.msgpack.encode(of_other_rules)) == match.position()


# --- damage


@cache
def running() -> Match:
    match = play_on(sealed(2), 12)
    match.undo(match.record().rows[-1].seat, agreed=True)
    return play_on(match, 3)


def refused(match: Match, snapshot: bytes) -> BrokenSnapshot:
    with pytest.raises(BrokenSnapshot) as caught:
        opened(match, snapshot)
    assert len({caught.value.words(language) for language in LANGUAGES}) == len(LANGUAGES)
    return caught.value


def test_a_changed_byte_is_found_wherever_it_is() -> None:
    record, snapshot = running().record(), running().snapshot()
    for place, byte in enumerate(snapshot):
        changed = snapshot[:place] + bytes([byte ^ (1 << place % 8)]) + snapshot[place + 1 :]
        with pytest.raises(BrokenSnapshot):
            Match.from_snapshot(record.header, record.rows, changed)


@for_each(
    "damage",
    [
        lambda _: b"",
        lambda _: b"\x00" * 100,
        lambda _: msgspec.msgpack.encode({"format": 1}),
        lambda snapshot: snapshot[:-1],
        lambda snapshot: snapshot[1:],
        lambda snapshot: snapshot + b"\x00",
        lambda snapshot: snapshot + snapshot,
    ],
)
def test_what_is_no_snapshot_does_not_open(damage: Callable[[bytes], bytes]) -> None:
    refused(running(), damage(running().snapshot()))


def test_a_snapshot_of_another_match_does_not_open() -> None:
    others = [
        play_on(sealed(2, key=bytes([9]) * 32), 16),
        play_on(sealed(2), 16, seed=2),
        play_on(sealed(3), 16),
        play_on(sealed(2, turn_limit=50), 16),
        play_on(begun(2), 16),
    ]
    match = play_on(sealed(2), 16)
    assert opened(match, match.snapshot()).position() == match.position()
    for other in others:
        assert "another match" in str(refused(match, other.snapshot()))


def test_a_snapshot_from_the_beginning_of_another_match_does_not_open() -> None:
    refused(sealed(2), sealed(2, key=bytes([9]) * 32).snapshot())


def test_a_snapshot_needs_all_rows_before_it() -> None:
    record = running().record()
    with pytest.raises(BrokenSnapshot, match=f"after row {len(record.rows)}, but"):
        Match.from_snapshot(record.header, record.rows[:-1], running().snapshot())


def test_a_row_before_the_snapshot_that_was_changed_is_found() -> None:
    record = running().record()
    for place, row in enumerate(record.rows):
        rows = [*record.rows]
        rows[place] = msgspec.structs.replace(row, seat=1 - row.seat)
        with pytest.raises(BrokenSnapshot):
            Match.from_snapshot(record.header, rows, running().snapshot())


def test_a_row_after_the_snapshot_that_was_changed_is_found() -> None:
    match = again(running())
    snapshot = match.snapshot()
    record = play_on(match, 2).record()
    wrong = msgspec.structs.replace(record.rows[-1], digest="0" * 16)
    with pytest.raises(BrokenRecord) as caught:
        Match.from_snapshot(record.header, [*record.rows[:-1], wrong], snapshot)
    assert caught.value.line == len(record.rows) + 1


def test_a_snapshot_of_another_format_does_not_open() -> None:
    written = msgspec.msgpack.decode(running().snapshot(), type=Snapshot)
    later = msgspec.structs.replace(written, format=FORMAT + 1)
    assert f"format {FORMAT + 1}" in str(refused(running(), msgspec.msgpack.encode(later)))


@for_each("change", [{"digest": "0" * 16}, {"body": b""}, {"game": "chess"}])
def test_a_position_that_is_damaged_is_not_told(change: dict[str, Any]) -> None:
    written = msgspec.msgpack.decode(running().snapshot(), type=Snapshot)
    with pytest.raises(BrokenSnapshot):
        position_in(msgspec.msgpack.encode(msgspec.structs.replace(written, **change)))


def test_the_state_of_a_snapshot_must_be_that_of_its_last_row() -> None:
    """Somebody who computes the check anew still has to come to the digest."""
    match = again(running())
    match._history.state.turn += 1
    assert "not the state" in str(refused(running(), snapshot_of(match._history)))


def test_a_state_of_another_size_does_not_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """The records of a game may change without its rules."""
    state = type(running()._history.state)
    as_now = state.to_bytes
    monkeypatch.setattr(state, "to_bytes", lambda self: as_now(self) + b"\x00" * 4)
    assert "not the state" in str(refused(running(), running().snapshot()))


def test_a_match_of_other_rules_does_not_open_and_is_not_called_broken() -> None:
    record = running().record()
    header = msgspec.structs.replace(
        record.header, rules_version=find(record.header.game).rules_version + 1
    )
    with pytest.raises(OtherRules) as caught:
        Match.from_snapshot(header, record.rows, running().snapshot())
    assert isinstance(caught.value, WrongSetup)
    assert not isinstance(caught.value, BrokenSnapshot | BrokenRecord)
