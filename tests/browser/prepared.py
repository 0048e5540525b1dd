"""Prepared positions: matches on a server that begin just where a test needs them.

A table of the server can begin in a position by itself: so does one on which somebody plays on from
a moment of a match that is over. Here the position is written into a table that still gathers.
``python -m tests.browser.prepared`` finds the ways to all of them anew.
"""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from playwright.async_api import BrowserContext, Route

from stillroom.games.moves import Move
from stillroom.games.registry import presets_of
from stillroom.match.match import Match
from stillroom.match.view import View
from tests.browser.boards.positions import position
from tests.browser.boards.wanted import Wanted
from tests.browser.ways import Ways
from tests.server.playing import open_table, start
from tests.server.serving import READY_SECONDS, Guest, RunningServer

SOON = 12
"""So many moves before its end a match is as good as over."""
USUAL_SEATS = presets_of("elixir-mixer").usual_seats
"""A match that is begun on the front page has so many."""
FURTHER = {"movement_offered": 1, "no_fortune_cards": 1}


class BeforeABot(Wanted):
    """Seat 0 takes the first card, and whichever that is, seat 1 takes the next one."""

    def is_met(self, match: Match) -> bool:
        """Whether a match is there."""
        return match.waiting == (0,) and all(_hands_on(match, move) for move in match.moves(0))


def _hands_on(match: Match, move: Move) -> bool:
    then = match.copied()
    then.play(0, move)
    decision = then.view(1).decision
    return then.waiting == (1,) and decision is not None and decision.choice == "take"


class Ending(Wanted):
    """Seat 0 is asked, and a match that is played on by lot is over soon."""

    def is_met(self, match: Match) -> bool:
        """Whether a match is there."""
        return super().is_met(match) and _is_over_soon(match.copied())


def _is_over_soon(match: Match) -> bool:
    dice = random.Random(SOON)
    for _ in range(SOON):
        if match.result is None:
            seat = dice.choice(match.waiting)
            match.play(seat, dice.choice(match.moves(seat)))
    return match.result is not None


def has_a_pumpkin(view: View) -> bool:
    """A brew goes on in which red chips move further."""
    mine = view.board.seats[0]
    return "orange-1" in {each.chip for each in mine.pot} and mine.state == "brewing"


def elixirs_at_once(view: View, *, ends_turn: bool) -> list[str]:
    """What can be mixed without a choice of cards, so that the turn ends with it, or goes on."""
    moves = view.decision.moves if view.decision else ()
    whole = [move for move in moves if move.whole and move.pieces[0].startswith("elixir")]
    ends = [any(row.id == "preview-ends-turn" for row in move.preview) for move in whole]
    return [
        move.pieces[0] for move, its_end in zip(whole, ends, strict=True) if its_end == ends_turn
    ]


WAYS = Ways(
    Path(__file__).with_suffix(".json"),
    {
        "glastonbury before a bot": BeforeABot("glastonbury", "take"),
        "kupferkessel before a bot": BeforeABot("kupferkessel", "take"),
        "elixir-mixer mix of three": Wanted("elixir-mixer", "mix", seats=3),
        "elixir-mixer mix": Wanted(
            "elixir-mixer", "mix", lambda view: bool(elixirs_at_once(view, ends_turn=False))
        ),
        "elixir-mixer last mix": Wanted(
            "elixir-mixer", "mix", lambda view: bool(elixirs_at_once(view, ends_turn=True))
        ),
        "quacks pumpkin": Wanted("quacks", "brew", has_a_pumpkin, FURTHER),
        "elixir-mixer ending": Ending(
            "elixir-mixer", "pick", options={"turn_limit": 10}, seats=USUAL_SEATS
        ),
        "glastonbury ending": Ending("glastonbury", "take"),
        "kupferkessel ending": Ending("kupferkessel", "take"),
    },
    "tests.browser.prepared",
)
"""Every position that a test on a server asks for, by its name."""


def position_before_a_mix(*, ends_turn: bool) -> tuple[dict[str, Any], str]:
    """A position in which seat 0 can mix an elixir at once, and the elixir."""
    match = WAYS.at("elixir-mixer last mix" if ends_turn else "elixir-mixer mix")
    [elixir, *_] = elixirs_at_once(match.view(0), ends_turn=ends_turn)
    return match.position(), elixir


def position_before_a_bot(game: str) -> dict[str, Any]:
    """A position in which seat 0 takes a card, and whichever that is, seat 1 takes the next one."""
    return WAYS.position(f"{game} before a bot")


# Tables


async def lay(server: RunningServer, guest: Guest, game: str, choice: str) -> str:
    """A table where the guest is asked just this, against bots."""
    return await lay_position(server, guest, game, position(f"{game} {choice}"))


async def lay_position(
    server: RunningServer, guest: Guest, game: str, begun: dict[str, Any]
) -> str:
    """A table whose match begins in a position, against bots."""
    bots = [{"kind": "bot", "bot": "random"} for _ in range(begun["seats"] - 1)]
    options = {name: value for name, value in begun["options"].items() if value}
    table = await open_table(guest, game, [{"kind": "person"}, *bots], options=options)
    set_down(server, table["table"], game, begun)
    await start(guest, table["table"])
    return str(table["table"])


def set_down(server: RunningServer, table: str, game: str, begun: dict[str, Any]) -> None:
    """Lets the match of a table that still gathers begin in a position."""
    header = msgspec.json.encode(Match.from_position(game, begun).record().header).decode()
    path = server.settings.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path, timeout=READY_SECONDS)) as store, store:
        found = store.execute("UPDATE tables SET header = ? WHERE id = ?", (header, table))
        assert found.rowcount == 1, table


async def begin_in(
    context: BrowserContext, server: RunningServer, game: str, begun: dict[str, Any]
) -> None:
    """Lets the next matches that somebody begins from a page begin in a position."""

    async def put(route: Route) -> None:
        set_down(server, route.request.url.split("/")[-2], game, begun)
        await route.fallback()

    await context.route("**/api/tables/*/start", put)


if __name__ == "__main__":
    WAYS.find_all()
