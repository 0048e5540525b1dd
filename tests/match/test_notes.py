"""Notes: lines that somebody wrote, kept for that seat alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stillroom.match.errors import BrokenNotes, MatchError, WrongNote, WrongSeat
from stillroom.match.notes import LONGEST_LINE, MOST_LINES, Notebook, Notes
from stillroom.match.words import LANGUAGES
from tests.cases import for_each
from tests.match import forgetful
from tests.match.tables import begun


def said(error: MatchError) -> str:
    """What the error says in English; every language has words of its own."""
    assert len({error.words(language) for language in LANGUAGES}) == len(LANGUAGES)
    return str(error)


def test_lines_are_added_at_the_end_and_erased_by_number() -> None:
    notes = Notes(["one", "two", "three"])
    notes.erase(2)
    notes.add("four")
    assert notes.lines == ("one", "three", "four")


def test_a_line_is_kept_with_single_blanks_and_as_it_was_typed() -> None:
    notes = Notes()
    notes.add("  Ben:\tVines 3,   Mäuse & <moss> ✓ ")
    assert notes.lines == ("Ben: Vines 3, Mäuse & <moss> ✓",)


@for_each("text", ["", "   ", "\t\n"])
def test_a_line_has_words(text: str) -> None:
    notes = Notes()
    with pytest.raises(WrongNote) as caught:
        notes.add(text)
    assert "has words" in said(caught.value)
    assert notes.lines == ()


@for_each("text", ["\x1b[2J", "a\x00b", "a\u202eb", "\udc80", "bell \a"])
def test_a_line_can_be_printed(text: str) -> None:
    with pytest.raises(WrongNote) as caught:
        Notes().add(text)
    assert "can be printed" in said(caught.value)


def test_a_line_has_an_end() -> None:
    notes = Notes()
    notes.add("x" * LONGEST_LINE)
    with pytest.raises(WrongNote) as caught:
        notes.add("x" * (LONGEST_LINE + 1))
    assert f"at most {LONGEST_LINE} characters, not {LONGEST_LINE + 1}" in said(caught.value)
    assert len(notes.lines) == 1


def test_there_is_room_for_so_many_lines() -> None:
    notes = Notes(["x"] * MOST_LINES)
    with pytest.raises(WrongNote) as caught:
        notes.add("y")
    assert f"room for {MOST_LINES}" in said(caught.value)
    notes.erase(1)
    notes.add("y")
    assert notes.lines[-1] == "y"


@for_each("number", [0, -1, 3, 10**30, True, 1.0, "1", None])
def test_only_a_line_that_there_is_can_be_erased(number: int) -> None:
    notes = Notes(["one", "two"])
    with pytest.raises(WrongNote) as caught:
        notes.erase(number)
    assert "from 1 to 2" in said(caught.value)
    assert notes.lines == ("one", "two")


def test_where_nothing_is_written_nothing_can_be_erased() -> None:
    with pytest.raises(WrongNote) as caught:
        Notes().erase(1)
    assert "nothing is written yet" in said(caught.value)


# --- of all seats


def test_every_seat_has_notes_of_its_own() -> None:
    notebook = Notebook(seats=3)
    notebook.of(0).add("mine")
    notebook.of(2).add("yours")
    assert [notebook.of(seat).lines for seat in range(3)] == [("mine",), (), ("yours",)]


@pytest.mark.parametrize("seat", [-1, 2, True, False, 0.0, "0", None])
def test_no_other_seat_is_found_by_a_strange_number(seat: int) -> None:
    with pytest.raises(WrongSeat) as caught:
        Notebook(seats=2).of(seat)
    assert "the seats are 0 to 1" in said(caught.value)


def test_a_file_gives_back_what_was_written(tmp_path: Path) -> None:
    notebook = Notebook(seats=2)
    notebook.of(1).add("Mäuse „drei“ \\ / ✓")
    notebook.of(1).add("b")
    path = tmp_path / "match.notes"
    notebook.save(path)
    read = Notebook.load(path, seats=2)
    assert [read.of(seat).lines for seat in (0, 1)] == [(), ("Mäuse „drei“ \\ / ✓", "b")]
    assert [file.name for file in tmp_path.iterdir()] == ["match.notes"]
    assert path.read_bytes() == read.to_bytes()


BROKEN: dict[str, tuple[object, str]] = {
    "a list": ([], "cannot be read"),
    "no seats": ({"format": 1}, "cannot be read"),
    "something more": ({"format": 1, "seats": [[], []], "key": 1}, "cannot be read"),
    "a number": ({"format": 1, "seats": [[1], []]}, "cannot be read"),
    "another format": ({"format": 2, "seats": [[], []]}, "format 2"),
    "other seats": ({"format": 1, "seats": [[]]}, "for 1 seats"),
    "an empty line": ({"format": 1, "seats": [[""], []]}, "has words"),
    "two blanks": ({"format": 1, "seats": [["a  b"], []]}, "were changed"),
    "an escape": ({"format": 1, "seats": [["\x1b[2J"], []]}, "can be printed"),
    "a long line": ({"format": 1, "seats": [["x" * 201], []]}, "at most 200"),
    "too many lines": ({"format": 1, "seats": [["x"] * 101, []]}, "room for 100"),
}


@for_each(("content", "problem"), BROKEN.values())
def test_a_file_that_was_edited_is_refused_whole(content: object, problem: str) -> None:
    with pytest.raises(BrokenNotes) as caught:
        Notebook.from_bytes(json.dumps(content).encode(), seats=2)
    assert said(caught.value).startswith("The notes are broken: ")
    assert problem in str(caught.value)


@for_each("content", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b"null"])
def test_a_file_that_is_damaged_is_refused(content: bytes) -> None:
    with pytest.raises(BrokenNotes) as caught:
        Notebook.from_bytes(content, seats=2)
    assert "cannot be read" in said(caught.value)


def test_a_match_says_whether_it_forgets_and_whether_there_are_notes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = begun()
    assert (match.forgets, match.keeps_notes) == (False, False)
    forgetful.forget(monkeypatch)
    assert (begun().forgets, begun().keeps_notes) == (True, False)
    forgetful.forget(monkeypatch, notes=True)
    assert (begun().forgets, begun().keeps_notes) == (True, True)
