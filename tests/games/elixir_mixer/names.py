"""The words of the scenes: cards, colours, bonus cards, actions, and the numbers behind them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from stillroom.games.elixir_mixer.ids import (
    ACTIONS,
    KINDS,
    Action,
    Bonus,
    Choice,
    Colour,
    Happened,
    Kind,
)
from stillroom.kernel.events import EVERYBODY, EventRow

Cards: TypeAlias = tuple[str, ...]
"""Cards by name, in the order of their kinds, so that equal sets are equal tuples."""
Told: TypeAlias = tuple[str | int, ...]
"""An event in words: what happened, the seat if it was somebody's doing, and the rest."""

COLOURS = ("blue", "purple", "green", "yellow", "red")
SEVENTEEN = "seventeen"
"""The mixed elixir, where a colour could stand."""


def word(member: Kind | Bonus | Choice | Colour | Happened) -> str:
    """The name of a card, a bonus card, a choice, a colour or an event: ``red-7``."""
    return member.name.lower().replace("_", "-")


KIND_OF = {word(kind): int(kind) for kind in Kind}
BONUS_OF = {word(bonus): int(bonus) for bonus in Bonus}


def cards(*names: str) -> Cards:
    """Some cards as every question of the table answers them."""
    return tuple(sorted(names, key=KIND_OF.__getitem__))


def bag_of(names: Iterable[str]) -> list[int]:
    """Cards by name, as the rules count them."""
    bag = [0] * KINDS
    for name in names:
        bag[KIND_OF[name]] += 1
    return bag


def names_of(bag: Iterable[int]) -> Cards:
    """Cards as the rules count them, by name."""
    return tuple(word(Kind(kind)) for kind, copies in enumerate(bag) for _ in range(copies))


def mixable(colour: int) -> str:
    """The name of a colour of elixirs; ANY is the mixed elixir."""
    return SEVENTEEN if colour == Colour.ANY else word(Colour(colour))


def _all_phrases() -> dict[str, int]:
    phrases = {"draw": Action.DRAW, "end turn": Action.END_TURN}
    numbers = {phrase: int(action) for phrase, action in phrases.items()}
    for colour, name in enumerate((*COLOURS, SEVENTEEN)):
        numbers[f"mix {name}"] = Action.MIX + colour
    for name, kind in KIND_OF.items():
        numbers[f"take {name}"] = Action.TAKE + kind
        numbers[f"give {name}"] = Action.GIVE + kind
        numbers[f"name {name}"] = Action.CARD + kind
    return numbers


ACTION_OF = _all_phrases()
"""Every action in words: draw, end turn, mix red, mix seventeen, take, give or name red-7."""
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
        case (
            Happened.DREW
            | Happened.TOOK
            | Happened.OFFERED
            | Happened.RECEIVED
            | Happened.TRADED
            | Happened.DISCARDED
            | Happened.REFILLED
        ):
            return (word(Kind(event.a)),)
        case Happened.USED:
            return word(Kind(event.a)), mixable(event.b)
        case Happened.MIXED:
            return word(Colour(event.a)), event.b, event.c, event.d
        case Happened.BONUS:
            return (word(Bonus(event.a)),)
    return (event.a,)
