"""Whoever asks too often waits."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from stillroom.server.http.guards import limits
from stillroom.server.http.guards.limits import ASKING, COMING, RECOVERING, Allowance, Limits
from tests.server.dealing import SAME_DICE
from tests.server.serving import Company, Guest, RunningServer


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


SLOWLY = """
from stillroom.server.http.guards import limits
limits.ASKING = limits.Allowance("asking", limits.ASKING.at_once, 60)
"""
"""Nothing fills up again while a test asks for ever, however long that takes."""
ONCE_A_SECOND = Allowance("test", at_once=3, seconds=1.0)


def test_an_allowance_is_used_up_and_fills_again(clock: Clock) -> None:
    limited = Limits(clock)
    assert [limited.take(ONCE_A_SECOND, "a") for _ in range(4)] == [0, 0, 0, 1.0]
    clock.now += 0.75
    assert limited.take(ONCE_A_SECOND, "a") == 0.25
    clock.now += 0.25
    assert [limited.take(ONCE_A_SECOND, "a") for _ in range(2)] == [0, 1.0]
    clock.now += 100
    assert [limited.take(ONCE_A_SECOND, "a") for _ in range(4)] == [0, 0, 0, 1.0]


def test_addresses_and_allowances_do_not_share(clock: Clock) -> None:
    limited = Limits(clock)
    other = Allowance("other", at_once=1, seconds=60)
    for _ in range(3):
        limited.take(ONCE_A_SECOND, "a")
    assert limited.take(ONCE_A_SECOND, "a") > 0
    assert limited.take(ONCE_A_SECOND, "b") == 0
    assert limited.take(other, "a") == 0
    assert limited.take(other, "a") == 60


def test_only_so_many_addresses_are_remembered(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 10)
    limited = Limits(clock)
    slow = Allowance("slow", at_once=1, seconds=1000)
    for number in range(11):
        clock.now += 1
        assert limited.take(slow, f"address {number}") == 0
    assert limited.take(slow, "address 10") > 0
    assert limited.take(slow, "address 6") > 0
    assert limited.take(slow, "address 0") == 0


def test_whoever_has_waited_is_forgotten_first(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 4)
    limited = Limits(clock)
    for address in "abc":
        limited.take(ONCE_A_SECOND, address)
    clock.now += 2
    slow = Allowance("slow", at_once=1, seconds=1000)
    assert [limited.take(slow, address) for address in "xy"] == [0, 0]
    assert all(limited.take(slow, address) > 0 for address in "xy")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with limits, which takes a proxy's word for the address of a client."""
    folder = tmp_path_factory.mktemp("strict")
    database = f"sqlite:///{folder / 'stillroom.db'}"
    before, proxies = SAME_DICE + SLOWLY, ["127.0.0.1"]
    with RunningServer(database, folder, before=before, limits=True, proxies=proxies) as running:
        yield running


def comes_from(guest: Guest, address: str) -> None:
    """Lets a guest ask from an address."""
    guest.client.headers["X-Forwarded-For"] = address


def assert_must_wait(answer: httpx.Response, longest: float) -> None:
    """Whether an answer tells somebody to wait, and for how long."""
    assert answer.status_code == 429
    assert answer.json()["error"] == "too-often"
    seconds = int(answer.headers["retry-after"])
    assert answer.json()["message"]["arguments"] == {"seconds": seconds}
    assert 1 <= seconds <= longest


@pytest.mark.anyio
async def test_nobody_comes_too_often(strict: RunningServer, company: Company) -> None:
    first = company.stranger(strict)
    comes_from(first, "192.0.2.1")
    answers: list[httpx.Response] = []
    # Meanwhile the allowance fills up again, slowly.
    while not answers or answers[-1].status_code == 201:
        answers.append(await first.post("/people", {}))
        first.client.cookies.clear()
    assert len(answers) > COMING.at_once
    assert_must_wait(answers[-1], COMING.seconds)
    assert first.token is None
    other = company.stranger(strict)
    comes_from(other, "192.0.2.2")
    assert (await other.post("/people", {})).status_code == 201


@pytest.mark.anyio
async def test_nobody_guesses_many_phrases(strict: RunningServer, company: Company) -> None:
    thief = company.stranger(strict)
    comes_from(thief, "192.0.2.3")
    answers = [
        await thief.post("/recovery", {"phrase": "sage " * 10})
        for _ in range(RECOVERING.at_once + 2)
    ]
    assert {answer.status_code for answer in answers[:-2]} == {404}
    for answer in answers[-2:]:
        assert_must_wait(answer, RECOVERING.seconds)


@pytest.mark.anyio
async def test_nobody_asks_for_ever(strict: RunningServer, company: Company) -> None:
    """A network of IPv6 addresses is one client; health is always told."""
    flood = company.stranger(strict)
    statuses: list[int] = []
    while 429 not in statuses:
        comes_from(flood, f"2001:db8::{len(statuses):x}")
        statuses.append((await flood.get("/me")).status_code)
        assert len(statuses) < 100 * ASKING.at_once
    assert set(statuses[:-1]) == {401}
    assert len(statuses) > ASKING.at_once
    assert (await flood.client.get("/healthz")).status_code == 200
    comes_from(flood, "2001:db8:0:1::1")
    assert (await flood.get("/me")).status_code == 401
