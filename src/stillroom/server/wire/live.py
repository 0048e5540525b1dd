"""The socket of an open table: what clients send, and what they are sent."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from stillroom.games.messages import Message
from stillroom.match.records.record import Result
from stillroom.match.view import Draft, View
from stillroom.server.wire.base import Refusal, Wire
from stillroom.server.wire.tables import EventSeen, Table

SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Number = Annotated[int, Meta(ge=-1, le=2**53 - 1)]
"""The number of a row, a decision or a proposal; -1 comes before the first row."""
RequestId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[!-~]+$")]
"""Chosen by the client, new for each request; the same one again is the same request."""
MoveText = Annotated[str, Meta(min_length=1, max_length=1000)]
Moves = Annotated[list[MoveText], Meta(min_length=1, max_length=40)]
LONGEST_CHAT = 300
Token = Annotated[str, Meta(min_length=1, max_length=100, pattern="^[!-~]+$")]


class Topic(StrEnum):
    """What people agree on."""

    UNDO = "undo"
    """The last move of a seat is taken back."""
    STAND_IN = "stand-in"
    """A bot plays for somebody who is gone, until that person is back."""
    CARRY_ON = "carry-on"
    """A match of other rules goes on under those of today, from its last snapshot."""


# What clients send


class Hello(Wire, frozen=True, tag_field="type", tag="hello"):
    """The first message: what the client has already."""

    after: Number | None = None
    """The last row that it has; None if it has nothing."""
    eyes: SeatNumber | None = None
    """The seat through whose eyes it looks; without one the first own seat, or a spectator's."""
    token: Token | None = None
    """Who asks, from a page whose browser keeps no cookies: a socket has no header for it."""


class Play(Wire, frozen=True, tag_field="type", tag="play"):
    """Moves of a seat, played all or none."""

    request: RequestId
    seat: SeatNumber
    decision: Number
    """The number of the decision that they answer."""
    moves: Moves


class TryDraft(Wire, frozen=True, tag_field="type", tag="draft"):
    """Moves that are only tried."""

    request: RequestId
    seat: SeatNumber
    decision: Number
    moves: Moves


class Why(Wire, frozen=True, tag_field="type", tag="why"):
    """Asks why a seat cannot play the last of some moves, after it has tried those before it."""

    request: RequestId
    seat: SeatNumber
    moves: Moves


class Undo(Wire, frozen=True, tag_field="type", tag="undo"):
    """Takes back the last move of a seat, if nobody has to agree."""

    request: RequestId
    seat: SeatNumber


class Hint(Wire, frozen=True, tag_field="type", tag="hint"):
    """Asks what a bot would play, that sees only what this seat sees now."""

    request: RequestId
    seat: SeatNumber


class Explain(Wire, frozen=True, tag_field="type", tag="explain"):
    """Asks why the bot at a seat played its last move; everybody may, watchers as well."""

    request: RequestId
    seat: SeatNumber


class Propose(Wire, frozen=True, tag_field="type", tag="propose"):
    """Asks all people at the table to agree."""

    request: RequestId
    topic: Topic
    seat: SeatNumber
    """Whose move is taken back, or for whom a bot shall play."""


class Vote(Wire, frozen=True, tag_field="type", tag="vote"):
    """Agrees to a proposal, or not; whoever made it takes it back by not agreeing."""

    request: RequestId
    proposal: Number
    agree: bool


class Say(Wire, frozen=True, tag_field="type", tag="say"):
    """Says something to the table: a ready phrase, or words of one's own where that is allowed."""

    request: RequestId
    phrase: Annotated[str, Meta(max_length=40)] | None = None
    text: Annotated[str, Meta(max_length=LONGEST_CHAT)] | None = None
    seat: SeatNumber | None = None
    """Which of several people at one device speaks."""


class AllowChat(Wire, frozen=True, tag_field="type", tag="allow-chat"):
    """Allows free chat at a listed table, or not any more."""

    request: RequestId
    allow: bool


class Look(Wire, frozen=True, tag_field="type", tag="look"):
    """Looks through the eyes of another own seat; None lets the curtain fall."""

    seat: SeatNumber | None = None


class Tell(Wire, frozen=True, tag_field="type", tag="tell"):
    """Asks for the story so far, as the client may still hear it."""

    request: RequestId


class Ping(Wire, frozen=True, tag_field="type", tag="ping"):
    """Is anybody there?"""

    hidden: bool = False
    """Whether nobody looks at the client now: what happens meanwhile will have been missed."""


ClientMessage = (
    Hello
    | Play
    | TryDraft
    | Why
    | Undo
    | Hint
    | Explain
    | Propose
    | Vote
    | Say
    | AllowChat
    | Look
    | Tell
    | Ping
)


# What clients are sent


class Change(Wire, frozen=True):
    """Something in the view has another value now."""

    at: str
    """The way to it: names of fields and places in lists, with dots between them."""
    to: Any
    """What stands there now."""


class SeatClock(Wire, frozen=True):
    """The clock of a seat."""

    seat: int
    reserve: int
    """Milliseconds of the reserve that are left."""
    due: int | None
    """When a bot answers, in milliseconds since 1970; None while the seat is not asked."""


class Proposal(Wire, frozen=True):
    """Something on which all people must agree."""

    proposal: int
    topic: Topic
    seat: int
    by: int
    """The seat that proposed it."""
    agreed: list[int]
    """The seats that have agreed."""
    asked: list[int]
    """The seats whose people have not answered yet."""


class ChatLine(Wire, frozen=True):
    """Something that somebody said."""

    number: int
    at: int
    """When, in seconds since 1970."""
    name: str
    person: str
    seat: int | None
    """The seat of who said it; None for a watcher."""
    phrase: str | None
    text: str | None


class Welcome(Wire, frozen=True, tag_field="type", tag="welcome"):
    """The first answer: everything as it is now."""

    table: Table
    eyes: int | None
    """Through whose eyes the client looks; None for the eyes of a spectator."""
    curtain: bool
    """Whether seats of this match have secrets now, so that a curtain belongs between people at
    one device."""
    forgets: bool
    """Whether something must be remembered in this match, so that what was told fades."""
    view: View | None
    """The match; None before it starts."""
    row: int
    """The last row of the match, as this reader counts."""
    missed: list[Message]
    """What happened since the client was here, in lines."""
    proposals: list[Proposal]
    chat: list[ChatLine]
    clocks: list[SeatClock]
    now: int
    """The time here, in milliseconds since 1970."""


class Update(Wire, frozen=True, tag_field="type", tag="update", omit_defaults=True):
    """What happened, and what changed by it."""

    row: int
    events: list[EventSeen] = msgspec.field(default_factory=list)
    lines: list[Message] = msgspec.field(default_factory=list)
    changes: list[Change] = msgspec.field(default_factory=list)
    """What is different in the view; it is put together with the view that the client has."""
    view: View | None = None
    """The whole view, where the client has none yet or looks through other eyes."""
    eyes: int | None = None
    """Through whose eyes the whole view is."""
    curtain: bool | None = None
    forgets: bool | None = None
    """With a whole view: whether something must be remembered in this match."""
    clocks: list[SeatClock] | None = None
    result: Result | None = None


class Accepted(Wire, frozen=True, tag_field="type", tag="accepted"):
    """A request was carried out and is stored."""

    request: str
    row: int
    """The last row of the match afterwards."""


class Refused(Wire, frozen=True, tag_field="type", tag="refused"):
    """A request, or a message, was not carried out; nothing has changed."""

    request: str | None
    refusal: Refusal


class Drafted(Wire, frozen=True, tag_field="type", tag="drafted"):
    """A draft, as it would be."""

    request: str
    draft: Draft


class Explained(Wire, frozen=True, tag_field="type", tag="explained"):
    """Why a move cannot be played."""

    request: str
    refusal: Refusal | None
    """The paragraph that forbids it, in words; None if nothing does."""


class Hinted(Wire, frozen=True, tag_field="type", tag="hinted"):
    """What a bot would play."""

    request: str
    move: str
    words: Message


class MoveExplained(Wire, frozen=True, tag_field="type", tag="move-explained"):
    """Why a bot played its last move; it tells nobody anything hidden."""

    request: str
    seat: int
    words: Message | None
    """None if no bot played it, if nobody knows any more, or if others may not know of it yet."""


class Told(Wire, frozen=True, tag_field="type", tag="told"):
    """The last lines of the story, without what must be remembered by now."""

    request: str
    lines: list[Message]


class TableChanged(Wire, frozen=True, tag_field="type", tag="table"):
    """Who sits, who is here, how far the table is."""

    table: Table


class ProposalsChanged(Wire, frozen=True, tag_field="type", tag="proposals"):
    """All open proposals."""

    proposals: list[Proposal]


class Said(Wire, frozen=True, tag_field="type", tag="said"):
    """Somebody said something."""

    line: ChatLine


class Pong(Wire, frozen=True, tag_field="type", tag="pong"):
    """Somebody is there."""

    now: int


ServerMessage = (
    Welcome
    | Update
    | Accepted
    | Refused
    | Drafted
    | Explained
    | Hinted
    | MoveExplained
    | Told
    | TableChanged
    | ProposalsChanged
    | Said
    | Pong
)
