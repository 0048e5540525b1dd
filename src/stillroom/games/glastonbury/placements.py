"""9.3 - 9.5, 12.6  Whole placements of Immuto, and what each brings, found without playing them.

A placement changes nothing but the points of its kinds, so these are added to what the own
ingredients bring without it.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

from stillroom.games.glastonbury import scoring, view
from stillroom.games.glastonbury.ids import VALUES
from stillroom.games.glastonbury.moves import GRAMMAR
from stillroom.games.glastonbury.names import INGREDIENT_OF
from stillroom.games.glastonbury.state import Player, State
from stillroom.games.glastonbury.tables import COLOUR_OF, MOST_IMMUTO, VALUE
from stillroom.games.kettles import sets
from stillroom.games.moves import Move


def whole_placements(player: Player, opened: list[int]) -> list[Move]:
    """12.6  Every whole placement that begins with an open action, in rising order.

    Two kinds rise, so after the last kind there is no choice: it is named alone for both Immuto.
    """
    if player.places_owed < MOST_IMMUTO:
        return [GRAMMAR.move_of((action,)) for action in opened]
    *pairs, _last_twice = combinations_with_replacement(opened, MOST_IMMUTO)
    return [GRAMMAR.move_of(way) for way in [*pairs, (opened[-1],)]]


def points_of_placements(state: State, seat: int, found: list[Move]) -> dict[Move, int]:
    """9.4, 9.5  The points of the own ingredients with each of some whole placements."""
    player = state.players[seat]
    present = scoring.ingredient_points(state, seat)
    gains = {
        kind: gains_of_kind(player, kind, seat)
        for kind in {kind for way in found for kind in kinds_of(player, way)}
    }
    points = {}
    for way in found:
        kinds = kinds_of(player, way)
        points[way] = present + sum(gains[kind][kinds.count(kind)] for kind in set(kinds))
    return points


def kinds_of(player: Player, way: Move) -> list[int]:
    """12.6  The kind of each Immuto of a whole placement; one that is named alone is for all."""
    kinds = [INGREDIENT_OF[name] for name in way.pieces]
    return kinds if len(kinds) == player.places_owed else kinds * player.places_owed


def gains_of_kind(player: Player, kind: int, pawn_colour: int) -> list[int]:
    """9.4, 9.5  What no Immuto, one and two of them add to the points of a kind."""
    values = [VALUE[card] for card in view.cards_of(player.cauldron) if card // VALUES == kind]
    cards = len(values) + scoring.placed_on(player, kind)
    doubled = 1 if COLOUR_OF[kind] == pawn_colour else 0
    points = [
        sets.points_of_set(cards + added, sum(values), doubled) for added in range(MOST_IMMUTO + 1)
    ]
    return [after - points[0] for after in points]
