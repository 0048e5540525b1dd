"""The judges themselves, held against the examples of the rulebook and small hand-made cases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest

from tests.cases import for_each
from tests.referee import quacks_brewing as brewing
from tests.referee.quacks import (
    FACES,
    GLASSES,
    PRICES,
    SPOON,
    START_BAG,
    Moths,
    Pay,
    Pot,
    Spending,
    baskets,
    box,
    coins,
    colour,
    for_sale,
    has_ruby,
    moths,
    pays,
    places,
    points,
    points_for_what_is_left,
    price,
    printed_numbers,
    rollers,
    scoring_space,
    spendings,
    start_supply,
    tail_after,
    tails,
    tails_of,
    white_sum,
)
from tests.referee.quacks_brewing import Brew

# --- the box


def test_the_box_holds_216_chips_and_the_early_rules_215() -> None:
    assert box().total() == 216
    assert box(draft=True).total() == 215


def test_the_chips_of_each_colour_and_value_add_up_as_in_the_data() -> None:
    by_colour: Counter[str] = Counter()
    by_value: Counter[str] = Counter()
    for chip, copies in box().items():
        by_colour[colour(chip)] += copies
        by_value[chip[-1]] += copies
    assert dict(by_colour) == {
        "white": 32,
        "orange": 20,
        "green": 38,
        "blue": 34,
        "red": 30,
        "yellow": 29,
        "purple": 15,
        "black": 18,
    }
    assert dict(by_value) == {"1": 127, "2": 42, "3": 4, "4": 43}


def test_four_bags_and_the_sixth_turn_use_up_all_white_chips() -> None:
    supply = start_supply(4)
    assert (supply["white-1"], supply["white-2"], supply["white-3"]) == (4, 0, 0)
    assert (supply["orange-1"], supply["green-1"]) == (16, 11)
    assert start_supply(2)["white-1"] == 12


def test_a_start_bag_has_nine_chips_and_eleven_in_white() -> None:
    assert Counter(START_BAG).total() == 9
    assert white_sum(Counter(START_BAG).elements()) == 11


# --- prices


def test_every_page_has_a_price_for_every_value() -> None:
    assert len(PRICES) == 5 * 4 + 2
    for (name, _), printed in PRICES.items():
        values = [chip for chip in box() if colour(chip) == name]
        assert len(printed.split()) == len(values)


def test_prices_that_the_almanac_spells_out() -> None:
    assert [price(f"green-{value}", 3) for value in (1, 2, 4)] == [6, 11, 21]
    assert [price(f"blue-{value}", 4) for value in (1, 2, 4)] == [5, 10, 19]
    assert [price("purple-1", page) for page in (1, 2, 3, 4)] == [9, 12, 10, 11]
    assert [price("orange-1", page) for page in (1, 2, 3, 4)] == [3, 3, 3, 3]
    assert price("black-1", 4) == 10


SET_1 = {"green": 1, "blue": 1, "red": 1, "yellow": 1, "purple": 1}


def test_yellow_is_for_sale_from_turn_2_and_purple_from_turn_3() -> None:
    colours = [{colour(chip) for chip in for_sale(SET_1, turn, box())} for turn in (1, 2, 3)]
    assert colours[0] == {"orange", "green", "blue", "red", "black"}
    assert colours[1] - colours[0] == {"yellow"}
    assert colours[2] - colours[1] == {"purple"}


def test_what_is_sold_out_is_not_for_sale() -> None:
    supply = box()
    supply["green-2"] = 0
    assert "green-2" not in for_sale(SET_1, 1, supply)
    assert "green-4" in for_sale(SET_1, 1, supply)


def test_nina_can_buy_a_green_and_a_blue_chip_for_18_of_her_19_coins() -> None:
    nina = baskets(19, for_sale(SET_1, 2, box()))
    assert {"green-2", "blue-2"} in nina
    assert {"green-2", "green-1"} not in nina
    assert {"green-4", "red-1"} not in nina


def test_baskets_of_few_coins() -> None:
    offers = for_sale(SET_1, 1, box())
    assert baskets(2, offers) == {frozenset()}
    assert baskets(3, offers) == {frozenset(), frozenset({"orange-1"})}
    assert baskets(7, offers) - baskets(6, offers) == {frozenset({"orange-1", "green-1"})}


# --- the pot


def test_the_pot_has_53_spaces_and_a_spoon() -> None:
    numbers = printed_numbers()
    assert len(numbers) == SPOON + 1
    assert numbers.count(14) == 1
    assert numbers.count(15) == numbers.count(33) == 2
    assert (34 in numbers, coins(SPOON), points(SPOON)) == (False, 35, 15)


def test_fifteen_spaces_show_a_ruby_and_the_spoon_shows_none() -> None:
    rubies = [space for space in range(SPOON + 1) if has_ruby(space)]
    assert rubies == [5, 9, 13, 16, 20, 24, 28, 30, 34, 36, 40, 42, 46, 50, 52]


def test_points_never_fall_and_rise_by_one() -> None:
    steps = [points(space + 1) - points(space) for space in range(SPOON)]
    assert set(steps) == {0, 1}
    assert points(0) == 0


@for_each(
    ("space", "pay"),
    [
        (31, Pay(0, 7, 23)),
        (32, Pay(0, 8, 23)),
        (16, Pay(1, 3, 15)),
        (23, Pay(0, 5, 19)),
        (24, Pay(1, 5, 19)),
        (10, Pay(0, 2, 10)),
        (52, Pay(1, 14, 33)),
        (53, Pay(0, 15, 35)),
    ],
)
def test_the_spaces_of_the_examples_pay_what_the_rulebook_says(space: int, pay: Pay) -> None:
    assert pays(Pot(space)) == pay


def test_an_exploded_pot_pays_points_or_coins_and_its_ruby() -> None:
    nina = Pot(24, exploded=True)
    assert pays(nina, takes="points") == Pay(1, 5, 0)
    assert pays(nina, takes="coins") == Pay(1, 0, 19)
    assert pays(nina, takes="both") == Pay(1, 5, 19)
    with pytest.raises(ValueError, match="nobody"):
        pays(nina, takes="rubies")


def test_the_scoring_space_comes_after_the_last_chip() -> None:
    assert [scoring_space(last) for last in (9, 51, 52, 55)] == [10, 52, 53, 53]


# --- the score track


def test_there_are_23_tails_in_a_lap() -> None:
    first = [score for score in range(51) if tail_after(score)]
    assert first == [1, 4, 7, *range(10, 49, 2)]
    assert len(first) == 23
    assert [score for score in range(51, 101) if tail_after(score)] == [50 + t for t in first]


def test_the_picture_of_the_rulebook_has_no_tail_one_tail_and_two() -> None:
    assert tails_of([20, 19, 17, 16]) == [0, 0, 1, 2]


def test_who_leads_has_no_tails_and_a_lap_is_23() -> None:
    assert tails(20, 20) == 0
    assert [tails(score, score + 50) for score in (0, 1, 30, 50, 77)] == [23] * 5
    assert (tails(49, 51), tails(50, 52), tails(0, 1), tails(1, 2)) == (0, 1, 0, 1)


# --- the bonus die and the hawkmoths


def test_mary_rolls_for_the_second_23_and_lucas_does_not() -> None:
    mary, lucas = Pot(32), Pot(31)
    assert coins(mary.space) == coins(lucas.space) == 23
    assert rollers([mary, lucas]) == [0]


def test_who_exploded_does_not_roll_and_equal_spaces_all_roll() -> None:
    assert rollers([Pot(24, exploded=True), Pot(16)]) == [1]
    assert rollers([Pot(9), Pot(12), Pot(12), Pot(13, exploded=True)]) == [1, 2]
    assert rollers([Pot(9, exploded=True), Pot(12, exploded=True)]) == []


def test_the_die_shows_one_point_twice() -> None:
    assert Counter(FACES) == {"1 point": 2, "2 points": 1, "ruby": 1, "droplet": 1, "orange-1": 1}


BOTH = Moths(1, 1)
STEP = Moths(1, 0)
NONE = Moths()


@for_each(
    ("counts", "gains"),
    [
        ((1, 0), [BOTH, NONE]),
        ((2, 3), [NONE, BOTH]),
        ((2, 2), [STEP, STEP]),
        ((0, 0), [NONE, NONE]),
        ((1, 0, 0), [BOTH, NONE, NONE]),
        ((2, 1, 0), [BOTH, STEP, NONE]),
        ((1, 1, 0), [STEP, STEP, NONE]),
        ((1, 1, 1), [NONE, NONE, NONE]),
        ((1, 0, 1, 0), [BOTH, NONE, BOTH, NONE]),
        ((2, 1, 2, 2), [STEP, NONE, STEP, NONE]),
        ((3, 2, 1, 0), [BOTH, STEP, STEP, NONE]),
    ],
)
def test_black_chips_are_compared_with_the_neighbours(
    counts: tuple[int, ...], gains: list[Moths]
) -> None:
    assert moths(counts) == gains


def test_none_against_none_pays_only_by_the_letter_of_the_book() -> None:
    assert moths((0, 0), tie_at_none=True) == [STEP, STEP]
    assert moths((0, 1), tie_at_none=True) == [NONE, BOTH]


# --- rubies, test tubes and the end


def test_the_test_tubes_pay_a_ruby_15_points_and_five_chips() -> None:
    assert len(GLASSES) == 13
    words = [glass.split() for glass in GLASSES]
    assert sum(int(word[0]) for word in words if word[-1].startswith("point")) == 15
    assert [glass for glass in GLASSES if "-" in glass] == [
        *("blue-1", "black-1", "red-2", "purple-1", "yellow-4")
    ]
    assert GLASSES.count("1 ruby") == 1


def test_rubies_are_spent_two_by_two() -> None:
    assert spendings(1, flask_full=False) == {Spending()}
    assert spendings(3, flask_full=True) == {Spending(), Spending(droplet=1)}
    assert spendings(4, flask_full=False) == {
        *(Spending(), Spending(flask=1), Spending(droplet=1)),
        *(Spending(droplet=2), Spending(flask=1, droplet=1)),
    }
    assert spendings(4, flask_full=True, droplet=52) == {Spending()}
    assert spendings(4, flask_full=False, last=True) == {Spending()}


def test_the_ruby_of_the_second_glass_may_be_spent_on() -> None:
    assert spendings(1, flask_full=False, glass=0) == {Spending()}
    assert Spending(tube=1, flask=1) in spendings(3, flask_full=False, glass=0)
    assert Spending(tube=1, flask=1) not in spendings(3, flask_full=False, glass=1)
    assert spendings(9, flask_full=False, glass=12, last=True) == {Spending()}
    assert spendings(5, flask_full=False, glass=4, last=True) == {
        *(Spending(), Spending(tube=1), Spending(tube=2))
    }


def test_coins_and_rubies_are_exchanged_apart() -> None:
    assert points_for_what_is_left(14, 3) == 2 + 1
    assert points_for_what_is_left(4, 1) == 0


def test_places_go_by_points_then_by_the_last_pot() -> None:
    assert places([40, 52, 40, 31], [20, 9, 24, 30]) == [3, 1, 2, 4]
    assert places([40, 40, 39], [20, 20, 50]) == [1, 1, 3]


# --- the odds of a first brew


def test_the_first_chip_alone_is_as_likely_as_it_is_frequent() -> None:
    spaces = brewing.of_spaces(brewing.odds(brewing.until_chips(1)))
    assert spaces == {2: Fraction(6, 9), 3: Fraction(2, 9), 4: Fraction(1, 9)}


def test_five_in_white_is_safe_and_eight_is_certain() -> None:
    risks = [brewing.of_explosion(brewing.odds(brewing.until_white(sum_))) for sum_ in range(1, 9)]
    assert risks[:5] == [0] * 5
    assert risks[7] == 1
    assert sorted(risks) == risks


def test_an_exploded_start_bag_never_scores_below_9() -> None:
    ends = brewing.odds(brewing.until_white(8))
    assert min(brewing.of_spaces(ends)) == 9
    assert {brew.white for brew in ends} == {8, 9, 10}


def distinct_orders(bag: Counter[str]) -> Iterator[tuple[str, ...]]:
    """Every order in which the kinds of a bag can come."""
    if not bag:
        yield ()
    for chip in sorted(bag):
        for rest in distinct_orders(bag - Counter([chip])):
            yield (chip, *rest)


ALL_ORDERS = list(distinct_orders(Counter(START_BAG)))


def walked(order: tuple[str, ...], stops: brewing.Policy) -> Brew:
    """A brew of chips in this order, chip by chip."""
    drawn: list[str] = []
    for chip in order:
        drawn.append(chip)
        white = white_sum(drawn)
        brew = Brew(len(drawn), sum(int(name[-1]) for name in drawn), white)
        if white > 7 or stops(brew):
            return brew
    raise AssertionError("a start bag explodes before it is empty")


@for_each(
    "stops",
    [*map(brewing.until_white, range(1, 9)), *map(brewing.until_chips, range(1, 10))],
)
def test_the_odds_are_those_of_all_7560_orders(stops: brewing.Policy) -> None:
    """Every order of the kinds is as likely as any other."""
    assert len(ALL_ORDERS) == 7560
    counted = Counter(walked(order, stops) for order in ALL_ORDERS)
    assert brewing.odds(stops) == {brew: Fraction(n, 7560) for brew, n in counted.items()}


def test_the_odds_of_some_policies() -> None:
    """Reckoned once by hand from the hypergeometric numbers, so that both ways cannot drift."""
    after_four = brewing.odds(brewing.until_chips(4))
    assert brewing.of_explosion(after_four) == Fraction(4, 126)
    three_one_three = brewing.odds(brewing.until_chips(3))
    assert brewing.of_white_sums(three_one_three)[7] == Fraction(1, 84)
    assert brewing.of_spaces(three_one_three)[8] == Fraction(1, 84)


def test_a_brew_on_a_moved_droplet_is_the_same_brew_further_on() -> None:
    plain = brewing.of_spaces(brewing.odds(brewing.until_white(6)))
    moved = brewing.of_spaces(brewing.odds(brewing.until_white(6), droplet=3))
    assert moved == {space + 3: chance for space, chance in plain.items()}
