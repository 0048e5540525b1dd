"""Chapter 8: the end of play."""

from __future__ import annotations

import random
from typing import Unpack

import pytest

from stillroom.games.glastonbury import ending
from stillroom.games.kettles import ring
from stillroom.games.kettles.ring import CELLS, LINES, NO_LINE, Square
from tests.cases import for_each, seeds
from tests.games.glastonbury.matches import step_by_step
from tests.games.glastonbury.scene import Scene
from tests.games.glastonbury.table import Table
from tests.referee.kettle_ring import Cell

DIAGONAL: dict[Cell, str] = {
    (1, 1): "roots-1",
    (2, 2): "roots-2",
    (3, 3): "roots-3",
    (4, 4): "roots-4",
}
"""One card for each row and each column."""


def nearly_over(last: str = "roots-2", **scene: Unpack[Scene]) -> Table:
    """The pile is used up, and each line has one card; that of row 2 can be told."""
    scene["square"] = {**DIAGONAL, (2, 2): last, **scene.get("square", {})}
    scene["filled"], scene["pile"], scene["rest"] = False, [], 2
    return Table(**scene)


# --- 8.1 to 8.4 which cards end play


@pytest.mark.rules("8.1", "12.5")
def test_taking_the_last_card_of_the_line_beside_the_pawn_ends_play() -> None:
    table = nearly_over(square={(4, 2): "vines-1"})
    table.takes("roots-2")
    assert table.heard("ended") == [("ended", 0, "row-2")]
    assert table.ended_by == 0
    assert (table.active, table.asked, table.waiting) == (0, "last-card", (0,))
    table.keeps()
    assert table.over


@pytest.mark.rules("8.1")
def test_taking_the_last_card_of_a_line_that_crosses_it_ends_play_too() -> None:
    """G3."""
    table = nearly_over(square={(2, 4): "vines-1", (2, 0): "vines-2"})
    table.takes("roots-2")
    assert table.heard("ended") == [("ended", 0, "column-2")]
    assert (table.ended_by, table.asked) == (0, "last-card")


@pytest.mark.rules("8.1", "7.3")
def test_while_all_lines_have_cards_left_play_goes_on() -> None:
    table = nearly_over(square={(2, 4): "vines-1", (4, 2): "vines-2"})
    table.takes("roots-2")
    assert (table.ended_by, table.active, table.asked) == (None, 1, "take")


@pytest.mark.rules("8.1", "7.1")
def test_the_end_is_judged_before_refilling_and_only_with_the_pile_used_up() -> None:
    """G8."""
    for pile in ([], ["beetles-4"]):
        table = Table(line=["roots-1"], pile=pile, rest=2)
        table.takes("roots-1")
        assert table.ended_by is None


@pytest.mark.rules("8.2", "8.10", "6.2")
def test_the_last_card_of_a_line_far_away_taken_by_accio_ends_play() -> None:
    """G4."""
    table = nearly_over(spells={"accio-1": (0, 2)}, square={(1, 3): "vines-3"})
    assert table.stop_of(0) == 7
    table.takes_with_accio("roots-3")
    assert table.heard("ended") == [("ended", 0, "row-3")]
    assert (table.ended_by, table.asked) == (0, "last-card")
    table.keeps()
    assert table.over
    assert table.top_of(0) == "roots-3"


@pytest.mark.rules("8.3")
def test_the_last_card_of_a_row_and_of_a_column_is_a_single_end() -> None:
    """G5."""
    table = nearly_over()
    table.takes("roots-2")
    assert len(table.heard("ended")) == 1
    table.keeps()
    assert table.heard("ended") == []
    assert (table.over, table.ended_by) == (True, 0)


@seeds(1, of=4)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rules("8.4", "8.12")
def test_no_pawn_comes_to_an_empty_line_and_every_match_ends(seats: int, seeds: range) -> None:
    """G9."""
    for seed in seeds:
        table = Table()
        for table in step_by_step(seats, 20 + seed):
            if table.asked == "take":
                assert table.line_of(table.active)
        assert table.over
        assert table.ended_by is not None
        assert table.turn < 200


# --- 8.5 keep or refuse


@pytest.mark.parametrize("card", ["roots-2", "immuto-1"])
@pytest.mark.rules("8.5", "12.5")
def test_the_last_card_may_be_kept(card: str) -> None:
    """G6."""
    table = nearly_over(card, cauldron=["vines-1"])
    table.takes(card)
    assert table.open == {"keep", "refuse"}
    table.keeps()
    assert table.heard("kept") == [("kept", 0, card)]
    assert table.cauldron_of(0) == ("vines-1", card)
    assert (table.over, table.ended_by) == (True, 0)


@pytest.mark.parametrize("card", ["roots-2", "immuto-1"])
@pytest.mark.rules("8.5", "8.10", "12.5")
def test_the_last_card_may_be_refused_and_leaves_the_game(card: str) -> None:
    """G6."""
    table = nearly_over(card, cauldron=["vines-1"])
    table.takes(card)
    table.refuses()
    assert table.heard("refused") == [("refused", 0, card, "vines-1")]
    assert table.cauldron_of(0) == ("vines-1",)
    assert table.out_of_game[-1] == card
    assert (table.over, table.ended_by) == (True, 0)


@pytest.mark.rules("8.5")
def test_a_refused_card_can_leave_a_cauldron_without_cards() -> None:
    table = nearly_over()
    table.takes("roots-2")
    table.refuses()
    assert table.heard("refused") == [("refused", 0, "roots-2", "")]
    assert table.cauldron_of(0) == ()
    assert table.points[0] == 0


# --- 8.6 to 8.8 the last card is a spell


@pytest.mark.parametrize("recipes", [0, 1])
@pytest.mark.rules("8.6", "12.5", "6.11")
def test_a_vanesco_as_the_last_card_is_always_carried_out(recipes: int) -> None:
    """G7."""
    table = nearly_over("vanesco-1", cauldrons={1: ["vines-1"]}, options={"recipes": recipes})
    last = table.top_of(2)
    table.takes("vanesco-1")
    assert table.heard("lost")[0] == ("lost", 1, "vines-1", "", 1)
    assert table.out_of_game[-2:] == ("vines-1", last)
    assert table.heard("kept", "refused") == []
    assert (table.over, table.ended_by) == (True, 0)
    assert table.spells_of(0) == {"vanesco-1": 0}
    assert table.used_by(0) == {"vanesco-1"}


@pytest.mark.rules("8.7", "12.5", "12.4")
def test_a_perluceo_as_the_last_card_is_kept_unasked_without_recipes() -> None:
    """G7, Gx8."""
    table = nearly_over("perluceo-1", cauldron=["vines-1", "vines-2"])
    table.takes("perluceo-1")
    assert (table.over, table.ended_by) == (True, 0)
    assert table.spells_of(0) == {"perluceo-1": 0}
    assert table.used_by(0) == {"perluceo-1"}
    assert table.heard("looked") == []


@pytest.mark.rules("8.7", "12.5", "12.4", "10.9")
def test_with_recipes_a_perluceo_as_the_last_card_may_be_kept_or_refused() -> None:
    """G7, G26."""
    table = nearly_over("perluceo-1", cauldron=["vines-1", "vines-2"], options={"recipes": 1})
    table.takes("perluceo-1")
    assert (table.asked, table.open) == ("last-card", {"keep", "refuse"})
    assert sum(map(bool, table.observed_by(0).places[:74])) == 1, "it shows nothing any more"
    other = table.copied()
    table.keeps()
    assert table.used_by(0) == {"perluceo-1"}
    assert table.spells_of(0) == {"perluceo-1": 0}
    other.refuses()
    assert other.used_by(0) == set()
    assert other.spells_of(0) == {}
    assert other.out_of_game[-1] == "perluceo-1"
    for ended in (table, other):
        assert (ended.over, ended.ended_by) == (True, 0)
        assert ended.cauldron_of(0) == ("vines-1", "vines-2")


@for_each("recipes", [0, 1])
@for_each(("card", "uses"), [("accio-1", 2), ("declinatio-1", 3)])
@pytest.mark.rules("8.8", "12.5", "12.8")
def test_an_accio_or_a_declinatio_as_the_last_card_comes_too_late(
    card: str, uses: int, recipes: int
) -> None:
    """G7."""
    table = nearly_over(card, options={"recipes": recipes})
    table.takes(card)
    assert (table.over, table.ended_by) == (True, 0)
    assert table.spells_of(0) == {card: uses}
    assert table.used_by(0) == set()


# --- 8.10 who has ended play


@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.rules("8.10")
def test_play_was_ended_by_the_player_who_took_the_last_card(active: int) -> None:
    for answer in ("keep", "refuse"):
        table = nearly_over(active=active)
        table.does("take roots-2", answer)
        assert table.ended_by == active


# --- 8.11 the limit of turns


@pytest.mark.rules("8.11")
def test_without_the_option_a_match_goes_on() -> None:
    table = Table(turn=150, options={"turn_limit": 0})
    table.takes(table.line_of(0)[0])
    assert (table.over, table.turn) == (False, 151)


@pytest.mark.rules("8.11")
def test_a_match_that_reaches_the_limit_is_abandoned() -> None:
    table = Table(
        turn=9,
        options={"turn_limit": 10},
        cauldron=["roots-4"],
        cauldrons={1: ["frog-slime-3"], 2: ["immuto-1", "vines-1", "vines-2", "vines-4"]},
        line=["mould-2"],
        draws=["beetles-1", "beetles-2"],
        square={(3, 5): "roots-3"},
    )
    table.takes("mould-2")
    assert not table.over
    table.takes("roots-3")
    assert table.events[-1] == ("abandoned", 10)
    assert (table.over, table.ended_by, table.waiting, table.turn) == (True, None, (), 10)
    assert table.ranks == [0, 0, 0]
    assert table.points == [-4 - 2, -6 - 3, 7], "an Immuto is not added to anything"
    table.finished()


@pytest.mark.rules("8.11", "10.1")
def test_in_an_abandoned_match_no_recipe_is_counted() -> None:
    table = Table(
        turn=10,
        options={"turn_limit": 10},
        recipes={0: ("most-brown", "fewest-fours"), 1: ("most-orange", "fewest-cards")},
        cauldron=["roots-1", "roots-2"],
        cauldrons={1: [], 2: ["mosses-4", "mosses-3"]},
        line=["roots-3"],
    )
    table.takes("roots-3")
    assert (table.over, table.ended_by) == (True, None)
    assert (table.points, table.ranks) == ([6, 0, 0], [0, 0, 0])


@pytest.mark.rules("8.11")
def test_a_turn_at_a_corner_may_be_the_last_one() -> None:
    table = Table(turn=9, options={"turn_limit": 10}, stops={1: 3}, cauldrons={1: ["roots-2"]})
    table.takes(table.line_of(0)[0])
    assert table.stop_of(1) == 5
    assert table.events[-1] == ("abandoned", 10)
    assert table.over


@pytest.mark.rules("8.11")
def test_an_end_in_the_last_turn_still_counts() -> None:
    table = nearly_over(turn=10, options={"turn_limit": 10})
    table.takes("roots-2")
    table.refuses()
    assert (table.over, table.ended_by) == (True, 0)
    assert table.heard("abandoned") == []
    assert 1 in table.ranks


@pytest.mark.rules("8.11", "11.8")
def test_after_an_end_in_the_last_turn_immuto_are_still_placed() -> None:
    table = nearly_over(
        turn=10,
        options={"turn_limit": 10},
        cauldrons={1: ["vines-1", "immuto-1", "mould-2"]},
    )
    table.takes("roots-2")
    table.refuses()
    assert table.waiting == (1,)
    table.places(1, "vines")
    assert (table.over, table.heard("abandoned")) == (True, [])


def test_the_line_that_a_card_empties_is_found_from_its_cell() -> None:
    """8.1, 8.3  Of squares in which every line has a card; of two lines the column is told."""
    chooser = random.Random(3)
    emptied = {"none": 0, "column": 0, "row": 0}
    for _ in range(3_000):
        square = Square()
        for cell in chooser.sample(range(CELLS), chooser.randint(4, 20)):
            square.cells[cell] = cell + 1
        if ending.empty_line(square) != NO_LINE:
            continue
        cell = chooser.choice([cell for cell in range(CELLS) if square.cells[cell]])
        ring.lift(square, cell)
        line = ending.emptied_line(square, cell)
        assert line == ending.empty_line(square)
        is_column = line < LINES // 2
        emptied["none" if line == NO_LINE else "column" if is_column else "row"] += 1
    assert min(emptied.values()) > 20, "else it proves little"
