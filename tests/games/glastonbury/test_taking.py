"""Chapter 5: taking a card."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.glastonbury.table import Table

SIX = ["roots-1", "vines-2", "mosses-3", "pumpkins-4", "accio-1", "immuto-1"]


@for_each("card", SIX)
@pytest.mark.rules("5.1", "2.2")
def test_any_card_of_the_line_may_be_taken_near_or_far(card: str) -> None:
    """G1."""
    table = Table(line=SIX)
    assert table.open == {f"take {other}" for other in SIX}
    table.takes(card)
    assert card not in table.square.values()


@pytest.mark.rules("5.1", "12.2")
def test_a_card_must_be_taken_and_only_of_that_line() -> None:
    table = Table(stop=3, square={(2, 2): "roots-1"})
    assert not table.can("take roots-1")
    assert table.open == {f"take {card}" for card in table.line_of(0)}


@pytest.mark.rules("5.1", "12.2")
def test_gaps_of_a_line_cannot_be_taken() -> None:
    square = {(2, 1): "roots-1", (2, 4): "roots-2"}
    table = Table(square=square, gaps=[(2, 0), (2, 2), (2, 3), (2, 5)], pile=[], rest=2)
    assert table.open == {"take roots-1", "take roots-2"}


@pytest.mark.rules("5.2", "6.5")
def test_beside_a_corner_no_card_is_taken_and_nothing_is_refilled() -> None:
    table = Table(stops={1: 3, 2: 14}, cauldrons={1: ["roots-2"]}, draws=["vines-1"])
    table.takes(table.line_of(0)[0])
    table.finished()
    assert [event[0] for event in table.events] == [
        *("took", "refilled"),
        *("turn-began", "walked"),
        *("turn-began", "walked"),
    ]
    assert table.heard("walked") == [("walked", 1, 3, 5, 2), ("walked", 2, 14, 16, 2)]
    assert (table.active, table.asked, table.turn) == (2, "take", 3)
    assert table.cauldron_of(1) == ("roots-2",)
    assert len(table.square) == 32


@pytest.mark.rules("5.2", "4.1")
def test_several_pawns_in_a_row_may_pass_at_corners() -> None:
    table = Table(
        seats=4,
        stops={1: 4, 2: 4, 3: 13},
        cauldrons={1: ["roots-1"], 2: ["mould-1"], 3: ["mould-2"]},
        line=["vines-4"],
        cauldron=["vines-2"],
    )
    table.takes("vines-4")
    assert [table.stop_of(seat) for seat in range(4)] == [11, 5, 5, 15]
    assert (table.active, table.asked, table.turn) == (0, "take", 5)


@pytest.mark.rules("5.2", "6.7")
def test_a_spent_declinatio_is_of_no_use_beside_a_corner() -> None:
    table = Table(stops={1: 3}, cauldrons={1: ["roots-2"]}, spells={"declinatio-1": (1, 0)})
    table.takes(table.line_of(0)[0])
    assert (table.stop_of(1), table.active) == (5, 2)


@pytest.mark.rules("5.2", "6.5")
def test_a_declinatio_of_somebody_else_is_of_no_use_beside_a_corner() -> None:
    table = Table(stops={1: 3}, cauldrons={1: ["roots-2"]}, spells={"declinatio-1": (2, 3)})
    table.takes(table.line_of(0)[0])
    assert (table.stop_of(1), table.active) == (5, 2)


@pytest.mark.parametrize("card", ["roots-1", "immuto-2"])
@pytest.mark.rules("5.3", "1.4")
def test_an_ingredient_card_or_an_immuto_goes_onto_the_cauldron(card: str) -> None:
    table = Table(line=[card], cauldron=["vines-1", "mosses-3"])
    table.takes(card)
    assert table.cauldron_of(0) == ("vines-1", "mosses-3", card)
    assert table.top_of(0) == card
    assert table.heard("took") == [("took", 0, card, "mosses-3", (2, 5))]


@pytest.mark.parametrize(("card", "uses"), [("accio-1", 2), ("declinatio-2", 3)])
@pytest.mark.rules("5.4", "5.6")
def test_an_accio_or_a_declinatio_goes_in_front_of_its_player(card: str, uses: int) -> None:
    table = Table(line=[card], cauldron=["vines-1", "mosses-3"])
    table.takes(card)
    assert table.spells_of(0) == {card: uses}
    assert table.used_by(0) == set()
    assert table.cauldron_of(0) == ("vines-1", "mosses-3")
    assert table.heard("took-spell") == [("took-spell", 0, card, (2, 5))]


@pytest.mark.rules("5.4", "6.1")
def test_an_accio_is_not_used_in_the_turn_in_which_it_is_taken_but_in_the_next() -> None:
    """G14."""
    table = Table(seats=2, line=["accio-1"], cauldron=["roots-1"])
    assert not table.can("take accio-1 with accio")
    table.takes("accio-1")
    assert table.active == 1
    table.takes(table.line_of(1)[0])
    assert any(phrase.endswith("with accio") for phrase in table.open)


@pytest.mark.rules("5.4", "12.1")
def test_a_declinatio_can_be_used_from_the_next_turn_on() -> None:
    """G14."""
    table = Table(seats=2, line=["declinatio-1"], cauldron=["roots-3"])
    table.takes("declinatio-1")
    table.takes(table.line_of(1)[0])
    assert (table.active, table.stop_of(0), table.asked) == (0, 10, "corner")


@pytest.mark.parametrize("card", ["vanesco-3", "perluceo-2"])
@pytest.mark.rules("5.5", "5.6")
def test_a_vanesco_or_a_perluceo_is_carried_out_at_once_and_spent(card: str) -> None:
    table = Table(line=[card], cauldron=["vines-1"])
    table.takes(card)
    assert table.spells_of(0) == {card: 0}
    assert table.used_by(0) == {card}
    assert len(table.heard("cast-vanesco", "cast-perluceo")) == 1
    assert table.cauldron_of(0) == ("vines-1",)


@for_each("card", ["accio-1", "declinatio-1", "perluceo-1", "vanesco-1"])
@pytest.mark.rules("5.6", "4.2")
def test_no_spell_changes_the_top_card_or_the_next_walk(card: str) -> None:
    table = Table(seats=2, line=[card], cauldron=["mosses-1"], leaving="red")
    table.takes(card)
    assert table.top_of(0) == "mosses-1"
    table.takes(table.line_of(1)[0])
    assert (table.active, table.stop_of(0)) == (0, 8)


FORBIDDEN = ["vanesco-1", "vanesco-2", "vanesco-3", "vanesco-4", "perluceo-1", "perluceo-2"]


@pytest.mark.rules("5.7")
def test_a_line_of_vanesco_and_perluceo_only_gives_one_of_them() -> None:
    """G12."""
    table = Table(line=FORBIDDEN)
    assert table.open == {f"take {card}" for card in FORBIDDEN}
    table.takes("vanesco-4")
    assert table.spells_of(0) == {"vanesco-4": 0}
    assert (table.ended_by, table.active) == (None, 1)


@pytest.mark.rules("5.7", "6.2", "6.3")
def test_instead_of_one_of_them_another_card_may_be_taken_by_accio() -> None:
    """G12."""
    table = Table(line=FORBIDDEN, spells={"accio-1": (0, 2)}, square={(4, 4): "roots-3"})
    assert table.can("take roots-3 with accio")
    assert not any(table.can(f"take {card} with accio") for card in FORBIDDEN)
    assert all(table.can(f"take {card}") for card in FORBIDDEN)
    table.takes_with_accio("roots-3")
    assert table.cauldron_of(0) == ("roots-3",)
