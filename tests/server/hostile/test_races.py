"""Races: many people press at once, and whatever comes of it fits together."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import httpx
import pytest

from tests.server.hostile.scenes import BOT, Scene
from tests.server.playing import Client, open_table
from tests.server.serving import Company, Guest

pytestmark = pytest.mark.anyio


async def crowd(scene: Scene, company: Company, count: int, code: str) -> list[Guest]:
    """So many people come with the same code."""
    guests = [await company.come(scene.server, f"Guest {number}") for number in range(count)]
    entered = await asyncio.gather(
        *(guest.post("/invitations", {"code": code}) for guest in guests)
    )
    assert all(answer.is_success for answer in entered)
    return guests


def counted(answers: list[httpx.Response]) -> Counter[str]:
    """How often each answer was given."""
    assert all(answer.status_code < 500 for answer in answers), [a.text for a in answers]
    return Counter(
        "done" if answer.is_success else str(answer.json()["error"]) for answer in answers
    )


async def test_a_full_table_takes_nobody_more(scene: Scene, company: Company) -> None:
    opened = await open_table(scene.anna, "quacks", [{"kind": "person"}, *[{"kind": "open"}] * 3])
    guests = await crowd(scene, company, 8, opened["code"])
    path = f"/tables/{opened['table']}"
    sitting = [guest.post(f"{path}/seats", {}) for guest in guests]
    assert counted(await asyncio.gather(*sitting)) == {"done": 3, "table-full": 5}
    seats = (await scene.anna.get(path)).json()["seats"]
    assert len({seat["person"] for seat in seats} - {None}) == 4
    wanted = [guest.post(f"{path}/seats", {"seat": 1}) for guest in guests]
    assert set(counted(await asyncio.gather(*wanted))) <= {"done", "seat-taken", "already-sitting"}
    assert (await scene.anna.get(path)).json()["seats"] == seats


async def test_starting_leaving_and_sitting_at_once_fit_together(
    scene: Scene, company: Company
) -> None:
    for round_number in range(3):
        seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}, BOT]
        opened = await open_table(scene.anna, "quacks", seats)
        path = f"/tables/{opened['table']}"
        guests = [scene.ben, scene.wanda, scene.eve]
        await asyncio.gather(
            *(guest.post("/invitations", {"code": opened["code"]}) for guest in guests)
        )
        pressed = [
            *(guest.post(f"{path}/seats", {}) for guest in guests),
            scene.anna.post(f"{path}/start"),
            *(guest.delete(f"{path}/seats/{seat}") for seat, guest in enumerate(guests, start=1)),
            scene.anna.post(f"{path}/start"),
            *(guest.post(f"{path}/seats", {}) for guest in guests),
            scene.anna.delete(f"{path}/seats/0") if round_number == 2 else scene.anna.get(path),
        ]
        assert counted(await asyncio.gather(*pressed))["done"] > 0
        table = (await scene.ben.get(path)).json()
        # If all have left before anybody sits down again, or before the others look, it has ended.
        ended = {"closed", "over"} if round_number == 2 else set()
        assert table["stage"] in {"playing", "gathering", *ended}
        if table["stage"] == "playing":
            async with Client(scene.ben, opened["table"]) as ben:
                assert ben.view is not None
                assert ben.view["players"] == [seat["name"] for seat in ben.table["seats"]]
                assert (ben.eyes is None) == all(not seat["mine"] for seat in ben.table["seats"])


async def test_a_rematch_that_everybody_wants_is_one_table(scene: Scene) -> None:
    options = {"turn_limit": 1}
    seats = [{"kind": "person"}, {"kind": "open"}]
    opened = await open_table(scene.anna, "elixir-mixer", seats, options=options)
    table = opened["table"]
    await scene.ben.post("/invitations", {"code": opened["code"]})
    await scene.ben.post(f"/tables/{table}/seats", {})
    pressed = [guest.post(f"/tables/{table}/rematch") for guest in (scene.anna, scene.ben)]
    assert counted(await asyncio.gather(*pressed)) == {"no-rematch": 2}
    assert (await scene.anna.post(f"/tables/{table}/start")).is_success
    await play_out(scene, table)
    people = (scene.anna, scene.ben, scene.anna, scene.ben)
    answers = await asyncio.gather(*(who.post(f"/tables/{table}/rematch") for who in people))
    assert counted(answers) == {"done": 4}
    assert len({answer.json()["table"] for answer in answers}) == 1
    assert answers[0].json()["table"] != table
    stranger = await scene.wanda.post(f"/tables/{table}/rematch")
    assert stranger.status_code == 404


async def play_out(scene: Scene, table: str) -> None:
    """Anna and Ben play a match to its end."""
    async with Client(scene.anna, table) as anna, Client(scene.ben, table) as ben:
        await asyncio.gather(*(who.play_to_the_end(random.Random(1)) for who in (anna, ben)))


async def test_a_code_tells_nothing_to_who_guesses(scene: Scene) -> None:
    before = scene.stored()
    last = scene.code[-1]
    guesses = [scene.code[:-1] + ("0" if last != "0" else "1"), scene.code[:-2], "", " ", "%", "_"]
    guesses += [scene.code.replace(scene.code[0], "*", 1), "' OR 1=1 --", "0" * 60, scene.table]
    for guess in guesses:
        answer = await scene.eve.post("/invitations", {"code": guess})
        assert answer.status_code in {400, 404}
        assert answer.json()["error"] in {"no-table", "field", "field-value"}
    assert (await scene.eve.get(f"/tables/{scene.table}")).status_code == 404
    assert scene.stored() == before
