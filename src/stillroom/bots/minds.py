"""What a bot at a table thinks with: a memory, dice, and the engine that runs its thoughts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from stillroom.kernel.dice import Dice
from stillroom.kernel.events import Event
from stillroom.kernel.game import Program
from stillroom.kernel.state import Memory, State
from stillroom.table.verifying import Engine


class Mind(Protocol):
    """The thoughts of one bot; the same in every engine."""

    @property
    def memory(self) -> Memory:
        """What the bot remembers."""
        ...

    def remember(self, events: Iterable[Event]) -> None:
        """Hears events that were cut for its seat."""
        ...

    def forget(self) -> None:
        """Begins anew, as if nothing had been heard."""
        ...

    def decide(self, state: State, seat: int) -> int:
        """The next action of a seat in an imagined state."""
        ...


class PlainMind:
    """Thoughts of plain Python."""

    def __init__(self, program: Program, policy: int, dice: Dice) -> None:
        self._program = program
        self._policy = policy
        self._dice = dice
        self._memory = program.memory()

    @property
    def memory(self) -> Memory:
        """What the bot remembers."""
        return self._memory

    def remember(self, events: Iterable[Event]) -> None:
        """Hears events that were cut for its seat."""
        hear = self._program.hears()
        for event in events:
            hear(self._memory, event)

    def forget(self) -> None:
        """Begins anew, as if nothing had been heard."""
        self._memory = self._program.memory()

    def decide(self, state: State, seat: int) -> int:
        """The next action of a seat in an imagined state."""
        decided: int = self._program.decide(state, seat, self._policy, self._memory, self._dice)
        return decided


class CompiledMind:
    """Thoughts of the compiled engine, which looks for everything in arrays."""

    def __init__(self, engine: Engine, policy: int, dice: Dice) -> None:
        from stillroom.kernel.arrays import new_array, store

        self._program = engine.program
        self._policy = policy
        self._decide = engine.entries["decide"]
        self._states = new_array(self._program.game.state, 1)
        self._memories = new_array(self._program.memory, 1)
        self._dice = new_array(Dice, 1)
        store(self._dice, 0, dice)

    @property
    def memory(self) -> Memory:
        """What the bot remembers."""
        from stillroom.kernel.arrays import load

        return load(self._memories, 0, self._program.memory)

    def remember(self, events: Iterable[Event]) -> None:
        """Hears events that were cut for its seat."""
        heard = [*events]
        if not heard:
            return
        memory, hear = self.memory, self._program.hears()
        for event in heard:
            hear(memory, event)
        self._keep(memory)

    def forget(self) -> None:
        """Begins anew, as if nothing had been heard."""
        self._keep(self._program.memory())

    def _keep(self, memory: Memory) -> None:
        from stillroom.kernel.arrays import store

        store(self._memories, 0, memory)

    def decide(self, state: State, seat: int) -> int:
        """The next action of a seat in an imagined state."""
        from stillroom.kernel.arrays import store

        store(self._states, 0, state)
        return int(self._decide(self._states, 0, seat, self._policy, self._memories, self._dice))


def mind_of(program: Program, policy: int, dice: Dice, engine: Engine | None) -> Mind:
    """The mind of a bot in an engine; without one, in plain Python."""
    if engine is None or engine.name == "plain":
        return PlainMind(program, policy, dice)
    return CompiledMind(engine, policy, dice)
