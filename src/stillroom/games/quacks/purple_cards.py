"""Chapter 5, the purple Fortune Teller cards: a function for each, named like it."""

from __future__ import annotations

from stillroom.games.quacks import (
    asking,
    blue_cards,
    bonus_die,
    books,
    crow_skulls,
    gains,
    pots,
    telling,
)
from stillroom.games.quacks.ids import KINDS, Action, Card, Cause, Chip, Choice, Colour, Happened
from stillroom.games.quacks.paragraphs import Paragraph
from stillroom.games.quacks.state import Log, State
from stillroom.games.quacks.tables import (
    CHIPS_OF_LIGHTEST_HAND,
    CHIPS_OF_MARKET_DAY,
    COLOUR,
    FOUR,
    MOST_POINTS,
    MOST_RUBIES,
    MOST_TAILS_GIVEN_UP,
    POINTS_OF_CLEAN_SWEEP,
    RUBIES_OF_ONE_GIFT,
    STEPS_OF_THE_FORK,
    SWAPS,
    SWAPS_OF_A_TIER,
    VALUE,
)
from stillroom.kernel.rules import rule

STEPS_OF_THE_MARKET = 2 * SWAPS_OF_A_TIER
"""5.9  Of all swaps those from 1 to 2 and from 2 to 4."""

# For the whole table at once


@rule
def poor_box(state: State, log: Log) -> None:
    """4.3, 5.3  Those with the fewest rubies gain one each."""
    fewest = MOST_RUBIES
    for seat in range(state.seats):
        fewest = min(fewest, state.players[seat].rubies)
    poor = 0
    for seat in range(state.seats):
        if state.players[seat].rubies == fewest:
            poor |= 1 << seat
    for away in range(state.seats):
        seat = (state.start_seat + away) % state.seats
        if (poor >> seat) & 1:
            gains.gain_rubies(state, seat, 1, Cause.CARD, log)


@rule
def lightest_hand(state: State, log: Log) -> None:
    """4.4, 5.4  Everybody draws five chips; the lowest total gains a blue 2-chip, others a ruby."""
    lowest = MOST_POINTS
    for away in range(state.seats):
        seat = (state.start_seat + away) % state.seats
        crow_skulls.show_chips(state, seat, CHIPS_OF_LIGHTEST_HAND, log)
        total = pots.total_value(state.players[seat].tray)
        telling.tell(state, log, Happened.TOTALLED, seat, total, 0, 0)
        lowest = min(lowest, total)
    for away in range(state.seats):
        seat = (state.start_seat + away) % state.seats
        is_lightest = pots.total_value(state.players[seat].tray) == lowest
        crow_skulls.put_away(state, seat, 0, log)
        if is_lightest:
            gains.gain_chip(state, seat, Chip.BLUE_2, Cause.CARD, log)
        else:
            gains.gain_rubies(state, seat, 1, Cause.CARD, log)


@rule
def help_for_the_last(state: State, log: Log) -> None:
    """4.3, 5.10  Those with the fewest points gain a green 1-chip each."""
    fewest = MOST_POINTS
    for seat in range(state.seats):
        fewest = min(fewest, state.players[seat].points)
    for away in range(state.seats):
        seat = (state.start_seat + away) % state.seats
        if state.players[seat].points == fewest:
            gains.gain_chip(state, seat, Chip.GREEN_1, Cause.CARD, log)


@rule
def plague_of_rats(state: State, tails: int) -> int:
    """5.11  Rat tails, which count double by the card."""
    return 2 * tails if books.is_card(state, Card.PLAGUE_OF_RATS) else tails


# For one player after another


@rule
def fork_in_the_road(state: State, seat: int, log: Log) -> None:
    """1.9, 5.1  Two steps for the droplet, or a purple chip once its book is out."""
    has_chip = books.can_be_taken(state, Chip.PURPLE_1)
    has_step = gains.steps_left(state, seat) > 0
    if has_chip and has_step:
        asking.ask(state, seat, Choice.FORK, 0, 0)
    elif has_chip or has_step:
        give_at_fork(state, seat, Action.STEPS if has_step else Action.TAKE, log)


@rule
def answer_fork(state: State, seat: int, action: int, log: Log) -> None:
    """5.1  The droplet or the chip."""
    asking.answered(state, seat)
    give_at_fork(state, seat, action, log)


@rule
def give_at_fork(state: State, seat: int, action: int, log: Log) -> None:
    """5.1  Two steps, or the chip."""
    if action == Action.STEPS:
        gains.gain_steps(state, seat, STEPS_OF_THE_FORK, Cause.CARD, log)
    else:
        gains.gain_chip(state, seat, Chip.PURPLE_1, Cause.CARD, log)


@rule
def why_not_fork(action: int) -> int:
    """5.1  Only these two; both are there when they are asked for."""
    if action in (Action.STEPS, Action.TAKE + Chip.PURPLE_1):
        return Paragraph.NONE
    return Paragraph.FORK


@rule
def rising_broth(state: State, seat: int, log: Log) -> None:
    """5.2  The droplet moves a step."""
    gains.gain_steps(state, seat, 1, Cause.CARD, log)


@rule
def one_gift(state: State, seat: int, log: Log) -> None:
    """5.5, 22.1  A black chip, a 2-chip, or three rubies; the only one is given unasked."""
    gifts, only = 0, 0
    for action in range(Action.RUBIES, Action.TAKE + KINDS):
        if why_not_gift(state, action) == Paragraph.NONE:
            gifts, only = gifts + 1, action
    if gifts > 1:
        asking.ask(state, seat, Choice.GIFT, 0, 0)
    elif gifts == 1:
        give_gift(state, seat, only, log)


@rule
def why_not_gift(state: State, action: int) -> int:
    """1.8, 5.5  Rubies, a black chip, or a 2-chip whose book lies out, while they last."""
    if action == Action.RUBIES:
        return Paragraph.NONE if gains.has_rubies(state) else Paragraph.SOLD_OUT
    chip = action - Action.TAKE
    if not 0 <= chip < KINDS:
        return Paragraph.GIFT
    if chip == Chip.BLACK_1:
        return Paragraph.NONE if state.supply[chip] else Paragraph.SOLD_OUT
    forbids = blue_cards.why_not_take_two_chip(state, chip)
    return Paragraph.GIFT if forbids == Paragraph.NEIGHBOURS_LOSS else forbids


@rule
def answer_gift(state: State, seat: int, action: int, log: Log) -> None:
    """5.5  The rubies or the chip."""
    asking.answered(state, seat)
    give_gift(state, seat, action, log)


@rule
def give_gift(state: State, seat: int, action: int, log: Log) -> None:
    """5.5  Three rubies, or the chip."""
    if action == Action.RUBIES:
        gains.gain_rubies(state, seat, RUBIES_OF_ONE_GIFT, Cause.CARD, log)
    else:
        gains.gain_chip(state, seat, action - Action.TAKE, Cause.CARD, log)


@rule
def ruby_trade(state: State, seat: int) -> None:
    """5.6  Who has a ruby may pay it for a 1-chip."""
    if state.players[seat].rubies == 0:
        return
    for chip in range(KINDS):
        if why_not_trade(state, Action.TAKE + chip) == Paragraph.NONE:
            asking.ask(state, seat, Choice.TRADE, 0, 0)
            return


@rule
def why_not_trade(state: State, action: int) -> int:
    """5.6  A 1-chip in orange, green, blue, red or yellow, or nothing."""
    if action == Action.NOTHING:
        return Paragraph.NONE
    chip = action - Action.TAKE
    if not 0 <= chip < KINDS or VALUE[chip] != 1:
        return Paragraph.RUBY_TRADE
    if COLOUR[chip] in (Colour.WHITE, Colour.PURPLE, Colour.BLACK):
        return Paragraph.RUBY_TRADE
    if not books.is_out(state, COLOUR[chip]):
        return Paragraph.BOOK_NOT_OUT
    return Paragraph.NONE if state.supply[chip] else Paragraph.SOLD_OUT


@rule
def answer_trade(state: State, seat: int, action: int, log: Log) -> None:
    """5.6  A ruby for the chip, or nothing."""
    asking.answered(state, seat)
    if action != Action.NOTHING:
        gains.pay_rubies(state, seat, 1, Cause.CARD, log)
        gains.gain_chip(state, seat, action - Action.TAKE, Cause.CARD, log)


@rule
def tails_for_rubies(state: State, seat: int) -> None:
    """5.7  Who has rat tails may give some up."""
    if state.players[seat].tails > 0:
        asking.ask(state, seat, Choice.GIVE_UP, 0, 0)


@rule
def why_not_give_up(state: State, seat: int, action: int) -> int:
    """5.7  None to three, and not more than the player has."""
    tails = action - Action.GIVE_UP
    most = min(state.players[seat].tails, MOST_TAILS_GIVEN_UP)
    return Paragraph.NONE if 0 <= tails <= most else Paragraph.TAILS


@rule
def answer_give_up(state: State, seat: int, action: int, log: Log) -> None:
    """5.7  As many rubies as tails."""
    asking.answered(state, seat)
    tails = action - Action.GIVE_UP
    if tails > 0:
        state.players[seat].tails_given = tails
        telling.tell(state, log, Happened.GAVE_UP_TAILS, seat, tails, 0, 0)
        gains.gain_rubies(state, seat, tails, Cause.CARD, log)


@rule
def everybody_rolls(state: State, seat: int, log: Log) -> None:
    """5.8  The bonus die is rolled once."""
    bonus_die.roll(state, seat, log)


@rule
def market_day(state: State, seat: int, log: Log) -> None:
    """5.9  Four chips are drawn, of which one may be swapped; who cannot gains a green 1-chip."""
    crow_skulls.show_chips(state, seat, CHIPS_OF_MARKET_DAY, log)
    for swap in range(STEPS_OF_THE_MARKET):
        if why_not_market(state, seat, Action.SWAP + swap) == Paragraph.NONE:
            asking.ask(state, seat, Choice.MARKET, 0, 0)
            return
    crow_skulls.put_away(state, seat, 0, log)
    gains.gain_chip(state, seat, Chip.GREEN_1, Cause.CARD, log)


@rule
def why_not_market(state: State, seat: int, action: int) -> int:
    """3.3, 5.9  A drawn chip for the next value of its colour, while that lasts; or nothing."""
    if action == Action.NOTHING:
        return Paragraph.NONE
    swap = action - Action.SWAP
    if not 0 <= swap < STEPS_OF_THE_MARKET:
        return Paragraph.MARKET
    if not state.players[seat].tray[SWAPS[swap].given]:
        return Paragraph.MARKET
    return Paragraph.NONE if state.supply[SWAPS[swap].received] else Paragraph.SOLD_OUT


@rule
def answer_market(state: State, seat: int, action: int, log: Log) -> None:
    """5.9  The chip is swapped, or not, and the others go back."""
    player = state.players[seat]
    asking.answered(state, seat)
    if action != Action.NOTHING:
        given, received = SWAPS[action - Action.SWAP].given, SWAPS[action - Action.SWAP].received
        player.tray[given] -= 1
        state.supply[given] += 1
        state.supply[received] -= 1
        player.bag[received] += 1
        telling.tell(state, log, Happened.SWAPPED, seat, given, received, Cause.CARD)
    crow_skulls.put_away(state, seat, 0, log)
    if action == Action.NOTHING and state.options.swap_may_pay_green:
        gains.gain_chip(state, seat, Chip.GREEN_1, Cause.CARD, log)


@rule
def clean_sweep(state: State, seat: int, log: Log) -> None:
    """5.12  Four points, or a white 1-chip out of the bag; a bag without one leaves no choice."""
    if state.players[seat].bag[Chip.WHITE_1] > 0:
        asking.ask(state, seat, Choice.SWEEP, 0, 0)
    else:
        gains.gain_points(state, seat, POINTS_OF_CLEAN_SWEEP, Cause.CARD, log)


@rule
def answer_sweep(state: State, seat: int, action: int, log: Log) -> None:
    """5.12  The points, or the chip goes to the supply."""
    asking.answered(state, seat)
    if action == Action.POINTS:
        gains.gain_points(state, seat, POINTS_OF_CLEAN_SWEEP, Cause.CARD, log)
    else:
        state.players[seat].bag[Chip.WHITE_1] -= 1
        state.supply[Chip.WHITE_1] += 1
        telling.tell(state, log, Happened.LOST_CHIP, seat, Chip.WHITE_1, Cause.CARD, 0)


@rule
def friend_of_rats(state: State, seat: int, log: Log) -> None:
    """1.9, 5.13, 22.1  A 4-chip, or a point for each rat tail; the only one is given unasked."""
    gifts, only = 0, 0
    for action in range(Action.POINTS, Action.TAKE + KINDS):
        if why_not_friend(state, seat, action) == Paragraph.NONE:
            gifts, only = gifts + 1, action
    if gifts > 1:
        asking.ask(state, seat, Choice.FRIEND, 0, 0)
    elif gifts == 1:
        give_to_friend(state, seat, only, log)


@rule
def why_not_friend(state: State, seat: int, action: int) -> int:
    """1.9, 5.13  Any 4-chip whose book lies out, while it lasts, or points for tails."""
    if action == Action.POINTS:
        return Paragraph.NONE if state.players[seat].tails else Paragraph.SOLD_OUT
    chip = action - Action.TAKE
    if not 0 <= chip < KINDS or VALUE[chip] != FOUR:
        return Paragraph.FRIEND
    if not books.is_out(state, COLOUR[chip]):
        return Paragraph.BOOK_NOT_OUT
    return Paragraph.NONE if state.supply[chip] else Paragraph.SOLD_OUT


@rule
def answer_friend(state: State, seat: int, action: int, log: Log) -> None:
    """5.13  The chip or the points."""
    asking.answered(state, seat)
    give_to_friend(state, seat, action, log)


@rule
def give_to_friend(state: State, seat: int, action: int, log: Log) -> None:
    """5.13  A point for each tail, or the chip."""
    if action == Action.POINTS:
        gains.gain_points(state, seat, state.players[seat].tails, Cause.CARD, log)
    else:
        gains.gain_chip(state, seat, action - Action.TAKE, Cause.CARD, log)
