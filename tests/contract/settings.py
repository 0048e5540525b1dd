"""Every game in every setting: a game only registers, and the whole contract is run over it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import TypeAlias

from stillroom.bots.registry import program
from stillroom.games.registry import names
from stillroom.kernel.game import Program
from stillroom.kernel.state import State

OF_THE_THIRD_SEAT = ("third_colour", "bar_third_colour", "third_symbols_rest")
"""The options that only a table of three knows."""


@dataclass(frozen=True, repr=False)
class Setting:
    """A game, a number of seats and its options."""

    game: str
    seats: int
    options: tuple[tuple[str, int], ...] = ()

    def __repr__(self) -> str:
        chosen = "".join(
            f"-{name}{value if value > 1 else ''}" for name, value in self.options if value
        )
        return f"{self.game}-{self.seats}{chosen}"

    @property
    def program(self) -> Program:
        return program(self.game)

    def template(self) -> State:
        """A state with seats and options, before the match begins."""
        return self.program.game.new_state(self.seats, dict(self.options))


def values_of_options(game: str) -> dict[str, range]:
    """The options of a game that choose between a few ways to play, with their values."""
    options = program(game).game.options
    return {
        name: range(field.low, field.high + 1)
        for name, field in options.fields.items()
        if name != "turn_limit"
    }


Values: TypeAlias = tuple[int, ...]


def covering(values: Sequence[range], begun: Sequence[Values]) -> list[Values]:
    """Some rows of values, beginning with given ones, in which all pairs of values meet."""
    owed = {
        (one, other, here, there)
        for one, other in combinations(range(len(values)), 2)
        for here, there in product(values[one], values[other])
    }
    found = list(begun)
    for row in found:
        owed -= _pairs(row)
    while owed:
        found.append(_row_for(min(owed), values, owed))
        owed -= _pairs(found[-1])
    return found


Pair: TypeAlias = tuple[int, int, int, int]
"""Two columns and their values."""


def _row_for(pair: Pair, values: Sequence[range], owed: set[Pair]) -> Values:
    """A row with one pair that is owed; column by column it meets as many others as it can."""
    one, other, here, there = pair
    chosen = {one: here, other: there}
    for column in range(len(values)):
        if column not in chosen:
            chosen[column] = max(
                values[column], key=lambda value: _newly_met(column, value, chosen, owed)
            )
    return tuple(chosen[column] for column in range(len(values)))


def _newly_met(column: int, value: int, chosen: dict[int, int], owed: set[Pair]) -> int:
    """How many owed pairs a value of a column makes with those that are chosen."""
    return sum(
        (min(column, other), max(column, other), *_in_order(column, value, other, theirs)) in owed
        for other, theirs in chosen.items()
    )


def _in_order(column: int, value: int, other: int, theirs: int) -> tuple[int, int]:
    return (value, theirs) if column < other else (theirs, value)


def _pairs(row: Values) -> set[Pair]:
    return {(one, other, row[one], row[other]) for one, other in combinations(range(len(row)), 2)}


@cache
def _settings_of(game: str) -> list[Setting]:
    """As printed with every number of seats first; then seats and options meet in all pairs."""
    rules, options = program(game).game, values_of_options(game)
    seats = range(rules.fewest_seats, rules.most_seats + 1)
    printed = [(number, *(0 for _ in options)) for number in seats]
    return [
        Setting(game, number, tuple(zip(options, row, strict=True)))
        for number, *row in covering([seats, *options.values()], printed)
    ]


def all_settings() -> list[Setting]:
    """Every game as printed, and with seats and options that meet in all pairs of values."""
    return [setting for game in names() for setting in _settings_of(game)]


def printed_settings() -> list[Setting]:
    """Every game and every number of seats, as printed."""
    return [setting for setting in all_settings() if not any(value for _, value in setting.options)]


def matters(option: str, seats: int) -> bool:
    """Whether an option changes anything at a table of that size."""
    return seats > 2 or option not in OF_THE_THIRD_SEAT


VARIED = {
    "quacks": {"books": (5,), "no_fortune_cards": (0, 1), "test_tubes": (0, 1), "stir": (0, 1, 2)}
}
"""Games with so many options that the large counts vary only these, in all combinations."""


def variant_settings() -> list[Setting]:
    """Every game and every number of seats, as printed and with each option that matters alone."""
    variants = []
    for printed in printed_settings():
        if printed.game in VARIED:
            variants += _combinations_of(printed, VARIED[printed.game])
            continue
        variants.append(printed)
        for option, values in values_of_options(printed.game).items():
            for value in values[1:] if matters(option, printed.seats) else ():
                chosen = tuple((name, value * (name == option)) for name, _ in printed.options)
                variants.append(Setting(printed.game, printed.seats, chosen))
    return variants


def _combinations_of(printed: Setting, varied: dict[str, tuple[int, ...]]) -> list[Setting]:
    """A number of seats with all combinations of some options."""
    return [
        Setting(
            printed.game,
            printed.seats,
            tuple(
                (name, dict(zip(varied, row, strict=True)).get(name, 0))
                for name, _ in printed.options
            ),
        )
        for row in product(*varied.values())
    ]
