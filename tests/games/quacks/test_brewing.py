"""Chapter 8: drawing, placing and stopping; flask, explosion and full pot have their own files."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.names import chips
from tests.games.quacks.scene import Scene
from tests.games.quacks.table import Table

# --- 8.1 everybody at the same time


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rules("8.1")
def test_everybody_brews_at_the_same_time(seats: int) -> None:
    table = Table(seats=seats)
    assert table.waiting == tuple(range(seats))
    assert {table.asked(seat) for seat in range(seats)} == {"brew"}


@pytest.mark.rules("8.1")
def test_nobody_waits_for_another() -> None:
    table = Table(seats=3)
    table.brews(2, "white-1 orange-1 white-2")
    table.stops(2)
    table.brews(0, "white-3")
    assert table.waiting == (0, 1)
    assert (table.brewing(1), table.brewing(2)) == (True, False)


@pytest.mark.rules("8.1", "8.3")
def test_a_player_who_brews_draws_stops_or_uses_the_flask() -> None:
    table = Table()
    table.brews(0, "white-1")
    assert table.open_to(0) == {"draw", "stop", "flask"}


@pytest.mark.rules("8.1", "8.3")
def test_who_has_stopped_does_nothing_more() -> None:
    table = Table()
    table.brews(0, "orange-1")
    table.stops(0)
    assert table.open_to(0) == set()
    assert table.why("draw", 0)
    assert table.told == [("stopped", 0, 2, 0, 0, 0)]


@pytest.mark.rules("8.1")
def test_the_evaluation_begins_when_all_have_stopped() -> None:
    table = Table(faces=["one-point"], droplets=[9, 5])
    table.brews(0, "white-1")
    table.brews(1, "white-1")
    table.stops(0)
    assert table.phase == "brewing"
    table.stops(1)
    assert table.phase == "shopping"


# --- 8.2 placing


@pytest.mark.rules("8.2")
def test_the_example_of_lucas() -> None:
    """His orange chip lies on space 1, the yellow 2-chip on space 3, a 1-chip would on space 4."""
    table = Table(turn=2, bags={0: "orange-1 yellow-2 green-1"})
    table.brews(0, "orange-1")
    assert table.pot(0) == {1: "orange-1"}
    table.brews(0, "yellow-2")
    assert table.pot(0) == {1: "orange-1", 3: "yellow-2"}
    assert table.foresees("draw", 0).lands[4] == 4
    table.brews(0, "green-1")
    assert table.pot(0) == {1: "orange-1", 3: "yellow-2", 4: "green-1"}


@for_each(
    ("chip", "space"),
    [("white-1", 6), ("white-2", 7), ("white-3", 8), ("green-4", 9), ("black-1", 6)],
)
@pytest.mark.rules("8.2")
def test_a_chip_moves_as_many_spaces_as_its_value(chip: str, space: int) -> None:
    table = Table(droplets=[5, 0], bags={0: f"{chip} orange-1"})
    table.brews(0, chip)
    assert table.pot(0) == {space: chip}
    assert table.told[:2] == [
        ("drew", 0, chip, 0, 0, 0),
        ("placed", 0, chip, space, space - 5, 0),
    ]


@pytest.mark.rules("8.2")
def test_spaces_in_between_stay_empty_and_the_next_chip_moves_from_the_last() -> None:
    table = Table(bags={0: "green-4 white-3 orange-1 black-1"})
    table.brews(0, "green-4 white-3 orange-1")
    assert table.pot(0) == {4: "green-4", 7: "white-3", 8: "orange-1"}


@pytest.mark.rules("8.2", "1.1")
def test_a_chip_that_is_drawn_is_in_the_pot_and_no_more_in_the_bag() -> None:
    table = Table()
    table.brews(0, "white-1 green-1")
    assert table.bag(0) == chips("white-1*3 white-2*2 white-3 orange-1")


@pytest.mark.rules("8.2")
def test_every_chip_of_the_bag_can_be_drawn() -> None:
    first = set()
    for seed in range(60):
        table = Table(seed=seed)
        table.free_draws()
        table.does("draw", seat=0)
        first |= set(table.pot(0).values())
    assert first == {"white-1", "white-2", "white-3", "orange-1", "green-1"}


# --- 8.3 stopping


@pytest.mark.rules("8.3")
def test_before_the_first_chip_nobody_may_stop() -> None:
    """Q2."""
    table = Table()
    assert table.open_to(0) == {"draw"}
    assert table.why("stop", 0) == "8.3"


@pytest.mark.rules("8.3", "8.4")
def test_by_an_option_a_player_may_stop_at_once() -> None:
    table = Table(options={"may_stop_at_once": 1}, droplets=[6, 0])
    assert table.open_to(0) == {"draw", "stop"}
    table.stops(0)
    assert (table.brewing(0), table.space(0), table.pot(0)) == (False, 7, {})


@pytest.mark.rules("8.3")
def test_after_each_chip_a_player_may_stop() -> None:
    table = Table()
    for chip in ("white-1", "orange-1", "white-3"):
        table.draws(0, chip)
        assert {"draw", "stop"} <= table.open_to(0)


@pytest.mark.rules("8.3")
def test_who_has_an_empty_bag_stops_by_itself() -> None:
    table = Table(bags={0: "orange-1 white-1"})
    table.brews(0, "orange-1 white-1")
    assert (table.brewing(0), table.waiting) == (False, (1,))
    assert table.heard("stopped") == [("stopped", 0, 3, 1, 0, 0)]


@pytest.mark.rules("8.3", "10.1")
def test_a_crow_skull_out_of_an_otherwise_empty_bag_looks_at_nothing() -> None:
    table = Table(bags={0: "white-1 blue-2"})
    table.brews(0, "white-1 blue-2")
    assert (table.brewing(0), table.asked(0)) == (False, "")


@pytest.mark.parametrize(("answer", "brews_on"), [("put-back", True), ("leave", False)])
@pytest.mark.rules("8.3", "12.1")
def test_a_question_about_the_last_chip_comes_before_the_empty_bag(
    answer: str, brews_on: bool
) -> None:
    table = Table(turn=2, bags={0: "white-2 yellow-1"})
    table.brews(0, "white-2 yellow-1")
    assert (table.asked(0), table.brewing(0)) == ("mandrake", True)
    table.does(answer, seat=0)
    assert table.brewing(0) == brews_on


# --- 8.4 the scoring space


@pytest.mark.rules("8.4")
def test_the_scoring_space_comes_after_the_last_chip() -> None:
    table = Table(droplets=[2, 0])
    table.brews(0, "white-2 green-1")
    table.stops(0)
    assert table.space(0) == 6
    assert table.told == [("stopped", 0, 6, 2, 0, 0)]


@pytest.mark.parametrize(("points", "space"), [([0, 0], 4), ([16, 20], 6)])
@pytest.mark.rules("8.4", "8.13")
def test_with_an_empty_pot_it_comes_after_the_rat_stone_or_the_droplet(
    points: list[int], space: int
) -> None:
    table = Table(turn=2, droplets=[3, 0], points=points)
    table.brews(0, "white-2")
    table.does("flask", seat=0)
    table.stops(0)
    assert (table.pot(0), table.space(0)) == ({}, space)


# --- 8.10 which chips act when


@for_each("chip", ["white-1", "white-2", "white-3", "orange-1"])
@for_each("books", [1, 2, 3, 4])
@pytest.mark.rules("8.10")
def test_white_and_orange_chips_do_nothing(chip: str, books: int) -> None:
    table = Table(turn=3, books=books)
    table.draws(0, chip)
    assert [event[0] for event in table.told] == ["drew", "placed"]
    assert table.asked(0) == "brew"


@for_each("chip", ["green-1", "green-4", "purple-1", "black-1"])
@for_each("books", [1, 2, 3, 4])
@pytest.mark.rules("8.10")
def test_green_purple_and_black_chips_do_nothing_when_they_are_drawn(chip: str, books: int) -> None:
    bags = {0: f"white-1 white-2*3 {chip} orange-1"}
    table = Table(turn=3, books=books, bags=bags, droplets=[4, 0])
    table.brews(0, "white-1 white-2*3")
    table.draws(0, chip)
    assert [event[0] for event in table.told] == ["drew", "placed"]
    assert (table.asked(0), table.rubies(0), table.points(0)) == ("brew", 1, 0)


@pytest.mark.rules("8.10")
def test_blue_red_and_yellow_chips_act_when_they_are_drawn() -> None:
    """A toadstool beside the pot, a mandrake one space further, a ruby for a crow skull."""
    books = {"blue": 3, "red": 2, "yellow": 4}
    bags = {0: "blue-1 red-1 yellow-1 orange-1"}
    table = Table(turn=2, books=books, bags=bags, droplets=[2, 0])
    table.brews(0, "red-1")
    assert table.aside(0) == chips("red-1")
    table.brews(0, "yellow-1")
    assert table.pot(0) == {4: "yellow-1"}
    table.brews(0, "blue-1")
    assert (table.pot(0), table.rubies(0)) == ({4: "yellow-1", 5: "blue-1"}, 2)


# --- 8.11 movement by itself, or offered

BONUSES: dict[str, tuple[Scene, str, int, int]] = {
    "red 1": (Scene(turn=2, bags={0: "orange-1*3 red-1 white-1"}), "orange-1 red-1", 2, 3),
    "red 3": (Scene(turn=2, books=3, bags={0: "white-3 red-1 white-1"}), "white-3 red-1", 4, 7),
    "red 4": (Scene(turn=2, books=4, bags={0: "red-1 white-1*2"}), "red-1 white-1", 2, 3),
    "yellow 2": (
        Scene(turn=2, books=2, bags={0: "yellow-1 white-3 white-1"}),
        "yellow-1 white-3",
        4,
        7,
    ),
    "yellow 4": (Scene(turn=2, books=4, bags={0: "yellow-1 white-1"}), "yellow-1", 1, 2),
    "pumpkin fair": (Scene(turn=2, card="pumpkin-fair"), "orange-1", 1, 2),
}
"""Chips to draw, and where the last one lies plainly and with its bonus."""


@for_each("bonus", BONUSES)
@pytest.mark.rules("8.11")
def test_further_movement_happens_by_itself(bonus: str) -> None:
    """Q7."""
    scene, drawn, _, far = BONUSES[bonus]
    table = Table(**scene)
    table.brews(0, drawn)
    assert max(table.pot(0)) == far
    assert table.asked(0) == "brew"


@for_each("answer", ["plainly", "further"])
@for_each("bonus", BONUSES)
@pytest.mark.rules("8.11")
def test_by_an_option_a_player_is_asked_before_a_chip_moves_further(
    bonus: str, answer: str
) -> None:
    """Q7."""
    scene, drawn, near, far = BONUSES[bonus]
    scene = scene.copy()
    scene["options"] = {"movement_offered": 1}
    table = Table(**scene)
    table.brews(0, drawn)
    last = drawn.split()[-1]
    assert table.asked(0) == "further"
    assert table.open_to(0) == {"further", "plainly"}
    assert table.tray(0) == chips(last)
    table.does(answer, seat=0)
    space = near if answer == "plainly" else far
    assert table.pot(0)[space] == last
    assert max(table.pot(0)) == space
    assert (table.tray(0), table.asked(0)) == (chips(""), "brew")


@pytest.mark.rules("8.11", "22.1")
def test_a_chip_without_a_bonus_is_not_asked_about() -> None:
    options = {"movement_offered": 1}
    table = Table(turn=2, bags={0: "red-1 orange-1 white-1*2"}, options=options)
    table.brews(0, "red-1 orange-1 white-1")
    assert table.asked(0) == "brew"
    assert table.pot(0) == {1: "red-1", 2: "orange-1", 3: "white-1"}


@pytest.mark.rules("8.11")
def test_pure_gains_happen_by_themselves_also_with_that_option() -> None:
    options = {"movement_offered": 1}
    table = Table(books=3, bags={0: "blue-1 orange-1"}, droplets=[4, 0], options=options)
    table.brews(0, "blue-1")
    assert (table.rubies(0), table.asked(0)) == (2, "brew")


@pytest.mark.rules("8.11", "8.6")
def test_a_white_chip_that_waits_for_its_answer_explodes_only_when_it_is_placed() -> None:
    options = {"movement_offered": 1}
    bags = {0: "red-1 white-3*2 white-1*2 orange-1"}
    table = Table(books=4, bags=bags, options=options)
    table.brews(0, "red-1 white-3*2 white-1")
    table.does("further", seat=0)
    assert (table.white(0), table.exploded(0)) == (7, False)
    table.brews(0, "white-1")
    assert (table.asked(0), table.exploded(0)) == ("further", False)
    table.does("plainly", seat=0)
    assert (table.white(0), table.exploded(0), table.space(0)) == (8, True, 11)
