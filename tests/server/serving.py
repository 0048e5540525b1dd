"""A real server in a process of its own, and guests who talk to it over real sockets.

    async def test_something(server: RunningServer, company: Company) -> None:
        anna = await company.come(server, "Anna")
        answer = await anna.post("/tables", {"game": "quacks", "seats": [{"kind": "person"}]})
        async with anna.socket(answer.json()["table"]) as socket:
            ...

The servers that tests share, and those of their own, are fixtures in conftest.py, as `company` is.
"""

from __future__ import annotations

import asyncio
import os
import random
import select
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from stillroom.server.http.guards import cookies
from stillroom.server.settings import ENVIRONMENT, Settings
from tests.server.dealing import SAME_DICE

READY_SECONDS = 60.0
"""Far more than a start takes, also on a machine that is busy with other tests."""
PORTS = range(12_000, 32_000)
"""Ports that no system gives to clients, so that a server finds its own again after a restart."""
START = """
import os, msgspec
from stillroom.server.http.routes import health
from stillroom.server.process import serve
from stillroom.server.settings import ENVIRONMENT, Settings
from stillroom.match.words import Words
health.PATIENCE = 60
settings = msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings)
serve(settings, Words("en", "stillroom.server"), lambda address: print(address, flush=True))
"""
"""Serves as the command line does, but with all settings from one variable. On a machine that is
busy with other tests the store may take its time."""
LONGEST_MESSAGE = 4 * 1024 * 1024
OWN = "own"
"""The origin of the server's own pages."""
Headers = dict[str, str] | None


class RunningServer:
    """A server on a free port of this computer; within ``with`` it runs."""

    def __init__(
        self, database: str, folder: Path, *, before: str = SAME_DICE, **settings: object
    ) -> None:
        self.folder = folder
        self.before = before
        """What the process does before it serves, as a program."""
        usual = {"tempo": 0, "patience": 0, "limits": False, "compiled_bots": False}
        address = {"database": database, "port": _free_port()}
        self.settings = msgspec.convert({**usual, **address, **settings}, Settings)
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The address, which is also the origin of the server's own pages."""
        return f"http://127.0.0.1:{self.settings.port}"

    @property
    def log(self) -> str:
        """Everything that the server has told its log since the first start."""
        return (self.folder / "server.log").read_text(encoding="utf-8")

    def start(self) -> None:
        """Starts the server, on the same port as before, and waits until it is ready."""
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.before + START],
                env={**os.environ, **self._variables},
                stdout=subprocess.PIPE,
                stderr=log,
                # Its own group, so that a kill reaches all workers.
                start_new_session=True,
            )
        assert self.process.stdout is not None
        heard, _, _ = select.select([self.process.stdout], [], [], READY_SECONDS)
        assert heard, f"the server does not start:\n{self.log}"
        assert self.process.stdout.readline(), f"the server has ended:\n{self.log}"
        assert httpx.get(f"{self.url}/readyz", trust_env=False, timeout=READY_SECONDS).is_success

    @property
    def _variables(self) -> dict[str, str]:
        # Of workers that are killed something stays behind, which nobody shall have to look for.
        settings = msgspec.json.encode(self.settings).decode()
        return {ENVIRONMENT: settings, "TMPDIR": str(self.folder)}

    def stop(self) -> None:
        """Lets the server end in peace."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        self._await_end()

    def kill(self) -> None:
        """Kills the server and all its workers at once, in the midst of whatever they do."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self._await_end()

    def restart(self) -> None:
        """Starts the server again, whether it was stopped, killed or still runs."""
        if self.process is not None:
            self.stop()
        self.start()

    def _await_end(self) -> None:
        assert self.process is not None
        self.process.communicate(timeout=READY_SECONDS)
        self.process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process is not None:
            self.kill()


class Guest:
    """A browser with cookies of its own; its paths are those below ``/api``."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.person = ""
        """The public id, once the guest has come."""
        self.name = ""
        self.client = httpx.AsyncClient(
            base_url=server.url,
            headers={"Origin": server.url},
            trust_env=False,
            timeout=READY_SECONDS,
            # The server closes idle connections after five seconds, perhaps just as one is used.
            limits=httpx.Limits(keepalive_expiry=1),
        )

    @classmethod
    async def come(
        cls, server: RunningServer, name: str | None = None, language: str = "en"
    ) -> Self:
        """Somebody new comes to a server."""
        guest = cls(server)
        answer = await guest.post("/people", {"name": name, "language": language})
        assert answer.status_code == 201, answer.text
        me = answer.json()
        guest.person, guest.name = me["person"], me["name"]
        return guest

    async def leave(self) -> None:
        """Closes the browser."""
        await self.client.aclose()

    @property
    def token(self) -> str | None:
        """What the cookie holds."""
        return self.client.cookies.get(cookies.NAME)

    async def get(self, path: str, headers: Headers = None) -> httpx.Response:
        """Asks for something."""
        return await self._send("GET", path, None, headers)

    async def post(
        self, path: str, content: object = None, headers: Headers = None
    ) -> httpx.Response:
        """Sends something as JSON."""
        return await self._send("POST", path, content, headers)

    async def put(
        self, path: str, content: object = None, headers: Headers = None
    ) -> httpx.Response:
        """Puts something in its place, as JSON."""
        return await self._send("PUT", path, content, headers)

    async def patch(self, path: str, content: object, headers: Headers = None) -> httpx.Response:
        """Changes something."""
        return await self._send("PATCH", path, content, headers)

    async def delete(self, path: str, headers: Headers = None) -> httpx.Response:
        """Takes something away."""
        return await self._send("DELETE", path, None, headers)

    def socket(self, table: str, origin: str | None = OWN) -> connect:
        """The socket of a table: ``async with guest.socket(table) as socket``."""
        headers = {"Cookie": f"{cookies.NAME}={self.token}"} if self.token else {}
        if origin is not None:
            headers["Origin"] = self.server.url if origin == OWN else origin
        address = self.server.url.replace("http:", "ws:")
        return connect(
            f"{address}/api/tables/{table}/live",
            additional_headers=headers,
            max_size=LONGEST_MESSAGE,
            open_timeout=READY_SECONDS / 2,
            proxy=None,
        )

    async def _send(
        self, method: str, path: str, content: object, headers: Headers
    ) -> httpx.Response:
        body = None if content is None else msgspec.json.encode(content)
        kind = {} if content is None else {"Content-Type": "application/json"}
        return await self.client.request(
            method, f"/api{path}", content=body, headers={**kind, **(headers or {})}
        )


class Company:
    """Guests who all leave when the test is over."""

    def __init__(self) -> None:
        self._guests: list[Guest] = []

    async def come(
        self, server: RunningServer, name: str | None = None, language: str = "en"
    ) -> Guest:
        """Somebody new comes to a server."""
        guest = await Guest.come(server, name, language)
        self._guests.append(guest)
        return guest

    def stranger(self, server: RunningServer) -> Guest:
        """A browser that nobody knows yet."""
        guest = Guest(server)
        self._guests.append(guest)
        return guest

    async def leave(self) -> None:
        """Everybody leaves."""
        await asyncio.gather(*(guest.leave() for guest in self._guests))


async def receive(socket: ClientConnection) -> dict[str, Any]:
    """The next message of a socket."""
    text = await asyncio.wait_for(socket.recv(), READY_SECONDS)
    return msgspec.json.decode(text, type=dict[str, Any])


@contextmanager
def without(server: RunningServer, *names: str) -> Iterator[None]:
    """A server on SQLite that cannot find some of its tables for a while."""
    file = server.settings.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file, READY_SECONDS, isolation_level=None)) as connection:
        for name in names:
            connection.execute(f"ALTER TABLE {name} RENAME TO {name}_elsewhere")
        try:
            yield
        finally:
            for name in names:
                connection.execute(f"ALTER TABLE {name}_elsewhere RENAME TO {name}")


def _free_port() -> int:
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port
