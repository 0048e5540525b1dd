"""What is hidden, put where everybody thinks that it is: a chip in a hand back into its bag, a
covered brew back to its beginning."""

from __future__ import annotations

from stillroom.games.quacks import pots
from stillroom.games.quacks.ids import Chip, Phase
from stillroom.games.quacks.state import REDS, Player, State
from stillroom.games.quacks.tables import SPACES
from stillroom.kernel import bags


def as_seen(state: State, viewer: int | None) -> State:
    """9.2, 9.3, 9.5, 9.6  The match with all that the viewer may not know as it was before.

    Who decides about toadstools after a covered brew still brews for the others: that there are
    any is covered, too.
    """
    if seen_as_it_is(state):
        return state
    seen = state.copied()
    for seat in range(seen.seats):
        player = seen.players[seat]
        if seen.phase == Phase.FORTUNE:
            player.reached = pots.start_of(player)
        if seen.covered and seat != viewer:
            cover(player)
            player.brewing = seen.waiting[seat]
    return seen


def seen_as_it_is(state: State) -> bool:
    """Whether nothing is shown otherwise than it is."""
    return state.phase != Phase.FORTUNE and not state.covered


def cover(player: Player) -> None:
    """9.6  The player as before the brew."""
    for drawn in (player.pot, player.tray, player.aside):
        bags.pour(player.bag, drawn)
    for place in range(REDS):
        player.aside[Chip.RED_1 + place] = player.before.aside[place]
        player.bag[Chip.RED_1 + place] -= player.before.aside[place]
    player.spaces = [0] * SPACES
    player.rats = max(player.tails - player.tails_given, 0)
    player.reached = pots.start_of(player)
    player.rubies, player.points = player.before.rubies, player.before.points
    player.flask = player.before.flask
    player.exploded = player.protected = player.doubling = player.protection = 0
