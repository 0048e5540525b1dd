"""What one seat, or a spectator, may know of a match of Elixir Mixer.

A board is built from nothing, field by field, from what chapter 8 of rules.md allows; what is not
written here is not in it. When the match is over, all hands are shown.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import compress

import msgspec

from stillroom.games.elixir_mixer.ids import BONUSES, COLOURS, Bonus
from stillroom.games.elixir_mixer.names import BONUS_IDS, COLOUR_IDS, ELIXIR_IDS, cards_in
from stillroom.games.elixir_mixer.state import Player, State
from stillroom.games.elixir_mixer.tables import (
    ELIXIRS_OF_A_COLOUR,
    GOAL,
    HIGHEST_ELIXIR,
    THREE_ELIXIRS,
    TWO_ELIXIRS,
)

NEED = {
    Bonus.ALL_FIVE_COLOURS: COLOURS,
    Bonus.THREE_OF_ONE_COLOUR: THREE_ELIXIRS,
    Bonus.THREE_IN_A_ROW: THREE_ELIXIRS,
    Bonus.TWO_ELIXIRS: TWO_ELIXIRS,
}
"""5.2 - 5.5  How many of something a bonus card takes, where there is something to count."""
NEEDS = tuple(NEED.get(bonus, 1) for bonus in Bonus)
"""The same for every bonus card."""
KEPT_COUNTS = 4096
"""What a player has changes seldom; so many are not counted anew for every view."""


class SeatView(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is known of one seat; the hand only to its owner, until the match is over."""

    seat: int
    points: int
    hand_size: int
    known: list[str]
    """The cards of the hand that everybody has seen."""
    hand: list[str] | None
    elixirs: list[str]
    bonuses: list[str]


class BonusView(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A bonus card that still lies out, and how far everybody is."""

    bonus: str
    need: int
    """How many of something it takes; 1 where there is nothing to count."""
    have: list[int]
    """How many each seat has."""


class Board(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Everything on the table, as a seat or a spectator sees it."""

    turn: int
    goal: int
    active_seat: int
    winner: int | None
    market: list[str]
    discard_pile: list[str]
    pile_size: int
    showing: dict[str, int | None]
    """The elixir on top of each pile; None where the pile is empty."""
    bonuses_left: list[BonusView]
    seats: list[SeatView]


def board(state: State, seat: int | None) -> Board:
    """What a seat, or a spectator, may know now."""
    return Board(
        turn=state.turn,
        goal=GOAL[state.seats],
        active_seat=state.active_seat,
        winner=state.winner - 1 if state.winner else None,
        market=cards_in(state.market),
        discard_pile=cards_in(state.discard_pile),
        pile_size=sum(state.draw_pile),
        showing=_showing(state),
        bonuses_left=_bonuses_left(state),
        seats=[_seat_view(state, other, seat) for other in range(state.seats)],
    )


def has_secrets(state: State) -> bool:
    """8.1  Hands are hidden until the match is over."""
    return not state.over


def _showing(state: State) -> dict[str, int | None]:
    return {
        colour: value if value <= HIGHEST_ELIXIR else None
        for colour, value in zip(COLOUR_IDS, state.showing, strict=True)
    }


def _bonuses_left(state: State) -> list[BonusView]:
    counts = [_counts(state, seat) for seat in range(state.seats)]
    return [
        BonusView(BONUS_IDS[bonus], NEEDS[bonus], have=[count[bonus] for count in counts])
        for bonus, holder in enumerate(state.bonus_holder)
        if not holder
    ]


def _counts(state: State, seat: int) -> tuple[int, ...]:
    """5.2 - 5.5  How many of what each bonus card counts a player has."""
    mixed = state.elixirs_this_turn if seat == state.active_seat else 0
    return _counted(tuple(state.players[seat].elixirs), mixed)


@lru_cache(maxsize=KEPT_COUNTS)
def _counted(elixirs: tuple[int, ...], mixed_this_turn: int) -> tuple[int, ...]:
    by_colour = [
        sum(elixirs[first : first + ELIXIRS_OF_A_COLOUR])
        for first in range(0, len(elixirs), ELIXIRS_OF_A_COLOUR)
    ]
    count = {
        Bonus.ALL_FIVE_COLOURS: sum(1 for owned in by_colour if owned),
        Bonus.THREE_OF_ONE_COLOUR: max(by_colour),
        Bonus.THREE_IN_A_ROW: _longest_row(elixirs),
        Bonus.TWO_ELIXIRS: mixed_this_turn,
    }
    return tuple(count.get(bonus, 0) for bonus in Bonus)


def _longest_row(elixirs: tuple[int, ...]) -> int:
    longest = row = 0
    for step in range(ELIXIRS_OF_A_COLOUR):
        row = row + 1 if any(elixirs[step::ELIXIRS_OF_A_COLOUR]) else 0
        longest = max(longest, row)
    return longest


def _seat_view(state: State, seat: int, viewer: int | None) -> SeatView:
    player: Player = state.players[seat]
    may_see = seat == viewer or state.over
    return SeatView(
        seat=seat,
        points=player.points,
        hand_size=player.hand_size,
        known=cards_in(player.known),
        hand=cards_in(player.hand) if may_see else None,
        elixirs=list(compress(ELIXIR_IDS, player.elixirs)),
        bonuses=[
            BONUS_IDS[bonus] for bonus in range(BONUSES) if state.bonus_holder[bonus] == seat + 1
        ],
    )
