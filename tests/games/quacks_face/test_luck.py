"""The luck sheet: chips against the chances of the bag just before, worked out by hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import pytest

from stillroom.games.afterwards import LuckSheet, Retraced
from stillroom.games.quacks.ids import Happened
from stillroom.games.quacks.luck import luck
from stillroom.games.quacks.state import State
from stillroom.kernel.events import EventRow
from tests.cases import for_each
from tests.games.quacks.names import ACTION_OF, FACE_OF
from tests.games.quacks.table import Table
from tests.games.quacks_face.saying import say


class Watched:
    """A table whose steps are kept as a match that is over would tell them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.steps: list[Retraced[State]] = []

    def does(self, phrase: str, seat: int = 0) -> None:
        """A player acts."""
        assert self.table.waiting, "the turn begins with the first question"
        before = self.table.state.copied()
        self.table.does(phrase, seat=seat)
        row, action = len(self.steps) + 1, ACTION_OF[phrase]
        self.steps.append(Retraced(row, before, seat, action, self.table.events()))

    def draws(self, *chips: str, seat: int = 0) -> None:
        """A player draws these chips, one after another."""
        for chip in chips:
            self.table.will_draw(seat, chip)
            self.does("draw", seat)

    def luck(self) -> LuckSheet:
        """The luck so far."""
        return luck(self.table.state.seats, self.steps)


def figures(told: LuckSheet, seat: int = 0) -> dict[str, tuple[int, float]]:
    """What a seat had, and what was to be expected, by the words of the line."""
    return {say(line.words): (line.had[seat], line.expected[seat]) for line in told.lines}


def bag(words: str) -> Watched:
    """A brew out of a small bag, in a turn whose card changes nothing about white chips."""
    return Watched(Table(turn=4, card="ruby-luck", bags={0: words, 1: "orange-1"}))


def test_white_is_expected_as_the_bag_has_it() -> None:
    """Of four chips a white 1 and a white 3: (1 + 3) / 4; then 3 / 3 without the white 1."""
    brew = bag("white-1 white-3 orange-1 green-1")
    brew.draws("white-1")
    assert figures(brew.luck())["White drawn"] == (1, 1.0)
    brew.draws("orange-1")
    assert figures(brew.luck())["White drawn"] == (1, 2.0)


def test_an_explosion_is_expected_as_often_as_chips_explode() -> None:
    """At white 6 of 7 the white 2 and the white 3 explode, the white 1 and the two orange do not:
    two chips of five."""
    brew = bag("white-3*2 white-1 white-2 white-3 orange-1*2")
    brew.draws("white-3", "white-3")
    assert figures(brew.luck())["Explosions while drawing"] == (0, 0.0), "6 of 7 cannot come sooner"
    brew.draws("white-2")
    assert brew.table.exploded(0)
    assert figures(brew.luck())["Explosions while drawing"] == (1, 0.4)


def test_over_all_orders_of_a_bag_luck_and_bad_luck_are_even() -> None:
    """Three chips come in six orders, each as likely as the others."""
    chips = ["white-1", "white-3", "orange-1"]
    brews = []
    for order in permutations(chips):
        brew = bag(" ".join(chips))
        brew.draws(*order[:2])
        brews.append(figures(brew.luck())["White drawn"])
    assert sum(had for had, _ in brews) == 16, "each chip is among two of three in four orders"
    assert sum(expected for _, expected in brews) == pytest.approx(16, abs=0.05)


def test_a_chip_that_is_picked_after_a_crow_skull_is_no_luck() -> None:
    brew = bag("blue-1 white-2 orange-1")
    brew.table.will_draw(0, "blue-1 white-2")
    brew.does("draw")
    before = brew.luck()
    brew.does("pick white-2")
    assert brew.luck() == before


def test_in_a_common_stir_everybody_who_draws_is_counted() -> None:
    table = Table(
        turn=9, options={"stir": 0}, bags={0: "white-1 orange-1", 1: "white-2 orange-1*3"}
    )
    brew = Watched(table)
    table.will_draw(0, "white-1")
    brew.does("draw", 0)
    assert figures(brew.luck())["White drawn"] == (0, 0.0), "nothing is shown yet"
    table.will_draw(1, "orange-1")
    brew.does("draw", 1)
    assert figures(brew.luck(), 0)["White drawn"] == (1, 0.5)
    assert figures(brew.luck(), 1)["White drawn"] == (0, 0.5)


def rolled(faces: str) -> Iterator[Retraced[State]]:
    """The die as it was rolled by seat 1."""
    state = Table(turn=2).state
    for row, face in enumerate(faces.split()):
        event = EventRow()
        event.kind, event.seat, event.a = Happened.ROLLED, 1, FACE_OF[face]
        yield Retraced(row, state, 1, ACTION_OF["stop"], [event])


@for_each(
    ("faces", "points"), [("two-points", 2), ("ruby droplet", 0), ("one-point another-point", 2)]
)
def test_the_die_is_expected_to_bring_four_points_in_six_rolls(faces: str, points: int) -> None:
    had, expected = figures(luck(2, rolled(faces)), 1)["Points by the die"]
    assert (had, expected) == (points, round(len(faces.split()) * 4 / 6, 2))
