"""Masters that think about a state, one decision at a time, in either engine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, cast

from stillroom.bots.search.ismcts import SEARCHES
from stillroom.bots.search.policy import UNDOUBTED
from stillroom.bots.search.tree import NO_NODE, ROOT, WIDE, WON, Node, Searcher
from stillroom.kernel import dice
from stillroom.kernel.dice import Dice
from stillroom.kernel.state import Memory, State
from tests.contract.walking import Walk
from tests.engines import plain_searching, searching


def rolled(seed: int) -> Dice:
    """Dice of a bot's own."""
    its_dice = Dice()
    dice.seed(its_dice, seed, 3)
    return its_dice


def searcher(game: str, known: Memory | None = None) -> Searcher:
    """A mind with nothing in it but what was heard."""
    memory = cast(Searcher, searching(game).memory())
    if known is not None:
        type(known).copy_into(memory.known, known)
    return memory


@dataclass
class Thought:
    """What came of thinking: the decision, the tree, and the dice as they lie then."""

    action: int
    memory: Searcher
    dice: Dice

    @property
    def tree(self) -> list[dict[str, Any]]:
        """All nodes of the tree."""
        return [node.to_dict() for node in self.memory.nodes[: self.memory.length]]


def think(walk: Walk, state: State, simulations: int, *, seed: int = 5) -> Thought:
    """What a master at the seat that is asked decides in the plain engine.

    Whatever it thinks, it answers with an open action, leaves the state alone and counts right.
    """
    memory = searcher(walk.setting.game, walk.memories[walk.seat])
    policy = SEARCHES + simulations
    thought = thought_on(memory, walk.setting.game, state, walk.seat, policy, rolled(seed))
    assert walk.play.reason(state, walk.seat, thought.action) == 0, "it is open"
    if is_a_question(walk):
        is_doubted = memory.trust < UNDOUBTED
        check_tree(thought, simulations if is_doubted else 1)
    return thought


def thought_on(
    memory: Searcher, game: str, state: State, seat: int, policy: int, its_dice: Dice
) -> Thought:
    """What a mind decides in the plain engine."""
    before = state.to_bytes()
    decide = plain_searching(game).entries["decide"]
    action = decide([state], 0, seat, policy, [memory], [its_dice])
    assert state.to_bytes() == before, "a bot that thinks leaves the state alone"
    return Thought(action, memory, its_dice)


def is_a_question(walk: Walk) -> bool:
    """Whether there is anything to think about: more than one action is open."""
    return not walk.state.over and len(walk.open_actions(walk.seat)) > 1


def children_of(node: Node, memory: Searcher) -> list[Node]:
    """The decisions that were tried after one, the latest first."""
    return list(_siblings(node.first_child, memory))


def _siblings(child: int, memory: Searcher) -> Iterator[Node]:
    while child != NO_NODE:
        yield memory.nodes[child]
        child = memory.nodes[child].next_sibling


def check_tree(thought: Thought, simulations: int) -> None:
    """Everything that must add up in the tree of a search that was never full."""
    memory, found = thought.memory, 1
    root = memory.nodes[ROOT]
    first = children_of(root, memory)
    assert root.tried == simulations
    assert sum(child.tried for child in first) == simulations, "each chose one decision"
    assert (len(first) - 1) ** 2 < WIDE * simulations, "it is not more curious"
    assert max(first, key=lambda child: child.tried).action == thought.action
    to_look_at = [root]
    while to_look_at:
        node = to_look_at.pop()
        children = children_of(node, memory)
        found += len(children)
        to_look_at += children
        assert len({child.action for child in children}) == len(children), "each action once"
        if node is not root:
            assert sum(child.tried for child in children) < node.tried, "first it was a leaf"
        if children:
            assert children[-1].advised, "the adviser is asked first"
        for child in children:
            assert 1 <= child.tried <= child.was_open <= node.tried
            assert 0 <= child.won <= WON * child.tried
    assert found == memory.length, "no node is lost"
