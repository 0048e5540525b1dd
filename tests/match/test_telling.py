"""A match in words."""

from __future__ import annotations

from functools import cache

import pytest

from stillroom.bots.match import BotMatch
from stillroom.games.elixir_mixer.ids import Bonus, Colour, Happened
from stillroom.games.elixir_mixer.names import id_of
from stillroom.games.elixir_mixer.narration import Narrator, describe
from stillroom.kernel.events import EventRow
from stillroom.kernel.loops import Plan
from stillroom.match.teller import Teller
from stillroom.match.words import LANGUAGES, words_of
from tests.cases import for_each
from tests.match.tables import GAME, NAMES

TOLD_WITH_THE_LAST_CARD = {Happened.OFFERED, Happened.RECEIVED, Happened.USED}


@cache
def told(listener: int | None, bot: str = "greedy", language: str = "en") -> list[str]:
    match = BotMatch(GAME, [bot, bot], seed=4)
    teller = Teller(GAME, NAMES, listener, language)
    return [line for log in match.steps() for line in teller.tell(log)]


def test_a_trade_and_a_mix_are_one_sentence_each() -> None:
    lines = told(None, "random")
    assert any(" trades " in line and " for " in line for line in lines)
    assert any(" mixes the " in line and " + " in line for line in lines)


def test_a_spectator_hears_that_a_card_is_drawn_and_the_drawer_hears_which() -> None:
    public, private = told(None), told(1)
    assert "Borage draws a card." in public
    assert "Borage draws a card." not in private
    assert "Anise draws a card." in private
    assert len(public) == len(private)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_match_is_told_in_every_language(language: str) -> None:
    lines = told(0, language=language)
    assert len(lines) == len(told(0))
    assert all(line.strip() for line in lines)
    assert (lines == told(0)) == (language == "en")


def test_the_last_line_names_the_winner() -> None:
    assert " wins with " in told(None)[-1]


def test_the_watched_match_is_the_first_of_a_batch_with_the_same_seed() -> None:
    match = BotMatch(GAME, ["greedy", "random"], seed=4)
    for _ in match.steps():
        pass
    plan = Plan()
    plan.seed = 4
    plan.policies[:2] = match.policies
    played = match.engine.play(match.program.game.new_state(2), plan, 0, 1)[0]
    assert played.last_digest == type(match.state).digest(match.state, 0)
    assert played.outcome.scores[:2] == match.scores


def happened(kind: Happened, seat: int = 0) -> EventRow:
    event = EventRow()
    event.kind, event.seat, event.a, event.b, event.c, event.d = kind, seat, 1, 12, 3, 13
    event.seen_by = -1
    return event


@for_each("language", LANGUAGES)
@for_each("kind", Happened)
def test_every_kind_of_event_has_words(kind: Happened, language: str) -> None:
    """A trade and a mix are told when they are complete, with all their cards."""
    words = words_of(GAME, language)
    for listener in (None, 0, 1):
        heard = Narrator(listener).hear(happened(kind))
        assert (heard is None) == (kind in TOLD_WITH_THE_LAST_CARD)
        assert heard is None or words.say(heard, NAMES, listener)


@for_each("kind", Happened)
def test_every_number_of_an_event_is_described(kind: Happened) -> None:
    """The numbers of each kind as `ids.py` tells them; a changed one changes the description."""
    used = {Happened.MIXED: "abcd", Happened.USED: "ab"}.get(kind, "a")
    event = happened(kind)
    if kind == Happened.USED:
        event.b = Colour.BLUE
    for number in used:
        changed = event.copied()
        setattr(changed, number, getattr(event, number) - 1)
        if kind == Happened.USED and number == "b":
            changed.b = Colour.RED
        assert describe(changed) != describe(event)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bonus_card_and_every_colour_has_a_name_of_its_own(language: str) -> None:
    words = words_of(GAME, language)
    named = {words.format("bonus", bonus=id_of(bonus)) for bonus in Bonus}
    assert len(named) == len(Bonus) == 10
    cards = {words.format("card", colour=id_of(colour), value=4) for colour in Colour}
    assert len(cards) == len(Colour) == 6
