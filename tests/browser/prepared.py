"""Prepared positions: matches that begin just where somebody has to decide something rare."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from stillroom.kernel.state import State
from stillroom.table.match import Match, new_match
from stillroom.table.record import Header
from tests.server.serving import Guest, RunningServer

MOST_MATCHES = 200


class Unreached(AssertionError):
    """No match came to such a decision."""


@cache
def position(
    game: str, choice: str, options: tuple[tuple[str, int], ...] = (), seats: int = 2
) -> dict[str, Any]:
    """A position in which seat 0 has a choice; always the same one."""
    for seed in range(MOST_MATCHES):
        for match in _moments(game, dict(options), seats, seed):
            decision = match.view(0).decision
            if decision is not None and decision.choice == choice:
                state: State = match.history.state
                return state.to_dict()
    raise Unreached(f"{game}: nobody was asked {choice!r} in {MOST_MATCHES} matches")


def _moments(game: str, options: dict[str, int], seats: int, seed: int) -> Iterator[Match]:
    """A match before each of its moves."""
    match = new_match(game, seats=seats, options=options, seed=seed)
    dice = random.Random(seed)
    while match.result is None:
        yield match
        seat = dice.choice(match.waiting)
        match.play(seat, dice.choice(match.moves(seat)))


async def lay(
    server: RunningServer,
    guest: Guest,
    game: str,
    choice: str,
    *,
    options: dict[str, int] | None = None,
    seats: int = 2,
) -> str:
    """A table where the guest is asked just this, against bots; the server is started anew."""
    chosen = options or {}
    begun = position(game, choice, tuple(sorted(chosen.items())), seats)
    return await lay_position(server, guest, game, begun, options=chosen, seats=seats)


async def lay_position(
    server: RunningServer,
    guest: Guest,
    game: str,
    begun: dict[str, Any],
    *,
    options: dict[str, int] | None = None,
    seats: int = 2,
) -> str:
    """A table whose match begins in a position, against bots; the server is started anew."""
    wanted = [{"kind": "person"}, *({"kind": "bot", "bot": "random"} for _ in range(seats - 1))]
    answer = await guest.post("/tables", {"game": game, "seats": wanted, "options": options or {}})
    assert answer.status_code == 201, answer.text
    table = str(answer.json()["table"])
    started = await guest.post(f"/tables/{table}/start")
    assert started.is_success, started.text
    server.stop()
    _set_position(server, table, begun)
    server.start()
    return table


def _set_position(server: RunningServer, table: str, begun: dict[str, Any]) -> None:
    """Lets the stored match begin in a position, with nothing played yet."""
    with sqlite3.connect(server.settings.database.removeprefix("sqlite:///")) as connection:
        [(text,)] = connection.execute("SELECT header FROM tables WHERE id = ?", (table,))
        header = msgspec.json.decode(text, type=Header)
        changed = msgspec.structs.replace(header, position=begun)
        for forgotten in ('DELETE FROM "rows"', "DELETE FROM snapshots", "DELETE FROM work"):
            connection.execute(f"{forgotten} WHERE table_id = ?", (table,))
        connection.execute(
            """UPDATE tables SET header = ?, waiting = '[0]', "rows" = 0 WHERE id = ?""",
            (msgspec.json.encode(changed).decode(), table),
        )
    connection.close()
