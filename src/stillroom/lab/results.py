"""What is kept of many matches: a column for each number, in arrays of the standard library."""

from __future__ import annotations

import hashlib
from array import array
from collections import Counter
from typing import TYPE_CHECKING, TypeAlias

from stillroom.kernel.loops import Played
from stillroom.lab.tallies import Tally

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from stillroom.kernel.arrays import RecordArray

Column: TypeAlias = "array[int]"

SMALL, NUMBER, WORD = "b", "i", "q"
"""The types of columns, 8, 32 and 64 bits; arrays and NumPy call them by the same letters."""
BYTES_OF_A_DIGEST = 8


class Results:
    """The matches of a simulation in their order, about forty bytes for each."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.points: list[Column] = [array(NUMBER) for _ in range(seats)]
        """The points, a column for each seat."""
        self.places: list[Column] = [array(SMALL) for _ in range(seats)]
        """The places, a column for each seat; 0 where nobody won."""
        self.turns: Column = array(NUMBER)
        self.decisions: Column = array(NUMBER)
        self.first_seats: Column = array(SMALL)
        """The seat of the bot that is listed first; the others follow clockwise."""
        self.digests: Column = array(WORD)
        """The digests of the last states."""

    def __len__(self) -> int:
        return len(self.digests)

    def add(self, played: list[Played] | RecordArray) -> None:
        """Keeps the matches that an engine has played, after those that are here."""
        if isinstance(played, list):
            self._add_records(played)
        else:
            self._add_array(played)

    def _add_records(self, played: list[Played]) -> None:
        for seat in range(self.seats):
            self.points[seat].extend(match.outcome.scores[seat] for match in played)
            self.places[seat].extend(match.outcome.ranks[seat] for match in played)
        self.turns.extend(match.turns for match in played)
        self.decisions.extend(match.decisions for match in played)
        self.first_seats.extend(match.first_policy_seat for match in played)
        self.digests.extend(match.last_digest for match in played)

    def _add_array(self, played: RecordArray) -> None:
        for seat in range(self.seats):
            _append(self.points[seat], played["outcome"]["scores"][:, seat])
            _append(self.places[seat], played["outcome"]["ranks"][:, seat])
        _append(self.turns, played["turns"])
        _append(self.decisions, played["decisions"])
        _append(self.first_seats, played["first_policy_seat"])
        _append(self.digests, played["last_digest"])

    @property
    def unfinished(self) -> int:
        """How many matches ended without a winner: then every place is 0."""
        return self.places[0].count(0)

    def digest(self, matches: int | None = None) -> str:
        """SHA-256 over the digests of the last states in order of match, or of the first matches.

        Each digest goes in as eight bytes, the lowest first.
        """
        whole = hashlib.sha256()
        for digest in self.digests[:matches]:
            whole.update(digest.to_bytes(BYTES_OF_A_DIGEST, "little"))
        return whole.hexdigest()

    def bot_at(self, seat: int, first_seat: int) -> int:
        """The number, in the list of bots, of the bot at a seat when the first sits at another."""
        return (seat - first_seat) % self.seats

    def tallies(self) -> dict[tuple[int, int], Tally]:
        """How the matches ended, for each bot by its number in the list, at each seat it took."""
        cells: dict[tuple[int, int], Tally] = {}
        for seat in range(self.seats):
            columns = self.first_seats, self.points[seat], self.places[seat]
            endings = Counter(zip(*columns, strict=True))
            for (first_seat, points, place), count in endings.items():
                cell = cells.setdefault((self.bot_at(seat, first_seat), seat), Tally())
                cell.counts[points, place] += count
        return cells


def _append(column: Column, values: NDArray[np.int32 | np.int64]) -> None:
    column.frombytes(values.astype(column.typecode).tobytes())
