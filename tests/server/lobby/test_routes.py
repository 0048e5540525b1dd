"""Tables over HTTP, as a browser has them: what is answered, and what never is."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from typing import Any

import msgspec
import pytest
from httpx import Response

from stillroom.games.registry import names, presets_of
from stillroom.match.records.record import MatchRecord
from stillroom.match.records.verifying import verify
from tests.server.playing import Client
from tests.server.serving import Company, Guest, RunningServer

pytestmark = pytest.mark.anyio

BITS = "0123456789abcdef" * 2
PERSON, OPEN, BOT = {"kind": "person"}, {"kind": "open"}, {"kind": "bot"}
REPORT = {"person": "nobody", "words": ""}


async def opened(
    guest: Guest, game: str, seats: list[dict[str, str]], **more: object
) -> dict[str, Any]:
    """Opens a table."""
    answer = await guest.post("/tables", {"game": game, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def error_of(answer: Response) -> tuple[int, str]:
    """The status and the kind of a refusal."""
    return answer.status_code, answer.json()["error"]


# The life of a table


async def test_every_game_is_offered_and_opens_as_offered(
    house: RunningServer, company: Company
) -> None:
    stranger, ada = company.stranger(house), await company.come(house, "Ada")
    offered = (await stranger.get("/games")).json()
    assert [game["game"] for game in offered] == list(names())
    for game in offered:
        assert [preset["name"] for preset in game["presets"]] == list(
            presets_of(game["game"]).by_name
        )
        for preset in game["presets"]:
            seats = [PERSON, *[BOT] * (game["usual_seats"] - 1)]
            table = await opened(ada, game["game"], seats, preset=preset["name"])
            assert table["options"] == preset["options"]
            started = await ada.post(f"/tables/{table['table']}/start")
            assert (started.status_code, started.json()["stage"]) == (200, "playing")


async def test_friends_meet_play_and_look_back(house: RunningServer, company: Company) -> None:
    ada, ben = await company.come(house, "Ada"), await company.come(house, "Ben")
    table = await opened(ada, "kupferkessel", [PERSON, OPEN, OPEN])
    entered = await ben.post("/invitations", {"code": table["code"].upper()})
    assert (entered.status_code, entered.json()["code"]) == (200, None)
    path = f"/tables/{table['table']}"
    seated = await ben.post(f"{path}/seats", {"bits": BITS})
    assert (seated.status_code, seated.json()["code"]) == (200, table["code"])
    assert (await ada.post(f"{path}/dice", {"seat": 0, "bits": BITS})).status_code == 200
    changed = await ada.patch(f"{path}/seats/2", {"kind": "bot", "bot": "random"})
    assert changed.json()["seats"][2]["bot"] == "random"
    assert error_of(await ben.post(f"{path}/start")) == (403, "not-opener")
    assert (await ada.post(f"{path}/start")).json()["stage"] == "playing"
    assert error_of(await ada.get(f"{path}/record")) == (409, "not-over")
    assert (await ben.delete(f"{path}/seats/1")).status_code == 204
    async with Client(ada, table["table"]) as client:
        await client.play_to_the_end(random.Random(7))

    record = await ben.get(f"{path}/record")
    assert record.status_code == 200
    assert record.headers["content-type"].startswith("application/x-ndjson")
    disposition = record.headers["content-disposition"]
    assert disposition.startswith('attachment; filename="kupferkessel-20')
    assert disposition.endswith('.stillroom"')
    verified = verify(MatchRecord.from_bytes(record.content))
    assert (verified.seal, verified.contributions) == (table["seal"], 2)
    proof = (await ben.get(f"{path}/proof")).json()
    assert (proof["seal"], proof["contributions"]) == (table["seal"], [BITS, BITS, ""])
    replay = (await ada.get(f"{path}/replay?after=-1&count=3&seat=1")).json()
    assert [frame["row"] for frame in replay["frames"]] == [0, 1, 2]
    assert all(frame["view"]["seat"] == 1 for frame in replay["frames"])
    last = await ada.get(f"{path}/replay?after={replay['rows'] - 1}")
    assert last.json()["frames"][0]["view"]["sheet"] is not None

    again = await ada.post(f"{path}/rematch")
    assert again.status_code == 200
    assert [seat["mine"] for seat in again.json()["seats"]] == [False, True, False]
    mine = (await ada.get("/me/matches")).json()
    assert [listing["stage"] for listing in mine] == ["gathering", "over"]
    assert (await ada.delete(f"/tables/{again.json()['table']}")).status_code == 204


async def test_a_seat_of_a_bot_is_taken_while_the_match_runs(
    house: RunningServer, company: Company
) -> None:
    ada, ben = await company.come(house, "Ada"), await company.come(house, "Ben")
    table = await opened(ada, "quacks", [PERSON, BOT], listed=True)
    path = f"/tables/{table['table']}"
    await ada.post(f"{path}/start")
    async with Client(ada, table["table"]) as client:
        assert (await ben.post(f"{path}/seats", {"seat": 1})).status_code == 200
        while client.table["seats"][1]["person"] != ben.person:
            await client.take()
    async with Client(ben, table["table"]) as client:
        assert client.eyes == 1
        assert client.view is not None
        assert client.view["players"] == ["Ada", "Ben"]


async def test_notes_and_reports(house: RunningServer, company: Company) -> None:
    ada = await company.come(house, "Ada")
    table = await opened(ada, "glastonbury", [PERSON, BOT], preset="first-game")
    path = f"/tables/{table['table']}"
    await ada.post(f"{path}/start")
    assert (await ada.put(f"{path}/seats/0/notes", {"lines": ["newts"]})).status_code == 200
    assert (await ada.get(f"{path}/seats/0/notes")).json() == {"lines": ["newts"]}
    assert (await ada.post(f"{path}/reports", {"person": ada.person})).status_code == 204
    assert error_of(await ada.post(f"{path}/reports", REPORT)) == (404, "nobody-there")


# What is refused


async def test_the_refusal_of_a_name_says_what_to_do(
    house: RunningServer, company: Company
) -> None:
    ada = await company.come(house, "Ada")
    other = await company.come(house, "ADA", language="fr")
    table = await opened(ada, "quacks", [PERSON, OPEN], listed=True)
    answer = await other.post(f"/tables/{table['table']}/seats", {})
    assert error_of(answer) == (409, "name-taken")
    assert "Choisissez un autre nom pour cette table." in answer.json()["text"]
    seated = await other.post(f"/tables/{table['table']}/seats", {"name": "Ada la Seconde"})
    assert seated.json()["seats"][1]["name"] == "Ada la Seconde"


async def test_whoever_has_not_come_may_only_look_around(
    house: RunningServer, company: Company
) -> None:
    ada, stranger = await company.come(house, "Ada"), company.stranger(house)
    table = await opened(ada, "quacks", [PERSON, OPEN], listed=True)
    lobby = await stranger.get("/tables")
    assert table["table"] in {listing["table"] for listing in lobby.json()}
    for answer in (
        await stranger.get(f"/tables/{table['table']}"),
        await stranger.post("/tables", {"game": "quacks", "seats": [PERSON, BOT]}),
        await stranger.post("/invitations", {"code": table["code"]}),
        await stranger.get("/me/matches"),
    ):
        assert error_of(answer) == (401, "nobody")


async def test_a_private_table_and_none_are_answered_alike(
    house: RunningServer, company: Company
) -> None:
    ada, ben = await company.come(house, "Ada"), await company.come(house, "Ben")
    table = await opened(ada, "quacks", [PERSON, OPEN])

    async def answers(table_id: str, code: str) -> list[tuple[int, bytes]]:
        path = f"/tables/{table_id}"
        asked = [
            await ben.get(path),
            await ben.delete(path),
            await ben.post(f"{path}/seats", {}),
            await ben.patch(f"{path}/seats/1", {"kind": "bot"}),
            await ben.delete(f"{path}/seats/0"),
            await ben.post(f"{path}/dice", {"seat": 0, "bits": BITS}),
            await ben.post(f"{path}/start"),
            await ben.post(f"{path}/rematch"),
            await ben.get(f"{path}/record"),
            await ben.get(f"{path}/replay"),
            await ben.get(f"{path}/proof"),
            await ben.get(f"{path}/seats/0/notes"),
            await ben.put(f"{path}/seats/0/notes", {"lines": []}),
            await ben.post(f"{path}/reports", {"person": ada.person}),
            await ben.post("/invitations", {"code": code}),
        ]
        return [(answer.status_code, answer.content) for answer in asked]

    private = await answers(table["table"], table["code"][:-1])
    assert private == await answers("AAAAAAAAAAAAAAAA", "0000-0000-0000")
    assert private == await answers("%00%FF~'", "?")
    assert len(set(private)) == 1
    assert private[0][0] == 404


@pytest.mark.parametrize(
    ("content", "status"),
    [
        ({"game": "quacks"}, 400),
        ({"game": "quacks", "seats": []}, 400),
        ({"game": "quacks", "seats": [PERSON] * 5}, 400),
        ({"game": "QUACKS", "seats": [PERSON, BOT]}, 400),
        ({"game": "chess", "seats": [PERSON, BOT]}, 400),
        ({"game": "quacks", "seats": [PERSON, {"kind": "cat"}]}, 400),
        ({"game": "quacks", "seats": [PERSON, BOT], "options": {"aids": "1"}}, 400),
        ({"game": "quacks", "seats": [PERSON, BOT], "options": {"aids": 99}}, 400),
        ({"game": "quacks", "seats": [PERSON, BOT], "options": {"turn_limit": 2**40}}, 400),
        ({"game": "quacks", "seats": [PERSON, BOT], "preset": "as-painted"}, 400),
        ({"game": "quacks", "seats": [PERSON, BOT], "key": "00"}, 400),
        ({"game": "quacks", "seats": [PERSON, {"kind": "person", "name": "A"}]}, 400),
        ({"game": "quacks", "seats": [PERSON, BOT], "clock": {"reserve": 0, "decision": 0}}, 400),
    ],
)
async def test_a_table_that_cannot_be_is_refused_in_words(
    content: dict[str, Any], status: int, house: RunningServer, company: Company
) -> None:
    ada = await company.come(house, "Ada")
    answer = await ada.post("/tables", content)
    assert answer.status_code == status
    assert answer.json()["text"].endswith(".")


async def test_wrong_numbers_are_refused_in_words(house: RunningServer, company: Company) -> None:
    ada = await company.come(house, "Ada")
    path = f"/tables/{(await opened(ada, 'quacks', [PERSON, BOT]))['table']}"
    for answer in (
        await ada.delete(f"{path}/seats/3"),
        await ada.delete(f"{path}/seats/{10**30}"),
        await ada.post(f"{path}/dice", {"seat": 0, "bits": "00"}),
        await ada.post(f"{path}/seats", {"seat": -1}),
        await ada.get(f"{path}/replay?after={10**30}"),
        await ada.get(f"{path}/replay?count=51"),
        await ada.get(f"{path}/replay?seat=4"),
    ):
        assert answer.status_code == 400, answer.text
        assert answer.json()["text"].endswith(".")


# Secrets


def asked(house: RunningServer, question: str, about: str) -> list[str]:
    """What the store of a server tells."""
    file = house.settings.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file)) as connection:
        return list(connection.execute(question, (about,)).fetchone())


async def told_of(table: dict[str, Any], guests: list[Guest]) -> dict[Guest, str]:
    """What each of three people is told who ask for everything, while a match is begun."""
    ada, ben, cleo = guests
    told = dict.fromkeys(guests, "")
    path = f"/tables/{table['table']}"

    async def ask(guest: Guest, method: str, path: str, content: object = None) -> None:
        body = None if content is None else msgspec.json.encode(content)
        answer = await guest.client.request(method, f"/api{path}", content=body)
        told[guest] += f"{answer.headers} {answer.text}"

    async def look_everywhere() -> None:
        for guest in guests:
            for place in ("", "/record", "/replay", "/proof", "/seats/0/notes"):
                await ask(guest, "GET", path + place)
            for place in ("/tables", "/me", "/me/matches", "/me/blocked"):
                await ask(guest, "GET", place)

    await look_everywhere()
    await ask(ben, "POST", "/invitations", {"code": table["code"]})
    await ask(ben, "POST", f"{path}/seats", {"bits": BITS})
    await ask(cleo, "POST", "/invitations", {"code": "0000-0000-0000"})
    await ask(cleo, "POST", f"{path}/seats", {})
    await look_everywhere()
    for guest in (cleo, ben, ada):
        await ask(guest, "POST", f"{path}/start")
    await look_everywhere()
    await ask(ben, "DELETE", f"{path}/seats/1")
    await look_everywhere()
    return told


async def test_no_answer_holds_a_secret(house: RunningServer, company: Company) -> None:
    told_before = len(house.log)
    guests = [await company.come(house, name) for name in ("Ada", "Ben", "Cleo")]
    table = await opened(guests[0], "quacks", [PERSON, OPEN, BOT])
    told = await told_of(table, guests)
    key, code = asked(house, "SELECT key, code FROM tables WHERE id = ?", table["table"])
    assert code == table["code"]
    token = "SELECT token FROM devices WHERE person = ?"
    hashes = [asked(house, token, guest.person)[0] for guest in guests]
    log = house.log[told_before:]
    for secret in (key, BITS, *hashes):
        assert len(secret) > 30
        assert secret not in "".join(told.values())
        assert secret not in log
    for guest in guests:
        others = "".join(text for other, text in told.items() if other is not guest)
        assert guest.token is not None
        assert guest.token not in others
        assert guest.token not in log
    assert code in told[guests[0]]
    assert code not in told[guests[2]]
    assert code not in log
