"""Events as messages: which words tell an event, and with which arguments.

What must be remembered is told once. Afterwards a card that was taken is told without its name,
unless it still lies on top, and what would give a covered card away is not told any more: turns,
walks, refills, symbols and losses.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from stillroom.games.afterwards import MarkKind
from stillroom.games.face import News
from stillroom.games.kettles import ring
from stillroom.games.kettles.showing import line_at, line_id
from stillroom.games.kupferkessel import phrases, view
from stillroom.games.kupferkessel.ids import Cauldrons, Happened
from stillroom.games.kupferkessel.names import card_id, id_of
from stillroom.games.kupferkessel.state import State
from stillroom.games.messages import Argument, Message
from stillroom.kernel.events import EventRow

TOLD_AS = {
    Happened.TURN_BEGAN: "event-turn-began",
    Happened.WALKED: "event-walked",
    Happened.TOOK: "event-took",
    Happened.SPARED: "event-spared",
    Happened.USED_WAND: "event-used-wand",
    Happened.EXPLODED: "event-exploded",
    Happened.LOST: "event-lost",
    Happened.REFILLED: "event-refilled",
    Happened.KEPT: "event-kept",
    Happened.REFUSED: "event-refused",
    Happened.ENDED: "event-ended",
    Happened.WON: "event-won",
    Happened.ABANDONED: "event-abandoned",
}
NUMBERS = {
    Happened.TURN_BEGAN: "turn",
    Happened.WON: "points",
    Happened.ABANDONED: "turns",
}
"""The kinds of events whose one number is told as it is, with its name."""
TOUCHING = (Happened.TOOK, Happened.LOST, Happened.REFUSED)
"""The kinds of events after which the cauldron of their seat has another top card."""
NEWS = {
    Happened.TURN_BEGAN: News.NOBODY,
    Happened.WALKED: News.NOBODY,
    Happened.TOOK: News.NOBODY,
    Happened.SPARED: News.NOBODY,
    Happened.USED_WAND: News.NOBODY,
    Happened.EXPLODED: News.NOBODY,
    Happened.LOST: News.EVERYBODY,
    Happened.REFILLED: News.EVERYBODY,
    Happened.KEPT: News.NOBODY,
    Happened.REFUSED: News.NOBODY,
    Happened.ENDED: News.EVERYBODY,
    Happened.WON: News.EVERYBODY,
    Happened.ABANDONED: News.EVERYBODY,
}
"""10.1 - 10.7  Who learns something: everybody from a card that comes to light, from one that is
turned up, and from the end, when everything is open; all the rest lay open before."""


class Narrator:
    """Turns the events of a match into messages; everybody hears the same."""

    def __init__(self, _listener: int | None) -> None:
        """All that happens is public, so it does not matter who listens."""

    def hear(self, event: EventRow) -> Message | None:
        """The message that tells an event."""
        kind = Happened(event.kind)
        if kind == Happened.WALKED:
            return walked(event)
        seat = event.seat if event.seat >= 0 else None
        told_as = TOLD_AS[kind]
        if kind == Happened.TOOK and not event.a:
            return Message("event-took-unseen", seat=seat)
        if kind == Happened.LOST and event.c:
            told_as = "event-lost-out-of-game"
        return Message(told_as, arguments_of(kind, event), seat)


def walked(event: EventRow) -> Message:
    """4.2 - 4.4, 5.3  Where a walk has led, and how many pawns were jumped."""
    arguments: dict[str, Argument] = {"steps": phrases.steps(event.c), "stop": event.b}
    jumped: dict[str, Argument] = {"pawns": phrases.pawns(event.d)} if event.d else {}
    if ring.is_corner(event.b):
        told_as = "event-walked-to-corner-jumping" if jumped else "event-walked-to-corner"
        return Message(told_as, arguments | jumped, event.seat)
    arguments["line"] = phrases.line(ring.LINE_AT[event.b])
    told_as = "event-walked-jumping" if jumped else "event-walked"
    return Message(told_as, arguments | jumped, event.seat)


def arguments_of(kind: Happened, event: EventRow) -> dict[str, Argument]:
    """What is put into the words of an event."""
    if kind in NUMBERS:
        return {NUMBERS[kind]: event.a}
    if kind == Happened.ENDED:
        return {"line": phrases.line(event.a)}
    arguments: dict[str, Argument] = {"card": phrases.card(event.a - 1)}
    if kind in (Happened.LOST, Happened.REFUSED):
        arguments["shown"] = phrases.card(event.b - 1)
    return arguments


@cache
def event_id(kind: int) -> str:
    """The id of a kind of event."""
    return id_of(Happened(kind))


def news(event: EventRow) -> News:
    """Who may learn something from an event."""
    return NEWS[Happened(event.kind)]


def mark(event: EventRow) -> MarkKind | None:
    """What a replay marks: turns, walks that end at a corner, and cauldrons that explode."""
    match event.kind:
        case Happened.TURN_BEGAN:
            return MarkKind.TURN
        case Happened.WALKED if ring.is_corner(event.b):
            return MarkKind.CORNER
        case Happened.EXPLODED:
            return MarkKind.EXPLOSION
    return None


def describe(event: EventRow) -> dict[str, int | str]:
    """The numbers of an event by name, without those that are not told any more."""
    kind = Happened(event.kind)
    if kind in NUMBERS:
        return {NUMBERS[kind]: event.a}
    match kind:
        case Happened.WALKED:
            return describe_walk(event)
        case Happened.ENDED:
            return {"line": line_id(event.a)}
    if kind == Happened.TOOK and not event.a:
        return {}
    told: dict[str, int | str] = {"card": card_id(event.a - 1)}
    match kind:
        case Happened.TOOK:
            told |= {"covers": card_id(event.b - 1)} if event.b else {}
            told["cell"] = event.c
        case Happened.REFILLED:
            told["cell"] = event.b
        case Happened.LOST:
            told |= {"shows": card_id(event.b - 1), "out_of_game": event.c}
        case Happened.REFUSED:
            told["shows"] = card_id(event.b - 1)
    return told


def describe_walk(event: EventRow) -> dict[str, int | str]:
    """The stops of a walk, and the line at its end unless that is a corner."""
    told: dict[str, int | str] = {
        "from": event.a,
        "to": event.b,
        "steps": event.c,
        "jumped": event.d,
    }
    line = line_at(event.b)
    return told | {"line": line} if line else told


def faded(state: State, events: Sequence[EventRow]) -> list[EventRow | None]:
    """10.2, 10.6, 10.7  All events so far, without what has gone out of sight since."""
    if view.is_open(state):
        return list(events)
    touched: set[int] = set()
    told: list[EventRow | None] = []
    for event in reversed(events):
        told.append(faded_event(event, is_on_top=event.seat not in touched))
        if event.kind in TOUCHING:
            touched.add(event.seat)
    return told[::-1]


def faded_event(event: EventRow, *, is_on_top: bool) -> EventRow | None:
    """10.2  An event as it is told later, if it is; `is_on_top` says that its card still is.

    Walks tell the values of covered cards, and so do the cells of refills and turns without a
    card; symbols, and two cards in one turn, tell more of a card still. None of this is told again.
    """
    match event.kind:
        case Happened.TOOK:
            return faded_take(event, is_on_top=is_on_top)
        case Happened.SPARED | Happened.USED_WAND | Happened.EXPLODED:
            return event if is_on_top else None
        case Happened.TURN_BEGAN | Happened.WALKED | Happened.LOST | Happened.REFILLED:
            return None
    return event


def faded_take(event: EventRow, *, is_on_top: bool) -> EventRow:
    """5.2, 10.2  A card is named while it is on top; the card that it covers is not.

    The cell goes with the card: two cells of one seat would tell the walk between them, and with
    it the value of the card that is covered.
    """
    later = event.copied()
    later.b = 0
    if not is_on_top:
        later.a = later.c = 0
    return later


def forgets(state: State) -> bool:
    """10.2, 10.6  Whether something must be remembered in this match."""
    return state.options.cauldrons != Cauldrons.OPEN


def keeps_notes(state: State) -> bool:
    """10.5  Whether players may keep notes of their own."""
    return state.options.cauldrons == Cauldrons.NOTES
