"""Votes: what needs the word of all people at a table."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection

from stillroom.bots.levels import usual_level
from stillroom.games.messages import Message
from stillroom.match.errors import MatchOver
from stillroom.server.clock import now_ms
from stillroom.server.errors import CONFLICT, FORBIDDEN, RefusedRequest
from stillroom.server.live.connection import Attendant
from stillroom.server.live.origin import Deed
from stillroom.server.live.room import Room
from stillroom.server.live.vote_rules import asked_about, is_gone
from stillroom.server.lobby.access import load_for_update
from stillroom.server.lobby.lifecycle import continued
from stillroom.server.store import tables, talk
from stillroom.server.store.tables import SeatRow
from stillroom.server.store.talk import ProposalRow
from stillroom.server.wire.live import Propose, Topic, Vote
from stillroom.server.wire.tables import Stage


async def propose(room: Room, attendant: Attendant, message: Propose) -> None:
    """Somebody asks all others; who sits alone at the table has their agreement already."""
    async with room.lock:
        person = attendant.person.id
        own = room.seats_of(person)
        if not own:
            raise RefusedRequest(FORBIDDEN, "refused-only-players")
        if not room.was_done(person, message.request):
            known = _known(room, message)
            if known is None:
                await _check(room, message.topic, message.seat, own)
                made = await room.database.write(
                    room.id, partial(_add, room=room, message=message, own=own)
                )
                await room.proposals_changed()
                await _settle(room, made, Deed("person", person, message.request))
            elif known.by_seat not in own:
                raise RefusedRequest(CONFLICT, "refused-already-proposed")
        room.outbox.accepted(attendant, message.request, room.match)


def _known(room: Room, message: Propose) -> ProposalRow | None:
    """The same proposal, if it has been made already."""
    for known in room.proposals:
        if (known.topic, known.seat) == (message.topic, message.seat):
            return known
    return None


def _add(connection: Connection, room: Room, message: Propose, own: list[int]) -> ProposalRow:
    """Somebody who proposes has agreed, for all own seats."""
    by = message.seat if message.seat in own else own[0]
    # No number comes again: nobody shall agree to something else than what was read.
    made = talk.add_proposal(connection, room.id, message.topic, message.seat, by, least=now_ms())
    talk.change_proposal(connection, room.id, made.number, own)
    return made._replace(agreed=own)


async def _check(room: Room, topic: Topic, seat: int, own: list[int]) -> None:
    """A proposal must make sense now, also after what this worker was not told yet."""
    await room.catch_up()
    sitting = room.seat(seat)
    match topic:
        case Topic.UNDO:
            if seat not in own:
                raise RefusedRequest(FORBIDDEN, "refused-not-your-seat", seat=seat)
            _check_curtain(room, seat)
            room.running().copied().undo(seat, agreed=True)
        case Topic.STAND_IN:
            if room.running().result is not None:
                raise MatchOver(Message("error-over"))
            if sitting.stand_in is not None or not _is_gone(room, sitting):
                raise RefusedRequest(CONFLICT, "refused-not-gone", seat=seat)
        case _:
            if not room.is_outdated:
                raise RefusedRequest(CONFLICT, "refused-not-outdated")
            if room.gathered.table.stage != Stage.PLAYING:
                raise RefusedRequest(CONFLICT, "refused-cannot-carry-on")


def _is_gone(room: Room, sitting: SeatRow) -> bool:
    """Whether somebody has not had the table open for long enough to be called gone."""
    patience = room.gathered.table.patience
    usual = room.patience if patience is None else patience
    return is_gone(room.gathered, sitting, room.presence, usual)


def _check_curtain(room: Room, seat: int) -> None:
    """Where people at one device have secrets from each other, no undo crosses the curtain."""
    match = room.running()
    first = match.history.last_row_of(seat) or 0
    since = {row.seat for row in match.rows[first:] if row.seat != seat}
    person = room.seat(seat).person
    if match.has_secrets and any(room.seat(other).person == person for other in since):
        raise RefusedRequest(CONFLICT, "refused-curtain")


async def vote(room: Room, attendant: Attendant, message: Vote) -> None:
    """Somebody agrees for all own seats, or ends the proposal."""
    async with room.lock:
        person = attendant.person.id
        if not room.was_done(person, message.request):
            own = room.seats_of(person)
            voting = partial(_vote, room=room, person=person, message=message, own=own)
            proposal = await room.database.write(room.id, voting)
            await room.proposals_changed()
            if proposal is None:
                raise RefusedRequest(CONFLICT, "refused-no-proposal")
            if message.agree:
                await _settle(room, proposal, Deed("person", person, message.request))
        room.outbox.accepted(attendant, message.request, room.match)


def _vote(
    connection: Connection, room: Room, person: str, message: Vote, own: list[int]
) -> ProposalRow | None:
    """Adds a vote to those of the others, who may vote at the same time."""
    load_for_update(connection, room.id, person)
    for proposal in talk.proposals_of_table(connection, room.id):
        if proposal.number == message.proposal and own:
            agreed = sorted({*proposal.agreed, *own})
            if message.agree:
                talk.change_proposal(connection, room.id, proposal.number, agreed)
            else:
                talk.remove_proposals(connection, room.id, [proposal.number])
            return proposal._replace(agreed=agreed)
    return None


async def _settle(room: Room, proposal: ProposalRow, deed: Deed) -> None:
    """Carries a proposal out once everybody who is asked has agreed."""
    if set(asked_about(proposal, room.gathered, room.presence)) - set(proposal.agreed):
        return
    if not await _remove(room, [proposal.number]):
        return
    by = room.seat(proposal.by_seat).person
    await _check(room, Topic(proposal.topic), proposal.seat, room.seats_of(by or ""))
    match proposal.topic:
        case Topic.UNDO:
            await room.change(lambda ahead: ahead.undo(proposal.seat, agreed=True), deed)
        case Topic.STAND_IN:
            level = usual_level(room.gathered.table.game)
            standing_in = partial(
                tables.change_seat, table_id=room.id, seat=proposal.seat, stand_in=level
            )
            await room.database.write(room.id, standing_in)
            await room.reload()
        case _:
            await continued(room.database, room.gathered)
            await room.reload()


async def _remove(room: Room, numbers: list[int]) -> int:
    """Ends proposals; how many nobody had ended before."""
    removing = partial(talk.remove_proposals, table_id=room.id, numbers=numbers)
    removed = await room.database.write(room.id, removing)
    await room.proposals_changed()
    return removed


async def come_back(room: Room, attendant: Attendant) -> None:
    """Whoever comes back plays again at once, and nobody need agree on a bot any more."""
    own = room.seats_of(attendant.person.id)
    for seat in own:
        await take_back_seat(room, seat)
    about = [
        proposal.number
        for proposal in room.proposals
        if proposal.topic == Topic.STAND_IN and proposal.seat in own
    ]
    if about:
        await _remove(room, about)


async def take_back_seat(room: Room, seat: int) -> None:
    """No bot plays for a seat any more, without asking anybody."""
    if room.seat(seat).stand_in is None:
        return
    ending = partial(tables.change_seat, table_id=room.id, seat=seat, stand_in=None)
    await room.database.write(room.id, ending)
    await room.reload()
