"""The mask of action numbers that are open to a seat, with the same numbers as a list.

The list makes a random choice, and clearing the mask for the next question, as cheap as the
number of open actions instead of the number of all actions.
"""

from __future__ import annotations

from stillroom.kernel.fields import SIZED_BY_THE_GAME, ints, number
from stillroom.kernel.records import Record
from stillroom.kernel.rules import rule


class Mask(Record):
    """The open actions. A game declares both arrays again with its number of actions."""

    length: int = number()
    """How many actions are open."""
    is_open: list[int] = ints(SIZED_BY_THE_GAME, 0, 1)
    """For each action number: 1 if it is open."""
    actions: list[int] = ints(SIZED_BY_THE_GAME)
    """The numbers of the open actions, in rising order; beyond the length lie leftovers."""


@rule
def clear(mask: Mask) -> None:
    """Closes every action."""
    for i in range(mask.length):
        mask.is_open[mask.actions[i]] = 0
    mask.length = 0


@rule
def allow(mask: Mask, action: int) -> None:
    """Opens one action. Actions are opened in rising order, each once."""
    assert mask.length == 0 or mask.actions[mask.length - 1] < action, (
        "actions open in rising order"
    )
    mask.is_open[action] = 1
    mask.actions[mask.length] = action
    mask.length += 1


@rule
def allow_in_order(mask: Mask, action: int) -> None:
    """Opens one action among those that are open already, where they come in no order."""
    assert not mask.is_open[action], "each action is opened once"
    place = mask.length
    while place > 0 and mask.actions[place - 1] > action:
        mask.actions[place] = mask.actions[place - 1]
        place -= 1
    mask.is_open[action] = 1
    mask.actions[place] = action
    mask.length += 1
