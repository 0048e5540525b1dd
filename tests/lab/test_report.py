"""The report: a document with exactly the promised keys, and tables in every language."""

from __future__ import annotations

import json
from collections import Counter
from io import StringIO

import pytest
from rich.console import Console

from stillroom.lab.formats import number, win_rate
from stillroom.lab.report import Report, tables
from stillroom.lab.simulate import Simulation, simulate
from stillroom.lab.tallies import Tally
from stillroom.match.words import LANGUAGES, Words

PROMISED = [
    "game",
    "engine",
    "matches",
    "seconds",
    "decisions",
    "decisions_per_second",
    "unfinished",
    "seats",
    "digest",
]
FURTHER = ["seed", "options", "rotated", "turns_mean", "turns_sd", "by_bot", "by_seat"]
FIGURES = ["wins", "win_rate", "win_rate_ci", "points_mean", "points_sd"]


@pytest.fixture(scope="module")
def report() -> Report:
    """A few matches of two bots."""
    return simulate(Simulation("elixir-mixer", ("greedy", "random"), matches=4, seed=8))


def test_the_document_has_exactly_the_promised_keys_in_their_order(report: Report) -> None:
    document = report.to_json_document()
    assert list(document) == PROMISED + FURTHER
    for figures in document["seats"]:
        assert list(figures) == ["bot", "seat", *FIGURES]
    for figures in document["by_bot"]:
        assert list(figures) == ["bot", "played", *FIGURES]
    for figures in document["by_seat"]:
        assert list(figures) == ["seat", *FIGURES]


def test_the_document_is_json_and_back_the_same(report: Report) -> None:
    document = report.to_json_document()
    assert json.loads(json.dumps(document, allow_nan=False)) == document
    assert document["game"] == "elixir-mixer"
    assert document["engine"] == "plain"
    assert document["matches"] == 4
    assert document["seconds"] > 0


def test_a_single_match_has_a_report_too() -> None:
    alone = simulate(Simulation("elixir-mixer", ("greedy", "greedy"), matches=1))
    document = alone.to_json_document()
    assert document["turns_sd"] == 0.0
    assert {figures["points_sd"] for figures in document["seats"]} == {0.0}


def shown(report: Report, language: str, width: int = 160) -> str:
    """The tables as a terminal without colours shows them."""
    console = Console(file=StringIO(), width=width)
    for table in tables(report, Words(language, "stillroom.lab")):
        console.print(table)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["By bot", "By seat, with 95\u00a0% intervals", "Win rate", "Decisions per second"]),
        ("fr", ["Par bot", "Par place", "Taux de victoires", "Décisions par seconde"]),
        ("de", ["Nach Bot", "Nach Platz", "Siegquote", "Entscheidungen pro Sekunde"]),
    ],
)
def test_tables_speak_every_language(report: Report, language: str, said: list[str]) -> None:
    text = shown(report, language)
    for words in [*said, "greedy", "random", "elixir-mixer", report.digest]:
        assert words in text


def test_tables_tell_the_figures_of_the_document(report: Report) -> None:
    text = shown(report, "en")
    document = report.to_json_document()
    rows = [
        [cell.strip() for cell in line.split("│")[1:-1]]
        for line in text.splitlines()
        if line.startswith("│")
    ]
    for figures in document["by_bot"]:
        rate, low, high = (100 * share for share in (figures["win_rate"], *figures["win_rate_ci"]))
        assert [
            figures["bot"],
            str(figures["played"]),
            str(figures["wins"]),
            f"{rate:.1f}\u00a0% ({low:.1f} to {high:.1f})",
            f"{figures['points_mean']:.2f}",
            f"{figures['points_sd']:.2f}",
        ] in rows
    assert [row[0] for row in rows[2:4]] == ["1", "2"], "people count seats from 1"
    assert ["Without a winner", "0"] in rows
    assert ["Turns of a match (mean)", f"{document['turns_mean']:.1f}"] in rows


@pytest.mark.parametrize("language", LANGUAGES)
def test_win_rates_stay_whole_on_a_small_terminal(report: Report, language: str) -> None:
    text = shown(report, language, width=80)
    for tally in report.by_bot.values():
        assert win_rate(Words(language, "stillroom.lab"), tally) in text


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", ["1,234,567", "1,234.50", "-0.5", "0"]),
        ("fr", ["1\u00a0234\u00a0567", "1\u00a0234,50", "-0,5", "0"]),
        ("de", ["1.234.567", "1.234,50", "-0,5", "0"]),
    ],
)
def test_numbers_have_the_marks_of_their_language(language: str, written: list[str]) -> None:
    words = Words(language, "stillroom.lab")
    assert [
        number(words, 1_234_567),
        number(words, 1234.5, 2),
        number(words, -0.5, 1),
        number(words, 0),
    ] == written


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", "52.1\u00a0% (51.8 to 52.4)"),
        ("fr", "52,1\u00a0% (51,8 à 52,4)"),
        ("de", "52,1\u00a0% (51,8 bis 52,4)"),
    ],
)
def test_a_win_rate_is_shown_with_its_interval(language: str, written: str) -> None:
    tally = Tally(Counter({(9, 1): 52_100, (3, 2): 47_900}))
    assert win_rate(Words(language, "stillroom.lab"), tally) == written


def test_every_language_is_tested() -> None:
    assert set(LANGUAGES) == {"en", "fr", "de"}
