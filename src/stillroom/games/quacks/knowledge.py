"""Chapter 21, who knows what. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.quacks import blue_cards, brewing, pots, rats, rolls, toadstools
from stillroom.games.quacks.ids import BOOKS, KINDS, Chip, Choice, Commitment
from stillroom.games.quacks.state import REDS, Observation, Player, State
from stillroom.games.quacks.tables import VALUE
from stillroom.kernel import bags, choices
from stillroom.kernel.rules import rule

ENOUGH_WHITE = 5
"""21.2  A covered brew is guessed as if its player drew until the white chips add up to this."""


@rule
def guess_hidden_things(state: State, seat: int) -> None:
    """21.2  Chips in hand are guessed for all, commitments and covered brews for the others."""
    for other in range(state.seats):
        if other != seat:
            guess_commitment(state, other)
            if state.covered:
                guess_covered_brew(state, other)
        guess_chip_in_hand(state, other)


@rule
def guess_commitment(state: State, seat: int) -> None:
    """9.2, 21.2  Somebody who has committed may have meant either."""
    player = state.players[seat]
    if player.commitment == Commitment.NONE:
        return
    may_stop = player.draws > 0 or state.options.may_stop_at_once
    player.commitment = rolls.guessed_commitment(state) if may_stop else Commitment.DRAW


@rule
def guess_chip_in_hand(state: State, seat: int) -> None:
    """9.3, 21.2  The chip of a commitment is any chip of the bag, also for its own player."""
    player = state.players[seat]
    player.in_hand = 0
    if player.commitment == Commitment.DRAW:
        chip = rolls.guessed_chip(state, seat)
        player.bag[chip] += 1
        player.in_hand = chip + 1


@rule
def guess_covered_brew(state: State, seat: int) -> None:
    """9.6, 21.2  A covered brew is drawn anew; nobody knows more of it than whether it goes on.

    Who is still asked something begins the brew; who is not drew until the white sum was high.
    """
    player = state.players[seat]
    go_back_to_beginning(state, player)
    asks = player.pending.depth
    while player.pending.depth > 0:
        choices.answered(player.pending)
    if asks:
        player.step = 0
        choices.ask(player.pending, Choice.BREW, 0, 0)
        return
    player.brewing = 0
    while pots.white_sum(player) < ENOUGH_WHITE and not brewing.is_at_its_end(player):
        guess_next_chip(state, seat)


@rule
def guess_next_chip(state: State, seat: int) -> None:
    """8.2, 11.2, 21.2  One chip more of a brew that is guessed; it moves plainly."""
    player = state.players[seat]
    chip = rolls.guessed_chip(state, seat)
    player.draws += 1
    if toadstools.is_laid_aside(state, chip):
        player.aside[chip] += 1
    else:
        pots.lay(player, chip, VALUE[chip])
        player.placed += 1


@rule
def go_back_to_beginning(state: State, player: Player) -> None:
    """9.6  A player as everybody saw this player before the brew, with all rat tails in use."""
    bags.pour(player.bag, player.tray)
    blue_cards.take_everything_back(state, player)
    player.flask = player.before.flask
    player.rats = rats.tails_to_use(player)
    brewing.begin_brew(player)


# As numbers


@rule
def describe(state: State, seat: int, observation: Observation) -> None:
    """21.1  Everything that a seat knows, as numbers."""
    Observation.clear(observation)
    player = state.players[seat]
    observation.seats = state.seats
    observation.turn = state.turn
    observation.phase = state.phase
    observation.start_away = (state.start_seat + state.seats - seat) % state.seats
    observation.choice = choices.asked(player.pending)
    observation.subject = choices.subject(player.pending) if player.pending.depth else 0
    observation.card = state.card
    observation.limit = brewing.limit_of(state, player)
    observation.coins = player.coins
    observation.commitment = player.commitment
    for book in range(BOOKS):
        observation.books[book] = state.books[book]
    for chip in range(KINDS):
        observation.supply[chip] = state.supply[chip]
        observation.tray[chip] = player.tray[chip]
    for away in range(state.seats):
        describe_player(state, (seat + away) % state.seats, away, observation)


@rule
def describe_player(state: State, seat: int, away: int, observation: Observation) -> None:
    """21.1, 21.2  What everybody sees of a player; of a covered brew only what was before."""
    player = state.players[seat]
    observation.waiting[away] = state.waiting[seat]
    observation.droplets[away] = player.droplet
    observation.glasses[away] = player.glass
    if state.covered and away > 0:
        describe_covered_player(state, seat, away, observation)
        return
    observation.points[away] = player.points
    observation.rubies[away] = player.rubies
    observation.flasks[away] = player.flask
    observation.rats[away] = player.rats
    observation.reached[away] = player.reached
    observation.white[away] = pots.white_sum(player)
    observation.brewing[away] = player.brewing
    observation.exploded[away] = player.exploded
    last = pots.last_chip(player)
    observation.last_chips[2 * away] = last
    observation.last_chips[2 * away + 1] = chip_before_last(player)
    describe_chips(player, away, observation)


@rule
def chip_before_last(player: Player) -> int:
    """15.1  The chip before the last one and one more; 0 for none."""
    if pots.last_chip(player) == 0:
        return 0
    return player.spaces[pots.space_before(player, player.reached)]


@rule
def describe_chips(player: Player, away: int, observation: Observation) -> None:
    """9.3, 21.1  The chips of a bag, of a pot and beside it."""
    for chip in range(KINDS):
        observation.bags[away * KINDS + chip] = player.bag[chip]
        observation.pots[away * KINDS + chip] = player.pot[chip]
    for place in range(REDS):
        observation.asides[away * REDS + place] = player.aside[Chip.RED_1 + place]


@rule
def describe_covered_player(state: State, seat: int, away: int, observation: Observation) -> None:
    """9.6  A player as everybody saw this player before the brew."""
    player = state.players[seat]
    observation.points[away] = player.before.points
    observation.rubies[away] = player.before.rubies
    observation.flasks[away] = player.before.flask
    observation.rats[away] = rats.tails_to_use(player)
    observation.reached[away] = pots.start_before_brew(player)
    observation.white[away] = 0
    observation.brewing[away] = state.waiting[seat]
    observation.exploded[away] = 0
    observation.last_chips[2 * away] = 0
    observation.last_chips[2 * away + 1] = 0
    for chip in range(KINDS):
        observation.bags[away * KINDS + chip] = pots.chips_before_brew(player, chip)
        observation.pots[away * KINDS + chip] = 0
    for place in range(REDS):
        observation.asides[away * REDS + place] = player.before.aside[place]
