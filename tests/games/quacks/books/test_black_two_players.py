"""14.1  Hawkmoths, the page for two players."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.books.moths import moths, rubies, steps
from tests.games.quacks.books.pages import costs, evaluated, next_turn, on_sale

TUBES = {"test_tubes": 1}


@for_each("page", [1, 2, 3, 4])
@pytest.mark.rules("1.6", "1.7", "17.4")
def test_the_price_is_10_in_every_set(page: int) -> None:
    colours = ("green", "blue", "red", "yellow", "purple")
    assert costs("black-1", 10, dict.fromkeys(colours, page))


@pytest.mark.rules("3.3", "1.9", "17.5")
def test_the_book_is_out_from_the_first_turn_until_it_is_sold_out() -> None:
    assert on_sale("black-1", turn=1)
    assert not on_sale("black-1", turn=1, supply={"black-1": 0})


@for_each(
    ("counts", "moved", "gained"),
    [
        ((1, 0), [1, 0], [1, 0]),
        ((0, 1), [0, 1], [0, 1]),
        ((2, 1), [1, 0], [1, 0]),
        ((3, 0), [1, 0], [1, 0]),
        ((1, 2), [0, 1], [0, 1]),
        ((1, 1), [1, 1], [0, 0]),
        ((2, 2), [1, 1], [0, 0]),
        ((0, 0), [0, 0], [0, 0]),
    ],
)
@pytest.mark.rules("14.1", "8.10", "8.11")
def test_more_bring_a_step_and_a_ruby_and_as_many_a_step(
    counts: tuple[int, int], moved: list[int], gained: list[int]
) -> None:
    """Q26."""
    table = moths(counts)
    assert table.phase == "shopping"
    assert (steps(table), rubies(table)) == (moved, gained)


@pytest.mark.rules("14.1")
def test_with_the_option_none_on_both_sides_bring_a_step() -> None:
    """Q26."""
    table = moths((0, 0), options={"moths_tie_at_none": 1})
    assert (steps(table), rubies(table)) == ([1, 1], [0, 0])


@pytest.mark.rules("14.1")
def test_the_option_changes_nothing_else() -> None:
    table = moths((1, 0), options={"moths_tie_at_none": 1})
    assert (steps(table), rubies(table)) == ([1, 0], [1, 0])


@pytest.mark.rules("14.1", "8.2")
def test_only_black_chips_of_the_pot_count() -> None:
    table = evaluated("white-1", bags={0: "white-1 black-1*3"})
    assert (table.droplet(0), table.rubies(0)) == (0, 1)


@pytest.mark.rules("14.1", "8.9")
def test_who_exploded_takes_part() -> None:
    table = evaluated("black-1 white-3*2 white-2")
    assert table.exploded(0)
    assert (table.droplet(0), table.rubies(0)) == (1, 2)


@pytest.mark.rules("14.1", "13.2")
def test_the_step_moves_no_chip_of_the_pot_and_counts_from_the_next_turn_on() -> None:
    table = evaluated("black-1 orange-1", points=[60, 0])
    assert table.pot(0) == {1: "black-1", 2: "orange-1"}
    assert table.space(0) == 3
    next_turn(table)
    table.draws(0, "orange-1")
    assert table.pot(0) == {2: "orange-1"}


@pytest.mark.rules("14.1", "18.3")
def test_a_droplet_at_its_end_does_not_move_but_the_ruby_is_gained() -> None:
    table = evaluated("black-1", 52)
    assert (table.droplet(0), table.rubies(0)) == (52, 2)


@pytest.mark.parametrize(
    ("answer", "droplet", "glass", "gained"), [("pot", 1, 0, 1), ("tube", 0, 1, 2)]
)
@pytest.mark.rules("14.1", "19.2", "19.3")
def test_with_test_tubes_the_step_is_chosen(
    answer: str, droplet: int, glass: int, gained: int
) -> None:
    """Q61."""
    table = moths((1, 0), options=TUBES)
    assert table.asked(0) == "step"
    assert table.open_to(0) == {"pot", "tube"}
    table.does(answer)
    assert (table.droplet(0), table.glass(0)) == (droplet, glass)
    assert table.rubies(0) == 1 + gained
    assert table.phase == "shopping"


@pytest.mark.rules("14.1", "14.3", "19.2")
def test_with_test_tubes_both_choose_for_a_tie() -> None:
    table = moths((1, 1), options=TUBES)
    table.does("tube", seat=0)
    table.does("pot", seat=1)
    assert (steps(table), rubies(table)) == ([0, 1], [1, 0])
    assert [table.glass(seat) for seat in (0, 1)] == [1, 0]


@pytest.mark.rules("14.1", "19.4", "19.3")
def test_on_the_last_glass_the_step_goes_into_the_pot_by_itself() -> None:
    """Q62."""
    table = moths((1, 0), glasses=[12, 0], options=TUBES)
    assert table.phase == "shopping"
    assert (table.droplet(0), table.glass(0)) == (1, 12)
