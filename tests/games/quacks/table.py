"""A table for scenes of The Quacks of Quedlinburg, played in the words of the rules.

    table = Table(turn=4, card="thick-walls", bags={0: "white-1 green-2"}, rubies=[3, 0])
    table.brews(0, "white-1 green-2")
    table.stops(0)
    assert table.pot(0) == {1: "white-1", 3: "green-2"}

The turn begins with the first verb or question, so that chips and faces that its card brings can
be told before (`will_draw`, `will_roll`). Every verb asks the rules before each single step whether
it is open, and checks the whole table after it. A chip that nobody has told is not drawn, unless by
`free_draws`.
"""

from __future__ import annotations

from typing import NamedTuple, Unpack
from unittest.mock import patch

from stillroom.games.quacks import play, rolls, turns
from stillroom.games.quacks.game import GAME
from stillroom.games.quacks.ids import Phase
from stillroom.games.quacks.state import Foresight, Log, Observation, State
from stillroom.games.quacks.tables import VALUE
from stillroom.kernel import choices
from stillroom.kernel.events import EventRow
from tests.games.quacks.names import (
    ACTION_OF,
    CARD_OF,
    CHIP_NAMES,
    CHIP_OF,
    FACE_OF,
    PHRASE_OF,
    Chips,
    Told,
    asked_in_words,
    bag_chips,
    chips_in_order,
    told,
    word,
)
from tests.games.quacks.scene import (
    Scene,
    check_consistent,
    discard_earlier,
    lay_out,
    pot_of,
)
from tests.games.table import AnyTable, Script

PLAINEST = (
    *("nothing", "done", "leave", "go-on", "plainly", "stop", "pot", "points", "steps", "rubies"),
    *("pay 0", "give-up 0", "tier 0"),
)
"""The answers that change least, for what a test does not care about."""
QUIET_CARDS = ("pumpkin-fair", "ruby-luck", "twice-the-glitter", "two-throws")
"""Cards of later turns that ask nobody."""
TO_ROLL = rolls.face
TO_DRAW = rolls.chip
TO_TURN_UP = rolls.card
"""What the dice have, where nothing is told."""


class Result(NamedTuple):
    """The scores and the ranks of the seats that take part."""

    scores: list[int]
    ranks: list[int]


class Table(AnyTable[State, Observation]):
    """A match in the plain engine, with verbs and questions that read like the rules."""

    game = GAME
    action_of = ACTION_OF
    phrase_of = PHRASE_OF

    def __init__(self, **scene: Unpack[Scene]) -> None:
        self._state = lay_out(scene)
        self._to_draw: dict[int, list[str]] = {seat: [] for seat in range(4)}
        self._to_roll = list(scene.get("faces", ()))
        card = scene.get("card")
        self._to_turn_up = [card] if card else []
        self._is_free = False
        self._has_begun = False
        self._happened = []

    def check(self) -> None:
        check_consistent(self.state)

    def forget_script(self) -> None:
        self._to_draw = {seat: [] for seat in range(4)}
        self._to_roll, self._to_turn_up = [], []
        self._is_free = self._has_begun = True

    def scripted(self) -> Script:
        return patch.multiple(rolls, chip=self._chip, face=self._face, card=self._card)

    def asking(self, seat: int | None) -> int:
        """The seat that is meant: seat 0, unless told."""
        return seat or 0

    @property
    def state(self) -> State:
        if not self._has_begun:
            self._begin()
        return self._state

    # --- what will come

    def will_draw(self, seat: int, words: str) -> None:
        """Tells the next chips out of a bag: ``white-1*2 red-1``."""
        self._to_draw[seat] += chips_in_order(words)

    def will_roll(self, *faces: str) -> None:
        """Tells the next faces of the bonus die."""
        self._to_roll += faces

    def will_turn_up(self, *cards: str) -> None:
        """Tells the Fortune Teller cards of the next turns; unless told, they ask nobody."""
        self._to_turn_up += cards

    def free_draws(self) -> None:
        """From here on, chips and faces that are not told come as the dice have it."""
        self._is_free = True

    def finished(self) -> None:
        """Proves that everything that was told has come."""
        left = [*self._to_roll, *(chip for chips in self._to_draw.values() for chip in chips)]
        assert not left, f"never came: {left}"

    def _chip(self, state: State, seat: int) -> int:
        if not self._to_draw[seat]:
            assert self._is_free, f"seat {seat} draws a chip that the scene does not foresee"
            return TO_DRAW(state, seat)
        name = self._to_draw[seat].pop(0)
        bag = state.players[seat].bag
        assert bag[CHIP_OF[name]], f"{name} is not in the bag of seat {seat}"
        bag[CHIP_OF[name]] -= 1
        return CHIP_OF[name]

    def _face(self, state: State) -> int:
        if not self._to_roll:
            assert self._is_free, "the die is rolled, and the scene does not foresee it"
            return TO_ROLL(state)
        return FACE_OF[self._to_roll.pop(0)]

    def _card(self, state: State) -> int:
        if self._is_free and not self._to_turn_up:
            return TO_TURN_UP(state)
        quiet = [name for name in QUIET_CARDS if state.deck[CARD_OF[name]]]
        name = self._to_turn_up.pop(0) if self._to_turn_up else quiet[0]
        assert state.deck[CARD_OF[name]], f"{name} was turned up before"
        state.deck[CARD_OF[name]] -= 1
        return CARD_OF[name]

    # --- verbs

    def _begin(self) -> None:
        self._has_begun = True
        if self._to_turn_up:
            discard_earlier(self._state, self._to_turn_up)
        log = Log()
        with self.scripted():
            turns.begin_turn(self._state, log)
            turns.play_on(self._state, log)
        self._happened = log.rows[: log.length]
        check_consistent(self._state)

    def draws(self, seat: int, chip: str, then: str = "") -> None:
        """A player draws this chip; `then` are the chips that are drawn in the same step."""
        self.will_draw(seat, f"{chip} {then}")
        self.does("draw", seat=seat)

    def brews(self, seat: int, words: str) -> None:
        """A player draws these chips, one after another."""
        for chip in chips_in_order(words):
            self.draws(seat, chip)

    def stops(self, seat: int) -> None:
        """A player stops."""
        self.does("stop", seat=seat)

    def all_stop(self) -> None:
        """Everybody who brews stops; who has drawn no chip yet draws a plain one first."""
        turn = self.turn
        while self.turn == turn and any(self.brewing(seat) for seat in self.waiting):
            self.plainly(next(seat for seat in self.waiting if self.brewing(seat)))

    def goes_to(self, phase: str) -> None:
        """Everybody answers plainly until this phase of the turn is there, or has gone by."""
        wanted = Phase[phase.upper().replace("-", "_")]
        turn = self.turn
        while self.turn == turn and self.state.phase < wanted and not self.state.over:
            self.plainly(self.waiting[0])

    def plainly(self, seat: int) -> None:
        """A player gives the answer that changes least; a brew without a chip draws one."""
        opened = self.open_to(seat)
        plain = [phrase for phrase in PLAINEST if phrase in opened]
        if self.asked(seat) == "brew" and "stop" not in opened:
            self._draw_plainly(seat)
        else:
            self.does(plain[0] if plain else min(opened), seat=seat)

    def _draw_plainly(self, seat: int) -> None:
        if not self._to_draw[seat] and not self._is_free:
            bag = self.state.players[seat].bag
            plain = CHIP_NAMES[next(chip for chip, copies in enumerate(bag) if copies)]
            self.will_draw(seat, plain)
        self.does("draw", seat=seat)

    # --- what is open

    def asked(self, seat: int) -> str:
        """What a seat is asked; nothing when it owes no answer."""
        if not self.state.waiting[seat]:
            return ""
        return asked_in_words(choices.asked(self.state.players[seat].pending))

    # --- what a seat may know

    def foresees(self, phrase: str, seat: int = 0) -> Foresight:
        """The preview of an open action; looking ahead leaves everything as it was."""
        assert self.can(phrase, seat), f"{phrase} is not open"
        before = self.state.copied()
        seen = Foresight()
        seen.space, seen.coins, seen.white, seen.explodes = 41, 27, 55, 1
        seen.lands = [17] * len(CHIP_NAMES)
        play.foresee(self.state, seat, ACTION_OF[phrase], seen)
        assert self.state == before, "looking ahead changes nothing"
        seen.check()
        return seen

    @property
    def told(self) -> list[Told]:
        """What the last verb made happen; before any verb, what the beginning of the turn did."""
        return [told(event) for event in self.events()]

    def told_to(self, seat: int) -> list[Told]:
        """What the last verb made happen, as one seat may know it."""
        return [told(event, seat) for event in self.events()]

    def events(self) -> list[EventRow]:
        """The same as the rules write it."""
        if not self._has_begun:
            self._begin()
        return self._happened

    def heard(self, *kinds: str) -> list[Told]:
        """What the last verb made happen, of some kinds only."""
        return [event for event in self.told if event[0] in kinds]

    # --- what lies where

    @property
    def phase(self) -> str:
        return word(Phase(self.state.phase))

    @property
    def supply(self) -> Chips:
        """The chips that no player has."""
        return bag_chips(self.state.supply)

    def pot(self, seat: int) -> dict[int, str]:
        """The chips of a pot by their spaces."""
        return pot_of(self.state, seat)

    def white(self, seat: int) -> int:
        """The sum of the white chips in a pot."""
        return sum(VALUE[CHIP_OF[name]] for name in self.pot(seat).values() if "white" in name)

    def space(self, seat: int) -> int:
        """The scoring space."""
        return self.state.players[seat].reached + 1

    def bag(self, seat: int) -> Chips:
        return bag_chips(self.state.players[seat].bag)

    def aside(self, seat: int) -> Chips:
        return bag_chips(self.state.players[seat].aside)

    def tray(self, seat: int) -> Chips:
        return bag_chips(self.state.players[seat].tray)

    def points(self, seat: int) -> int:
        return self.state.players[seat].points

    def rubies(self, seat: int) -> int:
        return self.state.players[seat].rubies

    def droplet(self, seat: int) -> int:
        return self.state.players[seat].droplet

    def glass(self, seat: int) -> int:
        return self.state.players[seat].glass

    def flask(self, seat: int) -> bool:
        return bool(self.state.players[seat].flask)

    def tails(self, seat: int) -> int:
        """The rat tails that a seat uses."""
        return self.state.players[seat].rats

    def exploded(self, seat: int) -> bool:
        return bool(self.state.players[seat].exploded)

    def brewing(self, seat: int) -> bool:
        return bool(self.state.players[seat].brewing)

    def result(self) -> Result:
        """How the match ended."""
        return Result(self.scores, self.ranks)
