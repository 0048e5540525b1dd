"""Setting up a match: what is chosen when nothing is said, and every wrong word."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from stillroom.games.registry import names
from stillroom.kernel import dice as kernel_dice
from stillroom.kernel.fields import WORD_MAX
from stillroom.match.errors import WrongSetup
from stillroom.match.match import new_match
from stillroom.match.records.fair_dice import SealedDice, SeededDice
from stillroom.match.records.record import MatchRecord, Seated
from stillroom.match.setup import game_of
from stillroom.match.words import LANGUAGES
from tests.cases import for_each
from tests.match.tables import GAME, KEY

GAMES = ", ".join(names())
OPTIONS = ("four_cards_exactly", "mixed_elixir_counts", "turn_limit")


@pytest.mark.parametrize("game", names())
def test_every_game_begins_with_as_many_seats_as_it_allows(game: str) -> None:
    rules = game_of(game)
    for seats in range(rules.fewest_seats, rules.most_seats + 1):
        match = new_match(game, seats)
        assert (match.game, match.seats) == (game, seats)
        assert match.names == [f"seat {seat}" for seat in range(seats)]
        assert set(match.options) == set(rules.options.fields)
        assert match.waiting
        assert match.result is None
    assert new_match(game).seats == rules.fewest_seats


def test_dice_are_fair_unless_a_seed_is_given() -> None:
    match = new_match(GAME)
    assert match.seal is not None
    assert len(match.seal) == 64
    assert match.seal != new_match(GAME).seal, "every match has a key of its own"
    assert new_match(GAME, seed=7).seal is None


def test_a_match_shows_the_seal_and_never_the_key() -> None:
    match = new_match(GAME, dice=SealedDice.fresh(2, KEY))
    assert match.seal == hashlib.sha256(KEY).hexdigest()
    shown = repr([match.view(0), match.view(None), match.story(None), match.seal, match.players])
    assert KEY.hex() not in shown


def test_the_same_seed_is_the_same_match_and_another_seed_is_another() -> None:
    assert new_match(GAME, 3, seed=5).position() == new_match(GAME, 3, seed=5).position()
    assert new_match(GAME, 3, seed=5).position() != new_match(GAME, 3, seed=6).position()


def test_a_seeded_match_is_set_up_as_the_match_of_a_simulation_with_that_number() -> None:
    for stream in (0, 3):
        state = game_of(GAME).new_state(3)
        kernel_dice.seed(state.dice, 11, stream)
        game_of(GAME).play.begin(state, game_of(GAME).log())
        match = new_match(GAME, 3, dice=SeededDice(11, stream))
        assert match.position() == state.to_dict()


def test_the_players_tell_how_many_seats_there_are() -> None:
    match = new_match(GAME, players=["Ada", Seated("Ben", bot="greedy"), "Cleo"], seed=1)
    assert match.seats == 3
    assert match.names == ["Ada", "Ben", "Cleo"]
    assert [player.bot for player in match.players] == [None, "greedy", None]


def test_options_that_are_not_named_are_as_printed() -> None:
    match = new_match(GAME, options={"turn_limit": 50}, seed=1)
    assert match.options == {"four_cards_exactly": 0, "mixed_elixir_counts": 0, "turn_limit": 50}
    assert match.position()["options"] == match.options


def test_what_a_match_says_of_itself_cannot_be_changed_from_outside() -> None:
    chosen = {"turn_limit": 50}
    sitting: list[Seated | str] = ["Ada", "Ben"]
    match = new_match(GAME, options=chosen, players=sitting, seed=1)
    before = match.record().to_bytes()
    chosen["turn_limit"] = 1
    sitting.append("Cleo")
    match.options["turn_limit"] = 1
    match.names.append("Cleo")
    match.players.append(Seated("Cleo"))
    match.position()["market"].clear()
    match.record().rows.clear()
    assert match.record().to_bytes() == before
    assert match.names == ["Ada", "Ben"]


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"game": "chess"}, "setup-game", f"There is no game “chess”; the games are {GAMES}."),
    ({"game": ""}, "setup-game", f"There is no game “”; the games are {GAMES}."),
    ({"seats": 1}, "setup-seats", "elixir-mixer has 2 to 4 seats, not 1."),
    ({"seats": 5}, "setup-seats", "elixir-mixer has 2 to 4 seats, not 5."),
    ({"seats": 0}, "setup-seats", "elixir-mixer has 2 to 4 seats, not 0."),
    ({"seats": -2}, "setup-seats", "elixir-mixer has 2 to 4 seats, not -2."),
    ({"players": ["Ada"]}, "setup-seats", "elixir-mixer has 2 to 4 seats, not 1."),
    (
        {"options": {"speed": 1}},
        "setup-option",
        f"elixir-mixer has no option “speed”; its options are {', '.join(OPTIONS)}.",
    ),
    (
        {"options": {"four_cards_exactly": 2}},
        "setup-option-value",
        "The option four_cards_exactly is a number from 0 to 1, not 2.",
    ),
    (
        {"options": {"turn_limit": -1}},
        "setup-option-value",
        "The option turn_limit is a number from 0 to 2147483647, not -1.",
    ),
    ({"seats": 3, "players": ["Ada", "Ben"]}, "setup-players", "There are 3 seats, but 2 players."),
    (
        {"players": ["Ada", ""]},
        "setup-name",
        "A name has 1 to 20 characters that can be printed.",
    ),
    ({"players": ["Ada", "x" * 21]}, "setup-name", ""),
    ({"players": ["Ada", "a\nb"]}, "setup-name", ""),
    ({"players": ["Ada", "\u202eadA"]}, "setup-name", ""),
    ({"seed": -1}, "setup-seed", f"A seed is a number from 0 to {WORD_MAX}, not -1."),
    ({"seed": WORD_MAX + 1}, "setup-seed", ""),
    (
        {"seed": 1, "dice": SeededDice(1)},
        "setup-seed-and-dice",
        "A match has either a seed or dice, not both.",
    ),
    (
        {"seats": 2, "dice": SealedDice.fresh(3, KEY)},
        "setup-dice-seats",
        "These dice were made for another number of seats than 2.",
    ),
]


@for_each(("chosen", "message", "english"), WRONG)
def test_a_wrong_word_gets_an_error_that_says_what_would_be_right(
    chosen: dict[str, Any], message: str, english: str
) -> None:
    with pytest.raises(WrongSetup) as caught:
        new_match(**{"game": GAME, **chosen})
    assert caught.value.message.id == message
    assert str(caught.value) == (english or str(caught.value))
    assert len({caught.value.words(language) for language in LANGUAGES}) == len(LANGUAGES)


SEAL = hashlib.sha256(KEY).hexdigest()
BAD_DICE = {
    "another-seal": SealedDice("0" * 64, ["", ""], KEY.hex()),
    "a-short-key": SealedDice(hashlib.sha256(b"key").hexdigest(), ["", ""], b"key".hex()),
    "a-key-that-is-no-number": SealedDice(SEAL, ["", ""], "x" * 64),
    "a-short-contribution": SealedDice(SEAL, ["00", ""], KEY.hex()),
    "a-long-contribution": SealedDice(SEAL, ["00" * 17, ""], KEY.hex()),
    "a-contribution-that-is-no-number": SealedDice(SEAL, ["x" * 32, ""], KEY.hex()),
    "a-seed-below-0": SeededDice(-1),
    "a-seed-that-is-too-high": SeededDice(WORD_MAX + 1),
    "a-stream-below-0": SeededDice(1, -1),
}


@for_each("dice", BAD_DICE.values())
def test_dice_that_could_never_be_proven_are_refused_from_the_start(
    dice: SealedDice | SeededDice,
) -> None:
    with pytest.raises(WrongSetup):
        new_match(GAME, seats=2, dice=dice)


@for_each(
    "chosen",
    [
        {"seats": 2.0},
        {"seats": "2"},
        {"seed": 1.5},
        {"seed": "7"},
        {"options": {"turn_limit": 2.5}},
        {"options": {"turn_limit": "5"}},
        {"options": {"turn_limit": None}},
    ],
)
def test_a_number_of_another_type_is_never_taken_for_one(chosen: dict[str, Any]) -> None:
    with pytest.raises((WrongSetup, TypeError)):
        new_match(**{"game": GAME, **chosen})


@pytest.mark.parametrize("chosen", [{"seed": True}, {"options": {"four_cards_exactly": True}}])
def test_yes_is_one_or_is_refused(chosen: dict[str, Any]) -> None:
    """A record must be readable, whatever the match was begun with."""
    try:
        match = new_match(**{"game": GAME, **chosen})
    except (WrongSetup, TypeError):
        return
    assert MatchRecord.from_bytes(match.record().to_bytes()) == match.record()
