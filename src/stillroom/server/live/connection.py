"""Connections: whoever has a table open, each over one socket."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

from stillroom.server.store.people import Person

MOST_WAITING = 200
"""So many messages wait for a slow client; then it must come again and catch up."""
PER_SECOND, AT_ONCE = 20, 60
"""How many messages a client may send: at a time, and each second in the long run."""

TOO_SLOW = 4008
"""The close code for a client that does not read what it is sent."""
NOBODY = 4001
"""The close code for a browser that is nobody's, or not any more."""
ELSEWHERE = 4009
"""The close code for a window whose person has opened the table in another one."""


@dataclass(eq=False)
class Attendant:
    """Somebody who has a table open: one socket of one person."""

    person: Person
    socket: str
    """The id of the socket."""
    eyes: int | None = None
    """The seat through whose eyes the person looks; None for a spectator's, or a fallen curtain."""
    is_quiet: bool = False
    """Whether the curtain has fallen: then only the board is shown and nothing told."""
    seen_row: int | None = None
    """The last row that the person has seen who looks elsewhere now; None for one who looks."""
    device: str = ""
    """The hash of the token by which the person was known."""
    outgoing: asyncio.Queue[bytes | int] = field(
        default_factory=lambda: asyncio.Queue(MOST_WAITING)
    )
    """What waits to be sent: messages, or the code with which the socket closes."""
    closing: int | None = None
    """The code with which the socket closes, once that is decided."""
    _allowance: float = AT_ONCE
    _counted: float = field(default_factory=time.monotonic)

    @property
    def viewpoint(self) -> tuple[int | None, bool]:
        """Through whose eyes the person looks, and whether nothing is told."""
        return self.eyes, self.is_quiet

    def open_first_eyes(self, own: list[int], wanted: int | None, *, has_secrets: bool) -> None:
        """Looks through the eyes of the wanted seat if it is an own one, else of the first.

        Several people at one device begin behind the curtain where there are secrets. Whoever has a
        seat is never told the spectator's story beside the own one.
        """
        self.is_quiet = len(own) > 1 and wanted not in own and has_secrets
        if wanted in own:
            self.eyes = wanted
        else:
            self.eyes = own[0] if own and not self.is_quiet else None

    def looks_right(self, own: list[int]) -> bool:
        """Whether the eyes are those of an own seat, the curtain has fallen, or there is none."""
        is_behind = self.eyes is None and self.is_quiet == bool(own)
        return self.eyes in own or is_behind

    def post(self, content: bytes) -> None:
        """Puts a message into the queue; a client that does not read is let go."""
        if self.closing is not None:
            return
        if self.outgoing.full():
            self.close(TOO_SLOW)
        else:
            self.outgoing.put_nowait(content)

    def close(self, code: int) -> None:
        """Ends the socket, after what is already in the queue if there is room."""
        if self.closing is None:
            self.closing = code
            if self.outgoing.full():
                while not self.outgoing.empty():
                    self.outgoing.get_nowait()
            self.outgoing.put_nowait(code)

    def is_flooding(self) -> bool:
        """Counts a message, and says whether there were too many."""
        now = time.monotonic()
        self._allowance = min(AT_ONCE, self._allowance + (now - self._counted) * PER_SECOND)
        self._counted = now
        if self._allowance < 1:
            return True
        self._allowance -= 1
        return False
