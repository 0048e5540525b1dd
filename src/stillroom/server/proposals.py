"""Proposals: what the people at a table are to agree on, and who is asked."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from stillroom.server.showing import Presence
from stillroom.server.store.tables import Gathered
from stillroom.server.store.talk import ProposalRow
from stillroom.server.wire.live import Proposal, Topic


def asked_about(proposal: ProposalRow, gathered: Gathered, presence: Presence) -> list[int]:
    """The seats whose people must agree.

    For a stand-in those are asked who are here; the one who is gone cannot be. Everything else
    needs everybody who plays.
    """
    playing = [seat for seat in gathered.seats if seat.person is not None]
    if proposal.topic == Topic.STAND_IN:
        playing = [
            seat for seat in playing if seat.seat != proposal.seat and seat.person in presence.here
        ]
    return [seat.seat for seat in playing if seat.stand_in is None]


def shown(
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
