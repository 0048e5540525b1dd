"""Letters that a database may not take, over a real PostgreSQL: refused, and never an error."""

from __future__ import annotations

import pytest

from tests.server.hostile.raw import Raw
from tests.server.hostile.scenes import answer_to
from tests.server.playing import Client, people_at_a_table
from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio

NUL, HALF = "\x00", "\\ud800"
"""PostgreSQL keeps no NUL, and no database half of a letter."""


async def test_nothing_that_is_sent_upsets_the_database(
    hotel: RunningServer, company: Company
) -> None:
    told = len(hotel.log)
    anna, ben = [await company.come(hotel, name) for name in ("Anna", "Ben")]
    table = await people_at_a_table([anna, ben], "glastonbury", preset="first-game")
    path = f"/tables/{table}"
    answers = [
        await anna.put("/me/muted/%00"),
        await anna.put("/me/blocked/a%00b"),
        await anna.delete("/me/muted/%00"),
        await anna.get("/tables/%00"),
        await anna.get(f"/tables/{table}%00"),
        await anna.post("/invitations", {"code": NUL}),
        await anna.post(f"{path}/seats", {"name": f"An{NUL}na"}),
        await anna.put(f"{path}/seats/0/notes", {"lines": [f"a{NUL}b", NUL]}),
        await anna.get(f"{path}/seats/0/notes"),
        await anna.post(f"{path}/reports", {"person": NUL, "words": NUL}),
        await anna.post(f"{path}/reports", {"person": ben.person, "words": NUL}),
        await anna.post("/recovery", {"phrase": NUL * 20}),
        await anna.patch("/me", {"name": f"An{NUL}na"}),
        await anna.client.post(
            "/api/invitations",
            content=f'{{"code": "{HALF}"}}',
            headers={"Content-Type": "application/json"},
        ),
    ]
    assert all(answer.status_code < 500 for answer in answers), [a.text for a in answers]
    async with Raw(anna, f"{table}%00") as raw:
        await raw.open()
        assert await raw.close_code() == 4004
    async with Client(anna, table) as client:
        said = {"type": "say", "text": f"a{NUL}b"}
        assert await answer_to(client, said) == "no-words"
        played = {"type": "play", "seat": 0, "decision": 1, "moves": [f"take {NUL}"]}
        assert await answer_to(client, played) != "accepted"
    log = hotel.log[told:]
    assert "Traceback" not in log, log[-4000:]
