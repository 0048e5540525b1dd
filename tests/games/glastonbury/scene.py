"""Scenes: a match in the middle of a turn, laid out as a test describes it.

Every card is in one place: a scene that cannot be laid out from the box of the game is refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TypedDict

from stillroom.games.glastonbury.game import GAME
from stillroom.games.glastonbury.ids import Choice
from stillroom.games.glastonbury.state import Cauldron, Queue, State
from stillroom.kernel import choices, dice
from tests.games.glastonbury.names import (
    CARD_NAMES,
    CARD_OF,
    CELLS,
    RECIPE_OF,
    SPELL_CARDS,
    name_of,
    names_of,
    sort_of,
)
from tests.referee import glastonbury as referee
from tests.referee import kettle_ring
from tests.referee.kettle_ring import Cell

ROW_2 = 7
FULL_USES = {"accio": 2, "declinatio": 3, "perluceo": 0, "vanesco": 0}
RECIPES_A = tuple(RECIPE_OF)[:5]
RECIPES_B = tuple(RECIPE_OF)[5:]
PAWN_COLOURS = ("yellow", "green", "red", "blue")
INGREDIENT_CARDS = frozenset(referee.ingredient_cards())
LINES = tuple(kettle_ring.lines())


class Scene(TypedDict, total=False):
    """What a test says about its scene; all the rest is chosen so that it does not matter."""

    seats: int
    """Three, unless told."""
    active: int
    """Whose turn it is; seat 0, unless told. Its pawn has walked already."""
    turn: int
    stop: int
    """Where the active pawn stands: 7, beside row 2, unless told. At a corner the active seat is
    asked about its Declinatio, elsewhere for a card."""
    stops: Mapping[int, int]
    """Where other pawns stand; at the corners where they start, unless told."""
    line: Sequence[str]
    """Cards of the line beside the active pawn, the nearest first; at a corner, of the line to
    which a Declinatio leads."""
    square: Mapping[Cell, str]
    """Cards by row and column."""
    filled: bool
    """Whether all other cells hold cards that are not named elsewhere; so it is, unless told."""
    gaps: Sequence[Cell]
    """Cells that hold no card."""
    cauldron: Sequence[str]
    """The cauldron of the active seat, from the bottom to the top."""
    cauldrons: Mapping[int, Sequence[str]]
    """Other cauldrons; they are empty, unless told."""
    spells: Mapping[str, tuple[int, int]]
    """Spell cards, each with the seat that has it and the uses that are left."""
    pile: Sequence[str]
    """The unseen cards of the draw pile: all that are not named elsewhere, unless told; then `rest`
    must say where those are."""
    under: Sequence[str]
    """The cards that lie under the draw pile, the next to come up first."""
    out_of_game: Sequence[str]
    rest: int
    """The seat in whose cauldron all other ingredient cards lie, beneath those that are told. Other
    spells lie spent beside it; other Immuto are out of the game."""
    recipes: Mapping[int, tuple[str, str]]
    """Recipes by seat; the option is on if any are told, and the other seats have others."""
    leaving: str
    """The colour that has left, with two seats; blue, unless told."""
    options: Mapping[str, int]
    seed: int
    """The dice, where they are not scripted."""
    draws: Sequence[str]
    """The cards that come off the draw pile, in this order."""


def lay_out(scene: Scene) -> State:
    """The state of a match that a scene describes."""
    options = {"recipes": int("recipes" in scene), **scene.get("options", {})}
    state = GAME.new_state(scene.get("seats", 3), options)
    assert isinstance(state, State), "the game's own state"
    dice.seed(state.dice, scene.get("seed", 1), 0)
    state.active_seat = state.start_seat = scene.get("active", 0)
    state.turn = scene.get("turn", 1)
    if state.seats == 2:
        state.leaving_colour = PAWN_COLOURS.index(scene.get("leaving", "blue")) + 1
    _place_pawns(state, scene)
    _place_cauldrons(state, scene)
    _place_spells(state, scene)
    _put_all(state.pile.under, scene.get("under", ()))
    _put_all(state.out_of_game, scene.get("out_of_game", ()))
    _place_square(state, scene)
    _place_rest(state, scene)
    _deal_recipes(state, scene)
    _ask(state)
    state.check()
    return state


def _place_pawns(state: State, scene: Scene) -> None:
    starts = dict(enumerate(referee.start_stops(state.seats)))
    stops = {**starts, **scene.get("stops", {}), state.active_seat: scene.get("stop", ROW_2)}
    for seat, stop in stops.items():
        state.players[seat].stop = stop


def _place_cauldrons(state: State, scene: Scene) -> None:
    told = {state.active_seat: scene.get("cauldron", ()), **scene.get("cauldrons", {})}
    for seat, cards in told.items():
        _fill(state.players[seat].cauldron, cards)


def _fill(cauldron: Cauldron, cards: Sequence[str]) -> None:
    """Lays these cards into a cauldron, the last one on top."""
    cauldron.height = len(cards)
    cauldron.top = CARD_OF[cards[-1]] + 1 if cards else 0
    for place, card in enumerate(cards[:-1]):
        cauldron.buried[place] = CARD_OF[card] + 1


def _place_spells(state: State, scene: Scene) -> None:
    for card, (seat, uses) in scene.get("spells", {}).items():
        _give_spell(state, card, seat, uses)


def _give_spell(state: State, card: str, seat: int, uses: int) -> None:
    spell = state.spells[SPELL_CARDS.index(card)]
    full = FULL_USES[sort_of(card)]
    if uses > full:
        raise ValueError(f"{card} has no more than {full} uses")
    spell.card = CARD_OF[card] + 1
    spell.holder = seat + 1
    spell.uses = uses
    spell.used = int(uses < full or full == 0)


def _put_all(queue: Queue, names: Iterable[str]) -> None:
    for name in names:
        queue.cards[queue.length] = CARD_OF[name]
        queue.length += 1


def _place_square(state: State, scene: Scene) -> None:
    square = dict(scene.get("square", {}))
    cells = [cell for cell in line_ahead(state) if cell not in square]
    square.update(zip(cells, scene.get("line", ()), strict=False))
    if len(scene.get("line", ())) > len(cells):
        raise ValueError("the line has not so many cells")
    fillers = iter(_fillers(state, scene, square.values()))
    for number, cell in enumerate(CELLS):
        if cell in square:
            state.square.cells[number] = CARD_OF[square[cell]] + 1
        elif scene.get("filled", True) and cell not in scene.get("gaps", ()):
            state.square.cells[number] = CARD_OF[next(fillers)] + 1


def line_ahead(state: State) -> kettle_ring.Line:
    """The line beside the active pawn; at a corner, the one to which a Declinatio leads."""
    player = state.players[state.active_seat]
    if kettle_ring.is_corner_stop(player.stop):
        steps = referee.steps(plain(cauldron_of(state, state.active_seat)), beside_corner=True)
        return kettle_ring.line(kettle_ring.walk_sharing(player.stop, steps))
    return kettle_ring.line(player.stop)


def plain(cauldron: Sequence[str]) -> Sequence[str]:
    """A cauldron in the words of the referee, who does not tell the two Immuto apart."""
    return [referee.IMMUTO if sort_of(card) == referee.IMMUTO else card for card in cauldron]


def _fillers(state: State, scene: Scene, laid: Iterable[str]) -> list[str]:
    """Ingredient cards that the scene does not name."""
    named = {*laid, *scene.get("pile", ()), *scene.get("draws", ())}
    free = [card for card in not_placed(state) if card not in named]
    return [card for card in reversed(free) if card in INGREDIENT_CARDS]


def _place_rest(state: State, scene: Scene) -> None:
    rest = not_placed(state)
    if "rest" in scene:
        told = set(scene.get("pile", ()))
        _bury(state, scene["rest"], [card for card in rest if card not in told])
        rest = [card for card in rest if card in told]
        if told - set(rest):
            raise ValueError(f"these cards lie elsewhere: {sorted(told - set(rest))}")
    elif "pile" in scene:
        raise ValueError("the draw pile is told, so `rest` must say where the other cards are")
    for card in rest:
        state.pile.unseen[CARD_OF[card]] = 1


def _bury(state: State, seat: int, cards: Sequence[str]) -> None:
    buried = [card for card in cards if card in INGREDIENT_CARDS]
    _fill(state.players[seat].cauldron, [*buried, *cauldron_of(state, seat)])
    _put_all(state.out_of_game, (card for card in cards if sort_of(card) == "immuto"))
    for card in cards:
        if card in SPELL_CARDS:
            _give_spell(state, card, seat, 0)


def _deal_recipes(state: State, scene: Scene) -> None:
    if not state.options.recipes:
        return
    told = scene.get("recipes", {})
    for sort, names in ((0, RECIPES_A), (1, RECIPES_B)):
        held = {seat: recipes[sort] for seat, recipes in told.items()}
        others = iter([name for name in names if name not in held.values()])
        for seat in range(state.seats):
            recipe = RECIPE_OF[held[seat] if seat in held else next(others)] + 1
            if sort == 0:
                state.players[seat].recipe_a = recipe
            else:
                state.players[seat].recipe_b = recipe


def _ask(state: State) -> None:
    player = state.players[state.active_seat]
    choice = Choice.TAKE
    if kettle_ring.is_corner_stop(player.stop):
        choice = Choice.CORNER
        if not any(uses for _, uses in spells_of(state, state.active_seat, "declinatio")):
            raise ValueError("at a corner nobody is asked without a Declinatio")
    choices.ask(player.pending, choice, 0, 0)
    state.waiting[state.active_seat] = 1


# --- where the cards are


def cauldron_of(state: State, seat: int) -> tuple[str, ...]:
    """The cards of a cauldron, from the bottom to the top."""
    cauldron = state.players[seat].cauldron
    return (*names_of(cauldron.buried), *names_of([cauldron.top]))


def spells_of(state: State, seat: int, sort: str = "") -> list[tuple[str, int]]:
    """The spell cards of a seat with the uses that are left; with a sort, those of it."""
    return [
        (name_of(spell.card), spell.uses)
        for spell in state.spells
        if spell.holder == seat + 1 and sort in name_of(spell.card)
    ]


def bag_names(bag: Sequence[int]) -> tuple[str, ...]:
    """The cards of a bag, in the order of their numbers."""
    return tuple(CARD_NAMES[card] for card, copies in enumerate(bag) for _ in range(copies))


def queue_names(queue: Queue) -> tuple[str, ...]:
    """Cards that lie in an order, the earliest first."""
    return tuple(CARD_NAMES[card] for card in queue.cards[: queue.length])


def left_at_once(state: State) -> set[str]:
    """3.3  The cards that left before the match began."""
    if not state.leaving_colour:
        return set()
    colour = PAWN_COLOURS[state.leaving_colour - 1]
    return {card for card in INGREDIENT_CARDS if referee.COLOUR_OF[sort_of(card)] == colour}


def all_placed(state: State) -> list[str]:
    """Every card that is somewhere, as often as it is."""
    placed = [*names_of(state.square.cells), *bag_names(state.pile.unseen)]
    placed += [*queue_names(state.pile.under), *queue_names(state.out_of_game)]
    placed += [name_of(spell.card) for spell in state.spells if spell.card]
    for seat in range(state.seats):
        placed += cauldron_of(state, seat)
    return [*placed, *left_at_once(state)]


def not_placed(state: State) -> list[str]:
    """The cards of the box that are nowhere yet; refuses a card that is in two places."""
    placed = all_placed(state)
    twice = sorted(card for card, times in Counter(placed).items() if times > 1)
    if twice:
        raise ValueError(f"these are in two places: {', '.join(twice)}")
    somewhere = set(placed)
    return [card for card in CARD_NAMES if card not in somewhere]


def check_consistent(state: State) -> None:
    """What must hold after every step, whatever was played."""
    state.check()
    assert not not_placed(state), "every card is somewhere"
    for seat in range(state.seats):
        cauldron = state.players[seat].cauldron
        assert cauldron.height == len(cauldron_of(state, seat)), "the height is right"
        assert not any(cauldron.buried[max(0, cauldron.height - 1) :]), "nothing above the top"
        assert not set(cauldron_of(state, seat)) & set(SPELL_CARDS), "no spell in a cauldron"
    for card, spell in zip(SPELL_CARDS, state.spells, strict=True):
        assert name_of(spell.card) in {card, ""}, "spells lie in the order of their numbers"
        assert bool(spell.card) == bool(spell.holder), "a spell that somebody has has a holder"
        assert spell.card or not (spell.uses or spell.used), "nobody uses it"
    _check_square(state)
    _check_questions(state)


def _check_square(state: State) -> None:
    filled = {cell for cell, card in zip(CELLS, state.square.cells, strict=True) if card}
    gaps = len(CELLS) - len(filled)
    if bag_names(state.pile.unseen) or state.pile.under.length:
        assert gaps == bool(state.gap), "7.3 a gap is refilled in its turn"
    if not state.ended_by:
        assert all(line & filled for line in LINES), "8.4 no line is empty before the end"


def _check_questions(state: State) -> None:
    for seat in range(4):
        asked = choices.asked(state.players[seat].pending)
        assert bool(asked) == bool(state.waiting[seat]), "who owes a choice is waited for"
        choice = state.players[seat].pending.choices[0]
        assert asked == Choice.LAST_CARD or not choice.a, "only that question is about a card"
        assert not choice.b, "no question has a second number"
        if asked == Choice.PLACE:
            assert state.is_placing, "11.8 Immuto are placed at the end"
        elif asked:
            assert seat == state.active_seat, "before the end only the active seat decides"
    assert bool(sum(state.waiting)) != bool(state.over), "somebody decides until it is over"
