"""Chapter 17: evaluation E, shopping."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.cases import for_each
from tests.games.quacks.evaluation import brewed
from tests.games.quacks.names import chips
from tests.games.quacks.scene import START_BAG
from tests.games.quacks.table import Table
from tests.referee import quacks as referee
from tests.referee.quacks import Basket, Pot

LOW = Pot(2)
"""Two coins buy nothing."""
SPOON = Pot(53)


def space_with(coins: int) -> Pot:
    """The first space that pays so many coins."""
    return Pot(referee.printed_numbers().index(coins))


def buys(table: Table, seat: int) -> set[str]:
    """The chips that are open to a seat."""
    opened = table.open_to(seat)
    return {phrase.removeprefix("buy ") for phrase in opened if phrase.startswith("buy ")}


def baskets(table: Table, seat: int) -> Iterator[Basket]:
    """Everything that a seat can buy from here on, once for each way to say it."""
    for phrase in sorted(table.open_to(seat)):
        if phrase == "done":
            yield frozenset()
            continue
        chip = phrase.removeprefix("buy ")
        then = table.copied()
        then.does(phrase, seat=seat)
        rest = baskets(then, seat) if then.asked(seat) == "shop" else [frozenset[str]()]
        for basket in rest:
            yield basket | {chip}


def all_pages(page: int) -> dict[str, int]:
    return dict.fromkeys(("green", "blue", "red", "yellow", "purple"), page)


# --- 17.4 coins


@pytest.mark.rules("17.4", "1.3")
def test_each_player_has_the_coins_of_the_scoring_space() -> None:
    for space in range(3, 54):
        table = brewed(Pot(space), LOW)
        assert table.asked(0) == "shop"
        assert table.state.players[0].coins == referee.coins(space), space


@pytest.mark.rules("17.4", "17.5")
def test_the_spoon_pays_35_coins_enough_for_two_dear_chips() -> None:
    table = brewed(SPOON, LOW, turn=3)
    table.does("buy red-4", "buy blue-4", seat=0)
    assert ("shopped", 0, 0, 0, 0, 0) in table.told


@pytest.mark.rules("17.4", "17.5")
def test_a_chip_that_costs_more_than_there_are_coins_is_too_dear() -> None:
    table = brewed(space_with(13), LOW)
    assert not table.can("buy green-4", 0)
    assert table.why("buy green-4", 0) == "17.4"
    table = brewed(space_with(14), LOW)
    assert table.can("buy green-4", 0)


@pytest.mark.rules("17.4", "17.5")
def test_the_second_chip_is_bought_with_what_is_left() -> None:
    table = brewed(space_with(14), LOW)
    table.does("buy red-2", seat=0)
    assert table.state.players[0].coins == 4
    assert buys(table, 0) == {"green-1", "orange-1"}
    assert table.why("buy blue-1", 0) == "17.4"


# --- 1.7 prices


@for_each("page", [1, 2, 3, 4])
@pytest.mark.rules("1.7", "17.4", "17.5")
def test_with_any_coins_one_can_buy_what_they_pay_for(page: int) -> None:
    """Q46."""
    for coins in [*range(3, 34), 35]:
        table = brewed(space_with(coins), LOW, turn=3, books=page)
        offers = referee.for_sale(all_pages(page), 3, table.supply)
        assert buys(table, 0) == {chip for chip in offers if offers[chip] <= coins}, coins


@pytest.mark.rules("1.7", "1.6")
def test_each_colour_has_the_price_of_its_own_page() -> None:
    pages = {"green": 3, "blue": 4, "red": 2, "yellow": 1, "purple": 2}
    table = brewed(SPOON, LOW, turn=3, books=pages)
    for chip, price in referee.for_sale(pages, 3, table.supply).items():
        then = table.copied()
        then.does(f"buy {chip}", seat=0)
        assert ("bought", 0, chip, price, 0, 0) in then.told
        assert then.state.players[0].coins == 35 - price


@pytest.mark.rules("1.7")
def test_white_chips_are_not_for_sale() -> None:
    table = brewed(SPOON, LOW)
    for value in (1, 2, 3):
        assert not table.can(f"buy white-{value}", 0)
        assert table.why(f"buy white-{value}", 0)


# --- 17.5 one or two chips


@pytest.mark.rules("17.5")
def test_two_chips_are_of_different_colours() -> None:
    """Q37."""
    table = brewed(SPOON, LOW)
    table.does("buy green-4", seat=0)
    assert table.why("buy green-2", 0) == "17.5"
    assert table.why("buy green-4", 0) == "17.5"
    assert table.can("buy orange-1", 0)


@pytest.mark.rules("17.5")
def test_after_two_chips_shopping_is_over() -> None:
    table = brewed(SPOON, LOW)
    table.does("buy red-1", "buy green-1", seat=0)
    assert table.asked(0) != "shop"
    assert ("shopped", 0, 35 - 6 - 4, 0, 0, 0) in table.told


@pytest.mark.rules("17.5")
def test_nobody_has_to_buy_anything() -> None:
    table = brewed(SPOON, LOW)
    before = table.supply
    table.does("done", seat=0)
    assert table.supply == before
    assert ("shopped", 0, 35, 0, 0, 0) in table.told


@pytest.mark.rules("17.5")
def test_one_chip_is_enough() -> None:
    table = brewed(SPOON, LOW)
    table.does("buy black-1", "done", seat=0)
    assert ("shopped", 0, 25, 0, 0, 0) in table.told
    assert table.bag(0)["black-1"] == 1


@pytest.mark.rules("17.5")
def test_coins_that_are_left_are_lost() -> None:
    table = brewed(Pot(12), LOW, start=1)
    table.does("buy black-1", "done", seat=0)
    assert (table.turn, table.state.players[0].coins) == (2, 0)
    table.brews(0, "orange-1")
    table.stops(0)
    table.brews(1, "orange-1")
    table.stops(1)
    assert table.state.players[0].coins == referee.coins(table.space(0)) == 12


@pytest.mark.rules("17.5", "22.1")
def test_who_can_buy_nothing_is_not_asked() -> None:
    table = brewed(LOW, LOW)
    assert (table.turn, table.phase) == (2, "brewing")
    table = brewed(Pot(3), LOW, supply={"orange-1": 0})
    assert (table.turn, table.phase) == (2, "brewing")


@pytest.mark.rules("17.5", "1.9")
def test_a_chip_that_is_sold_out_cannot_be_bought() -> None:
    table = brewed(SPOON, LOW, supply={"green-2": 0})
    assert not table.can("buy green-2", 0)
    assert table.why("buy green-2", 0) == "1.9"
    assert table.can("buy green-1", 0)
    assert table.can("buy green-4", 0)


@pytest.mark.rules("3.3", "17.5")
@for_each(("turn", "closed"), [(1, {"yellow", "purple"}), (2, {"purple"}), (3, set())])
def test_chips_can_be_bought_once_their_books_are_out(turn: int, closed: list[str]) -> None:
    table = brewed(SPOON, LOW, turn=turn)
    colours = {referee.colour(chip) for chip in buys(table, 0)}
    everything = {"orange", "green", "blue", "red", "yellow", "purple", "black"}
    assert colours == everything - {*closed}
    for colour in closed:
        assert table.why(f"buy {colour}-1", 0) == "3.3"


@pytest.mark.rules("17.5", "17.3")
def test_who_exploded_and_took_points_buys_nothing() -> None:
    table = brewed(Pot(53, exploded=True), Pot(3))
    table.does("points", seat=0)
    assert set(table.waiting) == {1}
    table.does("buy orange-1", "done", seat=1)
    assert table.turn == 2


@pytest.mark.rules("20.1")
def test_in_the_last_turn_nothing_is_bought() -> None:
    table = brewed(SPOON, Pot(24), turn=9)
    assert table.over
    assert table.heard("bought") == []


# --- 22.2 every basket by exactly one way


@pytest.mark.rules("22.2", "17.5")
def test_the_chip_of_the_higher_number_is_named_first() -> None:
    table = brewed(SPOON, LOW, turn=3)
    table.does("buy blue-1", seat=0)
    assert buys(table, 0) == {"green-1", "green-2", "green-4", "orange-1"}
    for chip in ("black-1", "purple-1", "yellow-2", "red-4"):
        assert table.why(f"buy {chip}", 0) == "22.2"


@for_each("coins", [3, 7, 11, 15, 18, 24])
@for_each("page", [1, 3])
@pytest.mark.rules("22.2", "17.5", "1.7")
def test_every_basket_that_the_coins_allow_can_be_bought_in_one_way(page: int, coins: int) -> None:
    table = brewed(space_with(coins), LOW, turn=3, books=page)
    offers = referee.for_sale(all_pages(page), 3, table.supply)
    found = Counter(baskets(table, 0))
    assert set(found) == referee.baskets(coins, offers)
    assert set(found.values()) == {1}


# --- 17.6 seat order, and together


@pytest.mark.rules("17.6", "3.6")
def test_shopping_goes_in_seat_order_from_the_start_player() -> None:
    table = brewed(Pot(12), Pot(12), Pot(12), start=1)
    order = []
    while table.phase == "shopping":
        assert len(table.waiting) == 1
        order.append(table.waiting[0])
        table.does("done", seat=order[-1])
    assert order == [1, 2, 0]


@pytest.mark.rules("17.6", "3.6")
def test_who_is_not_to_shop_yet_is_told_so() -> None:
    table = brewed(Pot(12), Pot(12), start=1)
    assert table.open_to(0) == set()
    assert table.why("buy orange-1", 0) == "3.6"
    assert table.why("done", 0) == "3.6"


@pytest.mark.rules("17.6", "22.1")
def test_a_player_who_can_buy_nothing_is_passed_over() -> None:
    table = brewed(Pot(12), LOW, Pot(12))
    table.does("done", seat=0)
    assert set(table.waiting) == {2}


@pytest.mark.rules("17.6", "1.1")
def test_the_last_chip_of_a_kind_goes_to_whoever_comes_first() -> None:
    table = brewed(SPOON, SPOON, LOW, start=1, supply={"green-4": 1})
    table.does("buy green-4", "done", seat=1)
    assert not table.can("buy green-4", 0)
    assert table.why("buy green-4", 0) == "1.9"


@pytest.mark.rules("17.6")
def test_together_everybody_shops_at_the_same_time() -> None:
    table = brewed(Pot(12), LOW, Pot(12), options={"shop_together": 1}, start=2)
    assert set(table.waiting) == {0, 2}
    table.does("buy black-1", seat=0)
    assert set(table.waiting) == {0, 2}
    table.does("done", seat=2)
    assert set(table.waiting) == {0}
    table.does("done", seat=0)
    assert table.turn == 2


@pytest.mark.rules("17.6", "3.6")
def test_together_each_may_take_what_is_there_for_all() -> None:
    table = brewed(SPOON, SPOON, options={"shop_together": 1}, supply={"green-4": 2})
    assert set(table.waiting) == {0, 1}
    table.does("buy green-4", "done", seat=1)
    table.does("buy green-4", "done", seat=0)
    assert table.supply["green-4"] == 0


@pytest.mark.rules("17.6", "3.6")
def test_with_a_scarce_kind_shopping_goes_in_seat_order_again() -> None:
    table = brewed(SPOON, SPOON, start=1, options={"shop_together": 1}, supply={"green-4": 1})
    assert set(table.waiting) == {1}
    assert table.why("buy green-4", 0) == "3.6"
    table.does("done", seat=1)
    assert set(table.waiting) == {0}
    assert table.can("buy green-4", 0)


@pytest.mark.rules("17.6", "3.6")
def test_a_kind_that_is_sold_out_holds_up_nobody() -> None:
    table = brewed(SPOON, SPOON, options={"shop_together": 1}, supply={"green-4": 0})
    assert set(table.waiting) == {0, 1}


# --- 17.7 the bag


@pytest.mark.rules("17.7", "1.9")
def test_a_chip_that_was_bought_comes_from_the_supply_into_the_bag() -> None:
    table = brewed(SPOON, LOW)
    table.does("buy red-2", seat=0)
    assert table.supply["red-2"] == 7
    assert table.bag(0)["red-2"] == 1


@pytest.mark.rules("17.7")
def test_at_the_end_of_the_turn_all_chips_of_the_pot_go_into_the_bag() -> None:
    table = brewed(Pot(53, exploded=True), Pot(5))
    table.does("coins", seat=0)
    table.does("buy red-2", "done", seat=0)
    assert table.pot(0)
    table.does("done", seat=1)
    assert table.turn == 2
    assert (table.pot(0), table.pot(1)) == ({}, {})
    assert table.bag(0) == chips(f"{START_BAG} red-2")


@pytest.mark.rules("17.7")
def test_a_chip_that_was_bought_can_be_drawn_in_the_next_turn() -> None:
    table = brewed(Pot(12), LOW)
    table.does("buy red-2", "done", seat=0)
    table.draws(0, "red-2")
    assert table.pot(0) == {12: "red-2"}
