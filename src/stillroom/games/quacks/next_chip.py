"""What the next chip can do: where each kind would lie, and which would make the pot explode."""

from __future__ import annotations

from functools import lru_cache

from stillroom.games.quacks import brewing, toadstools
from stillroom.games.quacks.ids import KINDS, Chip, Colour
from stillroom.games.quacks.state import Player, State
from stillroom.games.quacks.tables import COLOUR, LAST_SPACE, VALUE

ASIDE = 0
"""11.2  The space of a chip that is laid beside the pot."""
TWICE_THE_VALUE = tuple(2 * value for value in VALUE)
CHIPS_OF = {
    colour: tuple(chip for chip in range(KINDS) if COLOUR[chip] == colour) for colour in Colour
}
WHITES, REDS = CHIPS_OF[Colour.WHITE], CHIPS_OF[Colour.RED]
MOVED_FURTHER = (
    (int(Chip.WHITE_1),),
    CHIPS_OF[Colour.ORANGE],
    CHIPS_OF[Colour.RED],
    CHIPS_OF[Colour.YELLOW],
)
"""6.10, 11.1, 11.3, 11.4, 12.4  The chips that can move beyond their value, those together that
move equally far beyond it."""
KEPT_SPACES = 4096
"""Chips come from the same few spaces with the same few bonuses again and again."""


def spaces(state: State, player: Player) -> tuple[int, ...]:
    """8.2, 12.2  Where each kind of chip would lie if it were drawn next; ASIDE for toadstools
    that are laid beside the pot."""
    steps = TWICE_THE_VALUE if player.doubling else VALUE
    further = tuple(
        brewing.steps_of(state, player, chips[0]) - steps[chips[0]] for chips in MOVED_FURTHER
    )
    return _spaces(player.reached, steps, further, toadstools.is_laid_aside(state, REDS[0]))


@lru_cache(maxsize=KEPT_SPACES)
def _spaces(
    reached: int, steps: tuple[int, ...], further: tuple[int, ...], reds_are_aside: bool
) -> tuple[int, ...]:
    found = [reached + step for step in steps]
    for chips, more in zip(MOVED_FURTHER, further, strict=True):
        for chip in chips:
            found[chip] += more
    return tuple(
        ASIDE if reds_are_aside and chip in REDS else min(space, LAST_SPACE)
        for chip, space in enumerate(found)
    )


def bad_chips(state: State, player: Player) -> int:
    """6.8, 8.6  How many chips of the bag would make the pot explode; only white ones can."""
    return sum(player.bag[chip] for chip in WHITES if brewing.would_explode(state, player, chip))
