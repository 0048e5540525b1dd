"""Scenes: a match in the middle of a turn, laid out as a test describes it.

Every card is in one place: a scene that cannot be laid out from the box of the game is refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, TypedDict

from stillroom.games.elixir_mixer.game import GAME
from stillroom.games.elixir_mixer.ids import BONUSES, KINDS, Choice, Colour
from stillroom.games.elixir_mixer.state import State
from stillroom.kernel import choices, dice
from tests.games.elixir_mixer.names import BONUS_OF, COLOURS, bag_of, names_of

COPIES = 2
MARKET = 6
FIRST_ELIXIR, LAST_ELIXIR = 10, 15
GOALS = {2: 10, 3: 8, 4: 8}


class Scene(TypedDict, total=False):
    """What a test says about its scene; all the rest is chosen so that it does not matter."""

    seats: int
    """Two, unless told."""
    active: int
    """Whose turn it is; seat 0, unless told."""
    choice: Literal["pick", "mix"]
    """What the active seat is asked; to pick, unless told."""
    turn: int
    hand: Sequence[str]
    """The hand of the active seat."""
    hands: Mapping[int, Sequence[str]]
    """Other hands; they are empty, unless told."""
    market: Sequence[str]
    """Six cards that are not named elsewhere, unless told."""
    draw_pile: Sequence[str]
    """All cards that are not named elsewhere, unless told; then `rest` must say where those are."""
    discard_pile: Sequence[str]
    """Empty, unless told."""
    rest: Literal["draw_pile", "discard_pile", "market"]
    """Where all cards are that are not named elsewhere."""
    showing: Mapping[str, int]
    """The elixirs on top; 16 for an empty pile. 10, or the next that nobody has, unless told."""
    elixirs: Mapping[int, Sequence[str]]
    """Elixirs by seat; others that are gone from their piles lie with the other seats in turn."""
    bonuses: Mapping[str, int]
    """Who has which bonus card; the others lie out."""
    options: Mapping[str, int]
    seed: int
    """The dice, where they are not scripted."""
    draws: Sequence[str]
    """The cards that come off the draw pile, in this order."""


def lay_out(scene: Scene) -> State:
    """The state of a match that a scene describes."""
    state = GAME.new_state(scene.get("seats", 2), dict(scene.get("options", {})))
    assert isinstance(state, State), "the game's own state"
    dice.seed(state.dice, scene.get("seed", 1), 0)
    state.active_seat = scene.get("active", 0)
    state.start_seat = state.active_seat
    state.turn = scene.get("turn", 1)
    _place_cards(state, scene)
    _place_elixirs(state, scene)
    for bonus, seat in scene.get("bonuses", {}).items():
        state.bonus_holder[BONUS_OF[bonus]] = seat + 1
    for seat in range(state.seats):
        state.players[seat].points = points_in_front_of(state, seat)
        if state.players[seat].points >= GOALS[state.seats]:
            raise ValueError(f"seat {seat} has won already")
    choice = Choice[scene.get("choice", "pick").upper()]
    choices.ask(state.players[state.active_seat].pending, choice, 0, 0)
    state.waiting[state.active_seat] = 1
    state.check()
    return state


def points_in_front_of(state: State, seat: int) -> int:
    """One for each elixir and each bonus card."""
    return sum(state.players[seat].elixirs) + state.bonus_holder.count(seat + 1)


def _place_cards(state: State, scene: Scene) -> None:
    hands = {state.active_seat: scene.get("hand", ()), **scene.get("hands", {})}
    for seat, names in hands.items():
        state.players[seat].hand = bag_of(names)
        state.players[seat].hand_size = len(names)
    state.draw_pile = bag_of(scene.get("draw_pile", ()))
    state.discard_pile = bag_of(scene.get("discard_pile", ()))
    if "market" in scene:
        state.market = bag_of(scene["market"])
    elif scene.get("rest") != "market":
        state.market = bag_of(names_of(not_placed(state))[::COPIES][:MARKET])
    rest = scene.get("rest", "draw_pile")
    if "draw_pile" in scene and rest == "draw_pile":
        raise ValueError("the draw pile is told, so `rest` must say where the other cards are")
    place: list[int] = getattr(state, rest)
    for kind, copies in enumerate(not_placed(state)):
        place[kind] += copies


def not_placed(state: State) -> list[int]:
    """The cards of the box that are nowhere yet."""
    places = [state.draw_pile, state.discard_pile, state.market, state.offer]
    places += [player.hand for player in state.players]
    left = [COPIES - sum(place[kind] for place in places) for kind in range(KINDS)]
    if min(left) < 0:
        raise ValueError(f"there are only two of {names_of(count < 0 for count in left)}")
    return left


def _place_elixirs(state: State, scene: Scene) -> None:
    owner = {
        elixir: seat for seat, elixirs in scene.get("elixirs", {}).items() for elixir in elixirs
    }
    others = _others_in_turn(state)
    for colour, name in enumerate(COLOURS):
        owned = [int(elixir.split("-")[1]) for elixir in owner if elixir.startswith(name)]
        least = max(owned, default=FIRST_ELIXIR - 1) + 1
        state.showing[colour] = scene.get("showing", {}).get(name, least)
        if state.showing[colour] < least:
            raise ValueError(f"{name} {least - 1} is owned, so it cannot lie in its pile")
        for value in range(FIRST_ELIXIR, state.showing[colour]):
            seat = owner.get(f"{name}-{value}")
            seat = next(others) if seat is None else seat
            state.players[seat].elixirs[elixir_place(colour, value)] = 1


def _others_in_turn(state: State) -> Iterator[int]:
    while True:
        for away in range(1, state.seats):
            yield (state.active_seat + away) % state.seats


def elixir_place(colour: int, value: int) -> int:
    """The place of an elixir among the thirty of a player's record."""
    return colour * (LAST_ELIXIR - FIRST_ELIXIR + 1) + value - FIRST_ELIXIR


def elixirs_of(state: State, seat: int) -> tuple[str, ...]:
    """A player's elixirs by name."""
    return tuple(
        f"{name}-{value}"
        for colour, name in enumerate(COLOURS)
        for value in range(FIRST_ELIXIR, LAST_ELIXIR + 1)
        if state.players[seat].elixirs[elixir_place(colour, value)]
    )


def check_consistent(state: State) -> None:
    """What must hold after every step, whatever was played."""
    state.check()
    assert not any(not_placed(state)), "every card is somewhere"
    for seat in range(state.seats):
        player = state.players[seat]
        assert player.hand_size == sum(player.hand), "the number of hand cards is right"
        assert all(map(int.__ge__, player.hand, player.known)), "what is known of a hand is in it"
        assert player.points == points_in_front_of(state, seat), "every point lies on the table"
    assert sum(player.points for player in state.players) <= 30 + BONUSES, "forty points at most"
    for colour in range(Colour.ANY):
        gone = range(FIRST_ELIXIR, state.showing[colour])
        for value in gone:
            place = elixir_place(colour, value)
            owners = sum(player.elixirs[place] for player in state.players)
            assert owners == 1, "an elixir that is gone has one owner"
    active = [int(seat == state.active_seat and not state.over) for seat in range(4)]
    assert state.waiting == active, "the active seat decides, and nobody when the match is over"
