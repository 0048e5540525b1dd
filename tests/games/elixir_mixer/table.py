"""A table for scenes of Elixir Mixer: laid out in one line, played in the words of the rules.

    table = Table(hand=["yellow-4", "yellow-6", "red-1"], draws=["red-5"])
    table.draws()
    table.mixes("yellow", "yellow-4", "yellow-6")
    table.finished()

Every verb asks the rules before each single step whether it is open, and checks the whole table
after it. Cards are drawn in the order that the scene tells; without one, by the dice of its seed.
"""

from __future__ import annotations

import copy
from typing import NamedTuple, Unpack
from unittest.mock import patch

from stillroom.games.elixir_mixer import play, rolls
from stillroom.games.elixir_mixer.game import GAME
from stillroom.games.elixir_mixer.ids import BONUSES, Bonus, Choice, Colour
from stillroom.games.elixir_mixer.state import Foresight, Log, Mask, Observation, State
from stillroom.kernel import choices, dice
from stillroom.kernel.events import Event
from stillroom.kernel.state import Outcome
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


class Table:
    """A match in the plain engine, with verbs and questions that read like the rules."""

    def __init__(self, **scene: Unpack[Scene]) -> None:
        self.state = lay_out(scene)
        self._to_draw = list(scene["draws"]) if "draws" in scene else None
        self._happened: list[Event] = []
        check_consistent(self.state)

    @classmethod
    def begun(cls, seats: int, seed: int, **options: int) -> Table:
        """A match that begins as the rules let it, with nothing laid out by hand."""
        state = GAME.new_state(seats, options)
        assert isinstance(state, State), "the game's own state"
        dice.seed(state.dice, seed, 0)
        play.begin(state, Log())
        return cls._with(state)

    @classmethod
    def _with(cls, state: State) -> Table:
        table = cls()
        table.state = state
        check_consistent(state)
        return table

    # --- verbs

    def draws(self) -> None:
        """The active player draws a card."""
        self._play("draw")

    def takes(self, card: str) -> None:
        """The active player takes a card from the market."""
        self._play(f"take {card}")

    def trades(self, given: str, *taken: str) -> None:
        """The active player gives a card to the market and takes others for it."""
        self._play(f"give {given}", *_named(taken))

    def mixes(self, colour: str, *used: str) -> None:
        """The active player mixes the top elixir of a colour."""
        self._play(f"mix {colour}", *_named(used))

    def mixes_seventeen(self, *used: str) -> None:
        """The active player makes the mixed elixir."""
        self._play("mix seventeen", *_named(used))

    def ends_turn(self) -> None:
        """The active player ends the turn; cards above five are asked for next."""
        self._play("end turn")

    def discards(self, *put_down: str) -> None:
        """The active player puts cards into the market."""
        self._play(*_named(put_down))

    def does(self, *phrases: str) -> None:
        """The active player does single steps, such as ``give red-7`` or ``name blue-1``."""
        self._play(*phrases)

    def _play(self, *phrases: str) -> None:
        self._happened = []
        seat = self.state.active_seat
        for phrase in phrases:
            assert self.can(phrase), f"{phrase} is not open; open are {sorted(self.open)}"
            assert not self.why(phrase), f"{phrase} is open, but {self.why(phrase)} forbids it"
            log = Log()
            top_card = rolls.top_card if self._to_draw is None else self._scripted_card
            with patch.object(rolls, "top_card", top_card):
                play.apply(self.state, seat, ACTION_OF[phrase], log)
            self._happened += log.rows[: log.length]
            check_consistent(self.state)

    def _scripted_card(self, state: State) -> int:
        assert self._to_draw, "a card is drawn that the scene does not foresee"
        name = self._to_draw.pop(0)
        kind = KIND_OF[name]
        assert state.draw_pile[kind], f"{name} is not in the draw pile"
        state.draw_pile[kind] -= 1
        return kind

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
        return self.open_to(self.state.active_seat)

    def open_to(self, seat: int) -> set[str]:
        """Everything that is open to a seat."""
        mask = self._mask(seat)
        return {PHRASE_OF[action] for action in mask.actions[: mask.length]}

    def why(self, phrase: str, seat: int | None = None) -> str:
        """The paragraph that forbids an action, such as 3.5; nothing when it is open."""
        asking = self.state.active_seat if seat is None else seat
        paragraph = play.reason(self.state, asking, ACTION_OF[phrase])
        return f"{paragraph // 100}.{paragraph % 100}" if paragraph else ""

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

    def _mask(self, seat: int | None) -> Mask:
        mask = Mask()
        play.legal(self.state, self.state.active_seat if seat is None else seat, mask)
        return mask

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
        return self._with(state)

    def copied(self) -> Table:
        """Another table that stands as this one does."""
        other = copy.copy(self)
        other.state = self.state.copied()
        return other

    @property
    def events(self) -> list[Told]:
        """What the last verb made happen."""
        return [told(event) for event in self._happened]

    def events_for(self, seat: int) -> list[Told]:
        """What the last verb made happen, as one seat may know it."""
        return [told(event, seat) for event in self._happened]

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
    def winner(self) -> int | None:
        return self.state.winner - 1 if self.state.winner else None

    @property
    def places(self) -> list[int]:
        return self._outcome().ranks[: self.state.seats]

    @property
    def scores(self) -> list[int]:
        return self._outcome().scores[: self.state.seats]

    def _outcome(self) -> Outcome:
        outcome = Outcome()
        play.outcome(self.state, outcome)
        return outcome

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
