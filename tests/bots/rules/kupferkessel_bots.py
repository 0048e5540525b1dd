"""What a bot of Kupferkessel Co. answers at a table that a test has laid out."""

from __future__ import annotations

from stillroom.bots.kettles import PERFECT, Policy
from stillroom.bots.kupferkessel import program as kupferkessel
from stillroom.bots.kupferkessel.program import Memory, decide
from stillroom.games.kupferkessel.state import Cauldron
from stillroom.kernel.dice import Dice
from tests.games.kupferkessel.names import CARD_OF, PHRASE_OF, cells_of
from tests.games.kupferkessel.table import Table

THREES = "roots-3 mosses-3 mould-3 pumpkin-3 vines-3 wax-dolls-3"
"""A line whose cards all lead to the same stop and carry no symbols."""


def remembering(table: Table) -> Memory:
    """The memory of a bot that has seen all cards of all cauldrons."""
    memory = Memory()
    for seat, player in enumerate(table.state.players):
        Cauldron.copy_into(memory.cauldrons[seat], player.cauldron)
    return memory


def answer(table: Table, policy: Policy) -> str:
    """What a bot does that has seen everything, in words."""
    return PHRASE_OF[decide(table.state, table.active, policy, remembering(table), Dice())]


def greedy(table: Table) -> str:
    """What the greedy bot does."""
    return answer(table, Policy.GREEDY)


def forgetful(table: Table) -> str:
    """What the bot does that knows the top cards alone."""
    return answer(table, Policy.GREEDY_FORGETFUL)


def recalled(table: Table) -> Memory:
    """What the greedy bot has in mind when it thinks about a table."""
    memory = remembering(table)
    kupferkessel.recall(table.state, PERFECT, memory)
    return memory


def worth(table: Table, card: str) -> int:
    """What a card is worth by itself, in quarters of a point."""
    memory = recalled(table)
    return kupferkessel.worth_of_taking(table.state, table.active, CARD_OF[card], memory)


def promise(table: Table, card: str) -> int:
    """What taking a card promises: twice its worth, and what follows."""
    return kupferkessel.promise_of(table.state, table.active, CARD_OF[card], recalled(table))


def best_of(table: Table, line: str, *, without: str = "") -> int:
    """The worth of the best card of a line, perhaps without one."""
    lying = [table.square[cell] for cell in cells_of(line)]
    return max(worth(table, card) for card in lying if card != without)
