"""Chapter 11, who knows what. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.glastonbury import rolls
from stillroom.games.glastonbury.ids import SPELLS, Cauldrons, Choice, Recipe
from stillroom.games.glastonbury.state import Observation, Queue, State
from stillroom.games.glastonbury.tables import CAULDRON_CARDS, MOST_IMMUTO
from stillroom.games.kettles import cauldrons, piles
from stillroom.games.kettles.ring import CELLS
from stillroom.kernel import choices
from stillroom.kernel.rules import rule
from stillroom.kernel.state import SEATS


@rule
def guess_hidden_things(state: State, seat: int) -> None:
    """11.2, 11.4, 11.7 - 11.9  Deals anew what a seat cannot know; after the end all is known."""
    if state.over:
        return
    if state.options.recipes:
        guess_recipes(state, seat)
    if state.is_placing:
        guess_places(state, seat)
    elif state.options.cauldrons != Cauldrons.OPEN:
        guess_cards(state, seat)


@rule
def guess_recipes(state: State, seat: int) -> None:
    """11.7  The recipes of the others may be any that the seat does not hold."""
    for other in range(state.seats):
        if other != seat:
            state.players[other].recipe_a = 0
            state.players[other].recipe_b = 0
    for other in range(state.seats):
        if other != seat:
            player = state.players[other]
            player.recipe_a = rolls.guessed_recipe(state, Recipe.MOST_ORANGE) + 1
            player.recipe_b = rolls.guessed_recipe(state, Recipe.FEWEST_CARDS) + 1


@rule
def guess_places(state: State, seat: int) -> None:
    """11.8  Kinds that the others have named unseen may be any that they could have named."""
    for other in range(state.seats):
        if other != seat:
            guess_places_of(state, other)


@rule
def guess_places_of(state: State, seat: int) -> None:
    """11.8  How many Immuto a player has added is public, so a guess has as many.

    There are two Immuto, so nobody else chooses any more when one player has added both.
    """
    player = state.players[seat]
    if player.placed[0]:
        player.placed[0] = 0
        player.placed[0] = rolls.guessed_place(state, seat) + 1


@rule
def guess_cards(state: State, seat: int) -> None:
    """11.1, 11.2, 11.4  All hidden cards are put together and dealt anew, as many to each place."""
    for other in range(state.seats):
        if not (other == seat and is_looking(state, seat)):
            hide_buried_cards(state, other)
    hide_queue(state, state.pile.under)
    hide_queue(state, state.out_of_game)
    for other in range(state.seats):
        if not (other == seat and is_looking(state, seat)):
            guess_buried_cards(state, other)
    guess_queue(state, state.pile.under)
    guess_queue(state, state.out_of_game)


@rule
def is_looking(state: State, seat: int) -> bool:
    """11.6  Whether a seat looks through its own cauldron."""
    return choices.asked(state.players[seat].pending) == Choice.LOOK


@rule
def hide_buried_cards(state: State, seat: int) -> None:
    """11.2  The cards under a top card go among the unseen ones."""
    cauldron = state.players[seat].cauldron
    for place in range(cauldron.height - 1):
        state.pile.unseen[cauldron.buried[place] - 1] += 1


@rule
def guess_buried_cards(state: State, seat: int) -> None:
    """11.2  Any ingredient cards and Immuto may lie under a top card."""
    cauldron = state.players[seat].cauldron
    for place in range(cauldron.height - 1):
        cauldron.buried[place] = rolls.guessed_card(state) + 1


@rule
def hide_queue(state: State, queue: Queue) -> None:
    """11.4  The cards under the draw pile, or out of the game, go among the unseen ones."""
    for place in range(queue.length):
        state.pile.unseen[queue.cards[place]] += 1


@rule
def guess_queue(state: State, queue: Queue) -> None:
    """11.4  Any ingredient cards and Immuto may lie under the draw pile, or be out of the game."""
    for place in range(queue.length):
        queue.cards[place] = rolls.guessed_card(state)


@rule
def sees_cauldron(state: State, seat: int, owner: int) -> bool:
    """11.5, 11.6, 11.8, 11.9  Whether a seat may look through a cauldron now."""
    if state.over or state.is_placing or state.options.cauldrons == Cauldrons.OPEN:
        return True
    return seat == owner and is_looking(state, seat)


@rule
def describe(state: State, seat: int, observation: Observation) -> None:
    """11.1 - 11.9  Everything that a seat knows, as numbers."""
    describe_turn(state, seat, observation)
    describe_cards(state, observation)
    describe_spells(state, seat, observation)
    describe_own(state, seat, observation)
    for away in range(SEATS):
        clear_player(away, observation)
    for away in range(state.seats):
        describe_player(state, (seat + away) % state.seats, away, observation)
        describe_cauldron(state, seat, away, observation)


@rule
def describe_turn(state: State, seat: int, observation: Observation) -> None:
    """11.1  Whose turn it is and what is asked; while Immuto are placed, what the seat is asked."""
    asked_seat = seat if state.is_placing else state.active_seat
    pending = state.players[asked_seat].pending
    observation.seats = state.seats
    observation.turns_away = (state.active_seat + state.seats - seat) % state.seats
    observation.choice = choices.asked(pending)
    observation.subject = 0
    if observation.choice == Choice.LAST_CARD:
        observation.subject = choices.subject(pending) + 1
    observation.used_declinatio = state.used_declinatio
    observation.leaving_colour = state.leaving_colour


@rule
def describe_cards(state: State, observation: Observation) -> None:
    """11.1  The square, and how many cards the draw pile has and how many are out of the game."""
    observation.pile_size = piles.size(state.pile)
    observation.out_of_game = state.out_of_game.length
    for cell in range(CELLS):
        observation.square[cell] = state.square.cells[cell]


@rule
def describe_spells(state: State, seat: int, observation: Observation) -> None:
    """11.1  All spells that players have, spent ones too."""
    for place in range(SPELLS):
        spell = state.spells[place]
        observation.spell_holders[place] = 0
        observation.spell_uses[place] = spell.uses
        if spell.holder:
            away = (spell.holder - 1 + state.seats - seat) % state.seats
            observation.spell_holders[place] = away + 1


@rule
def describe_own(state: State, seat: int, observation: Observation) -> None:
    """11.7, 11.8  What only the seat itself knows: its recipes, and the kinds that it has named."""
    player = state.players[seat]
    observation.recipes[0] = player.recipe_a
    observation.recipes[1] = player.recipe_b
    for immuto in range(MOST_IMMUTO):
        observation.placed[immuto] = player.placed[immuto]


@rule
def clear_player(away: int, observation: Observation) -> None:
    """3.1  Seats that do not take part have nothing."""
    observation.stops[away] = 0
    observation.colours[away] = 0
    observation.tops[away] = 0
    observation.heights[away] = 0
    for card in range(CAULDRON_CARDS):
        observation.places[away * CAULDRON_CARDS + card] = 0


@rule
def describe_player(state: State, seat: int, away: int, observation: Observation) -> None:
    """3.1, 11.1  What everybody knows of one player."""
    player = state.players[seat]
    observation.stops[away] = player.stop
    observation.colours[away] = seat + 1
    observation.tops[away] = player.cauldron.top
    observation.heights[away] = player.cauldron.height


@rule
def describe_cauldron(state: State, seat: int, away: int, observation: Observation) -> None:
    """11.1, 11.2, 11.5  The top card, or all cards of a cauldron that lies open for the seat."""
    owner = (seat + away) % state.seats
    cauldron = state.players[owner].cauldron
    lowest = cauldron.height - 1
    if sees_cauldron(state, seat, owner):
        lowest = 0
    for place in range(max(lowest, 0), cauldron.height):
        card = cauldrons.card_at(cauldron, place)
        observation.places[away * CAULDRON_CARDS + card] = place + 1
