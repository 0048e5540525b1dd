"""Several people at one terminal: a curtain between them, and no hand is seen by another."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from stillroom.kernel import dice
from stillroom.kernel.dice import Dice
from stillroom.match.match import Match
from stillroom.match.records.record import Seated
from stillroom.tui import playing
from stillroom.tui.boards.elixir_mixer import card_text
from stillroom.tui.playing import words_for
from tests.games.elixir_mixer.table import Table
from tests.match.tables import at
from tests.tui.scripted import GAME, Scripted, Shown, Sitting, by_lot, new, script, sit_down

WORDS = words_for(GAME, "en")
PEOPLE = [Seated("Ada"), Seated("Ben")]
CURTAIN = re.compile(r"Pass to (\w+)\.")


def curtain(shown: Shown) -> str | None:
    """Who the terminal is passed to, if this is a curtain."""
    found = CURTAIN.search(shown.text) if shown.frame is None else None
    return found[1] if found else None


def by_eyes(terminal: Scripted) -> Iterator[tuple[str | None, Shown]]:
    """Everything that was shown, with the name of who looked; None where everybody may."""
    eyes: str | None = None
    for shown in terminal.shown:
        if name := curtain(shown):
            eyes = name
        yield eyes, shown


def says_you(shown: Shown) -> set[str]:
    """Whom the board calls you."""
    return set(re.findall(r"(\w+) \(you\)", shown.text))


def test_a_curtain_falls_before_each_person_and_not_within_a_turn() -> None:
    sitting = sit_down(new("Ada", "Ben"), script(["draw", "1", "1", "1", "1", "1", "1", "quit"]))
    names = sitting.match.names
    passed = [name for shown in sitting.terminal.shown if (name := curtain(shown))]
    asked = [next(iter(says_you(shown))) for shown in sitting.terminal.questions]
    turns = [name for index, name in enumerate(asked) if index == 0 or asked[index - 1] != name]
    assert passed == turns
    assert set(passed) == set(names)


@cache
def whole_match() -> Sitting:
    """Two people and a bot, to the end."""
    sitting = sit_down(new("Ada", "Ben", bots=1), by_lot(3))
    assert sitting.is_over
    return sitting


def test_every_question_is_put_to_whom_the_terminal_was_passed() -> None:
    sitting = whole_match()
    for eyes, shown in by_eyes(sitting.terminal):
        if shown.is_question:
            assert says_you(shown) == {eyes}
            assert shown.lines[1 + sitting.match.names.index(eyes or "")].startswith(">")


def test_while_bots_move_only_what_everybody_may_see_is_shown() -> None:
    sitting = whole_match()
    watched = [shown for shown in sitting.terminal.frames if shown.question is None]
    assert watched
    for shown in watched:
        assert not says_you(shown)
        assert not any(line.startswith("Hand") for line in shown.lines)
        assert not any(line.startswith("You ") for line in shown.log)


def test_the_curtain_shows_no_card() -> None:
    sitting = sit_down(new("Ada", "Ben"), script(["draw", "1", "1", "1", "1", "quit"]))
    curtains = [shown for shown in sitting.terminal.shown if curtain(shown)]
    assert len(curtains) > 1
    for shown in curtains:
        assert not re.search(r"\d", shown.text), "no card has a name without a number"


def test_somebody_who_does_not_come_leaves_the_match_kept() -> None:
    sitting = sit_down(new("Ada", "Ben"), [])
    assert not sitting.is_over
    assert len(sitting.terminal.shown) == 1
    assert sitting.kept == sitting.match.record()


# --- hands


def cards_in(hands: list[list[str]]) -> set[str]:
    """The names of some cards as a person reads them."""
    return {card_text(card, WORDS).plain for hand in hands for card in hand}


def secrets_before(match: Match, seat: int) -> set[str]:
    """The cards in other hands that the seat sees nowhere else."""
    others = [
        match.view(away).board.seats[away].hand for away in range(match.seats) if away != seat
    ]
    board = match.view(seat).board
    return cards_in(others) - cards_in([board.market, board.seats[seat].hand])


@pytest.mark.parametrize("seed", [1, pytest.param(3, marks=pytest.mark.soak)])
def test_no_card_of_another_hand_is_on_the_screen_all_along_a_match(seed: int) -> None:
    match = new("Ada", "Ben", bots=1, seed=seed)
    chooser = by_lot(seed)
    asking = random.Random(seed)
    searched = 0

    def look(terminal: Scripted) -> str | None:
        nonlocal searched
        shown = terminal.last
        if shown.frame is not None and match.result is None:
            [seat] = match.waiting
            text = shown.text
            for card in secrets_before(match, seat):
                assert not re.search(rf"\b{card}\b", text), f"{card} is in another hand"
                searched += 1
            told = [WORDS.say(message, match.names, seat) for message in match.story(seat)]
            assert " ".join(" ".join(shown.log).split()) == " ".join(" ".join(told).split())
            if asking.random() < 0.2:
                return asking.choice(["seats", "moves", "hint", "log", "why end turn"])
        return chooser(terminal)

    assert sit_down(match, look).is_over
    assert searched > 100


def redealt(match: Match, seat: int, seed: int) -> Match:
    """The same match with everything else in it that a seat cannot know."""
    guesses = Dice()
    dice.seed(guesses, seed, 5)
    position = match.imagined(seat, guesses).to_dict()
    return Match.from_position(GAME, position, seed=99, players=match.players)


def test_nothing_that_a_person_is_shown_depends_on_the_other_hand() -> None:
    """Until something is drawn, every page, answer and board is the same."""
    table = Table(
        hand=["red-7", "red-3", "blue-1", "blue-6"],
        hands={1: ["green-1", "green-2", "wild", "red-4"]},
        market=["blue-2", "blue-5", "green-3", "purple-7", "yellow-1", "yellow-2", "yellow-3"],
    )
    typed = [
        "hint", "seats", "moves", "log", "why take red 4", "why trade blue 1", "take green 1",
        "trade red 7", "undo", "take blue 2", "hint", "undo", "undo", "take blue 5",
        "mix red", "hint", "why mix blue", "seats", "fly", "99",
    ]  # fmt: skip
    match = at(table, players=PEOPLE)
    shown = []
    for other in (match, redealt(match, 0, 1), redealt(match, 0, 2)):
        terminal = sit_down(other, script(typed, then=nobody)).terminal
        shown.append([one.text for one in terminal.shown])
    hands = {tuple(redealt(match, 0, seed).view(1).board.seats[1].hand) for seed in (1, 2)}
    assert len(hands) == 2, "else the test proves nothing"
    assert shown[1] == shown[0]
    assert shown[2] == shown[0]


def nobody(_: object) -> None:
    """Nobody types any more."""


# --- undo


def test_undo_never_crosses_the_curtain() -> None:
    """Ada ends a turn that showed nothing new; Ben cannot take it back, and nor can she."""
    market = ["blue-2", "blue-5", "green-3", "purple-7", "yellow-1", "yellow-2", "yellow-3"]
    table = Table(hand=["red-7", "blue-1"], hands={1: ["green-1", "green-2"]}, market=market)
    typed = ["take blue 2", "end turn", "undo", "take blue 5", "end turn", "undo"]
    sitting = sit_down(at(table, players=PEOPLE), script(typed, then=nobody))
    assert sitting.moves == ["take blue-2", "end-turn", "take blue-5", "end-turn"]
    assert not sitting.match.practice
    undone = [shown.typed for shown in sitting.terminal.questions].index("undo")
    for shown in (sitting.terminal.questions[undone + 1], sitting.terminal.questions[-1]):
        assert "undo" not in shown.asked[0]
        assert not shown.asked[0].startswith(("Pick", "Planned")), "it is answered why not"


def test_a_draw_cannot_be_taken_back_while_another_person_plays() -> None:
    sitting = sit_down(new("Ada", "Ben"), script(["draw", "undo"], then=nobody))
    assert sitting.moves == ["draw"]
    assert "agreement" in sitting.terminal.questions[-1].text


# --- leaving


def test_a_match_that_goes_on_begins_with_the_curtain() -> None:
    sit_down(new("Ada", "Ben"), script(["draw", "quit"]))
    found = playing.kept_match(GAME, Scripted([""]), WORDS)
    assert found is not None
    again = sit_down(found[1], [])
    [only] = again.terminal.shown
    assert curtain(only) == found[1].names[found[1].waiting[0]]


def test_the_scoring_sheet_calls_nobody_you() -> None:
    table = Table(
        seats=3,
        choice="mix",
        hand=["red-4", "red-6", "blue-1"],
        elixirs={0: ["blue-10", "purple-10", "green-10", "yellow-10"]},
        bonuses={"mixed-elixir": 0, "two-elixirs": 0},
    )
    sitting = sit_down(at(table, players=[*PEOPLE, Seated("Cleo")]), script(["1"]))
    assert sitting.is_over
    winner = sitting.session.last_words().splitlines()[0]
    assert winner.startswith("Ada wins in turn 1")
    assert winner in sitting.terminal.last.lines
