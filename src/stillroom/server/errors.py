"""What the server refuses: each refusal says what is wrong and what would be right."""

from __future__ import annotations

import re
from functools import cache

from stillroom.games.messages import Argument, Message
from stillroom.match.errors import IllegalMove, MatchError, StaleDecision
from stillroom.match.words import Words
from stillroom.server import metrics
from stillroom.server.wire.base import Refusal

BAD_REQUEST, NOBODY, FORBIDDEN, NOT_FOUND, CONFLICT, TOO_LARGE, TOO_MANY = (
    400,
    401,
    403,
    404,
    409,
    413,
    429,
)


class RefusedRequest(Exception):
    """Something that is not done; its words are in the server's catalogue."""

    def __init__(self, status: int, message: str, **arguments: Argument) -> None:
        super().__init__(message)
        self.status = status
        self.error = message.removeprefix("refused-")
        """What kind of error it is, for programs."""
        self.message = Message(message, arguments)


def nobody() -> RefusedRequest:
    """Whoever asks has not come as a guest yet."""
    return RefusedRequest(NOBODY, "refused-nobody")


def no_such_table() -> RefusedRequest:
    """There is no such table, or this person may not know that there is."""
    return RefusedRequest(NOT_FOUND, "refused-no-table")


def refusal_of(wrong: RefusedRequest | MatchError, language: str) -> Refusal:
    """An error for a reader; it is counted by its kind."""
    refusal = _refusal_of(wrong, language)
    metrics.refusals.labels(refusal.error).inc()
    return refusal


def _refusal_of(wrong: RefusedRequest | MatchError, language: str) -> Refusal:
    if isinstance(wrong, RefusedRequest):
        return Refusal(wrong.error, wrong.message, _words(language).say(wrong.message))
    return Refusal(
        error=_kebab(type(wrong).__name__),
        message=wrong.message,
        text=wrong.words(language),
        game=wrong.game,
        paragraph=wrong.paragraph if isinstance(wrong, IllegalMove) else None,
        decision=wrong.now if isinstance(wrong, StaleDecision) else None,
    )


@cache
def _words(language: str) -> Words:
    """The server's own words; reading them takes longer than saying something."""
    return Words(language, "stillroom.server")


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
