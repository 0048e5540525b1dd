"""Chapter 8, brewing: drawing, placing, stopping, exploding, the flask. See rules.md."""

from __future__ import annotations

from stillroom.games.quacks import (
    asking,
    blue_cards,
    crow_skulls,
    mandrakes,
    pots,
    rolls,
    telling,
    toadstools,
)
from stillroom.games.quacks.ids import Action, Back, Chip, Choice, Colour, Happened
from stillroom.games.quacks.paragraphs import Paragraph
from stillroom.games.quacks.state import REDS, Log, Player, State
from stillroom.games.quacks.tables import COLOUR, LIMIT, TURNS, VALUE
from stillroom.games.quacks.variants import Stir
from stillroom.kernel import bags, choices
from stillroom.kernel.rules import rule

# The beginning


@rule
def begin_brewing(state: State) -> None:
    """8.1, 9.1, 9.5  All brew; without a common stir everybody is asked at the same time."""
    is_last = state.turn == TURNS
    state.covered = 1 if is_last and state.options.stir == Stir.LAST_TURN_COVERED else 0
    for seat in range(state.seats):
        begin_brew(state.players[seat])
        if not is_stirred(state):
            asking.ask(state, seat, Choice.BREW, 0, 0)


@rule
def is_stirred(state: State) -> bool:
    """9.1  Whether everybody draws at the same time in this turn."""
    is_last = state.turn == TURNS
    stir = state.options.stir
    return stir == Stir.EVERY_TURN or (is_last and stir == Stir.LAST_TURN)


@rule
def begin_brew(player: Player) -> None:
    """6.8, 8.2  A player begins with an empty pot, from the rat stone or the droplet."""
    player.before.rubies = player.rubies
    player.before.points = player.points
    player.before.flask = player.flask
    for place in range(REDS):
        player.before.aside[place] = player.aside[Chip.RED_1 + place]
    player.stepped_back = 0
    player.had_first_white = 0
    player.had_fresh_start = 0
    player.began_again = 0
    player.pinched = 0
    empty_pot(player)


@rule
def empty_pot(player: Player) -> None:
    """6.8, 8.2  Nothing is drawn yet."""
    player.reached = pots.start_of(player)
    player.brewing = 1
    player.exploded = 0
    player.protected = 0
    player.draws = 0
    player.placed = 0
    player.last_drawn = 0
    player.doubling = 0
    player.doubled = 0
    player.protection = 0
    player.guarded = 0


# Drawing and placing


@rule
def draw(state: State, seat: int, log: Log) -> None:
    """8.1, 8.2  A chip comes out of the bag."""
    receive(state, seat, rolls.chip(state, seat), log)


@rule
def receive(state: State, seat: int, chip: int, log: Log) -> None:
    """8.2, 10.1, 11.2  A chip that is drawn, or chosen after a crow skull, goes into the pot."""
    player = state.players[seat]
    player.draws += 1
    telling.tell(state, log, Happened.DREW, seat, chip, 0, 0)
    if toadstools.is_laid_aside(state, chip):
        toadstools.lay_aside(state, seat, chip, log)
    elif state.options.movement_offered and steps_of(state, player, chip) != VALUE[chip]:
        player.tray[chip] += 1
        asking.ask(state, seat, Choice.FURTHER, chip, 0)
    else:
        place(state, seat, chip, steps_of(state, player, chip), log)
    go_on(state, seat, log)


@rule
def steps_of(state: State, player: Player, chip: int) -> int:
    """8.2, 12.2  How far a chip moves: its value and its bonus, and perhaps twice as far."""
    bonus = bonus_of(state, player, chip)
    if not player.doubling:
        return VALUE[chip] + bonus
    if state.options.doubles_value_only:
        return 2 * VALUE[chip] + bonus
    return 2 * (VALUE[chip] + bonus)


@rule
def bonus_of(state: State, player: Player, chip: int) -> int:
    """6.10, 11.1, 11.3, 11.4, 12.4  How many spaces a chip moves beyond its value."""
    match COLOUR[chip]:
        case Colour.WHITE:
            is_helped = chip == Chip.WHITE_1 and toadstools.helps_white_ones(state, player)
            return 1 if is_helped else 0
        case Colour.ORANGE:
            return blue_cards.pumpkin_fair(state)
        case Colour.RED:
            return toadstools.bonus_of(state, player)
        case Colour.YELLOW:
            return mandrakes.bonus_of(state, player)
    return 0


@rule
def move_as_chosen(state: State, seat: int, action: int, log: Log) -> None:
    """8.11  A chip that has waited for it moves by its bonus, or plainly."""
    player = state.players[seat]
    chip = choices.subject(player.pending)
    asking.answered(state, seat)
    player.tray[chip] -= 1
    steps = steps_of(state, player, chip) if action == Action.FURTHER else VALUE[chip]
    place(state, seat, chip, steps, log)
    go_on(state, seat, log)


@rule
def place(state: State, seat: int, chip: int, steps: int, log: Log) -> None:
    """8.2  A chip moves and lies, and then it acts."""
    player = state.players[seat]
    drawn_before = player.last_drawn
    player.doubled = player.doubling
    player.doubling = 0
    crow_skulls.use_up_protection(player)
    pots.lay(player, chip, steps)
    player.placed += 1
    player.last_drawn = chip + 1
    telling.tell(state, log, Happened.PLACED, seat, chip, player.reached, steps)
    blue_cards.fresh_start(state, seat)
    match COLOUR[chip]:
        case Colour.WHITE:
            test_white_chip(state, seat, log)
        case Colour.BLUE:
            crow_skulls.act(state, seat, chip, log)
        case Colour.YELLOW:
            mandrakes.act(state, seat, drawn_before)


@rule
def place_picked(state: State, seat: int, action: int, log: Log) -> None:
    """10.1  After a crow skull one of the chips is placed, or none; the others go back."""
    player = state.players[seat]
    asking.answered(state, seat)
    if action == Action.NOTHING:
        crow_skulls.put_away(state, seat, 0, log)
        go_on(state, seat, log)
        return
    chip = action - Action.PICK
    player.tray[chip] -= 1
    crow_skulls.put_away(state, seat, chip + 1, log)
    receive(state, seat, chip, log)


# Exploding


@rule
def limit_of(state: State, player: Player) -> int:
    """6.4, 8.6, 8.7, 12.3  The white sum that a pot can take."""
    of_book = mandrakes.limit_of(state, player)
    of_card = blue_cards.thick_walls(state)
    if state.options.limits_add:
        return of_book + of_card - LIMIT
    return max(of_book, of_card)


@rule
def test_white_chip(state: State, seat: int, log: Log) -> None:
    """6.6, 6.8, 8.6  A white chip was placed: perhaps the first, perhaps one too many."""
    player = state.players[seat]
    blue_cards.first_white(state, seat)
    player.had_first_white = 1
    is_too_much = pots.white_sum(player) > limit_of(state, player)
    if is_too_much and not blue_cards.is_safe(state, player):
        explode(state, seat, log)


@rule
def would_explode(state: State, player: Player, chip: int) -> bool:
    """6.8, 8.6  Whether the pot would explode if a chip were placed next."""
    if not pots.is_white(chip + 1) or blue_cards.is_safe_after(state, player):
        return False
    return pots.white_sum(player) + VALUE[chip] > limit_of(state, player)


@rule
def explode(state: State, seat: int, log: Log) -> None:
    """8.6, 10.2  The pot explodes, and its player draws no more."""
    player = state.players[seat]
    player.brewing = 0
    player.exploded = 1
    player.protected = player.guarded
    asking.nothing_more(state, seat)
    white, limit = pots.white_sum(player), limit_of(state, player)
    telling.tell(state, log, Happened.EXPLODED, seat, white, limit, player.protected)


# Stopping


@rule
def go_on(state: State, seat: int, log: Log) -> None:
    """8.3, 8.5  When nothing about a chip is asked, a full pot or an empty bag ends the brew."""
    player = state.players[seat]
    asked = choices.asked(player.pending)
    if not player.brewing or asked not in (choices.NOTHING, Choice.BREW):
        return
    if pots.is_full(player):
        telling.tell(state, log, Happened.POT_FULL, seat, 0, 0, 0)
    if is_at_its_end(player):
        stop(state, seat, log)


@rule
def is_at_its_end(player: Player) -> bool:
    """8.3, 8.5  Whether the pot is full or the bag empty."""
    return pots.is_full(player) or bags.is_empty(player.bag)


@rule
def stop(state: State, seat: int, log: Log) -> None:
    """8.3, 8.4  A player stops, by choice or by itself."""
    player = state.players[seat]
    player.brewing = 0
    asking.nothing_more(state, seat)
    space, white = pots.scoring_space(player), pots.white_sum(player)
    telling.tell(state, log, Happened.STOPPED, seat, space, white, 0)


@rule
def why_not_stop(state: State, player: Player) -> int:
    """8.3  One chip must be drawn first."""
    if player.draws == 0 and not state.options.may_stop_at_once:
        return Paragraph.ONE_CHIP_FIRST
    return Paragraph.NONE


# The flask


@rule
def why_not_flask(player: Player) -> int:
    """8.12, 8.13  A full flask, and a white chip that was drawn last and lies last."""
    if not player.flask:
        return Paragraph.FLASK_EMPTY
    if pots.is_white(player.last_drawn) and pots.last_chip(player) == player.last_drawn:
        return Paragraph.NONE
    return Paragraph.FLASK_NEEDS_A_WHITE_CHIP


@rule
def use_flask(state: State, seat: int, log: Log) -> None:
    """8.12 - 8.14  The white chip goes back; what it had used up stays used, or comes back."""
    player = state.players[seat]
    player.flask = 0
    put_white_chip_back(state, seat, Back.FLASK, log)
    if state.options.flask_undoes:
        player.doubling = player.doubled
        player.protection += player.guarded
    player.doubled = 0
    player.guarded = 0


@rule
def put_white_chip_back(state: State, seat: int, how: int, log: Log) -> None:
    """6.6, 8.8, 8.12  The last chip goes back into the bag, and no longer counts."""
    player = state.players[seat]
    chip = pots.last_chip(player) - 1
    pots.put_last_chip_back(player)
    player.last_drawn = 0
    telling.tell(state, log, Happened.WHITE_BACK, seat, chip, how, pots.white_sum(player))


@rule
def answer_first_white(state: State, seat: int, action: int, log: Log) -> None:
    """6.6  The first white chip goes back as if by a flask, or is left."""
    asking.answered(state, seat)
    if action == Action.PUT_BACK:
        put_white_chip_back(state, seat, Back.FIRST_WHITE, log)
    go_on(state, seat, log)


@rule
def answer_mandrake(state: State, seat: int, action: int, log: Log) -> None:
    """12.1  A mandrake may put the white chip before it back."""
    mandrakes.answer(state, seat, action, log)
    go_on(state, seat, log)


@rule
def answer_fresh_start(state: State, seat: int, action: int, log: Log) -> None:
    """6.8  The player goes on, or begins again."""
    asking.answered(state, seat)
    if action == Action.AGAIN:
        blue_cards.begin_again(state, seat, log)
        empty_pot(state.players[seat])
    go_on(state, seat, log)
