"""Bots that sit at a table: they see what their seat sees, and answer with whole moves."""

from __future__ import annotations

from stillroom.bots.minds import mind_of
from stillroom.bots.registry import program
from stillroom.games.messages import Message
from stillroom.games.moves import Move
from stillroom.kernel import dice
from stillroom.kernel.dice import Dice
from stillroom.kernel.state import Memory
from stillroom.table.errors import WrongSetup
from stillroom.table.history import BEGINNING
from stillroom.table.match import Match
from stillroom.table.setup import game_of
from stillroom.table.verifying import Engine


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
        listens: bool = True,
        engine: Engine | None = None,
    ) -> None:
        """With an engine the bot thinks in that engine; its moves are the same."""
        check_bot(game, bot)
        self._program = program(game)
        policy = self._program.policies[bot]
        self._listens = listens and self._program.hearkens()(policy)
        self._mind = mind_of(self._program, policy, seeded(seed, 0), engine)
        self._guesses = seeded(seed, 1)
        self._row = BEGINNING
        self._undos = 0

    @property
    def memory(self) -> Memory:
        """What the bot remembers."""
        return self._mind.memory

    def choose(self, match: Match, seat: int) -> Move:
        """The whole move that the bot plays.

        It thinks about a copy in which everything that its seat cannot know is guessed, so that it
        could not peek if it tried.
        """
        if self._listens:
            self._listen(match, seat)
        game = self._program.game
        state = match.imagined(seat, self._guesses)
        log = game.log()
        log.muted = 1
        actions: list[int] = []
        while not actions or match.is_unfinished(state, seat):
            action = self._mind.decide(state, seat)
            game.play.apply(state, seat, action, log)
            actions.append(action)
        return match.move_of(actions)

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
    """The names of the bots that play a game."""
    game_of(game)
    return tuple(program(game).policies)


def check_bot(game: str, bot: str) -> None:
    """Raises WrongSetup with the names of the bots that there are."""
    known = bots_of(game)
    if bot not in known:
        raise WrongSetup(Message("setup-bot", {"game": game, "bot": bot, "bots": ", ".join(known)}))
