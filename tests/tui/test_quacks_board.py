"""The board of The Quacks of Quedlinburg: pots, players and the shelf, and in how much room."""

from __future__ import annotations

import re

import msgspec
import pytest

from stillroom.games.quacks.view import spaces
from stillroom.match.view import View
from stillroom.match.words import LANGUAGES
from stillroom.tui.boards import quacks, quacks_pots, quacks_seats, quacks_shelf, told_on_board
from stillroom.tui.entries import find, told_below
from stillroom.tui.playing import words_for
from tests.cases import for_each
from tests.tui.quacks_views import QUACKS, SETS, TUBES, asked, drawn, plain, strip_of, views
from tests.tui.views import LONGEST_NAMES, NAMES, in_languages

USUAL_HEIGHT = 17
"""On a screen of 24 lines there is still room for news, the question and moves below."""
SLOT = re.compile(r"(?:\[(\d+)\])? +([A-Z][0-9]) (\d+)(?: ×(\d+))?")


def choosing(view: View, *choices: str) -> bool:
    """Whether the reader is asked one of some questions."""
    return view.decision is not None and view.decision.choice in choices


def all_views() -> list[View]:
    """Matches with each set of books."""
    return [view for options in SETS for view in views(4, options=options)]


# --- room


@pytest.mark.parametrize(("seats", "language"), in_languages([(2,), (4,)], fullest=(4,)))
def test_a_whole_match_fits_into_80_columns_with_the_longest_names(
    seats: int, language: str
) -> None:
    for view in views(seats, tuple(LONGEST_NAMES))[::3]:
        lines = drawn(view, language)
        assert max(line.cell_len for line in lines) <= 78
        assert len(lines) <= USUAL_HEIGHT


@pytest.mark.parametrize("width", [60, 40, 20])
def test_narrow_screens_cut_lines_and_break_nothing(width: int) -> None:
    for view in views(4)[::29]:
        assert max(line.cell_len for line in drawn(view, "en", width)[:6]) <= width


# --- the pot


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chip_of_the_own_pot_stands_on_its_space_and_rubies_where_they_are(
    language: str,
) -> None:
    words, looked_at = words_for(QUACKS, language), 0
    for view in views(4)[::2]:
        if view.seat is None or view.board.phase == "fortune" or quacks_shelf.shows_shelf(view):
            continue
        seat = view.board.seats[view.seat]
        strip = strip_of(view, language)
        chips = {chip.space: quacks_pots.chip_text(chip.chip, words).plain for chip in seat.pot}
        assert {space: strip[space][1] for space in chips} == chips
        assert [space for space, (ruby, _) in strip.items() if ruby] == [
            space.space for space in spaces() if space.ruby and space.space in strip
        ]
        if seat.scores.space not in chips:
            assert strip[seat.scores.space][1] == ">"
        looked_at += len(chips) > 2
    assert looked_at > 50


def test_the_strip_begins_at_the_rat_stone_or_at_the_droplet() -> None:
    begun = 0
    for view in views(4):
        if choosing(view, "brew"):
            assert view.seat is not None
            seat = view.board.seats[view.seat]
            first, (_, thing) = next(iter(strip_of(view).items()))
            if seat.rat_stone is not None:
                assert (first, thing) == (seat.rat_stone, "r")
                begun += 1
            elif not seat.pot:
                assert (first, thing) == (seat.droplet, "o")
    assert begun > 10


def test_what_lies_ahead_begins_no_row_of_its_own() -> None:
    view = next(view for view in views(4) if choosing(view, "brew") and view.board.turn > 6)
    assert view.seat is not None
    seat = view.board.seats[view.seat]
    scores = msgspec.structs.replace(seat.scores, space=seat.droplet + 9)
    seat = msgspec.structs.replace(seat, rat_stone=None, pot=[], scores=scores, state="brewing")
    assert [list(row)[-1] for row in quacks_pots.rows_of(seat, 10)] == [seat.droplet + 9]
    assert [list(row)[-1] for row in quacks_pots.rows_of(seat, 12)] == [seat.droplet + 11]
    assert [len(row) for row in quacks_pots.rows_of(seat, 9)] == [9, 5]


@for_each(
    ("white", "limit", "state", "told"),
    [
        (0, 7, "brewing", "white [.......] 0 of 7, room for 7"),
        (5, 7, "brewing", "white [#####..] 5 of 7, room for 2"),
        (9, 9, "brewing", "white [#########] 9 of 9, no room"),
        (6, 7, "stopped", "white [######.] 6 of 7"),
        (8, 7, "exploded", "white [#######!] 8, more than 7: exploded"),
    ],
)
def test_the_white_sum_is_a_thermometer_and_words(
    white: int, limit: int, state: str, told: str
) -> None:
    seat = views(4)[0].board.seats[0]
    seat = msgspec.structs.replace(seat, white=white, limit=limit, state=state)
    assert quacks_pots.white_text(seat, words_for(QUACKS, "en")).plain == f" {told}"


def test_doubling_and_protection_are_told_while_they_last() -> None:
    seat = views(4)[0].board.seats[0]
    seat = msgspec.structs.replace(seat, state="brewing", doubling=True, protection=2)
    told = [text.plain for text in quacks_pots.more_of(seat, words_for(QUACKS, "en"))]
    assert told[1:3] == ["next chip twice as far", "protected for 2 chips"]
    seat = msgspec.structs.replace(seat, state="stopped")
    assert not quacks_pots.more_of(seat, words_for(QUACKS, "en"))


def test_drawn_chips_carry_their_numbers() -> None:
    looked_at = 0
    for view in all_views():
        if choosing(view, "look", "pinch", "market"):
            text = "\n".join(plain(view))
            for entry in asked(view):
                for piece in entry.pieces:
                    if piece.startswith("tray "):
                        colour, _, value = piece.removeprefix("tray ").partition("-")
                        mark = words_for(QUACKS, "en").format("quacks-mark", colour=colour)
                        assert f"[{entry.number}] {mark}{value}" in text
                        looked_at += 1
    assert looked_at > 20


def test_whoever_waits_sees_the_other_pots() -> None:
    for view in views(4)[::7]:
        if view.decision is None and view.seat is not None:
            begun = [seat for seat in view.board.seats if seat.pot and seat.seat != view.seat]
            told = [line for line in plain(view) if line.startswith(tuple(f" {n}:" for n in NAMES))]
            assert len(told) == len(begun)


# --- the card


def test_a_card_tells_its_title_all_along_and_its_text_as_long_as_it_counts() -> None:
    words = words_for(QUACKS, "en")
    blue = purple = 0
    for view in views(4):
        card, phase = view.board.card, view.board.phase
        lines = plain(view, "en", 200)
        assert words.format("fortune-card", card=card) in lines[0]
        told = words.format("fortune-card-text", card=card) in lines
        is_over = phase in ("shopping", "spending") or view.sheet is not None
        if card in quacks.BLUE_CARDS:
            assert told == (not is_over)
            blue += told
        else:
            assert told == (phase == "fortune" and not is_over)
            purple += told
    assert blue > 20
    assert purple > 5


# --- the players


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [TUBES, ()])
def test_the_table_has_a_line_for_each_seat_and_keeps_its_shape_all_along_a_match(
    options: tuple[tuple[str, int], ...], language: str
) -> None:
    words = words_for(QUACKS, language)
    shapes = set()
    for view in views(4, options=options)[::5]:
        head, *lines = [line.plain for line in quacks_seats.table(view, words, 78)]
        assert len(lines) == 4
        for seat, line in zip(view.board.seats, lines, strict=True):
            assert line.startswith("> " if seat.seat in view.waiting else "  ")
            assert (words.format("quacks-you", name="") in line) == (seat.seat == view.seat)
            assert str(seat.points) in line
            assert (f"{seat.white}/{seat.limit}" in line) == (view.board.phase != "fortune")
        if view.board.phase != "fortune" and view.seat == 0:
            shapes.add(tuple(match.start() for match in re.finditer(r"(?<= )\S", head)))
    assert len(shapes) == 1


# --- the shelf


def test_every_chip_that_can_be_had_carries_its_number_and_every_chip_its_price() -> None:
    words, looked_at = words_for(QUACKS, "en"), 0
    for view in all_views():
        if not quacks_shelf.shows_shelf(view):
            continue
        looked_at += 1
        numbers = {
            quacks_pots.chip_text(piece.removeprefix("supply "), words).plain: str(entry.number)
            for entry in asked(view)
            for piece in entry.pieces
            if piece.startswith("supply ")
        }
        shelf = "\n".join(plain(view)[-7:])
        told = {mark: (number, price, left) for number, mark, price, left in SLOT.findall(shelf)}
        for chip in view.board.shelf:
            mark = quacks_pots.chip_text(chip.chip, words).plain
            if chip.price is None:
                assert mark not in told
                continue
            few = str(chip.left) if chip.left <= quacks_shelf.FEW_LEFT else ""
            assert told[mark] == (numbers.get(mark, ""), str(chip.price), few)
    assert looked_at > 100


def test_moves_on_the_shelf_are_told_there_and_all_others_below() -> None:
    for view in views(4):
        entries = asked(view)
        told = told_below(entries, told_on_board(view))
        below = [entry.number for line in told for entry in line.entries]
        if quacks_shelf.shows_shelf(view):
            on_shelf = [e.number for e in entries if e.pieces[0].startswith("supply ")]
            assert sorted([*below, *on_shelf]) == [entry.number for entry in entries]
        else:
            assert below == [entry.number for entry in entries]


@for_each(("language", "typed"), [("en", "g1"), ("en", "G1"), ("de", "Gn1"), ("fr", "ve1")])
def test_a_chip_can_be_typed_as_it_stands_on_the_shelf(language: str, typed: str) -> None:
    view = next(view for view in views(4) if choosing(view, "shop"))
    found = find(typed, asked(view, language))
    assert [entry.pieces for entry in found] == [["supply green-1"]]


# --- pages


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_books_tell_prices_supply_and_what_chips_do(language: str) -> None:
    words = words_for(QUACKS, language)
    for options in SETS:
        view = views(4, options=options)[0]
        text = "\n".join(line.plain for line in quacks_shelf.books(view, words))
        for number, book in enumerate(view.board.books):
            assert quacks_shelf.does(book, view, words) in text
            assert words.format("ingredient", colour=book.colour) in text
            assert book.out == (number not in (4, 5)), "yellow and purple come later"
        assert text.count(words.format("quacks-not-out")) == 2


def test_the_bag_is_shown_where_the_table_shows_it() -> None:
    words = words_for(QUACKS, "en")
    view = views(4)[0]
    told = [line.plain for line in quacks_shelf.bag(view, words)]
    assert told[0] == f"Your bag: {view.board.seats[0].bag_size} chips"
    assert told[1] == "  white 1 ×4 · white 2 ×2 · white 3 ×1"
    closed = views(2, options=(("aids", 3),))[0]
    assert [line.plain for line in quacks_shelf.bag(closed, words)] == [
        words.format("quacks-bag-closed")
    ]
    chance = next(v for v in views(2, options=(("aids", 1),)) if choosing(v, "brew"))
    assert "explode" in quacks_shelf.bag(chance, words)[-1].plain


def test_nothing_tells_of_another_bag() -> None:
    words = words_for(QUACKS, "en")
    for view in views(4)[::11]:
        if view.seat is None:
            [told] = quacks_shelf.bag(view, words)
            assert told.plain == words.format("quacks-bag-closed")


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_tells_all_that_is_open_and_how_to_read_the_board(language: str) -> None:
    words = words_for(QUACKS, language)
    view = views(4, tuple(LONGEST_NAMES))[-40]
    text = "\n".join(line.plain for line in quacks.seats(view, words))
    for seat in view.board.seats:
        assert view.players[seat.seat] in text
        assert words.format("points", points=seat.points) in text
        for chip in seat.pot:
            assert quacks_pots.chip_text(chip.chip, words).plain in text
    assert words.format("quacks-board") in text
    for colour in quacks_pots.STYLES:
        mark = words.format("quacks-mark", colour=colour)
        assert f"{mark} {words.format('colour', colour=colour)}" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_marks_of_a_language_differ_and_are_equally_long(language: str) -> None:
    words = words_for(QUACKS, language)
    marks = {words.format("quacks-mark", colour=colour) for colour in quacks_pots.STYLES}
    assert len(marks) == len(quacks_pots.STYLES)
    assert len({len(mark) for mark in marks}) == 1
