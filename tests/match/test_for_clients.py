"""What terminals, servers and bots ask of a match beside playing it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stillroom.games.registry import face_of, find
from stillroom.kernel import dice
from stillroom.kernel.dice import Dice
from stillroom.match.errors import BrokenRecord, IllegalMove, MalformedMove, WrongSeat
from stillroom.match.match import Match
from stillroom.match.words import LANGUAGES, words_of
from tests.games.elixir_mixer.table import Table
from tests.match.tables import GAME, NAMES, at, begun, everything, play_on, sealed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_the_game_can_be_named_open_or_not(language: str) -> None:
    match = begun()
    words = words_of(GAME, language)
    found = match.beginnings()
    assert len(found) == find(GAME).actions
    assert {move.verb for move, _ in found} == set(face_of(GAME).grammar.verbs())
    said = {move.text: words.say(message, NAMES, 0) for move, message in found}
    assert len(said) == len(found)
    assert len(set(said.values())) == len(found), "different moves have different words"


def test_a_move_that_is_not_open_can_be_named_and_explained() -> None:
    match = begun()
    open_moves = {move.text for move in match.moves(0)}
    explained = 0
    for move, _ in match.beginnings():
        if move.text not in open_moves and move.verb != "trade":
            with pytest.raises(IllegalMove):
                match.draft(0, [move])
            explained += 1
    assert explained > 50


def test_nobody_is_offered_an_elixir_that_does_not_exist() -> None:
    match = at(Table(seats=4, choice="mix", hand=["red-4", "red-6"], showing={"blue": 16}))
    said = [words_of(GAME).say(message, NAMES, 0) for _, message in match.beginnings()]
    assert not [words for words in said if "16" in words]


def test_a_text_is_read_in_the_order_of_the_game() -> None:
    match = begun()
    assert match.read("Mix red with red-3, RED_7").text == "mix red with red-7 red-3"
    assert match.read("end turn").text == "end-turn"
    assert match.actions_of("draw") == (0,)
    with pytest.raises(MalformedMove):
        match.read("fly")


@pytest.mark.parametrize("seats", [2, 4])
def test_a_move_goes_round_through_its_actions(seats: int) -> None:
    match = play_on(begun(seats), 20)
    for move in match.moves(match.waiting[0]):
        assert match.move_of(match.actions_of(move)) == move
        assert match.read(move.text) == move
        assert words_of(GAME).say(match.words_for(move), NAMES, 0)


@pytest.mark.parametrize("build", [begun, sealed])
def test_a_match_can_be_seen_as_it_once_was(build: Callable[[int], Match]) -> None:
    match = build(3)
    snapshots = [everything(match)]
    for step in range(15):
        if step == 7:
            match.undo(match.record().rows[-1].seat, agreed=True)
        else:
            play_on(match, 1, seed=step)
        snapshots.append(everything(match))
    record = match.record()
    for rows, snapshot in enumerate(snapshots):
        assert everything(Match.from_rows(record.header, record.rows[:rows])) == snapshot
    with pytest.raises(BrokenRecord):
        Match.from_rows(record.header, record.rows[1:])


def rolling(seed: int) -> Dice:
    guesses = Dice()
    dice.seed(guesses, seed, 0)
    return guesses


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_imagined_state_is_what_a_seat_may_guess(seat: int) -> None:
    match = play_on(begun(3), 3)
    before = everything(match)
    face = face_of(GAME)
    boards = set()
    for seed in range(10):
        state = match.imagined(seat, rolling(seed))
        assert face.board(state, seat) == match.view(seat).board
        boards.add(str(face.board(state, (seat + 1) % 3)))
        assert state.dice != find(GAME).state.from_dict(match.position()).dice
    assert len(boards) > 5, "other hands are really guessed"
    assert everything(match) == before


def test_guesses_go_on_from_guess_to_guess() -> None:
    match = begun(3)
    guesses = rolling(1)
    assert match.imagined(0, guesses) != match.imagined(0, guesses)
    assert match.imagined(0, rolling(1)) == match.imagined(0, rolling(1))
    with pytest.raises(WrongSeat):
        match.imagined(3, guesses)


def test_the_dice_that_are_prepared_for_a_move_are_those_that_it_is_played_with() -> None:
    for match in (begun(2), sealed(2)):
        state = match.prepared(0)
        find(GAME).play.apply(state, 0, match.actions_of("draw")[0], find(GAME).log())
        match.play(0, "draw")
        assert match.position() == state.to_dict()
