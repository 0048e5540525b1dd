"""15.3  Garden spiders, set 3: with exactly 7 the last chip moves on."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.books.pages import costs, evaluated, on_sale
from tests.games.quacks.table import Table

BOOKS = {"green": 3}
SEVEN = "white-3*2 white-1"


@for_each(("chip", "price"), [("green-1", 6), ("green-2", 11), ("green-4", 21)])
@pytest.mark.rules("1.6", "1.7", "17.4")
def test_prices(chip: str, price: int) -> None:
    """Q46: not the 18 coins of another printing."""
    assert costs(chip, price, BOOKS)


@pytest.mark.rules("3.3", "1.9", "17.5")
def test_the_book_is_out_from_the_first_turn_until_it_is_sold_out() -> None:
    assert on_sale("green-1", turn=1, books=BOOKS)
    assert not on_sale("green-1", turn=1, books=BOOKS, supply={"green-1": 0})


@pytest.mark.rules("15.3", "17.1", "17.2", "17.4")
def test_three_green_chips_of_total_6_move_the_last_chip_six_spaces_as_in_the_almanac() -> None:
    """Q30: the scoring space moves with it."""
    table = evaluated(f"green-1*2 green-4 {SEVEN}", books=BOOKS)
    assert list(table.pot(0)) == [1, 2, 6, 9, 12, 13]
    assert table.asked(0) == "slide"
    assert table.open_to(0) == {"slide", "nothing"}
    table.does("slide")
    assert table.pot(0) == {
        1: "green-1",
        2: "green-1",
        6: "green-4",
        9: "white-3",
        12: "white-3",
        19: "white-1",
    }
    assert table.space(0) == 20
    assert table.rubies(0) == 2
    assert table.points(0) == 4
    assert table.can("buy black-1")
    assert table.can("buy red-4"), "17 coins"
    assert not table.can("buy yellow-4")


@pytest.mark.rules("15.3", "17.2")
def test_the_player_may_decline() -> None:
    table = evaluated(f"green-1*2 green-4 {SEVEN}", books=BOOKS)
    table.does("nothing")
    assert table.pot(0)[13] == "white-1"
    assert table.space(0) == 14
    assert (table.points(0), table.rubies(0)) == (3, 1)


@for_each(
    ("last", "moves"),
    [("green-1", 1), ("green-2", 2), ("green-4", 4), ("green-4 orange-1", 4), ("green-2*2", 4)],
)
@pytest.mark.rules("15.3")
def test_the_last_chip_moves_on_by_the_sum_of_all_green_chips(last: str, moves: int) -> None:
    table = evaluated(f"{SEVEN} {last}", books=BOOKS)
    space = table.space(0)
    table.does("slide")
    assert table.space(0) == space + moves


@for_each(
    "pot",
    ["white-3*2 green-4", "white-1 green-4", "green-4 white-3 white-3", SEVEN, f"{SEVEN} orange-1"],
)
@pytest.mark.rules("15.3", "22.1")
def test_without_exactly_7_or_without_a_green_chip_nobody_is_asked(pot: str) -> None:
    assert evaluated(pot, books=BOOKS).phase == "shopping"


@pytest.mark.rules("15.3", "8.9")
def test_with_8_an_exploded_pot_has_no_slide() -> None:
    assert evaluated("green-4 white-3*2 white-2", books=BOOKS).asked(0) == "exploded"


@pytest.mark.rules("15.3", "8.5", "17.2")
def test_it_goes_at_most_to_the_last_space() -> None:
    table = evaluated(f"{SEVEN} green-4 orange-1", 38, books=BOOKS)
    assert table.space(0) == 51
    table.does("slide")
    assert table.pot(0)[52] == "orange-1"
    assert table.space(0) == 53
    assert table.points(0) == 1 + 15, "the die and the spoon"


@pytest.mark.rules("15.3", "22.1")
def test_in_a_full_pot_there_is_nothing_to_move() -> None:
    table = evaluated(f"{SEVEN} green-4", 43, books=BOOKS)
    assert table.space(0) == 53
    assert table.phase == "shopping"


@pytest.mark.rules("15.3", "13.1")
def test_it_comes_after_the_bonus_die() -> None:
    """Q25."""
    table = evaluated(f"{SEVEN} green-4", 29, books=BOOKS)
    assert (table.space(0), table.space(1)) == (41, 42)
    assert table.heard("rolled") == [("rolled", 1, 0, 0, 0, 0)]
    table.does("slide")
    assert table.space(0) == 45
    assert table.heard("rolled") == []


@pytest.mark.rules("15.3", "6.4")
def test_a_higher_limit_does_not_change_the_7() -> None:
    """Q30."""
    assert evaluated(f"{SEVEN} green-1", books=BOOKS, card="thick-walls").asked(0) == "slide"
    pot = f"{SEVEN} white-1 green-1"
    assert evaluated(pot, books=BOOKS, card="thick-walls").phase == "shopping"


@pytest.mark.rules("15.3", "20.4")
def test_the_slide_counts_for_the_space_that_was_reached_last() -> None:
    """Q40: with the same points the higher space of the last turn wins."""
    table = Table(
        turn=9,
        books=BOOKS,
        points=[2, 4],
        rubies=[0, 0],
        bags={0: f"{SEVEN} green-1 white-1", 1: f"{SEVEN} orange-1 white-1"},
        faces=["one-point", "one-point"],
    )
    for chip in ("white-3", "white-3", "white-1"):
        table.draws(0, chip)
        table.draws(1, chip)
    table.draws(0, "green-1")
    table.draws(1, "orange-1")
    table.stops(0)
    table.stops(1)
    assert table.space(0) == table.space(1) == 9
    table.does("slide")
    assert table.result().scores == [7, 7]
    assert table.result().ranks == [1, 2]
