"""Serving from the command line: for whoever hosts it, or at home with the browser opened."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Mapping
from importlib.util import find_spec
from threading import Thread

from stillroom.cli.answers import CannotDo
from stillroom.match.words import Words

OPENING_SECONDS = 10.0
AT_HOME = {"STILLROOM_LOG_LEVEL": "warning"}
"""What the environment says at home unless it says otherwise: no line for each request."""


def serve(flags: Mapping[str, str | None], words: Words) -> None:
    """Serves with what the flags and the environment say."""
    _serve(flags, os.environ, words, at_home=False)


def serve_at_home(words: Words) -> None:
    """Serves on this computer and opens the browser; where a server runs already, opens that."""
    _serve({}, AT_HOME | os.environ, words, at_home=True)


def _serve(
    flags: Mapping[str, str | None], environment: Mapping[str, str], words: Words, *, at_home: bool
) -> None:
    if find_spec("uvicorn") is None or find_spec("litestar") is None:
        raise CannotDo(words.format("cli-no-server"))
    from stillroom.server import process
    from stillroom.server.instance_lock import AlreadyHeld
    from stillroom.server.settings import settings_from

    spoken = Words(words.language, "stillroom.server")
    settings = settings_from(flags, spoken, environment)

    def ready(address: str) -> None:
        print(spoken.format("serving-at", address=address), flush=True)
        if sys.stdout.isatty():
            print(spoken.format("serving-to-stop"), flush=True)
        if at_home:
            open_browser(address)

    try:
        process.serve(settings, spoken, ready, any_port=at_home)
    except process.CannotServe as wrong:
        raise CannotDo(str(wrong)) from None
    except AlreadyHeld as wrong:
        if not at_home:
            raise CannotDo(spoken.format("serving-held", address=wrong.address)) from None
        print(spoken.format("serving-already", address=wrong.address))
        if (opening := open_browser(wrong.address)) is not None:
            opening.join(OPENING_SECONDS)


def open_browser(address: str) -> Thread | None:
    """Begins to open the page, if there is a screen to see it on."""
    if not has_screen(os.environ, sys.platform):
        return None
    # Some browsers return only when they are closed.
    opening = Thread(target=webbrowser.open, args=(address,), daemon=True)
    opening.start()
    return opening


def has_screen(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a browser with windows can be opened here; one in the terminal would be no help."""
    if platform in {"darwin", "win32"}:
        return "SSH_CONNECTION" not in environment
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
