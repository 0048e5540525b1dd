"""Attendants: a client that floods or does not read hurts nobody but itself."""

from __future__ import annotations

import pytest

from stillroom.server.live.connection import AT_ONCE, MOST_WAITING, TOO_SLOW, Attendant
from stillroom.server.store.people import Person

pytestmark = pytest.mark.anyio


def somebody() -> Attendant:
    person = Person("p1", "Anna", is_named=True, language="en", has_recovery=False)
    return Attendant(person, "s1")


async def test_a_client_that_does_not_read_is_let_go() -> None:
    attendant = somebody()
    for _ in range(MOST_WAITING + 1):
        attendant.post(b"{}")
    assert attendant.closing == TOO_SLOW
    assert attendant.outgoing.get_nowait() == TOO_SLOW
    assert attendant.outgoing.empty()


async def test_nothing_is_sent_after_the_end() -> None:
    attendant = somebody()
    attendant.post(b"1")
    attendant.close(1000)
    attendant.post(b"2")
    assert [attendant.outgoing.get_nowait() for _ in range(2)] == [b"1", 1000]
    assert attendant.outgoing.empty()


async def test_the_first_reason_to_end_stands() -> None:
    attendant = somebody()
    attendant.close(4009)
    attendant.close(1000)
    assert attendant.closing == 4009


async def test_a_burst_is_taken_and_a_flood_is_not() -> None:
    attendant = somebody()
    flooding = [attendant.is_flooding() for _ in range(10 * AT_ONCE)]
    assert not any(flooding[:AT_ONCE])
    assert sum(flooding) >= 8 * AT_ONCE


async def test_whoever_comes_looks_through_an_own_seat() -> None:
    attendant = somebody()
    for own, wanted, has_secrets, eyes, is_quiet in (
        ([], None, True, None, False),
        ([], 1, True, None, False),
        ([2], None, True, 2, False),
        ([2], 0, True, 2, False),
        ([1, 2], None, False, 1, False),
        ([1, 2], None, True, None, True),
        ([1, 2], 0, True, None, True),
        ([1, 2], 2, True, 2, False),
    ):
        attendant.open_first_eyes(own, wanted, has_secrets=has_secrets)
        assert (attendant.eyes, attendant.is_quiet) == (eyes, is_quiet)
        assert attendant.looks_right(own)


async def test_eyes_that_are_not_the_own_ones_are_wrong() -> None:
    attendant = somebody()
    attendant.open_first_eyes([1], None, has_secrets=True)
    assert not attendant.looks_right([])
    assert not attendant.looks_right([2])
    attendant.open_first_eyes([], None, has_secrets=True)
    assert not attendant.looks_right([1]), "a watcher who has sat down"
    attendant.open_first_eyes([1, 2], None, has_secrets=True)
    assert not attendant.looks_right([]), "there is no curtain for who has no seat"
