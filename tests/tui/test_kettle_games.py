"""The kettle games in the real program in a real terminal, from the first card to the sheet."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stillroom.tui.boards import kettles
from tests.tui.emulator import Program, after_the_screen, kept, mine, started

TITLES = {"glastonbury": "Glastonbury", "kupferkessel": "Kupferkessel Co."}
NEW = "--option recipes=1 --tempo none --new"
PLAY = {
    "glastonbury": f"play glastonbury --seats you,greedy,greedy --seed 7 {NEW}",
    "kupferkessel": f"play kupferkessel --seats you,greedy --seed 7 {NEW}",
}


def sheet_of(program: Program) -> list[str]:
    """The lines of the scoring sheet, on as many pages as it takes."""
    lines = list(program.lines)
    while not any(line.startswith("Total") for line in lines):
        program.answer("")
        lines += program.lines
    return lines


@pytest.mark.slow
@pytest.mark.parametrize(
    ("columns", "rows"), [(80, 24), pytest.param(120, 40, marks=pytest.mark.soak)]
)
@pytest.mark.parametrize("game", TITLES)
def test_a_whole_match_is_played_to_the_scoring_sheet(
    game: str, columns: int, rows: int, tmp_path: Path
) -> None:
    with started(PLAY[game], tmp_path, columns, rows) as program:
        asked = 0
        while any("for help >" in line for line in program.lines):
            asked += 1
            top, *square = program.lines
            assert top.startswith(f"{TITLES[game]} · turn "), "the top is to be seen"
            assert program.numbers(), "something can be typed"
            if any("ake a card from" in line for line in square):
                left = "\n".join(line[: kettles.SQUARE_WIDTH] for line in square[:8])
                assert re.search(r"\b1:[A-Z][a-z]", left), "the first card in reach"
                assert re.search(r"\*\d+\*", left), "the own pawn"
            program.answer("1")
        assert asked > 12
        lines = sheet_of(program)
        assert "Traceback" not in program.text
        program.type("\r")
        program.type("\r")
        assert program.ended() == 0
        left = after_the_screen(program.text)
        assert re.search(r"wins? with -?\d+ points?, \d+ more|Shared victory", left)
        assert "▒▒▒" not in left
    result = kept(tmp_path).result
    assert result is not None
    total = next(line for line in lines if line.startswith("Total"))
    assert [int(points) for points in total.split()[1:]] == list(result.scores)


@pytest.mark.parametrize("game", TITLES)
def test_a_card_is_taken_by_the_number_that_stands_on_it(game: str, tmp_path: Path) -> None:
    with started(PLAY[game], tmp_path) as program:
        on_cards = dict(re.findall(r"\b(\d+):([A-Z][a-z]\d)", "\n".join(program.lines[1:9])))
        number, card = max(on_cards.items())
        program.answer(number)
        taken = mine(tmp_path)[0]
        assert taken is not None
        assert taken.split()[1].endswith(card[-1])


def test_a_pawn_goes_where_its_card_was_said_to_lead(tmp_path: Path) -> None:
    people = f"play glastonbury --seats you:Ada,you:Ben --seed 8 {NEW}"
    with started(people, tmp_path) as program:
        program.answer("")
        led: dict[str, str] = {}
        followed = 0
        for _ in range(8):
            reader = next(line for line in program.lines if " (you) " in line)
            name = "Ada" if "Ada (you)" in reader else "Ben"
            if name in led:
                left = "\n".join(line[: kettles.SQUARE_WIDTH] for line in program.lines[1:9])
                assert f"*{led[name]}*" in left
                followed += 1
            text = "\n".join(program.lines)
            told = re.findall(r"\[1\].*Next: \d steps? to stop (\d+),", text)
            led = {**led, name: told[0]} if told else {}
            program.answer("1")
            if any("Enter when only" in line for line in program.lines):
                program.answer("")
        assert followed > 2


def test_without_colour_the_letters_and_their_page_tell_everything(tmp_path: Path) -> None:
    with started(PLAY["kupferkessel"], tmp_path, NO_COLOR="1") as program:
        assert any(line.endswith("(you) Ca Ne ×2") for line in program.lines)
        program.answer("seats")
        text = " ".join(program.lines)
        assert "Counts double: Ca Cat hair, Ne Newt’s eye" in text
        assert "white: Ca Cat hair, Ne Newt’s eye" in text
        assert "* wand and hat" in text


def test_newcomers_are_told_how_to_read_the_board(tmp_path: Path) -> None:
    with Program(PLAY["glastonbury"].split(), tmp_path) as program:
        program.wait_for_text("Enter to go on")
        text = " ".join(program.lines)
        assert "Vi2 is vines 2" in text
        assert "*4* is your pawn" in text


def test_notes_of_a_match_that_leaves_much_to_memory_are_kept(tmp_path: Path) -> None:
    with started(f"{PLAY['kupferkessel']} --option cauldrons=1", tmp_path) as program:
        program.answer("note Borage has mosses")
        program.answer("1")
        program.answer("notes")
        assert program.lines[0] == "1  Borage has mosses"
