"""No secret is in a log or an error, whatever goes wrong."""

from __future__ import annotations

import sqlite3

import pytest

from stillroom.server.security.cookies import hash_of
from tests.server.serving import Company, Guest, RunningServer

pytestmark = pytest.mark.anyio


async def break_everything(guest: Guest, phrase: str) -> list[str]:
    """Provokes errors of every kind that come near to a secret; the answers."""
    answers = [
        await guest.get("/me"),
        await guest.get("/me/blocked"),
        await guest.patch("/me", {"name": "Berta"}),
        await guest.post("/me/recovery", {"phrase": phrase}),
        await guest.post("/recovery", {"phrase": phrase + " more"}),
        await guest.post("/recovery", {"phrase": phrase[:-1] + "q"}),
        await guest.post("/recovery", {"phrase": [phrase]}),
        await guest.post("/recovery", {phrase: phrase}),
        await guest.client.post("/api/recovery", content=f'{{"phrase": "{phrase}"'.encode()),
        await guest.post("/recovery", {"phrase": phrase}),
    ]
    return [answer.text for answer in answers[:-3] + answers[-2:]]


async def test_an_error_of_our_own_tells_nothing_and_the_log_no_secret(
    server: RunningServer, company: Company
) -> None:
    anna = await company.come(server, "Anna", "de")
    phrase = (await anna.post("/me/recovery")).json()["phrase"]
    token = anna.token
    assert token is not None
    file = server.settings.database.removeprefix("sqlite:///")
    with sqlite3.connect(file) as connection:
        (recovery,) = connection.execute("SELECT recovery FROM people").fetchone()
        connection.execute("ALTER TABLE relations RENAME TO relations_elsewhere")
    broken = await anna.get("/me/blocked")
    assert broken.status_code == 500
    assert broken.json() == {
        "error": "failed",
        "message": {"id": "refused-failed"},
        "text": "Hier ist etwas schiefgegangen, nicht bei dir. Versuch es gleich noch einmal.",
        "game": None,
        "paragraph": None,
        "decision": None,
    }
    answers = await break_everything(anna, phrase)
    with connection:
        connection.execute("ALTER TABLE devices RENAME TO devices_elsewhere")
    connection.close()
    answers += await break_everything(anna, phrase)
    assert "no such table: relations" in server.log
    assert "no such table: devices" in server.log
    for secret in (token, phrase, " ".join(phrase.split()[:2])):
        assert all(secret not in answer for answer in answers)
    for secret in (token, hash_of(token), phrase, " ".join(phrase.split()[:2]), recovery):
        assert secret not in server.log


async def test_the_description_of_a_broken_server_stays(
    server: RunningServer, company: Company
) -> None:
    """One request that fails does not take the server with it."""
    anna = await company.come(server, "Anna")
    with sqlite3.connect(server.settings.database.removeprefix("sqlite:///")) as connection:
        connection.execute("ALTER TABLE relations RENAME TO relations_elsewhere")
        assert (await anna.get("/me/blocked")).status_code == 500
        connection.execute("ALTER TABLE relations_elsewhere RENAME TO relations")
    connection.close()
    assert (await anna.get("/me/blocked")).status_code == 200
