"""Rungs 3 to 5 for bots that search: legal, blind for secrets, and the same in both engines."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from stillroom.bots.match import BotMatch
from stillroom.bots.players import BotPlayer
from stillroom.bots.search.ismcts import SEARCHES
from stillroom.games.registry import names
from stillroom.kernel.arrays import load, new_array, store
from stillroom.kernel.dice import Dice
from stillroom.kernel.loops import Plan, Played
from stillroom.kernel.state import State
from stillroom.match.match import Match, new_match
from tests.bots.thinking import is_a_question, rolled, searcher, think, thought_on
from tests.contract.everywhere import in_each
from tests.contract.settings import Setting, all_settings, printed_settings
from tests.contract.test_secrets import HIDES_LITTLE, OPEN, redealt
from tests.contract.walking import Walk, walk_randomly, walk_with_bot
from tests.engines import compiled, plain_searching, searching

ONE_IN = {"elixir-mixer": 30, "quacks": 20}
"""One question in so many is thought about; of shorter matches one in five."""
QUESTIONS = {"quacks": 2}
"""So many in each match; where matches are soon played to their end, four."""
RECIPES = {"glastonbury": {"recipes": 1}, "kupferkessel": {"recipes": 1}, "quacks": {"stir": 1}}
"""What hides more than the printed game does."""
SHORT = {"elixir-mixer": {"turn_limit": 12}, "quacks": {"turn_limit": 2, "stir": 1}}
"""Matches that are short enough to be searched in plain Python."""


def questions(setting: Setting, seed: int) -> Iterator[Walk]:
    """Moments of a match played by lot, and of one in which somebody tries to win."""
    sample = random.Random(seed)
    one_in, most = ONE_IN.get(setting.game, 5), QUESTIONS.get(setting.game, 4)
    for walks in (walk_randomly(setting, seed), walk_with_bot(setting, seed, "greedy")):
        asked = (walk for walk in walks if is_a_question(walk))
        yield from islice((walk for walk in asked if sample.randrange(one_in) == 0), most)


@in_each(all_settings())
def test_a_master_thinks_the_same_whatever_it_cannot_know(setting: Setting) -> None:
    """Not only its answer: every node of its tree and its dice. The dice of a match do not matter.

    `think` holds every answer to the rules, the state to what it was, and the tree to its counts.
    """
    changes = 0
    for walk in questions(setting, 6):
        other = redealt(walk, walk.seat, 5)
        one, same = think(walk, walk.state, 2), think(walk, other, 2)
        assert (one.action, one.dice) == (same.action, same.dice)
        assert one.tree == same.tree
        Dice.copy_into(other.dice, walk.state.dice)
        changes += other != walk.state
    if setting.game not in HIDES_LITTLE and OPEN not in setting.options:
        assert changes > 0, "a redeal that changes nothing proves nothing"


@in_each(printed_settings())
def test_old_thoughts_do_not_matter(setting: Setting) -> None:
    """Who has thought about other things before decides like somebody with a clear head."""
    game = setting.game
    used = searcher(game)
    for walk in islice(questions(setting, 8), 1, 5):
        fresh = think(walk, walk.state, 3)
        known = walk.memories[walk.seat]
        type(known).copy_into(used.known, known)
        again = thought_on(used, game, walk.state, walk.seat, SEARCHES + 3, rolled(5))
        assert (again.action, again.dice, again.tree) == (fresh.action, fresh.dice, fresh.tree)


def twin(match: Match, seat: int, seed: int) -> Match:
    """The same match with the same past and everything else in it that a seat cannot know."""
    other = match.copied()
    state = other.imagined(seat, rolled(seed))
    type(state).copy_into(other.history.state, state)
    return other


@pytest.mark.parametrize("game", names())
def test_at_a_table_a_master_cannot_peek(game: str) -> None:
    """Two tables with the same past that differ in what is hidden: the same move each time."""
    match = new_match(game, 3, {**SHORT.get(game, {}), **RECIPES.get(game, {})}, seed=6)
    one, other = (BotPlayer(game, "master-3", 1) for _ in range(2))
    differed, chooser = 0, random.Random(6)
    for number in range(30):
        if match.result is not None:
            break
        seat = match.waiting[0]
        move = chooser.choice(match.moves(seat))
        if seat == 0:
            hidden = twin(match, seat, number)
            differed += hidden.position() != match.position()
            move = one.choose(match, seat)
            assert other.choose(hidden, seat) == move
            assert other.thought == one.thought
        match.play(seat, move)
    assert differed > 3, "else it proves nothing"


# Lockstep


def both_think(walk: Walk, state: State, simulations: int) -> None:
    """A search of each engine, from the same dice: the same in every number."""
    game, program = walk.setting.game, searching(walk.setting.game)
    by_hand = searcher(game, walk.memories[walk.seat])
    states, memories, dice = (
        new_array(kind, 1) for kind in (program.game.state, program.memory, Dice)
    )
    for array, record in ((states, state), (memories, by_hand), (dice, rolled(5))):
        store(array, 0, record)
    policy = SEARCHES + simulations
    quick = compiled(game).entries["decide"](states, 0, walk.seat, policy, memories, dice)
    thought = thought_on(by_hand, game, state, walk.seat, policy, rolled(5))
    assert quick == thought.action
    assert load(dice, 0, Dice) == thought.dice
    assert load(memories, 0, program.memory) == by_hand
    assert load(states, 0, program.game.state) == state


@pytest.mark.compiled
@in_each(printed_settings())
def test_both_engines_think_alike_node_by_node(setting: Setting) -> None:
    """The same action, the same tree and everything else in the mind, the same dice afterwards."""
    for walk in islice(questions(setting, 9), 2, 6):
        both_think(walk, walk.state, 20)


@pytest.mark.compiled
@pytest.mark.parametrize("game", names())
def test_masters_play_the_same_match_in_both_engines(game: str) -> None:
    """Watched step by step in plain Python, and in the loops of both engines."""
    program, options = searching(game), {**SHORT.get(game, {}), **RECIPES.get(game, {})}
    watched = BotMatch(game, ["master-2", "greedy"], seed=4, options=options)
    for _ in watched.steps():
        pass
    plan = Plan()
    plan.seed = 4
    plan.policies[:2] = program.policy_numbers(["master-2", "greedy"])
    seen = type(watched.state).digest(watched.state, 0)
    [by_hand] = plain_searching(game).play(program.game.new_state(2, options), plan, 0, 1)
    assert by_hand.last_digest == seen
    played = compiled(game).play(program.game.new_state(2, options), plan, 0, 1)
    assert load(played, 0, Played).last_digest == seen


@pytest.mark.compiled
@pytest.mark.parametrize("level", ["master", "grand-master"])
@in_each(printed_settings())
def test_a_master_of_full_strength_thinks_the_same(setting: Setting, level: str) -> None:
    """With all their simulations, in the compiled engine: the same whatever they cannot know."""
    game, program = setting.game, searching(setting.game)
    states, dice = new_array(program.game.state, 1), new_array(Dice, 1)
    decide = compiled(game).entries["decide"]
    for walk in islice(questions(setting, 10), 3 if level == "master" else 1):
        answers = []
        for state in (walk.state, redealt(walk, walk.seat, 5)):
            memories = new_array(program.memory, 1)
            store(memories, 0, searcher(game, walk.memories[walk.seat]))
            store(states, 0, state)
            store(dice, 0, rolled(5))
            policy = program.policies[level]
            action = decide(states, 0, walk.seat, policy, memories, dice)
            assert load(states, 0, program.game.state) == state
            assert walk.play.reason(state, walk.seat, action) == 0
            answers.append((action, dice.tobytes(), memories["nodes"].tobytes()))
        assert answers[0] == answers[1]
