"""Over real sockets: what must stay secret is in no message, list, error or line of the log."""

from __future__ import annotations

import asyncio
import hashlib
import random
import secrets
import sqlite3
from contextlib import AsyncExitStack, closing

import pytest

from stillroom.server.http.guards.cookies import hash_of
from tests.server.playing import Client, Refusal, open_table, start
from tests.server.serving import Company, Guest, RunningServer

pytestmark = pytest.mark.anyio

OPTIONS = {"turn_limit": 4}
"""A short match."""


async def reads_everything(guest: Guest, table: str) -> list[str]:
    """All that somebody can ask for, allowed or not."""
    paths = [
        "/me",
        "/me/matches",
        "/me/blocked",
        "/tables",
        "/games",
        f"/tables/{table}",
        f"/tables/{table}/record",
        f"/tables/{table}/proof",
        f"/tables/{table}/replay?after=-1",
        f"/tables/{table}/replay?seat=0",
        *(f"/tables/{table}/seats/{seat}/notes" for seat in range(3)),
        "/openapi.json",
        "/words/en",
    ]
    answers = [await guest.get(path) for path in paths]
    answers += [await guest.client.get(path) for path in ("/healthz", "/readyz", "/metrics")]
    bits = secrets.token_hex(16)
    answers += [
        await guest.post(f"/tables/{table}/dice", {"seat": 0, "bits": bits}),
        await guest.post(f"/tables/{table}/start"),
        await guest.post(f"/tables/{table}/rematch"),
        await guest.post("/invitations", {"code": "0000-0000-0000"}),
    ]
    for answer in answers:
        # A browser is given its own token again.
        answer.headers.pop("set-cookie", None)
    return [f"{answer.headers} {answer.text}" for answer in answers]


async def asks_for_everything(client: Client) -> None:
    """All that a client can ask for, allowed or not."""
    for message in (
        {"type": "undo", "seat": 0},
        {"type": "hint", "seat": 1},
        {"type": "draft", "seat": 2, "decision": 1, "moves": ["draw"]},
        {"type": "play", "seat": 0, "decision": 10**6, "moves": ["draw"]},
        {"type": "propose", "topic": "undo", "seat": 0},
        {"type": "say", "phrase": "hello"},
    ):
        try:
            await client.ask(message)
        except Refusal:
            continue


def secrets_of(inn: RunningServer, table: str, guests: list[Guest]) -> dict[str, str]:
    """What nobody may be told, by its name: as the store has it, and as the guests do."""
    file = inn.settings.database.removeprefix("sqlite:///")
    key, phrase = "SELECT key FROM tables WHERE id = ?", "SELECT recovery FROM people WHERE id = ?"
    with closing(sqlite3.connect(file)) as connection:
        found = {
            "key": connection.execute(key, (table,)).fetchone()[0],
            "hash of the phrase": connection.execute(phrase, (guests[0].person,)).fetchone()[0],
        }
    for guest in guests:
        assert guest.token is not None
        found[f"token of {guest.name}"] = guest.token
        found[f"hash of {guest.name}"] = hash_of(guest.token)
    return found


async def test_nothing_secret_leaves_before_the_end_and_the_record_is_open_after_it(
    inn: RunningServer, company: Company
) -> None:
    told_before = len(inn.log)
    guests = [await company.come(inn, name) for name in ("Anna", "Ben", "Cleo", "Dora")]
    phrase = (await guests[0].post("/me/recovery")).json()["phrase"]
    bits = [secrets.token_hex(16) for _ in range(3)]
    table, code, seal = await begun(guests, bits)
    kept = secrets_of(inn, table, guests) | {"phrase": phrase}
    kept |= {f"bits of {seat}": own for seat, own in enumerate(bits)}
    told: dict[str, list[str]] = {guest.name: [] for guest in guests}
    async with AsyncExitStack() as leaving:
        clients = [await leaving.enter_async_context(Client(guest, table)) for guest in guests]
        for guest, client in zip(guests, clients, strict=True):
            await asks_for_everything(client)
            told[guest.name] += await reads_everything(guest, table)
        before_the_end = [len(client.received) for client in clients]
        for guest, client in zip(guests, clients, strict=True):
            told[guest.name] += [content.decode() for content in client.received]
        playing = [
            client.play_to_the_end(random.Random(place)) for place, client in enumerate(clients[:3])
        ]
        await asyncio.gather(*playing, clients[3].until(decides=False))
        for count, guest, client in zip(before_the_end, guests, clients, strict=True):
            assert len(client.received) > count
            told[guest.name] += [content.decode() for content in client.received[count:]]
    log = inn.log[told_before:]
    for name, secret in kept.items():
        for guest in guests:
            assert all(secret not in text for text in told[guest.name]), f"{name} to {guest.name}"
        assert secret not in log, f"{name} in the log"
    assert any(code in text for text in told["Anna"])
    assert all(code not in text for text in told["Dora"]), "who watches may not invite"
    assert code not in log
    assert "Traceback" not in log
    assert hashlib.sha256(bytes.fromhex(kept["key"])).hexdigest() == seal
    for guest in guests:
        await check_all_is_open(guest, table, kept["key"], seal, bits)


async def begun(guests: list[Guest], bits: list[str]) -> tuple[str, str, str]:
    """A match of the first three guests, who add to its dice; its table, the code, and the seal."""
    anna, ben, cleo, _ = guests
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]
    opened = await open_table(anna, "elixir-mixer", seats, listed=True, options=OPTIONS)
    table, code = opened["table"], opened["code"]
    await anna.post(f"/tables/{table}/dice", {"seat": 0, "bits": bits[0]})
    for guest, own in ((ben, bits[1]), (cleo, bits[2])):
        await guest.post("/invitations", {"code": code})
        seated = await guest.post(f"/tables/{table}/seats", {"bits": own})
        assert seated.json()["code"] == code
    await start(anna, table)
    return table, code, opened["seal"]


async def check_all_is_open(guest: Guest, table: str, key: str, seal: str, bits: list[str]) -> None:
    """After the end the proof, the record and every hand may be seen."""
    proof = (await guest.get(f"/tables/{table}/proof")).json()
    assert (proof["key"], proof["seal"], proof["contributions"]) == (key, seal, bits)
    record = await guest.get(f"/tables/{table}/record")
    assert key in record.text
    replay = await guest.get(f"/tables/{table}/replay?after=-1&seat=1")
    assert replay.json()["frames"][0]["view"]["board"]["seats"][1]["hand"]
