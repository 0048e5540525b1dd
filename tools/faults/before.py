"""What the faults are in the sources that this suite is compared with, where names were others."""

from __future__ import annotations

from dataclasses import replace

from tools.faults import Fault

MODULES = {
    "stillroom.bots.glastonbury.program": "stillroom.bots.glastonbury",
    "stillroom.bots.kupferkessel.program": "stillroom.bots.kupferkessel",
    "stillroom.bots.quacks.greedy": "stillroom.bots.quacks_greedy",
    "stillroom.kernel.bot_events": "stillroom.kernel.hearing",
    "stillroom.match.history": "stillroom.table.history",
    "stillroom.match.records.fair_dice": "stillroom.table.fair_dice",
    "stillroom.match.records.snapshots": "stillroom.table.snapshots",
    "stillroom.match.seen": "stillroom.table.seen",
    "stillroom.server.after.replay": "stillroom.server.archive",
    "stillroom.server.live.clocks": "stillroom.server.clocks",
    "stillroom.server.live.room": "stillroom.server.room",
    "stillroom.server.lobby.lifecycle": "stillroom.server.gathering",
    "stillroom.server.lobby.seats": "stillroom.server.sitting",
    "stillroom.tui.saves": "stillroom.tui.keeping",
    "web/src/lib/play/keys.ts": "web/src/lib/keys.ts",
    "web/src/lib/page/roving.ts": "web/src/lib/roving.ts",
    "web/src/lib/server/live.svelte.ts": "web/src/lib/live.svelte.ts",
    "web/src/pages/replay/replaying.svelte.ts": "web/src/rooms/replaying.svelte.ts",
}
FUNCTIONS = {("stillroom.tui.saves", "locked"): "held"}
WORDS = (("RefusedRequest(", "Refused("), ("announce(", "tell("), ("remembers=", "listens="))


def before(fault: Fault) -> Fault:
    """A fault with the names of the sources that this suite is compared with."""
    return replace(
        fault,
        module=MODULES.get(fault.module, fault.module),
        function=FUNCTIONS.get((fault.module, fault.function), fault.function),
        old=_before(fault.old),
        new=_before(fault.new),
    )


def _before(text: str) -> str:
    for now, then in WORDS:
        text = text.replace(now, then)
    return text
