"""12.1  Mandrakes, set 1: the white chip before them may go back."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.books.pages import (
    brewing,
    costs,
    first_turn_on_sale,
    on_sale,
    table_with,
)
from tests.games.quacks.names import chips

BOOKS = {"yellow": 1}


@for_each(("chip", "price"), [("yellow-1", 8), ("yellow-2", 12), ("yellow-4", 18)])
@pytest.mark.rules("1.6", "1.7", "17.4")
def test_prices(chip: str, price: int) -> None:
    assert costs(chip, price, BOOKS)


@pytest.mark.rules("3.3", "17.5", "1.9")
def test_they_are_on_sale_from_turn_2_on_until_they_are_sold_out() -> None:
    assert first_turn_on_sale("yellow-1", BOOKS) == 2
    assert not on_sale("yellow-1", books=BOOKS, supply={"yellow-1": 0})


@pytest.mark.rules("12.1", "8.2")
def test_the_yellow_1_stays_on_space_3_as_in_the_almanac() -> None:
    """Q21."""
    table = brewing("white-2 yellow-1", books=BOOKS)
    assert table.asked(0) == "mandrake"
    assert table.open_to(0) == {"put-back", "leave"}
    table.does("put-back")
    assert table.pot(0) == {3: "yellow-1"}
    assert table.bag(0) == chips("white-1 white-2")
    table.draws(0, "white-1")
    assert table.pot(0) == {3: "yellow-1", 4: "white-1"}


@pytest.mark.rules("12.1")
def test_the_white_chip_may_be_left() -> None:
    table = brewing("white-2 yellow-1", books=BOOKS)
    table.does("leave")
    assert table.pot(0) == {2: "white-2", 3: "yellow-1"}
    assert table.asked(0) == "brew"


@for_each("yellow", [1, 2, 4])
@for_each("white", [1, 2, 3])
@pytest.mark.rules("12.1")
def test_the_values_do_not_matter(white: int, yellow: int) -> None:
    table = brewing(f"white-{white} yellow-{yellow}", books=BOOKS)
    table.does("put-back")
    assert table.pot(0) == {white + yellow: f"yellow-{yellow}"}
    assert table.white(0) == 0


@pytest.mark.rules("12.1", "8.8")
def test_the_white_chip_that_went_back_no_longer_counts() -> None:
    table = brewing("white-3*2 yellow-1", books=BOOKS, bags={0: "white-3*2 yellow-1 white-2*2"})
    table.does("put-back")
    assert table.white(0) == 3
    table.brews(0, "white-2*2")
    assert not table.exploded(0)


@for_each(
    "before",
    ["", "orange-1", "white-1 orange-1", "white-1 green-2"],
)
@pytest.mark.rules("12.1", "22.1")
def test_only_a_white_chip_drawn_directly_before_may_go_back(before: str) -> None:
    assert brewing(f"{before} yellow-1", books=BOOKS).asked(0) == "brew"


@pytest.mark.rules("12.1")
def test_of_two_white_chips_only_the_last_goes_back() -> None:
    table = brewing("white-1 white-2 yellow-1", books=BOOKS)
    table.does("put-back")
    assert table.pot(0) == {1: "white-1", 4: "yellow-1"}


@pytest.mark.rules("12.1")
def test_a_second_mandrake_finds_no_white_chip_directly_before_it() -> None:
    table = brewing("white-1 yellow-1", books=BOOKS, bags={0: "white-1*2 yellow-1*2"})
    table.does("leave")
    table.draws(0, "yellow-1")
    assert table.asked(0) == "brew"
    assert table.pot(0) == {1: "white-1", 2: "yellow-1", 3: "yellow-1"}


@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.rules("12.1", "8.12")
def test_after_a_flask_nothing_happens(first: int) -> None:
    """Q21: the white chip that now lies last was not drawn directly before."""
    bags = {0: f"white-{first} white-1*2 yellow-1"}
    table = brewing(f"white-{first} white-1", books=BOOKS, bags=bags)
    table.does("flask")
    table.draws(0, "yellow-1")
    assert table.asked(0) == "brew"
    assert table.pot(0) == {first: f"white-{first}", first + 1: "yellow-1"}


@pytest.mark.rules("12.1", "10.1")
def test_through_a_crow_skull_nothing_happens() -> None:
    """Q21."""
    table = table_with("white-1*2 blue-1 yellow-1", books={"yellow": 1, "blue": 1})
    table.draws(0, "white-1")
    table.draws(0, "blue-1", then="yellow-1")
    table.does("pick yellow-1")
    assert table.asked(0) == "brew"
    assert table.pot(0) == {1: "white-1", 2: "blue-1", 3: "yellow-1"}


@pytest.mark.rules("12.1", "10.1")
def test_a_white_chip_only_looked_at_through_a_crow_skull_is_not_the_one_before() -> None:
    table = table_with("white-1*2 blue-1 yellow-1", books={"yellow": 1, "blue": 1})
    table.draws(0, "blue-1", then="white-1")
    table.does("nothing")
    table.draws(0, "yellow-1")
    assert table.asked(0) == "brew"


@pytest.mark.rules("12.1", "10.1")
def test_a_white_chip_placed_through_a_crow_skull_may_go_back() -> None:
    table = table_with("white-2 blue-1 yellow-1 white-1", books={"yellow": 1, "blue": 1})
    table.draws(0, "blue-1", then="white-2")
    table.does("pick white-2")
    table.draws(0, "yellow-1")
    assert table.asked(0) == "mandrake"
    table.does("put-back")
    assert table.pot(0) == {1: "blue-1", 4: "yellow-1"}


@pytest.mark.rules("12.1", "8.12", "8.13")
def test_the_flask_is_neither_used_nor_open_afterwards() -> None:
    table = brewing("white-1*2 yellow-1", books=BOOKS)
    table.does("put-back")
    assert table.flask(0)
    assert table.why("flask") == "8.12"


@pytest.mark.rules("12.1", "8.5")
def test_in_a_full_pot_it_still_counts() -> None:
    """Q4."""
    table = brewing("white-2 yellow-4", 48, books=BOOKS)
    assert table.asked(0) == "mandrake"
    assert not table.can("draw")
    table.does("put-back")
    assert table.pot(0) == {52: "yellow-4"}
    assert not table.brewing(0)
    assert table.space(0) == 53


@pytest.mark.rules("12.1", "8.3")
def test_with_an_empty_bag_the_chip_that_goes_back_can_be_drawn_again() -> None:
    table = table_with("white-2 yellow-1", books=BOOKS)
    table.brews(0, "white-2 yellow-1")
    table.does("put-back")
    assert table.brewing(0)
    table.draws(0, "white-2")
    assert table.pot(0) == {3: "yellow-1", 5: "white-2"}
    assert not table.brewing(0)
