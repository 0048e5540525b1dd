"""Chapter 17, evaluation E: shopping. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.quacks import asking, books, gains, pots, telling
from stillroom.games.quacks.ids import KINDS, Action, Cause, Choice, Colour, Happened, Takes
from stillroom.games.quacks.paragraphs import Paragraph
from stillroom.games.quacks.state import Log, Player, State
from stillroom.games.quacks.tables import COINS, COINS_FOR_A_POINT, COLOUR, TURNS
from stillroom.kernel.rules import rule


@rule
def go_shopping(state: State, seat: int, log: Log) -> None:
    """17.4, 17.5, 20.1  The coins of the scoring space, for chips or in turn 9 for points."""
    player = state.players[seat]
    player.bought = 0
    player.coins = 0 if player.takes == Takes.POINTS else COINS[pots.scoring_space(player)]
    if state.turn == TURNS:
        points = player.coins // COINS_FOR_A_POINT
        player.coins = 0
        gains.gain_points(state, seat, points, Cause.COINS, log)
    elif can_buy_something(state, player):
        asking.ask(state, seat, Choice.SHOP, 0, 0)


@rule
def can_buy_something(state: State, player: Player) -> bool:
    """17.5, 22.1  Whether there is anything that the coins can buy."""
    for chip in range(KINDS):
        if why_not_buy(state, player, chip) == Paragraph.NONE:
            return True
    return False


@rule
def why_not_buy(state: State, player: Player, chip: int) -> int:
    """1.7, 1.9, 3.3, 17.4, 17.5, 22.2  Out, there, of a new colour, and not too dear.

    The chip of the higher number is named first.
    """
    if COLOUR[chip] == Colour.WHITE:
        return Paragraph.WHITE_IS_NOT_FOR_SALE
    if not books.is_out(state, COLOUR[chip]):
        return Paragraph.BOOK_NOT_OUT
    if state.supply[chip] == 0:
        return Paragraph.SOLD_OUT
    if books.price_of(state, chip) > player.coins:
        return Paragraph.TOO_DEAR
    if player.bought:
        if COLOUR[chip] == COLOUR[player.bought - 1]:
            return Paragraph.TWO_COLOURS
        if chip >= player.bought:
            return Paragraph.SHOP_ORDER
    return Paragraph.NONE


@rule
def shop(state: State, seat: int, action: int, log: Log) -> None:
    """17.5  One chip is bought, or the player is done; with the second chip by itself."""
    player = state.players[seat]
    is_done = action == Action.DONE or player.bought > 0
    if action != Action.DONE:
        buy(state, seat, action - Action.BUY, log)
    if is_done:
        asking.answered(state, seat)
        telling.tell(state, log, Happened.SHOPPED, seat, player.coins, 0, 0)
        player.coins = 0
        player.bought = 0


@rule
def buy(state: State, seat: int, chip: int, log: Log) -> None:
    """17.5, 17.7  The price is paid, and the chip goes into the bag."""
    player = state.players[seat]
    price = books.price_of(state, chip)
    player.coins -= price
    player.bought = chip + 1
    state.supply[chip] -= 1
    player.bag[chip] += 1
    telling.tell(state, log, Happened.BOUGHT, seat, chip, price, 0)
