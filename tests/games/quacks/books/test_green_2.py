"""15.2  Garden spiders, set 2: chips for the last two chips."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.books.pages import brewing, costs, evaluated, on_sale
from tests.games.quacks.names import chips

BOOKS = {"green": 2}
SOLD_OUT = {"blue-1": 0, "red-1": 0}


@for_each(("chip", "price"), [("green-1", 6), ("green-2", 11), ("green-4", 18)])
@pytest.mark.rules("1.6", "1.7", "17.4")
def test_prices(chip: str, price: int) -> None:
    assert costs(chip, price, BOOKS)


@pytest.mark.rules("3.3", "1.9", "17.5")
def test_the_book_is_out_from_the_first_turn_until_it_is_sold_out() -> None:
    assert on_sale("green-4", turn=1, books=BOOKS)
    assert not on_sale("green-4", turn=1, books=BOOKS, supply={"green-4": 0})


@for_each(
    ("spider", "rewards"),
    [
        ("green-1", ["orange-1"]),
        ("green-2", ["blue-1", "red-1"]),
        ("green-4", ["yellow-1", "purple-1"]),
    ],
)
@pytest.mark.rules("15.2", "8.10")
def test_each_value_has_its_rewards(spider: str, rewards: list[str]) -> None:
    for reward in rewards:
        table = evaluated(f"white-1 {spider}", books=BOOKS)
        before = table.supply[reward]
        assert table.asked(0) == "spider"
        assert table.open_to(0) == {"nothing", *(f"take {chip}" for chip in rewards)}
        table.does(f"take {reward}")
        assert table.bag(0) == chips(f"white-1 {reward}")
        assert table.supply[reward] == before - 1
        assert table.phase == "shopping"


@pytest.mark.rules("15.2")
def test_a_spider_may_bring_nothing() -> None:
    table = evaluated("white-1 green-2", books=BOOKS)
    table.does("nothing")
    assert table.bag(0) == chips("white-1")
    assert table.phase == "shopping"


@pytest.mark.rules("15.2")
def test_only_the_rewards_of_its_value_can_be_taken() -> None:
    table = evaluated("white-1 green-2", books=BOOKS)
    assert table.why("take orange-1") == "15.2"
    assert table.why("take blue-2") == "15.2"
    assert table.why("take yellow-1") == "15.2"


@pytest.mark.rules("15.2")
def test_the_last_chip_comes_first_and_then_the_one_before_it() -> None:
    table = evaluated("green-2 green-1", books=BOOKS)
    assert table.open_to(0) == {"nothing", "take orange-1"}
    table.does("take orange-1")
    assert table.open_to(0) == {"nothing", "take blue-1", "take red-1"}
    table.does("take red-1")
    assert table.bag(0) == chips("white-1 orange-1 red-1")
    assert table.phase == "shopping"


@pytest.mark.rules("15.2")
def test_who_takes_nothing_for_the_one_is_still_asked_for_the_other() -> None:
    table = evaluated("green-2 green-1", books=BOOKS)
    table.does("nothing")
    assert table.asked(0) == "spider"
    table.does("take blue-1")
    assert table.bag(0) == chips("white-1 blue-1")


@pytest.mark.parametrize("pot", ["green-1 white-1*2", "green-4 white-1 orange-1"])
@pytest.mark.rules("15.2", "22.1")
def test_green_chips_further_back_bring_nothing(pot: str) -> None:
    assert evaluated(pot, books=BOOKS).phase == "shopping"


@pytest.mark.rules("15.2")
def test_the_next_to_last_counts_too() -> None:
    table = evaluated("green-1 white-3", books=BOOKS)
    assert table.open_to(0) == {"nothing", "take orange-1"}


@for_each(("turn", "rewards"), [(1, set()), (2, {"yellow-1"}), (3, {"yellow-1", "purple-1"})])
@pytest.mark.rules("15.2", "3.3")
def test_yellow_and_purple_wait_for_their_books(turn: int, rewards: set[str]) -> None:
    """Q29."""
    table = evaluated("white-1 green-4", books=BOOKS, turn=turn)
    assert table.asked(0) == ("spider" if rewards else "shop")
    offered = {phrase.removeprefix("take ") for phrase in table.open_to(0) if "take" in phrase}
    assert offered == rewards


@pytest.mark.rules("15.2", "3.3")
def test_a_chip_whose_book_is_not_out_is_refused_by_name() -> None:
    table = evaluated("white-1 green-4", books=BOOKS, turn=2)
    assert table.why("take purple-1") == "3.3"


@pytest.mark.parametrize("turn", [1, 2])
@pytest.mark.rules("15.2")
def test_with_the_option_spiders_reach_ahead(turn: int) -> None:
    """Q29."""
    options = {"spiders_reach_ahead": 1}
    table = evaluated("white-1 green-4", books=BOOKS, turn=turn, options=options)
    assert table.open_to(0) == {"nothing", "take yellow-1", "take purple-1"}
    table.does("take purple-1")
    assert table.bag(0) == chips("white-1 purple-1")


@pytest.mark.rules("15.2", "1.9", "22.1")
def test_what_is_sold_out_is_not_offered() -> None:
    """Q47."""
    table = evaluated("white-1 green-2", books=BOOKS, supply={"blue-1": 0})
    assert table.open_to(0) == {"nothing", "take red-1"}
    assert table.why("take blue-1") == "1.9"
    assert evaluated("white-1 green-2", books=BOOKS, supply=SOLD_OUT).phase == "shopping"


@pytest.mark.rules("15.2", "1.9")
def test_of_two_spiders_the_first_may_take_the_last_chip() -> None:
    table = evaluated("green-1*2", books=BOOKS, supply={"orange-1": 1})
    table.does("take orange-1")
    assert table.phase == "shopping"
    assert table.supply["orange-1"] == 0


@pytest.mark.parametrize("start", [0, 1])
@pytest.mark.rules("15.2", "1.9", "3.6")
def test_the_last_chip_goes_by_the_order_of_the_seats(start: int) -> None:
    bags = {1: "green-1 white-1"}
    table = brewing("green-1", books=BOOKS, start=start, bags=bags, supply={"orange-1": 1})
    table.brews(1, "green-1")
    table.all_stop()
    assert table.waiting == (start,)
    table.does("take orange-1", seat=start)
    assert table.phase == "shopping"


@pytest.mark.rules("15.2", "8.9")
def test_who_exploded_takes_part() -> None:
    table = evaluated("white-3*2 green-1 white-2", books=BOOKS)
    assert table.asked(0) == "spider"
    table.does("take orange-1")
    assert table.asked(0) == "exploded"
    assert table.bag(0) == chips("white-1 orange-1")


@pytest.mark.rules("15.2", "13.2")
def test_a_single_chip_is_not_counted_twice_when_the_droplet_has_moved() -> None:
    table = evaluated("green-1", 42, books=BOOKS, faces=["droplet"])
    table.does("take orange-1")
    assert table.phase == "shopping"
