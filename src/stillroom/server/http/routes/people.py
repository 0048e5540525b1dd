"""People: coming as a guest, being the same person elsewhere, not hearing somebody."""

from __future__ import annotations

import secrets
import time
from functools import partial
from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie, State
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter
from msgspec.structs import replace
from sqlalchemy import Connection

from stillroom.match.words import Words
from stillroom.server.errors import BAD_REQUEST, CONFLICT, NOBODY, NOT_FOUND, RefusedRequest
from stillroom.server.http.guards import cookies
from stillroom.server.http.guards.limits import COMING, RECOVERING, limited
from stillroom.server.http.guards.persons import language_of, whoever
from stillroom.server.http.guards.refusals import refusals
from stillroom.server.http.routes.given import GivenDatabase, GivenPerson
from stillroom.server.people import recovery
from stillroom.server.people.names import fit_name
from stillroom.server.store import people
from stillroom.server.store.database import Database
from stillroom.server.store.people import Person
from stillroom.server.wire.people import (
    Blocked,
    ChangedPerson,
    Me,
    NewPerson,
    Recovery,
    Returning,
)

PLANTS = (
    "hazel",
    "laurel",
    "iris",
    "poppy",
    "fern",
    "aster",
    "clover",
    "juniper",
    "myrtle",
    "primrose",
    "rowan",
    "willow",
    "yarrow",
    "heather",
    "maple",
    "lilac",
    "sorrel",
    "mallow",
    "violet",
    "elder",
)
"""The plants after which guests without a name are called."""
ID_BYTES = 12
TAGS = ["People"]
MUTE, BLOCK = "mute", "block"

Asked = Request[Any, Any, State]
OtherPerson = Annotated[
    str, PathParameter(max_length=40, pattern="^[0-9A-Za-z_-]+$", description="A public id.")
]


# Coming and going


@post(
    "/people",
    summary="Come as a guest",
    tags=TAGS,
    security=[{}],
    guards=[limited(COMING)],
    responses=refusals(CONFLICT),
)
async def come(request: Asked, database: GivenDatabase, data: JSONBody[NewPerson]) -> Response[Me]:
    """Makes a person and gives the browser the cookie that is this person from now on.

    A browser that keeps no cookies is told the token instead, for as long as its page is open.
    """
    if here := await whoever(request):
        raise RefusedRequest(CONFLICT, "refused-already-here", name=here.name)
    language = data.language or language_of(request)
    is_named = data.name is not None
    name = fit_name(data.name) if data.name is not None else guest_name(language)
    person = Person(secrets.token_urlsafe(ID_BYTES), name, is_named, language, has_recovery=False)
    token, now = cookies.new_token(), int(time.time())
    digest = cookies.hash_of(token)

    def job(connection: Connection) -> None:
        people.add(connection, person.id, name, is_named, language, digest, now)

    await database.write(person.id, job)
    return _as(request, _me(person, 1), token, keeps_no_cookie=data.keeps_no_cookie)


@get("/me", summary="Who I am", tags=TAGS, responses=refusals(NOBODY))
async def tell_me(request: Asked, database: GivenDatabase, person: GivenPerson) -> Response[Me]:
    """The person of this browser; a cookie lives on from now."""
    devices = await database.read(partial(people.count_devices, person_id=person.id))
    return Response(_me(person, devices), cookies=_renewed(request))


@patch("/me", summary="Change my name or language", tags=TAGS, responses=refusals(NOBODY))
async def change_me(
    database: GivenDatabase, person: GivenPerson, data: JSONBody[ChangedPerson]
) -> Me:
    """What is left out stays."""
    name = None if data.name is None else fit_name(data.name)

    def job(connection: Connection) -> Me:
        people.change(connection, person.id, name, data.language)
        return _load_me(connection, person.id)

    return await database.write(person.id, job)


@delete(
    "/me/device",
    summary="Forget this browser",
    tags=TAGS,
    responses={**refusals(NOBODY), 204: ResponseSpec(None, description="It is forgotten.")},
)
async def forget_me_here(
    request: Asked, database: GivenDatabase, person: GivenPerson
) -> Response[None]:
    """The cookie of this browser is worth nothing any more, also if somebody kept a copy."""
    digest = _digest_of(request)
    await database.write(person.id, partial(people.forget_device, token_hash=digest))
    return Response(None, cookies=[cookies.drop(request)])


@delete(
    "/me/devices",
    summary="Forget all other browsers and devices",
    tags=TAGS,
    status_code=200,
    responses=refusals(NOBODY),
)
async def forget_me_elsewhere(request: Asked, database: GivenDatabase, person: GivenPerson) -> Me:
    """Only this browser is this person from now on."""
    digest = _digest_of(request)

    def job(connection: Connection) -> Me:
        people.forget_other_devices(connection, person.id, digest)
        return _load_me(connection, person.id)

    return await database.write(person.id, job)


# The recovery phrase


@post(
    "/me/recovery",
    summary="Make a recovery phrase",
    tags=TAGS,
    guards=[limited(RECOVERING)],
    responses=refusals(NOBODY),
)
async def make_recovery(database: GivenDatabase, person: GivenPerson) -> Recovery:
    """A new phrase, which is shown this once; an older one is worth nothing any more."""
    phrase = recovery.new_phrase()
    digest = await recovery.hash_of(phrase)
    await database.write(person.id, partial(_set_recovery, person_id=person.id, digest=digest))
    return Recovery(phrase)


@post(
    "/recovery",
    summary="Become the person of a recovery phrase",
    tags=TAGS,
    status_code=200,
    security=[{}],
    guards=[limited(RECOVERING)],
    responses=refusals(NOT_FOUND),
)
async def recover(
    request: Asked, database: GivenDatabase, data: JSONBody[Returning]
) -> Response[Me]:
    """This browser becomes one more device of the person, and is nobody else any more."""
    digest = await recovery.hash_of(recovery.fit_phrase(data.phrase))
    token, now, old = cookies.new_token(), int(time.time()), cookies.token_of(request)

    def job(connection: Connection) -> Me:
        person = people.by_recovery(connection, digest)
        if person is None:
            raise RefusedRequest(NOT_FOUND, "refused-no-phrase")
        if old:
            people.forget_device(connection, cookies.hash_of(old))
        people.add_device(connection, person.id, cookies.hash_of(token), now)
        return _load_me(connection, person.id)

    me = await database.write(digest, job)
    return _as(request, me, token, keeps_no_cookie=data.keeps_no_cookie)


# Those whom one does not want to hear


@get("/me/blocked", summary="Whom I have muted and blocked", tags=TAGS, responses=refusals(NOBODY))
async def tell_blocked(database: GivenDatabase, person: GivenPerson) -> Blocked:
    """The public ids of those people."""
    return await database.read(partial(_blocked, person_id=person.id))


@put(
    "/me/muted/{other:str}",
    summary="Mute somebody",
    tags=TAGS,
    responses=refusals(NOBODY, NOT_FOUND),
)
async def mute(database: GivenDatabase, person: GivenPerson, other: OtherPerson) -> Blocked:
    """What that person says is not shown any more."""
    return await _relate(database, person.id, other, MUTE)


@delete(
    "/me/muted/{other:str}",
    summary="Hear somebody again",
    tags=TAGS,
    status_code=200,
    responses=refusals(NOBODY),
)
async def unmute(database: GivenDatabase, person: GivenPerson, other: OtherPerson) -> Blocked:
    """What that person says is shown again."""
    return await _unrelate(database, person.id, other, MUTE)


@put(
    "/me/blocked/{other:str}",
    summary="Block somebody",
    tags=TAGS,
    responses=refusals(NOBODY, NOT_FOUND),
)
async def block(database: GivenDatabase, person: GivenPerson, other: OtherPerson) -> Blocked:
    """That person is not heard, and may not sit at tables that this person opens."""
    return await _relate(database, person.id, other, BLOCK)


@delete(
    "/me/blocked/{other:str}",
    summary="Block somebody no longer",
    tags=TAGS,
    status_code=200,
    responses=refusals(NOBODY),
)
async def unblock(database: GivenDatabase, person: GivenPerson, other: OtherPerson) -> Blocked:
    """That person is heard, and may sit down again."""
    return await _unrelate(database, person.id, other, BLOCK)


ROUTES = [
    come,
    tell_me,
    change_me,
    forget_me_here,
    forget_me_elsewhere,
    make_recovery,
    recover,
    tell_blocked,
    mute,
    unmute,
    block,
    unblock,
]


def guest_name(language: str) -> str:
    """A name for somebody who gave none."""
    return Words(language, "stillroom.server").format("guest-name", plant=secrets.choice(PLANTS))


def _me(person: Person, devices: int) -> Me:
    return Me(
        person=person.id,
        name=person.name,
        language=person.language,
        is_named=person.is_named,
        devices=devices,
        has_recovery=person.has_recovery,
    )


def _load_me(connection: Connection, person_id: str) -> Me:
    person = people.load(connection, person_id)
    assert person is not None, "nobody takes a person away"
    return _me(person, people.count_devices(connection, person_id))


def _digest_of(request: Asked) -> str:
    return cookies.hash_of(cookies.token_of(request) or "")


def _as(request: Asked, me: Me, token: str, *, keeps_no_cookie: bool) -> Response[Me]:
    """The answer to somebody who is this person from now on."""
    if keeps_no_cookie:
        return Response(replace(me, token=token))
    return Response(me, cookies=[cookies.cookie_for(request, token)])


def _renewed(request: Asked) -> list[Cookie]:
    """The cookie once more; none for a page whose browser keeps none."""
    if cookies.token_of_page(request) is not None:
        return []
    return [cookies.cookie_for(request, cookies.token_of(request) or "")]


def _set_recovery(connection: Connection, person_id: str, digest: str) -> None:
    people.set_recovery(connection, person_id, digest)


async def _relate(database: Database, person_id: str, other: str, kind: str) -> Blocked:
    if other == person_id:
        raise RefusedRequest(BAD_REQUEST, "refused-oneself")

    def job(connection: Connection) -> Blocked:
        if people.load(connection, other) is None:
            raise RefusedRequest(NOT_FOUND, "refused-no-person")
        people.relate(connection, person_id, other, kind)
        return _blocked(connection, person_id)

    return await database.write(person_id, job)


async def _unrelate(database: Database, person_id: str, other: str, kind: str) -> Blocked:
    def job(connection: Connection) -> Blocked:
        if people.relations(connection, person_id).get(other) == kind:
            people.relate(connection, person_id, other, None)
        return _blocked(connection, person_id)

    return await database.write(person_id, job)


def _blocked(connection: Connection, person_id: str) -> Blocked:
    related = people.relations(connection, person_id)
    return Blocked(
        muted=[other for other, kind in related.items() if kind == MUTE],
        blocked=[other for other, kind in related.items() if kind == BLOCK],
    )
