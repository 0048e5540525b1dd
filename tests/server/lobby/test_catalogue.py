"""What is offered: games, presets and bots, and the options that come of choosing among them."""

from __future__ import annotations

import pytest

from stillroom.bots.levels import levels_of
from stillroom.games.registry import find, names
from stillroom.match.errors import WrongSetup
from stillroom.match.words import LANGUAGES, Words
from stillroom.server.lobby.catalogue import TITLES, chosen_options, games_offered
from stillroom.server.wire.tables import Pace
from tests.server.visitors import refuses


def test_every_game_is_offered_whole() -> None:
    for offered in games_offered():
        rules = find(offered.game)
        assert offered.rules_version == rules.rules_version
        assert (offered.fewest_seats, offered.most_seats) == (rules.fewest_seats, rules.most_seats)
        assert [option.name for option in offered.options] == list(rules.options.fields)
        assert offered.bots == levels_of(offered.game)
        assert {offered.usual_bot, offered.first_bot} < {*offered.bots}
    assert [offered.game for offered in games_offered()] == list(names())


def test_the_simplest_bot_comes_first_and_the_best_last() -> None:
    for offered in games_offered():
        assert offered.bots[0] == "random"
        assert offered.bots[-2:] == ["master", "grand-master"]
        places = [offered.bots.index(bot) for bot in (offered.first_bot, offered.usual_bot)]
        assert places == sorted(set(places)), "whoever has played once meets a better one"


def test_the_usual_bot_forgets_where_people_forget() -> None:
    usual = {offered.game: offered.usual_bot for offered in games_offered()}
    assert usual["glastonbury"] == usual["kupferkessel"] == "greedy-hazy"
    assert usual["quacks"] == usual["elixir-mixer"] == "greedy"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_has_a_title_of_its_own_in_every_language(language: str) -> None:
    words = Words(language, "stillroom.server")
    for offered in games_offered():
        titles = [words.say(preset.title) for preset in offered.presets]
        assert len(set(titles)) == len(titles) == len(TITLES)


def test_options_go_before_the_pace_and_this_before_the_preset() -> None:
    def chosen(preset: str | None, options: dict[str, int], pace: Pace) -> dict[str, int]:
        return chosen_options("kupferkessel", preset, options, pace)

    assert chosen(None, {}, Pace.LIVE) == {}
    assert chosen(None, {}, Pace.DAYS) == {"cauldrons": 2}
    assert chosen("first-game", {}, Pace.LIVE) == {"cauldrons": 1}
    assert chosen("first-game", {}, Pace.DAYS) == {"cauldrons": 2}
    assert chosen("first-game", {"cauldrons": 1}, Pace.DAYS) == {"cauldrons": 1}
    assert chosen("full-house", {}, Pace.DAYS) == {"cauldrons": 2, "recipes": 1}
    assert chosen("full-house", {"recipes": 0, "third_colour": 2}, Pace.LIVE) == {"third_colour": 2}
    assert chosen(None, {"cauldrons": 0}, Pace.DAYS) == {}
    assert chosen("as-printed", {}, Pace.DAYS) == chosen("strict", {}, Pace.DAYS) == {}


def test_every_preset_says_what_it_plays_over_days() -> None:
    for offered in games_offered():
        for preset in offered.presets:
            over_days = chosen_options(offered.game, preset.name, {}, Pace.DAYS)
            assert preset.over_days == over_days, (offered.game, preset.name)


def test_what_is_not_offered_is_refused() -> None:
    with refuses("no-preset"):
        chosen_options("quacks", "as-painted", {}, Pace.LIVE)
    with pytest.raises(WrongSetup, match="aid"):
        chosen_options("quacks", None, {"aid": 1}, Pace.LIVE)
    with pytest.raises(WrongSetup, match="aids"):
        chosen_options("quacks", None, {"aids": 4}, Pace.LIVE)
    with pytest.raises(WrongSetup, match="chess"):
        chosen_options("chess", None, {}, Pace.LIVE)
