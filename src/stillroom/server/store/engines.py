"""How a database is reached: by its address, with the settings that keep what was committed."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import NullPool, QueuePool, StaticPool

READERS = 4
"""How many read at the same time."""
BUSY_MS = 10_000
"""How long SQLite waits for another process that writes."""
BETWEEN_TRIES = 0.02
"""Seconds until something is tried again for which SQLite itself does not wait."""
POSTGRES: dict[str, Any] = {
    "application_name": "stillroom",
    "connect_timeout": 5,
    # A network that swallows everything is noticed within half a minute.
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""How PostgreSQL's own library connects."""


class Address:
    """The address of a database: SQLite in a file or in memory, or PostgreSQL."""

    def __init__(self, url: str) -> None:
        try:
            address = make_url(url)
        except ArgumentError:
            address = URL.create("none")
        backend = address.get_backend_name()
        if backend not in {"sqlite", "postgresql", "postgres"}:
            # Without the address itself, which may hold a password.
            raise ValueError("a database is at sqlite:///PATH or postgresql://HOST/NAME")
        self.is_postgres = backend != "sqlite"
        self.is_memory = not self.is_postgres and address.database in {None, "", ":memory:"}
        self.url: URL = address.set(
            drivername="postgresql+psycopg" if self.is_postgres else "sqlite"
        )

    @property
    def conninfo(self) -> str:
        """The address as PostgreSQL's own library reads it; it holds the password."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)


def writer_engine(address: Address, synchronous: str) -> Engine:
    """The engine of the one connection that writes."""
    if address.is_postgres:
        return _postgres_engine(address, poolclass=NullPool)
    if not address.is_memory:
        _make_file(Path(address.url.database or ""))
    pool = StaticPool if address.is_memory else NullPool
    # At once, so that a writer never finds out half-way that another process was faster.
    return _sqlite_engine(address, "BEGIN IMMEDIATE", [f"synchronous={synchronous}"], pool)


def reader_engine(address: Address) -> Engine:
    """The engine of the connections that only read; each reads the database of one moment."""
    if address.is_postgres:
        return _postgres_engine(
            address,
            poolclass=QueuePool,
            pool_size=READERS,
            pool_pre_ping=True,
            isolation_level="REPEATABLE READ",
            execution_options={"postgresql_readonly": True},
        )
    return _sqlite_engine(address, "BEGIN", ["query_only=ON"], QueuePool)


def _postgres_engine(address: Address, **settings: Any) -> Engine:  # noqa: ANN401
    return create_engine(address.url, connect_args=POSTGRES, hide_parameters=True, **settings)


def _sqlite_engine(
    address: Address, begin: str, pragmas: list[str], pool: type[NullPool | QueuePool | StaticPool]
) -> Engine:
    engine = create_engine(
        address.url,
        poolclass=pool,
        connect_args={"check_same_thread": False},
        hide_parameters=True,
    )

    @event.listens_for(engine, "connect")
    def _set_up(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None
        connection.execute(f"PRAGMA busy_timeout={BUSY_MS}")
        _write_ahead(connection)
        for pragma in ("foreign_keys=ON", *pragmas):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Has the database written ahead; SQLite itself does not wait while another changes that."""
    latest = time.monotonic() + BUSY_MS / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > latest:
                raise
            time.sleep(BETWEEN_TRIES)
        else:
            return


def _make_file(path: Path) -> None:
    """Creates the file for nobody but its owner; SQLite gives its companions the same rights."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
