"""The expert of The Quacks of Quedlinburg: clear situations, and its reckoning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import pytest

from stillroom.bots.quacks.program import Policy, decide
from stillroom.bots.quacks.reckoning import prepare_to_reckon, worth_of_drawing, worth_of_stopping
from stillroom.bots.quacks.thoughts import Memory
from stillroom.bots.quacks.worths import (
    POINT,
    WORTH_IN_POT,
    WORTH_OF_COIN,
    WORTH_OF_DIE,
    WORTH_OF_RUBY,
    WORTH_OF_STEP,
    plain_worth,
    worth_of_tier,
)
from stillroom.games.quacks import pots
from stillroom.games.quacks.ids import Book, Chip
from stillroom.games.quacks.state import State
from stillroom.games.quacks.tables import COINS, HAS_RUBY, POINTS
from stillroom.kernel.dice import Dice
from tests.cases import for_each
from tests.games.quacks.evaluation import brewed
from tests.games.quacks.names import PHRASE_OF, chips_in_order
from tests.games.quacks.table import Table
from tests.referee.quacks import Pot

LIMIT = 7
LAST_SPACE = 52
IN_POT = {"white": WORTH_IN_POT[0], "orange": WORTH_IN_POT[1]}
"""What a chip without a book brings in the pot; both are in the first colours of the table."""


def expert(table: Table, seat: int = 0) -> str:
    """What the expert does at a table, in words."""
    assert table.waiting
    return PHRASE_OF[decide(state_of(table), seat, Policy.EXPERT, Memory(), Dice())]


def state_of(table: Table) -> State:
    """The state of a table."""
    assert isinstance(table.state, State)
    return table.state


def after(chips: str, bag: str, turn: int = 1, flasks: int = 0, books: int = 1) -> Table:
    """A brew in which some chips were drawn, and some are left."""
    bags = {0: f"{chips} {bag}"}
    table = Table(bags=bags, turn=turn, flasks=[flasks, flasks], books=books)
    table.brews(0, chips)
    return table


@pytest.mark.parametrize("turn", [6, 7, 8])
def test_it_never_draws_what_can_only_explode(turn: int) -> None:
    """Every chip that is left is one white too many. (Early on, coins may be worth that.)"""
    assert expert(after("white-3 white-3", "white-2*3 white-3", turn)) == "stop"


@for_each("turn", [1, 4, 7, 8])
@for_each("bag", ["orange-1*3", "white-1 orange-1", "white-1", "green-1 green-2"])
def test_it_draws_while_nothing_can_explode(turn: int, bag: str) -> None:
    """Every chip that is left brings the pot further."""
    assert expert(after("white-3 white-2", bag, turn)) == "draw"


def test_it_takes_a_white_chip_back_where_much_can_follow() -> None:
    """Every third chip would explode now, none without the last one, and the others go far."""
    table = after("green-4*4 white-3 white-3 white-1", "white-1*4 yellow-4*8", 8, flasks=1)
    assert expert(table) == "flask"


def test_it_keeps_the_flask_when_there_is_nothing_to_win() -> None:
    """A flask does not help where all that is left explodes with the chip or without it."""
    table = after("white-3 white-3 white-1", "white-2*2 white-3", 5, flasks=1)
    assert expert(table) == "stop"


@pytest.mark.parametrize("turn", [1, 4, 8])
def test_it_spends_its_coins_while_chips_pay_again(turn: int) -> None:
    """A chip more in the bag is worth something in every turn that comes."""
    table = Table(turn=turn, droplets=[12, 0], faces=["ruby"])
    table.brews(0, "green-1")
    table.brews(1, "white-1")
    table.all_stop()
    table.goes_to("shopping")
    assert expert(table).startswith("buy")


@pytest.mark.parametrize(("turn", "choice"), [(1, "coins"), (8, "points")])
def test_it_takes_coins_after_an_early_explosion_and_points_after_a_late_one(
    turn: int, choice: str
) -> None:
    """Early coins buy chips, late ones hardly anything."""
    table = Table(turn=turn, bags={0: "white-3*3 green-1"}, faces=["ruby"])
    table.brews(0, "green-1 white-3 white-3 white-3")
    table.brews(1, "white-1")
    table.stops(1)
    table.goes_to("points")
    assert table.asked(0) == "exploded"
    assert expert(table) == choice


@for_each(
    ("turn", "rubies", "glass", "wanted"),
    [
        (4, 4, 0, "pot"),
        (5, 2, 0, "pot"),
        (5, 4, 0, "refill"),
        (8, 2, 1, "done"),
        (8, 2, 2, "tube"),
        (9, 2, 2, "done"),
        (9, 2, 3, "tube"),
    ],
)
def test_it_spends_rubies_where_they_bring_more_than_they_are_worth(
    turn: int, rubies: int, glass: int, wanted: str
) -> None:
    """18.1, 18.2, 20.1  In the last turn a glass counts by its points alone."""
    table = brewed(
        Pot(2),
        Pot(2),
        turn=turn,
        rubies=[rubies, 0],
        flasks=[0, 0],
        glasses=[glass, 0],
        options={"test_tubes": 1},
    )
    assert table.asked(0) == "spend"
    assert expert(table) == wanted


def test_it_never_places_a_chip_that_explodes_after_a_crow_skull() -> None:
    """Of the chips that it may place it takes none that is one white too many."""
    table = Table(bags={0: "white-3*3 blue-1 white-2"})
    table.brews(0, "white-3 white-3")
    table.draws(0, "blue-1", then="white-2")
    assert expert(table) == "nothing"


# The referee: two draws, every pair of chips, in fractions


class Referee:
    """Reckons the worth of a brew by trying every chip that may come."""

    def __init__(self, turn: int, furthest: int, protection: int = 0) -> None:
        self.turn, self.furthest, self.protection = turn, furthest, protection

    def pays(self, reached: int) -> int:
        """What a pot pays that did not explode."""
        space = min(reached, LAST_SPACE) + 1
        ruby = WORTH_OF_RUBY[self.turn] * HAS_RUBY[space]
        return 100 * POINTS[space] + WORTH_OF_COIN[self.turn] * COINS[space] + ruby

    def stops(self, reached: int) -> int:
        """The same with the bonus die for who came furthest."""
        return self.pays(reached) + (WORTH_OF_DIE[self.turn] if reached >= self.furthest else 0)

    def explodes(self, reached: int, drawn: int) -> int:
        """Points or coins; both while a crow skull protects this chip."""
        if drawn < self.protection:
            return self.pays(reached)
        space = min(reached, LAST_SPACE) + 1
        ruby = WORTH_OF_RUBY[self.turn] * HAS_RUBY[space]
        return max(100 * POINTS[space], WORTH_OF_COIN[self.turn] * COINS[space]) + ruby

    def draws(
        self, bag: Counter[str], reached: int, white: int, most: int, drawn: int = 0
    ) -> Fraction:
        """What drawing is worth on average, if one stops when that is better."""
        worth = Fraction(0)
        for chip, copies in bag.items():
            colour, value = chip.split("-")
            space, whiter = reached + int(value), white + int(value) * (colour == "white")
            chance = Fraction(copies, bag.total())
            if whiter > LIMIT and colour == "white":
                worth += chance * self.explodes(space, drawn)
                continue
            then: Fraction | int = self.stops(space)
            left = bag - Counter([chip])
            if most > 1 and left:
                then = max(then, self.draws(left, space, whiter, most - 1, drawn + 1))
            worth += chance * (then + IN_POT[colour])
        return worth


def reckoned(table: Table, reckon: Callable[[State, Memory], int], ahead: int = 2) -> int:
    """What an expert who thinks so many chips ahead reckons at a table."""
    memory, state = Memory(), state_of(table)
    memory.ahead = ahead
    prepare_to_reckon(state, 0, memory)
    before = memory.copied()
    worth = reckon(state, memory)
    assert memory == before, "whoever reckons with one chip less puts it back"
    return worth


@for_each("turn", [1, 3, 6, 8])
@for_each(
    ("chips", "bag"),
    [
        ("white-1", "white-3*2 white-2 orange-1"),
        ("white-3 white-2", "white-1*3 white-2 white-3 orange-1*2"),
        ("white-3 white-3 orange-1", "white-1 white-2 orange-1"),
        ("white-3 white-3 white-1", "white-1*2 orange-1*4"),
        ("orange-1*6 white-3 white-3", "white-1"),
    ],
)
@for_each("ahead", [1, 2, 3])
def test_it_reckons_draws_exactly(ahead: int, turn: int, chips: str, bag: str) -> None:
    """But for rounding down each time, it is the expectation over all so many chips of the bag."""
    table = after(chips, bag, turn)
    table.brews(1, "white-1 white-2")
    state = state_of(table)
    player = state.players[0]
    referee = Referee(turn, furthest=state.players[1].reached)
    left = Counter(chips_in_order(bag))
    if turn == 6:
        left["white-1"] += 1
    white = pots.white_sum(player)
    expected = referee.draws(left, player.reached, white, most=ahead)
    found = reckoned(
        table, lambda state, memory: worth_of_drawing(state, player.reached, white, memory), ahead
    )
    assert expected - ahead < found <= expected
    stopping = reckoned(
        table, lambda state, memory: worth_of_stopping(state, player.reached, memory)
    )
    assert stopping == referee.stops(player.reached)


@pytest.mark.parametrize("ahead", [1, 2, 3])
@pytest.mark.parametrize("skull", [1, 2])
def test_so_many_chips_are_protected_as_a_crow_skull_counts(skull: int, ahead: int) -> None:
    """10.2  The chip after them may cost as much as ever."""
    bag = "white-1 white-2*2 white-3 orange-1*2"
    table = after(f"orange-1*9 white-3 white-3 blue-{skull}", bag, turn=2, books=2)
    player = state_of(table).players[0]
    assert player.protection == skull
    table.brews(1, "white-1")
    referee = Referee(2, state_of(table).players[1].reached, protection=skull)
    expected = referee.draws(Counter(chips_in_order(bag)), player.reached, 6, most=ahead)
    found = reckoned(
        table, lambda state, memory: worth_of_drawing(state, player.reached, 6, memory), ahead
    )
    assert expected - ahead < found <= expected


def test_from_an_empty_bag_nothing_comes() -> None:
    """8.3  Where no chip is left, drawing is worth what stopping is."""
    state, memory = state_of(after("white-1", "orange-1")), Memory()
    prepare_to_reckon(state, 0, memory)
    for chip in range(len(memory.left)):
        memory.left[chip] = 0
    memory.chips = 0
    reached = state.players[0].reached
    drawing = worth_of_drawing(state, reached, 1, memory)
    assert drawing == worth_of_stopping(state, reached, memory)


@pytest.mark.parametrize("turn", [1, 5, 9])
def test_more_purple_chips_of_the_first_book_bring_more(turn: int) -> None:
    """16.1  Nothing, a point, a point and a ruby, two points and a step of the droplet."""
    state = state_of(after("white-1", "orange-1"))
    state.turn, state.books[Book.PURPLE] = turn, 1
    ruby, step = WORTH_OF_RUBY[turn], WORTH_OF_STEP[turn]
    expected = [0, POINT, POINT + ruby, 2 * POINT + step]
    assert [worth_of_tier(state, tier) for tier in range(4)] == expected


@pytest.mark.parametrize("turn", [1, 5, 9])
def test_what_the_second_purple_book_brings_is_reckoned_without_what_is_handed_in(
    turn: int,
) -> None:
    """16.2  One, two or three purple chips for others, for points, for rubies and for steps."""
    state = state_of(after("white-1", "orange-1", books=2))
    state.turn = turn
    ruby, step = WORTH_OF_RUBY[turn], WORTH_OF_STEP[turn]
    purple = plain_worth(state, Chip.PURPLE_1)
    received = [
        plain_worth(state, Chip.BLACK_1) + POINT + ruby,
        plain_worth(state, Chip.GREEN_1) + plain_worth(state, Chip.BLUE_2) + 3 * POINT + step,
        plain_worth(state, Chip.YELLOW_4) + 6 * POINT + ruby + 2 * step,
    ]
    found = [worth_of_tier(state, tier) for tier in range(4)]
    assert found == [0, *(worth - n * purple for n, worth in enumerate(received, start=1))]
