"""Bots that sit at a table: they see what their seat sees, and answer with whole moves."""

from __future__ import annotations

import math
import time

from stillroom.bots.minds import Thought, decided_in_time, mind_of
from stillroom.bots.registry import program, program_for, search_program
from stillroom.games.messages import Message
from stillroom.games.moves import Move
from stillroom.kernel import dice
from stillroom.kernel.dice import Dice
from stillroom.kernel.state import Memory, State
from stillroom.match.errors import WrongSetup
from stillroom.match.history import BEGINNING
from stillroom.match.match import Match
from stillroom.match.records.verifying import Engine
from stillroom.match.setup import game_of

THINKING_SECONDS = 0.8
"""When a bot at a table must have an answer, after it was asked."""
SEED_BITS = 48
"""The dice of a bot at a table are as hard to guess as this."""


class BotPlayer:
    """A bot at one seat of one match, with a memory and dice of its own.

    One that does not listen knows only what is to be seen now: an adviser must not remember for a
    person.

    >>> import stillroom
    >>> match = stillroom.new_match("elixir-mixer", seats=2, seed=7)
    >>> BotPlayer("elixir-mixer", "greedy", seed=1).choose(match, match.waiting[0])
    Move('take blue-3')
    """

    def __init__(
        self,
        game: str,
        bot: str,
        seed: int,
        *,
        remembers: bool = True,
        engine: Engine | None = None,
    ) -> None:
        """With an engine the bot thinks in that engine; its moves are the same."""
        check_bot(game, bot)
        self._program = program_for(game, [bot]) if engine is None else engine.program
        [self._policy] = self._program.policy_numbers([bot])
        self._is_quick = engine is not None and engine.name != "plain"
        self._remembers = remembers and self._program.is_told_events(self._policy)
        self._mind = mind_of(self._program, seeded(seed, 0), engine)
        self._guesses = seeded(seed, 1)
        self._thought: Thought | None = None
        self._row = BEGINNING
        self._undos = 0

    @property
    def memory(self) -> Memory:
        """What the bot remembers."""
        return self._mind.memory

    @property
    def thought(self) -> Thought | None:
        """What the search found about the last move; None if nothing was searched."""
        return self._thought

    def choose(self, match: Match, seat: int, until: float = math.inf) -> Move:
        """The whole move that the bot plays; one that searches stops at a moment of the clock.

        It thinks about a copy in which everything that its seat cannot know is guessed, so that it
        could not peek if it tried.
        """
        if self._remembers:
            self._listen(match, seat)
        game = self._program.game
        state = match.imagined(seat, self._guesses)
        log = game.log()
        log.muted = 1
        actions: list[int] = []
        self._thought = None
        while not actions or match.is_unfinished(state, seat):
            action = self._decide(state, seat, until)
            game.play.apply(state, seat, action, log)
            actions.append(action)
        return match.move_of(actions)

    def _decide(self, state: State, seat: int, until: float) -> int:
        """One step of a move. It takes half of the time that is left, so that the next has some.

        In plain Python hardly one match can be imagined in time: where somebody waits, a master
        decides there as its adviser would.
        """
        if until == math.inf:
            policy = self._policy
        else:
            policy = self._policy if self._is_quick else self._program.advising_policy(self._policy)
            until -= max(0.0, until - time.monotonic()) / 2
        self._mind.clear()
        action = decided_in_time(self._mind, state, seat, policy, until)
        self._thought = self._thought or self._mind.thought()
        return action

    def _listen(self, match: Match, seat: int) -> None:
        """Hears what has happened since; what was taken back never happened."""
        if match.undos != self._undos:
            self._mind.forget()
            self._row, self._undos = BEGINNING, match.undos
        self._mind.remember(match.heard(seat, self._row))
        self._row = match.row(seat)


def seeded(seed: int, stream: int) -> Dice:
    """Dice of a bot's own."""
    rolled = Dice()
    dice.seed(rolled, seed, stream)
    return rolled


def bots_of(game: str) -> tuple[str, ...]:
    """The names of the bots that are offered to people who play a game."""
    game_of(game)
    return tuple(search_program(game).policies)


def check_bot(game: str, bot: str) -> None:
    """Raises WrongSetup with the names of the bots that there are."""
    known = (*bots_of(game), *program(game).frozen)
    try:
        program_for(game, [bot]).policy_numbers([bot])
    except ValueError as unknown:
        bots = ", ".join(known)
        raise WrongSetup(
            Message("setup-bot", {"game": game, "bot": bot, "bots": bots})
        ) from unknown
