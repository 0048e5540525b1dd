"""What is offered: games, presets and bots, and the options that come of choosing among them."""

from __future__ import annotations

import pytest

from stillroom.bots.players import bots_of
from stillroom.games.registry import find, names
from stillroom.server.offers import TITLES, chosen_options, games_offered, usual_bot
from stillroom.server.wire.tables import Pace
from stillroom.table.errors import WrongSetup
from stillroom.table.words import LANGUAGES, Words
from tests.server.tables.visitors import refuses


def test_every_game_is_offered_whole() -> None:
    for offered in games_offered():
        rules = find(offered.game)
        assert offered.rules_version == rules.rules_version
        assert (offered.fewest_seats, offered.most_seats) == (rules.fewest_seats, rules.most_seats)
        assert [option.name for option in offered.options] == list(rules.options.fields)
        assert sorted(offered.bots) == sorted(bots_of(offered.game))
        assert offered.usual_bot in offered.bots
    assert [offered.game for offered in games_offered()] == list(names())


def test_the_simplest_bot_comes_first_and_the_best_last() -> None:
    bots = {offered.game: offered.bots for offered in games_offered()}
    assert bots["quacks"] == ["random", "greedy"]
    assert bots["glastonbury"][:2] == ["random", "greedy-forgetful"]
    assert bots["glastonbury"][-1] == "greedy"


def test_a_usual_bot_forgets_where_people_forget() -> None:
    assert usual_bot("glastonbury") == usual_bot("kupferkessel") == "greedy-hazy"
    assert usual_bot("quacks") == usual_bot("elixir-mixer") == "greedy"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_has_a_title_of_its_own_in_every_language(language: str) -> None:
    words = Words(language, "stillroom.server")
    for offered in games_offered():
        titles = [words.say(preset.title) for preset in offered.presets]
        assert len(set(titles)) == len(titles) == len(TITLES)


def test_options_go_before_the_preset_and_this_before_the_pace() -> None:
    def chosen(preset: str | None, options: dict[str, int], pace: Pace) -> dict[str, int]:
        return chosen_options("kupferkessel", preset, options, pace)

    assert chosen(None, {}, Pace.LIVE) == {}
    assert chosen(None, {}, Pace.DAYS) == {"cauldrons": 2}
    assert chosen("first-game", {}, Pace.DAYS) == {"cauldrons": 1}
    assert chosen("full-house", {}, Pace.DAYS) == {"cauldrons": 2, "recipes": 1}
    assert chosen("full-house", {"recipes": 0, "third_colour": 2}, Pace.LIVE) == {"third_colour": 2}
    assert chosen(None, {"cauldrons": 0}, Pace.DAYS) == {}
    assert chosen("as-printed", {}, Pace.DAYS) == chosen("strict", {}, Pace.DAYS) == {}


def test_what_is_not_offered_is_refused() -> None:
    with refuses("no-preset"):
        chosen_options("quacks", "as-painted", {}, Pace.LIVE)
    with pytest.raises(WrongSetup, match="aid"):
        chosen_options("quacks", None, {"aid": 1}, Pace.LIVE)
    with pytest.raises(WrongSetup, match="aids"):
        chosen_options("quacks", None, {"aids": 4}, Pace.LIVE)
    with pytest.raises(WrongSetup, match="chess"):
        chosen_options("chess", None, {}, Pace.LIVE)
