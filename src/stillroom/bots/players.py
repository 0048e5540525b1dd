"""Bots that sit at a table: they see what their seat sees, and answer with whole moves."""

from __future__ import annotations

from stillroom.bots.registry import program
from stillroom.games.messages import Message
from stillroom.games.moves import Move
from stillroom.kernel import dice
from stillroom.kernel.dice import Dice
from stillroom.table.errors import WrongSetup
from stillroom.table.match import Match
from stillroom.table.seen import BEGINNING
from stillroom.table.setup import game_of


class BotPlayer:
    """A bot at one seat of one match, with a memory and dice of its own.

    One that does not listen knows only what is to be seen now: an adviser must not remember for a
    person.

    >>> import stillroom
    >>> match = stillroom.new_match("elixir-mixer", seats=2, seed=7)
    >>> BotPlayer("elixir-mixer", "greedy", seed=1).choose(match, match.waiting[0])
    Move('take blue-3')
    """

    def __init__(self, game: str, bot: str, seed: int, *, listens: bool = True) -> None:
        check_bot(game, bot)
        self._program = program(game)
        self._policy = self._program.policies[bot]
        self._listens = listens and self._program.hearkens()(self._policy)
        self._memory = self._program.memory()
        self._row = BEGINNING
        self._undos = 0
        self._dice = Dice()
        dice.seed(self._dice, seed, 0)
        self._guesses = Dice()
        dice.seed(self._guesses, seed, 1)

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
            action = self._program.decide(state, seat, self._policy, self._memory, self._dice)
            game.play.apply(state, seat, action, log)
            actions.append(action)
        return match.move_of(actions)

    def _listen(self, match: Match, seat: int) -> None:
        """Hears what has happened since; what was taken back never happened."""
        if match.undos != self._undos:
            self._memory, self._row = self._program.memory(), BEGINNING
            self._undos = match.undos
        remember = self._program.hears()
        for event in match.heard(seat, self._row):
            remember(self._memory, event)
        self._row = match.view(seat).row


def bots_of(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game."""
    game_of(game)
    return tuple(program(game).policies)


def check_bot(game: str, bot: str) -> None:
    """Raises WrongSetup with the names of the bots that there are."""
    known = bots_of(game)
    if bot not in known:
        raise WrongSetup(Message("setup-bot", {"game": game, "bot": bot, "bots": ", ".join(known)}))
