"""The rules of votes: what the people at a table are to agree on, and who is asked."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence

from stillroom.server.lobby.presenters import Presence
from stillroom.server.store.tables import Gathered, SeatRow
from stillroom.server.store.talk import ProposalRow
from stillroom.server.wire.live import Proposal, Topic
from stillroom.server.wire.tables import Pace


def asked_about(proposal: ProposalRow, gathered: Gathered, presence: Presence) -> list[int]:
    """The seats whose people must agree.

    For a stand-in those are asked who are here; the one who is gone cannot be. At a table over days
    people come at different hours: there all others are asked who are not gone as well. Everything
    else needs everybody who plays.
    """
    playing = [seat for seat in gathered.seats if seat.person is not None]
    if proposal.topic == Topic.STAND_IN:
        others = [seat for seat in playing if seat.seat != proposal.seat]
        playing = [seat for seat in others if _can_answer(gathered, seat, presence)]
    return [seat.seat for seat in playing if seat.stand_in is None]


def _can_answer(gathered: Gathered, seat: SeatRow, presence: Presence) -> bool:
    """Whether an answer of somebody can be waited for."""
    patience = gathered.table.patience
    if gathered.table.pace != Pace.DAYS or patience is None:
        return seat.person in presence.here
    return not is_gone(gathered, seat, presence, patience)


def is_gone(gathered: Gathered, seat: SeatRow, presence: Presence, patience: int) -> bool:
    """Whether somebody has not had the table open for so many seconds."""
    if seat.person is None or seat.person in presence.here:
        return False
    since = seat.away_since or gathered.table.created
    return time.time() - since >= patience


def as_proposals(
    proposals: Sequence[ProposalRow], gathered: Gathered, presence: Presence
) -> list[Proposal]:
    """The open proposals, as everybody may see them."""
    return [
        Proposal(
            proposal=proposal.number,
            topic=Topic(proposal.topic),
            seat=proposal.seat,
            by=proposal.by_seat,
            agreed=proposal.agreed,
            asked=[
                seat
                for seat in asked_about(proposal, gathered, presence)
                if seat not in proposal.agreed
            ],
        )
        for proposal in proposals
    ]


def settled_by_moving(
    proposals: Sequence[ProposalRow], movers: Collection[int], *, is_over: bool
) -> list[int]:
    """The numbers of those that mean nothing any more after some seats have moved.

    Whoever moves on no longer wants the move before taken back; after the end nothing is left to
    agree on.
    """
    return [
        proposal.number
        for proposal in proposals
        if is_over or (proposal.topic == Topic.UNDO and proposal.seat in movers)
    ]
