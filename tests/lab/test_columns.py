"""Parquet: what is written is what was played, and what cannot be written is said beforehand."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from stillroom.lab import columns
from stillroom.lab.columns import MissingParquet, check_out, write_parquet
from stillroom.lab.simulate import Simulation, simulate

SIMULATION = Simulation("elixir-mixer", ("greedy", "random", "greedy"), matches=5, seed=2**62 - 1)


def read(path: Path) -> Any:  # noqa: ANN401  # pyarrow has no types
    return import_module("pyarrow.parquet").read_table(path)


def test_every_match_is_a_row(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    report = simulate(SIMULATION)
    path = tmp_path / "matches.parquet"
    write_parquet(report, path)
    rows = read(path).to_pylist()
    results = report.results
    assert list(rows[0]) == [
        "match", "seed",
        "bot_0", "points_0", "place_0",
        "bot_1", "points_1", "place_1",
        "bot_2", "points_2", "place_2",
        "turns", "decisions", "digest",
    ]  # fmt: skip
    for match, row in enumerate(rows):
        assert (row["match"], row["seed"]) == (match, 2**62 - 1)
        assert row["turns"] == results.turns[match]
        assert row["decisions"] == results.decisions[match]
        assert row["digest"] == results.digests[match]
        for seat in range(3):
            assert row[f"points_{seat}"] == results.points[seat][match]
            assert row[f"place_{seat}"] == results.places[seat][match]
    assert [row["bot_0"] for row in rows] == ["greedy", "greedy", "random", "greedy", "greedy"]
    assert [row["bot_1"] for row in rows] == ["random", "greedy", "greedy", "random", "greedy"]
    assert [row["bot_2"] for row in rows] == ["greedy", "random", "greedy", "greedy", "random"]


def test_the_file_tells_where_it_comes_from(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    report = simulate(SIMULATION)
    path = tmp_path / "matches.parquet"
    write_parquet(report, path)
    kept = json.loads(read(path).schema.metadata[b"stillroom"])
    assert kept == report.to_json_document()


def test_a_file_is_written_over(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    path = tmp_path / "matches.parquet"
    path.write_text("an older file")
    write_parquet(simulate(SIMULATION), path)
    assert read(path).num_rows == 5


def test_wrong_files_are_refused_with_what_would_be_right(tmp_path: Path) -> None:
    (tmp_path / "folder.parquet").mkdir()
    with pytest.raises(ValueError, match=r"must end in \.parquet, not 'matches\.csv'"):
        check_out(tmp_path / "matches.csv")
    with pytest.raises(ValueError, match=r"there is no folder .*nowhere; make it first"):
        check_out(tmp_path / "nowhere" / "matches.parquet")
    with pytest.raises(ValueError, match="is a folder; give the name of a file"):
        check_out(tmp_path / "folder.parquet")


def test_a_good_file_is_not_made_by_asking(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    check_out(tmp_path / "matches.parquet")
    check_out(Path("matches.parquet"))
    assert list(tmp_path.iterdir()) == []


def test_without_pyarrow_it_is_said_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(columns, "find_spec", lambda _: None)
    with pytest.raises(MissingParquet, match=r"pip install 'stillroom\[lab\]'"):
        check_out(tmp_path / "matches.parquet")
    assert issubclass(MissingParquet, ImportError)
