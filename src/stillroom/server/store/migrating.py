"""Bringing a database to the schema of today."""

from __future__ import annotations

import logging

from sqlalchemy import Connection, Engine, inspect

from stillroom.games.messages import Message
from stillroom.match.words import Words
from stillroom.server.store.schema import NEWEST

LOCK = 5_477_001
"""The number under which workers of PostgreSQL wait for the one that changes the schema."""


class NewerSchema(Exception):
    """The database belongs to a newer version of the program than this one."""

    def __init__(self, found: str) -> None:
        super().__init__(found)
        self.message = Message("newer-schema", {"found": found, "newest": NEWEST})

    def __str__(self) -> str:
        return Words("en", "stillroom.server").say(self.message)


def migrate(engine: Engine) -> None:
    """Brings the database to the newest schema, all or nothing; raises NewerSchema."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        if revision(connection) != NEWEST:
            upgrade(connection)


def revision(connection: Connection) -> str | None:
    """The schema that the database has; None if it has none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return None if found is None else str(found)


def upgrade(connection: Connection, to: str = "head") -> None:
    """Carries out the migrations that are missing."""
    # It takes a third of a second to import, and is needed once in the life of a database.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    logging.getLogger("alembic.runtime.migration").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", "stillroom.server.store:migrations")
    config.attributes["connection"] = connection
    found = revision(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise NewerSchema(found)
    command.upgrade(config, to)
