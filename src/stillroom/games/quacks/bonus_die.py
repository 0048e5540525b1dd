"""The bonus die: what each face brings (1.5, 13.2)."""

from __future__ import annotations

from stillroom.games.quacks import gains, rolls, telling
from stillroom.games.quacks.ids import Cause, Chip, DieFace, Happened
from stillroom.games.quacks.state import Log, State
from stillroom.kernel.rules import rule


@rule
def roll(state: State, seat: int, log: Log) -> None:
    """5.8, 13.1, 13.2  A player rolls the bonus die and gains what it shows."""
    face = rolls.face(state)
    telling.tell(state, log, Happened.ROLLED, seat, face, 0, 0)
    match face:
        case DieFace.ONE_POINT | DieFace.ANOTHER_POINT:
            gains.gain_points(state, seat, 1, Cause.DIE, log)
        case DieFace.TWO_POINTS:
            gains.gain_points(state, seat, 2, Cause.DIE, log)
        case DieFace.RUBY:
            gains.gain_rubies(state, seat, 1, Cause.DIE, log)
        case DieFace.DROPLET:
            gains.gain_steps(state, seat, 1, Cause.DIE, log)
        case _:
            gains.gain_chip(state, seat, Chip.ORANGE_1, Cause.DIE, log)
