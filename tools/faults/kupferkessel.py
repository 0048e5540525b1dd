"""Faults in the rules of Kupferkessel Co."""

from __future__ import annotations

from tools.faults import Fault

FAULTS: tuple[Fault, ...] = (
    Fault(
        name="copper-most-ones-in-a-tie",
        module="stillroom.games.kupferkessel.scoring",
        function="bonus_for_ones",
        old="ones_of(state, other) >= own",
        new="ones_of(state, other) > own",
        why="Players with equally many cards of the value 1 all get 5 points (9.7).",
    ),
    Fault(
        name="copper-two-pawns-in-a-row",
        module="stillroom.games.kupferkessel.walking",
        function="stop_after",
        old="while is_occupied(state, seat, stop):",
        new="if is_occupied(state, seat, stop):",
        why=(
            "With three players, of two pawns that stand one behind the other only the first "
            "is jumped, so two pawns share a stop (4.4)."
        ),
    ),
    Fault(
        name="copper-recipes-under-open-lids",
        module="stillroom.games.kupferkessel.knowledge",
        function="guess_hidden_things",
        old=(
            "    if recipes.take_part(state) and not state.over:\n"
            "        guess_recipes(state, seat)\n"
        ),
        new=(
            "        if recipes.take_part(state) and not state.over:\n"
            "            guess_recipes(state, seat)\n"
        ),
        why=(
            "With open cauldrons a redeal keeps the recipes of the others as they are, so "
            "bots that search think with what they may not know (10.4, 10.6)."
        ),
    ),
    Fault(
        name="copper-covered-card-told-again",
        module="stillroom.games.kupferkessel.narration",
        function="faded_take",
        old="    later.b = 0\n",
        new="",
        why="Who comes back is told again which card the present top card covers (10.2).",
    ),
)
