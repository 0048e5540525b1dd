"""Faults in the rules of Glastonbury."""

from __future__ import annotations

from tools.faults import Fault

FAULTS: tuple[Fault, ...] = (
    Fault(
        name="abbey-only-card-is-safe",
        module="stillroom.games.glastonbury.spells",
        function="cast_vanesco",
        old="state.players[seat].cauldron.height > 0",
        new="state.players[seat].cauldron.height > 1",
        why="A Vanesco leaves the only card of a cauldron where it is (6.9).",
    ),
    Fault(
        name="abbey-red-always-leaves",
        module="stillroom.games.glastonbury.rolls",
        function="leaving_colour",
        old="Colour.BLUE - Colour.RED + 1",
        new="Colour.BLUE - Colour.RED",
        why="With two players it is always red that leaves the game, and never blue (3.3).",
    ),
    Fault(
        name="abbey-fresh-spell-first",
        module="stillroom.games.glastonbury.spells",
        function="next_to_use",
        old="spell.uses < state.spells[found].uses",
        new="spell.uses > state.spells[found].uses",
        why=(
            "Of two Accio or Declinatio the unused one is used first; with recipes, the "
            "choice between them is not offered any more (6.8, 12.3)."
        ),
    ),
    Fault(
        name="abbey-immuto-brings-nothing",
        module="stillroom.games.glastonbury.recipes",
        function="points",
        old="cards_of_colour(player.cauldron, colour) + immuto_in_colour(player, colour)",
        new="compared_cards(state, seat, colour)",
        why=(
            "With the option immuto_counts_points_only an Immuto brings no points where "
            "recipe A is fulfilled: the count for comparing is used for paying (10.4)."
        ),
    ),
)
