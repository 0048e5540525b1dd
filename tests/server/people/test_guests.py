"""Somebody comes as a guest, without an account, and stays the same person."""

from __future__ import annotations

import pytest

from stillroom.match.words import LANGUAGES, Words
from stillroom.server.http.routes.people import PLANTS, guest_name
from stillroom.server.people.names import fit_name
from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio


async def test_a_guest_has_the_name_and_the_language_that_were_given(
    house: RunningServer, company: Company
) -> None:
    anna = company.stranger(house)
    answer = await anna.post("/people", {"name": "  Anna   B ", "language": "de"})
    assert answer.status_code == 201
    me = answer.json()
    assert me == {
        "person": me["person"],
        "name": "Anna B",
        "language": "de",
        "is_named": True,
        "devices": 1,
        "has_recovery": False,
    }
    assert (await anna.get("/me")).json() == me


async def test_a_guest_without_a_name_gets_one_in_the_language_of_the_browser(
    house: RunningServer, company: Company
) -> None:
    stranger = company.stranger(house)
    answer = await stranger.post("/people", {}, headers={"Accept-Language": "fr-CH, en;q=0.8"})
    me = answer.json()
    assert (me["language"], me["is_named"]) == ("fr", False)
    assert me["name"] in {
        Words("fr", "stillroom.server").format("guest-name", plant=plant) for plant in PLANTS
    }


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_name_of_a_guest_is_one_that_a_person_could_choose(language: str) -> None:
    words = Words(language, "stillroom.server")
    names = {words.format("guest-name", plant=plant) for plant in PLANTS}
    assert len(names) == len(PLANTS)
    assert guest_name(language) in names
    assert {fit_name(name) for name in names} == names


async def test_two_guests_are_two_people(house: RunningServer, company: Company) -> None:
    anna, bert = await company.come(house, "Anna"), await company.come(house, "Bert")
    assert anna.person != bert.person
    assert anna.token != bert.token
    assert (await anna.get("/me")).json()["name"] == "Anna"
    assert (await bert.get("/me")).json()["name"] == "Bert"


async def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(
    house: RunningServer, company: Company
) -> None:
    stranger = company.stranger(house)
    answer = await stranger.post("/people", {})
    name, *attributes = answer.headers["set-cookie"].split("; ")
    assert name == f"stillroom={stranger.token}"
    assert {attribute.lower() for attribute in attributes} == {
        "httponly",
        "max-age=34560000",
        "path=/",
        "samesite=lax",
    }


async def test_the_cookie_is_renewed_when_the_page_asks_who_i_am(
    house: RunningServer, company: Company
) -> None:
    anna = await company.come(house, "Anna")
    renewed = (await anna.get("/me")).headers["set-cookie"]
    assert renewed.startswith(f"stillroom={anna.token}; ")
    assert "Max-Age=34560000" in renewed


async def test_whoever_comes_a_second_time_stays_who_they_are(
    house: RunningServer, company: Company
) -> None:
    anna = await company.come(house, "Anna")
    token = anna.token
    answer = await anna.post("/people", {"name": "Bert"})
    assert answer.status_code == 409
    assert answer.json()["message"] == {
        "id": "refused-already-here",
        "arguments": {"name": "Anna"},
    }
    assert anna.token == token
    assert (await anna.get("/me")).json()["name"] == "Anna"


async def test_a_person_is_the_same_after_a_restart_and_after_a_kill(
    inn: RunningServer, company: Company
) -> None:
    anna = await company.come(inn, "Anna")
    before = (await anna.get("/me")).json()
    inn.restart()
    assert (await anna.get("/me")).json() == before
    inn.kill()
    inn.restart()
    assert (await anna.get("/me")).json() == before


async def test_name_and_language_can_be_changed_one_without_the_other(
    house: RunningServer, company: Company
) -> None:
    guest = await company.come(house)
    named = (await guest.patch("/me", {"name": "Clara"})).json()
    assert (named["name"], named["is_named"], named["language"]) == ("Clara", True, "en")
    french = (await guest.patch("/me", {"language": "fr"})).json()
    assert (french["name"], french["language"]) == ("Clara", "fr")
    assert (await guest.get("/me")).json() == french


async def test_a_stranger_is_nobody(house: RunningServer, company: Company) -> None:
    stranger = company.stranger(house)
    for cookie in ("", "stillroom=", "stillroom=x", f"stillroom={'A' * 3000}", "stillroom=a=b;;,"):
        answer = await stranger.get("/me", headers={"Cookie": cookie})
        assert answer.status_code == 401, cookie
        assert answer.json()["error"] == "nobody"


async def test_whoever_has_a_cookie_that_nobody_knows_can_come_anew(
    house: RunningServer, company: Company
) -> None:
    stranger = company.stranger(house)
    stranger.client.cookies.set("stillroom", "of-another-server")
    assert (await stranger.post("/people", {"name": "Dora"})).status_code == 201
