"""Updates are small, also where dozens of moves are open."""

from __future__ import annotations

import random

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from stillroom.match.match import new_match
from stillroom.server.http.websocket_protocol import QUICKLY, SHORTEST, WINDOW_BITS, Deflate
from stillroom.server.live.outbox import Viewpoint

MOST_BYTES = 2_000
MANY_MOVES = 30
"""An Accio opens all cards of the square, and nothing in any game opens more."""
SEEDS = range(4)
MORE_SEEDS = range(4, 100)


def travelling(message: bytes) -> bytes:
    """A message as it travels."""
    compressing = Deflate(True, True, WINDOW_BITS, WINDOW_BITS, QUICKLY)
    return bytes(compressing.encode(Frame(Opcode.TEXT, message)).data)


def updates_of(seed: int, seats: int) -> list[tuple[int, int]]:
    """Of a Glastonbury match, by lot: how many moves each update opens, and what it weighs."""
    match, dice = new_match("glastonbury", seats=seats, seed=seed), random.Random(seed)
    views = [Viewpoint(match, seat, is_quiet=False) for seat in range(seats)]
    found = []
    while match.result is None:
        seat = match.waiting[0]
        match.play(seat, dice.choice(match.moves(seat)))
        for eyes, view in enumerate(views):
            if (update := view.update(match, [])) is not None:
                decision = match.view(eyes).decision
                weight = len(travelling(msgspec.json.encode(update)))
                found.append((len(decision.moves) if decision else 0, weight))
    return found


@pytest.mark.parametrize("seeds", [SEEDS, pytest.param(MORE_SEEDS, marks=pytest.mark.soak)])
@pytest.mark.parametrize("seats", [2, 4])
def test_an_update_that_opens_the_whole_square_is_small(seats: int, seeds: range) -> None:
    found = [update for seed in seeds for update in updates_of(seed, seats)]
    assert max(moves for moves, _ in found) >= MANY_MOVES, "no Accio was at hand"
    assert max(weight for _, weight in found) <= MOST_BYTES


def test_what_is_short_travels_as_it_is() -> None:
    short = b"x" * (SHORTEST - 1)
    assert travelling(short) == short
    assert travelling(short + b"x") != short + b"x"
