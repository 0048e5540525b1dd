"""10.1  Crow skulls, set 1: as many chips are looked at as its value, and one may be placed."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.books.pages import costs, on_sale, table_with
from tests.games.quacks.names import chips

BOOKS = {"blue": 1}


@for_each(("chip", "price"), [("blue-1", 5), ("blue-2", 10), ("blue-4", 19)])
@pytest.mark.rules("1.6", "1.7", "17.4")
def test_prices(chip: str, price: int) -> None:
    assert costs(chip, price, BOOKS)


@pytest.mark.rules("3.3", "17.5")
def test_the_book_is_out_from_the_first_turn() -> None:
    assert on_sale("blue-4", turn=1, books=BOOKS)


@pytest.mark.rules("1.9", "17.5")
def test_what_is_sold_out_cannot_be_bought() -> None:
    assert not on_sale("blue-2", books=BOOKS, supply={"blue-2": 0})
    assert on_sale("blue-1", books=BOOKS, supply={"blue-2": 0})


@pytest.mark.rules("10.1", "8.10")
def test_of_a_white_3_and_a_red_1_the_red_one_is_placed_as_in_the_rulebook() -> None:
    table = table_with("blue-2 white-3 red-1 orange-1", books=BOOKS)
    table.draws(0, "blue-2", then="white-3 red-1")
    assert table.asked(0) == "look"
    assert table.tray(0) == chips("white-3 red-1")
    assert table.open_to(0) == {"nothing", "pick white-3", "pick red-1"}
    table.does("pick red-1")
    assert table.pot(0) == {2: "blue-2", 3: "red-1"}
    assert table.bag(0) == chips("white-3 orange-1")
    assert table.asked(0) == "brew"


@pytest.mark.rules("10.1", "8.2")
def test_neither_need_be_placed() -> None:
    table = table_with("blue-2 white-3 red-1 orange-1", books=BOOKS)
    table.draws(0, "blue-2", then="white-3 red-1")
    table.does("nothing")
    assert table.pot(0) == {2: "blue-2"}
    assert table.bag(0) == chips("white-3 red-1 orange-1")
    assert table.tray(0) == chips("")
    table.draws(0, "orange-1")
    assert table.pot(0) == {2: "blue-2", 3: "orange-1"}


@for_each("value", [1, 2, 4])
@pytest.mark.rules("10.1")
def test_as_many_chips_are_looked_at_as_its_value(value: int) -> None:
    table = table_with(f"blue-{value} white-1*6", books=BOOKS)
    table.draws(0, f"blue-{value}", then=f"white-1*{value}")
    assert table.tray(0) == chips(f"white-1*{value}")
    assert table.bag(0) == chips(f"white-1*{6 - value}")
    table.does("pick white-1")
    assert table.pot(0) == {value: f"blue-{value}", value + 1: "white-1"}
    assert table.bag(0) == chips("white-1*5")


@pytest.mark.rules("10.1")
def test_with_fewer_chips_in_the_bag_all_are_looked_at() -> None:
    table = table_with("blue-4 orange-1 green-1", books=BOOKS)
    table.draws(0, "blue-4", then="orange-1 green-1")
    assert table.tray(0) == chips("orange-1 green-1")
    assert table.open_to(0) == {"nothing", "pick orange-1", "pick green-1"}


@pytest.mark.rules("10.1", "8.3", "22.1")
def test_with_an_empty_bag_there_is_nothing_to_look_at() -> None:
    table = table_with("white-1 blue-1", books=BOOKS)
    table.brews(0, "white-1 blue-1")
    assert table.asked(0) == ""
    assert not table.brewing(0)


@pytest.mark.rules("10.1", "8.3")
def test_who_places_the_last_chip_of_the_bag_stops_by_itself() -> None:
    table = table_with("blue-1 orange-1", books=BOOKS)
    table.draws(0, "blue-1", then="orange-1")
    assert table.brewing(0)
    table.does("pick orange-1")
    assert table.pot(0) == {1: "blue-1", 2: "orange-1"}
    assert not table.brewing(0)


@pytest.mark.rules("10.1")
def test_another_crow_skull_that_is_placed_acts_at_once() -> None:
    """Q11."""
    table = table_with("blue-1 blue-2 orange-1 green-1 white-1", books=BOOKS)
    table.draws(0, "blue-1", then="blue-2")
    table.will_draw(0, "orange-1 green-1")
    table.does("pick blue-2")
    assert table.asked(0) == "look"
    assert table.open_to(0) == {"nothing", "pick orange-1", "pick green-1"}
    table.does("pick green-1")
    assert table.pot(0) == {1: "blue-1", 3: "blue-2", 4: "green-1"}


@pytest.mark.rules("10.1", "8.6")
def test_a_white_chip_that_is_placed_can_explode() -> None:
    table = table_with("white-3*2 white-2 blue-1 white-1", books=BOOKS)
    table.brews(0, "white-3*2")
    table.draws(0, "blue-1", then="white-2")
    table.does("pick white-2")
    assert table.exploded(0)
    assert table.pot(0) == {3: "white-3", 6: "white-3", 7: "blue-1", 9: "white-2"}
    assert table.asked(0) == ""


@pytest.mark.rules("10.1", "8.6", "8.8")
def test_white_chips_that_are_only_looked_at_count_for_nothing() -> None:
    table = table_with("white-3*2 white-2*2 blue-2 orange-1", books=BOOKS)
    table.brews(0, "white-3*2")
    table.draws(0, "blue-2", then="white-2*2")
    assert not table.exploded(0)
    table.does("nothing")
    assert table.white(0) == 6
    assert table.asked(0) == "brew"


@pytest.mark.rules("10.1")
def test_only_a_chip_that_was_drawn_can_be_placed() -> None:
    table = table_with("blue-1 orange-1 green-1", books=BOOKS)
    table.draws(0, "blue-1", then="orange-1")
    assert table.why("pick green-1") == "10.1"
    assert not table.can("draw")
    assert not table.can("stop")


@pytest.mark.rules("10.1", "8.12")
def test_a_white_chip_placed_through_it_can_go_back_by_the_flask() -> None:
    """Q5."""
    table = table_with("blue-1 white-2 orange-1", books=BOOKS)
    table.draws(0, "blue-1", then="white-2")
    table.does("pick white-2")
    assert table.pot(0) == {1: "blue-1", 3: "white-2"}
    table.does("flask")
    assert table.pot(0) == {1: "blue-1"}
    table.draws(0, "orange-1")
    assert table.pot(0) == {1: "blue-1", 2: "orange-1"}


@pytest.mark.rules("10.1", "8.12")
def test_a_white_chip_that_was_only_looked_at_does_not_open_the_flask() -> None:
    table = table_with("white-1 blue-1 white-2 orange-1", books=BOOKS)
    table.draws(0, "white-1")
    table.draws(0, "blue-1", then="white-2")
    table.does("nothing")
    assert table.why("flask") == "8.12"


@pytest.mark.rules("10.1", "8.5")
def test_in_a_full_pot_there_is_no_looking() -> None:
    """Q4."""
    table = table_with("blue-4 orange-1*4", droplet=49, books=BOOKS)
    table.draws(0, "blue-4")
    assert table.pot(0) == {52: "blue-4"}
    assert table.asked(0) == ""
    assert not table.brewing(0)


@pytest.mark.rules("10.1", "8.5")
def test_the_chip_that_is_placed_can_fill_the_pot() -> None:
    table = table_with("blue-1 green-4 orange-1", droplet=48, books=BOOKS)
    table.draws(0, "blue-1", then="green-4")
    table.does("pick green-4")
    assert table.pot(0) == {49: "blue-1", 52: "green-4"}
    assert not table.brewing(0)


@pytest.mark.rules("10.1")
def test_others_brew_on_while_a_player_looks() -> None:
    table = table_with("blue-1 orange-1 green-1", books=BOOKS)
    table.draws(0, "blue-1", then="orange-1")
    table.brews(1, "white-1")
    table.stops(1)
    assert table.asked(0) == "look"
