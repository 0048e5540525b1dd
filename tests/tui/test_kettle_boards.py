"""The boards of the kettle games: the square, the ring, and in how much room."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from rich.console import Console
from rich.text import Text

from stillroom.bots.players import BotPlayer
from stillroom.games.kettles.showing import line_at, lines_of
from stillroom.kernel import dice
from stillroom.kernel.dice import Dice
from stillroom.match.match import Match, new_match
from stillroom.tui.boards import glastonbury, kettles, kupferkessel
from stillroom.tui.entries import entries_of
from stillroom.tui.playing import words_for
from tests.tui.kettle_views import (
    COPPER,
    GLASTONBURY,
    OPEN,
    SQUARE,
    TABLES,
    cells_of,
    drawn,
    has_square,
    is_looking,
    moved,
    plain,
    stops_of,
    views,
)
from tests.tui.scripted import Scripted, sit_down
from tests.tui.views import LONGEST_NAMES, NAMES, in_languages

USUAL_HEIGHT = 13
LOOKING_HEIGHT = 16
"""On a screen of 24 lines there is still room for the question below."""
SIDES = {
    "top": range(1, 5),
    "right": range(6, 10),
    "bottom": range(11, 15),
    "left": range(16, 20),
}


# --- room


@pytest.mark.parametrize(
    ("game", "seats", "language"), in_languages(TABLES, fullest=(GLASTONBURY, 4))
)
def test_a_whole_match_fits_into_80_columns_with_the_longest_names(
    game: str, seats: int, language: str
) -> None:
    for place, view in enumerate(views(game, seats, tuple(LONGEST_NAMES))):
        if place % 9 and has_square(view) and not is_looking(view):
            continue
        for width in (79, 78):
            lines = drawn(view, language, width)
            assert max(line.cell_len for line in lines) <= width
            assert len(lines) <= (LOOKING_HEIGHT if is_looking(view) else USUAL_HEIGHT)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_open_cauldrons_fit_as_well(game: str, seats: int) -> None:
    for view in views(game, seats, tuple(LONGEST_NAMES), OPEN)[::7]:
        lines = drawn(view, "de", 78)
        assert max(line.cell_len for line in lines) <= 78
        assert len(lines) <= LOOKING_HEIGHT + 2


@pytest.mark.parametrize("width", [72, 60, 40, 20])
@pytest.mark.parametrize(("game", "seats"), TABLES[1::3])
def test_where_there_is_no_room_beside_the_square_the_seats_stand_below(
    game: str, seats: int, width: int
) -> None:
    for view in views(game, seats)[:-2:11]:
        lines = drawn(view, "en", width)
        assert max(line.cell_len for line in lines) <= width
        if has_square(view):
            below = "\n".join(line.plain for line in lines[9:])
            assert all(name[:2] in below for name in view.players)


# --- the square


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_card_in_reach_carries_its_number_and_no_other_card_does(
    game: str, seats: int
) -> None:
    words = words_for(game, "en")
    looked_at = 0
    for view in views(game, seats)[::2]:
        if view.decision is None or view.decision.choice != "take":
            continue
        looked_at += 1
        assert view.seat is not None
        entries = entries_of(view.decision, words, view.players, view.seat)
        on_card: dict[str, int] = {}
        for entry in entries:
            for card in entry.cards:
                on_card.setdefault(card.removeprefix("card "), entry.number)
        for card, text in zip(view.board.square, cells_of(plain(view)), strict=True):
            number, _, mark = text.rpartition(":")
            assert number == str(on_card.get(card, "")), text
            if card is None:
                assert text == "·"
            else:
                kind, _, value = card.rpartition("-")
                assert mark.startswith(words.format("mark", ingredient=kind))
                is_ingredient = kind in glastonbury.COLOURS | kupferkessel.COLOURS
                assert (value in mark) == is_ingredient
    assert looked_at > 10


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_cards_of_a_column_stand_below_each_other(game: str, seats: int) -> None:
    """Whether or not they have a number before them or a sign behind them."""
    longest = 0
    for view in views(game, seats)[::3]:
        if not has_square(view):
            continue
        begins = set()
        for line in plain(view)[SQUARE][2:6]:
            for column in range(6):
                first = kettles.MARGIN + column * kettles.CELL_WIDTH
                cell = line[first : first + kettles.CELL_WIDTH]
                if found := re.search("[A-Z]", cell):
                    begins.add(found.start())
                    assert line[first - 1] == " ", "nothing touches"
        assert begins in ({2}, {3})
        longest = max(longest, *begins)
    assert longest == 3 or game == COPPER or seats != 4, "a match in which Accio takes any card"


def test_with_accio_the_own_line_still_stands_out() -> None:
    view = next(
        view
        for view in views(GLASTONBURY, 4)
        if view.decision is not None and "accio" in view.prompt.id
    )
    reached = line_at(view.board.seats[view.board.active_seat].stop)
    lines = drawn(view)
    bold = [cell for cell in range(32) if is_bold(lines, cell)]
    on_line = [cell for cell in range(32) if reached in lines_of(cell)]
    assert bold == on_line


def is_bold(lines: list[Text], cell: int) -> bool:
    """Whether the card of a cell is bold."""
    row = next(row for row, cells in enumerate(kettles.ROWS) if cell in cells)
    column = cell - kettles.ROWS[row][0] + (1 if len(kettles.ROWS[row]) < 6 else 0)
    place = kettles.MARGIN + column * kettles.CELL_WIDTH + 3
    return bool(lines[2 + row].get_style_at_offset(Console(), place).bold)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_others_see_the_line_in_reach_in_brackets(game: str, seats: int) -> None:
    for view in views(game, seats)[::5]:
        if not has_square(view) or view.decision is not None or "take" not in view.prompt.id:
            continue
        reached = line_at(view.board.seats[view.board.active_seat].stop)
        for cell, text in enumerate(cells_of(plain(view))):
            is_reached = reached in lines_of(cell) and view.board.square[cell] is not None
            assert text.startswith("[") == text.endswith("]") == is_reached


def room_at(stop: int) -> int:
    """How wide what stands at a stop may be."""
    if stop in SIDES["left"]:
        return kettles.LEFT_ROOM
    return kettles.RIGHT_ROOM if stop in SIDES["right"] else kettles.CELL_WIDTH


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pawns_and_the_own_next_stop_stand_where_the_view_says(game: str, seats: int) -> None:
    next_stops = 0
    for view in views(game, seats)[::4]:
        if not has_square(view):
            continue
        for stop, text in stops_of(plain(view)).items():
            here = [seat.seat for seat in view.board.seats if seat.stop == stop]
            others = "".join(view.players[seat][0] for seat in here if seat != view.seat)
            expected = f"{others}{stop}"
            own = None if view.seat is None else view.board.seats[view.seat]
            if own is not None and own.stop == stop:
                expected = f"{others}*{stop}*"
            elif own is not None and own.next_stop == stop and view.seat not in view.waiting:
                expected = f"{others}({stop})"
                next_stops += 1
            if len(expected) > room_at(stop):
                expected = expected.replace(str(stop), "")
            assert text == expected
    assert next_stops > 10


@pytest.mark.parametrize("side", SIDES)
def test_many_pawns_at_one_stop_move_nothing_else(side: str) -> None:
    view = next(view for view in views(GLASTONBURY, 4) if view.seat == 1)
    before = cells_of(plain(moved(view, 0, 5, 10, 15)))
    for stop in SIDES[side]:
        lines = plain(moved(view, stop, stop, stop, stop))
        assert re.sub(r"[\d:\[\]]", "", " ".join(cells_of(lines))) == re.sub(
            r"[\d:\[\]]", "", " ".join(before)
        )
        assert stops_of(lines)[stop] in (f"ACD*{stop}*", "ACD**", "ACD*")
        assert [line[kettles.SQUARE_WIDTH] for line in lines[SQUARE]] == [" "] * 8


@pytest.mark.parametrize("corner", [0, 5, 10, 15])
def test_many_pawns_at_a_corner_are_all_to_be_seen(corner: int) -> None:
    view = next(view for view in views(GLASTONBURY, 4) if view.seat == 1)
    assert stops_of(plain(moved(view, *[corner] * 4)))[corner] == f"ACD*{corner}*"


def test_a_spectator_is_nobody_on_the_ring_and_has_no_numbers_and_no_recipes() -> None:
    for game, seats in TABLES:
        for view in views(game, seats)[2:-2:21]:
            if view.seat is None and has_square(view):
                lines = plain(view)
                assert not re.search(r"\*\d+\*|\(\d+\) *$|\d:", " ".join(stops_of(lines).values()))
                assert not any(":" in text for text in cells_of(lines))
                assert not any("Recipe" in line for line in lines)


# --- what nobody may know


def redealt(match: Match, seat: int) -> Match:
    """The same match with everything else in it that the seat cannot know."""
    guesses = Dice()
    dice.seed(guesses, 5, 5)
    position = match.imagined(seat, guesses).to_dict()
    return Match.from_position(match.game, position, seed=99, players=match.names)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_line_depends_on_what_the_reader_cannot_know(game: str, seats: int) -> None:
    match = new_match(game, players=NAMES[:seats], options={"recipes": 1}, seed=13)
    bots = [BotPlayer(game, "greedy", seat) for seat in range(seats)]
    compared = 0
    for _ in range(6):
        for _ in range(5):
            asked = match.waiting[0]
            match.play(asked, bots[asked].choose(match, asked))
        for seat in range(seats):
            other = redealt(match, seat)
            compared += other.position() != match.position()
            seen = [line.markup for line in drawn(match.view(seat))]
            assert [line.markup for line in drawn(other.view(seat))] == seen
    assert compared == 6 * seats, "a redeal that changes nothing proves nothing"


def test_between_two_people_no_recipe_is_shown_and_each_sees_the_own() -> None:
    match = new_match(GLASTONBURY, players=["Ada", "Ben"], options={"recipes": 1}, seed=5)
    held = [match.view(seat).board.seats[seat].recipes for seat in (0, 1)]
    words = words_for(GLASTONBURY, "en")
    named = [[words.format("recipe", recipe=recipe) for recipe in own] for own in held]

    def typist() -> Callable[[Scripted], str | None]:
        left = iter(range(24))
        return lambda terminal: (
            None if next(left, None) is None else "1" if terminal.last.frame else ""
        )

    shown = sit_down(match, typist()).terminal.shown
    reader: int | None = None
    curtains = 0
    for part in shown:
        passed = re.search(r"Pass to (\w+)\.", part.text)
        if passed:
            reader, curtains = ["Ada", "Ben"].index(passed[1]), curtains + 1
            assert "▒▒▒" not in part.text, "the curtain covers the board"
        elif part.question is None:
            reader = None
        for seat in (0, 1):
            is_told = any(recipe in part.text for recipe in named[seat])
            assert is_told == (seat == reader and part.frame is not None)
    assert curtains > 5
