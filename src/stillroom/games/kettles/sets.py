"""The scoring of sets in the kettle games: what several cards of one ingredient are worth."""

from __future__ import annotations

from stillroom.kernel.rules import rule

PAIR = 2
THREE_ALIKE = 3
FOUR_ALIKE = 4
BONUS_OF_FOUR = 5


@rule
def points_of_set(cards: int, total: int, doubled: int) -> int:
    """The points of some cards of one ingredient with a total value.

    A single card costs its value, a pair is worth nothing, three and more bring their total, and
    four bring a bonus beside it. In the own colour the total counts twice, the bonus does not.
    """
    worth = 2 * total if doubled else total
    if cards == 1:
        return -worth
    if cards < THREE_ALIKE:
        return 0
    if cards < FOUR_ALIKE:
        return worth
    return worth + BONUS_OF_FOUR
