"""Events as messages: which words tell an event, and with which arguments.

What belongs together is told in one message, when it is complete: a chip that is drawn and placed,
the chips that are looked at, what is bought. A gain that the line before has named is not told
again. Of a covered brew, and of a commitment, only its own player hears what it was.
"""

from __future__ import annotations

from collections.abc import Sequence

from stillroom.games.messages import Argument, Message
from stillroom.games.quacks import details, phrases
from stillroom.games.quacks.ids import Back, Cause, Chip, Colour, Happened
from stillroom.games.quacks.tables import COLOUR, RUBIES_FOR_A_STEP, VALUE
from stillroom.kernel.events import EVERYBODY, EventRow
from stillroom.kernel.state import SEATS

TOLD_AS = {
    Happened.TURN_BEGAN: "event-turn-began",
    Happened.BOOK_OUT: "event-book-out",
    Happened.WHITE_ADDED: "event-white-added",
    Happened.CARD_TURNED: "event-card-turned",
    Happened.GAINED_CHIP: "event-gained-chip",
    Happened.GAINED_RUBIES: "event-gained-rubies",
    Happened.GAINED_POINTS: "event-gained-points",
    Happened.MOVED_DROPLET: "event-moved-droplet",
    Happened.MOVED_TUBE: "event-moved-tube",
    Happened.SOLD_OUT: "event-sold-out",
    Happened.LOST_CHIP: "event-lost-chip",
    Happened.SWAPPED: "event-swapped",
    Happened.PAID_RUBIES: "event-paid-rubies",
    Happened.GAVE_UP_TAILS: "event-gave-up-tails",
    Happened.COUNTED_TAILS: "event-counted-tails",
    Happened.STEPPED_BACK: "event-stepped-back",
    Happened.RETURNED: "event-returned",
    Happened.BEGAN_AGAIN: "event-began-again",
    Happened.STOPPED: "event-stopped",
    Happened.EXPLODED: "event-exploded",
    Happened.POT_FULL: "event-pot-full",
    Happened.COMMITTED: "event-committed",
    Happened.STIRRED: "event-stirred",
    Happened.UNCOVERED: "event-uncovered",
    Happened.ROLLED: "event-rolled",
    Happened.COUNTED_MOTHS: "event-counted-moths",
    Happened.SLID: "event-slid",
    Happened.TRADED_GHOSTS: "event-traded-ghosts",
    Happened.TOOK_TIER: "event-took-tier",
    Happened.CHOSE: "event-chose",
    Happened.REFILLED: "event-refilled-by-card",
    Happened.WON: "event-won",
    Happened.ABANDONED: "event-abandoned",
}
"""The messages of those kinds that are told by themselves."""
FOR_RUBIES = {
    Happened.MOVED_DROPLET: "event-bought-step",
    Happened.MOVED_TUBE: "event-bought-glass",
    Happened.REFILLED: "event-bought-flask",
}
"""18.1, 18.2, 19.2  The messages for what rubies have paid for, with the price."""
WHITE_BACK = {
    Back.FLASK: "event-used-flask",
    Back.MANDRAKE: "event-mandrake-back",
    Back.FIRST_WHITE: "event-first-white-back",
}
UNCOVERED = ("event-uncovered", "event-uncovered-exploded", "event-uncovered-protected")
"""9.7  By what became of the pot."""
FROM_SCORING_SPACE = {Happened.STOPPED: 0, Happened.UNCOVERED: 0, Happened.SLID: 1}
"""The kinds that tell what the scoring space pays, and how far it lies from the space they name."""
NAMED_BEFORE = {
    Happened.GAINED_CHIP: (Cause.DIE, Cause.TUBE),
    Happened.GAINED_RUBIES: (Cause.DIE, Cause.TUBE, Cause.BLACK),
    Happened.GAINED_POINTS: (Cause.DIE, Cause.TUBE),
    Happened.PAID_RUBIES: (Cause.RUBIES,),
}
"""The gains and prices that another line names: the die, the glass, the hawkmoths, what is paid."""


class Narrator:
    """Turns the events of a match into messages for one listener; None is a spectator."""

    def __init__(self, listener: int | None) -> None:
        self._listener = listener
        self._drawn: dict[int, int] = {}
        """The chip that each seat has drawn and neither placed nor laid aside."""
        self._shown: dict[int, list[int]] = {}
        """The chips that each seat looks at, until it is known what becomes of them."""
        self._bought: dict[int, list[tuple[int, int]]] = {}
        """The chips that each seat buys, and their prices."""
        self._white: dict[int, int] = {}
        """The white sum of each pot, as far as it is known."""
        self._is_sold_out = False
        """Whether the last event told of a chip that is sold out."""

    def hear(self, event: EventRow) -> Message | None:
        """The message that an event completes, if any."""
        seat = event.seat if event.seat >= 0 else None
        if event.seen_by not in (EVERYBODY, self._listener):
            is_commitment = event.kind == Happened.COMMITTED
            return Message("event-committed-unseen", seat=seat) if is_commitment else None
        kind = details.happened_in(event)
        self._count_white(kind, event)
        message = self._message(kind, event)
        self._is_sold_out = kind == Happened.SOLD_OUT
        return message

    def _message(self, kind: Happened, event: EventRow) -> Message | None:
        match kind:
            case Happened.DREW:
                self._drawn[event.seat] = event.a
            case Happened.PLACED:
                return self._placed(event)
            case Happened.LAID_ASIDE:
                return self._laid_aside(event)
            case Happened.SHOWED:
                self._shown.setdefault(event.seat, []).append(event.a)
            case Happened.PUT_AWAY:
                return self._put_away(event)
            case Happened.TOTALLED:
                return self._totalled(event)
            case Happened.BOUGHT:
                self._bought.setdefault(event.seat, []).append((event.a, event.b))
            case Happened.SHOPPED:
                return self._shopped(event)
            case Happened.TURN_ENDED:
                return None
            case _:
                return self._told(kind, event)
        return None

    def _told(self, kind: Happened, event: EventRow) -> Message | None:
        """A kind of event that is told by itself, unless another line names the same."""
        if event.b in NAMED_BEFORE.get(kind, ()) and not self._is_sold_out:
            return None
        arguments = arguments_of(kind, event)
        if kind == Happened.SWAPPED and event.seat in self._shown:
            arguments["chips"] = self._chips_shown(event.seat)
            return Message("event-looked-and-swapped", arguments, event.seat)
        return Message(told_as(kind, event), arguments, event.seat if event.seat >= 0 else None)

    # Drawing and placing

    def _count_white(self, kind: Happened, event: EventRow) -> None:
        """8.6, 8.8  Keeps the white sums; who hears a match from its middle learns them later."""
        match kind:
            case Happened.TURN_BEGAN:
                self._white = dict.fromkeys(range(SEATS), 0)
            case Happened.BEGAN_AGAIN:
                self._white[event.seat] = 0
            case Happened.WHITE_BACK:
                self._white[event.seat] = event.c
            case Happened.PLACED if is_white(event.a) and event.seat in self._white:
                self._white[event.seat] += VALUE[event.a]

    def _placed(self, event: EventRow) -> Message:
        """8.2, 8.6, 10.1  A chip that is drawn, or chosen, and where it lies."""
        arguments: dict[str, Argument] = {
            "chip": phrases.chip(event.a),
            "space": phrases.space(event.b),
        }
        told = "event-drew" if self._is_drawn(event) else "event-placed"
        if event.seat in self._shown:
            told = "event-looked-and-placed"
            arguments |= self._looked_at(event.seat)
        if is_white(event.a) and event.seat in self._white:
            told = f"{told}-white"
            arguments["white"] = self._white[event.seat]
        return Message(told, arguments, event.seat)

    def _laid_aside(self, event: EventRow) -> Message:
        """11.2  A toadstool that is drawn, or chosen, and laid beside the pot."""
        arguments: dict[str, Argument] = {"chip": phrases.chip(event.a)}
        told = "event-drew-aside" if self._is_drawn(event) else "event-laid-aside"
        if event.seat in self._shown:
            told = "event-looked-and-laid-aside"
            arguments |= self._looked_at(event.seat)
        return Message(told, arguments, event.seat)

    def _is_drawn(self, event: EventRow) -> bool:
        """Whether a chip was just drawn, and had not waited beside the pot."""
        return self._drawn.pop(event.seat, -1) == event.a

    # Several events in one message

    def _chips_shown(self, seat: int) -> Message:
        return all_of(self._shown.pop(seat))

    def _looked_at(self, seat: int) -> dict[str, Argument]:
        """10.1  The chips from which one was chosen, and how many they were."""
        return {"count": len(self._shown[seat]), "chips": self._chips_shown(seat)}

    def _put_away(self, event: EventRow) -> Message | None:
        """4.4, 10.1  The chips that were looked at, unless they are told with the one chosen."""
        if event.a or event.seat not in self._shown:
            return None
        return Message("event-looked", {"chips": self._chips_shown(event.seat)}, event.seat)

    def _totalled(self, event: EventRow) -> Message:
        """5.4  The chips that were drawn for a card, and what they add up to."""
        chips = [phrases.chip(chip) for chip in self._shown.pop(event.seat, [])]
        return Message("event-totalled", {"chips": chips, "total": event.a}, event.seat)

    def _shopped(self, event: EventRow) -> Message:
        """17.5  What was bought, for how much, and the coins that are lost."""
        bought = self._bought.pop(event.seat, [])
        arguments: dict[str, Argument] = {"lost": phrases.coins(event.a)}
        if not bought:
            return Message("event-bought-nothing", arguments, event.seat)
        arguments["chips"] = [phrases.chip(chip) for chip, _ in bought]
        arguments["price"] = phrases.coins(sum(price for _, price in bought))
        return Message(
            "event-bought-and-lost" if event.a else "event-bought", arguments, event.seat
        )


def all_of(chips: Sequence[int]) -> Message:
    """One chip or several, as a sentence lists them."""
    *others, last = [phrases.chip(chip) for chip in chips]
    if not others:
        return last
    return Message("both", {"first": phrases.listed(others), "second": last})


def is_white(chip: int) -> bool:
    """1.1  Whether a chip is white."""
    return COLOUR[chip] == Colour.WHITE


def is_for_rubies(kind: Happened, event: EventRow) -> bool:
    """18.1, 18.2, 19.2  Whether two rubies have paid for it."""
    if kind == Happened.REFILLED:
        return event.a == 0
    return kind in FOR_RUBIES and event.b == Cause.RUBIES


def told_as(kind: Happened, event: EventRow) -> str:
    """The id of the message that tells an event by itself."""
    match kind:
        case Happened.WHITE_BACK:
            return WHITE_BACK[Back(event.b)]
        case Happened.UNCOVERED:
            return UNCOVERED[event.c]
        case Happened.EXPLODED if event.c:
            return "event-exploded-protected"
        case Happened.COUNTED_MOTHS if event.b > 1:
            return "event-counted-most-moths"
        case Happened.WON if event.b > 1:
            return "event-won-together"
    return FOR_RUBIES[kind] if is_for_rubies(kind, event) else TOLD_AS[kind]


def arguments_of(kind: Happened, event: EventRow) -> dict[str, Argument]:
    """What is put into the words of an event."""
    arguments = {detail.name: detail.say(number) for detail, number in details.numbers_of(event)}
    if kind in FROM_SCORING_SPACE:
        arguments["pay"] = phrases.pay(event.a + FROM_SCORING_SPACE[kind])
    if is_for_rubies(kind, event):
        arguments["rubies"] = phrases.rubies(RUBIES_FOR_A_STEP)
    if kind == Happened.WHITE_ADDED:
        arguments["chip"] = phrases.chip(Chip.WHITE_1)
    if kind == Happened.CARD_TURNED:
        arguments["text"] = phrases.card_text(event.a)
    return arguments
