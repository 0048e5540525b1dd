"""What a seat is asked at a table of the scenes, and messages in words."""

from __future__ import annotations

from functools import cache

from stillroom.games.decisions import Decision, OpenMove
from stillroom.games.messages import Message
from stillroom.games.quacks.questions import ask, fill
from stillroom.match.playing import Rules
from stillroom.match.words import LANGUAGES, Words, words_of
from tests.games.quacks.table import Table

GAME = "quacks"
NAMES = ["Anise", "Borage", "Clove", "Dill"]


def say(message: Message, reader: int | None = 0) -> str:
    """A message in English; it must have words in every language."""
    assert all(words_in(language).say(message, NAMES, reader) for language in LANGUAGES)
    return words_in("en").say(message, NAMES, reader)


@cache
def words_in(language: str) -> Words:
    """The words of the game in a language, read once for all tests."""
    return words_of(GAME, language)


@cache
def rules() -> Rules:
    """The rules and the face, as the table uses them."""
    return Rules(GAME)


def asked(table: Table, seat: int = 0) -> Decision:
    """What a seat is asked."""
    return ask(table.state, seat)


def begun(table: Table, text: str, seat: int = 0) -> Decision:
    """What a seat is asked in the middle of a basket."""
    move, found = rules().begun(table.state, seat, text)
    assert found, f"{text} leads nowhere"
    return fill(table.state, seat, move, found)


def prompt(decision: Decision) -> str:
    """The question in words."""
    return say(decision.prompt)


def called(decision: Decision, text: str) -> OpenMove:
    """The one move with this text."""
    [found] = [move for move in decision.moves if move.text == text]
    return found


def texts(decision: Decision) -> list[str]:
    """The texts of the moves, in their order."""
    return [move.text for move in decision.moves]


def buttons(decision: Decision) -> list[str]:
    """What the buttons say."""
    return [say(move.words) for move in decision.moves]


def rows(decision: Decision, text: str) -> list[str]:
    """What a move is known to bring, in words."""
    return [say(row) for row in called(decision, text).preview]
