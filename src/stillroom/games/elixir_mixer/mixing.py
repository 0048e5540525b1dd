"""Chapter 4, mixing elixirs. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.elixir_mixer import asking, bonuses, ending, hands, sums
from stillroom.games.elixir_mixer.ids import COLOURS, Action, Bonus, Choice, Colour, Happened
from stillroom.games.elixir_mixer.state import Log, Mask, State
from stillroom.games.elixir_mixer.tables import (
    COLOUR,
    ELIXIRS_OF_A_COLOUR,
    FEWEST_CARDS_OF_A_MIX,
    HIGHEST_ELIXIR,
    LOWEST_ELIXIR,
    MIXED_ELIXIR_SUM,
    VALUE,
)
from stillroom.kernel import choices, events, masks
from stillroom.kernel.rules import rule


@rule
def ask_what_to_mix(state: State, log: Log) -> None:
    """4.1  Mix or end the turn; a hand of fewer than two cards can only end it, as all can see."""
    if state.players[state.active_seat].hand_size < FEWEST_CARDS_OF_A_MIX:
        ending.end_turn(state, 1, log)
    else:
        asking.ask(state, Choice.MIX, 0)


@rule
def offer_mixes(state: State, mask: Mask) -> None:
    """4.1  End the turn, or mix what the hand can make."""
    masks.allow(mask, Action.END_TURN)
    for colour in range(COLOURS):
        if can_mix(state, state.active_seat, colour):
            masks.allow(mask, Action.MIX + colour)
    if can_mix_seventeen(state, state.active_seat):
        masks.allow(mask, Action.MIXED_ELIXIR)


@rule
def has_elixir(state: State, colour: int) -> bool:
    """4.4  Whether a pile has an elixir left."""
    return state.showing[colour] <= HIGHEST_ELIXIR


@rule
def can_mix(state: State, seat: int, colour: int) -> bool:
    """4.2  Whether a hand can make the exact value of the elixir on top of a pile."""
    if not has_elixir(state, colour):
        return False
    made = sums.sums_of_colour(state.players[seat].hand, colour)
    return sums.can_make(made, state.showing[colour])


@rule
def can_mix_seventeen(state: State, seat: int) -> bool:
    """5.7  Whether the mixed elixir still lies out and a hand can make 17."""
    if state.bonus_holder[Bonus.MIXED_ELIXIR]:
        return False
    return sums.can_make(sums.sums_of_all(state.players[seat].hand), MIXED_ELIXIR_SUM)


@rule
def begin_mix(state: State, colour: int) -> None:
    """4.2  The elixir is chosen; its cards are named one by one."""
    asking.ask_for_cards(state, Choice.USE, colour, state.showing[colour])


@rule
def begin_mixed_elixir(state: State) -> None:
    """5.7  The mixed elixir is chosen; its cards are named one by one."""
    asking.ask_for_cards(state, Choice.USE, Colour.ANY, MIXED_ELIXIR_SUM)


@rule
def offer_hand_cards(state: State, mask: Mask) -> None:
    """4.2, 5.7  The hand cards that can still lead to the exact sum."""
    player = state.players[state.active_seat]
    basket = state.basket
    colour = choices.subject(player.pending)
    sums.offer_next(player.hand, colour, basket.owed, basket.highest, mask)


@rule
def use(state: State, kind: int, log: Log) -> None:
    """4.3  A card that is used goes to the discard pile."""
    player = state.players[state.active_seat]
    colour = choices.subject(player.pending)
    hands.lose_openly(player, kind)
    state.discard_pile[kind] += 1
    events.tell(log, Happened.USED, state.active_seat, kind, colour, 0, 0)
    state.basket.owed -= VALUE[kind]
    state.basket.highest = kind
    state.basket.cards += 1
    note_colour(state, kind)
    if state.basket.owed == 0:
        finish_mix(state, colour, log)


@rule
def note_colour(state: State, kind: int) -> None:
    """5.8  Keeps in mind whether all cards but the wild ones are of one colour."""
    basket = state.basket
    if COLOUR[kind] == Colour.ANY:
        return
    if basket.colour != Colour.ANY and basket.colour != COLOUR[kind]:
        basket.colours_differ = 1
    basket.colour = COLOUR[kind]


@rule
def finish_mix(state: State, colour: int, log: Log) -> None:
    """4.3, 5.7  The elixir is mixed: points, bonus cards, and perhaps the end of the match."""
    cards = state.basket.cards
    one_colour = Colour.ANY if state.basket.colours_differ else state.basket.colour
    asking.all_named(state)
    if colour == Colour.ANY:
        events.tell(log, Happened.MIXED_ELIXIR, state.active_seat, cards, 0, 0, 0)
        bonuses.claim_mixed_elixir(state, one_colour, cards, log)
    else:
        collect_elixir(state, colour, cards, log)
        bonuses.claim_bonuses(state, colour, cards, log)
    if ending.has_won(state, state.active_seat):
        ending.win(state, log)
    elif state.players[state.active_seat].hand_size < FEWEST_CARDS_OF_A_MIX:
        asking.answered(state)
        ending.end_turn(state, 1, log)


@rule
def collect_elixir(state: State, colour: int, cards: int, log: Log) -> None:
    """4.3, 4.4  The elixir is worth a point, and the next one of its pile shows."""
    value = state.showing[colour]
    lay_elixir(state, state.active_seat, colour)
    state.players[state.active_seat].points += 1
    shows = state.showing[colour] if has_elixir(state, colour) else 0
    events.tell(log, Happened.MIXED, state.active_seat, colour, value, cards, shows)


@rule
def lay_elixir(state: State, seat: int, colour: int) -> None:
    """4.3  The top elixir of a pile goes in front of a player."""
    state.players[seat].elixirs[elixir_index(colour, state.showing[colour])] = 1
    state.showing[colour] += 1
    state.elixirs_this_turn += 1


@rule
def lift_elixir(state: State, seat: int, colour: int) -> None:
    """The opposite of `lay_elixir`, for looking ahead without playing."""
    state.showing[colour] -= 1
    state.players[seat].elixirs[elixir_index(colour, state.showing[colour])] = 0
    state.elixirs_this_turn -= 1


@rule
def elixir_index(colour: int, value: int) -> int:
    """The place of an elixir among all thirty."""
    return colour * ELIXIRS_OF_A_COLOUR + value - LOWEST_ELIXIR
