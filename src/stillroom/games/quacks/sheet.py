"""The scoring sheet of a match of The Quacks of Quedlinburg that is over."""

from __future__ import annotations

from stillroom.games.decisions import Sheet, SheetLine
from stillroom.games.messages import Argument, Message
from stillroom.games.quacks import ending, phrases, pots
from stillroom.games.quacks.state import State
from stillroom.kernel.state import Outcome


def sheet(state: State) -> Sheet:
    """20.5  A line for each turn that was played, and the sum."""
    players = state.players[: state.seats]
    lines = [
        SheetLine(
            Message("sheet-turn", {"turn": turn}),
            [player.turn_points[turn - 1] for player in players],
        )
        for turn in range(1, state.turn + 1)
    ]
    lines.append(SheetLine(Message("sheet-total"), [player.points for player in players]))
    return Sheet(why=why(state), lines=lines)


def why(state: State) -> Message:
    """20.3, 20.4, 20.6  Who won and why."""
    result = Outcome()
    ending.tell_outcome(state, result)
    winners = [seat for seat in range(state.seats) if result.ranks[seat] == 1]
    if not winners:
        return Message("sheet-nobody-won", {"turns": state.turn})
    most = result.scores[winners[0]]
    if len(winners) > 1:
        return won_together(state, winners)
    level = [seat for seat in range(state.seats) if result.scores[seat] == most]
    if len(level) > 1:
        return won_by_pot(state, winners[0], level)
    others = [result.scores[seat] for seat in range(state.seats) if seat not in winners]
    arguments: dict[str, Argument] = {"points": most, "more": most - max(others)}
    return Message("sheet-won", arguments, winners[0])


def won_together(state: State, winners: list[int]) -> Message:
    """20.4  Those who have the same points and whose last pots reached the same space."""
    arguments: dict[str, Argument] = {
        "winners": together([Message("winner", seat=seat) for seat in winners]),
        "points": state.players[winners[0]].points,
        "space": phrases.space(pots.scoring_space(state.players[winners[0]])),
    }
    return Message("sheet-won-together", arguments)


def won_by_pot(state: State, winner: int, level: list[int]) -> Message:
    """20.4  The one of several with the same points whose last pot reached the higher space."""
    spaces = [pots.scoring_space(state.players[seat]) for seat in level if seat != winner]
    arguments: dict[str, Argument] = {
        "others": phrases.players([seat for seat in level if seat != winner]),
        "points": state.players[winner].points,
        "space": phrases.space(pots.scoring_space(state.players[winner])),
        "next": phrases.space(max(spaces)),
    }
    return Message("sheet-won-by-pot", arguments, winner)


def together(named: list[Message]) -> Message:
    """Several names in one."""
    first, *rest = named
    return Message("winners", {"first": first, "rest": together(rest)}) if rest else first
