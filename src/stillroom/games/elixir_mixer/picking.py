"""Chapter 3, picking ingredients. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.elixir_mixer import asking, hands, rolls, sums
from stillroom.games.elixir_mixer.ids import KINDS, Action, Choice, Colour, Happened
from stillroom.games.elixir_mixer.state import Log, Mask, State
from stillroom.games.elixir_mixer.tables import VALUE
from stillroom.kernel import bags, choices, events, masks
from stillroom.kernel.rules import rule


@rule
def begin_turn(state: State) -> None:
    """3.1  A turn begins with picking."""
    state.turn += 1
    state.elixirs_this_turn = 0
    asking.ask(state, Choice.PICK, 0)


@rule
def offer_picks(state: State, mask: Mask) -> None:
    """3.1  Draw, take or trade."""
    if can_draw(state):
        masks.allow(mask, Action.DRAW)
    for kind in range(KINDS):
        if state.market[kind]:
            masks.allow(mask, Action.TAKE + kind)
    hand = state.players[state.active_seat].hand
    market_sums = sums.sums_of_all(state.market)
    for kind in range(KINDS):
        if hand[kind] and sums.can_make(market_sums, VALUE[kind]):
            masks.allow(mask, Action.GIVE + kind)


@rule
def can_draw(state: State) -> bool:
    """3.3  With both piles empty nobody can draw."""
    return not (bags.is_empty(state.draw_pile) and bags.is_empty(state.discard_pile))


@rule
def draw(state: State, log: Log) -> None:
    """3.2  A card from the draw pile, unseen by the others."""
    reshuffle_if_needed(state, log)
    kind = rolls.top_card(state)
    hands.gain_unseen(state.players[state.active_seat], kind)
    events.whisper(log, Happened.DREW, state.active_seat, kind, 0, 0, 0)
    asking.answered(state)


@rule
def reshuffle_if_needed(state: State, log: Log) -> None:
    """3.3  The discard pile becomes the draw pile when a card is needed and there is none."""
    if bags.is_empty(state.draw_pile):
        bags.pour(state.draw_pile, state.discard_pile)
        events.tell(log, Happened.RESHUFFLED, -1, bags.count(state.draw_pile), 0, 0, 0)


@rule
def take(state: State, kind: int, log: Log) -> None:
    """3.4  One card from the market."""
    state.market[kind] -= 1
    hands.gain_openly(state.players[state.active_seat], kind)
    events.tell(log, Happened.TOOK, state.active_seat, kind, 0, 0, 0)
    asking.answered(state)


@rule
def give(state: State, kind: int, log: Log) -> None:
    """3.5  A trade begins: a card is given, its value is owed in market cards."""
    hands.lose_openly(state.players[state.active_seat], kind)
    state.offer[kind] += 1
    events.tell(log, Happened.OFFERED, state.active_seat, kind, 0, 0, 0)
    asking.answered(state)
    asking.ask_for_cards(state, Choice.TRADE, kind, VALUE[kind])


@rule
def offer_trade_cards(state: State, mask: Mask) -> None:
    """3.5  The market cards that can still lead to the exact sum."""
    basket = state.basket
    sums.offer_next(state.market, Colour.ANY, basket.owed, basket.highest, mask)


@rule
def receive(state: State, kind: int, log: Log) -> None:
    """3.5  One market card more for the card that was given."""
    state.market[kind] -= 1
    hands.gain_openly(state.players[state.active_seat], kind)
    events.tell(log, Happened.RECEIVED, state.active_seat, kind, 0, 0, 0)
    state.basket.owed -= VALUE[kind]
    state.basket.highest = kind
    state.basket.cards += 1
    if state.basket.owed == 0:
        complete_trade(state, log)


@rule
def complete_trade(state: State, log: Log) -> None:
    """3.6  Now the card that was given joins the market."""
    given = choices.subject(state.players[state.active_seat].pending)
    bags.pour(state.market, state.offer)
    events.tell(log, Happened.TRADED, state.active_seat, given, 0, 0, 0)
    asking.all_named(state)
