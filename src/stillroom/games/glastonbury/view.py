"""What one seat, or a spectator, may know of a match of Glastonbury.

A board is built from nothing, field by field, from what chapter 11 of rules.md allows; what is not
written here is not in it. With open cauldrons, and when the match is over, everything is shown
that has ever lain face up.
"""

from __future__ import annotations

import msgspec

from stillroom.games.glastonbury import walking
from stillroom.games.glastonbury.ids import Cauldrons, Choice
from stillroom.games.glastonbury.names import (
    card_id,
    cauldrons_id,
    colour_id,
    ingredient_id,
    recipe_id,
)
from stillroom.games.glastonbury.state import Cauldron, Player, Queue, State
from stillroom.games.kettles import cauldrons, showing
from stillroom.kernel import choices


class SpellView(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A spell card that somebody has, spent or not."""

    card: str
    uses: int
    """The uses that are left."""
    used: bool
    """Whether it counts as used."""


class SeatView(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is known of one seat."""

    seat: int
    colour: str
    """The colour of the pawn, in which values are doubled."""
    stop: int
    line: str | None
    """The line that the pawn faces; None at a corner."""
    top: str | None
    """The top card of the cauldron."""
    height: int
    """How many cards lie in the cauldron."""
    next_stop: int | None
    """Where the next walk by the top card ends; None when play is over, and where an Immuto on top
    beside a corner hides it."""
    next_line: str | None
    """The line there; None at a corner."""
    cauldron: list[str] | None
    """The cards of the cauldron, the lowest first; None while they are hidden from the viewer."""
    spells: list[SpellView]
    recipes: list[str] | None
    """The recipes; None while they are hidden from the viewer."""
    placed: list[str] | None
    """The kinds to which Immuto were added; None while they are hidden from the viewer."""


class Board(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Everything on the table, as a seat or a spectator sees it."""

    turn: int
    active_seat: int
    cauldrons: str
    """How much is left to memory: ``closed``, ``notes`` or ``open``."""
    square: list[str | None]
    """The cards of the square, cell by cell in reading order; None for a gap."""
    lines: dict[str, int]
    """How many cards each line has left."""
    pile_size: int
    out_of_game: int
    """How many cards have left the game since it began."""
    under_pile: list[str] | None
    """The cards that were put under the pile, the next to come up first; None while hidden."""
    gone: list[str] | None
    """The cards that have left the game since it began, the earliest first; None while hidden."""
    leaving_colour: str | None
    """The pawn colour whose cards left before the match began."""
    placing: bool
    """Whether play has ended and Immuto are added to kinds."""
    seats: list[SeatView]


def board(state: State, seat: int | None) -> Board:
    """What a seat, or a spectator, may know now."""
    return Board(
        turn=state.turn,
        active_seat=state.active_seat,
        cauldrons=cauldrons_id(state.options.cauldrons),
        square=showing.cards_of(state.square, card_id),
        lines=showing.cards_left(state.square),
        pile_size=showing.pile_size(state.pile),
        out_of_game=state.out_of_game.length,
        under_pile=_cards_in(state, state.pile.under),
        gone=_cards_in(state, state.out_of_game),
        leaving_colour=colour_id(state.leaving_colour - 1) if state.leaving_colour else None,
        placing=is_placing(state),
        seats=[_seat_view(state, other, seat) for other in range(state.seats)],
    )


def is_placing(state: State) -> bool:
    """11.8  Whether Immuto are added to kinds now."""
    return bool(state.is_placing) and not state.over


def is_open(state: State) -> bool:
    """11.5, 11.9  Whether everybody may look at what has gone out of sight."""
    return state.options.cauldrons == Cauldrons.OPEN or bool(state.over)


def has_secrets(state: State) -> bool:
    """11.6 - 11.8  Recipes, a look into the own cauldron, and Immuto that are added unseen."""
    if state.over:
        return False
    looks = any(
        choices.asked(state.players[seat].pending) == Choice.LOOK for seat in range(state.seats)
    )
    return bool(state.options.recipes) or is_placing(state) or (looks and not is_open(state))


def shows_cauldron(state: State, seat: int, viewer: int | None) -> bool:
    """11.5, 11.6, 11.8, 11.9  Whether a cauldron lies open for the viewer."""
    looks = choices.asked(state.players[seat].pending) == Choice.LOOK
    return is_open(state) or is_placing(state) or (seat == viewer and looks)


def next_stop(state: State, seat: int) -> int | None:
    """4.2 - 4.5  Where the next walk by the top card ends, as far as everybody knows.

    Under an Immuto beside a corner lies a card that must be remembered, unless it lies alone.
    """
    player = state.players[seat]
    is_hidden = walking.looks_under_immuto(player) and player.cauldron.height > 1
    if state.over or state.is_placing or (is_hidden and not is_open(state)):
        return None
    return walking.stop_after(player.stop, walking.steps_of(player))


def cards_of(cauldron: Cauldron) -> list[int]:
    """The cards of a cauldron, the lowest first."""
    return [cauldrons.card_at(cauldron, place) for place in range(cauldron.height)]


def _cards_in(state: State, queue: Queue) -> list[str] | None:
    return [card_id(card) for card in queue.cards[: queue.length]] if is_open(state) else None


def _seat_view(state: State, seat: int, viewer: int | None) -> SeatView:
    player = state.players[seat]
    cauldron = player.cauldron
    ends_at = next_stop(state, seat)
    shown = shows_cauldron(state, seat, viewer)
    return SeatView(
        seat=seat,
        colour=colour_id(seat),
        stop=player.stop,
        line=showing.line_at(player.stop),
        top=card_id(cauldrons.top_card(cauldron)) if cauldron.height else None,
        height=cauldron.height,
        next_stop=ends_at,
        next_line=None if ends_at is None else showing.line_at(ends_at),
        cauldron=[card_id(card) for card in cards_of(cauldron)] if shown else None,
        spells=_spells_of(state, seat),
        recipes=_recipes_of(state, seat, viewer),
        placed=_placed_by(state, seat, viewer),
    )


def _spells_of(state: State, seat: int) -> list[SpellView]:
    return [
        SpellView(card=card_id(spell.card - 1), uses=spell.uses, used=bool(spell.used))
        for spell in state.spells
        if spell.holder == seat + 1
    ]


def _recipes_of(state: State, seat: int, viewer: int | None) -> list[str] | None:
    """11.7, 11.8  For the holder alone, until the match is over."""
    if state.options.recipes and seat != viewer and not state.over:
        return None
    player = state.players[seat]
    return [recipe_id(held - 1) for held in (player.recipe_a, player.recipe_b) if held]


def _placed_by(state: State, seat: int, viewer: int | None) -> list[str] | None:
    """11.8  For the owner alone, until all have chosen."""
    if state.over or (is_placing(state) and seat == viewer):
        return kinds_placed(state.players[seat])
    return None


def kinds_placed(player: Player) -> list[str]:
    """The kinds to which a player has added Immuto."""
    return [ingredient_id(kind - 1) for kind in player.placed if kind]
