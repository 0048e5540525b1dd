"""Prepared positions: matches that begin just where somebody has to decide something rare."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from stillroom.games.moves import Move
from stillroom.kernel.state import State
from stillroom.table.match import Match, new_match
from stillroom.table.record import Header
from stillroom.table.view import View
from tests.server.serving import Guest, RunningServer

MOST_MATCHES = 200
STOP = "stop"


class Unreached(AssertionError):
    """No match came to such a decision."""


@dataclass(frozen=True)
class Laid:
    """A position, and the match in which somebody comes to it."""

    begun: dict[str, Any]
    options: dict[str, int]
    seats: int


def position(
    game: str, choice: str, options: tuple[tuple[str, int], ...] = (), seats: int = 2
) -> dict[str, Any]:
    """A position in which seat 0 has a choice; always the same one."""
    return position_where(game, choice, _is_any, options, seats)


@cache
def position_before_a_mix(*, ends_turn: bool) -> tuple[dict[str, Any], str]:
    """A position in which seat 0 can mix an elixir at once, and the elixir; always the same one.

    Its turn ends with that by itself, or does not.
    """
    for seed in range(MOST_MATCHES):
        for match in _moments("elixir-mixer", {}, 2, seed):
            decision = match.view(0).decision
            for move in decision.moves if decision and decision.choice == "mix" else ():
                ends = any(row.id == "preview-ends-turn" for row in move.preview)
                if move.whole and move.pieces[0].startswith("elixir") and ends == ends_turn:
                    return match.history.state.to_dict(), move.pieces[0]
    raise Unreached(f"nobody could mix at once in {MOST_MATCHES} matches")


def _is_any(_view: View) -> bool:
    return True


@cache
def position_where(
    game: str,
    choice: str,
    fits: Callable[[View], bool],
    options: tuple[tuple[str, int], ...] = (),
    seats: int = 2,
) -> dict[str, Any]:
    """A position in which seat 0 has a choice, and sees what a test needs; always the same one."""
    for seed in range(MOST_MATCHES):
        for match in _moments(game, dict(options), seats, seed):
            view = match.view(0)
            if view.decision is not None and view.decision.choice == choice and fits(view):
                state: State = match.history.state
                return state.to_dict()
    raise Unreached(f"{game}: nobody was asked {choice!r} in {MOST_MATCHES} matches")


def _moments(game: str, options: dict[str, int], seats: int, seed: int) -> Iterator[Match]:
    """A match before each of its moves; in every other one nobody stops while going on is open."""
    match = new_match(game, seats=seats, options=options, seed=seed)
    dice = random.Random(seed)
    while match.result is None:
        yield match
        seat = dice.choice(match.waiting)
        moves = match.moves(seat)
        bold = [move for move in moves if move.verb != STOP] if seed % 2 else moves
        match.play(seat, dice.choice(bold or moves))


@cache
def position_before_a_bot(game: str) -> dict[str, Any]:
    """A position in which seat 0 takes a card, and whichever that is, seat 1 takes the next one."""
    for seed in range(MOST_MATCHES):
        match = new_match(game, seats=2, seed=seed)
        if match.waiting == (0,) and all(_hands_on(match, move) for move in match.moves(0)):
            state: State = match.history.state
            return state.to_dict()
    raise Unreached(f"{game}: seat 0 could always go on in {MOST_MATCHES} matches")


def _hands_on(match: Match, move: Move) -> bool:
    """Whether seat 1 has to take a card after this move of seat 0."""
    then = match.copied()
    then.play(0, move)
    decision = then.view(1).decision
    return then.waiting == (1,) and decision is not None and decision.choice == "take"


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
    [table] = await lay_all(server, guest, game, [Laid(begun, options or {}, seats)])
    return table


async def lay_all(
    server: RunningServer, guest: Guest, game: str, positions: Iterable[Laid]
) -> list[str]:
    """A table for each position, against bots; the server is started anew only once."""
    laid = [(await _begin(guest, game, each), each.begun) for each in positions]
    server.stop()
    for table, begun in laid:
        _set_position(server, table, begun)
    server.start()
    return [table for table, _ in laid]


async def _begin(guest: Guest, game: str, laid: Laid) -> str:
    """A match of the guest against bots, as it begins."""
    bots = [{"kind": "bot", "bot": "random"} for _ in range(laid.seats - 1)]
    wanted = {"game": game, "seats": [{"kind": "person"}, *bots], "options": laid.options}
    answer = await guest.post("/tables", wanted)
    assert answer.status_code == 201, answer.text
    table = str(answer.json()["table"])
    started = await guest.post(f"/tables/{table}/start")
    assert started.is_success, started.text
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
            """UPDATE tables SET header = ?, waiting = '[0]', turn = 1, "rows" = 0 WHERE id = ?""",
            (msgspec.json.encode(changed).decode(), table),
        )
    connection.close()
