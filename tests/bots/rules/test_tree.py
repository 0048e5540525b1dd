"""The tree of a search: its arithmetic against a referee of its own, its counts, and its end."""

from __future__ import annotations

import math
import random
from fractions import Fraction
from itertools import islice
from typing import cast

import pytest

from stillroom.bots.match import BotMatch
from stillroom.bots.quacks import master
from stillroom.bots.quacks.thoughts import Memory
from stillroom.bots.registry import search_program
from stillroom.bots.search import ismcts, tree
from stillroom.bots.search.ismcts import GOES_ON, SEARCHES
from stillroom.bots.search.tree import CURIOSITY, NO_NODE, NODES, ROOT, WON, Node, Searcher
from stillroom.games.quacks.ids import Action, Choice
from stillroom.games.quacks.state import State as QuacksState
from stillroom.games.quacks.tables import TURNS
from stillroom.kernel import choices, masks
from stillroom.kernel.loops import Plan
from stillroom.kernel.plain import PlainEngine
from tests.bots.thinking import (
    check_tree,
    children_of,
    is_a_question,
    rolled,
    searcher,
    think,
    thought_on,
)
from tests.cases import for_each
from tests.contract.settings import Setting
from tests.contract.walking import Walk, begin, walk_randomly, walk_with_bot
from tests.engines import plain_searching
from tests.engines import searching as with_master

GAME = "kupferkessel"
TRUST = 3_000
ROUNDING = Fraction(CURIOSITY + 2, 1 << tree.FINE)
"""A square root is cut off after ten bits, and so are a mean and a bias."""


def node_by_lot(chooser: random.Random) -> Node:
    """A decision that was tried some times."""
    node = Node()
    node.tried = chooser.choice([1, 2, 3, chooser.randint(1, 100), chooser.randint(1, 10**6)])
    node.was_open = node.tried + chooser.choice([0, 1, chooser.randint(0, 10**6)])
    node.won = chooser.randint(0, WON * node.tried)
    node.advised = chooser.randint(0, 1)
    return node


def expected_promise(node: Node) -> float:
    """UCB1 in floating point, with the preference for what was advised."""
    mean = node.won / node.tried
    unsure = math.ceil(math.log2(node.was_open)) / node.tried
    bias = TRUST / (node.tried + 1) if node.advised else 0
    return mean + CURIOSITY * math.sqrt(unsure) + bias


def test_a_promise_is_ucb1_but_for_rounding() -> None:
    """The whole number is never above the exact one, and hardly below it."""
    chooser = random.Random(1)
    for _ in range(3_000):
        node = node_by_lot(chooser)
        promise = tree.promise_of(node, TRUST) / (1 << tree.FINE)
        assert promise - 1e-6 <= expected_promise(node) <= promise + float(ROUNDING)


def test_the_open_decision_with_the_best_promise_is_followed() -> None:
    """Decisions that are closed in this match, or were never tried, are not."""
    chooser = random.Random(2)
    for _ in range(100):
        memory, open_nodes = searcher(GAME), []
        memory.length, memory.trust = 1, TRUST
        for action in range(20):
            is_open = chooser.random() < 0.5 or action == 19
            if is_open:
                masks.allow(memory.mask, action)
            if chooser.random() < 0.7 or action == 19:
                child = tree.new_child(ROOT, action, 0, memory)
                born, drawn = memory.nodes[child], node_by_lot(chooser)
                born.tried, born.was_open, born.won = drawn.tried, drawn.was_open, drawn.won
                open_nodes += [child] * is_open
        assert tree.note_children(ROOT, memory) == len(open_nodes)
        best = tree.most_promising(memory)
        assert best in open_nodes
        most = max(expected_promise(memory.nodes[child]) for child in open_nodes)
        assert expected_promise(memory.nodes[best]) >= most - 2 * float(ROUNDING)


def test_square_roots_and_logarithms_are_exact() -> None:
    """Every small number, and the neighbours of squares and powers of two far up."""
    far = [n * n + d for n in (10**4, 2**20, 10**7, 2**24 - 1) for d in (-1, 0, 1)]
    for square in (*range(3_000), *far):
        assert tree.square_root(square) == math.isqrt(square)
    for count in (*range(1, 3_000), *(2**n + d for n in range(12, 21) for d in (-1, 0, 1))):
        assert tree.binary_logarithm(count) == (count - 1).bit_length()


def grown(children: dict[int, int]) -> Searcher:
    """A tree whose root has decisions that were tried so often."""
    memory = searcher(GAME)
    memory.length = 1
    for action, tried in children.items():
        memory.nodes[tree.new_child(ROOT, action, 0, memory)].tried = tried
    return memory


def test_noting_children_counts_the_open_ones_as_open_once_more() -> None:
    """A closed decision is not counted, and an open one that is new has no child."""
    memory = grown({3: 1, 5: 1, 8: 1})
    memory.child_for[4] = 7
    for action in (3, 4, 8):
        masks.allow(memory.mask, action)
    assert tree.note_children(ROOT, memory) == 2
    assert [memory.child_for[action] for action in (3, 4, 8)] == [1, NO_NODE, 3]
    assert [memory.nodes[child].was_open for child in (1, 2, 3)] == [2, 1, 2]


@pytest.mark.parametrize(
    ("tried", "best"), [({3: 4, 5: 9, 8: 2}, 5), ({3: 9, 5: 4}, 3), ({7: 1}, 7)]
)
def test_the_decision_that_was_tried_most_often_is_taken(tried: dict[int, int], best: int) -> None:
    """Wherever it stands among its siblings."""
    assert tree.best_tried(grown(tried)) == best


def test_a_new_decision_is_drawn_fairly_among_those_never_tried() -> None:
    """Each about equally often, and none that was tried."""
    memory, dice = grown({3: 1, 8: 1}), rolled(1)
    for action in (1, 3, 5, 8, 9):
        masks.allow(memory.mask, action)
    tree.note_children(ROOT, memory)
    drawn = [tree.new_action(memory, dice) for _ in range(3_000)]
    assert set(drawn) == {1, 5, 9}
    assert all(900 < drawn.count(action) < 1_100 for action in (1, 5, 9))


@pytest.mark.parametrize(
    ("ranks", "won"),
    [
        ([1, 2, 3], [1000, 0, 0]),
        ([1, 1, 3], [500, 500, 0]),
        ([1, 1, 1], [333] * 3),
        ([0, 0, 0], [0] * 3),
    ],
)
def test_what_was_won_goes_to_whoever_decided_and_is_shared(
    ranks: list[int], won: list[int]
) -> None:
    """A first place alone is a thousand; a match that nobody wins brings nothing."""
    memory = searcher(GAME)
    memory.length, memory.imagined.seats, memory.steps = 4, 3, 3
    memory.path[:3], memory.movers[:3] = [1, 2, 3], [0, 1, 2]
    memory.outcome.ranks[:3] = ranks
    tree.walk_back(memory)
    assert [node.won for node in memory.nodes[1:4]] == won
    assert [node.tried for node in memory.nodes[:5]] == [1, 1, 1, 1, 0]


def test_a_full_tree_takes_nothing_in() -> None:
    """Nothing is written where there is no room."""
    memory = grown({3: 1})
    memory.length = NODES
    before = memory.copied()
    assert tree.new_child(1, 4, 1, memory) == NO_NODE
    assert memory == before


def asked(game: str = GAME, seed: int = 1) -> Walk:
    """A match in which somebody has several cards to choose from."""
    walks = walk_randomly(Setting(game, 2), seed)
    return next(
        walk for walk in walks if is_a_question(walk) and len(walk.open_actions(walk.seat)) > 3
    )


def test_a_search_goes_on_when_the_tree_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every simulation still counts for one of the decisions that are known at the root."""
    walk = asked()
    monkeypatch.setattr(tree, "NODES", 4)
    memory = searcher(GAME, walk.memories[walk.seat])
    thought = thought_on(memory, GAME, walk.state, walk.seat, SEARCHES + 40, rolled(5))
    assert memory.length == 4
    assert walk.play.reason(walk.state, walk.seat, thought.action) == 0
    root = memory.nodes[ROOT]
    assert root.tried == 40
    assert sum(child.tried for child in children_of(root, memory)) == 40


def test_the_tree_ends_where_the_match_does() -> None:
    """The last question of a match: every decision in the tree is followed to the end."""
    setting = Setting(GAME, 2)
    questions = sum(map(is_a_question, walk_randomly(setting, 1)))
    walk = next(islice(filter(is_a_question, walk_randomly(setting, 1)), questions - 1, None))
    thought = think(walk, walk.state, 40)
    assert thought.action in walk.open_actions(walk.seat)
    assert thought.memory.length < 40, "some were tried again, to the very end"


def test_a_match_that_goes_round_in_circles_is_won_by_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever has imagined so many steps gives it up, and believes in nobody."""
    monkeypatch.setattr(ismcts, "MOST_STEPS", 3)
    walk = asked()
    memory = searcher(GAME, walk.memories[walk.seat])
    decide = PlainEngine(search_program(GAME)).entries["decide"]
    action = decide([walk.state], 0, walk.seat, SEARCHES + 5, [memory], [rolled(5)])
    assert action in walk.open_actions(walk.seat)
    assert memory.nodes[ROOT].tried == 5
    assert all(child.won == 0 for child in children_of(memory.nodes[ROOT], memory))


def test_all_decisions_of_a_long_search_add_up() -> None:
    """With many simulations every open decision was tried, and the tree is deep."""
    walk = asked()
    thought = think(walk, walk.state, 150)
    tried = {child.action for child in children_of(thought.memory.nodes[ROOT], thought.memory)}
    assert tried == set(walk.open_actions(walk.seat))
    assert thought.memory.length == 151, "each simulation tried something new"


@pytest.mark.parametrize("portions", [[1, 1, 1, 27], [15, 15], [1, 29]])
def test_thinking_in_portions_is_thinking(portions: list[int]) -> None:
    """Whoever goes on with its thoughts comes to the same tree, with the same dice."""
    walk = asked()
    at_once = think(walk, walk.state, 30)
    memory = searcher(GAME, walk.memories[walk.seat])
    first, *more = portions
    thought = thought_on(memory, GAME, walk.state, walk.seat, SEARCHES + first, rolled(5))
    for portion in more:
        going_on = GOES_ON + portion
        thought = thought_on(memory, GAME, walk.state, walk.seat, going_on, thought.dice)
    check_tree(thought, 30)
    assert thought == at_once


def brewing_in(turn: int) -> Walk:
    """A match of Quacks in which somebody may draw or stop in a turn."""
    walks = walk_with_bot(Setting("quacks", 2), 1, "greedy")
    return next(
        walk
        for walk in walks
        if walk.state.turn == turn and {Action.DRAW, Action.STOP} <= {*walk.open_actions(walk.seat)}
    )


def test_in_quacks_no_plan_reaches_beyond_what_is_drawn() -> None:
    """What was drawn is answered by the adviser, chip by chip."""
    walk = brewing_in(TURNS)
    thought = think(walk, walk.state, 60)
    tried = {
        child.action: child for child in children_of(thought.memory.nodes[ROOT], thought.memory)
    }
    assert {Action.DRAW, Action.STOP} <= tried.keys()
    assert children_of(tried[Action.DRAW], thought.memory) == []


@for_each("turn", range(1, TURNS + 1))
def test_in_quacks_a_brew_is_searched_in_the_last_turn_alone(turn: int) -> None:
    """One match for the adviser's answer, and no other answer; then as many as it was told."""
    walk = brewing_in(turn)
    thought = think(walk, walk.state, 8)
    is_last = turn == TURNS
    assert thought.memory.nodes[ROOT].tried == (8 if is_last else 1)
    advised = master.advise(cast(QuacksState, walk.state), walk.seat, Memory())
    assert is_last or thought.action == advised


def choice_of(walk: Walk) -> int:
    """What the seat is asked that decides next in a match of Quacks."""
    return choices.asked(cast(QuacksState, walk.state).players[walk.seat].pending)


@pytest.mark.parametrize("turn", [1, TURNS - 1])
def test_in_quacks_what_is_bought_is_searched_in_every_turn(turn: int) -> None:
    """Several purchases are tried, and for each of them matches are imagined to their end."""
    walk = next(
        walk
        for walk in walk_with_bot(Setting("quacks", 2), 1, "greedy")
        if is_a_question(walk) and (walk.state.turn, choice_of(walk)) == (turn, Choice.SHOP)
    )
    thought = think(walk, walk.state, 8)
    bought = [child.action for child in children_of(thought.memory.nodes[ROOT], thought.memory)]
    assert thought.memory.nodes[ROOT].tried == 8
    assert len([action for action in bought if action >= Action.BUY]) > 1


def test_an_adviser_that_is_not_doubted_is_asked_once_in_all_portions() -> None:
    """Going on with thoughts that were enough adds nothing to them."""
    walk = brewing_in(1)
    once = think(walk, walk.state, 5)
    memory = once.memory.copied()
    again = thought_on(memory, "quacks", walk.state, walk.seat, GOES_ON + 20, once.dice)
    assert again == once


def test_a_decision_without_a_choice_costs_nothing() -> None:
    """Where one action is open, nothing is imagined and no dice are rolled."""
    walk = begin(Setting("quacks", 2), 1)
    [only] = walk.open_actions(walk.seat)
    memory = searcher("quacks")
    thought = thought_on(memory, "quacks", walk.state, walk.seat, SEARCHES + 1_000_000, rolled(5))
    assert thought.action == only
    assert thought.dice == rolled(5)
    assert memory.length == 0


def test_whoever_does_not_search_decides_beside_a_master_as_without_one() -> None:
    """And a master hears what happens in a batch: it is the match of bots that is watched."""
    bots, options = ["greedy", "master-1"], {"recipes": 1}
    watched = BotMatch(GAME, bots, seed=4, options=options)
    for _ in watched.steps():
        pass
    plan = Plan()
    plan.seed = 4
    plan.policies[:2] = with_master(GAME).policy_numbers(bots)
    template = with_master(GAME).game.new_state(2, options)
    [played] = plain_searching(GAME).play(template, plan, 0, 1)
    assert played.last_digest == type(watched.state).digest(watched.state, 0)
