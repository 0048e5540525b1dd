"""Lessons: matches from a set position, which is always the same, with fair dice."""

from __future__ import annotations

import pytest

from stillroom.bots.players import BotPlayer
from stillroom.games import registry
from stillroom.games.registry import names
from stillroom.match.errors import WrongSetup
from stillroom.match.lessons import lesson_match, lesson_of
from stillroom.match.match import Match
from stillroom.match.records.fair_dice import SealedDice
from stillroom.match.records.verifying import verify
from tests.match.tables import KEY

DECISIONS = 12


def lesson(game: str, key: int = 0) -> Match:
    """A lesson with fair dice from a key that is the same in every run."""
    dice = SealedDice.fresh(lesson_of(game).seats, bytes([key, *KEY[1:]]))
    return lesson_match(game, dice=dice)


def bots_for(match: Match, seed: int) -> list[BotPlayer]:
    return [BotPlayer(match.game, "greedy", seed + seat) for seat in range(match.seats)]


@pytest.mark.parametrize("game", names())
def test_a_lesson_is_a_match_whose_record_holds_its_position(game: str) -> None:
    match = lesson(game)
    header = match.record().header
    assert header.position is not None
    assert (match.seats, match.rows, match.result) == (lesson_of(game).seats, [], None)
    bots = bots_for(match, 1)
    while match.result is None:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match, seat))
    proven = verify(match.record())
    assert (proven.over, proven.seal) == (True, match.seal)


@pytest.mark.parametrize("game", names())
def test_every_lesson_begins_alike_and_goes_on_by_its_own_dice(game: str) -> None:
    one, other = lesson(game, 1), lesson(game, 2)
    assert {**one.position(), "dice": None} == {**other.position(), "dice": None}
    for match in (one, other):
        bots = bots_for(match, 1)
        for _ in range(DECISIONS):
            seat = match.waiting[0]
            match.play(seat, bots[seat].choose(match, seat))
    assert {**one.position(), "dice": None} != {**other.position(), "dice": None}


def test_a_lesson_is_for_a_certain_number_of_players() -> None:
    with pytest.raises(WrongSetup) as wrong:
        lesson_match("quacks", players=["Ada", "Ben", "Cleo"])
    assert str(wrong.value) == "The lesson of quacks is for 2 players, not 3."


def test_a_game_may_have_no_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "lesson_of", lambda _: None)
    with pytest.raises(WrongSetup) as wrong:
        lesson_of("quacks")
    assert wrong.value.message.id == "setup-no-lesson"


def test_there_is_no_lesson_of_a_game_that_is_not_there() -> None:
    with pytest.raises(WrongSetup) as wrong:
        lesson_of("chess")
    assert wrong.value.message.id == "setup-game"
