"""Stillroom: a digital table and a research engine for four potion games.

>>> import stillroom
>>> match = stillroom.new_match("elixir-mixer", seats=3, options={}, seed=7)
>>> match.waiting
(0,)

The names below are loaded when they are first used: the kernel runs where nothing but NumPy and
Numba is installed, and must not ask for more.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stillroom.games.decisions import Decision, OpenMove
    from stillroom.games.messages import Message
    from stillroom.games.moves import Move
    from stillroom.table.errors import (
        BadPosition,
        BrokenNotes,
        BrokenRecord,
        BrokenSnapshot,
        CannotDraft,
        CannotUndo,
        IllegalMove,
        MalformedMove,
        MatchOver,
        NotTogether,
        OtherRules,
        StaleDecision,
        TableError,
        WrongNote,
        WrongSeat,
        WrongSetup,
    )
    from stillroom.table.fair_dice import SealedDice, SeededDice
    from stillroom.table.match import Match, new_match
    from stillroom.table.notes import Notebook, Notes
    from stillroom.table.record import Record, Result, Seated
    from stillroom.table.verifying import verify
    from stillroom.table.view import Draft, Event, View

__version__ = "0.1.0"

__all__ = [
    "BadPosition",
    "BrokenNotes",
    "BrokenRecord",
    "BrokenSnapshot",
    "CannotDraft",
    "CannotUndo",
    "Decision",
    "Draft",
    "Event",
    "IllegalMove",
    "MalformedMove",
    "Match",
    "MatchOver",
    "Message",
    "Move",
    "NotTogether",
    "Notebook",
    "Notes",
    "OpenMove",
    "OtherRules",
    "Record",
    "Result",
    "SealedDice",
    "Seated",
    "SeededDice",
    "StaleDecision",
    "TableError",
    "View",
    "WrongNote",
    "WrongSeat",
    "WrongSetup",
    "new_match",
    "verify",
]

_HOMES = {
    "BadPosition": "stillroom.table.errors",
    "BrokenNotes": "stillroom.table.errors",
    "BrokenRecord": "stillroom.table.errors",
    "BrokenSnapshot": "stillroom.table.errors",
    "CannotDraft": "stillroom.table.errors",
    "CannotUndo": "stillroom.table.errors",
    "Decision": "stillroom.games.decisions",
    "Draft": "stillroom.table.view",
    "Event": "stillroom.table.view",
    "IllegalMove": "stillroom.table.errors",
    "MalformedMove": "stillroom.table.errors",
    "Match": "stillroom.table.match",
    "MatchOver": "stillroom.table.errors",
    "Message": "stillroom.games.messages",
    "Move": "stillroom.games.moves",
    "NotTogether": "stillroom.table.errors",
    "Notebook": "stillroom.table.notes",
    "Notes": "stillroom.table.notes",
    "OpenMove": "stillroom.games.decisions",
    "OtherRules": "stillroom.table.errors",
    "Record": "stillroom.table.record",
    "Result": "stillroom.table.record",
    "SealedDice": "stillroom.table.fair_dice",
    "Seated": "stillroom.table.record",
    "SeededDice": "stillroom.table.fair_dice",
    "StaleDecision": "stillroom.table.errors",
    "TableError": "stillroom.table.errors",
    "View": "stillroom.table.view",
    "WrongNote": "stillroom.table.errors",
    "WrongSeat": "stillroom.table.errors",
    "WrongSetup": "stillroom.table.errors",
    "new_match": "stillroom.table.match",
    "verify": "stillroom.table.verifying",
}


def __getattr__(name: str) -> Any:  # noqa: ANN401
    """Loads a public name when it is first used."""
    if name not in _HOMES:
        raise AttributeError(f"module 'stillroom' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
