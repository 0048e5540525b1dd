"""Chapter 10, who knows what. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.kettles import cauldrons, piles
from stillroom.games.kettles.ring import CELLS
from stillroom.games.kupferkessel import pawns, recipes, rolls, setup
from stillroom.games.kupferkessel.ids import CARDS, Cauldrons, Choice
from stillroom.games.kupferkessel.state import Observation, Player, Queue, State
from stillroom.games.kupferkessel.tables import MOST_RECIPES_EACH, RECIPES_EACH
from stillroom.kernel import choices
from stillroom.kernel.rules import rule
from stillroom.kernel.state import SEATS


@rule
def are_cauldrons_open(state: State) -> bool:
    """10.5 - 10.7  Whether everybody may look at all that everybody has seen."""
    return state.over == 1 or state.options.cauldrons == Cauldrons.OPEN


@rule
def guess_hidden_things(state: State, seat: int) -> None:
    """10.2 - 10.4, 10.7  Deals anew what a seat cannot see; nothing when the match is over."""
    if not are_cauldrons_open(state):
        hide_cards(state)
        guess_cards(state)
    if recipes.take_part(state) and not state.over:
        guess_recipes(state, seat)


@rule
def hide_cards(state: State) -> None:
    """10.2  What lies beneath top cards, under the pile and out of the game joins the unseen."""
    for seat in range(state.seats):
        cauldron = state.players[seat].cauldron
        for place in range(cauldron.height - 1):
            state.pile.unseen[cauldrons.card_at(cauldron, place)] = 1
    hide_queue(state, state.pile.under)
    hide_queue(state, state.out_of_game)


@rule
def hide_queue(state: State, queue: Queue) -> None:
    """10.2  Cards that lie in an order join the unseen."""
    for place in range(queue.length):
        state.pile.unseen[queue.cards[place]] = 1


@rule
def guess_cards(state: State) -> None:
    """10.1 - 10.3  Each place gets as many cards as it had; the rest is the unseen pile.

    The lowest cards come first, for not every card may be one, and so no way to give out the
    others is likelier than another.
    """
    for seat in range(state.seats):
        if state.players[seat].cauldron.height > 1:
            state.players[seat].cauldron.buried[0] = guessed_start_card(state) + 1
    for seat in range(state.seats):
        guess_middle(state, state.players[seat])
    guess_queue(state, state.pile.under)
    guess_queue(state, state.out_of_game)


@rule
def guessed_start_card(state: State) -> int:
    """3.5, 3.7, 6.4  The lowest card is a start card, so other guesses are thrown away."""
    card = rolls.guessed_card(state)
    while not setup.may_begin(state, card):
        state.pile.unseen[card] = 1
        card = rolls.guessed_card(state)
    return card


@rule
def guess_middle(state: State, player: Player) -> None:
    """10.2  The cards between the start card and the top card."""
    for place in range(1, player.cauldron.height - 1):
        player.cauldron.buried[place] = rolls.guessed_card(state) + 1


@rule
def guess_queue(state: State, queue: Queue) -> None:
    """10.2  The cards that were put under the pile, or are out of the game."""
    for place in range(queue.length):
        queue.cards[place] = rolls.guessed_card(state)


@rule
def guess_recipes(state: State, seat: int) -> None:
    """10.4  The recipes of all other seats."""
    for other in range(state.seats):
        if other != seat:
            for place in range(MOST_RECIPES_EACH):
                state.players[other].recipes[place] = 0
    for other in range(state.seats):
        if other != seat:
            for place in range(RECIPES_EACH[state.seats]):
                state.players[other].recipes[place] = rolls.guessed_recipe(state) + 1


@rule
def describe(state: State, seat: int, observation: Observation) -> None:
    """10.1, 10.4  Everything that a seat knows, as numbers."""
    describe_turn(state, seat, observation)
    observation.pile_size = piles.size(state.pile)
    observation.out_of_game = state.out_of_game.length
    for cell in range(CELLS):
        observation.square[cell] = state.square.cells[cell]
    for place in range(MOST_RECIPES_EACH):
        observation.recipes[place] = state.players[seat].recipes[place]
    for away in range(SEATS):
        leave_out_player(away, observation)
    for away in range(state.seats):
        describe_player(state, (seat + away) % state.seats, away, observation)


@rule
def describe_turn(state: State, seat: int, observation: Observation) -> None:
    """10.1  Whose turn it is, and what is asked about which card."""
    pending = state.players[state.active_seat].pending
    observation.seats = state.seats
    observation.turns_away = (state.active_seat + state.seats - seat) % state.seats
    observation.choice = choices.asked(pending)
    observation.subject = 0
    if observation.choice in (Choice.SYMBOL, Choice.LAST_CARD):
        observation.subject = choices.subject(pending) + 1
    observation.walked_twice = state.walked_twice


@rule
def leave_out_player(away: int, observation: Observation) -> None:
    """Nothing is told of a seat yet, and of one that does not take part nothing at all."""
    observation.stops[away] = 0
    observation.colours[away] = 0
    observation.tops[away] = 0
    observation.heights[away] = 0
    for card in range(CARDS):
        observation.places[away * CARDS + card] = 0


@rule
def describe_player(state: State, seat: int, away: int, observation: Observation) -> None:
    """10.1, 10.2, 10.6  The pawn and the cauldron of one player: the top card, or all cards."""
    player = state.players[seat]
    height = player.cauldron.height
    observation.stops[away] = player.stop
    observation.colours[away] = pawns.colour_of(state, seat) + 1
    observation.tops[away] = player.cauldron.top
    observation.heights[away] = height
    lowest = 0 if are_cauldrons_open(state) else height - 1
    for place in range(lowest, height):
        card = cauldrons.card_at(player.cauldron, place)
        observation.places[away * CARDS + card] = place + 1
