"""A match told in words, event by event, as one listener may hear it."""

from __future__ import annotations

from collections.abc import Sequence

from stillroom.games.registry import face_of
from stillroom.kernel.events import Log
from stillroom.match.words import words_of


class Teller:
    """Turns the logs of a match into lines of text."""

    def __init__(
        self,
        game: str,
        players: Sequence[str],
        listener: int | None = None,
        language: str = "en",
        *,
        says_you: bool = True,
    ) -> None:
        self._words = words_of(game, language)
        self._players = players
        self._reader = listener if says_you else None
        self._narrator = face_of(game).narrator(listener)

    def tell(self, log: Log) -> list[str]:
        """One line for each thing that the events of a step complete."""
        heard = [self._narrator.hear(event) for event in log.rows[: log.length]]
        return [
            self._words.say(message, self._players, self._reader)
            for message in heard
            if message is not None
        ]
