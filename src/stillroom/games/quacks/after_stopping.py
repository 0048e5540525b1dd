"""After stopping: what the own chips and the card of the turn bring to a pot that stops now.

What the scoring space pays is told by the move itself. Here is what follows, as far as the seat
may know it: nobody knows yet how far the others come.
"""

from __future__ import annotations

from collections.abc import Iterator

from stillroom.games.messages import Message
from stillroom.games.quacks import (
    blue_cards,
    books,
    gains,
    ghosts,
    hawkmoths,
    phrases,
    pots,
    spiders,
)
from stillroom.games.quacks.details import say_cause
from stillroom.games.quacks.ids import Action, Book, Card, Cause, Chip, Page
from stillroom.games.quacks.paragraphs import Paragraph
from stillroom.games.quacks.state import State
from stillroom.games.quacks.tables import LIMIT, MOST_GHOSTS, POINTS_OF_RUBY_LUCK, SWAPS
from stillroom.kernel import bags


def rows_after_stopping(state: State, seat: int) -> list[Message]:
    """Chapters 6, 14, 15 and 16  What comes after the pay, in one row; none where nothing comes."""
    told = [
        *(by(gain, Cause.CARD) for gain in gains_of_card(state, seat)),
        *(by(gain, Cause.BLACK) for gain in gains_of_moths(state, seat)),
        *(by(gain, Cause.GREEN) for gain in gains_of_spiders(state, seat)),
        *(by(gain, Cause.PURPLE) for gain in gains_of_ghosts(state, seat)),
    ]
    return [Message("preview-then", {"gains": told})] if told else []


def by(gain: Message, cause: Cause) -> Message:
    """A gain, and where it comes from."""
    return Message("gain-by", {"gain": gain, "cause": say_cause(cause)})


def gains_of_card(state: State, seat: int) -> Iterator[Message]:
    """6.1 - 6.3, 6.9, 6.11  What a blue card brings once the pot has stopped."""
    player = state.players[seat]
    if books.is_card(state, Card.SEVEN_ON_THE_DOT) and pots.white_sum(player) == LIMIT:
        yield phrases.steps(1)
    elif books.is_card(state, Card.RUBY_LUCK) and blue_cards.shows_ruby(player):
        yield phrases.points(POINTS_OF_RUBY_LUCK)
    elif books.is_card(state, Card.TWICE_THE_GLITTER) and blue_cards.shows_ruby(player):
        yield phrases.rubies(1)
    elif books.is_card(state, Card.LAST_PINCH) and not bags.is_empty(player.bag):
        yield Message("gain-pinch")
    elif books.is_card(state, Card.OPEN_TAP) and not player.flask:
        yield Message("gain-flask")


def gains_of_moths(state: State, seat: int) -> Iterator[Message]:
    """14.1, 14.2  A step at least, if the neighbours do not come to have more black chips."""
    if hawkmoths.moths_of(state, seat) > 0:
        yield Message("gain-perhaps", {"gain": phrases.steps(1)})


def gains_of_spiders(state: State, seat: int) -> Iterator[Message]:
    """15.1 - 15.4  What the green book brings by itself, or offers."""
    last_two = spiders.spiders_at_the_end(state, seat)
    match state.books[Book.GREEN]:
        case Page.ONE if last_two:
            yield phrases.rubies(last_two)
        case Page.TWO if last_two:
            yield Message("gain-chips", {"chips": last_two})
        case Page.THREE if way := spiders.way_to_slide(state, state.players[seat]):
            yield Message("gain-slide", {"spaces": way})
        case Page.FOUR:
            steps = min(last_two, gains.steps_left(state, seat), state.players[seat].rubies)
            if steps:
                yield Message("gain-for-rubies", {"gain": phrases.steps(steps)})


def gains_of_ghosts(state: State, seat: int) -> Iterator[Message]:
    """16.1 - 16.4  What the purple book brings by itself, or offers."""
    player = state.players[seat]
    chips = ghosts.ghosts_of(state, player)
    match state.books[Book.PURPLE]:
        case Page.ONE if chips:
            yield phrases.points(2 if chips == MOST_GHOSTS else 1)
            if chips > 1:
                yield phrases.steps(1) if chips == MOST_GHOSTS else phrases.rubies(1)
        case Page.TWO if chips:
            yield Message("gain-trade")
        case Page.THREE:
            spaces = [at for at, chip in enumerate(player.spaces) if chip == Chip.PURPLE_1 + 1]
            if points := sum(ghosts.points_of_space(state, space) for space in spaces):
                yield phrases.points(points)
        case Page.FOUR:
            actions = range(Action.SWAP, Action.SWAP + len(SWAPS))
            open_to = [ghosts.why_not_upgrade(state, seat, action) for action in actions]
            if Paragraph.NONE in open_to:
                yield Message("gain-trade")
