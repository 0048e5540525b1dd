"""No secret is in a log or an error, whatever goes wrong."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from stillroom.server.http.guards.cookies import hash_of
from tests.server.serving import Company, Guest, RunningServer, without

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


def recovery_of(guest: Guest) -> str:
    """The hash of somebody's phrase, as the store has it."""
    file = guest.server.settings.database.removeprefix("sqlite:///")
    asked = "SELECT recovery FROM people WHERE id = ?"
    with closing(sqlite3.connect(file)) as connection:
        return str(connection.execute(asked, (guest.person,)).fetchone()[0])


async def test_an_error_of_our_own_tells_nothing_and_the_log_no_secret(
    inn: RunningServer, company: Company
) -> None:
    told = len(inn.log)
    anna = await company.come(inn, "Anna", "de")
    phrase = (await anna.post("/me/recovery")).json()["phrase"]
    token, recovery = anna.token, recovery_of(anna)
    assert token is not None
    with without(inn, "relations"):
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
        with without(inn, "devices"):
            answers += await break_everything(anna, phrase)
    log = inn.log[told:]
    assert "no such table: relations" in log
    assert "no such table: devices" in log
    for secret in (token, phrase, " ".join(phrase.split()[:2])):
        assert all(secret not in answer for answer in answers)
    for secret in (token, hash_of(token), phrase, " ".join(phrase.split()[:2]), recovery):
        assert secret not in log


async def test_the_description_of_a_broken_server_stays(
    inn: RunningServer, company: Company
) -> None:
    """One request that fails does not take the server with it."""
    anna = await company.come(inn, "Anna")
    with without(inn, "relations"):
        assert (await anna.get("/me/blocked")).status_code == 500
    assert (await anna.get("/me/blocked")).status_code == 200
