"""``kill -9`` at random moments loses nothing that was acknowledged, and every match goes on.

A kill of each kind; ``make soak`` has hundreds, while every game is played in every way.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.server.kills.killing import Evening
from tests.server.kills.parties import BESIDE_BOTS, BOTS, BY_CLOCK, PEOPLE, UNDOING, Party
from tests.server.kills.victim import Victim
from tests.server.serving import RunningServer

pytestmark = pytest.mark.anyio

TABLES = [
    ("elixir-mixer", UNDOING),
    ("glastonbury", PEOPLE),
    ("kupferkessel", BY_CLOCK),
    ("quacks", BESIDE_BOTS),
    ("quacks", BOTS),
]


async def test_kills_of_a_server_on_sqlite(sqlite_url: str, tmp_path: Path) -> None:
    with RunningServer(sqlite_url, tmp_path) as server:
        kills = await spend_an_evening(server, seed=24, kills=2)
    assert kills >= {"whole", "while it starts"}


async def test_kills_of_two_workers_on_postgresql(postgres_url: str, tmp_path: Path) -> None:
    with RunningServer(postgres_url, tmp_path, workers=2) as server:
        kills = await spend_an_evening(server, seed=12, kills=2)
    assert kills >= {"one worker", "whole"}


async def spend_an_evening(server: RunningServer, seed: int, kills: int) -> set[str]:
    """Plays at some tables while the server is killed as the seed has it; the kinds of kills."""
    dice = random.Random(seed)
    parties = [Party(game, kind, random.Random(dice.random())) for game, kind in TABLES]
    victim = Victim(server, random.Random(dice.random()))
    counted = await Evening(victim, parties, dice, kills).spend()
    assert counted["matches"] == len(TABLES)
    assert victim.kills.total() >= kills
    assert counted["rows of a bot"] > 0
    assert counted["rows of a clock"] > 0
    assert counted["undos"] > 0
    assert counted["acknowledged"] > 0
    assert counted["lost sockets"] > 0
    return set(victim.kills)
