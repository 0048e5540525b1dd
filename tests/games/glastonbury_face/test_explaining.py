"""Why a move is not open, in words: one situation from the rules for each reason."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from typing import NamedTuple

import pytest

from stillroom.games.glastonbury.explaining import explain
from stillroom.games.glastonbury.reasons import Paragraph
from stillroom.games.moves import Move
from stillroom.match.errors import IllegalMove
from stillroom.match.match import Match
from stillroom.match.words import LANGUAGES
from tests.cases import for_each
from tests.games.glastonbury.names import ACTION_OF
from tests.games.glastonbury.table import Table
from tests.games.glastonbury_face import scenes
from tests.games.glastonbury_face.scenes import GAME, NAMES, say


def without_unused() -> Table:
    """Without recipes it makes no difference which of two Declinatio is used."""
    return scenes.at_corner(declinatio_1=(0, 3), declinatio_2=(0, 1))


class Case(NamedTuple):
    """A move that is refused, the reason, its paragraph, and what its words must name."""

    table: Callable[[], Table]
    move: str
    reason: str
    paragraph: str
    named: tuple[str, ...] = ()


CASES = [
    # 5.1  a card of the line
    Case(scenes.at_row_2, "take roots-1", "why-not-in-square", "5.1", ("roots 1",)),
    Case(scenes.at_row_2, "take vines-4", "why-not-in-square", "5.1", ("vines 4",)),
    Case(
        scenes.with_accio,
        "take pumpkins-4",
        "why-other-line",
        "5.1",
        ("pumpkins 4", "row 2", "column 4"),
    ),
    Case(scenes.at_row_2, "stay", "why-take-a-card", "5.1", ("row 2",)),
    # 5.2, 6.4  corners
    Case(scenes.at_corner, "take roots-2", "why-no-card-at-corner", "5.2"),
    Case(scenes.at_corner, "take roots-2 with accio", "why-no-accio-at-corner", "6.4"),
    Case(scenes.at_corner, "take roots-2 with unused-accio", "why-no-accio-at-corner", "6.4"),
    # 6.1 - 6.6  spells
    Case(scenes.after_declinatio, "take roots-2 with accio", "why-one-spell", "6.1"),
    Case(scenes.after_declinatio, "use declinatio", "why-one-spell", "6.1"),
    Case(
        scenes.after_declinatio, "take vanesco-1", "why-not-after-declinatio", "6.6", ("Vanesco",)
    ),
    Case(scenes.at_row_2, "take roots-2 with accio", "why-no-accio", "6.2"),
    Case(scenes.with_accio, "take roots-3 with accio", "why-not-in-square", "6.2", ("roots 3",)),
    Case(scenes.with_accio, "take vanesco-2 with accio", "why-not-with-accio", "6.3", ("Vanesco",)),
    Case(scenes.at_row_2, "use declinatio", "why-not-at-corner", "6.5"),
    Case(scenes.with_two_accio, "use unused-declinatio", "why-not-at-corner", "6.5"),
    # 12.3  which of two
    Case(scenes.with_accio, "take roots-2 with unused-accio", "why-not-begun-and-unused", "12.3"),
    Case(without_unused, "use unused-declinatio", "why-not-begun-and-unused", "12.3"),
    # 8.5, 12.4, 12.5  what is not asked, and what is asked first
    Case(scenes.at_row_2, "done", "why-not-asked", "12.4"),
    Case(scenes.at_row_2, "keep", "why-not-asked", "8.5"),
    Case(scenes.at_corner, "refuse", "why-not-asked", "8.5"),
    Case(scenes.looking, "take roots-2", "why-look-first", "12.4"),
    Case(scenes.looking, "stay", "why-look-first", "12.4"),
    Case(scenes.looking, "place vines", "why-look-first", "12.4"),
    Case(scenes.keeping, "take mould-1", "why-keep-or-refuse", "12.5", ("roots 2",)),
    Case(scenes.keeping, "done", "why-keep-or-refuse", "12.5", ("roots 2",)),
    Case(scenes.last_perluceo, "place vines", "why-keep-or-refuse", "12.5", ("Perluceo",)),
    # 8.1, 9.3, 12.6  Immuto
    Case(scenes.at_row_2, "place roots", "why-place-later", "9.3"),
    Case(scenes.at_corner, "place roots vines", "why-place-later", "9.3"),
    Case(scenes.placing, "take roots-2", "why-place-first", "8.9"),
    Case(scenes.placing, "done", "why-place-first", "8.9"),
    Case(scenes.placing, "place roots", "why-not-in-cauldron", "9.3", ("roots",)),
    Case(scenes.placing, "place vines pumpkins", "why-place-so-many", "12.6", ("1", "2")),
    Case(scenes.placing, "place pumpkins rat-tails", "why-not-in-cauldron", "9.3", ("rat tails",)),
    Case(scenes.placing_two, "place vines", "why-place-so-many", "12.6", ("2",)),
    Case(scenes.placing_two, "place vines roots", "why-not-in-cauldron", "9.3", ("roots",)),
    Case(scenes.placing_two, "place pumpkins roots", "why-not-in-cauldron", "9.3", ("roots",)),
    Case(
        scenes.placing_two,
        "place pumpkins pumpkins",
        "why-named-once",
        "12.6",
        ("pumpkins", "“place pumpkins”"),
    ),
]


@for_each("case", CASES)
@pytest.mark.rules("5.1", "5.2", "6.1", "6.2", "6.3", "6.4", "6.5", "6.6", "8.1", "8.5", "9.3")
@pytest.mark.rules("12.3", "12.4", "12.5", "12.6")
def test_a_move_that_is_refused_says_why(case: Case) -> None:
    match = Match.from_position(GAME, case.table().state.to_dict(), seed=1)
    with pytest.raises(IllegalMove) as caught:
        match.play(0, case.move)
    error = caught.value
    assert (error.reason.id, error.paragraph) == (case.reason, case.paragraph)
    english = say(error.reason)
    for word in case.named:
        assert re.search(rf"(?<!\w){re.escape(word)}(?!\w)", english), english
    said = {error.words(language, NAMES, 0) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert error.words("en", NAMES, 0) == f"{english} (rules {case.paragraph})"


def test_it_is_somebody_elses_turn() -> None:
    """3.7  The seat that is named is the one that has the turn."""
    reason = explain(Table(active=2).state, 0, Move("stay"), Paragraph.TURNS_GO_CLOCKWISE)
    assert reason.id == "why-not-your-turn"
    assert "Clove" in say(reason)


@for_each("scene", [scenes.over, scenes.abandoned])
@for_each("paragraph", [Paragraph.PLAY_ENDED, Paragraph.MATCH_ABANDONED])
def test_the_match_is_over(scene: Callable[[], Table], paragraph: Paragraph) -> None:
    assert explain(scene().state, 0, Move("stay"), paragraph).id == "why-match-over"


@pytest.mark.rules("8.1", "12.6")
def test_who_has_nothing_to_place_is_told_so() -> None:
    state = scenes.placing().state
    later = explain(state, 1, Move("place roots"), Paragraph.ONE_KIND_FOR_EACH_IMMUTO)
    assert later.id == "why-nothing-to-place"
    assert explain(state, 1, Move("stay"), Paragraph.PLAY_ENDED).id == "why-play-ended"


def test_every_reason_in_words_has_its_situation() -> None:
    catalogue = (files("stillroom.games.glastonbury") / "text" / "en.ftl").read_text("utf-8")
    reasons = set(re.findall(r"^(why-[a-z0-9-]+) =", catalogue, re.MULTILINE))
    shown = {case.reason for case in CASES}
    shown |= {"why-not-your-turn", "why-match-over", "why-nothing-to-place", "why-play-ended"}
    assert shown == reasons


SITUATIONS = [
    *(scenes.at_row_2, scenes.with_two_accio, scenes.at_corner, scenes.after_declinatio),
    *(scenes.looking, scenes.keeping, scenes.last_perluceo, scenes.placing, scenes.placing_two),
]


def after_a_last_card() -> Table:
    """A line is empty, and play has ended."""
    table = scenes.keeping()
    table.keeps()
    return table


def test_every_paragraph_that_forbids_something_is_explained_everywhere() -> None:
    """Whatever is not open has words, in every situation and for every seat."""
    met = set()
    for scene in [*SITUATIONS, after_a_last_card, scenes.over, scenes.abandoned]:
        table = scene()
        for seat in range(table.state.seats):
            for phrase in ACTION_OF:
                if forbids := table.why(phrase, seat):
                    chapter, number = map(int, forbids.split("."))
                    paragraph = chapter * 100 + number
                    met.add(paragraph)
                    assert explain(table.state, seat, Move(phrase), paragraph).id
    assert met == {int(paragraph) for paragraph in Paragraph} - {0}
