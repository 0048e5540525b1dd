"""Matches for the tests of the table: begun, laid out, played on by lot, and looked at whole."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import pytest

from stillroom.games.moves import Move
from stillroom.match.errors import MatchError
from stillroom.match.match import Match, new_match
from stillroom.match.records.fair_dice import AnyDice, SealedDice
from stillroom.match.records.record import MatchRecord, Seated
from stillroom.match.words import LANGUAGES
from tests.games.elixir_mixer.table import Table

GAME = "elixir-mixer"
KEY = bytes(range(32))
"""A key of fair dice, the same in every run."""
SEED = 7
"""With it seat 0 begins, whether two or three sit at the table."""
NAMES = ["Anise", "Borage", "Clove", "Dill"]

Error = TypeVar("Error", bound=MatchError)


def begun(seats: int = 2, seed: int = SEED, **options: int) -> Match:
    """A match that has just begun, with seeded dice."""
    return new_match(GAME, seats, options, seed)


def sealed(seats: int = 2, key: bytes = KEY, **options: int) -> Match:
    """A match that has just begun, with fair dice from a key that is the same in every run."""
    return new_match(GAME, seats, options, dice=SealedDice.fresh(seats, key))


def at(
    table: Table,
    seed: int | None = SEED,
    *,
    players: Sequence[Seated | str] | None = None,
    dice: AnyDice | None = None,
) -> Match:
    """A match that goes on from a table that was laid out."""
    position = table.state.to_dict()
    return Match.from_position(
        GAME, position, None if dice is not None else seed, players=players, dice=dice
    )


def play_on(match: Match, moves: int, seed: int = 1) -> Match:
    """Plays some moves by lot, fewer if the match ends before."""
    chooser = random.Random(seed)
    for _ in range(moves):
        if match.result is not None:
            break
        seat = match.waiting[0]
        match.play(seat, chooser.choice(match.moves(seat)))
    return match


def played_out(match: Match, seed: int = 1) -> Match:
    """Plays to the end: mixes whatever can be mixed, and else by lot."""
    chooser = random.Random(seed)
    while match.result is None:
        seat = match.waiting[0]
        moves = match.moves(seat)
        match.play(seat, chooser.choice([move for move in moves if move.verb == "mix"] or moves))
    return match


def everything(match: Match) -> list[Any]:
    """All that a match is, to be compared before and after."""
    return [
        match.record().to_bytes(),
        match.position(),
        match.waiting,
        match.practice,
        [match.decision(seat) for seat in range(match.seats)],
        [match.view(seat) for seat in (None, *range(match.seats))],
        [match.story(seat) for seat in (None, *range(match.seats))],
    ]


@contextmanager
def refused(match: Match, error: type[Error]) -> Iterator[pytest.ExceptionInfo[Error]]:
    """Something is refused with an error that has words, and the match is as it was."""
    before = everything(match)
    with pytest.raises(error) as caught:
        yield caught
    assert everything(match) == before, "whatever is refused changes nothing"
    said = {caught.value.words(language, NAMES) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES), "every language has words of its own"
    assert str(caught.value) == caught.value.words("en")


def without_dice(position: dict[str, Any]) -> dict[str, Any]:
    """A position without the words of the generator."""
    return {field: value for field, value in position.items() if field != "dice"}


def again(match: Match) -> Match:
    """The same match, played again from the bytes of its record."""
    return Match.from_record(MatchRecord.from_bytes(match.record().to_bytes()))


def texts(moves: Sequence[Move]) -> list[str]:
    """The texts of some moves."""
    return [move.text for move in moves]
