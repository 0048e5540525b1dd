"""Chapter 6, Accio: any card of the square."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.glastonbury.table import Table
from tests.referee.kettle_ring import Cell

ONE = {"accio-1": (0, 2)}
BEGUN_AND_UNUSED = {"accio-1": (0, 1), "accio-2": (0, 2)}
BARRED = {"vanesco-1", "vanesco-2", "vanesco-3", "vanesco-4", "perluceo-1", "perluceo-2"}


def with_accio(table: Table) -> set[str]:
    """The cards that can be taken with Accio."""
    return {phrase.split()[1] for phrase in table.open if phrase.endswith(" with accio")}


def with_unused_accio(table: Table) -> set[str]:
    return {phrase.split()[1] for phrase in table.open if phrase.endswith(" with unused-accio")}


# --- 6.2 what it takes


@pytest.mark.rules("6.2")
def test_accio_takes_any_card_of_the_square_those_of_the_own_line_too() -> None:
    """Gx3."""
    table = Table(spells=ONE)
    assert with_accio(table) == set(table.square.values())
    assert set(table.line_of(0)) < with_accio(table)


@for_each("cell", [(0, 1), (2, 2), (2, 5), (5, 4)])
@pytest.mark.rules("6.2", "6.7", "7.1")
def test_the_gap_is_refilled_where_the_card_lay(cell: Cell) -> None:
    table = Table(square={cell: "roots-4"}, spells=ONE, cauldron=["vines-1"], draws=["mosses-3"])
    table.takes_with_accio("roots-4")
    assert table.events[:3] == [
        ("used-accio", 0, "accio-1", 1),
        ("took", 0, "roots-4", "vines-1", cell),
        ("refilled", "mosses-3", cell),
    ]
    assert table.cauldron_of(0) == ("vines-1", "roots-4")
    assert table.square[cell] == "mosses-3"
    assert table.stop_of(0) == 7


@pytest.mark.rules("6.2")
def test_accio_need_not_be_used() -> None:
    table = Table(line=["roots-4"], spells=ONE)
    table.takes("roots-4")
    assert table.spells_of(0) == {"accio-1": 2}
    assert table.used_by(0) == set()


@pytest.mark.rules("6.2")
def test_an_accio_of_somebody_else_cannot_be_used() -> None:
    table = Table(spells={"accio-1": (1, 2), "accio-2": (2, 1)})
    assert with_accio(table) == set()


@pytest.mark.rules("6.2", "7.3")
def test_accio_takes_no_gap() -> None:
    table = Table(spells=ONE, gaps=[(0, 1), (3, 3)], pile=[], rest=2)
    assert with_accio(table) == set(table.square.values())
    assert len(with_accio(table)) == 30


# --- 6.3 what it cannot take


@pytest.mark.rules("6.3")
def test_accio_takes_no_vanesco_and_no_perluceo_wherever_they_lie() -> None:
    """G11."""
    square = dict(zip([(0, 1), (2, 3), (3, 3), (5, 4), (2, 0), (1, 1)], BARRED, strict=True))
    table = Table(square=square, spells=ONE)
    assert set(table.square.values()) - with_accio(table) == BARRED


@pytest.mark.parametrize(("card", "uses"), [("accio-2", 2), ("declinatio-1", 3)])
@pytest.mark.rules("6.3", "5.4")
def test_accio_may_take_an_accio_or_a_declinatio(card: str, uses: int) -> None:
    """G11."""
    table = Table(square={(4, 4): card}, spells=ONE)
    table.takes_with_accio(card)
    assert table.spells_of(0) == {"accio-1": 1, card: uses}
    assert table.heard("took-spell") == [("took-spell", 0, card, (4, 4))]
    assert table.used_by(0) == {"accio-1"}


@pytest.mark.rules("6.3", "5.7")
def test_without_a_card_that_it_could_take_accio_cannot_be_used() -> None:
    """The last cards of the square are all Vanesco and Perluceo."""
    cells = [(1, 1), (2, 2), (3, 3), (4, 4), (2, 0), (2, 5)]
    table = Table(
        square=dict(zip(cells, sorted(BARRED), strict=True)),
        filled=False,
        pile=[],
        rest=2,
        spells=ONE,
    )
    assert with_accio(table) == set()
    assert len(table.open) == 3
    assert table.asked == "take"


# --- 6.4 where it cannot be used


@pytest.mark.rules("6.4", "6.1")
def test_beside_a_corner_accio_cannot_be_used_even_with_a_declinatio() -> None:
    """G16."""
    table = Table(stop=5, spells={**ONE, "declinatio-1": (0, 3)}, cauldron=["roots-1"])
    assert table.open == {"use declinatio", "stay"}
    table.uses_declinatio()
    assert table.asked == "take"
    assert with_accio(table) == set()


@pytest.mark.rules("6.4", "5.2")
def test_beside_a_corner_without_a_declinatio_nobody_is_asked_about_accio() -> None:
    """G16."""
    table = Table(stops={1: 9}, cauldrons={1: ["roots-1"]}, spells={"accio-1": (1, 2)})
    table.takes(table.line_of(0)[0])
    assert (table.stop_of(1), table.active) == (10, 2)


@pytest.mark.rules("6.4", "4.4")
def test_with_an_immuto_on_top_accio_can_be_used_beside_a_line() -> None:
    """G15."""
    table = Table(stops={1: 8}, cauldrons={1: ["roots-1", "immuto-1"]}, spells={"accio-1": (1, 2)})
    table.takes(table.line_of(0)[0])
    assert (table.active, table.stop_of(1)) == (1, 8)
    assert with_accio(table) == set(table.square.values())


@pytest.mark.rules("6.4", "4.5")
def test_after_a_walk_away_from_a_corner_accio_can_be_used() -> None:
    table = Table(stops={1: 5}, cauldrons={1: ["roots-1"]}, spells={"accio-1": (1, 1)})
    table.takes(table.line_of(0)[0])
    assert (table.active, table.stop_of(1)) == (1, 6)
    assert with_accio(table)


# --- 6.7 uses


@pytest.mark.rules("6.7", "5.4")
def test_an_accio_can_be_used_twice_and_is_spent_then() -> None:
    table = Table(seats=2, spells=ONE, cauldron=["roots-1"], square={(3, 3): "vines-1"})
    table.takes_with_accio("vines-1")
    assert table.spells_of(0) == {"accio-1": 1}
    table.takes(table.line_of(1)[0])
    card = table.line_of(0)[0]
    table.takes_with_accio(card)
    assert table.heard("used-accio") == [("used-accio", 0, "accio-1", 0)]
    assert table.spells_of(0) == {"accio-1": 0}
    while table.active == 1:
        table.does(min(table.open))
    assert table.active == 0
    assert with_accio(table) == set()


@pytest.mark.rules("6.7")
def test_a_spent_accio_cannot_be_used() -> None:
    assert with_accio(Table(spells={"accio-1": (0, 0)})) == set()


@pytest.mark.rules("6.1", "6.2")
def test_only_one_accio_is_used_in_a_turn() -> None:
    """G13."""
    table = Table(spells={"accio-1": (0, 2), "accio-2": (0, 2)}, square={(4, 4): "roots-2"})
    table.takes_with_accio("roots-2")
    assert table.active == 1
    assert sorted(table.spells_of(0).values()) == [1, 2]


# --- 6.8 and 12.3 which of two


@pytest.mark.rules("6.8", "12.3", "10.9")
def test_with_recipes_the_player_chooses_between_a_begun_and_an_unused_accio() -> None:
    """Gx2, Gx8."""
    table = Table(spells=BEGUN_AND_UNUSED, options={"recipes": 1}, square={(4, 4): "roots-2"})
    assert with_unused_accio(table) == with_accio(table) == set(table.square.values())
    begun = table.copied()
    begun.takes_with_accio("roots-2")
    assert begun.spells_of(0) == {"accio-1": 0, "accio-2": 2}
    assert begun.used_by(0) == {"accio-1"}
    table.takes_with_accio("roots-2", unused=True)
    assert table.spells_of(0) == {"accio-1": 1, "accio-2": 1}
    assert table.used_by(0) == {"accio-1", "accio-2"}
    assert table.heard("used-accio") == [("used-accio", 0, "accio-2", 1)]


@pytest.mark.rules("6.8", "12.3")
def test_the_begun_one_may_be_the_one_with_the_higher_number() -> None:
    spells = {"accio-1": (0, 2), "accio-2": (0, 1)}
    table = Table(spells=spells, options={"recipes": 1}, square={(4, 4): "roots-2"})
    other = table.copied()
    table.takes_with_accio("roots-2")
    assert table.spells_of(0) == {"accio-1": 2, "accio-2": 0}
    other.takes_with_accio("roots-2", unused=True)
    assert other.spells_of(0) == {"accio-1": 1, "accio-2": 1}


@pytest.mark.parametrize("begun", ["accio-1", "accio-2"])
@pytest.mark.rules("6.8", "12.3", "12.8")
def test_without_recipes_the_begun_accio_is_used_unasked(begun: str) -> None:
    """Gx2, Gx8."""
    spells = {card: (0, 1 if card == begun else 2) for card in ("accio-1", "accio-2")}
    table = Table(spells=spells, square={(4, 4): "roots-2"})
    assert with_unused_accio(table) == set()
    table.takes_with_accio("roots-2")
    assert table.spells_of(0)[begun] == 0
    assert table.heard("used-accio") == [("used-accio", 0, begun, 0)]


ALIKE = {
    "both unused": {"accio-1": (0, 2), "accio-2": (0, 2)},
    "both begun": {"accio-1": (0, 1), "accio-2": (0, 1)},
    "one unused": {"accio-1": (0, 2)},
    "one begun": {"accio-1": (0, 1)},
    "one unused, one spent": {"accio-1": (0, 0), "accio-2": (0, 2)},
    "the begun one is another's": {"accio-1": (1, 1), "accio-2": (0, 2)},
}


@for_each("spells", ALIKE.values())
@pytest.mark.rules("12.3", "12.8")
def test_where_it_makes_no_difference_nothing_is_asked(
    spells: dict[str, tuple[int, int]],
) -> None:
    """Gx8."""
    table = Table(spells=spells, options={"recipes": 1}, square={(4, 4): "roots-2"})
    assert with_unused_accio(table) == set()
    before = sum(table.spells_of(0).values())
    table.takes_with_accio("roots-2")
    assert sum(table.spells_of(0).values()) == before - 1


@pytest.mark.parametrize("recipe", ["fewest-spells", "most-ones"])
@pytest.mark.rules("12.3", "12.8")
def test_it_is_asked_whether_or_not_the_player_holds_b3(recipe: str) -> None:
    table = Table(spells=BEGUN_AND_UNUSED, recipes={0: ("most-orange", recipe)})
    assert with_unused_accio(table) == set(table.square.values())
