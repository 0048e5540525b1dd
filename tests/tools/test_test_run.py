"""How a run of all tests is ordered, and what is told of its cost."""

from __future__ import annotations

from pathlib import Path

from tests.order import arranged
from tests.summary import Summary, keep, kept
from tools.test_run import by_folder, told

FILES = [f"tests/part/test_{letter}.py" for letter in "abcdefgh"]


def test_slow_files_come_first_and_unknown_ones_count_as_slow() -> None:
    seconds = dict.fromkeys(FILES, 1.5) | {FILES[3]: 300.0}
    seconds.pop(FILES[5])
    for lot in range(20):
        assert arranged(FILES, seconds, lot)[:2] == [FILES[3], FILES[5]]


def test_files_that_take_about_as_long_are_in_the_order_of_the_lot() -> None:
    seconds = dict.fromkeys(FILES, 10.0)
    orders = [tuple(arranged(reversed(FILES), seconds, lot)) for lot in range(20)]
    assert orders == [tuple(arranged(FILES, seconds, lot)) for lot in range(20)]
    assert len({*orders}) > 1
    assert {tuple(sorted(order)) for order in orders} == {tuple(FILES)}


def test_the_closing_lines_tell_folders_slow_tests_memory_and_counts_of_all_runs() -> None:
    counted = Summary({"tests/games/a/test_x.py::test_one": 90.0}, {"passed": 1}, [400])
    others = Summary(
        {"tests/tui/test_y.py::test_two[3]": 120.0, "tests/test_z.py::t": 6.0},
        {"passed": 1, "skipped": 1},
        [200, 1400],
    )
    lines = told([counted, others])
    assert "    2.0  tests/tui" in lines
    assert "    3.6  all" in lines
    assert lines.index("  120.0  tests/tui/test_y.py::test_two[3]") < lines.index(
        "   90.0  tests/games/a/test_x.py::test_one"
    )
    assert lines[-2:] == [
        "most memory of a process: 1,400 MB",
        "2 passed, 0 failed, 1 skipped",
    ]


def test_what_a_run_cost_is_read_as_it_was_written_and_a_run_without_an_end_has_failed(
    tmp_path: Path,
) -> None:
    book = tmp_path / "tests" / "counted.json"
    assert kept(book).outcomes == {"failed": 1}
    cost = Summary({"tests/a.py::test_b": 1.5}, {"passed": 1}, [300, 200])
    keep(cost, book)
    assert kept(book) == cost


def test_a_test_outside_of_folders_counts_for_its_file() -> None:
    assert by_folder({"tests/test_z.py::a": 2.0, "tests/test_z.py::b[x]": 1.0}) == {
        "tests/test_z.py": 3.0
    }
