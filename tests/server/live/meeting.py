"""People who meet at a table: they come together, wait for each other, and are refused things."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed

from stillroom.server.store.engines import Address, reader_engine
from tests.server.playing import Client, Refusal, open_table, start
from tests.server.serving import Company, Guest, RunningServer

T = TypeVar("T")


NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Flora")


async def arrive(company: Company, server: RunningServer, count: int) -> list[Guest]:
    """So many people come to a server, each with a name of their own."""
    return [await company.come(server, name) for name in NAMES[:count]]


@asynccontextmanager
async def together(*clients: Client) -> AsyncIterator[None]:
    """Several people have a table open at once."""
    async with AsyncExitStack() as leaving:
        for client in clients:
            await leaving.enter_async_context(client)
        yield


def seen(client: Client) -> dict[str, Any]:
    """The match, as a client sees it."""
    assert client.view is not None, "the match has not begun"
    return client.view


async def until(client: Client, condition: Callable[[Client], Any]) -> None:
    """Takes in what is sent until something is so."""
    while not condition(client):
        await client.take()


async def catch_up(client: Client) -> None:
    """Takes in all that was sent before the client asked whether somebody is there."""
    await client.send({"type": "ping"})
    while (await client.take())["type"] != "pong":
        pass


def told(client: Client) -> list[bytes]:
    """What a client was sent, but for who comes and goes and whether somebody is there."""
    quiet = (b'{"type":"table"', b'{"type":"pong"')
    return [message for message in client.received if not message.startswith(quiet)]


async def closed(client: Client) -> int:
    """Waits until the server closes the socket; the code with which it does."""
    with suppress(ConnectionClosed):
        while True:
            await client.take()
    assert client.socket.close_code is not None
    return client.socket.close_code


@contextmanager
def refuses(error: str) -> Iterator[None]:
    """What is asked for here is refused."""
    with pytest.raises(Refusal) as wrong:
        yield
    assert wrong.value.error == error, wrong.value.refusal


def stored(server: RunningServer, job: Callable[[Connection], T]) -> T:
    """What stands in the store of a server."""
    engine = reader_engine(Address(server.settings.database))
    with engine.connect() as connection:
        found = job(connection)
    engine.dispose()
    return found


async def enter(guest: Guest, code: str) -> None:
    """Somebody comes with an invite code, to watch."""
    entered = await guest.post("/invitations", {"code": code})
    assert entered.is_success, entered.text


def by_turn(*clients: Client) -> list[Client]:
    """The same clients, those first whose decision is open."""
    return sorted(clients, key=lambda client: client.decision is None)


def card_to_take(client: Client) -> str:
    """A move of Elixir Mixer that shows nothing new: it takes a card of the market."""
    assert client.decision is not None, "nothing is asked"
    return str(next(move["text"] for move in client.decision["moves"] if "take" in move["text"]))


async def take_a_turn(client: Client) -> None:
    """A whole turn of Elixir Mixer in which nothing hidden is drawn."""
    await client.play(card_to_take(client), "end-turn")
    if client.decision is not None:
        await client.play(await client.whole_move(random.Random(1)))


async def play_rows(clients: list[Client], count: int, dice: random.Random) -> Client:
    """Plays until a match has so many rows; who made the last of them."""
    while True:
        await asyncio.gather(*map(catch_up, clients))
        mover = by_turn(*clients)[0]
        if (await mover.play(await mover.whole_move(dice)))["row"] >= count:
            return mover


async def play_out(client: Client, dice: random.Random) -> int:
    """Answers every decision at once until the match is over; how many there were.

    Where people play at the same time nobody is ever refused: a refusal is raised.
    """
    answers = 0
    while True:
        await client.until()
        if client.is_over:
            return answers
        await client.play(await client.whole_move(dice))
        answers += 1


async def hot_seat(guest: Guest, game: str, **more: Any) -> str:
    """A match that has just begun between two people at one device; the id of its table."""
    seats = [{"kind": "person"}, {"kind": "person", "name": "Ada"}]
    table = await open_table(guest, game, seats, **more)
    await start(guest, table["table"])
    return str(table["table"])


async def turn_to(client: Client, seat: int | None) -> None:
    """Looks through the eyes of another own seat, or lets the curtain fall."""
    await client.send({"type": "look", "seat": seat})
    while True:
        message = await client.take()
        if message["type"] == "update" and "view" in message:
            return


async def turn_to_whoever_is_asked(client: Client) -> None:
    """At a device of several people: passes it to one who owes a decision."""
    assert client.view is not None
    if client.decision is None and not client.is_over:
        await turn_to(client, client.view["waiting"][0])
