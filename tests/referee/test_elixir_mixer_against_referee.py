"""The game held against the referee, an independent program written from the rulebook alone."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stillroom.games.moves import Move
from stillroom.match.match import Match
from tests.cases import examples, for_each, seeds
from tests.games.elixir_mixer.matches import played, step_by_step
from tests.games.elixir_mixer.names import BONUS_OF, COLOURS, cards
from tests.games.elixir_mixer.scene import check_consistent
from tests.games.elixir_mixer.table import Table
from tests.referee import elixir_mixer as referee

DECK = referee.deck()
LARGEST_HAND = 11

Cards = tuple[str, ...]


def some_cards(fewest: int, most: int, *colours: str) -> st.SearchStrategy[list[str]]:
    """Some cards of the deck; with colours, only cards of these and wild cards."""
    usable = [card for card in DECK if not colours or referee.colour(card) in (None, *colours)]
    places = st.lists(st.integers(0, len(usable) - 1), min_size=fewest, max_size=most, unique=True)
    return places.map(lambda chosen: [usable[place] for place in chosen])


hands = st.one_of(
    some_cards(2, LARGEST_HAND),
    some_cards(2, LARGEST_HAND, "red"),
    some_cards(2, LARGEST_HAND, "blue", "red"),
)


def as_told(ways: set[Cards]) -> set[Cards]:
    """The referee's cards, in the order in which the table tells them."""
    return {cards(*way) for way in ways}


# --- all choices of cards, each by exactly one way (Table.ways proves that there is no other)


@examples(75)
@given(some_cards(1, 25))
@pytest.mark.rules("3.5", "3.6", "9.1")
def test_the_trades_of_a_market_are_those_of_the_referee(chosen: list[str]) -> None:
    """E8, E10."""
    hand, market = chosen[:5], chosen[5:]
    table = Table(hand=hand, market=market)
    for card in set(hand):
        assert table.ways(f"give {card}") == as_told(referee.trades(market, card))


@examples(75)
@given(hands, st.sampled_from(COLOURS), st.integers(10, 15))
@pytest.mark.rules("4.2", "9.1")
def test_the_mixes_of_a_hand_are_those_of_the_referee(
    hand: list[str], raised: str, value: int
) -> None:
    """E4, E5, E6."""
    table = Table(seats=4, choice="mix", hand=hand, showing={raised: value})
    for colour in COLOURS:
        shows = value if colour == raised else 10
        assert table.ways(f"mix {colour}") == as_told(referee.mixes(hand, colour, shows))


@examples(75)
@given(hands)
@pytest.mark.rules("5.7", "9.1")
def test_the_mixed_elixirs_of_a_hand_are_those_of_the_referee(hand: list[str]) -> None:
    """E3, E4."""
    table = Table(choice="mix", hand=hand)
    assert table.ways("mix seventeen") == as_told(referee.mixed_elixirs(hand))


@examples(40)
@given(hands)
@pytest.mark.rules("6.1", "9.1")
def test_the_discards_of_a_hand_are_those_of_the_referee(hand: list[str]) -> None:
    """E13."""
    table = Table(choice="mix", hand=hand)
    assert table.ways("end turn") == as_told(referee.discards(hand))


# --- all moves of a situation, held against the referee


def expected_moves(table: Table) -> set[tuple[str, ...]]:
    """Every whole move as the rulebook allows it: its beginning, and its cards in any order."""
    hand, market = table.hand(table.active), table.market
    found: set[tuple[str, ...]] = set()
    if table.asked == "pick":
        if table.draw_pile or table.discard_pile:
            found.add(("draw",))
        found |= {("take", card) for card in market}
        for card in set(hand):
            found |= {("trade", card, *way) for way in referee.trades(market, card)}
        return found
    if table.asked == "mix":
        found.add(("end-turn",))
        for colour in COLOURS:
            if value := table.showing(colour):
                found |= {("mix", colour, *way) for way in referee.mixes(hand, colour, value)}
        if table.holder("mixed-elixir") is None:
            found |= {("mix", "mixed-elixir", *way) for way in referee.mixed_elixirs(hand)}
        return found
    ways = {tuple(sorted(way)) for way in combinations(hand, len(hand) - 5)}
    return {("discard", *way) for way in ways}


def told(move: Move) -> tuple[str, ...]:
    if move.verb == "discard":
        return ("discard", *sorted(move.pieces))
    return (move.verb, *move.pieces, *sorted(move.others))


@for_each("seats", [2, 3, 4])
@for_each("greedy", [False, True])
@pytest.mark.rules("3.1", "3.5", "4.1", "4.2", "5.7", "6.1", "9.1")
def test_the_whole_moves_of_every_situation_are_those_of_the_referee(
    seats: int, greedy: bool
) -> None:
    asked = set()
    for table in step_by_step(seats, seats + 10, greedy=greedy, turn_limit=40):
        if table.over or table.asked in ("trade", "use") or table.state.basket.cards:
            continue
        asked.add(table.asked)
        match = Match.from_position("elixir-mixer", table.state.to_dict(), seed=1)
        moves = match.moves(table.active)
        assert len({told(move) for move in moves}) == len(moves), "every move once"
        assert {told(move) for move in moves} == expected_moves(table)
    assert asked == {"pick", "mix", "discard"}


# --- whole matches


@seeds(4, of=12)
@for_each("seats", [2, 3, 4])
@for_each("greedy", [False, True])
@for_each(("exactly", "counts"), [(0, 0), (0, 1), (1, 0), (1, 1)])
@pytest.mark.rules("1.3", "4.2", "4.3", "4.4", "7.1", "7.2", "7.3")
@pytest.mark.rules("5.1", "5.2", "5.3", "5.4", "5.5", "5.6", "5.7", "5.8")
def test_a_match_comes_out_as_the_referee_says(
    seats: int, greedy: bool, exactly: int, counts: int, seeds: range
) -> None:
    """E1 to E6, E17 to E28."""
    options = {"four_cards_exactly": exactly, "mixed_elixir_counts": counts}
    readings = {"four_cards_exactly": bool(exactly), "mixed_elixir_counts": bool(counts)}
    for seed in seeds:
        limit = 20 if seed % 4 == 0 else 0
        table, history = played(seats, seed, greedy=greedy, turn_limit=limit, **options)
        check_consistent(table.state)
        referee.check_history(history, seats)
        holders = {bonus: table.holder(bonus) for bonus in BONUS_OF}
        owners = {bonus: seat for bonus, seat in holders.items() if seat is not None}
        assert owners == referee.bonuses(history, seats, **readings), seed
        assert table.scores == referee.points(history, seats, **readings), seed
        assert table.winner == referee.winner(history, seats, **readings), seed
        assert table.places == referee.ranks(table.scores, table.winner), seed
        assert (table.winner is None) <= (table.turn == limit), seed
