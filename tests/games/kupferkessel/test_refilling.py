"""Chapter 7: refilling."""

from __future__ import annotations

import pytest

from tests.games.kupferkessel.table import Table

WAND = "roots-2"
EXPLOSIVE = "pumpkin-2"
AT_THE_END = {"refill_at_the_end": 1}
TWO_EACH = {0: "vines-1 vines-4", 1: "mould-1 mould-4"}


@pytest.mark.rules("7.1", "7.6")
def test_the_next_card_of_the_pile_fills_the_gap_and_the_next_player_goes_on() -> None:
    table = Table(line="? ? ? roots-3", pawns=[1, 10], cauldrons={1: "mould-1"}, draws="vines-4")
    square, size = {**table.square, (3, 1): "vines-4"}, table.pile_size
    table.takes("roots-3")
    assert table.events[1:] == [
        ("refilled", "vines-4", (3, 1)),
        ("turn-began", 1, 2),
        ("walked", 1, 10, 11, 1, 0),
    ]
    assert table.square == square
    assert table.pile_size == size - 1
    assert (table.active, table.asked, table.turn) == (1, "take", 2)
    table.finished()


@pytest.mark.rules("7.1")
def test_every_card_of_the_pile_that_nobody_has_seen_may_come_up() -> None:
    seen = set()
    for seed in range(60):
        table = Table(
            line="roots-3",
            pile="vines-1 vines-3 vines-4",
            under="cat-hair-1",
            rest="cauldrons",
            seed=seed,
        )
        table.takes("roots-3")
        seen.add(table.square[0, 1])
    assert seen == {"vines-1", "vines-3", "vines-4"}


@pytest.mark.rules("7.1", "6.1")
def test_after_a_symbol_was_spared_the_gap_is_refilled() -> None:
    table = Table(line=WAND, draws="vines-4")
    table.takes(WAND)
    assert table.gaps == [(0, 1)]
    table.spares()
    assert table.gaps == []
    assert table.square[0, 1] == "vines-4"


# --- 7.2 and 7.3 two walks


@pytest.mark.rules("7.2")
def test_the_first_gap_is_refilled_before_the_second_walk() -> None:
    """Kn."""
    table = Table(
        line=WAND, lines={"column-3": "? mould-3"}, pawns=[1, 10], draws="vines-3 vines-4"
    )
    table.takes(WAND)
    table.uses()
    assert table.square[0, 1] == "vines-3"
    table.takes("mould-3")
    assert table.events[:3] == [
        ("took", 0, "mould-3", WAND, (1, 3)),
        ("refilled", "vines-4", (1, 3)),
        ("turn-began", 1, 2),
    ]
    table.finished()


@pytest.mark.rules("7.3")
def test_with_the_option_both_gaps_are_refilled_at_the_end_of_the_turn() -> None:
    """Kn, Kx11."""
    table = Table(
        line=WAND,
        lines={"column-3": "? mould-3"},
        pawns=[1, 10],
        draws="vines-3 vines-4",
        options=AT_THE_END,
    )
    table.takes(WAND)
    table.uses()
    assert table.events == [("used-wand", 0, WAND), ("walked", 0, 1, 3, 2, 0)]
    assert table.gaps == [(0, 1)]
    table.takes("mould-3")
    assert table.events[:4] == [
        ("took", 0, "mould-3", WAND, (1, 3)),
        ("refilled", "vines-3", (0, 1)),
        ("refilled", "vines-4", (1, 3)),
        ("turn-began", 1, 2),
    ]
    assert table.gaps == []
    table.finished()


@pytest.mark.rules("7.3", "6.8")
def test_with_the_option_the_gap_is_refilled_after_a_second_walk_to_a_corner() -> None:
    """Kn."""
    table = Table(line=WAND, pawns=[3, 10], draws="vines-3", options=AT_THE_END)
    table.takes(WAND)
    table.uses()
    assert table.events[:4] == [
        ("used-wand", 0, WAND),
        ("walked", 0, 3, 5, 2, 0),
        ("refilled", "vines-3", (0, 3)),
        ("turn-began", 1, 2),
    ]


@pytest.mark.rules("7.3", "6.2")
def test_with_the_option_the_second_card_explodes_before_both_gaps_are_refilled() -> None:
    """Ko, Kn."""
    table = Table(
        line=WAND,
        lines={"column-3": EXPLOSIVE},
        pawns=[1, 10],
        cauldrons=TWO_EACH,
        pile="wax-dolls-3",
        rest="out",
        options=AT_THE_END,
    )
    table.takes(WAND)
    table.uses()
    table.takes(EXPLOSIVE)
    assert (table.asked, table.gaps) == ("symbol", [(0, 1), (0, 3)])
    table.uses()
    assert table.events[:4] == [
        ("exploded", 0, EXPLOSIVE),
        ("lost", 1, "mould-4", "mould-1", 0),
        ("refilled", "wax-dolls-3", (0, 1)),
        ("refilled", "mould-4", (0, 3)),
    ]
    assert table.pile_size == 0


@pytest.mark.rules("7.3", "7.5")
def test_with_the_option_the_only_card_goes_into_the_first_gap() -> None:
    """Kx11."""
    table = Table(
        line=WAND,
        lines={"column-3": "mould-3"},
        pawns=[1, 10],
        pile="vines-3",
        rest="cauldrons",
        options=AT_THE_END,
    )
    table.takes(WAND)
    table.uses()
    table.takes("mould-3")
    assert table.told_of("refilled") == [("refilled", "vines-3", (0, 1))]
    assert table.gaps == [(0, 3)]


@pytest.mark.rules("7.3", "7.1")
def test_with_the_option_a_turn_with_one_walk_is_as_ever() -> None:
    for first, answers in (("roots-3", []), (WAND, ["spare"])):
        table = Table(line=first, draws="vines-3", options=AT_THE_END)
        table.does(f"take {first}", *answers)
        assert table.told_of("refilled") == [("refilled", "vines-3", (0, 1))]
        assert table.active == 1


@pytest.mark.rules("7.2", "7.3", "8.2")
def test_two_gaps_of_one_turn_may_lie_in_one_line() -> None:
    """Kn: with the option the row that the second walk leads to lacks a card already."""
    for option in (0, 1):
        table = Table(
            line=f"? {WAND}",
            lines={"row-1": "mould-3"},
            pawns=[4, 10],
            draws="vines-3 vines-4",
            options={"refill_at_the_end": option},
        )
        table.takes(WAND)
        table.uses()
        assert table.stop_of(0) == 6
        assert len(table.takeable) == 6 - option
        assert ("vines-3" in table.takeable) == (option == 0)
        table.takes("mould-3")
        assert (table.square[1, 4], table.square[1, 0]) == ("vines-3", "vines-4")
        assert not table.over


# --- 7.4 to 7.6 the end of the pile


@pytest.mark.rules("7.4")
def test_cards_under_the_pile_come_up_last_and_in_their_order() -> None:
    """Kx12."""
    table = Table(
        line="roots-1 roots-3 ? ? ? ?",
        pile="vines-4",
        under="cat-hair-4 cat-hair-3",
        rest="cauldrons",
        draws="vines-4",
    )
    came = []
    for _ in range(3):
        table.takes_any()
        came += [event[1] for event in table.told_of("refilled")]
    assert came == ["vines-4", "cat-hair-4", "cat-hair-3"]
    assert (table.pile_size, table.under) == (0, ())
    table.finished()


@pytest.mark.rules("7.4", "6.3")
def test_an_exploded_card_comes_after_the_refused_start_cards() -> None:
    """Kx12."""
    table = Table(
        line=EXPLOSIVE, cauldrons=TWO_EACH, pile="", under="cat-hair-4", rest="out", draws=""
    )
    table.takes(EXPLOSIVE)
    table.uses()
    assert table.square[0, 1] == "cat-hair-4"
    assert table.under == ("mould-4",)
    table.takes_any()
    assert table.told_of("refilled")[0][1] == "mould-4"


@pytest.mark.rules("7.5")
def test_with_the_pile_used_up_gaps_stay_empty() -> None:
    table = Table(line="? roots-3", pile="", rest="cauldrons", pawns=[1, 10], draws="")
    table.takes("roots-3")
    assert table.told_of("refilled") == []
    assert table.gaps == [(1, 1)]
    table.takes_any()
    assert len(table.gaps) == 2
    assert not table.over


@pytest.mark.rules("7.5", "6.6")
def test_a_pile_that_is_used_up_never_grows_again() -> None:
    """Kk."""
    table = Table(line=EXPLOSIVE, cauldrons=TWO_EACH, pile="", rest="out", draws="")
    table.takes(EXPLOSIVE)
    table.uses()
    assert (table.pile_size, table.gaps) == (0, [(0, 1)])
    table.takes_any()
    assert table.told_of("refilled") == []


@pytest.mark.rules("7.5", "7.2")
def test_with_the_pile_used_up_a_second_walk_leaves_two_gaps() -> None:
    for option in (0, 1):
        table = Table(
            line=WAND,
            lines={"column-3": "mould-3"},
            pawns=[1, 10],
            pile="",
            rest="cauldrons",
            options={"refill_at_the_end": option},
        )
        table.takes(WAND)
        table.uses()
        table.takes("mould-3")
        assert table.gaps == [(0, 1), (0, 3)]
        assert (table.active, table.turn) == (1, 2)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.rules("7.6", "3.9")
def test_after_the_last_seat_the_first_is_next(seats: int) -> None:
    table = Table(seats=seats, active=seats - 1, line="roots-3", turn=8)
    table.takes("roots-3")
    assert (table.active, table.turn) == (0, 9)
