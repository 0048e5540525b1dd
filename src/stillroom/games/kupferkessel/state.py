"""The whole state of a match of Kupferkessel Co., and the records beside it."""

from __future__ import annotations

from stillroom.games.kettles import cauldrons, piles
from stillroom.games.kettles.ring import CELLS, STOPS, Square
from stillroom.games.kupferkessel.ids import ACTIONS, CARDS, RECIPES
from stillroom.games.kupferkessel.tables import (
    MOST_BURIED,
    MOST_RECIPES_EACH,
    MOST_UNDER_THE_PILE,
)
from stillroom.kernel import choices, events, masks, queues, state
from stillroom.kernel.choices import Question
from stillroom.kernel.events import EventRow
from stillroom.kernel.fields import Seen, bag, card, flag, ints, many, number, one, row
from stillroom.kernel.records import Record
from stillroom.kernel.state import SEATS

MOST_EVENTS = 20
"""The most events of one step: an explosion, two refills, and some walks that end at corners."""
MOST_GAPS = 2


class Options(Record):
    """The switches of a match; 0 is the game as printed."""

    cauldrons: int = number(0, 2)
    """10.5, 10.6  0: closed, 1: players may keep notes, 2: open."""
    recipes: int = flag()
    """3.8  1: recipes are dealt."""
    third_colour: int = number(0, 3)
    """3.2  The third pawn is 0: lilac, 1: brown, 2: green, 3: grey."""
    all_twos_have_symbols: int = flag()
    """1.5  1: white and black cards of the value 2 carry symbols too."""
    bar_third_colour: int = flag()
    """3.7  1: no start card has the colour of the third pawn."""
    refill_at_the_end: int = flag()
    """7.3  1: a turn with a second walk has its gaps refilled at its end."""
    third_symbols_rest: int = flag()
    """6.11  1: with three players, symbols in the colour of the third pawn do nothing."""
    childrens_scoring: int = flag()
    """9.18  1: sets of cards count by their number alone."""
    turn_limit: int = number()
    """8.6  The turn after which a match is abandoned; 0: never."""


class Pending(choices.Pending):
    """What a seat owes: one choice at a time."""

    choices: list[Question] = many(Question, 1)
    """The choices, the one to answer now last."""


class Cauldron(cauldrons.Cauldron):
    """The cards of one player."""

    height: int = number(0, CARDS)
    """How many cards lie in the cauldron."""
    top: int = card(CARDS)
    """5.2  The top card, which everybody sees."""
    buried: list[int] = row(MOST_BURIED, CARDS, seen=Seen.NOBODY)
    """10.2  The cards beneath the top card, the lowest first; 0 above them."""


class Queue(queues.Queue):
    """Cards that lie in an order."""

    length: int = number(0, MOST_UNDER_THE_PILE)
    """How many cards there are."""
    cards: list[int] = ints(MOST_UNDER_THE_PILE, 0, CARDS - 1, seen=Seen.NOBODY)
    """10.2  Their numbers, the earliest first; 0 beyond the length."""


class Pile(piles.Pile):
    """The draw pile."""

    unseen: list[int] = bag(CARDS, 1, seen=Seen.NOBODY)
    """10.3  The cards that nobody has seen, without any order."""
    under: Queue = one(Queue)
    """7.4  The cards that were put under the pile, the next to come up first."""


class Player(Record):
    """What belongs to one seat."""

    pending: Pending = one(Pending)
    """The choice that this seat owes."""
    stop: int = number(0, STOPS - 1)
    """2.2  Where the pawn stands."""
    cauldron: Cauldron = one(Cauldron)
    """5.2  The cards that were taken."""
    recipes: list[int] = ints(MOST_RECIPES_EACH, 0, RECIPES, seen=Seen.OWNER)
    """3.8  The recipes, each its number and one more; 0 for none."""


class State(state.State):
    """A match of Kupferkessel Co."""

    options: Options = one(Options)
    """The switches of this match."""
    active_seat: int = number(0, SEATS - 1)
    """Whose turn it is."""
    walked_twice: int = flag()
    """6.9  1 when the pawn has walked a second time in this turn."""
    gaps: list[int] = ints(MOST_GAPS, 0, CELLS)
    """7.1, 7.3  The cells that wait for a refill, the first gap first, each its number and one
    more; 0 for none."""
    last_taker: int = number(0, SEATS)
    """8.4, 9.12  Who has taken the last card of a line, counted from 1; 0 while nobody has."""
    square: Square = one(Square)
    """2.1  The cards that lie face up."""
    pile: Pile = one(Pile)
    """3.4  The draw pile."""
    out_of_game: Queue = one(Queue)
    """6.6, 8.4  The cards that are out of the game, the earliest first."""
    players: list[Player] = many(Player, SEATS)
    """The seats."""


class Mask(masks.Mask):
    """The open actions."""

    is_open: list[int] = ints(ACTIONS, 0, 1)
    """For each action number: 1 if it is open."""
    actions: list[int] = ints(ACTIONS)
    """The numbers of the open actions, in rising order."""


class Log(events.Log):
    """The events of one step."""

    rows: list[EventRow] = many(EventRow, MOST_EVENTS)
    """The rows, the earliest first."""


class Foresight(state.Foresight):
    """What a seat may know of the effect of one of its actions, before it is played."""

    stop: int = number(0, STOPS - 1)
    """Where the pawn stands afterwards: elsewhere only after a wand and hat."""
    steps: int = number(0, 4)
    """The length of the next walk; 0 where it is not known or there is none."""
    next_stop: int = number(0, STOPS - 1)
    """Where that walk ends if no pawn stands in its way; the present stop without a walk."""
    has_symbol: int = flag()
    """1 if the card has a symbol that can do something, so that a question follows."""
    loses: list[int] = row(SEATS, CARDS)
    """6.3  For the use of an exploding cauldron: the top card that each seat loses; 0 for none."""
    ends_match: int = flag()
    """8.1  1 if this card is the last of a line."""


class Observation(state.Observation):
    """What a seat knows, as numbers. Seats are counted from the observer, who comes first."""

    seats: int = number(2, SEATS)
    """How many seats take part."""
    turns_away: int = number(0, SEATS - 1)
    """How many seats after the observer the active seat sits."""
    choice: int = number(0, 3)
    """The choice that the active seat owes."""
    subject: int = card(CARDS)
    """The card that the choice is about; 0 for none."""
    walked_twice: int = flag()
    """1 when the pawn has walked a second time in this turn."""
    pile_size: int = number(0, CARDS)
    """The number of cards in the pile."""
    out_of_game: int = number(0, CARDS)
    """The number of cards out of the game."""
    square: list[int] = row(CELLS, CARDS)
    """The square, cell by cell."""
    stops: list[int] = ints(SEATS, 0, STOPS - 1)
    """Where each pawn stands."""
    colours: list[int] = ints(SEATS, 0, 7)
    """The colour of each pawn, its number and one more; 0 for seats that do not take part."""
    tops: list[int] = row(SEATS, CARDS)
    """The top card of each cauldron."""
    heights: list[int] = ints(SEATS, 0, CARDS)
    """The number of cards in each cauldron."""
    places: list[int] = ints(SEATS * CARDS, 0, CARDS)
    """For each seat and card its place in the cauldron, counted from 1 at the bottom, if it lies
    open; 0 otherwise. With closed cauldrons these are the top cards alone."""
    recipes: list[int] = ints(MOST_RECIPES_EACH, 0, RECIPES)
    """The observer's own recipes, each its number and one more."""
