"""The process: listens, starts the workers, and ends them so that nothing is lost."""

from __future__ import annotations

import errno
import gc
import multiprocessing
import os
import resource
import signal
import socket
import tempfile
from collections.abc import Callable
from contextlib import ExitStack, suppress
from threading import Thread
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from stillroom.match.words import Words
from stillroom.server import logs
from stillroom.server.instance_lock import acquire
from stillroom.server.metrics import FOLDER
from stillroom.server.settings import DEFAULT_PORT, ENVIRONMENT, Settings

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

    from uvicorn import Config

    from stillroom.server.http.request_log import Watched

LARGEST_MESSAGE = 64 * 1024
"""Bytes of a message on a socket."""
PING_SECONDS = 25.0
"""How often a socket is asked whether somebody is there; proxies cut what is silent for 60 s."""
PONG_SECONDS = 20.0
FAREWELL_SECONDS = 5
"""How long the last answers may take once the server is told to end."""
HANG_SECONDS = 30
"""How long a worker may be silent before another takes its place."""
MOST_TRIES = 50
"""How many ports are tried after the usual one."""
SELDOM = (50_000, 20, 50)
"""After how many new objects Python looks for circles among the young, and how seldom further."""
BACKLOG = 2048
"""How many connections may wait to be accepted."""

log = structlog.get_logger(__name__)


class CannotServe(Exception):
    """The server cannot start; the text says why and what would help."""


def serve(
    settings: Settings, words: Words, ready: Callable[[str], None], *, any_port: bool = False
) -> None:
    """Serves until it is told to end; raises CannotServe, or AlreadyHeld.

    `ready` is called with the address as soon as browsers can come. With `any_port` another port
    will do where the usual one is taken.
    """
    logs.set_up(settings.log_format, settings.log_level)
    with ExitStack() as leaving:
        note = _hold(settings, words, leaving)
        listener = leaving.enter_context(listen(settings, words, any_port=any_port))
        settings = msgspec.structs.replace(settings, port=listener.getsockname()[1])
        note(settings.address)
        prepare_database(settings, words)
        _allow_many_files()
        os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
        run = _run_workers if settings.workers > 1 else _run_alone
        if not run(settings, listener, lambda: ready(settings.address)):
            raise CannotServe(words.format("serving-failed"))


def application() -> Watched:
    """The application of one worker, with the settings that the environment holds."""
    from stillroom.server.app import create_app
    from stillroom.server.http.request_log import Watched

    settings = msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings)
    logs.set_up(settings.log_format, settings.log_level)
    # Matches are trees of small values: looking for circles among them is a quarter of the work.
    gc.set_threshold(*SELDOM)
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_end_with, args=(parent,), daemon=True).start()
    return Watched(create_app(settings))


def _end_with(parent: BaseProcess) -> None:
    """Ends this worker when the process that looks after it is gone, however that went."""
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


# Before anything runs


def _hold(settings: Settings, words: Words, leaving: ExitStack) -> Callable[[str], None]:
    try:
        return leaving.enter_context(acquire(settings))
    except OSError as wrong:
        raise _no_database(words, wrong) from None


def listen(settings: Settings, words: Words, *, any_port: bool = False) -> socket.socket:
    """Where browsers will be heard; raises CannotServe."""
    tries = MOST_TRIES if any_port and settings.port == DEFAULT_PORT else 1
    for port in range(settings.port, settings.port + tries):
        try:
            return _listener(settings.host, port)
        except PermissionError:
            raise CannotServe(words.format("serving-port-closed", port=str(port))) from None
        except OSError as wrong:
            if wrong.errno != errno.EADDRINUSE:
                raise CannotServe(words.format("serving-no-host", host=settings.host)) from None
    raise CannotServe(words.format("serving-port-taken", port=str(settings.port)))


def _listener(host: str, port: int) -> socket.socket:
    return socket.create_server(
        (host, port),
        family=socket.AF_INET6 if ":" in host else socket.AF_INET,
        backlog=BACKLOG,
        dualstack_ipv6=host == "::" and socket.has_dualstack_ipv6(),
    )


def prepare_database(settings: Settings, words: Words) -> None:
    """Sees that the database opens and has the newest schema; raises CannotServe.

    Every worker would do so too, but here is somebody to tell.
    """
    from sqlalchemy.exc import SQLAlchemyError

    from stillroom.server.store.engines import Address, writer_engine
    from stillroom.server.store.migrating import NewerSchema, migrate

    try:
        engine = writer_engine(Address(settings.database), "NORMAL")
        migrate(engine)
        engine.dispose()
    except NewerSchema as wrong:
        raise CannotServe(words.say(wrong.message)) from None
    except (SQLAlchemyError, OSError) as wrong:
        raise _no_database(words, getattr(wrong, "orig", None) or wrong) from None


def _no_database(words: Words, wrong: BaseException) -> CannotServe:
    first_line = str(wrong).strip().partition("\n")[0]
    problem = logs.without_secrets(first_line or type(wrong).__name__)
    return CannotServe(words.format("serving-no-database", problem=problem))


def _allow_many_files() -> None:
    """A socket is an open file, and the usual limit is far below what a server can hold."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


# Running


def _config(settings: Settings) -> Config:
    from uvicorn import Config

    from stillroom.server.http.http_protocol import StrictHttp
    from stillroom.server.http.websocket_protocol import FrugalSockets

    return Config(
        "stillroom.server.process:application",
        factory=True,
        workers=settings.workers,
        http=StrictHttp,
        ws=FrugalSockets,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=FAREWELL_SECONDS,
        timeout_worker_healthcheck=HANG_SECONDS,
    )


def _run_alone(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> bool:
    """Serves in this process; tells whether it could start."""
    from uvicorn import Server

    class Alone(Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                ready()

    server = Alone(_config(settings))
    _end_in_peace()
    # That is how it ends where the application cannot start.
    with suppress(SystemExit):
        server.run([listener])
    return server.started


def _run_workers(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> bool:
    """Serves in several processes, and looks after them; tells whether they could start."""
    from prometheus_client.multiprocess import mark_process_dead
    from uvicorn.config import STARTUP_FAILURE
    from uvicorn.supervisors import Multiprocess

    class Workers(Multiprocess):
        def init_processes(self) -> None:
            super().init_processes()
            if all(process.wait_until_ready(HANG_SECONDS) for process in self.processes):
                ready()

        def keep_subprocess_alive(self) -> None:
            before = {process.pid for process in self.processes}
            super().keep_subprocess_alive()
            for pid in before - {process.pid for process in self.processes}:
                log.warning("worker-replaced", worker=pid)
                mark_process_dead(pid)

    with tempfile.TemporaryDirectory(prefix="stillroom-metrics-") as folder:
        os.environ[FOLDER] = folder
        workers = Workers(_config(settings), [listener])
        workers.run()
    return all(process.exitcode != STARTUP_FAILURE for process in workers.processes)


def _end_in_peace() -> None:
    """Once the server has ended as it was told to, the signal that told it shall do no more."""

    def do_nothing(*_: Any) -> None:  # noqa: ANN401
        pass

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, do_nothing)
