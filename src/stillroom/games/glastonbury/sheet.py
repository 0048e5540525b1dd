"""The scoring sheet of a match of Glastonbury that is over."""

from __future__ import annotations

from stillroom.games.decisions import Sheet, SheetLine
from stillroom.games.glastonbury import phrases, recipes, scoring
from stillroom.games.glastonbury.ids import INGREDIENTS, RECIPES, RECIPES_OF_A_SORT
from stillroom.games.glastonbury.state import State
from stillroom.games.glastonbury.tables import RECIPE_A_POINTS, RECIPE_B_POINTS
from stillroom.games.messages import Argument, Message
from stillroom.kernel.state import Outcome


def sheet(state: State) -> Sheet:
    """9.1 - 9.9, 10.1  A line for each ingredient, for each recipe, and the sum."""
    lines = lines_of_ingredients(state)
    if scoring.has_ended(state):
        lines += lines_of_recipes(state)
    lines.append(
        SheetLine(
            Message("sheet-total"), [scoring.points(state, seat) for seat in range(state.seats)]
        )
    )
    return Sheet(why=why(state), lines=lines)


def lines_of_ingredients(state: State) -> list[SheetLine]:
    """9.1 - 9.5  What each kind brings, with its Immuto, that makes a difference to somebody."""
    lines = [
        SheetLine(
            name_of_line(state, kind),
            [points_of_kind(state, seat, kind) for seat in range(state.seats)],
        )
        for kind in range(INGREDIENTS)
    ]
    return [line for line in lines if any(line.points)]


def name_of_line(state: State, kind: int) -> Message:
    """9.4  The name of a kind, with a word where somebody has added an Immuto."""
    named = phrases.ingredient(kind)
    if any(scoring.placed_on(player, kind) for player in state.players[: state.seats]):
        return Message("sheet-with-immuto", {"ingredient": named})
    return named


def points_of_kind(state: State, seat: int, kind: int) -> int | None:
    """9.1, 9.2, 9.4  What one kind brings a player who has it."""
    player = state.players[seat]
    values = scoring.values_of_kind(player.cauldron, kind)
    return scoring.points_of_kind(player, kind, values, seat) if values else None


def lines_of_recipes(state: State) -> list[SheetLine]:
    """10.1  What each recipe brings that somebody holds."""
    holders = {
        held - 1: seat
        for seat, player in enumerate(state.players[: state.seats])
        for held in (player.recipe_a, player.recipe_b)
        if held
    }
    return [
        SheetLine(
            phrases.recipe(recipe),
            [
                points_of_recipe(state, seat, recipe) if seat == holders[recipe] else None
                for seat in range(state.seats)
            ],
        )
        for recipe in range(RECIPES)
        if recipe in holders
    ]


def points_of_recipe(state: State, seat: int, recipe: int) -> int:
    """10.1, 10.3, 10.4, 10.6  What a recipe brings its holder."""
    if not recipes.is_fulfilled(state, seat, recipe):
        return 0
    if recipe >= RECIPES_OF_A_SORT:
        return RECIPE_B_POINTS
    player = state.players[seat]
    colour = recipes.colour_of(recipe)
    cards = recipes.cards_of_colour(player.cauldron, colour)
    return RECIPE_A_POINTS[state.seats] * (cards + recipes.immuto_in_colour(player, colour))


def why(state: State) -> Message:
    """8.11, 9.9  Who won and why."""
    result = Outcome()
    scoring.settle(state, result)
    winners = [seat for seat in range(state.seats) if result.ranks[seat] == 1]
    if not winners:
        return Message("sheet-nobody-won", {"turns": state.turn})
    most = result.scores[winners[0]]
    if len(winners) > 1:
        named = together([Message("winner", seat=seat) for seat in winners])
        return Message("sheet-won-together", {"winners": named, "points": most})
    others = [result.scores[seat] for seat in range(state.seats) if seat not in winners]
    arguments: dict[str, Argument] = {"points": most, "more": most - max(others)}
    return Message("sheet-won", arguments, winners[0])


def together(named: list[Message]) -> Message:
    """Several names in one."""
    first, *rest = named
    return Message("winners", {"first": first, "rest": together(rest)}) if rest else first
