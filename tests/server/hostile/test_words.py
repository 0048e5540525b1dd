"""Words that do more than speak: in names, in the chat, in reports and in headers."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.hostile.raw import Raw
from tests.server.hostile.scenes import Scene, answer_to
from tests.server.live.meeting import until
from tests.server.playing import Client, open_table
from tests.server.serving import READY_SECONDS, Company

pytestmark = pytest.mark.anyio

CONTROLS = ["\x00", "\x07", "\x1b[31m", "\r\n", "\x7f", "\x85", "\u2028", "\ufeff"]
STEERING = ["\u202e", "\u202d", "\u2066", "\u2069", "\u200b", "\u200f", "\u00ad", "\U000e0041"]
MARKUP = "<b onload=alert(1)>&amp; {$x} %s é 你好 🧪"
NOBODYS = ["\ue000", "\ufffe", "\U000f0000"]


async def test_names_steer_nothing(scene: Scene, company: Company) -> None:
    for odd in (*CONTROLS, *STEERING, *NOBODYS):
        name = f"Eve{odd}Adam"
        stranger = company.stranger(scene.server)
        answer = await stranger.post("/people", {"name": name})
        assert answer.status_code == 400, repr(name)
        assert stranger.token is None
        assert (await scene.eve.patch("/me", {"name": name})).status_code == 400
        seats = [{"kind": "person"}, {"kind": "person", "name": name}]
        opened = await scene.eve.post("/tables", {"game": "quacks", "seats": seats})
        assert opened.status_code == 400, opened.text
    assert (await scene.eve.get("/me")).json()["name"] == "Eve"


async def test_the_chat_steers_nothing(scene: Scene) -> None:
    before = scene.stored()
    async with scene.players() as (anna, ben):
        for odd in (*CONTROLS, *STEERING, *NOBODYS):
            # White space of any kind becomes one space; all else of this is refused.
            said = {"type": "say", "text": f"well{odd}done"}
            if odd.isspace():
                assert await answer_to(anna, said) == "accepted"
            else:
                assert await answer_to(anna, said) == "no-words", repr(odd)
        for text in ("", " ", "\n\t", "\u3000"):
            assert await answer_to(anna, {"type": "say", "text": text}) == "no-words"
        for wrong in ({}, {"phrase": "ouch", "text": "ouch"}):
            assert await answer_to(anna, {"type": "say", **wrong}) == "phrase-or-text"
        assert await answer_to(anna, {"type": "say", "phrase": "<script>"}) == "no-such-phrase"
        await anna.ask({"type": "say", "text": MARKUP})
        await until(ben, lambda client: any(line["text"] == MARKUP for line in client.chat))
        assert all(str(line["text"]).isprintable() for line in ben.chat)
    lines = len([odd for odd in CONTROLS if odd.isspace()]) + 1
    assert len(scene.stored()["chat"]) == len(before["chat"]) + lines


async def test_phrases_are_all_that_a_listed_table_hears(scene: Scene) -> None:
    """Until everybody allows more; a single person cannot."""
    seats = [{"kind": "person"}, {"kind": "open"}]
    opened = await open_table(scene.anna, "quacks", seats, listed=True)
    table = opened["table"]
    assert (await scene.ben.post(f"/tables/{table}/seats", {})).is_success
    async with Client(scene.ben, table) as ben, Client(scene.wanda, table) as wanda:
        said = {"type": "say", "text": "buy my potions"}
        assert await answer_to(ben, said) == "phrases-only"
        assert await answer_to(wanda, said) == "phrases-only"
        assert await answer_to(ben, {"type": "allow-chat", "allow": True}) == "accepted"
        assert await answer_to(ben, said) == "phrases-only"


async def test_headers_carry_no_line_breaks_and_the_log_keeps_its_lines(scene: Scene) -> None:
    lines = scene.server.log.count("\n")
    for header in (
        b"Accept-Language: de\x0b, en\x1bq=1",
        b"Accept-Language: " + b"x-y;q=0.5, " * 200,
        b"User-Agent: " + b"\x80\xff" * 100,
        b"X-Odd: a\x00b",
        b"X-Odd: a\rb",
        b"X-Folded: a\r\n b",
        b"Transfer-Encoding: chunked\r\nContent-Length: 4",
        b"No colon",
        b": no name",
        b"Cookie: stillroom=\xff; stillroom=; =; ;;",
    ):
        async with Raw(scene.eve, scene.table) as raw:
            await raw.send(b"GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n")
            await raw.send(header + b"\r\n\r\n")
            status = await asyncio.wait_for(raw.reader.readline(), READY_SECONDS)
            assert status.split()[1] in {b"400", b"401"}, (header, status)
    for path in ("/api/a%0d%0ab", "/api/tables/%0aerror%20Traceback", "/api/words/%0d%0a"):
        answer = await scene.eve.client.get(path)
        assert answer.status_code in {400, 404}, answer.text
        assert "\n" not in "".join(answer.headers.values())
    fresh = scene.server.log.splitlines()[lines:]
    assert all(line.startswith("20") for line in fresh), fresh


async def test_reports_are_kept_as_plain_words(scene: Scene) -> None:
    path = f"/tables/{scene.table}/reports"
    words = {"person": scene.anna.person, "words": "rude\x00\x1b[2J \u202ebackwards"}
    assert (await scene.ben.post(path, words)).status_code == 204
    [[kept]] = scene.asked("SELECT words FROM reports WHERE table_id = ?")
    assert kept == "rude[2J backwards"
    for wrong in ({"person": "nobody"}, {"person": ""}, {"person": scene.eve.person}):
        assert (await scene.ben.post(path, wrong)).status_code in {400, 404}
