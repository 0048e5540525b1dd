"""Chapter 16, ghost's breath: the purple book. Paragraph numbers are those of rules.md."""

from __future__ import annotations

from stillroom.games.quacks import asking, blue_cards, gains, telling
from stillroom.games.quacks.ids import Action, Book, Cause, Chip, Choice, Colour, Happened, Page
from stillroom.games.quacks.paragraphs import Paragraph
from stillroom.games.quacks.state import Log, Player, State
from stillroom.games.quacks.tables import (
    COINS,
    MOST_GHOSTS,
    SPACES,
    SWAPS,
    SWAPS_OF_A_TIER,
)
from stillroom.kernel.rules import rule

TEN_SPACES = 10
MOST_POINTS_OF_A_GHOST = 3
"""16.3  A point for each ten, up to three."""


@rule
def pay_for_ghosts(state: State, seat: int, log: Log) -> None:
    """14.3, 16.1 - 16.4  What the purple book brings."""
    match state.books[Book.PURPLE]:
        case Page.ONE | Page.TWO:
            if ghosts_of(state, state.players[seat]) > 0:
                asking.ask(state, seat, Choice.GHOST, 0, 0)
        case Page.THREE:
            pay_by_space(state, seat, log)
        case _:
            ask_to_upgrade(state, seat)


@rule
def ghosts_of(state: State, player: Player) -> int:
    """6.9, 16.1  The purple chips in a pot that count, up to three."""
    silent = 1 if blue_cards.counts_not(state, player, Colour.PURPLE) else 0
    return min(player.pot[Chip.PURPLE_1] - silent, MOST_GHOSTS)


# Sets 1 and 2


@rule
def why_not_tier(state: State, seat: int, action: int) -> int:
    """16.1, 16.2  The bonus for as many purple chips as there are, or a lower one, or none."""
    tier = action - Action.TIER
    if 0 <= tier <= ghosts_of(state, state.players[seat]):
        return Paragraph.NONE
    return Paragraph.GHOST_ONE if state.books[Book.PURPLE] == Page.ONE else Paragraph.GHOST_TWO


@rule
def take_tier(state: State, seat: int, action: int, log: Log) -> None:
    """16.1, 16.2  The chosen bonus."""
    asking.answered(state, seat)
    tier = action - Action.TIER
    if tier == 0:
        return
    if state.books[Book.PURPLE] == Page.ONE:
        telling.tell(state, log, Happened.TOOK_TIER, seat, tier, 0, 0)
        pay_tier(state, seat, tier, log)
    else:
        hand_in(state, seat, tier, log)
        pay_for_handed_in(state, seat, tier, log)


@rule
def pay_tier(state: State, seat: int, tier: int, log: Log) -> None:
    """16.1  Set 1: a point; a point and a ruby; or two points and a step."""
    gains.gain_points(state, seat, 2 if tier == MOST_GHOSTS else 1, Cause.PURPLE, log)
    match tier:
        case 2:
            gains.gain_rubies(state, seat, 1, Cause.PURPLE, log)
        case 3:
            gains.gain_steps(state, seat, 1, Cause.PURPLE, log)


@rule
def hand_in(state: State, seat: int, chips: int, log: Log) -> None:
    """16.2  Set 2: purple chips of the pot go to the supply; one added by a pinch comes last."""
    player = state.players[seat]
    telling.tell(state, log, Happened.TRADED_GHOSTS, seat, chips, 0, 0)
    left = chips
    for space in range(SPACES):
        if left > 0 and player.spaces[space] == Chip.PURPLE_1 + 1:
            player.spaces[space] = 0
            left -= 1
    player.pot[Chip.PURPLE_1] -= chips
    state.supply[Chip.PURPLE_1] += chips


@rule
def pay_for_handed_in(state: State, seat: int, chips: int, log: Log) -> None:
    """16.2  Set 2: chips, points, rubies and steps for one, two or three purple chips."""
    match chips:
        case 1:
            gains.gain_chip(state, seat, Chip.BLACK_1, Cause.PURPLE, log)
            gains.gain_points(state, seat, 1, Cause.PURPLE, log)
            gains.gain_rubies(state, seat, 1, Cause.PURPLE, log)
        case 2:
            gains.gain_chip(state, seat, Chip.GREEN_1, Cause.PURPLE, log)
            gains.gain_chip(state, seat, Chip.BLUE_2, Cause.PURPLE, log)
            gains.gain_points(state, seat, 3, Cause.PURPLE, log)
            gains.gain_steps(state, seat, 1, Cause.PURPLE, log)
        case _:
            gains.gain_chip(state, seat, Chip.YELLOW_4, Cause.PURPLE, log)
            gains.gain_points(state, seat, 6, Cause.PURPLE, log)
            gains.gain_rubies(state, seat, 1, Cause.PURPLE, log)
            gains.gain_steps(state, seat, 2, Cause.PURPLE, log)


# Set 3


@rule
def pay_by_space(state: State, seat: int, log: Log) -> None:
    """16.3  Set 3: points for each purple chip by the number of its space."""
    player = state.players[seat]
    is_silent = blue_cards.counts_not(state, player, Colour.PURPLE) > 0
    points = 0
    for space in range(SPACES):
        counts = not (is_silent and space == player.reached)
        if counts and player.spaces[space] == Chip.PURPLE_1 + 1:
            points += points_of_space(state, space)
    gains.gain_points(state, seat, points, Cause.PURPLE, log)


@rule
def points_of_space(state: State, space: int) -> int:
    """16.3  A point for each full ten of the printed number, or of the spaces, up to three."""
    number = space if state.options.ghosts_count_spaces else COINS[space]
    return min(number // TEN_SPACES, MOST_POINTS_OF_A_GHOST)


# Set 4


@rule
def ask_to_upgrade(state: State, seat: int) -> None:
    """16.4  Set 4: which chip of the pot to trade in, if there is one."""
    for swap in range(len(SWAPS)):
        if why_not_upgrade(state, seat, Action.SWAP + swap) == Paragraph.NONE:
            asking.ask(state, seat, Choice.UPGRADE, 0, 0)
            return


@rule
def why_not_upgrade(state: State, seat: int, action: int) -> int:
    """1.9, 16.4  A chip of the pot, by the bonus of the purple chips or a lower one, or nothing."""
    if action == Action.NOTHING:
        return Paragraph.NONE
    swap = action - Action.SWAP
    if not 0 <= swap < len(SWAPS):
        return Paragraph.UPGRADE
    player = state.players[seat]
    has_ghosts = swap // SWAPS_OF_A_TIER < ghosts_of(state, player)
    if not has_ghosts or not player.pot[SWAPS[swap].given]:
        return Paragraph.UPGRADE
    return Paragraph.NONE if state.supply[SWAPS[swap].received] else Paragraph.SOLD_OUT


@rule
def upgrade(state: State, seat: int, action: int, log: Log) -> None:
    """16.4  The chip goes to the supply, and the higher one into the bag."""
    asking.answered(state, seat)
    if action == Action.NOTHING:
        return
    player = state.players[seat]
    given, received = SWAPS[action - Action.SWAP].given, SWAPS[action - Action.SWAP].received
    take_out_of_pot(player, given)
    state.supply[given] += 1
    state.supply[received] -= 1
    player.bag[received] += 1
    telling.tell(state, log, Happened.SWAPPED, seat, given, received, Cause.PURPLE)


@rule
def take_out_of_pot(player: Player, chip: int) -> None:
    """16.4  The first chip of a kind leaves the pot; the scoring space stays."""
    player.pot[chip] -= 1
    space = 0
    while player.spaces[space] != chip + 1:
        space += 1
    player.spaces[space] = 0
