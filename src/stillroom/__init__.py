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
    from stillroom.match.errors import (
        BadPosition,
        BrokenNotes,
        BrokenRecord,
        BrokenSnapshot,
        CannotDraft,
        CannotUndo,
        IllegalMove,
        MalformedMove,
        MatchError,
        MatchOver,
        NotTogether,
        OtherRules,
        StaleDecision,
        WrongNote,
        WrongSeat,
        WrongSetup,
    )
    from stillroom.match.match import Match, new_match
    from stillroom.match.notes import Notebook, Notes
    from stillroom.match.records.fair_dice import SealedDice, SeededDice
    from stillroom.match.records.record import MatchRecord, Result, Seated
    from stillroom.match.records.verifying import verify
    from stillroom.match.view import Draft, Event, View

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
    "MatchError",
    "MatchOver",
    "MatchRecord",
    "Message",
    "Move",
    "NotTogether",
    "Notebook",
    "Notes",
    "OpenMove",
    "OtherRules",
    "Result",
    "SealedDice",
    "Seated",
    "SeededDice",
    "StaleDecision",
    "View",
    "WrongNote",
    "WrongSeat",
    "WrongSetup",
    "new_match",
    "verify",
]

_HOMES = {
    "BadPosition": "stillroom.match.errors",
    "BrokenNotes": "stillroom.match.errors",
    "BrokenRecord": "stillroom.match.errors",
    "BrokenSnapshot": "stillroom.match.errors",
    "CannotDraft": "stillroom.match.errors",
    "CannotUndo": "stillroom.match.errors",
    "Decision": "stillroom.games.decisions",
    "Draft": "stillroom.match.view",
    "Event": "stillroom.match.view",
    "IllegalMove": "stillroom.match.errors",
    "MalformedMove": "stillroom.match.errors",
    "Match": "stillroom.match.match",
    "MatchError": "stillroom.match.errors",
    "MatchOver": "stillroom.match.errors",
    "MatchRecord": "stillroom.match.records.record",
    "Message": "stillroom.games.messages",
    "Move": "stillroom.games.moves",
    "NotTogether": "stillroom.match.errors",
    "Notebook": "stillroom.match.notes",
    "Notes": "stillroom.match.notes",
    "OpenMove": "stillroom.games.decisions",
    "OtherRules": "stillroom.match.errors",
    "Result": "stillroom.match.records.record",
    "SealedDice": "stillroom.match.records.fair_dice",
    "Seated": "stillroom.match.records.record",
    "SeededDice": "stillroom.match.records.fair_dice",
    "StaleDecision": "stillroom.match.errors",
    "View": "stillroom.match.view",
    "WrongNote": "stillroom.match.errors",
    "WrongSeat": "stillroom.match.errors",
    "WrongSetup": "stillroom.match.errors",
    "new_match": "stillroom.match.match",
    "verify": "stillroom.match.records.verifying",
}


def __getattr__(name: str) -> Any:  # noqa: ANN401
    """Loads a public name when it is first used."""
    if name not in _HOMES:
        raise AttributeError(f"module 'stillroom' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
