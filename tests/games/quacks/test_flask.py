"""Chapter 8: the flask."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.names import chips
from tests.games.quacks.table import Table

# --- 8.12 what the flask does


@for_each(("chip", "left"), [("white-1", 4), ("white-2", 2), ("white-3", 1)])
@pytest.mark.rules("8.12")
def test_the_last_white_chip_goes_back_and_the_next_moves_from_the_one_before(
    chip: str, left: int
) -> None:
    table = Table()
    table.brews(0, f"orange-1 {chip}")
    table.does("flask", seat=0)
    assert table.pot(0) == {1: "orange-1"}
    assert (table.white(0), table.bag(0)[chip]) == (0, left)
    assert table.told == [("white-back", 0, chip, 0, 0, 0)]
    table.brews(0, "green-1")
    assert table.pot(0) == {1: "orange-1", 2: "green-1"}


@pytest.mark.rules("8.12", "7.2")
def test_the_first_chip_goes_back_and_the_next_moves_from_the_rat_stone() -> None:
    table = Table(turn=2, points=[16, 20], droplets=[3, 0])
    table.brews(0, "white-3")
    table.does("flask", seat=0)
    table.brews(0, "white-1")
    assert table.pot(0) == {6: "white-1"}


@pytest.mark.rules("8.12")
def test_the_sum_is_told_without_the_chip() -> None:
    table = Table()
    table.brews(0, "white-3 white-1")
    table.does("flask", seat=0)
    assert table.told == [("white-back", 0, "white-1", 0, 3, 0)]


@pytest.mark.rules("8.12")
def test_before_the_first_chip_there_is_nothing_to_put_back() -> None:
    table = Table()
    assert table.why("flask", 0) == "8.12"


@pytest.mark.rules("8.12")
def test_only_if_the_last_chip_is_white() -> None:
    table = Table()
    table.brews(0, "white-1 orange-1")
    assert table.open_to(0) == {"draw", "stop"}
    assert table.why("flask", 0) == "8.12"


@pytest.mark.rules("8.12")
def test_a_toadstool_laid_aside_since_blocks_the_flask() -> None:
    """Q5."""
    table = Table(books=2, bags={0: "white-3 red-2 orange-1"})
    table.brews(0, "white-3")
    assert "flask" in table.open_to(0)
    table.brews(0, "red-2")
    assert table.pot(0) == {3: "white-3"}
    assert table.why("flask", 0) == "8.12"


@pytest.mark.rules("8.12", "8.6")
def test_a_chip_that_made_the_pot_explode_stays() -> None:
    table = Table()
    table.brews(0, "white-3 white-2 white-2 white-1")
    assert table.why("flask", 0) == "8.6"
    assert table.flask(0)


@pytest.mark.rules("8.12", "10.1")
def test_a_white_chip_that_came_through_a_crow_skull_goes_back_too() -> None:
    table = Table(bags={0: "blue-1 white-2 orange-1"})
    table.draws(0, "blue-1", then="white-2")
    table.does("pick white-2", seat=0)
    assert "flask" in table.open_to(0)
    table.does("flask", seat=0)
    assert table.pot(0) == {1: "blue-1"}


@pytest.mark.rules("8.12", "10.1")
def test_chips_that_a_crow_skull_only_looked_at_do_not_block_nor_open_it() -> None:
    table = Table(bags={0: "blue-1 white-2*2 orange-1"})
    table.draws(0, "blue-1", then="white-2")
    table.does("nothing", seat=0)
    assert table.why("flask", 0) == "8.12"


@pytest.mark.rules("8.12", "12.1")
def test_a_white_chip_before_a_mandrake_is_not_the_last_one() -> None:
    table = Table(turn=2, bags={0: "white-2 yellow-1 orange-1"})
    table.brews(0, "white-2 yellow-1")
    table.does("leave", seat=0)
    assert table.why("flask", 0) == "8.12"


@pytest.mark.rules("8.12", "6.8")
def test_a_protected_white_chip_beyond_the_limit_can_be_put_back() -> None:
    table = Table(card="fresh-start")
    table.brews(0, "white-3 white-2*2 white-1")
    assert (table.white(0), table.exploded(0)) == (8, False)
    table.does("flask", seat=0)
    assert table.white(0) == 7


@pytest.mark.rules("8.12", "6.6")
def test_a_chip_that_the_first_white_put_back_cannot_go_back_again() -> None:
    table = Table(card="first-white")
    table.brews(0, "orange-1 white-2")
    table.does("put-back", seat=0)
    assert table.why("flask", 0) == "8.12"
    assert table.flask(0)


@pytest.mark.rules("8.12", "6.6")
def test_a_first_white_chip_that_was_left_can_go_back_by_the_flask() -> None:
    table = Table(card="first-white")
    table.brews(0, "orange-1 white-2")
    table.does("leave", "flask", seat=0)
    assert (table.pot(0), table.flask(0)) == ({1: "orange-1"}, False)


@pytest.mark.rules("8.12", "11.4")
def test_a_chip_that_moved_further_goes_back_all_the_way() -> None:
    table = Table(books=4, bags={0: "red-1 white-1 orange-1"})
    table.brews(0, "red-1 white-1")
    assert table.pot(0) == {1: "red-1", 3: "white-1"}
    table.does("flask", seat=0)
    table.brews(0, "orange-1")
    assert table.pot(0) == {1: "red-1", 2: "orange-1"}


@pytest.mark.rules("8.12", "12.1")
def test_over_the_gap_that_a_mandrake_left_the_next_chip_moves_from_the_mandrake() -> None:
    table = Table(turn=2, bags={0: "white-3 yellow-1 white-2 orange-1"})
    table.brews(0, "white-3 yellow-1")
    table.does("put-back", seat=0)
    table.brews(0, "white-2")
    table.does("flask", seat=0)
    table.brews(0, "orange-1")
    assert table.pot(0) == {4: "yellow-1", 5: "orange-1"}


@pytest.mark.rules("8.12", "8.1")
def test_a_flask_is_used_while_others_brew_on() -> None:
    table = Table()
    table.brews(0, "white-1")
    table.brews(1, "white-1")
    table.does("flask", seat=1)
    assert (table.flask(0), table.flask(1)) == (True, False)
    assert (table.pot(0), table.pot(1)) == ({1: "white-1"}, {})


@pytest.mark.rules("8.12", "12.1")
def test_after_a_flask_a_mandrake_finds_no_white_chip_drawn_before_it() -> None:
    """Q21. Another white chip of the same value lies there, but it was not drawn last."""
    table = Table(turn=2, bags={0: "white-1*2 yellow-1 orange-1"})
    table.brews(0, "white-1*2")
    table.does("flask", seat=0)
    table.brews(0, "yellow-1")
    assert table.pot(0) == {1: "white-1", 2: "yellow-1"}
    assert table.asked(0) == "brew"


# --- 8.13 an empty flask


@pytest.mark.rules("8.13")
def test_a_used_flask_is_empty() -> None:
    table = Table()
    table.brews(0, "white-1 white-2")
    table.does("flask", seat=0)
    assert not table.flask(0)
    assert table.open_to(0) == {"draw", "stop"}
    assert table.why("flask", 0) == "8.13"
    table.brews(0, "white-2")
    assert table.why("flask", 0) == "8.13"


@pytest.mark.rules("8.13")
def test_an_empty_flask_stays_empty_in_the_next_turns() -> None:
    table = Table(turn=4, flasks=[0, 1])
    table.brews(0, "white-1")
    assert table.open_to(0) == {"draw", "stop"}
    assert table.why("flask", 0) == "8.13"


@pytest.mark.rules("8.13", "8.4")
def test_who_has_used_it_may_stop_with_a_pot_that_is_empty_again() -> None:
    table = Table(droplets=[7, 0], faces=["one-point"])
    table.brews(0, "white-2")
    table.does("flask", seat=0)
    assert table.open_to(0) == {"draw", "stop"}
    table.stops(0)
    table.brews(1, "white-1")
    table.stops(1)
    assert (table.space(0), table.pot(0)) == (8, {})
    assert table.points(0) == 1 + 1


@pytest.mark.rules("8.13", "17.7")
def test_the_chip_that_went_back_is_in_the_bag_in_the_same_turn() -> None:
    table = Table(bags={0: "white-3 orange-1"})
    table.brews(0, "white-3")
    table.does("flask", seat=0)
    assert table.bag(0) == chips("white-3 orange-1")
    table.brews(0, "white-3 orange-1")
    assert table.pot(0) == {3: "white-3", 4: "orange-1"}


# --- 8.14 what was used up


@pytest.mark.parametrize(("undoes", "space"), [(0, 2), (1, 3)])
@pytest.mark.rules("8.14", "12.2")
def test_a_doubling_stays_used_unless_the_flask_undoes(undoes: int, space: int) -> None:
    """Q6."""
    bags = {0: "yellow-1 white-2 orange-1 white-1"}
    table = Table(turn=2, books=2, bags=bags, options={"flask_undoes": undoes})
    table.brews(0, "yellow-1 white-2")
    assert table.pot(0) == {1: "yellow-1", 5: "white-2"}
    table.does("flask", seat=0)
    table.brews(0, "orange-1")
    assert table.pot(0) == {1: "yellow-1", space: "orange-1"}


@pytest.mark.parametrize(("undoes", "protected"), [(0, 0), (1, 1)])
@pytest.mark.rules("8.14", "10.2")
def test_a_step_of_a_protection_stays_used_unless_the_flask_undoes(
    undoes: int, protected: int
) -> None:
    """Q6. The crow skull protects one chip, and the flask puts that chip back."""
    bags = {0: "blue-1 white-3*2 white-2 white-1 orange-1"}
    table = Table(books=2, bags=bags, options={"flask_undoes": undoes})
    table.brews(0, "white-3 white-3 blue-1 white-1")
    table.does("flask", seat=0)
    table.brews(0, "white-2")
    assert table.heard("exploded") == [("exploded", 0, 8, 7, protected, 0)]
