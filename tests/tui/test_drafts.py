"""Drafts: what shows nothing new is planned first, and played together when the turn ends."""

from __future__ import annotations

import pytest

from stillroom.match.match import Match
from stillroom.match.records.record import Seated
from stillroom.tui.saves import unfinished
from tests.games.elixir_mixer.table import Table
from tests.games.kupferkessel.table import Table as CopperTable
from tests.match.tables import at, everything
from tests.tui.scripted import Sitting, Typist, new, script, sit_down

PLAYERS = [Seated("Ada"), Seated("Borage", "greedy")]
MARKET = ["red-3", "blue-2", "blue-5", "green-1", "green-2", "green-6"]


def stop(_: object) -> None:
    """Nobody types any more."""


def played(table: Table, *typed: str, then: Typist = stop) -> Sitting:
    """Ada types some lines at a table that was laid out; then the input ends."""
    return sit_down(at(table, players=PLAYERS), script(typed, then))


def hand(sitting: Sitting) -> str:
    """The hand as the last board shows it."""
    frame = sitting.terminal.questions[-1].frame
    assert frame is not None
    return next(line.plain for line in frame.board if line.plain.startswith("Hand"))


def asked(sitting: Sitting) -> str:
    """What is asked below the last board."""
    return "\n".join(sitting.terminal.questions[-1].asked)


def two_mixes() -> Table:
    """Ada can take red 3, mix red 10, and then mix red 11."""
    hand = ["red-7", "red-6", "red-5", "blue-1", "blue-3"]
    return Table(hand=hand, market=MARKET, bonuses={"mixed-elixir": 1})


def test_nothing_reaches_the_record_before_the_turn_ends() -> None:
    match = at(two_mixes(), players=PLAYERS)
    before = everything(match)
    sitting = sit_down(match, ["take red 3", "mix red with red-7 red-3", "mix red"])
    assert everything(match) == before
    assert sitting.kept.rows == []
    assert "red 7" not in hand(sitting)
    assert "Ada (you)     1 of 10" in sitting.terminal.questions[2].text


def test_the_whole_draft_is_played_in_its_order_when_the_turn_ends() -> None:
    sitting = played(two_mixes(), "take red 3", "mix red with red-7 red-3", "end turn")
    mine = [row.move for row in sitting.kept.rows if row.seat == 0]
    assert mine == ["take red-3", "mix red with red-7 red-3", "end-turn"]


def test_what_is_planned_stands_above_the_question() -> None:
    sitting = played(two_mixes(), "take red 3", "mix red with red-7 red-3")
    lines = sitting.terminal.questions[-1].asked
    assert lines[0] == "Planned: Take red 3 · Mix red 10 from red 7 + red 3"


def test_a_second_elixir_of_the_same_pile_is_planned_under_its_own_value() -> None:
    table = Table(
        hand=["red-7", "red-6", "red-5", "blue-1", "blue-3"],
        market=MARKET,
        bonuses={"mixed-elixir": 1, "two-elixirs": 1},
    )
    sitting = played(table, "take red 3", "mix red with red-7 red-3", "mix red with red-6 red-5")
    planned = " ".join(sitting.terminal.questions[-1].asked)
    assert "Mix red 10 from red 7 + red 3" in planned
    assert "Mix red 11 from red 6 + red 5" in planned


def test_undo_takes_back_the_draft_step_by_step() -> None:
    typed = ["take red 3", "mix red with red-7 red-3", "undo", "undo", "undo"]
    sitting = played(two_mixes(), *typed)
    boards = [shown.lines for shown in sitting.terminal.questions]
    assert boards[3] == boards[1]
    assert boards[4] == boards[0]
    assert "There is no move of yours to take back." in boards[5]
    assert sitting.moves == [], "no undo of a draft is in the record"
    assert not sitting.match.practice


def test_after_an_undo_something_else_can_be_planned() -> None:
    typed = ["take red 3", "undo", "take blue 2", "end turn", "discard red-5"]
    sitting = played(two_mixes(), *typed)
    mine = [row.move for row in sitting.match.record().rows if row.seat == 0]
    assert mine == ["take blue-2", "end-turn", "discard red-5"]


def test_a_draw_is_played_at_once() -> None:
    sitting = played(two_mixes(), "draw")
    assert [row.move for row in sitting.kept.rows] == ["draw"]
    assert sitting.match.waiting == (0,), "the turn goes on"
    assert not asked(sitting).startswith("Planned")


# --- baskets


def test_a_trade_is_put_together_card_by_card() -> None:
    table = Table(hand=["red-7", "blue-1", "blue-3"], market=["blue-2", "blue-5", "green-7"])
    sitting = played(table, "trade red 7", "blue 2")
    first, begun, one_more = sitting.terminal.questions
    assert first.asked[0].startswith("Pick")
    assert "Trade red 7 for exactly 7: 0 so far" in "\n".join(begun.asked)
    assert "Trade red 7 for exactly 7: 2 so far" in "\n".join(one_more.asked)
    assert len(one_more.numbers) == 1, "only blue 5 can complete the sum"
    assert sitting.moves == []
    done = played(table, "trade red 7", "blue 2", "blue 5", "end turn")
    assert done.moves[:2] == ["trade red-7 for blue-5 blue-2", "end-turn"]


def test_a_basket_is_undone_card_by_card() -> None:
    table = Table(hand=["red-7", "blue-1", "blue-3"], market=["blue-2", "blue-5", "green-7"])
    sitting = played(table, "trade red 7", "blue 2", "undo", "undo")
    boards = [shown.lines for shown in sitting.terminal.questions]
    assert boards[3] == boards[1]
    assert boards[4] == boards[0]


@pytest.mark.parametrize(
    "typed",
    [
        "trade red 7 for blue 2 blue 5",
        "trade red-7 for blue-5 blue-2",
        "Trade red 7 for blue 5 + blue 2",
        "trade red 7 for blue 5, blue 2",
    ],
)
def test_a_trade_can_be_typed_whole(typed: str) -> None:
    table = Table(hand=["red-7", "blue-1", "blue-3"], market=["blue-2", "blue-5", "green-7"])
    sitting = played(table, typed, "end turn")
    assert sitting.moves[:2] == ["trade red-7 for blue-5 blue-2", "end-turn"]


def test_the_best_cards_are_taken_by_the_first_number() -> None:
    hand = ["red-7", "red-3", "red-6", "wild", "blue-1"]
    table = Table(choice="mix", hand=hand, bonuses={"mixed-elixir": 1})
    sitting = played(table, "1", "end turn")
    assert sitting.moves[0] == "mix red with red-7 red-3", "no wild card where it can be kept"


def test_other_cards_can_be_chosen() -> None:
    hand = ["red-7", "red-3", "red-6", "wild", "blue-1"]
    table = Table(choice="mix", hand=hand, bonuses={"mixed-elixir": 1})
    sitting = played(table, "mix red", "red 6", "wild 4", "end turn")
    assert sitting.moves[0] == "mix red with wild red-6"


def test_cards_above_five_are_chosen_in_the_same_draft() -> None:
    hand = ["red-1", "red-2", "blue-1", "blue-2", "green-1", "green-2", "wild"]
    table = Table(choice="mix", hand=hand, market=MARKET, bonuses={"mixed-elixir": 1})
    sitting = played(table, "end turn", "red 1")
    assert sitting.moves == [], "one card more is owed"
    assert "1 of 2" in asked(sitting)
    sitting = played(table, "end turn", "red 1", "green 2")
    assert sitting.moves[:2] == ["end-turn", "discard red-1 green-2"]


def test_the_end_of_the_turn_can_be_taken_back_while_cards_are_chosen() -> None:
    hand = ["red-1", "red-2", "blue-1", "blue-2", "green-1", "wild"]
    table = Table(choice="mix", hand=hand, market=MARKET, bonuses={"mixed-elixir": 1})
    sitting = played(table, "end turn", "undo")
    boards = [shown.lines for shown in sitting.terminal.questions]
    assert boards[2] == boards[0]


def test_a_mix_that_leaves_one_card_plays_the_draft_and_ends_the_turn() -> None:
    table = Table(hand=["red-7", "blue-1"], market=MARKET, bonuses={"mixed-elixir": 1})
    sitting = played(table, "take red 3", "mix red")
    mine = [row.move for row in sitting.match.record().rows if row.seat == 0]
    assert mine == ["take red-3", "mix red with red-7 red-3"]


def test_a_draft_ends_with_the_turn_even_if_nobody_else_is_asked_in_between() -> None:
    """The pile is empty and Borage comes to a corner, so nothing new is shown."""
    table = CopperTable(
        line="mosses-3 roots-4 vines-1",
        pile="",
        pawns=[1, 9],
        cauldrons={0: "mosses-1", 1: "mould-1"},
        rest="cauldrons",
    )
    match = Match.from_position("kupferkessel", table.state.to_dict(), 1, players=PLAYERS)
    sitting = sit_down(match, ["take mosses 3"])
    assert sitting.moves == ["take mosses-3"]
    question = sitting.terminal.questions[-1]
    assert "turn 3" in question.lines[0]
    assert "Borage walks 1 step to the corner at stop 10: no card." in question.log
    assert not question.asked[0].startswith("Planned")


# --- undo beyond the draft


def test_undo_against_bots_goes_back_to_the_own_move_and_marks_practice() -> None:
    sitting = sit_down(
        new("Ada", bots=2), script(["draw", "end turn", "1", "undo", "undo", "quit"])
    )
    match = sitting.match
    assert match.practice
    undone = [row for row in sitting.kept.rows if row.undo is not None]
    assert len(undone) == 1
    assert undone[0].seat == 0
    assert match.waiting == (0,)
    assert sitting.terminal.questions[-1].log[-1] == "You take back a move."
    assert any(line.endswith("practice match") for line in sitting.terminal.questions[-1].asked)
    assert not any("practice match" in line for line in sitting.terminal.questions[0].asked)


def test_undo_that_goes_far_asks_once_more() -> None:
    sitting = sit_down(new("Ada", bots=2), script(["draw", "end turn", "1", "undo", "quit"]))
    assert not sitting.match.practice
    assert "makes it a practice match" in " ".join(sitting.terminal.last.asked)


def test_another_move_does_not_throw_a_basket_away() -> None:
    table = Table(hand=["red-7", "blue-1"], market=MARKET)
    sitting = played(table, "trade red 7", "draw")
    assert sitting.match.record().rows == []
    assert any("First finish what you have begun" in line for line in sitting.terminal.last.asked)


def test_a_match_for_practice_says_so_at_its_end() -> None:
    practised = sit_down(
        new("Ada", bots=2), script(["draw", "end turn", "1", "undo", "undo"], then=ones)
    )
    assert practised.is_over
    assert any(line.startswith("Practice match:") for line in practised.terminal.last.lines)
    earnest = sit_down(new("Ada", bots=2), script([], then=ones))
    assert not any(line.startswith("Practice match:") for line in earnest.terminal.last.lines)


def ones(terminal: object) -> str:
    """Somebody who always takes the first number."""
    return "1"


def test_a_match_with_an_undo_is_offered_again_as_it_was() -> None:
    sitting = sit_down(
        new("Ada", bots=2), script(["draw", "end turn", "1", "undo", "undo", "quit"])
    )
    [(path, match)] = unfinished(sitting.match.game)
    assert path == sitting.path
    assert everything(match) == everything(sitting.match)
