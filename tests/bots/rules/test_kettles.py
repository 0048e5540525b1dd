"""The bots of both kettle games: what a set is worth to them, and what they remember."""

from __future__ import annotations

import pytest

from stillroom.bots import kettles
from stillroom.bots.glastonbury import program as glastonbury
from stillroom.bots.kettles import Policy, worth_of_set
from stillroom.bots.players import bots_of
from stillroom.bots.registry import program
from stillroom.games.glastonbury.ids import Happened as InGlastonbury
from stillroom.games.glastonbury.ids import Special
from stillroom.games.kettles.cauldrons import Cauldron
from stillroom.games.kupferkessel.state import Cauldron as Kettle
from stillroom.kernel.events import EventRow
from tests.cases import for_each

# --- what a set may come to


@for_each(
    ("cards", "total", "reachable", "worth"),
    [
        (0, 0, 4, 0),
        (1, 3, 3, -6),
        (1, 3, 2, -6),
        (1, 3, 1, -12),
        (1, 3, 0, -12),
        (2, 5, 2, 10),
        (2, 5, 1, 10),
        (2, 5, 0, 0),
        (3, 9, 1, 36 + 5),
        (3, 9, 0, 36),
        (4, 10, 0, 60),
    ],
)
def test_a_set_is_worth_what_it_may_come_to(
    cards: int, total: int, reachable: int, worth: int
) -> None:
    assert worth_of_set(cards, total, reachable, 0) == worth
    bonus = {3: 5 * (reachable > 0), 4: 20}.get(cards, 0)
    assert worth_of_set(cards, total, reachable, 1) == 2 * (worth - bonus) + bonus


# --- what is remembered


def cards_in(cauldron: Cauldron) -> list[int]:
    """The cards of a cauldron as events tell them, the top card last."""
    return [*(card for card in cauldron.buried if card), *([cauldron.top] if cauldron.top else [])]


def test_a_card_that_is_taken_covers_one_that_may_be_new() -> None:
    cauldron = Kettle()
    kettles.saw_taken(cauldron, 5, 9)
    assert cards_in(cauldron) == [9, 5]
    kettles.saw_taken(cauldron, 7, 5)
    assert cards_in(cauldron) == [9, 5, 7]
    cauldron = Kettle()
    kettles.saw_taken(cauldron, 5, 0)
    assert cards_in(cauldron) == [5]


def test_a_card_that_comes_to_light_may_be_new() -> None:
    cauldron = Kettle()
    kettles.saw_lost(cauldron, 9)
    assert cards_in(cauldron) == [9]
    kettles.saw_taken(cauldron, 5, 9)
    kettles.saw_lost(cauldron, 9)
    assert cards_in(cauldron) == [9]
    kettles.saw_lost(cauldron, 3)
    assert cards_in(cauldron) == [3]
    kettles.saw_lost(cauldron, 0)
    assert cards_in(cauldron) == []


def test_a_top_card_out_of_the_blue_makes_all_beneath_it_unknown() -> None:
    cauldron = Kettle()
    kettles.saw_top(cauldron, 9)
    assert cards_in(cauldron) == [9]
    kettles.saw_taken(cauldron, 5, 9)
    kettles.saw_top(cauldron, 5)
    assert cards_in(cauldron) == [9, 5]
    kettles.saw_top(cauldron, 7)
    assert cards_in(cauldron) == [7]


def test_the_cards_beneath_a_top_card_do_not_count_it() -> None:
    cauldron = Kettle()
    assert kettles.cards_beneath(cauldron, 5) == 0
    kettles.saw_taken(cauldron, 5, 9)
    assert kettles.cards_beneath(cauldron, 5) == 1
    assert kettles.cards_beneath(cauldron, 7) == 2, "7 was taken, and not heard of yet"


def test_a_perluceo_that_is_refused_was_never_in_a_cauldron() -> None:
    memory = glastonbury.Memory()
    kettles.saw_taken(memory.cauldrons[0], 5, 0)
    event = EventRow()
    event.kind, event.seat, event.a, event.b = InGlastonbury.REFUSED, 0, Special.PERLUCEO + 1, 0
    glastonbury.remember(memory, event)
    assert cards_in(memory.cauldrons[0]) == [5]
    event.a = 5
    glastonbury.remember(memory, event)
    assert cards_in(memory.cauldrons[0]) == []


@pytest.mark.parametrize("game", ["kupferkessel", "glastonbury"])
def test_all_but_the_greedy_bots_with_a_span_hear_nothing(game: str) -> None:
    listens = program(game).wants_events_rule()
    assert bots_of(game) == (
        "random",
        "greedy",
        "greedy-forgetful",
        "greedy-hazy",
        "greedy-watchful",
        "master",
        "grand-master",
    )
    assert [listens(policy) for policy in Policy] == [False, True, False, True, True]
