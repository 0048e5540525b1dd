"""Catalogues are held against each other: every kind of problem is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from stillroom.match.words import LANGUAGES
from tests.cases import for_each
from tests.tools.trees import (
    GREETING,
    MIXER,
    OTHER,
    SPACE,
    TABLE,
    found,
    pattern_of,
    write_uses,
    write_words,
)
from tools.catalogues import faults_of, texts_of

# Reading


def test_a_tree_without_problems_has_none(tmp_path: Path) -> None:
    write_words(tmp_path, TABLE, GREETING)
    write_uses(tmp_path, "greeting")
    assert found(tmp_path) == []


def test_what_cannot_be_read_is_found(tmp_path: Path) -> None:
    write_words(tmp_path, TABLE, "one = 1\n", fr="one = 1\ntwo.5 = 2\n")
    write_uses(tmp_path, "one")
    assert found(tmp_path) == [f"{TABLE}/text/fr.ftl: two.5 = 2: cannot be read"]


def test_an_id_that_is_there_twice_is_found(tmp_path: Path) -> None:
    write_words(tmp_path, TABLE, "one = 1\n", de="one = 1\none = 2\n")
    write_uses(tmp_path, "one")
    assert found(tmp_path) == [f"{TABLE}/text/de.ftl: one: is there twice"]


def test_a_message_without_a_text_is_found(tmp_path: Path) -> None:
    write_words(tmp_path, TABLE, "one = 1\n", en="one =\n    .title = 1\n")
    write_uses(tmp_path, "one")
    assert found(tmp_path) == [f"{TABLE}/text/en.ftl: one: has no text"]


def test_a_space_that_fluent_drops_is_found(tmp_path: Path) -> None:
    write_words(tmp_path, TABLE, "one = Name:\n", en="one = Name: \n", fr=f"one = Nom{SPACE}:\n")
    write_uses(tmp_path, "one")
    assert found(tmp_path) == [
        f"{TABLE}/text/en.ftl: one: has a space at the end of a line, where it is lost"
    ]


def test_a_language_without_a_file_is_found(tmp_path: Path) -> None:
    write_words(tmp_path, TABLE, "one = 1\n")
    write_uses(tmp_path, "one")
    (tmp_path / TABLE / "text" / "fr.ftl").unlink()
    assert found(tmp_path) == [
        f"{TABLE}/text/fr.ftl: the whole file: is missing",
        f"{TABLE}/text/fr.ftl: one: is missing; another language has it",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_one_language_lacks_is_found(language: str, tmp_path: Path) -> None:
    write_words(tmp_path, TABLE, "one = 1\ntwo = 2\n", **{language: "one = 1\n"})
    write_uses(tmp_path, "one", "two")
    assert found(tmp_path) == [
        f"{TABLE}/text/{language}.ftl: two: is missing; another language has it"
    ]


def test_the_same_id_in_two_catalogues_that_are_read_together_is_found(tmp_path: Path) -> None:
    write_words(tmp_path, TABLE, "one = 1\n")
    write_words(tmp_path, MIXER, "one = 1\n")
    write_uses(tmp_path, "one")
    assert found(tmp_path) == [f"{TABLE}/text/en.ftl: one: is also in {MIXER}/text/en.ftl"]


def test_two_games_may_use_the_same_id(tmp_path: Path) -> None:
    write_words(tmp_path, MIXER, "one = 1\n")
    write_words(tmp_path, OTHER, "one = 1\n")
    write_uses(tmp_path, "one")
    assert found(tmp_path) == []


# Variables and selectors


def test_a_variable_that_a_language_lacks_or_adds_is_found(tmp_path: Path) -> None:
    write_words(tmp_path, TABLE, "one = { $have } { $need }\n", de="one = { $have } { $has }\n")
    write_uses(tmp_path, "one")
    assert found(tmp_path) == [
        f"{TABLE}/text/de.ftl: one: lacks $need, which English has",
        f"{TABLE}/text/de.ftl: one: has $has, which English lacks",
    ]


def test_a_language_may_speak_without_a_person(tmp_path: Path) -> None:
    write_words(tmp_path, TABLE, GREETING, de="greeting = { $card } { $verb }\n")
    write_uses(tmp_path, "greeting")
    assert found(tmp_path) == []


def test_a_language_may_not_add_a_person(tmp_path: Path) -> None:
    write_words(tmp_path, TABLE, "one = a turn\n", fr="one = le tour de { $player }\n")
    write_uses(tmp_path, "one")
    assert found(tmp_path) == [f"{TABLE}/text/fr.ftl: one: has $player, which English lacks"]


@pytest.mark.parametrize(
    "variants", ["[yes] you\n   *[other] others", "*[yes] you\n    [no] others", "*[no] others"]
)
def test_a_selector_for_the_reader_has_yes_and_a_default(variants: str, tmp_path: Path) -> None:
    write_words(tmp_path, TABLE, f"one = {{ $you ->\n    {variants}\n}}\n")
    write_uses(tmp_path, "one")
    complaint = "one: a $you selector needs [yes] and another key as its default"
    expected = [f"{TABLE}/text/{language}.ftl: {complaint}" for language in LANGUAGES]
    assert found(tmp_path) == ([] if variants.startswith("[yes]") else expected)


def test_both_sides_of_a_selector_for_the_reader_say_the_same(tmp_path: Path) -> None:
    one_sided = GREETING.replace("You { $verb } { $card }", "You { $verb }")
    write_words(tmp_path, TABLE, GREETING, fr=one_sided)
    write_uses(tmp_path, "greeting")
    assert found(tmp_path) == [
        f"{TABLE}/text/fr.ftl: greeting: $card is not on both sides of a $you selector"
    ]


@pytest.mark.parametrize("key", ["blue", "17"])
def test_a_key_that_a_language_lacks_is_found(key: str, tmp_path: Path) -> None:
    both = f"one = {{ $kind ->\n    [{key}] special\n   *[other] usual\n}}\n"
    plain = "one = { $kind ->\n   *[other] usual\n}\n"
    write_words(tmp_path, TABLE, both, de=plain)
    write_uses(tmp_path, "one")
    assert found(tmp_path) == [
        f"{TABLE}/text/de.ftl: one: looks for other values of $kind than English"
    ]


def test_languages_may_have_other_plurals(tmp_path: Path) -> None:
    english = "one = { $cards ->\n    [one] a card\n   *[other] { $cards } cards\n}\n"
    write_words(tmp_path, TABLE, english, fr="one = { $cards } carte(s)\n")
    write_uses(tmp_path, "one")
    assert found(tmp_path) == []


# Marks and words


def test_a_message_becomes_every_text_that_it_can() -> None:
    two = '{ $you ->\n    [yes] You\n   *[no] { $player }\n }{ " " }{ { "take" } } { $card }'
    assert texts_of(pattern_of(two)) == ["You take \ufffc", "\ufffc take \ufffc"]


@for_each("language", LANGUAGES)
@for_each(
    ("text", "complaint"),
    [
        (f"Well{SPACE}!", "has an exclamation mark"),
        ("{ $you ->\n    [yes] \u2068a\u2069\n   *[no] b\n }", "isolating"),
        ('a { "\\u2068" } b', "isolating"),
        ('say "a"', "straight quote"),
    ],
)
def test_marks_that_no_language_uses_are_found(language: str, text: str, complaint: str) -> None:
    told = faults_of(pattern_of(text), language)
    assert len(told) == 1
    assert complaint in told[0]


@for_each(
    ("language", "text", "complaint"),
    [
        ("fr", "carte: { $card }", "lacks U+00A0 before"),
        ("fr", "{ $card } ; autre", "lacks U+00A0 before"),
        ("fr", "{ $card }: une", "lacks U+00A0 before"),
        ("fr", "{ $card }\u202f: une", "lacks U+00A0 before"),
        ("fr", f"la « carte{SPACE}»", "lacks U+00A0 after «"),
        ("fr", f"la «{SPACE}carte »", "lacks U+00A0 before"),
        ("fr", f"la «{SPACE}carte", "does not close every « with »"),
        ("fr", "l'élixir", "straight apostrophe"),
        ("fr", "la “carte”", "quote that is not «"),
        ("fr", "1\u202f000", "narrow space"),
        ("de", "die „Karte", "does not close every „ with “"),
        ("de", "die Karte“", "does not close every „ with “"),
        ("de", "die „Karte”", "quote that is not „…“"),
        ("de", "die «Karte»", "quote that is not „…“"),
        ("de", "geht's", "straight apostrophe"),
        ("en", "the “card", "does not close every “ with ”"),
        ("en", "the ”card“", "does not close every “ with ”"),
        ("en", "the «card»", "quote that is not “…”"),
        ("en", "the „card“", "quote that is not “…”"),
    ],
)
def test_marks_that_a_language_does_not_use_are_found(
    language: str, text: str, complaint: str
) -> None:
    assert any(complaint in told for told in faults_of(pattern_of(text), language))


@for_each(
    ("language", "text"),
    [
        ("fr", f"l’élixir «{SPACE}{{ $card }}{SPACE}»{SPACE}: oui{SPACE}; non{SPACE}?"),
        ("fr", 'oui{ "\\u00A0" }: { $card }'),
        ("fr", "taper you:NOM"),
        ("de", "die „Karte“ und die „{ $card }“: ja; nein?"),
        ("en", "Ada’s “card” and “{ $card }”: yes; no?"),
    ],
)
def test_marks_that_a_language_uses_are_not_found(language: str, text: str) -> None:
    assert faults_of(pattern_of(text), language) == []


@for_each(
    "text",
    [
        "It bursts.",
        "The pot boils over.",
        "round 3",
        "two Rounds",
        "busted",
        "An invalid move.",
        "2 errors",
        "Oops",
        "Please wait",
    ],
)
def test_words_that_we_do_not_use_are_found(text: str) -> None:
    assert faults_of(pattern_of(text), "en") == ["has a word that we do not use"]
    assert faults_of(pattern_of(text), "de") == []


def test_words_that_only_look_like_them_are_not_found() -> None:
    assert faults_of(pattern_of("around the terror of a robust, valid ground"), "en") == []
