"""A match told in words, event by event, as one listener may hear it."""

from __future__ import annotations

from collections.abc import Sequence

from stillroom.games.registry import narrator
from stillroom.games.sentences import Argument, Phrase, Sentence
from stillroom.kernel.events import Log
from stillroom.table.words import Words


class Teller:
    """Turns the logs of a match into lines of text."""

    def __init__(self, game: str, players: Sequence[str], listener: int | None = None) -> None:
        self._words = Words(game)
        self._players = players
        self._narrator = narrator(game, listener)

    def tell(self, log: Log) -> list[str]:
        """One line for each thing that the events of a step complete."""
        sentences = [self._narrator.hear(event) for event in log.rows[: log.length]]
        return [self._line(sentence) for sentence in sentences if sentence is not None]

    def _line(self, sentence: Sentence) -> str:
        arguments = {name: self._text(value) for name, value in sentence.arguments.items()}
        if sentence.seat >= 0:
            arguments["player"] = self._players[sentence.seat]
        return self._words.format(sentence.message, **arguments)

    def _text(self, value: Argument) -> str | int:
        if isinstance(value, Phrase):
            return self._words.format(value.message, **value.arguments)
        if isinstance(value, list):
            return " + ".join(str(self._text(phrase)) for phrase in value)
        return value
