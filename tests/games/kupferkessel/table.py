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

from types import ModuleType
from typing import ClassVar, NamedTuple, Unpack

from stillroom.games.kupferkessel import play, rolls
from stillroom.games.kupferkessel.game import GAME
from stillroom.games.kupferkessel.ids import Choice, Recipe
from stillroom.games.kupferkessel.state import Foresight, Observation, State
from stillroom.kernel import choices
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
from tests.games.table import PileTable
from tests.referee.kettle_ring import Cell


class Preview(NamedTuple):
    """What a seat may know of an action before it is played."""

    stop: int
    steps: int
    next_stop: int
    has_symbol: bool = False
    loses: tuple[tuple[int, str], ...] = ()
    ends_match: bool = False


class Table(PileTable[State, Observation]):
    """A match in the plain engine, with verbs and questions that read like the rules."""

    game = GAME
    action_of = ACTION_OF
    phrase_of = PHRASE_OF
    chance: ClassVar[ModuleType] = rolls

    def __init__(self, **scene: Unpack[Scene]) -> None:
        self._state = lay_out(scene)
        self._to_draw = list(cards(scene["draws"])) if "draws" in scene else None
        self._happened = []
        self.check()

    @property
    def active(self) -> int:
        return self.state.active_seat

    def check(self) -> None:
        check_consistent(self.state)

    def take_from_pile(self, state: State, name: str) -> int:
        card = CARD_OF[name]
        assert state.pile.unseen[card], f"{name} is not in the pile"
        state.pile.unseen[card] = 0
        return card

    @classmethod
    def dealt(cls, seats: int, *cards: str, **options: int) -> Table:
        """A match that begins with these cards, in the order in which they are turned up."""
        table = cls.set_up(seats, 1, options)
        table._to_draw = list(cards)
        table.begins()
        table.finished()
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

    # --- what is open

    @property
    def takeable(self) -> set[str]:
        """The cards that the active seat can take."""
        return {phrase.removeprefix("take ") for phrase in self.open if phrase.startswith("take ")}

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
    def asked(self) -> str:
        """What the active seat is asked; nothing when the match is over."""
        asked = choices.asked(self.state.players[self.active].pending)
        return word(Choice(asked)) if asked else ""

    @property
    def points(self) -> list[int]:
        return self.scores

    @property
    def places(self) -> list[int]:
        return self.ranks

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
