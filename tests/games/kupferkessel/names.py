"""The words of the scenes: cards, cells, lines, recipes, actions, and the numbers behind them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from stillroom.games.kupferkessel.ids import (
    ACTIONS,
    Action,
    Choice,
    Happened,
    Ingredient,
    Recipe,
)
from stillroom.kernel.events import EVERYBODY, EventRow
from tests.referee.kettle_ring import Cell, card_cells, is_corner

Cards: TypeAlias = tuple[str, ...]
"""Cards by name, in the order in which they lie."""
Told: TypeAlias = tuple[str | int | Cell, ...]
"""An event in words: what happened, the seat if it was somebody's doing, and the rest."""

VALUES = (1, 2, 3, 4)
CELLS = card_cells()
"""The cells by their numbers, as rows and columns."""
NO_CARD = "-"
"""A gap, and a card that is not told."""
WHATEVER = "?"
"""In a line: any card that is not named elsewhere."""


def word(member: Ingredient | Recipe | Choice | Happened) -> str:
    """The name of an ingredient, a recipe, a choice or an event: ``cat-hair``."""
    return member.name.lower().replace("_", "-")


NAMES = [f"{word(ingredient)}-{value}" for ingredient in Ingredient for value in VALUES]
"""The cards by their numbers: ``cat-hair-1`` is card 0."""
CARD_OF = {name: card for card, name in enumerate(NAMES)}
RECIPE_OF = {word(recipe): int(recipe) for recipe in Recipe}
INGREDIENTS = [word(ingredient) for ingredient in Ingredient]


def cards(names: str) -> Cards:
    """Some cards, told with blanks between them."""
    return tuple(names.split())


def names_of(numbers: Iterable[int]) -> Cards:
    """Cards by their numbers."""
    return tuple(NAMES[number] for number in numbers)


def name_of(stored: int) -> str:
    """A card as records and events keep it: its number and one more."""
    return NAMES[stored - 1] if stored else NO_CARD


def cells_of(line: str) -> list[Cell]:
    """The cells of ``row-2`` or ``column-3``; rows and columns 0 and 5 have four."""
    kind, number = line.split("-")
    there = [(int(number), i) if kind == "row" else (i, int(number)) for i in range(6)]
    return [cell for cell in there if not is_corner(cell)]


LINES = [f"{kind}-{number}" for kind in ("column", "row") for number in VALUES]
"""The eight lines by their numbers."""


def _all_phrases() -> dict[str, int]:
    numbers = {f"take {name}": Action.TAKE + card for name, card in CARD_OF.items()}
    for action in (Action.USE, Action.SPARE, Action.KEEP, Action.REFUSE):
        numbers[action.name.lower()] = int(action)
    return numbers


ACTION_OF = _all_phrases()
"""Every action in words: take roots-2, use, spare, keep, refuse."""
PHRASE_OF = {action: phrase for phrase, action in ACTION_OF.items()}
assert len(PHRASE_OF) == ACTIONS, "every action has a phrase"


def told(event: EventRow, seat: int | None = None) -> Told:
    """An event in words; with a seat, as that seat may know it: what is not for it is left out."""
    whose = () if event.seat < 0 else (event.seat,)
    name = word(Happened(event.kind))
    if seat is not None and event.seen_by not in (EVERYBODY, seat):
        return (name, *whose)
    details = _details(event)
    assert not any((event.a, event.b, event.c, event.d)[len(details) :]), "the rest stays 0"
    return (name, *whose, *details)


def _details(event: EventRow) -> Told:
    match event.kind:
        case Happened.WALKED:
            return event.a, event.b, event.c, event.d
        case Happened.TOOK:
            return name_of(event.a), name_of(event.b), CELLS[event.c]
        case Happened.SPARED | Happened.USED_WAND | Happened.EXPLODED | Happened.KEPT:
            return (name_of(event.a),)
        case Happened.LOST:
            return name_of(event.a), name_of(event.b), event.c
        case Happened.REFILLED:
            return name_of(event.a), CELLS[event.b]
        case Happened.REFUSED:
            return name_of(event.a), name_of(event.b)
        case Happened.ENDED:
            return (LINES[event.a],)
    return (event.a,)
