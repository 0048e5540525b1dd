"""Chapter 8: a full pot."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.names import chips
from tests.games.quacks.table import Table

# --- 8.5 the last space and the spoon


@for_each(("droplet", "chip"), [(51, "white-1"), (50, "white-2"), (49, "white-3")])
@pytest.mark.rules("8.5")
def test_a_chip_that_comes_to_space_52_fills_the_pot(droplet: int, chip: str) -> None:
    table = Table(droplets=[droplet, 0])
    table.draws(0, chip)
    assert table.pot(0) == {52: chip}
    assert (table.brewing(0), table.space(0), table.waiting) == (False, 53, (1,))
    assert [event[0] for event in table.told] == ["drew", "placed", "pot-full", "stopped"]
    assert table.open_to(0) == set()


@for_each("droplet", [49, 50, 51, 52])
@pytest.mark.rules("8.5")
def test_a_chip_that_would_come_beyond_it_lies_on_52(droplet: int) -> None:
    table = Table(droplets=[droplet, 0], bags={0: "green-4 orange-1"})
    table.draws(0, "green-4")
    assert table.pot(0) == {52: "green-4"}
    assert (table.brewing(0), table.space(0)) == (False, 53)


@pytest.mark.rules("8.5", "17.1")
def test_a_chip_on_space_51_fills_nothing_and_scores_on_52() -> None:
    table = Table(droplets=[50, 0], faces=["one-point"])
    table.brews(0, "orange-1")
    assert (table.brewing(0), table.space(0)) == (True, 52)
    table.stops(0)
    table.all_stop()
    assert (table.points(0), table.rubies(0)) == (1 + 14, 2)


@pytest.mark.rules("8.5", "17.1", "17.2")
def test_a_full_pot_scores_on_the_spoon() -> None:
    table = Table(droplets=[51, 0], faces=["ruby"])
    table.brews(0, "white-3")
    table.all_stop()
    assert (table.points(0), table.rubies(0)) == (15, 1 + 1)
    assert table.state.players[0].coins == 35


@pytest.mark.rules("8.5", "8.6")
def test_the_chip_that_fills_a_pot_can_make_it_explode() -> None:
    """Q4."""
    table = Table(droplets=[43, 0], faces=["two-points"])
    table.brews(0, "white-3 white-2*2")
    assert table.pot(0) == {46: "white-3", 48: "white-2", 50: "white-2"}
    table.brews(0, "orange-1")
    table.brews(0, "white-1")
    assert table.pot(0)[52] == "white-1"
    assert (table.exploded(0), table.space(0)) == (True, 53)
    table.all_stop()
    assert table.asked(0) == "exploded"
    assert [event[1] for event in table.heard("rolled")] == [1]
    table.does("points", seat=0)
    assert table.points(0) == 15


@pytest.mark.rules("8.5", "12.1")
def test_a_mandrake_that_fills_a_pot_still_acts() -> None:
    """Q4."""
    table = Table(turn=2, droplets=[49, 0], bags={0: "white-2 yellow-1 orange-1"})
    table.brews(0, "white-2 yellow-1")
    assert (table.asked(0), table.open_to(0)) == ("mandrake", {"put-back", "leave"})
    table.does("put-back", seat=0)
    assert (table.pot(0), table.space(0)) == ({52: "yellow-1"}, 53)
    assert (table.brewing(0), table.white(0)) == (False, 0)


@pytest.mark.rules("8.5", "6.6")
def test_the_first_white_is_offered_for_the_chip_that_fills_a_pot() -> None:
    """Q4. Left, the pot is full; put back, it is not."""
    table = Table(card="first-white", droplets=[50, 0])
    table.brews(0, "white-2")
    assert (table.asked(0), table.pot(0)) == ("first", {52: "white-2"})
    left = table.copied()
    left.does("leave", seat=0)
    assert (left.brewing(0), left.space(0)) == (False, 53)
    table.does("put-back", seat=0)
    assert (table.brewing(0), table.pot(0), table.space(0)) == (True, {}, 51)


@pytest.mark.rules("8.5", "10.3")
def test_a_crow_skull_of_set_3_on_space_52_brings_its_ruby() -> None:
    """Q4."""
    table = Table(books=3, droplets=[51, 0], bags={0: "blue-2 orange-1"})
    table.brews(0, "blue-2")
    assert (table.rubies(0), table.brewing(0)) == (2, False)


@pytest.mark.rules("8.5", "10.4")
def test_a_crow_skull_of_set_4_on_space_52_brings_its_points() -> None:
    """Q4."""
    table = Table(books=4, droplets=[51, 0], bags={0: "blue-4 orange-1"})
    table.brews(0, "blue-4")
    assert (table.points(0), table.brewing(0)) == (4, False)


@pytest.mark.rules("8.5", "10.1")
def test_a_crow_skull_that_fills_a_pot_looks_at_nothing() -> None:
    """Q4."""
    table = Table(droplets=[51, 0], bags={0: "blue-2 orange-1 white-1"})
    table.brews(0, "blue-2")
    assert (table.brewing(0), table.asked(0)) == (False, "")
    assert table.heard("showed") == []
    assert table.tray(0) == chips("")


@pytest.mark.rules("8.5", "10.1")
def test_a_chip_chosen_through_a_crow_skull_can_fill_the_pot() -> None:
    table = Table(droplets=[49, 0], bags={0: "blue-2 white-3 orange-1*2"})
    table.draws(0, "blue-2", then="white-3 orange-1")
    table.does("pick white-3", seat=0)
    assert table.pot(0) == {51: "blue-2", 52: "white-3"}
    assert (table.brewing(0), table.bag(0)) == (False, chips("orange-1*2"))


@pytest.mark.rules("8.5", "8.12")
def test_there_is_no_flask_in_a_full_pot() -> None:
    """Q4."""
    table = Table(droplets=[51, 0])
    table.brews(0, "white-1")
    assert table.flask(0)
    assert "flask" not in table.open_to(0)
    assert table.why("flask", 0) == "8.5"
    assert table.why("draw", 0) == "8.5"


@pytest.mark.rules("8.5", "11.2")
def test_no_toadstool_goes_into_a_full_pot() -> None:
    """Q4. It can still be returned."""
    table = Table(books=2, droplets=[51, 0], asides={0: "red-1 red-4"})
    table.brews(0, "white-1")
    assert table.open_to(0) == {"return red-1", "return red-4", "done"}
    assert table.why("place red-1", 0) == "8.5"


@pytest.mark.rules("8.5", "11.2")
def test_a_toadstool_placed_after_stopping_can_fill_the_pot() -> None:
    table = Table(books=2, droplets=[47, 0], asides={0: "red-1 red-4"})
    table.brews(0, "white-1")
    table.stops(0)
    table.does("place red-4", seat=0)
    assert (table.pot(0), table.space(0)) == ({48: "white-1", 52: "red-4"}, 53)
    assert table.why("place red-1", 0) == "8.5"


@pytest.mark.rules("8.5", "6.9")
def test_there_is_no_pinch_into_a_full_pot() -> None:
    table = Table(card="last-pinch", droplets=[51, 0])
    table.brews(0, "white-1")
    table.brews(1, "white-1")
    table.will_draw(1, "white-2*2 white-3 orange-1 green-1")
    table.stops(1)
    assert (table.waiting, table.asked(1)) == ((1,), "pinch")


@pytest.mark.rules("8.5", "6.8")
def test_a_fresh_start_is_offered_for_the_fifth_chip_also_if_it_fills_the_pot() -> None:
    table = Table(card="fresh-start", droplets=[46, 0])
    table.brews(0, "white-1*4 white-2")
    assert (table.asked(0), table.pot(0)[52]) == ("again", "white-2")
    on = table.copied()
    on.does("go-on", seat=0)
    assert (on.brewing(0), on.space(0)) == (False, 53)
    table.does("again", seat=0)
    assert (table.brewing(0), table.pot(0), table.space(0)) == (True, {}, 47)


@pytest.mark.rules("8.5", "8.4")
def test_from_a_rat_stone_on_space_52_every_chip_fills_the_pot() -> None:
    table = Table(turn=2, droplets=[30, 0], points=[0, 50])
    table.brews(0, "white-1")
    assert (table.pot(0), table.space(0), table.brewing(0)) == ({52: "white-1"}, 53, False)


@pytest.mark.rules("8.5", "9.4")
def test_who_has_a_full_pot_holds_up_no_stir() -> None:
    table = Table(turn=9, droplets=[51, 0])
    table.draws(0, "white-1")
    table.draws(1, "white-1")
    assert (table.brewing(0), table.waiting) == (False, (1,))
    table.draws(1, "orange-1")
    assert table.pot(1) == {1: "white-1", 2: "orange-1"}
