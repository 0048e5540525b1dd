"""Cauldrons and piles of the kettle games, and what boards show of the square."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from stillroom.games.kettles import cauldrons, piles, ring, showing
from stillroom.games.kettles.ring import CELLS, LINES, STOPS, Square
from stillroom.games.kupferkessel.state import Cauldron, Pile
from stillroom.kernel import dice, queues
from stillroom.kernel.dice import Dice
from tests.referee import kettle_ring as referee


def cards_in(cauldron: Cauldron) -> list[int]:
    """The cards of a cauldron, the lowest first."""
    return [cauldrons.card_at(cauldron, place) for place in range(cauldron.height)]


def test_a_cauldron_is_a_stack_of_which_the_top_card_is_in_sight() -> None:
    chooser = random.Random(1)
    cauldron, stack = Cauldron(), list[int]()
    for _ in range(300):
        if stack and (len(stack) > 50 or chooser.random() < 0.45):
            assert cauldrons.lose_top(cauldron) == stack.pop()
        else:
            stack.append(chooser.randrange(56))
            cauldrons.put(cauldron, stack[-1])
        cauldron.check()
        assert cards_in(cauldron) == stack
        assert cauldron.top == (stack[-1] + 1 if stack else cauldrons.NO_CARD)
        assert sum(cauldron.buried) == sum(card + 1 for card in stack[:-1])


def test_an_empty_cauldron_has_nothing_to_lose_or_to_show() -> None:
    with pytest.raises(AssertionError, match="empty cauldron"):
        cauldrons.lose_top(Cauldron())
    with pytest.raises(AssertionError, match="a place in a cauldron"):
        cauldrons.card_at(Cauldron(), 0)


def test_a_pile_is_used_up_when_neither_unseen_cards_nor_cards_under_it_are_left() -> None:
    pile = Pile()
    assert piles.is_used_up(pile)
    queues.put_under(pile.under, 7)
    assert not piles.is_used_up(pile)
    pile.unseen[3] = 1
    assert piles.size(pile) == 2
    assert queues.take_up(pile.under) == 7
    assert not piles.is_used_up(pile)
    assert piles.size(pile) == 1


def test_every_unseen_card_is_drawn_with_the_same_chance_and_only_once() -> None:
    rolled = Dice()
    dice.seed(rolled, 1, 0)
    drawn = Counter[int]()
    for _ in range(3000):
        pile = Pile()
        for card in (3, 20, 55):
            pile.unseen[card] = 1
        order = [piles.draw(pile, rolled) for _ in range(3)]
        assert sorted(order) == [3, 20, 55]
        assert piles.is_used_up(pile)
        drawn[order[0]] += 1
    assert all(abs(times - 1000) < 120 for times in drawn.values())
    with pytest.raises(AssertionError, match="no unseen card"):
        piles.draw(Pile(), rolled)


def test_a_card_is_laid_into_a_gap_and_lifted_out_of_a_cell() -> None:
    square = Square()
    ring.lay(square, 4, 12)
    assert ring.cell_of_card(square, 12) == 4
    with pytest.raises(AssertionError, match="into a gap"):
        ring.lay(square, 4, 13)
    assert ring.lift(square, 4) == 12
    with pytest.raises(AssertionError, match="a gap has no card"):
        ring.lift(square, 4)


def test_the_lines_of_a_board_are_those_of_the_referee() -> None:
    cells = referee.card_cells()
    for stop in range(STOPS):
        named = showing.line_at(stop)
        on_line = {cells[cell] for cell in range(CELLS) if named in showing.lines_of(cell)}
        assert on_line == set(referee.line(stop))
    names = [showing.line_id(line) for line in range(LINES)]
    assert names == [f"column-{n}" for n in range(1, 5)] + [f"row-{n}" for n in range(1, 5)]


def test_a_board_shows_cards_gaps_and_how_many_cards_a_line_has_left() -> None:
    square = Square()
    ring.lay(square, 0, 9)
    ring.lay(square, 5, 3)
    shown = showing.cards_of(square, str)
    assert (shown[0], shown[5], shown.count(None)) == ("9", "3", 30)
    left = showing.cards_left(square)
    assert {line for line, cards in left.items() if cards} == {"column-1", "row-1"}
    assert (left["column-1"], left["row-1"]) == (2, 1)
