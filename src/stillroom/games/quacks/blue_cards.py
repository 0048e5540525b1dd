"""Chapter 6, the blue Fortune Teller cards: one function for each, named like it. See rules.md.

What a card brings when everybody has stopped is asked for in the phase after brewing; the others
are asked by the chapters in which they count.
"""

from __future__ import annotations

from stillroom.games.quacks import asking, books, crow_skulls, gains, pots, telling
from stillroom.games.quacks.ids import (
    KINDS,
    Action,
    Card,
    Cause,
    Chip,
    Choice,
    Colour,
    Happened,
)
from stillroom.games.quacks.paragraphs import Paragraph
from stillroom.games.quacks.state import REDS, Log, Player, State
from stillroom.games.quacks.tables import (
    CHIPS_BEFORE_FRESH_START,
    CHIPS_OF_LAST_PINCH,
    COLOUR,
    HAS_RUBY,
    LIMIT,
    LIMIT_OF_THICK_WALLS,
    POINTS_OF_RUBY_LUCK,
    TWO,
    VALUE,
)
from stillroom.kernel import bags, seats
from stillroom.kernel.rules import rule

# When everybody has stopped


@rule
def carry_out_after_brewing(state: State, seat: int, log: Log) -> None:
    """6.1, 6.5, 6.9  What the card brings to a player when all have stopped."""
    match state.card - 1:
        case Card.SEVEN_ON_THE_DOT:
            seven_on_the_dot(state, seat, log)
        case Card.NEIGHBOURS_LOSS:
            neighbours_loss(state, seat, log)
        case Card.LAST_PINCH:
            last_pinch(state, seat, log)


@rule
def seven_on_the_dot(state: State, seat: int, log: Log) -> None:
    """6.1  White chips that add up to exactly 7 move the droplet."""
    if pots.white_sum(state.players[seat]) == LIMIT:
        gains.gain_steps(state, seat, 1, Cause.CARD, log)


@rule
def neighbours_loss(state: State, seat: int, log: Log) -> None:
    """6.5, 22.1  Who sits after a player whose pot exploded takes a 2-chip, if there is one."""
    neighbour = seats.previous_seat(seat, state.seats)
    if not state.players[neighbour].exploded:
        return
    kinds, only = 0, 0
    for chip in range(KINDS):
        if why_not_take_two_chip(state, chip) == Paragraph.NONE:
            kinds, only = kinds + 1, chip
    if kinds > 1:
        asking.ask(state, seat, Choice.LOSS, neighbour, 0)
    elif kinds == 1:
        gains.gain_chip(state, seat, only, Cause.CARD, log)


@rule
def why_not_take_two_chip(state: State, chip: int) -> int:
    """5.5, 6.5  Any 2-chip but a white one, in the supply, whose book lies out."""
    if VALUE[chip] != TWO or COLOUR[chip] == Colour.WHITE:
        return Paragraph.NEIGHBOURS_LOSS
    if not books.is_out(state, COLOUR[chip]):
        return Paragraph.BOOK_NOT_OUT
    return Paragraph.NONE if state.supply[chip] else Paragraph.SOLD_OUT


@rule
def take_two_chip(state: State, seat: int, chip: int, log: Log) -> None:
    """6.5  The 2-chip goes into the bag."""
    asking.answered(state, seat)
    gains.gain_chip(state, seat, chip, Cause.CARD, log)


@rule
def last_pinch(state: State, seat: int, log: Log) -> None:
    """6.9, 8.5  Who did not explode draws up to five chips, of which one may be added."""
    player = state.players[seat]
    if player.exploded or pots.is_full(player) or bags.is_empty(player.bag):
        return
    crow_skulls.show_chips(state, seat, CHIPS_OF_LAST_PINCH, log)
    asking.ask(state, seat, Choice.PINCH, 0, 0)


@rule
def add_pinch(state: State, seat: int, action: int, log: Log) -> None:
    """6.9  The chip moves its value and does nothing; the others go back."""
    player = state.players[seat]
    asking.answered(state, seat)
    if action != Action.NOTHING:
        chip = action - Action.PICK
        player.tray[chip] -= 1
        pots.lay(player, chip, VALUE[chip])
        player.pinched = 1
        telling.tell(state, log, Happened.PLACED, seat, chip, player.reached, VALUE[chip])
    crow_skulls.put_away(state, seat, 0, log)


@rule
def counts_not(state: State, player: Player, colour: int) -> int:
    """6.9  The chip of a colour that the last pinch added and that does nothing, and one more."""
    if not player.pinched or state.options.pinch_counts:
        return 0
    added = pots.last_chip(player)
    return added if pots.is_colour(added, colour) else 0


# While brewing


@rule
def pumpkin_fair(state: State) -> int:
    """6.10  How much further an orange chip moves."""
    return 1 if books.is_card(state, Card.PUMPKIN_FAIR) else 0


@rule
def thick_walls(state: State) -> int:
    """6.4  The white sum that a pot can take by the card."""
    return LIMIT_OF_THICK_WALLS if books.is_card(state, Card.THICK_WALLS) else LIMIT


@rule
def first_white(state: State, seat: int) -> None:
    """6.6  The first white chip that is placed may go back at once."""
    if books.is_card(state, Card.FIRST_WHITE) and not state.players[seat].had_first_white:
        asking.ask(state, seat, Choice.FIRST, 0, 0)


@rule
def fresh_start(state: State, seat: int) -> None:
    """6.8  With the fifth chip the player may begin again, when all that it does is done."""
    player = state.players[seat]
    is_fifth = player.placed == CHIPS_BEFORE_FRESH_START and not player.had_fresh_start
    if is_fifth and books.is_card(state, Card.FRESH_START):
        player.had_fresh_start = 1
        asking.ask(state, seat, Choice.AGAIN, 0, 0)


@rule
def is_safe(state: State, player: Player) -> bool:
    """6.8  The first five chips cannot make the pot explode, unless the player has begun again."""
    return player.placed <= CHIPS_BEFORE_FRESH_START and protects_first_chips(state, player)


@rule
def is_safe_after(state: State, player: Player) -> bool:
    """6.8  Whether that holds with one chip more."""
    return player.placed < CHIPS_BEFORE_FRESH_START and protects_first_chips(state, player)


@rule
def protects_first_chips(state: State, player: Player) -> bool:
    """6.8  The card protects the first brew only."""
    return books.is_card(state, Card.FRESH_START) and not player.began_again


@rule
def begin_again(state: State, seat: int, log: Log) -> None:
    """6.8  Everything of this brew goes back; the player is as before the first draw."""
    player = state.players[seat]
    player.began_again = 1
    take_everything_back(state, player)
    if state.options.flask_comes_back:
        player.flask = player.before.flask
    telling.tell(state, log, Happened.BEGAN_AGAIN, seat, 0, 0, 0)


@rule
def take_everything_back(state: State, player: Player) -> None:
    """6.8, 9.6  Chips, rubies and points are as before the first draw."""
    pots.empty(player)
    bags.pour(player.bag, player.aside)
    for place in range(REDS):
        chips = player.before.aside[place]
        player.bag[Chip.RED_1 + place] -= chips
        player.aside[Chip.RED_1 + place] = chips
    player.rubies = player.before.rubies
    player.turn_points[state.turn - 1] -= player.points - player.before.points
    player.points = player.before.points


# In the evaluation


@rule
def two_throws(state: State) -> int:
    """6.7  How often the bonus die is rolled by those who may."""
    return 2 if books.is_card(state, Card.TWO_THROWS) else 1


@rule
def ruby_luck(state: State, seat: int, log: Log) -> None:
    """6.2  A ruby on the scoring space also brings two points."""
    if books.is_card(state, Card.RUBY_LUCK) and shows_ruby(state.players[seat]):
        gains.gain_points(state, seat, POINTS_OF_RUBY_LUCK, Cause.CARD, log)


@rule
def twice_the_glitter(state: State, seat: int, log: Log) -> None:
    """6.3  A ruby on the scoring space brings one more."""
    if books.is_card(state, Card.TWICE_THE_GLITTER) and shows_ruby(state.players[seat]):
        gains.gain_rubies(state, seat, 1, Cause.CARD, log)


@rule
def shows_ruby(player: Player) -> bool:
    """17.1  Whether the scoring space shows a ruby."""
    return HAS_RUBY[pots.scoring_space(player)] > 0


@rule
def open_tap(state: State, seat: int, log: Log) -> None:
    """6.11  The flask is filled at the end of the turn, before rubies are spent."""
    player = state.players[seat]
    if books.is_card(state, Card.OPEN_TAP) and not player.flask:
        player.flask = 1
        telling.tell(state, log, Happened.REFILLED, seat, 1, 0, 0)
