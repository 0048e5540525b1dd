"""The command line serves: with flags and the environment, or at home with the browser opened."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from stillroom import cli
from stillroom.cli import serving as cli_serving
from stillroom.match.words import LANGUAGES, Words
from stillroom.server import process as server_serving
from stillroom.server.instance_lock import AlreadyHeld
from stillroom.server.settings import READINGS, Settings, flag_of, variable_of
from tests.printing import Printed, english, refused

__all__ = ["english"]


class Served:
    """Stands where the server would run, and notes what it was given."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.settings: Settings | None = None
        self.any_port = False
        self.pages: list[str] = []
        self.wrong: Exception | None = None
        monkeypatch.setattr(server_serving, "serve", self._serve)
        monkeypatch.setattr(cli_serving, "open_browser", self.pages.append)

    def _serve(
        self,
        settings: Settings,
        _: Words,
        ready: Callable[[str], None],
        *,
        any_port: bool = False,
    ) -> None:
        self.settings, self.any_port = settings, any_port
        if self.wrong is not None:
            raise self.wrong
        ready(settings.address)


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Served:
    """What is served, without a server."""
    for name in READINGS:
        monkeypatch.delenv(variable_of(name), raising=False)
    return Served(monkeypatch)


def test_serve_takes_flags_before_the_environment(
    served: Served, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    monkeypatch.setenv("STILLROOM_PORT", "1234")
    monkeypatch.setenv("STILLROOM_HOST", "0.0.0.0")
    cli.main(["serve", "--port", "4321", "--origins", "https://games.example", "--limits", "no"])
    assert capsys.readouterr().out == "Stillroom is open at http://127.0.0.1:4321\n"
    assert served.settings is not None
    assert (served.settings.host, served.settings.port) == ("0.0.0.0", 4321)
    assert served.settings.origins == ["https://games.example"]
    assert served.settings.limits is False
    assert served.settings.log_level == "info"
    assert (served.any_port, served.pages) == (False, [])


def test_every_setting_but_the_secret_one_has_a_flag(served: Served, capsys: Printed) -> None:
    with pytest.raises(SystemExit):
        cli.main(["serve", "--help"])
    told = capsys.readouterr().out
    assert {name for name in READINGS if flag_of(name) not in told} == {"metrics_token"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_it_serves_here_and_opens_the_browser(
    language: str, served: Served, tmp_path: Path, capsys: Printed
) -> None:
    cli.main(["--lang", language])
    told = capsys.readouterr().out
    assert "http://127.0.0.1:8377" in told
    assert served.settings is not None
    assert served.settings.database == f"sqlite:///{tmp_path / 'stillroom.db'}"
    assert served.settings.log_level == "warning"
    assert (served.any_port, served.pages) == (True, ["http://127.0.0.1:8377"])


def test_a_second_time_it_opens_the_browser_at_the_first(served: Served, capsys: Printed) -> None:
    served.wrong = AlreadyHeld("http://127.0.0.1:8380")
    cli.main([])
    assert capsys.readouterr().out == "Stillroom is open already at http://127.0.0.1:8380\n"
    assert served.pages == ["http://127.0.0.1:8380"]


def test_a_server_that_cannot_start_says_why(served: Served, capsys: Printed) -> None:
    served.wrong = server_serving.CannotServe("The kettle is cold.")
    assert refused(["serve"], capsys, code=1) == "stillroom: The kettle is cold.\n"
    served.wrong = AlreadyHeld("http://127.0.0.1:8380")
    assert "http://127.0.0.1:8380" in refused(["serve"], capsys, code=1)


def test_without_the_packages_of_the_server_it_says_which(
    monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    monkeypatch.setattr(cli_serving, "find_spec", lambda _: None)
    assert "stillroom[server]" in refused(["serve"], capsys, code=1)


@pytest.mark.parametrize(
    ("platform", "environment", "is_there"),
    [
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"TERM": "xterm", "DISPLAY": ""}, False),
        ("darwin", {}, True),
        ("darwin", {"SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"}, False),
    ],
)
def test_a_browser_is_opened_only_where_there_is_a_screen(
    platform: str, environment: dict[str, str], is_there: bool
) -> None:
    assert cli_serving.has_screen(environment, platform) == is_there


@pytest.mark.parametrize(
    ("words", "right"),
    [
        ("serve --port high", "a number from 0 to 65535"),
        ("serve --workers 2", "PostgreSQL"),
        ("serve --database stillroom.db", "postgresql://"),
        ("serve --metrics-token x", "--log-level"),
        ("serve --tempo schnell --lang de", "von 0 bis 10"),
    ],
)
def test_a_wrong_word_gets_one_line_that_says_what_would_be_right(
    words: str, right: str, served: Served, capsys: Printed
) -> None:
    assert right in refused(words.split(), capsys)
    assert served.settings is None


def test_the_browser_is_given_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(cli_serving, "has_screen", lambda *_: True)
    opening = cli_serving.open_browser("http://127.0.0.1:8377")
    assert opening is not None
    opening.join()
    assert opened == ["http://127.0.0.1:8377"]
    monkeypatch.setattr(cli_serving, "has_screen", lambda *_: False)
    assert cli_serving.open_browser("http://127.0.0.1:8377") is None
