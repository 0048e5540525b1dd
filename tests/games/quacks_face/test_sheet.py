"""The scoring sheet: turn by turn, with the sum and the winners."""

from __future__ import annotations

import pytest

from stillroom.games.decisions import Sheet
from stillroom.games.quacks.sheet import sheet
from tests.cases import seeds
from tests.games.quacks.matches import step_by_step
from tests.games.quacks.table import Table
from tests.games.quacks_face.saying import say


def last_turn(points: list[int], droplets: list[int], seats: int = 2) -> Table:
    """A match that ends in turn 9 with empty pots, no rubies and no rats."""
    table = Table(
        seats=seats,
        turn=9,
        points=points,
        droplets=droplets,
        rubies=[0] * seats,
        options={"may_stop_at_once": 1},
    )
    table.will_roll(*["another-point"] * seats)
    table.free_draws()
    while not table.over:
        seat = table.waiting[0]
        table.does("rats 0" if table.can("rats 0", seat) else "stop", seat=seat)
    return table


def lines(told: Sheet) -> list[tuple[str, list[int | None]]]:
    """The lines in words, with their points."""
    return [(say(line.words), line.points) for line in told.lines]


@pytest.mark.rules("20.3", "20.5")
def test_a_sheet_has_a_line_for_each_turn_and_the_sum_last() -> None:
    told = sheet(last_turn([20, 12], [0, 5]).state)
    assert lines(told) == [
        ("Turn 1", [20, 12]),
        *((f"Turn {turn}", [0, 0]) for turn in range(2, 9)),
        ("Turn 9", [0, 3]),
        ("Total", [20, 15]),
    ]


@pytest.mark.rules("20.3")
def test_the_winner_and_the_reason_are_one_sentence() -> None:
    why = sheet(last_turn([20, 12], [0, 5]).state).why
    assert why.seat == 0
    assert say(why, 1) == "Anise wins with 20 points, 5 more than anybody else."
    assert say(why, 0) == "You win with 20 points, 5 more than anybody else."


@pytest.mark.rules("20.4")
def test_the_last_pot_breaks_a_tie() -> None:
    """Borage gains 1 point of the die and 1 for five coins; Anise has them already."""
    why = sheet(last_turn([20, 18], [0, 4]).state).why
    assert why.seat == 1
    assert say(why, 0) == (
        "Borage wins with 20 points, as many as you: the last pot reached space 5, not only 1."
    )
    assert say(why, 1) == (
        "You win with 20 points, as many as Anise: your last pot reached space 5, not only 1."
    )


@pytest.mark.rules("20.4")
def test_a_victory_can_be_shared() -> None:
    why = sheet(last_turn([20, 20, 3], [2, 2, 2], seats=3).state).why
    assert why.seat is None
    assert say(why, 2) == (
        "Shared victory for Anise and Borage: 21 points each, and their last pots reached space 3."
    )
    assert say(why, 0).startswith("Shared victory for you and Borage")


@pytest.mark.rules("20.6")
def test_an_abandoned_match_has_a_sheet_without_a_winner() -> None:
    *_, table = step_by_step(2, 3, turn_limit=2)
    told = sheet(table.state)
    assert told.why.seat is None
    assert say(told.why) == "Nobody wins: the match was abandoned after 2 turns."
    assert [name for name, _ in lines(told)] == ["Turn 1", "Turn 2", "Total"]


@seeds(1, of=2)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("books", [0, 3])
@pytest.mark.rules("20.3", "20.4", "20.5")
def test_over_whole_matches_the_lines_add_up_to_the_scores(
    seats: int, books: int, seeds: range
) -> None:
    for seed in seeds:
        *_, table = step_by_step(seats, seed, books=books, test_tubes=1)
        told = sheet(table.state)
        *turns, total = told.lines
        sums = [sum(line.points_of(seat) for line in turns) for seat in range(seats)]
        assert total.points == sums == table.result().scores
        assert len(turns) == 9
        winners = [seat for seat, rank in enumerate(table.result().ranks) if rank == 1]
        assert told.why.seat == (winners[0] if len(winners) == 1 else None)
        assert say(told.why)
