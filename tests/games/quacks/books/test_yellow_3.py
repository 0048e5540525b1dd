"""12.3  Mandrakes, set 3: a pot with them can take more."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.books.pages import (
    brewing,
    costs,
    evaluated,
    first_turn_on_sale,
    next_turn,
    on_sale,
    table_with,
)

BOOKS = {"yellow": 3}
SEVEN = "white-3*2 white-1"


def limit(yellow: str, card: str | None = None, limits_add: int = 0) -> int:
    """The highest white sum that does not explode with these yellow chips in the pot."""
    options = {"limits_add": limits_add}
    table = table_with(f"{yellow} white-1*15", books=BOOKS, card=card, options=options)
    table.brews(0, yellow)
    while not table.exploded(0):
        table.draws(0, "white-1")
    assert table.heard("exploded") == [("exploded", 0, table.white(0), table.white(0) - 1, 0, 0)]
    return table.white(0) - 1


@for_each(("chip", "price"), [("yellow-1", 8), ("yellow-2", 12), ("yellow-4", 18)])
@pytest.mark.rules("1.6", "1.7", "17.4")
def test_prices(chip: str, price: int) -> None:
    assert costs(chip, price, BOOKS)


@pytest.mark.rules("3.3", "17.5", "1.9")
def test_they_are_on_sale_from_turn_2_on_until_they_are_sold_out() -> None:
    assert first_turn_on_sale("yellow-4", BOOKS) == 2
    assert not on_sale("yellow-4", books=BOOKS, supply={"yellow-4": 0})


@for_each(
    ("yellow", "expected"),
    [("", 7), ("yellow-1", 8), ("yellow-1*2", 8), ("yellow-1*3", 9), ("yellow-1*4", 9)],
)
@pytest.mark.rules("12.3", "8.6")
def test_the_limit_is_8_with_one_or_two_and_9_with_three_or_more(
    yellow: str, expected: int
) -> None:
    assert limit(yellow) == expected


@for_each(
    ("yellow", "expected"),
    [("yellow-4", 8), ("yellow-2 yellow-4", 8), ("yellow-1 yellow-2 yellow-4", 9)],
)
@pytest.mark.rules("12.3")
def test_their_values_do_not_matter(yellow: str, expected: int) -> None:
    assert limit(yellow) == expected


@pytest.mark.rules("12.3", "8.6")
def test_a_mandrake_may_come_after_the_white_chips() -> None:
    table = brewing(f"{SEVEN} yellow-1 white-1", books=BOOKS)
    assert table.white(0) == 8
    assert table.asked(0) == "brew"


@pytest.mark.rules("12.3", "8.6")
def test_a_mandrake_in_the_bag_is_of_no_use() -> None:
    table = table_with(f"{SEVEN} yellow-1 white-1*2", books=BOOKS)
    table.brews(0, f"{SEVEN} white-1")
    assert table.exploded(0)


@pytest.mark.rules("12.3", "10.1")
def test_a_mandrake_only_looked_at_through_a_crow_skull_does_not_count() -> None:
    """Q22."""
    table = table_with(f"{SEVEN} blue-1 yellow-1 white-1*2", books={"yellow": 3, "blue": 1})
    table.brews(0, SEVEN)
    table.draws(0, "blue-1", then="yellow-1")
    table.does("nothing")
    table.draws(0, "white-1")
    assert table.exploded(0)


@pytest.mark.rules("12.3", "10.1")
def test_a_mandrake_placed_through_a_crow_skull_counts() -> None:
    """Q22."""
    table = table_with(f"{SEVEN} blue-1 yellow-1 white-1*2", books={"yellow": 3, "blue": 1})
    table.brews(0, SEVEN)
    table.draws(0, "blue-1", then="yellow-1")
    table.does("pick yellow-1")
    table.draws(0, "white-1")
    assert not table.exploded(0)


@pytest.mark.rules("12.3")
def test_the_limit_is_7_again_in_the_next_turn() -> None:
    table = evaluated(
        "yellow-1*3", books=BOOKS, bags={0: f"yellow-1*3 {SEVEN} white-1*2"}, points=[60, 0]
    )
    next_turn(table)
    table.brews(0, f"{SEVEN} white-1")
    assert table.exploded(0)


@for_each(
    ("yellow", "added", "expected"),
    [
        ("yellow-1", 0, 9),
        ("yellow-1*3", 0, 9),
        ("yellow-1", 1, 10),
        ("yellow-1*2", 1, 10),
        ("yellow-1*3", 1, 11),
    ],
)
@pytest.mark.rules("8.7", "12.3", "6.4")
def test_with_thick_walls_the_higher_limit_counts_or_both_are_added(
    yellow: str, added: int, expected: int
) -> None:
    """Q20."""
    assert limit(yellow, card="thick-walls", limits_add=added) == expected


@pytest.mark.parametrize("added", [0, 1])
@pytest.mark.rules("8.7", "12.3", "6.4")
def test_alone_each_limit_is_as_told(added: int) -> None:
    """Q20."""
    assert limit("yellow-1", limits_add=added) == 8
    assert limit("", card="thick-walls", limits_add=added) == 9


@pytest.mark.parametrize(("white", "droplet"), [(SEVEN, 1), (f"{SEVEN} white-1", 0)])
@pytest.mark.rules("6.1", "12.3")
def test_seven_on_the_dot_stays_seven(white: str, droplet: int) -> None:
    """Q55."""
    table = evaluated(f"yellow-1 {white}", books=BOOKS, card="seven-on-the-dot")
    assert not table.exploded(0)
    assert table.droplet(0) == droplet
