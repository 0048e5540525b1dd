"""Where nobody has secrets, people who share a screen need not look away."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest

from stillroom.games.face import Face
from stillroom.games.registry import face_of
from stillroom.kernel import dice
from stillroom.kernel.state import State
from stillroom.match.match import Match, new_match
from tests.cases import for_each
from tests.contract.settings import Setting, all_settings
from tests.contract.walking import Walk, walk_randomly, walk_with_bot
from tests.match import by_lot
from tests.match.by_lot import played_by_lot

SAMPLE = {"quacks": 12, "elixir-mixer": 12}
"""One state in so many is looked at; of shorter matches one in three."""
WITHOUT_AIDS = {"bag": None, "chance": None, "lands": None}
LAST_TURN = 9
OPEN = 2
"""The option `cauldrons` with which nothing must be remembered."""
BREWING = 1


def sampled(walks: Iterator[Walk]) -> Iterator[Walk]:
    chooser = random.Random(1)
    return (walk for walk in walks if chooser.randrange(SAMPLE.get(walk.setting.game, 3)) == 0)


def imagined(walk: Walk, seat: int) -> State:
    """The match with everything changed that a seat cannot know."""
    other = walk.state.copied()
    dice.seed(other.dice, 3, 77)
    walk.play.redeal(other, seat)
    return other


def shown_to(face: Face, state: State, seat: int) -> bytes:
    """All that lies on a screen in front of a seat."""
    asked = face.ask(state, seat) if state.waiting[seat] else face.waits(state)
    return msgspec.json.encode([face.board(state, seat), asked])


@for_each("setting", all_settings())
def test_without_secrets_nobody_is_shown_what_another_could_not_know(setting: Setting) -> None:
    """Whatever another seat cannot know is changed, and the screen stays as it is."""
    face = face_of(setting.game)
    for walk in sampled(islice(walk_randomly(setting, 4), 400)):
        if face.has_secrets(walk.state) or face.unfinished(walk.state, walk.seat):
            continue
        for seat in range(setting.seats):
            as_shown = shown_to(face, walk.state, seat)
            for other in range(setting.seats):
                assert shown_to(face, imagined(walk, other), seat) == as_shown


@for_each(
    "setting",
    [setting for setting in all_settings() if setting.game in ("elixir-mixer", "quacks")],
)
def test_where_everybody_sees_another_board_somebody_has_secrets(setting: Setting) -> None:
    """By the boards alone, which differ only in secrets and in what all could count."""
    face = face_of(setting.game)
    for walk in sampled(walk_with_bot(setting, 5, "greedy")):
        boards = {own_part(face, walk.state, seat) for seat in range(setting.seats)}
        assert len(boards) == 1 or face.has_secrets(walk.state)


def own_part(face: Face, state: State, viewer: int) -> bytes:
    """The seats on a board without aids: everybody saw what went into a bag and came out of it."""
    seats = msgspec.to_builtins(face.board(state, viewer))["seats"]
    return msgspec.json.encode([{**seat, **WITHOUT_AIDS} for seat in seats])


def after_every_row(game: str, seats: int, **options: int) -> Iterator[Match]:
    match = new_match(game, seats, options, seed=2)
    return played_by_lot(match, 2)


def test_hands_are_secret_until_the_end() -> None:
    for match in after_every_row("elixir-mixer", 3, turn_limit=6):
        assert match.has_secrets == (match.result is None)


@for_each("cauldrons", [0, 1, 2])
def test_kupferkessel_has_no_secrets_but_recipes(cauldrons: int) -> None:
    for match in after_every_row("kupferkessel", 2, cauldrons=cauldrons):
        assert not match.has_secrets
    for match in after_every_row("kupferkessel", 2, cauldrons=cauldrons, recipes=1):
        assert match.has_secrets == (match.result is None)


@pytest.mark.parametrize("cauldrons", [0, 2])
def test_glastonbury_without_recipes_has_secrets_for_moments(cauldrons: int) -> None:
    moments: set[str] = set()
    for seed in range(6):
        match = new_match("glastonbury", 2, {"cauldrons": cauldrons}, seed)
        for _ in played_by_lot(match, seed):
            decisions = [match.view(seat).decision for seat in match.waiting]
            asked = {decision.choice for decision in decisions if decision}
            secret = asked & ({"look", "place"} if cauldrons != OPEN else {"place"})
            assert match.has_secrets == bool(secret)
            moments |= secret
    assert moments == ({"look", "place"} if cauldrons != OPEN else {"place"})


def test_glastonbury_with_recipes_has_secrets_until_the_end() -> None:
    for match in after_every_row("glastonbury", 2, recipes=1):
        assert match.has_secrets == (match.result is None)


@pytest.mark.parametrize("stir", [0, 1, 2])
def test_quacks_has_secrets_only_in_a_common_stir_or_a_covered_brew(stir: int) -> None:
    early = new_match("quacks", 2, {"stir": stir, "turn_limit": 2}, seed=2)
    late = by_lot.Setting("quacks", 2, {"stir": stir}, late=True).begun(2)
    found = set()
    for match in (early, late):
        for _ in played_by_lot(match, 2):
            position = match.position()
            is_stirred = stir == 1 or (stir == 0 and position["turn"] == LAST_TURN)
            brews = position["phase"] == BREWING and is_stirred and not position["over"]
            assert match.has_secrets == (brews or bool(position["covered"]))
            found.add((match is late, match.has_secrets))
    assert {(False, stir == 1), (True, True), (True, False)} <= found
