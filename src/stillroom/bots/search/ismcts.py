"""Search: how a master thinks. The same search for every game, in the kernel's own language.

Again and again a master imagines a match that fits all that its seat knows, walks down the tree of
the decisions that it has tried before, plays the match to its end at a glance, and counts who has
won. The tree knows decisions alone: what is hidden and what is rolled differs every time. So a
decision may be open in one imagined match and closed in another; how often it was open is counted
beside how often it was tried. What an adviser would do is tried first and preferred at first. Every
seat in the tree wants to win itself.

This is information-set Monte Carlo tree search after Cowling, Powley and Whitehouse. All of it is
whole numbers, so that every engine thinks alike.
"""

from __future__ import annotations

from stillroom.bots.search import tree
from stillroom.bots.search.adviser import (
    advise,
    decide_otherwise,
    hurry,
    imagine,
    is_searched,
    plans_past_dice,
    remember_otherwise,
    trust,
    wants_events_otherwise,
)
from stillroom.bots.search.policy import UNDOUBTED
from stillroom.bots.search.tree import MOST_STEPS_IN_TREE, NO_NODE, ROOT, Searcher
from stillroom.kernel import contract, dice, seats
from stillroom.kernel.dice import Dice
from stillroom.kernel.events import EventRow
from stillroom.kernel.rules import rule
from stillroom.kernel.state import State

SEARCHES = 1_000
"""Policies from this number on search; what is above it is the number of simulations."""
GOES_ON = 10_000_000
"""From this number on a master goes on with the thoughts of its last call about the same decision,
for so many simulations more: so that it can be told to stop."""
MOST_STEPS = 20_000
"""A match that has not come to an end by then goes round in circles, and nobody wins."""


@rule
def decide(state: State, seat: int, policy: int, memory: Searcher, bot_dice: Dice) -> int:
    """The action that the bot of that number chooses."""
    if policy < SEARCHES:
        return decide_otherwise(state, seat, policy, memory.known, bot_dice)
    contract.legal(state, seat, memory.mask)
    if memory.mask.length == 1:
        return memory.mask.actions[0]
    if policy < GOES_ON:
        begin(memory)
    think(state, seat, simulations_of(policy), memory, bot_dice)
    return tree.best_tried(memory)


@rule
def simulations_of(policy: int) -> int:
    """How many matches a master of that number imagines."""
    return policy - SEARCHES if policy < GOES_ON else policy - GOES_ON


@rule
def remember(memory: Searcher, event: EventRow) -> None:
    """A master remembers what the other bots of its game would."""
    remember_otherwise(memory.known, event)


@rule
def wants_events(policy: int) -> bool:
    """A master listens."""
    if policy < SEARCHES:
        return wants_events_otherwise(policy)
    return True


@rule
def begin(memory: Searcher) -> None:
    """A tree of nothing but its root."""
    memory.length = 1
    memory.nodes[ROOT].first_child = NO_NODE
    memory.nodes[ROOT].tried = 0
    memory.log.muted = 1


@rule
def think(state: State, seat: int, simulations: int, memory: Searcher, bot_dice: Dice) -> None:
    """Plays so many simulations more; only the first one, where the adviser is not doubted."""
    memory.trust = trust(state)
    if memory.trust >= UNDOUBTED:
        simulations = 0 if memory.nodes[ROOT].tried else 1
    for _ in range(simulations):
        State.copy_into(memory.imagined, state)
        dice.seed(memory.imagined.dice, dice.next_word(bot_dice), dice.next_word(bot_dice))
        imagine(memory.imagined, seat, memory.known)
        mover = walk_down(seat, memory, bot_dice)
        play_out(mover, memory, bot_dice)
        contract.outcome(memory.imagined, memory.outcome)
        tree.walk_back(memory)


@rule
def walk_down(seat: int, memory: Searcher, bot_dice: Dice) -> int:
    """Follows the tree until something is tried for the first time; who decides next."""
    imagined = memory.imagined
    node = ROOT
    mover = seat
    memory.steps = 0
    before = imagined.dice.words[0]
    while not imagined.over and memory.steps < MOST_STEPS_IN_TREE:
        if imagined.dice.words[0] != before and not plans_past_dice():
            return mover
        if not is_searched(seat, mover):
            action = hurry(imagined, mover, memory.thoughts, bot_dice)
            mover = play_on(mover, action, memory)
            continue
        contract.legal(imagined, mover, memory.mask)
        node = chosen_child(node, mover, memory, bot_dice)
        if node == NO_NODE:
            return mover
        memory.path[memory.steps] = node
        memory.movers[memory.steps] = mover
        memory.steps += 1
        mover = play_on(mover, memory.nodes[node].action, memory)
        if memory.nodes[node].tried == 0:
            return mover
    return mover


@rule
def play_on(mover: int, action: int, memory: Searcher) -> int:
    """Plays a decision in an imagined match; who decides next."""
    contract.apply(memory.imagined, mover, action, memory.log)
    return mover if memory.imagined.over else seats.next_waiting(memory.imagined, mover)


@rule
def chosen_child(node: int, mover: int, memory: Searcher, bot_dice: Dice) -> int:
    """The adviser's decision at first, then the one that promises most; now and then a new one.

    The more often a node was visited, the more of its decisions are tried. No node, if something
    is new and the tree is full.
    """
    known = tree.note_children(node, memory)
    if known == 0:
        action = advise(memory.imagined, mover, memory.thoughts)
        return tree.new_child(node, action, 1, memory)
    is_more = known < memory.mask.length and tree.has_room(memory)
    if is_more and tree.is_curious(memory.nodes[node].tried, known):
        return tree.new_child(node, tree.new_action(memory, bot_dice), 0, memory)
    return tree.most_promising(memory)


@rule
def play_out(mover: int, memory: Searcher, bot_dice: Dice) -> None:
    """Plays an imagined match to its end as the adviser would."""
    imagined = memory.imagined
    seat = mover
    for _ in range(MOST_STEPS):
        if imagined.over:
            return
        seat = play_on(seat, hurry(imagined, seat, memory.thoughts, bot_dice), memory)
