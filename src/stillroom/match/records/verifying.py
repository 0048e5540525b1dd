"""Verifying a record: the whole match again, in any engine, and the dice against their seal."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from stillroom.games.messages import Message
from stillroom.kernel.game import Program
from stillroom.kernel.state import State
from stillroom.match.errors import BrokenRecord
from stillroom.match.match import Match
from stillroom.match.records.fair_dice import SealedDice
from stillroom.match.records.record import MatchRecord, Row


class Engine(Protocol):
    """An engine that plays step by step: plain or compiled."""

    @property
    def name(self) -> str: ...
    @property
    def program(self) -> Program: ...
    @property
    def entries(self) -> dict[str, Any]: ...


class Verified(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was proven of a record."""

    game: str
    moves: int
    """How many moves were played again, with those that were taken back."""
    undos: int
    """How many times something was taken back."""
    over: bool
    """Whether the match has ended; the dice of a running one stay secret."""
    practice: bool
    """Whether more was taken back than is free."""
    seal: str | None
    """The seal of fair dice, to be compared with the one shown before the first move; the key fits
    it. None for seeded dice."""
    contributions: int
    """How many seats added random bits of their own."""


def verify(record: MatchRecord, engine: Engine | None = None) -> Verified:
    """Plays a record again and proves its dice; raises BrokenRecord naming the line.

    With an engine every move is played in that engine too, and must end in the same state.

    >>> import stillroom
    >>> match = stillroom.new_match("elixir-mixer", seats=2)
    >>> verified = stillroom.verify(match.record())
    >>> verified.seal == match.seal, verified.moves, verified.over
    (True, 0, False)
    """
    match = Match.from_record(record)
    if engine is not None:
        compare_in(engine, record)
    dice = record.header.dice
    return Verified(
        game=record.header.game,
        moves=sum(row.move is not None for row in record.rows),
        undos=sum(row.undo is not None for row in record.rows),
        over=record.result is not None,
        practice=match.practice,
        seal=match.seal,
        contributions=sum(map(bool, dice.contributions)) if isinstance(dice, SealedDice) else 0,
    )


def compare_in(engine: Engine, record: MatchRecord) -> None:
    """Plays every move of a sound record in an engine and compares the states."""
    match = Match(record.header)
    for row in record.rows:
        if row.move is not None:
            before = match.prepared(row.seat)
            actions = match.actions_of(row.move)
            if digest_in(engine, before, row, actions) != row.digest:
                problem = Message("record-other-engine", {"engine": engine.name})
                raise BrokenRecord(row.number + 1, problem)
        match.repeat(row)


def digest_in(engine: Engine, before: State, row: Row, actions: tuple[int, ...]) -> str:
    """The digest of the state in which a move ends in an engine."""
    states, logs = _room_for(engine, before)
    for action in actions:
        engine.entries["apply"](states, 0, row.seat, action, logs)
    return f"{int(engine.entries['digest'](states, 0)):016x}"


def _room_for(engine: Engine, state: State) -> tuple[Any, Any]:
    """The state and a log where the engine looks for them: in lists, or in arrays."""
    game = engine.program.game
    if engine.name == "plain":
        return [state.copied()], [game.log()]
    from stillroom.kernel.arrays import new_array, store

    states = new_array(game.state, 1)
    store(states, 0, state)
    return states, new_array(game.log, 1)
