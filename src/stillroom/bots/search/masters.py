"""Masters: the program of a game with bots that search."""

from __future__ import annotations

from dataclasses import dataclass
from types import FunctionType, ModuleType
from typing import Any, cast

from stillroom.bots.search import adviser, ismcts
from stillroom.bots.search.ismcts import SEARCHES
from stillroom.bots.search.tree import NODES, Searcher
from stillroom.kernel.binding import Substitutions
from stillroom.kernel.events import EventRow
from stillroom.kernel.fields import ints, one
from stillroom.kernel.game import Program
from stillroom.kernel.records import RecordType
from stillroom.kernel.state import Memory

MASTER = "master-"
"""What the name of a master begins with; the number of its simulations follows."""
MOST_SIMULATIONS = 1_000_000


HOOKS = (
    adviser.imagine,
    adviser.advise,
    adviser.hurry,
    adviser.trust,
    adviser.is_searched,
    adviser.plans_past_dice,
)
"""What the module of a master has functions for, of the same names."""


@dataclass(frozen=True, kw_only=True)
class SearchProgram(Program):
    """A game with its bots and its master.

    It is apart from the program of the bots alone, because a tree is large: on a GPU, and where
    nobody searches, there is none.
    """

    plain: Program
    master: ModuleType

    def substitutions(self) -> Substitutions:
        """What takes the place of the kernel's own names, and of the adviser's."""
        return {**super().substitutions(), **self.of_bots()}

    def of_bots(self) -> Substitutions:
        """What takes the place of the adviser's names."""
        of_master = {hook: getattr(self.master, hook.__name__) for hook in HOOKS}
        return {
            **of_master,
            adviser.BotMemory: self.plain.memory,
            adviser.decide_otherwise: self.plain.decide,
            adviser.remember_otherwise: self.plain.remember_rule(),
            adviser.wants_events_otherwise: self.plain.wants_events_rule(),
        }

    @property
    def memory_program(self) -> Program:
        """A master hears what the other bots of its game would."""
        return self.plain

    @property
    def memory_field(self) -> str | None:
        """It keeps that beside its tree."""
        return "known"

    def remember_event(self, memory: Memory, event: EventRow) -> None:
        """Keeps an event; a master does not think of it yet."""
        self.memory_program.remember_event(cast(Searcher, memory).known, event)

    def is_told_events(self, policy: int) -> bool:
        """A master is told events wherever other bots are."""
        is_master = policy >= SEARCHES
        return (
            self.remember is not None if is_master else self.memory_program.is_told_events(policy)
        )

    def advising_policy(self, policy: int) -> int:
        """A master leaves it to its adviser, any other bot decides itself."""
        return self.plain.policies[self.master.ADVISER] if policy >= SEARCHES else policy

    def policy_numbers(self, names: list[str]) -> list[int]:
        """The policy numbers of bots given by name: `master-400` imagines 400 matches."""
        return [self._policy_number(name) for name in names]

    def _policy_number(self, name: str) -> int:
        simulations = name.removeprefix(MASTER)
        if simulations == name:
            return super().policy_numbers([name])[0]
        if not simulations.isdecimal() or not 0 < int(simulations) <= MOST_SIMULATIONS:
            raise ValueError(
                f"a master imagines 1 to {MOST_SIMULATIONS:,} matches, as in {MASTER}400;"
                f" there is no {name!r}"
            )
        return SEARCHES + int(simulations)


def with_master(program: Program, master: ModuleType) -> SearchProgram:
    """The program of a game with the master whose module that is."""
    game = program.game
    fields: dict[str, Any] = {
        "__module__": Searcher.__module__,
        "known": one(program.memory),
        "thoughts": one(program.memory),
        "imagined": one(game.state),
        "mask": one(game.mask),
        "log": one(game.log),
        "child_for": ints(game.actions, 0, NODES),
    }
    hears = program.remember is not None
    return SearchProgram(
        game=game,
        decide=cast(FunctionType, ismcts.decide),
        memory=cast("type[Searcher]", RecordType("SearcherOfGame", (Searcher,), fields)),
        policies={
            **program.policies,
            **{name: SEARCHES + budget for name, budget in master.SIMULATIONS.items()},
        },
        frozen=program.frozen,
        remember=cast(FunctionType, ismcts.remember) if hears else None,
        wants_events=cast(FunctionType, ismcts.wants_events) if hears else None,
        plain=program,
        master=master,
    )
