"""A game's face: how it shows itself to the table, beside the entries of its rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Protocol

import msgspec

from stillroom.games.afterwards import LuckSheet, MarkKind, no_luck, no_marks
from stillroom.games.decisions import Decision, Sheet
from stillroom.games.messages import Message
from stillroom.games.moves import Grammar, Move
from stillroom.kernel.events import EventRow
from stillroom.kernel.state import State


class News(IntEnum):
    """Who may learn something from an event that could not be known before."""

    NOBODY = 0
    OTHERS = 1
    """All but the one who did it, such as which card was in a hand."""
    EVERYBODY = 2
    """Chance has spoken, or something hidden was shown."""


class Narrator(Protocol):
    """Turns the events of a match into messages for one listener."""

    def hear(self, event: EventRow) -> Message | None:
        """The message that an event completes, if any."""
        ...


class WrongPosition(Exception):
    """A position that the box of the game does not allow; names the field that is wrong."""

    def __init__(self, field: str, message: Message) -> None:
        super().__init__(field, message)
        self.field = field
        self.message = message


def nothing_is_secret(_event: EventRow) -> bool:
    """That something happens is public, whoever may know its numbers."""
    return False


def nothing_is_covered(_state: State) -> bool:
    """Everybody sees who moves."""
    return False


@dataclass(frozen=True)
class Face:
    """What the table needs of a game to let people play it. States are of the game's own class."""

    grammar: Grammar
    """What moves mean."""
    unfinished: Callable[[Any, int], bool]
    """`unfinished(state, seat)`: whether the seat is in the middle of a move of several actions."""
    demands: Callable[[Any, int, Move], int]
    """`demands(state, seat, move)`: the paragraph that forbids a move with too few or too many
    pieces."""
    order_paragraph: int
    """The paragraph about the order in which programs name pieces; people may name them in any."""
    board: Callable[[Any, int | None], msgspec.Struct]
    """`board(state, seat)`: everything on the table that a seat, or a spectator, may know."""
    ask: Callable[[Any, int], Decision]
    """`ask(state, seat)`: the decision of a seat that owes one."""
    fill: Callable[[Any, int, Move, list[Move]], Decision]
    """`fill(state, seat, begun, ways)`: the decision in the middle of a basket, given the move as
    far as it is put together and all whole moves that begin so."""
    waits: Callable[[Any], Message]
    """`waits(state)`: what those are told who owe nothing now."""
    explain: Callable[[Any, int, Move, int], Message]
    """`explain(state, seat, move, paragraph)`: why a move is not open, in words that use only what
    the seat may know."""
    narrator: Callable[[int | None], Narrator]
    """`narrator(listener)`: who tells the events to a seat, or to a spectator."""
    describe: Callable[[EventRow], dict[str, int | str]]
    """`describe(event)`: the numbers of an event by name, for clients that show it."""
    event_id: Callable[[int], str]
    """`event_id(kind)`: the id of a kind of event."""
    news: Callable[[EventRow], News]
    """`news(event)`: who may learn something from it."""
    faded: Callable[[Any, Sequence[EventRow]], Sequence[EventRow | None]]
    """`faded(state, events)`: the events so far, or the last of them, as somebody is told them who
    has answered a decision since: without what must be remembered and lies open no more; None for
    an event that is not told any more. What becomes of an event depends on the state and on the
    events after it alone."""
    forgets: Callable[[Any], bool]
    """`forgets(state)`: whether something must be remembered in this match, so that what was told
    fades. It depends on the options alone and stays the same from the first moment to the last."""
    keeps_notes: Callable[[Any], bool]
    """`keeps_notes(state)`: whether players may keep private notes in this match."""
    has_secrets: Callable[[Any], bool]
    """`has_secrets(state)`: whether somebody knows something now that others at the table may not
    know, or has it to choose unseen; people who share a screen look away then. What all could work
    out from what was shown, such as what a bag holds, is no secret, nor what nobody may look at."""
    check: Callable[[Any], None]
    """`check(state)`: raises WrongPosition if pieces are lost or made, or do not fit together."""
    sheet: Callable[[Any], Sheet]
    """`sheet(state)`: the scoring sheet of a match that is over."""
    words: Callable[[Any, Move], Message]
    """`words(state, move)`: a move, or the beginning of one, as a button says it."""
    is_secret: Callable[[EventRow], bool] = nothing_is_secret
    """`is_secret(event)`: whether only the seat that may see its numbers hears of it at all."""
    is_covered: Callable[[Any], bool] = nothing_is_covered
    """`is_covered(state)`: whether seats now move without anybody else knowing that they do."""
    luck: Callable[[int, Any], LuckSheet] = no_luck
    """`luck(seats, actions)`: how lucky everybody was in a match that is over, of which all actions
    are played again; exact, from the chances before each roll."""
    mark: Callable[[EventRow], MarkKind | None] = no_marks
    """`mark(event)`: what the slider of a replay shows of an event, if anything."""


def nothing_fades(_state: State, events: Sequence[EventRow]) -> list[EventRow]:
    """The events of a game in which nothing must be remembered: all stay as they are."""
    return list(events)


def never_forgets(_state: State) -> bool:
    """A game in which nothing must be remembered: whatever was told can be told again."""
    return False


def without_notes(_state: State) -> bool:
    """A game in which everything lies open that was ever open needs no notes."""
    return False
