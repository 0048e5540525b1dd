"""Chapter 22: choices step by step."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.matches import step_by_step
from tests.games.quacks.names import chips
from tests.games.quacks.table import Table

# --- 22.1 only where there is more than one answer

OPTIONS: list[dict[str, int]] = [
    {"books": 0},
    {"books": 1, "test_tubes": 1},
    {"books": 2, "shop_together": 1},
    {"books": 3, "stir": 1},
    {"books": 5, "movement_offered": 1, "stir": 2},
]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.rules("22.1")
def test_a_player_is_asked_only_where_there_is_more_than_one_answer(
    options: dict[str, int],
) -> None:
    """Drawing is always asked for, and a basket is ended by its player."""
    asked = set()
    for table in step_by_step(3, seed=7, **options):
        for seat in table.waiting:
            asked.add(table.asked(seat))
            player = table.state.players[seat]
            in_a_basket = player.bought or player.named
            if table.asked(seat) != "brew" and not in_a_basket:
                assert len(table.open_to(seat)) > 1, table.asked(seat)
    assert {"brew", "shop", "exploded"} <= asked


@pytest.mark.rules("22.1", "17.5")
def test_who_can_buy_nothing_is_not_asked() -> None:
    table = Table(rubies=[0, 0], faces=["one-point"] * 2)
    table.all_stop()
    assert table.turn == 2


@pytest.mark.rules("22.1", "18.1")
def test_who_has_fewer_than_two_rubies_is_not_asked_what_to_spend() -> None:
    table = Table(rubies=[1, 2], faces=["one-point"] * 2)
    table.all_stop()
    assert (table.phase, table.waiting) == ("spending", (1,))


@pytest.mark.rules("22.1", "5.6")
def test_who_has_no_ruby_is_not_asked_about_a_trade() -> None:
    table = Table(card="ruby-trade", rubies=[0, 1])
    assert (table.waiting, table.asked(1)) == ((1,), "trade")


@pytest.mark.rules("22.1", "8.3")
def test_to_draw_is_asked_for_even_where_nothing_else_is_open() -> None:
    table = Table()
    assert (table.asked(0), table.open_to(0)) == ("brew", {"draw"})


# --- 22.2 shopping


def shopping() -> Table:
    """Seat 0 has 35 coins in turn 3."""
    table = Table(turn=3, droplets=[51, 0], faces=["one-point"])
    table.brews(0, "orange-1")
    table.all_stop()
    assert (table.phase, table.asked(0)) == ("shopping", "shop")
    return table


ORDER = ("black-1", "purple-1", "yellow-1", "red-1", "blue-1", "green-1", "orange-1")


@for_each("first", range(7))
@pytest.mark.rules("22.2", "17.5")
def test_the_second_chip_comes_after_the_first_in_the_order(first: int) -> None:
    table = shopping()
    table.does(f"buy {ORDER[first]}", seat=0)
    for place, chip in enumerate(ORDER):
        if place > first:
            assert table.why(f"buy {chip}", 0) == ""
        elif place < first:
            assert table.why(f"buy {chip}", 0) == "22.2"
        else:
            assert table.why(f"buy {chip}", 0) == "17.5"


@pytest.mark.rules("22.2", "17.5")
def test_with_the_second_chip_shopping_ends_by_itself() -> None:
    table = shopping()
    table.does("buy black-1", "buy green-4", seat=0)
    assert table.asked(0) != "shop"
    assert table.heard("shopped") == [("shopped", 0, 35 - 10 - 14, 0, 0, 0)]


@pytest.mark.rules("22.2")
def test_after_the_first_chip_the_player_is_asked_again_even_without_a_coin() -> None:
    table = Table(droplets=[1, 0], faces=["one-point"], rubies=[0, 0])
    table.all_stop()
    table.does("buy orange-1", seat=0)
    assert (table.asked(0), table.open_to(0)) == ("shop", {"done"})
    table.does("done", seat=0)
    assert table.told[0] == ("shopped", 0, 0, 0, 0, 0)


# --- 22.3 toadstools beside a pot


def settling(aside: str) -> Table:
    """Seat 0 has stopped on space 1 with these toadstools beside the pot."""
    table = Table(books=2, asides={0: aside})
    table.brews(0, "white-1")
    table.stops(0)
    assert table.asked(0) == "aside"
    return table


@pytest.mark.rules("22.3", "11.2")
def test_placed_ones_come_first_the_higher_value_first() -> None:
    table = settling("red-1 red-2 red-4")
    table.does("place red-2", seat=0)
    assert table.why("place red-4", 0) == "22.3"
    assert table.open_to(0) == {"place red-1", "return red-4", "return red-1", "done"}


@pytest.mark.rules("22.3", "11.2")
def test_returned_ones_come_after_them_the_higher_value_first() -> None:
    table = settling("red-1 red-2 red-4")
    table.does("return red-2", seat=0)
    for phrase in ("place red-4", "place red-1", "return red-4"):
        assert table.why(phrase, 0) == "22.3"
    assert table.open_to(0) == {"return red-1", "done"}


@pytest.mark.rules("22.3", "11.2")
def test_two_of_the_same_value_are_named_twice() -> None:
    table = settling("red-2*3")
    table.does("place red-2", "place red-2", "return red-2", "done", seat=0)
    assert table.pot(0) == {1: "white-1", 3: "red-2", 5: "red-2"}
    assert (table.aside(0), table.bag(0)["red-2"]) == (chips(""), 1)


@pytest.mark.rules("22.3", "11.2")
def test_the_rest_is_kept() -> None:
    table = settling("red-1 red-4")
    table.does("done", seat=0)
    assert (table.aside(0), table.asked(0)) == (chips("red-1 red-4"), "")


# --- 22.4 spending rubies


def spending() -> Table:
    """Seat 0 has eight rubies, an empty flask and test tubes."""
    options = {"test_tubes": 1}
    table = Table(rubies=[8, 0], flasks=[0, 1], faces=["one-point"] * 2, options=options)
    table.all_stop()
    assert table.asked(0) == "spend"
    return table


@pytest.mark.rules("22.4", "18.1", "18.2")
def test_test_tubes_come_first_then_the_flask_then_the_droplet() -> None:
    table = spending()
    assert table.open_to(0) == {"tube", "refill", "pot", "done"}
    table.does("refill", seat=0)
    assert table.open_to(0) == {"pot", "done"}
    assert table.why("tube", 0) == "22.4"
    table.does("pot", "pot", seat=0)
    assert table.why("tube", 0) == "22.4"
    assert (table.droplet(0), table.flask(0), table.glass(0)) == (2, True, 0)


@pytest.mark.rules("22.4")
def test_after_a_step_of_the_droplet_the_flask_comes_too_late() -> None:
    table = spending()
    table.does("pot", seat=0)
    assert table.why("refill", 0) == "22.4"
    assert table.open_to(0) == {"pot", "done"}


@pytest.mark.rules("22.4", "18.1")
def test_each_can_be_named_as_often_as_there_are_rubies() -> None:
    table = spending()
    table.does("tube", "tube", "refill", "pot", seat=0)
    assert (table.glass(0), table.flask(0), table.droplet(0), table.rubies(0)) == (2, True, 1, 1)
    assert table.open_to(0) == {"done"}
    assert table.why("pot", 0) == "18.1"
