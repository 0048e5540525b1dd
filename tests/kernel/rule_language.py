"""The small Python of the rules: what a rule may be written with, told by its syntax tree.

Every engine must understand a rule in the same way, so only what is listed here is allowed.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from types import FunctionType
from typing import Any, TypeAlias, cast, get_args, get_origin, get_type_hints

from stillroom.kernel.fields import Field, Shape
from stillroom.kernel.records import RecordType

MOST_LINES = 25

BUILTINS = {"range", "len", "min", "max", "abs"}

STATEMENTS = (
    *(ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Expr, ast.Return, ast.Assert, ast.Pass),
    *(ast.If, ast.For, ast.While, ast.Break, ast.Continue),
    *(ast.Match, ast.match_case, ast.MatchValue, ast.MatchOr, ast.MatchAs),
)
EXPRESSIONS = (
    *(ast.Name, ast.Attribute, ast.Subscript, ast.Constant, ast.Call, ast.Tuple),
    *(ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.IfExp),
)
OPERATORS = (
    *(ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod),
    *(ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift, ast.USub, ast.Invert),
    *(ast.And, ast.Or, ast.Not, ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE),
    *(ast.In, ast.NotIn, ast.Load, ast.Store),
)
ALLOWED = (*STATEMENTS, *EXPRESSIONS, *OPERATORS)


def tree_of(function: FunctionType) -> ast.FunctionDef:
    """The syntax tree of a function."""
    [tree] = ast.parse(textwrap.dedent(inspect.getsource(function))).body
    assert isinstance(tree, ast.FunctionDef)
    return tree


def lines_of(tree: ast.FunctionDef) -> int:
    """How long a rule is, from its def to its last line."""
    return (tree.end_lineno or tree.lineno) - tree.lineno + 1


def complaints(tree: ast.FunctionDef) -> Iterator[str]:
    """What in a rule not every engine would understand."""
    yield from complaints_of_signature(tree)
    if ast.get_docstring(tree) is None:
        yield "has no docstring"
    body = tree.body[1:] if ast.get_docstring(tree) is not None else tree.body
    words = {id(node.msg) for node in ast.walk(tree) if isinstance(node, ast.Assert)}
    for statement in body:
        for node in ast.walk(statement):
            if not isinstance(node, ALLOWED):
                yield f"line {line_of(node)}: {type(node).__name__}"
            elif id(node) not in words:
                yield from complaints_of_node(node)


def complaints_of_signature(tree: ast.FunctionDef) -> Iterator[str]:
    given = tree.args
    if given.posonlyargs or given.kwonlyargs or given.vararg or given.kwarg or given.defaults:
        yield "takes its parameters by position, one by one, without defaults"
    for parameter in given.args:
        if parameter.annotation is None:
            yield f"does not annotate {parameter.arg}"
    if tree.returns is None:
        yield "does not annotate what it returns"
    if [ast.unparse(decorator) for decorator in tree.decorator_list] != ["rule"]:
        yield "has no other decorator than @rule"


def complaints_of_node(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Constant(value=value) if type(value) not in (int, bool):
            yield f"line {node.lineno}: the constant {value!r}"
        case ast.Call(func=ast.Name() | ast.Attribute(value=ast.Name()), keywords=[]):
            pass
        case ast.Call():
            yield f"line {node.lineno}: a call with keywords, or of something without a plain name"
        case ast.MatchAs(name=str() as name):
            yield f"line {node.lineno}: a pattern that binds {name}"
        case ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[ast.Tuple()]):
            pass
        case ast.Compare(ops=ops) if any(isinstance(op, ast.In | ast.NotIn) for op in ops):
            yield f"line {node.lineno}: 'in' something that is not written out"


def line_of(node: ast.AST) -> int:
    return getattr(node, "lineno", 0)


# --- copies


Kind: TypeAlias = RecordType | Field | None
"""What an expression is: a record, a field that holds many, or None for a number."""


class Kinds:
    """What the names and expressions in a rule are."""

    def __init__(self, function: FunctionType, tree: ast.FunctionDef) -> None:
        hints = get_type_hints(function)
        self.names = {name: kind_of_annotation(hint) for name, hint in hints.items()}
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self.names.setdefault(node.targets[0].id, self.of(node.value))

    def of(self, expression: ast.expr) -> Kind:
        """What an expression is."""
        match expression:
            case ast.Name(id=name):
                return self.names.get(name)
            case ast.Attribute(value=holder, attr=name):
                record = self.of(holder)
                field = record.fields.get(name) if isinstance(record, RecordType) else None
                return field.record if field and not field.holds_many else field
            case ast.Subscript(value=holder):
                many = self.of(holder)
                return many.record if isinstance(many, Field) else None
            case ast.IfExp(body=body, orelse=orelse):
                return self.of(body) or self.of(orelse)
        return None


def kind_of_annotation(annotation: object) -> Kind:
    if isinstance(annotation, RecordType):
        return annotation
    if get_origin(annotation) is list:
        [element] = get_args(annotation)
        record = element if isinstance(element, RecordType) else None
        return Field(Shape.RECORDS if record else Shape.ARRAY, record=cast("Any", record))
    return None


def copies(function: FunctionType, tree: ast.FunctionDef) -> Iterator[str]:
    """Assignments of whole records or arrays: a copy when compiled, another name when plain."""
    kinds = Kinds(function, tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and kinds.of(node.value) is not None:
            for target in node.targets:
                if not isinstance(target, ast.Name):
                    yield f"line {node.lineno}: {ast.unparse(node)}"
