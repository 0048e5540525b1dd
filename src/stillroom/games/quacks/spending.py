"""Chapter 18, evaluation F: spending rubies; and what rubies are worth at the end (20.1)."""

from __future__ import annotations

from stillroom.games.quacks import asking, blue_cards, gains, telling
from stillroom.games.quacks.ids import Action, Cause, Choice, Happened
from stillroom.games.quacks.paragraphs import Paragraph
from stillroom.games.quacks.state import Log, State
from stillroom.games.quacks.tables import (
    LAST_GLASS,
    LAST_SPACE,
    RUBIES_FOR_A_FLASK,
    RUBIES_FOR_A_POINT,
    RUBIES_FOR_A_STEP,
    TURNS,
)
from stillroom.kernel.rules import rule


@rule
def fill_flask_and_ask(state: State, seat: int, log: Log) -> None:
    """6.11, 18.1, 18.2, 22.1  A card may fill the flask; then who can spend rubies is asked."""
    blue_cards.open_tap(state, seat, log)
    state.players[seat].named = 0
    for action in range(Action.TUBE, Action.DONE):
        if why_not_spend(state, seat, action) == Paragraph.NONE:
            asking.ask(state, seat, Choice.SPEND, 0, 0)
            return


@rule
def why_not_spend(state: State, seat: int, action: int) -> int:
    """18.1 - 18.3, 20.2, 22.4  Two rubies each; test tubes first, then the flask, then the pot."""
    player = state.players[seat]
    if action == Action.DONE:
        return Paragraph.NONE
    if not Action.TUBE <= action < Action.DONE or player.rubies < RUBIES_FOR_A_STEP:
        return Paragraph.TWO_RUBIES
    if state.turn == TURNS and action != Action.TUBE:
        return Paragraph.NOT_IN_THE_LAST_TURN
    if action < player.named:
        return Paragraph.SPEND_ORDER
    match action:
        case Action.TUBE:
            return why_not_glass(state, seat)
        case Action.REFILL:
            return Paragraph.FLASK_IS_FULL if player.flask else Paragraph.NONE
    return Paragraph.DROPLET_AT_ITS_END if player.droplet == LAST_SPACE else Paragraph.NONE


@rule
def why_not_glass(state: State, seat: int) -> int:
    """19.1, 19.4, 19.6  The test tubes must be in play, and have a glass left."""
    if not state.options.test_tubes:
        return Paragraph.WHICH_DROPLET
    if state.turn == TURNS and state.options.no_last_glass:
        return Paragraph.NOT_IN_THE_LAST_TURN
    return Paragraph.LAST_GLASS if state.players[seat].glass == LAST_GLASS else Paragraph.NONE


@rule
def spend(state: State, seat: int, action: int, log: Log) -> None:
    """18.1, 18.2, 19.2  Two rubies for a step or the flask, until the player is done."""
    player = state.players[seat]
    if action == Action.DONE:
        player.named = 0
        asking.answered(state, seat)
        return
    player.named = action
    price = RUBIES_FOR_A_FLASK if action == Action.REFILL else RUBIES_FOR_A_STEP
    gains.pay_rubies(state, seat, price, Cause.RUBIES, log)
    match action:
        case Action.TUBE:
            gains.step_to_glass(state, seat, Cause.RUBIES, log)
        case Action.REFILL:
            player.flask = 1
            telling.tell(state, log, Happened.REFILLED, seat, 0, 0, 0)
        case _:
            gains.step_in_pot(state, seat, Cause.RUBIES, log)


@rule
def exchange_rubies(state: State, seat: int, log: Log) -> None:
    """20.1  At the end of turn 9 each two rubies are a point."""
    rubies = state.players[seat].rubies
    points = rubies // RUBIES_FOR_A_POINT
    if state.turn == TURNS and points > 0:
        gains.pay_rubies(state, seat, points * RUBIES_FOR_A_POINT, Cause.RUBIES, log)
        gains.gain_points(state, seat, points, Cause.RUBIES, log)
