"""Masters by name: which there are, which are refused, and what they need."""

from __future__ import annotations

from types import FunctionType

import pytest

from stillroom.bots.levels import LEVELS, first_level, levels_of, usual_level
from stillroom.bots.players import BotPlayer, bots_of, check_bot
from stillroom.bots.playouts import policy_of
from stillroom.bots.registry import program, program_for, search_program
from stillroom.bots.search.ismcts import GOES_ON, SEARCHES
from stillroom.bots.search.masters import MOST_SIMULATIONS, with_master
from stillroom.games.registry import names
from stillroom.kernel.game import Program
from stillroom.match.errors import WrongSetup
from tests.cases import for_each
from tests.engines import plain, searching

every_game = pytest.mark.parametrize("game", names())


@every_game
def test_a_master_is_named_by_its_simulations(game: str) -> None:
    """Its number tells them, and no number is that of another bot or of one that goes on."""
    numbers = searching(game).policy_numbers(["master-1", "master-400", f"master-{10**6}"])
    assert numbers == [SEARCHES + 1, SEARCHES + 400, SEARCHES + MOST_SIMULATIONS]
    assert max(numbers) < GOES_ON
    assert max(program(game).policies.values()) < SEARCHES


@for_each(
    "name",
    ["master-0", "master-x", "master-", "master--5", "master-1.5", "master- 5", "master-1000001"],
)
def test_a_master_that_cannot_be_is_refused_with_what_would_be_right(name: str) -> None:
    """The answer says how many matches a master imagines, and shows how it is written."""
    with pytest.raises(ValueError, match=r"1 to 1,000,000 matches, as in master-400") as told:
        searching("quacks").policy_numbers(["master-5", name])
    assert name in str(told.value)
    with pytest.raises(WrongSetup):
        check_bot("quacks", name)


@every_game
@for_each("name", ["clever", "grand-master-5", "Master", "master_5", ""])
def test_an_unknown_bot_is_refused_with_the_names_of_all_there_are(game: str, name: str) -> None:
    """Those that search and the frozen ones too."""
    bots = program_for(game, [name])
    with pytest.raises(ValueError, match="has no bot") as told:
        bots.policy_numbers([name])
    for known in (*bots_of(game), "greedy-1"):
        assert known in str(told.value)


@every_game
def test_a_tree_is_there_only_where_somebody_searches(game: str) -> None:
    """The small program for all other bots, the frozen ones too; one with a tree for a master."""
    simple = program(game)
    assert program_for(game, [*simple.policies, *simple.frozen]) is simple
    for master in ("master", "grand-master", "master-7"):
        assert program_for(game, ["greedy", master]) is search_program(game)


def test_a_game_that_there_is_not_is_refused_with_the_names_of_those_there_are() -> None:
    """The same answer for both programs of a game."""
    for of_game in (program, search_program):
        with pytest.raises(ValueError, match="kupferkessel"):
            of_game("chess")


@every_game
def test_a_master_plays_beside_all_other_bots(game: str) -> None:
    """Every level is in the program that searches, under the number it has elsewhere."""
    simple, bots = program(game), searching(game)
    assert simple.policies.items() <= bots.policies.items()
    assert bots.frozen == simple.frozen
    assert {"master", "grand-master"} == bots.policies.keys() - simple.policies.keys()
    assert bots.policies["grand-master"] > bots.policies["master"] > SEARCHES


@every_game
def test_the_levels_of_a_game_are_bots_of_it(game: str) -> None:
    """From the simplest to the best, and people begin with one that can be beaten."""
    levels = levels_of(game)
    assert set(levels) <= set(bots_of(game))
    assert levels == [level for level in LEVELS if level in levels]
    assert levels[0] == "random"
    assert levels[-2:] == ["master", "grand-master"]
    assert levels.index(first_level(game)) <= levels.index(usual_level(game))
    assert "master" not in (first_level(game), usual_level(game))


@every_game
def test_who_listens_beside_a_master_is_who_listens_without_one(game: str) -> None:
    """And a master listens exactly where other bots of its game do."""
    simple, bots = program(game), searching(game)
    for policy in (*simple.policies.values(), *simple.frozen.values()):
        assert bots.is_told_events(policy) == simple.is_told_events(policy)
    assert bots.is_told_events(SEARCHES + 5) == any(
        map(simple.is_told_events, simple.policies.values())
    )


@every_game
def test_whoever_plays_matches_on_neither_searches_nor_slips(game: str) -> None:
    """Playouts are by the best of those that judge by what lies open, in either program."""
    policy = policy_of(program(game))
    assert policy == policy_of(search_program(game))
    assert policy not in (program(game).policies[bot] for bot in ("random",))
    assert policy != program(game).policies.get("greedy-clumsy")


@every_game
def test_where_there_is_no_time_the_adviser_decides(game: str) -> None:
    """It is a bot of the game that does not search; all others decide themselves."""
    bots = searching(game)
    assert bots.advising_policy(SEARCHES + 5) in program(game).policies.values()
    assert bots.advising_policy(SEARCHES + 5) != program(game).policies["random"]
    for policy in program(game).policies.values():
        assert bots.advising_policy(policy) == policy


def test_an_engine_without_a_tree_does_not_play_a_master() -> None:
    """It is refused, rather than that another bot plays under its name."""
    with pytest.raises(ValueError, match="no bot 'master-5'"):
        BotPlayer("kupferkessel", "master-5", 1, engine=plain("kupferkessel"))


def test_nobody_ever_sees_half_of_what_stands_for_the_kernel(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A program is shared by threads: its substitutions are there all at once, or not yet."""
    shared = searching("quacks")
    bots = with_master(shared.plain, shared.master)
    seen_early = []
    remember_rule = Program.remember_rule

    def watched(program: Program) -> FunctionType:
        seen_early.append("stands_for" in vars(bots))
        return remember_rule(program)

    monkeypatch.setattr(Program, "remember_rule", watched)
    assert bots.stands_for
    assert seen_early
    assert not any(seen_early)
