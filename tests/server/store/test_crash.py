"""A process that is killed loses nothing that it acknowledged."""

from __future__ import annotations

import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from stillroom.server.store import tables
from tests.server.store.making import add_tables, opened, rows_of

pytestmark = pytest.mark.anyio

CRASHING = Path(__file__).with_name("crashing.py")
TABLES = [f"table-{number}" for number in range(12)]
MOMENTS = (1, 300)
"""After so many acknowledged rows a process is killed, and another one goes on."""
MORE_MOMENTS = (1, 40, 300, 2, 1000, 17)


@pytest.mark.parametrize("moments", [MOMENTS, pytest.param(MORE_MOMENTS, marks=pytest.mark.soak)])
async def test_nothing_acknowledged_is_lost_when_the_process_is_killed(
    database_url: str, moments: tuple[int, ...]
) -> None:
    async with opened(database_url) as database:
        await add_tables(database, *TABLES)
    acknowledged = dict.fromkeys(TABLES, 0)
    for lines in moments:
        for table_id, number in acknowledged_until_killed(database_url, lines):
            assert number == acknowledged[table_id] + 1
            acknowledged[table_id] = number
        async with opened(database_url) as database:
            for table_id in TABLES:
                stored = [row.number for row in await rows_of(database, table_id)]
                gathered = await database.read(partial(tables.load, table_id=table_id))
                assert gathered is not None
                assert stored == list(range(1, gathered.table.rows + 1))
                # A row may be committed and the process killed before it says so.
                assert len(stored) - acknowledged[table_id] in {0, 1}
                acknowledged[table_id] = len(stored)


def acknowledged_until_killed(url: str, lines: int) -> list[tuple[str, int]]:
    """The rows that a process acknowledged until it was killed, which is after some lines."""
    command = [sys.executable, str(CRASHING), url, *TABLES]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        said += process.stdout.readlines()
        assert process.wait() == -signal.SIGKILL
    # The last line may be cut off.
    whole = [line.decode().split() for line in said if line.endswith(b"\n")]
    return [(table_id, int(number)) for table_id, number in whole]
