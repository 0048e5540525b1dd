"""What is kept of matches: shared places, and nothing that depends on where they were played."""

from __future__ import annotations

from collections import Counter

import pytest

from stillroom.kernel.fields import INT32_MAX, WORD_MAX
from stillroom.kernel.loops import Played
from stillroom.lab.results import Results
from stillroom.lab.tallies import Tally


def played(points: list[int], places: list[int], first_seat: int = 0) -> Played:
    """A match that ended so."""
    match = Played()
    match.outcome.scores[: len(points)] = points
    match.outcome.ranks[: len(places)] = places
    match.first_policy_seat = first_seat
    match.turns, match.decisions, match.last_digest = INT32_MAX, 7, WORD_MAX
    return match


MATCHES = [
    played([12, -8, 12], [1, 3, 1]),
    played([12, 9, 3], [1, 2, 3], first_seat=1),
    played([4, 4, 4], [0, 0, 0], first_seat=2),
]


def test_each_bot_is_found_at_the_seat_it_took() -> None:
    results = Results(3)
    results.add(MATCHES)
    assert results.tallies() == {
        (0, 0): Tally(Counter({(12, 1): 1})),
        (1, 1): Tally(Counter({(-8, 3): 1})),
        (2, 2): Tally(Counter({(12, 1): 1})),
        (2, 0): Tally(Counter({(12, 1): 1})),
        (0, 1): Tally(Counter({(9, 2): 1})),
        (1, 2): Tally(Counter({(3, 3): 1})),
        (1, 0): Tally(Counter({(4, 0): 1})),
        (2, 1): Tally(Counter({(4, 0): 1})),
        (0, 2): Tally(Counter({(4, 0): 1})),
    }
    assert results.unfinished == 1


@pytest.mark.compiled
def test_records_and_arrays_leave_the_same_columns() -> None:
    pytest.importorskip("numpy")
    from stillroom.kernel.arrays import new_array, store

    from_records, from_array = Results(3), Results(3)
    lying = new_array(Played, len(MATCHES))
    for place, match in enumerate(MATCHES):
        store(lying, place, match)
    from_records.add(MATCHES)
    from_array.add(lying)
    assert vars(from_array) == vars(from_records)
    assert len(from_array) == 3
    assert from_array.points[1].tolist() == [-8, 9, 4]
    assert from_array.digests.tolist() == [WORD_MAX] * 3
