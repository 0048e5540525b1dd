"""Chapters 1 and 2: the cards and setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from stillroom.games.elixir_mixer import play
from stillroom.games.elixir_mixer.game import GAME
from stillroom.games.elixir_mixer.state import Log, State
from tests.cases import for_each
from tests.games.elixir_mixer.names import BONUS_OF, COLOURS, cards
from tests.games.elixir_mixer.table import Table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def all_cards(table: Table) -> Counter[str]:
    hands = [card for seat in range(table.state.seats) for card in table.hand(seat)]
    return Counter([*hands, *table.market, *table.draw_pile, *table.discard_pile])


# --- 1. the cards


@SEATS
@pytest.mark.rules("1.1", "1.2")
def test_there_are_two_cards_of_each_value_in_each_colour_and_two_wild_cards(seats: int) -> None:
    deck = {f"{colour}-{value}": 2 for colour in COLOURS for value in range(1, 8)}
    table = Table.begun(seats, seed=3)
    assert all_cards(table) == {**deck, "wild": 2}
    assert all_cards(table).total() == 72


@for_each("colour", COLOURS)
@pytest.mark.rules("1.2", "4.2")
def test_a_wild_card_is_a_four_of_any_colour(colour: str) -> None:
    """E4."""
    table = Table(choice="mix", hand=[f"{colour}-6", "wild", "wild"])
    table.mixes(colour, f"{colour}-6", "wild")
    assert table.elixirs(0) == (f"{colour}-10",)


@for_each("value", [1, 2, 3, 5, 6, 7])
@pytest.mark.rules("1.2", "3.5")
def test_a_wild_card_has_no_other_value_than_four(value: int) -> None:
    """E4."""
    table = Table(hand=["wild", "red-3"], market=[f"blue-{value}"])
    assert not table.can("give wild")


@SEATS
@pytest.mark.rules("1.3")
def test_every_pile_of_elixirs_shows_its_ten(seats: int) -> None:
    table = Table.begun(seats, seed=1)
    assert [table.showing(colour) for colour in COLOURS] == [10] * 5
    assert [table.elixirs(seat) for seat in range(seats)] == [()] * seats


@pytest.mark.rules("1.3")
def test_only_the_top_elixir_of_a_pile_can_be_mixed() -> None:
    hand = ["blue-3", "blue-4", "blue-5", "blue-6", "blue-7", "blue-7"]
    table = Table(choice="mix", hand=hand)
    assert table.ways("mix blue") == {cards("blue-4", "blue-6"), cards("blue-3", "blue-7")}
    table.mixes("blue", "blue-3", "blue-7")
    assert table.ways("mix blue") == {cards("blue-5", "blue-6"), cards("blue-4", "blue-7")}


@SEATS
@pytest.mark.rules("1.4")
def test_ten_bonus_cards_lie_out(seats: int) -> None:
    table = Table.begun(seats, seed=1)
    names = ["all-five-colours", "three-of-one-colour", "three-in-a-row", "two-elixirs"]
    fours = [f"four-{colour}" for colour in COLOURS]
    assert list(BONUS_OF) == [*names, *fours, "mixed-elixir"]
    assert [table.holder(bonus) for bonus in BONUS_OF] == [None] * 10


# --- 2. setting up


@pytest.mark.parametrize("seats", [0, 1, 5])
@pytest.mark.rules("2.1")
def test_two_to_four_players_take_part(seats: int) -> None:
    """E30."""
    with pytest.raises(ValueError, match="2 to 4"):
        GAME.new_state(seats)
    state = State()
    state.seats = seats
    with pytest.raises(AssertionError, match=r"2\.1"):
        play.begin(state, Log())


@for_each(("seats", "left"), [(2, 56), (3, 51), (4, 46)])
@pytest.mark.rules("2.1", "2.2", "2.3")
def test_each_player_has_five_cards_and_the_market_six(seats: int, left: int) -> None:
    table = Table.begun(seats, seed=7)
    assert [len(table.hand(seat)) for seat in range(seats)] == [5] * seats
    assert [table.hand_size(seat) for seat in range(4)] == [5] * seats + [0] * (4 - seats)
    assert len(table.market) == 6
    assert len(table.draw_pile) == left
    assert table.discard_pile == ()
    assert [table.points(seat) for seat in range(seats)] == [0] * seats
    assert not table.over


@pytest.mark.rules("2.2", "2.3")
def test_the_cards_are_shuffled() -> None:
    dealt = {
        (table.hand(0), table.market) for table in (Table.begun(2, seed) for seed in range(30))
    }
    assert len(dealt) == 30
    assert Table.begun(3, seed=5).state == Table.begun(3, seed=5).state


@pytest.mark.rules("2.2", "2.3")
def test_every_card_can_come_into_a_hand_and_into_the_market() -> None:
    in_hands: Counter[str] = Counter()
    in_markets: Counter[str] = Counter()
    for seed in range(150):
        table = Table.begun(2, seed)
        in_hands.update(table.hand(0))
        in_markets.update(table.market)
    assert len(in_hands) == len(in_markets) == 36


@SEATS
@pytest.mark.rules("2.4", "3.1")
def test_the_start_player_is_drawn_by_lot(seats: int) -> None:
    """E29."""
    starts = Counter(Table.begun(seats, seed).active for seed in range(60))
    assert sorted(starts) == list(range(seats))
    assert min(starts.values()) > 60 // seats // 3


@SEATS
@pytest.mark.rules("2.4", "3.1")
def test_the_start_player_begins_with_picking(seats: int) -> None:
    for seed in range(10):
        table = Table.begun(seats, seed)
        assert table.waiting == (table.active,)
        assert table.state.start_seat == table.active
        assert (table.asked, table.turn) == ("pick", 1)


@SEATS
@pytest.mark.rules("2.4", "6.3")
def test_turns_go_clockwise(seats: int) -> None:
    table = Table.begun(seats, seed=11)
    first = table.active
    for turn in range(2 * seats + 1):
        assert table.active == (first + turn) % seats
        assert table.turn == turn + 1
        table.draws()
        table.ends_turn()
        table.discards(table.hand(table.active)[0])
