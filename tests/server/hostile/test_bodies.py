"""Requests about tables whose bodies are none: refused with what is wrong, and never an error."""

from __future__ import annotations

import pytest

from tests.server.hostile.scenes import Scene
from tests.server.hostile.test_messages import DEEP, LONG

pytestmark = pytest.mark.anyio

BODIES = [
    b"",
    b"\x00",
    b"\xff\xfe",
    b"null",
    b"[]",
    b"7",
    b"{",
    b'{"a":1,"a":2}',
    DEEP.encode(),
    f'{{"x":{DEEP}}}'.encode(),
    f'{{"seat":{DEEP}}}'.encode(),
    f'{{"seat":{LONG}}}'.encode(),
    b'{"seat":1.5}',
    b'{"seat":-1}',
    b'{"seat":true}',
    b'{"seat":"0"}',
    b'{"seat":NaN}',
    b'{"name":7}',
    b'{"bits":"zz"}',
    b'{"seat":0,"bits":"' + b"0" * 33 + b'"}',
    b'{"kind":"king"}',
    b'{"kind":"bot","bot":"../../etc"}',
    b'{"kind":"bot","bot":"grandmaster"}',
    b'{"code":["a"]}',
    b'{"lines":[1]}',
    b'{"lines":' + b'["' + b"x" * 201 + b'"]}',
    b'{"person":{"$ne":null}}',
    b'{"game":"quacks","seats":[]}',
    b'{"game":"chess","seats":[{"kind":"person"}]}',
    b'{"game":"../quacks","seats":[{"kind":"person"}]}',
    b'{"game":"quacks","seats":[{"kind":"person"},{"kind":"bot"}],"options":{"stir":1e9}}',
    b'{"game":"quacks","seats":[{"kind":"person"},{"kind":"bot"}],"options":{"stir":99}}',
    b'{"game":"quacks","seats":[{"kind":"person"},{"kind":"bot"}],"options":{"magic":1}}',
    b'{"game":"quacks","seats":[{"kind":"person"},{"kind":"bot"}],"preset":"cheating"}',
    b'{"game":"quacks","seats":[{"kind":"person"},{"kind":"bot"}],"clock":{"reserve":-1,"decision":1}}',
    b'{"game":"quacks","seats":[{"kind":"person"},{"kind":"bot"}],"key":"00"}',
]


async def test_whatever_is_sent_as_a_body_is_refused(scene: Scene) -> None:
    before = scene.stored()
    table = f"/api/tables/{scene.table}"
    routes = [
        ("POST", "/api/tables"),
        ("POST", "/api/invitations"),
        ("POST", f"{table}/seats"),
        ("POST", f"{table}/dice"),
        ("POST", f"{table}/reports"),
        ("PUT", f"{table}/seats/0/notes"),
        ("PATCH", f"{table}/seats/2"),
    ]
    for method, path in routes:
        for body in BODIES:
            answer = await scene.anna.client.request(
                method, path, content=body, headers={"Content-Type": "application/json"}
            )
            assert 400 <= answer.status_code < 500, (method, path, body[:80], answer.text)
            refusal = answer.json()
            assert refusal["text"]
            assert refusal["error"] != "failed"
    large = await scene.anna.client.post("/api/tables", content=b" " * 70_000)
    assert large.status_code == 413
    assert scene.stored() == before


async def test_numbers_in_addresses_are_checked(scene: Scene) -> None:
    table = f"/tables/{scene.table}"
    for path in (
        *(f"{table}/seats/{seat}/notes" for seat in (-1, 4, 3, "1.5", "x", "%00", LONG)),
        *(f"{table}/replay?after={after}" for after in (-2, "x", LONG, "1e3")),
        *(f"{table}/replay?count={count}" for count in (0, -1, 10**9)),
        *(f"{table}/replay?seat={seat}" for seat in (-1, 4, "x")),
        f"{table}/replay?nothing=1&after=0",
    ):
        answer = await scene.anna.get(path)
        assert 400 <= answer.status_code < 500, (path[:80], answer.text)
        assert answer.json()["error"] != "failed"
