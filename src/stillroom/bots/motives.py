"""Explaining: why a bot played its last move, in a sentence for everybody at the table.

An explanation tells nobody anything hidden. It goes by what everybody may know: the game, the level
of the bot, and what kind of move it was. Only where a match has no secrets, and nothing must be
remembered in it, it tells how a search went; elsewhere even the number of imagined matches would
show whether there was a choice, and a clear lead what lies covered.
"""

from __future__ import annotations

from stillroom.bots.levels import is_searcher
from stillroom.bots.minds import Thought
from stillroom.games.messages import Argument, Message
from stillroom.games.moves import Move
from stillroom.match.match import Match

BY_LOT = "random"
JUDGES = (
    *("greedy-forgetful", "greedy-clumsy", "greedy-hasty", "greedy-hazy", "greedy-watchful"),
    "greedy",
)
"""The levels that judge moves by what they are worth."""
JUDGEMENTS = {
    "elixir-mixer": "bot-why-elixir-mixer",
    "kupferkessel": "bot-why-kupferkessel",
    "glastonbury": "bot-why-glastonbury",
    "quacks": "bot-why-quacks",
}
"""How moves are judged in each game."""
TELLS_HOW = ("kupferkessel", "glastonbury")
"""The games in which the last word of a move says how a card was taken."""
HIDES_MOVES = ("quacks",)
"""The games whose secrets are what somebody does, not what somebody has."""
RECKONS = ("quacks",)
"""The games in which a master imagines no more than one match while many turns are left."""
CLEARLY = 50
"""From so many more won matches of a thousand on a move is clearly ahead."""


def explanation(
    game: str, level: str, move: Move, thought: Thought | None, *, has_secrets: bool
) -> Message:
    """Why a bot of a level played a move; `has_secrets` tells of the match before it."""
    if level == BY_LOT:
        return Message("bot-why-lot")
    if level in JUDGES:
        judged = Message(JUDGEMENTS[game], {"deed": deed_of(game, move)})
        return Message("bot-why-judged", {"level": level, "why": judged})
    if thought is not None and not has_secrets:
        if thought.simulations == 1 and game in RECKONS:
            return Message("bot-why-reckoned")
        found: dict[str, Argument] = {"simulations": thought.simulations, "lead": lead_of(thought)}
        return Message("bot-why-imagined", found)
    return Message("bot-why-imagines" if is_searcher(level) else "bot-why-other", {"level": level})


def deed_of(game: str, move: Move) -> str:
    """What was done: the verb, or how a card was taken."""
    return move.others[0] if game in TELLS_HOW and move.others else move.verb


def lead_of(thought: Thought) -> str:
    """How far a move was ahead of the next one that was tried."""
    if thought.next_won is None:
        return "alone"
    return "clear" if thought.won - thought.next_won >= CLEARLY else "narrow"


class LastReasons:
    """Why each bot at a table played its last move, for as long as that move stands."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[int | None, Message]] = {}

    def keep(self, match: Match, seat: int, why: Message) -> None:
        """A bot has just played its last move in a match."""
        self._kept[seat] = (match.history.last_row_of(seat), why)

    def why(self, match: Match, seat: int) -> Message | None:
        """Why a seat played its last move; None if nobody here knows, or may say it yet."""
        row, why = self._kept.get(seat, (None, None))
        is_hidden = match.is_covered or (match.game in HIDES_MOVES and match.has_secrets)
        is_last = row is not None and row == match.history.last_row_of(seat)
        return why if is_last and not is_hidden else None
