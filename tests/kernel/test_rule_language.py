"""Every rule of the kernel, the games and the bots is written in the language of rules."""

from __future__ import annotations

import ast
from importlib import import_module
from pkgutil import walk_packages
from types import FunctionType
from typing import cast

import pytest

import stillroom.bots
import stillroom.games
import stillroom.kernel
from stillroom.bots.search import adviser
from stillroom.kernel import contract
from stillroom.kernel.rules import all_rules, where
from tests.cases import for_each
from tests.kernel.rule_language import (
    MOST_LINES,
    complaints,
    complaints_of_signature,
    copies,
    lines_of,
    tree_of,
)
from tests.kernel.toy.state import State

STATED = (contract.__name__, adviser.__name__)
"""Modules that state what a game, or the master of one, provides."""


def rules_of_the_house() -> list[FunctionType]:
    """All rules, the toy's too, but neither what is only stated nor those that tests make up."""
    for package in (stillroom.games, stillroom.bots):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    return sorted(
        (
            function
            for function in all_rules()
            if function.__module__.startswith(("stillroom.", "tests.kernel.toy."))
            and function.__module__ not in STATED
        ),
        key=where,
    )


RULES = rules_of_the_house()


def test_there_are_rules_to_look_at() -> None:
    assert len(RULES) > 150


def test_rules_use_only_what_every_engine_understands() -> None:
    found = [f"{where(f)}: {complaint}" for f in RULES for complaint in complaints(tree_of(f))]
    assert found == []


def test_rules_never_assign_whole_records_or_arrays() -> None:
    found = [f"{where(f)}: {copy}" for f in RULES for copy in copies(f, tree_of(f))]
    assert found == []


def test_rules_have_at_most_25_lines() -> None:
    long = {where(f): lines_of(tree_of(f)) for f in RULES if lines_of(tree_of(f)) > MOST_LINES}
    assert long == {}


# --- the checks themselves


BAD_LINES = [
    ("x = 'mint'", "the constant 'mint'"),
    ("x = 0.5", "the constant 0.5"),
    ("x = None", "the constant None"),
    ("x = f'{n}'", "JoinedStr"),
    ("x = [1, 2]", "List"),
    ("x = {}", "Dict"),
    ("x = {1}", "Set"),
    ("x = [i for i in range(n)]", "ListComp"),
    ("x = max(i for i in range(n))", "GeneratorExp"),
    ("x = lambda: 0", "Lambda"),
    ("def inner() -> None: pass", "FunctionDef"),
    ("try:\n        pass\n    except IndexError:\n        pass", "Try"),
    ("raise ValueError", "Raise"),
    ("with n: pass", "With"),
    ("global x", "Global"),
    ("import math", "Import"),
    ("x = n[0:2]", "Slice"),
    ("first, *rest = n", "Starred"),
    ("x = range(*n)", "Starred"),
    ("x = range(stop=n)", "keywords"),
    ("x = n()()", "without a plain name"),
    ("x = n / 2", "Div"),
    ("x = n ** 2", "Pow"),
    ("x = n is n", "Is"),
    ("x = n in n", "'in' something"),
    ("if (x := n): pass", "NamedExpr"),
    ("match n:\n        case x: pass", "binds x"),
    ("match n:\n        case [1, 2]: pass", "MatchSequence"),
    ("yield n", "Yield"),
    ("del n", "Delete"),
]


def tree_from(code: str) -> ast.FunctionDef:
    tree = ast.parse(code).body[0]
    assert isinstance(tree, ast.FunctionDef)
    return tree


@for_each(("line", "complaint"), BAD_LINES)
def test_a_line_that_not_every_engine_understands_is_found(line: str, complaint: str) -> None:
    tree = tree_from(f'@rule\ndef f(n: int) -> int:\n    """Does it."""\n    {line}\n')
    assert any(complaint in found for found in complaints(tree))


@for_each(
    ("code", "complaint"),
    [
        ('def f(n) -> int:\n    """Does it."""', "does not annotate n"),
        ('def f(n: int):\n    """Does it."""', "does not annotate what it returns"),
        ('def f(n: int = 1) -> int:\n    """Does it."""', "without defaults"),
        ('def f(*n: int) -> int:\n    """Does it."""', "by position"),
        ('def f(*, n: int) -> int:\n    """Does it."""', "by position"),
        ("def f(n: int) -> int:\n    return n", "has no docstring"),
        ('@cache\ndef f(n: int) -> int:\n    """Does it."""', "no other decorator"),
    ],
)
def test_a_signature_that_engines_cannot_read_is_found(code: str, complaint: str) -> None:
    assert any(complaint in found for found in complaints(tree_from(code)))


def test_good_rules_are_not_complained_about() -> None:
    code = '''
@rule
def f(state: State, n: int) -> bool:
    """Does it."""
    assert n > 0, "n must be positive"
    first, second = n, n + 1
    player = state.players[n]
    for i in range(len(player.pot)):
        player.pot[i] += -first if i % 2 == 0 else second // 3
    while not n:
        n = max(n, events.tell(n, True))
    match n:
        case Chip.MINT | Chip.ROOT:
            return n in (1, Chip.TOAD) and n & 3 != 0
        case _:
            return False
'''
    assert list(complaints(tree_from(code.strip()))) == []


def copies_a_player(state: State, n: int) -> None:
    state.players[1] = state.players[0]


def copies_an_array(state: State, n: int) -> None:
    state.players[n].pot = state.pile


def copies_by_another_name(state: State, n: int) -> None:
    player = state.players[n]
    state.players[0] = player


def copies_a_parameter(states: list[State], n: int) -> None:
    states[0] = states[n]


def copies_numbers(state: State, n: int) -> None:
    player = state.players[n]
    player.pot[0] = state.pile[0]
    player.points = state.turn


@pytest.mark.parametrize(
    "function", [copies_a_player, copies_an_array, copies_by_another_name, copies_a_parameter]
)
def test_the_copy_of_a_whole_record_or_array_is_found(function: object) -> None:
    function = cast(FunctionType, function)
    assert len(list(copies(function, tree_of(function)))) == 1


def test_the_copy_of_numbers_is_allowed() -> None:
    function = cast(FunctionType, copies_numbers)
    assert list(copies(function, tree_of(function))) == []


def test_the_contract_itself_only_states_signatures() -> None:
    stubs = [f for f in all_rules() if f.__module__ in STATED]
    assert len(stubs) == 20
    for stub in stubs:
        assert list(complaints_of_signature(tree_of(stub))) == []
        assert ast.get_docstring(tree_of(stub))
        with pytest.raises(TypeError, match=r"provides? it"):
            stub(*[None] * stub.__code__.co_argcount)
