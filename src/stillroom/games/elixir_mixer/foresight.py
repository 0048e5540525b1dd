"""What a seat may know of an action's effect before it is played, for previews.

Everything here comes from the seat's own hand and from what lies open. A state that is looked
at is left as it was: what is tried is taken back.
"""

from __future__ import annotations

from stillroom.games.elixir_mixer import actions, bonuses, mixing
from stillroom.games.elixir_mixer.ids import BONUSES, COLOURS, Action, Bonus, Choice, Colour
from stillroom.games.elixir_mixer.state import Foresight, State
from stillroom.games.elixir_mixer.tables import (
    COLOUR,
    FEWEST_CARDS_OF_A_MIX,
    GOAL,
    HAND_LIMIT,
    MIXED_ELIXIR_SUM,
    VALUE,
)
from stillroom.kernel import choices
from stillroom.kernel.rules import rule


@rule
def look_ahead(state: State, seat: int, action: int, foresight: Foresight) -> None:
    """What the seat may know of one of its open actions."""
    clear(state, seat, foresight)
    named = actions.object_of(action)
    match actions.verb_of(action):
        case Action.DRAW:
            look_at_draw(state, seat, foresight)
        case Action.TAKE:
            look_at_gain(state, seat, named, foresight)
            foresee_lone_card(foresight)
        case Action.GIVE:
            foresight.owed = VALUE[named]
            look_at_loss(state, seat, named, foresight)
        case Action.MIX:
            look_at_mix(state, seat, named, foresight)
        case Action.MIXED_ELIXIR:
            look_at_mixed_elixir(state, seat, foresight)
        case Action.END_TURN:
            see_openings(state, seat, foresight)
            foresee_end_of_turn(foresight)
        case _:
            look_at_card(state, seat, named, foresight)


@rule
def clear(state: State, seat: int, foresight: Foresight) -> None:
    """Nothing is foreseen yet."""
    foresight.points = 0
    foresight.hand_size = state.players[seat].hand_size
    foresight.owed = 0
    foresight.next_elixir = 0
    foresight.discards = 0
    foresight.ends_turn = 0
    foresight.ends_match = 0
    for bonus in range(BONUSES):
        foresight.bonuses[bonus] = 0
    for colour in range(COLOURS + 1):
        foresight.opens[colour] = 0


@rule
def look_at_draw(state: State, seat: int, foresight: Foresight) -> None:
    """3.2  A card comes, nobody knows which; only what the hand can mix without it is known."""
    foresight.hand_size += 1
    see_openings(state, seat, foresight)
    foresee_lone_card(foresight)


@rule
def look_at_gain(state: State, seat: int, kind: int, foresight: Foresight) -> None:
    """3.4, 3.5  A card that is seen comes into the hand."""
    foresight.hand_size += 1
    state.players[seat].hand[kind] += 1
    see_openings(state, seat, foresight)
    state.players[seat].hand[kind] -= 1


@rule
def look_at_loss(state: State, seat: int, kind: int, foresight: Foresight) -> None:
    """3.5, 4.3, 6.1  A card leaves the hand."""
    foresight.hand_size -= 1
    state.players[seat].hand[kind] -= 1
    see_openings(state, seat, foresight)
    state.players[seat].hand[kind] += 1


@rule
def look_at_mix(state: State, seat: int, colour: int, foresight: Foresight) -> None:
    """4.3, 5.1  A point, and the bonus cards that do not depend on the number of cards."""
    foresight.owed = state.showing[colour]
    foresee_elixir(state, seat, colour, 0, foresight)


@rule
def look_at_mixed_elixir(state: State, seat: int, foresight: Foresight) -> None:
    """5.7, 5.8  The bonus card, and by the option perhaps *two elixirs*."""
    foresight.owed = MIXED_ELIXIR_SUM
    foresee_mixed_elixir(state, seat, Colour.ANY, 0, foresight)


@rule
def look_at_card(state: State, seat: int, kind: int, foresight: Foresight) -> None:
    """9.1  One card more for what has begun."""
    match choices.asked(state.players[seat].pending):
        case Choice.TRADE:
            foresight.owed = state.basket.owed - VALUE[kind]
            look_at_gain(state, seat, kind, foresight)
            if foresight.owed == 0:
                foresee_lone_card(foresight)
        case Choice.USE:
            look_at_used_card(state, seat, kind, foresight)
        case _:
            foresight.owed = state.basket.owed - 1
            look_at_loss(state, seat, kind, foresight)
            if foresight.owed == 0:
                foresight.ends_turn = 1


@rule
def look_at_used_card(state: State, seat: int, kind: int, foresight: Foresight) -> None:
    """4.3, 5.7  A card goes into an elixir; the last one completes it."""
    colour = choices.subject(state.players[seat].pending)
    cards = state.basket.cards + 1
    foresight.owed = state.basket.owed - VALUE[kind]
    if foresight.owed == 0 and colour == Colour.ANY:
        foresee_mixed_elixir(state, seat, only_colour_with(state, kind), cards, foresight)
    elif foresight.owed == 0:
        foresee_elixir(state, seat, colour, cards, foresight)
    foresight.hand_size -= 1
    if foresight.owed == 0 and not foresight.ends_match:
        see_openings_after_mix(state, seat, kind, colour, foresight)
        foresee_lone_card(foresight)


@rule
def only_colour_with(state: State, kind: int) -> int:
    """5.8  The one colour of the cards used, this last one included; ANY if they differ.

    The last card is no wild card: those are named first (9.1), and two of them make only 8.
    """
    basket = state.basket
    if basket.colours_differ:
        return Colour.ANY
    if basket.colour != Colour.ANY and basket.colour != COLOUR[kind]:
        return Colour.ANY
    return COLOUR[kind]


@rule
def foresee_elixir(state: State, seat: int, colour: int, cards: int, foresight: Foresight) -> None:
    """4.3, 5.1  What mixing an elixir from so many cards brings."""
    mixing.lay_elixir(state, seat, colour)
    foresight.points += 1
    if mixing.has_elixir(state, colour):
        foresight.next_elixir = state.showing[colour]
    for bonus in range(BONUSES):
        if bonuses.earns(state, seat, bonus, colour, cards):
            foresee_bonus(bonus, foresight)
    mixing.lift_elixir(state, seat, colour)
    foresee_end_of_match(state, seat, foresight)


@rule
def foresee_mixed_elixir(
    state: State, seat: int, one_colour: int, cards: int, foresight: Foresight
) -> None:
    """5.7, 5.8  What the mixed elixir brings."""
    foresee_bonus(Bonus.MIXED_ELIXIR, foresight)
    if state.options.mixed_elixir_counts:
        state.elixirs_this_turn += 1
        if bonuses.earns(state, seat, Bonus.TWO_ELIXIRS, one_colour, cards):
            foresee_bonus(Bonus.TWO_ELIXIRS, foresight)
        state.elixirs_this_turn -= 1
        if one_colour != Colour.ANY:
            four = bonuses.four_card_bonus(one_colour)
            if bonuses.earns(state, seat, four, one_colour, cards):
                foresee_bonus(four, foresight)
    foresee_end_of_match(state, seat, foresight)


@rule
def foresee_bonus(bonus: int, foresight: Foresight) -> None:
    """5.1  A bonus card and its point."""
    foresight.bonuses[bonus] = 1
    foresight.points += 1


@rule
def foresee_end_of_match(state: State, seat: int, foresight: Foresight) -> None:
    """7.1  Whether the points win."""
    if state.players[seat].points + foresight.points >= GOAL[state.seats]:
        foresight.ends_match = 1


@rule
def foresee_end_of_turn(foresight: Foresight) -> None:
    """6.1  The turn ends, and cards above five have to go."""
    foresight.ends_turn = 1
    if foresight.hand_size > HAND_LIMIT:
        foresight.discards = foresight.hand_size - HAND_LIMIT


@rule
def foresee_lone_card(foresight: Foresight) -> None:
    """4.1  With fewer than two cards the turn ends by itself."""
    if foresight.hand_size < FEWEST_CARDS_OF_A_MIX:
        foresee_end_of_turn(foresight)


@rule
def see_openings(state: State, seat: int, foresight: Foresight) -> None:
    """4.2, 5.7  What the hand could mix now."""
    for colour in range(COLOURS):
        foresight.opens[colour] = 1 if mixing.can_mix(state, seat, colour) else 0
    foresight.opens[Colour.ANY] = 1 if mixing.can_mix_seventeen(state, seat) else 0


@rule
def see_openings_after_mix(
    state: State, seat: int, kind: int, colour: int, foresight: Foresight
) -> None:
    """4.4  What the rest of the hand could mix once this elixir is gone."""
    hand = state.players[seat].hand
    hand[kind] -= 1
    if colour == Colour.ANY:
        see_openings(state, seat, foresight)
        foresight.opens[Colour.ANY] = 0
    else:
        state.showing[colour] += 1
        see_openings(state, seat, foresight)
        state.showing[colour] -= 1
    hand[kind] += 1
