"""People: who somebody is, on which devices, and whom they do not want to hear."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, func, insert, select, update

from stillroom.server.store import schema
from stillroom.server.store.notices import announce
from stillroom.server.store.schema import devices, people

TOUCH_SECONDS = 3600
"""How long it takes until it is noted anew that somebody was seen."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who came as a guest."""

    id: str
    name: str
    is_named: bool
    """Whether the person chose the name."""
    language: str
    has_recovery: bool
    """Whether there is a recovery phrase."""
    needs_touch: bool = False
    """Whether it is long ago that the person was noted as seen; `touch` does so."""


_PERSON = (
    people.c.id,
    people.c.name,
    people.c.is_named,
    people.c.language,
    people.c.recovery.is_not(None).label("has_recovery"),
)
# Asked with every request, so it is put together only once.
_BY_TOKEN = (
    select(*_PERSON, (devices.c.seen <= bindparam("long_ago")).label("needs_touch"))
    .join(devices, devices.c.person == people.c.id)
    .where(devices.c.token == bindparam("token"))
)


def add(  # noqa: PLR0913, PLR0917  # a person is told in five words
    connection: Connection,
    person_id: str,
    name: str,
    is_named: bool,
    language: str,
    token_hash: str,
    now: int,
) -> None:
    """Somebody new comes, with a device."""
    connection.execute(
        insert(people).values(
            id=person_id, name=name, is_named=is_named, language=language, created=now, seen=now
        )
    )
    add_device(connection, person_id, token_hash, now)


def load(connection: Connection, person_id: str) -> Person | None:
    """A person by id."""
    found = connection.execute(select(*_PERSON).where(people.c.id == person_id)).first()
    return None if found is None else _person(found)


def by_token(connection: Connection, token_hash: str, now: int) -> Person | None:
    """The person to whom a device belongs."""
    asked = {"token": token_hash, "long_ago": now - TOUCH_SECONDS}
    found = connection.execute(_BY_TOKEN, asked).first()
    return None if found is None else _person(found)


def touch(connection: Connection, token_hash: str, now: int) -> None:
    """Notes that somebody was seen on a device."""
    connection.execute(update(devices).where(devices.c.token == token_hash).values(seen=now))
    owner = select(devices.c.person).where(devices.c.token == token_hash).scalar_subquery()
    connection.execute(update(people).where(people.c.id == owner).values(seen=now))


def change(
    connection: Connection, person_id: str, name: str | None = None, language: str | None = None
) -> None:
    """Changes the name, which is then a chosen one, or the language; None leaves it."""
    values: dict[str, Any] = {}
    if name is not None:
        values |= {"name": name, "is_named": True}
    if language is not None:
        values["language"] = language
    if values:
        connection.execute(update(people).where(people.c.id == person_id).values(values))


def add_device(connection: Connection, person_id: str, token_hash: str, now: int) -> None:
    """A device becomes the person's."""
    connection.execute(
        insert(devices).values(token=token_hash, person=person_id, created=now, seen=now)
    )


def count_devices(connection: Connection, person_id: str) -> int:
    """How many devices a person has."""
    counting = select(func.count()).select_from(devices).where(devices.c.person == person_id)
    return connection.execute(counting).scalar_one()


def forget_device(connection: Connection, token_hash: str) -> None:
    """A device is nobody's any more."""
    forgotten = delete(devices).where(devices.c.token == token_hash).returning(devices.c.person)
    person_id = connection.execute(forgotten).scalar()
    if person_id is not None:
        announce(connection, person_id, "devices")


def forget_other_devices(connection: Connection, person_id: str, keep_token_hash: str) -> None:
    """Every other device is nobody's any more."""
    connection.execute(
        delete(devices).where(devices.c.person == person_id, devices.c.token != keep_token_hash)
    )
    announce(connection, person_id, "devices")


def devices_of(connection: Connection, person_id: str) -> set[str]:
    """The hashes of the tokens of a person's devices."""
    asked = select(devices.c.token).where(devices.c.person == person_id)
    return set(connection.execute(asked).scalars())


def set_recovery(connection: Connection, person_id: str, recovery_hash: str | None) -> None:
    """Sets the hash of the recovery phrase, in the place of an older one."""
    connection.execute(
        update(people).where(people.c.id == person_id).values(recovery=recovery_hash)
    )


def by_recovery(connection: Connection, recovery_hash: str) -> Person | None:
    """The person to whom a recovery phrase belongs."""
    found = connection.execute(select(*_PERSON).where(people.c.recovery == recovery_hash)).first()
    return None if found is None else _person(found)


def relate(connection: Connection, person_id: str, other: str, kind: str | None) -> None:
    """Mutes or blocks somebody; None takes it back."""
    kept = schema.relations
    connection.execute(delete(kept).where(kept.c.person == person_id, kept.c.other == other))
    if kind is not None:
        connection.execute(insert(kept).values(person=person_id, other=other, kind=kind))


def relations(connection: Connection, person_id: str) -> dict[str, str]:
    """Whom a person has muted or blocked."""
    kept = schema.relations
    asked = select(kept.c.other, kept.c.kind).where(kept.c.person == person_id)
    return {row.other: row.kind for row in connection.execute(asked)}


def _person(found: Row[Any]) -> Person:
    return Person(**found._asdict())
