"""The scoring sheet: line by line, with the sum and the winner."""

from __future__ import annotations

import pytest

from stillroom.games.decisions import Sheet
from stillroom.games.kupferkessel.sheet import sheet
from tests.cases import for_each, seeds
from tests.games.kupferkessel.matches import step_by_step
from tests.games.kupferkessel.table import Table
from tests.games.kupferkessel_face.saying import say

LAST_CARD = {"row-1": "- roots-3 - - - -"}


def lines(told: Sheet) -> dict[str, list[int | None]]:
    """The lines by the ingredient, the recipe or the message."""
    return {
        str(next(iter(line.words.arguments.values()), line.words.id)): line.points
        for line in told.lines
    }


def ended(first: str, second: str, **options: int) -> Table:
    """A match of two that ends with roots 3 for the first, refused; all else is out of the way."""
    table = Table(
        line="? roots-3",
        lines=LAST_CARD,
        pile="",
        rest="out",
        cauldrons={0: first, 1: second},
        options=options,
    )
    table.does("take roots-3", "refuse")
    return table


FIRST = "vines-1 vines-2 vines-3 vines-4 mould-3"
SECOND = "wax-dolls-1 wax-dolls-2 wax-dolls-4 mould-1 mould-2 pumpkin-4"


@pytest.mark.rules("9.2", "9.3", "9.4", "9.5", "9.7")
def test_a_sheet_has_a_line_for_each_ingredient_for_the_ones_and_for_the_sum() -> None:
    told = sheet(ended(FIRST, SECOND).state)
    assert lines(told) == {
        "mould": [-3, 0],
        "pumpkin": [None, -4],
        "vines": [15, None],
        "wax-dolls": [None, 7],
        "sheet-most-ones": [None, 5],
        "sheet-total": [12, 8],
    }
    assert told.lines[-1].words.id == "sheet-total", "the sum last"
    assert [say(line.words) for line in told.lines][:2] == ["Mould", "Pumpkin"]


@pytest.mark.rules("9.18")
def test_in_the_childrens_scoring_only_sets_count() -> None:
    told = sheet(ended(FIRST, SECOND, childrens_scoring=1).state)
    assert lines(told) == {
        "mould": [-1, 0],
        "pumpkin": [None, -1],
        "vines": [2, None],
        "wax-dolls": [None, 1],
        "sheet-total": [1, 0],
    }
    assert say(told.why, 1) == "Anise wins with 1 point, 1 more than anybody else."


@pytest.mark.rules("9.8", "9.12", "9.15")
def test_a_recipe_has_a_line_with_its_bonus_or_nothing() -> None:
    table = Table(
        line="? roots-3",
        lines=LAST_CARD,
        pile="",
        rest="out",
        cauldrons={
            0: "vines-1 vines-2 mosses-1 mosses-2",
            1: "mould-1 mould-2 mould-3 pumpkin-1 pumpkin-2",
        },
        recipes={0: "last-card both-grey", 1: "fewest-cards three-plants"},
    )
    table.does("take roots-3", "refuse")
    told = lines(sheet(table.state))
    assert told["last-card"] == [10, None]
    assert told["both-grey"] == [0, None], "held, but not met"
    assert told["fewest-cards"] == [None, 0]
    assert told["three-plants"] == [None, 0]
    assert told["sheet-total"] == table.points == [10, 6]
    assert set(told) & {"vines", "mosses", "pumpkin"} == set(), "two of a kind, for everybody"


@pytest.mark.rules("9.19")
def test_the_winner_and_the_reason_are_one_sentence() -> None:
    why = sheet(ended(FIRST, SECOND).state).why
    assert why.seat == 0
    assert say(why, 1) == "Anise wins with 12 points, 4 more than anybody else."
    assert say(why, 0).startswith("You win with 12 points")


@pytest.mark.rules("9.19")
def test_a_victory_may_be_shared() -> None:
    told = sheet(
        ended("vines-1 vines-2 mosses-1 mosses-2", "mould-1 mould-2 pumpkin-1 pumpkin-2").state
    )
    assert lines(told)["sheet-total"] == [0, 0]
    assert say(told.why, None) == "Shared victory for Anise and Borage: 0 points each."
    assert say(told.why, 0) == "Shared victory for you and Borage: 0 points each."


@pytest.mark.rules("8.6")
def test_an_abandoned_match_has_a_sheet_without_a_winner() -> None:
    table = Table(turn=3, line="roots-3", options={"turn_limit": 3})
    table.takes("roots-3")
    told = sheet(table.state)
    assert told.why.seat is None
    assert say(told.why) == "Nobody wins: the match was abandoned after 3 turns."
    assert lines(told)["sheet-total"] == table.points


@seeds(1, of=4)
@for_each("seats", [2, 3])
@for_each("childrens_scoring", [0, 1])
@pytest.mark.rules("9.1", "9.18", "9.19")
def test_over_whole_matches_the_lines_add_up_to_the_points(
    seats: int, childrens_scoring: int, seeds: range
) -> None:
    for seed in seeds:
        *_, table = step_by_step(seats, seed, recipes=1, childrens_scoring=childrens_scoring)
        told = sheet(table.state)
        *parts, total = told.lines
        sums = [sum(line.points_of(seat) for line in parts) for seat in range(seats)]
        assert total.points == table.points == sums
        assert all(any(line.points) for line in parts if "ingredient" in line.words.arguments)
        held = set().union(*(table.recipes_of(seat) for seat in range(seats)))
        assert held <= set(lines(told))
        winners = [seat for seat in range(seats) if table.places[seat] == 1]
        assert told.why.seat == (winners[0] if len(winners) == 1 else None)
        assert all(say(line.words) for line in told.lines)
        assert say(told.why)
