"""One match between bots in the plain engine, step by step."""

from __future__ import annotations

from collections.abc import Iterator

from stillroom.bots.registry import program_for
from stillroom.kernel import bot_events, dice, loops, seats
from stillroom.kernel.dice import Dice
from stillroom.kernel.events import EventRow, Log
from stillroom.kernel.fields import WORD_MAX
from stillroom.kernel.plain import PlainEngine
from stillroom.kernel.state import Outcome


class BotMatch:
    """A match that can be watched: the same match as number 0 of a batch with the same seed.

    So every bot that listens hears after each step what its seat may know, as in the loop of the
    kernel.
    """

    def __init__(
        self, game: str, bots: list[str], seed: int, options: dict[str, int] | None = None
    ) -> None:
        self.program = program_for(game, bots)
        self.engine = PlainEngine(self.program)
        self.policies = self.program.policy_numbers(bots)
        self.state = self.program.game.new_state(len(bots), options)
        if not 0 <= seed <= WORD_MAX:
            raise ValueError(f"a seed is a number from 0 to {WORD_MAX}, not {seed}")
        dice.seed(self.state.dice, seed, 0)
        self.bot_dice = Dice()
        dice.seed(self.bot_dice, seed, loops.BOTS_STREAM)
        self._memories = [self.program.memory() for _ in bots]
        tells = self.program.is_told_events
        self._listeners = [seat for seat, bot in enumerate(self.policies) if tells(bot)]
        self._heard = EventRow()
        self.opening = self.program.game.log()
        """What happened while the match was set up."""
        self.engine.entries["begin"]([self.state], 0, [self.opening])
        self._tell_bots(self.opening)

    @property
    def scores(self) -> list[int]:
        """The points of each seat that takes part."""
        result = Outcome()
        self.engine.entries["outcome"]([self.state], 0, [result])
        return result.scores[: self.state.seats]

    def steps(self) -> Iterator[Log]:
        """Plays on, one decision after another, with the events of each."""
        log = self.program.game.log()
        seat = seats.previous_seat(self.state.start_seat, self.state.seats)
        while not self.state.over:
            seat = seats.next_waiting(self.state, seat)
            memory = self._memories[seat]
            action = self.engine.entries["decide"](
                [self.state], 0, seat, self.policies[seat], [memory], [self.bot_dice]
            )
            self.engine.entries["apply"]([self.state], 0, seat, action, [log])
            self._tell_bots(log)
            yield log

    def _tell_bots(self, log: Log) -> None:
        for seat in self._listeners:
            for event in log.rows[: log.length]:
                bot_events.cut_for(seat, event, self._heard)
                self.program.remember_event(self._memories[seat], self._heard)
