"""The words of a command, in the language of the reader."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

from stillroom.games.messages import Argument, Message
from stillroom.match.words import Words


class WrongWord(Exception):
    """Something on the command line that is not understood."""

    def __init__(self, message: str, **arguments: Argument) -> None:
        super().__init__(message)
        self.message = Message(message, arguments)


def help_in(words: Words) -> type[argparse.HelpFormatter]:
    """Help in the language of the reader."""

    class Help(argparse.HelpFormatter):
        def _format_usage(self, usage: Any, actions: Any, groups: Any, _prefix: Any) -> str:  # noqa: ANN401
            return super()._format_usage(usage, actions, groups, f"{words.format('cli-usage')} ")

    return Help


class Parser:
    """The words of one command. A wrong one is told in one line that says what would be right."""

    def __init__(self, command: str, about: str, words: Words) -> None:
        self.words = words
        self._parser = argparse.ArgumentParser(
            prog=f"stillroom {command}",
            description=about,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=help_in(words),
        )
        self._switches: list[str] = ["-h/--help"]
        self._arguments = self._parser.add_argument_group(words.format("cli-arguments"))
        self._options = self._parser.add_argument_group(words.format("cli-options"))
        self._options.add_argument(
            "-h", "--help", action="store_true", help=words.format("cli-help-help")
        )
        self.value("--lang", "LANG", "cli-help-lang")

    def place(self, name: str, about: str) -> None:
        """A word by its place."""
        self._arguments.add_argument(
            name, nargs="?", metavar=name.upper(), help=self.words.format(about)
        )

    def value(self, name: str, metavar: str, about: str, *, many: bool = False) -> None:
        """An option with a value."""
        self._options.add_argument(
            name,
            metavar=metavar,
            action="append" if many else "store",
            help=self.words.format(about),
        )

    def switch(self, name: str, about: str) -> None:
        """An option that is there or not."""
        self._switches.append(name)
        self._options.add_argument(name, action="store_true", help=self.words.format(about))

    def parse(self, arguments: Sequence[str]) -> argparse.Namespace:
        """The words by name; raises WrongWord."""
        try:
            chosen, unknown = self._parser.parse_known_args(list(arguments))
        except argparse.ArgumentError as wrong:
            option = str(wrong.argument_name)
            if option in self._switches:
                raise WrongWord("cli-takes-no-value", option=option) from None
            raise WrongWord("cli-needs-value", option=option) from None
        if unknown:
            known = ", ".join(
                option for action in self._parser._actions for option in action.option_strings[-1:]
            )
            raise WrongWord("cli-unknown", word=unknown[0], known=known)
        if chosen.help:
            sys.stdout.write(self._parser.format_help())
            sys.stdout.flush()
            raise SystemExit(0)
        return chosen
