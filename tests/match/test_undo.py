"""Taking back: free until something new was seen, then only when all agree, and never for luck."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from stillroom.match.errors import CannotUndo, MatchOver, StaleDecision
from stillroom.match.match import Match, new_match
from stillroom.match.records.fair_dice import SealedDice
from stillroom.match.records.record import Seated
from stillroom.match.words import LANGUAGES, words_of
from tests.cases import for_each
from tests.games.elixir_mixer.table import Table
from tests.match.tables import (
    GAME,
    KEY,
    NAMES,
    again,
    at,
    begun,
    everything,
    play_on,
    refused,
    sealed,
    without_dice,
)

SIX = ["blue-1", "blue-2", "blue-3", "green-1", "green-2", "green-3"]
SEVEN_CARDS = ["red-1", "red-2", "red-3", "red-4", "red-5", "red-6", "red-7"]


def situation(match: Match) -> list[object]:
    """How things stand: the position without the dice, and what everybody sees of it."""
    views = [match.view(seat) for seat in (None, *range(match.seats))]
    return [
        without_dice(match.position()),
        match.waiting,
        [(view.board, view.prompt) for view in views],
    ]


# --- what is free


@pytest.mark.parametrize("build", [begun, sealed])
def test_a_take_from_the_market_is_taken_back_freely(build: Callable[[], Match]) -> None:
    match = build()
    before = situation(match)
    taken = match.moves(0)[1]
    assert taken.verb == "take"
    assert not match.view(0).can_undo
    match.play(0, taken)
    assert match.view(0).can_undo
    assert not match.view(1).can_undo
    match.undo(0)
    assert situation(match) == before
    assert not match.practice
    assert not match.view(0).can_undo
    with refused(match, CannotUndo):
        match.undo(0)


def test_several_moves_are_taken_back_one_by_one() -> None:
    """A take, and an end of the turn after which nothing is turned up."""
    match = at(Table(hand=["red-1", "red-2"], market=[*SIX, "red-7"]))
    steps = [situation(match)]
    for move in ("take red-7", "end-turn"):
        match.play(0, move)
        steps.append(situation(match))
    assert match.waiting == (1,)
    for step in reversed(steps[:-1]):
        assert match.view(0).can_undo
        match.undo(0)
        assert situation(match) == step
    assert not match.practice


BARRIERS = [
    (Table(hand=["red-1", "red-2"]), "draw"),
    (Table(hand=["red-5", "red-1"], market=["blue-2", "blue-3"]), "trade red-5 for blue-2 blue-3"),
    (Table(hand=["red-5", "red-1"], market=["blue-5"]), "trade red-5 for blue-5"),
    (Table(choice="mix", hand=["red-4", "red-6", "blue-1", "blue-2"]), "mix red with red-4 red-6"),
    (
        Table(choice="mix", hand=["red-7", "blue-7", "red-3"]),
        "mix mixed-elixir with red-7 blue-7 red-3",
    ),
    (Table(choice="mix", hand=["red-1", "red-2"], market=SIX[:5]), "end-turn"),
    (Table(hand=[], market=SIX), "take blue-1"),
]


@for_each(("table", "move"), BARRIERS)
def test_what_rolled_dice_or_showed_a_card_is_not_free(table: Table, move: str) -> None:
    match = at(table)
    before = situation(match)
    match.play(0, move)
    assert not match.view(0).can_undo
    with refused(match, CannotUndo) as caught:
        match.undo(0)
    assert caught.value.message.id == "undo-agree"
    assert match.view(0).undo_makes_practice
    assert not match.view(None).undo_makes_practice
    match.undo(0, agreed=True)
    assert match.practice
    assert situation(match) == before


def test_cards_that_were_put_into_the_market_are_not_taken_back_freely() -> None:
    match = at(Table(choice="mix", hand=SEVEN_CARDS, market=SIX))
    match.play(0, "end-turn")
    assert match.view(0).can_undo, "nothing was shown yet"
    match.play(0, "discard red-1 red-2")
    with refused(match, CannotUndo):
        match.undo(0)


def test_nothing_is_free_once_somebody_else_has_moved() -> None:
    match = at(Table(choice="mix", hand=["red-1", "red-2"], market=[*SIX, "red-7"]))
    match.play(0, "end-turn")
    match.play(1, "take red-7")
    assert not match.view(0).can_undo
    with refused(match, CannotUndo):
        match.undo(0)
    match.undo(1)
    match.undo(0)
    assert not match.practice


def test_a_free_move_behind_a_barrier_is_free_but_the_barrier_stays() -> None:
    match = at(Table(hand=["red-5", "red-1"], market=[*SIX, "blue-5"]))
    match.play(0, "trade red-5 for blue-5")
    match.play(0, "end-turn")
    match.undo(0)
    with refused(match, CannotUndo):
        match.undo(0)


def test_there_is_nothing_to_take_back_where_nobody_has_moved() -> None:
    match = begun()
    for agreed in (False, True):
        with refused(match, CannotUndo) as caught:
            match.undo(0, agreed=agreed)
        assert caught.value.message.id == "undo-nothing"
    match.play(0, "draw")
    with refused(match, CannotUndo) as caught:
        match.undo(1, agreed=True)
    assert caught.value.message.id == "undo-nothing"


def test_a_match_that_is_over_stays_over() -> None:
    match = at(
        Table(choice="mix", hand=["red-4", "red-6"], market=SIX, options={"turn_limit": 1}),
        players=["Ada", Seated("Bot", "greedy")],
    )
    match.play(0, "end-turn")
    for agreed in (False, True):
        with refused(match, MatchOver):
            match.undo(0, agreed=agreed)


# --- beyond that


def test_all_who_agree_go_back_to_the_last_move_of_the_seat_with_everything_since() -> None:
    hands = {1: ["blue-4", "blue-5"], 2: ["green-4", "green-5"]}
    match = at(Table(seats=3, hand=["red-1", "red-2"], hands=hands, market=SIX))
    steps = [situation(match)]
    for seat, move in [(0, "draw"), (0, "end-turn"), (1, "draw"), (1, "end-turn"), (2, "draw")]:
        match.play(seat, move)
        steps.append(situation(match))
    with refused(match, CannotUndo):
        match.undo(0)
    match.undo(0, agreed=True)
    assert situation(match) == steps[1], "the draws of seats 1 and 2 are gone as well"
    assert [match.decision(seat) for seat in range(3)] == [4, 4, 3]
    match.undo(0, agreed=True)
    assert situation(match) == steps[0]
    assert [row.undo for row in match.record().rows] == [None] * 5 + [2, 1]
    with refused(match, CannotUndo):
        match.undo(1, agreed=True)


def test_alone_against_bots_everything_can_be_taken_back() -> None:
    table = Table(seats=3, hand=["red-1", "red-2"], market=SIX)
    match = at(table, players=["Ada", Seated("Ben", "greedy"), Seated("Cleo", "random")])
    before = situation(match)
    match.play(0, "draw")
    match.play(0, "end-turn")
    match.play(1, "draw")
    assert match.view(0).can_undo, "who plays alone asks nobody"
    assert match.view(0).undo_makes_practice, "it is said before it happens"
    match.undo(0)
    assert match.practice
    assert not match.view(0).undo_makes_practice, "it is practice already"
    match.undo(0)
    assert situation(match) == before
    assert match.view(None).practice


def test_a_free_undo_alone_against_bots_is_no_practice() -> None:
    match = at(Table(hand=["red-1", "red-2"], market=SIX), players=["Ada", Seated("Ben", "greedy")])
    assert not match.view(0).undo_makes_practice, "there is nothing to take back"
    match.play(0, "take blue-1")
    assert not match.view(0).undo_makes_practice
    match.undo(0)
    assert not match.practice


def test_a_bot_does_not_take_back_what_a_person_must_agree_to() -> None:
    match = at(Table(hand=["red-1", "red-2"]), players=[Seated("Ben", "greedy"), "Ada"])
    match.play(0, "draw")
    with refused(match, CannotUndo):
        match.undo(0)


@for_each("seats", [2, 3, 4])
@for_each("alone", [False, True])
def test_a_view_says_whether_a_seat_may_take_back_without_asking(seats: int, alone: bool) -> None:
    bots = [Seated(f"bot {seat}", "random" if alone else None) for seat in range(1, seats)]
    match = new_match(GAME, seats, seed=seats, players=["Ada", *bots])
    seen = set()
    for step in range(25):
        for seat in range(seats):
            said = match.view(seat).can_undo
            copy = again(match)
            try:
                copy.undo(seat)
            except CannotUndo:
                allowed = False
            else:
                allowed = True
            assert said == allowed
            seen.add(allowed)
        play_on(match, 1, seed=step)
    assert seen == {False, True}


# --- what never goes back


@pytest.mark.parametrize("build", [begun, sealed])
def test_after_taking_back_a_draw_another_card_may_come(build: Callable[[], Match]) -> None:
    match = build()
    drawn = []
    for _ in range(12):
        drawn.append(match.play(0, "draw")[0].details["card"])
        match.undo(0, agreed=True)
    assert len(set(drawn)) > 6
    assert match.decision(0) == 25


@for_each("seats", [2, 3])
@for_each("scheme", [begun, sealed])
def test_no_dice_are_ever_used_twice(scheme: Callable[[int], Match], seats: int) -> None:
    """Whatever is played and taken back: every roll begins with words of its own."""
    for seed in range(3):
        match = scheme(seats)
        chooser = random.Random(seed)
        used = []
        for _ in range(110):
            if chooser.random() < 0.15:
                take_back_if_possible(match, chooser.randrange(seats))
                continue
            seat = match.waiting[0]
            before = tuple(match.prepared(seat).dice.words)
            moves = match.moves(seat)
            match.play(seat, chooser.choice([moves[0], chooser.choice(moves)]))
            if tuple(match.position()["dice"]["words"]) != before or match.seal:
                used.append(before)
        assert len(used) > 15
        assert len(set(used)) == len(used)


def take_back_if_possible(match: Match, seat: int) -> None:
    try:
        match.undo(seat, agreed=True)
    except CannotUndo:
        return


def test_the_numbers_of_decisions_only_grow() -> None:
    match = begun(3)
    chooser = random.Random(9)
    before = [1, 1, 1]
    given: list[set[int]] = [set(), set(), set()]
    for step in range(80):
        seat = match.waiting[0]
        if step % 4 == 3:
            take_back_if_possible(match, chooser.randrange(3))
        else:
            assert match.decision(seat) not in given[seat], "every decision has a number of its own"
            given[seat].add(match.decision(seat))
            match.play(seat, chooser.choice(match.moves(seat)), decision=match.decision(seat))
        now = [match.decision(other) for other in range(3)]
        assert all(map(int.__ge__, now, before))
        before = now


def test_who_was_asked_before_an_undo_cannot_answer_after_it() -> None:
    """Seat 1 was asked to pick; then seat 0 takes the end of the turn back."""
    match = at(Table(choice="mix", hand=["red-4", "red-6"], market=SIX))
    match.play(0, "end-turn")
    old = match.decision(1)
    mine = match.decision(0)
    match.undo(0)
    with refused(match, StaleDecision):
        match.play(0, "end-turn", decision=mine)
    match.play(0, "end-turn")
    with refused(match, StaleDecision):
        match.play(1, "draw", decision=old)
    match.play(1, "draw", decision=match.decision(1))


# --- what is kept of it


def test_an_undo_is_a_row_of_the_record_and_a_line_of_the_story() -> None:
    match = begun()
    match.play(0, "take red-1")
    match.undo(0)
    match.play(0, "take blue-3")
    rows = match.record().rows
    assert [(row.number, row.seat, row.move, row.undo) for row in rows] == [
        (1, 0, "take red-1", None),
        (2, 0, None, 1),
        (3, 0, "take blue-3", None),
    ]
    assert everything(again(match)) == everything(match)
    for language in LANGUAGES:
        words = words_of(GAME, language)
        told = [words.say(line, NAMES, 1) for line in match.story(1)]
        assert len(told) == 2
        assert all("Anise" in line for line in told)
    assert words_of(GAME).say(match.story(0)[0], NAMES, 0) == "You take back a move."
    assert [line.id for line in match.story(1, after_row=2)] == ["event-took"]


@pytest.mark.parametrize("build", [begun, sealed])
def test_matches_with_undos_are_played_again_from_their_records(
    build: Callable[[int], Match],
) -> None:
    for seed in range(3):
        match = build(3)
        chooser = random.Random(seed)
        for _ in range(50):
            if chooser.random() < 0.3:
                take_back_if_possible(match, chooser.randrange(3))
            else:
                play_on(match, 1, seed=chooser.randrange(1000))
        assert everything(again(match)) == everything(match)
        assert match.practice


def test_a_match_goes_on_from_its_record_as_if_it_had_never_been_put_away() -> None:
    match = new_match(GAME, 2, dice=SealedDice.fresh(2, KEY))
    play_on(match, 6)
    match.undo(match.record().rows[-1].seat, agreed=True)
    other = again(match)
    for game in (match, other):
        play_on(game, 20, seed=4)
    assert everything(other) == everything(match)
