"""Words: the message catalogues, in the language of whoever reads, through Project Fluent."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from stillroom.games.messages import Argument, Message
from stillroom.games.registry import folder_of

LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch"}
"""The languages that every catalogue speaks, each by the name that its speakers give it."""

NARROW_SPACE, NO_BREAK_SPACE = "\u202f", "\u00a0"
"""French sets its thousands apart by the first; many fonts and terminals have only the second."""


class MissingWords(LookupError):
    """A catalogue has no such message, or there is no catalogue for a language."""


class Words:
    """The messages of some packages in one language.

    >>> Words("fr", "stillroom.games.elixir_mixer").format("bonus", bonus="three-in-a-row")
    'trois à la suite'
    """

    def __init__(self, language: str, *packages: str) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise MissingWords(f"there are no words in {language!r}; the languages are {known}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._names: list[str] = []
        for package in packages:
            catalogue = _catalogue(package, language)
            self._bundle.add_resource(catalogue, allow_overrides=False)
            self._names += [
                entry.id.name for entry in catalogue.body if isinstance(entry, ast.Message)
            ]

    def ids(self, beginning: str) -> list[str]:
        """The names of all messages that begin so, in the order of the catalogues."""
        return [name for name in self._names if name.startswith(beginning)]

    def format(self, message: str, **arguments: str | float) -> str:
        """A message with its arguments put in; raises MissingWords rather than showing a gap."""
        if not self._bundle.has_message(message):
            raise MissingWords(f"there is no message {message!r} in {self.language!r}")
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, f"the message {message!r} has no text"
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingWords(f"the message {message!r} lacks something: {errors[0]}")
        return str(text).replace(NARROW_SPACE, NO_BREAK_SPACE)

    def say(self, message: Message, players: Sequence[str] = (), reader: int | None = None) -> str:
        """A message for a reader, who is called "you"; the other players go by their names."""
        arguments = {
            name: self._put_in(value, players, reader) for name, value in message.arguments.items()
        }
        if message.seat is not None:
            arguments["player"] = players[message.seat]
            arguments["you"] = "yes" if message.seat == reader else "no"
        return self.format(message.id, **arguments)

    def _put_in(self, value: Argument, players: Sequence[str], reader: int | None) -> str | int:
        if isinstance(value, Message):
            return self.say(value, players, reader)
        if isinstance(value, list):
            return " + ".join(self.say(part, players, reader) for part in value)
        return value


@cache
def words_of(game: str, language: str = "en") -> Words:
    """The words of the table and of one game."""
    return Words(language, "stillroom.match", f"stillroom.games.{folder_of(game)}")


def rules_of(game: str, language: str = "en") -> Words:
    """The rules of a game, paragraph by paragraph.

    >>> rules_of("elixir-mixer", "de").format("chapter-2")
    'Vorbereitung'
    """
    return Words(language, f"stillroom.games.{folder_of(game)}:rules")


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, or English where it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := environment.get(name):
            language = re.split("[_.@-]", wanted)[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"


@cache
def _catalogue(package: str, language: str) -> ast.Resource:
    home, _, part = package.partition(":")
    folder = files(home) / "text" / part if part else files(home) / "text"
    return FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8"))
