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


class ChangedPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody changes about the own person; what is left out stays."""

    name: Name | None = None
    language: Language | None = None


class Me(Wire, frozen=True):
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


class Recovery(Wire, frozen=True):
    """A recovery phrase: with it, another browser or device becomes the same person."""

    phrase: Annotated[str, Meta(max_length=200)]


class Blocked(Wire, frozen=True):
    """Whom a person does not want to hear."""

    muted: list[str]
    """The public ids of those whose chat is not shown."""
    blocked: list[str]
    """The public ids of those who are neither heard nor may sit at this person's tables."""
