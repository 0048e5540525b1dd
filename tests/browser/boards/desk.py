"""A table of the server's own, without a store: it tells pages just what a server would."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, cast

import msgspec
from playwright.async_api import WebSocketRoute

from stillroom.match.match import Match
from stillroom.server.live.commands import answer
from stillroom.server.live.connection import Attendant
from stillroom.server.live.origin import Deed
from stillroom.server.live.room import Room
from stillroom.server.lobby.lifecycle import players_of
from stillroom.server.lobby.opening import drawn_up
from stillroom.server.lobby.presenters import Presence
from stillroom.server.opponents.bot_pool import Thinker
from stillroom.server.store.database import Database
from stillroom.server.store.people import Person
from stillroom.server.store.stored_match import Stored
from stillroom.server.wire.live import ClientMessage, Hello, Play
from stillroom.server.wire.tables import NewSeat, NewTable, SeatKind, Stage

NOW = 1_700_000_000
SEED = 7
_read = msgspec.json.Decoder(ClientMessage).decode


class Desk(Room):
    """A table among bots at which a match goes on; what is played there is kept nowhere.

    The bots answer nothing unless they are told to.
    """

    def __init__(self, person: Person, match: Match) -> None:
        bots = [NewSeat(SeatKind.BOT, "random") for _ in range(match.seats - 1)]
        gathered = drawn_up(person, NewTable(match.game, [NewSeat(SeatKind.PERSON), *bots]), NOW)
        match.reseat(players_of(gathered.seats))
        header = match.record().header
        table = replace(gathered.table, stage=Stage.PLAYING, options=header.options)
        rows = Deed("bot").stored_rows(match.rows, NOW)
        stored = Stored(replace(gathered, table=table), rows, match, is_outdated=False)
        super().__init__(cast("Database", None), stored)
        self.told: list[dict[str, Any]] = []
        """Everything that pages were told."""
        self.played: list[list[str]] = []
        """The moves that pages sent, each time those that are played together."""
        self.plays_others = False
        """Whether the bots answer, by lot and at once."""
        self.presence = Presence(frozenset({person.id}))
        self._person = person
        self._dice = random.Random(SEED)
        self._pages: dict[Attendant, WebSocketRoute] = {}

    async def change(self, play: Callable[[Match], object], deed: Deed) -> None:
        """Plays, and tells everybody."""
        self._play(play, deed)
        while self.plays_others and any(self.running().waiting):
            seat = max(self.running().waiting)
            move = self._dice.choice(self.running().moves(seat))
            self._play(partial(Match.play, seat=seat, move=move), Deed("bot"))

    def _play(self, play: Callable[[Match], object], deed: Deed) -> None:
        ahead = self.running().copied(apart=False)
        play(ahead)
        self.rows = [*self.rows, *deed.stored_rows(ahead.rows[self.number :], NOW)]
        self.match = ahead
        self.publish()
        if ahead.result is not None:
            table = replace(self.gathered.table, stage=Stage.OVER, result=ahead.result)
            self.gathered = replace(self.gathered, table=table)
            self.outbox.table_changed(self.gathered, self.presence)

    @property
    def row(self) -> int:
        """The last row of the match, as the person counts."""
        return self.running().row(0)

    def count(self, kind: str) -> int:
        """How many messages of a kind pages were told."""
        return sum(message["type"] == kind for message in self.told)

    # Pages

    def attend(self, page: WebSocketRoute, thinker: Thinker) -> None:
        """Somebody opens the table in a page."""
        attendant = Attendant(self._person, "page")

        async def hear(text: str | bytes) -> None:
            message = _read(text)
            if isinstance(message, Play):
                self.played.append(message.moves)
            if isinstance(message, Hello):
                self._enter(page, attendant, message)
            else:
                await answer(self, thinker, attendant, message)
            self._send()

        page.on_message(hear)

    def _enter(self, page: WebSocketRoute, attendant: Attendant, hello: Hello) -> None:
        self.open_first_eyes(attendant, hello.eyes)
        self.outbox.open_eyes(attendant, self.running())
        self.outbox.add(attendant)
        self._pages[attendant] = page
        scene = self.scene(attendant.eyes)
        self.outbox.welcome(attendant, scene, hello.after, [], frozenset())

    def _send(self) -> None:
        """Sends whatever waits, to every page."""
        for attendant, page in self._pages.items():
            while not attendant.outgoing.empty():
                content = attendant.outgoing.get_nowait()
                assert isinstance(content, bytes), "a page was let go"
                self.told.append(msgspec.json.decode(content))
                page.send(content.decode())
