"""Who asks: the person to whom the token of a connection belongs."""

from __future__ import annotations

import re
import time
from functools import partial
from typing import cast

from litestar.connection import ASGIConnection
from litestar.types import Scope

from stillroom.match.words import LANGUAGES
from stillroom.server.errors import nobody
from stillroom.server.http.guards import cookies
from stillroom.server.http.guards.cookies import Asking
from stillroom.server.store import people
from stillroom.server.store.database import Database
from stillroom.server.store.people import Person

_KEY = "person"
"""Where a connection keeps who asks, so that the store is asked once."""
_RANGE = re.compile(r"\s*([A-Za-z]{1,8})(?:-[A-Za-z0-9-]*)?\s*(?:;\s*q\s*=\s*([0-9.]{1,5})\s*)?")


async def whoever(connection: Asking) -> Person | None:
    """The person who asks; None for somebody who has not come as a guest yet."""
    state = connection.scope["state"]
    if _KEY not in state:
        token = cookies.token_of(connection)
        state[_KEY] = await person_of(connection, token) if token else None
    return cast("Person | None", state[_KEY])


async def known_person(connection: Asking) -> Person:
    """The person who asks; refuses somebody who has not come as a guest yet."""
    person = await whoever(connection)
    if person is None:
        raise nobody()
    return person


async def provide_person(scope: Scope) -> Person:
    """The person who asks, for handlers of requests and of sockets."""
    return await known_person(ASGIConnection(scope))


async def meet(connection: Asking) -> None:
    """Finds out who asks before anything else, so that whatever is refused is told in the right
    language."""
    await whoever(connection)


def language_of(connection: Asking) -> str:
    """The language of the person who asks, or else the one that the browser prefers."""
    person: Person | None = connection.scope["state"].get(_KEY)
    if person is not None:
        return person.language
    return preferred(connection.headers.get("accept-language", ""))


def preferred(accepted: str) -> str:
    """The language of ours that an ``Accept-Language`` header likes best; English if none.

    >>> preferred("fr-CA, de;q=0.9, en;q=0.8")
    'fr'
    """
    best, most = "en", 0.0
    for part in accepted[:200].split(","):
        if found := _RANGE.fullmatch(part):
            language, weight = found[1].lower(), _weight(found[2])
            if language in LANGUAGES and weight > most:
                best, most = language, weight
    return best


def _weight(text: str | None) -> float:
    try:
        return 1.0 if text is None else float(text)
    except ValueError:
        return 0.0


async def person_of(connection: Asking, token: str) -> Person | None:
    """The person to whom a token belongs; None if it is nobody's."""
    database: Database = connection.app.state.database
    digest, now = cookies.hash_of(token), int(time.time())
    person = await database.read(partial(people.by_token, token_hash=digest, now=now))
    if person is not None and person.needs_touch:
        await database.write(person.id, partial(people.touch, token_hash=digest, now=now))
    return person
