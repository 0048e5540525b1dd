"""The board: everything on the table that a seat, or a spectator, may know."""

from __future__ import annotations

import msgspec
import pytest

from stillroom.games.kupferkessel.view import Board, SeatView, board
from tests.cases import for_each
from tests.games.kupferkessel.matches import step_by_step
from tests.games.kupferkessel.names import CELLS
from tests.games.kupferkessel.table import Table
from tests.referee import kettle_ring
from tests.referee import kupferkessel as referee


def laid_out(cauldrons: int = 0) -> Table:
    """Seat 1 of three takes a card; cards lie under the pile and in all cauldrons."""
    return Table(
        seats=3,
        active=1,
        turn=5,
        pawns=[2, 12, 8],
        line="roots-2 mould-3",
        cauldrons={0: "vines-1 vines-2 vines-3", 1: "mosses-4 mosses-1", 2: "pumpkin-4"},
        under="cat-hair-2 raven-feathers-3",
        recipes={0: "last-card", 1: "fewest-fours", 2: "fewest-cards"},
        options={"cauldrons": cauldrons, "third_colour": 2},
    )


@pytest.mark.rules("10.1", "3.2")
def test_a_board_shows_what_lies_open() -> None:
    table = laid_out()
    seen = board(table.state, 1)
    assert (seen.turn, seen.active_seat, seen.cauldrons) == (5, 1, "closed")
    assert seen.square == [table.square.get(cell) for cell in CELLS]
    assert set(seen.lines.values()) == {6}
    assert seen.pile_size == table.pile_size == 56 - 32 - 6
    assert seen.out_of_game == 0
    assert [(seat.seat, seat.colour) for seat in seen.seats] == [
        (0, "white"),
        (1, "black"),
        (2, "green"),
    ]
    assert [(seat.stop, seat.line) for seat in seen.seats] == [
        (2, "column-2"),
        (12, "column-3"),
        (8, "row-3"),
    ]
    assert [(seat.top, seat.height) for seat in seen.seats] == [
        ("vines-3", 3),
        ("mosses-1", 2),
        ("pumpkin-4", 1),
    ]


@pytest.mark.rules("4.2", "4.4")
def test_a_board_shows_where_everybody_would_walk_and_jump() -> None:
    """White: 3 steps from stop 2 to the corner 5. Black: 1 step. The third jumps black at 12."""
    seats = board(laid_out().state, None).seats
    assert [(seat.next_stop, seat.next_line) for seat in seats] == [
        (5, None),
        (13, "column-2"),
        (13, "column-2"),
    ]


@pytest.mark.rules("1.4", "1.5")
def test_a_board_tells_which_cards_carry_a_symbol() -> None:
    symbols = board(laid_out().state, None).symbols
    ids = {referee.WAND: "wand-and-hat", referee.EXPLOSION: "exploding-cauldron"}
    assert symbols == {card: ids[symbol] for card, symbol in referee.SYMBOL_OF.items()}
    table = Table(options={"all_twos_have_symbols": 1})
    assert len(board(table.state, None).symbols) == 14
    assert board(table.state, None).symbols["bat-wings-2"] == "exploding-cauldron"


@pytest.mark.rules("7.5")
def test_a_gap_is_no_card() -> None:
    table = Table(line="- roots-2", pile="", rest="cauldrons")
    seen = board(table.state, 0)
    assert seen.square[0] is None
    assert seen.lines["column-1"] == 5


@for_each("viewer", [None, 0, 1, 2])
@for_each("cauldrons", [0, 1])
@pytest.mark.rules("10.2", "10.4", "10.5")
def test_closed_cauldrons_show_nothing_but_the_top_card_not_even_to_their_owner(
    viewer: int | None, cauldrons: int
) -> None:
    table = laid_out(cauldrons)
    seen = board(table.state, viewer)
    assert seen.cauldrons == ("closed", "notes")[cauldrons]
    assert seen.under_pile is None
    assert seen.gone is None
    assert [seat.cauldron for seat in seen.seats] == [None] * 3
    assert [seat.recipes is not None for seat in seen.seats] == [
        seat == viewer for seat in range(3)
    ]
    sent = msgspec.json.encode(msgspec.structs.replace(seen, symbols={})).decode()
    for hidden in ("vines-1", "vines-2", "mosses-4", "cat-hair-2", "raven-feathers-3"):
        assert f'"{hidden}"' not in sent


@pytest.mark.parametrize("viewer", [None, 0, 2])
@pytest.mark.rules("10.4", "10.6")
def test_open_cauldrons_show_what_everybody_has_seen_in_its_order(viewer: int | None) -> None:
    seen = board(laid_out(2).state, viewer)
    assert seen.cauldrons == "open"
    assert seen.under_pile == ["cat-hair-2", "raven-feathers-3"]
    assert seen.gone == []
    assert seen.seats[0].cauldron == ["vines-1", "vines-2", "vines-3"]
    assert seen.seats[2].cauldron == ["pumpkin-4"]
    assert [seat.recipes is not None for seat in seen.seats] == [
        seat == viewer for seat in range(3)
    ]


@pytest.mark.rules("3.8")
def test_without_recipes_nobody_has_any() -> None:
    assert [seat.recipes for seat in board(Table().state, 0).seats] == [[], []]


@pytest.mark.rules("10.4")
def test_the_own_recipes_are_shown() -> None:
    assert board(laid_out().state, 1).seats[1].recipes == ["fewest-fours"]


def test_a_board_has_no_other_fields() -> None:
    """Whoever adds one has to think of what it tells."""
    assert [field.name for field in msgspec.structs.fields(Board)] == [
        "turn",
        "active_seat",
        "cauldrons",
        "square",
        "symbols",
        "lines",
        "pile_size",
        "out_of_game",
        "under_pile",
        "gone",
        "seats",
    ]
    assert [field.name for field in msgspec.structs.fields(SeatView)] == [
        "seat",
        "colour",
        "stop",
        "line",
        "top",
        "height",
        "next_stop",
        "next_line",
        "cauldron",
        "recipes",
    ]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.rules("10.1", "10.7")
def test_over_whole_matches_the_board_agrees_with_the_table(seats: int) -> None:
    for number, table in enumerate(step_by_step(seats, seats + 3, recipes=1)):
        seen = board(table.state, number % seats)
        heights = sum(seat.height for seat in seen.seats)
        together = len(table.square) + heights + seen.pile_size + seen.out_of_game
        assert together == len(referee.deck())
        for seat in seen.seats:
            others = [stop for other, stop in enumerate(table.stops) if other != seat.seat]
            assert seat.top is not None
            walked = kettle_ring.walk_skipping(seat.stop, referee.value(seat.top), others)
            assert seat.next_stop == (None if table.over else walked)
    seen = board(table.state, 0)
    assert seen == board(table.state, None), "when the match is over everybody sees the same"
    assert [tuple(seat.cauldron or ()) for seat in seen.seats] == list(table.cauldrons)
    assert [set(seat.recipes or ()) for seat in seen.seats] == [
        table.recipes_of(seat) for seat in range(seats)
    ]
    assert seen.gone == list(table.out_of_game)
