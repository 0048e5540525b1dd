"""Chapter 5: taking a card."""

from __future__ import annotations

import pytest

from tests.cases import for_each, seeds
from tests.games.kupferkessel.matches import step_by_step
from tests.games.kupferkessel.names import cards
from tests.games.kupferkessel.table import Table
from tests.referee import kettle_ring

LINE = "roots-1 mould-3 vines-4 pumpkin-1 cat-hair-3 bat-wings-4"


@pytest.mark.rules("5.1")
def test_one_card_of_the_line_must_be_taken() -> None:
    table = Table(line=LINE)
    assert table.asked == "take"
    assert table.open == {f"take {card}" for card in cards(LINE)}


@for_each("card", cards(LINE))
@for_each("stop", [2, 13, 7, 18])
@pytest.mark.rules("5.1", "5.2")
def test_every_card_of_the_line_may_be_taken_near_or_far(card: str, stop: int) -> None:
    """Ka."""
    table = Table(line=LINE, pawns=[stop, 10], cauldrons={0: "wax-dolls-3"})
    table.takes(card)
    assert table.cauldron_of(0) == ("wax-dolls-3", card)
    assert len(table.told_of("took")) == 1


@pytest.mark.rules("5.1")
def test_cards_of_other_lines_cannot_be_taken() -> None:
    table = Table(line=LINE, pawns=[2, 10])
    others = set(table.square.values()) - set(cards(LINE))
    assert len(others) == 26
    for card in [*sorted(others), table.unseen[0], table.top_of(0), table.top_of(1)]:
        assert not table.can(f"take {card}")
        assert table.why(f"take {card}") == "5.1"


@pytest.mark.rules("5.1", "7.5")
def test_a_gap_gives_nothing() -> None:
    table = Table(line="- roots-1 - vines-4 - -", pile="", rest="cauldrons")
    assert table.takeable == {"roots-1", "vines-4"}


@pytest.mark.rules("5.2")
def test_the_card_covers_the_top_card_of_the_cauldron() -> None:
    table = Table(line="? ? roots-3", cauldrons={0: "mould-1 vines-4"})
    table.takes("roots-3")
    assert table.cauldron_of(0) == ("mould-1", "vines-4", "roots-3")
    assert table.top_of(0) == "roots-3"
    assert table.events[0] == ("took", 0, "roots-3", "vines-4", (2, 1))


@pytest.mark.rules("5.2", "10.2")
def test_the_card_beneath_is_out_of_sight() -> None:
    table = Table(line="roots-3", cauldrons={0: "mould-1 vines-4"})
    table.takes("roots-3")
    for seat in (0, 1):
        seen = table.observed_by(seat)
        assert sum(1 for place in seen.places if place) == 2, "two top cards"


@pytest.mark.rules("5.3")
def test_at_a_corner_nothing_is_taken_and_the_turn_is_over() -> None:
    table = Table(line="roots-3", pawns=[1, 12], cauldrons={1: "mould-3"}, draws="vines-4")
    square = {**table.square, (0, 1): "vines-4"}
    table.takes("roots-3")
    assert table.events[2:] == [
        ("turn-began", 1, 2),
        ("walked", 1, 12, 15, 3, 0),
        ("turn-began", 0, 3),
        ("walked", 0, 1, 4, 3, 0),
    ]
    assert table.square == square
    assert (table.active, table.asked, table.turn) == (0, "take", 3)
    assert table.cauldron_of(1) == ("mould-3",)
    table.finished()


@pytest.mark.rules("5.3", "3.9")
def test_two_players_in_a_row_may_end_at_corners() -> None:
    table = Table(seats=3, line="roots-3", pawns=[1, 12, 6], cauldrons={1: "mould-3", 2: "vines-4"})
    table.takes("roots-3")
    assert (table.stops, table.active, table.turn) == ([4, 15, 10], 0, 4)


@seeds(2, of=4)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.rules("5.4", "5.1")
def test_no_pawn_ever_stands_beside_an_empty_line(seats: int, seeds: range) -> None:
    for seed in seeds:
        for table in step_by_step(seats, seed, eager=seed % 2 == 0):
            if table.asked == "take":
                line = kettle_ring.line(table.stop_of(table.active))
                assert table.takeable == {
                    table.square[cell] for cell in line if cell in table.square
                }
                assert table.takeable


@pytest.mark.rules("5.4", "8.1")
def test_a_line_that_keeps_its_last_card_can_still_be_used() -> None:
    table = Table(line="roots-1 vines-4 - - - -", pile="", rest="cauldrons", pawns=[1, 12])
    table.takes("vines-4")
    assert not table.over
    assert table.active == 1
