"""Previews: what a seat may know of a move before it is played, as rows of messages."""

from __future__ import annotations

from itertools import compress

from stillroom.games.messages import Message
from stillroom.games.quacks import next_chip, phrases, play
from stillroom.games.quacks.ids import Colour
from stillroom.games.quacks.prices import prices
from stillroom.games.quacks.state import Foresight, Log, Player, State
from stillroom.games.quacks.tables import COINS, COLOUR
from stillroom.games.quacks.variants import Aids
from stillroom.games.ways import unheard

FEW_LEFT = 4
"""From so many down the chips that are left in the supply are told."""


def foreseen(state: State, seat: int, action: int) -> Foresight:
    """What a seat may know of the effect of one of its open actions."""
    foresight = Foresight()
    play.foresee(state, seat, action, foresight)
    return foresight


def state_after(state: State, seat: int, actions: tuple[int, ...]) -> State:
    """The match after open actions of a basket."""
    tried = state.copied()
    for action in actions:
        play.apply(tried, seat, action, unheard(Log))
    return tried


def player_after(state: State, seat: int, actions: tuple[int, ...]) -> Player:
    """The seat after open actions of a basket, which show nothing new, before it is confirmed."""
    return state_after(state, seat, actions).players[seat]


# Drawing and placing


def rows_of_draw(state: State, player: Player) -> list[Message]:
    """8.2, 10.2, 12.2, 21.3  Where the next chip can lie, and as much of the bag as is shown."""
    told = []
    if spaces := landing_spaces(state, player):
        printed = dict.fromkeys(COINS[space] for space in spaces)
        told.append(Message("preview-next", {"spaces": ", ".join(map(str, printed))}))
    if state.options.aids in (Aids.BAG_AND_CHANCE, Aids.CHANCE):
        told.append(row_of_chance(state, player))
    elif state.options.aids == Aids.BAG:
        told.append(Message("preview-bag", {"chips": sum(player.bag)}))
    if player.doubling:
        told.append(Message("preview-doubled"))
    if player.protection:
        told.append(Message("preview-protected"))
    return told


def landing_spaces(state: State, player: Player) -> list[int]:
    """8.2, 21.3  The spaces for the chips of the bag, or for all chips where it is not shown."""
    spaces = next_chip.spaces(state, player)
    shows_bag = state.options.aids in (Aids.BAG, Aids.BAG_AND_CHANCE)
    shown = compress(spaces, player.bag) if shows_bag else spaces
    return sorted({*shown} - {next_chip.ASIDE})


def row_of_chance(state: State, player: Player) -> Message:
    """8.6, 21.3  How many chips of the bag would make the pot explode."""
    chance = {"bad": next_chip.bad_chips(state, player), "chips": sum(player.bag)}
    return Message("preview-chance", {**chance})


def rows_of_placing(foresight: Foresight) -> list[Message]:
    """8.6, 11.2  A chip after a crow skull: whether it explodes, where it lies, the white sum."""
    white = {"white": foresight.white, "limit": foresight.limit}
    if foresight.explodes:
        return [Message("preview-explodes", {**white}), *rows_of_space(foresight)]
    if not foresight.chip_space:
        return [Message("preview-laid-aside")]
    return [*rows_of_space(foresight), Message("preview-white", {**white})]


def rows_of_space(foresight: Foresight) -> list[Message]:
    """8.2, 8.4  Where a chip would lie, and what the pot would pay then."""
    return [
        Message("preview-lands", {"space": phrases.space(foresight.chip_space)}),
        Message("preview-pays", {"pay": phrases.pay(foresight.space)}),
    ]


def rows_of_acting(state: State, kind: int) -> list[Message]:
    """8.10  What a chip does, unless it is white or orange."""
    colour = COLOUR[kind]
    return [] if colour in (Colour.WHITE, Colour.ORANGE) else [phrases.page(state, colour)]


# Chips from the supply


def rows_of_chip(state: State, kind: int) -> list[Message]:
    """1.6, 1.9  What a chip does in this match, and how many are left where there are few."""
    told = [phrases.page(state, COLOUR[kind])]
    if state.supply[kind] <= FEW_LEFT:
        told.append(Message("preview-left", {"left": state.supply[kind]}))
    return told


def rows_of_sale(state: State, kind: int, coins: int) -> list[Message]:
    """1.7, 17.5  The price of a chip, and what is left of some coins."""
    price = prices(state)[kind]
    costs = {"price": phrases.coins(price), "left": phrases.coins(coins - price)}
    return [Message("preview-costs", {**costs}), *rows_of_chip(state, kind)]


# Droplets


def rows_of_droplets(player: Player, after: Player) -> list[Message]:
    """18.1, 19.2  Where the droplets come to, as far as they move."""
    told = []
    if after.droplet != player.droplet:
        told.append(Message("preview-droplet", {"space": phrases.space(after.droplet)}))
    if after.glass != player.glass:
        told.append(Message("preview-glass", {"glass": phrases.glass(after.glass)}))
    return told
