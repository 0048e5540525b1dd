"""The description of a game: its records and entries, for engines and for all above them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from types import FunctionType, ModuleType
from typing import Any, cast

from stillroom.kernel import bot_events, contract
from stillroom.kernel.binding import Substitutions
from stillroom.kernel.choices import Pending
from stillroom.kernel.events import EventRow, Log
from stillroom.kernel.fields import Shape, many, one
from stillroom.kernel.loops import Bench
from stillroom.kernel.masks import Mask
from stillroom.kernel.records import Record, RecordType
from stillroom.kernel.state import SEATS, Foresight, Memory, Observation, State

CONTRACT = ("begin", "legal", "apply", "outcome", "redeal", "observe", "foresee", "reason")
"""The names of a game's entries, in `stillroom.kernel.contract` and in the game's own `play`."""


@dataclass(frozen=True)
class OnGpu:
    """How a game runs fastest on a GPU; it changes nothing but the speed.

    The compiler's own choice of what to put into callers changes the speed by a factor of two or
    more after small edits, and no number suits every game; so each has its own, by measurement.
    """

    inlined: int = 400
    """Rules of so many bytes of bytecode are put into their callers."""
    blocks: int = 16
    """Blocks of threads for each processor of the GPU."""


@dataclass(frozen=True)
class Game:
    """A game's rules, ready for an engine."""

    name: str
    """The name on the command line and in records: ``elixir-mixer``."""
    rules_version: int
    """Grows with every change that lets a match go on differently."""
    fewest_seats: int
    most_seats: int
    actions: int
    """How many action numbers there are."""
    play: ModuleType
    """The module with the entries of the contract."""
    state: type[State]
    options: type[Record]
    mask: type[Mask]
    log: type[Log]
    foresight: type[Foresight]
    observation: type[Observation]
    pending: type[Pending] = Pending
    own_records: tuple[type[Record], ...] = field(default=())
    """Further records of the kernel that the game sizes itself, such as the queue under a pile."""
    on_gpu: OnGpu = OnGpu()
    """How it runs fastest on a GPU."""

    def new_state(self, seats: int, options: dict[str, int] | None = None) -> State:
        """An empty state with seats and options set, ready for seeding and `begin`."""
        if not self.fewest_seats <= seats <= self.most_seats:
            raise ValueError(
                f"{self.name} has {self.fewest_seats} to {self.most_seats} seats, not {seats}"
            )
        state = self.state()
        state.seats = seats
        chosen = cast(Any, state).options
        for name, value in (options or {}).items():
            if name not in self.options.fields:
                known = ", ".join(self.options.fields)
                raise ValueError(f"{self.name} has no option {name!r}; its options are {known}")
            setattr(chosen, name, value)
        chosen.check()
        return state

    def entry(self, name: str) -> FunctionType:
        """The game's own function for an entry of the contract."""
        return cast(FunctionType, getattr(self.play, name))

    @property
    def bag_lengths(self) -> tuple[int, ...]:
        """The lengths of the bags in the state; rules over bags are built for each."""
        return tuple(sorted(_bag_lengths(self.state)))


@dataclass(frozen=True)
class Program:
    """A game together with the bots that play it: what an engine is made for."""

    game: Game
    decide: FunctionType
    """Chooses an action for a seat by the number of its policy."""
    memory: type[Memory]
    policies: dict[str, int]
    """The numbers of the policies, by the names of the bots."""
    remember: FunctionType | None = None
    """Puts an event that a seat may know into its memory; None for bots that remember nothing."""
    wants_events: FunctionType | None = None
    """Whether the bot of a policy remembers anything; None if all do that can."""
    frozen: dict[str, int] = field(default_factory=dict)
    """Policies under names with a version, which never play otherwise again: others are measured
    against them. They are not offered to people."""

    def remember_rule(self) -> FunctionType:
        """What the bots do with an event."""
        return cast(FunctionType, self.remember or bot_events.forget)

    @property
    def memory_program(self) -> Program:
        """The program whose memory hears: this one, or that of the bots that do not search."""
        return self

    @property
    def memory_field(self) -> str | None:
        """The field of the memory in which it lies; None if it is the memory itself."""
        return None

    def remember_event(self, memory: Memory, event: EventRow) -> None:
        """Puts an event that a seat may know into its memory, in plain Python."""
        self.remember_rule()(memory, event)

    def wants_events_rule(self) -> FunctionType:
        """Which bots are told events at all."""
        otherwise = bot_events.always if self.remember else bot_events.never
        return cast(FunctionType, self.wants_events or otherwise)

    def is_told_events(self, policy: int) -> bool:
        """Whether the bot of a policy is told events, in plain Python."""
        return bool(self.wants_events_rule()(policy))

    def of_bots(self) -> Substitutions:
        """What takes the place of names that the bots of several games share; nothing, here."""
        return {}

    def advising_policy(self, policy: int) -> int:
        """The bot that decides where the one of a policy would take too long: itself, here."""
        return policy

    @cached_property
    def bench(self) -> type[Bench]:
        """What a match of this game needs while it is played."""
        fields = {
            "__module__": Bench.__module__,
            "state": one(self.game.state),
            "memories": many(self.memory, SEATS),
            "log": one(self.game.log),
        }
        return cast("type[Bench]", RecordType("Bench", (Bench,), fields))

    @cached_property
    def stands_for(self) -> Substitutions:
        """What takes the place of the kernel's own names in this game."""
        return self.substitutions()

    def substitutions(self) -> Substitutions:
        """The same, found out anew: threads share a program, and none may see half of it."""
        records = (
            self.game.state,
            self.game.mask,
            self.game.log,
            self.game.foresight,
            self.game.observation,
            self.game.pending,
            self.memory,
            self.bench,
            *self.game.own_records,
        )
        by_base: dict[Any, Any] = {
            base: record
            for record in records
            for base in record.__mro__
            if isinstance(base, RecordType) and base not in (Record, record)
        }
        for name in CONTRACT:
            by_base[getattr(contract, name)] = self.game.entry(name)
        by_base[contract.decide] = self.decide
        by_base[contract.wants_events] = self.wants_events_rule()
        by_base[contract.remember] = self.remember_rule()
        return by_base

    def policy_numbers(self, names: list[str]) -> list[int]:
        """The policy numbers of bots given by name."""
        numbers = {**self.policies, **self.frozen}
        for name in names:
            if name not in numbers:
                known = ", ".join(numbers)
                raise ValueError(f"{self.game.name} has no bot {name!r}; its bots are {known}")
        return [numbers[name] for name in names]


def _bag_lengths(record: RecordType) -> set[int]:
    lengths: set[int] = set()
    for inner in record.fields.values():
        if inner.shape is Shape.BAG:
            lengths.add(inner.length)
        elif inner.record is not None:
            lengths |= _bag_lengths(inner.record)
    return lengths
