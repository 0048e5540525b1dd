"""Words and code are held against each other, and those of this repository have no problem."""

from __future__ import annotations

from pathlib import Path

import pytest

from stillroom.match.words import LANGUAGES
from tests.tools.trees import (
    GREETING,
    MIXER,
    OTHER,
    TABLE,
    found,
    write,
    write_uses,
    write_words,
)
from tools import catalogues, check_words
from tools.citations import ROOT

# The words of this repository


def test_the_words_of_this_repository_have_no_problems() -> None:
    assert found(ROOT) == []


def test_every_catalogue_of_this_repository_is_read() -> None:
    files = {
        catalogue.file
        for folder in catalogues.read_folders(ROOT)
        for catalogue in folder.catalogues.values()
    }
    assert files == {
        str(path.relative_to(ROOT)) for path in (ROOT / "src" / "stillroom").rglob("*.ftl")
    }
    assert {f"{MIXER}/text/fr.ftl", f"{MIXER}/text/rules/de.ftl", f"{TABLE}/text/en.ftl"} <= files


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
        'Words("de", "stillroom.match").format("no-such")',
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


def test_only_what_people_say_to_each_other_may_exclaim(tmp_path: Path) -> None:
    write_words(tmp_path, TABLE, "phrase-ouch = Ouch!\nevent-ouch = Ouch!\n")
    write_uses(tmp_path, "phrase-ouch", "event-ouch")
    assert {problem.partition(": ")[2] for problem in found(tmp_path)} >= {
        "event-ouch: has an exclamation mark"
    }
    assert not any("phrase-ouch: has an exclamation" in problem for problem in found(tmp_path))


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
