"""Presets: each is a choice of options that its game knows, and means what its name says."""

from __future__ import annotations

import pytest

from stillroom.games.presets import (
    AS_PRINTED,
    BY_THE_BOOK,
    FIRST_GAME,
    FULL_HOUSE,
    STRICT,
    allows_hints,
)
from stillroom.games.registry import find, names, presets_of
from stillroom.match.match import new_match
from stillroom.match.setup import checked_options
from tests.cases import for_each

EVERY = [(game, preset) for game in names() for preset in presets_of(game).by_name]


@pytest.mark.parametrize("game", names())
def test_every_game_has_the_four_presets(game: str) -> None:
    assert list(presets_of(game).by_name) == [FIRST_GAME, AS_PRINTED, FULL_HOUSE, STRICT]


@for_each(("game", "preset"), EVERY)
def test_a_preset_names_options_of_its_game_that_are_not_as_printed(game: str, preset: str) -> None:
    options = presets_of(game).by_name[preset]
    checked = checked_options(find(game), options)
    assert {name: value for name, value in checked.items() if value} == dict(options)


@for_each(("game", "preset"), EVERY)
def test_a_match_begins_with_a_preset(game: str, preset: str) -> None:
    presets = presets_of(game)
    options = presets.by_name[preset]
    match = new_match(game, presets.usual_seats, options)
    assert {name: match.options[name] for name in options} == dict(options)
    assert match.waiting


@pytest.mark.parametrize("game", names())
def test_what_is_otherwise_over_days_is_an_option_too(game: str) -> None:
    over_days = presets_of(game).over_days
    assert checked_options(find(game), over_days).items() >= over_days.items()


@pytest.mark.parametrize("game", names())
def test_as_printed_changes_nothing(game: str) -> None:
    assert presets_of(game).by_name[AS_PRINTED] == {}


def test_the_first_match_of_quacks_shows_everything_that_helps() -> None:
    options = new_match("quacks", 3, presets_of("quacks").first_game).options
    assert (options["books"], options["aids"], options["shop_together"]) == (0, 1, 1)


def test_a_full_house_of_quacks_has_all_that_is_in_the_box() -> None:
    options = new_match("quacks", 3, presets_of("quacks").full_house).options
    assert (options["books"], options["test_tubes"], options["shop_together"]) == (5, 1, 1)
    assert options["no_fortune_cards"] == 0


@pytest.mark.parametrize("game", ["glastonbury", "kupferkessel"])
def test_a_full_house_of_a_kettle_game_has_recipes(game: str) -> None:
    assert presets_of(game).full_house["recipes"] == 1
    assert "recipes" not in presets_of(game).first_game


@for_each("game", names())
@for_each("preset", BY_THE_BOOK)
def test_shopping_and_memory_stay_as_printed_where_the_book_counts(game: str, preset: str) -> None:
    options = presets_of(game).by_name[preset]
    assert not {"shop_together", "cauldrons", "stir"} & options.keys()


def test_a_strict_table_shows_no_aids_and_gives_no_hints() -> None:
    assert presets_of("quacks").strict["aids"] == 3
    assert not allows_hints(STRICT)
    assert all(allows_hints(preset) for preset in (None, FIRST_GAME, AS_PRINTED, FULL_HOUSE))


@pytest.mark.parametrize("game", names())
def test_the_usual_number_of_seats_is_one_that_the_game_allows(game: str) -> None:
    rules = find(game)
    assert rules.fewest_seats <= presets_of(game).usual_seats <= rules.most_seats
