"""The arena on the command line."""

from __future__ import annotations

from stillroom import cli
from tests.cases import for_each
from tests.printing import Printed, document, english, refused, table_cells

__all__ = ["english"]
ARENA = ["arena", "elixir-mixer", "--matches", "6", "--engine", "plain", "--seed", "3"]


def test_an_arena_prints_one_document(capsys: Printed) -> None:
    told = document([*ARENA, "--bots", "greedy,random"], capsys)
    assert [told[key] for key in ("game", "seats", "engine", "seed")] == [
        "elixir-mixer", 2, "plain", 3,
    ]  # fmt: skip
    [pairing] = told["pairings"]
    assert [pairing[key] for key in ("bot", "rival", "matches")] == ["greedy", "random", 6]
    assert pairing["share_ci"][0] <= pairing["share"] <= pairing["share_ci"][1]
    assert [rated["bot"] for rated in told["ratings"]] == ["greedy", "random"]


def test_an_arena_shows_the_ladder_and_the_pairings(capsys: Printed) -> None:
    cli.main([*ARENA, "--bots", "random,greedy-1", "--seats", "3"])
    told = capsys.readouterr()
    rows = table_cells(told.out)
    assert told.err == "", "no bar in a pipe"
    assert [row[0] for row in rows[:2]] == ["greedy-1", "random"], "the strongest first"
    assert [row[:3] for row in rows[2:4]] == [
        ["random", "2 × greedy-1", "6"],
        ["greedy-1", "2 × random", "6"],
    ]
    assert "33.3" in told.out, "what equal bots would win"


def test_all_bots_of_an_arena_may_meet_one(capsys: Printed) -> None:
    told = document([*ARENA, "--bots", "greedy", "--against", "random", "--seats", "3"], capsys)
    assert [(one["bot"], one["rival"]) for one in told["pairings"]] == [("greedy", "random")]


@for_each(
    ("words", "wrong"),
    [
        (["--bots", "greedy"], "two or more bots"),
        (["--bots", "greedy,random,greedy"], "“greedy” came twice"),
        (["--bots", "greedy,nobody"], "nobody"),
        (["--bots", "greedy", "--against", "greedy"], "“greedy” came twice"),
        (["--bots", "greedy", "--against", "random,greedy-1"], "the one that all others meet"),
        (["--bots", "greedy", "--against", "nobody"], "nobody"),
        (["--seats", "5"], "2"),
        (["--matches", "0"], "1"),
        (["--engine", "steam"], "compiled"),
    ],
)
def test_an_arena_that_cannot_be_is_refused(words: list[str], wrong: str, capsys: Printed) -> None:
    assert wrong in refused([*ARENA, *words], capsys)
