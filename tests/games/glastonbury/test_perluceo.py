"""Chapter 6, Perluceo: looking through the own cauldron."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.glastonbury.table import Table

LINE = ["perluceo-1", "roots-1"]
TWO = ["vines-1", "mosses-3"]


@pytest.mark.rules("6.13", "12.4", "7.1")
def test_the_player_looks_until_done_and_only_then_the_gap_is_refilled() -> None:
    """Gx7."""
    table = Table(line=LINE, cauldron=TWO, draws=["pumpkins-4"])
    table.takes("perluceo-1")
    assert table.events == [
        ("took-spell", 0, "perluceo-1", (2, 5)),
        ("cast-perluceo", 0, "perluceo-1", 0),
    ]
    assert (table.active, table.asked, table.open) == (0, "look", {"done"})
    assert (2, 5) not in table.square
    table.is_done()
    assert table.events[:2] == [("looked", 0), ("refilled", "pumpkins-4", (2, 5))]
    assert (table.active, table.asked) == (1, "take")
    table.finished()


@pytest.mark.rules("6.13", "5.6")
def test_looking_leaves_the_order_as_it_is() -> None:
    """G25."""
    table = Table(line=LINE, cauldron=["roots-4", *TWO])
    table.takes("perluceo-1")
    assert table.cauldron_of(0) == ("roots-4", *TWO)
    table.is_done()
    assert table.cauldron_of(0) == ("roots-4", *TWO)


@pytest.mark.rules("6.14", "12.4")
def test_a_perluceo_is_spent_and_counts_as_used_whether_or_not_somebody_looks() -> None:
    """Gx6. The rules cannot tell, and need not."""
    table = Table(line=LINE, cauldron=TWO, options={"recipes": 1})
    table.takes("perluceo-1")
    table.is_done()
    assert table.spells_of(0) == {"perluceo-1": 0}
    assert table.used_by(0) == {"perluceo-1"}


@pytest.mark.rules("6.13", "11.6")
def test_a_perluceo_shows_the_cauldron_once() -> None:
    table = Table(line=LINE, cauldron=TWO)
    table.takes("perluceo-1")
    table.is_done()
    assert not table.can("done", 0)
    assert sum(map(bool, table.observed_by(0).places)) == 1


NOTHING_TO_FIND = {
    "no card": ([], {}, 3),
    "one card": (["vines-1"], {}, 3),
    "one Immuto": (["immuto-1"], {}, 3),
    "open cauldrons": (TWO, {"cauldrons": 2}, 3),
    "open cauldrons, two players": (["roots-3", *TWO], {"cauldrons": 2}, 3),
}


@for_each(("cauldron", "options", "seats"), NOTHING_TO_FIND.values())
@pytest.mark.rules("12.4", "12.8")
def test_where_there_is_nothing_to_find_out_nothing_is_asked(
    cauldron: list[str], options: dict[str, int], seats: int
) -> None:
    """Gx8."""
    table = Table(seats=seats, line=LINE, cauldron=cauldron, options=options, draws=["vines-4"])
    table.takes("perluceo-1")
    assert table.events[:3] == [
        ("took-spell", 0, "perluceo-1", (2, 5)),
        ("cast-perluceo", 0, "perluceo-1", 1),
        ("refilled", "vines-4", (2, 5)),
    ]
    assert table.used_by(0) == {"perluceo-1"}
    assert (table.active, table.asked) == (1, "take")


@pytest.mark.parametrize("cauldrons", [0, 1])
@pytest.mark.rules("12.4", "11.5")
def test_with_two_cards_in_a_closed_cauldron_it_is_asked_even_with_notes(cauldrons: int) -> None:
    table = Table(line=LINE, cauldron=TWO, options={"cauldrons": cauldrons})
    table.takes("perluceo-1")
    assert table.asked == "look"


@pytest.mark.rules("6.1", "6.13")
def test_a_perluceo_is_the_only_spell_of_its_turn() -> None:
    """G13."""
    table = Table(line=LINE, cauldron=TWO, spells={"accio-1": (0, 2)})
    table.takes("perluceo-1")
    assert table.open == {"done"}
    table.is_done()
    assert table.active == 1


@pytest.mark.rules("6.13", "7.3")
def test_looking_with_the_pile_used_up_leaves_the_gap() -> None:
    table = Table(line=LINE, cauldron=TWO, pile=[], rest=2)
    table.takes("perluceo-1")
    assert table.asked == "look"
    table.is_done()
    assert table.heard("refilled") == []
    assert (2, 5) not in table.square
    assert table.active == 1


@pytest.mark.rules("11.6", "6.13")
def test_that_somebody_looks_is_public_and_what_is_seen_is_not() -> None:
    table = Table(line=LINE, cauldron=TWO)
    table.takes("perluceo-1")
    assert table.events_for(1) == table.events_for(0)
    for event in table.events:
        assert not {"vines-1", "mosses-3"} & set(event)
    table.is_done()
    assert ("looked", 0) in table.events_for(2)
