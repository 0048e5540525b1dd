"""Chapter 11, toadstools: the red book. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.quacks import asking, crow_skulls, pots, telling
from stillroom.games.quacks.ids import Action, Book, Chip, Choice, Colour, Happened, Page
from stillroom.games.quacks.paragraphs import Paragraph
from stillroom.games.quacks.state import REDS, Log, Player, State
from stillroom.games.quacks.tables import COLOUR, VALUE
from stillroom.kernel.rules import rule

SOME_PUMPKINS = 1
MANY_PUMPKINS = 3


@rule
def bonus_of(state: State, player: Player) -> int:
    """11.1, 11.3  How much further than its value a toadstool moves."""
    match state.books[Book.RED]:
        case Page.ONE:
            return bonus_of_pumpkins(player)
        case Page.THREE:
            last = pots.last_chip(player)
            return VALUE[last - 1] if pots.is_white(last) else 0
    return 0


@rule
def bonus_of_pumpkins(player: Player) -> int:
    """11.1  Set 1: one space with one or two orange chips in the pot, two with more."""
    pumpkins = player.pot[Chip.ORANGE_1]
    if pumpkins >= MANY_PUMPKINS:
        return 2
    return 1 if pumpkins >= SOME_PUMPKINS else 0


@rule
def helps_white_ones(state: State, player: Player) -> bool:
    """11.4  Set 4: whether a red chip in the pot lets white 1-chips move two spaces."""
    return state.books[Book.RED] == Page.FOUR and pots.chips_of(player, Colour.RED) > 0


@rule
def is_laid_aside(state: State, chip: int) -> bool:
    """11.2  Set 2: whether a chip is laid beside the pot when it is drawn."""
    return state.books[Book.RED] == Page.TWO and COLOUR[chip] == Colour.RED


@rule
def lay_aside(state: State, seat: int, chip: int, log: Log) -> None:
    """11.2  Set 2: it was a chip drawn, so it uses up a doubling or a step of a protection."""
    player = state.players[seat]
    player.aside[chip] += 1
    player.last_drawn = chip + 1
    if not state.options.aside_uses_nothing:
        player.doubling = 0
        crow_skulls.use_up_protection(player)
    telling.tell(state, log, Happened.LAID_ASIDE, seat, chip, 0, 0)


@rule
def return_to_bag(state: State, seat: int, place: int, log: Log) -> None:
    """11.2  A toadstool goes from beside the pot into the bag."""
    player = state.players[seat]
    chip = Chip.RED_1 + place
    player.aside[chip] -= 1
    player.bag[chip] += 1
    telling.tell(state, log, Happened.RETURNED, seat, chip, 0, 0)


@rule
def why_not_return(player: Player, action: int) -> int:
    """11.2  Only a toadstool that lies beside the pot can be returned."""
    place = action - Action.RETURN
    return Paragraph.NONE if player.aside[Chip.RED_1 + place] else Paragraph.TOADSTOOL_ASIDE


@rule
def has_aside(player: Player) -> bool:
    """11.2  Whether toadstools lie beside the pot."""
    return player.aside[Chip.RED_1] + player.aside[Chip.RED_2] + player.aside[Chip.RED_4] > 0


@rule
def ask_what_to_place(state: State, seat: int) -> None:
    """11.2, 22.3  After stopping: which toadstools to place, keep or return."""
    player = state.players[seat]
    player.named = 0
    if has_aside(player):
        asking.ask(state, seat, Choice.ASIDE, 0, 0)


@rule
def rank_of(action: int) -> int:
    """22.3  The order in which toadstools are named: placed ones first, higher values first."""
    if action >= Action.RETURN:
        return REDS + Action.RETURN + REDS - action
    return Action.PLACE + REDS - action


@rule
def why_not_settle(player: Player, action: int) -> int:
    """8.5, 11.2, 22.3  Toadstools beside the pot, in their order; none into a full pot."""
    if action == Action.DONE:
        return Paragraph.NONE
    if not Action.PLACE <= action < Action.RETURN + REDS:
        return Paragraph.TOADSTOOL_ASIDE
    is_return = action >= Action.RETURN
    place = action - (Action.RETURN if is_return else Action.PLACE)
    if not player.aside[Chip.RED_1 + place]:
        return Paragraph.TOADSTOOL_ASIDE
    if not is_return and pots.is_full(player):
        return Paragraph.POT_FULL
    return Paragraph.ASIDE_ORDER if rank_of(action) < player.named else Paragraph.NONE


@rule
def settle(state: State, seat: int, action: int, log: Log) -> None:
    """11.2, 22.3  One toadstool is placed or returned, or the rest is kept."""
    player = state.players[seat]
    if action == Action.DONE:
        player.named = 0
        asking.answered(state, seat)
        return
    player.named = rank_of(action)
    if action >= Action.RETURN:
        return_to_bag(state, seat, action - Action.RETURN, log)
    else:
        place_from_aside(state, seat, Chip.RED_1 + action - Action.PLACE, log)


@rule
def place_from_aside(state: State, seat: int, chip: int, log: Log) -> None:
    """11.2  It moves its value after the last chip, and nothing more."""
    player = state.players[seat]
    player.aside[chip] -= 1
    pots.lay(player, chip, VALUE[chip])
    telling.tell(state, log, Happened.PLACED, seat, chip, player.reached, VALUE[chip])
