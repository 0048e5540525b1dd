"""Chapter 12: one step after another; placing is in test_immuto, Accio and Declinatio in theirs."""

from __future__ import annotations

import pytest

from tests.cases import for_each, seeds
from tests.games.glastonbury.matches import ended, step_by_step
from tests.games.glastonbury.table import Table

# --- 12.1 beside a corner


@for_each("uses", [1, 2, 3])
@pytest.mark.rules("12.1", "6.5")
def test_a_declinatio_with_a_use_left_is_asked_about(uses: int) -> None:
    table = Table(stops={1: 9}, cauldrons={1: ["roots-1"]}, spells={"declinatio-2": (1, uses)})
    table.takes(table.line_of(0)[0])
    assert (table.active, table.asked, table.open) == (1, "corner", {"use declinatio", "stay"})


@for_each("spells", [{}, {"declinatio-2": (1, 0)}, {"accio-1": (1, 2)}])
@pytest.mark.rules("12.1", "5.2")
def test_without_one_the_turn_passes_unasked(spells: dict[str, tuple[int, int]]) -> None:
    table = Table(stops={1: 9}, cauldrons={1: ["roots-1"]}, spells=spells)
    table.takes(table.line_of(0)[0])
    assert (table.stop_of(1), table.active) == (10, 2)
    assert table.heard("stayed") == []


# --- 12.2 beside a line


@pytest.mark.rules("12.2", "6.2")
def test_which_card_and_how_is_one_answer() -> None:
    table = Table(spells={"accio-1": (0, 1)}, square={(2, 3): "roots-1"})
    assert {"take roots-1", "take roots-1 with accio"} <= table.open
    without = table.copied()
    without.takes("roots-1")
    assert (without.active, without.spells_of(0)) == (1, {"accio-1": 1})
    table.takes_with_accio("roots-1")
    assert (table.active, table.spells_of(0)) == (1, {"accio-1": 0})


@pytest.mark.rules("12.2")
def test_a_single_card_is_asked_for_too() -> None:
    square = {(1, 1): "roots-1", (2, 2): "roots-2", (3, 3): "roots-3", (4, 4): "roots-4"}
    table = Table(square=square, filled=False, pile=[], rest=2)
    assert (table.asked, table.open) == ("take", {"take roots-2"})


# --- 12.8 questions


@pytest.mark.rules("12.8")
def test_an_answer_counts_at_once_and_nothing_is_taken_back() -> None:
    table = Table(line=["perluceo-1", "roots-1"], cauldron=["vines-1", "vines-2"])
    table.takes("perluceo-1")
    assert table.spells_of(0) == {"perluceo-1": 0}
    assert "perluceo-1" not in table.square.values()
    assert table.open == {"done"}


@pytest.mark.rules("12.8", "8.5")
def test_the_last_card_cannot_be_put_back_for_another() -> None:
    square = {(1, 1): "roots-1", (2, 2): "roots-2", (2, 0): "vines-1", (3, 3): "roots-3"}
    table = Table(square={**square, (4, 4): "roots-4"}, filled=False, pile=[], rest=2)
    table.takes("roots-2")
    assert table.open == {"keep", "refuse"}
    assert table.top_of(0) == "roots-2"


@pytest.mark.rules("12.8", "12.6")
def test_a_placed_immuto_cannot_be_placed_again() -> None:
    cauldron = ["immuto-1", "immuto-2", "vines-1", "roots-1", "roots-2"]
    table = ended(cauldron, ["mould-1"], [])
    table.places(0, "vines")
    assert table.added_by(0) == ("vines",)
    assert table.open_to(0) == {"place vines", "place roots"}


@seeds(1, of=3)
@pytest.mark.parametrize("options", [{}, {"recipes": 1}, {"recipes": 1, "cauldrons": 2}])
@pytest.mark.rules("12.8", "12.4", "12.5", "12.6")
def test_whether_something_is_asked_depends_only_on_what_everybody_knows(
    options: dict[str, int], seeds: range
) -> None:
    """Gx8. A guess of any seat asks the same questions of the same seats."""
    for seed in seeds:
        for number, table in enumerate(step_by_step(3, 60 + seed, **options)):
            guess = table.redealt_for(number % 3, number)
            assert guess.waiting == table.waiting
            assert [guess.asked_of(seat) for seat in range(3)] == [
                table.asked_of(seat) for seat in range(3)
            ]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rules("12.1", "12.2", "12.8", "3.7")
def test_only_the_active_seat_is_asked_before_the_end(seats: int) -> None:
    for table in step_by_step(seats, 70 + seats, recipes=1):
        if table.over or table.state.is_placing:
            continue
        assert table.waiting == (table.active,)
        assert table.open
        for seat in set(range(seats)) - {table.active}:
            assert table.open_to(seat) == set()
