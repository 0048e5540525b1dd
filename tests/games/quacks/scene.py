"""Scenes: a match at the beginning of a turn, laid out as a test describes it.

Every chip comes out of the supply: a scene that cannot be laid out from the box is refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import TypedDict

from stillroom.games.quacks.game import GAME
from stillroom.games.quacks.ids import CARDS, Book, Commitment, Phase
from stillroom.games.quacks.state import Player, State
from stillroom.games.quacks.tables import DRAFT_SUPPLY, SUPPLY, WHITE_TURN
from stillroom.games.quacks.variants import Books
from stillroom.kernel import choices, dice
from tests.games.quacks.names import CARD_OF, CHIP_NAMES, CHIP_OF, Chips, bag_chips, chips, word

START_BAG = "white-1*4 white-2*2 white-3 orange-1 green-1"


class Scene(TypedDict, total=False):
    """What a test says about its scene; all the rest is as in a match that begins."""

    seats: int
    """Two, unless told."""
    turn: int
    """The turn that begins; 1, unless told."""
    books: int | Mapping[str, int]
    """A whole set, 1 to 4, or the page of each colour; set 1, unless told."""
    card: str | None
    """The Fortune Teller card of the turn; None, unless told: the match is played without."""
    start: int
    """The start player; seat 0, unless told."""
    points: Sequence[int]
    rubies: Sequence[int]
    """1 each, unless told."""
    droplets: Sequence[int]
    glasses: Sequence[int]
    flasks: Sequence[int]
    """1 each, unless told."""
    bags: Mapping[int, str]
    """Bags that differ from the first one; from turn 7 on, that one has a white 1-chip more. In
    turn 6 the rules add it to every bag."""
    asides: Mapping[int, str]
    """Red chips beside the pots."""
    supply: Mapping[str, int]
    """How many chips of a kind are left; the others are in the bag of the last seat."""
    faces: Sequence[str]
    """The first rolls of the bonus die."""
    options: Mapping[str, int]
    seed: int
    """The dice, where they are not scripted."""


def lay_out(scene: Scene) -> State:
    """The state of a match before the turn that a scene describes begins."""
    state = GAME.new_state(scene.get("seats", 2), _options(scene))
    assert isinstance(state, State), "the game's own state"
    dice.seed(state.dice, scene.get("seed", 1), 0)
    state.start_seat = scene.get("start", 0)
    state.turn = scene.get("turn", 1) - 1
    state.phase = Phase.SPENDING
    state.books = [pages(scene)[word(book)] for book in Book]
    state.supply = list(whole_box(state))
    for seat in range(state.seats):
        _seat(state, scene, seat)
    _take_away(state, scene)
    _stack_cards(state)
    state.check()
    return state


def _options(scene: Scene) -> dict[str, int]:
    books = scene.get("books", 1)
    told = {"no_fortune_cards": int(scene.get("card") is None), **scene.get("options", {})}
    if isinstance(books, int):
        return {"books": books - 1, **told}
    colours = {f"{colour}_book": page - 1 for colour, page in books.items()}
    return {"books": int(Books.COLOUR_BY_COLOUR), **colours, **told}


def pages(scene: Scene) -> Mapping[str, int]:
    """The page of each book; of set 1, where a scene chooses only some colours."""
    books = scene.get("books", 1)
    if isinstance(books, int):
        return {word(book): books for book in Book}
    return {word(book): books.get(word(book), 1) for book in Book}


def whole_box(state: State) -> tuple[int, ...]:
    """1.1, 1.2  All chips of the box."""
    return DRAFT_SUPPLY if state.options.draft_supply else SUPPLY


def _seat(state: State, scene: Scene, seat: int) -> None:
    player = state.players[seat]
    player.points = _of(scene.get("points"), seat, 0)
    player.turn_points[0] = player.points
    player.rubies = _of(scene.get("rubies"), seat, 1)
    player.droplet = _of(scene.get("droplets"), seat, 0)
    player.glass = _of(scene.get("glasses"), seat, 0)
    player.flask = _of(scene.get("flasks"), seat, 1)
    usual = START_BAG + (" white-1" if scene.get("turn", 1) > WHITE_TURN else "")
    _hand_out(state, player.bag, chips(scene.get("bags", {}).get(seat, usual)))
    _hand_out(state, player.aside, chips(scene.get("asides", {}).get(seat, "")))


def _of(told: Sequence[int] | None, seat: int, usual: int) -> int:
    return usual if told is None else told[seat]


def _hand_out(state: State, bag: list[int], wanted: Chips) -> None:
    for name, copies in wanted.items():
        if state.supply[CHIP_OF[name]] < copies:
            raise ValueError(f"there are not {copies} of {name} left")
        state.supply[CHIP_OF[name]] -= copies
        bag[CHIP_OF[name]] += copies


def _take_away(state: State, scene: Scene) -> None:
    for name, copies in scene.get("supply", {}).items():
        surplus = state.supply[CHIP_OF[name]] - copies
        if surplus < 0:
            raise ValueError(f"there are not {copies} of {name} left")
        _hand_out(state, state.players[state.seats - 1].bag, Counter({name: surplus}))


def _stack_cards(state: State) -> None:
    state.deck = [0 if state.options.no_fortune_cards else 1] * CARDS


def discard_earlier(state: State, kept: Collection[str]) -> None:
    """Puts as many cards aside as turns have been played, but none of those that are to come."""
    others = [card for name, card in CARD_OF.items() if name not in kept]
    for card in others[: state.turn]:
        state.deck[card] = 0
        state.discards[card] = 1


# --- where the chips are


def pot_of(state: State, seat: int) -> dict[int, str]:
    """The chips of a pot by their spaces."""
    spaces = enumerate(state.players[seat].spaces)
    return {space: CHIP_NAMES[kept - 1] for space, kept in spaces if kept}


def all_chips(state: State) -> Chips:
    """Every chip that is somewhere, as often as it is."""
    found = bag_chips(state.supply)
    for player in state.players:
        for bag in (player.bag, player.pot, player.aside, player.tray):
            found += bag_chips(bag)
    return found


def check_consistent(state: State) -> None:
    """What must hold after every step, whatever was played."""
    state.check()
    assert all_chips(state) == bag_chips(whole_box(state)), "1.1 every chip is somewhere"
    for seat, player in enumerate(state.players):
        if seat >= state.seats:
            assert player == Player(), "seats that do not take part stay 0"
            assert not state.waiting[seat], "nobody sits there"
        assert player.points == sum(player.turn_points), "20.5 every point has its turn"
        _check_pot(state, seat)
        _check_questions(state, seat)
    assert bool(sum(state.waiting)) != bool(state.over), "somebody decides until it is over"


def _check_pot(state: State, seat: int) -> None:
    player = state.players[seat]
    lying = Counter(pot_of(state, seat).values())
    assert lying == bag_chips(player.pot), "8.2 the chips of the pot lie on its spaces"
    assert not player.spaces[-1], "8.5 no chip lies on the spoon"
    reds = {name for name in bag_chips(player.aside) if not name.startswith("red")}
    assert not reds, "11.2 only toadstools lie beside a pot"
    beyond = [space for space in pot_of(state, seat) if space > player.reached]
    assert not beyond, "8.4 no chip lies beyond the last one"


def _check_questions(state: State, seat: int) -> None:
    player = state.players[seat]
    asked = bool(choices.asked(player.pending)) and player.commitment == Commitment.NONE
    assert asked == bool(state.waiting[seat]), "who owes a choice is waited for"
    if player.commitment == Commitment.NONE:
        assert not player.in_hand, "9.3 only a commitment holds a chip"
