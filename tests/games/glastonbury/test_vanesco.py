"""Chapter 6, Vanesco: the top cards of all others go."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.glastonbury.table import Table

LINE = ["vanesco-1", "roots-1"]
THREE = {1: ["vines-1", "vines-2"], 2: ["mosses-3", "mosses-4"], 3: ["mould-1", "mould-2"]}


@pytest.mark.rules("6.9", "5.5", "6.12")
def test_all_others_give_up_their_top_cards_and_the_player_does_not() -> None:
    table = Table(seats=4, line=LINE, cauldron=["roots-3", "roots-4"], cauldrons=THREE)
    table.takes("vanesco-1")
    assert table.cauldron_of(0) == ("roots-3", "roots-4")
    assert [table.top_of(seat) for seat in (1, 2, 3)] == ["vines-1", "mosses-3", "mould-1"]
    assert [table.cauldron_of(seat) for seat in (1, 2, 3)] == [
        ("vines-1",),
        ("mosses-3",),
        ("mould-1",),
    ]
    assert table.spells_of(0) == {"vanesco-1": 0}


@pytest.mark.rules("6.9", "7.1")
def test_what_happens_is_told_step_by_step_and_the_refill_comes_after_it() -> None:
    """G21, Gx7."""
    table = Table(line=LINE, cauldrons={1: ["vines-1", "vines-2"]}, draws=["pumpkins-2"])
    table.takes("vanesco-1")
    assert table.events[:4] == [
        ("took-spell", 0, "vanesco-1", (2, 5)),
        ("cast-vanesco", 0, "vanesco-1"),
        ("lost", 1, "vines-2", "vines-1", 0),
        ("refilled", "pumpkins-2", (2, 5)),
    ]
    assert table.events_for(2) == table.events


@pytest.mark.rules("6.9", "1.4")
def test_an_immuto_is_given_up_like_any_card() -> None:
    """G19."""
    table = Table(line=LINE, cauldrons={1: ["vines-1", "immuto-1"], 2: ["immuto-2"]})
    table.takes("vanesco-1")
    assert table.cauldron_of(1) == ("vines-1",)
    assert table.cauldron_of(2) == ()
    assert table.under == ("immuto-1", "immuto-2")


@pytest.mark.rules("6.9", "4.3")
def test_the_only_card_of_a_cauldron_is_given_up_too() -> None:
    """G18."""
    table = Table(line=LINE, cauldrons={1: ["vines-4"], 2: ["mosses-1"]})
    table.takes("vanesco-1")
    assert table.cauldron_of(1) == table.cauldron_of(2) == ()
    assert table.heard("lost") == [
        ("lost", 1, "vines-4", "", 0),
        ("lost", 2, "mosses-1", "", 0),
    ]
    assert table.stop_of(1) == 7


@pytest.mark.rules("6.9", "1.6")
def test_a_cauldron_without_cards_loses_nothing() -> None:
    """G18."""
    table = Table(seats=4, line=LINE, cauldrons={2: ["mosses-1"]})
    table.takes("vanesco-1")
    assert table.heard("lost") == [("lost", 2, "mosses-1", "", 0)]
    assert table.under == ("mosses-1",)


@pytest.mark.rules("6.9")
def test_with_all_cauldrons_empty_a_vanesco_does_nothing_and_is_spent() -> None:
    table = Table(line=LINE)
    table.takes("vanesco-1")
    assert table.heard("lost") == []
    assert table.used_by(0) == {"vanesco-1"}
    assert (table.active, table.under) == (1, ())


@pytest.mark.rules("6.9", "5.4")
def test_spells_in_front_of_players_are_safe() -> None:
    spells = {"accio-1": (1, 2), "declinatio-1": (2, 1)}
    table = Table(line=LINE, spells=spells, cauldrons={1: ["vines-1"]})
    table.takes("vanesco-1")
    assert (table.spells_of(1), table.spells_of(2)) == ({"accio-1": 2}, {"declinatio-1": 1})


# --- 6.10 under the pile


@for_each(
    ("active", "order"),
    [
        (0, ("vines-2", "mosses-4", "mould-2")),
        (1, ("mosses-4", "mould-2", "roots-4")),
        (2, ("mould-2", "roots-4", "vines-2")),
        (3, ("roots-4", "vines-2", "mosses-4")),
    ],
)
@pytest.mark.rules("6.10")
def test_they_go_under_the_pile_beginning_with_the_next_player(
    active: int, order: tuple[str, ...]
) -> None:
    """G20."""
    cauldrons = {0: ["roots-4"], **THREE}
    table = Table(seats=4, active=active, line=["vanesco-1"], cauldrons=cauldrons)
    table.takes("vanesco-1")
    assert table.under == order
    assert [event[2] for event in table.heard("lost")] == list(order)


@pytest.mark.rules("6.10", "7.2")
def test_a_second_vanesco_puts_its_cards_beneath_those_of_the_first() -> None:
    """G20."""
    table = Table(line=["vanesco-1"], under=["beetles-1", "immuto-2"], cauldrons={1: ["vines-1"]})
    table.takes("vanesco-1")
    assert table.under == ("beetles-1", "immuto-2", "vines-1")


@pytest.mark.rules("6.10")
def test_the_pile_grows_by_the_cards_given_up_and_shrinks_by_the_refill() -> None:
    table = Table(seats=4, line=LINE, cauldrons=THREE)
    before = table.pile_size
    table.takes("vanesco-1")
    assert table.pile_size == before + 3 - 1


# --- 6.11 with the pile used up


@pytest.mark.rules("6.11", "7.3")
def test_with_the_pile_used_up_the_cards_leave_the_game_and_the_gap_stays() -> None:
    """G21."""
    table = Table(seats=4, line=LINE, cauldrons={1: ["vines-1"], 2: ["mosses-4"]}, pile=[], rest=3)
    top = table.top_of(3)
    table.takes("vanesco-1")
    assert table.out_of_game[-3:] == ("vines-1", "mosses-4", top)
    assert [event[4] for event in table.heard("lost")] == [1, 1, 1]
    assert (table.pile_size, table.under) == (0, ())
    assert (2, 5) not in table.square
    assert table.heard("refilled") == []
    assert (table.ended_by, table.active) == (None, 1)


@pytest.mark.rules("6.11", "7.1", "7.2")
def test_with_one_card_left_they_go_under_it_and_that_card_is_the_refill() -> None:
    table = Table(
        line=LINE, cauldrons={1: ["vines-1"], 2: ["mosses-4"]}, pile=["beetles-3"], rest=2
    )
    table.takes("vanesco-1")
    assert table.heard("refilled") == [("refilled", "beetles-3", (2, 5))]
    assert table.under == ("vines-1", "mosses-4")
    assert [event[4] for event in table.heard("lost")] == [0, 0]


@pytest.mark.rules("6.11", "7.2")
def test_with_only_a_card_under_the_pile_it_is_not_used_up() -> None:
    table = Table(
        line=LINE,
        cauldrons={1: ["vines-1"], 2: ["mosses-4"]},
        pile=[],
        under=["beetles-3"],
        rest=2,
    )
    table.takes("vanesco-1")
    assert table.heard("refilled") == [("refilled", "beetles-3", (2, 5))]
    assert table.under == ("vines-1", "mosses-4")


@pytest.mark.rules("6.11")
def test_a_pile_that_is_used_up_stays_used_up() -> None:
    table = Table(seats=2, line=["vanesco-1"], cauldrons={1: ["vines-1"]}, pile=[], rest=1)
    table.takes("vanesco-1")
    table.takes(table.line_of(1)[0])
    assert table.pile_size == 0
    assert len(table.square) == 30


# --- 6.12 the next walk


@pytest.mark.rules("6.12", "4.2")
def test_the_card_beneath_sets_the_next_walk() -> None:
    """G22."""
    table = Table(line=LINE, stops={1: 11}, cauldrons={1: ["vines-3", "mosses-1"]})
    table.takes("vanesco-1")
    assert table.heard("walked") == [("walked", 1, 11, 14, 3)]
    assert table.top_of(1) == "vines-3"


@pytest.mark.rules("6.1", "6.9")
def test_a_vanesco_is_the_only_spell_of_its_turn() -> None:
    """G13."""
    table = Table(line=LINE, spells={"accio-1": (0, 2)}, cauldron=["roots-2"])
    table.takes("vanesco-1")
    assert table.spells_of(0) == {"accio-1": 2, "vanesco-1": 0}
    assert table.active == 1


@pytest.mark.rules("6.9", "8.1")
def test_four_vanesco_can_all_be_taken() -> None:
    table = Table(
        seats=2,
        line=["vanesco-1", "vanesco-2", "vanesco-3", "vanesco-4"],
        stops={1: 7},
        cauldron=["immuto-1"],
        cauldrons={1: ["roots-1", "roots-2", "immuto-2"]},
    )
    for card in ("vanesco-1", "vanesco-2"):
        table.takes(card)
        table.takes(table.line_of(1)[-1])
        while table.active == 1:
            table.takes(table.line_of(1)[-1])
    assert table.spells_of(0) == {"vanesco-1": 0, "vanesco-2": 0}
    assert (table.active, table.stop_of(0)) == (0, 7)
    assert table.can("take vanesco-3")
