"""1.6  Every page of every book has a test file that proves its paragraph."""

from __future__ import annotations

from pathlib import Path

import pytest

from stillroom.games.quacks.ids import Book
from tests.cases import for_each
from tools.citations import marked_tests

HERE = Path(__file__).parent
CHAPTERS = {Book.BLUE: 10, Book.RED: 11, Book.YELLOW: 12, Book.GREEN: 15, Book.PURPLE: 16}
PAGES = {
    **{
        f"test_{book.name.lower()}_{page}": f"{chapter}.{page}"
        for book, chapter in CHAPTERS.items()
        for page in (1, 2, 3, 4)
    },
    "test_orange": "8.10",
    "test_black_two_players": "14.1",
    "test_black_more_players": "14.2",
}
"""The test file of each page, and the paragraph that says what its chips do."""
OTHERS = {"test_every_book_has_its_own", "test_mixtures", "test_mixtures_in_evaluation"}


@pytest.mark.rules("1.6")
def test_there_are_23_pages() -> None:
    assert set(CHAPTERS) == set(Book)
    assert len(PAGES) == 5 * 4 + 1 + 2
    assert {path.stem for path in HERE.glob("test_*.py")} == set(PAGES) | OTHERS


@for_each(("file", "paragraph"), PAGES.items())
@pytest.mark.rules("1.6", "1.7")
def test_a_page_has_its_price_and_its_paragraph_proven(file: str, paragraph: str) -> None:
    proven = {cited for _, cited in marked_tests(HERE / f"{file}.py")}
    assert {"1.7", "3.3", paragraph} <= proven
