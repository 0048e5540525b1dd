"""The bots of Kupferkessel Co.

The greedy bot goes by what it recalls of all cauldrons, and looks one walk ahead:

* of the cards in its line it takes the one that promises most: what its set may come to, a little
  for each card of the value 1, what its recipes ask for, and half of what the best card would bring
  of the line to which this one leads; a corner there counts as a turn lost;
* it blows up cauldrons when the others lose more by it than they gain, and always walks a second
  time;
* it takes the last card of a line if it believes to be ahead then, and avoids it otherwise; a last
  card is kept if its set gains by it.
"""

from __future__ import annotations

from types import FunctionType
from typing import cast

from stillroom.bots import chance, kettles
from stillroom.bots.kettles import POINT, SPAN, Policy
from stillroom.games.kettles import cauldrons, piles, ring
from stillroom.games.kettles.ring import CELLS, CELLS_OF_A_LINE, GAP, LINE_AT, NO_LINE, STOPS
from stillroom.games.kettles.sets import points_of_set
from stillroom.games.kupferkessel import cards, pawns, play, symbols, walking
from stillroom.games.kupferkessel.game import GAME
from stillroom.games.kupferkessel.ids import (
    INGREDIENTS,
    VALUES,
    Action,
    Choice,
    Colour,
    Happened,
    Recipe,
    Symbol,
)
from stillroom.games.kupferkessel.state import Cauldron, Mask, State
from stillroom.games.kupferkessel.tables import (
    COLOUR_OF,
    MOST_ONES_BONUS,
    MOST_RECIPES_EACH,
    PLANTS,
    RECIPE_BONUS,
    VALUE,
)
from stillroom.kernel import choices, state
from stillroom.kernel.dice import Dice
from stillroom.kernel.events import EventRow
from stillroom.kernel.fields import ints, many, one
from stillroom.kernel.game import Program
from stillroom.kernel.rules import rule
from stillroom.kernel.state import SEATS

NEVER = -100_000
"""Less than any card is worth."""
ONE_MORE_ONE = 3
"""What a card of the value 1 is worth towards the most of them."""
WANTED = 2 * POINT
"""What a card is worth that a recipe asks for, and what one costs that it wants few of."""
CORNER = -3 * POINT
"""What a turn without a card costs."""
AHEAD = 100 * POINT
"""What it is worth to end the match while ahead; the same is lost by ending it while behind."""


class Memory(state.Memory):
    """What a bot has seen of all cauldrons, and room to think in."""

    mask: Mask = one(Mask)
    """The open actions."""
    cauldrons: list[Cauldron] = many(Cauldron, SEATS)
    """The cauldrons as this bot has seen them grow and shrink."""
    counts: list[int] = ints(SEATS * INGREDIENTS, 0, VALUES)
    """How many cards of each ingredient each player has, as far as the bot recalls."""
    totals: list[int] = ints(SEATS * INGREDIENTS)
    """Their values together."""
    ones: list[int] = ints(SEATS)
    """How many cards of the value 1 each player has, as far as the bot recalls."""
    reachable: list[int] = ints(INGREDIENTS)
    """How many cards of each ingredient may still be taken."""


@rule
def decide(state: State, seat: int, policy: int, memory: Memory, dice: Dice) -> int:
    """The action that the bot of that number chooses.

    Asked for a card, it looks at its own top card, which it will have covered when it is asked
    about the symbol.
    """
    play.legal(state, seat, memory.mask)
    if policy == Policy.RANDOM:
        return chance.choose(memory.mask, dice)
    asked = choices.asked(state.players[seat].pending)
    if asked == Choice.TAKE:
        kettles.saw_top(memory.cauldrons[seat], state.players[seat].cauldron.top)
    recall(state, SPAN[policy], memory)
    match asked:
        case Choice.TAKE:
            return best_take(state, seat, memory)
        case Choice.SYMBOL:
            return best_use(state, seat, memory)
    return best_end(state, seat, memory)


@rule
def wants_events(policy: int) -> bool:
    """The random bot has no use for a memory, nor has the forgetful one."""
    return SPAN[policy] > 0


@rule
def remember(memory: Memory, event: EventRow) -> None:
    """10.1, 10.2  A bot follows every cauldron: cards laid onto it, and cards that it loses."""
    match event.kind:
        case Happened.TOOK:
            kettles.saw_taken(memory.cauldrons[event.seat], event.a, event.b)
        case Happened.LOST | Happened.REFUSED:
            kettles.saw_lost(memory.cauldrons[event.seat], event.b)


@rule
def recall(state: State, span: int, memory: Memory) -> None:
    """Sorts what the bot knows now: the top cards, what it recalls beneath them, what is left."""
    forget_counts(memory)
    for seat in range(state.seats):
        memory.ones[seat] = 0
        recall_cauldron(state, seat, span, memory)
    count_what_is_left(state, memory)


@rule
def forget_counts(memory: Memory) -> None:
    """Nobody has any card, and all can be taken."""
    for place in range(SEATS * INGREDIENTS):
        memory.counts[place] = 0
        memory.totals[place] = 0
    for ingredient in range(INGREDIENTS):
        memory.reachable[ingredient] = VALUES


@rule
def count_what_is_left(state: State, memory: Memory) -> None:
    """7.5  With the pile used up only the cards of the square can still be taken."""
    if piles.is_used_up(state.pile):
        count_what_lies_open(state, memory)


@rule
def recall_cauldron(state: State, seat: int, span: int, memory: Memory) -> None:
    """The top card, and the last cards beneath it that the bot recalls."""
    top = state.players[seat].cauldron.top
    count_card(memory, seat, top - 1)
    beneath = kettles.cards_beneath(memory.cauldrons[seat], top)
    for place in range(max(beneath - span, 0), beneath):
        count_card(memory, seat, cauldrons.card_at(memory.cauldrons[seat], place))


@rule
def count_card(memory: Memory, seat: int, card: int) -> None:
    """A card that somebody has."""
    ingredient = card // VALUES
    memory.counts[seat * INGREDIENTS + ingredient] += 1
    memory.totals[seat * INGREDIENTS + ingredient] += VALUE[card]
    memory.reachable[ingredient] -= 1
    if VALUE[card] == 1:
        memory.ones[seat] += 1


@rule
def count_what_lies_open(state: State, memory: Memory) -> None:
    """7.5  With the pile used up only the cards of the square can still be taken."""
    for ingredient in range(INGREDIENTS):
        memory.reachable[ingredient] = 0
    for cell in range(CELLS):
        if state.square.cells[cell] != GAP:
            memory.reachable[(state.square.cells[cell] - 1) // VALUES] += 1


@rule
def is_doubled(state: State, seat: int, ingredient: int) -> int:
    """9.6  1 for an ingredient in the colour of the player's own pawn."""
    return 1 if COLOUR_OF[ingredient] == pawns.colour_of(state, seat) else 0


@rule
def best_take(state: State, seat: int, memory: Memory) -> int:
    """The card that promises most."""
    best = memory.mask.actions[0]
    most = NEVER
    for i in range(memory.mask.length):
        promise = promise_of(state, seat, memory.mask.actions[i] - Action.TAKE, memory)
        if promise > most:
            most = promise
            best = memory.mask.actions[i]
    return best


@rule
def promise_of(state: State, seat: int, card: int, memory: Memory) -> int:
    """What taking a card brings: its own worth, its symbol, and the line to which it leads."""
    if ring.empties_a_line(state.square, ring.cell_of_card(state.square, card)):
        return promise_of_end(state, seat, card, memory)
    promise = 2 * worth_of_taking(state, seat, card, memory)
    following = (state.players[seat].stop + VALUE[card]) % STOPS
    if symbols.can_do_something(state, card):
        if cards.symbol_of(state, card) == Symbol.EXPLODING_CAULDRON:
            promise += 2 * max(worth_of_explosion(state, seat, memory), 0)
        else:
            second = walking.stop_after(state, seat, VALUE[card])
            promise += 2 * max(best_on_line(state, seat, second, card, memory), 0)
    return promise + best_on_line(state, seat, following, card, memory)


@rule
def worth_of_taking(state: State, seat: int, card: int, memory: Memory) -> int:
    """What one card more adds to its set, to the most ones and to the recipes."""
    ingredient = card // VALUES
    place = seat * INGREDIENTS + ingredient
    doubled = is_doubled(state, seat, ingredient)
    have, total = memory.counts[place], memory.totals[place]
    left = memory.reachable[ingredient]
    worth = kettles.worth_of_one_more(have, total, VALUE[card], left, doubled)
    if VALUE[card] == 1:
        worth += ONE_MORE_ONE
    for held in range(MOST_RECIPES_EACH):
        worth += wish_for(state, state.players[seat].recipes[held], card)
    return worth


@rule
def wish_for(state: State, held: int, card: int) -> int:
    """9.9 - 9.16  What a recipe, told as its number and one more, makes of a card."""
    colour = COLOUR_OF[card // VALUES]
    match held - 1:
        case Recipe.ONE_WHITE:
            return WANTED if colour == Colour.WHITE else 0
        case Recipe.ONE_BLACK:
            return WANTED if colour == Colour.BLACK else 0
        case Recipe.THREE_PLANTS:
            return WANTED if is_plant(card // VALUES) else 0
        case Recipe.FEWEST_FOURS:
            return -WANTED if VALUE[card] == VALUES else 0
        case Recipe.FEWEST_EXPLOSIONS:
            return -WANTED if cards.symbol_of(state, card) == Symbol.EXPLODING_CAULDRON else 0
        case Recipe.FEWEST_WANDS:
            return -WANTED if cards.symbol_of(state, card) == Symbol.WAND_AND_HAT else 0
    asks_for_a_colour = 0 < held <= Recipe.BOTH_LILAC + 1
    if asks_for_a_colour and colour == Colour.GREY + held - 1:
        return WANTED
    return 0


@rule
def is_plant(ingredient: int) -> bool:
    """1.3  Whether an ingredient is a plant."""
    for place in range(len(PLANTS)):
        if PLANTS[place] == ingredient:
            return True
    return False


@rule
def best_on_line(state: State, seat: int, stop: int, taken: int, memory: Memory) -> int:
    """The worth of the best card of the line at a stop, without one that is taken before."""
    if LINE_AT[stop] == NO_LINE:
        return CORNER
    most = NEVER
    for place in range(CELLS_OF_A_LINE):
        lying = state.square.cells[ring.cell_of_line(LINE_AT[stop], place)]
        if lying not in (GAP, taken + 1):
            most = max(most, worth_of_taking(state, seat, lying - 1, memory))
    return most


@rule
def worth_of_explosion(state: State, seat: int, memory: Memory) -> int:
    """What all others lose when their top cards go."""
    worth = 0
    for other in range(state.seats):
        if other != seat and symbols.loses_a_card(state, other):
            worth += worth_of_top_card(state, other, memory)
    return worth


@rule
def worth_of_top_card(state: State, seat: int, memory: Memory) -> int:
    """What the top card of a cauldron adds to its set."""
    card = cauldrons.top_card(state.players[seat].cauldron)
    ingredient = card // VALUES
    place = seat * INGREDIENTS + ingredient
    doubled = is_doubled(state, seat, ingredient)
    have, total = memory.counts[place], memory.totals[place]
    left = memory.reachable[ingredient]
    return kettles.worth_of_one_less(have, total, VALUE[card], left, doubled)


@rule
def best_use(state: State, seat: int, memory: Memory) -> int:
    """Blow up what hurts the others; walk again, for the next walk would end there anyway."""
    card = choices.subject(state.players[seat].pending)
    if cards.symbol_of(state, card) == Symbol.WAND_AND_HAT:
        return Action.USE
    return Action.USE if worth_of_explosion(state, seat, memory) > 0 else Action.SPARE


@rule
def promise_of_end(state: State, seat: int, card: int, memory: Memory) -> int:
    """8.4  Ending the match is good for whoever is ahead."""
    own = believed_points(state, seat, memory) + max(gain_of_keeping(state, seat, card, memory), 0)
    if wants_to_end(state, seat):
        own += RECIPE_BONUS[Recipe.LAST_CARD]
    for other in range(state.seats):
        if other != seat and believed_points(state, other, memory) >= own:
            return -AHEAD
    return AHEAD + own


@rule
def wants_to_end(state: State, seat: int) -> bool:
    """9.12  Whether the bot's own recipe asks for the last card."""
    for held in range(MOST_RECIPES_EACH):
        if state.players[seat].recipes[held] == Recipe.LAST_CARD + 1:
            return True
    return False


@rule
def believed_points(state: State, seat: int, memory: Memory) -> int:
    """9.2 - 9.7  The points of a player without recipes, as far as the bot recalls the cards."""
    points = MOST_ONES_BONUS
    for other in range(state.seats):
        if other != seat and memory.ones[other] >= memory.ones[seat]:
            points = 0
    for ingredient in range(INGREDIENTS):
        place = seat * INGREDIENTS + ingredient
        doubled = is_doubled(state, seat, ingredient)
        points += points_of_set(memory.counts[place], memory.totals[place], doubled)
    return points


@rule
def gain_of_keeping(state: State, seat: int, card: int, memory: Memory) -> int:
    """What a card not yet counted adds to its set at the end."""
    place = seat * INGREDIENTS + card // VALUES
    doubled = is_doubled(state, seat, card // VALUES)
    have, total = memory.counts[place], memory.totals[place]
    with_it = points_of_set(have + 1, total + VALUE[card], doubled)
    return with_it - points_of_set(have, total, doubled)


@rule
def best_end(state: State, seat: int, memory: Memory) -> int:
    """8.4  Keep the last card if it brings points; it lies on top already, and is counted."""
    card = choices.subject(state.players[seat].pending)
    place = seat * INGREDIENTS + card // VALUES
    memory.counts[place] -= 1
    memory.totals[place] -= VALUE[card]
    return Action.KEEP if gain_of_keeping(state, seat, card, memory) > 0 else Action.REFUSE


PROGRAM = Program(
    game=GAME,
    decide=cast(FunctionType, decide),
    memory=Memory,
    policies={policy.name.lower().replace("_", "-"): int(policy) for policy in Policy},
    frozen={"greedy-1": int(Policy.GREEDY)},
    remember=cast(FunctionType, remember),
    wants_events=cast(FunctionType, wants_events),
)
