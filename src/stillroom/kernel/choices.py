"""Pending choices: what a seat must decide now, and what it goes back to afterwards.

One bounded stack for each seat takes the place of recursion: a choice that leads to another
lays it on top, and when that one is answered the first is there again.
"""

from __future__ import annotations

from stillroom.kernel.fields import SIZED_BY_THE_GAME, many, number
from stillroom.kernel.records import Record
from stillroom.kernel.rules import rule

NOTHING = 0
"""The kind of choice of a seat that owes none; the kinds of a game begin with 1."""


class Question(Record):
    """One choice that is owed: its kind and two numbers that belong to it."""

    kind: int = number()
    """A member of the game's own enum of choices."""
    a: int = number()
    """The first number; what it means depends on the kind."""
    b: int = number()
    """The second number."""


class Pending(Record):
    """The choices that a seat owes. A game declares `choices` again with its greatest depth."""

    depth: int = number()
    """How many choices are pending."""
    choices: list[Question] = many(Question, SIZED_BY_THE_GAME)
    """The choices, the one to answer now last; zeros beyond the depth."""


@rule
def ask(pending: Pending, kind: int, a: int, b: int) -> None:
    """Lays a choice on top: it is answered before those that were there."""
    assert kind != NOTHING, "a choice has a kind"
    assert pending.depth < len(pending.choices), (
        "more choices are pending than the game provides for"
    )
    choice = pending.choices[pending.depth]
    choice.kind = kind
    choice.a = a
    choice.b = b
    pending.depth += 1


@rule
def asked(pending: Pending) -> int:
    """The kind of the choice to answer now, or NOTHING."""
    if pending.depth == 0:
        return NOTHING
    return pending.choices[pending.depth - 1].kind


@rule
def subject(pending: Pending) -> int:
    """The first number of the choice to answer now."""
    assert pending.depth > 0, "no choice is pending"
    return pending.choices[pending.depth - 1].a


@rule
def answered(pending: Pending) -> None:
    """Takes the top choice away."""
    assert pending.depth > 0, "no choice is pending"
    pending.depth -= 1
    choice = pending.choices[pending.depth]
    choice.kind = NOTHING
    choice.a = 0
    choice.b = 0
