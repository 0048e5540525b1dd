"""Positions of many kinds that can be, for tests that spoil them."""

from __future__ import annotations

from stillroom.games.quacks.state import State
from tests.games.quacks.evaluation import brewed
from tests.games.quacks.matches import step_by_step
from tests.games.quacks.table import Table
from tests.games.quacks_face import scenes
from tests.referee.quacks import Pot

# Before the brew


def fortune() -> State:
    """Three seats choose a gift in turn 4."""
    return Table(seats=3, turn=4, card="one-gift", points=[9, 4, 0]).state


def giving_up() -> State:
    """Seat 0 may give up rat tails."""
    return Table(turn=4, card="tails-for-rubies", points=[4, 12]).state


def given_up() -> State:
    """Seat 0 has given up one of two rat tails and brews."""
    table = Table(turn=4, card="tails-for-rubies", points=[4, 12])
    table.does("give-up 1", seat=0)
    return table.state


def market() -> State:
    """Seat 0 may swap green 1, and seat 1 comes later."""
    table = Table(turn=4, card="market-day")
    table.will_draw(0, "green-1 white-1*3")
    return table.state


def trading() -> State:
    return Table(turn=4, card="ruby-trade").state


def sweeping() -> State:
    return Table(turn=4, card="clean-sweep").state


def at_the_fork() -> State:
    return Table(turn=4, card="fork-in-the-road").state


def among_friends() -> State:
    return Table(turn=4, card="friend-of-rats", points=[4, 12]).state


def which_droplet() -> State:
    return scenes.which_droplet().state


# Brewing


def brewing() -> State:
    """Three seats brew in turn 2; seat 0 has drawn two chips."""
    table = Table(seats=3, turn=2, points=[4, 0, 0])
    table.brews(0, "white-3 green-1")
    return table.state


def looking() -> State:
    """A crow skull shows seat 0 two chips."""
    table = Table(bags={0: "blue-2 white-1*3 red-1"})
    table.draws(0, "blue-2", then="white-1 red-1")
    return table.state


def mandrake() -> State:
    table = Table(turn=3, bags={0: "white-1*3 yellow-1 orange-1"})
    table.brews(0, "white-1 yellow-1")
    return table.state


def further() -> State:
    """An orange chip waits for its bonus."""
    table = Table(card="pumpkin-fair", options={"movement_offered": 1})
    table.draws(0, "orange-1")
    return table.state


def first_white() -> State:
    table = Table(card="first-white")
    table.draws(0, "white-2")
    return table.state


def again() -> State:
    """Five chips are placed, more than the limit, and seat 0 may begin again."""
    table = Table(card="fresh-start")
    table.brews(0, "white-3 white-2*2 white-1 green-1")
    return table.state


def toadstools() -> State:
    return scenes.toadstools().state


def protected() -> State:
    """Seat 0 has exploded under protection."""
    table = Table(books=2, bags={0: "blue-2 white-3*2 white-2 orange-1"})
    table.brews(0, "white-3 white-3 blue-2 white-2")
    return table.state


def stirring() -> State:
    """Three seats stir in turn 9; seat 0 has committed to draw."""
    table = Table(seats=3, turn=9)
    table.will_draw(0, "white-2")
    table.does("draw", seat=0)
    return table.state


def questions_in_a_stir() -> State:
    """Seat 0 looks at chips, and the others wait for the next stir."""
    bags = {0: "blue-1 white-1*3", 1: "orange-1*2 white-1", 2: "white-2 white-1 orange-1"}
    table = Table(seats=3, turn=9, bags=bags)
    for seat, chips in enumerate(("blue-1 white-1", "orange-1", "white-2")):
        table.will_draw(seat, chips)
    for seat in range(3):
        table.does("draw", seat=seat)
    return table.state


def covered() -> State:
    """Turn 9 is brewed covered."""
    table = Table(turn=9, options={"stir": 2})
    table.brews(0, "white-3 green-1")
    return table.state


# After the brew


def pinching() -> State:
    bags = {0: "orange-1*2 white-1*4", 1: "orange-1*2 white-1"}
    table = Table(card="last-pinch", bags=bags)
    table.brews(0, "orange-1")
    table.stops(0)
    table.brews(1, "orange-1")
    table.will_draw(0, "orange-1 white-1*4")
    table.will_draw(1, "orange-1 white-1")
    table.stops(1)
    return table.state


def loss() -> State:
    """The pot of seat 0 has exploded, and seat 1 takes a 2-chip."""
    return brewed(Pot(15, exploded=True), Pot(8), turn=4, card="neighbours-loss").state


def rolling() -> State:
    """The die gives seat 0 a step, and there are test tubes."""
    options = {"test_tubes": 1}
    return brewed(Pot(9), Pot(8), turn=4, faces=["droplet"], options=options).state


def in_chips(chips: str, books: int, *, rubies: int = 2, test_tubes: int = 0) -> State:
    """Seat 0 is asked what chips bring."""
    bags = {0: f"{chips} white-1*2", 1: "orange-1*2 white-1"}
    options = {"test_tubes": test_tubes}
    table = Table(
        turn=4, books=books, bags=bags, rubies=[rubies, 0], faces=["ruby"] * 2, options=options
    )
    table.brews(1, "orange-1")
    table.stops(1)
    table.brews(0, chips)
    table.stops(0)
    return table.state


def moth_step() -> State:
    return in_chips("black-1", 1, test_tubes=1)


def spider() -> State:
    return in_chips("orange-1 green-2", 2)


def sliding() -> State:
    return in_chips("white-3*2 white-1 green-1 orange-1", 3)


def paying() -> State:
    return in_chips("orange-1 green-2", 4)


def ghost() -> State:
    return in_chips("orange-1 purple-1*2", 1)


def upgrade() -> State:
    return in_chips("red-1 purple-1", 4)


def exploded() -> State:
    return scenes.exploded().state


def shopping() -> State:
    return scenes.shopping().state


def spending() -> State:
    return scenes.spending().state


def over() -> State:
    *_, table = step_by_step(2, 1)
    return table.state


def abandoned() -> State:
    *_, table = step_by_step(2, 1, turn_limit=2)
    return table.state


def half_bought() -> State:
    table = scenes.shopping()
    table.does("buy blue-1", seat=0)
    return table.state


def half_settled() -> State:
    table = scenes.toadstools()
    table.does("place red-4", seat=0)
    return table.state


def half_spent() -> State:
    table = scenes.spending()
    table.does("refill", seat=0)
    return table.state
