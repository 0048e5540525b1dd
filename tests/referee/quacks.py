"""An independent judge of the evaluation of The Quacks of Quedlinburg.

It shares no code and no table with the game: the pot is numbered as it is printed, the score track
is walked tail by tail, and prices stand as the pages of the books name them. Numbers such as (R27)
are those of the rulings, "sec. 1" is a section of their data.

A chip is a name such as ``"green-2"``. A scoring space is its place in the spiral, 0 to 53; a
score is all the points since the start, also beyond a lap.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, product
from typing import NamedTuple

Basket = frozenset[str]

# --- the box -----------------------------------------------------------------------------------

COPIES = {
    "white": {1: 20, 2: 8, 3: 4},
    "orange": {1: 20},
    "green": {1: 15, 2: 10, 4: 13},
    "blue": {1: 14, 2: 10, 4: 10},
    "red": {1: 12, 2: 8, 4: 10},
    "yellow": {1: 13, 2: 6, 4: 10},
    "purple": {1: 15},
    "black": {1: 18},
}
DRAFT_COPIES = {
    **COPIES,
    "orange": {1: 22},
    "green": {1: 15, 2: 8, 4: 13},
    "blue": {1: 12, 2: 8, 4: 10},
    "yellow": {1: 13, 2: 8, 4: 10},
    "purple": {1: 17},
    "black": {1: 17},
}
START_BAG = {"white-1": 4, "white-2": 2, "white-3": 1, "orange-1": 1, "green-1": 1}


def box(*, draft: bool = False) -> Counter[str]:
    """All chips (sec. 3)."""
    copies = DRAFT_COPIES if draft else COPIES
    return Counter(
        {
            f"{colour}-{value}": number
            for colour, values in copies.items()
            for value, number in values.items()
        }
    )


def colour(chip: str) -> str:
    return chip.split("-", maxsplit=1)[0]


def value(chip: str) -> int:
    return int(chip.split("-")[1])


def white_sum(chips: Iterable[str]) -> int:
    """What decides about an explosion: the values of white chips alone."""
    return sum(value(chip) for chip in chips if colour(chip) == "white")


def start_supply(seats: int, *, draft: bool = False) -> Counter[str]:
    """What lies beside the books when every bag is filled."""
    supply = box(draft=draft)
    for _ in range(seats):
        supply.subtract(START_BAG)
    return supply


# --- prices ------------------------------------------------------------------------------------

PRICES = {
    ("orange", 1): "3",
    ("black", 1): "10",
    ("green", 1): "4 8 14",
    ("green", 2): "6 11 18",
    ("green", 3): "6 11 21",
    ("green", 4): "4 8 14",
    ("blue", 1): "5 10 19",
    ("blue", 2): "5 10 19",
    ("blue", 3): "4 8 14",
    ("blue", 4): "5 10 19",
    ("red", 1): "6 10 16",
    ("red", 2): "4 8 14",
    ("red", 3): "5 9 15",
    ("red", 4): "7 11 17",
    ("yellow", 1): "8 12 18",
    ("yellow", 2): "9 13 19",
    ("yellow", 3): "8 12 18",
    ("yellow", 4): "8 12 18",
    ("purple", 1): "9",
    ("purple", 2): "12",
    ("purple", 3): "10",
    ("purple", 4): "11",
}
"""What a page asks, as the Almanac prints it: for a 1-chip, a 2-chip and a 4-chip."""
VALUES_FOR_SALE = (1, 2, 4)
OUT_BEFORE_TURN = {"yellow": 2, "purple": 3}


def price(chip: str, page: int) -> int:
    """The price of a chip by the page of its book; orange and black have only one."""
    printed = PRICES[colour(chip), 1 if colour(chip) in ("orange", "black") else page]
    return int(printed.split()[VALUES_FOR_SALE.index(value(chip))])


def for_sale(pages: Mapping[str, int], turn: int, supply: Mapping[str, int]) -> dict[str, int]:
    """The chips that can be bought in a turn, with their prices."""
    chips = [chip for chip in box() if colour(chip) != "white"]
    out = [chip for chip in chips if turn >= OUT_BEFORE_TURN.get(colour(chip), 1)]
    return {chip: price(chip, pages.get(colour(chip), 1)) for chip in out if supply[chip] > 0}


def baskets(coins: int, offers: Mapping[str, int]) -> set[Basket]:
    """Everything that a player could buy: nothing, a chip, or two of different colours (R37)."""
    singles = [frozenset([chip]) for chip in offers]
    pairs = [frozenset(two) for two in combinations(offers, 2) if colour(two[0]) != colour(two[1])]
    affordable = [one for one in singles + pairs if sum(map(offers.__getitem__, one)) <= coins]
    return {frozenset(), *affordable}


# --- the pot -----------------------------------------------------------------------------------

SPOON = 53
TWICE_FROM = 15
HIGHEST_NUMBER = 33
RUBY_NUMBERS = (5, 9, 13, 15, 17, 19, 21, 22, 24, 25, 27, 28, 30, 32, 33)
FIRST_SPACE_OF_POINTS = (6, 10, 14, 18, 22, 26, 29, 32, 35, 38, 41, 44, 48, 51, 53)
"""Where one point more begins, by the place in the spiral."""


def printed_numbers() -> list[int]:
    """The numbers of the spiral from the middle: some once, the higher ones twice (sec. 1)."""
    once = list(range(TWICE_FROM))
    twice = [number for number in range(TWICE_FROM, HIGHEST_NUMBER + 1) for _ in range(2)]
    return [*once, *twice, 35]


def coins(space: int) -> int:
    return printed_numbers()[space]


def points(space: int) -> int:
    return sum(first <= space for first in FIRST_SPACE_OF_POINTS)


def has_ruby(space: int) -> bool:
    """A ruby lies on a number that is there once, or on the second of two."""
    numbers = printed_numbers()
    is_last_of_its_number = numbers[space] not in numbers[space + 1 :]
    return numbers[space] in RUBY_NUMBERS and is_last_of_its_number


def scoring_space(last_chip: int) -> int:
    """The space after the last chip; the last space on which one lies is the second 33."""
    return min(last_chip, SPOON - 1) + 1


# --- the score track ---------------------------------------------------------------------------

LAP = 50


def tail_after(score: int) -> bool:
    """Whether a rat tail hangs between a score and the next one (sec. 2)."""
    if score == 0:
        return False
    printed = (score - 1) % LAP + 1
    return printed in (1, 4, 7) or (printed in range(10, LAP) and printed % 2 == 0)


def tails(score: int, leader: int) -> int:
    """The rat tails between a player and the one who leads, counted one by one."""
    return sum(tail_after(step) for step in range(score, leader))


def tails_of(scores: Sequence[int]) -> list[int]:
    """The rat tails of every seat."""
    return [tails(score, max(scores)) for score in scores]


# --- evaluation A: the bonus die ---------------------------------------------------------------

FACES = ("1 point", "1 point", "2 points", "ruby", "droplet", "orange-1")


class Pot(NamedTuple):
    """A pot when everybody has stopped."""

    space: int
    exploded: bool = False


def rollers(pots: Sequence[Pot]) -> list[int]:
    """Who rolls the bonus die (R25)."""
    whole = [pot.space for pot in pots if not pot.exploded]
    return [seat for seat, pot in enumerate(pots) if not pot.exploded and pot.space == max(whole)]


# --- evaluation B: hawkmoths -------------------------------------------------------------------


class Moths(NamedTuple):
    """What the black book brings."""

    steps: int = 0
    rubies: int = 0


def moths(counts: Sequence[int], *, tie_at_none: bool = False) -> list[Moths]:
    """What every seat gains for its black chips, by the page for so many players (R26, R27)."""
    if len(counts) == 2:
        first, second = counts
        return [
            _moths_of_two(first, second, tie_at_none),
            _moths_of_two(second, first, tie_at_none),
        ]
    return [_moths_of_neighbours(counts, seat) for seat in range(len(counts))]


def _moths_of_two(own: int, other: int, tie_at_none: bool) -> Moths:
    if own > other:
        return Moths(1, 1)
    if own == other and (own > 0 or tie_at_none):
        return Moths(1, 0)
    return Moths()


def _moths_of_neighbours(counts: Sequence[int], seat: int) -> Moths:
    left = counts[(seat + 1) % len(counts)]
    right = counts[(seat - 1) % len(counts)]
    beaten = (counts[seat] > left) + (counts[seat] > right)
    return (Moths(), Moths(1, 0), Moths(1, 1))[beaten]


# --- evaluation C, D, E ------------------------------------------------------------------------


class Pay(NamedTuple):
    """What a pot pays in C, D and E."""

    rubies: int
    points: int
    coins: int


def pays(pot: Pot, *, takes: str = "both") -> Pay:
    """The pay of a pot; one that exploded takes points or coins, unless it is protected (R38)."""
    if pot.exploded and takes not in ("points", "coins", "both"):
        raise ValueError(f"nobody takes {takes}")
    return Pay(
        int(has_ruby(pot.space)),
        0 if pot.exploded and takes == "coins" else points(pot.space),
        0 if pot.exploded and takes == "points" else coins(pot.space),
    )


# --- evaluation F and the end ------------------------------------------------------------------

GLASSES = (
    *("nothing", "1 ruby", "1 point", "blue-1", "2 points", "black-1", "2 points"),
    *("red-2", "3 points", "purple-1", "3 points", "yellow-4", "4 points"),
)
"""What the glasses of the test tubes pay, from left to right (sec. 7)."""


class Spending(NamedTuple):
    """What rubies are spent on in F."""

    tube: int = 0
    flask: int = 0
    droplet: int = 0


def spendings(
    rubies: int, *, flask_full: bool, droplet: int = 0, glass: int | None = None, last: bool = False
) -> set[Spending]:
    """Everything that a player could do with rubies, two for each step or flask.

    ``glass`` is told with test tubes only; in the last turn only they can be paid for. The
    second glass pays a ruby, which may be spent on.
    """
    glasses_left = 0 if glass is None else len(GLASSES) - 1 - glass
    flasks = 0 if flask_full or last else 1
    spaces_left = 0 if last else SPOON - 1 - droplet
    counts = (range(most + 1) for most in (glasses_left, flasks, spaces_left))
    ways = [Spending(*way) for way in product(*counts)]
    return {way for way in ways if _is_affordable(way, rubies, glass)}


def _is_affordable(way: Spending, rubies: int, glass: int | None) -> bool:
    """Test tubes come first; a step onto the second glass is paid before it pays."""
    if way.tube and rubies < 2:
        return False
    gained = 1 if way.tube and glass == 0 else 0
    return 2 * sum(way) <= rubies + gained


def points_for_what_is_left(coins_left: int, rubies: int) -> int:
    """Turn 9: five coins are a point, two rubies are a point, apart (R39)."""
    return coins_left // 5 + rubies // 2


def places(scores: Sequence[int], last_spaces: Sequence[int]) -> list[int]:
    """The place of every seat: points, then the space of the last turn, then shared (R40)."""
    merits = list(zip(scores, last_spaces, strict=True))
    return [1 + sum(other > merit for other in merits) for merit in merits]
