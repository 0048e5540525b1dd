"""Chapter 4: Fortune Teller cards in general."""

from __future__ import annotations

import pytest

from stillroom.games.quacks.ids import CARDS, Card
from tests.cases import for_each
from tests.games.quacks.cards.brews import stops_after
from tests.games.quacks.names import word
from tests.games.quacks.table import Table

PURPLE = [word(card) for card in Card if card < Card.SEVEN_ON_THE_DOT]
BLUE = [word(card) for card in Card if card >= Card.SEVEN_ON_THE_DOT]


def next_turn(table: Table) -> None:
    """Everybody answers plainly until the next turn has begun, or the match is over."""
    turn = table.turn
    while table.turn == turn and not table.over:
        table.plainly(table.waiting[0])


@pytest.mark.rules("4.1", "2.4")
def test_there_are_24_cards_13_of_them_purple() -> None:
    assert (CARDS, len(PURPLE), len(BLUE)) == (24, 13, 11)


@pytest.mark.rules("4.1")
def test_at_the_beginning_of_a_turn_a_card_is_turned_up() -> None:
    table = Table(turn=3, card="ruby-luck")
    assert ("card-turned", -1, int(Card.RUBY_LUCK), 0, 0, 0) in table.told
    assert table.state.card == Card.RUBY_LUCK + 1
    assert table.state.deck[Card.RUBY_LUCK] == 0


@pytest.mark.rules("4.1", "4.2")
def test_a_blue_card_lies_there_until_the_turn_ends() -> None:
    table = Table(turn=3, card="ruby-luck", faces=["ruby", "ruby"])
    stops_after(table, 0, "orange-1")
    assert table.state.card == Card.RUBY_LUCK + 1
    table.will_turn_up("thick-walls")
    next_turn(table)
    assert table.state.card == Card.THICK_WALLS + 1


@pytest.mark.rules("4.1")
def test_no_card_is_used_again() -> None:
    table = Table.begun(2, seed=3)
    turned_up = []
    while not table.over:
        turned_up.append(table.state.card)
        next_turn(table)
    assert len(turned_up) == len(set(turned_up)) == 9
    assert sum(table.state.deck) == CARDS - 9


@pytest.mark.rules("4.1", "2.4")
def test_every_card_can_be_the_first() -> None:
    firsts = {Table.begun(2, seed=seed).state.card for seed in range(300)}
    assert firsts == set(range(1, CARDS + 1))


@for_each("card", PURPLE)
@pytest.mark.rules("4.2")
def test_a_purple_card_is_done_when_the_brew_begins(card: str) -> None:
    table = Table(turn=4, card=card, points=[2, 9], rubies=[2, 2])
    table.free_draws()
    table.goes_to("brewing")
    assert [table.asked(seat) for seat in (0, 1)] == ["brew", "brew"]


@for_each("card", BLUE)
@pytest.mark.rules("4.2", "22.1")
def test_a_blue_card_asks_nothing_before_the_brew(card: str) -> None:
    table = Table(turn=4, card=card, points=[2, 9], rubies=[2, 2])
    assert [table.asked(seat) for seat in (0, 1)] == ["brew", "brew"]
    assert not any(row[0].startswith("gained") for row in table.told if isinstance(row[0], str))


@pytest.mark.rules("4.2", "7.1")
def test_a_purple_card_comes_before_the_rats() -> None:
    table = Table(turn=4, card="rising-broth", points=[0, 9])
    kinds = [row[0] for row in table.told]
    assert kinds.index("moved-droplet") < kinds.index("counted-tails")


@pytest.mark.rules("4.3")
def test_players_are_compared_as_they_were_before_the_card() -> None:
    """Of 0, 1 and 1 rubies only the first is fewest, though it then has one, too."""
    table = Table(seats=3, turn=4, card="poor-box", rubies=[0, 1, 1])
    assert [table.rubies(seat) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rules("4.4")
def test_chips_drawn_for_a_card_make_no_pot_explode() -> None:
    table = Table(card="market-day")
    table.will_draw(0, "white-3 white-2*2 white-1")
    table.will_draw(1, "white-3 white-2*2 white-1")
    assert [table.brewing(seat) for seat in (0, 1)] == [True, True]
    assert [table.pot(seat) for seat in (0, 1)] == [{}, {}]
    assert [sum(table.bag(seat).values()) for seat in (0, 1)] == [10, 10]


@pytest.mark.rules("4.5")
def test_a_chip_gained_by_a_card_can_be_drawn_in_the_same_turn() -> None:
    table = Table(turn=1, card="friend-of-rats")
    table.does("take red-4", seat=0)
    table.does("take red-4", seat=1)
    table.draws(0, "red-4")
    assert table.pot(0) == {4: "red-4"}


@pytest.mark.rules("4.5", "7.1")
def test_points_gained_by_a_card_change_the_rat_tails() -> None:
    table = Table(turn=2, card="clean-sweep", points=[0, 0])
    table.does("points", seat=0)
    table.does("remove white-1", seat=1)
    assert [table.tails(seat) for seat in (0, 1)] == [0, 1]


@pytest.mark.rules("4.6")
def test_a_match_can_be_played_without_the_cards() -> None:
    table = Table.begun(2, seed=3, no_fortune_cards=1)
    while not table.over:
        assert table.state.card == 0
        next_turn(table)
    assert not any(table.state.discards)


@pytest.mark.rules("4.6")
def test_without_the_cards_the_brew_begins_at_once() -> None:
    table = Table(turn=3, card=None)
    assert not table.heard("card-turned")
    assert [table.asked(seat) for seat in (0, 1)] == ["brew", "brew"]


@pytest.mark.rules("3.4", "3.3", "4.1")
def test_books_and_white_chips_come_before_the_card() -> None:
    """Q69."""
    third = Table(turn=3, card="fork-in-the-road")
    kinds = [row[0] for row in third.told]
    assert kinds.index("book-out") < kinds.index("card-turned")
    sixth = Table(turn=6, card="clean-sweep")
    kinds = [row[0] for row in sixth.told]
    assert kinds.index("white-added") < kinds.index("card-turned")
