"""Words are checked: every kind of problem is found, and the words of this repository have none."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from stillroom.table.words import LANGUAGES
from tools import check_words
from tools.check_words import faults_of, problems_of, texts_of
from tools.citations import ROOT

SPACE = "\u00a0"
TABLE = "src/stillroom/table"
MIXER = "src/stillroom/games/elixir_mixer"
OTHER = "src/stillroom/games/other"

GREETING = """\
greeting = { $you ->
    [yes] You { $verb } { $card }
   *[no] { $player } { $verb } { $card }
}
"""


def write(root: Path, path: str, text: str) -> None:
    file = root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def write_words(root: Path, package: str, text: str, **others: str) -> None:
    """The catalogues of a package: the same text in every language, or one of its own."""
    for language in LANGUAGES:
        write(root, f"{package}/text/{language}.ftl", others.get(language, text))


def write_uses(root: Path, *names: str, module: str = f"{TABLE}/using.py") -> None:
    """Code that uses messages."""
    write(root, module, "".join(f'Message("{name}")\n' for name in names))


def found(root: Path) -> list[str]:
    return [str(problem) for problem in problems_of(root)]


def pattern_of(text: str) -> ftl.Pattern:
    entry = FluentParser().parse_entry(f"name = {text}\n")
    assert isinstance(entry, ftl.Message)
    assert entry.value is not None
    return entry.value


# The words of this repository


def test_the_words_of_this_repository_have_no_problems() -> None:
    assert found(ROOT) == []


def test_every_catalogue_of_this_repository_is_read() -> None:
    files = {
        catalogue.file
        for folder in check_words.read_folders(ROOT)
        for catalogue in folder.catalogues.values()
    }
    assert files == {
        str(path.relative_to(ROOT)) for path in (ROOT / "src" / "stillroom").rglob("*.ftl")
    }
    assert {f"{MIXER}/text/fr.ftl", f"{MIXER}/text/rules/de.ftl", f"{TABLE}/text/en.ftl"} <= files


# Catalogues


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
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


@pytest.mark.parametrize(
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


@pytest.mark.parametrize(
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


@pytest.mark.parametrize(
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


# Code against catalogues


def test_a_message_that_nothing_uses_is_found(tmp_path: Path) -> None:
    write_words(tmp_path, TABLE, "one-card = 1\ntwo-cards = 2\n")
    write_uses(tmp_path, "one-card")
    assert found(tmp_path) == [f"{TABLE}/text/en.ftl: two-cards: is used by nothing"]


@pytest.mark.parametrize(
    "code",
    [
        'Message("card-name")',
        'Message(id="card-name")',
        'messages.Message("card-name", {"card": 1})',
        'words.format("card-name")',
        'self._words.format("card-name", value=1)',
        'words_of(game, "de").format("card-name")',
        'TOLD_AS = {1: "card-name"}',
        'parser.add_argument("game", help=told("card-name"))',
    ],
)
def test_a_string_anywhere_uses_a_message(code: str, tmp_path: Path) -> None:
    write_words(tmp_path, TABLE, "card-name = 1\n")
    write(tmp_path, f"{TABLE}/using.py", code)
    assert found(tmp_path) == []


def test_an_everyday_word_is_used_only_where_messages_are_named(tmp_path: Path) -> None:
    write_words(tmp_path, TABLE, "card = 1\n")
    write(tmp_path, f"{TABLE}/using.py", 'arguments = {"card": "card"}')
    assert found(tmp_path) == [f"{TABLE}/text/en.ftl: card: is used by nothing"]
    write(tmp_path, f"{TABLE}/using.py", 'w.format("card")')
    assert found(tmp_path) == []


def test_a_message_in_a_message_is_used(tmp_path: Path) -> None:
    write_words(tmp_path, TABLE, "-brand = Stillroom\ntitle = { -brand }, { card }\ncard = 1\n")
    write_uses(tmp_path, "title")
    assert found(tmp_path) == []


def test_a_message_in_a_message_must_exist(tmp_path: Path) -> None:
    write_words(tmp_path, TABLE, "one = { two }\ntwo = 2\n", de="one = { three }\ntwo = 2\n")
    write_uses(tmp_path, "one")
    assert found(tmp_path) == [f"{TABLE}/text/de.ftl: one: refers to three, which is nowhere"]


@pytest.mark.parametrize(
    "code",
    [
        'Message("no-such")',
        'Message(id="no-such")',
        'Message("one-card" if x else "no-such")',
        'Message("one-card" if x else "one-card" if y else "no-such")',
        'Message(x and "no-such")',
        'words.format("no-such", card=1)',
        'self._words.format("no-such")',
        'table_words.format("no-such")',
        'Words("de", "stillroom.table").format("no-such")',
        'say_line("no-such")',
        'TOLD_AS = {1: "one-card", 2: "no-such"}',
        'for heading in ("one-card", "no-such"): pass',
        '["one-card", "no-such", f(), x]',
    ],
)
def test_an_id_that_is_in_no_catalogue_is_found(code: str, tmp_path: Path) -> None:
    write_words(tmp_path, TABLE, "one-card = 1\n")
    write(tmp_path, f"{TABLE}/using.py", f'"""Uses."""\nMessage("one-card")\n{code}\n')
    complaint = "no-such: is in no catalogue that is read here"
    assert found(tmp_path) == [f"{TABLE}/using.py:3: {complaint}"]


@pytest.mark.parametrize(
    "code",
    [
        '"{} no-such".format("no-such")',
        'LINE.format("no-such")',
        'rules.format(f"chapter-{number}")',
        'Message(TOLD_AS["no-such"])',
        'words.format(heading, card="no-such")',
        'pieces = ["draw-pile", "end-turn"]',
        'Message("one-card", {"verb": "no-such"})',
    ],
)
def test_what_is_no_id_is_not_taken_for_one(code: str, tmp_path: Path) -> None:
    write_words(tmp_path, TABLE, "one-card = 1\n")
    write(tmp_path, f"{TABLE}/using.py", f'Message("one-card")\n{code}\n')
    assert found(tmp_path) == []


@pytest.mark.parametrize("code", ['Message(f"one-{x}")', 'self._words.format("one-" + x)'])
def test_an_id_that_is_put_together_is_found(code: str, tmp_path: Path) -> None:
    write_words(tmp_path, TABLE, "one-card = 1\n")
    write(tmp_path, f"{TABLE}/using.py", f'Message("one-card")\n{code}\n')
    (told,) = found(tmp_path)
    assert told.startswith(f"{TABLE}/using.py:2: ")
    assert told.endswith("an id is put together; write it out")


def test_a_game_neither_uses_nor_sees_the_messages_of_another(tmp_path: Path) -> None:
    write_words(tmp_path, MIXER, "one-card = 1\n")
    write_words(tmp_path, TABLE, "two-cards = 1\n")
    write_uses(tmp_path, "one-card", "two-cards", module=f"{OTHER}/using.py")
    assert found(tmp_path) == [
        f"{MIXER}/text/en.ftl: one-card: is used by nothing",
        f"{OTHER}/using.py:1: one-card: is in no catalogue that is read here",
    ]


def test_the_rules_are_read_by_number_and_need_no_use(tmp_path: Path) -> None:
    write_words(tmp_path, TABLE, "rules-title = Rules\n")
    write_uses(tmp_path, "rules-title")
    for language in LANGUAGES:
        text = "rules-title = Rules\nparagraph-1-1 = Yes.\n"
        write(tmp_path, f"{MIXER}/text/rules/{language}.ftl", text)
    assert found(tmp_path) == []
    write(tmp_path, f"{MIXER}/text/rules/de.ftl", "rules-title = Regeln\nparagraph-1-1 = Ja!\n")
    assert found(tmp_path) == [f"{MIXER}/text/rules/de.ftl: paragraph-1-1: has an exclamation mark"]


# The tool


def test_the_tool_fails_with_a_line_for_each_problem(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write_words(tmp_path, TABLE, "one-card = 1\ntwo-cards = 2\n")
    monkeypatch.setattr(check_words, "ROOT", tmp_path)
    with pytest.raises(SystemExit) as ended:
        check_words.main()
    assert ended.value.code == 1
    assert capsys.readouterr().err.splitlines() == [
        f"{TABLE}/text/en.ftl: one-card: is used by nothing",
        f"{TABLE}/text/en.ftl: two-cards: is used by nothing",
    ]


def test_the_tool_counts_the_messages_where_all_is_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write_words(tmp_path, TABLE, GREETING)
    write_uses(tmp_path, "greeting")
    monkeypatch.setattr(check_words, "ROOT", tmp_path)
    with pytest.raises(SystemExit) as ended:
        check_words.main()
    assert ended.value.code == 0
    assert capsys.readouterr().out == "1 messages, each in 3 languages\n"
