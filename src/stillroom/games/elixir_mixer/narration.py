"""Events as messages: which words tell an event, and with which arguments.

A trade and a mix come as several events, one for each card; they are told in one message, when
they are complete. Numbers that the listener may not see are left out of the arguments.
"""

from __future__ import annotations

from stillroom.games.afterwards import MarkKind
from stillroom.games.elixir_mixer import moves, phrases
from stillroom.games.elixir_mixer.ids import Bonus, Colour, Happened
from stillroom.games.elixir_mixer.names import card_id, colour_id, id_of
from stillroom.games.face import News
from stillroom.games.messages import Argument, Message
from stillroom.kernel.events import EVERYBODY, EventRow

TOLD_AS = {
    Happened.TURN_BEGAN: "event-turn-began",
    Happened.DREW: "event-drew",
    Happened.RESHUFFLED: "event-reshuffled",
    Happened.TOOK: "event-took",
    Happened.TRADED: "event-traded",
    Happened.MIXED: "event-mixed",
    Happened.MIXED_ELIXIR: "event-mixed-elixir",
    Happened.BONUS: "event-bonus",
    Happened.DISCARDED: "event-discarded",
    Happened.REFILLED: "event-refilled",
    Happened.TURN_ENDED: "event-turn-ended",
    Happened.WON: "event-won",
    Happened.ABANDONED: "event-abandoned",
}
NUMBERS = {
    Happened.TURN_BEGAN: "turn",
    Happened.RESHUFFLED: "cards",
    Happened.WON: "points",
    Happened.ABANDONED: "turns",
}
"""The kinds of events whose one number is told as it is, with its name."""

NEWS = {
    Happened.TURN_BEGAN: News.NOBODY,
    Happened.DREW: News.EVERYBODY,
    Happened.RESHUFFLED: News.EVERYBODY,
    Happened.TOOK: News.NOBODY,
    Happened.OFFERED: News.OTHERS,
    Happened.RECEIVED: News.NOBODY,
    Happened.TRADED: News.NOBODY,
    Happened.USED: News.OTHERS,
    Happened.MIXED: News.NOBODY,
    Happened.MIXED_ELIXIR: News.NOBODY,
    Happened.BONUS: News.NOBODY,
    Happened.DISCARDED: News.OTHERS,
    Happened.REFILLED: News.EVERYBODY,
    Happened.TURN_ENDED: News.NOBODY,
    Happened.WON: News.EVERYBODY,
    Happened.ABANDONED: News.EVERYBODY,
}
"""8.1, 8.2  Who learns something: everybody from a draw, a refill and the end, when all hands are
shown; the others from a card that leaves a hand; a card of the market was seen before."""

MARKS = {
    Happened.TURN_BEGAN: MarkKind.TURN,
    Happened.MIXED: MarkKind.GAIN,
    Happened.MIXED_ELIXIR: MarkKind.GAIN,
}
"""What a replay marks."""


class Narrator:
    """Turns the events of a match into messages for one listener; None is a spectator."""

    def __init__(self, listener: int | None) -> None:
        self._listener = listener
        self._cards: list[Message] = []

    def hear(self, event: EventRow) -> Message | None:
        """The message that an event completes, if any."""
        kind = Happened(event.kind)
        seat = event.seat if event.seat >= 0 else None
        match kind:
            case Happened.OFFERED:
                self._cards = []
                return None
            case Happened.RECEIVED | Happened.USED:
                self._cards.append(phrases.card(event.a))
                return None
            case Happened.DREW if event.seen_by not in (EVERYBODY, self._listener):
                return Message("event-drew-unseen", seat=seat)
            case Happened.TURN_ENDED if event.a:
                return Message("event-turn-ended-by-itself", seat=seat)
        return Message(TOLD_AS[kind], self._arguments(kind, event), seat)

    def _arguments(self, kind: Happened, event: EventRow) -> dict[str, Argument]:
        if kind in NUMBERS:
            return {NUMBERS[kind]: event.a}
        match kind:
            case Happened.TRADED:
                return {"card": phrases.card(event.a), "cards": self._named_cards()}
            case Happened.MIXED:
                elixir = phrases.elixir(event.a, event.b)
                return {"elixir": elixir, "cards": self._named_cards()}
            case Happened.MIXED_ELIXIR:
                return {"cards": self._named_cards()}
            case Happened.BONUS:
                return {"bonus": phrases.bonus(event.a)}
            case Happened.TURN_ENDED:
                return {}
        return {"card": phrases.card(event.a)}

    def _named_cards(self) -> list[Message]:
        cards, self._cards = self._cards, []
        return cards


def elixir_id(colour: int) -> str:
    """The elixir of a colour as moves name it; the mixed elixir has none of its own."""
    return moves.MIXED_ELIXIR if colour == Colour.ANY else colour_id(colour)


def event_id(kind: int) -> str:
    """The id of a kind of event."""
    return id_of(Happened(kind))


def news(event: EventRow) -> News:
    """Who may learn something from an event."""
    return NEWS[Happened(event.kind)]


def mark(event: EventRow) -> MarkKind | None:
    """What a replay marks."""
    return MARKS.get(Happened(event.kind))


def describe(event: EventRow) -> dict[str, int | str]:
    """The numbers of an event by name."""
    kind = Happened(event.kind)
    if kind in NUMBERS:
        return {NUMBERS[kind]: event.a}
    match kind:
        case Happened.MIXED:
            elixir = f"{colour_id(event.a)}-{event.b}"
            return {"elixir": elixir, "cards": event.c, "shows": event.d}
        case Happened.MIXED_ELIXIR:
            return {"cards": event.a}
        case Happened.USED:
            return {"card": card_id(event.a), "elixir": elixir_id(event.b)}
        case Happened.BONUS:
            return {"bonus": id_of(Bonus(event.a))}
        case Happened.TURN_ENDED:
            return {"by_itself": event.a}
    return {"card": card_id(event.a)}
