"""One person on several devices, and what a forgotten one is worth."""

from __future__ import annotations

import sqlite3
import time

import pytest

from stillroom.server.security.cookies import hash_of
from tests.server.serving import Company, Guest, RunningServer

pytestmark = pytest.mark.anyio


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
    server: RunningServer, company: Company
) -> None:
    anna = await company.come(server, "Anna")
    token = anna.token
    assert token is not None
    await anna.delete("/me/device")
    thief = company.stranger(server)
    thief.client.cookies.set("stillroom", token)
    assert (await thief.get("/me")).status_code == 401
    server.restart()
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
    server: RunningServer, company: Company
) -> None:
    anna = await company.come(server, "Anna")
    file = server.settings.database.removeprefix("sqlite:///")
    long_ago, lately = int(time.time()) - 3 * 24 * 3600, int(time.time()) - 60
    with sqlite3.connect(file, isolation_level=None) as connection:
        connection.execute("UPDATE devices SET seen = ?", (long_ago,))
        connection.execute("UPDATE people SET seen = ?", (long_ago,))
        assert (await anna.get("/me")).status_code == 200
        noted = connection.execute("SELECT devices.seen, people.seen FROM devices, people")
        assert all(seen > lately for seen in noted.fetchone())
        connection.execute("UPDATE devices SET seen = ?", (lately,))
        assert (await anna.get("/me")).status_code == 200
        assert connection.execute("SELECT seen FROM devices").fetchone() == (lately,)
    connection.close()
