"""``python -m stillroom.server`` serves with the settings of the environment."""

from __future__ import annotations

import sys

from stillroom.match.words import Words, preferred_language
from stillroom.server.instance_lock import AlreadyHeld
from stillroom.server.process import CannotServe, serve
from stillroom.server.settings import WrongSetting, settings_from


def main() -> None:
    """Serves; a wrong setting is one line and exit code 2, a server that cannot start code 1."""
    words = Words(preferred_language(), "stillroom.server")
    try:
        if sys.argv[1:]:
            raise WrongSetting(words.format("setting-no-words", word=sys.argv[1]))
        settings = settings_from({}, words)
        serve(settings, words, lambda address: _print(words.format("serving-at", address=address)))
    except WrongSetting as wrong:
        _end(2, str(wrong))
    except CannotServe as wrong:
        _end(1, str(wrong))
    except AlreadyHeld as wrong:
        _end(1, words.format("serving-held", address=wrong.address))


def _print(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def _end(code: int, text: str) -> None:
    sys.stderr.write(f"stillroom: {text}\n")
    sys.exit(code)


if __name__ == "__main__":
    main()
