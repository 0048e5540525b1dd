"""Kept matches: a file for each, written whole, found again, and nothing else touched."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from stillroom.match.match import Match, new_match
from stillroom.match.records.record import MatchRecord
from stillroom.tui import saves
from tests.match.tables import everything
from tests.tui.scripted import GAME, first_number, new, script, sit_down


class Clock:
    """A clock that a test sets."""

    now_is = datetime(2026, 5, 4, 3, 2, 1, tzinfo=UTC)

    @classmethod
    def now(cls, zone: object) -> datetime:
        """The time that was set."""
        assert zone is UTC
        return cls.now_is


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> type[Clock]:
    """The clock by which files are named."""

    class Set(Clock):
        pass

    monkeypatch.setattr(saves, "datetime", Set)
    return Set


def keep(match: Match) -> Path:
    """Keeps a match in a new file."""
    path = saves.new_path(match.game)
    match.record().save(path)
    return path


def test_matches_lie_below_the_folder_that_the_environment_names(tmp_path: Path) -> None:
    assert saves.home() == tmp_path / "matches"
    assert keep(new("Ada", bots=1)).parent == tmp_path / "matches"


def test_without_that_they_lie_where_the_system_keeps_such_things(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("STILLROOM_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(saves, "user_data_path", lambda name: tmp_path / "data" / name)
    assert saves.home() == tmp_path / "data" / "stillroom" / "matches"
    assert not (tmp_path / "data").exists(), "asking makes no folder"


def test_a_file_is_named_by_game_and_time_and_no_two_alike(clock: type[Clock]) -> None:
    paths = [keep(new("Ada", bots=1, seed=seed)) for seed in range(3)]
    assert paths[0].name == "elixir-mixer-20260504-030201.stillroom"
    assert len(set(paths)) == 3


def test_the_latest_match_is_offered_first(clock: type[Clock]) -> None:
    first = keep(new("Ada", bots=1, seed=1))
    clock.now_is += timedelta(seconds=1)
    second = keep(new("Ben", bots=1, seed=2))
    assert [path for path, _ in saves.unfinished(GAME)] == [second, first]


def test_of_matches_begun_in_the_same_second_the_latest_is_offered_first(
    clock: type[Clock],
) -> None:
    paths = [keep(new("Ada", bots=1, seed=seed)) for seed in range(3)]
    assert [path for path, _ in saves.unfinished(GAME)] == paths[::-1]


def test_a_match_is_a_file_before_its_first_move() -> None:
    sitting = sit_down(new("Ada", bots=1), [])
    assert sitting.kept == sitting.match.record()
    [(path, match)] = saves.unfinished(GAME)
    assert path == sitting.path
    assert everything(match) == everything(sitting.match)


def test_the_file_is_written_after_every_move() -> None:
    match = new("Ada", bots=2)
    rows: list[int] = []

    def watch(_: object) -> str | None:
        [path] = saves.home().iterdir()
        rows.append(len(MatchRecord.load(path).rows))
        assert rows[-1] == len(match.record().rows)
        return "1" if len(rows) < 12 else None

    sit_down(match, watch)
    assert rows == sorted(rows)
    assert rows[-1] > rows[0]


def test_a_match_that_is_over_stays_but_is_not_offered(home: Path) -> None:
    sitting = sit_down(new("Ada", bots=2), first_number)
    assert sitting.is_over
    assert list(home.iterdir()) == [sitting.path], "and nothing else lies beside it"
    assert saves.unfinished(GAME) == []


@pytest.mark.parametrize(
    "content",
    [b"", b"no record", b"{}\n", b"\xff\xfe\n", b'{"header":{}}\n', b"[" * 100_000 + b"\n"],
)
def test_a_file_that_cannot_be_read_is_left_alone_and_not_offered(
    content: bytes, clock: type[Clock]
) -> None:
    good = keep(new("Ada", bots=1))
    clock.now_is += timedelta(seconds=1)
    bad = saves.new_path(GAME)
    bad.write_bytes(content)
    assert [path for path, _ in saves.unfinished(GAME)] == [good]
    assert bad.read_bytes() == content


def test_a_record_that_was_changed_or_is_of_other_rules_is_not_offered(home: Path) -> None:
    sitting = sit_down(new("Ada", bots=1), script(["draw", "quit"]))
    content = sitting.path.read_bytes()
    sitting.path.write_bytes(content.replace(b'"rules_version":1', b'"rules_version":2'))
    assert saves.unfinished(GAME) == []
    sitting.path.write_bytes(content[:-2])
    assert saves.unfinished(GAME) == []
    sitting.path.write_bytes(content)
    assert len(saves.unfinished(GAME)) == 1
    (home / "elixir-mixer-folder.stillroom").mkdir()
    assert len(saves.unfinished(GAME)) == 1


def test_other_files_and_other_games_are_not_looked_at(home: Path) -> None:
    keep(new("Ada", bots=1))
    (home / "notes.txt").write_text("mine")
    (home / "quacks-20260101-000000.stillroom").write_text("another game")
    (home / "elixir-mixer-20270101-000000.stillroom.new").write_text("half written")
    assert len(saves.unfinished(GAME)) == 1
    assert saves.unfinished("quacks") == []


def test_nothing_is_offered_where_there_is_no_folder(home: Path) -> None:
    assert saves.unfinished(GAME) == []
    assert not home.exists()


def test_a_match_is_the_first_until_there_is_another(home: Path) -> None:
    path = keep(new("Ada", bots=1))
    assert not saves.any_other(GAME, path)
    other = keep(new("Ada", bots=1))
    assert saves.any_other(GAME, path)
    assert saves.any_other(GAME, other)
    assert not saves.any_other("quacks", home / "none")


def test_a_match_that_is_played_at_another_terminal_is_not_offered(home: Path) -> None:
    """Two programs would write over each other's moves."""
    path = saves.new_path(GAME)
    new_match(GAME, seed=1).record().save(path)
    with saves.locked(path) as is_mine:
        assert is_mine
        assert saves.unfinished(GAME) == []
        with saves.locked(path) as is_free:
            assert not is_free
    assert [kept for kept, _ in saves.unfinished(GAME)] == [path]
