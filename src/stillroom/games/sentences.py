"""What a game says of an event: messages of its catalogue, before they are words in a language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from stillroom.kernel.events import Event


@dataclass(frozen=True)
class Phrase:
    """A message that stands inside another one, such as the name of a card."""

    message: str
    arguments: dict[str, int | str] = field(default_factory=dict)


Argument: TypeAlias = int | str | Phrase | list[Phrase]


@dataclass(frozen=True)
class Sentence:
    """A message with its arguments; `seat` is the player it speaks of, or -1."""

    message: str
    seat: int
    arguments: dict[str, Argument] = field(default_factory=dict)


class Narrator(Protocol):
    """Turns the events of a match into sentences for one listener."""

    def hear(self, event: Event) -> Sentence | None:
        """The sentence that an event completes, if any."""
        ...
