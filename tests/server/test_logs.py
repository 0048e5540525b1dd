"""The log: one line for each event, as text or as JSON, and no secret in any of them."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Iterator
from hashlib import sha256

import pytest
import structlog

from stillroom.server import logs
from stillroom.server.http.guards import cookies

Printed = pytest.CaptureFixture[str]
TOKEN = cookies.new_token()
KEY = secrets.token_hex(32)


@pytest.fixture(autouse=True)
def _put_back() -> Iterator[None]:
    """Logging as it was before."""
    root, own = logging.getLogger(), logging.getLogger("stillroom")
    before = root.handlers[:], root.level, own.level
    yield
    root.handlers[:], root.level, own.level = before
    structlog.reset_defaults()


def told(printed: Printed) -> str:
    """What was told to the log."""
    out, text = printed.readouterr()
    assert out == "", "the log is for standard error"
    return text


def test_an_event_is_a_line_for_people(capsys: Printed) -> None:
    logs.set_up("text")
    structlog.get_logger("stillroom.server.live.host").info("room-opened", game="quacks", seats=3)
    time, line = told(capsys).split(" ", 1)
    assert time.endswith("Z")
    assert line == "info    room-opened [live.host] game=quacks seats=3\n"


def test_an_event_is_an_object_for_programs(capsys: Printed) -> None:
    logs.set_up("json")
    structlog.get_logger("stillroom.server.live.host").warning("café", seats=[1, 2])
    text = told(capsys)
    event = json.loads(text)
    assert "café" in text
    assert text.count("\n") == 1
    assert list(event) == ["timestamp", "level", "event", "logger", "seats"]
    assert [event[name] for name in ("level", "logger", "seats")] == [
        "warning",
        "live.host",
        [1, 2],
    ]


def test_a_level_hides_what_is_below_it(capsys: Printed) -> None:
    logs.set_up("text", "warning")
    log = structlog.get_logger("stillroom.server.live.host")
    log.info("quiet")
    log.warning("heard")
    assert [line.split()[2] for line in told(capsys).splitlines()] == ["heard"]
    logs.set_up("text", "debug")
    log.debug("now-too")
    assert "now-too" in told(capsys)


def test_libraries_are_heard_when_something_is_wrong(capsys: Printed) -> None:
    logs.set_up("json", "debug")
    for library in ("uvicorn.error", "sqlalchemy.engine", "alembic"):
        logging.getLogger(library).info("all is well")
        logging.getLogger(library).error("no %s", "room")
    events = [json.loads(line) for line in told(capsys).splitlines()]
    assert [(event["logger"], event["event"]) for event in events] == [
        ("uvicorn.error", "no room"),
        ("sqlalchemy.engine", "no room"),
        ("alembic", "no room"),
    ]


def test_nobody_can_write_a_line_of_their_own(capsys: Printed) -> None:
    logs.set_up("text")
    log = structlog.get_logger("stillroom.server.live.host")
    log.info("said", name="Ada\n2026-01-01T00:00:00Z error   all-lost [host]\rBen")
    assert told(capsys).count("\n") == 1
    try:
        raise ValueError("first\n2026-01-01T00:00:00Z error   all-lost [host]")
    except ValueError:
        log.exception("failed")
    first, *trace = told(capsys).splitlines()
    assert " failed [live.host]" in first
    assert len(trace) > 2
    assert all(line.startswith("    ") for line in trace)


SECRETS = {
    "the token of a cookie": TOKEN,
    "its hash": sha256(TOKEN.encode()).hexdigest(),
    "the key of the dice": KEY,
    "the bits of a seat": secrets.token_hex(16),
    "a password": "cauldron-99",
}


@pytest.mark.parametrize("log_format", ["text", "json"])
@pytest.mark.parametrize("what", SECRETS)
def test_no_secret_reaches_the_log_by_accident(what: str, log_format: str, capsys: Printed) -> None:
    secret = SECRETS[what]
    logs.set_up(log_format)
    log = structlog.get_logger("stillroom.server.live.host")
    log.info("address", text=f"postgresql://ada:{secret}@db.example/stillroom")
    log.info("header", text=f"Cookie: stillroom={secret}; other=1")
    log.info("header", text=f"Authorization: Bearer {secret}")
    log.info("request", path=f"/tables/x?code={secret}&y=2")
    log.info("named", token=secret, key=secret, code=secret, phrase=secret, db_password=secret)
    log.info("nested", rows=[{"key": secret, "seat": 1}], other={"cookies": [secret]})
    log.info("object", text=f"{{'password': '{secret}', \"token\": \"{secret}\"}}")
    logging.getLogger("uvicorn.error").error("password=%s", secret)
    try:
        raise ValueError(f"[SQL: INSERT]\n[parameters: ('{secret}', 3)]")
    except ValueError:
        log.exception("failed")
    text = told(capsys)
    assert secret not in text
    assert text.count("header") == 2


@pytest.mark.parametrize("what", [what for what in SECRETS if what != "a password"])
def test_what_looks_like_a_token_is_hidden_anywhere(what: str, capsys: Printed) -> None:
    logs.set_up("text")
    structlog.get_logger("stillroom.server.live.host").info(f"lost {SECRETS[what]} again")
    assert f"lost {logs.HIDDEN} again" in told(capsys)


def test_what_is_no_secret_stays(capsys: Printed) -> None:
    logs.set_up("text")
    plain = {
        "table": "868SxJ98oAW27N9G",
        "route": "/api/tables/{table:str}/seats/{seat:int}",
        "reason": "test_a_function_with_quite_a_long_name at /srv/stillroom/server/live/host.py:12",
        "ms": 12.5,
        "game": "elixir-mixer",
        "is_open": True,
        "seat": None,
    }
    structlog.get_logger("stillroom.server.live.host").info("plain", **plain)
    text = told(capsys)
    for name, value in plain.items():
        assert f"{name}={value}" in text
