"""The words of the scenes: chips, cards, faces, actions, events, and the numbers behind them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import IntEnum
from typing import TypeAlias

from stillroom.games.quacks.ids import ACTIONS, Action, Card, Chip, Choice, DieFace, Happened
from stillroom.games.quacks.tables import SWAPS
from stillroom.kernel.events import EVERYBODY, EventRow

Chips: TypeAlias = "Counter[str]"
"""Chips by name, and how many of each."""
Told: TypeAlias = tuple[str | int, ...]
"""An event: its name, the seat or -1, and its four numbers; those that are chips, in words."""


def word(member: IntEnum) -> str:
    """The name of a chip, a card, a choice or an event: ``white-1``, ``rising-broth``."""
    return member.name.lower().replace("_", "-")


CHIP_NAMES = tuple(word(chip) for chip in Chip)
CHIP_OF = {name: chip for chip, name in enumerate(CHIP_NAMES)}
CARD_OF = {word(card): int(card) for card in Card}
FACE_OF = {word(face): int(face) for face in DieFace}
REDS = ("red-1", "red-2", "red-4")


def chips_in_order(words: str) -> list[str]:
    """``white-1*2 red-1`` one by one: white-1, white-1, red-1."""
    chips: list[str] = []
    for part in words.split():
        name, _, times = part.partition("*")
        if name not in CHIP_OF:
            raise ValueError(f"there is no chip {name}")
        chips += [name] * int(times or 1)
    return chips


def chips(words: str) -> Chips:
    """``white-1*2 red-1`` as counts: two of white-1 and one of red-1."""
    return Counter(chips_in_order(words))


def bag_chips(bag: Sequence[int]) -> Chips:
    """The chips of a bag as counts, without those that it does not hold."""
    return Counter({CHIP_NAMES[chip]: copies for chip, copies in enumerate(bag) if copies})


def _all_phrases() -> dict[str, int]:
    single = [action for action in Action if action < Action.PAY]
    numbers = {word(action): int(action) for action in single}
    numbers["remove white-1"] = numbers.pop("remove-white")
    many = ((Action.PAY, 3), (Action.GIVE_UP, 4), (Action.TIER, 4), (Action.RATS, 53))
    for first, count in many:
        numbers |= {f"{word(first)} {number}": first + number for number in range(count)}
    for first in (Action.TAKE, Action.PICK, Action.BUY):
        numbers |= {f"{word(first)} {name}": first + chip for name, chip in CHIP_OF.items()}
    for row, swap in enumerate(SWAPS):
        pair = f"{CHIP_NAMES[swap.given]} for {CHIP_NAMES[swap.received]}"
        numbers[f"swap {pair}"] = Action.SWAP + row
    for first in (Action.PLACE, Action.RETURN):
        numbers |= {f"{word(first)} {name}": first + place for place, name in enumerate(REDS)}
    return numbers


ACTION_OF = _all_phrases()
"""Every action in words: draw, put-back, rats 2, take green-2, swap green-1 for green-2, done."""
PHRASE_OF = {action: phrase for phrase, action in ACTION_OF.items()}
assert sorted(PHRASE_OF) == list(range(ACTIONS)), "every action has a phrase"


def asked_in_words(choice: int) -> str:
    """What a seat is asked: brew, look, shop; nothing for 0."""
    return word(Choice(choice)) if choice else ""


FIRST_IS_A_CHIP = frozenset(
    {
        Happened.GAINED_CHIP,
        Happened.SOLD_OUT,
        Happened.LOST_CHIP,
        Happened.SHOWED,
        Happened.SWAPPED,
        Happened.DREW,
        Happened.PLACED,
        Happened.LAID_ASIDE,
        Happened.RETURNED,
        Happened.WHITE_BACK,
        Happened.BOUGHT,
    }
)
"""The events whose first number is a chip."""


def told(event: EventRow, seat: int | None = None) -> Told:
    """An event in words; with a seat, as that seat may know it: numbers not for it are 0."""
    name = word(Happened(event.kind))
    if seat is not None and event.seen_by not in (EVERYBODY, seat):
        return (name, event.seat, 0, 0, 0, 0)
    inner = Happened(event.d) if event.kind == Happened.COVERED else Happened(event.kind)
    first = CHIP_NAMES[event.a] if inner in FIRST_IS_A_CHIP else event.a
    second = CHIP_NAMES[event.b] if inner == Happened.SWAPPED else event.b
    last = word(inner) if event.kind == Happened.COVERED else event.d
    return (name, event.seat, first, second, event.c, last)
