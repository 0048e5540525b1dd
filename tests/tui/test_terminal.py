"""The real program in a real terminal, of several sizes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.tui.emulator import Program, after_the_screen, kept, mine, started

SEATS = "--seats you,greedy,greedy"
PLAY = f"play elixir-mixer --seed 7 --tempo none --new {SEATS}"
COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:;\d+)*m")
STYLE = re.compile(r"\x1b\[[\d;]*m")
ENTER, LEAVE = "\x1b[?1049h", "\x1b[?1049l"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("columns", "rows"), [(80, 24), pytest.param(120, 40, marks=pytest.mark.soak)]
)
def test_a_whole_match_is_played_in_a_terminal(columns: int, rows: int, tmp_path: Path) -> None:
    with Program(PLAY.split(), tmp_path, columns, rows) as program:
        program.wait_for_text("Enter to go on")
        assert program.lines[0] == "The game in five sentences"
        program.answer("")
        while not any(line.startswith("Total") for line in program.lines):
            assert program.lines[0].startswith("Elixir Mixer · turn "), "the top is to be seen"
            is_over = any(line.startswith("The match is over.") for line in program.lines)
            assert program.numbers() or is_over, "something can be typed"
            program.answer("" if is_over else str(program.numbers()[0]))
        assert program.text.count(ENTER) == 1
        assert LEAVE not in program.text
        program.type("\r")
        assert program.ended() == 0
        assert program.text.count(LEAVE) == 1
        left = after_the_screen(program.text)
        assert re.search(r"wins? in turn \d+ with \d+ points", left)
        assert "Market" not in left
        assert "Hand" not in left
    result = kept(tmp_path).result
    assert result is not None
    assert max(result.scores) >= 8


def test_on_a_wide_terminal_the_log_stands_beside_the_board(tmp_path: Path) -> None:
    with started(PLAY, tmp_path, 120, 40) as program:
        program.answer("draw")
        assert " │ You draw " in "\n".join(program.lines)


def test_before_the_alternate_screen_nothing_is_written(tmp_path: Path) -> None:
    with started(PLAY, tmp_path) as program:
        assert program.text.partition(ENTER)[0].strip() == ""


@pytest.mark.parametrize("value", ["1", pytest.param("yes", marks=pytest.mark.soak)])
def test_no_color_gives_no_colour(value: str, tmp_path: Path) -> None:
    with started(PLAY, tmp_path, NO_COLOR=value) as program:
        program.answer("draw")
        assert "Market" in "\n".join(program.lines)
        assert not COLOUR.search(program.text)


def test_without_it_cards_have_colours(tmp_path: Path) -> None:
    with started(PLAY, tmp_path) as program:
        assert COLOUR.search(program.text)


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("fr_FR.UTF-8", "Piocher une carte"),
        pytest.param("de_DE.UTF-8", "Eine Karte ziehen", marks=pytest.mark.soak),
        pytest.param("pt_BR.UTF-8", "Draw a card", marks=pytest.mark.soak),
        ("C", "Draw a card"),
    ],
)
def test_the_language_is_that_of_the_environment(locale: str, said: str, tmp_path: Path) -> None:
    with started(PLAY, tmp_path, LANG=locale) as program:
        assert said in "\n".join(program.lines)


def test_accents_can_be_typed(tmp_path: Path) -> None:
    with started(PLAY, tmp_path, LANG="fr_FR.UTF-8") as program:
        program.answer("règles 3.4")
        assert any(line.startswith("3.4  ") for line in program.lines)


# --- leaving


def test_ctrl_d_keeps_the_match_and_says_how_to_go_on(tmp_path: Path) -> None:
    with started(PLAY, tmp_path) as program:
        program.answer("draw")
        program.type("\x04")
        assert program.ended() == 0
        assert "stillroom play elixir-mixer" in after_the_screen(program.text)
    assert mine(tmp_path) == ["draw"]


def test_ctrl_c_keeps_the_match_and_leaves_the_screen(tmp_path: Path) -> None:
    with started(PLAY, tmp_path) as program:
        program.answer("draw")
        program.quiet()
        program.type("\x03")
        assert program.ended() == 130
        assert program.text.count(ENTER) == program.text.count(LEAVE) == 1
        assert "Traceback" not in program.text
    assert mine(tmp_path) == ["draw"]


def test_ctrl_c_while_bots_move_keeps_the_match_too(tmp_path: Path) -> None:
    with started(f"play elixir-mixer --seed 7 --tempo slow --new {SEATS}", tmp_path) as program:
        program.answer("draw")
        program.answer("end turn")
        program.type("1\r")
        program.wait_for_text("Turn 2:")
        program.type("\x03")
        assert program.ended() == 130
        assert LEAVE in program.text
        assert "Traceback" not in program.text
    assert mine(tmp_path)[:2] == ["draw", "end-turn"]


def test_quit_leaves_nothing_of_the_board_behind(tmp_path: Path) -> None:
    with started(PLAY, tmp_path) as program:
        program.type("quit\r")
        assert program.ended() == 0
        left = after_the_screen(program.text)
        assert "Market" not in left
        assert left.strip().count("\n") == 0, "one line"


def test_a_terminal_that_is_closed_keeps_the_match(tmp_path: Path) -> None:
    with started(PLAY, tmp_path) as program:
        program.answer("draw")
        program.hang_up()
        assert program.left() != 0, "the program has ended by itself"
    assert mine(tmp_path) == ["draw"]


def test_a_match_that_waits_is_offered_and_goes_on(tmp_path: Path) -> None:
    with started(PLAY, tmp_path) as program:
        program.answer("draw")
        program.type("quit\r")
        program.ended()
    with Program(["play", "elixir-mixer", "--tempo", "none"], tmp_path) as program:
        program.wait_for_text("for a new match:")
        assert program.lines[0].startswith("[1] A match is waiting: turn 1")
        program.answer("")
        program.turn_pages()
        assert any("End the turn" in line for line in program.lines)
        program.type("quit\r")
        assert program.ended() == 0
    assert mine(tmp_path) == ["draw"]


def test_the_question_for_a_waiting_match_wipes_nothing_from_the_terminal(tmp_path: Path) -> None:
    """What stood on the terminal before is not Stillroom's to clear."""
    with started(PLAY, tmp_path) as program:
        program.type("quit\r")
        program.ended()
    with Program(["play", "elixir-mixer", "--tempo", "none"], tmp_path) as program:
        program.wait_for_text("for a new match:")
        program.answer("")
        before = program.text.partition(ENTER)[0]
        assert "\x1b[H" not in before
        assert "\x1b[J" not in before
        assert "\x1b[2J" not in before


def test_who_names_no_game_is_asked_for_one(tmp_path: Path) -> None:
    with Program(["play", "--tempo", "none", "--seed", "1"], tmp_path) as program:
        program.wait_for_text("Which game?")
        titles = ["[1] Elixir Mixer", "[2] Kupferkessel Co.", "[3] Glastonbury"]
        assert [line.rstrip() for line in program.lines[:3]] == titles
        program.type("chess\r")
        program.wait_for(lambda: program.text.count("Which game?") == 2)
        assert "There is no such game" in "\n".join(program.lines)
        program.type("kupf\r")
        program.wait_for_text("Against whom?")
        program.type("\r")
        program.turn_pages()
        assert program.lines[0].startswith("Kupferkessel Co.")
        program.type("quit\r")
        assert program.ended() == 0
    assert [player.bot for player in kept(tmp_path).header.players] == [None, "greedy-forgetful"]


def test_who_begins_a_match_is_asked_for_the_level_of_the_bots(tmp_path: Path) -> None:
    with Program(["play", "elixir-mixer", "--tempo", "none", "--new"], tmp_path) as program:
        program.wait_for_text("Against whom? A number or a name, Enter for Apprentice >")
        assert program.lines[0] == "[1] Whim"
        program.type("alch\r")
        program.turn_pages()
        program.type("quit\r")
        assert program.ended() == 0
    assert [player.bot for player in kept(tmp_path).header.players] == [None, "greedy", "greedy"]


# --- other sizes, other keys


@pytest.mark.parametrize(
    ("columns", "rows"),
    [
        (20, 5),
        pytest.param(40, 10, marks=pytest.mark.soak),
        pytest.param(60, 20, marks=pytest.mark.soak),
        (300, 80),
    ],
)
def test_a_terminal_of_another_size_can_be_played_on(
    columns: int, rows: int, tmp_path: Path
) -> None:
    with started(PLAY, tmp_path, columns, rows) as program:
        for typed in ("draw", "fly", "end turn"):
            program.answer(typed)
        program.type("quit\r")
        program.wait_for(lambda: LEAVE in program.text)
        assert program.ended() == 0
        assert "Traceback" not in program.text
    assert mine(tmp_path) == ["draw"]


def test_keys_typed_while_bots_move_do_not_answer_the_next_question(tmp_path: Path) -> None:
    with started(f"play elixir-mixer --seed 7 --tempo slow --new {SEATS}", tmp_path) as program:
        program.answer("draw")
        program.answer("end turn")
        asked = program.questions
        before = len(mine(tmp_path)) + 2
        program.type("1\r")
        program.wait_for_text("Turn 2:")
        program.type("1\r1\r1\rdraw\r1\r2")
        program.wait_for(lambda: program.questions > asked)
        program.quiet()
        assert program.questions == asked + 1, "the question waits"
        assert len(mine(tmp_path)) == before
        question = next(line for line in program.lines if "for help >" in line)
        assert question.endswith("for help >"), "nothing stands behind it"


def test_keys_are_edited_as_usual(tmp_path: Path) -> None:
    with started(PLAY, tmp_path) as program:
        program.answer("drx\x7faw")
        assert "You draw " in "\n".join(program.lines)


def test_what_one_person_typed_is_not_in_the_history_of_the_next(tmp_path: Path) -> None:
    """Scrolling back through typed lines would show what somebody holds."""
    with started(
        "play elixir-mixer --seed 7 --tempo none --new --seats you:Ada,you:Ben", tmp_path
    ) as program:
        program.wait_for_text("Enter when only")
        program.answer("")
        program.answer("why trade purple 5")
        program.answer("draw")
        program.answer("end turn")
        program.answer("1")
        program.wait_for_text("Enter when only")
        program.answer("")
        program.type("\x1b[A\x1b[A\x1b[A\x1b[A")
        program.quiet()
        typed = "\n".join(program.lines).rpartition("for help >")[2]
        assert typed.strip() == ""


def test_the_curtain_covers_the_hand(tmp_path: Path) -> None:
    with started(
        "play elixir-mixer --seed 7 --tempo none --new --seats you:Ada,you:Ben", tmp_path
    ) as program:
        program.wait_for_text("Enter when only")
        program.answer("")
        assert any(line.startswith("Hand") for line in program.lines)
        program.answer("draw")
        program.answer("end turn")
        program.answer("1")
        program.wait_for_text("Enter when only")
        assert "Hand" not in "\n".join(program.lines)
        assert not re.search(r"\d", "\n".join(program.lines)), "no card, no sum"


def test_a_dumb_terminal_gets_plain_lines(tmp_path: Path) -> None:
    with started(PLAY, tmp_path, TERM="dumb") as program:
        program.answer("draw")
        assert "\x1b" not in program.text


def test_plain_gives_plain_lines_in_a_terminal(tmp_path: Path) -> None:
    with started(f"{PLAY} --plain", tmp_path) as program:
        program.answer("draw")
        assert ENTER not in program.text
        assert "\x1b" not in STYLE.sub("", program.text), "nothing moves"
        assert not COLOUR.search(program.text)
        program.type("quit\r")
        assert program.ended() == 0


def test_a_window_of_another_size_is_drawn_anew_with_what_was_typed(tmp_path: Path) -> None:
    with started(PLAY, tmp_path) as program:
        program.answer("draw")
        program.type("end tu")
        program.wait_for(lambda: any(line.endswith("> end tu") for line in program.lines))
        assert not any(" │ " in line for line in program.lines)
        program.resize(120, 40, lambda: " │ You draw red 7." in program.lines[0])
        program.wait_for(lambda: any(line.endswith("> end tu") for line in program.lines))
        program.type("rn\r")
        program.wait_for_text("Put 1 card into the market")
