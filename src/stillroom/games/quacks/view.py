"""What one seat, or a spectator, may know of a match of The Quacks of Quedlinburg.

A board is built from nothing, field by field, from what chapter 21 of rules.md allows; what is not
written here is not in it. What is hidden is first put where everybody thinks that it is: a chip in
a hand back into its bag, a covered brew back to its beginning. What never changes, such as the
spaces of a pot, is told by functions of its own.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import compress

import msgspec

from stillroom.games.quacks import (
    books,
    brewing,
    covering,
    gains,
    hollows,
    next_chip,
    pots,
    rats,
)
from stillroom.games.quacks.ids import BOOKS, Choice, Colour, Commitment, Phase
from stillroom.games.quacks.names import (
    CHIP_IDS,
    aids_id,
    card_id,
    chip_id,
    chips_in,
    colour_id,
    id_of,
    phase_id,
    takes_id,
)
from stillroom.games.quacks.prices import prices
from stillroom.games.quacks.state import Player, State
from stillroom.games.quacks.tables import (
    COINS,
    GLASSES,
    HAS_RUBY,
    LAP,
    NOT_FOR_SALE,
    POINTS,
    SPACES,
    TAILS_AFTER,
    TUBES,
    TURNS,
)
from stillroom.games.quacks.variants import Aids
from stillroom.kernel import choices

KEPT_BOOKS = 1024
"""Books never change in a match; those of so many matches are not looked up for every view."""


class SpaceView(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A space of a pot and what it pays."""

    space: int
    coins: int
    points: int
    ruby: bool


class GlassView(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A glass of the test tubes and what it pays."""

    glass: int
    rubies: int
    points: int
    chip: str | None


class BookView(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The book of a colour."""

    colour: str
    page: int | None
    """The page, 1 to 4; None where a book has only one, as those of orange and black have."""
    out: bool


class ShelfView(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A kind of chip in the supply."""

    chip: str
    price: int | None
    """None for white chips, which are not for sale."""
    left: int


class PotChip(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A chip in a pot."""

    space: int
    chip: str


class Chance(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How likely the next chip makes a pot explode: `bad` chips of `chips` in the bag."""

    bad: int
    chips: int


class SeatView(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is known of one seat."""

    seat: int
    state: str
    """``waiting`` before the brew, ``brewing``, ``committed``, ``stopped`` or ``exploded``."""
    points: int
    tails: int
    """The rat tails of this turn."""
    tails_behind: int
    """The rat tails between this seat and the leader, as their points stand."""
    rats: int
    """The rat tails in use."""
    rat_stone: int | None
    """The space of the rat stone while everybody brews; None without one."""
    rubies: int
    flask: bool
    droplet: int
    glass: int | None
    """The glass of the droplet on the test tubes; None without them."""
    white: int
    limit: int
    """The white sum that the pot can take."""
    pot: list[PotChip]
    """The chips of the pot, the first one first."""
    hollows: list[int]
    """12.1  The spaces from which a mandrake has put a white chip back; they stay empty."""
    scores: SpaceView
    """The scoring space: what stopping would pay, or what the pot pays."""
    doubling: bool
    """Whether the next chip moves twice as far."""
    protection: int
    """For how many chips to come an explosion is protected."""
    protected: bool
    """Whether the pot exploded under a protection."""
    takes: str | None
    """What the pot pays: ``points``, ``coins`` or ``both``; None while it is not decided."""
    coins: int
    """The coins that are left for shopping."""
    aside: list[str]
    """The chips beside the pot."""
    tray: list[str]
    """Chips that are drawn and neither placed nor put back."""
    bag_size: int
    bag: dict[str, int] | None
    """How many chips of each kind are in the bag; None where it is not shown."""
    chance: Chance | None
    """How likely the next chip makes the pot explode; None where it is not shown."""
    commitment: str | None
    """What the seat has committed to, ``draw`` or ``stop``, for the seat alone."""
    lands: dict[str, int] | None = None
    """8.2  While the viewer brews: where each kind of chip would lie if it were drawn next."""


class Board(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Everything on the table, as a seat or a spectator sees it."""

    turn: int
    turns: int
    phase: str
    start_seat: int
    card: str | None
    """The Fortune Teller card of the turn."""
    stir: bool
    """Whether everybody draws at the same time in this turn."""
    covered: bool
    """Whether everybody brews covered now."""
    aids: str
    """What the table shows to a player who brews, the same for all."""
    rubies_left: int | None
    """The rubies of the box that nobody has; None where they are not limited."""
    books: list[BookView]
    shelf: list[ShelfView]
    seats: list[SeatView]


# What never changes


def spaces() -> list[SpaceView]:
    """1.3  The spaces of a pot, the spoon last."""
    return [space_view(space) for space in range(SPACES)]


@cache
def space_view(space: int) -> SpaceView:
    """1.3  A space of a pot."""
    return SpaceView(
        space=space, coins=COINS[space], points=POINTS[space], ruby=bool(HAS_RUBY[space])
    )


def glasses() -> list[GlassView]:
    """19.3  The glasses of the test tubes, from left to right."""
    return [
        GlassView(
            glass=number,
            rubies=TUBES[number].rubies,
            points=TUBES[number].points,
            chip=chip_id(TUBES[number].chip - 1) if TUBES[number].chip else None,
        )
        for number in range(GLASSES)
    ]


def score_track() -> list[bool]:
    """1.4  For each space of the score track whether a rat tail hangs after it."""
    return [space in TAILS_AFTER for space in range(LAP)]


# What a seat may know


def board(state: State, seat: int | None) -> Board:
    """What a seat, or a spectator, may know now."""
    seen = covering.as_seen(state, seat)
    is_limited = bool(state.options.twenty_rubies)
    return Board(
        turn=seen.turn,
        turns=TURNS,
        phase=phase_id(seen.phase),
        start_seat=seen.start_seat,
        card=card_id(seen.card - 1) if seen.card else None,
        stir=bool(brewing.is_stirred(seen)),
        covered=bool(seen.covered),
        aids=aids_id(seen.options.aids),
        rubies_left=gains.rubies_left(seen) if is_limited else None,
        books=_books(seen),
        shelf=_shelf(seen),
        seats=[_seat_view(seen, other, seat) for other in range(seen.seats)],
    )


def has_secrets(state: State) -> bool:
    """9.2, 9.6  Commitments until all have committed, and covered brews until all have stopped."""
    commits = state.phase == Phase.BREWING and brewing.is_stirred(state)
    return bool(state.covered or commits) and not state.over


def _books(state: State) -> list[BookView]:
    return list(_books_in(tuple(state.books), state.turn))


@lru_cache(maxsize=KEPT_BOOKS)
def _books_in(pages: tuple[int, ...], turn: int) -> tuple[BookView, ...]:
    state = State()
    state.books[:], state.turn = pages, turn
    return tuple(_book_view(state, colour) for colour in Colour if colour != Colour.WHITE)


def _book_view(state: State, colour: int) -> BookView:
    book = colour - Colour.GREEN
    return BookView(
        colour=colour_id(colour),
        page=state.books[book] if 0 <= book < BOOKS else None,
        out=bool(books.is_out(state, colour)),
    )


def _shelf(state: State) -> list[ShelfView]:
    return [
        ShelfView(chip, None if price == NOT_FOR_SALE else price, left)
        for chip, price, left in zip(CHIP_IDS, prices(state), state.supply, strict=True)
    ]


def _seat_view(state: State, seat: int, viewer: int | None) -> SeatView:
    player = state.players[seat]
    return SeatView(
        seat=seat,
        state=state_of(state, player),
        points=player.points,
        tails=player.tails,
        tails_behind=tails_behind(state, player),
        rats=player.rats,
        rat_stone=rat_stone(state, player),
        rubies=player.rubies,
        flask=bool(player.flask),
        droplet=player.droplet,
        glass=player.glass if state.options.test_tubes else None,
        white=pots.white_sum(player),
        limit=brewing.limit_of(state, player),
        pot=pot_of(player),
        hollows=hollows.hollows_of(state, player),
        scores=space_view(pots.scoring_space(player)),
        doubling=bool(player.doubling),
        protection=player.protection,
        protected=bool(player.protected),
        takes=takes_id(player.takes) if player.takes else None,
        coins=coins_of(player),
        aside=chips_in(player.aside),
        tray=chips_in(player.tray),
        bag_size=sum(player.bag),
        bag=bag_of(player) if shows_bag(state, seat, viewer) else None,
        chance=chance_of(state, player) if shows_chance(state, seat, viewer) else None,
        commitment=commitment_of(player) if seat == viewer else None,
        lands=lands_of(state, player) if seat == viewer and player.brewing else None,
    )


def lands_of(state: State, player: Player) -> dict[str, int]:
    """8.2, 12.2  Where each kind of chip would lie if it were drawn next."""
    spaces = zip(CHIP_IDS, next_chip.spaces(state, player), strict=True)
    return {chip: space for chip, space in spaces if space != next_chip.ASIDE}


def state_of(state: State, player: Player) -> str:
    """8.1, 8.3, 8.6, 9.2  How far a player is with the brew."""
    if state.phase == Phase.FORTUNE:
        return "waiting"
    if player.exploded:
        return "exploded"
    if player.commitment != Commitment.NONE:
        return "committed"
    return "brewing" if player.brewing else "stopped"


def rat_stone(state: State, player: Player) -> int | None:
    """7.2  Where the rat stone stands; afterwards the droplet moves on alone."""
    is_there = state.phase == Phase.BREWING and player.rats > 0
    return pots.start_of(player) if is_there else None


def tails_behind(state: State, player: Player) -> int:
    """7.1  The rat tails between a player and the leader, as their points stand."""
    return rats.tails_up_to(rats.most_points(state)) - rats.tails_up_to(player.points)


def pot_of(player: Player) -> list[PotChip]:
    """8.2  The chips of a pot, the first one first."""
    spaces = player.spaces
    return [_pot_chip(space, spaces[space] - 1) for space in compress(range(SPACES), spaces)]


@cache
def _pot_chip(space: int, chip: int) -> PotChip:
    return PotChip(space=space, chip=chip_id(chip))


def bag_of(player: Player) -> dict[str, int]:
    """How many chips of each kind are in a bag."""
    return {chip_id(chip): copies for chip, copies in enumerate(player.bag) if copies}


def shows_bag(state: State, seat: int, viewer: int | None) -> bool:
    """21.1, 21.3  Whether the viewer is shown what a bag holds; at the end everybody is."""
    return bool(state.over) or (
        seat == viewer and state.options.aids in (Aids.BAG, Aids.BAG_AND_CHANCE)
    )


def shows_chance(state: State, seat: int, viewer: int | None) -> bool:
    """21.3  Whether the viewer is shown how likely the next chip makes the pot explode."""
    player = state.players[seat]
    asked = choices.asked(player.pending)
    draws_next = player.brewing and asked in (choices.NOTHING, Choice.BREW)
    is_shown = state.options.aids in (Aids.BAG_AND_CHANCE, Aids.CHANCE)
    return seat == viewer and is_shown and bool(draws_next)


def chance_of(state: State, player: Player) -> Chance:
    """6.8, 8.6  How many chips of the bag would make the pot explode."""
    return Chance(bad=next_chip.bad_chips(state, player), chips=sum(player.bag))


def coins_of(player: Player) -> int:
    """17.4, 17.5  The coins of a player who is shopping; coins that are left are lost."""
    return player.coins if choices.asked(player.pending) == Choice.SHOP else 0


def commitment_of(player: Player) -> str | None:
    """9.2  What a player has committed to."""
    return id_of(Commitment(player.commitment)) if player.commitment else None
