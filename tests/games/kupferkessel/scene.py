"""Scenes: a match in which a player is about to take a card, laid out as a test describes it.

Every card is in one place: a scene that cannot be laid out from the box of the game is refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import cycle
from typing import Literal, TypedDict

from stillroom.games.kettles import cauldrons
from stillroom.games.kupferkessel.game import GAME
from stillroom.games.kupferkessel.ids import Choice
from stillroom.games.kupferkessel.state import Queue, State
from stillroom.kernel import choices, dice, queues
from tests.games.kupferkessel.names import (
    CARD_OF,
    CELLS,
    LINES,
    NAMES,
    NO_CARD,
    RECIPE_OF,
    WHATEVER,
    Cards,
    cards,
    cells_of,
    name_of,
    names_of,
)
from tests.referee import kettle_ring
from tests.referee.kettle_ring import Cell
from tests.referee.kupferkessel import may_be_start_card, recipes_each

START_STOPS = (0, 10, 5)
MOST_IN_A_QUEUE = 24
LONE_CARDS = [name for name in reversed(NAMES) if name.endswith("-1")]
"""What lies in cauldrons that a scene does not tell: a 1 leads to the next stop."""


class Scene(TypedDict, total=False):
    """What a test says about its scene; all the rest is chosen so that it does not matter."""

    seats: int
    """Two, unless told."""
    active: int
    """Who is asked to take a card; seat 0, unless told."""
    turn: int
    pawns: Sequence[int]
    """The stops by seat. The active pawn is one stop after its start, the others at it."""
    line: str
    """The cards of the line that the active pawn faces, from the top or from the left. ``-`` is a
    gap, ``?`` any card; where the line is told no further, there is any card."""
    lines: Mapping[str, str]
    """Other lines in the same way: ``{"row-2": "- - roots-1"}``; also the rows and columns 0 and 5
    with their four cells."""
    cauldrons: Mapping[int, str]
    """The cards of a seat, the top card last. A card with the value 1, unless told."""
    pile: str
    """The cards that nobody has seen. All that are not named elsewhere, unless told; then `rest`
    must say where those are."""
    under: str
    """The cards under the pile, the next one first; none, unless told."""
    out: str
    """The cards out of the game, the earliest first; none, unless told."""
    rest: Literal["out", "cauldrons"]
    """Where all cards are that are not named elsewhere, if not in the pile: out of the game, or in
    turn in the cauldrons, under what is told of these."""
    recipes: Mapping[int, str]
    """The recipes of all seats; none, unless told."""
    options: Mapping[str, int]
    seed: int
    """The dice, where they are not scripted."""
    draws: str
    """The cards that come off the pile, in this order."""


class Layout:
    """Where every card of a scene lies, by name."""

    def __init__(self, scene: Scene, seats: int, pawns: Sequence[int]) -> None:
        self.square: dict[Cell, str] = {}
        self._lay_lines(scene, pawns[scene.get("active", 0)])
        self.cauldrons = {seat: list(cards(held)) for seat, held in _cauldrons(scene).items()}
        self.pile, self.under, self.out = (
            list(cards(held))
            for held in (scene.get("pile", ""), scene.get("under", ""), scene.get("out", ""))
        )
        self._refuse_doubles()
        drawn = {name for name in cards(scene.get("draws", "")) if name not in self.named()}
        if drawn and "pile" in scene:
            raise ValueError(f"the pile is told without {sorted(drawn)}, which are drawn")
        self.pile += sorted(drawn)
        for seat in range(seats):
            if seat not in self.cauldrons:
                self.cauldrons[seat] = [next(name for name in LONE_CARDS if name in self.left())]
        self._fill_square()
        self._place_rest(scene)

    def named(self) -> list[str]:
        """Every card that has its place."""
        placed = [name for name in self.square.values() if name not in (NO_CARD, WHATEVER)]
        held = [name for cauldron in self.cauldrons.values() for name in cauldron]
        return [*placed, *held, *self.pile, *self.under, *self.out]

    def left(self) -> Cards:
        """The cards without a place."""
        return tuple(name for name in NAMES if name not in self.named())

    def _lay_lines(self, scene: Scene, stop: int) -> None:
        told = dict(scene.get("lines", {}))
        facing = sorted(kettle_ring.line(stop))
        lines = [(cells_of(line), words) for line, words in told.items()]
        for cells, words in [(facing, scene.get("line", "")), *lines]:
            if len(cards(words)) > len(cells):
                raise ValueError(f"{words} are too many cards for {len(cells)} cells")
            for cell, name in zip(cells, cards(words), strict=False):
                if self.square.get(cell, WHATEVER) not in (WHATEVER, name):
                    raise ValueError(f"{self.square[cell]} and {name} lie in one cell")
                self.square[cell] = name if name != WHATEVER else self.square.get(cell, WHATEVER)

    def _refuse_doubles(self) -> None:
        named = self.named()
        for name in named:
            if name not in CARD_OF:
                raise ValueError(f"there is no card {name}")
            if named.count(name) > 1:
                raise ValueError(f"{name} is there only once")

    def _fill_square(self) -> None:
        left = iter(self.left())
        for cell in CELLS:
            if self.square.get(cell, WHATEVER) == WHATEVER:
                self.square[cell] = next(left, NO_CARD)

    def _place_rest(self, scene: Scene) -> None:
        if "pile" in scene and "rest" not in scene and self.left():
            raise ValueError("the pile is told, so `rest` must say where the other cards are")
        match scene.get("rest", "pile"):
            case "pile":
                self.pile += self.left()
            case "out":
                self.out += self.left()
                if len(self.out) > MOST_IN_A_QUEUE:
                    raise ValueError(f"{len(self.out)} cards are too many out of the game")
            case "cauldrons":
                for seat, name in zip(cycle(self.cauldrons), reversed(self.left()), strict=False):
                    self.cauldrons[seat].insert(min(1, len(self.cauldrons[seat]) - 1), name)
        if "pile" not in scene and "rest" in scene and self.pile:
            raise ValueError("`rest` says where the other cards are, so the pile must be told")


def _cauldrons(scene: Scene) -> Mapping[int, str]:
    return scene.get("cauldrons", {})


def lay_out(scene: Scene) -> State:
    """The state of a match that a scene describes."""
    seats, active = scene.get("seats", 2), scene.get("active", 0)
    options = {**scene.get("options", {}), **({"recipes": 1} if "recipes" in scene else {})}
    state = GAME.new_state(seats, options)
    assert isinstance(state, State), "the game's own state"
    dice.seed(state.dice, scene.get("seed", 1), 0)
    state.active_seat = active
    state.turn = scene.get("turn", 1)
    pawns = scene.get("pawns", [stop + (seat == active) for seat, stop in enumerate(START_STOPS)])
    if kettle_ring.is_corner_stop(pawns[active]):
        raise ValueError("at a corner nothing can be taken")
    layout = Layout(scene, seats, pawns)
    for seat in range(seats):
        state.players[seat].stop = pawns[seat]
        for name in layout.cauldrons[seat]:
            cauldrons.put(state.players[seat].cauldron, CARD_OF[name])
    state.square.cells = [CARD_OF.get(layout.square[cell], -1) + 1 for cell in CELLS]
    for name in layout.pile:
        state.pile.unseen[CARD_OF[name]] = 1
    _queue_up(state.pile.under, layout.under)
    _queue_up(state.out_of_game, layout.out)
    _hand_out_recipes(state, scene)
    choices.ask(state.players[active].pending, Choice.TAKE, 0, 0)
    state.waiting[active] = 1
    return state


def _queue_up(queue: Queue, names: Iterable[str]) -> None:
    for name in names:
        queues.put_under(queue, CARD_OF[name])


def _hand_out_recipes(state: State, scene: Scene) -> None:
    for seat, names in scene.get("recipes", {}).items():
        for place, name in enumerate(cards(names)):
            state.players[seat].recipes[place] = RECIPE_OF[name] + 1
    if "recipes" in scene:
        held = [sum(map(bool, player.recipes)) for player in state.players[: state.seats]]
        if held != [recipes_each(state.seats)] * state.seats:
            raise ValueError(f"{state.seats} players hold {recipes_each(state.seats)} recipes each")


# --- what lies where, by name


def square_of(state: State) -> dict[Cell, str]:
    """The cards of the square, without its gaps."""
    return {
        cell: name_of(stored)
        for cell, stored in zip(CELLS, state.square.cells, strict=True)
        if stored
    }


def cauldron_of(state: State, seat: int) -> Cards:
    """The cards of a cauldron, the top card last."""
    cauldron = state.players[seat].cauldron
    return names_of(cauldrons.card_at(cauldron, place) for place in range(cauldron.height))


def unseen_of(state: State) -> Cards:
    """The cards of the pile that nobody has seen."""
    return names_of(card for card, there in enumerate(state.pile.unseen) if there)


def queue_of(queue: Queue) -> Cards:
    """The cards of a queue, the earliest first."""
    return names_of(queue.cards[: queue.length])


# --- what must always hold


def check_consistent(state: State) -> None:
    """What must hold after every step, whatever was played."""
    state.check()
    _check_cards(state)
    _check_pawns(state)
    _check_lines(state)
    active = [int(seat == state.active_seat and not state.over) for seat in range(4)]
    assert state.waiting == active, "the active seat decides, and nobody when the match is over"
    owed = [player.pending.depth for player in state.players]
    assert owed == active, "who waits is asked one thing"


def _check_cards(state: State) -> None:
    held = [name for seat in range(4) for name in cauldron_of(state, seat)]
    pile = [*unseen_of(state), *queue_of(state.pile.under)]
    square = square_of(state)
    everywhere = [*square.values(), *held, *pile, *queue_of(state.out_of_game)]
    assert sorted(everywhere) == sorted(NAMES), "every card is in one place"
    for seat, player in enumerate(state.players):
        above = player.cauldron.buried[max(0, player.cauldron.height - 1) :]
        assert not any(above), "nothing is buried above the top card"
        assert bool(player.cauldron.height) == (seat < state.seats), "a cauldron is never empty"
    for queue in (state.pile.under, state.out_of_game):
        assert not any(queue.cards[queue.length :]), "nothing lies beyond the end of a queue"
    if pile:
        waiting = {CELLS[gap - 1] for gap in state.gaps if gap}
        assert set(CELLS) - set(square) == waiting, "7.1 a gap is refilled while there are cards"


def _check_pawns(state: State) -> None:
    stops = [player.stop for player in state.players[: state.seats]]
    assert len(set(stops)) == state.seats, "4.4 two pawns never share a stop"


def _check_lines(state: State) -> None:
    empty = [line for line in LINES if not set(cells_of(line)) & set(square_of(state))]
    asked = choices.asked(state.players[state.active_seat].pending)
    assert bool(empty) == (bool(state.last_taker)), "8.1 an empty line ends the match"
    if asked == Choice.TAKE:
        facing = kettle_ring.line(state.players[state.active_seat].stop)
        assert set(facing) & set(square_of(state)), "5.4 a pawn never stands beside an empty line"


def start_card_will_do(name: str, state: State) -> bool:
    """Whether a cauldron of this match may begin with a card."""
    third = ("lilac", "brown", "green", "grey")[state.options.third_colour]
    colours = ("white", "black", third)[: state.seats]
    return may_be_start_card(name, colours, bar_third=bool(state.options.bar_third_colour))
