"""Questions of Quacks: a position for each kind of decision, and what its dock shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from stillroom.games.quacks.tables import TURNS
from stillroom.match.view import View
from tests.browser.boards.wanted import Wanted, is_any

GAME = "quacks"
DANGER = 4
"""From this white sum on the next white chip may be too much."""
RICH = 14
"""Coins for two chips of the cheap books."""


def is_last_turn(view: View) -> bool:
    """What rubies and coins are for in the end."""
    return bool(view.board.turn == TURNS)


def is_rich(view: View) -> bool:
    """Two chips can be bought, and some are too dear."""
    return bool(view.board.seats[0].coins >= RICH)


def has_no_flask(view: View) -> bool:
    """Rubies could also fill the flask."""
    return not view.board.seats[0].flask


def has_chips(view: View) -> bool:
    """A brew is under way, and nothing is near its limit."""
    mine = view.board.seats[0]
    return len(mine.pot) > 1 and 0 < mine.white < DANGER


def has_two(view: View) -> bool:
    """Two toadstools lie beside the pot."""
    return len(view.board.seats[0].aside) > 1


def may_explode(view: View) -> bool:
    """One of the drawn chips would be too much."""
    assert view.decision is not None
    rows = [row.id for move in view.decision.moves for row in move.preview or []]
    return "preview-explodes" in rows


def loses_a_ruby(view: View) -> bool:
    """A ruby can be had on one of two spaces."""
    assert view.decision is not None
    pays = [str(move.words.arguments["pay"]) for move in view.decision.moves]
    return "pay-with-ruby" in pays[1] and "pay-with-ruby" not in pays[0]


@dataclass(frozen=True)
class Question:
    """A kind of decision, the match in which it is asked, and what is seen of it."""

    choice: str
    first: str
    """How that is called which is first: what is likely, or where a basket begins."""
    shows: tuple[str, ...]
    """What can be read in the dock, or in the prompt."""
    options: dict[str, int] = field(default_factory=dict)
    seats: int = 2
    fits: Callable[[View], bool] = is_any

    @property
    def wanted(self) -> Wanted:
        """The position in which it is asked."""
        return Wanted(GAME, self.choice, self.fits, self.options, self.seats)


SECOND, THIRD, FOURTH, TUBES = {"books": 1}, {"books": 2}, {"books": 3}, {"test_tubes": 1}
QUESTIONS = {
    "fork": Question("fork", "2 steps", ("Take purple 1", "droplet on space")),
    "gift": Question("gift", "Take yellow 2", ("Take 3 rubies", "Take black 1")),
    "trade": Question("trade", "Take yellow 1", ("Keep the ruby", "does nothing more")),
    "give-up": Question("give-up", "Rat tails to give up", ("1 ruby, and begin on space",)),
    "market": Question("market", "Swap green 1 for green 2", ("Swap nothing", "no swap")),
    "sweep": Question("sweep", "out of the bag for good", ("Take 4 points",)),
    "friend": Question("friend", "Take blue 4", ("Take yellow 4", "no rat tails")),
    "brew": Question("brew", "Draw", ("Flask full", "chips in the bag")),
    "brew in the middle": Question("brew", "Draw", ("Stop", "chips in the bag"), fits=has_chips),
    "look": Question("look", "Place", ("Place none", "explodes", "lands on"), fits=may_explode),
    "mandrake": Question("mandrake", "Put white 1 back: white 6 to 5", ("white 6 of 7",)),
    "first": Question("first", "Put white 2 back: white 2 to 0", ("Leave it: white 2 of 7",)),
    "again": Question("again", "Go on: white", ("Brew again from the start",)),
    "further": Question(
        "further", "Move it further, to space", ("by its value",), {"movement_offered": 1}
    ),
    "aside": Question("aside", "Place", ("Keep", "Back", "The pot pays"), SECOND, fits=has_two),
    "pinch": Question("pinch", "Place", ("Place none", "cannot explode")),
    "loss": Question("loss", "Take yellow 2", ("explosion pays this chip",), seats=3),
    "step": Question("step", "Droplet of the pot to space", ("Step 1 of 2", "glass 2"), TUBES),
    "spider": Question("spider", "Take orange 1", ("Take none",), SECOND),
    "slide": Question("slide", "Move green", ("a ruby", "Stay on space"), THIRD, fits=loses_a_ruby),
    "pay": Question("pay", "Rubies to pay", ("Pay 1 ruby: droplet to space",), FOURTH),
    "ghost": Question("ghost", "Take 1 point", ("or less",)),
    "upgrade": Question("upgrade", "Trade in blue 1 for blue 2", ("Trade in nothing",), FOURTH),
    "exploded": Question("exploded", "Take 10 coins", ("for example", "2 points", "White 8")),
    "exploded in turn 9": Question(
        "exploded", "Take 3 points", ("Take 15 coins: 3 points",), fits=is_last_turn
    ),
    "shop": Question("shop", "coins", ("short", "Buy nothing"), fits=is_rich),
    "spend": Question("spend", "Droplet", ("Spend nothing", "rubies left")),
    "spend for the flask": Question("spend", "Droplet", ("Flask empty",), fits=has_no_flask),
    "spend in turn 9": Question(
        "spend", "Test tubes", ("Exchange all for 1 point",), TUBES, fits=is_last_turn
    ),
}
