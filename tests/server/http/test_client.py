"""The client as the server gives it: one page for all rooms, files that are kept, nothing else."""

from __future__ import annotations

import gzip
import re

import pytest

from stillroom.server.http.routes.client import ROOMS
from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("room", ROOMS)
async def test_every_room_is_the_same_page(
    room: str, house: RunningServer, company: Company
) -> None:
    stranger = company.stranger(house)
    answer = await stranger.client.get(re.sub(r"\{.*?\}", "anything", room))
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert '<div id="house">' in answer.text


async def test_files_with_a_hash_in_their_name_are_kept_for_good(
    house: RunningServer, company: Company
) -> None:
    stranger = company.stranger(house)
    page = await stranger.client.get("/")
    found = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
    assert any(path.endswith(".js") for path in found)
    for path in found:
        answer = await stranger.client.get(path)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]


async def test_a_browser_that_has_a_file_is_told_so(house: RunningServer, company: Company) -> None:
    stranger = company.stranger(house)
    first = await stranger.client.get("/icon.svg")
    again = await stranger.client.get("/icon.svg", headers={"If-None-Match": first.headers["etag"]})
    assert (first.status_code, again.status_code) == (200, 304)
    assert again.content == b""


async def test_what_shrinks_is_sent_packed_to_those_who_understand(
    house: RunningServer, company: Company
) -> None:
    stranger = company.stranger(house)
    packed = await stranger.client.get("/", headers={"Accept-Encoding": "gzip"})
    plain = await stranger.client.get("/", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert len(gzip.compress(plain.content)) < len(plain.content)


@pytest.mark.parametrize("path", ["/assets/none.js", "/none.svg", "/assets/..%2Findex.html"])
async def test_there_is_nothing_else(path: str, house: RunningServer, company: Company) -> None:
    answer = await company.stranger(house).client.get(path)
    assert answer.status_code == 404


async def test_the_page_holds_nothing_that_its_policy_forbids(
    house: RunningServer, company: Company
) -> None:
    answer = await company.stranger(house).client.get("/")
    assert "style=" not in answer.text
    assert re.findall(r"<script(?![^>]* src=)", answer.text) == []
    assert "://" not in answer.text


async def test_who_reads_pages_is_told_in_a_page_that_there_is_none(
    house: RunningServer, company: Company
) -> None:
    answer = await company.stranger(house).client.get("/nowhere", headers={"Accept": "text/html"})
    assert answer.status_code == 404
    assert '<div id="house">' in answer.text
