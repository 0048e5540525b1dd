"""Words: the message catalogues of a game, through Project Fluent."""

from __future__ import annotations

from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from stillroom.games.registry import FOLDERS


class MissingWords(LookupError):
    """A catalogue has no such message, or there is no catalogue for a language."""


class Words:
    """The messages of one game in one language."""

    def __init__(self, game: str, language: str = "en") -> None:
        self.language = language
        folder = files(f"stillroom.games.{FOLDERS[game]}.text")
        catalogue = folder / f"{language}.ftl"
        if not catalogue.is_file():
            raise MissingWords(f"{game} has no words in {language!r}")
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(catalogue.read_text(encoding="utf-8")))

    def format(self, message: str, **arguments: str | int) -> str:
        """A message with its arguments put in; raises MissingWords rather than showing a gap."""
        if not self._bundle.has_message(message):
            raise MissingWords(f"there is no message {message!r} in {self.language!r}")
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, f"the message {message!r} has no text"
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingWords(f"the message {message!r} lacks something: {errors[0]}")
        return str(text)
