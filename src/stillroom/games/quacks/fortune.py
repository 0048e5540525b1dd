"""Chapter 4, Fortune Teller cards. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.quacks import purple_cards, rats, rolls
from stillroom.games.quacks.ids import Card, Happened
from stillroom.games.quacks.state import Log, State
from stillroom.kernel import events
from stillroom.kernel.rules import rule


@rule
def turn_up_card(state: State, log: Log) -> None:
    """4.1, 4.6  The top card is turned up; it is not used again."""
    if state.options.no_fortune_cards:
        return
    card = rolls.card(state)
    state.discards[card] += 1
    state.card = card + 1
    events.tell(log, Happened.CARD_TURNED, -1, card, 0, 0, 0)


@rule
def carry_out_for_all(state: State, log: Log) -> None:
    """4.2, 4.3, 5.7, 5.13  Cards that compare players, and the tails of which a card speaks."""
    rats.count_all_tails(state)
    match state.card - 1:
        case Card.POOR_BOX:
            purple_cards.poor_box(state, log)
        case Card.LIGHTEST_HAND:
            purple_cards.lightest_hand(state, log)
        case Card.HELP_FOR_THE_LAST:
            purple_cards.help_for_the_last(state, log)


@rule
def carry_out(state: State, seat: int, log: Log) -> None:
    """4.2  What a purple card brings to a player, or asks."""
    match state.card - 1:
        case Card.FORK_IN_THE_ROAD:
            purple_cards.fork_in_the_road(state, seat, log)
        case Card.RISING_BROTH:
            purple_cards.rising_broth(state, seat, log)
        case Card.ONE_GIFT:
            purple_cards.one_gift(state, seat, log)
        case Card.RUBY_TRADE:
            purple_cards.ruby_trade(state, seat)
        case Card.TAILS_FOR_RUBIES:
            purple_cards.tails_for_rubies(state, seat)
        case _:
            carry_out_later_card(state, seat, log)


@rule
def carry_out_later_card(state: State, seat: int, log: Log) -> None:
    """4.2  The second half of the cards that are carried out player by player."""
    match state.card - 1:
        case Card.EVERYBODY_ROLLS:
            purple_cards.everybody_rolls(state, seat, log)
        case Card.MARKET_DAY:
            purple_cards.market_day(state, seat, log)
        case Card.CLEAN_SWEEP:
            purple_cards.clean_sweep(state, seat, log)
        case Card.FRIEND_OF_RATS:
            purple_cards.friend_of_rats(state, seat, log)
