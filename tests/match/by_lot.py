"""Matches of all four games that are played by lot, with many an undo."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

import pytest

from stillroom.bots.players import BotPlayer
from stillroom.match.errors import CannotUndo
from stillroom.match.match import Match, new_match
from stillroom.match.records.fair_dice import SealedDice
from tests.match.tables import KEY

LAST_TURN = 9


@dataclass(frozen=True)
class Setting:
    """A game, a number of seats and some of its options."""

    game: str
    seats: int
    options: dict[str, int] = field(default_factory=dict)
    late: bool = False
    """Whether the match begins just before the last turn."""

    def begun(self, seed: int) -> Match:
        """A match with fair dice, or with a seed where the seed is odd."""
        if self.late:
            position = position_before_the_last_turn(self.game, self.seats, *self.options.items())
            return Match.from_position(self.game, position, seed)
        if seed % 2:
            return new_match(self.game, self.seats, self.options, seed)
        key = bytes([seed]) + KEY[1:]
        return new_match(
            self.game, self.seats, self.options, dice=SealedDice.fresh(self.seats, key)
        )

    def __str__(self) -> str:
        chosen = "".join(f"-{name}{value}" for name, value in self.options.items())
        return f"{self.game}-{self.seats}{chosen}{'-late' if self.late else ''}"


SETTINGS = [
    Setting("elixir-mixer", 3, {"turn_limit": 12}),
    Setting("kupferkessel", 2, {"recipes": 1}),
    Setting("kupferkessel", 3, {"cauldrons": 2}),
    Setting("glastonbury", 2),
    Setting("glastonbury", 4, {"recipes": 1, "cauldrons": 1}),
    Setting("quacks", 2, {"turn_limit": 4}),
    Setting("quacks", 3, {"stir": 1, "turn_limit": 4}),
    Setting("quacks", 2, {"stir": 2}, late=True),
    Setting("quacks", 3, {"stir": 2, "no_fortune_cards": 1}, late=True),
]
settings = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@cache
def position_before_the_last_turn(
    game: str, seats: int, *options: tuple[str, int]
) -> dict[str, object]:
    """The last position in which the turn before the last one is under way."""
    match = new_match(game, seats, dict(options), seed=5)
    bots = [BotPlayer(game, "greedy", seat) for seat in range(seats)]
    before = match.position()
    while match.position()["turn"] < LAST_TURN:
        before = match.position()
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match, seat))
    return before


def played_by_lot(match: Match, seed: int, undos: float = 0.2) -> Iterator[Match]:
    """A match before the first row and after every row, until it is over."""
    chooser = random.Random(seed)
    bots = [BotPlayer(match.game, "greedy", seed + seat) for seat in range(match.seats)]
    yield match
    while match.result is None:
        if chooser.random() < undos and takes_back(match, chooser):
            yield match
            continue
        seat = chooser.choice(match.waiting)
        if chooser.random() < 0.5:
            match.play(seat, chooser.choice(match.moves(seat)))
        else:
            match.play(seat, bots[seat].choose(match, seat))
        yield match


def takes_back(match: Match, chooser: random.Random) -> bool:
    """Somebody who has answered lately takes the own last move back, and all agree."""
    lately = [row.seat for row in match.record().rows[-4:]]
    try:
        match.undo(chooser.choice(lately or [0]), agreed=True)
    except CannotUndo:
        return False
    return True
