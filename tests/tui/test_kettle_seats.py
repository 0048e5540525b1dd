"""The players of the kettle games on a board: what they have, their cauldrons, and the end."""

from __future__ import annotations

import re

import msgspec
import pytest

from stillroom.games.glastonbury.view import SpellView
from stillroom.match.view import View
from stillroom.match.words import LANGUAGES
from stillroom.tui.boards import glastonbury, kettles, kupferkessel
from stillroom.tui.playing import words_for
from tests.cases import for_each
from tests.tui.kettle_views import (
    COPPER,
    GLASTONBURY,
    OPEN,
    SQUARE,
    TABLES,
    WITH_RECIPES,
    has_square,
    is_looking,
    plain,
    stops_of,
    views,
)
from tests.tui.views import LONGEST_NAMES, NAMES

# --- the players beside it


@for_each(
    ("names", "letters"),
    [
        (["Ada", "Ben", "Cleo"], ["A", "B", "C"]),
        (["Anna", "Albert", "Al"], ["A", "L", "B"]),
        (["Guest 1", "Guest 2"], ["G", "U"]),
        (["42", "42", "é"], ["A", "B", "É"]),
        (["Bo", "Bob", "Bobo", "Ob"], ["B", "O", "A", "C"]),
    ],
)
def test_every_pawn_has_a_letter_of_its_own(names: list[str], letters: list[str]) -> None:
    """A figure would run into the number of the stop."""
    assert kettles.letters_of(names) == letters


def test_a_letter_that_is_not_the_first_of_the_name_is_told() -> None:
    view = views(COPPER, 2, ("Anna", "Albert"))[0]
    assert any("Albert [L]" in line for line in plain(view))
    assert stops_of(plain(view))[10] == "L10"


def test_beside_the_square_stand_doubled_cards_top_card_height_and_next_stop() -> None:
    for game, seats in TABLES:
        words = words_for(game, "en")
        for view in views(game, seats)[:-2:17]:
            if not has_square(view):
                continue
            right = [line[kettles.SQUARE_WIDTH + 1 :] for line in plain(view)[SQUARE]]
            for seat in view.board.seats:
                first, second = right[2 * seat.seat : 2 * seat.seat + 2]
                assert first.startswith(">") == (seat.seat in view.waiting)
                assert view.players[seat.seat] in first
                colours = (kupferkessel if game == COPPER else glastonbury).COLOURS
                doubled = [kind for kind in colours if colours[kind] == seat.colour]
                marks = " ".join(words.format("mark", ingredient=kind) for kind in doubled)
                assert first.endswith(f" {marks} ×2")
                assert f"({seat.height})" in second
                if seat.seat not in view.waiting and seat.next_stop is not None:
                    where = seat.next_stop if seat.next_line else "corner"
                    assert f" → {where}" in second


def test_both_kinds_of_spells_and_the_next_stop_fit_beside_the_square() -> None:
    view = next(view for view in views(GLASTONBURY, 4)[30:] if view.waiting == [view.seat] == [0])
    spells = [
        SpellView(card=card, uses=uses, used=False)
        for card, uses in (("accio-1", 2), ("accio-2", 1), ("declinatio-1", 3), ("vanesco-1", 0))
    ]
    seats = [
        msgspec.structs.replace(
            seat, spells=spells, height=14, top="mosses-4", next_stop=15, next_line=None
        )
        for seat in view.board.seats
    ]
    board = msgspec.structs.replace(view.board, seats=seats)
    lines = plain(msgspec.structs.replace(view, board=board), "en", 79)
    assert lines[2].endswith("Mo4 (14) Ac×3 De×3"), "who is asked"
    assert lines[4].endswith("Mo4 (14) → 15 Ac×3 De×3"), "no room for the word"


# --- title, recipes, cauldrons


def test_lines_about_to_run_empty_are_told_as_far_as_there_is_room() -> None:
    words = words_for(COPPER, "en")
    left = {f"row-{row}": 3 for row in range(1, 5)}
    left |= {"column-1": 2, "column-2": 1, "column-3": 0, "column-4": 2}
    assert kettles.thin_lines(words, left, 60) == (
        "nearly empty: column 2 (1) · column 1 (2) · column 4 (2)"
    )
    assert kettles.thin_lines(words, left, 40) == "nearly empty: column 2 (1) · …"
    assert kettles.thin_lines(words, left, 10) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_two_players_the_title_says_which_colour_is_not_there(language: str) -> None:
    view = views(GLASTONBURY, 2)[0]
    gone = words_for(GLASTONBURY, language).format("colour", colour=view.board.leaving_colour)
    assert plain(view, language)[0].endswith(f" {gone}")


def test_only_the_own_recipes_stand_there_with_the_cards_that_count() -> None:
    for game, seats in TABLES:
        words = words_for(game, "en")
        for view in views(game, seats)[:-2:23]:
            text = " ".join(" ".join(plain(view, width=200)).split())
            for seat in view.board.seats:
                for recipe in seat.recipes or []:
                    assert seat.seat == view.seat
                    assert words.format("recipe", recipe=recipe) in text
    text = "\n".join(plain(views(GLASTONBURY, 4)[0]))
    assert "A3: most brown cards (Ro Mu)  B2: fewest 4s" in text


def test_closed_cauldrons_are_not_shown() -> None:
    for game, seats in TABLES:
        for view in views(game, seats)[:-2:9]:
            if has_square(view) and not is_looking(view):
                assert len(plain(view, width=200)) <= 11, "title, square, one line of recipes"


def test_open_cauldrons_are_shown_sorted_for_everybody() -> None:
    for game, seats in TABLES:
        view = views(game, seats, tuple(NAMES), OPEN)[-20]
        for seat in view.board.seats:
            label = f"{view.players[seat.seat]}{' (you)' if seat.seat == view.seat else ''}:"
            [line] = [line for line in plain(view, width=300) if line.startswith(label)]
            values = "".join(re.findall(r"[A-Z][a-z](\d+)", line))
            spells = len(re.findall(r"\bIm\b", line))
            assert len(values) + spells == len(seat.cauldron)


def test_who_has_perluceo_sees_the_own_cauldron_in_order_and_sorted() -> None:
    found = 0
    for seed in (11, 12):
        for place, view in enumerate(views(GLASTONBURY, 3, tuple(NAMES), WITH_RECIPES, seed)):
            if place % 15 and not is_looking(view):
                continue
            lines = plain(view, width=300)
            shown = [line for line in lines if line.startswith("From the bottom up: ")]
            assert bool(shown) == is_looking(view)
            if shown:
                found += 1
                own = view.board.seats[view.seat]
                words = words_for(GLASTONBURY, "en")
                cards = [glastonbury.text_of(card, words).plain for card in own.cauldron]
                assert shown[0].split()[4:] == cards
                assert lines[-1].startswith("Sorted: ")
    assert found


def placing_view() -> View:
    """Somebody who has an Immuto to add."""
    for seed in range(11, 40):
        for view in views(GLASTONBURY, 3, tuple(NAMES), WITH_RECIPES, seed):
            if view.decision is not None and view.decision.choice == "place":
                return view
    raise AssertionError("nobody had an Immuto")


def test_for_immuto_heaps_take_the_place_of_the_square_and_carry_the_numbers() -> None:
    view = placing_view()
    assert view.decision is not None
    assert view.seat is not None
    lines = plain(view, width=300)
    assert not any("▒▒▒" in line for line in lines)
    own = f"{view.players[view.seat]} (you):"
    [line] = [line for line in lines if line.startswith(own)]
    words = words_for(GLASTONBURY, "en")
    for number, move in enumerate(view.decision.moves, start=1):
        kind = move.pieces[0].removeprefix("kind ")
        assert re.search(rf" {number}:{words.format('mark', ingredient=kind)}\d", line)
    for other in lines:
        if not other.startswith(own):
            assert not re.search(r"\d:[A-Z]", other)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_at_the_end_all_points_stand_on_the_heaps_and_the_winner_comes_last(
    game: str, seats: int, language: str
) -> None:
    view = views(game, seats)[-1]
    assert view.sheet is not None
    total = [view.sheet.lines[-1].points_of(seat) for seat in range(seats)]
    lines = plain(view, language, 400)[1:]
    starts = [index for index, line in enumerate(lines) if line.startswith(tuple(view.players))]
    told = []
    for first, last in zip(starts, [*starts[1:], len(lines)], strict=True):
        seat = view.players.index(lines[first].split()[0])
        told.append(int(lines[first].split()[1]))
        assert told[-1] == total[seat]
        text = " ".join(lines[first:last])
        assert sum(map(int, re.findall(r" ([+-]\d+)\b", text))) == total[seat]
    assert told == sorted(total)


# --- the page with all seats


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_page_of_seats_names_everything_uncut(game: str, seats: int, language: str) -> None:
    board = kupferkessel if game == COPPER else glastonbury
    words = words_for(game, language)
    view = views(game, seats, tuple(LONGEST_NAMES))[60]
    text = "\n".join(line.plain for line in board.seats(view, words))
    for seat in view.board.seats:
        assert view.players[seat.seat] in text
        for recipe in seat.recipes or []:
            assert words.format("recipe", recipe=recipe) in text
    for kind in board.COLOURS:
        mark, name = (words.format(word, ingredient=kind) for word in ("mark", "ingredient"))
        assert f"{mark} {name}" in text, "what the letters mean"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [COPPER, GLASTONBURY])
def test_two_letters_are_enough_to_tell_cards_apart(game: str, language: str) -> None:
    """Colour is decoration, and every card says its ingredient without it."""
    board = kupferkessel if game == COPPER else glastonbury
    words = words_for(game, language)
    kinds = [*board.COLOURS]
    if game == GLASTONBURY:
        kinds += ["immuto", "accio", "declinatio", "perluceo", "vanesco"]
    marks = [words.format("mark", ingredient=kind) for kind in kinds]
    assert len(set(marks)) == len(kinds)
    assert {len(mark) for mark in marks} == {2}


def test_no_colour_vanishes_on_a_light_or_a_dark_ground() -> None:
    assert not {"white", "bright_white", "black"} & set(kettles.STYLES.values())
