"""The tables of the database.

Times are whole seconds since 1970, or milliseconds where the name ends so. A column that holds JSON
is a text, written and read in `columns.py`.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    false,
    text,
)
from sqlalchemy.schema import SchemaItem

NEWEST = "0002"
"""The revision of this schema, the last of those in `migrations/versions`."""

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def _text(name: str, *items: SchemaItem, nullable: bool = False) -> Column[str]:
    return Column(name, Text, *items, nullable=nullable)


def _number(name: str, *, nullable: bool = False) -> Column[int]:
    return Column(name, Integer, nullable=nullable)


def _count(name: str) -> Column[int]:
    return Column(name, Integer, nullable=False, server_default=text("0"))


def _time(name: str, *, nullable: bool = False) -> Column[int]:
    return Column(name, BigInteger, nullable=nullable)


def _flag(name: str) -> Column[bool]:
    return Column(name, Boolean, nullable=False, server_default=false())


def _table_id() -> Column[str]:
    return _text("table_id", ForeignKey("tables.id", ondelete="CASCADE"))


def _person() -> Column[str]:
    return _text("person", ForeignKey("people.id", ondelete="CASCADE"))


people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    _text("name"),
    _flag("is_named"),
    _text("language"),
    Column("recovery", Text, unique=True),
    _time("created"),
    _time("seen"),
)

devices = Table(
    "devices",
    metadata,
    Column("token", Text, primary_key=True, comment="the SHA-256 of what the cookie holds"),
    _person(),
    _time("created"),
    _time("seen"),
    Index("ix_devices_person", "person"),
)

relations = Table(
    "relations",
    metadata,
    _person(),
    _text("other"),
    _text("kind"),
    PrimaryKeyConstraint("person", "other"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    _text("game"),
    _text("stage"),
    _text("preset", nullable=True),
    _text("options"),
    _flag("listed"),
    _text("pace"),
    _text("clock", nullable=True),
    _text("opener"),
    _text("key"),
    _text("seal"),
    _text("header", nullable=True),
    _number("rules_version"),
    _count("rows"),
    _count("turn"),
    Column("waiting", Text, nullable=False, server_default="[]"),
    _text("next_table", nullable=True),
    _text("previous_table", nullable=True),
    _text("result", nullable=True),
    _time("created"),
    _time("changed"),
    _number("patience", nullable=True),
    _time("nudged", nullable=True),
    _number("nudged_by", nullable=True),
    Index("ix_tables_listed", "listed", "stage", "changed"),
)

seats = Table(
    "seats",
    metadata,
    _table_id(),
    _number("seat"),
    _text("kind"),
    _text("name"),
    _text("person", nullable=True),
    _text("bot", nullable=True),
    _text("stand_in", nullable=True),
    _text("bits", nullable=True),
    _flag("allows_chat"),
    _time("away_since", nullable=True),
    Column("reserve_ms", BigInteger, nullable=False, server_default=text("0")),
    _time("asked_ms", nullable=True),
    _number("seen_row", nullable=True),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_seats_person", "person"),
)

rows = Table(
    "rows",
    metadata,
    _table_id(),
    _number("number"),
    _number("seat"),
    _text("move", nullable=True),
    _number("undo", nullable=True),
    _text("digest"),
    _text("request", nullable=True),
    _text("person", nullable=True),
    _text("actor"),
    _time("at_ms"),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    _table_id(),
    _number("number"),
    Column("content", LargeBinary, nullable=False),
    Column("view", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

stories = Table(
    "stories",
    metadata,
    _table_id(),
    Column("content", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id"),
)

visits = Table(
    "visits",
    metadata,
    _table_id(),
    _text("person"),
    PrimaryKeyConstraint("table_id", "person"),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    _table_id(),
    _number("number"),
    _time("at"),
    _text("person"),
    _text("name"),
    _number("seat", nullable=True),
    _flag("watcher"),
    _text("phrase", nullable=True),
    _text("text", nullable=True),
    _text("request", nullable=True),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)

proposals = Table(
    "proposals",
    metadata,
    _table_id(),
    _time("number"),
    _text("topic"),
    _number("seat"),
    _number("by_seat"),
    _text("agreed"),
    PrimaryKeyConstraint("table_id", "number"),
)

notes = Table(
    "notes",
    metadata,
    _table_id(),
    _number("seat"),
    _text("lines"),
    PrimaryKeyConstraint("table_id", "seat"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    _table_id(),
    _text("person"),
    _text("about"),
    _text("words"),
    _text("chat"),
    _time("at"),
)

work = Table(
    "work",
    metadata,
    _table_id(),
    _time("due_ms"),
    _text("worker"),
    _time("until_ms"),
    PrimaryKeyConstraint("table_id"),
    Index("ix_work_until_ms", "until_ms"),
)

workers = Table(
    "workers",
    metadata,
    Column("id", Text, primary_key=True),
    _time("seen_ms"),
)

sockets = Table(
    "sockets",
    metadata,
    Column("id", Text, primary_key=True),
    _table_id(),
    _text("person"),
    _text("worker"),
    _time("opened_ms"),
    Index("ix_sockets_table_id", "table_id"),
    Index("ix_sockets_worker", "worker"),
)
