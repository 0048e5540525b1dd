"""Pacing: bots move so that people can follow, and never keep them waiting."""

from __future__ import annotations

from stillroom.games.decisions import DecisionKind
from stillroom.server.opponents.pacing import LEAST_PRESS, MOST_PRESS, REST_SECONDS, seconds_before


def test_a_bot_brews_unevenly_beside_people() -> None:
    waits = [seconds_before(DecisionKind.PRESS, 3, 1, number) for number in range(20)]
    assert all(LEAST_PRESS <= wait <= MOST_PRESS for wait in waits)
    assert len(set(waits)) > 10


def test_the_same_asking_gives_the_same_time() -> None:
    first = seconds_before(DecisionKind.PRESS, 3, 1, 7)
    assert first == seconds_before(DecisionKind.PRESS, 3, 1, 7)


def test_once_all_people_have_stopped_the_rest_is_quick() -> None:
    assert seconds_before(DecisionKind.PRESS, 3, 0, 7) == REST_SECONDS


def test_a_turn_takes_longer_than_what_all_decide_at_once() -> None:
    alone = seconds_before(DecisionKind.PICK, 1, 0, 1)
    assert seconds_before(DecisionKind.PICK, 3, 2, 1) < alone
