"""Watching: requests are told by the pattern of their path, never by what somebody typed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import httpx
import pytest
import structlog
from litestar import Litestar, get
from litestar.params import FromPath
from prometheus_client.parser import text_string_to_metric_families
from structlog.testing import capture_logs

from stillroom.server import metrics
from stillroom.server.http.request_log import Watched

pytestmark = pytest.mark.anyio
TABLE = "/tables/{table}"


@pytest.fixture(autouse=True)
def events() -> Iterator[list[Any]]:
    """What is told to the log."""
    with capture_logs() as told:
        yield told
    structlog.reset_defaults()


@get("/tables/{table:str}")
async def show_table(table: FromPath[str]) -> str:
    """A table, or a mistake of ours."""
    if table == "broken":
        raise RuntimeError
    return f"table {table}"


@get("/healthz")
async def tell_health() -> str:
    """What machines ask."""
    return "alive"


async def ask(path: str) -> httpx.Response:
    """Asks the watched application."""
    app = Watched(Litestar([show_table, tell_health], logging_config=None))
    # Nobody agrees on the types of ASGI.
    transport = httpx.ASGITransport(cast("Any", app))
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
        return await client.get(path, headers={"Cookie": "stillroom=crumbs"})


def counted(route: str, status: str) -> float:
    """How many requests were counted so."""
    wanted = {"method": "GET", "route": route, "status": status}
    return sum(
        sample.value
        for family in text_string_to_metric_families(metrics.figures().decode())
        for sample in family.samples
        if sample.name == "stillroom_requests_total" and sample.labels == wanted
    )


async def test_a_request_is_told_without_ids_codes_and_cookies(events: list[Any]) -> None:
    before = counted(TABLE, "200")
    assert (await ask("/tables/868SxJ98?code=hidden")).text == "table 868SxJ98"
    (event,) = events
    assert event.pop("ms") >= 0
    assert event == {
        "event": "request",
        "log_level": "info",
        "method": "GET",
        "route": TABLE,
        "status": 200,
    }
    assert counted(TABLE, "200") == before + 1


async def test_what_is_nowhere_has_no_pattern(events: list[Any]) -> None:
    before = counted("nowhere", "404")
    await ask("/anything/at/all")
    assert events[0]["route"] == "nowhere"
    assert "anything" not in str(events)
    assert counted("nowhere", "404") == before + 1


async def test_what_machines_ask_all_the_time_is_told_quietly(events: list[Any]) -> None:
    await ask("/healthz")
    assert [event["log_level"] for event in events] == ["debug"]


async def test_a_request_that_breaks_is_told_too(events: list[Any]) -> None:
    await ask("/tables/broken")
    assert (events[-1]["route"], events[-1]["status"]) == (TABLE, 500)
