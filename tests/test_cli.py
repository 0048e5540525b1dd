"""The command line: what each command prints, and one line with exit code 2 for a wrong word."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stillroom import __version__, cli
from stillroom.cli.commands import COMMANDS
from stillroom.games.registry import names
from stillroom.kernel import engines
from stillroom.lab import bench
from stillroom.match.match import Match, new_match
from stillroom.match.records.fair_dice import SealedDice
from stillroom.match.records.record import MatchRecord
from stillroom.match.words import LANGUAGES, Words
from tests.cases import for_each
from tests.match.tables import KEY, begun, play_on, played_out
from tests.printing import Printed, document, english, refused, table_cells

__all__ = ["english"]
SIMULATE = ["simulate", "elixir-mixer", "--matches", "6", "--seed", "3"]
FIGURES = ["wins", "win_rate", "win_rate_ci", "points_mean", "points_sd"]


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a match that is over, with fair dice to which one person added."""
    dice = SealedDice.fresh(2, KEY).with_contribution(0, bytes(range(16)))
    return kept(played_out(new_match("elixir-mixer", 2, dice=dice)), tmp_path / "finished")


@pytest.fixture
def running(tmp_path: Path) -> Path:
    """The record of a match that goes on."""
    dice = SealedDice.fresh(2, KEY)
    return kept(play_on(new_match("elixir-mixer", 2, dice=dice), 6), tmp_path / "running")


def kept(match: Match, path: Path) -> Path:
    """A match in a file."""
    match.record().save(path)
    return path


# --- help


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [["--help"], ["-h"]])
def test_help_lists_every_command(words: list[str], language: str, capsys: Printed) -> None:
    cli.main([*words, "--lang", language])
    told = capsys.readouterr().out
    spoken = Words(language, "stillroom.cli")
    for name, command in COMMANDS.items():
        assert f"  {name} " in told
        assert spoken.format(command.about) in told
    assert set(COMMANDS) == {
        *("serve", "play", "learn", "games", "simulate", "arena", "replay", "verify", "bench")
    }


@pytest.mark.parametrize("language", LANGUAGES)
@for_each("command", COMMANDS)
def test_every_command_has_help_in_every_language(
    command: str, language: str, capsys: Printed
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main([command, "--help", "--lang", language])
    told = capsys.readouterr().out
    spoken = Words(language, "stillroom.cli")
    assert ended.value.code == 0
    assert f"stillroom {command}" in told
    assert " ".join(spoken.format(COMMANDS[command].about).split()) in " ".join(told.split())
    assert spoken.format("cli-help-lang") in told
    assert "--help" in told


@pytest.mark.parametrize(("variable", "language"), [("LANG", "fr"), ("LC_ALL", "de")])
def test_the_language_of_the_environment_is_spoken(
    variable: str, language: str, capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, f"{language}_XX.UTF-8")
    cli.main(["--help"])
    assert Words(language, "stillroom.cli").format("cli-about-games") in capsys.readouterr().out


def test_a_command_may_follow_the_language(capsys: Printed) -> None:
    cli.main(["--lang", "fr", "games", "--json"])
    assert json.loads(capsys.readouterr().out)


def test_the_version_is_told(capsys: Printed) -> None:
    cli.main(["--version"])
    assert capsys.readouterr().out == f"stillroom {__version__}\n"


# --- games


def test_games_lists_every_game(capsys: Printed) -> None:
    cli.main(["games"])
    rows = table_cells(capsys.readouterr().out)
    assert [row[0] for row in rows if row[0]] == list(names())
    assert rows[0][1] == "2–4"


def test_games_are_told_to_programs(capsys: Printed) -> None:
    games = document(["games"], capsys)
    assert list(games) == ["games"]
    assert [game["game"] for game in games["games"]] == list(names())
    mixer = games["games"][0]
    assert list(mixer) == ["game", "rules_version", "seats", "options", "bots"]
    assert mixer["seats"] == [2, 4]
    assert mixer["bots"] == ["random", "greedy-clumsy", "greedy", "master", "grand-master"]
    assert mixer["options"]["four_cards_exactly"] == {"low": 0, "high": 1, "default": 0}


# --- simulate


def test_simulate_prints_one_document_with_the_keys_that_are_documented(capsys: Printed) -> None:
    told = document([*SIMULATE, "--seats", "greedy,random"], capsys)
    assert list(told) == [
        "game", "engine", "matches", "seconds", "decisions", "decisions_per_second", "unfinished",
        "seats", "digest",
        "seed", "options", "rotated", "turns_mean", "turns_sd", "by_bot", "by_seat",
    ]  # fmt: skip
    assert [list(seat) for seat in told["seats"]] == [["bot", "seat", *FIGURES]] * 2
    assert [seat["bot"] for seat in told["seats"]] == ["greedy", "random"]
    assert [told[key] for key in ("engine", "matches", "seed")] == ["plain", 6, 3]


def test_simulate_shows_tables_to_people(capsys: Printed) -> None:
    cli.main([*SIMULATE, "--seats", "greedy,random"])
    told = capsys.readouterr()
    rows = table_cells(told.out)
    assert told.err == "", "no bar in a pipe"
    assert [row[:2] for row in rows[:2]] == [["greedy", "6"], ["random", "6"]]


def test_the_same_seed_gives_the_same_digest_and_another_another(capsys: Printed) -> None:
    first = document(SIMULATE, capsys)
    again = document(SIMULATE, capsys)
    other = document([*SIMULATE[:-1], "4"], capsys)
    assert first["digest"] == again["digest"] != other["digest"]
    for told in (first, again):
        del told["seconds"], told["decisions_per_second"]
    assert first == again


def test_options_and_fixed_seats_are_taken(capsys: Printed) -> None:
    words = [*SIMULATE, "--option", "turn-limit=5", "--option", "four_cards_exactly=yes"]
    told = document([*words, "--fixed-seats"], capsys)
    assert told["options"]["turn_limit"] == 5
    assert told["options"]["four_cards_exactly"] == 1
    assert told["unfinished"] == 6
    assert told["rotated"] is False


@pytest.mark.compiled
@pytest.mark.usefixtures("whole_games")
def test_the_compiled_engine_gives_the_same_digest(capsys: Printed) -> None:
    plain = document(SIMULATE, capsys)
    compiled = document([*SIMULATE, "--engine", "compiled", "--threads", "2"], capsys)
    assert compiled["engine"] == "compiled"
    assert compiled["digest"] == plain["digest"]
    assert compiled["seats"] == plain["seats"]


def test_a_row_for_each_match_is_written_to_a_file(tmp_path: Path, capsys: Printed) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    out = tmp_path / "matches.parquet"
    told = document([*SIMULATE, "--out", str(out)], capsys)
    table = parquet.read_table(out)
    assert table.num_rows == 6
    inside = json.loads(table.schema.metadata[b"stillroom"])
    assert inside["digest"] == told["digest"]


# --- replay


def test_a_match_is_told_again_in_a_pipe(finished: Path, capsys: Printed) -> None:
    cli.main(["replay", str(finished)])
    told = capsys.readouterr().out
    assert "seat 0 draws a card." in told
    assert "You " not in told
    assert "Total" in told.splitlines()[-1]


def test_a_match_is_told_again_through_the_eyes_of_a_seat(finished: Path, capsys: Printed) -> None:
    cli.main(["replay", str(finished), "--seat", "0"])
    told = capsys.readouterr().out
    assert "You draw " in told
    assert "seat 1 draws a card." in told
    cli.main(["replay", str(finished), "--seat", "0", "--lang", "de"])
    assert "Du ziehst " in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_running_match_is_not_shown(running: Path, language: str, capsys: Printed) -> None:
    said = refused(["replay", str(running), "--lang", language], capsys, code=1)
    assert "stillroom play elixir-mixer" in said


# --- verify


def test_a_sound_record_is_proven(finished: Path, capsys: Printed) -> None:
    cli.main(["verify", str(finished)])
    told = capsys.readouterr().out
    assert f" {len(MatchRecord.load(finished).rows)}" in told
    assert "Seal intact" in told
    assert "1 person added" in told


def test_what_is_proven_is_told_to_programs(finished: Path, running: Path, capsys: Printed) -> None:
    told = document(["verify", str(finished)], capsys)
    assert told == {
        "game": "elixir-mixer",
        "moves": len(MatchRecord.load(finished).rows),
        "undos": 0,
        "over": True,
        "practice": False,
        "seal": Match.from_record(MatchRecord.load(finished)).seal,
        "contributions": 1,
    }
    assert document(["verify", str(running)], capsys)["over"] is False


def test_seeded_dice_and_running_matches_promise_no_more_than_they_can(
    running: Path, tmp_path: Path, capsys: Printed
) -> None:
    cli.main(["verify", str(kept(played_out(begun(2)), tmp_path / "seeded"))])
    assert "there is no seal" in capsys.readouterr().out
    cli.main(["verify", str(running)])
    told = capsys.readouterr().out
    assert "stays secret" in told
    assert "Seal intact" not in told


@pytest.mark.parametrize("place", [0.1, 0.5, 0.9])
def test_a_flipped_byte_is_found_and_its_line_named(
    place: float, finished: Path, capsys: Printed
) -> None:
    content = bytearray(finished.read_bytes())
    byte = int(len(content) * place)
    line = content[:byte].count(b"\n") + 1
    content[byte] ^= 1
    finished.write_bytes(bytes(content))
    words = ["verify", str(finished)]
    assert f"Line {line} of the record is broken" in refused(words, capsys, code=1)
    for more in (["--json"], ["--lang", "fr"], ["--lang", "de"]):
        assert str(line) in refused([*words, *more], capsys, code=1)


@pytest.mark.compiled
@pytest.mark.usefixtures("whole_games")
def test_a_record_is_proven_in_the_compiled_engine_too(finished: Path, capsys: Printed) -> None:
    plain = document(["verify", str(finished), "--engine", "plain"], capsys)
    assert document(["verify", str(finished), "--engine", "compiled"], capsys) == plain


# --- bench


@pytest.fixture
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """One match, in the plain engine alone."""
    monkeypatch.setattr(bench, "MATCHES", {"plain": 1, "compiled": 1, "cuda": 1})
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(engines, "find_spec", lambda _: None)


def test_bench_prints_one_document(little_work: None, capsys: Printed) -> None:
    told = document(["bench"], capsys)
    assert {figure["engine"] for figure in told["figures"]} == {"plain"}
    assert {"stillroom", "python", "figures", "missing", "import_seconds"} <= set(told)


def test_bench_cuts_nothing_in_a_pipe(little_work: None, capsys: Printed) -> None:
    """Without a terminal a table has 80 columns."""
    cli.main(["bench"])
    told = capsys.readouterr().out
    assert "elixir-mixer" in told
    assert "…" not in told


# --- wrong words


@for_each(
    ("words", "right"),
    [
        ("brew", "serve, play, learn, games, simulate, arena, replay, verify, bench"),
        ("--json", "play, learn, games"),
        ("play chess", "elixir-mixer"),
        ("play --seats you", "2 to 4"),
        ("play --seats you,you,you,you,you", "2 to 4"),
        ("play --seats you,clever", "random, greedy"),
        ("play --seats you:Ada,greedy:Ada", "different name"),
        ("play --seats you:a-name-of-more-than-20,greedy", "1 to 20"),
        ("play --tempo fast", "none, brisk, normal, slow, step"),
        ("play --seed -1", "at least 0"),
        ("play --option speed=3", "four_cards_exactly"),
        ("simulate", "stillroom games"),
        ("simulate chess", "elixir-mixer"),
        ("simulate elixir-mixer --seats you,greedy", "random, greedy"),
        ("simulate elixir-mixer --seats greedy", "2 to 4"),
        ("simulate elixir-mixer --matches 0", "at least 1"),
        ("simulate elixir-mixer --matches many", "at least 1"),
        ("simulate elixir-mixer --engine steam", "plain, compiled, cuda"),
        ("simulate elixir-mixer --seed 99999999999999999999", "from 0 to"),
        ("simulate elixir-mixer --option turn_limit", "NAME=VALUE"),
        ("simulate elixir-mixer --option turn_limit=soon", "yes, no or a number"),
        ("simulate elixir-mixer --option four_cards_exactly=2", "from 0 to 1"),
        ("simulate elixir-mixer --out matches.csv", ".parquet"),
        ("simulate elixir-mixer --matchs 5", "--matches"),
        ("simulate elixir-mixer --matches", "--matches"),
        ("games elixir-mixer", "--json"),
        ("games --lang tlh", "en, fr, de"),
        ("replay", "file"),
        ("replay no-such-file", "no-such-file"),
        ("verify", "file"),
        ("verify .", "."),
        ("brew --lang fr", "les commandes sont serve, play"),
        ("brew --lang de", "play, learn, games"),
        ("play chess --lang=fr", "elixir-mixer"),
        ("simulate elixir-mixer --seats greedy --lang de", "2 bis 4"),
        ("simulate elixir-mixer --matches 0 --lang fr", "au moins 1"),
        ("simulate elixir-mixer --out matches.csv --lang fr", "fichier"),
        ("simulate elixir-mixer --out matches.csv --lang de", "Datei"),
    ],
)
def test_a_wrong_word_gets_one_line_that_says_what_would_be_right(
    words: str, right: str, capsys: Printed
) -> None:
    assert right in refused(words.split(), capsys)


def test_a_switch_is_not_said_to_need_a_value(capsys: Printed) -> None:
    assert "needs a value" not in refused(["games", "--json=5"], capsys)


def test_a_wrong_seat_or_engine_for_a_record_is_refused(finished: Path, capsys: Printed) -> None:
    assert "from 0 to 1" in refused(["replay", str(finished), "--seat", "2"], capsys)
    said = refused(["verify", str(finished), "--engine", "cuda"], capsys)
    assert "plain, compiled" in said
