"""Chapter 8: when a pot explodes, and what that means."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.scene import Scene
from tests.games.quacks.table import Table

WHITES = "white-3*2 white-2*3 white-1*4 orange-1 green-4"

# --- 8.6 the sum of the white chips


@pytest.mark.rules("8.6", "8.4")
def test_the_example_of_nina() -> None:
    """2 + 3 + 1 = 6, and a white 2-chip makes 8; her scoring space is 10."""
    table = Table()
    table.brews(0, "white-2 white-3 orange-1 white-1")
    assert (table.white(0), table.exploded(0)) == (6, False)
    table.draws(0, "white-2")
    assert (table.white(0), table.exploded(0)) == (8, True)
    assert table.pot(0)[9] == "white-2"
    assert (table.space(0), table.brewing(0), table.waiting) == (10, False, (1,))
    assert table.told == [
        ("drew", 0, "white-2", 0, 0, 0),
        ("placed", 0, "white-2", 9, 2, 0),
        ("exploded", 0, 8, 7, 0, 0),
    ]


@for_each(
    ("drawn", "explodes"),
    [
        ("white-3 white-2*2", False),
        ("white-3 white-3 white-1", False),
        ("white-1*4 white-3", False),
        ("white-3 white-2*2 white-1", True),
        ("white-3 white-3 white-2", True),
        ("white-3 white-2 white-1 white-3", True),
    ],
)
@pytest.mark.rules("8.6")
def test_a_pot_can_take_7_and_explodes_with_more(drawn: str, explodes: bool) -> None:
    table = Table(bags={0: WHITES})
    table.brews(0, drawn)
    assert table.exploded(0) == explodes
    assert table.brewing(0) == (not explodes)


@pytest.mark.rules("8.6")
def test_only_white_chips_count() -> None:
    table = Table(turn=3, bags={0: "white-3 white-2*2 green-4*2 black-1 purple-1 blue-4 orange-1"})
    table.brews(0, "white-3 green-4 white-2 black-1 white-2 green-4 purple-1 orange-1")
    assert (table.white(0), table.exploded(0)) == (7, False)


@pytest.mark.rules("8.6")
def test_who_explodes_draws_no_more() -> None:
    table = Table()
    table.brews(0, "white-3 white-2 white-2 white-1")
    assert table.open_to(0) == set()
    for phrase in ("draw", "stop", "flask"):
        assert table.why(phrase, 0) == "8.6"


# --- 8.7 raised limits

ADDED = {"limits_add": 1}
LIMITS: dict[str, tuple[Scene, str, int]] = {
    "plain": (Scene(), "", 7),
    "thick walls": (Scene(card="thick-walls"), "", 9),
    "one mandrake": (Scene(books=3), "yellow-1", 8),
    "two mandrakes": (Scene(books=3), "yellow-1*2", 8),
    "three mandrakes": (Scene(books=3), "yellow-1*3", 9),
    "walls and a mandrake": (Scene(books=3, card="thick-walls"), "yellow-1", 9),
    "walls and three": (Scene(books=3, card="thick-walls"), "yellow-1*3", 9),
    "added, without": (Scene(books=3, options=ADDED), "yellow-1", 8),
    "added": (Scene(books=3, card="thick-walls", options=ADDED), "yellow-1", 10),
    "added to three": (Scene(books=3, card="thick-walls", options=ADDED), "yellow-1*3", 11),
}
"""Scenes, the chips that are drawn first, and the limit."""
SUMS = {
    7: ("white-3*2", "white-1", "white-2"),
    8: ("white-3*2", "white-2", "white-3"),
    9: ("white-3*2", "white-3", "white-2 white-2"),
    10: ("white-3*2 white-1", "white-3", "white-1 white-3"),
    11: ("white-3*2 white-2", "white-3", "white-1 white-3"),
}
"""For each limit chips, one more that fills it, and others that go beyond it."""


@for_each("case", LIMITS)
@pytest.mark.rules("8.7", "8.6", "6.4", "12.3")
def test_the_higher_limit_counts_unless_limits_are_added(case: str) -> None:
    """Q20."""
    scene, first, limit = LIMITS[case]
    before, fits, beyond = SUMS[limit]
    scene = scene.copy()
    scene["turn"] = 2
    scene["bags"] = {0: "yellow-1*3 white-3*3 white-2*2 white-1*4 orange-1"}
    table = Table(**scene)
    table.brews(0, f"{first} {before}")
    fitting = table.copied()
    fitting.brews(0, fits)
    assert (fitting.white(0), fitting.exploded(0)) == (limit, False)
    table.brews(0, beyond)
    assert (table.white(0) > limit, table.exploded(0)) == (True, True)
    assert table.heard("exploded") == [("exploded", 0, table.white(0), limit, 0, 0)]


# --- 8.8 what does not count


@pytest.mark.rules("8.8", "8.12")
def test_a_white_chip_that_the_flask_put_back_does_not_count() -> None:
    table = Table()
    table.brews(0, "white-3 white-2 white-2")
    table.does("flask", seat=0)
    assert table.white(0) == 5
    table.brews(0, "white-2")
    assert (table.white(0), table.exploded(0)) == (7, False)


@pytest.mark.rules("8.8", "12.1")
def test_a_white_chip_that_a_mandrake_put_back_does_not_count() -> None:
    table = Table(turn=2, bags={0: WHITES + " yellow-1"})
    table.brews(0, "white-3 white-2 white-2 yellow-1")
    table.does("put-back", seat=0)
    assert table.white(0) == 5
    table.brews(0, "white-2")
    assert table.exploded(0) is False


@pytest.mark.rules("8.8", "6.8")
def test_a_pot_that_holds_too_much_explodes_only_with_the_next_white_chip() -> None:
    table = Table(card="fresh-start", bags={0: WHITES})
    table.brews(0, "white-3 white-2 white-2 white-1 white-1")
    table.does("go-on", seat=0)
    assert (table.white(0), table.exploded(0)) == (9, False)
    table.brews(0, "orange-1")
    table.brews(0, "green-4")
    assert (table.exploded(0), table.brewing(0)) == (False, True)
    table.brews(0, "white-1")
    assert table.exploded(0)


@pytest.mark.rules("8.8", "6.8")
def test_who_stops_with_too_much_in_the_pot_has_not_exploded() -> None:
    table = Table(card="fresh-start", bags={0: WHITES}, faces=["one-point"])
    table.brews(0, "white-3 white-2 white-2 white-1 white-1")
    table.does("go-on", seat=0)
    table.stops(0)
    table.all_stop()
    assert table.exploded(0) is False
    assert table.points(0) == 1 + 2


# --- 8.9 who explodes takes part in all but the die


@pytest.mark.rules("8.9", "13.1", "17.3")
def test_who_explodes_does_not_roll_and_chooses_between_points_and_coins() -> None:
    table = Table(droplets=[20, 0], faces=["two-points"])
    table.brews(0, "white-3 white-2 white-2 white-1")
    table.brews(1, "orange-1")
    table.stops(1)
    assert [event[1] for event in table.heard("rolled")] == [1]
    assert (table.asked(0), table.open_to(0)) == ("exploded", {"points", "coins"})


@pytest.mark.parametrize(("answer", "points", "shops"), [("points", 7, False), ("coins", 0, True)])
@pytest.mark.rules("8.9", "17.3")
def test_points_or_coins_never_both(answer: str, points: int, shops: bool) -> None:
    table = Table(droplets=[20, 0], faces=["two-points"])
    table.brews(0, "white-3 white-2 white-2 white-1")
    table.brews(1, "orange-1")
    table.stops(1)
    table.does(answer, seat=0)
    assert table.points(0) == points
    assert (table.asked(0) == "shop") == shops


@pytest.mark.rules("8.9", "15.1", "17.1")
def test_chips_and_the_ruby_of_the_space_count_for_an_exploded_pot() -> None:
    """A spider among the last two, and the ruby on space 13."""
    table = Table(droplets=[3, 0], faces=["two-points"])
    table.brews(0, "white-3 white-2 white-2 green-1 white-1")
    table.brews(1, "orange-1")
    table.stops(1)
    assert (table.exploded(0), table.space(0)) == (True, 13)
    assert table.rubies(0) == 1 + 1 + 1


@pytest.mark.rules("8.9", "6.2")
def test_cards_count_for_an_exploded_pot() -> None:
    table = Table(card="ruby-luck", droplets=[4, 0], faces=["two-points"])
    table.brews(0, "white-3 white-2 white-2 white-1")
    table.brews(1, "orange-1")
    table.stops(1)
    assert (table.space(0), table.points(0), table.rubies(0)) == (13, 2, 2)


@pytest.mark.rules("8.9", "13.1")
def test_if_all_explode_nobody_rolls() -> None:
    table = Table()
    for seat in (0, 1):
        table.brews(seat, "white-3 white-2 white-2 white-1")
    assert table.waiting == (0, 1)
    assert table.phase == "points"
    assert table.heard("rolled") == []
