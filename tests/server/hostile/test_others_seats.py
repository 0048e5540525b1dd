"""Other people's seats: nobody plays, takes back, votes, looks or speaks for somebody else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.hostile.raw import Raw
from tests.server.hostile.scenes import BOT, Scene, answer_to, moves, whose_turn
from tests.server.live.meeting import catch_up, told
from tests.server.playing import Client, open_table
from tests.server.serving import Guest

pytestmark = pytest.mark.anyio


def for_seat(seat: int, decision: int) -> dict[str, dict[str, Any]]:
    """What only the person at a seat may ask for."""
    moves = {"decision": decision, "moves": ["draw"]}
    return {
        "play": {"type": "play", "seat": seat, **moves},
        "draft": {"type": "draft", "seat": seat, **moves},
        "undo": {"type": "undo", "seat": seat},
        "hint": {"type": "hint", "seat": seat},
        "propose": {"type": "propose", "topic": "undo", "seat": seat},
        "say": {"type": "say", "phrase": "ouch", "seat": seat},
    }


async def looked(client: Client, seat: int | None) -> str:
    """How somebody is answered who wants to look through some eyes."""
    await client.send({"type": "look", "seat": seat})
    while (message := await client.take())["type"] not in {"refused", "update"}:
        pass
    return str(message["refusal"]["error"]) if message["type"] == "refused" else "looked"


@pytest.mark.parametrize("who", ["ben", "wanda"])
async def test_nobody_acts_for_the_seat_of_another(scene: Scene, who: str) -> None:
    attacker: Guest = getattr(scene, who)
    async with scene.players() as (anna, ben), Client(scene.wanda, scene.table) as wanda:
        client = {"ben": ben, "wanda": wanda}[who]
        assert attacker is client.guest
        for honest in (anna, ben, wanda):
            await catch_up(honest)
        before, heard = scene.stored(), len(told(anna))
        for seat in (0, 2):
            for name, message in for_seat(seat, 1).items():
                expected = {"not-your-seat"}
                if name == "propose" and who == "wanda":
                    expected = {"only-players"}
                assert await answer_to(client, message) in expected, (name, seat)
            assert await looked(client, seat) == "not-your-seat"
        assert await answer_to(client, {"type": "play", "seat": 3, **_moves()}) == "no-seat"
        assert await looked(client, 3) == "no-seat"
        gone = {"type": "propose", "topic": "stand-in", "seat": 0}
        assert await answer_to(client, gone) in {"not-gone", "only-players"}
        await catch_up(anna)
        assert len(told(anna)) == heard, "the others are not troubled"
        assert scene.stored() == before


def _moves() -> dict[str, Any]:
    return {"decision": 1, "moves": ["draw"]}


async def test_who_watches_neither_votes_nor_changes_anything(scene: Scene) -> None:
    async with scene.players() as clients, Client(scene.wanda, scene.table) as wanda:
        mover = await whose_turn(*clients)
        await moves(mover)
        asked = {"type": "propose", "topic": "undo", "seat": mover.eyes}
        assert await answer_to(mover, asked) == "accepted"
        number = scene.stored()["proposals"][0][0]
        before = scene.stored()
        for agree in (True, False):
            vote = {"type": "vote", "proposal": number, "agree": agree}
            assert await answer_to(wanda, vote) == "no-proposal"
        assert await answer_to(wanda, {"type": "allow-chat", "allow": True}) == "only-players"
        assert await looked(wanda, None) == "no-curtain"
        assert await answer_to(wanda, {"type": "propose", "topic": "carry-on", "seat": 0}) == (
            "only-players"
        )
        assert scene.stored() == before


async def test_who_proposes_cannot_vote_for_the_others(scene: Scene) -> None:
    async with scene.players() as clients:
        mover = await whose_turn(*clients)
        [other] = [client for client in clients if client is not mover]
        await moves(mover)
        asked = {"type": "propose", "topic": "undo", "seat": mover.eyes}
        assert await answer_to(mover, asked) == "accepted"
        rows, number = scene.stored()["rows"], scene.stored()["proposals"][0][0]
        for _ in range(3):
            vote = {"type": "vote", "proposal": number, "agree": True}
            assert await answer_to(mover, vote) == "accepted"
        for wrong in (number + 1, number - 1, 0, -1):
            vote = {"type": "vote", "proposal": wrong, "agree": True}
            assert await answer_to(other, vote) == "no-proposal"
        await catch_up(other)
        assert other.proposals[0]["asked"] == [other.eyes]
        assert scene.stored()["rows"] == rows, "nothing was taken back"


async def test_a_stranger_finds_no_table(scene: Scene) -> None:
    """Each answer is that to an id which there is not."""
    before = scene.stored()
    for table in (scene.table, "there-is-none", "%00", "..%2f", "a" * 500):
        path = f"/tables/{table}"
        answers = [
            await scene.eve.get(path),
            await scene.eve.get(f"{path}/record"),
            await scene.eve.get(f"{path}/replay"),
            await scene.eve.get(f"{path}/proof"),
            await scene.eve.get(f"{path}/seats/0/notes"),
            await scene.eve.put(f"{path}/seats/0/notes", {"lines": ["mine"]}),
            await scene.eve.post(f"{path}/seats", {}),
            await scene.eve.delete(f"{path}/seats/0"),
            await scene.eve.post(f"{path}/start"),
            await scene.eve.post(f"{path}/rematch"),
            await scene.eve.post(f"{path}/dice", {"seat": 0, "bits": "0" * 32}),
            await scene.eve.post(f"{path}/reports", {"person": scene.anna.person}),
            await scene.eve.patch(f"{path}/seats/0", {"kind": "bot"}),
            await scene.eve.delete(path),
        ]
        assert {answer.status_code for answer in answers} == {404}
        assert {answer.json()["error"] for answer in answers} <= {"no-table", "no-page"}
    for table in (scene.table, "there-is-none", "%00", "a" * 500):
        async with Raw(scene.eve, table) as raw:
            await raw.open()
            assert await raw.close_code() == 4004
    listed = (await scene.eve.get("/tables")).json()
    assert scene.table not in [listing["table"] for listing in listed]
    assert scene.stored() == before


async def test_who_watches_and_who_plays_reads_nothing_of_a_running_match(scene: Scene) -> None:
    before = scene.stored()
    path = f"/tables/{scene.table}"
    for guest in (scene.ben, scene.wanda):
        for secret in ("record", "proof", "replay", "replay?seat=0", "replay?after=-1&count=50"):
            answer = await guest.get(f"{path}/{secret}")
            assert (answer.status_code, answer.json()["error"]) == (409, "not-over")
        for change in (
            await guest.get(f"{path}/seats/0/notes"),
            await guest.put(f"{path}/seats/0/notes", {"lines": ["mine"]}),
            await guest.delete(f"{path}/seats/0"),
            await guest.post(f"{path}/dice", {"seat": 0, "bits": "0" * 32}),
            await guest.post(f"{path}/start"),
            await guest.patch(f"{path}/seats/2", {"kind": "open"}),
            await guest.post(f"{path}/rematch"),
            await guest.post(f"{path}/seats", {"seat": 0}),
            await guest.delete(path),
        ):
            assert change.status_code in {403, 409}, change.text
            assert change.json()["error"] in {
                *("not-your-seat", "not-opener", "no-rematch"),
                *("seat-taken", "already-sitting", "no-notes"),
            }
    assert scene.stored() == before


async def test_notes_are_for_the_own_eyes(scene: Scene) -> None:
    """In a game that keeps notes; also those of somebody who has left."""
    seats = [{"kind": "person"}, {"kind": "open"}, BOT]
    opened = await open_table(scene.anna, "glastonbury", seats, preset="first-game")
    path = f"/tables/{opened['table']}"
    await scene.ben.post("/invitations", {"code": opened["code"]})
    await scene.ben.post(f"{path}/seats", {})
    assert (await scene.anna.post(f"{path}/start")).is_success
    written = await scene.ben.put(f"{path}/seats/1/notes", {"lines": ["toad under the moss"]})
    assert written.is_success, written.text
    for guest in (scene.anna, scene.eve):
        assert "toad" not in (await guest.get(f"{path}/seats/1/notes")).text
        assert not (await guest.put(f"{path}/seats/1/notes", {"lines": []})).is_success
    assert (await scene.ben.delete(f"{path}/seats/1")).is_success
    await scene.wanda.post("/invitations", {"code": opened["code"]})
    assert (await scene.wanda.post(f"{path}/seats", {"seat": 1})).is_success
    assert (await scene.wanda.get(f"{path}/seats/1/notes")).json() == {"lines": []}
    assert "toad" not in scene.server.log


async def test_nobody_peeks_into_the_cards_of_a_bot(scene: Scene) -> None:
    """Who plays against people keeps to one seat, under whatever name."""
    before = scene.stored()["seats"]
    path = f"/tables/{scene.table}/seats"
    for sitting in ({"seat": 2, "name": "Benita"}, {"name": "Benita"}):
        answer = await scene.ben.post(path, sitting)
        assert (answer.status_code, answer.json()["error"]) == (409, "second-seat")
    assert (await scene.ben.post(path, {"seat": 2})).json()["error"] == "already-sitting"
    assert scene.stored()["seats"] == before
