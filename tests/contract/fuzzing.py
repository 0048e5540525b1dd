"""Matches played with every check, and the failures that are kept for ever.

A failure is a file in ``tests/failures``, named by game, seed and match. The tests play all of them
again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, Self

from stillroom.kernel import dice, events, loops, seats
from stillroom.kernel.dice import Dice
from stillroom.kernel.state import Outcome
from tests.contract.checks import check_cheap
from tests.contract.settings import Setting
from tests.contract.walking import Walk, cards_by_kind, step

FOLDER = Path(__file__).parent.parent / "failures"


class Played(NamedTuple):
    """What a checked match came to."""

    steps: int
    digest: int
    has_winner: bool


def match_of_plan(setting: Setting, bot: str, seed: int, match: int) -> Iterator[Walk]:
    """The same match that a batch plays under this number, step by step."""
    program = setting.program
    game = program.game
    state, bot_dice = setting.template(), Dice()
    dice.seed(state.dice, seed, match)
    dice.seed(bot_dice, seed, match + loops.BOTS_STREAM)
    log = game.log()
    game.play.begin(state, log)
    seat = seats.next_waiting(state, seats.previous_seat(state.start_seat, state.seats))
    walk = Walk(setting, state, seat, game.mask(), log)
    policy = program.policies[bot]
    walk.hears = bool(program.wants_events_rule()(policy))
    walk.tell_bots()
    yield walk
    while not state.over:
        step(walk, program.decide(state, walk.seat, policy, walk.memories[walk.seat], bot_dice))
        yield walk


def play_checked(walks: Iterator[Walk]) -> Played:
    """Plays to the end, counts the cards after every step, and digests states and events."""
    walk = next(walks)
    state = walk.state
    cards = cards_by_kind(state)
    digest = events.mix_into(walk.log, type(state).digest(state, 0))
    steps = 0
    for walk in walks:
        steps += 1
        assert cards_by_kind(state) == cards, "cards are neither lost nor made"
        check_cheap(walk)
        digest = events.mix_into(walk.log, type(state).digest(state, digest))
    result = Outcome()
    walk.play.outcome(state, result)
    return Played(steps, digest, any(result.ranks))


@dataclass(frozen=True)
class Failure:
    """A match that went wrong once."""

    game: str
    seats: int
    options: dict[str, int]
    bot: str
    seed: int
    match: int
    what: str

    @classmethod
    def at(cls, setting: Setting, bot: str, seed: int, match: int, what: str) -> Self:
        """A failure of a match of a batch."""
        options = dict(setting.options)
        return cls(setting.game, setting.seats, options, bot, seed, match, what)

    @property
    def setting(self) -> Setting:
        return Setting(self.game, self.seats, tuple(self.options.items()))

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.setting}-{self.bot}-{self.seed}-{self.match}.json"

    def keep(self) -> None:
        """Writes the failure into its file, to be committed with the cure."""
        FOLDER.mkdir(exist_ok=True)
        self.path.write_text(json.dumps(self.__dict__, indent=1) + "\n", encoding="utf-8")


def kept_failures() -> list[Failure]:
    """All failures ever found."""
    return [
        Failure(**json.loads(path.read_text("utf-8"))) for path in sorted(FOLDER.glob("*.json"))
    ]
