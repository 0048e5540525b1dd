"""Events as messages: which words tell an event, and with which arguments.

What must be remembered is told once. Afterwards an event keeps only those of its numbers that
still lie open: a card that was covered or lost is told without its name, and what would give a
covered card away, such as a turn, a walk or a refill, is not told any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from stillroom.games.afterwards import MarkKind
from stillroom.games.face import News
from stillroom.games.glastonbury import phrases
from stillroom.games.glastonbury.ids import Cauldrons, Happened
from stillroom.games.glastonbury.names import card_id, id_of, ingredient_id
from stillroom.games.glastonbury.state import State
from stillroom.games.kettles import ring
from stillroom.games.kettles.showing import line_at, line_id
from stillroom.games.messages import Argument, Message
from stillroom.kernel.events import EVERYBODY, EventRow

NO_CELL = -1
"""The cell of a spell that was taken, once that is told no more."""

TOLD_AS = {
    Happened.TURN_BEGAN: "event-turn-began",
    Happened.WALKED: "event-walked",
    Happened.SHOWN: "event-shown",
    Happened.TOOK: "event-took",
    Happened.TOOK_SPELL: "event-took",
    Happened.USED_ACCIO: "event-used-spell",
    Happened.USED_DECLINATIO: "event-used-spell",
    Happened.STAYED: "event-stayed",
    Happened.CAST_VANESCO: "event-cast-vanesco",
    Happened.LOST: "event-lost",
    Happened.CAST_PERLUCEO: "event-cast-perluceo",
    Happened.LOOKED: "event-looked",
    Happened.REFILLED: "event-refilled",
    Happened.KEPT: "event-kept",
    Happened.REFUSED: "event-refused",
    Happened.ENDED: "event-ended",
    Happened.ENDED_BY_DECLINATIO: "event-ended-by-declinatio",
    Happened.PLACED: "event-placed",
    Happened.ADDED: "event-added",
    Happened.WON: "event-won",
    Happened.ABANDONED: "event-abandoned",
}
TOLD_WITHOUT_CARD = {
    Happened.TOOK: "event-took-unseen",
    Happened.LOST: "event-lost-unseen",
}
"""The kinds of events that are told again when their card is told no more."""
NUMBERS = {
    Happened.TURN_BEGAN: "turn",
    Happened.WON: "points",
    Happened.ABANDONED: "turns",
}
"""The kinds of events whose one number is told as it is, with its name."""
OF_A_SPELL = (
    Happened.TOOK_SPELL,
    Happened.USED_ACCIO,
    Happened.USED_DECLINATIO,
    Happened.CAST_VANESCO,
    Happened.CAST_PERLUCEO,
)
OF_A_LINE = (Happened.ENDED, Happened.ENDED_BY_DECLINATIO)
OF_A_KIND = (Happened.PLACED, Happened.ADDED)
WITHOUT_NUMBERS = (Happened.STAYED, Happened.LOOKED)
TOUCHING = (Happened.TOOK, Happened.LOST, Happened.REFUSED)
"""The kinds of events after which the cauldron of their seat has another top card."""

NOT_TOLD_AGAIN = (
    Happened.TURN_BEGAN,
    Happened.WALKED,
    Happened.SHOWN,
    Happened.USED_DECLINATIO,
    Happened.STAYED,
    Happened.REFILLED,
    Happened.REFUSED,
)
"""The kinds of events that would give a covered card away."""

NEWS = {
    Happened.TURN_BEGAN: News.NOBODY,
    Happened.WALKED: News.NOBODY,
    Happened.SHOWN: News.EVERYBODY,
    Happened.TOOK: News.NOBODY,
    Happened.TOOK_SPELL: News.NOBODY,
    Happened.USED_ACCIO: News.NOBODY,
    Happened.USED_DECLINATIO: News.NOBODY,
    Happened.STAYED: News.NOBODY,
    Happened.CAST_VANESCO: News.NOBODY,
    Happened.LOST: News.EVERYBODY,
    Happened.CAST_PERLUCEO: News.EVERYBODY,
    Happened.LOOKED: News.OTHERS,
    Happened.REFILLED: News.EVERYBODY,
    Happened.KEPT: News.EVERYBODY,
    Happened.REFUSED: News.EVERYBODY,
    Happened.ENDED: News.EVERYBODY,
    Happened.ENDED_BY_DECLINATIO: News.EVERYBODY,
    Happened.PLACED: News.NOBODY,
    Happened.ADDED: News.EVERYBODY,
    Happened.WON: News.EVERYBODY,
    Happened.ABANDONED: News.EVERYBODY,
}
"""11.1 - 11.9  Who learns something: everybody from a card that comes to light, from one that is
turned up, from a look into a cauldron, and from the end and the answer about the last card, after
which the cauldrons are opened. That somebody is done with looking is news to the others, so that
nobody goes back to look again; all the rest lay open before."""


class Narrator:
    """Turns the events of a match into messages for one listener; None is a spectator."""

    def __init__(self, listener: int | None) -> None:
        self._listener = listener

    def hear(self, event: EventRow) -> Message | None:
        """The message that tells an event."""
        kind = Happened(event.kind)
        seat = event.seat if event.seat >= 0 else None
        if kind == Happened.WALKED:
            return walked(event)
        if kind in TOLD_WITHOUT_CARD and not event.a:
            return Message(TOLD_WITHOUT_CARD[kind], seat=seat)
        if event.seen_by not in (EVERYBODY, self._listener):
            return Message("event-placed-unseen", seat=seat)
        return Message(told_as(kind, event), arguments_of(kind, event), seat)


def told_as(kind: Happened, event: EventRow) -> str:
    """The id of the message that tells an event with all its numbers."""
    match kind:
        case Happened.LOST if event.c:
            return "event-lost-out-of-game"
        case Happened.CAST_PERLUCEO if event.b:
            return "event-cast-perluceo-in-vain"
    return TOLD_AS[kind]


def walked(event: EventRow) -> Message:
    """4.2 - 4.6  Where a walk has led; an Immuto on top lets a pawn stay."""
    arguments: dict[str, Argument] = {"stop": event.b}
    if event.c:
        arguments["steps"] = phrases.steps(event.c)
    if ring.is_corner(event.b):
        return Message("event-walked-to-corner", arguments, event.seat)
    arguments["line"] = phrases.line(ring.LINE_AT[event.b])
    return Message("event-walked" if event.c else "event-walked-nowhere", arguments, event.seat)


def arguments_of(kind: Happened, event: EventRow) -> dict[str, Argument]:
    """What is put into the words of an event."""
    if kind in NUMBERS:
        return {NUMBERS[kind]: event.a}
    if kind in WITHOUT_NUMBERS:
        return {}
    if kind in OF_A_LINE:
        return {"line": phrases.line(event.a)}
    if kind in OF_A_KIND:
        return {"ingredient": phrases.ingredient(event.a - 1)}
    arguments: dict[str, Argument] = {"card": phrases.card(event.a - 1)}
    match kind:
        case Happened.USED_ACCIO | Happened.USED_DECLINATIO:
            arguments["uses"] = phrases.uses(event.b)
        case Happened.LOST:
            arguments["shown"] = phrases.top_card(event.b)
    return arguments


@cache
def event_id(kind: int) -> str:
    """The id of a kind of event."""
    return id_of(Happened(kind))


def news(event: EventRow) -> News:
    """Who may learn something from an event."""
    return NEWS[Happened(event.kind)]


def mark(event: EventRow) -> MarkKind | None:
    """What a replay marks: turns, and walks that end at a corner."""
    if event.kind == Happened.WALKED and ring.is_corner(event.b):
        return MarkKind.CORNER
    return MarkKind.TURN if event.kind == Happened.TURN_BEGAN else None


def describe(event: EventRow) -> dict[str, int | str]:
    """The numbers of an event by name, without those that are not told any more."""
    kind = Happened(event.kind)
    if kind in NUMBERS:
        return {NUMBERS[kind]: event.a}
    if kind in WITHOUT_NUMBERS:
        return {}
    if kind in OF_A_LINE:
        return {"line": line_id(event.a)}
    if kind in OF_A_KIND:
        return {"kind": ingredient_id(event.a - 1)}
    if kind == Happened.WALKED:
        return describe_walk(event)
    told: dict[str, int | str] = {"card": card_id(event.a - 1)} if event.a else {}
    return told | describe_rest(kind, event)


def describe_rest(kind: Happened, event: EventRow) -> dict[str, int | str]:
    """The numbers of an event about a card, but for the card itself."""
    match kind:
        case Happened.TOOK if event.a:
            covers: dict[str, int | str] = {"covers": card_id(event.b - 1)} if event.b else {}
            return covers | {"cell": event.c}
        case Happened.TOOK_SPELL if event.c != NO_CELL:
            return {"cell": event.c}
        case Happened.USED_ACCIO | Happened.USED_DECLINATIO:
            return {"uses": event.b}
        case Happened.LOST:
            shows: dict[str, int | str] = {"shows": card_id(event.b - 1)} if event.b else {}
            return shows | {"out_of_game": event.c}
        case Happened.CAST_PERLUCEO:
            return {"in_vain": event.b}
        case Happened.REFILLED:
            return {"cell": event.b}
        case Happened.REFUSED if event.b:
            return {"shows": card_id(event.b - 1)}
    return {}


def describe_walk(event: EventRow) -> dict[str, int | str]:
    """The stops of a walk, and the line at its end unless that is a corner."""
    told: dict[str, int | str] = {"from": event.a, "to": event.b, "steps": event.c}
    line = line_at(event.b)
    return told | {"line": line} if line else told


def faded(state: State, events: Sequence[EventRow]) -> list[EventRow | None]:
    """11.2 - 11.5, 11.9  All events so far, without what has gone out of sight since."""
    if state.options.cauldrons == Cauldrons.OPEN or state.over:
        return list(events)
    touched: set[int] = set()
    told: list[EventRow | None] = []
    for event in reversed(events):
        told.append(faded_event(event, is_on_top=event.seat not in touched))
        if event.kind in TOUCHING:
            touched.add(event.seat)
    return told[::-1]


def faded_event(event: EventRow, *, is_on_top: bool) -> EventRow | None:
    """11.2 - 11.4  An event as it is told later, if it is; `is_on_top` says that its card still is.

    Walks tell the values of covered cards, and so do the cells of refills, turns without a card,
    and what was done at a corner; a card that was shown lay under an Immuto. None of this is told
    again, nor which card was refused.
    """
    if event.kind in NOT_TOLD_AGAIN:
        return None
    later = event.copied()
    match event.kind:
        case Happened.TOOK:
            fade_take(later, is_on_top=is_on_top)
        case Happened.TOOK_SPELL:
            later.c = NO_CELL
        case Happened.LOST:
            later.a = later.b = 0
    return later


def fade_take(event: EventRow, *, is_on_top: bool) -> None:
    """5.3, 11.2  A card is named while it is on top; the card that it covers is not.

    The cell goes with the card, and that of a spell goes too: two cells of one seat would tell
    the walk between them, and with it the value of a card that is covered.
    """
    event.b = 0
    if not is_on_top:
        event.a = event.c = 0


def forgets(state: State) -> bool:
    """11.2, 11.5  Whether something must be remembered in this match."""
    return state.options.cauldrons != Cauldrons.OPEN


def keeps_notes(state: State) -> bool:
    """11.5  Whether players may keep notes of their own."""
    return state.options.cauldrons == Cauldrons.NOTES
