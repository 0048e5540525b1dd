"""People are the same on SQLite and on PostgreSQL, and for every worker."""

from __future__ import annotations

import pytest

from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("kind", ["inn", "hotel"])
async def test_a_person_comes_moves_and_is_forgotten_on_every_database(
    kind: str, request: pytest.FixtureRequest, company: Company
) -> None:
    server: RunningServer = request.getfixturevalue(kind)
    anna, bert = await company.come(server, "Anna"), await company.come(server, "Bert")
    await anna.patch("/me", {"language": "fr"})
    await anna.put(f"/me/muted/{bert.person}")
    phrase = (await anna.post("/me/recovery")).json()["phrase"]
    server.kill()
    server.restart()
    phone = company.stranger(server)
    assert (await phone.post("/recovery", {"phrase": phrase})).status_code == 200
    for device in (anna, phone) * 3:
        me = (await device.get("/me")).json()
        assert me == {
            "person": anna.person,
            "name": "Anna",
            "language": "fr",
            "is_named": True,
            "devices": 2,
            "has_recovery": True,
        }
        assert (await device.get("/me/blocked")).json()["muted"] == [bert.person]
    await phone.delete("/me/devices")
    for _ in range(4):
        assert (await anna.get("/me")).status_code == 401
        assert (await phone.get("/me")).status_code == 200
