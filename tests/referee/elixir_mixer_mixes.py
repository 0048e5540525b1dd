"""Mixes in one line, for the tests of the referee of Elixir Mixer."""

from __future__ import annotations

from tests.referee.elixir_mixer import Cards, Mix, multiset

PLAIN = {10: (3, 7), 11: (4, 7), 12: (5, 7), 13: (6, 7), 14: (7, 7), 15: (1, 7, 7)}


def cards(*names: str) -> Cards:
    return multiset(names)


def elixir(turn: int, seat: int, name: str, number: int, *used: str) -> Mix:
    """An elixir, from two or three plain cards of its colour unless the cards are told."""
    plain = tuple(f"{name}-{worth}" for worth in PLAIN[number])
    return Mix(turn, seat, name, number, multiset(used or plain))


def seventeen(turn: int, seat: int, *used: str) -> Mix:
    return Mix(turn, seat, None, 17, multiset(used or ("blue-4", "green-6", "red-7")))
