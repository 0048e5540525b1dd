"""A table for scenes of Glastonbury: laid out in one line, played in the words of the rules.

    table = Table(line=["vanesco-1", "roots-2"], cauldrons={1: ["mosses-4"]}, draws=["vines-3"])
    table.takes("vanesco-1")
    assert table.cauldron_of(1) == ()
    table.finished()

Every verb asks the rules before each single step whether it is open, and checks the whole table
after it. Cards are drawn in the order that the scene tells; without one, by the dice of its seed.
"""

from __future__ import annotations

from types import ModuleType
from typing import ClassVar, NamedTuple, Unpack

from stillroom.games.glastonbury import play, rolls
from stillroom.games.glastonbury.game import GAME
from stillroom.games.glastonbury.state import Foresight, Observation, State
from stillroom.kernel import choices
from tests.games.glastonbury.names import (
    ACTION_OF,
    CARD_OF,
    CELLS,
    KINDS,
    PHRASE_OF,
    RECIPE_OF,
    Cards,
    Told,
    asked_in_words,
    name_of,
    told,
)
from tests.games.glastonbury.scene import (
    Scene,
    bag_names,
    cauldron_of,
    check_consistent,
    lay_out,
    queue_names,
    spells_of,
)
from tests.games.table import PileTable
from tests.referee.kettle_ring import Cell, line

RECIPES = tuple(RECIPE_OF)


class Preview(NamedTuple):
    """What a seat may know of an action before it is played."""

    steps: int = 0
    next_stop: int = 0
    is_known: bool = False
    loses: tuple[str, ...] = ("", "", "", "")
    uses: int = 0
    points: int = 0
    ends_play: bool = False


class Table(PileTable[State, Observation]):
    """A match in the plain engine, with verbs and questions that read like the rules."""

    game = GAME
    action_of = ACTION_OF
    phrase_of = PHRASE_OF
    chance: ClassVar[ModuleType] = rolls

    def __init__(self, **scene: Unpack[Scene]) -> None:
        self._state = lay_out(scene)
        self._to_draw = list(scene["draws"]) if "draws" in scene else None
        self._happened = []
        self.check()

    @property
    def active(self) -> int:
        return self.state.active_seat

    def check(self) -> None:
        check_consistent(self.state)

    def take_from_pile(self, state: State, name: str) -> int:
        card = CARD_OF[name]
        assert state.pile.unseen[card], f"{name} is not in the draw pile"
        state.pile.unseen[card] -= 1
        return card

    # --- verbs

    def takes(self, card: str) -> None:
        """The active player takes a card from the line."""
        self.does(f"take {card}")

    def takes_with_accio(self, card: str, *, unused: bool = False) -> None:
        """The active player takes a card of the square with Accio."""
        self.does(f"take {card} with {'unused-' if unused else ''}accio")

    def uses_declinatio(self, *, unused: bool = False) -> None:
        """The active player walks on from a corner."""
        self.does(f"use {'unused-' if unused else ''}declinatio")

    def stays(self) -> None:
        """The active player stays at a corner."""
        self.does("stay")

    def is_done(self) -> None:
        """The active player is done with looking."""
        self.does("done")

    def keeps(self) -> None:
        """The active player keeps the last card."""
        self.does("keep")

    def refuses(self) -> None:
        """The active player refuses the last card."""
        self.does("refuse")

    def places(self, seat: int, *kinds: str) -> None:
        """A player adds Immuto to kinds."""
        self.does(*(f"place {kind}" for kind in kinds), seat=seat)

    # --- what is open

    # --- what a seat may know

    def foresees(self, phrase: str, seat: int | None = None) -> Preview:
        """The preview of an open action; looking ahead leaves everything as it was."""
        looking = self.state.active_seat if seat is None else seat
        assert self.can(phrase, looking), f"{phrase} is not open"
        before = self.state.copied()
        seen = Foresight()
        seen.steps, seen.next_stop, seen.is_known, seen.loses = 4, 19, 1, [9, 9, 9, 9]
        seen.uses, seen.points, seen.ends_play = 3, 999, 1
        play.foresee(self.state, looking, ACTION_OF[phrase], seen)
        assert self.state == before, "looking ahead changes nothing"
        seen.check()
        return Preview(
            seen.steps,
            seen.next_stop,
            bool(seen.is_known),
            tuple(name_of(card) for card in seen.loses),
            seen.uses,
            seen.points,
            bool(seen.ends_play),
        )

    @property
    def events(self) -> list[Told]:
        """What the last verb made happen."""
        return [told(event) for event in self._happened]

    def events_for(self, seat: int) -> list[Told]:
        """What the last verb made happen, as one seat may know it."""
        return [told(event, seat) for event in self._happened]

    def heard(self, *kinds: str) -> list[Told]:
        """What the last verb made happen, of some kinds only."""
        return [event for event in self.events if event[0] in kinds]

    # --- what lies where

    @property
    def asked(self) -> str:
        """What the active seat is asked; nothing when it owes no answer."""
        return self.asked_of(self.active)

    def asked_of(self, seat: int) -> str:
        """What a seat is asked; nothing when it owes no answer."""
        return asked_in_words(choices.asked(self.state.players[seat].pending))

    @property
    def ended_by(self) -> int | None:
        """The seat that has ended play."""
        return self.state.ended_by - 1 if self.state.ended_by else None

    @property
    def points(self) -> list[int]:
        return self.scores

    def stop_of(self, seat: int) -> int:
        return self.state.players[seat].stop

    def cauldron_of(self, seat: int) -> Cards:
        """The cards of a cauldron, from the bottom to the top."""
        return cauldron_of(self.state, seat)

    def top_of(self, seat: int) -> str:
        """The top card of a cauldron; nothing if it has none."""
        return name_of(self.state.players[seat].cauldron.top)

    def spells_of(self, seat: int) -> dict[str, int]:
        """The spell cards of a seat with the uses that are left."""
        return dict(spells_of(self.state, seat))

    def used_by(self, seat: int) -> set[str]:
        """The spell cards of a seat that count as used."""
        has = [spell for spell in self.state.spells if spell.holder == seat + 1]
        return {name_of(spell.card) for spell in has if spell.used}

    def recipes_of(self, seat: int) -> Cards:
        player = self.state.players[seat]
        return tuple(RECIPES[held - 1] for held in (player.recipe_a, player.recipe_b) if held)

    def added_by(self, seat: int) -> Cards:
        """The kinds to which a seat has added Immuto."""
        return tuple(KINDS[kind - 1] for kind in self.state.players[seat].placed if kind)

    @property
    def square(self) -> dict[Cell, str]:
        """The cards of the square by row and column, without the gaps."""
        cells = zip(CELLS, self.state.square.cells, strict=True)
        return {cell: name_of(card) for cell, card in cells if card}

    def line_of(self, seat: int) -> Cards:
        """The cards of the line beside a pawn, the nearest first; none at a corner."""
        square = self.square
        return tuple(square[cell] for cell in line(self.stop_of(seat)) if cell in square)

    @property
    def unseen(self) -> Cards:
        """The cards of the draw pile that nobody has seen."""
        return bag_names(self.state.pile.unseen)

    @property
    def under(self) -> Cards:
        """The cards under the draw pile, the next to come up first."""
        return queue_names(self.state.pile.under)

    @property
    def pile_size(self) -> int:
        return len(self.unseen) + len(self.under)

    @property
    def out_of_game(self) -> Cards:
        return queue_names(self.state.out_of_game)
