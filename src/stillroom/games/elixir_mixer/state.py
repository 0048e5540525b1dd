"""The whole state of a match of Elixir Mixer, and the records beside it."""

from __future__ import annotations

from stillroom.games.elixir_mixer.ids import ACTIONS, BONUSES, COLOURS, KINDS
from stillroom.games.elixir_mixer.tables import (
    CARDS,
    ELIXIRS_OF_A_COLOUR,
    HIGHEST_ELIXIR,
    LOWEST_ELIXIR,
    MIXED_ELIXIR_SUM,
    MOST_COPIES,
)
from stillroom.kernel import choices, events, masks, state
from stillroom.kernel.choices import Question
from stillroom.kernel.events import EventRow
from stillroom.kernel.fields import Seen, bag, flag, ints, many, number, one
from stillroom.kernel.records import Record
from stillroom.kernel.state import SEATS

MOST_EVENTS = 16
"""The most events of one step; a turn that ends with a reshuffle and a refill of six needs 11."""


class Options(Record):
    """The switches of a match; 0 is the game as printed."""

    four_cards_exactly: int = flag()
    """5.6  1: only exactly four cards earn a four-card bonus; 0: at least four."""
    mixed_elixir_counts: int = flag()
    """5.8  1: the mixed elixir counts for two elixirs and four cards; 0: it does not."""
    turn_limit: int = number()
    """7.3  The turn after which a match is abandoned; 0: never."""


class Pending(choices.Pending):
    """What a seat owes: at the deepest, the cards of a mix on top of the question what to mix."""

    choices: list[Question] = many(Question, 2)
    """The choices, the one to answer now last."""


class Player(Record):
    """What belongs to one seat."""

    pending: Pending = one(Pending)
    """The choices that this seat owes."""
    hand: list[int] = bag(KINDS, MOST_COPIES, seen=Seen.OWNER)
    """8.1  The cards in hand, by kind."""
    known: list[int] = ints(KINDS, 0, MOST_COPIES)
    """8.3  The part of the hand that everybody knows, by kind."""
    hand_size: int = number(0, CARDS)
    """8.2  The number of cards in hand."""
    elixirs: list[int] = ints(COLOURS * ELIXIRS_OF_A_COLOUR, 0, 1)
    """4.3  The elixirs in front of this player: six of each colour, in rising value."""
    points: int = number(0, 40)
    """4.3, 5.1  One for each elixir and each bonus card."""


class Basket(Record):
    """A trade, a mix or a discard that has begun and still needs cards."""

    owed: int = number(0, MIXED_ELIXIR_SUM)
    """The sum that is still missing; in a discard, the number of cards."""
    highest: int = number(0, KINDS - 1)
    """9.1  The highest kind that may be named next."""
    cards: int = number(0, CARDS)
    """How many cards were named so far."""
    colour: int = number(0, COLOURS)
    """5.8  The one colour of the cards used so far; ANY when none or only wild cards were used."""
    colours_differ: int = flag()
    """5.8  1 when cards of two colours were used."""


class State(state.State):
    """A match of Elixir Mixer."""

    options: Options = one(Options)
    """The switches of this match."""
    active_seat: int = number(0, SEATS - 1)
    """Whose turn it is."""
    elixirs_this_turn: int = number(0, 30)
    """5.5  How many elixirs were mixed in this turn."""
    winner: int = number(0, SEATS)
    """7.1  The winning seat, counted from 1; 0 while nobody has won."""
    showing: list[int] = ints(COLOURS, LOWEST_ELIXIR, HIGHEST_ELIXIR + 1)
    """1.3  The value of the top elixir of each pile; 16 when the pile is empty."""
    bonus_holder: list[int] = ints(BONUSES, 0, SEATS)
    """5.1  Who has each bonus card, counted from 1; 0 while it lies out."""
    basket: Basket = one(Basket)
    """The trade, mix or discard that is under way."""
    draw_pile: list[int] = bag(KINDS, MOST_COPIES, seen=Seen.NOBODY)
    """8.1  What the draw pile holds, without any order."""
    discard_pile: list[int] = bag(KINDS, MOST_COPIES)
    """8.2  The discard pile."""
    market: list[int] = bag(KINDS, MOST_COPIES)
    """2.3  The market."""
    offer: list[int] = bag(KINDS, MOST_COPIES)
    """3.6  The card given in a trade that is not complete."""
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

    points: int = number(0, 40)
    """The points that it is sure to bring."""
    bonuses: list[int] = ints(BONUSES, 0, 1)
    """The bonus cards that it is sure to bring."""
    hand_size: int = number(0, CARDS)
    """The number of cards in hand afterwards."""
    owed: int = number(0, MIXED_ELIXIR_SUM)
    """What the trade, the mix or the discard still needs afterwards."""
    opens: list[int] = ints(COLOURS + 1, 0, 1)
    """What the hand could mix afterwards: each colour, and the mixed elixir; nothing in mid-mix."""
    next_elixir: int = number(0, HIGHEST_ELIXIR)
    """The elixir that shows next when this one is mixed; 0 if there is none."""
    discards: int = number(0, CARDS)
    """How many cards will have to go to the market, when this ends the turn."""
    ends_turn: int = flag()
    """1 if the turn is over, but for discarding."""
    ends_match: int = flag()
    """1 if it wins the match."""


class Observation(state.Observation):
    """What a seat knows, as numbers. Seats are counted from the observer, who comes first."""

    seats: int = number(2, SEATS)
    """How many seats take part."""
    turns_away: int = number(0, SEATS - 1)
    """How many seats after the observer the active seat sits."""
    choice: int = number(0, 5)
    """The choice that the active seat owes."""
    subject: int = number(0, KINDS)
    """The number that belongs to that choice: the card given, or the colour of the elixir."""
    owed: int = number(0, MIXED_ELIXIR_SUM)
    """What the trade, mix or discard still needs."""
    highest: int = number(0, KINDS - 1)
    """The highest kind that may be named next."""
    elixirs_this_turn: int = number(0, 30)
    """Elixirs mixed in this turn."""
    goal: int = number(0, 10)
    """The points that win."""
    pile_size: int = number(0, CARDS)
    """The number of cards in the draw pile."""
    hand: list[int] = ints(KINDS, 0, MOST_COPIES)
    """The observer's own cards."""
    market: list[int] = ints(KINDS, 0, MOST_COPIES)
    """The market."""
    discard_pile: list[int] = ints(KINDS, 0, MOST_COPIES)
    """The discard pile."""
    showing: list[int] = ints(COLOURS, 0, HIGHEST_ELIXIR + 1)
    """The top elixirs."""
    bonus_holder: list[int] = ints(BONUSES, 0, SEATS)
    """Who has each bonus card, counted from the observer, who is 1; 0 while it lies out."""
    hand_sizes: list[int] = ints(SEATS, 0, CARDS)
    """The number of cards in each hand."""
    points: list[int] = ints(SEATS, 0, 40)
    """The points of each seat."""
    known: list[int] = ints(SEATS * KINDS, 0, MOST_COPIES)
    """The publicly known cards of each hand, 36 numbers a seat."""
    elixirs: list[int] = ints(SEATS * COLOURS * ELIXIRS_OF_A_COLOUR, 0, 1)
    """The elixirs of each seat, 30 numbers a seat."""
