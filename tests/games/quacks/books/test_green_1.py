"""15.1  Garden spiders, set 1: rubies for the last two chips."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.books.pages import brewing, costs, evaluated, on_sale

BOOKS = {"green": 1}


@for_each(("chip", "price"), [("green-1", 4), ("green-2", 8), ("green-4", 14)])
@pytest.mark.rules("1.6", "1.7", "17.4")
def test_prices(chip: str, price: int) -> None:
    assert costs(chip, price, BOOKS)


@pytest.mark.rules("3.3", "1.9", "17.5")
def test_the_book_is_out_from_the_first_turn_until_it_is_sold_out() -> None:
    assert on_sale("green-2", turn=1, books=BOOKS)
    assert not on_sale("green-2", turn=1, books=BOOKS, supply={"green-2": 0})


@for_each(
    ("pot", "rubies"),
    [
        ("white-1 green-1", 1),
        ("green-1 white-1", 1),
        ("green-1", 1),
        ("green-1*2", 2),
        ("green-1*3", 2),
        ("green-1 white-1*2", 0),
        ("green-1 white-1 green-1", 1),
        ("white-1*2", 0),
    ],
)
@pytest.mark.rules("15.1", "8.10")
def test_each_green_chip_among_the_last_two_brings_a_ruby(pot: str, rubies: int) -> None:
    table = evaluated(pot, books=BOOKS)
    assert table.phase == "shopping"
    assert table.rubies(0) == 1 + rubies


@for_each("pot", ["green-1 green-2", "green-2 green-4", "green-4 green-1"])
@pytest.mark.rules("15.1")
def test_their_values_do_not_matter(pot: str) -> None:
    assert evaluated(pot, books=BOOKS).rubies(0) == 3


@pytest.mark.rules("15.1")
def test_empty_spaces_between_the_last_two_do_not_matter() -> None:
    """Q28."""
    table = evaluated("green-1 white-3", books=BOOKS)
    assert table.pot(0) == {1: "green-1", 4: "white-3"}
    assert table.heard("gained-rubies")[0] == ("gained-rubies", 0, 1, 3, 0, 0)


@pytest.mark.rules("15.1", "8.12")
def test_a_white_chip_that_went_back_is_not_one_of_the_last_two() -> None:
    """Q28."""
    table = brewing("green-1 orange-1 white-2", books=BOOKS)
    table.does("flask")
    table.all_stop()
    assert table.pot(0) == {1: "green-1", 2: "orange-1"}
    assert table.rubies(0) == 2


@pytest.mark.rules("15.1", "8.10", "14.3")
def test_nothing_is_gained_before_the_evaluation() -> None:
    table = brewing("green-1*2", books=BOOKS)
    table.stops(0)
    assert table.rubies(0) == 1
    table.all_stop()
    assert table.rubies(0) == 3


@pytest.mark.rules("15.1", "8.9")
def test_who_exploded_takes_part() -> None:
    table = evaluated("white-3*2 green-1 white-2", books=BOOKS)
    assert table.exploded(0)
    assert table.asked(0) == "exploded"
    assert table.rubies(0) == 2


@pytest.mark.rules("15.1", "17.1")
def test_the_ruby_of_the_scoring_space_comes_on_top() -> None:
    table = evaluated("green-1", 3, books=BOOKS)
    assert table.space(0) == 5
    assert table.rubies(0) == 1 + 1 + 1


@pytest.mark.rules("15.1", "8.5")
def test_in_a_full_pot_it_is_the_same() -> None:
    table = evaluated("green-4", 50, books=BOOKS)
    assert table.pot(0) == {52: "green-4"}
    assert table.rubies(0) == 2


@pytest.mark.rules("15.1")
def test_green_chips_of_the_bag_bring_nothing() -> None:
    table = evaluated("white-1", books=BOOKS, bags={0: "white-1 green-1 green-4"})
    assert table.rubies(0) == 1


@pytest.mark.rules("15.1", "3.6")
def test_every_player_counts_the_own_pot() -> None:
    table = brewing("green-1*2", books=BOOKS, bags={1: "green-4 white-1*2"})
    table.brews(1, "green-4 white-1")
    table.all_stop()
    assert [table.rubies(seat) for seat in (0, 1)] == [3, 1 + 1 + 1], "46 shows a ruby"


@pytest.mark.rules("15.1", "13.2")
def test_a_single_chip_is_not_counted_twice_when_the_droplet_has_moved() -> None:
    """The die moves the droplet to the space of the chip."""
    table = evaluated("green-1", 42, books=BOOKS, faces=["droplet"])
    assert (table.droplet(0), table.pot(0)) == (43, {43: "green-1"})
    assert table.rubies(0) == 2


@pytest.mark.rules("15.1", "18.3")
def test_a_single_chip_is_not_counted_twice_where_the_droplet_is_at_its_end() -> None:
    table = evaluated("green-1", 52, books=BOOKS)
    assert table.pot(0) == {52: "green-1"}
    assert table.rubies(0) == 2


@pytest.mark.rules("15.1", "13.2", "14.1")
def test_the_chip_before_the_last_is_found_when_the_droplet_has_moved_past_it() -> None:
    """A step of the die and one for the black chip: the droplet is on the space of the last."""
    table = evaluated("green-1 black-1", 42, books=BOOKS, faces=["droplet"])
    assert (table.droplet(0), table.pot(0)) == (44, {43: "green-1", 44: "black-1"})
    assert table.rubies(0) == 1 + 1 + 1


@for_each(("held", "gained"), [(9, 2), (10, 1), (11, 0)])
@pytest.mark.rules("15.1", "1.8")
def test_with_twenty_rubies_there_may_be_too_few_left(held: int, gained: int) -> None:
    options = {"twenty_rubies": 1}
    table = evaluated("green-1*2", books=BOOKS, rubies=[9, held], options=options)
    assert table.rubies(0) == 9 + gained
