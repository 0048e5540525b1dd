"""Rooms: one table as one worker has it open.

Any worker may have the same table open. What counts is the store: a move is played on a copy of the
match, its row is committed, and only then the copy becomes the match and everybody is told. If
another worker was faster, the store refuses the row; the room reads what it missed and tries again.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from functools import partial

import msgspec
from sqlalchemy import Connection

from stillroom.match.errors import MatchError
from stillroom.match.match import Match
from stillroom.match.records.record import Seated
from stillroom.server import metrics
from stillroom.server.clock import now_ms
from stillroom.server.errors import CONFLICT, RefusedRequest
from stillroom.server.live import clocks, vote_rules
from stillroom.server.live.clocks import Reserve
from stillroom.server.live.connection import ELSEWHERE, Attendant
from stillroom.server.live.origin import Deed
from stillroom.server.live.outbox import Outbox, Scene
from stillroom.server.lobby.presenters import Presence, clock_of
from stillroom.server.store import match_rows, tables, talk
from stillroom.server.store.database import Database
from stillroom.server.store.match_rows import Commit, StoredRow
from stillroom.server.store.notices import announce
from stillroom.server.store.stored_match import Stored, as_row, load_stored
from stillroom.server.store.tables import Gathered, SeatRow
from stillroom.server.store.talk import ProposalRow
from stillroom.server.wire.live import Proposal, SeatClock
from stillroom.server.wire.tables import Clock, Stage

SNAPSHOT_ROWS = 50
"""After so many rows the whole match is stored beside them, so that it opens quickly."""
LEASE = 5_000
"""Milliseconds after which another worker does what is due at a table."""
MOST_TRIES = 200
"""So often a move is tried again when another worker was faster: until the others wait for it."""
STEP_ASIDE, LONGEST_ASIDE = 0.001, 0.02
"""Seconds by which the loser steps aside longer each time, and at most: so nobody always loses."""


def view_as_json(match: Match) -> bytes:
    """What a spectator sees, to be read under any rules."""
    return msgspec.json.encode(match.view(None))


class Room:
    """A table that is open in this worker."""

    def __init__(self, database: Database, stored: Stored) -> None:
        self.database = database
        self.lock = asyncio.Lock()
        self.outbox = Outbox()
        self.schedule: Callable[[], int | None] = lambda: None
        """When the table next needs its host, in milliseconds since 1970; the worker's part."""
        self.after_commit: Callable[[], None] = lambda: None
        """Called when something was stored from here."""
        self.after_others: Callable[[], None] = lambda: None
        """Called when another worker has stored something."""
        self.presence = Presence()
        self.proposals: list[ProposalRow] = []
        self.chat_number = 0
        """The last line of the chat that those who are here were told."""
        self.has_heard_watchers = stored.gathered.table.stage == Stage.OVER
        """Whether players have been told what the watchers said."""
        self.seen: dict[tuple[str, int | None], int] = {}
        """The last row that somebody who went had seen through the eyes of a seat."""
        self.has_work = True
        """Whether the store may have work of this table."""
        self.patience = 0
        """How many seconds somebody must be gone before others may propose a bot."""
        self.used = time.monotonic()
        """When somebody last needed the room."""
        self._take(stored)

    @classmethod
    async def opened(cls, database: Database, table: str) -> Room | None:
        """The room of a table; None if there is no such table."""
        stored = await database.read(partial(load_stored, table=table))
        if stored is None:
            return None
        room = cls(database, stored)
        await room.refresh()
        return room

    def _take(self, stored: Stored) -> None:
        self.gathered: Gathered = stored.gathered
        self.match: Match | None = stored.match
        self.is_outdated = stored.is_outdated
        self.last_view = stored.last_view
        """What a spectator last saw of a match of other rules."""
        self.rows = stored.rows
        self._requests = {(row.person, row.request) for row in stored.rows}
        is_running = self.match is not None and self.match.result is None
        self.is_forsaken = is_running and not stored.is_seen_to
        """Whether the match was opened while no worker saw to it: after a start of the server."""
        waiting = self.match.waiting if self.match is not None else ()
        self.reserves = clocks.as_stored(
            self.gathered.seats, waiting, now_ms(), is_running=stored.is_seen_to
        )

    # What the room is

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.gathered.table.id

    @property
    def number(self) -> int:
        """The number of the last row."""
        return len(self.rows)

    @property
    def clock(self) -> Clock | None:
        """The clock of the table, if it has one."""
        return clock_of(self.gathered.table)

    def seat(self, number: int) -> SeatRow:
        """A seat by its number."""
        if not 0 <= number < len(self.gathered.seats):
            raise RefusedRequest(CONFLICT, "refused-no-seat", seat=number)
        return self.gathered.seats[number]

    def seats_of(self, person: str) -> list[int]:
        """The seats of a person."""
        return [seat.seat for seat in self.gathered.seats if seat.person == person]

    def bot_at(self, seat: int) -> str | None:
        """The level of the bot that plays for a seat now, if any does."""
        sitting = self.gathered.seats[seat]
        return sitting.stand_in or sitting.bot

    def running(self) -> Match:
        """The match; refuses if there is none that can be played."""
        if self.is_outdated:
            raise RefusedRequest(CONFLICT, "refused-outdated")
        if self.match is None:
            raise RefusedRequest(CONFLICT, "refused-not-started")
        return self.match

    def clocks_for(self, eyes: int | None) -> list[SeatClock]:
        """The clocks, as somebody may see them: while moves are covered, only the own one."""
        told = clocks.as_seat_clocks(self.reserves, self.clock)
        if self.match is not None and self.match.is_covered:
            return [clock for clock in told if clock.seat == eyes]
        return told

    def scene(self, eyes: int | None) -> Scene:
        """The table as it is now, for somebody who comes."""
        return Scene(
            gathered=self.gathered,
            presence=self.presence,
            match=self.match,
            last_view=self.last_view,
            proposals=self.open_proposals(),
            clocks=self.clocks_for(eyes),
            now=now_ms(),
        )

    # Playing

    async def change(self, play: Callable[[Match], object], deed: Deed) -> None:
        """Plays on a copy of the match, stores what came of it, and tells everybody.

        Whoever calls holds the lock. If another worker was faster, the room reads what it missed
        and plays again, which may raise an error now.
        """
        for tries in range(MOST_TRIES):
            try:
                if await self._try(play, deed):
                    return
                await asyncio.sleep(random.uniform(0, min(tries * STEP_ASIDE, LONGEST_ASIDE)))
                await self.catch_up()
            except MatchError:
                # Perhaps it is refused only because something was not told to this worker yet.
                if not await self.catch_up():
                    raise
            if self.was_done(deed.person, deed.request):
                return
        raise RefusedRequest(CONFLICT, "refused-busy")

    async def _try(self, play: Callable[[Match], object], deed: Deed) -> bool:
        """Plays, stores and tells; False, and nothing has changed, if another was faster."""
        ahead = self.running().copied(apart=False)
        is_covered = ahead.is_covered
        play(ahead)
        # What nobody may know of must not end what everybody sees.
        is_hidden = is_covered and ahead.is_covered
        movers = set() if is_hidden else {row.seat for row in ahead.rows[self.number :]}
        settled = vote_rules.settled_by_moving(
            self.proposals, movers, is_over=ahead.result is not None
        )
        if not await self._commit(ahead, deed, settled):
            return False
        self.publish()
        if settled:
            await self.proposals_changed()
        return True

    async def _commit(self, ahead: Match, deed: Deed, settled: list[int]) -> bool:
        assert self.match is not None
        now = now_ms()
        fresh = deed.stored_rows(ahead.rows[self.number :], now)
        before = self.match, self.rows, self.reserves
        is_hidden = ahead.is_covered and self.match.is_covered
        self.reserves = self._reserves_after(ahead, fresh, now)
        self.match, self.rows = ahead, [*self.rows, *fresh]
        try:
            commit = self._as_commit(fresh, now, is_hidden)
            is_stored = await self.database.write(
                self.id, partial(_append, commit=commit, settled=settled)
            )
        except BaseException:
            self.match, self.rows, self.reserves = before
            raise
        if not is_stored:
            self.match, self.rows, self.reserves = before
            return False
        self.has_work = self.schedule() is not None
        self._requests |= {(row.person, row.request) for row in fresh}
        metrics.moves.inc(len(fresh))
        self.after_commit()
        return True

    def _as_commit(self, fresh: list[StoredRow], now: int, is_hidden: bool) -> Commit:
        match = self.running()
        result = match.result
        due = self.schedule()
        has_snapshot = self.number // SNAPSHOT_ROWS > (self.number - len(fresh)) // SNAPSHOT_ROWS
        return Commit(
            table_id=self.id,
            expected_rows=self.number - len(fresh),
            rows=fresh,
            waiting=list(match.waiting),
            turn=match.turn,
            stage=Stage.PLAYING if result is None else Stage.OVER,
            result=result,
            seat_clocks=clocks.clocks_to_store(self.reserves, self.clock),
            work_changed=self.has_work or due is not None,
            work=None if due is None else (due, due + LEASE),
            worker=self.database.worker,
            snapshot=(match.snapshot(), view_as_json(match)) if has_snapshot else None,
            now=None if is_hidden else now // 1000,
        )

    def _reserves_after(self, ahead: Match, fresh: list[StoredRow], now: int) -> list[Reserve]:
        """The clocks after some rows; bots pay nothing."""
        assert self.match is not None
        paying = {row.seat for row in fresh if self.bot_at(row.seat) is None}
        return clocks.after(self.reserves, self.clock, paying, self.match, ahead, now)

    def was_done(self, person: str | None, request: str | None) -> bool:
        """Whether a request of somebody was carried out before.

        Others may use the same words: else they could find out whether somebody has moved.
        """
        return request is not None and (person, request) in self._requests

    def publish(self) -> None:
        """Tells everybody what is new in the match."""
        if self.match is not None:
            self.outbox.publish(self.match, self.clocks_for)

    async def catch_up(self) -> bool:
        """Plays again what other workers have stored; whether there was anything.

        Whoever calls holds the lock.
        """
        missed, gathered = await self.database.read(
            lambda connection: (
                match_rows.rows_after(connection, self.id, self.number),
                tables.load(connection, self.id),
            )
        )
        if not missed or self.match is None or gathered is None:
            return False
        ahead = self.match.copied(apart=False)
        for row in missed:
            ahead.repeat(as_row(row))
        if self.clock is None:
            self.reserves = self._reserves_after(ahead, missed, missed[-1].at_ms)
        else:
            # What a seat has left is as whoever stored the rows has counted it.
            self.reserves = clocks.as_stored(
                gathered.seats, ahead.waiting, now_ms(), is_running=True
            )
        self.match, self.rows = ahead, [*self.rows, *missed]
        self.has_work = True
        self._requests |= {(row.person, row.request) for row in missed}
        self.after_others()
        self.publish()
        return True

    # What other workers and the rest of the server tell

    async def reload(self) -> None:
        """Reads the table anew: somebody sat down, it was started, a setting has changed."""
        had_match = self.match is not None
        stored = await self.database.read(partial(load_stored, table=self.id, known=had_match))
        if stored is None:
            return
        if self.match is not None and stored.match is None:
            self.gathered = stored.gathered
            self._reseat()
        else:
            self._take(stored)
        self._show_anew(is_begun=not had_match)
        self.outbox.table_changed(self.gathered, self.presence)
        self.publish()

    def _reseat(self) -> None:
        """Puts the names and bots of today into the match."""
        assert self.match is not None
        players = [Seated(seat.name, seat.bot) for seat in self.gathered.seats]
        if players != self.match.players:
            ahead = self.match.copied(apart=False)
            ahead.reseat(players)
            self.match = ahead

    def _show_anew(self, *, is_begun: bool) -> None:
        """Everybody sees a match begin; later, whoever took or left a seat sees it anew."""
        if self.match is None:
            return
        if is_begun:
            self.outbox.forget_views()
        for attendant in self.outbox.attendants:
            if is_begun or not attendant.looks_right(self.seats_of(attendant.person.id)):
                self.open_first_eyes(attendant, None)
                self.outbox.open_eyes(attendant, self.match)
                self.outbox.show_whole(attendant, self.match, self.clocks_for(attendant.eyes))

    def open_first_eyes(self, attendant: Attendant, wanted: int | None) -> None:
        """Somebody comes; a match of other rules is seen as spectators see it."""
        own = [] if self.is_outdated else self.seats_of(attendant.person.id)
        has_secrets = self.match is not None and self.match.has_secrets
        attendant.open_first_eyes(own, wanted, has_secrets=has_secrets)

    async def refresh(self) -> None:
        """Reads who is here and what is proposed."""
        await self._read_presence()
        self.proposals = await self.database.read(
            partial(talk.proposals_of_table, table_id=self.id)
        )

    async def _read_presence(self) -> dict[str, str]:
        """Reads who sits and who is here; the newest socket of each person."""
        gathered, sockets = await self.database.read(
            lambda connection: (
                tables.load(connection, self.id),
                talk.sockets_of_table(connection, self.id, now_ms()),
            )
        )
        self.gathered = gathered or self.gathered
        newest = {socket.person: socket.id for socket in sockets}
        self.presence = Presence(frozenset(newest))
        return newest

    async def sockets_changed(self) -> None:
        """Somebody came or went; a window whose person has a newer one is closed."""
        newest = await self._read_presence()
        for attendant in list(self.outbox.attendants):
            if newest.get(attendant.person.id, attendant.socket) != attendant.socket:
                attendant.close(ELSEWHERE)
        self.outbox.table_changed(self.gathered, self.presence)
        if self.proposals:
            # Who is asked depends on who is here.
            self.outbox.proposals_changed(self.open_proposals())

    async def proposals_changed(self) -> None:
        """Somebody proposed something, or voted."""
        self.proposals = await self.database.read(
            partial(talk.proposals_of_table, table_id=self.id)
        )
        self.outbox.proposals_changed(self.open_proposals())

    def open_proposals(self) -> list[Proposal]:
        """What people are to agree on."""
        return vote_rules.as_proposals(self.proposals, self.gathered, self.presence)


def _append(connection: Connection, commit: Commit, settled: list[int]) -> bool:
    """Keeps new rows, and what follows from them for the table."""
    if not match_rows.append(connection, commit):
        return False
    if commit.result is not None:
        announce(connection, commit.table_id, "table")
    if settled:
        talk.remove_proposals(connection, commit.table_id, settled)
    return True
