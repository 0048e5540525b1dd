"""Why a move is not open, in words: one situation from the rules for each reason."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from typing import NamedTuple

import pytest

from stillroom.games.elixir_mixer.explaining import explain
from stillroom.games.elixir_mixer.reasons import Paragraph
from stillroom.games.moves import Move
from stillroom.match.errors import IllegalMove
from stillroom.match.match import Match
from stillroom.match.words import LANGUAGES, words_of
from tests.cases import for_each
from tests.games.elixir_mixer.table import Table

GAME = "elixir-mixer"
NAMES = ["Anise", "Borage", "Clove", "Dill"]
SEVEN_CARDS = ["red-1", "red-2", "red-3", "red-4", "red-5", "red-6", "red-7"]


def picking() -> Table:
    """Nothing in the market makes 1 or 5."""
    return Table(hand=["blue-5", "red-1", "red-6"], market=["red-2", "red-4", "red-7"])


def nothing_to_draw() -> Table:
    return Table(hand=["blue-5"], draw_pile=[], rest="market")


def mixing() -> Table:
    """Yellow 10 can be mixed in one way, red 10 in none; the blue pile is empty."""
    hand = ["yellow-4", "yellow-6", "red-5", "red-6", "purple-1"]
    return Table(seats=4, choice="mix", hand=hand, showing={"blue": 16})


def mixing_without_bonus() -> Table:
    return Table(
        seats=3, choice="mix", hand=["yellow-4", "yellow-6", "red-7"], bonuses={"mixed-elixir": 2}
    )


def mixing_a_little() -> Table:
    """There is no way to 17."""
    return Table(choice="mix", hand=["red-7", "red-6", "wild"])


def discarding() -> Table:
    """Two of seven cards must go."""
    table = Table(choice="mix", hand=SEVEN_CARDS)
    table.ends_turn()
    return table


class Case(NamedTuple):
    """A move that is refused, the reason, its paragraph, and what its words must name."""

    table: Callable[[], Table]
    move: str
    reason: str
    paragraph: str
    named: tuple[str, ...] = ()


CASES = [
    # 3.1  exactly one of three things, and first
    Case(picking, "end-turn", "why-pick-first", "3.1"),
    Case(picking, "mix red with red-6", "why-pick-first", "3.1"),
    Case(picking, "mix mixed-elixir", "why-pick-first", "3.1"),
    Case(picking, "discard red-1", "why-pick-first", "3.1"),
    Case(picking, "discard", "why-pick-first", "3.1"),
    Case(mixing, "draw", "why-picked-already", "3.1"),
    Case(mixing, "take red-1", "why-picked-already", "3.1"),
    Case(mixing, "trade red-5 for red-1", "why-picked-already", "3.1"),
    # 3.3  both piles empty
    Case(nothing_to_draw, "draw", "why-piles-empty", "3.3"),
    # 3.4  only what lies in the market
    Case(picking, "take blue-5", "why-not-in-market", "3.4", ("blue 5",)),
    Case(picking, "take wild", "why-not-in-market", "3.4", ("wild",)),
    # 3.5  the exact sum
    Case(picking, "trade blue-6 for red-4 red-2", "why-not-in-hand", "3.5", ("blue 6",)),
    Case(picking, "trade red-6 for red-4 red-1", "why-not-in-market", "3.5", ("red 1",)),
    Case(picking, "trade red-6 for red-4 red-4", "why-not-in-market", "3.5", ("red 4",)),
    Case(picking, "trade red-6 for red-6", "why-not-in-market", "3.5", ("red 6",)),
    Case(picking, "trade red-1", "why-no-exact-trade", "3.5", ("red 1", "exactly 1")),
    Case(picking, "trade red-6", "why-no-exact-trade", "3.5", ("red 6", "exactly 6")),
    Case(picking, "trade blue-5 for red-4", "why-trade-sum", "3.5", ("blue 5", "5", "4")),
    Case(picking, "trade red-6 for red-4 red-7", "why-trade-sum", "3.5", ("red 6", "6", "11")),
    Case(picking, "trade red-6 for red-4", "why-trade-sum", "3.5", ("red 6", "6", "4")),
    Case(picking, "trade red-6 for red-4 red-2 red-7", "why-trade-sum", "3.5", ("13",)),
    # 4.1  cards go into the market at the end of the turn
    Case(mixing, "discard red-5", "why-discard-later", "4.1", ("5",)),
    Case(mixing, "discard", "why-discard-later", "4.1", ("5",)),
    # 4.2  cards of the hand, of the colour, of the exact value
    Case(mixing, "mix red", "why-cannot-mix", "4.2", ("red 10", "exactly 10")),
    Case(mixing, "mix yellow", "why-cannot-mix", "4.2", ("yellow 10", "exactly 10")),
    Case(mixing, "mix red with red-5 red-6", "why-mix-sum", "4.2", ("red 10", "10", "11")),
    Case(mixing, "mix yellow with yellow-6", "why-mix-sum", "4.2", ("yellow 10", "10", "6")),
    Case(mixing, "mix red with red-6 yellow-4", "why-other-colour", "4.2", ("yellow 4", "red 10")),
    Case(
        mixing,
        "mix yellow with yellow-6 yellow-4 purple-1",
        "why-other-colour",
        "4.2",
        ("purple 1", "yellow 10"),
    ),
    Case(mixing, "mix red with red-7 red-3", "why-not-in-hand", "4.2", ("red 7",)),
    Case(mixing, "mix red with red-5 red-5", "why-not-in-hand", "4.2", ("red 5",)),
    # 4.4, 5.1  nothing is left
    Case(mixing, "mix blue", "why-no-more-elixirs", "4.4", ("blue",)),
    Case(mixing, "mix blue with red-5 red-6", "why-no-more-elixirs", "4.4", ("blue",)),
    Case(mixing_without_bonus, "mix mixed-elixir", "why-bonus-taken", "5.1", ("Clove",)),
    Case(
        mixing_without_bonus,
        "mix mixed-elixir with yellow-4 yellow-6 red-7",
        "why-bonus-taken",
        "5.1",
        ("Clove",),
    ),
    # 5.7  seventeen
    Case(mixing_a_little, "mix mixed-elixir", "why-cannot-mix-17", "5.7", ("17",)),
    Case(mixing_a_little, "mix mixed-elixir with red-7 red-6", "why-mix-sum", "5.7", ("17", "13")),
    Case(mixing, "mix mixed-elixir with red-6 red-7", "why-not-in-hand", "5.7", ("red 7",)),
    # 6.1  exactly so many
    Case(discarding, "draw", "why-discard-first", "6.1", ("2 cards",)),
    Case(discarding, "end-turn", "why-discard-first", "6.1", ("2 cards",)),
    Case(discarding, "take blue-1", "why-discard-first", "6.1", ("2 cards",)),
    Case(discarding, "mix red with red-7 red-3", "why-discard-first", "6.1", ("2 cards",)),
    Case(discarding, "trade red-7 for red-7", "why-discard-first", "6.1", ("2 cards",)),
    Case(discarding, "discard", "why-discard-so-many", "6.1", ("2 cards", "0")),
    Case(discarding, "discard red-7", "why-discard-so-many", "6.1", ("2 cards", "1")),
    Case(discarding, "discard red-1", "why-discard-so-many", "6.1", ("2 cards", "1")),
    Case(discarding, "discard red-7 red-6 red-5", "why-discard-so-many", "6.1", ("2", "3")),
    Case(discarding, "discard red-3 red-2 red-1", "why-discard-so-many", "6.1", ("2", "3")),
    Case(discarding, "discard blue-1 red-1", "why-not-in-hand", "6.1", ("blue 1",)),
    Case(discarding, "discard red-1 red-1", "why-not-in-hand", "6.1", ("red 1",)),
]


@for_each("case", CASES)
@pytest.mark.rules("3.1", "3.3", "3.4", "3.5", "4.1", "4.2", "4.4", "5.1", "5.7", "6.1")
def test_a_move_that_is_refused_says_why(case: Case) -> None:
    match = Match.from_position(GAME, case.table().state.to_dict(), seed=1)
    with pytest.raises(IllegalMove) as caught:
        match.play(0, case.move)
    error = caught.value
    assert (error.reason.id, error.paragraph) == (case.reason, case.paragraph)
    english = words_of(GAME).say(error.reason, NAMES, 0)
    for word in case.named:
        assert re.search(rf"(?<!\w){re.escape(word)}(?!\w)", english), english
    said = {error.words(language, NAMES, 0) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert error.words("en", NAMES, 0) == f"{english} (rules {case.paragraph})"


def test_it_is_somebody_elses_turn() -> None:
    """2.4  The seat that is named is the one that has the turn."""
    table = Table(seats=3, active=2, hand=["red-1", "red-2"])
    reason = explain(table.state, 0, Move("draw"), Paragraph.TURNS_GO_CLOCKWISE)
    assert reason.id == "why-not-your-turn"
    assert "Clove" in words_of(GAME).say(reason, NAMES, 0)


@pytest.mark.parametrize("paragraph", [Paragraph.MATCH_WON, Paragraph.MATCH_ABANDONED])
def test_the_match_is_over(paragraph: Paragraph) -> None:
    table = Table(choice="mix", hand=["red-4", "red-6"], options={"turn_limit": 1})
    table.ends_turn()
    assert explain(table.state, 0, Move("draw"), paragraph).id == "why-match-over"


def test_every_reason_in_words_has_its_situation() -> None:
    catalogue = (files("stillroom.games.elixir_mixer") / "text" / "en.ftl").read_text("utf-8")
    reasons = set(re.findall(r"^(why-[a-z0-9-]+) =", catalogue, re.MULTILINE))
    shown = {case.reason for case in CASES} | {"why-not-your-turn", "why-match-over"}
    assert shown == reasons


def test_one_card_and_several_are_told_apart() -> None:
    table = Table(choice="mix", hand=SEVEN_CARDS[:6])
    table.ends_turn()
    match = Match.from_position(GAME, table.state.to_dict(), seed=1)
    with pytest.raises(IllegalMove, match=r"1 card\b"):
        match.play(0, "draw")
    with pytest.raises(IllegalMove, match=r"1 card\b"):
        match.play(0, "discard red-1 red-2")


@for_each("colour", ["blue", "purple", "green", "yellow", "red"])
def test_every_colour_can_be_used_up(colour: str) -> None:
    table = Table(seats=4, choice="mix", hand=["red-4", "red-5"], showing={colour: 16})
    match = Match.from_position(GAME, table.state.to_dict(), seed=1)
    with pytest.raises(IllegalMove, match=colour) as caught:
        match.play(0, f"mix {colour}")
    assert caught.value.paragraph == "4.4"


@pytest.mark.rules("4.2")
def test_the_value_that_is_told_is_the_one_on_top_of_the_pile() -> None:
    table = Table(choice="mix", hand=["red-7", "red-6"], showing={"red": 12})
    match = Match.from_position(GAME, table.state.to_dict(), seed=1)
    with pytest.raises(IllegalMove) as caught:
        match.play(0, "mix red with red-7 red-6")
    assert "red 12" in str(caught.value)
    assert "13" in str(caught.value)
