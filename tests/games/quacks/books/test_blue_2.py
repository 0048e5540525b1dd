"""10.2  Crow skulls, set 2: an explosion soon after pays points and coins."""

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

BOOKS = {"blue": 2}
SIX = "white-3*2"
"""With a white 2-chip more the pot explodes."""


def is_protected(chips: str, **options: int) -> bool:
    """Whether the explosion with the last of these chips is protected."""
    table = brewing(chips, books=BOOKS, options=options)
    assert table.exploded(0)
    [(_, _, white, limit, protected, _)] = table.heard("exploded")
    assert (white, limit) == (8, 7)
    return protected == 1


@for_each(("chip", "price"), [("blue-1", 5), ("blue-2", 10), ("blue-4", 19)])
@pytest.mark.rules("1.6", "1.7", "17.4")
def test_prices(chip: str, price: int) -> None:
    assert costs(chip, price, BOOKS)


@pytest.mark.rules("3.3", "1.9", "17.5")
def test_the_book_is_out_from_the_first_turn_until_it_is_sold_out() -> None:
    assert on_sale("blue-1", turn=1, books=BOOKS)
    assert not on_sale("blue-1", turn=1, books=BOOKS, supply={"blue-1": 0})


@for_each("value", [1, 2, 4])
@pytest.mark.rules("10.2")
def test_as_many_chips_are_protected_as_its_value(value: int) -> None:
    """Q12."""
    assert is_protected(f"{SIX} blue-{value} orange-1*{value - 1} white-2")
    assert not is_protected(f"{SIX} blue-{value} orange-1*{value} white-2")


@pytest.mark.rules("10.2")
def test_white_chips_that_make_nothing_explode_are_counted_too() -> None:
    assert is_protected("white-3 blue-2 white-3 white-2")
    assert not is_protected("blue-2 white-3*2 white-2")


@pytest.mark.rules("10.2")
def test_without_a_crow_skull_nothing_is_protected() -> None:
    assert not is_protected(f"{SIX} white-2")


@pytest.mark.rules("10.2", "17.3")
def test_a_protected_explosion_pays_points_and_coins() -> None:
    """Q38."""
    table = evaluated(f"{SIX} blue-1 white-2", books=BOOKS)
    assert table.space(0) == 10
    assert table.points(0) == 2
    assert table.asked(0) == "shop"
    assert table.can("buy black-1"), "ten coins"


@pytest.mark.rules("10.2", "17.3")
def test_without_protection_the_player_chooses() -> None:
    table = evaluated(f"{SIX} blue-1 orange-1 white-2", books=BOOKS)
    assert table.asked(0) == "exploded"
    assert table.open_to(0) == {"points", "coins"}
    assert table.points(0) == 0


@pytest.mark.rules("10.2", "13.1", "8.9")
def test_it_rolls_no_bonus_die() -> None:
    table = evaluated(f"{SIX} blue-1 white-2", droplet=42, books=BOOKS)
    assert table.space(0) > table.space(1)
    assert table.heard("rolled") == [("rolled", 1, 0, 0, 0, 0)]


@pytest.mark.rules("10.2", "13.1")
def test_if_all_explode_nobody_rolls_protected_or_not() -> None:
    table = table_with(
        f"{SIX} blue-1 white-2 white-1",
        books=BOOKS,
        bags={1: f"{SIX} white-2 white-1"},
        faces=[],
    )
    table.brews(0, f"{SIX} blue-1 white-2")
    table.brews(1, f"{SIX} white-2")
    assert table.heard("rolled") == []
    assert table.asked(1) == "exploded"


@pytest.mark.rules("10.2", "6.5")
def test_it_still_counts_as_exploded_for_the_neighbour() -> None:
    """Q12, Q57."""
    table = evaluated(f"{SIX} blue-1 white-2", books=BOOKS, card="neighbours-loss")
    assert table.asked(1) == "loss"


@pytest.mark.rules("10.2", "6.9")
def test_it_still_counts_as_exploded_for_the_last_pinch() -> None:
    """Q12."""
    table = brewing(f"{SIX} blue-1 white-2", books=BOOKS, card="last-pinch")
    table.will_draw(1, "white-1*3")
    table.all_stop()
    assert table.asked(0) == ""
    assert table.asked(1) == "pinch"


@pytest.mark.rules("10.2")
def test_a_4_chip_after_a_2_chip_protects_four_chips_and_not_five() -> None:
    """The first example of the almanac."""
    assert is_protected(f"{SIX} blue-2 blue-4 orange-1*3 white-2")
    assert not is_protected(f"{SIX} blue-2 blue-4 orange-1*4 white-2")


@pytest.mark.rules("10.2")
def test_a_2_chip_as_the_third_after_a_4_chip_protects_the_next_two() -> None:
    """The second example of the almanac."""
    assert is_protected(f"{SIX} blue-4 orange-1*2 blue-2 orange-1 white-2")
    assert not is_protected(f"{SIX} blue-4 orange-1*2 blue-2 orange-1*2 white-2")


@pytest.mark.rules("10.2")
def test_a_lower_chip_does_not_shorten_a_protection_that_lasts_longer() -> None:
    assert is_protected(f"{SIX} blue-4 blue-1 orange-1*2 white-2")
    assert not is_protected(f"{SIX} blue-4 blue-1 orange-1*3 white-2")


@pytest.mark.rules("10.2")
def test_a_protection_ends_with_the_turn() -> None:
    table = table_with(f"{SIX} blue-4 white-2 white-1", books=BOOKS, points=[60, 0])
    table.brews(0, "blue-4")
    table.all_stop()
    next_turn(table)
    table.brews(0, f"{SIX} white-2")
    assert table.heard("exploded") == [("exploded", 0, 8, 7, 0, 0)]


@pytest.mark.parametrize(("undoes", "protected"), [(0, 0), (1, 1)])
@pytest.mark.rules("10.2", "8.14")
def test_a_chip_put_back_by_the_flask_has_used_up_its_protection(
    undoes: int, protected: int
) -> None:
    """Q6: with the option, the protection comes back."""
    table = brewing(
        f"{SIX} blue-1 white-1",
        books=BOOKS,
        bags={0: f"{SIX} blue-1 white-1 white-2 orange-1"},
        options={"flask_undoes": undoes},
    )
    table.does("flask")
    table.draws(0, "white-2")
    assert table.heard("exploded") == [("exploded", 0, 8, 7, protected, 0)]


@pytest.mark.parametrize(("undoes", "protected"), [(0, 0), (1, 1)])
@pytest.mark.rules("10.2", "8.14")
def test_the_option_gives_back_one_chip_of_a_longer_protection(undoes: int, protected: int) -> None:
    """Q6."""
    table = table_with(
        f"{SIX} blue-2 white-1 orange-1 white-2 green-1",
        books=BOOKS,
        options={"flask_undoes": undoes},
    )
    table.brews(0, f"{SIX} blue-2 white-1")
    table.does("flask")
    table.brews(0, "orange-1 white-2")
    assert table.heard("exploded") == [("exploded", 0, 8, 7, protected, 0)]


@pytest.mark.rules("10.2", "8.14")
def test_the_option_gives_back_nothing_that_the_chip_did_not_use() -> None:
    """Q6."""
    table = table_with(
        f"{SIX} blue-1 orange-1 white-1 white-2 green-1",
        books=BOOKS,
        options={"flask_undoes": 1},
    )
    table.brews(0, f"{SIX} blue-1 orange-1 white-1")
    table.does("flask")
    table.draws(0, "white-2")
    assert table.heard("exploded") == [("exploded", 0, 8, 7, 0, 0)]


@pytest.mark.rules("10.2", "17.2", "17.4")
def test_who_stops_under_protection_is_paid_as_always() -> None:
    table = evaluated(f"{SIX} blue-4", books=BOOKS)
    assert not table.exploded(0)
    assert table.space(0) == 11
    assert table.points(0) == 2
    assert table.asked(0) == "shop"


@pytest.mark.rules("10.2", "20.1")
def test_in_the_last_turn_a_protected_explosion_pays_points_for_both() -> None:
    table = table_with(f"{SIX} blue-1 white-2 white-1", turn=9, books=BOOKS, rubies=[0, 0])
    table.draws(0, "white-3")
    table.draws(1, "white-1")
    table.draws(0, "white-3")
    table.stops(1)
    table.brews(0, "blue-1 white-2")
    assert table.over
    assert table.points(0) == 2 + 2
