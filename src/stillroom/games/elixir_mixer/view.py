"""What one seat, or a spectator, may know of a match of Elixir Mixer.

A board is built from nothing, field by field, from what chapter 8 of rules.md allows; what is not
written here is not in it. When the match is over, all hands are shown.
"""

from __future__ import annotations

import msgspec

from stillroom.games.elixir_mixer import bonuses
from stillroom.games.elixir_mixer.ids import BONUSES, COLOURS, Bonus
from stillroom.games.elixir_mixer.names import cards_in, colour_id, elixir_id, id_of
from stillroom.games.elixir_mixer.state import Player, State
from stillroom.games.elixir_mixer.tables import (
    ELIXIRS_OF_A_COLOUR,
    GOAL,
    HIGHEST_ELIXIR,
    THREE_ELIXIRS,
    TWO_ELIXIRS,
)
from stillroom.kernel import bags


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
        pile_size=bags.count(state.draw_pile),
        showing={colour_id(colour): _shown(state, colour) for colour in range(COLOURS)},
        bonuses_left=[
            _bonus_view(state, bonus) for bonus in range(BONUSES) if not state.bonus_holder[bonus]
        ],
        seats=[_seat_view(state, other, seat) for other in range(state.seats)],
    )


def has_secrets(state: State) -> bool:
    """8.1  Hands are hidden until the match is over."""
    return not state.over


def _shown(state: State, colour: int) -> int | None:
    value = state.showing[colour]
    return value if value <= HIGHEST_ELIXIR else None


def _bonus_view(state: State, bonus: int) -> BonusView:
    need = {
        Bonus.ALL_FIVE_COLOURS: COLOURS,
        Bonus.THREE_OF_ONE_COLOUR: THREE_ELIXIRS,
        Bonus.THREE_IN_A_ROW: THREE_ELIXIRS,
        Bonus.TWO_ELIXIRS: TWO_ELIXIRS,
    }
    return BonusView(
        bonus=id_of(Bonus(bonus)),
        need=need.get(Bonus(bonus), 1),
        have=[_progress(state, seat, bonus) for seat in range(state.seats)],
    )


def _progress(state: State, seat: int, bonus: int) -> int:
    """5.2 - 5.5  How many of what a bonus card counts a player has."""
    player = state.players[seat]
    match bonus:
        case Bonus.ALL_FIVE_COLOURS:
            return sum(1 for owned in _by_colour(player) if owned)
        case Bonus.THREE_OF_ONE_COLOUR:
            return max(_by_colour(player))
        case Bonus.THREE_IN_A_ROW:
            return _longest_row(player)
        case Bonus.TWO_ELIXIRS:
            return state.elixirs_this_turn if seat == state.active_seat else 0
    return 0


def _by_colour(player: Player) -> list[int]:
    return [bonuses.elixirs_of_colour(player, colour) for colour in range(COLOURS)]


def _longest_row(player: Player) -> int:
    longest = row = 0
    for step in range(ELIXIRS_OF_A_COLOUR):
        row = row + 1 if bonuses.elixirs_of_step(player, step) else 0
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
        elixirs=[elixir_id(index) for index, owned in enumerate(player.elixirs) if owned],
        bonuses=[
            id_of(Bonus(bonus)) for bonus in range(BONUSES) if state.bonus_holder[bonus] == seat + 1
        ],
    )
