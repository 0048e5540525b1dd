"""11.2  Toadstools, set 2: they wait beside the pot."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.books.pages import (
    brewing,
    costs,
    evaluated,
    next_turn,
    on_sale,
    table_with,
)
from tests.games.quacks.names import chips

BOOKS = {"red": 2}


@for_each(("chip", "price"), [("red-1", 4), ("red-2", 8), ("red-4", 14)])
@pytest.mark.rules("1.6", "1.7", "17.4")
def test_prices(chip: str, price: int) -> None:
    assert costs(chip, price, BOOKS)


@pytest.mark.rules("3.3", "1.9", "17.5")
def test_the_book_is_out_from_the_first_turn_until_it_is_sold_out() -> None:
    assert on_sale("red-2", turn=1, books=BOOKS)
    assert not on_sale("red-2", turn=1, books=BOOKS, supply={"red-2": 0})


# --- while brewing


@pytest.mark.rules("11.2", "8.10")
def test_it_is_laid_beside_the_pot_when_it_is_drawn() -> None:
    table = brewing("orange-1 red-4", books=BOOKS)
    assert table.pot(0) == {1: "orange-1"}
    assert table.aside(0) == chips("red-4")
    assert table.heard("laid-aside") == [("laid-aside", 0, "red-4", 0, 0, 0)]
    table.draws(0, "white-1")
    assert table.pot(0) == {1: "orange-1", 2: "white-1"}


@pytest.mark.rules("11.2", "8.3", "8.4")
def test_it_is_a_chip_drawn_and_so_the_player_may_stop() -> None:
    table = brewing("red-1", 3, books=BOOKS)
    table.stops(0)
    assert table.pot(0) == {}
    assert table.space(0) == 4


@pytest.mark.rules("11.2", "8.12")
def test_laid_aside_it_blocks_the_flask() -> None:
    """Q5."""
    table = brewing("white-1", books=BOOKS, bags={0: "white-1 red-1 white-2"})
    assert table.can("flask")
    table.draws(0, "red-1")
    assert table.why("flask") == "8.12"
    assert table.flask(0)


@pytest.mark.rules("11.2")
def test_while_brewing_it_may_be_put_back_into_the_bag() -> None:
    """Q15."""
    table = table_with("white-1*2", books=BOOKS, asides={0: "red-2 red-4"})
    assert table.open_to(0) == {"draw", "return red-2", "return red-4"}
    table.does("return red-2")
    assert table.aside(0) == chips("red-4")
    assert table.bag(0) == chips("white-1*2 red-2")
    table.draws(0, "red-2")
    assert table.aside(0) == chips("red-2 red-4")


@pytest.mark.rules("11.2")
def test_only_what_lies_beside_the_pot_can_be_put_back() -> None:
    table = table_with("white-1*2 red-1", books=BOOKS, asides={0: "red-2"})
    assert table.why("return red-1") == "11.2"
    assert table.why("place red-2") != ""


@pytest.mark.rules("11.2", "8.3")
def test_with_the_last_chip_of_the_bag_beside_the_pot_the_player_stops_by_itself() -> None:
    table = table_with("white-1 red-1", books=BOOKS)
    table.brews(0, "white-1 red-1")
    assert not table.brewing(0)
    assert table.asked(0) == "aside"


# --- after stopping or exploding


@for_each("value", [1, 2, 4])
@pytest.mark.rules("11.2", "8.4")
def test_after_stopping_it_may_be_placed_after_the_last_chip(value: int) -> None:
    table = brewing(f"orange-1 red-{value}", books=BOOKS)
    table.stops(0)
    assert table.asked(0) == "aside"
    assert table.open_to(0) == {f"place red-{value}", f"return red-{value}", "done"}
    table.does(f"place red-{value}", "done")
    assert table.pot(0) == {1: "orange-1", 1 + value: f"red-{value}"}
    assert table.space(0) == value + 2
    assert table.aside(0) == chips("")


@pytest.mark.rules("11.2", "17.2", "17.4")
def test_a_placed_one_counts_for_points_and_coins() -> None:
    table = evaluated("white-3 white-2 red-4", books=BOOKS)
    table.does("place red-4", "done")
    assert table.space(0) == 10
    assert table.points(0) == 2
    assert table.can("buy black-1"), "ten coins"


@pytest.mark.rules("11.2", "13.1")
def test_it_is_placed_before_the_bonus_die_is_rolled() -> None:
    table = evaluated("white-1 red-2", 39, books=BOOKS)
    assert (table.space(0), table.space(1)) == (41, 42)
    table.does("place red-2", "done")
    assert table.heard("rolled") == [("rolled", 0, 0, 0, 0, 0)]


@pytest.mark.rules("11.2")
def test_it_may_be_kept_for_a_later_turn() -> None:
    table = evaluated("orange-1 red-1", books=BOOKS, points=[60, 0])
    table.does("done")
    next_turn(table)
    assert table.aside(0) == chips("red-1")
    table.brews(0, "orange-1")
    table.stops(0)
    table.does("place red-1", "done")
    assert table.pot(0) == {1: "orange-1", 2: "red-1"}


@pytest.mark.rules("11.2")
def test_it_may_be_put_back_into_the_bag() -> None:
    table = evaluated("orange-1 red-1", books=BOOKS)
    table.does("return red-1", "done")
    assert table.aside(0) == chips("")
    assert table.bag(0) == chips("white-1 red-1")
    assert table.pot(0) == {1: "orange-1"}


@pytest.mark.rules("11.2", "17.7")
def test_a_placed_one_returns_to_the_bag_with_the_others() -> None:
    table = evaluated("orange-1 red-1", books=BOOKS)
    table.does("place red-1", "done")
    next_turn(table)
    assert table.aside(0) == chips("")
    assert table.bag(0) == chips("orange-1 red-1 white-1")


@pytest.mark.rules("11.2", "22.3")
def test_each_one_is_decided_for_itself() -> None:
    table = brewing("orange-1", books=BOOKS, asides={0: "red-1 red-2 red-4"})
    table.stops(0)
    table.does("place red-4", "return red-2", "done")
    assert table.pot(0) == {1: "orange-1", 5: "red-4"}
    assert table.aside(0) == chips("red-1")
    assert table.bag(0) == chips("white-1 red-2")


@pytest.mark.rules("11.2", "22.3")
def test_two_of_the_same_value_may_both_be_placed() -> None:
    table = brewing("orange-1", books=BOOKS, asides={0: "red-2*3"})
    table.stops(0)
    table.does("place red-2", "place red-2", "done")
    assert table.pot(0) == {1: "orange-1", 3: "red-2", 5: "red-2"}
    assert table.aside(0) == chips("red-2")


@pytest.mark.rules("22.3", "11.2")
def test_the_higher_one_is_named_first_and_the_placed_before_the_returned() -> None:
    table = brewing("orange-1", books=BOOKS, asides={0: "red-1*2 red-4"})
    table.stops(0)
    assert table.open_to(0) == {
        "place red-1",
        "place red-4",
        "return red-1",
        "return red-4",
        "done",
    }
    table.does("place red-1")
    assert table.why("place red-4") == "22.3"
    assert table.open_to(0) == {"place red-1", "return red-1", "return red-4", "done"}
    table.does("return red-1")
    assert table.why("return red-4") == "22.3"
    assert table.open_to(0) == {"done"}


@pytest.mark.rules("11.2", "8.9", "17.3")
def test_after_an_explosion_it_may_be_placed_too() -> None:
    table = brewing("red-2 white-3*2 white-2", books=BOOKS)
    assert table.exploded(0)
    assert table.asked(0) == "aside"
    table.does("place red-2", "done")
    assert table.pot(0) == {3: "white-3", 6: "white-3", 8: "white-2", 10: "red-2"}
    table.all_stop()
    assert table.asked(0) == "exploded"
    table.does("points")
    assert table.points(0) == 2


@pytest.mark.rules("11.2", "3.2")
def test_the_evaluation_waits_for_the_decision() -> None:
    table = evaluated("orange-1 red-1", books=BOOKS)
    assert table.phase == "brewing"
    assert table.waiting == (0,)
    table.does("done")
    assert table.phase == "shopping"


@pytest.mark.rules("11.2", "8.1")
def test_it_is_decided_after_the_own_stop_while_others_brew() -> None:
    table = brewing("orange-1 red-1", books=BOOKS)
    table.stops(0)
    assert table.asked(1) == "brew"
    table.does("done")
    assert table.waiting == (1,)
    table.all_stop()
    assert table.phase == "shopping"


@pytest.mark.rules("11.2", "22.1")
def test_with_none_beside_the_pot_nobody_is_asked() -> None:
    table = brewing("orange-1", books=BOOKS)
    table.stops(0)
    assert table.asked(0) == ""


@pytest.mark.rules("11.2")
def test_placed_it_moves_its_value_and_nothing_more() -> None:
    table = brewing("orange-1*3", books=BOOKS, asides={0: "red-1"}, options={"movement_offered": 1})
    table.stops(0)
    table.does("place red-1")
    assert table.pot(0)[4] == "red-1"
    assert table.asked(0) == "aside"


# --- full pots, the last turn


@pytest.mark.rules("8.5", "11.2")
def test_in_a_full_pot_it_may_be_kept_or_returned_but_not_placed() -> None:
    """Q4, Q15."""
    table = brewing("orange-1", 51, books=BOOKS, asides={0: "red-1"})
    assert not table.brewing(0)
    assert table.why("place red-1") == "8.5"
    assert table.open_to(0) == {"return red-1", "done"}
    table.does("done")
    assert table.pot(0) == {52: "orange-1"}
    assert table.aside(0) == chips("red-1")


@pytest.mark.rules("8.5", "11.2")
def test_a_placed_one_can_fill_the_pot_and_then_no_other_is_placed() -> None:
    """Q4."""
    table = brewing("orange-1", 48, books=BOOKS, asides={0: "red-1 red-4"})
    table.stops(0)
    table.does("place red-4")
    assert table.pot(0) == {49: "orange-1", 52: "red-4"}
    assert table.space(0) == 53
    assert table.why("place red-1") == "8.5"
    assert table.open_to(0) == {"return red-1", "done"}


@pytest.mark.rules("9.4", "11.2")
def test_in_the_last_turn_a_player_who_decides_holds_up_nobody() -> None:
    """Q42."""
    table = table_with("white-1*3", books=BOOKS, turn=9, asides={0: "red-1"})
    table.draws(0, "white-1")
    table.draws(1, "white-1")
    table.stops(0)
    table.draws(1, "white-1")
    assert table.asked(0) == "aside"
    table.draws(1, "white-1")
    assert len(table.pot(1)) == 3
    assert table.asked(0) == "aside"


@pytest.mark.rules("9.2", "11.2")
def test_in_the_last_turn_it_is_returned_before_the_commitment() -> None:
    table = table_with("white-1*3", books=BOOKS, turn=9, asides={0: "red-1"})
    assert table.can("return red-1")
    table.draws(0, "white-1")
    assert not table.can("return red-1")
    table.draws(1, "white-1")
    table.does("return red-1")
    assert table.aside(0) == chips("")
    assert table.asked(0) == "brew"
