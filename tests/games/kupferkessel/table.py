"""A table for scenes of Kupferkessel Co.: laid out in one line, played in the words of the rules.

    table = Table(line="roots-2 mould-3", pawns=[1, 10], draws="vines-4")
    table.takes("roots-2")
    table.uses()
    assert table.stop_of(0) == 3
    table.finished()

Every verb asks the rules before each single step whether it is open, and checks the whole table
after it. Cards are turned up in the order that the scene tells; without one, by the dice of its
seed.
"""

from __future__ import annotations

import copy
from contextlib import AbstractContextManager
from typing import NamedTuple, Unpack
from unittest.mock import patch

from stillroom.games.kupferkessel import play, rolls
from stillroom.games.kupferkessel.game import GAME
from stillroom.games.kupferkessel.ids import Choice, Recipe
from stillroom.games.kupferkessel.state import Foresight, Log, Mask, Observation, State
from stillroom.kernel import choices, dice
from stillroom.kernel.events import Event
from stillroom.kernel.state import Outcome
from tests.games.kupferkessel.names import (
    ACTION_OF,
    CARD_OF,
    CELLS,
    PHRASE_OF,
    Cards,
    Told,
    cards,
    name_of,
    told,
    word,
)
from tests.games.kupferkessel.scene import (
    Scene,
    cauldron_of,
    check_consistent,
    lay_out,
    queue_of,
    square_of,
    unseen_of,
)
from tests.referee.kettle_ring import Cell


class Preview(NamedTuple):
    """What a seat may know of an action before it is played."""

    stop: int
    steps: int
    next_stop: int
    has_symbol: bool = False
    loses: tuple[tuple[int, str], ...] = ()
    ends_match: bool = False


class Table:
    """A match in the plain engine, with verbs and questions that read like the rules."""

    def __init__(self, **scene: Unpack[Scene]) -> None:
        self.state = lay_out(scene)
        self._to_draw = list(cards(scene["draws"])) if "draws" in scene else None
        self._happened: list[Event] = []
        check_consistent(self.state)

    @classmethod
    def begun(cls, seats: int, seed: int, **options: int) -> Table:
        """A match that begins as the rules let it, with nothing laid out by hand."""
        return cls._begun(seats, seed, None, options)

    @classmethod
    def dealt(cls, seats: int, *cards: str, **options: int) -> Table:
        """A match that begins with these cards, in the order in which they are turned up."""
        table = cls._begun(seats, 1, list(cards), options)
        table.finished()
        return table

    @classmethod
    def _begun(
        cls, seats: int, seed: int, to_draw: list[str] | None, options: dict[str, int]
    ) -> Table:
        state = GAME.new_state(seats, options)
        assert isinstance(state, State), "the game's own state"
        dice.seed(state.dice, seed, 0)
        table = cls._with(state)
        table._to_draw = to_draw
        with table._scripted():
            play.begin(state, Log())
        check_consistent(state)
        return table

    @classmethod
    def _with(cls, state: State) -> Table:
        table = cls.__new__(cls)
        table.state, table._to_draw, table._happened = state, None, []
        return table

    # --- verbs

    def takes(self, card: str) -> None:
        """The active player takes a card from the line."""
        self.does(f"take {card}")

    def takes_any(self) -> str:
        """The active player takes some card without a symbol, and the table tells which."""
        card = min(card for card in self.takeable if not card.endswith("-2"))
        self.takes(card)
        return card

    def uses(self) -> None:
        """The active player uses the symbol of the card just taken."""
        self.does("use")

    def spares(self) -> None:
        """The active player leaves the symbol unused."""
        self.does("spare")

    def keeps(self) -> None:
        """The active player keeps the last card."""
        self.does("keep")

    def refuses(self) -> None:
        """The active player refuses the last card."""
        self.does("refuse")

    def does(self, *phrases: str) -> None:
        """The active player does single steps, such as ``take roots-2`` or ``use``."""
        self._happened = []
        for phrase in phrases:
            assert self.can(phrase), f"{phrase} is not open; open are {sorted(self.open)}"
            assert not self.why(phrase), f"{phrase} is open, but {self.why(phrase)} forbids it"
            log = Log()
            with self._scripted():
                play.apply(self.state, self.active, ACTION_OF[phrase], log)
            self._happened += log.rows[: log.length]
            check_consistent(self.state)

    def _scripted(self) -> AbstractContextManager[object]:
        top_card = rolls.top_card if self._to_draw is None else self._scripted_card
        return patch.object(rolls, "top_card", top_card)

    def _scripted_card(self, state: State) -> int:
        assert self._to_draw, "a card is drawn that the scene does not foresee"
        card = CARD_OF[self._to_draw.pop(0)]
        assert state.pile.unseen[card], f"{name_of(card + 1)} is not in the pile"
        state.pile.unseen[card] = 0
        return card

    def finished(self) -> None:
        """Proves that every card that the scene tells was drawn."""
        assert not self._to_draw, f"never drawn: {self._to_draw}"

    # --- what is open

    def can(self, phrase: str, seat: int | None = None) -> bool:
        """Whether an action is open to a seat; to the active one, unless told."""
        return bool(self._mask(seat).is_open[ACTION_OF[phrase]])

    @property
    def open(self) -> set[str]:
        """Everything that is open to the active seat."""
        return self.open_to(self.active)

    def open_to(self, seat: int) -> set[str]:
        """Everything that is open to a seat."""
        mask = self._mask(seat)
        return {PHRASE_OF[action] for action in mask.actions[: mask.length]}

    @property
    def takeable(self) -> set[str]:
        """The cards that the active seat can take."""
        return {phrase.removeprefix("take ") for phrase in self.open if phrase.startswith("take ")}

    def why(self, phrase: str, seat: int | None = None) -> str:
        """The paragraph that forbids an action, such as 5.1; nothing when it is open."""
        asking = self.active if seat is None else seat
        paragraph = play.reason(self.state, asking, ACTION_OF[phrase])
        return f"{paragraph // 100}.{paragraph % 100}" if paragraph else ""

    def _mask(self, seat: int | None) -> Mask:
        mask = Mask()
        play.legal(self.state, self.active if seat is None else seat, mask)
        return mask

    # --- what a seat may know

    def foresees(self, phrase: str) -> Preview:
        """The preview of an open action; looking ahead leaves everything as it was."""
        assert self.can(phrase), f"{phrase} is not open"
        before = self.state.copied()
        seen = Foresight()
        seen.stop = seen.next_stop = 19
        seen.steps = 4
        seen.has_symbol = seen.ends_match = 1
        seen.loses = [1] * len(seen.loses)
        play.foresee(self.state, self.active, ACTION_OF[phrase], seen)
        assert self.state == before, "looking ahead changes nothing"
        seen.check()
        loses = [(seat, name_of(card)) for seat, card in enumerate(seen.loses) if card]
        return Preview(
            seen.stop,
            seen.steps,
            seen.next_stop,
            bool(seen.has_symbol),
            tuple(loses),
            bool(seen.ends_match),
        )

    def observed_by(self, seat: int) -> Observation:
        """A seat's knowledge as numbers."""
        observation = Observation()
        play.observe(self.state, seat, observation)
        observation.check()
        return observation

    def redealt_for(self, seat: int, seed: int) -> Table:
        """Another table, with a guess at what a seat cannot know."""
        state = self.state.copied()
        dice.seed(state.dice, seed, 0)
        play.redeal(state, seat)
        check_consistent(state)
        return self._with(state)

    def copied(self) -> Table:
        """Another table that stands as this one does."""
        other = copy.copy(self)
        other.state = self.state.copied()
        other._to_draw = None if self._to_draw is None else list(self._to_draw)
        return other

    @property
    def events(self) -> list[Told]:
        """What the last verb made happen."""
        return [told(event) for event in self._happened]

    def events_for(self, seat: int) -> list[Told]:
        """What the last verb made happen, as one seat may know it."""
        return [told(event, seat) for event in self._happened]

    def told_of(self, *names: str) -> list[Told]:
        """Of what the last verb made happen, the events of these kinds."""
        return [event for event in self.events if event[0] in names]

    # --- what lies where

    @property
    def active(self) -> int:
        return self.state.active_seat

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def asked(self) -> str:
        """What the active seat is asked; nothing when the match is over."""
        asked = choices.asked(self.state.players[self.active].pending)
        return word(Choice(asked)) if asked else ""

    @property
    def waiting(self) -> list[int]:
        """The seats that owe a decision."""
        return [seat for seat in range(self.state.seats) if self.state.waiting[seat]]

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def points(self) -> list[int]:
        return self._outcome().scores[: self.state.seats]

    @property
    def places(self) -> list[int]:
        return self._outcome().ranks[: self.state.seats]

    def _outcome(self) -> Outcome:
        outcome = Outcome()
        play.outcome(self.state, outcome)
        outcome.check()
        return outcome

    @property
    def last_taker(self) -> int | None:
        """Who took the last card of a line, if somebody has."""
        return self.state.last_taker - 1 if self.state.last_taker else None

    def stop_of(self, seat: int) -> int:
        return self.state.players[seat].stop

    @property
    def stops(self) -> list[int]:
        return [player.stop for player in self.state.players[: self.state.seats]]

    def top_of(self, seat: int) -> str:
        return name_of(self.state.players[seat].cauldron.top)

    def cauldron_of(self, seat: int) -> Cards:
        """The cards of a cauldron, the top card last."""
        return cauldron_of(self.state, seat)

    @property
    def cauldrons(self) -> tuple[Cards, ...]:
        return tuple(self.cauldron_of(seat) for seat in range(self.state.seats))

    def recipes_of(self, seat: int) -> set[str]:
        return {word(Recipe(stored - 1)) for stored in self.state.players[seat].recipes if stored}

    @property
    def square(self) -> dict[Cell, str]:
        """The cards of the square, without its gaps."""
        return square_of(self.state)

    @property
    def gaps(self) -> list[Cell]:
        """The cells without a card."""
        return [cell for cell in CELLS if cell not in self.square]

    @property
    def unseen(self) -> Cards:
        """The cards of the pile that nobody has seen."""
        return unseen_of(self.state)

    @property
    def under(self) -> Cards:
        """The cards under the pile, the next one first."""
        return queue_of(self.state.pile.under)

    @property
    def pile_size(self) -> int:
        return len(self.unseen) + len(self.under)

    @property
    def out_of_game(self) -> Cards:
        """The cards out of the game, the earliest first."""
        return queue_of(self.state.out_of_game)
