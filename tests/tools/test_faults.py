"""Faults: put in at one place or refused, and what came of them is kept and not asked again."""

from __future__ import annotations

import os
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from tools.faults import Fault, Unfit, applied
from tools.faults.before import before
from tools.faults.catalogue import FAULTS
from tools.faults.checking import complaints
from tools.faults.trying import Answer, Copy, Result, Results, Told, digest

SOURCE = """
class Pot:
    def chips(self):
        return 1

    def limit(self):
        return 7


def limit():
    return 7
"""
FAULT = Fault("too-far", "stillroom.pots", "Pot.limit", "return 7", "return 8", "A pot takes more.")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Sources with one module and one page."""
    (tmp_path / "src" / "stillroom").mkdir(parents=True)
    (tmp_path / "src" / "stillroom" / "pots.py").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "Pot.svelte").write_text("<p>7</p>\n<p>8</p>\n", encoding="utf-8")
    return tmp_path


def test_a_fault_changes_its_function_alone(root: Path) -> None:
    before, _, after = SOURCE.partition("7")
    assert applied(FAULT, root) == f"{before}8{after}"


def test_a_fault_of_the_client_is_sought_in_the_whole_file(root: Path) -> None:
    fault = replace(FAULT, module="web/Pot.svelte", function="Pot", old=">7<", new=">9<")
    assert applied(fault, root) == "<p>9</p>\n<p>8</p>\n"


@pytest.mark.parametrize(
    "wrong",
    [
        {"module": "stillroom.bowls"},
        {"function": "Pot.size"},
        {"function": "Pot.chips"},
        {"old": "return"},
        {"old": "7", "module": "web/Pot.svelte", "new": "7"},
        {"old": "<p>", "module": "web/Pot.svelte"},
        {"new": "return ("},
    ],
)
def test_a_fault_that_fits_nowhere_or_twice_is_told_of(root: Path, wrong: dict[str, str]) -> None:
    fault = replace(FAULT, **wrong)
    if wrong.get("old") == "return":
        fault = replace(fault, function="Pot")
    assert [*complaints([fault], root)]


def test_faults_that_change_the_same_words_or_have_one_name_are_told_of(root: Path) -> None:
    assert len([*complaints([FAULT, FAULT], root)]) == 2
    assert [*complaints([FAULT], root)] == []


def test_what_does_not_fit_is_not_put_in(root: Path) -> None:
    with pytest.raises(Unfit, match="0 times"):
        applied(replace(FAULT, old="return 9"), root)


def test_there_are_faults_of_every_part_and_no_name_comes_twice() -> None:
    assert len(FAULTS) >= 40
    assert len({fault.name for fault in FAULTS}) == len(FAULTS)


def test_what_came_of_a_fault_is_kept_until_it_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    assert Results(path).of(FAULT).near is None
    result = Result(digest(FAULT), near=Answer(True, "tests/test_pots.py::test_limit", 3.5))
    Results(path).keep(FAULT, result)
    assert Results(path).of(replace(FAULT, module="stillroom.bowls")) == result
    assert Results(path).of(replace(FAULT, new="return 9")).near is None


@pytest.mark.parametrize(
    ("output", "first"),
    [
        (
            "..F\nFAILED tests/a.py::test_b[1] - assert\nFAILED tests/c.py::test_d",
            "tests/a.py::test_b[1]",
        ),
        ("ERROR tests/a.py - ImportError\n1 error", "tests/a.py"),
        (
            "make: *** [Makefile:94: engine-quacks] Error 1\n",
            "make: *** [Makefile:94: engine-quacks] Error 1",
        ),
    ],
)
def test_the_first_failure_is_named(output: str, first: str) -> None:
    assert Told(1, output).first == first


def test_a_fault_is_sought_before_the_moves_under_the_names_of_then() -> None:
    assert before(FAULT) == FAULT
    told = replace(FAULT, module="stillroom.match.history", old="announce(1)")
    assert (before(told).module, before(told).old) == ("stillroom.table.history", "tell(1)")


def test_what_a_command_says_of_a_fault_is_kept_and_the_fault_taken_out_again(root: Path) -> None:
    subprocess.run(["git", "init", "--quiet", root], check=True)
    subprocess.run(["git", "-C", root, "add", "."], check=True)
    commit = [
        "git",
        "-C",
        str(root),
        "-c",
        "user.name=A",
        "-c",
        "user.email=a@b",
        "commit",
        "-qm",
        "x",
    ]
    subprocess.run(commit, check=True)
    copy = Copy.__new__(Copy)
    copy.root, copy._environment = root, {**os.environ}
    pot = "src/stillroom/pots.py"
    asked = copy.ask(
        FAULT, ["true"], ["sh", "-c", f"! grep -q 8 {pot} || {{ echo FAILED a.py::b; false; }}"]
    )
    assert (asked.is_caught, asked.by) == (True, "a.py::b")
    assert (root / pot).read_text("utf-8") == SOURCE
    assert copy.ask(FAULT, ["true"]).is_caught is False
