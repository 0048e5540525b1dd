"""Pages: nothing on them is cut, and the rules are without what belongs to a page of the docs."""

from __future__ import annotations

import re

import pytest
from rich.text import Text

from stillroom.match.words import LANGUAGES, Words
from stillroom.tui import pages
from stillroom.tui.boards import kupferkessel
from stillroom.tui.entries import Entry
from stillroom.tui.pages import unmarked
from stillroom.tui.playing import words_for
from tests.cases import for_each

FOLDERS = ("elixir_mixer", "glastonbury", "kupferkessel", "quacks")


@for_each(
    ("paragraph", "told"),
    [
        ("Once (E4). Twice (E1, E12).", "Once. Twice."),
        ("A symbol (Kn) is used (Kf2, Kx7).", "A symbol is used."),
        ("It ends (Gx2, Gx8) at once (G3).", "It ends at once."),
        ("Rubies (Q45) are not limited (Q44, Q47).", "Rubies are not limited."),
        ("One (1) and *two* (see 4.5) in `three` (K).", "One (1) and two (see 4.5) in three (K)."),
        ("Cards (Kettle) and (Green 4) stay.", "Cards (Kettle) and (Green 4) stay."),
    ],
)
def test_the_numbers_of_rulings_are_left_out_and_nothing_else(paragraph: str, told: str) -> None:
    assert unmarked(paragraph) == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_no_ruling_is_left_in_the_rules_of_any_game(folder: str, language: str) -> None:
    rules = Words(language, f"stillroom.games.{folder}:rules")
    marked = 0
    for name in rules.ids("paragraph-"):
        paragraph = rules.format(name)
        marked += unmarked(paragraph) != paragraph
        assert not re.search(r"\b[EKGQ]x?\d+\b|\([EKGQ][a-z]\d*\b", unmarked(paragraph)), name
    assert marked > 10


# --- lines that are too long are broken, and set in


def plain(lines: list[Text]) -> list[str]:
    """Lines without styles."""
    return [line.plain for line in lines]


def entry(number: int, preview: str) -> Entry:
    """A move with what it brings."""
    return Entry(number, "take roots-2", "Take roots 2", preview, ["card roots-2"])


def test_a_move_that_is_too_long_for_a_line_goes_on_below_its_name() -> None:
    told = pages.moves_page([entry(1, "Next: 2 steps to stop 7, row 2"), entry(10, "short")], 30)
    assert plain(told) == [
        "[1] Take roots 2  Next: 2",
        "    steps to stop 7, row 2",
        "[10] Take roots 2  short",
    ]


def test_moves_that_bring_the_same_go_on_below_what_they_bring() -> None:
    alike = [entry(number, "Next: 2 steps to stop 7, row 2") for number in (1, 3)]
    assert plain(pages.alike_lines(alike, 33)) == [
        "[1] [3]  Next: 2 steps to stop 7,",
        "         row 2",
    ]
    many = [entry(number, "Next: 2 steps to stop 7, row 2") for number in range(1, 12)]
    assert plain(pages.alike_lines(many, 40)) == [
        "[1] [2] [3] [4] [5] [6] [7] [8] [9] [10]",
        "    [11]  Next: 2 steps to stop 7, row 2",
    ]


@for_each("width", [20, 40, 60, 78])
def test_whatever_the_width_every_word_of_a_move_is_there(width: int) -> None:
    long = entry(7, "Borage loses mould 1, out of the game · Next: 2 steps to stop 6, row 1")
    told = plain(pages.moves_page([long], width))
    assert " ".join(" ".join(told).split()) == f"[7] {long.words} {long.preview}"
    assert max(map(len, told)) <= width


@pytest.mark.parametrize("width", [45, 60, 78])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_help_is_cut_nowhere(language: str, width: int) -> None:
    words = words_for("kupferkessel", language)
    told = plain(pages.help_page(words, kupferkessel.NEWCOMERS, width, with_notes=True))
    text = " ".join(" ".join(told).split())
    assert max(map(len, told)) <= width
    for command, about in (*pages.COMMANDS, *pages.NOTE_COMMANDS):
        assert " ".join(f"{words.say(command)} {words.say(about)}".split()) in text
