"""Chapter 9, scoring, but for the recipes. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.kettles import sets
from stillroom.games.kupferkessel import contents, pawns, recipes
from stillroom.games.kupferkessel.ids import INGREDIENTS
from stillroom.games.kupferkessel.state import State
from stillroom.games.kupferkessel.tables import (
    CHILDRENS_POINTS,
    COLOUR_OF,
    MOST_ONES_BONUS,
)
from stillroom.kernel.rules import rule
from stillroom.kernel.state import Outcome


@rule
def points_of(state: State, seat: int) -> int:
    """9.1 - 9.18  What a player has by now: sets, the most ones, and recipes."""
    points = points_of_sets(state, seat)
    if not state.options.childrens_scoring:
        points += bonus_for_ones(state, seat) + recipes.bonus_for_recipes(state, seat)
    return points


@rule
def points_of_sets(state: State, seat: int) -> int:
    """9.2 - 9.6, 9.18  The points of all ingredients."""
    cards = contents.cards_in(state.players[seat].cauldron)
    points = 0
    for ingredient in range(INGREDIENTS):
        if state.options.childrens_scoring:
            points += CHILDRENS_POINTS[contents.cards_of_ingredient(cards, ingredient)]
        else:
            points += points_of_ingredient(state, seat, cards, ingredient)
    return points


@rule
def points_of_ingredient(state: State, seat: int, cards: int, ingredient: int) -> int:
    """9.2 - 9.6  What one ingredient costs or brings, doubled in the colour of the own pawn."""
    number = contents.cards_of_ingredient(cards, ingredient)
    total = contents.value_of_ingredient(cards, ingredient)
    is_doubled = 1 if COLOUR_OF[ingredient] == pawns.colour_of(state, seat) else 0
    return sets.points_of_set(number, total, is_doubled)


@rule
def bonus_for_ones(state: State, seat: int) -> int:
    """9.7  Who has more cards of the value 1 than each of the others gets 5 points."""
    own = ones_of(state, seat)
    for other in range(state.seats):
        if other != seat and ones_of(state, other) >= own:
            return 0
    return MOST_ONES_BONUS


@rule
def ones_of(state: State, seat: int) -> int:
    """9.7  How many cards of the value 1 a player has."""
    return contents.cards_of_value(contents.cards_in(state.players[seat].cauldron), 1)


@rule
def most_points(state: State) -> int:
    """9.19  The points of the winners."""
    most = points_of(state, 0)
    for seat in range(1, state.seats):
        most = max(most, points_of(state, seat))
    return most


@rule
def settle(state: State, result: Outcome) -> None:
    """8.6, 9.19  Points at any time; places only when a last card has ended the match."""
    for seat in range(state.seats):
        result.scores[seat] = points_of(state, seat)
    for seat in range(state.seats):
        result.ranks[seat] = 1 + seats_ahead(state, seat, result) if state.last_taker else 0


@rule
def seats_ahead(state: State, seat: int, result: Outcome) -> int:
    """9.19  How many players have more points."""
    ahead = 0
    for other in range(state.seats):
        if result.scores[other] > result.scores[seat]:
            ahead += 1
    return ahead
