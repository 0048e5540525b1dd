"""Chapter 8, the pot: where chips lie in it. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.quacks.ids import KINDS, Chip, Colour
from stillroom.games.quacks.state import REDS, Player
from stillroom.games.quacks.tables import COLOUR, FIRST_CHIP, LAST_SPACE, SPACES, VALUE
from stillroom.kernel import bags
from stillroom.kernel.rules import rule


@rule
def start_of(player: Player) -> int:
    """7.2, 8.2  The space from which the first chip moves: that of the rat stone or the droplet."""
    return min(player.droplet + player.rats, LAST_SPACE)


@rule
def scoring_space(player: Player) -> int:
    """8.4, 8.5  The space after the last chip; after the last space comes the spoon."""
    return player.reached + 1


@rule
def is_full(player: Player) -> bool:
    """8.5  Whether a chip lies on the last space."""
    return player.spaces[LAST_SPACE] > 0


@rule
def space_after(player: Player, steps: int) -> int:
    """8.2, 8.5  Where a chip comes to that moves so far from the last one."""
    return min(player.reached + steps, LAST_SPACE)


@rule
def lay(player: Player, chip: int, steps: int) -> None:
    """8.2, 8.5  A chip moves so far from the last one, and lies there."""
    player.reached = space_after(player, steps)
    player.spaces[player.reached] = chip + 1
    player.pot[chip] += 1


@rule
def space_before(player: Player, space: int) -> int:
    """8.12, 15.1  The space of the chip that lies before a space; 0 if there is none."""
    before = space - 1
    while before > 0 and player.spaces[before] == 0:
        before -= 1
    return max(before, 0)


@rule
def space_without_last_chip(player: Player) -> int:
    """8.12  The space from which the next chip moves when the last one goes back."""
    return max(space_before(player, player.reached), start_of(player))


@rule
def last_chip(player: Player) -> int:
    """8.4  The chip that lies last and one more; 0 in an empty pot."""
    return player.spaces[player.reached]


@rule
def put_last_chip_back(player: Player) -> None:
    """6.6, 8.12  The last chip goes back into the bag; the one before it is the last again."""
    chip = last_chip(player) - 1
    player.spaces[player.reached] = 0
    player.pot[chip] -= 1
    player.bag[chip] += 1
    player.reached = space_without_last_chip(player)


@rule
def white_sum(player: Player) -> int:
    """8.6  What the white chips in the pot add up to."""
    pot = player.pot
    return pot[Chip.WHITE_1] + 2 * pot[Chip.WHITE_2] + 3 * pot[Chip.WHITE_3]


@rule
def chips_of(player: Player, colour: int) -> int:
    """How many chips of a colour that has the values 1, 2 and 4 are in the pot."""
    first = FIRST_CHIP[colour]
    return player.pot[first] + player.pot[first + 1] + player.pot[first + 2]


@rule
def sum_of_greens(player: Player) -> int:
    """15.3  What the green chips in the pot add up to."""
    pot = player.pot
    return pot[Chip.GREEN_1] + 2 * pot[Chip.GREEN_2] + 4 * pot[Chip.GREEN_4]


@rule
def is_white(chip: int) -> bool:
    """1.1  Whether a chip, its number and one more, is white; 0 is no chip."""
    return 0 < chip <= FIRST_CHIP[Colour.ORANGE]


@rule
def total_value(chips: list[int]) -> int:
    """5.4  What some chips add up to, white ones counted."""
    total = 0
    for chip in range(KINDS):
        total += chips[chip] * VALUE[chip]
    return total


@rule
def empty(player: Player) -> None:
    """17.7  All chips of the pot go back into the bag."""
    for space in range(SPACES):
        player.spaces[space] = 0
    bags.pour(player.bag, player.pot)


@rule
def chips_before_brew(player: Player, chip: int) -> int:
    """9.6  How many chips of a kind were in the bag when the brew began."""
    all_chips = player.bag[chip] + player.pot[chip] + player.aside[chip] + player.tray[chip]
    red = chip - Chip.RED_1
    aside = player.before.aside[red] if 0 <= red < REDS else 0
    return all_chips - aside


@rule
def start_before_brew(player: Player) -> int:
    """9.6  Where the rat stone stood when the brew began."""
    return min(player.droplet + max(player.tails - player.tails_given, 0), LAST_SPACE)


@rule
def is_colour(chip: int, colour: int) -> bool:
    """1.1  Whether a chip, its number and one more, is of a colour; 0 is no chip."""
    return chip > 0 and COLOUR[chip - 1] == colour
