"""What one seat, or a spectator, may know of a match of Elixir Mixer.

A view is built from nothing, field by field, from what chapter 8 of rules.md allows; what is not
written here is not in it. Moves and previews are part of it, because they would tell as much.
"""

from __future__ import annotations

import msgspec

from stillroom.games.elixir_mixer import play
from stillroom.games.elixir_mixer.ids import BONUSES, COLOURS, Bonus, Choice, Colour
from stillroom.games.elixir_mixer.names import card_id, cards_in, colour_id, elixir_id, id_of
from stillroom.games.elixir_mixer.state import Foresight, Mask, Player, State
from stillroom.games.elixir_mixer.tables import GOAL, HIGHEST_ELIXIR
from stillroom.kernel import bags, choices


class Preview(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a move is known to bring, before it is played."""

    points: int
    bonuses: list[str]
    hand_size: int
    owed: int
    opens: list[str]
    next_elixir: int | None
    discards: int
    ends_turn: bool
    ends_match: bool


class OpenAction(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """An action that is open to the seat, with its preview."""

    action: int
    preview: Preview


class SeatView(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is known of one seat; the hand only to its owner."""

    seat: int
    points: int
    hand_size: int
    known: list[str]
    hand: list[str] | None
    elixirs: list[str]
    bonuses: list[str]


class Asked(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What the active seat must decide; what it has begun is public."""

    choice: str
    given: str | None
    elixir: str | None
    owed: int


class View(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A match as a seat sees it; `seat` is None for a spectator."""

    seat: int | None
    turn: int
    goal: int
    active_seat: int
    over: bool
    winner: int | None
    asked: Asked | None
    market: list[str]
    discard_pile: list[str]
    pile_size: int
    showing: dict[str, int | None]
    bonuses_left: list[str]
    seats: list[SeatView]
    actions: list[OpenAction]


def view(state: State, seat: int | None) -> View:
    """What a seat, or a spectator, may know now."""
    return View(
        seat=seat,
        turn=state.turn,
        goal=GOAL[state.seats],
        active_seat=state.active_seat,
        over=bool(state.over),
        winner=state.winner - 1 if state.winner else None,
        asked=_asked(state),
        market=cards_in(state.market),
        discard_pile=cards_in(state.discard_pile),
        pile_size=bags.count(state.draw_pile),
        showing={colour_id(colour): _shown(state, colour) for colour in range(COLOURS)},
        bonuses_left=_bonuses_of(state, 0),
        seats=[_seat_view(state, other, seat) for other in range(state.seats)],
        actions=[] if seat is None else _open_actions(state, seat),
    )


def _shown(state: State, colour: int) -> int | None:
    value = state.showing[colour]
    return value if value <= HIGHEST_ELIXIR else None


def _asked(state: State) -> Asked | None:
    pending = state.players[state.active_seat].pending
    if not pending.depth:
        return None
    choice = Choice(choices.asked(pending))
    subject = choices.subject(pending)
    return Asked(
        choice=id_of(choice),
        given=card_id(subject) if choice is Choice.TRADE else None,
        elixir=colour_id(subject) if choice is Choice.USE else None,
        owed=state.basket.owed,
    )


def _seat_view(state: State, seat: int, viewer: int | None) -> SeatView:
    player: Player = state.players[seat]
    return SeatView(
        seat=seat,
        points=player.points,
        hand_size=player.hand_size,
        known=cards_in(player.known),
        hand=cards_in(player.hand) if seat == viewer else None,
        elixirs=[elixir_id(index) for index, owned in enumerate(player.elixirs) if owned],
        bonuses=_bonuses_of(state, seat + 1),
    )


def _bonuses_of(state: State, holder: int) -> list[str]:
    return [id_of(Bonus(bonus)) for bonus in range(BONUSES) if state.bonus_holder[bonus] == holder]


def _open_actions(state: State, seat: int) -> list[OpenAction]:
    mask = Mask()
    play.legal(state, seat, mask)
    return [
        OpenAction(action, preview(state, seat, action)) for action in mask.actions[: mask.length]
    ]


def preview(state: State, seat: int, action: int) -> Preview:
    """What a seat may know of the effect of one of its open actions."""
    foreseen = Foresight()
    play.foresee(state, seat, action, foreseen)
    return Preview(
        points=foreseen.points,
        bonuses=[id_of(Bonus(bonus)) for bonus in range(BONUSES) if foreseen.bonuses[bonus]],
        hand_size=foreseen.hand_size,
        owed=foreseen.owed,
        opens=[id_of(colour) for colour in Colour if foreseen.opens[colour]],
        next_elixir=foreseen.next_elixir or None,
        discards=foreseen.discards,
        ends_turn=bool(foreseen.ends_turn),
        ends_match=bool(foreseen.ends_match),
    )
