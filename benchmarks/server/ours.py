"""Our own server under the same load: four games, two people at each table, on a real store.

``python -m benchmarks.server.ours --tables 50 --seconds 5`` starts a server on a fresh SQLite
database, or on the one of ``--database``, plays at so many tables at full speed and prints the
figures. The clients know no rules: they send moves that they were offered.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from http import HTTPStatus
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.server.figures import PeerFigures
from benchmarks.server.load import Server, Table, measure, serving
from benchmarks.server.sockets import Socket, open_socket
from stillroom.server.live.view_diff import changed
from stillroom.server.wire.live import Change

GAMES = ("elixir-mixer", "kupferkessel", "glastonbury", "quacks")
MATCHES = 30
"""Matches that are laid out for one place; when one is over, the next one goes on there."""
LIKELY = 0.8
"""How often somebody plays the move that is likeliest."""
SEEDS_APART = 1_000_003
HELLO = b'{"type":"hello"}'


class Heard(msgspec.Struct):
    """Of a message, what a client needs that only plays."""

    type: str
    view: dict[str, Any] | None = None
    changes: list[Change] = []
    refusal: dict[str, Any] | None = None


HEARD = msgspec.json.Decoder(Heard)


class Sitting:
    """One match: what both people at it see."""

    def __init__(self, table: str, cookies: list[str]) -> None:
        self.table = table
        self.cookies = cookies
        self.sockets: list[Socket] = []
        self.views: list[dict[str, Any]] = [{} for _ in cookies]
        self.all_welcome = asyncio.Event()

    @property
    def is_over(self) -> bool:
        """Whether it has ended."""
        return self.views[0]["sheet"] is not None

    def next_seat(self, after: int) -> int:
        """A seat that is asked something, the other one first."""
        waiting: list[int] = self.views[0]["waiting"]
        other = (after + 1) % len(self.views)
        return other if other in waiting else waiting[0]


class OurTable(Table):
    """A place where one match after the other is played."""

    def __init__(self, sittings: list[Sitting], seed: int) -> None:
        super().__init__()
        self._sittings = sittings
        self._dice = random.Random(seed)
        self._requests = 0

    async def open(self, port: int) -> None:
        """Opens the sockets of all matches, and waits until everybody sees them."""
        for sitting in self._sittings:
            for seat, cookie in enumerate(sitting.cookies):
                headers = {"Cookie": cookie, "Origin": f"http://127.0.0.1:{port}"}
                path = f"/api/tables/{sitting.table}/live"
                hear = partial(self._hear, sitting, seat)
                socket = await open_socket(port, path, hear, headers)
                sitting.sockets.append(socket)
                socket.send(HELLO)
            await sitting.all_welcome.wait()
        self.sockets = self._sittings[0].sockets

    def close(self) -> None:
        """Everybody hangs up."""
        for sitting in self._sittings:
            for socket in sitting.sockets:
                socket.close()

    def next_move(self) -> bytes:
        """Mostly the likely move, as people play, else one by lot among those that were offered."""
        decision = self._sittings[0].views[self.seat]["decision"]
        self._requests += 1
        play = {
            "type": "play",
            "request": str(self._requests),
            "seat": self.seat,
            "decision": decision["number"],
            "moves": [self._chosen(decision)],
        }
        return msgspec.json.encode(play)

    def _chosen(self, decision: dict[str, Any]) -> str:
        whole = {
            move["text"]: move["preset"] if "preset" in move else move["text"]
            for move in decision["moves"]
            if move.get("whole", True) or "preset" in move
        }
        likely = str(decision.get("likely"))
        begun = {move["text"] for move in decision["moves"]} - whole.keys()
        if likely != "None" and likely not in begun and self._dice.random() < LIKELY:
            return str(whole.get(likely, likely))
        return str(self._dice.choice(list(whole.values())) if whole else likely)

    def move(self) -> None:
        """Whoever is asked sends a move; when a match is over, the next one begins."""
        while self._sittings[0].is_over:
            self._sittings.pop(0)
            self.sockets = self._sittings[0].sockets
        self.seat = self._sittings[0].next_seat(self.seat)
        super().move()

    def _hear(self, sitting: Sitting, seat: int, socket: Socket, message: bytes) -> None:
        heard = HEARD.decode(message)
        if heard.type in {"update", "welcome"}:
            if heard.view is not None:
                sitting.views[seat] = heard.view
            sitting.views[seat] = changed(sitting.views[seat], heard.changes)
            if all(sitting.views):
                sitting.all_welcome.set()
            if heard.type == "update" and sitting is self._sittings[0]:
                self.seen(socket, message)
        elif heard.type == "refused":
            raise RuntimeError(f"the server refused: {heard.refusal}")


class House:
    """Somebody who opens tables over HTTP."""

    def __init__(self, port: int) -> None:
        self._connection = HTTPConnection("127.0.0.1", port)
        self._origin = f"http://127.0.0.1:{port}"

    def ask(self, path: str, body: object, cookie: str = "") -> tuple[dict[str, Any], str]:
        """What the server answers, and the cookie that it gives."""
        headers = {"Content-Type": "application/json", "Origin": self._origin, "Cookie": cookie}
        self._connection.request("POST", f"/api{path}", msgspec.json.encode(body), headers)
        response = self._connection.getresponse()
        content = response.read()
        if response.status >= HTTPStatus.MULTIPLE_CHOICES:
            raise RuntimeError(f"the server answered {response.status}: {content.decode()}")
        given = (response.getheader("Set-Cookie") or "").partition(";")[0]
        return msgspec.json.decode(content), given

    def lay(self, game: str, cookies: list[str]) -> Sitting:
        """A match of two people that has begun."""
        seats = [{"kind": "person"}, {"kind": "open"}]
        table, _ = self.ask("/tables", {"game": game, "seats": seats}, cookies[0])
        self.ask("/invitations", {"code": table["code"]}, cookies[1])
        self.ask(f"/tables/{table['table']}/seats", {}, cookies[1])
        self.ask(f"/tables/{table['table']}/start", None, cookies[0])
        return Sitting(table["table"], cookies)

    def close(self) -> None:
        """Hangs up."""
        self._connection.close()


def lay(port: int, count: int, matches: int = MATCHES, seed: int = 1) -> list[OurTable]:
    """So many places, each with matches that have begun."""
    with closing(House(port)) as house:
        cookies = [house.ask("/people", {"name": f"Load {seat}"})[1] for seat in range(2)]
        return [
            OurTable(
                [house.lay(GAMES[number % len(GAMES)], cookies) for _ in range(matches)],
                seed * SEEDS_APART + number,
            )
            for number in range(count)
        ]


@contextmanager
def serve_ours(database: str | None = None, workers: int = 1, tempo: float = 0) -> Iterator[Server]:
    """Our server on a database, or on a fresh SQLite one; bots do not pause unless told."""
    with tempfile.TemporaryDirectory() as folder:
        url = database or f"sqlite:///{Path(folder) / 'load.db'}"
        with serving(command_for(url, workers, tempo)) as server:
            yield server


def command_for(database: str, workers: int = 1, tempo: float = 0) -> list[str]:
    """The command that serves and prints its port."""
    return [
        *(sys.executable, "-m", "benchmarks.server.ours", "--serve"),
        *("--database", database, "--workers", str(workers), "--tempo", str(tempo)),
    ]


def measure_ours(
    tables: int,
    seconds: float,
    seed: int = 1,
    database: str | None = None,
    workers: int = 1,
) -> PeerFigures:
    """Measures our server."""
    return measure(
        partial(serve_ours, database, workers),
        partial(lay, seed=seed),
        tables,
        seconds,
        partial(lay, matches=1),
    )


def serve(database: str, workers: int, tempo: float) -> None:
    """Serves on a free port of this machine, as `stillroom serve` does, and prints the port."""
    from stillroom.match.words import Words
    from stillroom.server.process import serve as serve_until_ended
    from stillroom.server.settings import Settings

    settings = Settings(
        database=database,
        port=0,
        workers=workers,
        limits=False,
        tempo=tempo,
        compiled_bots=False,
        log_level="warning",
    )

    def tell(address: str) -> None:
        print(address.rpartition(":")[2], flush=True)

    serve_until_ended(settings, Words("en", "stillroom.server"), tell)


def main() -> None:
    """Serves, or measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--database", default=os.environ.get("STILLROOM_DATABASE"))
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tempo", type=float, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(arguments.database, arguments.workers, arguments.tempo)
    else:
        print(
            measure_ours(
                arguments.tables,
                arguments.seconds,
                arguments.seed,
                arguments.database,
                arguments.workers,
            )
        )


if __name__ == "__main__":
    main()
