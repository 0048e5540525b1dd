"""What can go wrong at a table. Each error says what is wrong and what would be right.

An error carries a message of the catalogues, so that every reader gets it in the own language;
``str(error)`` is English. Whatever is raised, the match is as it was before.
"""

from __future__ import annotations

from collections.abc import Sequence

from stillroom.games.messages import Argument, Message
from stillroom.kernel.state import SEATS


class MatchError(ValueError):
    """The base of all errors of the table."""

    def __init__(self, message: Message, game: str | None = None) -> None:
        super().__init__(message, game)
        self.message = message
        self.game = game
        """The game in whose catalogue the words are, beside the table's own."""

    def words(
        self, language: str = "en", players: Sequence[str] = (), reader: int | None = None
    ) -> str:
        """The error for a reader in a language."""
        from stillroom.match.words import Words, words_of

        words = words_of(self.game, language) if self.game else Words(language, "stillroom.match")
        named = players or [words.format("seat-number", seat=seat) for seat in range(SEATS)]
        return words.say(self.message, named, reader)

    def __str__(self) -> str:
        return self.words()


class WrongSetup(MatchError):
    """There is no such game, option, number of seats, seed or bot."""


class MalformedMove(MatchError):
    """The move is not in the language of the game."""


class IllegalMove(MatchError):
    """The rules forbid the move now.

    >>> import stillroom
    >>> match = stillroom.new_match("elixir-mixer", seats=2, seed=7)
    >>> match.play(match.waiting[0], "end-turn")
    Traceback (most recent call last):
    stillroom.match.errors.IllegalMove: First pick: draw, take or trade. (rules 3.1)
    """

    def __init__(self, paragraph: int, reason: Message, game: str) -> None:
        chapter, number = divmod(paragraph, 100)
        self.paragraph = f"{chapter}.{number}"
        """The paragraph of the game's rules that forbids it, such as ``3.5``."""
        self.reason = reason
        """Why, in words, without the number of the paragraph."""
        arguments: dict[str, Argument] = {"reason": reason, "paragraph": self.paragraph}
        super().__init__(Message("error-illegal", arguments), game)
        self.args = (paragraph, reason, game)


class WrongSeat(MatchError):
    """The seat is not asked anything now, or there is no such seat."""


class StaleDecision(MatchError):
    """The move answers another decision than the present one, whose number is `now`."""

    def __init__(self, named: int, now: int) -> None:
        self.named, self.now = named, now
        super().__init__(Message("error-stale", {"named": str(named), "now": now}))
        self.args = (named, now)


class MatchOver(MatchError):
    """The match has ended."""


class NotOver(MatchError):
    """The match goes on, and what is asked for is told when it has ended."""


class CannotUndo(MatchError):
    """There is nothing to take back, or something stands in the way."""


class CannotDraft(MatchError):
    """The move would show something new, so it can only be played, not tried."""


class NotTogether(MatchError):
    """Moves were sent together, but one of them shows something new and is not the last."""


class BrokenRecord(MatchError):
    """A record is damaged or was edited; `line` is the line of the file, 0 if it is the whole."""

    def __init__(self, line: int, message: Message, game: str | None = None) -> None:
        self.line = line
        super().__init__(Message("error-record", {"line": line, "problem": message}), game)
        self.args = (line, message, game)


class OtherRules(WrongSetup):
    """A match of another version of the rules; it can be read, but not played on."""


class BrokenSnapshot(MatchError):
    """A snapshot is damaged, or is of another match; the rows of the record do without it."""

    def __init__(self, message: Message) -> None:
        super().__init__(Message("error-snapshot", {"problem": message}))
        self.args = (message,)


class WrongNote(MatchError):
    """A note that cannot be kept, or the number of a note that there is not."""


class BrokenNotes(MatchError):
    """The notes of a match are damaged or were edited; none of them are used."""

    def __init__(self, message: Message) -> None:
        super().__init__(Message("error-notes", {"problem": message}))
        self.args = (message,)


class BadPosition(MatchError):
    """A position that no match can be in; `field` is the one that is wrong."""

    def __init__(self, field: str, message: Message, game: str) -> None:
        self.field = field
        super().__init__(Message("error-position", {"field": field, "problem": message}), game)
        self.args = (field, message, game)
