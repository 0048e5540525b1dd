"""Faults in the bots."""

from __future__ import annotations

from tools.faults import Fault

FAULTS: tuple[Fault, ...] = (
    Fault(
        name="bots-explosion-counts-the-own",
        module="stillroom.bots.kupferkessel.program",
        function="worth_of_explosion",
        old="worth_of_top_card(state, other, memory)",
        new="worth_of_top_card(state, seat, memory)",
        why=(
            "In Kupferkessel Co. greedy blows up cauldrons by what its own top card is "
            "worth, and not by what the others lose."
        ),
    ),
    Fault(
        name="bots-threes-overlooked",
        module="stillroom.bots.quacks.greedy",
        function="chance_to_explode",
        old="range(Chip.WHITE_3 + 1)",
        new="range(Chip.WHITE_3)",
        why=(
            "In Quacks greedy reckons as if no white 3-chip could make its pot explode, and "
            "draws where it should stop."
        ),
    ),
    Fault(
        name="bots-undo-takes-the-memory",
        module="stillroom.bots.players",
        function="BotPlayer._listen",
        old="self._row, self._undos = BEGINNING, match.undos",
        new="self._undos = match.undos",
        why=(
            "After an undo a bot at a table has forgotten everything that happened before, "
            "and plays like one that knows only top cards."
        ),
    ),
    Fault(
        name="bots-lost-immuto-stays",
        module="stillroom.bots.glastonbury.program",
        function="remember",
        old="if event.a <= CAULDRON_CARDS:",
        new="if event.a < CAULDRON_CARDS:",
        why=(
            "When the second Immuto is lost or refused, a bot believes it still on its "
            "cauldron, and from then on has the cards beneath it wrong."
        ),
    ),
)
