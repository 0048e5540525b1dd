"""Chapter 6, Declinatio: walking on from a corner; 8.9, the end that it can bring."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.glastonbury.matches import ENDING_LINE
from tests.games.glastonbury.table import Table

ONE = {"declinatio-1": (0, 3)}
BEGUN_AND_UNUSED = {"declinatio-1": (0, 1), "declinatio-2": (0, 3)}

# --- 6.5 walking on


@pytest.mark.rules("6.5", "12.1")
def test_who_comes_to_a_corner_with_a_declinatio_may_use_it_or_stay() -> None:
    """G17."""
    table = Table(stops={1: 9}, cauldrons={1: ["roots-1"]}, spells={"declinatio-1": (1, 2)})
    table.takes(table.line_of(0)[0])
    assert (table.active, table.stop_of(1), table.asked) == (1, 10, "corner")
    assert table.open == {"use declinatio", "stay"}
    assert table.waiting == (1,)


@for_each("value", [1, 2, 3, 4])
@pytest.mark.rules("6.5", "6.7", "4.2")
def test_the_pawn_walks_on_by_the_top_card_and_takes_from_the_line_it_reaches(value: int) -> None:
    table = Table(stop=15, spells=ONE, cauldron=["vines-4", f"mould-{value}"])
    table.uses_declinatio()
    assert table.events == [
        ("used-declinatio", 0, "declinatio-1", 2),
        ("walked", 0, 15, (15 + value) % 20, value),
    ]
    assert (table.active, table.turn, table.asked) == (0, 1, "take")
    assert table.open == {f"take {card}" for card in table.line_of(0)}
    card = table.line_of(0)[0]
    table.takes(card)
    assert table.cauldron_of(0) == ("vines-4", f"mould-{value}", card)
    assert (table.active, table.turn) == (1, 2)


@pytest.mark.rules("6.5", "4.3")
def test_with_a_cauldron_without_cards_the_pawn_walks_on_by_2() -> None:
    table = Table(stop=10, spells=ONE)
    table.uses_declinatio()
    assert (table.stop_of(0), table.asked) == (12, "take")


@pytest.mark.rules("6.5", "5.2")
def test_who_stays_ends_the_turn_at_the_corner() -> None:
    """G17."""
    table = Table(stop=5, spells=ONE, cauldron=["roots-2"], draws=[])
    table.stays()
    assert table.heard("stayed") == [("stayed", 0)]
    assert table.spells_of(0) == {"declinatio-1": 3}
    assert table.used_by(0) == set()
    assert (table.active, table.stop_of(0), table.cauldron_of(0)) == (1, 5, ("roots-2",))
    assert len(table.square) == 32


@pytest.mark.rules("6.5", "5.4")
def test_a_declinatio_works_only_beside_a_corner() -> None:
    table = Table(spells=ONE)
    assert table.open == {f"take {card}" for card in table.line_of(0)}


@pytest.mark.rules("6.5")
def test_at_the_beginning_of_the_own_turn_a_declinatio_is_no_help() -> None:
    """It is for a pawn that has just come to a corner, not for one that leaves it."""
    table = Table(stops={1: 5}, cauldrons={1: ["roots-1"]}, spells={"declinatio-1": (1, 3)})
    table.takes(table.line_of(0)[0])
    assert (table.stop_of(1), table.asked) == (6, "take")


# --- 6.6 what cannot be taken

MIXED = ["vanesco-1", "perluceo-1", "accio-1", "declinatio-2", "immuto-1", "roots-3"]


@pytest.mark.rules("6.6", "6.1")
def test_after_a_declinatio_no_vanesco_and_no_perluceo_can_be_taken() -> None:
    """G11, G13."""
    table = Table(stop=5, spells=ONE, cauldron=["vines-1"], line=MIXED)
    table.uses_declinatio()
    assert table.open == {f"take {card}" for card in MIXED[2:]}


@pytest.mark.parametrize(("card", "uses"), [("accio-1", 2), ("declinatio-2", 3)])
@pytest.mark.rules("6.6", "5.4")
def test_after_a_declinatio_an_accio_or_a_declinatio_may_be_taken(card: str, uses: int) -> None:
    """G11."""
    table = Table(stop=5, spells=ONE, cauldron=["vines-1"], line=MIXED)
    table.uses_declinatio()
    table.takes(card)
    assert table.spells_of(0) == {"declinatio-1": 2, card: uses}
    assert table.active == 1


@pytest.mark.rules("6.6", "12.2")
def test_a_single_card_that_may_be_taken_is_asked_for_all_the_same() -> None:
    line = ["vanesco-1", "vanesco-2", "perluceo-1", "perluceo-2", "roots-3", "vanesco-3"]
    table = Table(stop=5, spells=ONE, cauldron=["vines-1"], line=line)
    table.uses_declinatio()
    assert (table.asked, table.open) == ("take", {"take roots-3"})


@pytest.mark.rules("6.6", "5.7")
def test_in_the_next_turn_a_vanesco_can_be_taken_again() -> None:
    table = Table(
        seats=2,
        stop=5,
        spells=ONE,
        cauldron=["vines-1"],
        line=["immuto-1", "vanesco-1"],
    )
    table.uses_declinatio()
    table.takes("immuto-1")
    table.takes(table.line_of(1)[0])
    assert (table.active, table.stop_of(0)) == (0, 6)
    assert table.can("take vanesco-1")


@pytest.mark.rules("6.6", "6.1")
def test_a_declinatio_of_one_player_bars_nothing_for_the_next() -> None:
    table = Table(
        stop=5,
        spells=ONE,
        cauldron=["vines-1"],
        line=["roots-1"],
        square={(2, 2): "vanesco-1"},
    )
    table.uses_declinatio()
    table.takes("roots-1")
    assert (table.active, table.stop_of(1)) == (1, 7)
    assert table.can("take vanesco-1")


# --- 6.1 only one spell


@pytest.mark.rules("6.1", "6.4")
def test_after_a_declinatio_no_accio_can_be_used() -> None:
    """G13."""
    table = Table(stop=5, spells={**ONE, "accio-1": (0, 2)}, cauldron=["vines-1"])
    table.uses_declinatio()
    assert table.open == {f"take {card}" for card in table.line_of(0)}


@pytest.mark.rules("6.1", "4.6")
def test_a_second_declinatio_is_never_asked_for_in_a_turn() -> None:
    """G13. A walk from a corner ends beside a line."""
    spells = {"declinatio-1": (0, 3), "declinatio-2": (0, 3)}
    for corner in (0, 5, 10, 15):
        table = Table(stop=corner, spells=spells, cauldron=["roots-4"])
        table.uses_declinatio()
        assert table.asked == "take"
        assert not table.can("use declinatio")


# --- 6.7 uses


@pytest.mark.rules("6.7", "5.4")
def test_a_declinatio_is_spent_after_its_third_use() -> None:
    table = Table(stop=5, spells={"declinatio-1": (0, 1)}, cauldron=["roots-1"])
    table.uses_declinatio()
    assert table.heard("used-declinatio") == [("used-declinatio", 0, "declinatio-1", 0)]
    assert table.spells_of(0) == {"declinatio-1": 0}
    assert table.used_by(0) == {"declinatio-1"}


# --- 6.8 and 12.3 which of two


@pytest.mark.rules("6.8", "12.3")
def test_with_recipes_the_player_chooses_between_a_begun_and_an_unused_one() -> None:
    """Gx2."""
    table = Table(stop=5, spells=BEGUN_AND_UNUSED, options={"recipes": 1}, cauldron=["roots-1"])
    assert table.open == {"use declinatio", "use unused-declinatio", "stay"}
    begun = table.copied()
    begun.uses_declinatio()
    assert begun.spells_of(0) == {"declinatio-1": 0, "declinatio-2": 3}
    assert begun.used_by(0) == {"declinatio-1"}
    table.uses_declinatio(unused=True)
    assert table.spells_of(0) == {"declinatio-1": 1, "declinatio-2": 2}
    assert table.used_by(0) == {"declinatio-1", "declinatio-2"}


@pytest.mark.parametrize("begun", ["declinatio-1", "declinatio-2"])
@pytest.mark.rules("6.8", "12.3", "12.8")
def test_without_recipes_the_one_with_fewer_uses_is_used(begun: str) -> None:
    """Gx2, Gx8."""
    cards = ("declinatio-1", "declinatio-2")
    spells = {card: (0, 2 if card == begun else 3) for card in cards}
    table = Table(stop=5, spells=spells, cauldron=["roots-1"])
    assert table.open == {"use declinatio", "stay"}
    table.uses_declinatio()
    assert table.spells_of(0)[begun] == 1


@pytest.mark.parametrize("recipes", [0, 1])
@pytest.mark.rules("12.3", "6.8")
def test_of_two_begun_ones_the_one_with_fewer_uses_is_used_unasked(recipes: int) -> None:
    """Gx8."""
    for first, second in ((1, 2), (2, 1)):
        spells = {"declinatio-1": (0, first), "declinatio-2": (0, second)}
        table = Table(stop=5, spells=spells, options={"recipes": recipes}, cauldron=["roots-1"])
        assert table.open == {"use declinatio", "stay"}
        table.uses_declinatio()
        assert sorted(table.spells_of(0).values()) == [0, 2]


@pytest.mark.rules("12.3", "12.8")
def test_two_unused_ones_are_not_told_apart() -> None:
    """Gx8."""
    spells = {"declinatio-1": (0, 3), "declinatio-2": (0, 3)}
    table = Table(stop=5, spells=spells, options={"recipes": 1}, cauldron=["roots-1"])
    assert table.open == {"use declinatio", "stay"}


# --- 8.9 a line of Vanesco and Perluceo only


@pytest.mark.rules("8.9", "8.10")
def test_a_declinatio_to_a_line_of_vanesco_and_perluceo_only_ends_play_at_once() -> None:
    """G10. The first of the rulebook's special situations; the pile has many cards."""
    table = Table(stop=5, spells=ONE, cauldron=["roots-1"], line=ENDING_LINE)
    assert table.pile_size > 30
    table.uses_declinatio()
    assert table.heard("ended-by-declinatio") == [("ended-by-declinatio", 0, "row-1")]
    assert table.heard("walked") == [("walked", 0, 5, 6, 1)]
    assert table.heard("took", "took-spell", "cast-vanesco", "ended") == []
    assert (table.over, table.ended_by, table.waiting) == (True, 0, ())
    assert set(table.line_of(0)) == set(ENDING_LINE), "the cards stay where they are"
    assert table.cauldron_of(0) == ("roots-1",)


@pytest.mark.rules("8.9")
def test_it_ends_play_with_the_pile_used_up_and_gaps_in_the_line_too() -> None:
    table = Table(
        stop=5,
        spells=ONE,
        cauldron=["roots-1"],
        square={(1, 2): "perluceo-2"},
        gaps=[(1, 0), (1, 1), (1, 3), (1, 4), (1, 5)],
        pile=[],
        rest=2,
    )
    table.uses_declinatio()
    assert (table.over, table.ended_by) == (True, 0)
    assert table.square[1, 2] == "perluceo-2"


@pytest.mark.rules("8.9", "6.6")
def test_one_other_card_in_the_line_is_enough_to_go_on() -> None:
    for card in ("accio-1", "immuto-2", "roots-4"):
        line = [*ENDING_LINE[:5], card]
        table = Table(stop=5, spells=ONE, cauldron=["mould-1"], line=line)
        table.uses_declinatio()
        assert (table.ended_by, table.open) == (None, {f"take {card}"})


@pytest.mark.rules("8.9", "5.7")
def test_without_a_declinatio_such_a_line_ends_nothing() -> None:
    table = Table(stop=6, line=ENDING_LINE)
    assert table.asked == "take"
    table.takes("perluceo-1")
    assert table.ended_by is None
