"""Arguments that no honest program gives: nothing may be taken for what it is not."""

from __future__ import annotations

from typing import Any

import pytest

from stillroom.match.errors import MalformedMove, StaleDecision, WrongSeat
from tests.cases import for_each
from tests.match.tables import begun, everything, refused

NO_SEATS = [True, False, 0.0, 1.0, None, "0", "", (0,), float("nan")]
QUESTIONS: dict[str, list[Any]] = {
    "moves": [],
    "decision": [],
    "view": [],
    "undo": [],
    "play": ["draw"],
    "draft": [[]],
}


@pytest.mark.parametrize("seat", [-1, 2, 3, 4, 10**9, -(10**9)])
def test_a_seat_that_does_not_exist_is_refused_everywhere(seat: int) -> None:
    match = begun()
    for ask in (
        lambda: match.play(seat, "draw"),
        lambda: match.play_all(seat, []),
        lambda: match.draft(seat, []),
        lambda: match.undo(seat),
        lambda: match.undo(seat, agreed=True),
        lambda: match.moves(seat),
        lambda: match.view(seat),
        lambda: match.decision(seat),
    ):
        with refused(match, WrongSeat) as caught:
            ask()
        assert caught.value.message.id == "error-no-such-seat"


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_nobody_tells_a_story_to_a_seat_that_does_not_exist(seat: int) -> None:
    match = begun()
    with pytest.raises(WrongSeat):
        match.story(seat)


@pytest.mark.parametrize("number", [10**30, -(10**40)])
def test_an_error_can_say_any_number(number: int) -> None:
    match = begun()
    with refused(match, WrongSeat):
        match.moves(number)
    with refused(match, StaleDecision):
        match.play(0, "draw", decision=number)


@for_each(
    ("question", "seat"),
    [
        (question, seat)
        for question in QUESTIONS
        for seat in NO_SEATS
        if (question, seat) != ("view", None)
    ],
)
def test_what_is_no_whole_number_is_no_seat(question: str, seat: Any) -> None:  # noqa: ANN401
    match = begun()
    before = everything(match)
    with pytest.raises((WrongSeat, TypeError)):
        getattr(match, question)(seat, *QUESTIONS[question])
    assert everything(match) == before


@for_each("decision", [True, 1.0, "1", (1,), float("nan")])
def test_what_is_no_whole_number_is_no_decision(decision: Any) -> None:  # noqa: ANN401
    """Whoever sends ``true`` for 1 has not read the number of the decision."""
    match = begun()
    before = everything(match)
    with pytest.raises((StaleDecision, TypeError)):
        match.play(0, "draw", decision=decision)
    assert everything(match) == before


@for_each("move", [None, 0, b"draw", ["draw"], {"verb": "draw"}, 1.5])
def test_what_is_no_text_is_no_move(move: Any) -> None:  # noqa: ANN401
    match = begun()
    before = everything(match)
    with pytest.raises((MalformedMove, TypeError)):
        match.play(0, move)
    with pytest.raises((MalformedMove, TypeError)):
        match.draft(0, [move])
    assert everything(match) == before


@for_each(
    "actions", [(), (-1,), (116,), (0, 0), (50, 87, 106), (44, 44), (80, 0), (10**30,), (2, 7)]
)
def test_numbers_that_are_no_move_are_refused(actions: tuple[int, ...]) -> None:
    match = begun()
    with refused(match, MalformedMove):
        match.move_of(actions)


@for_each("actions", [(True,), (0, True), (True, 0), (1.0,), ("1",), (None,)])
def test_what_is_no_whole_number_is_no_action(actions: Any) -> None:  # noqa: ANN401
    with pytest.raises((MalformedMove, TypeError)):
        begun().move_of(actions)
