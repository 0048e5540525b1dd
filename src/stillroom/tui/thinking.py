"""Thinking: the bots of a match in the terminal, in the best engine that is there.

A bot that searches needs the compiled engine. Where that is not built yet, a child process builds
it while people play, and the bots go on in it as soon as it is there.
"""

from __future__ import annotations

import secrets
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager

from stillroom.bots import building
from stillroom.bots.motives import LastReasons, explanation
from stillroom.bots.players import SEED_BITS, THINKING_SECONDS, BotPlayer
from stillroom.bots.registry import program, program_for
from stillroom.kernel import engines
from stillroom.match.match import Match
from stillroom.match.records.verifying import Engine


class Bots:
    """The bots at the seats of one match, and why they have moved as they did."""

    def __init__(self, match: Match, reasons: LastReasons) -> None:
        self._game = match.game
        self._reasons = reasons
        self.levels = {
            seat: player.bot for seat, player in enumerate(match.players) if player.bot is not None
        }
        """The level of the bot at each seat that has one."""
        self._program = program_for(match.game, self.levels.values())
        self._engine: Engine | None = None
        self._players: dict[int, BotPlayer] = {}
        self._child: subprocess.Popen[bytes] | None = None

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """The time of a match; where somebody searches, with an engine that is made for it."""
        if self._program is not program(self._game):
            self._engine = engines.built_engine(self._program)
            self._child = None if self._engine is not None else _building(self._game)
        try:
            yield
        finally:
            if self._child is not None:
                self._child.terminate()
                self._child.wait()

    def move(self, match: Match, seat: int) -> None:
        """Lets a bot think and play."""
        self._look_for_engine()
        if seat not in self._players:
            dice = secrets.randbits(SEED_BITS)
            self._players[seat] = BotPlayer(
                self._game, self.levels[seat], dice, engine=self._engine
            )
        player, has_secrets = self._players[seat], match.has_secrets or match.forgets
        move = player.choose(match, seat, until=time.monotonic() + THINKING_SECONDS)
        match.play(seat, move)
        why = explanation(
            self._game, self.levels[seat], move, player.thought, has_secrets=has_secrets
        )
        self._reasons.keep(match, seat, why)

    def _look_for_engine(self) -> None:
        """Takes the engine that the child has built, if it is done; the bots sit down anew."""
        if self._child is not None and self._child.poll() is not None:
            self._child = None
            self._engine = engines.built_engine(self._program)
            self._players.clear()


def _building(game: str) -> subprocess.Popen[bytes]:
    """A process that builds a game for the compiled engine, and takes no time from anybody."""
    return subprocess.Popen(
        building.command_for(game),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
