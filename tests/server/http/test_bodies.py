"""Huge, broken and wrong requests are refused with what is wrong, and change nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest

from stillroom.server.wire.base import Refusal
from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio

LIMIT = 64 * 1024
JSON = {"Content-Type": "application/json"}
HALF_A_BODY = b"""POST /api/people HTTP/1.1\r
Host: 127.0.0.1\r
Content-Type: application/json\r
Content-Length: 20\r
\r
{"name": """


async def pieces(size: int) -> AsyncIterator[bytes]:
    """A body whose length nobody tells beforehand."""
    yield b'{"name": "'
    for _ in range(size // 1024):
        yield b"x" * 1024
    yield b'"}'


async def test_a_huge_body_is_refused(house: RunningServer, company: Company) -> None:
    stranger = company.stranger(house)
    for content in (b" " * (LIMIT + 1), pieces(2 * LIMIT), pieces(40 * LIMIT)):
        answer = await stranger.client.post("/api/people", content=content, headers=JSON)
        assert answer.status_code == 413
        refusal = msgspec.json.decode(answer.content, type=Refusal)
        assert refusal.error == "too-large"
        assert refusal.message.arguments == {"most": 64}
    assert stranger.token is None


async def test_a_large_body_that_fits_is_read(house: RunningServer, company: Company) -> None:
    body = b'{"name": "Anna"' + b" " * (LIMIT - 16) + b"}"
    assert len(body) == LIMIT
    answer = await company.stranger(house).client.post("/api/people", content=body, headers=JSON)
    assert answer.status_code == 201


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"{}}",
        b"nothing",
        b"\xff\xfe\x00",
        b'{"name": "\\ud800"}',
        b"{'name': 'Anna'}",
        b"<name>Anna</name>",
        b"name=Anna",
        b"\x00" * 100,
    ],
)
async def test_what_is_no_json_is_refused(
    body: bytes, house: RunningServer, company: Company
) -> None:
    stranger = company.stranger(house)
    answer = await stranger.client.post("/api/people", content=body, headers=JSON)
    assert (answer.status_code, answer.json()["error"]) == (400, "no-json")
    assert stranger.token is None


@pytest.mark.parametrize("body", [b"", b"[]", b"7", b'"Anna"', b"null", b"[" * 50_000])
async def test_json_that_is_no_object_is_refused(
    body: bytes, house: RunningServer, company: Company
) -> None:
    answer = await company.stranger(house).client.post("/api/people", content=body, headers=JSON)
    assert answer.status_code == 400
    assert answer.json()["error"] in {"unreadable", "no-json"}


@pytest.mark.parametrize(
    ("path", "content", "error", "arguments"),
    [
        ("/people", {"nmae": "Anna"}, "unknown-field", {"field": "nmae"}),
        ("/people", {"person": "me"}, "unknown-field", {"field": "person"}),
        ("/people", {"x" * 500: 1}, "unknown-field", {"field": "x" * 60}),
        ("/people", {"language": 7}, "field", {"field": "language", "expected": "str | null"}),
        (
            "/people",
            {"language": "xx"},
            "field",
            {"field": "language", "expected": "str matching regex '^(en|fr|de)$'"},
        ),
        ("/recovery", {}, "missing-field", {"field": "phrase"}),
        ("/recovery", {"phrase": ["sage"]}, "field", {"field": "phrase", "expected": "str"}),
        (
            "/recovery",
            {"phrase": "sage " * 50},
            "field",
            {"field": "phrase", "expected": "str of length <= 200"},
        ),
    ],
)
async def test_a_wrong_field_is_named(
    path: str,
    content: object,
    error: str,
    arguments: dict[str, str],
    house: RunningServer,
    company: Company,
) -> None:
    answer = await company.stranger(house).post(path, content)
    assert answer.status_code == 400
    refusal = msgspec.json.decode(answer.content, type=Refusal)
    assert refusal.error == error
    assert refusal.message.arguments == arguments
    assert arguments["field"] in refusal.text


async def test_a_number_is_no_text_and_a_text_no_number(
    house: RunningServer, company: Company
) -> None:
    anna = await company.come(house, "Anna")
    for language in (7, True, ["en"], {"en": 1}):
        answer = await anna.patch("/me", {"language": language})
        assert (answer.status_code, answer.json()["error"]) == (400, "field")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de-AT,de;q=0.9", "Hier ist nichts. Sieh dir die Adresse noch einmal an."),
        ("fr;q=0.2, de;q=0.1", "Il n’y a rien ici. Regardez encore l’adresse."),
        ("tlh, *;q=0.5", "There is nothing here. Look at the address again."),
        ("de;q=x,,;;=", "There is nothing here. Look at the address again."),
        ("", "There is nothing here. Look at the address again."),
    ],
)
async def test_what_is_not_there_is_told_in_the_language_of_the_browser(
    language: str, text: str, house: RunningServer, company: Company
) -> None:
    stranger = company.stranger(house)
    for path in ("/api/nothing", "/api/me/nothing", "/api/%00", "/api/people/../x"):
        answer = await stranger.client.get(path, headers={"Accept-Language": language})
        assert answer.status_code == 404
        refusal = msgspec.json.decode(answer.content, type=Refusal)
        assert (refusal.error, refusal.text) == ("no-page", text)


async def test_the_language_of_the_person_goes_before_that_of_the_browser(
    house: RunningServer, company: Company
) -> None:
    anna = await company.come(house, "Anna", "de")
    answer = await anna.patch("/me", {"age": 7}, headers={"Accept-Language": "fr"})
    assert answer.json()["text"] == "Ein Feld „age“ gibt es hier nicht. Lass es weg."


async def test_a_method_that_is_not_there_is_told_with_those_that_are(
    house: RunningServer, company: Company
) -> None:
    stranger = company.stranger(house)
    for method in ("DELETE", "PUT", "TRACE", "HEAD"):
        answer = await stranger.client.request(method, "/api/people")
        assert answer.status_code == 405
        assert set(answer.headers["allow"].split(", ")) == {"OPTIONS", "POST"}
        if method != "HEAD":
            assert answer.json()["error"] == "no-method"


async def test_half_a_request_is_no_failure_of_the_server(
    server: RunningServer, company: Company
) -> None:
    for head in (b"POST", b"POST /api/people HTTP/1.1\r\nHost: a", HALF_A_BODY):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.settings.port)
        writer.write(head)
        await writer.drain()
        writer.close()
        await writer.wait_closed()
        assert await reader.read() == b""
    assert (await company.stranger(server).get("/me")).status_code == 401
    server.stop()
    assert "status=401" in server.log
    assert "status=500" not in server.log
    assert "Traceback" not in server.log
