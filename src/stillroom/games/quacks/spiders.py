"""Chapter 15, garden spiders: the green book. Paragraph numbers are those of rules.md."""

from __future__ import annotations

from stillroom.games.quacks import asking, blue_cards, books, crow_skulls, gains, pots, telling
from stillroom.games.quacks.ids import (
    KINDS,
    Action,
    Book,
    Cause,
    Chip,
    Choice,
    Colour,
    Happened,
    Page,
)
from stillroom.games.quacks.paragraphs import Paragraph
from stillroom.games.quacks.state import Log, Player, State
from stillroom.games.quacks.tables import COLOUR, LAST_SPACE, LIMIT, VALUE
from stillroom.kernel import choices
from stillroom.kernel.rules import rule


@rule
def pay_for_last_chip(state: State, seat: int, log: Log) -> None:
    """14.3, 15.1 - 15.4  What the green book brings, and for the last chip by itself."""
    match state.books[Book.GREEN]:
        case Page.ONE:
            gains.gain_rubies(state, seat, spiders_at_the_end(state, seat), Cause.GREEN, log)
        case Page.TWO:
            ask_for_chip(state, seat, spider_at(state, seat, 0))
        case Page.THREE:
            ask_to_slide(state, seat)
        case _:
            ask_to_pay(state, seat)


@rule
def pay_for_chip_before(state: State, seat: int) -> None:
    """15.2  Set 2: the chip before the last one comes second."""
    if state.books[Book.GREEN] == Page.TWO:
        ask_for_chip(state, seat, spider_at(state, seat, 1))


@rule
def spider_at(state: State, seat: int, before: int) -> int:
    """6.9, 15.1  The last chip, or the one before it, if it is green, and one more; else 0."""
    player = state.players[seat]
    space = player.reached
    if before:
        space = pots.space_before(player, space)
    elif blue_cards.counts_not(state, player, Colour.GREEN):
        return 0
    chip = player.spaces[space]
    return chip if pots.is_colour(chip, Colour.GREEN) else 0


@rule
def spiders_at_the_end(state: State, seat: int) -> int:
    """15.1  How many of the last two chips are green."""
    last = 1 if spider_at(state, seat, 0) else 0
    return last + (1 if spider_at(state, seat, 1) else 0)


# Set 2


@rule
def ask_for_chip(state: State, seat: int, spider: int) -> None:
    """15.2  Which chip to take for a spider, if there is one to take."""
    if spider == 0:
        return
    for chip in range(KINDS):
        if why_not_chip(state, spider - 1, Action.TAKE + chip) == Paragraph.NONE:
            asking.ask(state, seat, Choice.SPIDER, spider - 1, 0)
            return


@rule
def is_reward(spider: int, chip: int) -> bool:
    """15.2  Whether a chip is what a spider of that value brings."""
    match spider:
        case Chip.GREEN_1:
            return chip == Chip.ORANGE_1
        case Chip.GREEN_2:
            return chip in (Chip.BLUE_1, Chip.RED_1)
    return chip in (Chip.YELLOW_1, Chip.PURPLE_1)


@rule
def why_not_chip(state: State, spider: int, action: int) -> int:
    """1.9, 3.3, 15.2  The chip must belong to the spider, lie out and not be sold out."""
    if action == Action.NOTHING:
        return Paragraph.NONE
    chip = action - Action.TAKE
    if not 0 <= chip < KINDS or not is_reward(spider, chip):
        return Paragraph.SPIDER_CHIP
    if not books.is_out(state, COLOUR[chip]) and not state.options.spiders_reach_ahead:
        return Paragraph.BOOK_NOT_OUT
    return Paragraph.NONE if state.supply[chip] else Paragraph.SOLD_OUT


@rule
def take_chip(state: State, seat: int, action: int, log: Log) -> None:
    """15.2  The chip goes into the bag, or is declined."""
    asking.answered(state, seat)
    if action != Action.NOTHING:
        gains.gain_chip(state, seat, action - Action.TAKE, Cause.GREEN, log)


# Set 3


@rule
def way_to_slide(state: State, player: Player) -> int:
    """6.9, 15.3  How far the last chip may move: the sum of the green chips, with white exactly 7.

    A full pot has nowhere to go, and an empty one nothing to move.
    """
    if pots.white_sum(player) != LIMIT or pots.is_full(player):
        return 0
    silent = blue_cards.counts_not(state, player, Colour.GREEN)
    return pots.sum_of_greens(player) - (VALUE[silent - 1] if silent else 0)


@rule
def ask_to_slide(state: State, seat: int) -> None:
    """15.3  All the way, or not at all."""
    if way_to_slide(state, state.players[seat]) > 0:
        asking.ask(state, seat, Choice.SLIDE, 0, 0)


@rule
def slide(state: State, seat: int, action: int, log: Log) -> None:
    """15.3  The last chip moves on, and the scoring space with it."""
    player = state.players[seat]
    asking.answered(state, seat)
    if action == Action.NOTHING:
        return
    chip = pots.last_chip(player)
    way = way_to_slide(state, player)
    player.spaces[player.reached] = 0
    player.reached = min(player.reached + way, LAST_SPACE)
    player.spaces[player.reached] = chip
    telling.tell(state, log, Happened.SLID, seat, player.reached, 0, 0)
    if state.options.slid_skull_acts and pots.is_colour(chip, Colour.BLUE):
        pay_for_skull(state, seat, chip - 1, log)


@rule
def pay_for_skull(state: State, seat: int, chip: int, log: Log) -> None:
    """10.3, 10.4, 15.3  By an option a crow skull that slides onto a ruby space pays."""
    match state.books[Book.BLUE]:
        case Page.THREE:
            crow_skulls.pay_ruby(state, seat, log)
        case Page.FOUR:
            crow_skulls.pay_points(state, seat, VALUE[chip], log)


# Set 4


@rule
def ask_to_pay(state: State, seat: int) -> None:
    """15.4, 18.3  How many rubies to pay for steps, if a droplet can still move."""
    steps = min(spiders_at_the_end(state, seat), gains.steps_left(state, seat))
    if min(steps, state.players[seat].rubies) > 0:
        asking.ask(state, seat, Choice.PAY, steps, 0)


@rule
def why_not_pay(player: Player, action: int) -> int:
    """15.4  One ruby at most for each spider, and not more than the player has."""
    rubies = action - Action.PAY
    most = min(choices.subject(player.pending), player.rubies)
    return Paragraph.NONE if 0 <= rubies <= most else Paragraph.SPIDER_RUBY


@rule
def pay(state: State, seat: int, action: int, log: Log) -> None:
    """15.4  A step for each ruby."""
    asking.answered(state, seat)
    rubies = action - Action.PAY
    if rubies > 0:
        gains.pay_rubies(state, seat, rubies, Cause.GREEN, log)
        gains.gain_steps(state, seat, rubies, Cause.GREEN, log)
