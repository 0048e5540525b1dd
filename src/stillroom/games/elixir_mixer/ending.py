"""Chapters 6 and 7, the end of a turn and of the match, by the numbers of the game's rules.md."""

from __future__ import annotations

from stillroom.games.elixir_mixer import asking, hands, picking, rolls
from stillroom.games.elixir_mixer.ids import Action, Choice, Happened
from stillroom.games.elixir_mixer.state import Log, Mask, State
from stillroom.games.elixir_mixer.tables import GOAL, HAND_LIMIT, MARKET_SIZE
from stillroom.kernel import bags, events, masks, seats
from stillroom.kernel.rules import rule
from stillroom.kernel.state import Outcome


@rule
def end_turn(state: State, by_itself: int, log: Log) -> None:
    """6.1  More than five cards: some must go to the market. Else the turn is over."""
    too_many = state.players[state.active_seat].hand_size - HAND_LIMIT
    events.tell(log, Happened.TURN_ENDED, state.active_seat, by_itself, 0, 0, 0)
    if too_many > 0:
        asking.ask_for_cards(state, Choice.DISCARD, 0, too_many)
    else:
        pass_the_turn(state, log)


@rule
def offer_discards(state: State, mask: Mask) -> None:
    """6.1, 9.1  Any hand card, from the highest kind down, while enough cards are left below it."""
    hand = state.players[state.active_seat].hand
    so_far = 0
    for kind in range(state.basket.highest + 1):
        so_far += hand[kind]
        if hand[kind] and so_far >= state.basket.owed:
            masks.allow(mask, Action.CARD + kind)


@rule
def discard(state: State, kind: int, log: Log) -> None:
    """6.1  A card goes face up into the market."""
    hands.lose_openly(state.players[state.active_seat], kind)
    state.market[kind] += 1
    events.tell(log, Happened.DISCARDED, state.active_seat, kind, 0, 0, 0)
    state.basket.owed -= 1
    state.basket.highest = kind
    state.basket.cards += 1
    if state.basket.owed == 0:
        asking.all_named(state)
        pass_the_turn(state, log)


@rule
def pass_the_turn(state: State, log: Log) -> None:
    """6.2, 6.3, 7.3  Refill the market; the next player's turn, unless the limit is reached."""
    refill_market(state, log)
    if state.options.turn_limit and state.turn >= state.options.turn_limit:
        abandon(state, log)
        return
    state.active_seat = seats.next_seat(state.active_seat, state.seats)
    picking.begin_turn(state)
    events.tell(log, Happened.TURN_BEGAN, state.active_seat, state.turn, 0, 0, 0)


@rule
def refill_market(state: State, log: Log) -> None:
    """6.2  Up to six cards. There are always enough: no more than twenty are in the hands."""
    for _ in range(MARKET_SIZE - bags.count(state.market)):
        picking.reshuffle_if_needed(state, log)
        kind = rolls.top_card(state)
        state.market[kind] += 1
        events.tell(log, Happened.REFILLED, -1, kind, 0, 0, 0)


@rule
def has_won(state: State, seat: int) -> bool:
    """7.1  Whether a player has the points that win."""
    return state.players[seat].points >= GOAL[state.seats]


@rule
def win(state: State, log: Log) -> None:
    """7.1  The match ends at once: nothing is discarded or refilled any more."""
    state.winner = state.active_seat + 1
    state.over = 1
    asking.answered(state)
    points = state.players[state.active_seat].points
    events.tell(log, Happened.WON, state.active_seat, points, 0, 0, 0)


@rule
def abandon(state: State, log: Log) -> None:
    """7.3  The match ends without a winner."""
    state.over = 1
    events.tell(log, Happened.ABANDONED, -1, state.turn, 0, 0, 0)


@rule
def settle(state: State, result: Outcome) -> None:
    """7.2, 7.3  Points and places: the winner has most points; no places without a winner."""
    for seat in range(state.seats):
        result.scores[seat] = state.players[seat].points
        result.ranks[seat] = 0
        if state.winner:
            result.ranks[seat] = 1 + seats_ahead(state, seat)


@rule
def seats_ahead(state: State, seat: int) -> int:
    """7.2  How many players have more points."""
    ahead = 0
    for other in range(state.seats):
        if state.players[other].points > state.players[seat].points:
            ahead += 1
    return ahead
