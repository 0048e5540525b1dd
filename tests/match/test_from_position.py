"""Positions: any situation can be built, told, changed by hand and played on from."""

from __future__ import annotations

import copy
import json
from types import MappingProxyType
from typing import Any

import pytest

from stillroom.match.errors import BadPosition, WrongSetup
from stillroom.match.match import Match
from stillroom.match.records.fair_dice import SealedDice, SeededDice
from stillroom.match.records.record import Seated
from stillroom.match.words import LANGUAGES
from tests.cases import for_each
from tests.games.elixir_mixer.table import Table
from tests.match.tables import (
    GAME,
    KEY,
    again,
    at,
    begun,
    everything,
    play_on,
    played_out,
    sealed,
    without_dice,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_match_is_one_from_which_a_match_can_begin(seats: int) -> None:
    match = begun(seats, seed=seats, turn_limit=60)
    for step in range(60):
        position = match.position()
        other = Match.from_position(GAME, json.loads(json.dumps(position)), seed=1)
        assert without_dice(other.position()) == without_dice(position)
        assert other.seats == seats
        assert other.options == match.options
        assert other.waiting == match.waiting
        for viewer in (None, *range(seats)):
            assert other.view(viewer).board == match.view(viewer).board
            assert other.view(viewer).prompt == match.view(viewer).prompt
        assert [other.moves(seat) for seat in range(seats)] == [
            match.moves(seat) for seat in range(seats)
        ]
        play_on(match, 1, seed=step)


def test_a_match_that_is_over_is_a_position_too() -> None:
    match = begun(3, turn_limit=6)
    while match.result is None:
        play_on(match, 1)
    other = Match.from_position(GAME, match.position(), seed=1)
    assert other.result == match.result
    assert other.waiting == ()
    assert other.view(None).sheet == match.view(None).sheet


def test_a_position_is_played_on_to_the_end() -> None:
    table = Table(
        seats=3,
        hand=["red-4", "red-6"],
        elixirs={0: ["blue-10", "purple-10", "green-10"], 1: ["blue-11"]},
        bonuses={"mixed-elixir": 0, "two-elixirs": 0},
    )
    match = played_out(at(table))
    assert match.result is not None
    assert max(match.result.scores) >= 8


def test_the_dice_of_a_position_are_not_those_of_the_match() -> None:
    """Whoever knows a position does not know what comes."""
    position = sealed(2).position()
    one, other = (Match.from_position(GAME, position, seed=seed) for seed in (1, 2))
    assert one.position()["dice"] != position["dice"]
    assert one.position()["dice"] != other.position()["dice"]
    assert without_dice(one.position()) == without_dice(other.position())


def test_a_position_may_be_given_fair_dice_and_players() -> None:
    dice = SealedDice.fresh(2, KEY)
    players = [Seated("Ada"), Seated("Ben", "greedy")]
    match = Match.from_position(GAME, begun().position(), players=players, dice=dice)
    assert match.seal == dice.seal
    assert match.players == players
    assert Match.from_position(GAME, begun().position()).seal is not None
    with pytest.raises(WrongSetup):
        Match.from_position(GAME, begun().position(), 1, dice=SeededDice(1))
    with pytest.raises(WrongSetup):
        Match.from_position(GAME, begun().position(), players=["Ada"])
    with pytest.raises(WrongSetup):
        Match.from_position(GAME, begun(3).position(), dice=dice)
    with pytest.raises(WrongSetup):
        Match.from_position("chess", begun().position())


def test_any_mapping_is_a_position() -> None:
    position = MappingProxyType(begun().position())
    assert Match.from_position(GAME, position, seed=1).waiting == (0,)


def test_a_match_from_a_position_is_kept_with_it() -> None:
    match = play_on(at(Table(seats=3, active=2, hand=["red-4", "red-6"])), 10)
    assert match.record().header.position is not None
    assert everything(again(match)) == everything(match)
    match.undo(match.record().rows[-1].seat, agreed=True)
    assert everything(again(match)) == everything(match)


def test_a_position_that_is_changed_afterwards_does_not_change_the_match() -> None:
    position = at(Table(hand=["red-4", "red-6"], market=["blue-1", "blue-2"])).position()
    match = Match.from_position(GAME, position, seed=1)
    before = everything(match)
    position["turn"] = 99
    position["market"][0] = 2
    position["players"][0]["points"] = 9
    assert everything(match) == before
    match.play(0, "take blue-1")
    match.undo(0)
    assert without_dice(match.position()) == without_dice(before[1])
    match.position()["market"][0] = 2
    assert match.position()["market"][0] == 1


# --- what is wrong in form


def wrong(position: Any) -> BadPosition:  # noqa: ANN401
    """The error for a position that cannot be."""
    with pytest.raises(BadPosition) as caught:
        Match.from_position(GAME, position, seed=1)
    said = {caught.value.words(language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    return caught.value


def changed(path: list[str | int], value: object) -> dict[str, Any]:
    """The position of a fresh match with one field set to something else."""
    position = begun().position()
    place: Any = position
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return position


@for_each(
    ("path", "field"),
    [
        (["turn"], "turn"),
        (["market"], "market"),
        (["market", 3], "market[3]"),
        (["waiting", 1], "waiting[1]"),
        (["basket"], "basket"),
        (["basket", "owed"], "basket.owed"),
        (["players"], "players"),
        (["players", 1], "players[1]"),
        (["players", 1, "hand"], "players[1].hand"),
        (["players", 1, "hand", 35], "players[1].hand[35]"),
        (["players", 0, "pending", "depth"], "players[0].pending.depth"),
        (["players", 0, "pending", "choices", 1, "kind"], "players[0].pending.choices[1].kind"),
        (["dice", "words", 0], "dice.words[0]"),
    ],
)
@for_each("value", [None, "1", 1.0, True, [], {}, [1, 2], -1, 2**40])
def test_a_field_of_another_type_or_out_of_range_is_named(
    path: list[str | int], field: str, value: object
) -> None:
    error = wrong(changed(path, value))
    inside = error.field == field or error.field.startswith((f"{field}[", f"{field}."))
    assert inside
    assert field in str(error)


@for_each(
    "path",
    [["turn"], ["options"], ["players"], ["basket", "owed"], ["players", 1, "hand"], ["dice"]],
)
def test_a_missing_field_is_named(path: list[str | int]) -> None:
    position = begun().position()
    place: Any = position
    for step in path[:-1]:
        place = place[step]
    del place[path[-1]]
    error = wrong(position)
    assert str(path[-1]) in error.field


@for_each("path", [[], ["basket"], ["players", 1], ["options"]])
def test_an_unknown_field_is_named(path: list[str | int]) -> None:
    position = begun().position()
    place: Any = position
    for step in path:
        place = place[step]
    place["magic"] = 1
    error = wrong(position)
    assert "magic" in str(error)
    assert "magic" in error.field


@for_each("path", [["market"], ["players"], ["waiting"], ["players", 0, "known"]])
@for_each("longer", [True, False])
def test_a_list_of_another_length_is_named(path: list[str], longer: bool) -> None:
    position = copy.deepcopy(begun().position())
    place: Any = position
    for step in path:
        place = place[step]
    if longer:
        place.append(copy.deepcopy(place[-1]))
    else:
        place.pop()
    assert wrong(position).field.endswith(path[-1])


@for_each("position", [None, 5, "abc", [], [1, 2], {}, {1: 2}, [("turn", 1)]])
def test_what_is_no_position_at_all_is_refused(position: object) -> None:
    wrong(position)


def test_words_of_a_position_are_names_of_fields() -> None:
    fields = {"turn", "active_seat", "market", "draw_pile", "discard_pile", "showing", "players"}
    assert fields <= set(begun().position())
    assert {"hand", "known", "hand_size", "elixirs", "points"} <= set(
        begun().position()["players"][0]
    )
