"""Origin: whose doing the rows of a match are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stillroom.match.records.record import Row
from stillroom.server.store.match_rows import StoredRow


@dataclass(frozen=True)
class Deed:
    """What somebody does, from which rows come."""

    actor: str
    """person, bot, stand-in or clock."""
    person: str | None = None
    request: str | None = None

    def stored_rows(self, rows: Sequence[Row], at_ms: int) -> list[StoredRow]:
        """Rows that came of this, as they are kept."""
        return [
            StoredRow(
                number=row.number,
                seat=row.seat,
                move=row.move,
                undo=row.undo,
                digest=row.digest,
                request=self.request,
                person=self.person,
                actor=self.actor,
                at_ms=at_ms,
            )
            for row in rows
        ]
