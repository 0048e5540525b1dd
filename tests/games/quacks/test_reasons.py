"""Every paragraph that can forbid an action, each with a situation in which it does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stillroom.games.quacks import play
from stillroom.games.quacks.paragraphs import Paragraph
from stillroom.games.quacks.state import Log
from tests.cases import for_each
from tests.games.quacks.names import ACTION_OF
from tests.games.quacks.table import Table

WHITES = "white-3 white-2*2 white-1"

# --- situations of seat 0


def brewing() -> Table:
    return Table(turn=2, points=[16, 20])


def after_an_orange_chip() -> Table:
    table = brewing()
    table.brews(0, "white-1 orange-1")
    return table


def with_an_empty_flask() -> Table:
    table = Table(flasks=[0, 1])
    table.brews(0, "white-1")
    return table


def full() -> Table:
    table = Table(droplets=[51, 0])
    table.brews(0, "white-1")
    return table


def exploded() -> Table:
    table = Table()
    table.brews(0, WHITES)
    return table


def committed() -> Table:
    table = Table(turn=9)
    table.draws(0, "white-1")
    return table


def waiting_for_a_stir() -> Table:
    """Seat 1 looks after a crow skull."""
    table = Table(turn=9, bags={1: "blue-1 white-1 orange-1"})
    table.draws(0, "white-1")
    table.will_draw(1, "blue-1 white-1")
    table.does("draw", seat=1)
    return table


def looking() -> Table:
    table = Table(bags={0: "blue-1 white-1 orange-1"})
    table.draws(0, "blue-1", then="white-1")
    return table


def about_a_mandrake() -> Table:
    table = Table(turn=2, bags={0: "white-1 yellow-1 orange-1"})
    table.brews(0, "white-1 yellow-1")
    return table


def about_the_first_white() -> Table:
    table = Table(card="first-white")
    table.brews(0, "white-1")
    return table


def about_a_fresh_start() -> Table:
    table = Table(card="fresh-start")
    table.brews(0, "white-1*3 orange-1 green-1")
    return table


def about_movement() -> Table:
    options = {"movement_offered": 1}
    table = Table(card="pumpkin-fair", options=options)
    table.brews(0, "orange-1")
    return table


def settling() -> Table:
    table = Table(books=2, asides={0: "red-1 red-2"})
    table.brews(0, "white-1")
    table.stops(0)
    return table


def settling_a_full_pot() -> Table:
    table = Table(books=2, asides={0: "red-1"}, droplets=[51, 0])
    table.brews(0, "white-1")
    return table


def settling_on() -> Table:
    table = settling()
    table.does("return red-2", seat=0)
    return table


def at_the_market() -> Table:
    table = Table(card="market-day", bags={0: "green-1 red-1 white-1*2"}, supply={"red-2": 0})
    table.will_draw(0, "green-1 red-1 white-1*2")
    return table


def after_a_loss() -> Table:
    table = Table(turn=1, card="neighbours-loss", supply={"blue-2": 0})
    table.brews(1, WHITES)
    table.all_stop()
    return table


def pinching() -> Table:
    table = Table(card="last-pinch", bags={0: "white-1 white-2*2"})
    table.brews(1, WHITES)
    table.will_draw(0, "white-1 white-2*2")
    table.does("draw", seat=0)
    table.stops(0)
    return table


def stepping() -> Table:
    return Table(card="rising-broth", options={"test_tubes": 1})


def stopped(pot: str, turn: int = 3, **options: int) -> Table:
    """Seat 0 has stopped with this pot, and seat 1 has exploded."""
    table = Table(turn=turn, bags={0: f"{pot} orange-1"}, faces=["ruby"], options=options)
    return _evaluated(table, pot)


def _evaluated(table: Table, pot: str) -> Table:
    table.brews(1, WHITES)
    table.brews(0, pot)
    table.stops(0)
    return table


def spider_with(page: int, pot: str, turn: int = 3) -> Table:
    """A pot with these chips, and this page of the green book."""
    bags = {0: f"{pot} orange-1"}
    return _evaluated(Table(turn=turn, books={"green": page}, bags=bags, faces=["ruby"]), pot)


def ghost_with(page: int, pot: str, supply: dict[str, int]) -> Table:
    """A pot with these chips, and this page of the purple book."""
    bags = {0: f"{pot} orange-1"}
    table = Table(turn=3, books={"purple": page}, bags=bags, faces=["ruby"], supply=supply)
    return _evaluated(table, pot)


def points_or_coins() -> Table:
    table = Table(faces=["ruby"])
    table.brews(0, WHITES)
    table.all_stop()
    return table


def shopping() -> Table:
    """Nine coins in turn 1, and no blue 1-chips."""
    table = Table(droplets=[7, 7], faces=["ruby"] * 2, supply={"blue-1": 0})
    table.all_stop()
    return table


def shopping_on() -> Table:
    table = Table(droplets=[30, 0], faces=["ruby"])
    table.all_stop()
    table.does("buy green-1", seat=0)
    return table


def spending(droplet: int = 0, glass: int = 0, **options: int) -> Table:
    """Seat 0 has three rubies and a full flask."""
    table = Table(
        droplets=[droplet, 0],
        glasses=[glass, 0],
        rubies=[3, 0],
        faces=["one-point"] * 2,
        options=options,
    )
    table.goes_to("spending")
    return table


def spending_on() -> Table:
    table = spending(test_tubes=1)
    table.does("tube", seat=0)
    table.does("pot", seat=0)
    return table


def spending_last() -> Table:
    table = Table(turn=9, rubies=[5, 0], faces=["ruby"] * 2, options={"test_tubes": 1})
    table.all_stop()
    return table


def won() -> Table:
    table = Table(turn=9, faces=["one-point"] * 2)
    table.all_stop()
    return table


def abandoned() -> Table:
    table = Table(faces=["one-point"] * 2, options={"turn_limit": 1})
    table.all_stop()
    return table


SITUATIONS: list[tuple[Callable[[], Table], str, str]] = [
    (brewing, "stop", "8.3"),
    (brewing, "flask", "8.12"),
    (brewing, "rats 2", "7.3"),
    (brewing, "done", "8.1"),
    (brewing, "take green-1", "8.1"),
    (brewing, "place red-1", "8.1"),
    (brewing, "return red-1", "11.2"),
    (after_an_orange_chip, "flask", "8.12"),
    (after_an_orange_chip, "rats 0", "7.3"),
    (with_an_empty_flask, "flask", "8.13"),
    (full, "draw", "8.5"),
    (full, "flask", "8.5"),
    (exploded, "draw", "8.6"),
    (exploded, "flask", "8.6"),
    (committed, "stop", "9.2"),
    (committed, "draw", "9.2"),
    (waiting_for_a_stir, "draw", "9.4"),
    (looking, "pick orange-1", "10.1"),
    (looking, "draw", "10.1"),
    (about_a_mandrake, "draw", "12.1"),
    (about_the_first_white, "draw", "6.6"),
    (about_a_fresh_start, "draw", "6.8"),
    (about_movement, "draw", "8.11"),
    (settling, "place red-4", "11.2"),
    (settling, "draw", "11.2"),
    (settling_a_full_pot, "place red-1", "8.5"),
    (settling_on, "place red-1", "22.3"),
    (lambda: Table(turn=3, card="fork-in-the-road"), "rubies", "5.1"),
    (lambda: Table(turn=3, card="fork-in-the-road"), "take green-1", "5.1"),
    (lambda: Table(turn=3, card="one-gift"), "take green-1", "5.5"),
    (lambda: Table(turn=3, card="one-gift"), "take white-2", "5.5"),
    (lambda: Table(turn=1, card="one-gift"), "take yellow-2", "3.3"),
    (lambda: Table(card="one-gift", supply={"red-2": 0}), "take red-2", "1.9"),
    (lambda: Table(turn=3, card="ruby-trade"), "take black-1", "5.6"),
    (lambda: Table(turn=3, card="ruby-trade"), "take green-2", "5.6"),
    (lambda: Table(turn=2, card="tails-for-rubies", points=[16, 20]), "give-up 3", "5.7"),
    (at_the_market, "swap blue-1 for blue-2", "5.9"),
    (at_the_market, "swap green-1 for green-4", "5.9"),
    (at_the_market, "swap red-1 for red-2", "1.9"),
    (lambda: Table(card="clean-sweep"), "coins", "5.12"),
    (lambda: Table(card="friend-of-rats"), "take green-2", "5.13"),
    (lambda: Table(card="friend-of-rats"), "take yellow-4", "3.3"),
    (lambda: Table(card="friend-of-rats"), "points", "1.9"),
    (after_a_loss, "take green-1", "6.5"),
    (after_a_loss, "take yellow-2", "3.3"),
    (after_a_loss, "take blue-2", "1.9"),
    (pinching, "pick green-1", "6.9"),
    (stepping, "draw", "19.2"),
    (lambda: spider_with(2, "green-2 white-1"), "take orange-1", "15.2"),
    (lambda: spider_with(2, "green-4 white-1", turn=2), "take purple-1", "3.3"),
    (lambda: spider_with(3, "white-3 white-2*2 green-1"), "done", "15.3"),
    (lambda: spider_with(4, "green-1 white-1"), "pay 2", "15.4"),
    (lambda: ghost_with(1, "purple-1 white-1", {}), "tier 2", "16.1"),
    (lambda: ghost_with(2, "purple-1*2 white-1", {}), "tier 3", "16.2"),
    (lambda: ghost_with(4, "purple-1 red-1", {}), "swap blue-1 for blue-2", "16.4"),
    (lambda: ghost_with(4, "purple-1 red-1", {}), "swap red-1 for red-4", "16.4"),
    (
        lambda: ghost_with(4, "purple-1 red-1 green-1", {"green-2": 0}),
        "swap green-1 for green-2",
        "1.9",
    ),
    (points_or_coins, "draw", "17.3"),
    (shopping, "buy blue-1", "1.9"),
    (shopping, "buy yellow-1", "3.3"),
    (shopping, "buy white-1", "1.7"),
    (shopping, "buy black-1", "17.4"),
    (shopping, "draw", "17.5"),
    (shopping_on, "buy green-2", "17.5"),
    (shopping_on, "buy blue-1", "22.2"),
    (spending, "refill", "18.2"),
    (spending, "tube", "19.2"),
    (lambda: spending(droplet=52, test_tubes=1), "pot", "18.3"),
    (lambda: spending(glass=12, test_tubes=1), "tube", "19.4"),
    (spending_on, "pot", "18.1"),
    (lambda: _in_order("pot", "tube"), "tube", "22.4"),
    (spending_last, "pot", "20.2"),
    (spending_last, "refill", "20.2"),
    (won, "draw", "20.3"),
    (won, "done", "20.3"),
    (abandoned, "draw", "20.6"),
]


def _in_order(*phrases: str) -> Table:
    """Four rubies and test tubes, of which the first is spent on this."""
    options = {"test_tubes": 1}
    table = Table(rubies=[4, 0], faces=["one-point"] * 2, options=options)
    table.goes_to("spending")
    table.does(phrases[0], seat=0)
    return table


@for_each(("situation", "phrase", "paragraph"), SITUATIONS)
@pytest.mark.rules("1.9", "3.3", "5.1", "5.5", "5.6", "5.7", "5.9", "5.12", "5.13", "6.5", "6.6")
@pytest.mark.rules("6.8", "6.9", "7.3", "8.1", "8.3", "8.5", "8.6", "8.11", "8.12", "8.13")
@pytest.mark.rules("9.2", "9.4", "10.1", "11.2", "12.1", "15.2", "15.3", "15.4", "16.1", "16.2")
@pytest.mark.rules("16.4", "17.3", "17.4", "17.5", "18.1", "18.2", "18.3", "19.2", "19.4")
@pytest.mark.rules("20.2", "20.3", "20.6", "22.2", "22.3", "22.4")
def test_an_action_that_is_not_open_names_the_paragraph_that_forbids_it(
    situation: Callable[[], Table], phrase: str, paragraph: str
) -> None:
    table = situation()
    assert not table.can(phrase, 0)
    assert table.why(phrase, 0) == paragraph


@pytest.mark.rules("3.6", "17.6")
def test_a_player_whose_turn_it_is_not_can_do_nothing() -> None:
    table = shopping()
    assert table.waiting == (0,)
    assert table.open_to(1) == set()
    assert {table.why(phrase, 1) for phrase in ACTION_OF} == {"3.6"}


@pytest.mark.rules("3.6", "8.3")
def test_playing_for_a_player_who_is_not_asked_is_an_error() -> None:
    table = after_an_orange_chip()
    table.stops(0)
    before = table.state.copied()
    with pytest.raises(AssertionError):
        play.apply(table.state, 0, ACTION_OF["draw"], Log())
    assert table.state == before


def test_every_paragraph_that_can_forbid_something_has_its_situation() -> None:
    shown = {paragraph for _, _, paragraph in SITUATIONS} | {"3.6"}
    named = {f"{paragraph // 100}.{paragraph % 100}" for paragraph in Paragraph if paragraph}
    assert shown == named
