"""Chapter 9, scoring. Paragraph numbers are those of the game's rules.md.

The ingredient cards of a cauldron are looked at as bits of a number, the four values of a kind side
by side: so a cauldron is read twice, and not once for each kind.
"""

from __future__ import annotations

from stillroom.games.glastonbury import recipes
from stillroom.games.glastonbury.ids import INGREDIENT_CARDS, INGREDIENTS, VALUES, Happened
from stillroom.games.glastonbury.state import Cauldron, Log, Player, State
from stillroom.games.glastonbury.tables import COLOUR_OF, MOST_IMMUTO
from stillroom.games.kettles import cauldrons, sets
from stillroom.kernel import events
from stillroom.kernel.rules import rule
from stillroom.kernel.state import Outcome

HALF = INGREDIENTS // 2
HALF_OF_THE_CARDS = INGREDIENT_CARDS // 2
"""All 72 ingredient cards are too many for the bits of one number; half of them are not."""
ALL_VALUES = (1 << VALUES) - 1
"""The bits of one kind."""


@rule
def cards_from(cauldron: Cauldron, first: int) -> int:
    """5.3  Which of the 36 cards from a number on lie in a cauldron: a bit for each."""
    held = 0
    for place in range(cauldron.height):
        card = cauldrons.card_at(cauldron, place) - first
        if 0 <= card < HALF_OF_THE_CARDS:
            held |= 1 << card
    return held


@rule
def values_of_kind(cauldron: Cauldron, kind: int) -> int:
    """9.1  Which values of a kind lie in a cauldron: a bit for each, 0 if there are none."""
    return cards_from(cauldron, kind * VALUES) & ALL_VALUES


@rule
def kinds_in(cauldron: Cauldron) -> int:
    """5.3  Which kinds lie in a cauldron: a bit for each."""
    kinds = 0
    for place in range(cauldron.height):
        card = cauldrons.card_at(cauldron, place)
        if card < INGREDIENT_CARDS:
            kinds |= 1 << (card // VALUES)
    return kinds


@rule
def ingredient_points(state: State, seat: int) -> int:
    """9.1 - 9.6  The points of a player's ingredient cards, kind by kind."""
    player = state.players[seat]
    points = 0
    for first in range(0, INGREDIENTS, HALF):
        held = cards_from(player.cauldron, first * VALUES)
        for kind in range(first, first + HALF):
            values = held & ALL_VALUES
            if values:
                points += points_of_kind(player, kind, values, seat)
            held >>= VALUES
    return points


@rule
def points_of_kind(player: Player, kind: int, values: int, pawn_colour: int) -> int:
    """9.1, 9.2, 9.4, 9.5, 9.7  The points of the cards of one kind, with the Immuto added to it."""
    cards = placed_on(player, kind)
    total = 0
    for value in range(1, VALUES + 1):
        if values & 1:
            cards += 1
            total += value
        values >>= 1
    return sets.points_of_set(cards, total, 1 if COLOUR_OF[kind] == pawn_colour else 0)


@rule
def placed_on(player: Player, kind: int) -> int:
    """9.3, 9.5  How many Immuto were added to a kind."""
    cards = 0
    for immuto in range(MOST_IMMUTO):
        if player.placed[immuto] == kind + 1:
            cards += 1
    return cards


@rule
def has_ended(state: State) -> bool:
    """8.11, 9.3  Whether the match was played to its end, and all Immuto are added."""
    return state.over == 1 and state.ended_by > 0


@rule
def points(state: State, seat: int) -> int:
    """9.1, 9.2, 9.8, 10.1  The points of a player; recipes count at the end, spells never."""
    total = ingredient_points(state, seat)
    if state.options.recipes and has_ended(state):
        total += recipes.points(state, seat)
    return total


@rule
def declare_winners(state: State, log: Log) -> None:
    """9.9  The match is over; all who have most points win."""
    state.over = 1
    most = points(state, 0)
    for seat in range(1, state.seats):
        most = max(most, points(state, seat))
    for seat in range(state.seats):
        if points(state, seat) == most:
            events.tell(log, Happened.WON, seat, most, 0, 0, 0)


@rule
def settle(state: State, result: Outcome) -> None:
    """8.11, 9.9, 9.10  Points and places; no places before the end, nor where there was none."""
    for seat in range(state.seats):
        result.scores[seat] = points(state, seat)
    for seat in range(state.seats):
        result.ranks[seat] = 0
        if has_ended(state):
            result.ranks[seat] = 1 + seats_ahead(result, seat, state.seats)


@rule
def seats_ahead(result: Outcome, seat: int, seats: int) -> int:
    """9.10  How many players have more points."""
    ahead = 0
    for other in range(seats):
        if result.scores[other] > result.scores[seat]:
            ahead += 1
    return ahead
