"""A table at which Anna and Ben play, Wanda watches, and which Eve may not know of."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from tests.server.live.meeting import catch_up, together
from tests.server.playing import Client, Refusal, open_table, sit, start
from tests.server.serving import Company, Guest, RunningServer
from tests.server.store.making import until

GAME = "elixir-mixer"
BOT = {"kind": "bot", "bot": "random"}
LASTING = {
    "rows": "number, seat, move, undo, request, person, actor",
    "seats": "seat, kind, name, person, bot, stand_in, bits, allows_chat",
    "chat": "number, person, phrase, text",
    "proposals": "number, topic, seat, by_seat, agreed",
    "notes": "seat, lines",
}
"""What an attack must leave as it is: all but who is here, and since when."""


@dataclass
class Scene:
    """A private table, and everybody around it."""

    server: RunningServer
    table: str
    code: str
    anna: Guest
    ben: Guest
    wanda: Guest
    eve: Guest
    told: int = 0
    """How much the log had told before."""

    @classmethod
    async def set(cls, server: RunningServer, company: Company, **more: Any) -> Scene:
        """People come, sit down, and the match begins; seat 2 is a bot's."""
        told = len(server.log)
        anna, ben, wanda, eve = [
            await company.come(server, name) for name in ("Anna", "Ben", "Wanda", "Eve")
        ]
        seats = [{"kind": "person"}, {"kind": "open"}, BOT]
        opened = await open_table(anna, more.pop("game", GAME), seats, **more)
        await sit(ben, opened)
        assert (await wanda.post("/invitations", {"code": opened["code"]})).is_success
        await start(anna, opened["table"])
        scene = cls(server, opened["table"], opened["code"], anna, ben, wanda, eve, told)
        async with scene.players() as clients:
            # Nothing moves from now on unless somebody does.
            await whose_turn(*clients)
        return scene

    @asynccontextmanager
    async def players(self) -> AsyncIterator[tuple[Client, Client]]:
        """Anna and Ben have the table open."""
        first, second = Client(self.anna, self.table), Client(self.ben, self.table)
        async with together(first, second):
            yield first, second

    def stored(self) -> dict[str, list[Any]]:
        """All of the table that lasts, as the store has it."""
        return {
            name: self.asked(f"SELECT {columns} FROM {name} WHERE table_id = ? ORDER BY 1, 2")
            for name, columns in LASTING.items()
        }

    def asked(self, question: str) -> list[Any]:
        """What the store answers, asked with the id of the table."""
        file = self.server.settings.database.removeprefix("sqlite:///")
        connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
        try:
            return connection.execute(question, (self.table,)).fetchall()
        finally:
            connection.close()

    async def check_unharmed(self) -> None:
        """The match goes on for those who play, and the log has neither a trace nor a secret."""
        async with self.players() as clients:
            rows = self.stored()["rows"]
            await moves(await whose_turn(*clients))
            await whose_turn(*clients)
            assert self.stored()["rows"][: len(rows)] == rows
            for client in clients:
                await catch_up(client)
            views = [client.view for client in clients]
            assert views[0] is not None
            assert views[1] is not None
            assert views[0]["row"] == views[1]["row"] > len(rows)
        log = self.server.log[self.told :]
        assert "Traceback" not in log, log[-4000:]
        assert " error " not in log, log[-4000:]
        for guest in (self.anna, self.ben, self.wanda, self.eve):
            assert guest.token is None or guest.token not in log
        assert self.code not in log


async def whose_turn(*clients: Client) -> Client:
    """Who of some people is asked now; bots may have to move before."""
    while True:
        for client in clients:
            await catch_up(client)
            if client.decision is not None:
                return client
        await clients[0].take()


async def moves(client: Client) -> None:
    """Somebody who is asked makes some move that is open."""
    await client.play(await client.whole_move(random.Random(1)))


async def answer_to(client: Client, message: dict[str, Any]) -> str:
    """How a request is answered: the kind of the refusal, or that it was accepted."""
    try:
        await client.ask(message)
    except Refusal as refused:
        return refused.error
    return "accepted"


async def until_open(scene: Scene, windows: int) -> None:
    """Waits until so many windows are open at the table."""
    counting = "SELECT COUNT(*) FROM sockets WHERE table_id = ?"
    await until(lambda: scene.asked(counting) == [(windows,)])
