"""Events as messages: which words tell an event, and with which arguments.

A trade and a mix come as several events, one for each card; they are told in one sentence, when
they are complete. Numbers that the listener may not see are left out of the arguments.
"""

from __future__ import annotations

from stillroom.games.elixir_mixer.ids import Bonus, Happened
from stillroom.games.elixir_mixer.names import colour_id, id_of
from stillroom.games.elixir_mixer.tables import COLOUR, VALUE
from stillroom.games.sentences import Argument, Phrase, Sentence
from stillroom.kernel.events import EVERYBODY, Event


def card(kind: int) -> Phrase:
    """The name of a card."""
    return Phrase("card", {"colour": colour_id(COLOUR[kind]), "value": VALUE[kind]})


def elixir(colour: int, value: int) -> Phrase:
    """The name of an elixir, which is told like a card."""
    return Phrase("card", {"colour": colour_id(colour), "value": value})


class Narrator:
    """Turns the events of a match into sentences for one listener; None is a spectator."""

    def __init__(self, listener: int | None) -> None:
        self._listener = listener
        self._cards: list[Phrase] = []

    def hear(self, event: Event) -> Sentence | None:
        """The sentence that an event completes, if any."""
        kind = Happened(event.kind)
        match kind:
            case Happened.OFFERED:
                self._cards = []
                return None
            case Happened.RECEIVED | Happened.USED:
                self._cards.append(card(event.a))
                return None
            case Happened.DREW if event.seen_by not in (EVERYBODY, self._listener):
                return Sentence("event-drew-unseen", event.seat)
            case Happened.TURN_ENDED if event.a:
                return Sentence("event-turn-ended-by-itself", event.seat)
            case _:
                return Sentence(f"event-{id_of(kind)}", event.seat, self._arguments(kind, event))

    def _arguments(self, kind: Happened, event: Event) -> dict[str, Argument]:
        match kind:
            case Happened.TRADED:
                return {"card": card(event.a), "cards": self._named_cards()}
            case Happened.MIXED:
                return {"elixir": elixir(event.a, event.b), "cards": self._named_cards()}
            case Happened.MIXED_ELIXIR:
                return {"cards": self._named_cards()}
            case Happened.BONUS:
                return {"bonus": Phrase("bonus", {"bonus": id_of(Bonus(event.a))})}
            case Happened.TURN_BEGAN:
                return {"turn": event.a}
            case Happened.RESHUFFLED:
                return {"cards": event.a}
            case Happened.WON:
                return {"points": event.a}
            case Happened.ABANDONED:
                return {"turns": event.a}
            case Happened.TURN_ENDED:
                return {}
            case _:
                return {"card": card(event.a)}

    def _named_cards(self) -> list[Phrase]:
        cards, self._cards = self._cards, []
        return cards
