"""The master of Glastonbury: what it imagines, and how it believes that matches go on."""

from __future__ import annotations

from stillroom.bots import chance, kettles
from stillroom.bots.glastonbury import program as glastonbury
from stillroom.bots.glastonbury.program import Memory
from stillroom.bots.search.policy import all_are_searched, far_ahead
from stillroom.games.glastonbury import knowledge, placing, play, taking
from stillroom.games.glastonbury.ids import INGREDIENTS, VALUES, Action, Cauldrons, Choice
from stillroom.games.glastonbury.state import State
from stillroom.games.kettles import cauldrons, piles, ring
from stillroom.games.kettles.ring import CELLS_OF_A_LINE, LINE_AT
from stillroom.kernel import choices, masks
from stillroom.kernel.dice import Dice
from stillroom.kernel.rules import rule

is_searched = all_are_searched
plans_past_dice = far_ahead
SLIPS = 12
"""One decision in so many is by lot."""
ADVISER = "greedy"
"""The bot that decides where there is no time to search."""
SIMULATIONS = {"master": 200, "grand-master": 4_000}
"""How many matches each of them imagines before it decides."""


@rule
def trust(state: State) -> int:
    """How much the adviser's decision is preferred before it was tried; 1,000 is a win."""
    return 3_000


@rule
def imagine(state: State, seat: int, known: Memory) -> None:
    """11.2 - 11.8  What the bot has heard lies where it lies; all else is guessed."""
    if state.options.recipes:
        knowledge.guess_recipes(state, seat)
    if state.is_placing:
        knowledge.guess_places(state, seat)
    elif state.options.cauldrons != Cauldrons.OPEN:
        imagine_cards(state, seat, known)


@rule
def imagine_cards(state: State, seat: int, known: Memory) -> None:
    """11.2, 11.4  The cards in cauldrons, under the pile and out of the game."""
    is_looking = knowledge.is_looking(state, seat)
    for other in range(state.seats):
        if not (other == seat and is_looking):
            knowledge.hide_buried_cards(state, other)
    knowledge.hide_queue(state, state.pile.under)
    knowledge.hide_queue(state, state.out_of_game)
    for other in range(state.seats):
        if not (other == seat and is_looking):
            lay_what_is_known(state, other, known)
    for other in range(state.seats):
        if not (other == seat and is_looking) and not is_known(state, other, known):
            knowledge.guess_buried_cards(state, other)
    knowledge.guess_queue(state, state.pile.under)
    knowledge.guess_queue(state, state.out_of_game)


@rule
def is_known(state: State, seat: int, known: Memory) -> bool:
    """Whether the bot has heard of every card beneath the top card of a cauldron."""
    cauldron = state.players[seat].cauldron
    heard = kettles.cards_beneath(known.cauldrons[seat], cauldron.top)
    return heard == max(cauldron.height - 1, 0)


@rule
def lay_what_is_known(state: State, seat: int, known: Memory) -> None:
    """The cards of a cauldron that the bot has heard of."""
    cauldron = state.players[seat].cauldron
    if not is_known(state, seat, known):
        return
    for place in range(cauldron.height - 1):
        card = cauldrons.card_at(known.cauldrons[seat], place)
        cauldron.buried[place] = card + 1
        state.pile.unseen[card] -= 1


@rule
def advise(state: State, seat: int, thoughts: Memory) -> int:
    """The greedy decision of a bot that sees all cauldrons."""
    play.legal(state, seat, thoughts.mask)
    if thoughts.mask.length == 1:
        return thoughts.mask.actions[0]
    count_all(state, thoughts)
    match choices.asked(state.players[seat].pending):
        case Choice.TAKE:
            return glastonbury.best_take(state, seat, thoughts)
        case Choice.CORNER:
            return glastonbury.best_at_corner(state, seat, thoughts)
        case Choice.LAST_CARD:
            return glastonbury.best_end(state, seat, thoughts)
    return Action.PLACE + placing.best_place(state, seat)


@rule
def count_all(state: State, thoughts: Memory) -> None:
    """Sorts the cards of all cauldrons, which lie open in an imagined match."""
    glastonbury.forget_counts(thoughts)
    for seat in range(state.seats):
        thoughts.immutos[seat] = 0
        cauldron = state.players[seat].cauldron
        for place in range(cauldron.height):
            glastonbury.count_card(thoughts, seat, cauldrons.card_at(cauldron, place))
    glastonbury.count_what_is_left(state, thoughts)


@rule
def hurry(state: State, seat: int, thoughts: Memory, bot_dice: Dice) -> int:
    """The card of the line that is worth most by itself, and a slip now and then.

    Accio is left to those who think longer, and a pawn never stays at a corner that it can leave;
    anything else is decided as advised.
    """
    match choices.asked(state.players[seat].pending):
        case Choice.TAKE:
            return hurried_take(state, seat, thoughts, bot_dice)
        case Choice.CORNER:
            return Action.DECLINATIO
        case Choice.PLACE:
            return Action.PLACE + placing.best_place(state, seat)
    return advise(state, seat, thoughts)


@rule
def hurried_take(state: State, seat: int, thoughts: Memory, bot_dice: Dice) -> int:
    """5.1  A card of the line."""
    if chance.slips(bot_dice, SLIPS):
        masks.clear(thoughts.mask)
        taking.offer_line(state, thoughts.mask)
        return chance.choose(thoughts.mask, bot_dice)
    return Action.TAKE + most_worth(state, seat, thoughts)


@rule
def most_worth(state: State, seat: int, thoughts: Memory) -> int:
    """5.1  The card of the line that is worth most by itself."""
    is_near_the_end = piles.is_used_up(state.pile)
    count_own(state, seat, thoughts)
    if is_near_the_end:
        glastonbury.count_what_lies_open(state, thoughts)
    line = LINE_AT[state.players[seat].stop]
    best = 0
    most = glastonbury.NEVER
    for place in range(CELLS_OF_A_LINE):
        cell = ring.cell_of_line(line, place)
        card = state.square.cells[cell] - 1
        if card >= 0 and taking.may_be_taken(state, card):
            if is_near_the_end and ring.empties_a_line(state.square, cell):
                worth = worth_of_ending(state, seat, card, thoughts)
            else:
                worth = glastonbury.worth_of_taking(state, seat, card, thoughts)
            if worth > most:
                best, most = card, worth
    return best


@rule
def worth_of_ending(state: State, seat: int, card: int, thoughts: Memory) -> int:
    """8.1  What the last card of a line is worth: it ends play, for good or ill."""
    count_all(state, thoughts)
    gain = glastonbury.gain_of_keeping(seat, card, thoughts)
    return glastonbury.promise_of_end(state, seat, gain, thoughts)


@rule
def count_own(state: State, seat: int, thoughts: Memory) -> None:
    """Sorts the cards of one cauldron; the others stay as they were counted last."""
    for ingredient in range(INGREDIENTS):
        thoughts.counts[seat * INGREDIENTS + ingredient] = 0
        thoughts.totals[seat * INGREDIENTS + ingredient] = 0
        thoughts.reachable[ingredient] = VALUES
    thoughts.immutos[seat] = 0
    cauldron = state.players[seat].cauldron
    for place in range(cauldron.height):
        glastonbury.count_card(thoughts, seat, cauldrons.card_at(cauldron, place))
