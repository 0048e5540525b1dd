"""Faults in the rules of Elixir Mixer."""

from __future__ import annotations

from tools.faults import Fault

FAULTS: tuple[Fault, ...] = (
    Fault(
        name="mixer-a-row-with-gaps",
        module="stillroom.games.elixir_mixer.bonuses",
        function="has_three_in_a_row",
        old="run + 1 if elixirs_of_step(player, step) else 0",
        new="run + 1 if elixirs_of_step(player, step) else run",
        why="Elixirs 10, 12 and 14 earn three in a row (5.4).",
    ),
    Fault(
        name="mixer-elixirs-of-all-turns",
        module="stillroom.games.elixir_mixer.picking",
        function="begin_turn",
        old="    state.elixirs_this_turn = 0\n",
        new="",
        why=(
            "Two elixirs are found in two turns, even of two players: what was mixed is not "
            "forgotten (5.5)."
        ),
    ),
    Fault(
        name="mixer-known-card-stays-known",
        module="stillroom.games.elixir_mixer.hands",
        function="lose_openly",
        old="if player.known[kind]:",
        new="if player.known[kind] > player.hand[kind]:",
        why=(
            "A hand with a known card and its twin loses one of them, and everybody is still "
            "told that the other one is there (8.3)."
        ),
    ),
    Fault(
        name="mixer-mixed-elixir-is-blue",
        module="stillroom.games.elixir_mixer.mixing",
        function="finish_mix",
        old=(
            "    one_colour = Colour.ANY if state.basket.colours_differ else state.basket.colour\n"
            "    asking.all_named(state)\n"
        ),
        new=(
            "    asking.all_named(state)\n"
            "    one_colour = Colour.ANY if state.basket.colours_differ else state.basket.colour\n"
        ),
        why=(
            "With the option mixed_elixir_counts a mixed elixir of four cards of any colours "
            "earns four cards of blue: the basket was put away before it was read (5.8)."
        ),
    ),
)
