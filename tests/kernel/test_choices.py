"""Pending choices."""

from __future__ import annotations

import pytest

from stillroom.kernel import choices
from stillroom.kernel.choices import NOTHING, Question
from stillroom.kernel.fields import many

PICK, USE = 1, 2


class Pending(choices.Pending):
    """The choices of a seat as a game sizes them."""

    choices: list[Question] = many(Question, 2)


def test_a_seat_that_owes_nothing_is_asked_nothing() -> None:
    assert choices.asked(Pending()) == NOTHING


def test_a_choice_is_asked_with_its_numbers() -> None:
    pending = Pending()
    choices.ask(pending, PICK, 5, 6)
    assert choices.asked(pending) == PICK
    assert choices.subject(pending) == 5
    assert list(pending.choices[0].numbers()) == [PICK, 5, 6]


def test_the_choice_that_was_asked_last_is_answered_first() -> None:
    pending = Pending()
    choices.ask(pending, PICK, 5, 0)
    choices.ask(pending, USE, 7, 0)
    assert (choices.asked(pending), choices.subject(pending)) == (USE, 7)
    choices.answered(pending)
    assert (choices.asked(pending), choices.subject(pending)) == (PICK, 5)


def test_nothing_is_left_of_an_answered_choice() -> None:
    pending = Pending()
    choices.ask(pending, PICK, 5, 6)
    choices.answered(pending)
    assert pending == Pending()


def test_no_more_choices_are_asked_than_the_game_provides_for() -> None:
    pending = Pending()
    choices.ask(pending, PICK, 0, 0)
    choices.ask(pending, USE, 0, 0)
    with pytest.raises(AssertionError, match="more choices are pending than the game provides for"):
        choices.ask(pending, PICK, 0, 0)


def test_a_choice_without_a_kind_is_refused() -> None:
    with pytest.raises(AssertionError, match="a choice has a kind"):
        choices.ask(Pending(), NOTHING, 1, 1)


def test_a_seat_that_owes_nothing_cannot_answer() -> None:
    with pytest.raises(AssertionError, match="no choice is pending"):
        choices.answered(Pending())


def test_a_seat_that_owes_nothing_has_no_subject() -> None:
    with pytest.raises(AssertionError, match="no choice is pending"):
        choices.subject(Pending())
