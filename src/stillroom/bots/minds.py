"""What a bot at a table thinks with: a memory, dice, and the engine that runs its thoughts."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from stillroom.bots.search.ismcts import GOES_ON, SEARCHES, simulations_of
from stillroom.bots.search.tree import NO_NODE, ROOT, Node, Searcher
from stillroom.kernel import engines
from stillroom.kernel.dice import Dice
from stillroom.kernel.events import EventRow
from stillroom.kernel.game import Program
from stillroom.kernel.state import Memory, State
from stillroom.match.records.verifying import Engine

if TYPE_CHECKING:
    from stillroom.kernel.arrays import RecordArray


@dataclass(frozen=True)
class Thought:
    """What a search has found out about the decision that it chose."""

    simulations: int
    """How many matches were imagined."""
    won: int
    """How many of a thousand were won with it."""
    next_won: int | None
    """How many of a thousand were won with the decision that was tried next often; None if there
    was no other."""


class Mind(Protocol):
    """The thoughts of one bot; the same in every engine."""

    @property
    def memory(self) -> Memory:
        """What the bot remembers."""
        ...

    def remember(self, events: Iterable[EventRow]) -> None:
        """Hears events that were cut for its seat."""
        ...

    def forget(self) -> None:
        """Begins anew, as if nothing had been heard."""
        ...

    def decide(self, state: State, seat: int, policy: int) -> int:
        """The next action of a seat in an imagined state, by the bot of that number."""
        ...

    def clear(self) -> None:
        """Lets go of the last thought."""
        ...

    def thought(self) -> Thought | None:
        """What the last search has found; None if there was none since it was let go of."""
        ...


class PlainMind:
    """Thoughts of plain Python."""

    def __init__(self, program: Program, dice: Dice) -> None:
        self._program = program
        self._decide = engines.plain_engine(program).entries["decide"]
        self._dice = dice
        self._memory = program.memory()

    @property
    def memory(self) -> Memory:
        """What the bot remembers."""
        part = self._program.memory_field
        heard: Memory = getattr(self._memory, part) if part else self._memory
        return heard

    def remember(self, events: Iterable[EventRow]) -> None:
        """Hears events that were cut for its seat."""
        for event in events:
            self._program.remember_event(self._memory, event)

    def forget(self) -> None:
        """Begins anew, as if nothing had been heard."""
        self._memory = self._program.memory()

    def decide(self, state: State, seat: int, policy: int) -> int:
        """The next action of a seat in an imagined state."""
        return int(self._decide([state], 0, seat, policy, [self._memory], [self._dice]))

    def clear(self) -> None:
        """Lets go of the last thought."""
        if isinstance(self._memory, Searcher):
            self._memory.nodes[ROOT].tried = 0

    def thought(self) -> Thought | None:
        """What the last search has found."""
        if not isinstance(self._memory, Searcher):
            return None
        nodes = self._memory.nodes
        return _thought(
            nodes[ROOT].tried,
            ((child.tried, child.won) for child in _children(nodes)),
        )


class CompiledMind:
    """Thoughts of the compiled engine, which looks for everything in arrays."""

    def __init__(self, engine: Engine, dice: Dice) -> None:
        from stillroom.kernel.arrays import new_array, store

        self._program = engine.program
        self._decide = engine.entries["decide"]
        self._states = new_array(self._program.game.state, 1)
        self._memories = new_array(self._program.memory, 1)
        self._dice = new_array(Dice, 1)
        store(self._dice, 0, dice)

    @property
    def _heard(self) -> RecordArray:
        """The part of the memory that hears: a tree is nothing to be carried about."""
        name = self._program.memory_field
        return self._memories[name] if name else self._memories

    @property
    def memory(self) -> Memory:
        """What the bot remembers."""
        from stillroom.kernel.arrays import load

        return load(self._heard, 0, self._program.memory_program.memory)

    def remember(self, events: Iterable[EventRow]) -> None:
        """Hears events that were cut for its seat."""
        heard = [*events]
        if not heard:
            return
        memory = self.memory
        for event in heard:
            self._program.memory_program.remember_event(memory, event)
        self._keep(memory)

    def forget(self) -> None:
        """Begins anew, as if nothing had been heard."""
        self._keep(self._program.memory_program.memory())

    def _keep(self, memory: Memory) -> None:
        from stillroom.kernel.arrays import store

        store(self._heard, 0, memory)

    def decide(self, state: State, seat: int, policy: int) -> int:
        """The next action of a seat in an imagined state."""
        from stillroom.kernel.arrays import store

        store(self._states, 0, state)
        return int(self._decide(self._states, 0, seat, policy, self._memories, self._dice))

    @property
    def _nodes(self) -> RecordArray | None:
        """The tree, if there is one."""
        return self._memories[0]["nodes"] if self._program.memory_field else None

    def clear(self) -> None:
        """Lets go of the last thought."""
        if self._nodes is not None:
            self._nodes["tried"][ROOT] = 0

    def thought(self) -> Thought | None:
        """What the last search has found."""
        nodes = self._nodes
        if nodes is None:
            return None
        tried, won, after = nodes["tried"], nodes["won"], nodes["next_sibling"]
        children, child = [], int(nodes["first_child"][ROOT])
        while child != NO_NODE:
            children.append((int(tried[child]), int(won[child])))
            child = int(after[child])
        return _thought(int(tried[ROOT]), children)


def _children(nodes: list[Node]) -> Iterator[Node]:
    child = nodes[ROOT].first_child
    while child != NO_NODE:
        yield nodes[child]
        child = nodes[child].next_sibling


def _thought(simulations: int, children: Iterable[tuple[int, int]]) -> Thought | None:
    """A thought, from how often the decisions at the root were tried and what they brought.

    Of decisions that were tried equally often the first is the one that was chosen.
    """
    often = sorted(children, key=lambda child: -child[0])
    if simulations == 0 or not often:
        return None
    shares = [won // max(tried, 1) for tried, won in often]
    return Thought(simulations, shares[0], shares[1] if len(shares) > 1 else None)


def mind_of(program: Program, dice: Dice, engine: Engine | None) -> Mind:
    """The mind of a bot in an engine; without one, in plain Python."""
    if engine is None or engine.name == "plain":
        return PlainMind(program, dice)
    return CompiledMind(engine, dice)


A_MOMENT = 0.02
"""How often a master looks at the time, in seconds."""
MOST_AT_ONCE = 1_024
"""How many matches it imagines at most before it looks again."""


def decided_in_time(mind: Mind, state: State, seat: int, policy: int, until: float) -> int:
    """What a bot decides by a moment of `time.monotonic()`: a master stops thinking then.

    It thinks in portions that take a moment each, so that it stops in time in every engine.
    """
    if policy < SEARCHES or until == math.inf:
        return mind.decide(state, seat, policy)
    left = simulations_of(policy)
    portion, thought = 1, SEARCHES + 1
    while True:
        began = time.monotonic()
        action = mind.decide(state, seat, thought)
        left -= portion
        ended = time.monotonic()
        if left <= 0 or ended >= until:
            return action
        portion = min(left, _next_portion(portion, ended - began))
        thought = GOES_ON + portion


def _next_portion(portion: int, took: float) -> int:
    """How many matches to imagine next, after some that took so many seconds.

    Others may begin to think meanwhile, and everything takes longer then.
    """
    if took < A_MOMENT:
        return min(MOST_AT_ONCE, 2 * portion)
    if took > 2 * A_MOMENT:
        return max(1, portion // 2)
    return portion
