"""What a table for scenes can do in every game: play single steps, and ask what anybody may ask.

A game's own table lays out its scenes and adds the verbs and questions of its rules.
"""

from __future__ import annotations

import copy
from abc import ABC, abstractmethod
from collections.abc import Mapping
from contextlib import AbstractContextManager
from types import ModuleType
from typing import ClassVar, Generic, Self, TypeAlias, TypeVar, cast
from unittest.mock import patch

from stillroom.kernel import dice
from stillroom.kernel.events import EventRow
from stillroom.kernel.game import Game
from stillroom.kernel.masks import Mask
from stillroom.kernel.state import Observation, Outcome, State

Its = TypeVar("Its", bound=State)
Seen = TypeVar("Seen", bound=Observation)
Script: TypeAlias = AbstractContextManager[object]


class AnyTable(ABC, Generic[Its, Seen]):
    """A match in the plain engine, in the words of its scenes.

    Every step is asked for before it is played, and the whole table is checked after it.
    """

    game: ClassVar[Game]
    action_of: ClassVar[Mapping[str, int]]
    phrase_of: ClassVar[Mapping[int, str]]

    _state: Its
    _happened: list[EventRow]
    """What the last verb made happen."""

    @abstractmethod
    def check(self) -> None:
        """Proves that nothing is lost or made, and that everything fits together."""

    @abstractmethod
    def scripted(self) -> Script:
        """While it lasts, what the scene tells comes in the place of chance."""

    @abstractmethod
    def forget_script(self) -> None:
        """From here on, the dice decide."""

    @classmethod
    def at(cls, state: Its) -> Self:
        """A table that goes on from a state, with the dice of that state."""
        table = cls.__new__(cls)
        table._state, table._happened = state, []
        table.forget_script()
        return table

    @classmethod
    def begun(cls, seats: int, seed: int, **options: int) -> Self:
        """A match that begins as the rules let it, with nothing laid out by hand."""
        table = cls.set_up(seats, seed, options)
        table.begins()
        return table

    @classmethod
    def set_up(cls, seats: int, seed: int, options: dict[str, int]) -> Self:
        """A match just before it begins."""
        state = cast(Its, cls.game.new_state(seats, options))
        dice.seed(state.dice, seed, 0)
        return cls.at(state)

    def begins(self) -> None:
        """The match begins."""
        log = self.game.log()
        with self.scripted():
            self.game.play.begin(self._state, log)
        self._happened = log.rows[: log.length]
        self.check()

    @property
    def state(self) -> Its:
        return self._state

    @abstractmethod
    def asking(self, seat: int | None) -> int:
        """The seat that is meant where a seat may be told."""

    # --- steps

    def does(self, *phrases: str, seat: int | None = None) -> None:
        """A player does single steps."""
        happened: list[EventRow] = []
        doing = self.asking(seat)
        for phrase in phrases:
            assert self.can(phrase, doing), f"{phrase} is not open, but {self.open_to(doing)}"
            forbids = self.why(phrase, doing)
            assert not forbids, f"{phrase} is open, but {forbids} forbids it"
            log = self.game.log()
            with self.scripted():
                self.game.play.apply(self.state, doing, self.action_of[phrase], log)
            happened += log.rows[: log.length]
            self.check()
        self._happened = happened

    def can(self, phrase: str, seat: int | None = None) -> bool:
        """Whether an action is open to a seat."""
        return bool(self._mask(self.asking(seat)).is_open[self.action_of[phrase]])

    def open_to(self, seat: int) -> set[str]:
        """Everything that is open to a seat."""
        mask = self._mask(seat)
        return {self.phrase_of[action] for action in mask.actions[: mask.length]}

    def _mask(self, seat: int) -> Mask:
        mask = self.game.mask()
        self.game.play.legal(self.state, seat, mask)
        return mask

    def why(self, phrase: str, seat: int | None = None) -> str:
        """The paragraph that forbids an action, such as 3.5; nothing when it is open."""
        paragraph = self.game.play.reason(self.state, self.asking(seat), self.action_of[phrase])
        return f"{paragraph // 100}.{paragraph % 100}" if paragraph else ""

    # --- what a seat may know

    def observed_by(self, seat: int) -> Seen:
        """A seat's knowledge as numbers."""
        observation = self.game.observation()
        self.game.play.observe(self.state, seat, observation)
        observation.check()
        return cast(Seen, observation)

    def redealt_for(self, seat: int, seed: int) -> Self:
        """Another table, with a guess at what a seat cannot know."""
        state = self.state.copied()
        dice.seed(state.dice, seed, 0)
        self.game.play.redeal(state, seat)
        table = self.at(state)
        table.check()
        return table

    def copied(self) -> Self:
        """Another table that stands as this one does, with as much of the script to come."""
        other = copy.copy(self)
        script = {
            name: copy.deepcopy(value)
            for name, value in vars(self).items()
            if name not in ("_state", "_happened")
        }
        vars(other).update(script)
        other._state = self._state.copied()
        return other

    # --- how the match stands

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return tuple(seat for seat in range(self.state.seats) if self.state.waiting[seat])

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def scores(self) -> list[int]:
        return self._outcome().scores[: self.state.seats]

    @property
    def ranks(self) -> list[int]:
        return self._outcome().ranks[: self.state.seats]

    def _outcome(self) -> Outcome:
        outcome = Outcome()
        self.game.play.outcome(self.state, outcome)
        outcome.check()
        assert not any(outcome.scores[self.state.seats :]), "other seats stay 0"
        return outcome


class PileTable(AnyTable[Its, Seen]):
    """A table of a game with one draw pile, whose next cards a scene may tell."""

    chance: ClassVar[ModuleType]
    """The game's module with the rule `top_card`."""

    _to_draw: list[str] | None
    """The cards to come; None where the dice decide."""

    @abstractmethod
    def take_from_pile(self, state: Its, name: str) -> int:
        """Takes a card by name out of the draw pile; it must lie there."""

    @property
    @abstractmethod
    def active(self) -> int:
        """The seat whose turn it is."""

    def asking(self, seat: int | None) -> int:
        """The seat that is meant: the active one, unless told."""
        return self.active if seat is None else seat

    @property
    def open(self) -> set[str]:
        """Everything that is open to the active seat."""
        return self.open_to(self.active)

    def scripted(self) -> Script:
        top_card = self.chance.top_card if self._to_draw is None else self._top_card
        return patch.object(self.chance, "top_card", top_card)

    def _top_card(self, state: Its) -> int:
        assert self._to_draw, "a card is drawn that the scene does not foresee"
        return self.take_from_pile(state, self._to_draw.pop(0))

    def forget_script(self) -> None:
        self._to_draw = None

    def finished(self) -> None:
        """Proves that every card that the scene tells was drawn."""
        assert not self._to_draw, f"never drawn: {self._to_draw}"
