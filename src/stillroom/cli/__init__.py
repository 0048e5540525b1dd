"""The command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from stillroom import __version__
from stillroom.cli.answers import CannotDo
from stillroom.cli.commands import COMMANDS
from stillroom.cli.parsing import Parser, WrongWord
from stillroom.cli.serving import serve_at_home
from stillroom.match.errors import MatchError, WrongSetup
from stillroom.match.words import LANGUAGES, Words, preferred_language


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs a command."""
    words_typed = list(sys.argv[1:] if arguments is None else arguments)
    language = language_from(words_typed)
    known = ", ".join(LANGUAGES)
    words = Words(language if language in LANGUAGES else "en", "stillroom.cli", "stillroom.match")
    try:
        if language not in LANGUAGES:
            raise WrongWord("cli-no-language", word=language, known=known)
        run(words_typed, words)
        sys.stdout.flush()
    except WrongWord as wrong:
        refuse(words_typed, words.say(wrong.message))
    except WrongSetup as wrong:
        refuse(words_typed, wrong.words(words.language))
    except (MatchError, ImportError, CannotDo) as wrong:
        text = wrong.words(words.language) if isinstance(wrong, MatchError) else str(wrong)
        sys.stderr.write(f"stillroom: {text}\n")
        raise SystemExit(1) from None
    except ValueError as wrong:
        refuse(words_typed, str(wrong))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        raise SystemExit(130) from None


def run(typed: list[str], words: Words) -> None:
    """Finds the command and lets it do its work."""
    if typed[:1] == ["--lang"]:
        typed = typed[2:]
    elif typed and typed[0].startswith("--lang="):
        typed = typed[1:]
    if not typed:
        serve_at_home(words)
    elif typed[0] in ("-h", "--help"):
        print_help(words)
    elif typed[0] == "--version":
        print(f"stillroom {__version__}")
    elif typed[0] not in COMMANDS:
        raise WrongWord("cli-no-command", word=typed[0], known=", ".join(COMMANDS))
    else:
        command = COMMANDS[typed[0]]
        parser = Parser(typed[0], words.format(command.about), words)
        command.prepare(parser)
        command.run(parser.parse(typed[1:]), words)


def refuse(typed: list[str], text: str) -> NoReturn:
    """One line that says what is wrong and what would be right."""
    command = typed[0] if typed and typed[0] in COMMANDS else ""
    sys.stderr.write(f"stillroom{f' {command}' if command else ''}: {text}\n")
    raise SystemExit(2)


def print_help(words: Words) -> None:
    """All commands, a line each."""
    print(words.format("cli-about"))
    print()
    print(f"{words.format('cli-usage')} stillroom {words.format('cli-usage-form')}")
    print()
    column = max(map(len, COMMANDS)) + 2
    for name, command in COMMANDS.items():
        print(f"  {name.ljust(column)}{words.format(command.about)}")
    print()
    print(words.format("cli-more-help"))


def language_from(arguments: Sequence[str]) -> str:
    """The language that is asked for with --lang, or the one of the environment."""
    for index, word in enumerate(arguments):
        wanted = word.removeprefix("--lang=") if word.startswith("--lang=") else None
        if word == "--lang" and index + 1 < len(arguments):
            wanted = arguments[index + 1]
        if wanted is not None:
            return wanted
    return preferred_language()
