"""Chapter 5, bonus cards. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.elixir_mixer.ids import BONUSES, COLOURS, Bonus, Colour, Happened
from stillroom.games.elixir_mixer.state import Log, Player, State
from stillroom.games.elixir_mixer.tables import (
    ELIXIRS_OF_A_COLOUR,
    ENOUGH_CARDS,
    THREE_ELIXIRS,
    TWO_ELIXIRS,
)
from stillroom.kernel import events
from stillroom.kernel.rules import rule


@rule
def claim_bonuses(state: State, colour: int, cards: int, log: Log) -> None:
    """5.1  After a mix every bonus card that is earned is given out by itself."""
    for bonus in range(BONUSES):
        if earns(state, state.active_seat, bonus, colour, cards):
            collect_bonus(state, bonus, log)


@rule
def claim_mixed_elixir(state: State, one_colour: int, cards: int, log: Log) -> None:
    """5.7, 5.8  The mixed elixir is a bonus card; by an option it counts as an elixir too."""
    collect_bonus(state, Bonus.MIXED_ELIXIR, log)
    if state.options.mixed_elixir_counts:
        state.elixirs_this_turn += 1
        if earns(state, state.active_seat, Bonus.TWO_ELIXIRS, one_colour, cards):
            collect_bonus(state, Bonus.TWO_ELIXIRS, log)
        if one_colour != Colour.ANY:
            four = four_card_bonus(one_colour)
            if earns(state, state.active_seat, four, one_colour, cards):
                collect_bonus(state, four, log)


@rule
def collect_bonus(state: State, bonus: int, log: Log) -> None:
    """5.1  A bonus card is worth a point and stays with its first owner."""
    assert not state.bonus_holder[bonus], "5.1 a bonus card has one owner"
    state.bonus_holder[bonus] = state.active_seat + 1
    state.players[state.active_seat].points += 1
    events.tell(log, Happened.BONUS, state.active_seat, bonus, 0, 0, 0)


@rule
def earns(state: State, seat: int, bonus: int, colour: int, cards: int) -> bool:
    """5.1  Whether a bonus card lies out and its condition is met by a mix just made."""
    if state.bonus_holder[bonus]:
        return False
    player = state.players[seat]
    match bonus:
        case Bonus.ALL_FIVE_COLOURS:
            return has_all_five_colours(player)
        case Bonus.THREE_OF_ONE_COLOUR:
            return has_three_of_one_colour(player)
        case Bonus.THREE_IN_A_ROW:
            return has_three_in_a_row(player)
        case Bonus.TWO_ELIXIRS:
            return has_mixed_two_elixirs(state)
        case Bonus.MIXED_ELIXIR:
            return False
    return bonus == four_card_bonus(colour) and has_used_four_cards(state, cards)


@rule
def elixirs_of_colour(player: Player, colour: int) -> int:
    """How many elixirs of a colour a player has."""
    total = 0
    for step in range(ELIXIRS_OF_A_COLOUR):
        total += player.elixirs[colour * ELIXIRS_OF_A_COLOUR + step]
    return total


@rule
def elixirs_of_step(player: Player, step: int) -> int:
    """How many elixirs of one value a player has; the value 10 is step 0."""
    total = 0
    for colour in range(COLOURS):
        total += player.elixirs[colour * ELIXIRS_OF_A_COLOUR + step]
    return total


@rule
def has_all_five_colours(player: Player) -> bool:
    """5.2  At least one elixir of every colour."""
    for colour in range(COLOURS):
        if elixirs_of_colour(player, colour) == 0:
            return False
    return True


@rule
def has_three_of_one_colour(player: Player) -> bool:
    """5.3  Three elixirs of the same colour."""
    for colour in range(COLOURS):
        if elixirs_of_colour(player, colour) >= THREE_ELIXIRS:
            return True
    return False


@rule
def has_three_in_a_row(player: Player) -> bool:
    """5.4  Elixirs of three consecutive values, in any colours."""
    run = 0
    for step in range(ELIXIRS_OF_A_COLOUR):
        run = run + 1 if elixirs_of_step(player, step) else 0
        if run == THREE_ELIXIRS:
            return True
    return False


@rule
def has_mixed_two_elixirs(state: State) -> bool:
    """5.5  Two elixirs in the same turn."""
    return state.elixirs_this_turn >= TWO_ELIXIRS


@rule
def four_card_bonus(colour: int) -> int:
    """5.6  The four-card bonus of a colour."""
    return Bonus.FOUR_BLUE + colour


@rule
def has_used_four_cards(state: State, cards: int) -> bool:
    """5.6  At least four cards; exactly four, if the option says so."""
    if state.options.four_cards_exactly:
        return cards == ENOUGH_CARDS
    return cards >= ENOUGH_CARDS
