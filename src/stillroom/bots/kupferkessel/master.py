"""The master of Kupferkessel Co.: what it imagines, and how it believes that matches go on."""

from __future__ import annotations

from stillroom.bots import chance, kettles
from stillroom.bots.kupferkessel import program as kupferkessel
from stillroom.bots.kupferkessel.program import Memory
from stillroom.bots.search.policy import all_are_searched, far_ahead
from stillroom.games.kettles import cauldrons, piles, ring
from stillroom.games.kupferkessel import knowledge, play, recipes
from stillroom.games.kupferkessel.ids import INGREDIENTS, VALUES, Action, Choice
from stillroom.games.kupferkessel.state import State
from stillroom.kernel import choices
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
    """10.2 - 10.4  What the bot has heard lies where it lies; all else is guessed."""
    player = state.players[seat]
    if choices.asked(player.pending) == Choice.TAKE:
        kettles.saw_top(known.cauldrons[seat], player.cauldron.top)
    if not knowledge.are_cauldrons_open(state):
        knowledge.hide_cards(state)
        for other in range(state.seats):
            lay_what_is_known(state, other, known)
        for other in range(state.seats):
            guess_start_card(state, other, known)
        for other in range(state.seats):
            guess_the_rest(state, other, known)
        knowledge.guess_queue(state, state.pile.under)
        knowledge.guess_queue(state, state.out_of_game)
    if recipes.take_part(state) and not state.over:
        knowledge.guess_recipes(state, seat)


@rule
def is_known(state: State, seat: int, known: Memory) -> bool:
    """Whether the bot has heard of every card beneath the top card of a cauldron."""
    cauldron = state.players[seat].cauldron
    heard = kettles.cards_beneath(known.cauldrons[seat], cauldron.top)
    return heard == cauldron.height - 1


@rule
def lay_what_is_known(state: State, seat: int, known: Memory) -> None:
    """The cards of a cauldron that the bot has heard of."""
    cauldron = state.players[seat].cauldron
    if not is_known(state, seat, known):
        return
    for place in range(cauldron.height - 1):
        card = cauldrons.card_at(known.cauldrons[seat], place)
        cauldron.buried[place] = card + 1
        state.pile.unseen[card] = 0


@rule
def guess_start_card(state: State, seat: int, known: Memory) -> None:
    """The lowest card of a cauldron that the bot has not heard of; before any other is guessed."""
    cauldron = state.players[seat].cauldron
    if cauldron.height > 1 and not is_known(state, seat, known):
        cauldron.buried[0] = knowledge.guessed_start_card(state) + 1


@rule
def guess_the_rest(state: State, seat: int, known: Memory) -> None:
    """The cards of a cauldron that the bot has not heard of."""
    if not is_known(state, seat, known):
        knowledge.guess_middle(state, state.players[seat])


@rule
def advise(state: State, seat: int, thoughts: Memory) -> int:
    """The greedy decision of a bot that sees all cauldrons."""
    play.legal(state, seat, thoughts.mask)
    if thoughts.mask.length == 1:
        return thoughts.mask.actions[0]
    count_all(state, thoughts)
    match choices.asked(state.players[seat].pending):
        case Choice.TAKE:
            return kupferkessel.best_take(state, seat, thoughts)
        case Choice.SYMBOL:
            return kupferkessel.best_use(state, seat, thoughts)
    return kupferkessel.best_end(state, seat, thoughts)


@rule
def count_all(state: State, thoughts: Memory) -> None:
    """Sorts the cards of all cauldrons, which lie open in an imagined match."""
    kupferkessel.forget_counts(thoughts)
    for seat in range(state.seats):
        cauldron = state.players[seat].cauldron
        thoughts.ones[seat] = 0
        for place in range(cauldron.height):
            kupferkessel.count_card(thoughts, seat, cauldrons.card_at(cauldron, place))
    kupferkessel.count_what_is_left(state, thoughts)


@rule
def hurry(state: State, seat: int, thoughts: Memory, bot_dice: Dice) -> int:
    """The card that is worth most by itself, and a slip now and then; anything else as advised."""
    play.legal(state, seat, thoughts.mask)
    if thoughts.mask.length == 1:
        return thoughts.mask.actions[0]
    if chance.slips(bot_dice, SLIPS):
        return chance.choose(thoughts.mask, bot_dice)
    if choices.asked(state.players[seat].pending) != Choice.TAKE:
        return advise(state, seat, thoughts)
    if piles.is_used_up(state.pile):
        return most_worth_near_the_end(state, seat, thoughts)
    return most_worth(state, seat, thoughts)


@rule
def most_worth_near_the_end(state: State, seat: int, thoughts: Memory) -> int:
    """8.1  The same, when the last card of a line may be among the open cards."""
    count_all(state, thoughts)
    best = thoughts.mask.actions[0]
    most = kupferkessel.NEVER
    for i in range(thoughts.mask.length):
        card = thoughts.mask.actions[i] - Action.TAKE
        if ring.empties_a_line(state.square, ring.cell_of_card(state.square, card)):
            worth = kupferkessel.promise_of_end(state, seat, card, thoughts)
        else:
            worth = kupferkessel.worth_of_taking(state, seat, card, thoughts)
        if worth > most:
            best, most = thoughts.mask.actions[i], worth
    return best


@rule
def most_worth(state: State, seat: int, thoughts: Memory) -> int:
    """The open card that is worth most by itself."""
    count_own(state, seat, thoughts)
    best = thoughts.mask.actions[0]
    most = kupferkessel.NEVER
    for i in range(thoughts.mask.length):
        card = thoughts.mask.actions[i] - Action.TAKE
        worth = kupferkessel.worth_of_taking(state, seat, card, thoughts)
        if worth > most:
            best, most = thoughts.mask.actions[i], worth
    return best


@rule
def count_own(state: State, seat: int, thoughts: Memory) -> None:
    """Sorts the cards of one cauldron alone."""
    for ingredient in range(INGREDIENTS):
        thoughts.counts[seat * INGREDIENTS + ingredient] = 0
        thoughts.totals[seat * INGREDIENTS + ingredient] = 0
        thoughts.reachable[ingredient] = VALUES
    thoughts.ones[seat] = 0
    cauldron = state.players[seat].cauldron
    for place in range(cauldron.height):
        kupferkessel.count_card(thoughts, seat, cauldrons.card_at(cauldron, place))
