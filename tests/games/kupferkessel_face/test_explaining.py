"""Why a move is not open, in words: one situation from the rules for each reason."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from typing import NamedTuple

import pytest

from stillroom.games.kupferkessel.explaining import explain
from stillroom.games.kupferkessel.moves import Unasked
from stillroom.games.kupferkessel.reasons import Paragraph
from stillroom.games.moves import Move
from stillroom.match.errors import IllegalMove
from stillroom.match.words import LANGUAGES
from tests.cases import for_each
from tests.games.kupferkessel.table import Table
from tests.games.kupferkessel_face.saying import NAMES, match_of, say


def taking() -> Table:
    """A wand, an explosion, no symbol; vines 3 lies elsewhere, and two cards lie in no line."""
    return Table(
        line="roots-2 mosses-2 roots-3",
        lines={"row-2": "? roots-3 vines-3"},
        under="vines-1",
        cauldrons={0: "wax-dolls-4", 1: "mould-1 mould-3"},
    )


def lone_cards() -> Table:
    return Table(line="mosses-2 roots-3")


def second_walk() -> Table:
    table = Table(line="roots-2", lines={"column-3": "vines-2"}, pawns=[1, 10], draws="mould-4")
    table.does("take roots-2", "use")
    return table


def resting() -> Table:
    return Table(seats=3, line="vines-2", options={"third_symbols_rest": 1})


def ending() -> Table:
    return Table(
        line="? mosses-2 roots-2",
        lines={"row-1": "- mosses-2 - - - -"},
        pile="",
        rest="cauldrons",
        cauldrons={0: "vines-1 vines-4", 1: "wax-dolls-3 wax-dolls-4"},
    )


class Case(NamedTuple):
    """A move that is refused, the reason, its paragraph, and what its words must name."""

    table: Callable[[], Table]
    move: str
    reason: str
    paragraph: str
    named: tuple[str, ...] = ()


CASES = [
    # 5.1  only a card of the line
    Case(taking, "take vines-3", "why-other-line", "5.1", ("column 1", "column 2 and of row 2")),
    Case(taking, "take vines-1", "why-not-in-square", "5.1", ("column 1", "vines 1")),
    Case(taking, "take wax-dolls-4", "why-not-in-square", "5.1", ("wax dolls 4",)),
    Case(taking, "take vines-3 and use", "why-other-line", "5.1", ("vines 3",)),
    # 6.1, 8.4  an answer has its card
    Case(taking, "take and use", "why-take-first", "6.1", ("column 1",)),
    Case(taking, "take and spare", "why-take-first", "6.1", ("column 1",)),
    Case(taking, "take and keep", "why-take-first", "8.4", ("column 1",)),
    Case(taking, "take and refuse", "why-take-first", "8.4", ("column 1",)),
    # 6.1  a symbol is used or not
    Case(taking, "take roots-2", "why-use-or-spare", "6.1", ("roots 2", "and use", "and spare")),
    Case(taking, "take mosses-2", "why-use-or-spare", "6.1", ("mosses 2",)),
    # 8.4  only the last card is kept or refused
    Case(taking, "take roots-3 and keep", "why-not-the-last-card", "8.4", ("roots 3",)),
    Case(taking, "take roots-2 and refuse", "why-not-the-last-card", "8.4", ("roots 2",)),
    Case(ending, "take mosses-2", "why-keep-or-refuse", "8.4", ("mosses 2", "and keep")),
    # 8.5  the symbol of the last card
    Case(ending, "take mosses-2 and use", "why-last-card-without-symbol", "8.5", ("mosses 2",)),
    Case(ending, "take mosses-2 and spare", "why-last-card-without-symbol", "8.5", ("mosses 2",)),
    # 11.3  symbols that are not asked about
    Case(taking, "take roots-3 and use", "why-no-symbol", "1.4", ("roots 3",)),
    Case(taking, "take roots-3 and spare", "why-no-symbol", "1.4", ("roots 3",)),
    Case(lone_cards, "take mosses-2 and use", "why-nothing-explodes", "6.4", ("mosses 2",)),
    Case(second_walk, "take vines-2 and use", "why-second-wand", "6.9", ("vines 2",)),
    Case(resting, "take vines-2 and use", "why-symbol-rests", "6.11", ("vines 2",)),
]


@for_each("case", CASES)
@pytest.mark.rules("1.4", "5.1", "6.1", "6.4", "6.9", "6.11", "8.4", "8.5", "11.3")
def test_a_move_that_is_refused_says_why(case: Case) -> None:
    match = match_of(case.table())
    before = match.position()
    with pytest.raises(IllegalMove) as caught:
        match.play(0, case.move)
    assert caught.value.reason.id == case.reason
    assert caught.value.paragraph == case.paragraph
    said = caught.value.words("en", NAMES, 0)
    assert all(name in said for name in case.named), said
    assert len({caught.value.words(language, NAMES, 0) for language in LANGUAGES}) == 3
    assert match.position() == before


@pytest.mark.rules("3.9")
def test_it_is_the_turn_of_somebody_else() -> None:
    reason = explain(Table(active=1).state, 0, Move("take roots-2"), Paragraph.TURNS_GO_CLOCKWISE)
    assert say(reason, 0) == "It is Borage’s turn."
    assert say(reason, 1) == "It is your turn."


@pytest.mark.parametrize("paragraph", [Paragraph.MATCH_ENDED, Paragraph.MATCH_ABANDONED])
@pytest.mark.rules("8.1", "8.6")
def test_the_match_is_over(paragraph: int) -> None:
    assert explain(taking().state, 0, Move("take and use"), paragraph).id == "why-match-over"


@pytest.mark.parametrize("card", ["roots-2", "mosses-2"])
@pytest.mark.rules("11.1")
def test_in_the_middle_of_a_move_the_answer_comes_first(card: str) -> None:
    table = taking()
    table.takes(card)
    for move in ("take roots-3", "take and keep"):
        paragraph = Paragraph.ONE_THING_AFTER_ANOTHER
        assert explain(table.state, 0, Move(move), paragraph).id == "why-answer-first"


def test_every_paragraph_that_forbids_something_has_words() -> None:
    paragraphs = [*Paragraph, *Unasked]
    for move in ("take roots-3", "take vines-3", "take and use", "take roots-2 and keep"):
        for paragraph in paragraphs:
            assert say(explain(taking().state, 0, Move(move), paragraph))


def test_every_reason_of_the_catalogue_has_a_case() -> None:
    text = (files("stillroom.games.kupferkessel") / "text" / "en.ftl").read_text("utf-8")
    named = set(re.findall(r"^(why-[a-z-]+) =", text, re.MULTILINE))
    elsewhere = {"why-match-over", "why-not-your-turn", "why-answer-first"}
    assert named == {case.reason for case in CASES} | elsewhere
