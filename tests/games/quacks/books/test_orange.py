"""1.6, 1.7  Pumpkins: one page in every match, and nothing but a space."""

from __future__ import annotations

import pytest

from tests.games.quacks.books.pages import brewing, evaluated, on_sale, shopping
from tests.games.quacks.names import chips


@pytest.mark.parametrize("books", [1, 2, 3, 4])
@pytest.mark.rules("1.6", "1.7", "17.4")
def test_the_price_is_3_in_every_set(books: int) -> None:
    assert shopping(3, books=books).open_to(0) == {"buy orange-1", "done"}
    assert not shopping(2, books=books).can("buy orange-1")


@pytest.mark.rules("3.3", "1.9", "17.5")
def test_the_book_is_out_from_the_first_turn_until_it_is_sold_out() -> None:
    assert on_sale("orange-1", turn=1)
    assert not on_sale("orange-1", turn=1, supply={"orange-1": 0})


@pytest.mark.rules("17.5", "1.7")
def test_a_pumpkin_that_is_bought_goes_into_the_bag_and_a_second_one_is_not_sold() -> None:
    table = shopping(7)
    before = table.bag(0)["orange-1"]
    table.does("buy orange-1")
    assert table.why("buy orange-1") == "17.5"
    table.does("done")
    assert table.bag(0)["orange-1"] == before + 1


@pytest.mark.rules("8.2", "8.10")
def test_it_fills_one_space_each() -> None:
    table = brewing("orange-1*3")
    assert table.pot(0) == {1: "orange-1", 2: "orange-1", 3: "orange-1"}
    assert table.asked(0) == "brew"


@pytest.mark.parametrize("books", [1, 2, 3, 4])
@pytest.mark.rules("8.10", "14.3")
def test_it_does_nothing_in_the_evaluation(books: int) -> None:
    table = evaluated("orange-1*3", books=books)
    assert table.phase == "shopping"
    assert (table.points(0), table.rubies(0), table.droplet(0)) == (0, 1, 0)
    assert table.bag(0) == chips("white-1")


@pytest.mark.rules("8.6")
def test_pumpkins_make_no_pot_explode() -> None:
    assert not brewing("orange-1*10").exploded(0)


@pytest.mark.rules("6.10")
def test_at_the_pumpkin_fair_it_fills_two_spaces() -> None:
    table = brewing("orange-1*2 green-1", card="pumpkin-fair")
    assert table.pot(0) == {2: "orange-1", 4: "orange-1", 5: "green-1"}


@pytest.mark.parametrize(("answer", "space"), [("further", 2), ("plainly", 1)])
@pytest.mark.rules("6.10", "8.11")
def test_with_movement_offered_the_fair_is_offered(answer: str, space: int) -> None:
    """Q7."""
    table = brewing("orange-1", card="pumpkin-fair", options={"movement_offered": 1})
    assert table.asked(0) == "further"
    table.does(answer)
    assert table.pot(0) == {space: "orange-1"}
