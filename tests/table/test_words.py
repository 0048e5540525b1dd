"""Words: every message of a catalogue is there, complete and used."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from stillroom.games.elixir_mixer.ids import Bonus, Colour, Happened
from stillroom.games.elixir_mixer.names import id_of
from stillroom.games.elixir_mixer.narration import Narrator
from stillroom.games.registry import FOLDERS, names
from stillroom.kernel.events import Event
from stillroom.table.words import MissingWords, Words

TOLD_WITH_THE_LAST_CARD = {Happened.OFFERED, Happened.RECEIVED, Happened.USED}


def messages_of(game: str) -> set[str]:
    text = (files(f"stillroom.games.{FOLDERS[game]}.text") / "en.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))


def test_every_event_of_elixir_mixer_has_words_and_no_words_are_left_over() -> None:
    told = {f"event-{id_of(kind)}" for kind in Happened if kind not in TOLD_WITH_THE_LAST_CARD}
    variants = {"event-drew-unseen", "event-turn-ended-by-itself"}
    assert messages_of("elixir-mixer") == told | variants | {"card", "bonus"}


@pytest.mark.parametrize("bonus", Bonus, ids=id_of)
def test_every_bonus_card_has_a_name_of_its_own(bonus: Bonus) -> None:
    words = Words("elixir-mixer")
    named = {words.format("bonus", bonus=id_of(other)) for other in Bonus}
    assert len(named) == len(Bonus)
    assert words.format("bonus", bonus=id_of(bonus)) in named


def test_every_colour_has_a_name_of_its_own() -> None:
    words = Words("elixir-mixer")
    assert len({words.format("card", colour=id_of(colour), value=4) for colour in Colour}) == 6


def test_a_missing_message_a_missing_argument_and_a_missing_language_are_refused() -> None:
    words = Words("elixir-mixer")
    with pytest.raises(MissingWords, match="no-such-message"):
        words.format("no-such-message")
    with pytest.raises(MissingWords, match="event-took"):
        words.format("event-took", player="Anise")
    with pytest.raises(MissingWords, match="xx"):
        Words("elixir-mixer", "xx")


@pytest.mark.parametrize("kind", Happened, ids=id_of)
def test_every_kind_of_event_can_be_heard(kind: Happened) -> None:
    event = Event()
    event.kind, event.a, event.b = kind, 1, 12
    heard = Narrator(None).hear(event)
    assert (heard is None) == (kind in TOLD_WITH_THE_LAST_CARD)


def test_every_game_has_english_words() -> None:
    assert all(messages_of(game) for game in names())
