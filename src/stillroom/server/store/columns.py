"""Columns that hold JSON, and statements that must be quick."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Protocol, cast

import msgspec
from sqlalchemy import Connection

JSON = frozenset({"options", "clock", "waiting", "result", "agreed", "lines"})
"""The columns that hold JSON."""


def to_json(value: object) -> str | None:
    """A value as JSON; None stays None, and a text is taken for JSON already."""
    if value is None or isinstance(value, str):
        return value
    return msgspec.json.encode(value).decode()


def encoded(columns: Mapping[str, Any]) -> dict[str, Any]:
    """Values as the columns hold them."""
    return {name: to_json(value) if name in JSON else value for name, value in columns.items()}


class Cursor(Protocol):
    """What the drivers of both databases answer."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""


class Driver(Protocol):
    """The connection of a driver, as far as those of both databases are alike."""

    def execute(self, sql: str, values: Mapping[str, Any] = ..., /) -> Cursor:
        """Carries out a statement."""


def driver_of(connection: Connection) -> Driver:
    """The driver's own connection, for what happens at every move: a third of the time."""
    return cast(Driver, connection.connection.driver_connection)


class Statement:
    """A statement in the SQL that both databases share, which goes straight to the driver."""

    def __init__(self, sql: str) -> None:
        self._sql = {"sqlite": sql, "postgresql": re.sub(r":(\w+)", r"%(\1)s", sql)}

    def run(self, connection: Connection, values: Mapping[str, Any]) -> int:
        """Carries it out, and returns how many rows it changed."""
        return driver_of(connection).execute(self._sql[connection.dialect.name], values).rowcount
