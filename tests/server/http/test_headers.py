"""Every answer carries the headers that keep a browser on the safe side."""

from __future__ import annotations

import httpx
import pytest

from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio

PATHS = ("/", "/healthz", "/readyz", "/api/me", "/api/words/en", "/api/nothing", "/nothing.html")


def assert_safe(answer: httpx.Response) -> None:
    """Whether an answer carries all that it must."""
    policy = answer.headers["content-security-policy"].split("; ")
    assert {"default-src 'self'", "connect-src 'self'", "frame-ancestors 'none'"} <= set(policy)
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in answer.headers["permissions-policy"]


@pytest.mark.parametrize("path", PATHS)
async def test_every_answer_carries_them(path: str, house: RunningServer, company: Company) -> None:
    stranger = company.stranger(house)
    for answer in (
        await stranger.client.get(path),
        await stranger.client.delete(path),
        await stranger.client.post(path, json={}, headers={"Origin": "https://else.example"}),
    ):
        assert_safe(answer)
        assert "strict-transport-security" not in answer.headers
        assert path.startswith("/api/") == (answer.headers.get("cache-control") == "no-store")


async def test_encryption_is_demanded_where_it_was_used_and_only_there(
    gatehouse: RunningServer, company: Company
) -> None:
    stranger = company.stranger(gatehouse)
    headers = {"X-Forwarded-Proto": "https", "Origin": gatehouse.url.replace("http:", "https:")}
    answer = await stranger.post("/people", {}, headers=headers)
    assert answer.status_code == 201
    assert_safe(answer)
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    assert "secure" in answer.headers["set-cookie"].lower().split("; ")


async def test_a_proxy_that_nobody_named_is_not_believed(
    house: RunningServer, company: Company
) -> None:
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}
    answer = await company.stranger(house).post("/people", {}, headers=headers)
    assert "strict-transport-security" not in answer.headers
    assert "secure" not in answer.headers["set-cookie"].lower().split("; ")
