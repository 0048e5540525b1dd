"""The one door: everything that leaves the server for an open table is cut here for its receiver.

No other module makes a message of the socket or puts one into a queue. What a receiver may know of
a match comes from `Match.view` and a `Listener`, for the eyes of that receiver; what it may know of
the table comes from `as_table`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import msgspec

from stillroom.bots.motives import LastReasons
from stillroom.games.messages import Message
from stillroom.match.errors import MatchError
from stillroom.match.listening import Listener
from stillroom.match.match import Match
from stillroom.match.view import Draft, Event, View
from stillroom.server.errors import RefusedRequest, refusal_of
from stillroom.server.live.connection import Attendant
from stillroom.server.live.view_diff import changes
from stillroom.server.lobby.presenters import Presence, as_table, sits_at
from stillroom.server.store.tables import Gathered
from stillroom.server.store.talk import SaidLine
from stillroom.server.wire.live import (
    Accepted,
    ChatLine,
    Drafted,
    Explained,
    Hinted,
    MoveExplained,
    Pong,
    Proposal,
    ProposalsChanged,
    Said,
    SeatClock,
    ServerMessage,
    TableChanged,
    Told,
    Update,
    Welcome,
)
from stillroom.server.wire.live import Refused as RefusedMessage
from stillroom.server.wire.tables import EventSeen, Stage

MOST_TOLD = 100
"""So many lines of the story are told to somebody who asks."""

_encoder = msgspec.json.Encoder()


def _post(receiver: Attendant, message: ServerMessage) -> None:
    receiver.post(_encoder.encode(message))


def as_seen(events: Iterable[Event]) -> list[EventSeen]:
    """Events that are already cut for their reader, as they travel."""
    return [EventSeen(event.kind, event.seat, event.details) for event in events]


class Viewpoint:
    """A match through one pair of eyes, as far as those who look through them were told of it."""

    def __init__(self, match: Match, eyes: int | None, *, is_quiet: bool) -> None:
        self.eyes = eyes
        self._is_quiet = is_quiet
        self._listener = Listener(match, eyes)
        self._listener.catch_up()
        self._view = match.view(eyes)
        self._curtain = match.has_secrets

    def update(self, match: Match, clocks: list[SeatClock]) -> Update | None:
        """What these eyes have not seen yet; None if there is nothing that they may know of."""
        self._listener.match = match
        news = self._listener.news()
        view = match.view(self.eyes)
        told = changes(self._view, view)
        self._view = view
        if not told and not news.events and not news.lines:
            return None
        curtain = match.has_secrets if match.has_secrets != self._curtain else None
        self._curtain = match.has_secrets
        return Update(
            row=view.row,
            events=[] if self._is_quiet else as_seen(news.events),
            lines=[] if self._is_quiet else news.lines,
            changes=told,
            curtain=curtain,
            clocks=clocks or None,
            result=match.result,
        )


@dataclass(frozen=True)
class Scene:
    """A table at a moment, before it is cut for a receiver."""

    gathered: Gathered
    presence: Presence
    match: Match | None
    last_view: View | None
    """What is left to see of a match of other rules."""
    proposals: list[Proposal]
    clocks: list[SeatClock]
    now: int
    """The time in milliseconds since 1970."""


class Outbox:
    """What is sent to everybody who has a table open in this worker."""

    def __init__(self) -> None:
        self.attendants: set[Attendant] = set()
        self.reasons = LastReasons()
        """Why the bots that this worker let move did so, for whoever asks."""
        self._viewpoints: dict[tuple[int | None, bool], Viewpoint] = {}

    def add(self, attendant: Attendant) -> None:
        """Somebody comes."""
        self.attendants.add(attendant)

    def remove(self, attendant: Attendant) -> None:
        """Somebody goes; eyes through which nobody looks any more are forgotten."""
        self.attendants.discard(attendant)
        used = {other.viewpoint for other in self.attendants}
        self._viewpoints = {key: seen for key, seen in self._viewpoints.items() if key in used}

    def forget_views(self) -> None:
        """Another match begins here: nobody has seen anything of it."""
        self._viewpoints.clear()

    def open_eyes(self, attendant: Attendant, match: Match) -> None:
        """From now on an attendant is told what the own eyes see."""
        key = attendant.viewpoint
        if key not in self._viewpoints:
            self._viewpoints[key] = Viewpoint(match, attendant.eyes, is_quiet=attendant.is_quiet)

    def welcome(
        self,
        receiver: Attendant,
        scene: Scene,
        after: int | None,
        chat: Sequence[SaidLine],
        muted: frozenset[str],
    ) -> None:
        """Everything as it is now, and what the receiver missed, in lines."""
        match = scene.match
        view = scene.last_view if match is None else match.view(receiver.eyes)
        missed: list[Message] = []
        if match is not None and after is not None and not receiver.is_quiet:
            missed = match.story(receiver.eyes, after)[-MOST_TOLD:]
        lines = self._chat_for(receiver, chat, scene.gathered, muted)
        _post(
            receiver,
            Welcome(
                table=as_table(scene.gathered, receiver.person.id, scene.presence),
                eyes=receiver.eyes,
                curtain=match is not None and match.has_secrets,
                forgets=match is not None and match.forgets,
                view=view,
                row=view.row if view is not None else 0,
                missed=missed,
                proposals=scene.proposals,
                chat=lines,
                clocks=scene.clocks,
                now=scene.now,
            ),
        )

    def show_whole(
        self,
        receiver: Attendant,
        match: Match,
        clocks: list[SeatClock],
        lines: Sequence[Message] = (),
    ) -> None:
        """The whole view for somebody who opens other eyes, or sees the match begin."""
        view = match.view(receiver.eyes)
        message = Update(
            row=view.row,
            lines=list(lines),
            view=view,
            eyes=receiver.eyes,
            curtain=match.has_secrets,
            forgets=match.forgets,
            clocks=clocks or None,
        )
        _post(receiver, message)

    def publish(self, match: Match, clocks: Callable[[int | None], list[SeatClock]]) -> None:
        """What has happened, to everybody, each through the own eyes."""
        updates: dict[tuple[int | None, bool], bytes | None] = {}
        for key, viewpoint in self._viewpoints.items():
            update = viewpoint.update(match, clocks(viewpoint.eyes))
            updates[key] = None if update is None else _encoder.encode(update)
        for attendant in self.attendants:
            content = updates.get(attendant.viewpoint)
            if content is not None:
                attendant.post(content)

    def table_changed(self, gathered: Gathered, presence: Presence) -> None:
        """Who sits, who is here and how far the table is, to everybody."""
        for attendant in self.attendants:
            table = as_table(gathered, attendant.person.id, presence)
            _post(attendant, TableChanged(table))

    def proposals_changed(self, proposals: list[Proposal]) -> None:
        """What people are to agree on, to everybody."""
        content = _encoder.encode(ProposalsChanged(proposals))
        for attendant in self.attendants:
            attendant.post(content)

    def said(
        self,
        lines: Sequence[SaidLine],
        gathered: Gathered,
        muted: dict[str, frozenset[str]],
        *,
        only_to_players: bool = False,
    ) -> None:
        """What somebody said, to everybody who may and wants to hear it."""
        for attendant in self.attendants:
            if only_to_players and not sits_at(gathered, attendant.person.id):
                continue
            own = muted.get(attendant.person.id, frozenset())
            for line in self._chat_for(attendant, lines, gathered, own):
                _post(attendant, Said(line))

    def accepted(self, receiver: Attendant, request: str, match: Match | None) -> None:
        """A request was carried out and is stored."""
        row = 0 if match is None else match.row(receiver.eyes)
        _post(receiver, Accepted(request, row))

    def refused(
        self, receiver: Attendant, request: str | None, wrong: RefusedRequest | MatchError
    ) -> None:
        """A request was not carried out."""
        refusal = refusal_of(wrong, receiver.person.language)
        _post(receiver, RefusedMessage(request, refusal))

    def drafted(self, receiver: Attendant, request: str, draft: Draft) -> None:
        """A draft, to the one who tries it."""
        _post(receiver, Drafted(request, draft))

    def explained(self, receiver: Attendant, request: str, wrong: MatchError | None) -> None:
        """Why a move cannot be played, to the one who asked."""
        refusal = None if wrong is None else refusal_of(wrong, receiver.person.language)
        _post(receiver, Explained(request, refusal))

    def hinted(self, receiver: Attendant, request: str, move: str, words: Message) -> None:
        """What a bot would play, to the one who asked."""
        _post(receiver, Hinted(request, move, words))

    def move_explained(
        self, receiver: Attendant, request: str, seat: int, match: Match | None
    ) -> None:
        """Why a bot played its last move, to the one who asked; behind a curtain nothing."""
        words = None if match is None or receiver.is_quiet else self.reasons.why(match, seat)
        _post(receiver, MoveExplained(request, seat, words))

    def told(self, receiver: Attendant, request: str, match: Match | None) -> None:
        """The story so far through the eyes of the one who asked, faded where it must be."""
        lines: list[Message] = []
        if match is not None and not receiver.is_quiet:
            lines = match.story(receiver.eyes)[-MOST_TOLD:]
        _post(receiver, Told(request, lines))

    def pong(self, receiver: Attendant, now: int) -> None:
        """Somebody is there."""
        _post(receiver, Pong(now))

    @staticmethod
    def _chat_for(
        receiver: Attendant,
        lines: Sequence[SaidLine],
        gathered: Gathered,
        muted: frozenset[str],
    ) -> list[ChatLine]:
        """The lines that a receiver may hear: what watchers say reaches players in the end only."""
        sits = sits_at(gathered, receiver.person.id)
        is_over = gathered.table.stage == Stage.OVER
        return [
            ChatLine(
                number=line.number,
                at=line.at,
                name=line.name,
                person=line.person,
                seat=line.seat,
                phrase=line.phrase,
                text=line.text,
            )
            for line in lines
            if line.person not in muted and not (line.watcher and sits and not is_over)
        ]
