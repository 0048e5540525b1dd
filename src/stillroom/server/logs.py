"""The log: one line for each event, for people or for programs, and no secret in any of them."""

from __future__ import annotations

import logging
import re
import sys
from textwrap import indent
from typing import Any

import structlog
from structlog.typing import EventDict, Processor

HIDDEN = "…"
FIRST = ("timestamp", "level", "event", "logger")
"""What every event has."""
SECRET_NAME = re.compile(
    r"(^|_)(auth\w*|bits|code|cookies?|database|keys?|pass\w*|phrases?|recovery|redis|secrets?"
    r"|tokens?)$",
    re.IGNORECASE,
)
"""Names of values that are never told, whatever they are."""
SECRETS = (
    # The password in an address.
    (re.compile(r"(?<=://)([^\s/:@]*):[^\s@]*@"), rf"\1:{HIDDEN}@"),
    # What follows the name of a secret.
    (
        re.compile(
            r"\b((?:stillroom|authorization|cookie|password|token|key|code|phrase|bits)[\"']?\s*[=:]"
            r"\s*(?:bearer\s+)?)(?:\"[^\"]*\"|'[^']*'|[^\s,;}\)\]]+)",
            re.IGNORECASE,
        ),
        rf"\1{HIDDEN}",
    ),
    # The values in a statement that a database refused.
    (re.compile(r"(\[parameters: ).*", re.DOTALL), rf"\1{HIDDEN}]"),
    # Query strings.
    (re.compile(r"(?<=[\w/])\?[\w-]+=[^\s\"']*"), f"?{HIDDEN}"),
    # Tokens, keys, seals and bits: long, and no word of a language.
    (re.compile(r"(?<![\w-])(?=[\w-]*[0-9A-Z])[\w-]{32,}(?![\w-])"), HIDDEN),
)
"""What is hidden in texts, and what stands there instead."""


def hide_secrets(_logger: object, _method: str, event: EventDict) -> EventDict:
    """Hides whatever is or looks like a secret; the last guard, not the first."""
    return {
        name: HIDDEN if SECRET_NAME.search(name) else without_secrets(value)
        for name, value in event.items()
    }


def without_secrets(value: Any) -> Any:  # noqa: ANN401  # whatever somebody logs
    """A value with the secrets in its texts hidden."""
    if isinstance(value, bool | int | float | None):
        return value
    if isinstance(value, dict):
        return hide_secrets(None, "", value)
    if isinstance(value, list | tuple | set | frozenset):
        return [without_secrets(part) for part in value]
    text = str(value)
    for secret, instead in SECRETS:
        text = secret.sub(instead, text)
    return text


def set_up(log_format: str = "text", level: str = "info") -> None:
    """Lets everything that is logged, also by libraries, go through one door to standard error."""
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                hide_secrets,
                _in_order,
                as_text if log_format == "text" else _AS_JSON,
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # Libraries are heard when something is wrong.
    root.setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
    logging.getLogger("stillroom").setLevel(level.upper())
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )


_AS_JSON = structlog.processors.JSONRenderer(ensure_ascii=False)


def as_text(_logger: object, _method: str, event: EventDict) -> str:
    """A line for people: when, how grave, what, where, and the rest by name."""
    time, level, what, where = (event.pop(name, "") for name in FIRST)
    trace = event.pop("exception", None)
    more = "".join(f" {name}={value}" for name, value in event.items())
    # A line break in a value would look like the beginning of another event.
    line = f"{time} {level:7} {what} [{where}]{more}".replace("\n", "\\n").replace("\r", "\\r")
    return line if trace is None else f"{line}\n{indent(trace, '    ')}"


def _in_order(_logger: object, _method: str, event: EventDict) -> EventDict:
    """What every event has comes first, and our modules go by their last names."""
    event["logger"] = str(event.get("logger", "")).removeprefix("stillroom.server.")
    return {name: event.pop(name) for name in FIRST} | dict(event)
