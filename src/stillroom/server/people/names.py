"""Names that people give themselves: short, readable, and no advertisement."""

from __future__ import annotations

import re
import unicodedata

from stillroom.server.errors import BAD_REQUEST, RefusedRequest
from stillroom.server.wire.people import LEAST_NAME, LONGEST_NAME

_LINK = re.compile(r"://|\bwww\.|\w\.[^\W\d_]{2,}", re.IGNORECASE)
"""An address, or something like a domain: a dot with at least two letters right behind it."""


def fit_name(text: str) -> str:
    """A name without needless spaces; refuses one that is too short, unreadable or a link.

    >>> fit_name("  Hedwig   B. ")
    'Hedwig B.'
    """
    name = unicodedata.normalize("NFC", text).strip()
    name = re.sub(" +", " ", name)
    if not LEAST_NAME <= len(name) <= LONGEST_NAME:
        raise wrong_name()
    # Characters that steer the direction of writing, and those that take no room, do not print.
    if not name.isprintable() or not any(character.isalnum() for character in name):
        raise wrong_name()
    if _LINK.search(name):
        raise RefusedRequest(BAD_REQUEST, "refused-name-link")
    return name


def wrong_name() -> RefusedRequest:
    """A name that is none."""
    return RefusedRequest(BAD_REQUEST, "refused-name", least=LEAST_NAME, most=LONGEST_NAME)
