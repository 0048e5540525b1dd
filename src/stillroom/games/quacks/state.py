"""The whole state of a match of The Quacks of Quedlinburg, and the records beside it."""

from __future__ import annotations

from stillroom.games.quacks.ids import ACTIONS, BOOKS, CARDS, KINDS, Choice, Phase
from stillroom.games.quacks.tables import (
    GLASSES,
    LAST_SPACE,
    MOST_COPIES,
    MOST_POINTS,
    MOST_RUBIES,
    SPACES,
    TURNS,
)
from stillroom.kernel import choices, events, masks, state
from stillroom.kernel.events import EventRow
from stillroom.kernel.fields import Seen, flag, ints, many, number, one
from stillroom.kernel.fields import bag as bag_of
from stillroom.kernel.records import Record
from stillroom.kernel.state import SEATS

MOST_EVENTS = 160
"""The most events of one step: the last player stops, and all goes by itself to the next brew."""
MOST_CHOICES = 4
"""A brew, a fresh start, a question about a chip, and the chip that waits for its bonus."""
REDS = 3
"""The kinds of red chips, which can lie beside a pot."""


class Options(Record):
    """The switches of a match; 0 is the game as printed."""

    books: int = number(0, 5)
    """2.3  0 to 3: the set one to four; 4: colour by colour; 5: drawn by lot."""
    green_book: int = number(0, 3)
    """2.3  The page of the green book, if chosen colour by colour; 0: of set one."""
    blue_book: int = number(0, 3)
    """2.3  The page of the blue book."""
    red_book: int = number(0, 3)
    """2.3  The page of the red book."""
    yellow_book: int = number(0, 3)
    """2.3  The page of the yellow book."""
    purple_book: int = number(0, 3)
    """2.3  The page of the purple book."""
    no_fortune_cards: int = flag()
    """4.6  1: without Fortune Teller cards."""
    test_tubes: int = flag()
    """19.1  1: the side of the pots with the test tubes."""
    stir: int = number(0, 2)
    """9.1  0: common stir in the last turn; 1: in every turn; 2: the last turn covered."""
    shop_together: int = flag()
    """17.6  1: everybody shops at the same time while the supply suffices for all."""
    aids: int = number(0, 3)
    """21.3  0: the bag, 1: the bag and the chance to explode, 2: the chance, 3: nothing."""
    may_stop_at_once: int = flag()
    """8.3  1: a player may stop before the first chip."""
    movement_offered: int = flag()
    """8.11  1: a player is asked whether a chip moves by its bonus."""
    flask_undoes: int = flag()
    """8.14  1: the flask also brings back what the chip had used up."""
    flask_comes_back: int = flag()
    """6.8  1: a fresh start fills a flask that was used in the brew."""
    aside_uses_nothing: int = flag()
    """11.2  1: a toadstool laid aside uses up neither a doubling nor a protection."""
    doubles_value_only: int = flag()
    """12.2  1: a doubling doubles the printed value, not the bonus."""
    limits_add: int = flag()
    """8.7  1: what two things add to the limit is added up; 0: the higher limit counts."""
    pinch_counts: int = flag()
    """6.9  1: the black, green or purple chip added by the last pinch counts in evaluation B."""
    moths_tie_at_none: int = flag()
    """14.1  1: of two players without black chips both move their droplets."""
    spiders_reach_ahead: int = flag()
    """15.2  1: a spider may bring a chip whose book is not out yet."""
    slid_skull_acts: int = flag()
    """15.3  1: a crow skull that slides onto a ruby space pays."""
    ghosts_count_spaces: int = flag()
    """16.3  1: the spaces are counted; 0: the printed numbers are read."""
    swap_may_pay_green: int = flag()
    """5.9  1: who declines a swap takes a green 1-chip."""
    ruby_for_sold_out: int = flag()
    """1.9  1: a ruby is paid for a chip that is sold out."""
    twenty_rubies: int = flag()
    """1.8  1: there are only the 20 rubies of the box."""
    draft_supply: int = flag()
    """1.2  1: the 215 chips of the early rules."""
    die_spares_tubes: int = flag()
    """19.5  1: the droplet of the die goes into the pot only."""
    no_last_glass: int = flag()
    """19.6  1: no test tubes for rubies in the last turn."""
    turn_limit: int = number()
    """20.6  The turn after which a match is abandoned; 0: never."""


class Pending(choices.Pending):
    """What a seat owes."""

    choices: list[choices.Question] = many(choices.Question, MOST_CHOICES)
    """The choices, the one to answer now last."""


class Before(Record):
    """What a player had when the brew began: for a fresh start, and while a brew is covered."""

    rubies: int = number(0, MOST_RUBIES)
    """6.8, 9.6  The rubies."""
    points: int = number(0, MOST_POINTS)
    """6.8, 9.6  The points."""
    flask: int = flag()
    """6.8, 9.6  1 if the flask was full."""
    aside: list[int] = ints(REDS, 0, MOST_COPIES)
    """6.8, 9.6  The red chips beside the pot: how many 1-, 2- and 4-chips."""


class Player(Record):
    """What belongs to one seat."""

    pending: Pending = one(Pending)
    """The choices that this seat owes."""
    step: int = number(0, 9)
    """How many parts of the present phase are done for this seat."""
    points: int = number(0, MOST_POINTS)
    """1.4  The victory points."""
    turn_points: list[int] = ints(TURNS, 0, MOST_POINTS)
    """20.5  The points of each turn, for the scoring sheet."""
    rubies: int = number(0, MOST_RUBIES)
    """1.8  The rubies."""
    flask: int = flag()
    """8.12  1 while the flask is full."""
    droplet: int = number(0, LAST_SPACE)
    """1.3  The space of the droplet in the pot."""
    glass: int = number(0, GLASSES - 1)
    """19.1  The glass of the droplet on the test tubes."""
    tails: int = number(0, MOST_POINTS)
    """7.1  The rat tails of this turn."""
    tails_given: int = number(0, MOST_POINTS)
    """5.7  The rat tails that were given up for rubies."""
    rats: int = number(0, MOST_POINTS)
    """7.2  The rat tails that are used: so far ahead of the droplet stands the rat stone."""
    stepped_back: int = flag()
    """7.3  1 when the player has used fewer tails."""
    bag: list[int] = bag_of(KINDS, MOST_COPIES)
    """1.1  The chips in the bag; 21.1 everybody could work it out, but the order does not exist."""
    pot: list[int] = bag_of(KINDS, MOST_COPIES)
    """8.2  The chips in the pot."""
    aside: list[int] = bag_of(KINDS, MOST_COPIES)
    """11.2  The red chips beside the pot."""
    tray: list[int] = bag_of(KINDS, MOST_COPIES)
    """5.4, 5.9, 6.9, 8.11, 10.1  Chips that are drawn and neither placed nor put back."""
    spaces: list[int] = ints(SPACES, 0, KINDS)
    """8.2  For each space of the pot the chip on it and one more; 0 for an empty space."""
    reached: int = number(0, LAST_SPACE)
    """8.4  The space of the last chip; with an empty pot that of the rat stone or the droplet."""
    brewing: int = flag()
    """8.3  1 while the player has neither stopped nor exploded."""
    exploded: int = flag()
    """8.6  1 when the pot has exploded."""
    protected: int = flag()
    """10.2  1 when it exploded under the protection of a crow skull."""
    draws: int = number(0, 999)
    """8.3  How many chips were drawn for the pot in this brew."""
    placed: int = number(0, 999)
    """6.8  How many chips were placed in this brew; chips put back are not taken off."""
    last_drawn: int = number(0, KINDS)
    """8.12, 12.1  The chip drawn last and one more; 0 when none was, or when it went back."""
    doubling: int = flag()
    """12.2  1 when the next chip drawn moves twice as far."""
    doubled: int = flag()
    """8.14  1 when the last chip drawn used up a doubling."""
    protection: int = number(0, 4)
    """10.2  For how many chips to come an explosion is protected."""
    guarded: int = flag()
    """10.2  1 when the last chip drawn is protected."""
    had_first_white: int = flag()
    """6.6  1 when a white chip was placed in this turn."""
    had_fresh_start: int = flag()
    """6.8  1 when the fresh start was offered in this turn."""
    began_again: int = flag()
    """6.8  1 when the player has begun again."""
    pinched: int = flag()
    """6.9  1 when the last chip was added by the last pinch, and so does nothing."""
    commitment: int = number(0, 2, seen=Seen.OWNER)
    """9.2  What the player has committed to in a common stir."""
    in_hand: int = number(0, KINDS, seen=Seen.NOBODY)
    """9.3  The chip that a hand in the bag has taken hold of and one more, which nobody sees
    before all are shown; until then it counts as in the bag."""
    rolls: int = number(0, 2)
    """13.2  How often the player rolls the bonus die."""
    takes: int = number(0, 3)
    """17.3  What the pot pays: undecided, points, coins or both."""
    coins: int = number(0, 35)
    """17.4  The coins that are left for shopping."""
    bought: int = number(0, KINDS)
    """17.5  The chip bought last in this turn and one more; 0 for none."""
    named: int = number(0, ACTIONS)
    """22.3, 22.4  The action named last in a basket and one more; 0 for none."""
    before: Before = one(Before)
    """6.8, 9.6  What the player had when the brew began."""


class State(state.State):
    """A match of The Quacks of Quedlinburg."""

    options: Options = one(Options)
    """The switches of this match."""
    phase: int = number(0, len(Phase) - 1)
    """3.2  The part of the turn."""
    books: list[int] = ints(BOOKS, 0, 4)
    """2.3  The page of each book, 1 to 4: green, blue, red, yellow, purple."""
    card: int = number(0, CARDS)
    """4.1  The Fortune Teller card of this turn and one more; 0 for none."""
    deck: list[int] = bag_of(CARDS, 1)
    """4.1  The cards that were not turned up yet; their order does not exist."""
    discards: list[int] = bag_of(CARDS, 1)
    """4.1  The cards that were turned up."""
    covered: int = flag()
    """9.5  1 while everybody brews covered."""
    supply: list[int] = bag_of(KINDS, MOST_COPIES)
    """1.1  The chips beside the books."""
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

    space: int = number(0, SPACES - 1)
    """The scoring space afterwards; for a draw, the present one."""
    chip_space: int = number(0, SPACES - 1)
    """The space on which the chip of this action would lie; 0 without one."""
    coins: int = number(0, 35)
    """The coins of the scoring space, or those left after buying."""
    points: int = number(0, MOST_POINTS)
    """The victory points of the scoring space, or those that the action brings."""
    rubies: int = number(-MOST_RUBIES, MOST_RUBIES)
    """The rubies that it brings or costs."""
    ruby_space: int = flag()
    """1 if the scoring space shows a ruby."""
    white: int = number(0, 99)
    """The white sum afterwards."""
    limit: int = number(0, 99)
    """The white sum that the pot can take."""
    explodes: int = flag()
    """1 if the action is sure to make the pot explode."""
    lands: list[int] = ints(KINDS, 0, SPACES - 1)
    """For a draw: where each kind of chip would lie; 0 for one that is laid aside."""
    bad_chips: int = number(0, 999)
    """For a draw: how many chips of the bag would make the pot explode."""
    chips: int = number(0, 999)
    """For a draw: how many chips are in the bag."""
    droplet: int = number(0, LAST_SPACE)
    """The space of the droplet afterwards."""
    glass: int = number(0, GLASSES - 1)
    """The glass of the other droplet afterwards."""
    ends_brewing: int = flag()
    """1 if the player brews no more."""


class Observation(state.Observation):
    """What a seat knows, as numbers. Seats are counted from the observer, who comes first."""

    seats: int = number(2, SEATS)
    """How many seats take part."""
    turn: int = number(0, TURNS)
    """The number of the turn."""
    phase: int = number(0, len(Phase) - 1)
    """The part of the turn."""
    start_away: int = number(0, SEATS - 1)
    """How many seats after the observer the start player sits."""
    choice: int = number(0, len(Choice))
    """What the observer is asked; 0 for nothing."""
    subject: int = number(0, 999)
    """The number that belongs to it."""
    card: int = number(0, CARDS)
    """The Fortune Teller card and one more; 0 for none."""
    books: list[int] = ints(BOOKS, 0, 4)
    """The pages of the books."""
    supply: list[int] = ints(KINDS, 0, MOST_COPIES)
    """The chips beside the books."""
    limit: int = number(0, 99)
    """The white sum that the observer's pot can take."""
    tray: list[int] = ints(KINDS, 0, MOST_COPIES)
    """The chips that the observer has drawn and not placed."""
    coins: int = number(0, 35)
    """The observer's coins."""
    commitment: int = number(0, 2)
    """What the observer has committed to."""
    waiting: list[int] = ints(SEATS, 0, 1)
    """Who owes a decision."""
    points: list[int] = ints(SEATS, 0, MOST_POINTS)
    """The points of each seat."""
    rubies: list[int] = ints(SEATS, 0, MOST_RUBIES)
    """The rubies of each seat."""
    flasks: list[int] = ints(SEATS, 0, 1)
    """The flasks of each seat."""
    droplets: list[int] = ints(SEATS, 0, LAST_SPACE)
    """The droplets of each seat."""
    glasses: list[int] = ints(SEATS, 0, GLASSES - 1)
    """The droplets on the test tubes of each seat."""
    rats: list[int] = ints(SEATS, 0, MOST_POINTS)
    """The rat tails in use of each seat."""
    reached: list[int] = ints(SEATS, 0, LAST_SPACE)
    """How far each pot is filled."""
    white: list[int] = ints(SEATS, 0, 99)
    """The white sum of each pot."""
    brewing: list[int] = ints(SEATS, 0, 1)
    """Who still brews."""
    exploded: list[int] = ints(SEATS, 0, 1)
    """Whose pot has exploded."""
    bags: list[int] = ints(SEATS * KINDS, 0, MOST_COPIES)
    """The bag of each seat, 18 numbers a seat."""
    pots: list[int] = ints(SEATS * KINDS, 0, MOST_COPIES)
    """The pot of each seat, 18 numbers a seat."""
    asides: list[int] = ints(SEATS * REDS, 0, MOST_COPIES)
    """The red chips beside the pot of each seat."""
    last_chips: list[int] = ints(SEATS * 2, 0, KINDS)
    """The last chip and the one before it of each pot, and one more; 0 for none."""
