"""The luck of a match of The Quacks of Quedlinburg: chips out of bags, and the die.

Counted are the chips that somebody drew into the pot, each against the chances of the bag just
before. What a card or a crow skull draws to choose from is a choice as much as luck.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from stillroom.games.afterwards import LuckSheet, Retraced, Tally, mean
from stillroom.games.messages import Message
from stillroom.games.quacks import brewing, pots
from stillroom.games.quacks.details import happened_in
from stillroom.games.quacks.ids import FACES, KINDS, Action, DieFace, Happened
from stillroom.games.quacks.state import State
from stillroom.games.quacks.tables import VALUE

POINTS_OF_FACE = {DieFace.ONE_POINT: 1, DieFace.ANOTHER_POINT: 1, DieFace.TWO_POINTS: 2}
"""The points on the die; the other faces bring things."""
MEAN_POINTS = sum(POINTS_OF_FACE.values()) / FACES


def luck(seats: int, actions: Iterable[Retraced[State]]) -> LuckSheet:
    """Explosions, white chips and points of the die, against what was to be expected."""
    explosions, white, die = Tally(seats), Tally(seats), Tally(seats)
    for done in actions:
        for seat, chip in drawn(done):
            player = done.before.players[seat]
            explodes = [
                int(brewing.would_explode(done.before, player, each)) for each in range(KINDS)
            ]
            values = [white_value(each) for each in range(KINDS)]
            explosions.add(seat, explodes[chip], mean(player.bag, explodes))
            white.add(seat, values[chip], mean(player.bag, values))
        for event in done.events:
            if event.kind == Happened.ROLLED:
                die.add(event.seat, POINTS_OF_FACE.get(DieFace(event.a), 0), MEAN_POINTS)
    lines = [
        explosions.line(Message("luck-explosions")),
        white.line(Message("luck-white")),
        die.line(Message("luck-die")),
    ]
    return LuckSheet(lines)


def drawn(done: Retraced[State]) -> Iterator[tuple[int, int]]:
    """The chips that were drawn into pots by an action: one, or in a common stir one for
    each seat that has committed to it."""
    is_shown = False
    for event in done.events:
        happened = happened_in(event)
        if happened == Happened.STIRRED:
            is_shown = True
        elif happened == Happened.DREW and (is_shown or done.action == Action.DRAW):
            yield event.seat, event.a


def white_value(chip: int) -> int:
    """What a chip adds to the white sum."""
    return VALUE[chip] if pots.is_white(chip + 1) else 0
