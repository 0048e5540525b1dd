"""The whole state of a match of Glastonbury, and the records beside it."""

from __future__ import annotations

from stillroom.games.glastonbury.ids import (
    ACTIONS,
    CARDS,
    INGREDIENTS,
    PAWN_COLOURS,
    RECIPES,
    SPELLS,
)
from stillroom.games.glastonbury.tables import (
    CAULDRON_CARDS,
    DECLINATIO_USES,
    MOST_BURIED,
    MOST_IMMUTO,
    MOST_UNDER_THE_PILE,
)
from stillroom.games.kettles import cauldrons, piles
from stillroom.games.kettles.ring import CELLS, STOPS, Square
from stillroom.kernel import choices, events, masks, queues, state
from stillroom.kernel.choices import Question
from stillroom.kernel.events import EventRow
from stillroom.kernel.fields import Seen, bag, card, flag, ints, many, number, one, row
from stillroom.kernel.records import Record
from stillroom.kernel.state import SEATS

MOST_EVENTS = 24
"""The most events of one step: a Vanesco, a refill, some walks that end at corners, and the end."""
MOST_HEIGHT = CAULDRON_CARDS


class Options(Record):
    """The switches of a match; 0 is the game as printed."""

    recipes: int = flag()
    """3.6  1: recipes are dealt."""
    cauldrons: int = number(0, 2)
    """11.5  0: closed, 1: players may keep notes, 2: open."""
    immuto_counts_points_only: int = flag()
    """10.4  1: an Immuto is left out of the comparison for a recipe A."""
    turn_limit: int = number()
    """8.11  The turn after which a match is abandoned; 0: never."""


class Pending(choices.Pending):
    """What a seat owes: one choice at a time."""

    choices: list[Question] = many(Question, 1)
    """The choices, the one to answer now last."""


class Cauldron(cauldrons.Cauldron):
    """The cards of one player, without the cauldron card."""

    height: int = number(0, MOST_HEIGHT)
    """How many cards lie in the cauldron."""
    top: int = card(CARDS)
    """5.3  The top card, which everybody sees; 0 while there is none."""
    buried: list[int] = row(MOST_BURIED, CARDS, seen=Seen.NOBODY)
    """11.2  The cards beneath the top card, the lowest first; 0 above them."""


class Queue(queues.Queue):
    """Cards that lie in an order."""

    length: int = number(0, MOST_UNDER_THE_PILE)
    """How many cards there are."""
    cards: list[int] = ints(MOST_UNDER_THE_PILE, 0, CARDS - 1, seen=Seen.NOBODY)
    """11.4  Their numbers, the earliest first; 0 beyond the length."""


class Pile(piles.Pile):
    """The draw pile."""

    unseen: list[int] = bag(CARDS, 1, seen=Seen.NOBODY)
    """11.4  The cards that nobody has seen, without any order."""
    under: Queue = one(Queue)
    """7.2  The cards that a Vanesco has put under the pile, the next to come up first."""


class Spell(Record):
    """A spell card that somebody has taken."""

    card: int = card(CARDS)
    """The card; 0 while nobody has it."""
    holder: int = number(0, SEATS)
    """Who has it, counted from 1; 0 while nobody has."""
    uses: int = number(0, DECLINATIO_USES)
    """6.7  The uses that are left; without uses it is spent."""
    used: int = flag()
    """10.9  1 if it counts as used."""


class Player(Record):
    """What belongs to one seat."""

    pending: Pending = one(Pending)
    """The choice that this seat owes."""
    stop: int = number(0, STOPS - 1)
    """2.5  Where the pawn stands."""
    cauldron: Cauldron = one(Cauldron)
    """5.3  The cards that were taken."""
    recipe_a: int = number(0, RECIPES, seen=Seen.OWNER)
    """3.6  The recipe A, its number and one more; 0 for none."""
    recipe_b: int = number(0, RECIPES, seen=Seen.OWNER)
    """3.6  The recipe B, its number and one more; 0 for none."""
    places_owed: int = number(0, MOST_IMMUTO)
    """12.6  How many Immuto this player still has to add to a kind."""
    placed: list[int] = ints(MOST_IMMUTO, 0, INGREDIENTS, seen=Seen.OWNER)
    """9.3  The kinds to which Immuto were added, each its number and one more; 0 for none."""


class State(state.State):
    """A match of Glastonbury."""

    options: Options = one(Options)
    """The switches of this match."""
    active_seat: int = number(0, SEATS - 1)
    """Whose turn it is."""
    leaving_colour: int = number(0, PAWN_COLOURS)
    """3.3  The pawn colour whose cards have left, its number and one more; 0 for none."""
    used_declinatio: int = flag()
    """6.6  1 when a Declinatio was used in this turn."""
    gap: int = number(0, CELLS)
    """7.1  The cell that waits for a refill, its number and one more; 0 for none."""
    ended_by: int = number(0, SEATS)
    """8.10  Who has ended play, counted from 1; 0 while nobody has."""
    is_placing: int = flag()
    """11.8  1 while Immuto are added to kinds and all cauldrons lie open."""
    square: Square = one(Square)
    """2.1  The cards that lie face up."""
    pile: Pile = one(Pile)
    """3.4  The draw pile."""
    out_of_game: Queue = one(Queue)
    """6.11, 8.5  The cards that have left the game since it began, the earliest first."""
    spells: list[Spell] = many(Spell, SPELLS)
    """11.1  The spell cards that players have, in the order of their numbers."""
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

    steps: int = number(0, 4)
    """The length of the next walk of the seat; 0 if it stays, or if it is not known."""
    next_stop: int = number(0, STOPS - 1)
    """Where that walk ends; after a Declinatio, where this walk ends."""
    is_known: int = flag()
    """1 if the next walk is known: not with an Immuto on top beside a corner, nor after the end."""
    loses: list[int] = row(SEATS, CARDS)
    """6.9  For each seat the top card that a Vanesco takes from it; 0 for none."""
    uses: int = number(0, DECLINATIO_USES)
    """The uses that are left of the spell that is used, or else of the one that is taken."""
    points: int = number(-1000, 1000)
    """9.4, 9.5  For a placement of an Immuto: the points of the own ingredients with it; an Immuto
    that is still to come is counted where it brings most."""
    ends_play: int = flag()
    """8.1, 8.9  1 if it ends play."""


class Observation(state.Observation):
    """What a seat knows, as numbers. Seats are counted from the observer, who comes first."""

    seats: int = number(2, SEATS)
    """How many seats take part."""
    turns_away: int = number(0, SEATS - 1)
    """How many seats after the observer the active seat sits."""
    choice: int = number(0, 5)
    """The choice that the active seat owes; while Immuto are placed, that of the observer."""
    subject: int = card(CARDS)
    """The card that the choice is about; 0 for none."""
    used_declinatio: int = flag()
    """1 when a Declinatio was used in this turn."""
    leaving_colour: int = number(0, PAWN_COLOURS)
    """The pawn colour whose cards have left, its number and one more; 0 for none."""
    pile_size: int = number(0, CARDS)
    """The number of cards in the draw pile."""
    out_of_game: int = number(0, CARDS)
    """The number of cards that have left the game."""
    square: list[int] = row(CELLS, CARDS)
    """The square, cell by cell."""
    stops: list[int] = ints(SEATS, 0, STOPS - 1)
    """Where each pawn stands."""
    colours: list[int] = ints(SEATS, 0, PAWN_COLOURS)
    """The colour of each pawn, its number and one more; 0 for seats that do not take part."""
    tops: list[int] = row(SEATS, CARDS)
    """The top card of each cauldron."""
    heights: list[int] = ints(SEATS, 0, MOST_HEIGHT)
    """The number of cards in each cauldron."""
    places: list[int] = ints(SEATS * CAULDRON_CARDS, 0, MOST_HEIGHT)
    """For each seat and card its place in the cauldron, counted from 1 at the bottom, if the
    observer may see it now; 0 otherwise. With closed cauldrons these are mostly the top cards."""
    spell_holders: list[int] = ints(SPELLS, 0, SEATS)
    """Who has each spell card, counted from the observer, who is 1; 0 for nobody."""
    spell_uses: list[int] = ints(SPELLS, 0, DECLINATIO_USES)
    """The uses that are left of each spell card."""
    recipes: list[int] = ints(2, 0, RECIPES)
    """The observer's own recipes, A and B, each its number and one more; 0 for none."""
    placed: list[int] = ints(MOST_IMMUTO, 0, INGREDIENTS)
    """The kinds to which the observer has added Immuto, each its number and one more."""
