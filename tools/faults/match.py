"""Faults in the table: matches, their history, their dice and their records."""

from __future__ import annotations

from tools.faults import Fault

FAULTS: tuple[Fault, ...] = (
    Fault(
        name="match-undo-after-a-draw",
        module="stillroom.match.history",
        function="History.is_free_to_undo",
        old="last is not None and last.seat == seat and not last.is_barrier",
        new="last is not None and last.seat == seat",
        why=(
            "A move that has shown something new, such as a card drawn, is taken back "
            "freely, and the match is no practice."
        ),
    ),
    Fault(
        name="match-second-undo-goes-nowhere",
        module="stillroom.match.history",
        function="History.take_back",
        old="        self._before = None\n",
        new="",
        why=(
            "The second of two undos in a row leaves the state as it was: the move is gone "
            "from the history and still on the table."
        ),
    ),
    Fault(
        name="match-practice-forgotten",
        module="stillroom.match.records.snapshots",
        function="restore",
        old=(
            "history.undos, history.practice, history.secret = body.undos, body.practice, "
            "body.secret"
        ),
        new="history.undos, history.secret = body.undos, body.secret",
        why="A practice match that is opened from a snapshot counts as played in earnest.",
    ),
    Fault(
        name="match-last-row-told-twice",
        module="stillroom.match.seen",
        function="SeenMatch.story",
        old="if row > after_row",
        new="if row >= after_row",
        why="Who comes back is told the last row once more that was there before.",
    ),
    Fault(
        name="match-givers-without-gaps",
        module="stillroom.match.records.fair_dice",
        function="SealedDice.words_for",
        old=("            for giver, bits in enumerate(self.contributions)\n            if bits\n"),
        new="            for giver, bits in enumerate(filter(None, self.contributions))\n",
        why=(
            "Where a seat before a person is a bot, the contribution goes into the dice "
            "under another number than its seat, and whoever proves them by the printed "
            "recipe fails."
        ),
    ),
)
