"""The random bot: any open action, each equally likely. It plays every game."""

from __future__ import annotations

from stillroom.kernel import dice
from stillroom.kernel.dice import Dice
from stillroom.kernel.masks import Mask
from stillroom.kernel.rules import rule


@rule
def choose(mask: Mask, bot_dice: Dice) -> int:
    """One of the open actions by lot."""
    return mask.actions[dice.below(bot_dice, mask.length)]


@rule
def slips(bot_dice: Dice, one_in: int) -> bool:
    """Whether a bot slips this time: once in so many times."""
    return dice.below(bot_dice, one_in) == 0
