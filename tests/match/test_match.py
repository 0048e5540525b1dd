"""A match: who is asked, what is open, what is played, what everybody sees, how it ends."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from stillroom.games.decisions import DecisionKind
from stillroom.games.moves import Move
from stillroom.match.errors import (
    IllegalMove,
    MalformedMove,
    MatchError,
    MatchOver,
    NotTogether,
    StaleDecision,
    WrongSeat,
)
from stillroom.match.match import Match
from stillroom.match.records.record import Result, Seated
from stillroom.match.view import Event, View
from stillroom.match.words import LANGUAGES, words_of
from tests.cases import for_each
from tests.games.elixir_mixer.table import Table
from tests.match.tables import (
    GAME,
    NAMES,
    at,
    begun,
    everything,
    play_on,
    played_out,
    refused,
    sealed,
    texts,
)

WINNING = ["blue-10", "purple-10", "green-10", "yellow-10"]


def nearly_won() -> Table:
    """Seat 0 has six of eight points; red 10 is the fifth colour and wins."""
    return Table(
        seats=3,
        choice="mix",
        hand=["red-4", "red-6", "blue-1"],
        hands={1: ["blue-2", "blue-3"], 2: ["green-2"]},
        elixirs={0: WINNING},
        bonuses={"mixed-elixir": 0, "two-elixirs": 0},
    )


# --- who is asked, and what


def test_a_match_waits_for_the_seat_whose_turn_it_is() -> None:
    match = at(Table(seats=3, active=2, hand=["red-4"]))
    assert match.waiting == (2,)
    assert [bool(match.moves(seat)) for seat in range(3)] == [False, False, True]


def test_all_whole_moves_are_open_and_each_is_played_as_it_is_written() -> None:
    table = Table(hand=["red-5"], market=["blue-2", "blue-3", "red-1"])
    expected = {
        "draw": ["drew"],
        "take blue-2": ["took"],
        "take blue-3": ["took"],
        "take red-1": ["took"],
        "trade red-5 for blue-3 blue-2": ["offered", "received", "received", "traded"],
    }
    assert texts(at(table).moves(0)) == list(expected)
    for move, kinds in expected.items():
        events = at(table).play(0, move)
        assert [event.kind for event in events][: len(kinds)] == kinds


def test_a_move_may_be_given_as_text_or_as_a_move() -> None:
    ends = []
    for move in ("take red-1", " TAKE red_1", Move("take red-1")):
        match = begun()
        assert match.play(0, move) == [Event("took", 0, {"card": "red-1"})]
        ends.append(match.record().to_bytes())
    assert len(set(ends)) == 1


def test_a_match_goes_on_in_turns() -> None:
    match = begun(3)
    for seat in (0, 1, 2, 0):
        assert match.waiting == (seat,)
        match.play(seat, "draw")
        match.play_all(seat, ["end-turn", "discard " + hand_of(match, seat)[0]])


def hand_of(match: Match, seat: int) -> list[str]:
    view = match.view(seat)
    hand: list[str] = view.board.seats[seat].hand
    return hand


# --- several moves at once


def test_several_moves_are_played_together() -> None:
    table = Table(hand=["red-4", "red-6", "blue-1"], market=["red-3", "red-5"] * 2)
    match = at(table)
    moves = ["take red-3", "mix red with red-4 red-6", "end-turn"]
    events = match.play_all(0, moves, decision=1)
    kinds = [event.kind for event in events]
    assert kinds[:5] == ["took", "used", "used", "mixed", "turn-ended"]
    assert kinds[-1] == "turn-began"
    assert [row.move for row in match.record().rows] == [
        "take red-3",
        "mix red with red-6 red-4",
        "end-turn",
    ]
    assert (match.decision(0), match.waiting) == (4, (1,))

    one_by_one = at(table)
    for move in moves:
        one_by_one.play(0, move)
    assert everything(one_by_one) == everything(match)


@pytest.mark.parametrize("build", [begun, sealed])
def test_moves_with_dice_in_them_come_out_alike_together_and_one_by_one(
    build: Callable[[], Match],
) -> None:
    together, apart = build(), build()
    taken = together.moves(0)[1].text
    together.play_all(0, [taken, "end-turn"])
    apart.play(0, taken)
    apart.play(0, "end-turn")
    assert everything(together) == everything(apart)


@for_each(
    ("last", "error"),
    [
        ("take red-5", IllegalMove),
        ("fly", MalformedMove),
        ("mix red with red-4", IllegalMove),
        ("", MalformedMove),
    ],
)
def test_of_several_moves_all_are_played_or_none(last: str, error: type[MatchError]) -> None:
    match = at(Table(hand=["red-4", "red-6", "blue-1"], market=["red-3", "red-5"]))
    with refused(match, error):
        match.play_all(0, ["take red-3", "mix red with red-4 red-6", last])


def test_moves_after_the_end_of_the_turn_or_of_the_match_take_the_others_with_them() -> None:
    match = at(Table(choice="mix", hand=["red-4", "red-6"]))
    with refused(match, WrongSeat):
        match.play_all(0, ["end-turn", "draw"])
    match = at(nearly_won())
    with refused(match, NotTogether):
        match.play_all(0, ["mix red with red-4 red-6", "end-turn"])


def test_only_the_last_of_several_moves_may_show_something_new() -> None:
    match = begun()
    with refused(match, NotTogether) as caught:
        match.play_all(0, ["draw", "end-turn"])
    assert caught.value.message.id == "error-not-last"
    match.play_all(0, ["take red-1", "end-turn"])


def test_no_moves_at_all_change_nothing() -> None:
    match = begun()
    before = everything(match)
    assert match.play_all(0, []) == []
    assert everything(match) == before


# --- decisions have numbers


def test_every_move_of_a_seat_is_a_decision_of_its_own() -> None:
    match = begun()
    assert [match.decision(seat) for seat in (0, 1)] == [1, 1]
    match.play(0, "take red-1", decision=1)
    assert [match.decision(seat) for seat in (0, 1)] == [2, 1]
    view = match.view(0)
    assert view.decision is not None
    assert view.decision.number == 2


def test_a_move_that_answers_a_past_decision_is_stale() -> None:
    match = begun()
    match.play(0, "take red-1", decision=1)
    for number in (0, 1, 3, -1, 10**9):
        with refused(match, StaleDecision) as caught:
            match.play(0, "end-turn", decision=number)
        assert (caught.value.named, caught.value.now) == (number, 2)
    match.play(0, "end-turn", decision=2)


def test_a_double_send_is_found_by_its_number() -> None:
    match = begun()
    match.play(0, "take red-1", decision=1)
    with refused(match, StaleDecision):
        match.play(0, "take red-1", decision=1)


def test_the_moves_of_other_seats_never_make_a_decision_stale() -> None:
    match = begun()
    asked = match.decision(1)
    match.play(0, "take red-1")
    play_turn_to_its_end(match, 0)
    assert match.waiting == (1,)
    match.play(1, "draw", decision=asked)


def play_turn_to_its_end(match: Match, seat: int) -> None:
    match.play(seat, "end-turn")
    if match.waiting == (seat,):
        match.play(seat, match.moves(seat)[0])


# --- what everybody sees


def test_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    match = begun(3)
    for viewer in (None, 0, 1, 2):
        view = match.view(viewer)
        assert view.seat == viewer
        shown = [seat.hand is not None for seat in view.board.seats]
        assert shown == [seat == viewer for seat in range(3)]


PICK = "Pick: draw, take from the market, or trade from your hand."


def test_only_who_is_asked_has_a_decision_and_the_others_are_told_whom_they_wait_for() -> None:
    match = begun(3)
    words = words_of(GAME)
    for viewer in (None, 0, 1, 2):
        view = match.view(viewer)
        assert view.waiting == [0]
        assert view.players == ["seat 0", "seat 1", "seat 2"]
        assert (view.decision is not None) == (viewer == 0)
        said = words.say(view.prompt, NAMES, viewer)
        assert said == (PICK if viewer == 0 else "Anise is picking.")


def test_a_view_survives_being_sent() -> None:
    match = play_on(begun(3), 25)
    for viewer in (None, 0, 1, 2):
        view = match.view(viewer)
        sent = msgspec.json.decode(msgspec.json.encode(view))
        assert sent["row"] == len(match.record().rows) == 25
        assert msgspec.json.encode(View(**{**sent, "board": view.board})) is not None
        assert msgspec.convert({**sent, "board": None}, View).prompt == view.prompt


@for_each("language", LANGUAGES)
@for_each("seats", [2, 3, 4])
def test_everything_that_a_view_says_has_words(seats: int, language: str) -> None:
    match = begun(seats, seed=seats)
    words = words_of(GAME, language)
    for step in range(60):
        for viewer in (None, *range(seats)):
            view = match.view(viewer)
            assert words.say(view.prompt, NAMES, viewer)
            for move in view.decision.moves if view.decision else []:
                assert words.say(move.words, NAMES, viewer)
                assert all(words.say(row, NAMES, viewer) for row in move.preview)
        play_on(match, 1, seed=step)
    assert all(words.say(line, NAMES, 0) for line in match.story(0))


def test_a_story_is_told_to_each_listener_as_far_as_he_may_know() -> None:
    match = begun()
    match.play(0, "draw")
    words = words_of(GAME)
    mine = [words.say(line, NAMES, 0) for line in match.story(0)]
    assert mine[0].startswith("You draw ")
    assert mine[0] != "You draw a card."
    for listener in (None, 1):
        assert [words.say(line, NAMES, listener) for line in match.story(listener)] == [
            "Anise draws a card."
        ]


def test_a_story_may_be_told_from_a_row_on() -> None:
    match = play_on(begun(), 12)
    whole = match.story(None)
    parts = []
    for row in range(12):
        part = match.story(None, after_row=row)
        assert whole[len(whole) - len(part) :] == part
        parts.append(len(part))
    assert parts == sorted(parts, reverse=True)
    assert match.story(None, after_row=12) == []


# --- the end


def test_the_result_is_there_when_the_match_is_over_and_not_before() -> None:
    match = at(nearly_won(), players=["Ada", "Ben", Seated("Cleo", "greedy")])
    assert match.view(None).sheet is None
    assert Result([8, 0, 0], [1, 2, 2]) != match.result
    match.play(0, "mix red with red-4 red-6")
    assert match.result == Result(scores=[8, 0, 0], ranks=[1, 2, 2])
    assert match.result.winners == (0,)
    assert match.waiting == ()
    assert [match.moves(seat) for seat in range(3)] == [[], [], []]
    for viewer in (None, 0, 1, 2):
        view = match.view(viewer)
        assert (view.prompt.id, view.decision, view.can_undo) == ("prompt-over", None, False)
        assert view.sheet is not None
        assert [seat.hand for seat in view.board.seats] == [
            ["blue-1"],
            ["blue-2", "blue-3"],
            ["green-2"],
        ]


def test_an_abandoned_match_has_points_and_no_places() -> None:
    match = at(Table(choice="mix", hand=["red-4", "red-6"], options={"turn_limit": 1}))
    match.play(0, "end-turn")
    assert match.result is not None
    assert (match.result.scores, match.result.ranks) == ([0, 0], [0, 0])
    assert match.result.winners == ()


def test_nothing_can_be_played_tried_or_taken_back_when_a_match_is_over() -> None:
    match = at(nearly_won())
    match.play(0, "mix red with red-4 red-6")
    for ask in (
        lambda: match.play(0, "draw"),
        lambda: match.play(1, "draw"),
        lambda: match.play(0, "nonsense"),
        lambda: match.play(0, "draw", decision=1),
        lambda: match.play_all(0, []),
        lambda: match.draft(0, ["draw"]),
        lambda: match.undo(0),
        lambda: match.undo(0, agreed=True),
    ):
        with refused(match, MatchOver):
            ask()


def test_a_whole_match_is_played_and_ends_with_the_winner_of_the_rules() -> None:
    match = played_out(begun(3, seed=1))
    assert match.result is not None
    best = max(match.result.scores)
    assert best >= 8
    assert match.result.winners == (match.result.scores.index(best),)
    assert [seat.points for seat in match.view(None).board.seats] == match.result.scores


def test_a_prompt_names_the_kind_of_decision() -> None:
    assert kinds_asked(begun()) == (DecisionKind.PICK, "pick")
    assert kinds_asked(at(Table(choice="mix", hand=["red-4", "red-6"]))) == (
        DecisionKind.PICK,
        "mix",
    )


def kinds_asked(match: Match) -> tuple[DecisionKind, str]:
    decision = match.view(0).decision
    assert decision is not None
    return decision.kind, decision.choice


def test_a_copy_goes_on_by_itself_and_shares_no_state() -> None:
    """A bot may think about the copy in a thread of its own while the match is looked at."""
    match = play_on(sealed(2), 9)
    before = everything(match)
    other = match.copied()
    assert everything(other) == before
    assert other.history.state is not match.history.state
    play_on(other, 5)
    other.undo(other.record().rows[-1].seat, agreed=True)
    other.reseat(["Ada", "Ben"])
    assert everything(match) == before
