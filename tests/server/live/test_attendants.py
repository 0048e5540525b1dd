"""Attendants: a client that floods or does not read hurts nobody but itself."""

from __future__ import annotations

import pytest

from stillroom.server.attendants import AT_ONCE, MOST_WAITING, TOO_SLOW, Attendant
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
    assert sum(flooding) > 8 * AT_ONCE
