"""Metrics: what is counted, and who may know it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.playing import Client, open_table, start
from tests.server.serving import READY_SECONDS, Company, Guest, RunningServer

pytestmark = pytest.mark.anyio


async def figures(guest: Guest, headers: Mapping[str, str] | None = None) -> dict[str, float]:
    """Every figure without its labels, those with several added up."""
    answer = await guest.client.get("/metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            found[sample.name] = found.get(sample.name, 0) + sample.value
    return found


async def test_sockets_tables_moves_and_commits_are_counted(
    server: RunningServer, company: Company
) -> None:
    ada = await company.come(server, "Ada")
    before = await figures(ada)
    assert before["stillroom_open_sockets"] == before["stillroom_open_tables"] == 0
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    table = (await open_table(ada, "kupferkessel", seats))["table"]
    await start(ada, table)
    async with Client(ada, table) as client:
        now = await figures(ada)
        assert (now["stillroom_open_sockets"], now["stillroom_open_tables"]) == (1, 1)
        for _ in range(2):
            await client.until()
            await client.play(await client.whole_move(Random(1)))
        await client.until()
        then = await figures(ada)
    assert then["stillroom_moves_total"] > then["stillroom_bot_moves_total"] > 0
    assert then["stillroom_bot_failures_total"] == 0
    assert then["stillroom_write_batches_count"] > before["stillroom_write_batches_count"]
    assert then["stillroom_requests_total"] > before["stillroom_requests_total"]


async def test_refusals_are_counted_by_kind_alone(house: RunningServer, company: Company) -> None:
    stranger = company.stranger(house)
    await stranger.get("/me")
    text = (await stranger.client.get("/metrics")).text
    assert 'stillroom_refusals_total{error="nobody"}' in text


@pytest.mark.parametrize("header", ["Forwarded", "Via", "X-Forwarded-For", "X-Real-IP"])
async def test_through_a_proxy_nobody_reads_them(
    header: str, house: RunningServer, company: Company
) -> None:
    stranger = company.stranger(house)
    assert (await stranger.client.get("/metrics")).status_code == 200
    answer = await stranger.client.get("/metrics", headers={header: "127.0.0.1"})
    assert answer.status_code == 404
    assert "stillroom_" not in answer.text


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="NOT TESTED: no IPv6 here")
async def test_where_both_kinds_of_addresses_are_heard_this_computer_is_known(
    sqlite_url: str, tmp_path: Path, company: Company
) -> None:
    with RunningServer(sqlite_url, tmp_path, host="::") as server:
        assert "stillroom_moves_total" in await figures(company.stranger(server))


async def test_with_a_token_only_who_knows_it_reads_them(
    gatehouse: RunningServer, company: Company
) -> None:
    stranger, token = company.stranger(gatehouse), gatehouse.settings.metrics_token
    assert token is not None
    right = {"Authorization": f"Bearer {token}"}
    for proxied in ({"X-Forwarded-For": "10.0.0.1"}, {"Via": "1.1 elsewhere"}):
        assert "stillroom_moves_total" in await figures(stranger, {**right, **proxied})
    for given in ("", token, f"bearer {token}", f"Bearer {token}x", "Bearer x", "Bearer ü"):
        headers = {b"Authorization": given.encode()}
        answer = await stranger.client.get("/metrics", headers=headers)
        assert answer.status_code == 404, given
    assert token not in gatehouse.log


async def test_several_workers_are_added_up(hotel: RunningServer, company: Company) -> None:
    stranger = company.stranger(hotel)
    expected = (await figures(stranger))["stillroom_requests_total"] + 1
    for _ in range(8):
        await company.stranger(hotel).get("/games")
        expected += 1

    def are_added_up(now: dict[str, float]) -> bool:
        return now["stillroom_requests_total"] >= expected and now["stillroom_open_sockets"] == 0

    async with asyncio.timeout(READY_SECONDS):
        # A worker counts what it has answered, and windows of an earlier test, a moment later.
        while not are_added_up(await figures(stranger)):
            expected += 1
            await asyncio.sleep(0.02)
