"""The scoring sheet of a match of Elixir Mixer that is over."""

from __future__ import annotations

from stillroom.games.decisions import Sheet, SheetLine
from stillroom.games.elixir_mixer import phrases
from stillroom.games.elixir_mixer.ids import BONUSES
from stillroom.games.elixir_mixer.state import State
from stillroom.games.elixir_mixer.tables import GOAL
from stillroom.games.messages import Message


def sheet(state: State) -> Sheet:
    """4.3, 5.1  A line for the elixirs, one for each bonus card that somebody has, and the sum."""
    players = state.players[: state.seats]
    lines = [SheetLine(Message("sheet-elixirs"), [sum(player.elixirs) for player in players])]
    for bonus in range(BONUSES):
        if holder := state.bonus_holder[bonus]:
            points = [1 if seat + 1 == holder else None for seat in range(state.seats)]
            lines.append(SheetLine(phrases.bonus(bonus), points))
    lines.append(SheetLine(Message("sheet-total"), [player.points for player in players]))
    return Sheet(why=why(state), lines=lines)


def why(state: State) -> Message:
    """7.1, 7.3  Who won and why."""
    if not state.winner:
        return Message("sheet-nobody-won", {"turns": state.turn})
    winner = state.winner - 1
    points = state.players[winner].points
    return Message(
        "sheet-won", {"points": points, "goal": GOAL[state.seats], "turn": state.turn}, winner
    )
