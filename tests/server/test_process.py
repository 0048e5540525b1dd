"""Starting and ending: a real server as `python -m stillroom.server`, and what it says."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.kernel import fresh
from tests.server.playing import Client, open_table, start
from tests.server.serving import Company, RunningServer

PATIENCE = 60.0
PERSON_AND_BOT = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]


def program(home: Path, **settings: object) -> subprocess.Popen[str]:
    """The server with the settings of the environment, on any free port unless one is named."""
    mine = {name: value for name, value in os.environ.items() if "STILLROOM" not in name}
    chosen = {"home": home, "port": 0, "compiled_bots": "no", **settings}
    variables = {f"STILLROOM_{name.upper()}": str(value) for name, value in chosen.items()}
    return subprocess.Popen(
        [sys.executable, "-m", "stillroom.server"],
        env={**mine, "LANG": "en", **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


@contextmanager
def running(home: Path, **settings: object) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server that runs, and its address."""
    with program(home, **settings) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline().split()
            assert said[:4] == ["Stillroom", "is", "open", "at"], server.communicate()
            yield server, said[4]
        finally:
            with suppress(ProcessLookupError):
                os.killpg(server.pid, signal.SIGKILL)


def refused(home: Path, code: int, **settings: object) -> str:
    """The one line of a server that does not start."""
    with program(home, **settings) as server:
        out, told = server.communicate(timeout=PATIENCE)
    assert server.returncode == code, told
    assert out == ""
    assert told.startswith("stillroom: ")
    assert told.count("\n") == 1
    return told


@pytest.mark.parametrize("told_by", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_a_page_and_ends_in_peace(told_by: signal.Signals, tmp_path: Path) -> None:
    with running(tmp_path) as (server, address):
        answer = httpx.get(address, trust_env=False, timeout=PATIENCE)
        assert "<title>Stillroom</title>" in answer.text
        assert "server" not in answer.headers
        server.send_signal(told_by)
        out, told = server.communicate(timeout=PATIENCE)
    assert server.returncode == 0
    assert out == ""
    assert [line.split()[2] for line in told.splitlines()] == ["request"]
    assert (tmp_path / "stillroom.db").stat().st_mode & 0o077 == 0


@pytest.mark.anyio
async def test_sockets_are_told_to_come_again(inn: RunningServer, company: Company) -> None:
    told = len(inn.log)
    ada = await company.come(inn, "Ada")
    table = (await open_table(ada, "kupferkessel", PERSON_AND_BOT))["table"]
    await start(ada, table)
    async with Client(ada, table) as client:
        await client.until()
        move = client.decision["moves"][0]["text"] if client.decision else ""
        await client.play(move)
        process = inn.process
        stopping = asyncio.create_task(asyncio.to_thread(inn.stop))
        with pytest.raises(ConnectionClosed) as closed:
            await hear_on(client)
        await stopping
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    assert process is not None
    assert process.returncode == 0
    assert "Traceback" not in inn.log[told:]
    inn.start()
    async with Client(ada, table) as client:
        assert client.view is not None
        assert client.view["row"] > 0


async def hear_on(client: Client) -> None:
    """Takes in whatever comes."""
    while True:
        await client.take()


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        told = refused(tmp_path, 1, port=port)
    assert f"Port {port} is taken by another program" in told


def test_an_address_that_is_not_of_this_computer_is_named(tmp_path: Path) -> None:
    assert "203.0.113.7" in refused(tmp_path, 1, host="203.0.113.7")


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    with running(tmp_path) as (server, address):
        assert f"already, at {address}." in refused(tmp_path, 1)
        os.killpg(server.pid, signal.SIGKILL)
        server.wait(PATIENCE)
    with running(tmp_path) as (_, other):
        assert httpx.get(f"{other}/healthz", trust_env=False, timeout=PATIENCE).is_success


def test_a_database_that_does_not_open_is_named_without_its_password(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as nobody:
        port = nobody.getsockname()[1]
    address = f"postgresql://ada:cauldron-99@127.0.0.1:{port}/stillroom"
    told = refused(tmp_path, 1, database=address)
    assert "The database does not open" in told
    assert "cauldron" not in told


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "stillroom.db").write_text("a recipe for soup, and nothing else in this file\n")
    assert "The database does not open" in refused(tmp_path, 1)


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "The database does not open" in refused(tmp_path / "file", 1)


def test_a_wrong_setting_is_one_line(tmp_path: Path) -> None:
    assert "STILLROOM_TEMPO" in refused(tmp_path, 2, tempo="fast")
    assert "SQLite serves one worker" in refused(tmp_path, 2, workers=2)


def test_words_are_not_understood_here(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "stillroom.server", "--port=1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "--port=1" in done.stderr
    assert "stillroom serve" in done.stderr


def test_several_workers_serve_and_are_replaced(postgres_url: str, tmp_path: Path) -> None:
    with running(tmp_path, database=postgres_url, workers=2, log_format="json") as (
        server,
        address,
    ):
        children = set(children_of(server.pid))
        assert len(children) >= 2
        for child in children:
            if is_worker(child):
                os.kill(child, signal.SIGKILL)
                break
        assert server.stderr is not None
        for line in server.stderr:
            if "worker-replaced" in line:
                break
        assert httpx.get(f"{address}/healthz", trust_env=False, timeout=PATIENCE).is_success
        server.send_signal(signal.SIGTERM)
        _, told = server.communicate(timeout=PATIENCE)
    assert server.returncode == 0, told
    assert "Traceback" not in told


def test_workers_do_not_outlive_the_process_that_looks_after_them(
    postgres_url: str, tmp_path: Path
) -> None:
    with running(tmp_path, database=postgres_url, workers=2) as (server, address):
        os.kill(server.pid, signal.SIGKILL)
        server.wait(PATIENCE)
        assert server.stderr is not None
        server.stderr.read()
    port = int(address.rpartition(":")[2])
    with socket.create_server(("127.0.0.1", port)):
        pass


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(word) for word in text.split()]


def is_worker(pid: int) -> bool:
    """Whether a process is a worker, not the helper that counts what they share."""
    return "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()


def test_what_a_start_does_not_need_is_not_imported() -> None:
    heavy = {"alembic", "numba", "numpy", "psycopg", "redis"}
    code = "import sys, stillroom.server.app, stillroom.server.process\n"
    asked = f"{code}print('heavy:', *({heavy!r} & set(sys.modules)))"
    assert fresh.run(asked).splitlines()[-1] == "heavy:"
