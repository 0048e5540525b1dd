"""An independent referee for Elixir Mixer, written from the rulebook and the rulings only.

It shares no code with the game. Everything is spelled out the long way, so that a reader can hold
it against the rulebook sentence by sentence. Numbers such as (5.6) are those of
``docs/games/elixir-mixer/rules.md``, numbers such as (E20) those of the rulings.

A card is a name: ``"blue-7"``, ``"red-1"``, ``"wild"``. A multiset is a sorted tuple of names.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

COLOURS = ("blue", "purple", "green", "yellow", "red")
VALUES = (1, 2, 3, 4, 5, 6, 7)
ELIXIR_VALUES = (10, 11, 12, 13, 14, 15)
WILD = "wild"
WILD_VALUE = 4
MIXED_ELIXIR_VALUE = 17
HAND_LIMIT = 5
LARGEST_HAND = 11
FOUR_NAMES = tuple(f"four-{name}" for name in COLOURS)
BONUS_NAMES = (
    "all-five-colours",
    "three-of-one-colour",
    "three-in-a-row",
    "two-elixirs",
    *FOUR_NAMES,
    "mixed-elixir",
)

Cards = tuple[str, ...]


class Mix(NamedTuple):
    """One elixir mixed, or the mixed elixir of 17 (then the colour is None).

    The turns of a match are counted through, over all players: no two players share a turn number.
    """

    turn: int
    seat: int
    colour: str | None
    value: int
    cards: Cards


# --- cards -------------------------------------------------------------------------------------


def deck() -> list[str]:
    """All 72 cards (1.1, 1.2)."""
    cards = [f"{name}-{number}" for name in COLOURS for number in VALUES for _ in range(2)]
    return [*cards, WILD, WILD]


_KNOWN = frozenset(deck())


def value(card: str) -> int:
    """The value of a card; a wild card is always a 4 (E4)."""
    if card not in _KNOWN:
        raise ValueError(f"no such card: {card!r}")
    if card == WILD:
        return WILD_VALUE
    return int(card.split("-")[1])


def colour(card: str) -> str | None:
    """The colour of a card; a wild card has none of its own."""
    if card not in _KNOWN:
        raise ValueError(f"no such card: {card!r}")
    if card == WILD:
        return None
    return card.split("-", maxsplit=1)[0]


def total(cards: Iterable[str]) -> int:
    return sum(value(card) for card in cards)


def multiset(cards: Iterable[str]) -> Cards:
    return tuple(sorted(cards))


# --- what a player may do ----------------------------------------------------------------------


def trades(market: Sequence[str], given: str) -> set[Cards]:
    """Everything that may be taken from this market for the card given (3.5, E8).

    The market is the one before the trade: the card given is not in it (3.6). As a market may have
    60 cards, this goes kind by kind (none, one, two of it …) and stops at the wanted sum.
    """
    count_of = Counter(market)
    kinds = sorted(count_of, key=lambda kind: (value(kind), kind))
    found: set[Cards] = set()

    def go_on(position: int, missing: int, taken: Cards) -> None:
        if missing == 0:
            found.add(multiset(taken))
            return
        if position == len(kinds):
            return
        kind = kinds[position]
        if value(kind) > missing:
            return  # all further kinds are worth at least as much
        for number in range(count_of[kind] + 1):
            if number * value(kind) <= missing:
                go_on(position + 1, missing - number * value(kind), taken + (kind,) * number)

    go_on(0, value(given), ())
    return found


def _subsets_with_sum(cards: Sequence[str], wanted: int) -> set[Cards]:
    found: set[Cards] = set()
    for size in range(1, len(cards) + 1):
        for chosen in combinations(cards, size):
            if total(chosen) == wanted:
                found.add(multiset(chosen))
    return found


def _may_serve(card: str, wanted: str) -> bool:
    """A card serves for its own colour, a wild card for every colour (1.2)."""
    return card == WILD or colour(card) == wanted


def mixes(hand: Sequence[str], colour: str, elixir_value: int) -> set[Cards]:
    """Every way to mix this elixir: cards of its colour and wild cards, exact sum (4.2, E5)."""
    if colour not in COLOURS or elixir_value not in ELIXIR_VALUES:
        raise ValueError(f"no such elixir: {colour} {elixir_value}")
    usable = [card for card in hand if _may_serve(card, colour)]
    return _subsets_with_sum(usable, elixir_value)


def mixed_elixirs(hand: Sequence[str]) -> set[Cards]:
    """Every way to make the mixed elixir: any cards with a sum of exactly 17 (5.7, E3)."""
    return _subsets_with_sum(hand, MIXED_ELIXIR_VALUE)


def discards(hand: Sequence[str]) -> set[Cards]:
    """Every way to come down to exactly five cards (6.1); only "nothing" with five or fewer."""
    surplus = max(0, len(hand) - HAND_LIMIT)
    return {multiset(chosen) for chosen in combinations(hand, surplus)}


# --- bonus cards, points, end ------------------------------------------------------------------


def _enough_for_four(cards: Cards, exactly: bool) -> bool:
    return len(cards) == 4 if exactly else len(cards) >= 4


def _earned_by_last(
    name: str, history: Sequence[Mix], four_cards_exactly: bool, mixed_elixir_counts: bool
) -> bool:
    """Does the player of the last mix meet the condition of this bonus card right after it?"""
    last = history[-1]
    elixirs = [mix for mix in history if mix.seat == last.seat and mix.colour is not None]

    if name == "all-five-colours":  # 5.2
        return all(any(mix.colour == wanted for mix in elixirs) for wanted in COLOURS)

    if name == "three-of-one-colour":  # 5.3
        return any(sum(mix.colour == wanted for mix in elixirs) >= 3 for wanted in COLOURS)

    if name == "three-in-a-row":  # 5.4
        owned = {mix.value for mix in elixirs}
        return any({low, low + 1, low + 2} <= owned for low in ELIXIR_VALUES)

    if name == "two-elixirs":  # 5.5, 5.8
        counting = [
            mix
            for mix in history
            if mix.seat == last.seat
            and mix.turn == last.turn
            and (mix.colour is not None or mixed_elixir_counts)
        ]
        return len(counting) >= 2

    if name in FOUR_NAMES:  # 5.6, 5.8: only the elixir mixed just now is looked at (E21)
        wanted = name.removeprefix("four-")
        if not _enough_for_four(last.cards, four_cards_exactly):
            return False
        if last.colour is not None:
            return last.colour == wanted
        return mixed_elixir_counts and all(_may_serve(card, wanted) for card in last.cards)

    if name == "mixed-elixir":  # 5.7
        return last.colour is None

    raise ValueError(f"no such bonus card: {name!r}")


def bonuses(
    history: Sequence[Mix],
    seats: int,
    *,
    four_cards_exactly: bool = False,
    mixed_elixir_counts: bool = False,
) -> dict[str, int]:
    """Which seat owns which bonus card after these mixes; cards nobody owns are left out."""
    goal(seats)
    owner: dict[str, int] = {}
    for number in range(1, len(history) + 1):
        so_far = history[:number]
        seat = so_far[-1].seat
        if not 0 <= seat < seats:
            raise ValueError(f"no such seat: {seat}")
        for name in BONUS_NAMES:
            if name not in owner and _earned_by_last(
                name, so_far, four_cards_exactly, mixed_elixir_counts
            ):
                owner[name] = seat
    return owner


def points(
    history: Sequence[Mix],
    seats: int,
    *,
    four_cards_exactly: bool = False,
    mixed_elixir_counts: bool = False,
) -> list[int]:
    """One point for each elixir and one for each bonus card. The 17 is a bonus card only (E1)."""
    owner = bonuses(
        history,
        seats,
        four_cards_exactly=four_cards_exactly,
        mixed_elixir_counts=mixed_elixir_counts,
    )
    result = [0] * seats
    for mix in history:
        if mix.colour is not None:
            result[mix.seat] += 1
    for seat in owner.values():
        result[seat] += 1
    return result


def goal(seats: int) -> int:
    """8 points, with two players 10 (7.1)."""
    if seats not in (2, 3, 4):
        raise ValueError(f"{seats} players cannot play")
    return 10 if seats == 2 else 8


def winner(
    history: Sequence[Mix],
    seats: int,
    *,
    four_cards_exactly: bool = False,
    mixed_elixir_counts: bool = False,
) -> int | None:
    """Who has won, or None; ValueError if a mix follows after the winning one (E27)."""
    for number in range(1, len(history) + 1):
        so_far = points(
            history[:number],
            seats,
            four_cards_exactly=four_cards_exactly,
            mixed_elixir_counts=mixed_elixir_counts,
        )
        for seat in range(seats):
            if so_far[seat] >= goal(seats):
                if number < len(history):
                    raise ValueError(f"the match was over after mix {number}: seat {seat} had won")
                return seat
    goal(seats)
    return None


def ranks(points: Sequence[int], winner: int | None) -> list[int]:
    """Places: the winner 1, the others by points, equal points share a place (7.2).

    Without a winner the match was abandoned and nobody takes a place: all 0 (7.3).
    """
    if winner is None:
        return [0] * len(points)
    result = []
    for seat, own in enumerate(points):
        if seat == winner:
            result.append(1)
            continue
        others = [points[other] for other in range(len(points)) if other not in (seat, winner)]
        better = 1 + sum(other > own for other in others)  # the winner is ahead of everybody
        result.append(1 + better)
    return result


# --- is a history possible at all? -------------------------------------------------------------


def check_history(history: Sequence[Mix], seats: int) -> None:
    """Raise ValueError at the first mix that the rules forbid, whatever the hands are."""
    goal(seats)
    for number, mix in enumerate(history, start=1):
        before = history[: number - 1]
        faults = [
            *_faults_of_turn(before, mix, seats),
            *_faults_of_mix(before, mix),
            *_faults_of_cards(before, mix),
        ]
        if faults:
            raise ValueError(f"mix {number}, {mix}: {faults[0]}")


def _faults_of_turn(before: Sequence[Mix], mix: Mix, seats: int) -> Iterator[str]:
    if not 0 <= mix.seat < seats:
        yield "no such seat"
    if before and mix.turn < before[-1].turn:
        yield "turns run forwards"
    if before and (mix.seat - before[-1].seat - mix.turn + before[-1].turn) % seats:
        yield "turns go clockwise (2.4)"


def _faults_of_mix(before: Sequence[Mix], mix: Mix) -> Iterator[str]:
    if total(mix.cards) != mix.value:
        yield "the cards do not add up to the value"
    if mix.colour is None:
        if mix.value != MIXED_ELIXIR_VALUE:
            yield "a mixed elixir has 17 (5.7)"
        if any(other.colour is None for other in before):
            yield "the bonus card of the mixed elixir is gone (5.1)"
        return
    if mix.colour not in COLOURS:
        yield "no such colour"
    gone = sum(other.colour == mix.colour for other in before)
    if mix.value != ELIXIR_VALUES[0] + gone or mix.value not in ELIXIR_VALUES:
        yield "this elixir is not on top of its pile (1.3, 4.4)"
    if not all(_may_serve(card, mix.colour) for card in mix.cards):
        yield "a card of another colour (4.2)"


def _faults_of_cards(before: Sequence[Mix], mix: Mix) -> Iterator[str]:
    used_in_turn = Counter(mix.cards)
    for other in before:
        if other.turn == mix.turn:
            used_in_turn.update(other.cards)
    if any(count > 2 for count in used_in_turn.values()):
        yield "there are only two cards of each kind, used cards are gone (1.1, 4.3)"
    if used_in_turn.total() > LARGEST_HAND:
        yield "no hand is that large (E15)"
