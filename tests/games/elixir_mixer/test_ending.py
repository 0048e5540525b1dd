"""Chapter 6: ending the turn."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.elixir_mixer.names import cards
from tests.games.elixir_mixer.table import Table

SIX = ["blue-1", "blue-2", "blue-3", "green-1", "green-2", "green-3"]
"""A market that needs no refill."""
HAND = ["red-1", "red-2", "red-4", "yellow-1", "yellow-2"]
"""Five cards."""


# --- 6.1 more than five cards in hand


@pytest.mark.rules("6.1", "6.2")
def test_after_drawing_a_sixth_card_one_goes_to_the_market() -> None:
    """E12, E13."""
    table = Table(hand=HAND, market=SIX, draws=["purple-7"])
    table.draws()
    table.ends_turn()
    assert (table.active, table.asked) == (0, "discard")
    assert table.events == [("turn-ended", 0, 0)]
    table.discards("red-4")
    assert table.events == [("discarded", 0, "red-4"), ("turn-began", 1, 2)]
    assert table.market == cards(*SIX, "red-4")
    assert table.discard_pile == ()
    assert table.hand(0) == cards("red-1", "red-2", "yellow-1", "yellow-2", "purple-7")
    assert (table.active, table.asked) == (1, "pick")
    table.finished()


@pytest.mark.rules("6.1", "6.2")
def test_after_taking_a_sixth_card_the_discard_fills_the_market_again() -> None:
    """E13: first discard, then refill."""
    table = Table(hand=HAND, market=SIX, draws=[])
    table.takes("blue-3")
    table.ends_turn()
    table.discards("red-1")
    assert table.market == cards("blue-1", "blue-2", "green-1", "green-2", "green-3", "red-1")
    assert table.active == 1


@pytest.mark.rules("6.1")
def test_the_card_just_picked_may_be_discarded() -> None:
    table = Table(hand=HAND, market=SIX)
    table.takes("blue-3")
    table.ends_turn()
    table.discards("blue-3")
    assert table.hand(0) == cards(*HAND)
    assert table.market == cards(*SIX)


@pytest.mark.rules("6.1")
def test_a_hand_of_eleven_puts_down_exactly_six() -> None:
    """E13, E15."""
    eleven = [*HAND, "wild", "purple-1", "purple-2", "purple-3", "purple-4", "purple-5"]
    table = Table(choice="mix", hand=eleven, market=["red-7"], draws=[])
    table.ends_turn()
    for left in range(10, 5, -1):
        assert table.asked == "discard"
        table.discards("wild" if left == 10 else f"purple-{left - 4}")
        assert table.hand_size(0) == left
    table.discards("purple-1")
    assert table.hand(0) == cards(*HAND)
    assert len(table.market) == 7
    assert table.active == 1


@for_each("size", [2, 3, 4, 5])
@pytest.mark.rules("6.1")
def test_with_five_cards_or_fewer_nothing_is_discarded_and_nothing_filled_up(size: int) -> None:
    """E13, E14."""
    table = Table(choice="mix", hand=HAND[:size], market=SIX, draws=[])
    table.ends_turn()
    assert table.events == [("turn-ended", 0, 0), ("turn-began", 1, 2)]
    assert table.hand(0) == cards(*HAND[:size])


@pytest.mark.rules("6.1")
def test_a_hand_may_grow_beyond_five_within_the_turn_and_mix_from_all_of_it() -> None:
    """E15."""
    table = Table(
        hand=["yellow-4", "blue-7", "green-1", "green-2", "green-3"],
        market=["yellow-6", "purple-1", "red-3", "red-3", "red-5", "red-6"],
        draws=["wild"],
    )
    table.trades("blue-7", "yellow-6", "purple-1")
    assert table.hand_size(0) == 6
    table.mixes("yellow", "yellow-4", "yellow-6")
    table.ends_turn()
    assert (table.active, table.hand_size(0)) == (1, 4)
    table.finished()


@pytest.mark.rules("6.1")
def test_once_discarding_has_begun_nothing_is_mixed_any_more() -> None:
    """E13."""
    hand = ["yellow-4", "yellow-6", "purple-7", "red-1", "red-2", "red-3", "red-4"]
    table = Table(choice="mix", hand=hand)
    assert {"mix yellow", "mix red", "mix seventeen"} <= table.open
    table.ends_turn()
    for phrase in ("mix yellow", "mix red", "mix seventeen", "end turn", "draw"):
        assert not table.can(phrase)
        assert table.why(phrase) == "6.1"
    table.does("name red-4")
    assert not table.open.intersection({"mix yellow", "mix seventeen", "end turn"})


@pytest.mark.rules("6.1")
def test_any_card_may_be_discarded_even_a_wild_one() -> None:
    table = Table(choice="mix", hand=[*HAND, "wild"], market=SIX)
    table.ends_turn()
    assert table.open == {f"name {card}" for card in (*HAND, "wild")}
    table.discards("wild")
    assert "wild" in table.market


@pytest.mark.rules("6.1")
def test_only_a_card_of_the_hand_can_be_discarded() -> None:
    table = Table(choice="mix", hand=[*HAND, "wild"], market=SIX)
    table.ends_turn()
    assert not table.can("name blue-1")
    assert table.why("name blue-1") == "6.1"


# --- 6.2 the market


@for_each("size", range(1, 6))
@pytest.mark.rules("6.2")
def test_a_market_of_fewer_than_six_is_refilled_to_six(size: int) -> None:
    """E12."""
    new = ["purple-7", "purple-6", "purple-5", "purple-4", "purple-3"][: 6 - size]
    table = Table(choice="mix", hand=HAND, market=SIX[:size], draws=new)
    pile = len(table.draw_pile)
    table.ends_turn()
    assert table.market == cards(*SIX[:size], *new)
    assert [event for event in table.events if event[0] == "refilled"] == [
        ("refilled", card) for card in new
    ]
    assert len(table.draw_pile) == pile - len(new)
    table.finished()


@for_each("size", [6, 9, 24])
@pytest.mark.rules("6.2")
def test_a_market_of_six_or_more_stays_as_it_is(size: int) -> None:
    """E12: there is no upper limit."""
    market = [
        f"{colour}-{value}" for value in range(3, 8) for colour in ("blue", "purple", "green")
    ]
    market = [*market, *market][:size]
    table = Table(choice="mix", hand=HAND, market=market, draws=[])
    table.ends_turn()
    assert table.market == cards(*market)


@pytest.mark.rules("6.2")
def test_a_market_of_seven_is_not_refilled_after_a_card_is_taken() -> None:
    table = Table(hand=HAND[:3], market=[*SIX, "wild"], draws=[])
    table.takes("wild")
    table.ends_turn()
    assert table.market == cards(*SIX)


@pytest.mark.rules("6.2")
def test_the_piles_always_suffice_for_a_refill() -> None:
    """E16: in the worst case four players hold twenty cards and all the rest is discarded."""
    table = Table(
        seats=4,
        choice="mix",
        hand=HAND,
        hands={
            seat: [f"{colour}-{value}" for value in range(3, 8)]
            for seat, colour in ((1, "blue"), (2, "purple"), (3, "green"))
        },
        market=[],
        draw_pile=[],
        rest="discard_pile",
    )
    assert len(table.discard_pile) == 52
    table.ends_turn()
    assert (len(table.market), len(table.draw_pile), len(table.discard_pile)) == (6, 46, 0)
    assert table.events[1] == ("reshuffled", 52)


# --- 6.3 the next player


@for_each(("seats", "active", "follows"), [(2, 0, 1), (2, 1, 0), (3, 2, 0), (4, 2, 3), (4, 3, 0)])
@pytest.mark.rules("6.3", "2.4")
def test_the_next_player_follows_clockwise(seats: int, active: int, follows: int) -> None:
    table = Table(seats=seats, active=active, choice="mix", hand=HAND, market=SIX, turn=7)
    assert table.waiting == (active,)
    table.ends_turn()
    assert table.waiting == (follows,)
    assert (table.active, table.asked, table.turn) == (follows, "pick", 8)
    assert table.events[-1] == ("turn-began", follows, 8)
