"""Settings of the server: by flags, by the environment, or as they are good for one house."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from platformdirs import user_data_path

from stillroom.match.words import Words

DEFAULT_PORT = 8377
MOST_WORKERS = 64
SLOWEST_TEMPO = 10.0
LONGEST_PATIENCE = 86_400
SHORTEST_TOKEN = 16
LOG_FORMATS = ("text", "json")
LOG_LEVELS = ("debug", "info", "warning")
YES, NO = ("yes", "oui", "ja", "on", "true", "1"), ("no", "non", "nein", "off", "false", "0")
HOME = "STILLROOM_HOME"
ENVIRONMENT = "STILLROOM_SETTINGS"
"""The variable that gives each worker all settings, as JSON; arguments could be read by others."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs."""

    host: str = "127.0.0.1"
    """The address it listens on; 0.0.0.0 for everybody in the network."""
    port: int = DEFAULT_PORT
    database: str
    """``sqlite:///path`` or ``postgresql://…``."""
    redis: str | None = None
    """Carries notices between workers, where PostgreSQL shall not."""
    workers: int = 1
    origins: list[str] = []
    """The addresses under which browsers see the server, such as ``https://games.example``; its
    own address always counts."""
    proxies: list[str] = []
    """The addresses of proxies whose word on the client's address and scheme is taken."""
    full_sync: bool = False
    """Whether SQLite waits for the disk at every commit, against loss of power."""
    tempo: float = 1.0
    """How quickly bots move: 1 as people like it, 0 at once."""
    patience: int = 120
    """How many seconds somebody must be gone before others may propose a bot for the seat."""
    compiled_bots: bool = True
    """Whether bots think in the compiled engine as soon as its cache is ready."""
    limits: bool = True
    """Whether clients that ask too often are slowed down."""
    metrics_token: str | None = None
    """Who knows it may read the metrics; without one only this computer may."""
    log_format: str = "text"
    """``text`` for people, ``json`` for programs."""
    log_level: str = "info"
    """What is told at least: ``debug``, ``info`` or ``warning``."""

    @property
    def sqlite_file(self) -> Path | None:
        """The file of SQLite; None for another database, or one that is only in memory."""
        path = self.database.removeprefix("sqlite:///").partition("?")[0]
        return Path(path) if self.database.startswith("sqlite:///") and path else None

    @property
    def address(self) -> str:
        """Where a browser on this computer finds the server."""
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.host, self.host)
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    def __repr__(self) -> str:
        """Without the settings that hold secrets, for wherever it may be printed."""
        return f"Settings(host={self.host!r}, port={self.port}, workers={self.workers}, ...)"


class WrongSetting(ValueError):
    """A setting has a value that it cannot have; the text says what would be right."""


class Reading(NamedTuple):
    """How a setting is read from text."""

    read: Callable[[str], Any]
    """Gives the value; raises ValueError."""
    wrong: str
    """The message that tells what would be right."""
    example: str = ""
    """Something that would be right, where the message has an example."""


def variable_of(name: str) -> str:
    """The variable of the environment that has a setting.

    >>> variable_of("log_format")
    'STILLROOM_LOG_FORMAT'
    """
    return f"STILLROOM_{name.upper()}"


def flag_of(name: str) -> str:
    """The flag on the command line that has a setting.

    >>> flag_of("log_format")
    '--log-format'
    """
    return f"--{name.replace('_', '-')}"


def settings_from(
    flags: Mapping[str, str | None], words: Words, environment: Mapping[str, str] = os.environ
) -> Settings:
    """The settings: what the flags say, else the environment, else what is usual; raises
    WrongSetting."""
    chosen: dict[str, Any] = {}
    for name, (read, wrong, example) in READINGS.items():
        source, text = flag_of(name), flags.get(name)
        if text is None:
            # An empty variable is one that is not set.
            source, text = variable_of(name), environment.get(variable_of(name)) or None
        if text is not None:
            try:
                chosen[name] = read(text.strip())
            except ValueError:
                said = words.format(wrong, setting=source, example=example)
                raise WrongSetting(said) from None
    chosen.setdefault("database", f"sqlite:///{home(environment) / 'stillroom.db'}")
    settings = Settings(**chosen)
    if settings.workers > 1 and settings.sqlite_file:
        raise WrongSetting(words.format("setting-workers-sqlite", workers=settings.workers))
    return settings


def home(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder of what this person's Stillroom keeps; the environment may name another."""
    return Path(environment.get(HOME) or user_data_path("stillroom")).absolute()


# Reading settings from text


def _host(text: str) -> str:
    return _fitting(text, r"[A-Za-z0-9_.:-]+")


def _database(text: str) -> str:
    return _fitting(text, r"sqlite:///(?!:memory:).+|postgresql(\+psycopg)?://.+")


def _redis(text: str) -> str:
    return _fitting(text, r"(redis|rediss|unix)://.+")


def _token(text: str) -> str:
    return _fitting(text, rf"[!-~]{{{SHORTEST_TOKEN},}}")


def _fitting(text: str, pattern: str) -> str:
    if not re.fullmatch(pattern, text):
        raise ValueError(text)
    return text


def _between(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.isascii() or not text.isdecimal() or not least <= int(text) <= most:
            raise ValueError(text)
        return int(text)

    return read


def _one_of(known: tuple[str, ...]) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in known:
            raise ValueError(text)
        return text

    return read


def _tempo(text: str) -> float:
    tempo = float(text)
    if not 0 <= tempo <= SLOWEST_TEMPO:
        raise ValueError(text)
    return tempo


def _yes_or_no(text: str) -> bool:
    return _one_of((*YES, *NO))(text.casefold()) in YES


def _origins(text: str) -> list[str]:
    return [_origin(part) for part in _parts(text)]


def _origin(text: str) -> str:
    """An address as browsers name it: scheme, host and perhaps port, in small letters."""
    page = urlsplit(text.lower())
    if page.scheme not in {"http", "https"} or not page.hostname or page.path not in {"", "/"}:
        raise ValueError(text)
    if page.query or page.fragment or "@" in page.netloc or page.port == 0:
        raise ValueError(text)
    return f"{page.scheme}://{page.netloc}"


def _proxies(text: str) -> list[str]:
    for part in _parts(text):
        ip_network(part)
    return _parts(text)


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


READINGS = {
    "host": Reading(_host, "setting-host"),
    "port": Reading(_between(0, 65535), "setting-port"),
    "database": Reading(_database, "setting-database", "postgresql://user:password@host/name"),
    "redis": Reading(_redis, "setting-redis", "redis://host:6379"),
    "workers": Reading(_between(1, MOST_WORKERS), "setting-workers"),
    "origins": Reading(_origins, "setting-origins", "https://games.example"),
    "proxies": Reading(_proxies, "setting-proxies"),
    "full_sync": Reading(_yes_or_no, "setting-yes-or-no"),
    "tempo": Reading(_tempo, "setting-tempo"),
    "patience": Reading(_between(0, LONGEST_PATIENCE), "setting-patience"),
    "compiled_bots": Reading(_yes_or_no, "setting-yes-or-no"),
    "limits": Reading(_yes_or_no, "setting-yes-or-no"),
    "metrics_token": Reading(_token, "setting-metrics-token"),
    "log_format": Reading(_one_of(LOG_FORMATS), "setting-log-format"),
    "log_level": Reading(_one_of(LOG_LEVELS), "setting-log-level"),
}
"""Every setting and how it is read."""
