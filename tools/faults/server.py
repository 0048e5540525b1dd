"""Faults in the server."""

from __future__ import annotations

from tools.faults import Fault

FAULTS: tuple[Fault, ...] = (
    Fault(
        name="server-not-the-opener-is-a-conflict",
        module="stillroom.server.lobby.lifecycle",
        function="check_opener",
        old='RefusedRequest(FORBIDDEN, "refused-not-opener")',
        new='RefusedRequest(CONFLICT, "refused-not-opener")',
        why="Who may not start a table is told 409, as if it would do to try again, and not 403.",
    ),
    Fault(
        name="server-quick-answers-fill-the-clock",
        module="stillroom.server.live.clocks",
        function="Reserve.answer",
        old="max(0, self.left - max(0, beyond))",
        new="max(0, self.left - beyond)",
        why=(
            "Whoever answers before the seconds of a decision are over has more in reserve "
            "than before."
        ),
    ),
    Fault(
        name="server-refusals-swallowed",
        module="stillroom.server.live.room",
        function="Room.change",
        old=("                if not await self.catch_up():\n                    raise\n"),
        new="                await self.catch_up()\n",
        why=(
            "A move that the rules forbid is refused as if the server were busy, without the "
            "paragraph that forbids it."
        ),
    ),
    Fault(
        name="server-notes-left-behind",
        module="stillroom.server.lobby.seats",
        function="_hand_to_bot",
        old="    talk.set_notes(connection, gathered.table.id, seat.seat, [])\n",
        new="",
        why=(
            "Who takes the seat of somebody who has left a match reads the private notes of "
            "that person."
        ),
    ),
    Fault(
        name="server-second-page-tells-all",
        module="stillroom.server.after.replay",
        function="_frames",
        old=("    else:\n        listener.catch_up()\n"),
        new="",
        why=(
            "A replay that is fetched from a later row on tells in its first frame "
            "everything that happened before."
        ),
    ),
    Fault(
        name="server-forgotten-devices-play-on",
        module="stillroom.server.store.people",
        function="forget_other_devices",
        old='    announce(connection, person_id, "devices")\n',
        new="",
        why=(
            "Who forgets all other browsers does not end what is open there: a table goes on "
            "at a device that is nobody's any more."
        ),
    ),
)
