"""One person on several devices, and what a forgotten one is worth."""

from __future__ import annotations

import sqlite3
import time

import pytest

from stillroom.server.http.guards.cookies import hash_of
from tests.server.serving import Company, Guest, RunningServer

pytestmark = pytest.mark.anyio

DEVICE_SEEN = "UPDATE devices SET seen = ? WHERE person = ?"
PERSON_SEEN = "UPDATE people SET seen = ? WHERE id = ?"
BOTH_SEEN = """
    SELECT devices.seen, people.seen FROM devices JOIN people ON people.id = devices.person
    WHERE people.id = ?
"""


async def on_another_device(guest: Guest, company: Company) -> Guest:
    """The same person in another browser."""
    phrase = (await guest.post("/me/recovery")).json()["phrase"]
    other = company.stranger(guest.server)
    assert (await other.post("/recovery", {"phrase": phrase})).status_code == 200
    return other


async def test_a_forgotten_browser_is_nobody(house: RunningServer, company: Company) -> None:
    anna = await company.come(house, "Anna")
    answer = await anna.delete("/me/device")
    assert answer.status_code == 204
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert anna.token is None
    assert (await anna.get("/me")).status_code == 401


async def test_the_cookie_of_a_forgotten_browser_cannot_be_played_again(
    inn: RunningServer, company: Company
) -> None:
    anna = await company.come(inn, "Anna")
    token = anna.token
    assert token is not None
    await anna.delete("/me/device")
    thief = company.stranger(inn)
    thief.client.cookies.set("stillroom", token)
    assert (await thief.get("/me")).status_code == 401
    inn.restart()
    assert (await thief.get("/me")).status_code == 401
    assert (await thief.delete("/me/devices")).status_code == 401


async def test_all_other_devices_are_forgotten_and_this_one_stays(
    house: RunningServer, company: Company
) -> None:
    anna = await company.come(house, "Anna")
    phone = await on_another_device(anna, company)
    tablet = await on_another_device(anna, company)
    bert = await company.come(house, "Bert")
    assert (await phone.get("/me")).json()["devices"] == 3
    answer = await phone.delete("/me/devices")
    assert (answer.status_code, answer.json()["devices"]) == (200, 1)
    assert (await phone.get("/me")).json()["person"] == anna.person
    for forgotten in (anna, tablet):
        assert (await forgotten.get("/me")).status_code == 401
    assert (await bert.get("/me")).status_code == 200


async def test_the_store_knows_no_token(server: RunningServer, company: Company) -> None:
    anna = await company.come(server, "Anna")
    assert anna.token is not None
    file = server.settings.database.removeprefix("sqlite:///")
    with sqlite3.connect(file) as connection:
        found = connection.execute("SELECT token FROM devices").fetchall()
    connection.close()
    assert found == [(hash_of(anna.token),)]
    server.stop()
    for path in server.folder.glob("stillroom.db*"):
        assert anna.token.encode() not in path.read_bytes()


async def test_a_device_is_noted_as_seen_and_not_with_every_request(
    house: RunningServer, company: Company
) -> None:
    anna = await company.come(house, "Anna")
    file = house.settings.database.removeprefix("sqlite:///")
    long_ago, lately = int(time.time()) - 3 * 24 * 3600, int(time.time()) - 60
    with sqlite3.connect(file, isolation_level=None) as connection:
        connection.execute(DEVICE_SEEN, (long_ago, anna.person))
        connection.execute(PERSON_SEEN, (long_ago, anna.person))
        assert (await anna.get("/me")).status_code == 200
        noted = connection.execute(BOTH_SEEN, (anna.person,)).fetchone()
        assert all(seen > lately for seen in noted)
        connection.execute(DEVICE_SEEN, (lately, anna.person))
        assert (await anna.get("/me")).status_code == 200
        assert connection.execute(BOTH_SEEN, (anna.person,)).fetchone() == (lately, noted[1])
    connection.close()
