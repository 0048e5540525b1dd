"""Whether the server lives, and whether it is ready."""

from __future__ import annotations

import pytest

from tests.server.serving import Company, RunningServer, without

pytestmark = pytest.mark.anyio


async def test_a_server_that_runs_lives_and_is_ready(
    house: RunningServer, company: Company
) -> None:
    stranger = company.stranger(house)
    for path, word in (("/healthz", "alive"), ("/readyz", "ready")):
        answer = await stranger.client.get(path)
        assert (answer.status_code, answer.text) == (200, word)


async def test_a_server_without_its_data_lives_but_is_not_ready(
    inn: RunningServer, company: Company
) -> None:
    stranger = company.stranger(inn)
    with without(inn, "people"):
        assert (await stranger.client.get("/healthz")).status_code == 200
        answer = await stranger.client.get("/readyz", headers={"Accept-Language": "de"})
    assert answer.status_code == 503
    assert answer.json()["text"] == "Der Server ist nicht bereit. Versuch es gleich noch einmal."
    assert (await stranger.client.get("/readyz")).status_code == 200
