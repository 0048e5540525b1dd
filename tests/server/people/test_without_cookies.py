"""A browser that keeps no cookies: its page is somebody all the same, and nobody else is."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.serving import Company, Guest, RunningServer, receive

pytestmark = pytest.mark.anyio

ELSEWHERE = "https://elsewhere.example"


def as_page(token: str) -> dict[str, str]:
    """The header by which a page says who asks."""
    return {"Authorization": f"Bearer {token}"}


async def come(company: Company, house: RunningServer, name: str = "Ada") -> tuple[Guest, str]:
    """Somebody whose browser keeps no cookies, and the token that its page was told."""
    page = company.stranger(house)
    answer = await page.post("/people", {"name": name, "keeps_no_cookie": True})
    assert answer.status_code == 201, answer.text
    assert "set-cookie" not in answer.headers
    return page, str(answer.json()["token"])


async def table_of(page: Guest, token: str) -> str:
    """A table that the person of a page has opened."""
    wanted = {"game": "quacks", "seats": [{"kind": "person"}, {"kind": "bot"}]}
    answer = await page.post("/tables", wanted, headers=as_page(token))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


async def said_by(page: Guest, table: str, hello: dict[str, Any]) -> dict[str, Any] | int:
    """The first answer of a socket to a hello, or the code with which it was closed."""
    async with page.socket(table) as socket:
        await socket.send(str({"type": "hello", **hello}).replace("'", '"'))
        try:
            return await receive(socket)
        except ConnectionClosed:
            return socket.close_code or 0


async def test_a_page_is_somebody_by_the_token_that_it_was_told(
    house: RunningServer, company: Company
) -> None:
    page, token = await come(company, house)
    answer = await page.get("/me", headers=as_page(token))
    assert answer.json()["name"] == "Ada"
    assert "token" not in answer.json(), "it is told once"
    assert "set-cookie" not in answer.headers
    assert (await page.get("/me")).status_code == 401
    again = await page.post("/people", {}, headers=as_page(token))
    assert (again.status_code, again.json()["error"]) == (409, "already-here")


async def test_a_browser_that_keeps_cookies_is_told_no_token(
    house: RunningServer, company: Company
) -> None:
    stranger = company.stranger(house)
    answer = await stranger.post("/people", {"name": "Ada"})
    assert stranger.token is not None
    assert stranger.token not in answer.text
    assert "token" not in answer.json()


async def test_a_page_plays_on_a_socket(house: RunningServer, company: Company) -> None:
    page, token = await come(company, house)
    table = await table_of(page, token)
    assert (await page.post(f"/tables/{table}/start", headers=as_page(token))).is_success
    welcome = await said_by(page, table, {"token": token})
    assert isinstance(welcome, dict)
    assert (welcome["type"], welcome["eyes"]) == ("welcome", 0)


async def test_the_page_goes_before_a_cookie_that_came_later(
    house: RunningServer, company: Company
) -> None:
    page, token = await come(company, house)
    table = await table_of(page, token)
    await page.post("/people", {"name": "Ben"})
    assert (await page.get("/me")).json()["name"] == "Ben"
    assert (await page.get("/me", headers=as_page(token))).json()["name"] == "Ada"
    welcome = await said_by(page, table, {"token": token})
    assert isinstance(welcome, dict)
    assert welcome["table"]["seats"][0]["mine"]


async def test_with_the_phrase_a_page_is_the_same_person_again(
    house: RunningServer, company: Company
) -> None:
    page, token = await come(company, house)
    phrase = (await page.post("/me/recovery", headers=as_page(token))).json()["phrase"]
    reloaded = company.stranger(house)
    answer = await reloaded.post("/recovery", {"phrase": phrase, "keeps_no_cookie": True})
    assert "set-cookie" not in answer.headers
    other = answer.json()["token"]
    assert other != token
    assert (await reloaded.get("/me", headers=as_page(other))).json()["name"] == "Ada"
    kept = await company.stranger(house).post("/recovery", {"phrase": phrase})
    assert "token" not in kept.json()
    assert "set-cookie" in kept.headers


async def test_a_token_that_was_forgotten_is_worth_nothing(
    house: RunningServer, company: Company
) -> None:
    page, token = await come(company, house)
    table = await table_of(page, token)
    assert (await page.delete("/me/device", headers=as_page(token))).status_code == 204
    assert (await page.get("/me", headers=as_page(token))).status_code == 401
    assert await said_by(page, table, {"token": token}) == 4001


# Others


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer x", "Basic QTpC", "Bearer " + "x" * 43])
async def test_what_is_no_token_of_ours_makes_nobody(
    header: str, house: RunningServer, company: Company
) -> None:
    stranger = company.stranger(house)
    assert (await stranger.get("/me", headers={"Authorization": header})).status_code == 401


async def test_what_a_proxy_puts_into_the_header_leaves_the_cookie_alone(
    house: RunningServer, company: Company
) -> None:
    anna = await company.come(house, "Anna")
    for header in ("Basic QTpC", "Bearer a.b.c", "Digest x"):
        answer = await anna.get("/me", headers={"Authorization": header})
        assert answer.json()["name"] == "Anna", header


async def test_a_page_from_elsewhere_changes_nothing_even_with_a_token(
    house: RunningServer, company: Company
) -> None:
    page, token = await come(company, house)
    table = await table_of(page, token)
    strange = {**as_page(token), "Origin": ELSEWHERE}
    for answer in (
        await page.post("/people", {"keeps_no_cookie": True}, headers={"Origin": ELSEWHERE}),
        await page.patch("/me", {"name": "Mallory"}, headers=strange),
        await page.post("/me/recovery", headers=strange),
        await page.post(f"/tables/{table}/start", headers=strange),
        await page.delete("/me/device", headers=strange),
    ):
        assert (answer.status_code, answer.json()["error"]) == (403, "origin")
    with pytest.raises(InvalidStatus) as refused:
        async with page.socket(table, origin=ELSEWHERE):
            raise AssertionError(ELSEWHERE)
    assert refused.value.response.status_code == 403
    allowed = await page.client.options(
        "/api/me",
        headers={
            "Origin": ELSEWHERE,
            "Access-Control-Request-Method": "PATCH",
            "Access-Control-Request-Headers": "authorization",
        },
    )
    assert not [name for name in allowed.headers if name.startswith("access-control")]


@pytest.mark.parametrize("token", ["", "x", "x" * 43, "x" * 101, "a b", "ä", 7, ["x"]])
async def test_a_hello_with_a_wrong_token_is_turned_away(
    token: object, house: RunningServer, company: Company
) -> None:
    page, own = await come(company, house)
    table = await table_of(page, own)
    assert await said_by(page, table, {"token": token}) in {4000, 4001}
    assert await said_by(page, table, {}) == 4001


async def test_no_token_is_in_the_log(house: RunningServer, company: Company) -> None:
    page, token = await come(company, house)
    table = await table_of(page, token)
    await said_by(page, table, {"token": token})
    await page.get("/nowhere", headers=as_page(token))
    assert token not in house.log
