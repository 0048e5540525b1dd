"""The positions that boards are drawn in.

``python -m tests.browser.boards.positions`` finds the ways to all of them anew.
"""

from __future__ import annotations

from pathlib import Path

from stillroom.games.presets import FIRST_GAME
from stillroom.games.registry import names, presets_of
from stillroom.match.match import Match
from stillroom.match.view import View
from tests.browser.boards.questions import QUESTIONS, has_chips
from tests.browser.boards.wanted import Wanted
from tests.browser.ways import Ways

CHOICES = {
    "elixir-mixer": ("pick", "mix", "discard"),
    "glastonbury": ("take", "corner", "look", "last-card", "place"),
    "kupferkessel": ("take",),
}
"""The kinds of decisions of the other games."""


def begins_the_last_turn(view: View) -> bool:
    """Nobody has drawn in the last turn, under a card that asks nothing."""
    board = view.board
    is_last = bool(board.turn == board.turns)
    return is_last and board.card == "fresh-start" and not any(each.pot for each in board.seats)


def brews_alone(view: View) -> bool:
    """All others have stopped in the first turn; whoever goes on can draw, stop and then buy."""
    mine = view.board.seats[0]
    return view.board.turn == 1 and has_chips(view) and len(mine.pot) > 2 and view.waiting == [0]


class First(Wanted):
    """The first decision of seat 0 in a match as most people begin one."""

    def is_met(self, match: Match) -> bool:
        """Whether a match is there."""
        return 0 in match.waiting


def first_of(game: str) -> First:
    """The first decision in a first game."""
    presets = presets_of(game)
    options = dict(presets.by_name[FIRST_GAME])
    return First(game, "", options=options, seats=presets.usual_seats)


WAYS = Ways(
    Path(__file__).with_suffix(".json"),
    {
        **{f"quacks {name}": question.wanted for name, question in QUESTIONS.items()},
        **{
            f"{game} {choice}": Wanted(game, choice)
            for game, choices in CHOICES.items()
            for choice in choices
        },
        **{f"{game} opening": first_of(game) for game in names()},
        "quacks last turn": Wanted("quacks", "brew", begins_the_last_turn),
        "quacks alone": Wanted("quacks", "brew", brews_alone, seats=3),
    },
    "tests.browser.boards.positions",
)
"""Every position of a board that a test asks for, by its name."""

position = WAYS.position

if __name__ == "__main__":
    WAYS.find_all()
