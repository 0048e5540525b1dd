"""What the tests of the face say and read: messages in every language, and in short."""

from __future__ import annotations

from stillroom.games.messages import Message
from stillroom.match.match import Match
from stillroom.match.words import LANGUAGES, words_of
from tests.games.kupferkessel.table import Table

GAME = "kupferkessel"
NAMES = ["Anise", "Borage", "Clove"]


def say(message: Message, reader: int | None = 0) -> str:
    """A message in English; it must have words in every language."""
    assert all(words_of(GAME, language).say(message, NAMES, reader) for language in LANGUAGES)
    return words_of(GAME).say(message, NAMES, reader)


def match_of(table: Table) -> Match:
    """A match that goes on from a scene."""
    return Match.from_position(GAME, table.state.to_dict(), seed=1)
