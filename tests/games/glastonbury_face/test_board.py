"""The board: everything on the table that a seat, or a spectator, may know."""

from __future__ import annotations

import msgspec
import pytest

from stillroom.games.glastonbury.view import Board, SpellView, board
from tests.cases import for_each
from tests.games.glastonbury.matches import step_by_step
from tests.games.glastonbury.names import CELLS
from tests.games.glastonbury.table import Table
from tests.games.glastonbury_face import scenes
from tests.referee import glastonbury as referee
from tests.referee import kettle_ring

EVERYBODY = [None, 0, 1, 2]


@pytest.mark.rules("11.1", "11.2")
def test_a_board_shows_what_lies_open() -> None:
    table = Table(
        turn=9,
        stop=7,
        line=["roots-2"],
        cauldron=["vines-1", "roots-3"],
        cauldrons={1: ["mosses-4"]},
        stops={1: 12},
        spells={"accio-1": (0, 1), "vanesco-2": (0, 0), "declinatio-2": (1, 3)},
        under=["beetles-1"],
    )
    seen = board(table.state, 0)
    assert (seen.turn, seen.active_seat, seen.cauldrons, seen.placing) == (9, 0, "closed", False)
    assert [cell for cell, card in zip(CELLS, seen.square, strict=True) if card == "roots-2"] == [
        (2, 5)
    ]
    assert seen.square == [table.square[cell] for cell in CELLS]
    assert seen.lines["row-2"] == seen.lines["column-4"] == 6
    assert len(seen.lines) == 8
    assert seen.pile_size == table.pile_size == 84 - 32 - 3 - 3
    assert (seen.out_of_game, seen.under_pile, seen.gone) == (0, None, None)
    assert seen.leaving_colour is None
    me, other, third = seen.seats
    assert (me.seat, me.colour, me.stop, me.line) == (0, "yellow", 7, "row-2")
    assert (me.top, me.height, me.cauldron) == ("roots-3", 2, None)
    assert me.spells == [
        SpellView(card="accio-1", uses=1, used=True),
        SpellView(card="vanesco-2", uses=0, used=True),
    ]
    assert (me.recipes, me.placed) == ([], None)
    assert (other.colour, other.stop, other.line) == ("green", 12, "column-3")
    assert other.spells == [SpellView(card="declinatio-2", uses=3, used=False)]
    assert (third.colour, third.top, third.height, third.line) == ("red", None, 0, None)


@pytest.mark.rules("11.2", "11.4")
def test_a_board_says_nothing_of_what_is_covered() -> None:
    table = Table(
        line=["roots-2"],
        cauldron=["vines-1", "roots-3"],
        cauldrons={1: ["mosses-4", "mosses-3"]},
        under=["beetles-1"],
        spells={"vanesco-1": (2, 0)},
    )
    for viewer in EVERYBODY:
        sent = msgspec.json.encode(board(table.state, viewer))
        for hidden in (b"vines-1", b"mosses-4", b"beetles-1", b"dice", b"unseen"):
            assert hidden not in sent
    fields = {field.name for field in msgspec.structs.fields(Board)}
    assert fields == {
        *("turn", "active_seat", "cauldrons", "square", "lines", "pile_size", "out_of_game"),
        *("under_pile", "gone", "leaving_colour", "placing", "seats"),
    }


@for_each(("option", "word"), [(0, "closed"), (1, "notes"), (2, "open")])
@pytest.mark.rules("11.5")
def test_open_cauldrons_are_open_for_everybody(option: int, word: str) -> None:
    table = Table(
        square=scenes.FEW_CARDS,
        filled=False,
        cauldron=["vines-1", "roots-3"],
        out_of_game=["roots-4", "beetles-4"],
        pile=[],
        rest=1,
        options={"cauldrons": option},
    )
    for viewer in EVERYBODY:
        seen = board(table.state, viewer)
        assert seen.cauldrons == word
        is_open = word == "open"
        assert seen.seats[0].cauldron == (["vines-1", "roots-3"] if is_open else None)
        assert seen.out_of_game == 4, "the two Immuto are gone too"
        assert seen.gone is None or seen.gone[:2] == ["roots-4", "beetles-4"]
        assert seen.under_pile == ([] if is_open else None)
        assert (seen.gone is None) != is_open


@pytest.mark.rules("11.5")
def test_open_cauldrons_show_what_lies_under_the_pile_in_order() -> None:
    spells = {"vanesco-1": (1, 0)}
    under = ["beetles-1", "roots-4"]
    table = Table(under=under, spells=spells, options={"cauldrons": 2})
    assert board(table.state, None).under_pile == under


@pytest.mark.rules("11.6")
def test_a_perluceo_shows_the_cauldron_to_its_owner_alone() -> None:
    table = scenes.looking()
    own = board(table.state, 0).seats[0].cauldron
    assert own == ["roots-1", "vines-2", "roots-3"]
    for viewer in (None, 1, 2):
        assert board(table.state, viewer).seats[0].cauldron is None
    assert board(table.state, 0).seats[1].cauldron is None
    table.is_done()
    assert board(table.state, 0).seats[0].cauldron is None


@pytest.mark.rules("11.7", "11.8", "11.9")
def test_while_immuto_are_placed_cauldrons_are_open_and_recipes_and_choices_are_not() -> None:
    table = scenes.placing()
    table.places(2, "roots")
    for viewer in EVERYBODY:
        seen = board(table.state, viewer)
        assert seen.placing
        assert seen.seats[1].cauldron == ["roots-3"]
        assert all(seat.cauldron is not None for seat in seen.seats)
        assert [seat.recipes is not None for seat in seen.seats] == [
            seat == viewer for seat in range(3)
        ]
        assert [seat.placed for seat in seen.seats] == [
            ([], [], ["roots"])[seat] if seat == viewer else None for seat in range(3)
        ]
        assert seen.gone is None, "what has left the game stays a matter of memory"
    table.places(0, "vines")
    boards = {msgspec.json.encode(board(table.state, viewer)) for viewer in EVERYBODY}
    assert len(boards) == 1, "then everything is open"
    seen = board(table.state, None)
    assert not seen.placing
    assert seen.seats[0].recipes == ["most-orange", "ended-play"]
    assert [seat.placed for seat in seen.seats] == [["vines"], [], ["roots"]]
    assert (seen.under_pile, seen.gone) == ([], [])


@pytest.mark.rules("3.3", "11.1")
def test_the_colour_that_has_left_is_public() -> None:
    assert board(Table(seats=2, leaving="red").state, None).leaving_colour == "red"
    assert board(Table(seats=2, leaving="blue").state, 0).leaving_colour == "blue"


# --- where the next walk leads


WALKS = [
    ([], 7, 9, "row-4"),
    (["roots-3"], 7, 10, None),
    (["roots-1"], 7, 8, "row-3"),
    (["roots-4"], 18, 2, "column-2"),
    (["roots-4", "immuto-1"], 7, 7, "row-2"),
]


@for_each(("cauldron", "stop", "next_stop", "next_line"), WALKS)
@pytest.mark.rules("4.2", "4.3", "4.4")
def test_the_next_walk_goes_by_the_top_card(
    cauldron: list[str], stop: int, next_stop: int, next_line: str | None
) -> None:
    table = Table(stop=stop, cauldron=cauldron)
    seat = board(table.state, 1).seats[0]
    assert (seat.next_stop, seat.next_line) == (next_stop, next_line)


@pytest.mark.rules("4.5", "11.2")
def test_under_an_immuto_beside_a_corner_the_next_walk_is_hidden() -> None:
    cauldrons = {1: ["vines-4", "immuto-1"], 2: ["immuto-2"]}
    hidden, alone = board(Table(cauldrons=cauldrons).state, 1).seats[1:]
    assert (hidden.next_stop, hidden.next_line) == (None, None)
    assert alone.next_stop == 12, "everybody sees that it lies alone, and the 2 counts"
    shown = board(Table(cauldrons=cauldrons, options={"cauldrons": 2}).state, 1).seats[1]
    assert shown.next_stop == 9


@for_each("scene", [scenes.placing, scenes.over, scenes.abandoned])
def test_nobody_walks_after_the_end(scene: object) -> None:
    assert callable(scene)
    for seat in board(scene().state, 0).seats:
        assert (seat.next_stop, seat.next_line) == (None, None)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rules("4.2", "4.3", "4.4", "11.1", "11.2")
def test_over_a_whole_match_a_board_shows_tops_and_stops_and_hides_the_rest(seats: int) -> None:
    for table in step_by_step(seats, seats):
        shown = board(table.state, None)
        if shown.placing or table.over:
            continue
        for seat in shown.seats:
            cauldron = table.cauldron_of(seat.seat)
            assert seat.cauldron is None
            assert (seat.top or "") == table.top_of(seat.seat)
            assert seat.height == len(cauldron)
            assert (seat.line is None) == kettle_ring.is_corner_stop(seat.stop)
            if seat.next_stop is not None:
                plain = ["immuto" if card.startswith("immuto") else card for card in cauldron]
                steps = referee.steps(plain, beside_corner=seat.line is None)
                assert seat.next_stop == (seat.stop + steps) % 20
            else:
                assert (seat.top or "").startswith("immuto")
