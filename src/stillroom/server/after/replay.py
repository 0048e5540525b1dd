"""Replay: matches that are over, to download, to look through, and to prove."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial

import msgspec
from sqlalchemy import Connection

from stillroom.games.messages import Argument, Message
from stillroom.games.registry import find
from stillroom.match.errors import BrokenSnapshot, WrongSeat
from stillroom.match.listening import Listener
from stillroom.match.match import Match
from stillroom.match.records.fair_dice import SealedDice
from stillroom.match.records.record import Header, MatchRecord
from stillroom.match.records.verifying import verify
from stillroom.server.after.story import as_seen, frames_of, read_story
from stillroom.server.errors import CONFLICT, RefusedRequest
from stillroom.server.lobby.access import load_visible
from stillroom.server.lobby.presenters import is_outdated
from stillroom.server.store import match_rows
from stillroom.server.store.database import Database
from stillroom.server.store.people import Person
from stillroom.server.store.stored_match import as_row
from stillroom.server.store.tables import TableRow
from stillroom.server.wire.tables import Frame, Proof, Replay, Stage

MOST_FRAMES = 50
"""So many rows of a replay are given at a time."""
SUFFIX = ".stillroom"


@dataclass(frozen=True)
class Kept:
    """A match that is over, as it lies in the store."""

    table: TableRow
    record: MatchRecord
    snapshot: bytes | None = None
    """The match at or before the row that is asked for."""
    story: bytes | None = None


@dataclass(frozen=True)
class File:
    """A file to download."""

    name: str
    content: bytes


def kept_match(
    connection: Connection, table_id: str, person_id: str, row: int | None = None
) -> Kept:
    """A match that is over; with a row also what is needed to look at it from there on."""
    table = load_visible(connection, table_id, person_id).table
    if table.stage != Stage.OVER or table.header is None:
        raise RefusedRequest(CONFLICT, "refused-not-over")
    header = msgspec.json.decode(table.header, type=Header)
    rows = [as_row(stored) for stored in match_rows.rows_after(connection, table_id, 0)]
    record = MatchRecord(header, rows, table.result)
    if row is None:
        return Kept(table, record)
    if is_outdated(table):
        return Kept(table, record, story=match_rows.story(connection, table_id))
    snapshot = match_rows.snapshot_before(connection, table_id, row)
    return Kept(table, record, None if snapshot is None else snapshot.content)


# The record


async def download(database: Database, person: Person, table_id: str) -> File:
    """The record of a match as a file, which anybody can verify."""
    kept = await database.read(partial(kept_match, table_id=table_id, person_id=person.id))
    return File(file_name(kept), await asyncio.to_thread(kept.record.to_bytes))


def file_name(kept: Kept) -> str:
    """The name of a record's file: the game, the day of the end, and who played."""
    day = datetime.fromtimestamp(kept.table.changed, UTC).strftime("%Y-%m-%d")
    names = [_plain(player.name) for player in kept.record.header.players]
    return "-".join(filter(None, [kept.table.game, day, *names])) + SUFFIX


def _plain(name: str) -> str:
    """A name in letters that every file system knows.

    >>> _plain("Zoë B.")
    'zoe-b'
    """
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub("[^a-z0-9]+", "-", letters).strip("-")


async def prove(database: Database, person: Person, table_id: str) -> Proof:
    """Plays the record of a match again, and shows the key of its dice."""
    kept = await database.read(partial(kept_match, table_id=table_id, person_id=person.id))
    header = kept.record.header
    if is_outdated(kept.table):
        here = find(header.game).rules_version
        raise RefusedRequest(CONFLICT, "refused-other-rules", found=header.rules_version, here=here)
    verified = await asyncio.to_thread(verify, kept.record)
    dice = header.dice if isinstance(header.dice, SealedDice) else None
    return Proof(
        moves=verified.moves,
        undos=verified.undos,
        practice=verified.practice,
        seal=verified.seal,
        key=None if dice is None else dice.key,
        contributions=[] if dice is None else dice.contributions,
    )


# The replay


async def replay(
    database: Database, person: Person, table_id: str, after: int, count: int, eyes: int | None
) -> Replay:
    """Some rows of a match, through the eyes of any seat or of a spectator."""
    reading = partial(kept_match, table_id=table_id, person_id=person.id, row=max(after, 0))
    kept = await database.read(reading)
    check_eyes(eyes, kept.record.header.seats)
    frames = await asyncio.to_thread(_frames, kept, eyes, after, min(count, MOST_FRAMES))
    return Replay(len(kept.record.rows), frames)


def check_eyes(eyes: int | None, seats: int) -> None:
    """Raises WrongSeat unless there is such a seat; None is a spectator."""
    if eyes is not None and not 0 <= eyes < seats:
        found: dict[str, Argument] = {"seat": str(eyes), "last": seats - 1}
        raise WrongSeat(Message("error-no-such-seat", found))


def _frames(kept: Kept, eyes: int | None, after: int, count: int) -> list[Frame]:
    if kept.story is not None:
        return frames_of(read_story(kept.story), eyes, after, count)
    if is_outdated(kept.table):
        return _bare_frames(kept.record, after, count)
    rows = kept.record.rows
    match = match_at(kept, min(max(after, 0), len(rows)))
    listener = Listener(match, eyes)
    frames: list[Frame] = []
    if after < 0:
        frames.append(_frame(match, listener, eyes))
    else:
        listener.catch_up()
    for row in rows[max(after, 0) :][: count - len(frames)]:
        match.repeat(row)
        frames.append(_frame(match, listener, eyes))
    return frames


def match_at(kept: Kept, row: int) -> Match:
    """The match as it was after a row."""
    header, rows = kept.record.header, kept.record.rows[:row]
    if kept.snapshot is not None:
        try:
            return Match.from_snapshot(header, rows, kept.snapshot)
        except BrokenSnapshot:
            return Match.from_rows(header, rows)
    return Match.from_rows(header, rows)


def _frame(match: Match, listener: Listener, eyes: int | None) -> Frame:
    """The last row of a match, and what it brought."""
    news = listener.news()
    last = match.rows[-1] if match.rows else None
    return Frame(
        row=len(match.rows),
        seat=None if last is None else last.seat,
        move=None if last is None else last.move,
        events=[as_seen(event) for event in news.events],
        lines=news.lines,
        view=match.view(eyes),
    )


def _bare_frames(record: MatchRecord, after: int, count: int) -> list[Frame]:
    """The moves alone, of a match of other rules that nobody has told."""
    return [
        Frame(row.number, row.seat, row.move, events=[], lines=[], view=None)
        for row in record.rows[max(after, 0) :][:count]
    ]
