"""Which tests a change can affect, and which of them speak of other games."""

from __future__ import annotations

import pytest

from tests.selection import is_about
from tools.near import games_of, near

PICKING = "src/stillroom/games/elixir_mixer/picking.py"
NEARER_AND_NEARER = (
    "test_examples.py",
    "contract/test_lockstep.py",
    "games/elixir_mixer/test_picking.py",
)


@pytest.mark.parametrize(
    ("changed", "asked", "not_asked"),
    [
        (
            PICKING,
            {
                "tests/games/elixir_mixer/test_picking.py",
                "tests/contract/test_lockstep.py",
                "tests/match/test_undo.py",
            },
            {"tests/server/live/test_matches.py", "tests/kernel/test_bags.py"},
        ),
        (
            "src/stillroom/kernel/bags.py",
            {"tests/kernel/test_bags.py", "tests/games/quacks/test_brewing.py"},
            {"tests/server/live/test_matches.py"},
        ),
        (
            "src/stillroom/server/live/room.py",
            {"tests/server/live/test_matches.py", "tests/browser/test_matches.py"},
            {"tests/kernel/test_bags.py"},
        ),
        (
            "web/src/lib/page/roving.ts",
            {"tests/browser", "tests/web"},
            {"tests/match/test_undo.py"},
        ),
        ("docs/match.md", {"tests/test_examples.py"}, {"tests/match/test_undo.py"}),
        (
            "tests/kernel/toy/play.py",
            {"tests/kernel/test_engines.py"},
            {"tests/match/test_undo.py"},
        ),
        ("src/stillroom/games/quacks/text/de.ftl", {"tests/match/test_words.py"}, set()),
    ],
)
def test_imports_lead_from_a_change_to_its_tests(
    changed: str, asked: set[str], not_asked: set[str]
) -> None:
    found = near([changed])
    assert asked <= {*found}
    assert not not_asked & {*found}


def test_the_nearest_tests_come_first_and_each_comes_once() -> None:
    found = near([PICKING, "tests/match/test_undo.py", "docs/match.md", "README.md"])
    assert found[0] == "tests/match/test_undo.py"
    places = [found.index(f"tests/{test}") for test in NEARER_AND_NEARER]
    assert places == sorted(places, reverse=True)
    assert len({*found}) == len(found)


def test_a_test_that_has_changed_is_asked_itself() -> None:
    assert "tests/match/test_undo.py" in near(["tests/match/test_undo.py"])


@pytest.mark.parametrize(
    ("changed", "games"),
    [
        ([PICKING], {"elixir-mixer"}),
        (["src/stillroom/bots/kettles.py"], {"kupferkessel", "glastonbury"}),
        (["web/src/boards/quacks/Pot.svelte", PICKING], {"quacks", "elixir-mixer"}),
        ([PICKING, "src/stillroom/kernel/bags.py"], set()),
    ],
)
def test_a_change_is_about_the_games_that_it_names_if_it_is_about_nothing_else(
    changed: list[str], games: set[str]
) -> None:
    assert games_of(changed) == games


def test_only_tests_that_speak_of_other_games_alone_are_left_out() -> None:
    names = {
        "tests/games/elixir_mixer/test_picking.py::test_a": True,
        "tests/contract/test_lockstep.py::test_b[elixir-mixer-2]": True,
        "tests/contract/test_lockstep.py::test_b[quacks-2]": False,
        "tests/games/quacks/test_rats.py::test_c": False,
        "tests/match/test_undo.py::test_d": True,
    }
    assert {name: is_about(name, ["elixir-mixer"]) for name in names} == names
    assert all(is_about(name, []) for name in names)
