"""The bots of Elixir Mixer.

The greedy bot looks at its own hand and at what lies open, and one pick ahead:

* it takes the market card that completes an elixir, most points first; when there is none it trades
  for cards that together complete one; when there are none it draws, if it can: a market that
  nobody refills locks the match up (E31);
* it mixes whatever it can, most points first; it uses four cards where that earns a bonus card, and
  otherwise spends no wild card that it can keep;
* it keeps the five cards that leave it most ways to complete an elixir with one card more.
"""

from __future__ import annotations

from enum import IntEnum
from types import FunctionType
from typing import cast

from stillroom.bots import chance
from stillroom.games.elixir_mixer import bonuses, foresight, mixing, play, sums
from stillroom.games.elixir_mixer.game import GAME
from stillroom.games.elixir_mixer.ids import COLOURS, KINDS, Action, Bonus, Choice, Colour, Kind
from stillroom.games.elixir_mixer.state import Foresight, Mask, State
from stillroom.games.elixir_mixer.tables import (
    MIXED_ELIXIR_SUM,
    VALUE,
    VALUES_OF_A_COLOUR,
)
from stillroom.kernel import choices, state
from stillroom.kernel.dice import Dice
from stillroom.kernel.fields import ints, one
from stillroom.kernel.game import Program
from stillroom.kernel.rules import rule

IMPOSSIBLE = -1


SLIPS_OF_CLUMSY = 4
"""One decision of the clumsy bot in so many is by lot."""


class Policy(IntEnum):
    """The bots by number."""

    RANDOM = 0
    GREEDY_CLUMSY = 1
    """Greedy, with many slips."""
    GREEDY = 2


class Memory(state.Memory):
    """Room to think in; neither bot remembers anything from one decision to the next."""

    mask: Mask = one(Mask)
    """The open actions."""
    foreseen: Foresight = one(Foresight)
    """What one action would bring."""
    hand_sums: list[int] = ints(COLOURS + 1)
    """The sums that the hand can make in each colour, and in any colours."""
    worth: list[int] = ints(COLOURS + 1)
    """The points of each elixir on top of its pile, and of the mixed elixir."""
    most_cards: list[int] = ints(MIXED_ELIXIR_SUM + 1, IMPOSSIBLE)
    """For each sum, the most cards that make it."""


@rule
def decide(state: State, seat: int, policy: int, memory: Memory, dice: Dice) -> int:
    """The action that the bot of that number chooses."""
    play.legal(state, seat, memory.mask)
    match policy:
        case Policy.RANDOM:
            return chance.choose(memory.mask, dice)
        case Policy.GREEDY_CLUMSY:
            if chance.slips(dice, SLIPS_OF_CLUMSY):
                return chance.choose(memory.mask, dice)
    return decide_greedily(state, seat, memory)


@rule
def decide_greedily(state: State, seat: int, memory: Memory) -> int:
    """One answer for each kind of question."""
    match choices.asked(state.players[seat].pending):
        case Choice.PICK:
            return best_pick(state, seat, memory)
        case Choice.TRADE:
            return best_trade_card(state, seat, memory)
        case Choice.MIX:
            return best_mix(state, seat, memory)
        case Choice.USE:
            return best_card_to_use(state, seat, memory)
    return best_discard(state, seat, memory)


@rule
def best_pick(state: State, seat: int, memory: Memory) -> int:
    """Take what completes an elixir; else trade for it; else draw; else take what is useful."""
    think_of_worth(state, seat, memory)
    think_of_hand(state, seat, memory)
    best = memory.mask.actions[0]
    most = 0
    for i in range(memory.mask.length):
        action = memory.mask.actions[i]
        gain = 0
        if Action.TAKE <= action < Action.GIVE:
            gain = points_with(state, memory, action - Action.TAKE)
        elif action >= Action.GIVE and not Action.TAKE <= best < Action.GIVE:
            gain = points_of_trade(state, seat, memory, action - Action.GIVE)
        if gain > most:
            most = gain
            best = action
    if most == 0 and best != Action.DRAW:
        best = take_most_useful(state, seat, memory)
    return best


@rule
def think_of_worth(state: State, seat: int, memory: Memory) -> None:
    """The points of each elixir that could be mixed: its own, and those of bonus cards."""
    for colour in range(COLOURS):
        memory.worth[colour] = 0
        if mixing.has_elixir(state, colour):
            memory.foreseen.points = 0
            foresight.foresee_elixir(state, seat, colour, 0, memory.foreseen)
            memory.worth[colour] = memory.foreseen.points
    memory.worth[Colour.ANY] = 0 if state.bonus_holder[Bonus.MIXED_ELIXIR] else 1


@rule
def think_of_hand(state: State, seat: int, memory: Memory) -> None:
    """The sums that the hand can make."""
    hand = state.players[seat].hand
    for colour in range(COLOURS):
        memory.hand_sums[colour] = sums.sums_of_colour(hand, colour)
    memory.hand_sums[Colour.ANY] = sums.sums_of_all(hand)


@rule
def points_with(state: State, memory: Memory, kind: int) -> int:
    """The points of the best elixir that a card completes; 0 if it completes none."""
    best = 0
    for colour in range(COLOURS + 1):
        if memory.worth[colour] > best and sums.suits(kind, colour):
            value = MIXED_ELIXIR_SUM if colour == Colour.ANY else state.showing[colour]
            if sums.can_make(memory.hand_sums[colour], value - VALUE[kind]):
                best = memory.worth[colour]
    return best


@rule
def points_of_trade(state: State, seat: int, memory: Memory, given: int) -> int:
    """The points of the best elixir that cards traded for a hand card complete."""
    hand = state.players[seat].hand
    hand[given] -= 1
    think_of_hand(state, seat, memory)
    best = points_of_cards(state, memory, VALUE[given], Kind.WILD, 1)
    hand[given] += 1
    return best


@rule
def points_of_cards(state: State, memory: Memory, owed: int, highest: int, fewest: int) -> int:
    """The points of the best elixir that market cards of an exact sum complete, up to a kind.

    At least `fewest` of the sum must go into the elixir: 1 if the hand alone does not count. A
    trade leaves the sum of the hand as it is, so it is not made for the mixed elixir.
    """
    best = 0
    for colour in range(COLOURS):
        if memory.worth[colour] > best and can_go_into(
            state, memory, colour, owed, highest, fewest
        ):
            best = memory.worth[colour]
    return best


@rule
def can_go_into(
    state: State, memory: Memory, colour: int, owed: int, highest: int, fewest: int
) -> bool:
    """Whether part of a sum of market cards completes an elixir, and others make up the rest."""
    suitable = sums.sums_up_to(state.market, colour, highest)
    others = sums_of_others(state, colour, highest)
    for part in range(fewest, owed + 1):
        missing = state.showing[colour] - part
        makes_the_sum = sums.can_make(suitable, part) and sums.can_make(others, owed - part)
        if makes_the_sum and sums.can_make(memory.hand_sums[colour], missing):
            return True
    return False


@rule
def sums_of_others(state: State, colour: int, highest: int) -> int:
    """The sums that market cards of other colours can make, up to a kind and with it."""
    made = sums.ONLY_ZERO
    for kind in range(highest + 1):
        if state.market[kind] and not sums.suits(kind, colour):
            made = sums.with_cards(made, VALUE[kind], state.market[kind])
    return made


@rule
def take_most_useful(state: State, seat: int, memory: Memory) -> int:
    """Nothing can be drawn: the market card that leaves most ways to complete an elixir."""
    best = memory.mask.actions[0]
    most = IMPOSSIBLE
    hand = state.players[seat].hand
    for kind in range(KINDS):
        if state.market[kind]:
            hand[kind] += 1
            ways = ways_to_complete(state, seat)
            hand[kind] -= 1
            if ways > most:
                most = ways
                best = Action.TAKE + kind
    return best


@rule
def best_trade_card(state: State, seat: int, memory: Memory) -> int:
    """The card that still leads to most points; the highest of several."""
    think_of_worth(state, seat, memory)
    hand = state.players[seat].hand
    best = memory.mask.actions[0]
    most = 0
    for i in range(memory.mask.length):
        kind = memory.mask.actions[i] - Action.CARD
        state.market[kind] -= 1
        hand[kind] += 1
        think_of_hand(state, seat, memory)
        gain = points_of_cards(state, memory, state.basket.owed - VALUE[kind], kind, 0)
        hand[kind] -= 1
        state.market[kind] += 1
        if gain >= most:
            most = gain
            best = Action.CARD + kind
    return best


@rule
def best_mix(state: State, seat: int, memory: Memory) -> int:
    """The elixir with most points, the mixed elixir last; end the turn when nothing is left."""
    best = memory.mask.actions[0]
    most = 0
    for i in range(1, memory.mask.length):
        action = memory.mask.actions[i]
        foresight.look_ahead(state, seat, action, memory.foreseen)
        if memory.foreseen.points > most:
            most = memory.foreseen.points
            best = action
    return best


@rule
def best_card_to_use(state: State, seat: int, memory: Memory) -> int:
    """The way of most cards where that earns a bonus card; else no wild card, high cards first."""
    colour = choices.subject(state.players[seat].pending)
    if colour != Colour.ANY and not state.bonus_holder[bonuses.four_card_bonus(colour)]:
        card = card_of_longest_way(state, seat, colour, memory)
        if card != IMPOSSIBLE:
            return Action.CARD + card
    highest = memory.mask.actions[memory.mask.length - 1]
    if highest == Action.CARD + Kind.WILD and memory.mask.length > 1:
        return memory.mask.actions[memory.mask.length - 2]
    return highest


@rule
def card_of_longest_way(state: State, seat: int, colour: int, memory: Memory) -> int:
    """The next card of a way that uses enough cards for the bonus; IMPOSSIBLE if there is none."""
    for total in range(MIXED_ELIXIR_SUM + 1):
        memory.most_cards[total] = IMPOSSIBLE
    memory.most_cards[0] = 0
    hand = state.players[seat].hand
    owed = state.basket.owed
    card = IMPOSSIBLE
    most = IMPOSSIBLE
    for kind in range(state.basket.highest + 1):
        if not hand[kind] or not sums.suits(kind, colour):
            continue
        add_to_ways(memory, VALUE[kind], hand[kind] - 1)
        if VALUE[kind] <= owed and memory.most_cards[owed - VALUE[kind]] >= max(most, 0):
            most = memory.most_cards[owed - VALUE[kind]]
            card = kind
        add_to_ways(memory, VALUE[kind], 1)
    if bonuses.has_used_four_cards(state, state.basket.cards + 1 + most):
        return card
    return IMPOSSIBLE


@rule
def add_to_ways(memory: Memory, value: int, copies: int) -> None:
    """Lets some more cards of one value be used."""
    for _ in range(copies):
        for below in range(MIXED_ELIXIR_SUM + 1 - value):
            total = MIXED_ELIXIR_SUM - below
            before = memory.most_cards[total - value]
            if before >= 0 and before + 1 > memory.most_cards[total]:
                memory.most_cards[total] = before + 1


@rule
def best_discard(state: State, seat: int, memory: Memory) -> int:
    """The card without which most ways to complete an elixir are left."""
    best = memory.mask.actions[0]
    most = IMPOSSIBLE
    hand = state.players[seat].hand
    for i in range(memory.mask.length):
        kind = memory.mask.actions[i] - Action.CARD
        hand[kind] -= 1
        ways = ways_to_complete(state, seat)
        hand[kind] += 1
        if ways > most:
            most = ways
            best = Action.CARD + kind
    return best


@rule
def ways_to_complete(state: State, seat: int) -> int:
    """How many single cards would complete an elixir; one that is complete counts as seven."""
    ways = 0
    for colour in range(COLOURS):
        if mixing.has_elixir(state, colour):
            made = sums.sums_of_colour(state.players[seat].hand, colour)
            if sums.can_make(made, state.showing[colour]):
                ways += VALUES_OF_A_COLOUR
            for value in range(1, VALUES_OF_A_COLOUR + 1):
                if sums.can_make(made, state.showing[colour] - value):
                    ways += 1
    return ways


PROGRAM = Program(
    game=GAME,
    decide=cast(FunctionType, decide),
    memory=Memory,
    policies={policy.name.lower().replace("_", "-"): int(policy) for policy in Policy},
    frozen={"greedy-1": int(Policy.GREEDY)},
)
