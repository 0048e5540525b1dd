"""Paragraph 3.6: what is asked at the same time, and what in seat order."""

from __future__ import annotations

import pytest

from tests.games.quacks.evaluation import EXPLODING, brew, brewed
from tests.games.quacks.names import chips_in_order
from tests.games.quacks.scene import START_BAG
from tests.games.quacks.table import Table
from tests.referee.quacks import Pot

LOW = Pot(2)
"""Two coins buy nothing."""


def order_of(table: Table, answer: str, choice: str) -> list[int]:
    """The seats in the order in which they are asked, one at a time, each giving this answer."""
    order = []
    while [seat for seat in table.waiting if table.asked(seat) == choice]:
        (seat,) = table.waiting
        order.append(seat)
        table.does(answer, seat=seat)
    return order


# --- brewing


@pytest.mark.rules("3.6", "8.1")
def test_everybody_brews_at_the_same_time_whoever_begins() -> None:
    table = Table(seats=4, start=2)
    assert set(table.waiting) == {0, 1, 2, 3}
    table.draws(3, "white-1")
    table.draws(3, "white-1")
    table.draws(0, "white-1")
    table.stops(3)
    assert set(table.waiting) == {0, 1, 2}


# --- choices of cards


@pytest.mark.rules("3.6", "5.1")
def test_choices_of_a_card_are_asked_at_the_same_time() -> None:
    """Q66."""
    table = Table(seats=3, card="fork-in-the-road", turn=3, start=1)
    assert set(table.waiting) == {0, 1, 2}
    table.does("take purple-1", seat=2)
    assert set(table.waiting) == {0, 1}
    table.does("steps", seat=0)
    table.does("take purple-1", seat=1)
    assert table.phase == "brewing"


@pytest.mark.rules("3.6", "4.2")
def test_nobody_brews_before_all_have_answered_the_card() -> None:
    table = Table(seats=3, card="fork-in-the-road", turn=3)
    table.does("steps", seat=0)
    table.does("steps", seat=1)
    assert table.open_to(0) == set()
    assert table.why("draw", 0)


@pytest.mark.rules("3.6", "5.1")
def test_with_too_few_chips_the_card_goes_round_from_the_start_player() -> None:
    table = Table(seats=4, card="fork-in-the-road", turn=3, start=1, supply={"purple-1": 1})
    assert set(table.waiting) == {1}
    assert table.why("steps", 0) == "3.6"
    assert order_of(table, "steps", "fork") == [1, 2, 3, 0]


@pytest.mark.rules("3.6", "5.1")
def test_it_goes_round_no_longer_than_there_are_too_few() -> None:
    table = Table(seats=3, card="fork-in-the-road", turn=3, start=1, supply={"purple-1": 2})
    assert set(table.waiting) == {1}
    table.does("steps", seat=1)
    assert set(table.waiting) == {2, 0}


@pytest.mark.rules("3.6", "1.9")
def test_who_comes_first_takes_the_last_chip() -> None:
    table = Table(seats=3, card="fork-in-the-road", turn=3, start=1, supply={"purple-1": 1})
    table.does("take purple-1", seat=1)
    assert table.phase == "brewing", "5.1, 22.1 the others have only the steps"
    assert [table.droplet(seat) for seat in range(3)] == [2, 0, 2]


@pytest.mark.rules("3.6", "5.1")
def test_as_many_chips_as_players_are_enough_for_all() -> None:
    table = Table(seats=3, card="fork-in-the-road", turn=3, supply={"purple-1": 3})
    assert set(table.waiting) == {0, 1, 2}
    for seat in (2, 0, 1):
        table.does("take purple-1", seat=seat)
    assert table.supply["purple-1"] == 0


@pytest.mark.rules("3.6", "5.5")
def test_a_kind_that_is_sold_out_does_not_make_players_wait() -> None:
    table = Table(seats=3, card="one-gift", turn=3, supply={"black-1": 0})
    assert set(table.waiting) == {0, 1, 2}


@pytest.mark.rules("3.6", "5.5")
def test_one_scarce_kind_among_many_makes_players_wait() -> None:
    table = Table(seats=3, card="one-gift", turn=3, start=2, supply={"red-2": 1})
    assert order_of(table, "rubies", "gift") == [2, 0, 1]


@pytest.mark.rules("3.6", "5.1")
def test_a_scarce_kind_that_the_card_does_not_offer_makes_nobody_wait() -> None:
    table = Table(seats=3, card="fork-in-the-road", turn=3, supply={"red-2": 1})
    assert set(table.waiting) == {0, 1, 2}


@pytest.mark.rules("3.6", "5.6")
def test_only_those_who_could_take_a_chip_are_counted() -> None:
    """A player without a ruby can trade for nothing."""
    scarce = {"orange-1": 2}
    table = Table(seats=3, card="ruby-trade", turn=3, rubies=[1, 0, 1], supply=scarce)
    assert set(table.waiting) == {0, 2}
    table = Table(seats=3, card="ruby-trade", turn=3, rubies=[1, 1, 1], supply=scarce)
    assert set(table.waiting) == {0}


@pytest.mark.rules("3.6", "5.9")
def test_swaps_go_round_for_a_chip_given_may_be_taken_by_the_next() -> None:
    table = Table(seats=3, card="market-day", turn=3, start=1)
    for seat in range(3):
        table.will_draw(seat, "green-1 white-1*3")
    assert order_of(table, "nothing", "market") == [1, 2, 0]


@pytest.mark.rules("3.6", "5.9", "1.9")
def test_swaps_go_round_when_the_next_value_is_scarce() -> None:
    table = Table(seats=3, card="market-day", turn=3, start=1, supply={"green-2": 2})
    for seat in range(3):
        table.will_draw(seat, "green-1 white-1*3")
    assert order_of(table, "nothing", "market") == [1, 2, 0]


@pytest.mark.rules("3.6", "5.12")
def test_a_choice_without_chips_of_the_supply_is_asked_of_all() -> None:
    table = Table(seats=4, card="clean-sweep", turn=3, start=3)
    assert set(table.waiting) == {0, 1, 2, 3}


@pytest.mark.rules("3.6", "6.5")
def test_a_neighbours_loss_is_everybodys_gain_at_the_same_time() -> None:
    exploding = chips_in_order(EXPLODING)
    table = Table(seats=3, card="neighbours-loss", turn=3, rubies=[0, 0, 0], faces=["pumpkin"])
    brew(table, [*exploding], [*exploding], ["orange-1", "stop"])
    assert set(table.waiting) == {1, 2}
    assert {table.asked(1), table.asked(2)} == {"loss"}


@pytest.mark.rules("3.6", "6.5")
def test_a_neighbours_loss_goes_round_when_a_kind_is_scarce() -> None:
    exploding = chips_in_order(EXPLODING)
    table = Table(
        seats=3,
        card="neighbours-loss",
        turn=3,
        start=2,
        rubies=[0, 0, 0],
        faces=["pumpkin"],
        supply={"blue-2": 1},
    )
    brew(table, [*exploding], [*exploding], ["orange-1", "stop"])
    assert order_of(table, "take green-2", "loss") == [2, 1]


# --- choices of chips


def spiders(start: int, **supply: int) -> Table:
    """Three seats with a green 2-chip last in the pot, who may each take a blue or a red one."""
    bags = dict.fromkeys(range(3), f"{START_BAG} green-2")
    table = Table(
        seats=3,
        turn=3,
        start=start,
        books={"green": 2},
        bags=bags,
        rubies=[0, 0, 0],
        faces=["pumpkin"] * 3,
        supply={name.replace("_", "-"): copies for name, copies in supply.items()},
    )
    brew(table, *(["green-2", "stop"] for _ in range(3)))
    return table


@pytest.mark.rules("3.6", "15.2")
def test_chips_that_offer_chips_ask_at_the_same_time() -> None:
    table = spiders(start=1)
    assert set(table.waiting) == {0, 1, 2}
    assert {table.asked(seat) for seat in range(3)} == {"spider"}


@pytest.mark.rules("3.6", "15.2")
def test_chips_that_offer_scarce_chips_ask_in_seat_order() -> None:
    table = spiders(start=1, red_1=2)
    assert order_of(table, "nothing", "spider") == [1, 2, 0]


@pytest.mark.rules("3.6", "15.2", "1.9")
def test_the_last_chip_goes_by_seat_order() -> None:
    table = spiders(start=1, red_1=1)
    table.does("take red-1", seat=1)
    assert table.open_to(2) == {"take blue-1", "nothing"}
    assert table.why("take red-1", 2) == "1.9"


# --- points or coins, and rubies


@pytest.mark.rules("3.6", "17.3", "18.1")
def test_points_or_coins_and_rubies_are_asked_at_the_same_time() -> None:
    exploded = Pot(9, exploded=True)
    table = brewed(exploded, exploded, LOW, start=1, rubies=[3, 3, 3])
    assert set(table.waiting) == {0, 1}
    table.does("points", seat=0)
    table.does("points", seat=1)
    assert table.phase == "spending"
    assert set(table.waiting) == {0, 1, 2}


# --- test tubes


@pytest.mark.rules("3.6", "19.3")
def test_steps_of_the_test_tubes_go_round_when_their_chips_are_scarce() -> None:
    table = Table(
        card="rising-broth",
        turn=2,
        start=1,
        glasses=[2, 2],
        supply={"blue-1": 1},
        options={"test_tubes": 1},
    )
    assert set(table.waiting) == {1}
    table.does("tube", seat=1)
    assert set(table.waiting) == {0}
    assert table.supply["blue-1"] == 0
