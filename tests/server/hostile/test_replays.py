"""What was sent before: requests again and from two windows at once, stale tabs, old cookies."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.hostile.raw import Raw
from tests.server.hostile.scenes import Scene, answer_to, moves, whose_turn
from tests.server.live.meeting import catch_up, closed
from tests.server.playing import Client, Refusal
from tests.server.serving import Company, Guest

pytestmark = pytest.mark.anyio


def same_browser(company: Company, guest: Guest) -> Guest:
    """Somebody who has a copy of the cookie."""
    copy = company.stranger(guest.server)
    for cookie in guest.client.cookies.jar:
        copy.client.cookies.jar.set_cookie(cookie)
    copy.name, copy.person = guest.name, guest.person
    return copy


async def settled(client: Client, request: str) -> str:
    """How a request that was sent is answered; the window may have been closed instead."""
    try:
        while True:
            message = await client.take()
            if message.get("request") == request:
                return str(message["type"])
    except ConnectionClosed:
        return "closed"


# Requests


async def test_a_double_click_in_two_windows_is_one_move(scene: Scene) -> None:
    """Both windows send the same at the same time, again and again."""
    async with scene.players() as clients:
        mover = await whose_turn(*clients)
        before = len(scene.stored()["rows"])
        assert mover.decision is not None
        move = await mover.whole_move(random.Random(3))
        request = {"type": "play", "request": "click", "seat": mover.eyes, "moves": [move]}
        request["decision"] = mover.decision["number"]
        second = Client(mover.guest, scene.table)
        second.socket = await second._opening.__aenter__()
        await second.send({"type": "hello"})
        await asyncio.gather(*(each.send(request) for each in (mover, second) for _ in range(5)))
        answers = {await settled(second, "click"), await settled(mover, "click")}
        assert "accepted" in answers
        assert answers <= {"accepted", "closed"}
        await catch_up(second)
        await second.socket.close()
    own = [row for row in scene.stored()["rows"][before:] if row[4] == "click"]
    assert len(own) == 1


async def test_a_stale_tab_changes_nothing(scene: Scene) -> None:
    async with scene.players() as clients:
        mover = await whose_turn(*clients)
        assert mover.decision is not None
        number, seat = mover.decision["number"], mover.eyes
        await moves(mover)
        await catch_up(mover)
        before = [row for row in scene.stored()["rows"] if row[1] == seat]
        for stale in (number, number - 1, 0, -1, number + 1000, 2**53 - 1):
            for kind in ("play", "draft"):
                asked = {"type": kind, "seat": seat, "decision": stale, "moves": ["draw"]}
                error = await answer_to(mover, asked)
                assert error == "stale-decision", stale
        assert [row for row in scene.stored()["rows"] if row[1] == seat] == before


async def test_a_client_may_claim_to_have_seen_anything(scene: Scene) -> None:
    """What it missed is told from there on, and never more than there is."""
    async with scene.players() as clients:
        await moves(await whose_turn(*clients))
    stories = {}
    for after in (None, -1, 0, 1, 10**9, 2**53 - 1):
        client = Client(scene.anna, scene.table)
        client.after = after
        async with client:
            stories[after] = client.welcome["missed"]
            assert client.view is not None
            assert client.view["row"] == client.welcome["row"]
    assert stories[None] == stories[10**9] == stories[2**53 - 1] == []
    assert len(stories[-1]) >= len(stories[0]) >= len(stories[1])
    assert len(stories[0]) > 0


# Cookies


async def refuses_cookie(guest: Guest, scene: Scene) -> None:
    """A cookie is worth nothing: for no request, and for no socket."""
    for answer in (
        await guest.get("/me"),
        await guest.get(f"/tables/{scene.table}"),
        await guest.post(f"/tables/{scene.table}/start"),
        await guest.delete(f"/tables/{scene.table}/seats/0"),
    ):
        assert answer.status_code == 401, answer.text
    async with Raw(guest, scene.table) as raw:
        await raw.open()
        assert await raw.close_code() == 4001


async def comes_back(guest: Guest, phrase: str) -> None:
    """Somebody becomes the own person again."""
    assert (await guest.post("/recovery", {"phrase": phrase})).is_success


async def test_a_copied_cookie_is_worth_nothing_once_the_browser_is_forgotten(
    scene: Scene, company: Company
) -> None:
    phrase = (await scene.anna.post("/me/recovery")).json()["phrase"]
    thief = same_browser(company, scene.anna)
    async with Client(thief, scene.table) as window:
        assert window.eyes == 0
        assert (await scene.anna.delete("/me/device")).is_success
        assert await closed(window) == 4001, "what is open is closed"
    await refuses_cookie(thief, scene)
    await comes_back(scene.anna, phrase)
    await refuses_cookie(thief, scene)


async def test_all_other_devices_can_be_sent_away(scene: Scene, company: Company) -> None:
    phrase = (await scene.anna.post("/me/recovery")).json()["phrase"]
    thief = company.stranger(scene.server)
    await comes_back(thief, phrase)
    async with Client(thief, scene.table) as window:
        assert window.eyes == 0
        assert (await scene.anna.delete("/me/devices")).is_success
        assert await closed(window) == 4001
    await refuses_cookie(thief, scene)
    async with Client(scene.anna, scene.table) as anna:
        assert anna.eyes == 0


async def test_a_new_phrase_makes_the_old_one_worthless(scene: Scene, company: Company) -> None:
    old = (await scene.anna.post("/me/recovery")).json()["phrase"]
    new = (await scene.anna.post("/me/recovery")).json()["phrase"]
    thief = company.stranger(scene.server)
    assert (await thief.post("/recovery", {"phrase": old})).json()["error"] == "no-phrase"
    assert (await thief.post("/recovery", {"phrase": new})).is_success


async def test_a_forged_cookie_is_nobodys(scene: Scene, company: Company) -> None:
    assert scene.anna.token is not None
    token = scene.anna.token
    for forged in ("", "x", token[:-1], token + "=", token.swapcase(), scene.anna.person, "%00"):
        forger = company.stranger(scene.server)
        forger.client.cookies.set("stillroom", forged)
        await refuses_cookie(forger, scene)


# Strange pages


async def test_a_strange_page_opens_no_socket(scene: Scene) -> None:
    for origin in (
        "https://evil.example",
        "null",
        f"{scene.server.url}.evil.example",
        "",
        "file://",
    ):
        opening = scene.anna.socket(scene.table, origin=origin)
        with pytest.raises(Exception, match="HTTP 403"):
            await opening.__aenter__()


async def test_answers_to_others_requests_reach_only_them(scene: Scene) -> None:
    """The words of a request are the own ones, whoever else uses them."""
    async with scene.players() as (anna, ben):
        said: dict[str, Any] = {"type": "say", "phrase": "ouch"}
        for client in (anna, ben):
            await client.ask(said, "same")
        for client in (anna, ben):
            await catch_up(client)
            with pytest.raises(Refusal):
                await client.ask({"type": "undo", "seat": 2}, "same")
    assert [line[1] for line in scene.stored()["chat"]] == [scene.anna.person, scene.ben.person]
