"""Plans for matches of the toy game, and playing them in any engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stillroom.kernel import state
from stillroom.kernel.loops import Bench, Plan, Played
from stillroom.kernel.plain import PlainEngine
from tests.kernel.toy.bots import GAME, PROGRAM

if TYPE_CHECKING:
    from stillroom.kernel.compiled import CompiledEngine

MATCHES = 60
BOTS = ("random", "cautious", "random", "cautious")


def plan_of(*bots: str, seed: int = 5, rotate: int = 0, digests: int = 1) -> Plan:
    plan = Plan()
    plan.seed, plan.rotate, plan.digests = seed, rotate, digests
    for seat, number in enumerate(PROGRAM.policy_numbers(list(bots or BOTS))):
        plan.policies[seat] = number
    return plan


def play(
    engine: PlainEngine | CompiledEngine,
    plan: Plan,
    seats: int = 3,
    first: int = 0,
    count: int = MATCHES,
    **more: int,
) -> list[Played]:
    """Plays with any engine and returns plain records."""
    played: Any = engine.play(GAME.new_state(seats), plan, first, count, **more)
    if isinstance(played, list):
        return played
    size = played.itemsize
    content = played.tobytes()
    return [Played.from_bytes(content[i * size : (i + 1) * size]) for i in range(count)]


def play_one(
    engine: PlainEngine, plan: Plan, template: state.State, bench: Bench, match: int = 0
) -> Played:
    """Plays one match on a bench that the test can look at afterwards."""
    played = [Played()]
    engine.entries["play_matches"]([template], [plan], match, played, 0, 1, 0, [bench])
    return played[0]
