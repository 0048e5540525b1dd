"""How strong bots are, as a sample: in so few matches only what is clear can be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from stillroom.kernel.loops import Plan
from stillroom.lab.arena import Arena, play
from tests.engines import compiled

if TYPE_CHECKING:
    from stillroom.kernel.arrays import RecordArray

pytestmark = pytest.mark.compiled

KETTLES = ("kupferkessel", "glastonbury")
MATCHES = 400


def played(game: str, bots: list[str], seed: int = 5) -> RecordArray:
    """Matches of some bots, each of which sits at each seat equally often."""
    engine = compiled(game)
    plan = Plan()
    plan.seed, plan.rotate = seed, 1
    plan.policies[: len(bots)] = engine.program.policy_numbers(bots)
    return engine.play(engine.program.game.new_state(len(bots)), plan, 0, MATCHES, 2)


def won(game: str, bot: str, other: str) -> tuple[int, int]:
    """How many matches each of two bots has won alone."""
    wins = [0, 0]
    for match in played(game, [bot, other]):
        scores, seat = match["outcome"]["scores"], int(match["first_policy_seat"])
        wins[0] += int(scores[seat] > scores[1 - seat])
        wins[1] += int(scores[seat] < scores[1 - seat])
    return wins[0], wins[1]


@pytest.mark.parametrize(
    ("game", "share"),
    [("elixir-mixer", 0.97), ("kupferkessel", 0.98), ("glastonbury", 0.98), ("quacks", 0.95)],
)
def test_the_greedy_bot_beats_the_random_bot_nearly_always(game: str, share: float) -> None:
    assert won(game, "greedy", "random")[0] >= share * MATCHES


@pytest.mark.parametrize("game", KETTLES)
@pytest.mark.parametrize(
    ("bot", "other", "share"),
    [
        ("greedy", "greedy-watchful", 0.55),
        ("greedy-watchful", "greedy-hazy", 0.6),
        ("greedy-hazy", "greedy-forgetful", 0.8),
        ("greedy-forgetful", "random", 0.6),
    ],
)
def test_who_recalls_more_wins_more(game: str, bot: str, other: str, share: float) -> None:
    more, less = won(game, bot, other)
    assert more > share * MATCHES > less


@pytest.mark.parametrize(("seats", "low", "high"), [(2, 45, 66), (4, 44, 60)])
def test_with_cards_and_set_1_quacks_is_scored_as_by_sensible_players(
    seats: int, low: int, high: int
) -> None:
    scores = played("quacks", ["greedy"] * seats, seed=1)["outcome"]["scores"]
    assert low < scores[:, :seats].mean() < high


@pytest.mark.slow
def test_a_master_of_few_matches_beats_the_frozen_greedy_bot() -> None:
    """In Kupferkessel Co., where remembering and looking ahead are everything."""
    arena = Arena("kupferkessel", ("master-50", "greedy-1"), 40, seed=5)
    [pairing] = play(arena).pairings
    assert pairing.share > 0.6
