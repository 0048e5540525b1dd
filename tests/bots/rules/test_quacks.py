"""The greedy bot of The Quacks of Quedlinburg: what it does in plain situations."""

from __future__ import annotations

from stillroom.bots.quacks.greedy import chance_to_explode
from stillroom.bots.quacks.program import Policy, decide
from stillroom.bots.quacks.thoughts import Memory
from stillroom.games.quacks.state import State
from stillroom.kernel.dice import Dice
from tests.games.quacks.evaluation import brewed
from tests.games.quacks.names import PHRASE_OF
from tests.games.quacks.table import Table
from tests.referee.quacks import Pot


def greedy(table: Table, seat: int = 0) -> str:
    """What the greedy bot does at a table, in words."""
    assert table.waiting
    state = table.state
    assert isinstance(state, State)
    return PHRASE_OF[decide(state, seat, Policy.GREEDY, Memory(), Dice())]


def after(chips: str, bag: str, turn: int = 1, books: int = 1) -> Table:
    """A brew in which some chips were drawn, and some are left."""
    table = Table(bags={0: f"{chips} {bag}"}, turn=turn, books=books)
    table.brews(0, chips)
    return table


def test_it_draws_while_nothing_can_explode() -> None:
    assert greedy(after("white-3 white-1", "white-3 white-1")) == "draw"


def test_it_stops_when_too_much_of_the_bag_explodes() -> None:
    table = after("white-3 white-3 orange-1", "white-2 white-2 white-3 orange-1", turn=5)
    assert greedy(table) == "stop"


def test_it_dares_more_in_the_first_turn_than_in_the_eighth() -> None:
    chips, bag = "white-3 white-3 orange-1", "white-2*3 orange-1*6"
    assert greedy(after(chips, bag, turn=1)) == "draw"
    assert greedy(after(chips, bag, turn=8)) == "stop"


def test_far_behind_it_dares_more_in_the_last_turn() -> None:
    """Of four chips one explodes, and of a hundred it dares 20; with more to catch up 30."""
    for points, wanted in (([0, 8], "stop"), ([0, 9], "draw")):
        table = Table(
            turn=9,
            points=points,
            flasks=[0, 0],
            bags={0: "white-3*2 white-2 orange-1*3"},
            options={"stir": 2},
        )
        table.brews(0, "white-3*2")
        assert isinstance(table.state, State)
        assert chance_to_explode(table.state, 0) == 25
        assert greedy(table) == wanted


def test_in_the_last_turn_a_glass_is_worth_its_points() -> None:
    """19.3, 20.1  Two rubies are a point; a glass of two points is more, and one of a ruby less."""
    for glass, wanted in ((3, "tube"), (1, "done")):
        table = brewed(
            *(Pot(2), Pot(2)), turn=9, rubies=[2, 0], glasses=[glass, 0], options={"test_tubes": 1}
        )
        assert table.asked(0) == "spend"
        assert greedy(table) == wanted


def test_it_uses_the_flask_rather_than_stop_after_a_high_white_chip() -> None:
    table = after("white-3 orange-1 white-3", "white-2 white-2 white-3 orange-1", turn=5)
    assert greedy(table) == "flask"


def test_it_draws_on_under_the_protection_of_a_crow_skull() -> None:
    table = after("white-3 white-3 blue-2", "white-2 white-2 white-3", books=2, turn=5)
    assert greedy(table) == "draw"


def test_it_reckons_with_the_exact_chance() -> None:
    table = after("white-3 white-3 orange-1", "white-1 white-2 white-2 orange-1", turn=5)
    assert isinstance(table.state, State)
    assert chance_to_explode(table.state, 0) == 50


def test_it_never_places_a_chip_that_explodes_after_a_crow_skull() -> None:
    table = Table(bags={0: "white-3*3 blue-1 white-2"})
    table.brews(0, "white-3 white-3")
    table.draws(0, "blue-1", then="white-2")
    assert greedy(table) == "nothing"


def test_it_takes_coins_after_an_early_explosion_and_points_after_a_late_one() -> None:
    for turn, choice in ((2, "coins"), (8, "points")):
        table = Table(turn=turn, bags={0: "white-3*3 green-1"}, faces=["ruby"])
        table.brews(0, "green-1 white-3 white-3 white-3")
        table.brews(1, "white-1")
        table.stops(1)
        table.goes_to("points")
        assert table.asked(0) == "exploded"
        assert greedy(table) == choice


def test_it_spends_its_coins() -> None:
    table = Table(turn=3, droplets=[12, 0], faces=["ruby"])
    table.brews(0, "green-1")
    table.brews(1, "white-1")
    table.all_stop()
    table.goes_to("shopping")
    assert greedy(table).startswith("buy")


def test_it_hands_in_three_purple_chips_of_set_2() -> None:
    table = Table(turn=4, books=2, bags={0: "purple-1*3 white-1 orange-1"}, faces=["ruby"])
    table.brews(0, "purple-1*3")
    table.brews(1, "white-1")
    table.all_stop()
    assert table.asked(0) == "ghost"
    assert greedy(table) == "tier 3"
