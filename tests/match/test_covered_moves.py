"""Moves of which nobody else may know, such as the covered last turn of Quacks."""

from __future__ import annotations

import msgspec
import pytest

from stillroom.bots.players import BotPlayer
from stillroom.match.match import Match, new_match
from stillroom.match.records.record import MatchRecord
from stillroom.match.seen import undone

GAME = "quacks"


@pytest.fixture(scope="module")
def covered() -> bytes:
    """The record of a match in which the covered turn has just begun."""
    match = new_match(GAME, 3, options={"stir": 2, "no_fortune_cards": 1}, seed=5)
    bots = [BotPlayer(GAME, "greedy", seed) for seed in range(3)]
    while not match.position()["covered"]:
        for seat in match.waiting:
            match.play(seat, bots[seat].choose(match, seat))
            if match.position()["covered"]:
                break
    return match.record().to_bytes()


def again(covered: bytes) -> Match:
    return Match.from_record(MatchRecord.from_bytes(covered))


def known_to(match: Match, listener: int | None) -> bytes:
    """Everything that somebody can learn from the table."""
    told = [match.view(listener), match.story(listener), match.events(listener)]
    return msgspec.json.encode(told)


@pytest.mark.parametrize("listener", [None, 1, 2])
def test_nobody_learns_that_another_draws_in_a_covered_turn(
    covered: bytes, listener: int | None
) -> None:
    match = again(covered)
    before = known_to(match, listener)
    for _ in range(3):
        match.play(0, "draw")
        assert known_to(match, listener) == before


def test_the_mover_knows_all_of_it(covered: bytes) -> None:
    match = again(covered)
    row, heard = match.view(0).row, len(match.events(0))
    match.play(0, "draw")
    assert match.view(0).row == row + 1
    assert match.events(0)[heard].details["happened"] == "drew"
    assert match.view(0).board != match.view(1).board


def test_rows_of_others_do_not_count_for_the_next_own_one(covered: bytes) -> None:
    quick, slow = again(covered), again(covered)
    for _ in range(3):
        quick.play(0, "draw")
    for match in (quick, slow):
        match.play(1, "draw")
    assert quick.view(1).row == slow.view(1).row
    assert quick.last_answer(1) == slow.last_answer(1) == slow.view(1).row


@pytest.mark.parametrize("moves", [0, 1, 3])
def test_an_undo_does_not_tell_how_many_moves_of_others_it_took_back(
    covered: bytes, moves: int
) -> None:
    match = again(covered)
    row = match.view(1).row
    match.play(0, "draw")
    for _ in range(moves):
        match.play(2, match.moves(2)[0])
    match.undo(0, agreed=True)
    assert match.view(1).row == row + 1
    assert match.story(1, row) == [undone(0)]
    assert match.events(1, row) == []


def test_when_all_have_stopped_everything_is_shown(covered: bytes) -> None:
    match = again(covered)
    for seat in range(3):
        match.play(seat, "draw")
    for seat in range(2):
        match.play(seat, "stop")
    told = len(match.events(None))
    match.play(2, "stop")
    kinds = [event.kind for event in match.events(None)[told:]]
    assert kinds[:3] == ["uncovered"] * 3
    assert "covered" not in [event.kind for event in match.events(None)]


def test_a_record_with_covered_moves_is_read_back_as_it_was(covered: bytes) -> None:
    match = again(covered)
    match.play(0, "draw")
    match.play(1, "draw")
    read = Match.from_record(match.record())
    for listener in (None, 0, 1, 2):
        assert known_to(read, listener) == known_to(match, listener)
