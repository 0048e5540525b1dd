"""Notes at the terminal: each person's own, kept beside the match."""

from __future__ import annotations

import re

import pytest

from stillroom.match.match import Match
from stillroom.match.notes import Notebook
from stillroom.match.records.record import Seated
from stillroom.match.words import LANGUAGES
from stillroom.tui import saves
from stillroom.tui.playing import words_for
from stillroom.tui.session import Session
from tests.cases import for_each
from tests.games.elixir_mixer.table import Table
from tests.match import forgetful
from tests.match.tables import at
from tests.tui.scripted import GAME, Scripted, Shown, Sitting, new, script, sit_down


@pytest.fixture
def _notes(monkeypatch: pytest.MonkeyPatch) -> None:
    """People keep notes in all matches of the test."""
    forgetful.forget(monkeypatch, notes=True)


def nobody(_: object) -> None:
    """Nobody types any more."""


def typing(*lines: str, language: str = "en") -> Sitting:
    """Ada types some lines."""
    return sit_down(new("Ada", bots=1), script(lines, then=nobody), language=language)


def answers(sitting: Sitting) -> list[str]:
    """The first line below each board."""
    return [shown.asked[0] for shown in sitting.terminal.questions]


def pages_of(terminal: Scripted) -> list[Shown]:
    """All that was shown and is no board."""
    return [shown for shown in terminal.shown if shown.frame is None]


@pytest.mark.usefixtures("_notes")
def test_a_line_is_written_shown_and_erased() -> None:
    sitting = typing("note Ben has vines 3", "note 12 cards left", "notes", "note -1", "notes")
    assert answers(sitting)[1:3] == ["Written as line 1.", "Written as line 2."]
    first, second = pages_of(sitting.terminal)
    assert first.lines == ["1  Ben has vines 3", "2  12 cards left"]
    assert second.lines == ["1  12 cards left"]
    assert answers(sitting)[4] == "Line 1 is erased."
    assert sitting.moves == [], "a note is no move"


@pytest.mark.usefixtures("_notes")
@for_each(
    ("typed", "said"),
    [
        ("notes", "Nothing is written yet."),
        ("note", "“note” and some words write a line"),
        ("note -1", "There is no note 1; nothing is written yet."),
        ("note - 7", "There is no note 7;"),
        (f"note {'x' * 201}", "A note has at most 200 characters, not 201."),
        ("note a\x1b[2Jb", "A note is made of characters that can be printed."),
    ],
)
def test_what_cannot_be_done_is_answered_and_nothing_is_kept(typed: str, said: str) -> None:
    sitting = typing(typed)
    assert answers(sitting)[1].startswith(said)
    assert not saves.notes_path(sitting.path).exists()


@pytest.mark.usefixtures("_notes")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_are_understood_and_explained_in_every_language(language: str) -> None:
    words = words_for(GAME, language)
    one, all_of_them = words.format("command-note"), words.format("command-notes")
    for note, notes in ((one, all_of_them), ("NOTE", "Notes")):
        sitting = typing(f"{note} Ben: Ranken", notes, "?", language=language)
        shown, *explained = pages_of(sitting.terminal)
        assert shown.lines == ["1  Ben: Ranken"]
        listed = [line.split()[0] for page in explained for line in page.lines if line]
        assert {one, all_of_them} <= set(listed)


@pytest.mark.usefixtures("_notes")
def test_a_long_note_is_broken_between_words() -> None:
    sitting = typing(f"note {'vines ' * 30}", "notes")
    [page] = pages_of(sitting.terminal)
    assert len(page.lines) == 3
    assert max(map(len, page.lines)) <= 79


@pytest.mark.usefixtures("_notes")
def test_a_match_that_is_resumed_has_its_notes() -> None:
    sitting = typing("note one", "note two")
    [(path, match)] = saves.unfinished(GAME)
    assert path == sitting.path
    terminal = Scripted(script(["note three", "notes"], then=nobody))
    Session(match, path, terminal, "en", "none", is_first=False).run()
    [page] = pages_of(terminal)
    assert page.lines == ["1  one", "2  two", "3  three"]


@pytest.mark.usefixtures("_notes")
def test_the_record_of_the_match_knows_nothing_of_notes() -> None:
    sitting = typing("note abracadabra")
    assert b"abracadabra" not in sitting.path.read_bytes()
    assert b"abracadabra" in saves.notes_path(sitting.path).read_bytes()
    assert saves.notes_path(sitting.path).parent == sitting.path.parent


def people() -> Match:
    """Ada and Ben, each with an empty turn before them."""
    hands = {1: ["blue-1", "blue-2"]}
    table = Table(choice="mix", hand=["red-1", "red-2"], hands=hands, market=["green-3"] * 2)
    return at(table, players=[Seated("Ada"), Seated("Ben")])


@pytest.mark.usefixtures("_notes")
def test_everybody_sees_and_erases_the_own_notes_only() -> None:
    typed = ["note of Ada", "notes", "1"]
    typed += ["notes", "note -1", "note of Ben", "note of Ben too", "notes", "note -1", "draw", "1"]
    typed += ["notes"]
    sitting = sit_down(people(), script(typed, then=nobody))
    shown: dict[str, list[str]] = {"Ada": [], "Ben": []}
    eyes = ""
    for page in sitting.terminal.shown:
        if page.frame is None and (passed := re.search(r"Pass to (\w+)\.", page.text)):
            eyes = passed[1]
        elif "of " in page.text and page.frame is None:
            shown[eyes] += page.lines
    assert shown == {"Ada": ["1  of Ada", "1  of Ada"], "Ben": ["1  of Ben", "2  of Ben too"]}
    kept = Notebook.load(saves.notes_path(sitting.path), seats=2)
    assert [kept.of(seat).lines for seat in (0, 1)] == [("of Ada",), ("of Ben too",)]


@pytest.mark.usefixtures("_notes")
def test_notes_that_are_damaged_are_left_as_they_are() -> None:
    match = new("Ada", bots=1)
    path = saves.new_path(GAME)
    saves.notes_path(path).write_bytes(b'{"format":1,"seats":[["a"]]}')
    terminal = Scripted(script(["notes", "note b"], then=nobody))
    Session(match, path, terminal, "en", "none", is_first=False).run()
    for shown in terminal.questions[1:3]:
        assert shown.asked[0].startswith("The notes are broken: they are for 1 seats")
        assert path.stem in "".join(shown.asked)
    assert saves.notes_path(path).read_bytes() == b'{"format":1,"seats":[["a"]]}'


# --- where there are none


@for_each("typed", ["note Ben has vines", "notes", "note"])
def test_where_all_is_left_to_memory_the_answer_says_so(
    typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    forgetful.forget(monkeypatch)
    sitting = typing(typed, "?")
    assert answers(sitting)[1].startswith("No notes in this match: what has gone out of sight")
    assert not saves.notes_path(sitting.path).exists()
    assert not any("note" in line for page in pages_of(sitting.terminal) for line in page.lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_is_left_to_memory_the_answer_says_so(language: str) -> None:
    words = words_for(GAME, language)
    for command in ("command-note", "command-notes"):
        sitting = typing(words.format(command), language=language)
        answered = " ".join(sitting.terminal.questions[1].asked)
        assert words.format("no-notes-open") in answered
