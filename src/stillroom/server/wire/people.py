"""People: who somebody is, without an account."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from stillroom.server.wire.base import Wire

LEAST_NAME, LONGEST_NAME = 2, 20

Name = Annotated[str, Meta(min_length=LEAST_NAME, max_length=LONGEST_NAME)]
Language = Annotated[str, Meta(pattern="^(en|fr|de)$")]
PersonId = Annotated[str, Meta(min_length=1, max_length=40)]


class NewPerson(Wire, frozen=True):
    """Somebody comes as a guest; without a name the guest gets the name of a plant."""

    name: Name | None = None
    language: Language | None = None
    keeps_no_cookie: bool = False
    """Whether the browser keeps no cookies: then the answer has the token, for the page alone."""


class ChangedPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody changes about the own person; what is left out stays."""

    name: Name | None = None
    language: Language | None = None


class Me(Wire, frozen=True, omit_defaults=True):
    """A person, as the person alone is told."""

    person: str
    """The public id of the person."""
    name: str
    language: str
    is_named: bool
    """Whether the person chose the name; if not, it is a guest's."""
    devices: int
    """How many browsers and devices are this person."""
    has_recovery: bool
    """Whether there is a recovery phrase."""
    token: str | None = None
    """For a browser that keeps no cookies, told this once: the page sends it as `Authorization:
    Bearer` with each request, and in the first message of a socket."""


class Recovery(Wire, frozen=True):
    """A recovery phrase: with it, another browser or device becomes the same person."""

    phrase: Annotated[str, Meta(max_length=200)]


class Returning(Wire, frozen=True):
    """Somebody comes with a recovery phrase."""

    phrase: Annotated[str, Meta(max_length=200)]
    keeps_no_cookie: bool = False
    """Whether the browser keeps no cookies: then the answer has the token, for the page alone."""


class Blocked(Wire, frozen=True):
    """Whom a person does not want to hear."""

    muted: list[str]
    """The public ids of those whose chat is not shown."""
    blocked: list[str]
    """The public ids of those who are neither heard nor may sit at this person's tables."""
