"""The bots of Glastonbury.

The greedy bot goes by what it recalls of all cauldrons, and looks one walk ahead:

* of the cards in its line, or of the whole square if it has an Accio, it takes the one that
  promises most: what its set may come to, what its recipes ask for, and half of what the best card
  would bring of the line to which this one leads; a corner there counts as a turn lost;
* a Vanesco is worth what the others lose, an Immuto and the other spells are worth a fixed sum; a
  use of Accio costs a few points, and a spell more if it wants to have used few of them;
* at a corner it uses a Declinatio, unless that ends play while it believes to be behind;
* it ends play if it believes to be ahead then, and avoids it otherwise; a last card is kept if its
  set gains by it; Immuto go where they bring its ingredients most points.
"""

from __future__ import annotations

from types import FunctionType
from typing import cast

from stillroom.bots import chance, kettles
from stillroom.bots.kettles import POINT, SPAN, Policy
from stillroom.games.glastonbury import foresight, placing, play, walking
from stillroom.games.glastonbury.game import GAME
from stillroom.games.glastonbury.ids import (
    CARDS,
    INGREDIENT_CARDS,
    INGREDIENTS,
    PAWN_COLOURS,
    VALUES,
    Action,
    Choice,
    Happened,
    Recipe,
    Special,
)
from stillroom.games.glastonbury.state import Cauldron, Foresight, Mask, State
from stillroom.games.glastonbury.tables import CAULDRON_CARDS, COLOUR_OF, RECIPE_B_POINTS, VALUE
from stillroom.games.kettles import cauldrons, piles, ring
from stillroom.games.kettles.ring import CELLS, CELLS_OF_A_LINE, GAP, LINE_AT, NO_LINE
from stillroom.games.kettles.sets import points_of_set
from stillroom.kernel import choices, state
from stillroom.kernel.dice import Dice
from stillroom.kernel.events import EventRow
from stillroom.kernel.fields import ints, many, one
from stillroom.kernel.game import Program
from stillroom.kernel.rules import rule
from stillroom.kernel.state import SEATS

NEVER = -100_000
"""Less than any card is worth."""
WANTED = POINT
"""What a card is worth that a recipe asks for, and what one costs that it wants few of."""
CORNER = -3 * POINT
"""What a turn without a card costs."""
IMMUTO_POINTS = 6
"""What an Immuto may bring at the end."""
ACCIO_WORTH = 2 * POINT
DECLINATIO_WORTH = 5 * POINT
"""What these spells may bring when they are taken."""
USE = 6 * POINT
"""What a use of Accio is worth that is kept for later."""
AHEAD = 100 * POINT
"""What it is worth to end play while ahead; the same is lost by ending it while behind."""


class Memory(state.Memory):
    """What a bot has seen of all cauldrons, and room to think in."""

    mask: Mask = one(Mask)
    """The open actions."""
    foreseen: Foresight = one(Foresight)
    """What one action would bring."""
    cauldrons: list[Cauldron] = many(Cauldron, SEATS)
    """The cauldrons as this bot has seen them grow and shrink."""
    counts: list[int] = ints(SEATS * INGREDIENTS, 0, VALUES)
    """How many cards of each kind each player has, as far as the bot recalls."""
    totals: list[int] = ints(SEATS * INGREDIENTS)
    """Their values together."""
    immutos: list[int] = ints(SEATS)
    """How many Immuto each player has, as far as the bot recalls."""
    reachable: list[int] = ints(INGREDIENTS)
    """How many cards of each kind may still be taken."""


@rule
def decide(state: State, seat: int, policy: int, memory: Memory, dice: Dice) -> int:
    """The action that the bot of that number chooses."""
    play.legal(state, seat, memory.mask)
    if policy == Policy.RANDOM:
        return chance.choose(memory.mask, dice)
    recall(state, SPAN[policy], memory)
    match choices.asked(state.players[seat].pending):
        case Choice.TAKE:
            return best_take(state, seat, memory)
        case Choice.CORNER:
            return best_at_corner(state, seat, memory)
        case Choice.LAST_CARD:
            return best_end(state, seat, memory)
        case Choice.PLACE:
            return Action.PLACE + placing.best_place(state, seat)
    return Action.DONE


@rule
def wants_events(policy: int) -> bool:
    """The random bot has no use for a memory, nor has the forgetful one."""
    return SPAN[policy] > 0


@rule
def remember(memory: Memory, event: EventRow) -> None:
    """11.2, 11.3  A bot follows every cauldron: cards laid onto it, and cards that it loses."""
    match event.kind:
        case Happened.TOOK:
            kettles.saw_taken(memory.cauldrons[event.seat], event.a, event.b)
        case Happened.LOST | Happened.REFUSED:
            if event.a <= CAULDRON_CARDS:
                kettles.saw_lost(memory.cauldrons[event.seat], event.b)


@rule
def recall(state: State, span: int, memory: Memory) -> None:
    """Sorts what the bot knows now: the top cards, what it recalls beneath them, what is left."""
    forget_counts(memory)
    for seat in range(state.seats):
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
    """7.3  With the draw pile used up only the cards of the square can still be taken."""
    if piles.is_used_up(state.pile):
        count_what_lies_open(state, memory)


@rule
def recall_cauldron(state: State, seat: int, span: int, memory: Memory) -> None:
    """The top card, and the last cards beneath it that the bot recalls."""
    memory.immutos[seat] = 0
    top = state.players[seat].cauldron.top
    if state.players[seat].cauldron.height > 0:
        count_card(memory, seat, top - 1)
    beneath = kettles.cards_beneath(memory.cauldrons[seat], top)
    for place in range(max(beneath - span, 0), beneath):
        count_card(memory, seat, cauldrons.card_at(memory.cauldrons[seat], place))


@rule
def count_card(memory: Memory, seat: int, card: int) -> None:
    """A card that somebody has."""
    if card >= Special.IMMUTO:
        memory.immutos[seat] += 1
        return
    ingredient = card // VALUES
    memory.counts[seat * INGREDIENTS + ingredient] += 1
    memory.totals[seat * INGREDIENTS + ingredient] += VALUE[card]
    memory.reachable[ingredient] -= 1


@rule
def count_what_lies_open(state: State, memory: Memory) -> None:
    """7.3  With the draw pile used up only the cards of the square can still be taken."""
    for ingredient in range(INGREDIENTS):
        memory.reachable[ingredient] = 0
    for cell in range(CELLS):
        card = state.square.cells[cell] - 1
        if 0 <= card < INGREDIENT_CARDS:
            memory.reachable[card // VALUES] += 1


@rule
def is_doubled(seat: int, ingredient: int) -> int:
    """9.2  1 for a kind in the colour of the player's own pawn."""
    return 1 if COLOUR_OF[ingredient] == seat else 0


@rule
def best_take(state: State, seat: int, memory: Memory) -> int:
    """The card that promises most, with or without Accio."""
    best = memory.mask.actions[0]
    most = NEVER
    for i in range(memory.mask.length):
        action = memory.mask.actions[i]
        promise = promise_of(state, seat, action % CARDS, memory)
        if action >= Action.ACCIO:
            promise -= 2 * USE + wish_for_spells(state, seat)
        if promise > most:
            most = promise
            best = action
    return best


@rule
def promise_of(state: State, seat: int, card: int, memory: Memory) -> int:
    """What taking a card brings: its own worth, and the line to which it leads."""
    if ring.empties_a_line(state.square, ring.cell_of_card(state.square, card)):
        return promise_of_end(state, seat, gain_of_keeping(seat, card, memory), memory)
    steps = walking.shown_value(state.players[seat].cauldron)
    if card < CAULDRON_CARDS:
        steps = VALUE[card]
    following = walking.stop_after(state.players[seat].stop, steps)
    promise = 2 * worth_of_taking(state, seat, card, memory)
    return promise + best_on_line(state, seat, following, card, memory)


@rule
def worth_of_taking(state: State, seat: int, card: int, memory: Memory) -> int:
    """What one card more is worth: an ingredient, an Immuto or a spell."""
    if card >= Special.VANESCO:
        return worth_of_vanesco(state, seat, memory) - wish_for_spells(state, seat)
    if card >= Special.PERLUCEO:
        return -wish_for_spells(state, seat)
    if card >= Special.DECLINATIO:
        return DECLINATIO_WORTH
    if card >= Special.ACCIO:
        return ACCIO_WORTH
    if card >= Special.IMMUTO:
        return POINT * IMMUTO_POINTS
    return worth_of_ingredient(state, seat, card, memory)


@rule
def worth_of_ingredient(state: State, seat: int, card: int, memory: Memory) -> int:
    """What an ingredient card adds to its set and to the recipes."""
    ingredient = card // VALUES
    place = seat * INGREDIENTS + ingredient
    doubled = is_doubled(seat, ingredient)
    have, total = memory.counts[place], memory.totals[place]
    left = memory.reachable[ingredient]
    worth = kettles.worth_of_one_more(have, total, VALUE[card], left, doubled)
    return worth + wish_for(state, seat, card)


@rule
def wish_for(state: State, seat: int, card: int) -> int:
    """10.2 - 10.10  What the bot's own recipes make of an ingredient card."""
    player = state.players[seat]
    wish = 0
    if player.recipe_a and COLOUR_OF[card // VALUES] == PAWN_COLOURS + player.recipe_a - 1:
        wish += WANTED
    match player.recipe_b - 1:
        case Recipe.FEWEST_FOURS:
            wish -= WANTED if VALUE[card] == VALUES else 0
        case Recipe.MOST_ONES:
            wish += WANTED if VALUE[card] == 1 else 0
    return wish


@rule
def wish_for_spells(state: State, seat: int) -> int:
    """10.9  What a used spell card costs whoever wants to have used few of them."""
    return 2 * WANTED if state.players[seat].recipe_b == Recipe.FEWEST_SPELLS + 1 else 0


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
def worth_of_vanesco(state: State, seat: int, memory: Memory) -> int:
    """6.9  What all others lose when their top cards go."""
    worth = 0
    for other in range(state.seats):
        if other != seat and state.players[other].cauldron.height > 0:
            worth += worth_of_top_card(state, other, memory)
    return worth


@rule
def worth_of_top_card(state: State, seat: int, memory: Memory) -> int:
    """What the top card of a cauldron is worth to its owner."""
    card = cauldrons.top_card(state.players[seat].cauldron)
    if card >= Special.IMMUTO:
        return POINT * IMMUTO_POINTS
    ingredient = card // VALUES
    place = seat * INGREDIENTS + ingredient
    doubled = is_doubled(seat, ingredient)
    have, total = memory.counts[place], memory.totals[place]
    left = memory.reachable[ingredient]
    return kettles.worth_of_one_less(have, total, VALUE[card], left, doubled)


@rule
def best_at_corner(state: State, seat: int, memory: Memory) -> int:
    """6.5, 8.9  Walk on, for the next walk would lead there anyway; unless that ends play badly."""
    foresight.look_ahead(state, seat, Action.DECLINATIO, memory.foreseen)
    if memory.foreseen.ends_play and promise_of_end(state, seat, 0, memory) < 0:
        return Action.STAY
    return Action.DECLINATIO


@rule
def promise_of_end(state: State, seat: int, gain: int, memory: Memory) -> int:
    """8.10  Ending play is good for whoever is ahead."""
    own = believed_points(seat, memory) + max(gain, 0)
    if state.players[seat].recipe_b == Recipe.ENDED_PLAY + 1:
        own += RECIPE_B_POINTS
    for other in range(state.seats):
        if other != seat and believed_points(other, memory) >= own:
            return -AHEAD
    return AHEAD + own


@rule
def believed_points(seat: int, memory: Memory) -> int:
    """9.1, 9.2  The points of a player without recipes, as far as the bot recalls the cards."""
    points = IMMUTO_POINTS * memory.immutos[seat]
    for ingredient in range(INGREDIENTS):
        place = seat * INGREDIENTS + ingredient
        doubled = is_doubled(seat, ingredient)
        points += points_of_set(memory.counts[place], memory.totals[place], doubled)
    return points


@rule
def gain_of_keeping(seat: int, card: int, memory: Memory) -> int:
    """What a card not yet counted adds to its set at the end."""
    if card >= INGREDIENT_CARDS:
        return IMMUTO_POINTS if card < CAULDRON_CARDS else 0
    place = seat * INGREDIENTS + card // VALUES
    doubled = is_doubled(seat, card // VALUES)
    have, total = memory.counts[place], memory.totals[place]
    with_it = points_of_set(have + 1, total + VALUE[card], doubled)
    return with_it - points_of_set(have, total, doubled)


@rule
def best_end(state: State, seat: int, memory: Memory) -> int:
    """8.5, 8.7  Keep the last card if it brings points; refuse a Perluceo if spells count."""
    card = choices.subject(state.players[seat].pending)
    if card >= CAULDRON_CARDS:
        return Action.REFUSE if wish_for_spells(state, seat) > 0 else Action.KEEP
    if card < INGREDIENT_CARDS:
        place = seat * INGREDIENTS + card // VALUES
        memory.counts[place] -= 1
        memory.totals[place] -= VALUE[card]
    return Action.KEEP if gain_of_keeping(seat, card, memory) > 0 else Action.REFUSE


PROGRAM = Program(
    game=GAME,
    decide=cast(FunctionType, decide),
    memory=Memory,
    policies={policy.name.lower().replace("_", "-"): int(policy) for policy in Policy},
    frozen={"greedy-1": int(Policy.GREEDY)},
    remember=cast(FunctionType, remember),
    wants_events=cast(FunctionType, wants_events),
)
