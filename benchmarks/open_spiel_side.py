"""How many decisions per second OpenSpiel makes in random play, and how fast it searches.

Only the playing of matches is timed. Making the first states and counting the moves are not,
so the figures lean in OpenSpiel's favour. Of a search, only the searching is timed.
"""

from __future__ import annotations

import argparse
import random
import zlib
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from itertools import count, islice
from time import perf_counter
from typing import Any, NamedTuple, Protocol

CPP_GAMES = ("crazy_eights", "hearts", "pig")
PYTHON_GAMES = ("python_kuhn_poker", "python_liars_poker")

# Matches timed together. Counting moves after every match would leave the caches cold for the
# next one; a batch also makes the cost of reading the clock vanish.
BATCH = 100
# Matches that enter the checksum; the first batch always holds them.
CHECKED = 20
# OpenSpiel takes seeds as C ints.
SEED_MASK = 0x7FFFFFFF
# A C++ game with hidden cards that its IS-MCTS can deal again. Its search crashes while cards are
# passed, so they are not: that is what its first roll of 0 says.
SEARCHED_GAME = "hearts"
NO_PASSING = 0
CURIOSITY = 2.0


class Measured(NamedTuple):
    """One game's result; `decisions` leaves out chance moves."""

    name: str
    kind: str
    matches: int
    decisions: int
    seconds: float
    checksum: int

    @property
    def rate(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds


class Effort(NamedTuple):
    """How much is searched."""

    simulations: int
    """At a decision."""
    every: int
    """One decision of so many is searched."""
    decisions: int
    """At least so many are; the last match is played to its end."""


class Searched(NamedTuple):
    """What a search did; `decisions` leaves out those with a single action."""

    who: str
    what: str
    decisions: int
    simulations: int
    seconds: float
    checksum: int

    @property
    def speed(self) -> float:
        """Simulations per second."""
        return self.simulations / self.seconds


class _Move(Protocol):
    @property
    def player(self) -> int: ...


class _State(Protocol):
    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> Sequence[tuple[int, float]]: ...
    def legal_actions(self) -> Sequence[int]: ...
    def apply_action(self, action: int) -> None: ...
    def full_history(self) -> Sequence[_Move]: ...
    def history_str(self) -> str: ...
    def returns(self) -> Sequence[float]: ...


class _Game(Protocol):
    def num_players(self) -> int: ...
    def new_initial_state(self) -> _State: ...


_Play = Callable[[Sequence[_State]], None]


def _load() -> Any:
    """Import pyspiel and register the Python games."""
    # Imported by name because pyspiel has no types and is wanted only when measuring.
    try:
        pyspiel = import_module("pyspiel")
        import_module("open_spiel.python.games")
    except ImportError as error:
        raise ImportError(
            "The comparison needs OpenSpiel, which could not be imported. "
            "Please install this project with its extra `bench` and try again."
        ) from error
    return pyspiel


def _cpp_play(pyspiel: Any, game: _Game, seed: int) -> _Play:
    """Play states to the end with the C++ loop and C++ random bots."""
    rng = random.Random(seed)
    bots = [
        pyspiel.make_uniform_random_bot(player, rng.getrandbits(31))
        for player in range(game.num_players())
    ]
    evaluate_bots = pyspiel.evaluate_bots
    seeds = count(seed)

    def play(states: Sequence[_State]) -> None:
        # The seed drives chance only; the bots keep their own generators from match to match.
        for state, match_seed in zip(states, seeds, strict=False):
            evaluate_bots(state, bots, match_seed & SEED_MASK)

    return play


def _python_play(seed: int) -> _Play:
    """Play states to the end with an ordinary Python loop."""
    rng = random.Random(seed)

    def play(states: Sequence[_State]) -> None:
        for state in states:
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))

    return play


def _time(name: str, kind: str, game: _Game, play: _Play, seconds: float) -> Measured:
    """Play batches until the timed part has lasted `seconds`; one batch at least."""
    matches = decisions = checksum = 0
    spent = 0.0
    while matches == 0 or spent < seconds:
        states = [game.new_initial_state() for _ in range(BATCH)]
        start = perf_counter()
        play(states)
        spent += perf_counter() - start
        for state in states:
            # Chance moves are in the history too, under a negative player.
            moves = [move.player for move in state.full_history()]
            decisions += sum(player >= 0 for player in moves)
            if matches < CHECKED:
                line = f"{len(moves)} {[float(value) for value in state.returns()]}"
                checksum = zlib.crc32(line.encode(), checksum)
            matches += 1
    return Measured(name, kind, matches, decisions, spent, checksum)


def measure(seconds: float, seed: int) -> list[Measured]:
    """Time every game for about `seconds` each."""
    pyspiel = _load()
    results = []
    for name in CPP_GAMES:
        game = pyspiel.load_game(name)
        results.append(_time(name, "C++", game, _cpp_play(pyspiel, game, seed), seconds))
    for name in PYTHON_GAMES:
        game = pyspiel.load_game(name)
        results.append(_time(name, "Python", game, _python_play(seed), seconds))
    return results


def search(effort: Effort, seed: int) -> Searched:
    """Time IS-MCTS at some decisions of whole matches that are played by lot.

    What it finds differs from run to run, whatever the seed, so the checksum is over the positions.
    """
    pyspiel = _load()
    game = pyspiel.load_game(SEARCHED_GAME)
    bot = _searcher(pyspiel, effort.simulations, seed)
    rng = random.Random(seed)
    decisions = checksum = number = 0
    spent = 0.0
    while decisions < effort.decisions:
        states = _states_by_lot(game, rng)
        for state in islice(states, number % effort.every, None, effort.every):
            if len(state.legal_actions()) > 1:
                start = perf_counter()
                bot.step(state)
                spent += perf_counter() - start
                decisions += 1
                checksum = zlib.crc32(state.history_str().encode(), checksum)
        number += 1
    simulations = decisions * effort.simulations
    who = "OpenSpiel C++ IS-MCTS"
    return Searched(who, SEARCHED_GAME, decisions, simulations, spent, checksum)


def _searcher(pyspiel: Any, simulations: int, seed: int) -> Any:
    """Make its bot: every simulation deals anew and ends in one match by lot."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed & SEED_MASK)
    anew, final = -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return pyspiel.ISMCTSBot(seed & SEED_MASK, evaluator, CURIOSITY, simulations, anew, final)


def _states_by_lot(game: _Game, rng: random.Random) -> Iterator[_State]:
    """Play a match by lot and stop before every decision."""
    state = game.new_initial_state()
    state.apply_action(NO_PASSING)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            yield state
            state.apply_action(rng.choice(state.legal_actions()))


def main() -> None:
    """Print the best of a few measurements as a table."""
    parser = argparse.ArgumentParser(description=measure.__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="timed seconds per game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--repeats", type=int, default=3, help="the best of these is shown")
    args = parser.parse_args()
    rounds = [measure(args.seconds, args.seed) for _ in range(max(1, args.repeats))]
    print(f"{'game':<20} {'kind':<7} {'matches':>9} {'decisions':>11} {'per second':>12}  checksum")
    for same_game in zip(*rounds, strict=True):
        # Speeds may be compared only if every round did the same work.
        if len({result.checksum for result in same_game}) != 1:
            raise RuntimeError(f"{same_game[0].name} did not repeat itself for the same seed")
        best = max(same_game, key=lambda result: result.rate)
        print(
            f"{best.name:<20} {best.kind:<7} {best.matches:>9,} {best.decisions:>11,} "
            f"{best.rate:>12,.0f}  {best.checksum:08x}"
        )


if __name__ == "__main__":
    main()
