"""Chapter 8, who knows what. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.elixir_mixer import rolls, sums
from stillroom.games.elixir_mixer.ids import BONUSES, COLOURS, KINDS, Choice
from stillroom.games.elixir_mixer.state import Observation, State
from stillroom.games.elixir_mixer.tables import ELIXIRS_OF_A_COLOUR, GOAL
from stillroom.kernel import bags, choices
from stillroom.kernel.rules import rule

ELIXIRS = COLOURS * ELIXIRS_OF_A_COLOUR


@rule
def guess_hidden_cards(state: State, seat: int) -> None:
    """8.1, 8.3  Deals anew what a seat cannot see: the draw pile and the unknown part of hands."""
    for other in range(state.seats):
        if other != seat:
            hide_unknown_cards(state, other)
    if state.active_seat != seat:
        guess_active_hand(state)
    for other in range(state.seats):
        if other != seat:
            fill_up_with_guesses(state, other)


@rule
def guess_active_hand(state: State) -> None:
    """9.1  Who has begun a mix or a discard can finish it, so other guesses are thrown away."""
    fill_up_with_guesses(state, state.active_seat)
    while not can_finish(state):
        hide_unknown_cards(state, state.active_seat)
        fill_up_with_guesses(state, state.active_seat)


@rule
def can_finish(state: State) -> bool:
    """9.1  Whether the active hand has the cards for what it has begun."""
    player = state.players[state.active_seat]
    basket = state.basket
    match choices.asked(player.pending):
        case Choice.USE:
            colour = choices.subject(player.pending)
            made = sums.sums_up_to(player.hand, colour, basket.highest)
            return sums.can_make(made, basket.owed)
        case Choice.DISCARD:
            below = 0
            for kind in range(basket.highest + 1):
                below += player.hand[kind]
            return below >= basket.owed
    return True


@rule
def hide_unknown_cards(state: State, seat: int) -> None:
    """8.3  The cards of a hand that are not publicly known go back among the unseen ones."""
    player = state.players[seat]
    for kind in range(KINDS):
        state.draw_pile[kind] += player.hand[kind] - player.known[kind]
        player.hand[kind] = player.known[kind]


@rule
def fill_up_with_guesses(state: State, seat: int) -> None:
    """8.2  Everybody knows how many cards a hand has, so a guess has as many."""
    player = state.players[seat]
    for _ in range(player.hand_size - bags.count(player.hand)):
        player.hand[rolls.guessed_card(state)] += 1


@rule
def describe(state: State, seat: int, observation: Observation) -> None:
    """8.1, 8.2  Everything that a seat knows, as numbers."""
    describe_turn(state, seat, observation)
    describe_cards(state, seat, observation)
    for away in range(state.seats):
        describe_player(state, (seat + away) % state.seats, away, observation)


@rule
def describe_turn(state: State, seat: int, observation: Observation) -> None:
    """8.2  Whose turn it is and what is asked; trades, mixes and discards under way are public."""
    pending = state.players[state.active_seat].pending
    observation.seats = state.seats
    observation.turns_away = (state.active_seat + state.seats - seat) % state.seats
    observation.choice = choices.asked(pending)
    observation.subject = choices.subject(pending) if pending.depth else 0
    observation.owed = state.basket.owed
    observation.highest = state.basket.highest
    observation.elixirs_this_turn = state.elixirs_this_turn
    observation.goal = GOAL[state.seats]


@rule
def describe_cards(state: State, seat: int, observation: Observation) -> None:
    """8.1, 8.2  The seat's own hand, and all that lies open."""
    observation.pile_size = bags.count(state.draw_pile)
    for kind in range(KINDS):
        observation.hand[kind] = state.players[seat].hand[kind]
        observation.market[kind] = state.market[kind]
        observation.discard_pile[kind] = state.discard_pile[kind]
    for colour in range(COLOURS):
        observation.showing[colour] = state.showing[colour]
    for bonus in range(BONUSES):
        holder = state.bonus_holder[bonus]
        observation.bonus_holder[bonus] = 0
        if holder:
            observation.bonus_holder[bonus] = (holder - 1 + state.seats - seat) % state.seats + 1


@rule
def describe_player(state: State, seat: int, away: int, observation: Observation) -> None:
    """8.2, 8.3  What everybody knows of one player."""
    player = state.players[seat]
    observation.hand_sizes[away] = player.hand_size
    observation.points[away] = player.points
    for kind in range(KINDS):
        observation.known[away * KINDS + kind] = player.known[kind]
    for elixir in range(ELIXIRS):
        observation.elixirs[away * ELIXIRS + elixir] = player.elixirs[elixir]
