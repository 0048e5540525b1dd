"""The tree of a search: decisions that were tried, what came of them, and which promises most."""

from __future__ import annotations

from stillroom.bots.search.adviser import BotMemory
from stillroom.kernel import dice, state
from stillroom.kernel.dice import Dice
from stillroom.kernel.events import Log
from stillroom.kernel.fields import flag, ints, many, number, one, word
from stillroom.kernel.masks import Mask
from stillroom.kernel.records import Record
from stillroom.kernel.rules import rule
from stillroom.kernel.state import SEATS, Outcome, State

NODES = 8_192
"""The tree grows up to so many nodes; then nothing new is tried beneath its leaves."""
ROOT = 0
NO_NODE = 0
"""The root is nobody's child."""
MOST_STEPS_IN_TREE = 64
WON = 1_000
"""What a simulation brings that was won alone."""
CURIOSITY = 400
"""How much a decision that was seldom tried is preferred, in the same measure."""
WIDE = 2
"""So many visits of a node allow one decision more than what is known there; then its square."""
FINE = 10
"""Bits after the point in the square root of what was tried."""


class Node(Record):
    """A decision that was tried, with what came of it."""

    action: int = number()
    first_child: int = number(0, NODES)
    next_sibling: int = number(0, NODES)
    tried: int = number()
    """In how many simulations it was chosen."""
    was_open: int = number()
    """In how many it could have been."""
    won: int = word()
    """What they brought to the seat that chose it."""
    advised: int = flag()
    """1 if the adviser would decide so."""


class Searcher(state.Memory):
    """What a master remembers, and room to think in; each game has one of its own sizes."""

    known: BotMemory = one(BotMemory)
    """What was heard."""
    thoughts: BotMemory = one(BotMemory)
    """What the adviser thinks with in an imagined match."""
    imagined: State = one(State)
    mask: Mask = one(Mask)
    log: Log = one(Log)
    outcome: Outcome = one(Outcome)
    child_for: list[int] = ints(1, 0, NODES)
    """For each action, the child of the present node that is this decision; 0 if it is new."""
    nodes: list[Node] = many(Node, NODES)
    length: int = number(0, NODES)
    """How many nodes there are."""
    path: list[int] = ints(MOST_STEPS_IN_TREE, 0, NODES)
    """The nodes of the present simulation."""
    movers: list[int] = ints(MOST_STEPS_IN_TREE, 0, SEATS - 1)
    """Whose decisions they are."""
    steps: int = number(0, MOST_STEPS_IN_TREE)
    trust: int = number()
    """How much the adviser is trusted in the present decision."""


@rule
def best_tried(memory: Searcher) -> int:
    """The decision that was tried most often: it is the one that promised most."""
    child = memory.nodes[ROOT].first_child
    best = child
    while child != NO_NODE:
        if memory.nodes[child].tried > memory.nodes[best].tried:
            best = child
        child = memory.nodes[child].next_sibling
    return memory.nodes[best].action


@rule
def note_children(node: int, memory: Searcher) -> int:
    """Finds the child of each open action, and counts those that there are."""
    mask = memory.mask
    for i in range(mask.length):
        memory.child_for[mask.actions[i]] = NO_NODE
    known = 0
    child = memory.nodes[node].first_child
    while child != NO_NODE:
        if mask.is_open[memory.nodes[child].action]:
            memory.child_for[memory.nodes[child].action] = child
            memory.nodes[child].was_open += 1
            known += 1
        child = memory.nodes[child].next_sibling
    return known


@rule
def is_curious(visits: int, known: int) -> bool:
    """Whether a node was visited often enough to try something new beside what is known there."""
    return known * known < WIDE * visits


@rule
def has_room(memory: Searcher) -> bool:
    """Whether the tree can grow."""
    return memory.length < NODES


@rule
def new_action(memory: Searcher, bot_dice: Dice) -> int:
    """One of the open actions that were never tried here, by lot."""
    mask = memory.mask
    fresh = mask.actions[0]
    count = 0
    for i in range(mask.length):
        if memory.child_for[mask.actions[i]] == NO_NODE:
            count += 1
            if dice.below(bot_dice, count) == 0:
                fresh = mask.actions[i]
    return fresh


@rule
def new_child(node: int, action: int, advised: int, memory: Searcher) -> int:
    """A node for a decision that is tried for the first time; none if the tree is full."""
    if memory.length == NODES:
        return NO_NODE
    child = memory.length
    memory.length += 1
    born = memory.nodes[child]
    born.action = action
    born.first_child = NO_NODE
    born.next_sibling = memory.nodes[node].first_child
    born.tried = 0
    born.was_open = 1
    born.won = 0
    born.advised = advised
    memory.nodes[node].first_child = child
    return child


@rule
def most_promising(memory: Searcher) -> int:
    """The open decision with the best balance of what it brought and how seldom it was tried."""
    mask = memory.mask
    best = NO_NODE
    most = -1
    for i in range(mask.length):
        child = memory.child_for[mask.actions[i]]
        promise = promise_of(memory.nodes[child], memory.trust) if child != NO_NODE else -1
        if promise > most:
            most = promise
            best = child
    return best


@rule
def promise_of(node: Node, trust: int) -> int:
    """After Auer's UCB1: the mean, and more the seldomer it was tried of the times it was open.

    What the adviser would do promises more at first.
    """
    tried = max(node.tried, 1)
    unsure = (binary_logarithm(node.was_open) << (2 * FINE)) // tried
    bias = (trust << FINE) // (tried + 1) if node.advised else 0
    return (node.won << FINE) // tried + CURIOSITY * square_root(unsure) + bias


@rule
def binary_logarithm(count: int) -> int:
    """How often a count can be halved: the logarithm, rounded up."""
    halved = 0
    while (1 << halved) < count:
        halved += 1
    return halved


@rule
def square_root(square: int) -> int:
    """The whole part of a square root, after Heron."""
    if square == 0:
        return 0
    guess = 1
    while guess * guess < square:
        guess <<= 1
    better = (guess + square // guess) >> 1
    while better < guess:
        guess = better
        better = (guess + square // guess) >> 1
    return guess


@rule
def walk_back(memory: Searcher) -> None:
    """Tells every decision on the way what came of it for the seat that took it."""
    winners = 0
    for seat in range(memory.imagined.seats):
        if memory.outcome.ranks[seat] == 1:
            winners += 1
    memory.nodes[ROOT].tried += 1
    for step in range(memory.steps):
        node = memory.nodes[memory.path[step]]
        node.tried += 1
        if memory.outcome.ranks[memory.movers[step]] == 1:
            node.won += WON // winners
