"""Paragraph 3.6, who decides at the same time, and where players go in seat order."""

from __future__ import annotations

from stillroom.games.quacks import books
from stillroom.games.quacks.ids import KINDS, Book, Card, Chip, Colour, Page, Phase
from stillroom.games.quacks.state import State
from stillroom.games.quacks.tables import COLOUR, FOUR, TWO, VALUE
from stillroom.kernel.rules import rule

TAKEN_IN_B = 3
"""3.6  So many chips of a kind a player could take in evaluation B."""


@rule
def is_kept(state: State) -> bool:
    """3.6, 17.6  Whether players decide one after another in this phase."""
    match state.phase:
        case Phase.FORTUNE:
            return books.is_card(state, Card.MARKET_DAY) or is_scarce(state, 1)
        case Phase.AFTER_BREWING | Phase.DIE | Phase.SPENDING:
            return is_scarce(state, 1)
        case Phase.CHIPS:
            is_swapped = state.books[Book.PURPLE] in (Page.TWO, Page.FOUR)
            return is_swapped or is_scarce(state, TAKEN_IN_B)
        case Phase.SHOPPING:
            return not state.options.shop_together or is_scarce(state, 1)
    return False


@rule
def is_scarce(state: State, copies: int) -> bool:
    """3.6  Whether a kind that is at stake is neither sold out nor there for all who could take."""
    needed = copies * takers(state)
    for chip in range(KINDS):
        if 0 < state.supply[chip] < needed and is_at_stake(state, chip):
            return True
    return False


@rule
def takers(state: State) -> int:
    """3.6  How many players are still to decide in this phase, and could take something."""
    count = 0
    for seat in range(state.seats):
        player = state.players[seat]
        is_done = player.step > 0 and not state.waiting[seat] and state.phase != Phase.CHIPS
        is_poor = books.is_card(state, Card.RUBY_TRADE) and player.rubies == 0
        if not is_done and not (is_poor and state.phase == Phase.FORTUNE):
            count += 1
    return count


@rule
def is_at_stake(state: State, chip: int) -> bool:
    """3.6  Whether a chip of this kind could be taken from the supply in this phase."""
    if COLOUR[chip] == Colour.WHITE:
        return False
    if state.options.test_tubes and is_in_a_glass(chip):
        return True
    match state.phase:
        case Phase.FORTUNE:
            return is_for_card(state, chip)
        case Phase.AFTER_BREWING:
            return books.is_card(state, Card.NEIGHBOURS_LOSS) and VALUE[chip] == TWO
        case Phase.CHIPS:
            return is_for_spider(state, chip)
    return state.phase == Phase.SHOPPING


@rule
def is_in_a_glass(chip: int) -> bool:
    """19.3  Whether a glass of the test tubes brings this chip."""
    match chip:
        case Chip.BLUE_1 | Chip.BLACK_1 | Chip.RED_2 | Chip.PURPLE_1 | Chip.YELLOW_4:
            return True
    return False


@rule
def is_for_card(state: State, chip: int) -> bool:
    """5.1, 5.5, 5.6, 5.13  Whether the card of the turn may bring this chip."""
    match state.card - 1:
        case Card.FORK_IN_THE_ROAD:
            return chip == Chip.PURPLE_1
        case Card.ONE_GIFT:
            return chip == Chip.BLACK_1 or VALUE[chip] == TWO
        case Card.RUBY_TRADE:
            return VALUE[chip] == 1 and chip < Chip.PURPLE_1
        case Card.FRIEND_OF_RATS:
            return VALUE[chip] == FOUR
    return False


@rule
def is_for_spider(state: State, chip: int) -> bool:
    """15.2  Whether a spider may bring this chip."""
    return (
        state.books[Book.GREEN] == Page.TWO
        and VALUE[chip] == 1
        and chip not in (Chip.GREEN_1, Chip.BLACK_1)
    )
