"""Words: a message in the language of its reader, never with a gap in it."""

from __future__ import annotations

import pytest

from stillroom.games.messages import Argument, Message
from stillroom.games.registry import names
from stillroom.match.words import (
    LANGUAGES,
    MissingWords,
    Words,
    preferred_language,
    rules_of,
    words_of,
)
from tests.cases import for_each
from tests.match.tables import GAME, NAMES

ELIXIR_MIXER = "stillroom.games.elixir_mixer"
CARD = Message("card", {"colour": "red", "value": 3})


def test_a_missing_message_a_missing_argument_and_a_missing_language_are_refused() -> None:
    words = Words("en", ELIXIR_MIXER)
    with pytest.raises(MissingWords, match="no-such-message"):
        words.format("no-such-message")
    with pytest.raises(MissingWords, match="event-took"):
        words.format("event-took", player="Anise")
    with pytest.raises(MissingWords, match="event-took"):
        words.say(Message("event-took", {"card": CARD}), NAMES)
    for language in ("xx", "", "EN", "en-GB", "../en"):
        with pytest.raises(MissingWords, match="the languages are en, fr, de"):
            Words(language, ELIXIR_MIXER)


def test_words_hold_only_the_packages_that_were_named() -> None:
    with pytest.raises(MissingWords, match="card"):
        Words("en", "stillroom.match").say(CARD)
    with pytest.raises(MissingWords, match="error-over"):
        Words("en", ELIXIR_MIXER).format("error-over")
    both = words_of(GAME)
    assert both.say(CARD) == "red 3"
    assert both.format("error-over") == Words("en", "stillroom.match").format("error-over")


@for_each(
    ("language", "said"),
    [
        ("en", ["You draw red 3.", "Borage draws red 3."]),
        ("fr", ["Vous piochez ", "Borage pioche "]),
        ("de", ["Du ziehst ", "Borage zieht "]),
    ],
)
def test_the_reader_is_called_you_and_the_others_go_by_name(language: str, said: list[str]) -> None:
    message = Message("event-drew", {"card": CARD}, seat=1)
    words = words_of(GAME, language)
    assert words.say(message, NAMES, reader=1).startswith(said[0])
    for reader in (0, 2, None):
        assert words.say(message, NAMES, reader).startswith(said[1])


def test_seat_0_is_a_seat_like_every_other() -> None:
    message = Message("event-drew-unseen", seat=0)
    assert words_of(GAME).say(message, NAMES, 0) == "You draw a card."
    assert words_of(GAME).say(message, NAMES, None) == "Anise draws a card."


def test_messages_inside_messages_are_for_the_same_reader() -> None:
    inner = Message("why-not-your-turn", seat=1)
    outer = Message("error-illegal", {"reason": inner, "paragraph": "2.4"})
    words = words_of(GAME)
    assert "Borage" in words.say(outer, NAMES, 0)
    assert "Borage" not in words.say(outer, NAMES, 1)
    assert "2.4" in words.say(outer, NAMES, 0)


def test_several_cards_are_all_named() -> None:
    cards: Argument = [CARD, Message("card", {"colour": "any", "value": 4}), CARD]
    message = Message("event-mixed-elixir", {"cards": cards}, seat=0)
    assert "red 3 + wild 4 + red 3" in words_of(GAME).say(message, NAMES, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_is_only_a_name(language: str) -> None:
    """What a player is called is never read as part of the message."""
    message = Message("event-drew-unseen", seat=0)
    for name in ("{ $card }", "{", "}", '{ "x" }', "-term", "a\u00a0b", "*[no]"):
        assert name in words_of(GAME, language).say(message, [name], None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_carries_marks_that_fonts_have_no_glyph_for(language: str) -> None:
    message = Message("event-took", {"card": CARD}, seat=0)
    said = words_of(GAME, language).say(message, NAMES, 1)
    assert not {"\u2068", "\u2069", "\u200e", "\u200f"} & set(said)


def test_one_and_many_have_words_of_their_own() -> None:
    for language in LANGUAGES:
        words = words_of(GAME, language)
        said = {words.say(Message("preview-points", {"points": points})) for points in (1, 2, 3)}
        assert len({sentence.translate(str.maketrans("123", "###")) for sentence in said}) == 2


@for_each("language", LANGUAGES)
@for_each("game", names())
def test_the_rules_of_every_game_are_there_in_every_language(game: str, language: str) -> None:
    rules = rules_of(game, language)
    assert rules.format("chapter-1")
    with pytest.raises(MissingWords, match="card"):
        rules.say(CARD)


def test_rules_in_another_language_are_other_words() -> None:
    assert len({rules_of(GAME, language).format("chapter-2") for language in LANGUAGES}) == 3


def test_words_of_a_game_that_does_not_exist_are_refused() -> None:
    for ask in (words_of, rules_of):
        with pytest.raises(ValueError, match="chess"):
            ask("chess")


@for_each(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "DE"}, "de"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE", "LC_TIME": "fr_FR"}, "de"),
        ({"LANG": "fry_NL"}, "en"),
        ({"LANG": "dej"}, "en"),
    ],
)
def test_the_language_is_the_one_that_the_environment_asks_for(
    environment: dict[str, str], language: str
) -> None:
    assert preferred_language(environment) == language


def test_every_language_goes_by_the_name_that_its_speakers_give_it() -> None:
    assert LANGUAGES == {"en": "English", "fr": "Français", "de": "Deutsch"}
