"""Commands: what people at a table ask for over the socket, each carried out or refused."""

from __future__ import annotations

from stillroom.bots.levels import usual_level
from stillroom.games.messages import Message
from stillroom.games.presets import allows_hints
from stillroom.match.errors import MatchError, StaleDecision
from stillroom.match.match import Match
from stillroom.server.clock import now_ms
from stillroom.server.errors import CONFLICT, FORBIDDEN, RefusedRequest
from stillroom.server.live import chat, last_seen, votes
from stillroom.server.live.connection import Attendant
from stillroom.server.live.origin import Deed
from stillroom.server.live.room import Room
from stillroom.server.opponents.bot_pool import Bots, Thinker
from stillroom.server.wire.live import (
    AllowChat,
    ClientMessage,
    Explain,
    Hello,
    Hint,
    Look,
    Ping,
    Play,
    Propose,
    Say,
    Tell,
    TryDraft,
    Undo,
    Vote,
    Why,
)


async def answer(
    room: Room, thinker: Thinker, attendant: Attendant, message: ClientMessage
) -> None:
    """Carries a message out, or refuses it and changes nothing."""
    try:
        await _carry_out(room, thinker, attendant, message)
    except (RefusedRequest, MatchError) as wrong:
        room.outbox.refused(attendant, getattr(message, "request", None), wrong)


async def _carry_out(
    room: Room, thinker: Thinker, attendant: Attendant, message: ClientMessage
) -> None:
    match message:
        case Play():
            await play(room, attendant, message)
        case Undo():
            await undo(room, attendant, message)
        case TryDraft() | Why() | Hint() | Explain():
            await _consider(room, thinker, attendant, message)
        case Propose() | Vote() | Say() | AllowChat():
            await _speak(room, attendant, message)
        case Look():
            await look(room, attendant, message)
        case Tell():
            await tell(room, attendant, message)
        case Ping():
            last_seen.look_away(room, attendant, hidden=message.hidden)
            room.outbox.pong(attendant, now_ms())
        case Hello():
            raise RefusedRequest(CONFLICT, "refused-hello-again")


async def _consider(
    room: Room, thinker: Thinker, attendant: Attendant, message: TryDraft | Why | Hint | Explain
) -> None:
    """What somebody wants to know; nothing is stored."""
    match message:
        case TryDraft():
            await draft(room, attendant, message)
        case Why():
            await why(room, attendant, message)
        case Hint():
            await hint(room, thinker, attendant, message)
        case Explain():
            await explain(room, attendant, message)


async def _speak(
    room: Room, attendant: Attendant, message: Propose | Vote | Say | AllowChat
) -> None:
    """What people have to say to each other."""
    match message:
        case Propose():
            await votes.propose(room, attendant, message)
        case Vote():
            await votes.vote(room, attendant, message)
        case Say():
            await chat.say(room, attendant, message)
        case AllowChat():
            await chat.allow_chat(room, attendant, message)


def check_own(room: Room, attendant: Attendant, seat: int) -> None:
    """A person plays for the own seats only."""
    if room.seat(seat).person != attendant.person.id:
        raise RefusedRequest(FORBIDDEN, "refused-not-your-seat", seat=seat)


async def play(room: Room, attendant: Attendant, message: Play) -> None:
    """Plays moves of an own seat; the same request again is the same moves."""
    async with room.lock:
        check_own(room, attendant, message.seat)
        if room.was_done(attendant.person.id, message.request):
            room.outbox.accepted(attendant, message.request, room.match)
            return
        await votes.take_back_seat(room, message.seat)
        deed = Deed("person", attendant.person.id, message.request)
        await room.change(
            lambda ahead: ahead.carry_out(message.seat, message.moves, message.decision), deed
        )
        room.outbox.accepted(attendant, message.request, room.match)


async def draft(room: Room, attendant: Attendant, message: TryDraft) -> None:
    """Tries moves of an own seat; nothing is stored and nobody else sees it."""
    async with room.lock:
        check_own(room, attendant, message.seat)
        match = room.running()
        if match.decision(message.seat) != message.decision:
            raise StaleDecision(message.decision, match.decision(message.seat))
        tried = match.draft(message.seat, message.moves)
        room.outbox.drafted(attendant, message.request, tried)


async def why(room: Room, attendant: Attendant, message: Why) -> None:
    """Why an own seat cannot play a move now, also while it is not asked anything."""
    async with room.lock:
        check_own(room, attendant, message.seat)
        wrong = room.running().why_not(message.seat, message.moves)
        room.outbox.explained(attendant, message.request, wrong)


async def undo(room: Room, attendant: Attendant, message: Undo) -> None:
    """Takes back the last move of an own seat, where nobody has to agree."""
    async with room.lock:
        check_own(room, attendant, message.seat)
        if room.was_done(attendant.person.id, message.request):
            room.outbox.accepted(attendant, message.request, room.match)
            return
        deed = Deed("person", attendant.person.id, message.request)
        await room.change(lambda ahead: ahead.undo(message.seat), deed)
        room.outbox.accepted(attendant, message.request, room.match)


async def hint(room: Room, thinker: Thinker, attendant: Attendant, message: Hint) -> None:
    """What a bot would play that sees only what this seat sees now, and remembers nothing."""
    check_own(room, attendant, message.seat)
    if not allows_hints(room.gathered.table.preset):
        raise RefusedRequest(FORBIDDEN, "refused-no-hints")
    match = room.running().copied()
    if message.seat not in match.waiting:
        raise RefusedRequest(CONFLICT, "refused-nothing-to-decide")
    adviser = Bots(thinker, room.id, remember=False)
    move = await adviser.choose(match, message.seat, usual_level(match.game))
    room.outbox.hinted(attendant, message.request, move.text, match.words_for(move))


async def explain(room: Room, attendant: Attendant, message: Explain) -> None:
    """Why the bot at a seat played its last move."""
    async with room.lock:
        room.seat(message.seat)
        room.outbox.move_explained(attendant, message.request, message.seat, room.match)


async def look(room: Room, attendant: Attendant, message: Look) -> None:
    """Opens the eyes of another own seat, or lets the curtain fall."""
    async with room.lock:
        if message.seat is not None:
            check_own(room, attendant, message.seat)
        elif not room.seats_of(attendant.person.id):
            raise RefusedRequest(FORBIDDEN, "refused-no-curtain")
        attendant.eyes = message.seat
        attendant.is_quiet = message.seat is None
        if room.match is not None:
            room.outbox.open_eyes(attendant, room.match)
            lines = _since_last_answer(room.match, attendant.eyes)
            room.outbox.show_whole(attendant, room.match, room.clocks_for(attendant.eyes), lines)


async def tell(room: Room, attendant: Attendant, message: Tell) -> None:
    """Tells the story so far; behind a curtain there is none."""
    async with room.lock:
        room.outbox.told(attendant, message.request, room.match)


def _since_last_answer(match: Match, eyes: int | None) -> list[Message]:
    """What somebody must hear who takes a device that others have used meanwhile."""
    return [] if eyes is None else match.story(eyes, match.last_answer(eyes))
