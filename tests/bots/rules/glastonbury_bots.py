"""What a bot of Glastonbury answers at a table that a test has laid out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Unpack

from stillroom.bots.glastonbury import program as glastonbury
from stillroom.bots.glastonbury.program import (
    Memory,
    decide,
)
from stillroom.bots.kettles import PERFECT, Policy
from stillroom.games.kettles import cauldrons
from stillroom.kernel.dice import Dice
from tests.games.glastonbury.names import CARD_OF, PHRASE_OF
from tests.games.glastonbury.scene import Scene
from tests.games.glastonbury.table import Table
from tests.referee.kettle_ring import line as cells_at

THREES = ("pumpkins-3", "dried-herbs-3", "roots-3", "mould-3", "spider-webs-3", "rat-tails-3")
"""A line whose cards all lead to the same stop."""
ROW_1, ROW_2, ROW_4 = 6, 7, 9
"""The stops beside these lines, in the east."""
Heard = Mapping[int, Sequence[str]]
"""What a bot has seen of cauldrons, by seat, the top card last."""


def remembering(table: Table, heard: Heard | None = None) -> Memory:
    """The memory of a bot that has seen these cards, or else all of them."""
    memory = Memory()
    for seat in range(table.state.seats):
        for card in table.cauldron_of(seat) if heard is None else heard.get(seat, ()):
            cauldrons.put(memory.cauldrons[seat], CARD_OF[card])
    return memory


def answer(table: Table, policy: Policy, memory: Memory, seat: int | None = None) -> str:
    """What a bot does at a table, in words."""
    deciding = table.active if seat is None else seat
    return PHRASE_OF[decide(table.state, deciding, policy, memory, Dice())]


def greedy(table: Table, heard: Heard | None = None) -> str:
    """What the greedy bot does that has seen these cards, or else all of them."""
    return answer(table, Policy.GREEDY, remembering(table, heard))


def forgetful(table: Table) -> str:
    """What the bot does that knows the top cards alone."""
    return answer(table, Policy.GREEDY_FORGETFUL, remembering(table))


def recalled(table: Table) -> Memory:
    """What the greedy bot has in mind when it thinks about a table."""
    memory = remembering(table)
    glastonbury.recall(table.state, PERFECT, memory)
    return memory


def worth(table: Table, card: str) -> int:
    """What a card is worth by itself, in quarters of a point."""
    return glastonbury.worth_of_taking(table.state, table.active, CARD_OF[card], recalled(table))


def promise(table: Table, card: str) -> int:
    """What taking a card promises: twice its worth, and what follows."""
    return glastonbury.promise_of(table.state, table.active, CARD_OF[card], recalled(table))


def best_at(table: Table, stop: int, *, without: str = "") -> int:
    """The worth of the best card beside a stop, perhaps without one."""
    lying = [table.square[cell] for cell in cells_at(stop)]
    return max(worth(table, card) for card in lying if card != without)


def last_lines(**scene: Unpack[Scene]) -> Table:
    """A match with the draw pile used up; all other cards lie in the cauldron of the last seat."""
    scene["pile"] = []
    scene["rest"] = scene.get("seats", 3) - 1
    return Table(**scene)
