"""The scoring sheet of a match of Kupferkessel Co. that is over."""

from __future__ import annotations

from stillroom.games.decisions import Sheet, SheetLine
from stillroom.games.kupferkessel import contents, phrases, recipes, scoring
from stillroom.games.kupferkessel.ids import INGREDIENTS
from stillroom.games.kupferkessel.state import State
from stillroom.games.kupferkessel.tables import CHILDRENS_POINTS, RECIPE_BONUS
from stillroom.games.messages import Argument, Message
from stillroom.kernel.state import Outcome


def sheet(state: State) -> Sheet:
    """9.1 - 9.19  A line for each ingredient, for the ones and for each recipe, and the sum."""
    lines = lines_of_ingredients(state)
    if not state.options.childrens_scoring:
        ones = [scoring.bonus_for_ones(state, seat) or None for seat in range(state.seats)]
        lines.append(SheetLine(Message("sheet-most-ones"), ones))
    lines += lines_of_recipes(state)
    lines.append(
        SheetLine(
            Message("sheet-total"), [scoring.points_of(state, seat) for seat in range(state.seats)]
        )
    )
    return Sheet(why=why(state), lines=lines)


def lines_of_ingredients(state: State) -> list[SheetLine]:
    """9.2 - 9.6, 9.18  What each ingredient brings that makes a difference to somebody."""
    held = [contents.cards_in(player.cauldron) for player in state.players[: state.seats]]
    lines = [
        SheetLine(
            phrases.ingredient(ingredient),
            [points_of(state, seat, cards, ingredient) for seat, cards in enumerate(held)],
        )
        for ingredient in range(INGREDIENTS)
    ]
    return [line for line in lines if any(line.points)]


def points_of(state: State, seat: int, cards: int, ingredient: int) -> int | None:
    """9.2 - 9.6, 9.18  What one ingredient brings a player who has it."""
    if not contents.cards_of_ingredient(cards, ingredient):
        return None
    if state.options.childrens_scoring:
        return CHILDRENS_POINTS[contents.cards_of_ingredient(cards, ingredient)]
    return scoring.points_of_ingredient(state, seat, cards, ingredient)


def lines_of_recipes(state: State) -> list[SheetLine]:
    """9.8  What each recipe brings that somebody holds."""
    lines = []
    for seat, player in enumerate(state.players[: state.seats]):
        for dealt in player.recipes:
            if dealt:
                bonus = RECIPE_BONUS[dealt - 1] if recipes.is_met(state, seat, dealt - 1) else 0
                points = [bonus if other == seat else None for other in range(state.seats)]
                lines.append(SheetLine(phrases.recipe(dealt - 1), points))
    return lines


def why(state: State) -> Message:
    """8.6, 9.19  Who won and why."""
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
