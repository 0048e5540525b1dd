"""Chapter 10, crow skulls: the blue book. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.quacks import asking, gains, pots, rolls, telling
from stillroom.games.quacks.ids import Book, Cause, Choice, Happened, Page
from stillroom.games.quacks.state import Log, Player, State
from stillroom.games.quacks.tables import HAS_RUBY, VALUE
from stillroom.kernel import bags
from stillroom.kernel.rules import rule


@rule
def act(state: State, seat: int, chip: int, log: Log) -> None:
    """8.10  What a crow skull does when it is placed."""
    match state.books[Book.BLUE]:
        case Page.ONE:
            look_into_bag(state, seat, VALUE[chip], log)
        case Page.TWO:
            protect(state.players[seat], VALUE[chip])
        case Page.THREE:
            pay_ruby(state, seat, log)
        case _:
            pay_points(state, seat, VALUE[chip], log)


@rule
def look_into_bag(state: State, seat: int, chips: int, log: Log) -> None:
    """8.5, 10.1  Set 1: as many chips as its value are drawn, of which one may be placed."""
    player = state.players[seat]
    if pots.is_full(player) or bags.is_empty(player.bag):
        return
    show_chips(state, seat, chips, log)
    asking.ask(state, seat, Choice.LOOK, 0, 0)


@rule
def show_chips(state: State, seat: int, chips: int, log: Log) -> None:
    """5.4, 5.9, 6.9, 10.1  So many chips, or all if there are fewer, are drawn to be looked at."""
    player = state.players[seat]
    for _ in range(min(chips, bags.count(player.bag))):
        chip = rolls.chip(state, seat)
        player.tray[chip] += 1
        telling.tell(state, log, Happened.SHOWED, seat, chip, 0, 0)


@rule
def put_away(state: State, seat: int, chosen: int, log: Log) -> None:
    """4.4, 10.1  The chips that were looked at go back into the bag, but for one that was chosen.

    That one is told here as its number and one more, since what becomes of it follows; 0 is none.
    """
    player = state.players[seat]
    bags.pour(player.bag, player.tray)
    telling.tell(state, log, Happened.PUT_AWAY, seat, chosen, 0, 0)


@rule
def protect(player: Player, chips: int) -> None:
    """10.2  Set 2: an explosion with one of the next chips pays all; the longer protection lasts.

    The chip itself is drawn already, so the protection begins with the next one.
    """
    player.protection = max(player.protection, chips)


@rule
def use_up_protection(player: Player) -> None:
    """10.2  One chip of a protection is drawn."""
    player.guarded = 1 if player.protection > 0 else 0
    player.protection -= player.guarded


@rule
def pay_ruby(state: State, seat: int, log: Log) -> None:
    """10.3  Set 3: a ruby on a ruby space."""
    if HAS_RUBY[state.players[seat].reached]:
        gains.gain_rubies(state, seat, 1, Cause.BLUE, log)


@rule
def pay_points(state: State, seat: int, points: int, log: Log) -> None:
    """10.4  Set 4: as many points as its value on a ruby space."""
    if HAS_RUBY[state.players[seat].reached]:
        gains.gain_points(state, seat, points, Cause.BLUE, log)
