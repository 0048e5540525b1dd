"""The words of the scenes: cards, recipes, cells, lines, actions, and the numbers behind them."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from itertools import zip_longest
from typing import TypeAlias

from stillroom.games.glastonbury.ids import (
    ACTIONS,
    CARDS,
    Action,
    Choice,
    Colour,
    Happened,
    Ingredient,
    Recipe,
    Special,
)
from stillroom.kernel.events import EVERYBODY, EventRow
from tests.referee import kettle_ring
from tests.referee.kettle_ring import Cell

Cards: TypeAlias = tuple[str, ...]
"""Cards by name; those of a cauldron from the bottom to the top."""
Told: TypeAlias = tuple[str | int | Cell, ...]
"""An event in words: what happened, the seat if it was somebody's doing, and the rest."""

CELLS = kettle_ring.card_cells()
"""The cells by their numbers, each as its row and its column."""
LINES = tuple(f"{line}-{number}" for line in ("column", "row") for number in (1, 2, 3, 4))


def word(member: IntEnum) -> str:
    """The name of a kind, a colour, a recipe, a choice or an event: ``cat-whiskers``."""
    return member.name.lower().replace("_", "-")


KINDS = tuple(word(kind) for kind in Ingredient)
COLOURS = tuple(word(colour) for colour in Colour)
RECIPE_OF = {word(recipe): int(recipe) for recipe in Recipe}


def _all_cards() -> list[str]:
    names = [f"{kind}-{value}" for kind in KINDS for value in (1, 2, 3, 4)]
    starts = [*(int(first) for first in Special), CARDS]
    for first, after in zip(Special, starts[1:], strict=True):
        names += [f"{word(first)}-{number + 1}" for number in range(after - first)]
    return names


CARD_NAMES = tuple(_all_cards())
CARD_OF = {name: card for card, name in enumerate(CARD_NAMES)}
SPELL_CARDS = CARD_NAMES[Special.ACCIO :]
assert len(CARD_OF) == CARDS, "every card has a name of its own"


def sort_of(card: str) -> str:
    """A card without its number: ``roots``, ``immuto``, ``vanesco``."""
    return card.rsplit("-", 1)[0]


def name_of(kept: int) -> str:
    """The name of a card as the records keep it, its number and one more; nothing for 0."""
    return CARD_NAMES[kept - 1] if kept else ""


def names_of(kept: list[int]) -> Cards:
    """Some cards as the records keep them, without the empty places."""
    return tuple(name_of(card) for card in kept if card)


def _all_phrases() -> dict[str, int]:
    numbers: dict[str, int] = {}
    for name, card in CARD_OF.items():
        numbers[f"take {name}"] = Action.TAKE + card
        numbers[f"take {name} with accio"] = Action.ACCIO + card
        numbers[f"take {name} with unused-accio"] = Action.UNUSED_ACCIO + card
    numbers["use declinatio"] = int(Action.DECLINATIO)
    numbers["use unused-declinatio"] = int(Action.UNUSED_DECLINATIO)
    for action in (Action.STAY, Action.DONE, Action.KEEP, Action.REFUSE):
        numbers[word(action)] = int(action)
    for number, kind in enumerate(KINDS):
        numbers[f"place {kind}"] = Action.PLACE + number
    return numbers


ACTION_OF = _all_phrases()
"""Every action in words: take roots-2 with accio, use declinatio, stay, done, keep, place roots."""
PHRASE_OF = {action: phrase for phrase, action in ACTION_OF.items()}
assert sorted(PHRASE_OF) == list(range(ACTIONS)), "every action has a phrase"


def asked_in_words(choice: int) -> str:
    """What a seat is asked: take, corner, look, last-card, place; nothing for 0."""
    return word(Choice(choice)) if choice else ""


def told(event: EventRow, seat: int | None = None) -> Told:
    """An event in words; with a seat, as that seat may know it: what is not for it is left out."""
    whose = () if event.seat < 0 else (event.seat,)
    name = word(Happened(event.kind))
    if seat is not None and event.seen_by not in (EVERYBODY, seat):
        return (name, *whose)
    return (name, *whose, *_details(event))


def _details(event: EventRow) -> Told:
    """The numbers of an event in words; those that its kind does not use stay 0."""
    numbers = (event.a, event.b, event.c, event.d)
    reads = READS.get(Happened(event.kind), ())
    unread = [number for number, read in zip_longest(numbers, reads) if read is None]
    assert not any(unread), f"{Happened(event.kind).name} tells no such number"
    pairs = zip(numbers, reads, strict=False)
    return tuple(read(number) for number, read in pairs if read is not None)


def _cell(number: int) -> Cell:
    return CELLS[number]


def _line(number: int) -> str:
    return LINES[number]


def _kind(kept: int) -> str:
    return KINDS[kept - 1]


READS: dict[Happened, tuple[Callable[[int], str | int | Cell] | None, ...]] = {
    Happened.TURN_BEGAN: (int,),
    Happened.WALKED: (int, int, int),
    Happened.SHOWN: (name_of,),
    Happened.TOOK: (name_of, name_of, _cell),
    Happened.TOOK_SPELL: (name_of, None, _cell),
    Happened.USED_ACCIO: (name_of, int),
    Happened.USED_DECLINATIO: (name_of, int),
    Happened.CAST_VANESCO: (name_of,),
    Happened.LOST: (name_of, name_of, int),
    Happened.CAST_PERLUCEO: (name_of, int),
    Happened.REFILLED: (name_of, _cell),
    Happened.KEPT: (name_of,),
    Happened.REFUSED: (name_of, name_of),
    Happened.ENDED: (_line,),
    Happened.ENDED_BY_DECLINATIO: (_line,),
    Happened.PLACED: (_kind,),
    Happened.ADDED: (_kind,),
    Happened.WON: (int,),
    Happened.ABANDONED: (int,),
}
"""How to read the numbers of each kind of event."""
