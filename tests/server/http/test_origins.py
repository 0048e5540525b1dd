"""Only pages of this server may change something."""

from __future__ import annotations

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.serving import Company, Guest, RunningServer

pytestmark = pytest.mark.anyio


def strange_origins(server: RunningServer) -> list[str]:
    """Origins of pages that are not the server's."""
    return [
        "https://elsewhere.example",
        "http://127.0.0.1",
        f"http://127.0.0.1:{server.settings.port + 1}",
        f"{server.url}.elsewhere.example",
        f"http://elsewhere.example@127.0.0.1:{server.settings.port}",
        f"ftp://127.0.0.1:{server.settings.port}",
        f"{server.url}/",
        "null",
        "",
        "http://[",
        "*",
    ]


async def try_everything(guest: Guest, headers: dict[str, str]) -> set[int]:
    """The answers to requests of every kind that change something."""
    answers = [
        await guest.post("/people", {}, headers=headers),
        await guest.patch("/me", {"name": "Mallory"}, headers=headers),
        await guest.post("/me/recovery", headers=headers),
        await guest.put("/me/muted/somebody", headers=headers),
        await guest.delete("/me/devices", headers=headers),
        await guest.delete("/me/device", headers=headers),
    ]
    for answer in answers:
        if answer.status_code == 403:
            assert answer.json()["error"] == "origin"
    return {answer.status_code for answer in answers}


async def test_a_page_from_elsewhere_changes_nothing(
    house: RunningServer, company: Company
) -> None:
    anna = await company.come(house, "Anna")
    for origin in strange_origins(house):
        assert await try_everything(anna, {"Origin": origin}) == {403}, origin
    me = (await anna.get("/me")).json()
    assert (me["name"], me["has_recovery"], me["devices"]) == ("Anna", False, 1)


async def test_a_page_from_elsewhere_makes_nobody(house: RunningServer, company: Company) -> None:
    stranger = company.stranger(house)
    answer = await stranger.post("/people", {}, headers={"Origin": "https://elsewhere.example"})
    assert answer.status_code == 403
    assert stranger.token is None


@pytest.mark.parametrize("site", ["cross-site", "same-site", "anything"])
async def test_a_browser_that_names_no_origin_is_known_by_its_other_headers(
    site: str, house: RunningServer, company: Company
) -> None:
    anna = await company.come(house, "Anna")
    del anna.client.headers["Origin"]
    assert await try_everything(anna, {"Sec-Fetch-Site": site}) == {403}


@pytest.mark.parametrize("headers", [{}, {"Sec-Fetch-Site": "same-origin"}])
async def test_programs_and_own_pages_may_leave_the_origin_out(
    headers: dict[str, str], house: RunningServer, company: Company
) -> None:
    anna = await company.come(house, "Anna")
    del anna.client.headers["Origin"]
    answer = await anna.patch("/me", {"name": "Berta"}, headers=headers)
    assert (answer.status_code, answer.json()["name"]) == (200, "Berta")


async def test_looking_is_allowed_from_anywhere_and_tells_no_other_page_anything(
    house: RunningServer, company: Company
) -> None:
    answer = await company.stranger(house).get(
        "/words/en", headers={"Origin": "https://elsewhere.example"}
    )
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers


async def test_the_addresses_of_the_settings_count_as_own(
    gatehouse: RunningServer, company: Company
) -> None:
    stranger = company.stranger(gatehouse)
    answer = await stranger.post("/people", {}, headers={"Origin": "https://games.example"})
    assert answer.status_code == 201
    answer = await stranger.patch(
        "/me", {"name": "Anna"}, headers={"Origin": "https://games.example:444"}
    )
    assert answer.status_code == 403


async def test_an_encrypted_address_is_not_reached_from_an_open_page(
    gatehouse: RunningServer, company: Company
) -> None:
    """Whoever can change an open page on the way must not act through it."""
    stranger = company.stranger(gatehouse)
    for origin, status in (("http://a.example", 403), ("https://a.example", 201)):
        headers = {"Host": "a.example", "Origin": origin, "X-Forwarded-Proto": "https"}
        assert (await stranger.post("/people", {}, headers=headers)).status_code == status


async def test_a_socket_opens_only_for_own_pages(house: RunningServer, company: Company) -> None:
    anna = await company.come(house, "Anna")
    answer = await anna.post("/tables", {"game": "quacks", "seats": [{"kind": "person"}] * 2})
    table = answer.json()["table"]
    for origin in strange_origins(house):
        with pytest.raises(InvalidStatus) as refused:
            async with anna.socket(table, origin=origin):
                raise AssertionError(origin)
        assert refused.value.response.status_code == 403
    async with anna.socket(table) as socket:
        await socket.send('{"type":"hello"}')
        assert '"welcome"' in str(await socket.recv())
