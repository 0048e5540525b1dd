"""Looking back at a match: luck and marked moments, of every game, and never before the end."""

from __future__ import annotations

import random

import pytest

from stillroom.games.afterwards import MarkKind
from stillroom.games.registry import names
from stillroom.match.errors import NotOver
from stillroom.match.looking_back import luck_of, marks_of
from stillroom.match.match import Match, new_match
from stillroom.match.words import LANGUAGES, words_of
from tests.cases import for_each

QUICK = {"elixir-mixer": {"turn_limit": 40}}
PLAYERS = ["Anise", "Borage", "Clove"]


def seats_of(game: str) -> int:
    return 2 if game == "kupferkessel" else 3


def by_lot(game: str, seed: int, *, undo: bool = False, **options: int) -> Match:
    """A match that is over, played by lot; with `undo` every tenth move is taken back once."""
    players = PLAYERS[: seats_of(game)]
    match = new_match(game, options={**QUICK.get(game, {}), **options}, seed=seed, players=players)
    dice = random.Random(seed)
    while match.result is None:
        seat = dice.choice(match.waiting)
        match.play(seat, dice.choice(match.moves(seat)))
        if undo and not is_over(match) and dice.randrange(10) == 0:
            match.undo(match.rows[-1].seat, agreed=True)
    return match


def is_over(match: Match) -> bool:
    return match.result is not None


@pytest.mark.parametrize("game", names())
def test_before_the_end_nothing_is_told(game: str) -> None:
    match = new_match(game, seats=seats_of(game), seed=3)
    for look in (luck_of, marks_of):
        with pytest.raises(NotOver):
            look(match)
    match.play(match.waiting[0], match.moves(match.waiting[0])[0])
    for look in (luck_of, marks_of):
        with pytest.raises(NotOver):
            look(match)


@pytest.mark.parametrize("game", names())
def test_every_seat_has_its_figures_in_words_of_every_language(game: str) -> None:
    match = by_lot(game, 5)
    luck = luck_of(match)
    assert luck.lines or luck.note, "a game tells its luck, or why there is nothing to tell"
    for line in luck.lines:
        assert len(line.had) == len(line.expected) == match.seats
        assert all(expected >= 0 for expected in line.expected)
    for language in LANGUAGES:
        words = words_of(game, language)
        said = [words.say(line.words) for line in luck.lines]
        said += [words.say(luck.note)] if luck.note else []
        said += [words.say(mark.words, match.names) for mark in marks_of(match)]
        assert all(said)


def test_luck_evens_out_over_many_matches() -> None:
    """What was expected is what comes on average: the two sums come near each other."""
    had, expected = 0.0, 0.0
    for seed in range(30):
        _, white, _ = luck_of(by_lot("quacks", seed, no_fortune_cards=1)).lines
        had += sum(white.had)
        expected += sum(white.expected)
    assert had == pytest.approx(expected, rel=0.04)


@pytest.mark.parametrize("game", names())
def test_what_was_taken_back_does_not_count(game: str) -> None:
    match = by_lot(game, 11, undo=True)
    assert match.undos
    rows = {played.row for played in match.history.played}
    assert {step.row for step in match.history.retraced()} == rows
    assert {mark.row for mark in marks_of(match)} <= rows | {0}
    last = list(match.history.retraced())[-1]
    after = last.before.copied()
    log = match.history.rules.game.log()
    match.history.rules.game.play.apply(after, last.seat, last.action, log)
    assert after.over, "the actions lead to the end, with the dice as they lay"


def test_the_marks_of_quacks_are_its_turns_and_explosions() -> None:
    match = by_lot("quacks", 2)
    marks = marks_of(match)
    turns = [mark for mark in marks if mark.kind == MarkKind.TURN]
    explosions = [mark for mark in marks if mark.kind == MarkKind.EXPLOSION]
    assert len(turns) == 9
    told = [event for event in match.events(None) if event.kind == "exploded"]
    assert len(explosions) == len(told) > 0
    assert [mark.row for mark in marks] == sorted(mark.row for mark in marks)


def test_an_explosion_under_cover_is_marked_when_it_is_shown() -> None:
    """Everybody draws until the pot explodes, or the bag is empty."""
    match = new_match("quacks", options={"stir": 2, "no_fortune_cards": 1}, seed=3, seats=2)
    while not is_over(match):
        seat = match.waiting[0]
        moves = {move.text: move for move in match.moves(seat)}
        match.play(seat, moves.get("draw", next(iter(moves.values()))))
    shown = [event for event in match.events(None) if event.kind == "uncovered"]
    marked = [mark for mark in marks_of(match) if mark.words.id.startswith("event-uncovered")]
    assert len(marked) == sum(bool(event.details["ended"]) for event in shown) > 0


@for_each(
    ("game", "kind"),
    [
        ("elixir-mixer", MarkKind.GAIN),
        ("glastonbury", MarkKind.CORNER),
        ("kupferkessel", MarkKind.CORNER),
        ("kupferkessel", MarkKind.EXPLOSION),
    ],
)
def test_the_other_games_mark_what_counts_there(game: str, kind: MarkKind) -> None:
    found = {mark.kind for seed in range(6) for mark in marks_of(by_lot(game, seed))}
    assert {kind, MarkKind.TURN} <= found
