"""A match as it lies in the store, opened: from its last snapshot and the rows after it."""

from __future__ import annotations

import time
from dataclasses import dataclass

import msgspec
import structlog
from sqlalchemy import Connection

from stillroom.match.errors import BrokenSnapshot
from stillroom.match.match import Match
from stillroom.match.records.record import Header, Row
from stillroom.match.setup import game_of
from stillroom.match.view import View
from stillroom.server.store import match_rows, tables, work
from stillroom.server.store.match_rows import StoredRow
from stillroom.server.store.tables import Gathered
from stillroom.server.wire.tables import Stage

log = structlog.get_logger(__name__)


@dataclass(frozen=True)
class Stored:
    """A table with its match."""

    gathered: Gathered
    rows: list[StoredRow]
    match: Match | None
    """None before the start, for other rules, or where the reader has the match already."""
    is_outdated: bool
    """Whether the match is of other rules than today's."""
    last_view: View | None = None
    """What a spectator last saw of a match of other rules, as far as that was kept."""
    is_seen_to: bool = False
    """Whether a worker that is alive has claimed the work of the table."""


def load_stored(connection: Connection, table: str, *, known: bool = False) -> Stored | None:
    """A table with its match; `known` leaves the match out, once it has begun."""
    gathered = tables.load(connection, table)
    if gathered is None:
        return None
    header_text = gathered.table.header
    if known or header_text is None or gathered.table.stage in (Stage.GATHERING, Stage.CLOSED):
        return Stored(gathered, [], None, is_outdated=False)
    rows = match_rows.rows_after(connection, table, 0)
    header = msgspec.json.decode(header_text, type=Header)
    snapshot = match_rows.last_snapshot(connection, table)
    if header.rules_version != game_of(header.game).rules_version:
        last_view = None if snapshot is None else _read_view(snapshot.view)
        return Stored(gathered, rows, None, is_outdated=True, last_view=last_view)
    played = [as_row(row) for row in rows]
    match = _opened(header, played, None if snapshot is None else snapshot.content)
    is_seen_to = work.is_seen_to(connection, table, time.time_ns() // 1_000_000)
    return Stored(gathered, rows, match, is_outdated=False, is_seen_to=is_seen_to)


def _read_view(content: bytes) -> View | None:
    """A view as it was stored; None if views have changed so much since that it cannot be shown."""
    try:
        return msgspec.json.decode(content, type=View)
    except msgspec.ValidationError:
        return None


def _opened(header: Header, rows: list[Row], snapshot: bytes | None) -> Match:
    """A match from its snapshot; one that is damaged costs only the time to play all rows again."""
    if snapshot is not None:
        try:
            return Match.from_snapshot(header, rows, snapshot)
        except BrokenSnapshot as wrong:
            log.warning("snapshot-broken", problem=str(wrong))
    return Match.from_rows(header, rows)


def as_row(row: StoredRow) -> Row:
    """A stored row as a row of the record."""
    return Row(row.number, row.seat, row.digest, row.move, row.undo)
