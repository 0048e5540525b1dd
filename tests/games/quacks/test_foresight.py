"""Previews: what a seat may know of an action before it is played."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.matches import step_by_step
from tests.games.quacks.names import CHIP_NAMES, CHIP_OF
from tests.games.quacks.scene import Scene
from tests.games.quacks.table import Table

# --- drawing


@pytest.mark.rules("8.2", "21.3")
def test_a_draw_foresees_where_each_kind_of_chip_would_lie() -> None:
    table = Table(droplets=[4, 0])
    table.brews(0, "white-1")
    lands = table.foresees("draw", 0).lands
    values = {name: int(name[-1]) for name in CHIP_NAMES}
    assert lands == [5 + values[name] for name in CHIP_NAMES]


LANDS: dict[str, tuple[Scene, str, dict[str, int]]] = {
    "pumpkin fair": (Scene(card="pumpkin-fair"), "white-1", {"orange-1": 3, "red-1": 2}),
    "red 1": (Scene(), "orange-1", {"red-1": 3, "red-4": 6, "green-1": 2}),
    "red 2": (Scene(books=2), "orange-1", {"red-1": 0, "red-2": 0, "red-4": 0}),
    "red 3": (Scene(books=3), "white-3", {"red-1": 7, "red-2": 8, "white-1": 4}),
    "red 4": (Scene(books=4), "red-1", {"white-1": 3, "white-2": 3, "red-1": 2}),
    "yellow 2": (Scene(books=2), "yellow-1", {"white-3": 7, "green-4": 9, "yellow-1": 3}),
    "yellow 4": (Scene(books=4), "yellow-1", {"yellow-1": 5, "white-1": 3}),
    "the end": (Scene(droplets=[49, 0]), "white-1", {"white-1": 51, "white-2": 52, "red-4": 52}),
}


@for_each("case", LANDS)
@pytest.mark.rules("8.2", "8.5", "6.10", "11.1", "11.2", "11.3", "11.4", "12.2", "12.4")
def test_it_foresees_every_bonus_of_the_books(case: str) -> None:
    scene, drawn, wanted = LANDS[case]
    scene = scene.copy()
    scene["turn"] = 2
    scene["bags"] = {0: f"{drawn} orange-1 white-1"}
    table = Table(**scene)
    table.brews(0, drawn)
    lands = table.foresees("draw", 0).lands
    assert {name: lands[CHIP_OF[name]] for name in wanted} == wanted


@pytest.mark.rules("8.6", "21.3")
def test_a_draw_foresees_how_many_chips_would_make_the_pot_explode() -> None:
    table = Table()
    table.brews(0, "white-3 white-2")
    seen = table.foresees("draw", 0)
    assert (seen.white, seen.limit, seen.bad_chips, seen.chips) == (5, 7, 0, 7)
    table.brews(0, "white-1")
    seen = table.foresees("draw", 0)
    assert (seen.white, seen.bad_chips, seen.chips) == (6, 1, 6)
    table.brews(0, "white-1")
    seen = table.foresees("draw", 0)
    assert (seen.white, seen.bad_chips, seen.chips) == (7, 3, 5)


@pytest.mark.rules("8.7", "6.8", "12.3")
def test_it_foresees_the_limit_of_books_and_cards() -> None:
    walls = Table(card="thick-walls")
    assert walls.foresees("draw", 0).limit == 9
    fresh = Table(card="fresh-start")
    fresh.brews(0, "white-3 white-2*2")
    assert fresh.foresees("draw", 0).bad_chips == 0
    mandrake = Table(turn=2, books=3, bags={0: "yellow-1 white-3*2 white-2 white-1 orange-1"})
    mandrake.brews(0, "yellow-1 white-3*2")
    seen = mandrake.foresees("draw", 0)
    assert (seen.limit, seen.bad_chips, seen.chips) == (8, 0, 3)


@pytest.mark.rules("6.8", "8.6")
def test_after_five_chips_of_a_fresh_start_nothing_protects() -> None:
    table = Table(card="fresh-start")
    table.brews(0, "white-3 white-2*2 orange-1 green-1")
    table.does("go-on", seat=0)
    seen = table.foresees("draw", 0)
    assert (seen.white, seen.bad_chips, seen.chips) == (7, 4, 4)


@pytest.mark.rules("8.6")
def test_a_draw_that_is_sure_to_explode_is_foreseen() -> None:
    table = Table(bags={0: "white-3*2 white-2*2"})
    table.brews(0, "white-3*2")
    seen = table.foresees("draw", 0)
    assert (seen.bad_chips, seen.chips, seen.explodes) == (2, 2, 1)


@pytest.mark.rules("8.4", "17.2", "17.4")
def test_a_draw_tells_the_present_scoring_space() -> None:
    table = Table(droplets=[11, 0])
    table.brews(0, "white-1")
    seen = table.foresees("draw", 0)
    assert (seen.space, seen.coins, seen.points, seen.ruby_space) == (13, 13, 2, 1)
    assert (seen.ends_brewing, seen.droplet) == (0, 11)


# --- stopping, the flask, rats


@pytest.mark.rules("8.3", "8.4")
def test_stopping_foresees_what_the_scoring_space_pays() -> None:
    table = Table(droplets=[11, 0])
    table.brews(0, "white-1 orange-1")
    seen = table.foresees("stop", 0)
    assert (seen.space, seen.coins, seen.points, seen.ruby_space) == (14, 14, 3, 0)
    assert (seen.ends_brewing, seen.white, seen.lands) == (1, 1, [0] * 18)


@pytest.mark.rules("8.12")
def test_the_flask_foresees_the_space_and_the_sum_without_the_chip() -> None:
    table = Table()
    table.brews(0, "white-2 orange-1 white-3")
    seen = table.foresees("flask", 0)
    assert (seen.space, seen.white, seen.ends_brewing) == (4, 2, 0)


@pytest.mark.rules("7.3")
def test_stepping_back_foresees_the_space_of_the_rat_stone() -> None:
    table = Table(turn=2, points=[14, 20], droplets=[5, 0])
    assert [table.foresees(f"rats {tails}", 0).space for tails in range(3)] == [6, 7, 8]


# --- placing


@pytest.mark.rules("10.1", "8.6")
def test_a_chip_after_a_crow_skull_foresees_where_it_lies_and_whether_it_explodes() -> None:
    table = Table(bags={0: "white-3*2 blue-2 white-2 orange-1*2"})
    table.brews(0, "white-3*2")
    table.draws(0, "blue-2", then="white-2 orange-1")
    bad = table.foresees("pick white-2", 0)
    assert (bad.chip_space, bad.space, bad.white, bad.explodes, bad.ends_brewing) == (
        10,
        11,
        8,
        1,
        1,
    )
    good = table.foresees("pick orange-1", 0)
    assert (good.chip_space, good.space, good.white, good.explodes) == (9, 10, 6, 0)
    none = table.foresees("nothing", 0)
    assert (none.chip_space, none.space, none.white) == (0, 9, 6)


@pytest.mark.rules("10.1", "11.2")
def test_a_toadstool_that_would_be_laid_aside_lies_nowhere() -> None:
    books = {"red": 2, "blue": 1}
    table = Table(books=books, bags={0: "blue-1 red-2 orange-1"})
    table.draws(0, "blue-1", then="red-2")
    seen = table.foresees("pick red-2", 0)
    assert (seen.chip_space, seen.space) == (0, 2)


@pytest.mark.rules("10.1", "8.5")
def test_a_chip_that_fills_the_pot_ends_the_brew() -> None:
    table = Table(bags={0: "blue-1 white-3 orange-1"}, droplets=[48, 0])
    table.draws(0, "blue-1", then="white-3")
    seen = table.foresees("pick white-3", 0)
    assert (seen.chip_space, seen.space, seen.coins) == (52, 53, 35)
    assert (seen.explodes, seen.ends_brewing) == (0, 1)


@pytest.mark.parametrize(("answer", "space"), [("further", 4), ("plainly", 3)])
@pytest.mark.rules("8.11")
def test_further_or_plainly_foresees_the_space(answer: str, space: int) -> None:
    options = {"movement_offered": 1}
    table = Table(bags={0: "orange-1 red-2 white-1"}, options=options)
    table.brews(0, "orange-1 red-2")
    seen = table.foresees(answer, 0)
    assert (seen.chip_space, seen.space) == (space, space + 1)


@for_each(("chip", "space"), [("red-1", 2), ("red-2", 3), ("red-4", 5)])
@pytest.mark.rules("11.2")
def test_a_toadstool_from_beside_the_pot_foresees_its_space(chip: str, space: int) -> None:
    table = Table(books=2, asides={0: "red-1 red-2 red-4"})
    table.brews(0, "white-1")
    table.stops(0)
    seen = table.foresees(f"place {chip}", 0)
    assert (seen.chip_space, seen.space) == (space, space + 1)
    assert table.foresees(f"return {chip}", 0).space == 2


@pytest.mark.rules("12.1")
def test_a_mandrake_foresees_the_sum_and_the_same_space() -> None:
    table = Table(turn=2, bags={0: "white-3 yellow-1 orange-1"})
    table.brews(0, "white-3 yellow-1")
    put_back, left = table.foresees("put-back", 0), table.foresees("leave", 0)
    assert (put_back.white, put_back.space) == (0, 5)
    assert (left.white, left.space) == (3, 5)


@pytest.mark.rules("6.6")
def test_the_first_white_foresees_the_sum_and_the_space_before() -> None:
    table = Table(card="first-white")
    table.brews(0, "orange-1 white-3")
    seen = table.foresees("put-back", 0)
    assert (seen.white, seen.space) == (0, 2)


# --- after brewing


@pytest.mark.rules("15.3")
def test_a_slide_foresees_the_scoring_space() -> None:
    bags = {0: "white-3 white-2*2 green-2 orange-1"}
    table = Table(books={"green": 3}, bags=bags, faces=["one-point"])
    table.brews(0, "green-2 white-3 white-2*2")
    table.stops(0)
    table.all_stop()
    assert table.asked(0) == "slide"
    assert (table.foresees("slide", 0).space, table.foresees("nothing", 0).space) == (12, 10)


@pytest.mark.rules("17.5")
def test_buying_foresees_the_coins_that_are_left() -> None:
    table = Table(droplets=[13, 0], faces=["one-point"])
    table.all_stop()
    assert table.foresees("buy green-2", 0).coins == 15 - 8
    table.does("buy green-2", seat=0)
    assert table.foresees("buy orange-1", 0).coins == 15 - 8 - 3


@pytest.mark.rules("18.1", "18.2", "19.2", "19.3")
def test_spending_foresees_the_droplets_and_the_rubies() -> None:
    options = {"test_tubes": 1}
    table = Table(
        rubies=[5, 0], flasks=[0, 1], droplets=[3, 9], faces=["one-point"], options=options
    )
    table.goes_to("spending")
    tube, flask, pot = (table.foresees(phrase, 0) for phrase in ("tube", "refill", "pot"))
    assert (tube.glass, tube.droplet, tube.rubies) == (1, 3, 1 - 2)
    assert (flask.glass, flask.droplet, flask.rubies) == (0, 3, -2)
    assert (pot.glass, pot.droplet, pot.rubies) == (0, 4, -2)


CHOICES: dict[str, tuple[Scene, str, tuple[int, int]]] = {
    "fork": (Scene(turn=3, card="fork-in-the-road"), "steps", (2, 0)),
    "gift": (Scene(card="one-gift"), "rubies", (0, 3)),
    "trade": (Scene(card="ruby-trade"), "take green-1", (0, -1)),
    "give up": (Scene(turn=2, card="tails-for-rubies", points=[16, 20]), "give-up 2", (0, 2)),
}
"""Choices of cards, an answer, and the droplet and the rubies that it brings."""


@for_each("choice", CHOICES)
@pytest.mark.rules("5.1", "5.5", "5.6", "5.7")
def test_choices_of_cards_foresee_droplet_and_rubies(choice: str) -> None:
    scene, phrase, wanted = CHOICES[choice]
    seen = Table(**scene).foresees(phrase, 0)
    assert (seen.droplet, seen.rubies) == wanted


@pytest.mark.rules("5.12", "5.13")
def test_choices_of_cards_foresee_points() -> None:
    assert Table(card="clean-sweep").foresees("points", 0).points == 4
    friend = Table(turn=2, card="friend-of-rats", points=[16, 20])
    assert friend.foresees("points", 0).points == 2


# --- what is foreseen comes true


@pytest.mark.parametrize("books", [0, 1, 2, 3])
@pytest.mark.rules("8.2", "8.4", "8.6", "21.1")
def test_what_is_foreseen_comes_true(books: int) -> None:
    """Draws, picks and stops of a match by lot."""
    options = {"books": books, "no_fortune_cards": 1}
    before: Table | None = None
    for table in step_by_step(2, seed=60 + books, **options):
        if before is not None:
            for event in table.heard("placed"):
                _was_foreseen(before, event)
        before = table.copied()


def _was_foreseen(before: Table, event: tuple[str | int, ...]) -> None:
    seat, chip, space = int(event[1]), str(event[2]), int(event[3])
    opened = before.open_to(seat)
    if "draw" in opened and before.turn < 9:
        assert before.foresees("draw", seat).lands[CHIP_OF[chip]] == space
    elif f"pick {chip}" in opened:
        assert before.foresees(f"pick {chip}", seat).chip_space == space


@pytest.mark.rules("11.2")
def test_keeping_toadstools_leaves_the_pot_as_it_is() -> None:
    table = Table(books=2, turn=2, asides={0: "red-2"})
    table.brews(0, "white-1")
    table.stops(0)
    assert table.asked(0) == "aside"
    assert table.foresees("done", 0).space == table.space(0)
    assert table.foresees("place red-2", 0).space == table.space(0) + 2


@pytest.mark.rules("11.2")
def test_putting_a_toadstool_back_while_brewing_leaves_the_pot_as_it_is() -> None:
    table = Table(books=2, turn=2, asides={0: "red-2"})
    table.brews(0, "white-1")
    assert table.asked(0) == "brew"
    seen = table.foresees("return red-2", 0)
    assert (seen.space, seen.white) == (table.space(0), 1)


@pytest.mark.rules("15.4")
def test_what_a_spider_of_set_4_costs_is_foreseen() -> None:
    table = Table(books=4, turn=2, bags={0: "green-1 white-1 orange-1"}, faces=["one-point"])
    table.brews(0, "green-1")
    table.brews(1, "white-1*2")
    table.all_stop()
    assert table.asked(0) == "pay"
    assert [table.foresees(f"pay {rubies}", 0).rubies for rubies in (0, 1)] == [0, -1]
