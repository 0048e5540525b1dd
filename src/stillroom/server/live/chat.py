"""The chat of a table.

At a listed table people speak in ready phrases, which each reader sees in the own language, unless
all who play allow free chat. Watchers have a chat of their own, which players see in the end.
"""

from __future__ import annotations

import time
from functools import partial

from sqlalchemy import Connection

from stillroom.games.messages import Message
from stillroom.server.errors import BAD_REQUEST, FORBIDDEN, RefusedRequest
from stillroom.server.live.connection import Attendant
from stillroom.server.live.room import Room
from stillroom.server.lobby.presenters import has_free_chat
from stillroom.server.store import people, tables, talk
from stillroom.server.store.talk import SaidLine
from stillroom.server.wire.live import AllowChat, Say
from stillroom.server.wire.tables import Stage

PHRASES = {
    "well-brewed": Message("phrase-well-brewed"),
    "ouch": Message("phrase-ouch"),
    "good-game": Message("phrase-good-game"),
    "one-moment": Message("phrase-one-moment"),
    "misclick": Message("phrase-misclick"),
    "another": Message("phrase-another"),
    "hello": Message("phrase-hello"),
    "thanks": Message("phrase-thanks"),
}
"""The ready phrases by name, in the words of each reader."""

LINES = 50
"""So many lines of the chat are shown to somebody who comes."""


async def say(room: Room, attendant: Attendant, message: Say) -> None:
    """Says something to the table."""
    async with room.lock:
        own = room.seats_of(attendant.person.id)
        seat = own[0] if own and message.seat is None else message.seat
        if seat is not None and seat not in own:
            raise RefusedRequest(FORBIDDEN, "refused-not-your-seat", seat=seat)
        text = _checked_text(room, message)
        line = SaidLine(
            number=0,
            at=int(time.time()),
            person=attendant.person.id,
            name=attendant.person.name if seat is None else room.seat(seat).name,
            seat=seat,
            watcher=seat is None,
            phrase=message.phrase,
            text=text,
            request=message.request,
        )
        await room.database.write(room.id, partial(talk.add_chat, table_id=room.id, line=line))
        room.outbox.accepted(attendant, message.request, room.match)


def _checked_text(room: Room, message: Say) -> str | None:
    """The words of somebody's own, if those are allowed here; None for a ready phrase."""
    if (message.phrase is None) == (message.text is None):
        raise RefusedRequest(BAD_REQUEST, "refused-phrase-or-text")
    if message.phrase is not None:
        if message.phrase not in PHRASES:
            raise RefusedRequest(BAD_REQUEST, "refused-no-such-phrase", phrases=", ".join(PHRASES))
        return None
    if not has_free_chat(room.gathered):
        raise RefusedRequest(FORBIDDEN, "refused-phrases-only")
    text = " ".join((message.text or "").split())
    if not text or not text.isprintable():
        raise RefusedRequest(BAD_REQUEST, "refused-no-words")
    return text


async def allow_chat(room: Room, attendant: Attendant, message: AllowChat) -> None:
    """Allows free chat for the own seats, or not any more."""
    async with room.lock:
        own = room.seats_of(attendant.person.id)
        if not own:
            raise RefusedRequest(FORBIDDEN, "refused-only-players")
        await room.database.write(
            room.id, partial(_allow, table=room.id, seats=own, allow=message.allow)
        )
        await room.reload()
        room.outbox.accepted(attendant, message.request, room.match)


def _allow(connection: Connection, table: str, seats: list[int], *, allow: bool) -> None:
    for seat in seats:
        tables.change_seat(connection, table, seat, allows_chat=allow)


async def hear(room: Room) -> None:
    """Somebody said something: those who may hear it are told."""
    number = room.chat_number
    lines, muted = await room.database.read(
        lambda connection: (
            talk.chat_after(connection, room.id, number),
            _unheard(connection, room),
        )
    )
    if lines:
        room.chat_number = lines[-1].number
        room.outbox.said(lines, room.gathered, muted)


async def hear_watchers(room: Room) -> None:
    """Once the match is over, those who played are told what the watchers said meanwhile."""
    if room.gathered.table.stage != Stage.OVER or room.has_heard_watchers:
        return
    room.has_heard_watchers = True
    number = room.chat_number
    lines, muted = await room.database.read(
        lambda connection: (
            talk.last_chat(connection, room.id, LINES),
            _unheard(connection, room),
        )
    )
    of_watchers = [line for line in lines if line.watcher and line.number <= number]
    room.outbox.said(of_watchers, room.gathered, muted, only_to_players=True)


def _unheard(connection: Connection, room: Room) -> dict[str, frozenset[str]]:
    """Whom each of those who are here does not want to hear."""
    readers = {attendant.person.id for attendant in room.outbox.attendants}
    return {reader: frozenset(people.relations(connection, reader)) for reader in readers}
