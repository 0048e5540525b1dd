"""A table for scenes of Elixir Mixer: laid out in one line, played in the words of the rules.

    table = Table(hand=["yellow-4", "yellow-6", "red-1"], draws=["red-5"])
    table.draws()
    table.mixes("yellow", "yellow-4", "yellow-6")
    table.finished()

Every verb asks the rules before each single step whether it is open, and checks the whole table
after it. Cards are drawn in the order that the scene tells; without one, by the dice of its seed.
"""

from __future__ import annotations

from types import ModuleType
from typing import ClassVar, NamedTuple, Unpack

from stillroom.games.elixir_mixer import play, rolls
from stillroom.games.elixir_mixer.game import GAME
from stillroom.games.elixir_mixer.ids import BONUSES, Bonus, Choice, Colour
from stillroom.games.elixir_mixer.state import Foresight, Log, Mask, Observation, State
from stillroom.kernel import choices
from tests.games.elixir_mixer.names import (
    ACTION_OF,
    BONUS_OF,
    KIND_OF,
    PHRASE_OF,
    Cards,
    Told,
    cards,
    mixable,
    names_of,
    told,
    word,
)
from tests.games.elixir_mixer.scene import Scene, check_consistent, elixirs_of, lay_out
from tests.games.table import PileTable

CARD_BY_CARD = (Choice.TRADE, Choice.USE, Choice.DISCARD)


class Preview(NamedTuple):
    """What a seat may know of an action before it is played."""

    points: int = 0
    bonuses: frozenset[str] = frozenset()
    hand_size: int = 0
    owed: int = 0
    opens: frozenset[str] = frozenset()
    next_elixir: int = 0
    discards: int = 0
    ends_turn: bool = False
    ends_match: bool = False


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
        kind = KIND_OF[name]
        assert state.draw_pile[kind], f"{name} is not in the draw pile"
        state.draw_pile[kind] -= 1
        return kind

    # --- verbs

    def draws(self) -> None:
        """The active player draws a card."""
        self.does("draw")

    def takes(self, card: str) -> None:
        """The active player takes a card from the market."""
        self.does(f"take {card}")

    def trades(self, given: str, *taken: str) -> None:
        """The active player gives a card to the market and takes others for it."""
        self.does(f"give {given}", *_named(taken))

    def mixes(self, colour: str, *used: str) -> None:
        """The active player mixes the top elixir of a colour."""
        self.does(f"mix {colour}", *_named(used))

    def mixes_seventeen(self, *used: str) -> None:
        """The active player makes the mixed elixir."""
        self.does("mix seventeen", *_named(used))

    def ends_turn(self) -> None:
        """The active player ends the turn; cards above five are asked for next."""
        self.does("end turn")

    def discards(self, *put_down: str) -> None:
        """The active player puts cards into the market."""
        self.does(*_named(put_down))

    # --- what is open

    def ways(self, phrase: str) -> set[Cards]:
        """All complete choices of cards to which an action can lead, none if it is not open.

        Proves on its way that no path ends nowhere and that no two paths lead to the same cards.
        """
        if not self.can(phrase):
            return set()
        state, seat = self.state.copied(), self.state.active_seat
        play.apply(state, seat, ACTION_OF[phrase], Log())
        if choices.asked(state.players[seat].pending) not in CARD_BY_CARD:
            return {()}
        found = _walk(state, seat, ())
        assert len(found) == len(set(found)), "every choice of cards has exactly one way"
        return set(found)

    # --- what a seat may know

    def foresees(self, phrase: str) -> Preview:
        """The preview of an open action; looking ahead leaves everything as it was."""
        assert self.can(phrase), f"{phrase} is not open"
        before = self.state.copied()
        seen = Foresight()
        seen.bonuses, seen.opens = [1] * BONUSES, [1] * (Colour.ANY + 1)
        seen.points = seen.owed = seen.next_elixir = seen.discards = 9
        seen.ends_turn = seen.ends_match = 1
        play.foresee(self.state, self.state.active_seat, ACTION_OF[phrase], seen)
        assert self.state == before, "looking ahead changes nothing"
        seen.check()
        return Preview(
            seen.points,
            frozenset(word(Bonus(bonus)) for bonus, sure in enumerate(seen.bonuses) if sure),
            seen.hand_size,
            seen.owed,
            frozenset(mixable(colour) for colour, opens in enumerate(seen.opens) if opens),
            seen.next_elixir,
            seen.discards,
            bool(seen.ends_turn),
            bool(seen.ends_match),
        )

    @property
    def events(self) -> list[Told]:
        """What the last verb made happen."""
        return [told(event) for event in self._happened]

    def events_for(self, seat: int) -> list[Told]:
        """What the last verb made happen, as one seat may know it."""
        return [told(event, seat) for event in self._happened]

    # --- what lies where

    @property
    def asked(self) -> str:
        """What the active seat is asked; nothing when the match is over."""
        asked = choices.asked(self.state.players[self.active].pending)
        return word(Choice(asked)) if asked else ""

    @property
    def places(self) -> list[int]:
        return self.ranks

    @property
    def winner(self) -> int | None:
        return self.state.winner - 1 if self.state.winner else None

    @property
    def market(self) -> Cards:
        return names_of(self.state.market)

    @property
    def discard_pile(self) -> Cards:
        return names_of(self.state.discard_pile)

    @property
    def draw_pile(self) -> Cards:
        return names_of(self.state.draw_pile)

    def hand(self, seat: int) -> Cards:
        return names_of(self.state.players[seat].hand)

    def hand_size(self, seat: int) -> int:
        return self.state.players[seat].hand_size

    def known(self, seat: int) -> Cards:
        """The cards of a hand that everybody knows."""
        return names_of(self.state.players[seat].known)

    def points(self, seat: int) -> int:
        return self.state.players[seat].points

    def elixirs(self, seat: int) -> tuple[str, ...]:
        return elixirs_of(self.state, seat)

    def bonuses(self, seat: int) -> set[str]:
        return {bonus for bonus in BONUS_OF if self.holder(bonus) == seat}

    def holder(self, bonus: str) -> int | None:
        """The seat that has a bonus card, if it does not lie out."""
        holder = self.state.bonus_holder[BONUS_OF[bonus]]
        return holder - 1 if holder else None

    def showing(self, colour: str) -> int | None:
        """The elixir on top of a pile, if one is left."""
        value = self.state.showing[Colour[colour.upper()]]
        return value if value <= 15 else None


def _named(names: tuple[str, ...]) -> list[str]:
    """9.1  The steps that name some cards, from the highest kind down."""
    return [f"name {name}" for name in reversed(cards(*names))]


def _walk(state: State, seat: int, named: Cards) -> list[Cards]:
    asked = choices.asked(state.players[seat].pending)
    mask = Mask()
    play.legal(state, seat, mask)
    assert mask.length, f"no way ends nowhere, but {named} does"
    found = []
    for action in mask.actions[: mask.length]:
        further = state.copied()
        play.apply(further, seat, action, Log())
        so_far = (*named, PHRASE_OF[action].removeprefix("name "))
        if choices.asked(further.players[seat].pending) == asked:
            found += _walk(further, seat, so_far)
        else:
            found.append(cards(*so_far))
    return found
