"""Chapter 7: refilling."""

from __future__ import annotations

import pytest

from tests.cases import seeds
from tests.games.glastonbury.matches import step_by_step
from tests.games.glastonbury.table import Table


@pytest.mark.rules("7.1")
def test_the_top_card_of_the_pile_is_laid_into_the_gap() -> None:
    table = Table(stop=2, line=["accio-1", "roots-1"], draws=["immuto-1", "vanesco-2"])
    before = table.pile_size
    table.takes("roots-1")
    assert table.square[1, 2] == "immuto-1"
    assert table.heard("refilled") == [("refilled", "immuto-1", (1, 2))]
    assert table.pile_size == before - 1
    assert len(table.square) == 32
    table.takes(table.line_of(1)[0])
    table.finished()


@pytest.mark.rules("7.1", "3.7")
def test_after_refilling_it_is_the_next_players_turn() -> None:
    table = Table(active=2)
    table.takes(table.line_of(2)[0])
    assert table.events[-2:] == [("turn-began", 0, 2), ("walked", 0, 0, 2, 2)]


@pytest.mark.rules("7.1")
def test_the_next_player_may_take_the_card_that_was_laid_out() -> None:
    table = Table(stops={1: 15}, cauldrons={1: ["vines-3"]}, line=["roots-1"], draws=["accio-2"])
    table.takes("roots-1")
    assert (table.active, table.stop_of(1)) == (1, 18)
    assert table.can("take accio-2")


@pytest.mark.rules("7.2", "6.10")
def test_the_cards_under_the_pile_come_up_last_and_in_their_order() -> None:
    """G20."""
    table = Table(
        stop=7,
        under=["vines-3", "immuto-1"],
        pile=["pumpkins-4", "beetles-1"],
        rest=2,
        draws=["beetles-1", "pumpkins-4"],
        stops={1: 1},
        cauldrons={1: ["mould-1"], 2: ["mould-2"]},
    )
    came = []
    for _ in range(4):
        table.takes(table.line_of(table.active)[0])
        came += [event[1] for event in table.heard("refilled")]
    assert came == ["beetles-1", "pumpkins-4", "vines-3", "immuto-1"]
    assert table.pile_size == 0
    table.finished()


@pytest.mark.rules("7.2")
def test_with_only_cards_under_the_pile_nothing_is_left_to_chance() -> None:
    for seed in range(5):
        table = Table(under=["vines-3", "immuto-1"], pile=[], rest=2, seed=seed)
        dice = table.state.dice.copied()
        table.takes(table.line_of(0)[0])
        assert table.square[2, 5] == "vines-3"
        assert table.state.dice == dice


@pytest.mark.rules("7.3")
def test_when_the_pile_is_used_up_gaps_stay() -> None:
    table = Table(line=["roots-1"], pile=[], rest=2)
    table.takes("roots-1")
    assert table.heard("refilled") == []
    assert (2, 5) not in table.square
    assert (table.active, table.asked) == (1, "take")


@pytest.mark.rules("7.3")
def test_the_last_card_of_the_pile_still_fills_its_gap() -> None:
    table = Table(line=["roots-1"], pile=["beetles-1"], rest=2)
    table.takes("roots-1")
    assert table.square[2, 5] == "beetles-1"
    assert table.pile_size == 0
    table.takes(table.line_of(1)[-1])
    assert len(table.square) == 31


@seeds(1, of=3)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rules("7.3", "8.1", "8.4")
def test_before_the_pile_is_used_up_every_line_is_full_at_the_end_of_a_turn(
    seats: int, seeds: range
) -> None:
    """G8, G9."""
    for seed in seeds:
        for table in step_by_step(seats, 10 + seed):
            if table.pile_size and table.asked in {"take", "corner"}:
                assert len(table.square) == 32
            if table.asked == "take":
                assert table.line_of(table.active)
