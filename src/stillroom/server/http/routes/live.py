"""The socket of an open table."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from functools import partial
from typing import Any, TypeAlias

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy import Connection

from stillroom.server import metrics
from stillroom.server.clock import now_ms
from stillroom.server.errors import BAD_REQUEST, TOO_MANY, RefusedRequest
from stillroom.server.http.guards import cookies
from stillroom.server.http.guards.persons import person_of
from stillroom.server.live import chat, last_seen
from stillroom.server.live.commands import answer
from stillroom.server.live.connection import NOBODY, Attendant
from stillroom.server.live.host import Host
from stillroom.server.live.room import Room
from stillroom.server.live.votes import come_back
from stillroom.server.lobby.access import ID, may_see
from stillroom.server.store import people, tables, talk
from stillroom.server.store.people import Person
from stillroom.server.store.talk import SaidLine, SocketRow
from stillroom.server.wire.live import ClientMessage, Hello

HELLO_SECONDS = 10.0
MOST_REFUSED = 20
"""So many messages in a row that nobody can understand, and the socket is closed."""

NO_HELLO, NO_TABLE, FLOODING, OUR_FAULT = 4000, 4004, 4029, 1011
"""Close codes: the first message was no hello; there is no such table; too many; something went
wrong here."""

log = structlog.get_logger(__name__)
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
Socket: TypeAlias = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: FromPath[str]) -> None:
    """Lets somebody sit at an open table until the socket ends."""
    host: Host = socket.app.state.host
    if not await _opened(socket):
        return
    hello = await _hello(socket)
    if hello is None:
        await _turn_away(socket, NO_HELLO)
        return
    token = hello.token or cookies.token_of(socket)
    person = await person_of(socket, token) if token else None
    if token is None or person is None:
        await _turn_away(socket, NOBODY)
        return
    room = await _room_for(host, person, table)
    if room is None:
        await _turn_away(socket, NO_TABLE)
        return
    attendant = Attendant(person, secrets.token_urlsafe(12), device=cookies.hash_of(token))
    metrics.open_sockets.inc()
    sending = asyncio.create_task(_send(socket, attendant))
    try:
        await _enter(host, room, attendant, hello)
        await _listen(socket, host, room, attendant)
    except Exception:
        log.exception("socket-failed", table=room.id)
        attendant.close(OUR_FAULT)
    finally:
        metrics.open_sockets.dec()
        await _leave(room, attendant)
        attendant.close(1000)
        await sending


async def _opened(socket: Socket) -> bool:
    """Opens a socket, unless whoever knocked has gone."""
    try:
        await socket.accept()
    except OSError:
        return False
    return True


async def _turn_away(socket: Socket, code: int) -> None:
    """Closes a socket before anything was said; whoever has gone already needs no telling."""
    with suppress(WebSocketDisconnect, OSError):
        await socket.close(code)


async def _hello(socket: Socket) -> Hello | None:
    """The first message; None if it does not come or is none."""
    try:
        text = await asyncio.wait_for(socket.receive_data("text"), HELLO_SECONDS)
    except (TimeoutError, WebSocketDisconnect):
        return None
    message = _read(text)
    return message if isinstance(message, Hello) else None


async def _room_for(host: Host, person: Person, table: str) -> Room | None:
    """The room, if there is such a table and the person may know of it."""
    room = await host.room(table) if ID.fullmatch(table) else None
    if room is None:
        return None
    is_open = await host.database.read(
        lambda connection: may_see(connection, room.gathered, person.id)
    )
    return room if is_open else None


async def _enter(host: Host, room: Room, attendant: Attendant, hello: Hello) -> None:
    """Somebody comes in: everybody sees it, and the newcomer sees everything."""
    opened = SocketRow(
        attendant.socket, room.id, attendant.person.id, host.database.worker, now_ms()
    )
    await host.database.write(room.id, partial(_come, socket=opened))
    async with room.lock:
        # Whoever comes from another worker may have seen more than was told to this one yet.
        await room.catch_up()
        await room.refresh()
        await come_back(room, attendant)
        # First those who are here hear what is new; then the newcomer is told just as much.
        await chat.hear(room)
        await chat.hear_watchers(room)
        lines, muted = await host.database.read(
            partial(_talk_for, table=room.id, reader=attendant.person.id)
        )
        said = [line for line in lines if line.number <= room.chat_number]
        room.open_first_eyes(attendant, hello.eyes)
        if room.match is not None:
            room.outbox.open_eyes(attendant, room.match)
        after = last_seen.seen_before(room, attendant) if hello.after is None else hello.after
        room.outbox.add(attendant)
        room.outbox.welcome(attendant, room.scene(attendant.eyes), after, said, muted)


def _come(connection: Connection, socket: SocketRow) -> None:
    talk.open_socket(connection, socket)
    tables.set_away(connection, socket.table_id, socket.person, None)


def _talk_for(
    connection: Connection, table: str, reader: str
) -> tuple[list[SaidLine], frozenset[str]]:
    return (
        talk.last_chat(connection, table, chat.LINES),
        frozenset(people.relations(connection, reader)),
    )


async def _leave(room: Room, attendant: Attendant) -> None:
    """Somebody goes; who has no other window open at this table is away from now on."""
    async with room.lock:
        room.outbox.remove(attendant)
        row = last_seen.leave(room, attendant)
    with suppress(Exception):
        await room.database.write(
            room.id, partial(_go, table=room.id, attendant=attendant, row=row)
        )


def _go(connection: Connection, table: str, attendant: Attendant, row: int | None) -> None:
    talk.close_socket(connection, attendant.socket)
    if row is not None and attendant.eyes is not None:
        tables.set_seen(connection, table, attendant.person.id, attendant.eyes, row)
    left = talk.sockets_of_table(connection, table, now_ms())
    if all(socket.person != attendant.person.id for socket in left):
        tables.set_away(connection, table, attendant.person.id, int(time.time()))


async def _listen(socket: Socket, host: Host, room: Room, attendant: Attendant) -> None:
    """Carries out what comes, one message after the other."""
    refused = 0
    with suppress(WebSocketDisconnect):
        while attendant.closing is None:
            text = await socket.receive_data("text")
            if host.limits and attendant.is_flooding():
                refused += 1
                room.outbox.refused(attendant, None, RefusedRequest(TOO_MANY, "refused-too-many"))
            else:
                message = _understood(room, attendant, text)
                refused = refused + 1 if message is None else 0
                if message is not None:
                    await answer(room, host.thinker, attendant, message)
            if refused > MOST_REFUSED:
                attendant.close(FLOODING)
            room.used = time.monotonic()
            # However much one client sends at once, the others have their turns in between.
            await asyncio.sleep(0)


def _understood(room: Room, attendant: Attendant, text: str) -> ClientMessage | None:
    """A message; one that cannot be read is refused."""
    message = _read(text)
    if message is None:
        room.outbox.refused(attendant, None, RefusedRequest(BAD_REQUEST, "refused-unreadable"))
    return message


def _read(text: str) -> ClientMessage | None:
    """A message; None if it is none, however deep it is nested."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return None


async def _send(socket: Socket, attendant: Attendant) -> None:
    """Sends what waits, until the socket is to be closed."""
    with suppress(Exception):
        while True:
            content = await attendant.outgoing.get()
            if isinstance(content, int):
                await socket.close(content)
                return
            await socket.send_data(content.decode(), "text")
