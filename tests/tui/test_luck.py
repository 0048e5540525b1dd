"""The luck sheet in the terminal: a column for each seat, the expectation in brackets."""

from __future__ import annotations

import pytest

from stillroom.games.afterwards import LuckLine, LuckSheet
from stillroom.games.messages import Message
from stillroom.match.match import new_match
from stillroom.tui.pages import luck_page
from stillroom.tui.playing import words_for

SHEET = LuckSheet(
    [
        LuckLine(Message("luck-explosions"), [2, 0], [1.25, 0.5]),
        LuckLine(Message("luck-white"), [61, 7], [60.0, 10.04]),
    ]
)


def page(luck: LuckSheet, language: str = "en", width: int = 80) -> list[str]:
    match = new_match("quacks", players=["Anise", "Borage"])
    return [line.plain for line in luck_page(match, luck, words_for("quacks", language), width)]


def test_every_seat_has_what_it_had_and_what_was_expected() -> None:
    assert page(SHEET) == [
        "How lucky was everybody? In brackets: what was to be expected.",
        "",
        "                                Anise     Borage",
        "Explosions while drawing      2 (1.2)    0 (0.5)",
        "White drawn                 61 (60.0)   7 (10.0)",
    ]


def test_figures_are_written_as_the_language_does() -> None:
    assert any("61 (60,0)" in line for line in page(SHEET, "de"))
    assert any("61 (60,0)" in line for line in page(SHEET, "fr"))


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    for language in ("en", "fr", "de"):
        assert all(len(line) <= width for line in page(SHEET, language, width))


def test_where_there_is_no_honest_figure_the_page_says_why() -> None:
    told = " ".join(page(LuckSheet(note=Message("luck-of-all"))))
    assert "no honest figure" in told


def test_where_nobody_counts_luck_there_is_no_page() -> None:
    assert page(LuckSheet()) == []
