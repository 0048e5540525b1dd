"""Rung 5: nothing that a seat is shown depends on what it cannot know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

import msgspec

from stillroom.games.face import News
from stillroom.games.messages import Message
from stillroom.games.moves import Move
from stillroom.games.registry import face_of
from stillroom.kernel import dice
from stillroom.kernel.dice import Dice
from stillroom.kernel.events import EVERYBODY, Log
from stillroom.kernel.fields import Seen
from stillroom.kernel.records import Record
from stillroom.kernel.state import State
from stillroom.match.errors import IllegalMove, MalformedMove
from stillroom.match.playing import Rules
from tests.contract.everywhere import in_each
from tests.contract.settings import Setting, all_settings, printed_settings
from tests.contract.walking import Walk, cards_by_kind, walk_randomly, walk_with_bot

SAMPLE = {"elixir-mixer": 16, "quacks": 5}
"""One state in so many is looked at; of shorter matches one in three."""
ALWAYS_ASKED = {
    "elixir-mixer": {"pick", "mix"},
    "kupferkessel": {"take"},
    "glastonbury": {"take"},
    "quacks": {"brew"},
}
"""The decisions that a match cannot be without."""
WITHOUT_WHISPERS = ("kupferkessel",)
"""The games in which every event is told to everybody."""
HIDES_LITTLE = ("quacks",)
"""The games in which only few moments hide anything."""
STIRRED = ("stir", 1)
"""The option of theirs that hides something in every turn."""
OPEN = ("cauldrons", 2)
"""The option with which nothing that was ever seen is hidden."""


def sampled(walks: Iterator[Walk], seed: int) -> Iterator[Walk]:
    sample = random.Random(seed)
    return (walk for walk in walks if sample.randrange(SAMPLE.get(walk.setting.game, 3)) == 0)


def redealt(walk: Walk, seat: int, seed: int) -> State:
    """The same match with everything changed that a seat cannot know, the dice included."""
    other = walk.state.copied()
    dice.seed(other.dice, seed, 77)
    walk.play.redeal(other, seat)
    dice.seed(other.dice, seed, 78)
    return other


def board_of(setting: Setting, state: State, seat: int | None) -> bytes:
    return msgspec.json.encode(face_of(setting.game).board(state, seat))


def reasons_for(walk: Walk, state: State, seat: int) -> list[int]:
    actions = range(walk.setting.program.game.actions)
    return [walk.play.reason(state, seat, action) for action in actions]


def under_way(walks: Iterator[Walk]) -> Iterator[Walk]:
    """States of a match that goes on: when it is over, everything is open."""
    return (walk for walk in walks if not walk.state.over)


@in_each(all_settings())
def test_boards_reasons_and_observations_tell_no_secret(setting: Setting) -> None:
    game, face = setting.program.game, face_of(setting.game)
    for walk in under_way(sampled(walk_randomly(setting, 4), 4)):
        for seat in range(setting.seats):
            other = redealt(walk, seat, 1)
            assert board_of(setting, other, seat) == board_of(setting, walk.state, seat)
            assert board_of(setting, other, None) == board_of(setting, walk.state, None)
            assert reasons_for(walk, other, seat) == reasons_for(walk, walk.state, seat)
            assert face.waits(other) == face.waits(walk.state)
            seen, seen_other = game.observation(), game.observation()
            walk.play.observe(walk.state, seat, seen)
            walk.play.observe(other, seat, seen_other)
            assert seen == seen_other


@in_each(all_settings())
def test_when_a_match_is_over_everybody_sees_the_same(setting: Setting) -> None:
    for walk in walk_with_bot(setting, 5, "greedy"):
        if walk.state.over:
            boards = {board_of(setting, walk.state, seat) for seat in (None, *range(setting.seats))}
            assert len(boards) == 1


@in_each(all_settings())
def test_what_a_seat_is_asked_tells_no_secret(setting: Setting) -> None:
    """Moves, their words and previews, presets, the likely move, the prompt and the basket."""
    face = face_of(setting.game)
    kinds = set()
    for walk in under_way(sampled(walk_with_bot(setting, 7, "greedy"), 7)):
        if face.unfinished(walk.state, walk.seat):
            continue
        other = redealt(walk, walk.seat, 6)
        decision = face.ask(walk.state, walk.seat)
        assert msgspec.json.encode(face.ask(other, walk.seat)) == msgspec.json.encode(decision)
        kinds.add(decision.choice)
    assert kinds >= ALWAYS_ASKED[setting.game]


@in_each(all_settings())
def test_baskets_tell_no_secret(setting: Setting) -> None:
    """Every move that is begun: what can follow is the same, whatever the seat cannot know."""
    rules = Rules(setting.game)
    looked_at = 0
    for walk in under_way(sampled(islice(walk_randomly(setting, 9), 300), 9)):
        if rules.face.unfinished(walk.state, walk.seat):
            continue
        other = redealt(walk, walk.seat, 6)
        for action in list(walk.open_actions(walk.seat)):
            begun = rules.face.grammar.move_of((action,))
            _, found = rules.begun(walk.state, walk.seat, begun)
            looked_at += 1
            assert rules.begun(other, walk.seat, begun) == (begun, found)
            if begun not in found:
                basket = rules.face.fill(walk.state, walk.seat, begun, found)
                same = rules.face.fill(other, walk.seat, begun, found)
                assert msgspec.json.encode(same) == msgspec.json.encode(basket)
    assert looked_at > 20


@in_each(all_settings())
def test_explanations_tell_no_secret(setting: Setting) -> None:
    """For every action, and for moves of several actions put together by lot."""
    rules = Rules(setting.game)
    chooser = random.Random(11)
    refused = 0
    for number, walk in enumerate(under_way(sampled(walk_randomly(setting, 11), 11))):
        if number % 5:
            continue
        for seat in range(setting.seats):
            other = redealt(walk, seat, 4)
            for move in [*chooser.sample(single_moves(walk), k=30), *moves_by_lot(walk, chooser)]:
                told = answer(rules, walk.state, seat, move)
                assert answer(rules, other, seat, move) == told
                refused += told is not None
    assert refused > 100


def single_moves(walk: Walk) -> list[Move]:
    """Every action as a move, or the beginning of one."""
    grammar = face_of(walk.setting.game).grammar
    return [grammar.move_of((action,)) for action in range(walk.setting.program.game.actions)]


def moves_by_lot(walk: Walk, chooser: random.Random) -> list[Move]:
    """Actions put together to moves that may mean something."""
    grammar = face_of(walk.setting.game).grammar
    actions = range(walk.setting.program.game.actions)
    return [
        grammar.move_of(tuple(sorted(chooser.sample(actions, k=chooser.randint(2, 4)))))
        for _ in range(15)
    ]


def answer(rules: Rules, state: State, seat: int, move: Move) -> tuple[str, Message] | None:
    """The paragraph and the words with which a move is refused; None for one that is open."""
    try:
        rules.play(state, seat, move)
    except IllegalMove as refused:
        return refused.paragraph, refused.reason
    except MalformedMove as refused:
        return "", refused.message
    return None


@in_each(all_settings())
def test_redeal_changes_only_what_the_seat_cannot_know(setting: Setting) -> None:
    changes = states = 0
    for walk in sampled(walk_with_bot(setting, 4, "greedy"), 4):
        is_covered = face_of(setting.game).is_covered(walk.state)
        for seat in range(setting.seats):
            other = redealt(walk, seat, 2)
            assert cards_by_kind(other) == cards_by_kind(walk.state)
            other.check()
            for path, mine, theirs, seen in fields_of(walk.state, other, "", None, seat):
                assert not seen or mine == theirs or is_covered, f"seat {seat} knows {path}"
            Dice.copy_into(other.dice, walk.state.dice)
            changes += other != walk.state
            states += 1
    if setting.game in HIDES_LITTLE:
        assert changes > 0 or STIRRED not in setting.options, "commitments are guessed"
    elif OPEN not in setting.options:
        assert changes > states / 2, "a redeal that changes nothing proves nothing"


def fields_of(
    mine: Record, theirs: Record, path: str, owner: int | None, viewer: int
) -> Iterator[tuple[str, Any, Any, bool]]:
    """Every plain field of two records, and whether the viewer may know it."""
    for name, field in type(mine).fields.items():
        one, other = getattr(mine, name), getattr(theirs, name)
        seen = field.seen is Seen.ALL or (field.seen is Seen.OWNER and owner == viewer)
        if field.record is None:
            yield f"{path}.{name}", one, other, seen
        elif field.seen is not Seen.NOBODY:
            pairs = zip(one, other, strict=True) if field.holds_many else [(one, other)]
            for index, (inner, inner_other) in enumerate(pairs):
                whose = index if field.holds_many and name == "players" else owner
                yield from fields_of(inner, inner_other, f"{path}.{name}[{index}]", whose, viewer)


def cut(log: Log, viewer: int | None) -> list[tuple[int, ...]]:
    """The rows of a log as a seat may see them."""
    return [
        (row.kind, row.seat, row.a, row.b, row.c, row.d)
        if row.seen_by in (EVERYBODY, viewer)
        else (row.kind, row.seat)
        for row in log.rows[: log.length]
    ]


@in_each(printed_settings())
def test_events_tell_no_secret(setting: Setting) -> None:
    """An action that rolls no dice and shows nothing hidden looks the same, whatever is guessed."""
    compared = 0
    game, face = setting.program.game, face_of(setting.game)
    matches = (walk_randomly(setting, seed) for seed in (8, 18))
    for walk in sampled(chain.from_iterable(matches), 8):
        if walk.state.over:
            continue
        for seat in range(setting.seats):
            other = redealt(walk, seat, 3)
            for action in list(walk.open_actions(walk.seat)):
                if walk.play.reason(other, walk.seat, action) != 0:
                    continue
                logs = game.log(), game.log()
                after = walk.state.copied(), other.copied()
                for state, log in zip(after, logs, strict=True):
                    walk.play.apply(state, walk.seat, action, log)
                news = max((face.news(row) for row in logs[0].rows[: logs[0].length]), default=0)
                rolled = after[0].dice != walk.state.dice or after[1].dice != other.dice
                if not rolled and news != News.EVERYBODY:
                    assert cut(logs[0], seat) == cut(logs[1], seat)
                    compared += 1
    assert compared > 50


@in_each(printed_settings())
def test_a_hidden_draw_is_told_to_the_others_without_the_card(setting: Setting) -> None:
    """The words of an event for another seat do not change with numbers that it may not see."""
    face = face_of(setting.game)
    hidden = 0
    for walk in walk_randomly(setting, 2):
        for row in walk.log.rows[: walk.log.length]:
            if row.seen_by == EVERYBODY:
                continue
            hidden += 1
            others = [seat for seat in range(setting.seats) if seat != row.seen_by]
            for listener in (None, *others):
                changed = row.copied()
                changed.a = (row.a + 1) % 5
                told = face.narrator(listener).hear(row)
                assert told == face.narrator(listener).hear(changed)
            owner_hears = face.narrator(row.seen_by).hear(row)
            assert owner_hears != face.narrator(None).hear(row)
    assert (hidden == 0) if setting.game in WITHOUT_WHISPERS else (hidden > 0)


@in_each(all_settings())
def test_bots_decide_the_same_whatever_they_cannot_know(setting: Setting) -> None:
    program = setting.program
    for walk in sampled(walk_randomly(setting, 6), 6):
        if walk.state.over:
            continue
        other = redealt(walk, walk.seat, 5)
        for policy in program.policies.values():
            answers = []
            for state in (walk.state, other):
                memory, bot_dice = walk.memories[walk.seat].copied(), Dice()
                dice.seed(bot_dice, 3, 3)
                before = state.to_bytes()
                answers.append(program.decide(state, walk.seat, policy, memory, bot_dice))
                assert state.to_bytes() == before, "a bot that thinks leaves the state alone"
            assert answers[0] == answers[1]
