"""Every Fortune Teller card has its own tests, its own rule, and its own words in all languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from stillroom.games.quacks import blue_cards, purple_cards
from stillroom.games.quacks.ids import CARDS, Card
from stillroom.kernel.rules import is_rule
from stillroom.match.words import LANGUAGES, Words
from tests.cases import for_each
from tests.games.quacks.names import word

FOLDER = Path(__file__).parent


def rules_named_like(card: Card) -> list[object]:
    """The rules of the cards that are named like this one."""
    found = [getattr(module, card.name.lower(), None) for module in (purple_cards, blue_cards)]
    return [function for function in found if is_rule(function)]


@for_each("card", Card)
@pytest.mark.rules("4.1")
def test_there_are_tests_of_its_name(card: Card) -> None:
    path = FOLDER / f"test_{card.name.lower()}.py"
    assert "def test_" in path.read_text(encoding="utf-8")
    assert f'"{word(card)}"' in path.read_text(encoding="utf-8")


@for_each("card", Card)
@pytest.mark.rules("4.1", "4.2")
def test_there_is_a_rule_of_its_name(card: Card) -> None:
    assert len(rules_named_like(card)) == 1
    module = purple_cards if card < Card.SEVEN_ON_THE_DOT else blue_cards
    assert hasattr(module, card.name.lower())


@for_each("message", ["fortune-card", "fortune-card-text"])
@for_each("language", LANGUAGES)
@pytest.mark.rules("4.1")
def test_each_has_words_that_no_other_has(language: str, message: str) -> None:
    words = Words(language, "stillroom.games.quacks")
    said = [words.format(message, card=word(card)) for card in Card]
    assert all(said)
    assert len(set(said)) == CARDS, "a card without words of its own has those of another"
