"""``kill -9`` at random moments loses nothing that was acknowledged, and every match goes on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.server.kills.killing import Evening
from tests.server.kills.parties import BESIDE_BOTS, BOTS, BY_CLOCK, PEOPLE, UNDOING, Party
from tests.server.kills.victim import Victim
from tests.server.serving import RunningServer

pytestmark = pytest.mark.anyio

KILLS = 3
"""``make soak`` has the large numbers."""
TABLES = [
    ("elixir-mixer", UNDOING),
    ("glastonbury", PEOPLE),
    ("kupferkessel", BY_CLOCK),
    ("quacks", BESIDE_BOTS),
    ("quacks", BOTS),
]


@pytest.fixture(autouse=True)
def own_temporary_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A server that is killed cannot clean up behind it."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))


async def test_kills_of_a_server_on_sqlite(sqlite_url: str, tmp_path: Path) -> None:
    with RunningServer(sqlite_url, tmp_path) as server:
        await spend_an_evening(server, seed=11)


async def test_kills_of_two_workers_on_postgresql(postgres_url: str, tmp_path: Path) -> None:
    with RunningServer(postgres_url, tmp_path, workers=2) as server:
        await spend_an_evening(server, seed=12)


async def spend_an_evening(server: RunningServer, seed: int) -> None:
    """Plays at some tables while the server is killed."""
    dice = random.Random(seed)
    parties = [Party(game, kind, random.Random(dice.random())) for game, kind in TABLES]
    victim = Victim(server, random.Random(dice.random()))
    counted = await Evening(victim, parties, dice, KILLS).spend()
    assert counted["matches"] == len(TABLES)
    assert victim.kills.total() >= KILLS
    assert counted["rows of a bot"] > 0
    assert counted["rows of a clock"] > 0
    assert counted["undos"] > 0
    assert counted["acknowledged"] > 0
    assert counted["lost sockets"] > 0
