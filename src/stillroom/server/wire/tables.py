"""Tables: opening one, sitting down, and what everybody at it may know of it."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta

from stillroom.games.coaching import CoachNote
from stillroom.games.messages import Message
from stillroom.match.records.record import Result
from stillroom.match.view import View
from stillroom.server.wire.base import Wire
from stillroom.server.wire.people import Name

Word = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z][a-z0-9_-]*$")]
Bits = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
"""128 random bits in hexadecimal digits."""


class SeatKind(StrEnum):
    """Who a seat is for."""

    PERSON = "person"
    BOT = "bot"
    OPEN = "open"
    """Nobody yet; left out if the match starts without."""


class Stage(StrEnum):
    """How far a table is."""

    GATHERING = "gathering"
    """People sit down."""
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"
    """It was given up before it started, or goes on at another table."""


class Pace(StrEnum):
    """How people play at a table."""

    LIVE = "live"
    DAYS = "days"


class Clock(Wire, frozen=True):
    """A reserve for the whole match and seconds for each decision."""

    reserve: Annotated[int, Meta(ge=0, le=86_400)]
    """Seconds that a seat has for the whole match, beside those for each decision."""
    decision: Annotated[int, Meta(ge=1, le=86_400)]
    """Seconds for each decision."""


class Nudge(Wire, frozen=True):
    """Somebody has reminded those for whom a match waits."""

    seat: int
    """Who did."""
    at: int
    """When, in seconds since 1970; it means nothing any more once something was played."""
    again: int
    """When the next one may be sent."""


class NewSeat(Wire, frozen=True):
    """Who a seat of a new table is for."""

    kind: SeatKind
    bot: Word | None = None
    """The level of the bot."""
    name: Name | None = None
    """The name of another person at the same device; None for the person who opens the table."""


class NewTable(Wire, frozen=True):
    """A table that somebody opens."""

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=4)]
    """The seats in their order; the first for a person without a name is the opener's own."""
    preset: Word | None = None
    options: dict[Word, Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]] = msgspec.field(
        default_factory=dict
    )
    """Options that differ from those of the preset, or from the printed rules."""
    listed: bool = False
    """Whether the lobby shows the table; if not, people need the invite link."""
    pace: Pace = Pace.LIVE
    clock: Clock | None = None
    patience: Annotated[int, Meta(ge=60, le=2_592_000)] | None = None
    """Seconds that somebody must be gone before others may agree on a bot for the seat; without it
    two days at a table over days, and the server's own time at any other."""


class Sitting(Wire, frozen=True):
    """Somebody sits down."""

    seat: Annotated[int, Meta(ge=0, le=3)] | None = None
    """The seat; None for any that is free."""
    name: Name | None = None
    """A name for this seat, if not the own one: for several people at one device."""
    bits: Bits | None = None
    """128 random bits for the dice; they are added after the seal was shown."""


class ChangedSeat(Wire, frozen=True):
    """Whom the opener of a table wants at a seat where no person sits."""

    kind: SeatKind
    bot: Word | None = None


class AddedBits(Wire, frozen=True):
    """Random bits that the person at a seat adds to the dice."""

    seat: Annotated[int, Meta(ge=0, le=3)]
    bits: Bits


class Invitation(Wire, frozen=True):
    """The code of an invite link."""

    code: Annotated[str, Meta(min_length=1, max_length=60)]


class Seat(Wire, frozen=True):
    """A seat, as everybody at the table may see it."""

    seat: int
    kind: SeatKind
    name: str
    """Who sits there; empty for an open seat."""
    person: str | None
    """The public id of the person."""
    bot: str | None
    """The level of the bot that sits here."""
    stand_in: str | None
    """The level of the bot that plays for a person who is gone."""
    mine: bool
    """Whether the reader sits here."""
    here: bool
    """Whether somebody at this seat has the table open now."""
    away_since: int | None
    """Since when the person is gone, in seconds since 1970; None while here."""
    added_bits: bool
    """Whether the seat added random bits to the dice."""
    allows_chat: bool
    """Whether the person here allows free chat at a listed table."""


class Table(Wire, frozen=True):
    """A table, as one reader may see it."""

    table: str
    """The id of the table."""
    game: str
    stage: Stage
    preset: str | None
    options: dict[str, int]
    """All options that are not as printed."""
    listed: bool
    pace: Pace
    clock: Clock | None
    code: str | None
    """The code of the invite link, for those who sit at the table."""
    seats: list[Seat]
    opener: str
    """The public id of the person who opened the table."""
    mine: bool
    """Whether the reader opened the table."""
    free_chat: bool
    """Whether people may write what they like, or only the ready phrases."""
    seal: str
    """The seal of the dice: SHA-256 of their key."""
    watchers: int
    """How many watch."""
    created: int
    """When it was opened, in seconds since 1970."""
    changed: int
    """When something was last played here."""
    patience: int | None
    """Seconds that somebody must be gone before a bot may be proposed; None for the usual ones."""
    nudge: Nudge | None
    """The last one, for a day."""
    rules_version: int
    outdated: bool
    """Whether the match is of another version of the rules: it can be read, not played."""
    next_table: str | None
    """Where it goes on: a rematch, or the same match under newer rules."""
    result: Result | None


class Listing(Wire, frozen=True):
    """A table in a list: of the lobby, or of one's own matches."""

    table: str
    game: str
    stage: Stage
    listed: bool
    pace: Pace
    seats: list[Seat]
    my_decision: bool
    """Whether the match waits for the reader."""
    turn: int
    """The turn of the match; 0 before it starts."""
    created: int
    changed: int
    nudge: Nudge | None
    """The last one, for a day."""
    result: Result | None


class Waiting(Wire, frozen=True):
    """A match that waits for the reader, and with it somebody else."""

    table: str
    game: str
    turn: int
    since: int
    """When something was last played there, in seconds since 1970."""
    nudged_by: str
    """The name of who has nudged since then; empty if nobody has."""


class Proof(Wire, frozen=True):
    """What was proven of a match that is over."""

    moves: int
    undos: int
    practice: bool
    seal: str | None
    key: str | None
    contributions: list[str]
    """What each seat added, in hexadecimal digits; empty where nobody did."""


class EventSeen(Wire, frozen=True):
    """Something that happened, as the reader may know it."""

    kind: str
    seat: int | None
    details: dict[str, int | str]


class Frame(Wire, frozen=True):
    """One row of a replay."""

    row: int
    """The number of the row; 0 for what happened while the match was set up."""
    seat: int | None
    """Who moved, or took back; None for row 0."""
    move: str | None
    """The text of the move; None for an undo and for row 0."""
    events: list[EventSeen]
    lines: list[Message]
    view: View | None
    """The match after the row; in a match of other rules only the last row has one."""


class Replay(Wire, frozen=True):
    """Some rows of a match that is over."""

    rows: int
    """How many rows the match has."""
    frames: list[Frame]


class Option(Wire, frozen=True):
    """An option of a game."""

    name: str
    low: int
    high: int


class Preset(Wire, frozen=True):
    """A choice of options with a name."""

    name: str
    options: dict[str, int]
    over_days: dict[str, int]
    """The options of a table over days; the same where the preset keeps to the book."""
    title: Message
    """What people call it."""


class LessonOffered(Wire, frozen=True):
    """A match that begins in a set position: a table of so many seats with the preset `lesson`."""

    seats: int
    notes: list[str]
    """The ids of the notes that it leads through; after the last of them it is a match like any."""


class GameOffered(Wire, frozen=True):
    """A game that can be played here."""

    game: str
    rules_version: int
    fewest_seats: int
    most_seats: int
    usual_seats: int
    """How many play if nobody says otherwise: one person and the rest bots."""
    options: list[Option]
    presets: list[Preset]
    bots: list[str]
    """The levels of bots, the simplest first."""
    usual_bot: str
    """The level of a bot if nobody says otherwise."""
    first_bot: str
    """The level against which somebody plays the game for the first time."""
    notes: list[CoachNote]
    """What a newcomer is told in a first match, each thing when it matters."""
    lesson: LessonOffered | None
    """The match in which the game is learnt; None for a game without one."""


class Notes(Wire, frozen=True):
    """What somebody wrote down at a seat, for the own eyes."""

    lines: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=100)]


class Report(Wire, frozen=True):
    """Somebody finds that a chat needs the eyes of whoever runs the server."""

    person: Annotated[str, Meta(min_length=1, max_length=40)]
    """Whom it is about."""
    words: Annotated[str, Meta(max_length=500)] = ""
