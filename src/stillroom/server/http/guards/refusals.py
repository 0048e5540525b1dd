"""How errors are answered: as a `Refusal`, in the language of the reader, without secrets."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec
import structlog
from litestar import Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.types import ExceptionHandlersMap, Scope

from stillroom.match.errors import MatchError, MatchOver, StaleDecision
from stillroom.server.errors import (
    BAD_REQUEST,
    CONFLICT,
    FORBIDDEN,
    NOBODY,
    NOT_FOUND,
    TOO_LARGE,
    TOO_MANY,
    RefusedRequest,
    refusal_of,
)
from stillroom.server.http.guards.cookies import Asking
from stillroom.server.http.guards.limits import TooOften
from stillroom.server.http.guards.persons import language_of
from stillroom.server.http.guards.reading import MOST_BYTES
from stillroom.server.people.names import wrong_name
from stillroom.server.wire.base import Refusal

NO_METHOD, FAILED, NOT_READY = 405, 500, 503
LONGEST_FIELD = 60

_MEANINGS = {
    BAD_REQUEST: "What was sent cannot be read or done; the refusal names the field.",
    NOBODY: "Whoever asks has not come as a guest.",
    FORBIDDEN: "This person, or this page, may not do that.",
    NOT_FOUND: "There is no such thing, or this person may not know that there is.",
    CONFLICT: "It cannot be done as things stand.",
    TOO_LARGE: "What was sent is too large.",
    TOO_MANY: "It was asked too often; `Retry-After` tells when to try again.",
    FAILED: "Something is wrong with the server.",
    NOT_READY: "The server is not ready.",
}

log = structlog.get_logger(__name__)


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """How a handler's refusals are described: those that any may give, and those named."""
    every = {BAD_REQUEST, FORBIDDEN, TOO_LARGE, TOO_MANY, FAILED, *statuses}
    return {
        status: ResponseSpec(Refusal, generate_examples=False, description=_MEANINGS[status])
        for status in sorted(every)
    }


def answer_refused(connection: Asking, wrong: RefusedRequest) -> Response[Refusal]:
    """The answer to what the server refuses."""
    headers = {"Retry-After": str(wrong.seconds)} if isinstance(wrong, TooOften) else {}
    return _answer(connection, wrong, wrong.status, headers)


def answer_table_error(connection: Asking, wrong: MatchError) -> Response[Refusal]:
    """The answer to what a table refuses."""
    status = CONFLICT if isinstance(wrong, StaleDecision | MatchOver) else BAD_REQUEST
    return _answer(connection, wrong, status)


def answer_unreadable(connection: Asking, wrong: msgspec.DecodeError) -> Response[Refusal]:
    """The answer to a body that cannot be read; it names the field, and never what stood there."""
    if not isinstance(wrong, msgspec.ValidationError):
        return answer_refused(connection, RefusedRequest(BAD_REQUEST, "refused-no-json"))
    problem, _, path = str(wrong).partition(" - at `")
    return answer_refused(connection, _wrong_field(problem, path.rstrip("`").removeprefix("$.")))


def answer_http(connection: Asking, wrong: HTTPException) -> Response[Refusal]:
    """The answer to what the framework refuses."""
    return _answer(connection, _as_refused(wrong), wrong.status_code, wrong.headers)


def answer_failure(connection: Asking, _: Exception) -> Response[Refusal]:
    """The answer to an error of our own; what it was is told to the log alone."""
    return answer_refused(connection, RefusedRequest(FAILED, "refused-failed"))


ANSWERS: ExceptionHandlersMap = {
    RefusedRequest: answer_refused,
    MatchError: answer_table_error,
    msgspec.DecodeError: answer_unreadable,
    HTTPException: answer_http,
    Exception: answer_failure,
}
"""Every error and its answer."""


async def log_failure(wrong: Exception, scope: Scope) -> None:
    """Tells the log of an error of our own, by the pattern of its path: the path has ids."""
    expected = (RefusedRequest, MatchError, msgspec.DecodeError, HTTPException)
    if not isinstance(wrong, expected):
        log.error("failed", path=scope.get("path_template"), exc_info=wrong)


def _answer(
    connection: Asking,
    wrong: RefusedRequest | MatchError,
    status: int,
    headers: Mapping[str, str] | None = None,
) -> Response[Refusal]:
    return Response(
        refusal_of(wrong, language_of(connection)), status_code=status, headers=headers or {}
    )


def _as_refused(wrong: HTTPException) -> RefusedRequest:
    match wrong.status_code:
        case status if status >= FAILED:
            return RefusedRequest(FAILED, "refused-failed")
        case 404:
            return RefusedRequest(NOT_FOUND, "refused-no-page")
        case 405:
            return RefusedRequest(NO_METHOD, "refused-no-method")
        case 413:
            return RefusedRequest(TOO_LARGE, "refused-too-large", most=MOST_BYTES // 1024)
    if isinstance(wrong, ValidationException) and isinstance(wrong.extra, list) and wrong.extra:
        first: dict[str, str] = wrong.extra[0]
        return _wrong_field(first.get("message", ""), first.get("key", ""))
    return RefusedRequest(wrong.status_code, "refused-unreadable")


def _wrong_field(problem: str, field: str) -> RefusedRequest:
    """What is wrong with a field, as the reader of messages can tell it."""
    field = field[:LONGEST_FIELD]
    if re.search(r"(^|\.)name$", field):
        return wrong_name()
    if found := re.fullmatch(r"Object contains unknown field `(.*)`", problem, re.DOTALL):
        return RefusedRequest(BAD_REQUEST, "refused-unknown-field", field=found[1][:LONGEST_FIELD])
    if found := re.fullmatch(r"Object missing required field `(.*)`", problem):
        return RefusedRequest(BAD_REQUEST, "refused-missing-field", field=found[1])
    if not field or field == "data":
        return RefusedRequest(BAD_REQUEST, "refused-unreadable")
    if problem.startswith("Expected "):
        expected = problem.removeprefix("Expected ").partition(", got ")[0].replace("`", "")
        return RefusedRequest(BAD_REQUEST, "refused-field", field=field, expected=expected)
    return RefusedRequest(BAD_REQUEST, "refused-field-value", field=field)
