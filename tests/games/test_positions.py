"""The positions of every game: which can be, and at which moments of a match."""

from __future__ import annotations

import re

import pytest

from stillroom.games.face import WrongPosition
from stillroom.games.registry import face_of, names
from tests.cases import for_each
from tests.games.elixir_mixer import positions as elixir_mixer
from tests.games.every_game import Setting, step_by_step
from tests.games.glastonbury_face import positions as glastonbury
from tests.games.kupferkessel_face import positions as kupferkessel
from tests.games.positions import Build, Wrong, assert_can_be
from tests.games.quacks_face import wrong_positions as quacks

POSITIONS: dict[str, tuple[list[Build], dict[str, Wrong]]] = {
    "elixir-mixer": (elixir_mixer.GOOD, elixir_mixer.WRONG),
    "kupferkessel": (kupferkessel.GOOD, kupferkessel.WRONG),
    "glastonbury": (glastonbury.GOOD, glastonbury.WRONG),
    "quacks": (quacks.GOOD, quacks.WRONG),
}


@for_each(("game", "build"), [(game, build) for game in names() for build in POSITIONS[game][0]])
def test_every_position_that_can_be_is_one_from_which_a_match_goes_on(
    game: str, build: Build
) -> None:
    assert_can_be(game, build)


@for_each("game", names())
def test_all_that_is_changed_into_a_wrong_position_can_be(game: str) -> None:
    """So that nothing but the change is wrong."""
    good, wrong = POSITIONS[game]
    assert {build for build, changes, _ in wrong.values() if changes} <= {*good}


IN_THE_MIDDLE = {
    "elixir-mixer": re.compile(r"basket"),
    "kupferkessel": re.compile(r"players\[\d]\.pending"),
    "glastonbury": re.compile(r"players\[\d]\.placed"),
    "quacks": re.compile(r"players\[\d]\.(bought|named)"),
}
"""The field that is wrong in the middle of a move."""

WALKS = [
    Setting("elixir-mixer", 2, {"turn_limit": 150}),
    Setting("elixir-mixer", 4, {"turn_limit": 150, "mixed_elixir_counts": 1}),
    Setting("kupferkessel", 2),
    Setting("kupferkessel", 3, {"recipes": 1, "refill_at_the_end": 1}),
    Setting("kupferkessel", 2, {"all_twos_have_symbols": 1, "third_symbols_rest": 1}),
    Setting("kupferkessel", 3, {"bar_third_colour": 1, "childrens_scoring": 1, "cauldrons": 2}),
    Setting("kupferkessel", 2, {"turn_limit": 20, "refill_at_the_end": 1}),
    Setting("glastonbury", 2),
    Setting("glastonbury", 3, {"recipes": 1}),
    Setting("glastonbury", 4, {"cauldrons": 2}),
    Setting("glastonbury", 3, {"turn_limit": 30}),
    Setting("quacks", 2),
    Setting("quacks", 3, {"books": 1, "test_tubes": 1, "stir": 1}),
    Setting("quacks", 4, {"books": 2, "shop_together": 1, "stir": 2}),
    Setting("quacks", 2, {"books": 3, "movement_offered": 1, "turn_limit": 5}),
    Setting("quacks", 3, {"books": 5, "twenty_rubies": 1, "no_fortune_cards": 1}),
]


def seats_of(game: str) -> range:
    return range(2, 4 if game == "kupferkessel" else 5)


ALL_WALKS = [
    (setting._replace(seats=seats), seed)
    for setting in WALKS
    for seats in seats_of(setting.game)
    for seed in range(3)
]


def looked_at(setting: Setting, seed: int) -> tuple[int, int]:
    """In the middle of a move a position is refused, and nowhere else; how many there were of both
    in a match, first those between the moves.
    """
    face, between, under_way = face_of(setting.game), 0, 0
    for table in step_by_step(setting, seed):
        if any(face.unfinished(table.state, seat) for seat in range(setting.seats)):
            with pytest.raises(WrongPosition) as caught:
                face.check(table.state)
            assert IN_THE_MIDDLE[setting.game].fullmatch(caught.value.field)
            under_way += 1
        else:
            face.check(table.state)
            between += 1
    return between, under_way


@for_each("game", names())
def test_every_position_between_the_moves_of_a_match_can_be(game: str) -> None:
    walks = [setting for setting in WALKS if setting.game == game]
    between, under_way = zip(*(looked_at(each, seed=each.seats) for each in walks), strict=True)
    assert min(between) > 16
    assert sum(under_way) > 0


@pytest.mark.soak
@for_each(("setting", "seed"), ALL_WALKS)
def test_in_any_match_every_position_between_moves_can_be(setting: Setting, seed: int) -> None:
    between, _ = looked_at(setting, seed)
    assert between > 16
