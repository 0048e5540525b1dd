"""Pacing: how long a bot seems to think, so that people can follow.

A table goes as briskly as anybody there may want it; a client shows each move as long as its reader
likes.
"""

from __future__ import annotations

import random

from stillroom.games.decisions import DecisionKind

DECISION_SECONDS = 0.4
"""What a decision takes; a turn has one to three."""
TOGETHER_SECONDS = 0.3
"""The same where several seats decide at once."""
LEAST_PRESS, MOST_PRESS = 0.6, 1.0
"""Seconds before a button is pressed again beside people, such as between the chips of a brew."""
REST_SECONDS = 0.15
"""The same once no person has to press any more."""


def seconds_before(kind: DecisionKind, waiting: int, people: int, number: int) -> float:
    """How long a bot waits before its decision of some number, while so many seats and people wait.

    The same asking gives the same time, whichever worker asks.
    """
    if kind != DecisionKind.PRESS:
        return DECISION_SECONDS if waiting == 1 else TOGETHER_SECONDS
    if people == 0 and waiting > 1:
        return REST_SECONDS
    return random.Random(number).uniform(LEAST_PRESS, MOST_PRESS)
