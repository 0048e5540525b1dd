"""Snapshots: a match as it stands, as bytes, so that it need not be played again to be opened.

A snapshot is kept beside the rows of the record and is nothing without them: its check covers the
header, all rows so far, and itself. The names of the players are not among what it covers, because
a seat may change hands. Like a record, it belongs to the host alone while the match is running.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Sequence
from operator import attrgetter
from typing import Any

import msgspec

from stillroom.games.messages import Argument, Message
from stillroom.kernel.events import EventRow
from stillroom.kernel.records import RecordError
from stillroom.match.errors import BrokenSnapshot, WrongSetup
from stillroom.match.history import History, Played, digest_of
from stillroom.match.records.record import Header, Row
from stillroom.match.setup import game_of

FORMAT = 1
CHECK_BYTES = 16
QUICKLY = 1
"""The level of compression that costs least."""

Numbers = tuple[int, int, int, int, int, int, int]
"""An event, number by number."""
numbers_of = attrgetter(*EventRow.fields)


class KeptMove(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A move that stands, with what happened."""

    row: int
    seat: int
    actions: list[int]
    counter: int
    undos: int
    is_barrier: bool
    events: list[Numbers]


class Body(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a history holds beside its rows."""

    state: bytes
    played: list[KeptMove]
    counters: list[int]
    decisions: list[int]
    undos: int
    practice: bool
    secret: list[tuple[int, int]]


class Snapshot(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a snapshot is of, and the rest in few bytes."""

    format: int
    game: str
    rules_version: int
    rows: int
    """How many rows the record had."""
    digest: str
    """The digest of the state, as in the last of these rows."""
    check: bytes
    body: bytes


def snapshot_of(history: History) -> bytes:
    """A history without its rows, as bytes."""
    body = Body(
        state=history.state.to_bytes(),
        played=[_kept(played) for played in history.played],
        counters=history.counters,
        decisions=history.decisions,
        undos=history.undos,
        practice=history.practice,
        secret=history.secret,
    )
    packed = zlib.compress(msgspec.msgpack.encode(body), QUICKLY)
    snapshot = Snapshot(
        format=FORMAT,
        game=history.header.game,
        rules_version=history.header.rules_version,
        rows=len(history.rows),
        digest=digest_of(history.state),
        check=_check(history.header, history.rows, packed),
        body=packed,
    )
    return msgspec.msgpack.encode(snapshot)


def restore(history: History, rows: Sequence[Row], content: bytes) -> None:
    """Sets a history that has just begun to where a snapshot was taken; raises BrokenSnapshot.

    The rows are those of the record, up to the snapshot or further.
    """
    snapshot = _read(content)
    _check_fits(snapshot, history.header, rows)
    body = msgspec.msgpack.decode(zlib.decompress(snapshot.body), type=Body)
    before = rows[: snapshot.rows]
    try:
        history.state = history.rules.game.state.from_bytes(body.state)
    except RecordError:
        raise _of_another_state(snapshot) from None
    last_digest = before[-1].digest if before else snapshot.digest
    if not digest_of(history.state) == snapshot.digest == last_digest:
        raise _of_another_state(snapshot)
    for row in before:
        history.write(row)
    for kept in body.played:
        history.stand(_played(kept))
    history.counters, history.decisions = body.counters, body.decisions
    history.undos, history.practice, history.secret = body.undos, body.practice, body.secret


def position_in(content: bytes) -> dict[str, Any]:
    """The position of a snapshot, of whichever rules; raises BrokenSnapshot if it cannot be told.

    So a match can go on after its rules have changed. Whether the position is one that today's
    rules allow is for `Match.from_position` to check.
    """
    snapshot = _read(content)
    try:
        body = msgspec.msgpack.decode(zlib.decompress(snapshot.body), type=Body)
        state = game_of(snapshot.game).state.from_bytes(body.state)
    except (zlib.error, msgspec.DecodeError, RecordError, WrongSetup):
        raise _of_another_state(snapshot) from None
    if digest_of(state) != snapshot.digest:
        raise _of_another_state(snapshot)
    return dict(state.to_dict())


def _read(content: bytes) -> Snapshot:
    try:
        snapshot = msgspec.msgpack.decode(content, type=Snapshot)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        problem = Message("snapshot-unreadable", {"problem": str(wrong)})
        raise BrokenSnapshot(problem) from None
    if snapshot.format != FORMAT:
        here: dict[str, Argument] = {"found": str(snapshot.format), "here": FORMAT}
        raise BrokenSnapshot(Message("snapshot-format", here))
    return snapshot


def _check_fits(snapshot: Snapshot, header: Header, rows: Sequence[Row]) -> None:
    """A snapshot must be of this very match, and none of it changed."""
    if (snapshot.game, snapshot.rules_version) != (header.game, header.rules_version):
        raise BrokenSnapshot(Message("snapshot-changed"))
    if not 0 <= snapshot.rows <= len(rows):
        few: dict[str, Argument] = {"rows": snapshot.rows, "found": len(rows)}
        raise BrokenSnapshot(Message("snapshot-rows", few))
    if snapshot.check != _check(header, rows[: snapshot.rows], snapshot.body):
        raise BrokenSnapshot(Message("snapshot-changed"))


def _of_another_state(snapshot: Snapshot) -> BrokenSnapshot:
    return BrokenSnapshot(Message("snapshot-other-state", {"rows": snapshot.rows}))


def _check(header: Header, rows: Sequence[Row], body: bytes) -> bytes:
    """The check over all that a snapshot belongs to, but for who sits where."""
    whose = msgspec.structs.replace(header, players=[])
    whose_bytes = msgspec.json.encode(whose, order="deterministic")
    content = msgspec.msgpack.encode([whose_bytes, rows, body])
    return hashlib.sha256(content).digest()[:CHECK_BYTES]


def _kept(played: Played) -> KeptMove:
    return KeptMove(
        row=played.row,
        seat=played.seat,
        actions=list(played.actions),
        counter=played.counter,
        undos=played.undos,
        is_barrier=played.is_barrier,
        events=[numbers_of(event) for event in played.rows],
    )


def _played(kept: KeptMove) -> Played:
    return Played(
        row=kept.row,
        seat=kept.seat,
        actions=tuple(kept.actions),
        counter=kept.counter,
        undos=kept.undos,
        rows=[_event(numbers) for numbers in kept.events],
        is_barrier=kept.is_barrier,
    )


def _event(numbers: Numbers) -> EventRow:
    event = EventRow()
    event.kind, event.seat, event.a, event.b, event.c, event.d, event.seen_by = numbers
    return event
