"""The server keeps to its description, whatever it is sent."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.parameters import ParameterLocation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from stillroom.server.app import create_app
from stillroom.server.http.description import TAGS, types_of_the_wire
from stillroom.server.settings import Settings
from tests.server.serving import READY_SECONDS, Company, Guest, RunningServer

pytest_plugins = ["schemathesis.pytest.plugin"]
"""Loaded here alone: it takes a second, and all other tests do without it."""
EXAMPLES = settings().max_examples // 10
"""Requests by lot for each operation, beside those at the edges of what is described: more in a
soak."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
]


def document() -> dict[str, Any]:
    """The description, as the server gives it."""
    described = create_app(Settings(database="sqlite://")).openapi_schema.to_schema()
    described["components"] = {"schemas": types_of_the_wire()}
    # Every request comes from somebody.
    for path in described["paths"].values():
        for operation in path.values():
            operation.pop("security", None)
    return described


PATH, BODY = ParameterLocation.PATH, ParameterLocation.BODY
schema = schemathesis.openapi.from_dict(document())


@dataclass
class Party:
    """A guest, and what the requests can be about."""

    server: RunningServer
    token: str
    person: str
    tables: list[str]


# With a parameter the tests of the operations have names of their own; of several with the same
# name a run in several processes would take one.
@pytest.fixture(params=["in company"])
def party(house: RunningServer) -> Party:
    return asyncio.run(gathered(house))


async def gathered(house: RunningServer) -> Party:
    """A guest who has a table of every stage and has met somebody."""
    anna, bert = await Guest.come(house, "Anna"), await Guest.come(house, "Bert")
    person, bot = {"kind": "person"}, {"kind": "bot"}
    over = await opened(anna, bot, bot)
    await anna.post(f"/tables/{over}/start")
    gathering = await opened(anna, person, {"kind": "open"})
    playing = await opened(anna, person, bot)
    await anna.post(f"/tables/{playing}/start")
    await is_over(anna, over)
    token = anna.token
    assert token is not None
    await asyncio.gather(anna.leave(), bert.leave())
    return Party(house, token, bert.person, [gathering, playing, over])


async def is_over(guest: Guest, table: str) -> None:
    """Waits until the bots have played to the end."""
    for _ in range(1200):
        if (await guest.get(f"/tables/{table}")).json()["stage"] == "over":
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"the bots do not play:\n{guest.server.log}")


async def opened(guest: Guest, *seats: dict[str, str]) -> str:
    """The id of a new table."""
    # A match of one turn is soon over.
    new = {"game": "elixir-mixer", "seats": seats, "listed": True, "options": {"turn_limit": 1}}
    answer = await guest.post("/tables", new)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_as_described(case: schemathesis.Case[Any], party: Party) -> None:
    """Many of the requests name something real, so that not all are about nothing."""
    known = {"table": party.tables, "other": [party.person], "game": ["quacks"], "language": ["de"]}
    for location, named in ((PATH, case.path_parameters), (BODY, case.body)):
        made = case.meta and case.meta.components.get(location)
        if made and made.mode.is_positive and isinstance(named, dict):
            for name in named.keys() & known.keys():
                # One place more than there are real ones, for what was made up.
                real = [*known[name], named[name]]
                named[name] = real[len(str(named)) % len(real)]
    case.call_and_validate(
        base_url=party.server.url,
        cookies={"stillroom": party.token},
        checks=CHECKS,
        timeout=READY_SECONDS,
    )


@pytest.mark.anyio
async def test_the_description_is_whole(house: RunningServer, company: Company) -> None:
    answer = await company.stranger(house).get("/openapi.json")
    assert answer.headers["content-type"] == "application/vnd.oai.openapi+json"
    given = answer.json()
    assert given["info"]["title"] == "Stillroom"
    assert given["components"]["securitySchemes"]["person"]["name"] == "stillroom"
    assert set(given["components"]["schemas"]) >= {"Me", "NewPerson", "NewTable", "Refusal"}
    operations = [found for path in given["paths"].values() for found in path.values()]
    ids = [operation["operationId"] for operation in operations]
    assert len(set(ids)) == len(ids)
    for operation in operations:
        assert operation["summary"]
        assert operation["description"]
        assert set(operation["tags"]) <= set(TAGS)
        for status, refused in operation["responses"].items():
            if status >= "400":
                assert "Refusal" in str(refused["content"]["application/json"]["schema"])


@pytest.mark.anyio
async def test_there_is_no_other_page_about_the_api(house: RunningServer, company: Company) -> None:
    stranger = company.stranger(house)
    for path in ("/api", "/schema", "/schema/swagger", "/api/redoc", "/docs", "/openapi.json"):
        assert (await stranger.client.get(path)).status_code == 404, path
