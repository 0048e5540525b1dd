"""Chapter 3, the course of a turn: phases, and who is served when. See rules.md."""

from __future__ import annotations

from stillroom.games.quacks import (
    asking,
    blue_cards,
    brewing,
    ending,
    evaluation,
    fortune,
    ghosts,
    hawkmoths,
    pots,
    rats,
    seat_order,
    shopping,
    spending,
    spiders,
    stirring,
    toadstools,
)
from stillroom.games.quacks.ids import Book, Chip, Happened, Phase, Takes
from stillroom.games.quacks.state import Log, Player, State
from stillroom.games.quacks.tables import PURPLE_OUT, TURNS, WHITE_TURN, YELLOW_OUT
from stillroom.kernel import events, seats
from stillroom.kernel.rules import rule

PARTS = (1, 1, 1, 2, 4, 1, 2, 1, 2)
"""3.2  How many parts each phase has for a seat."""


@rule
def play_on(state: State, log: Log) -> None:
    """3.2, 3.6  Everything that goes by itself, until some seat must decide."""
    while not state.over:
        serve_seats(state, log)
        if stirring.is_due(state):
            stirring.stir(state, log)
        elif asking.somebody_waits(state):
            return
        else:
            go_to_next_phase(state, log)


@rule
def serve_seats(state: State, log: Log) -> None:
    """3.6  From the start player on clockwise; in seat order nobody overtakes who must decide."""
    for away in range(state.seats):
        seat = (state.start_seat + away) % state.seats
        serve(state, seat, log)
        if state.waiting[seat] and seat_order.is_kept(state):
            return


@rule
def serve(state: State, seat: int, log: Log) -> None:
    """3.2  The parts of the phase for one seat, until it must decide or has none left."""
    player = state.players[seat]
    while player.step < PARTS[state.phase] and not state.waiting[seat] and not player.brewing:
        part = player.step
        player.step += 1
        do_part(state, seat, part, log)


@rule
def do_part(state: State, seat: int, part: int, log: Log) -> None:
    """3.2  One part of the phase for one seat."""
    match state.phase:
        case Phase.FORTUNE:
            fortune.carry_out(state, seat, log)
        case Phase.BREWING:
            toadstools.ask_what_to_place(state, seat)
        case Phase.AFTER_BREWING:
            blue_cards.carry_out_after_brewing(state, seat, log)
        case Phase.DIE:
            evaluation.roll_if_entitled(state, seat, part, log)
        case Phase.CHIPS:
            do_chips(state, seat, part, log)
        case Phase.RUBIES:
            evaluation.pay_ruby_of_space(state, seat, log)
        case _:
            do_late_part(state, seat, part, log)


@rule
def do_chips(state: State, seat: int, part: int, log: Log) -> None:
    """14.3  B: black, then green, then purple chips."""
    match part:
        case 0:
            hawkmoths.pay_for_moths(state, seat, log)
        case 1:
            spiders.pay_for_last_chip(state, seat, log)
        case 2:
            spiders.pay_for_chip_before(state, seat)
        case _:
            ghosts.pay_for_ghosts(state, seat, log)


@rule
def do_late_part(state: State, seat: int, part: int, log: Log) -> None:
    """3.2  D, E and F."""
    match state.phase:
        case Phase.POINTS:
            if part == 0:
                evaluation.ask_points_or_coins(state, seat)
            else:
                evaluation.pay_points_of_space(state, seat, log)
        case Phase.SHOPPING:
            shopping.go_shopping(state, seat, log)
        case _:
            if part == 0:
                spending.fill_flask_and_ask(state, seat, log)
            else:
                spending.exchange_rubies(state, seat, log)


@rule
def go_to_next_phase(state: State, log: Log) -> None:
    """3.2  The next phase, or the next turn."""
    if state.phase == Phase.SPENDING:
        end_turn(state, log)
        return
    state.phase += 1
    for seat in range(state.seats):
        state.players[seat].step = 0
    match state.phase:
        case Phase.BREWING:
            rats.place_rat_stones(state, log)
            brewing.begin_brewing(state)
        case Phase.AFTER_BREWING:
            stirring.uncover(state, log)
        case Phase.DIE:
            evaluation.choose_who_rolls(state)


@rule
def begin_turn(state: State, log: Log) -> None:
    """3.3, 3.4, 4.1  The flame moves on: perhaps a book, perhaps a white chip; then the card."""
    state.turn += 1
    state.phase = Phase.FORTUNE
    state.card = 0
    events.tell(log, Happened.TURN_BEGAN, state.start_seat, state.turn, 0, 0, 0)
    if state.turn == YELLOW_OUT:
        events.tell(log, Happened.BOOK_OUT, -1, Book.YELLOW, 0, 0, 0)
    if state.turn == PURPLE_OUT:
        events.tell(log, Happened.BOOK_OUT, -1, Book.PURPLE, 0, 0, 0)
    for seat in range(state.seats):
        state.players[seat].step = 0
        if state.turn == WHITE_TURN:
            add_white_chip(state, seat, log)
    fortune.turn_up_card(state, log)
    fortune.carry_out_for_all(state, log)


@rule
def add_white_chip(state: State, seat: int, log: Log) -> None:
    """3.4  One more white 1-chip into the bag."""
    if state.supply[Chip.WHITE_1] > 0:
        state.supply[Chip.WHITE_1] -= 1
        state.players[seat].bag[Chip.WHITE_1] += 1
        events.tell(log, Happened.WHITE_ADDED, seat, 0, 0, 0, 0)


@rule
def end_turn(state: State, log: Log) -> None:
    """3.5, 7.4, 17.7, 20.3  Pots are emptied, and the next player begins; or the match is over."""
    events.tell(log, Happened.TURN_ENDED, -1, state.turn, 0, 0, 0)
    if state.turn == TURNS or ending.is_limit_reached(state):
        ending.end(state, log)
        return
    for seat in range(state.seats):
        clear_away(state.players[seat])
    state.start_seat = seats.next_seat(state.start_seat, state.seats)
    begin_turn(state, log)


@rule
def clear_away(player: Player) -> None:
    """7.4, 17.7  Chips go back into the bag, and the rat stone leaves the pot."""
    pots.empty(player)
    player.tails = 0
    player.tails_given = 0
    player.rats = 0
    player.stepped_back = 0
    player.reached = player.droplet
    player.exploded = 0
    player.protected = 0
    player.pinched = 0
    player.last_drawn = 0
    player.rolls = 0
    player.takes = Takes.UNDECIDED
