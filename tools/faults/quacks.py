"""Faults in the rules of The Quacks of Quedlinburg."""

from __future__ import annotations

from tools.faults import Fault

FAULTS: tuple[Fault, ...] = (
    Fault(
        name="quacks-seven-is-too-much",
        module="stillroom.games.quacks.brewing",
        function="test_white_chip",
        old="pots.white_sum(player) > limit_of(state, player)",
        new="pots.white_sum(player) >= limit_of(state, player)",
        why=(
            "A pot explodes at 7, and not beyond it; the chance that is shown says otherwise (8.6)."
        ),
    ),
    Fault(
        name="quacks-one-neighbour-twice",
        module="stillroom.games.quacks.hawkmoths",
        function="bonus_of_more",
        old="seats.previous_seat(seat, state.seats)",
        new="seats.next_seat(seat, state.seats)",
        why=(
            "With three or four players only the neighbour at the left is compared, and "
            "counts twice: a step without a ruby never comes (14.2)."
        ),
    ),
    Fault(
        name="quacks-points-through-the-cover",
        module="stillroom.games.quacks.covering",
        function="cover",
        old="player.rubies, player.points = player.before.rubies, player.before.points",
        new="player.rubies = player.before.rubies",
        why=(
            "In a covered brew the others see the points of a crow skull of set 4 when they "
            "are gained (9.5)."
        ),
    ),
    Fault(
        name="quacks-fresh-start-on-the-sheet",
        module="stillroom.games.quacks.blue_cards",
        function="take_everything_back",
        old="    player.turn_points[state.turn - 1] -= player.points - player.before.points\n",
        new="",
        why=(
            "After a fresh start the sheet still counts points of the brew that was taken "
            "back, so its turns come to more than the total (6.8, 20.5)."
        ),
    ),
)
