"""Muting and blocking somebody."""

from __future__ import annotations

import pytest

from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio


async def test_somebody_is_muted_and_blocked_and_heard_again(
    house: RunningServer, company: Company
) -> None:
    anna = await company.come(house, "Anna")
    bert, clara = await company.come(house, "Bert"), await company.come(house, "Clara")
    assert (await anna.get("/me/blocked")).json() == {"muted": [], "blocked": []}
    await anna.put(f"/me/muted/{bert.person}")
    answer = await anna.put(f"/me/blocked/{clara.person}")
    assert answer.status_code == 200
    assert answer.json() == {"muted": [bert.person], "blocked": [clara.person]}
    assert (await anna.get("/me/blocked")).json() == answer.json()
    assert (await bert.get("/me/blocked")).json() == {"muted": [], "blocked": []}

    answer = await anna.delete(f"/me/muted/{bert.person}")
    assert answer.json() == {"muted": [], "blocked": [clara.person]}
    answer = await anna.delete(f"/me/blocked/{clara.person}")
    assert answer.json() == {"muted": [], "blocked": []}


async def test_whoever_is_blocked_is_not_only_muted(house: RunningServer, company: Company) -> None:
    anna, bert = await company.come(house, "Anna"), await company.come(house, "Bert")
    await anna.put(f"/me/muted/{bert.person}")
    blocked = {"muted": [], "blocked": [bert.person]}
    assert (await anna.put(f"/me/blocked/{bert.person}")).json() == blocked
    assert (await anna.put(f"/me/blocked/{bert.person}")).json() == blocked
    assert (await anna.delete(f"/me/muted/{bert.person}")).json() == blocked


async def test_nobody_mutes_oneself_or_somebody_who_is_not_there(
    house: RunningServer, company: Company
) -> None:
    anna = await company.come(house, "Anna")
    for kind in ("muted", "blocked"):
        answer = await anna.put(f"/me/{kind}/{anna.person}")
        assert (answer.status_code, answer.json()["error"]) == (400, "oneself")
        answer = await anna.put(f"/me/{kind}/nobody-at-all")
        assert (answer.status_code, answer.json()["error"]) == (404, "no-person")
        assert (await anna.delete(f"/me/{kind}/nobody-at-all")).status_code == 200
        assert (await anna.put(f"/me/{kind}/{'x' * 41}")).status_code == 400
