"""Rung 5: nothing that a seat is shown depends on what it cannot know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import msgspec
import pytest

from stillroom.games.registry import FOLDERS, narrator
from stillroom.kernel import dice
from stillroom.kernel.dice import Dice
from stillroom.kernel.events import EVERYBODY, Log
from stillroom.kernel.fields import Seen
from stillroom.kernel.records import Record
from stillroom.kernel.state import State
from tests.contract.settings import Setting, all_settings, printed_settings
from tests.contract.walking import Walk, cards_by_kind, walk_randomly, walk_with_bot

SAMPLE = 12
"""One state in so many is looked at."""


def sampled(walks: Iterator[Walk], seed: int) -> Iterator[Walk]:
    sample = random.Random(seed)
    return (walk for walk in walks if sample.randrange(SAMPLE) == 0)


def redealt(walk: Walk, seat: int, seed: int) -> State:
    """The same match with everything changed that a seat cannot know, the dice included."""
    other = walk.state.copied()
    dice.seed(other.dice, seed, 77)
    walk.play.redeal(other, seat)
    dice.seed(other.dice, seed, 78)
    return other


def view_of(setting: Setting, state: State, seat: int | None) -> bytes:
    module = import_module(f"stillroom.games.{FOLDERS[setting.game]}.view")
    return msgspec.json.encode(module.view(state, seat))


def reasons_for(walk: Walk, state: State, seat: int) -> list[int]:
    actions = range(walk.setting.program.game.actions)
    return [walk.play.reason(state, seat, action) for action in actions]


@pytest.mark.parametrize("setting", all_settings(), ids=str)
def test_views_moves_previews_and_reasons_tell_no_secret(setting: Setting) -> None:
    game = setting.program.game
    for walk in sampled(walk_randomly(setting, 4), 4):
        for seat in range(setting.seats):
            other = redealt(walk, seat, 1)
            assert view_of(setting, other, seat) == view_of(setting, walk.state, seat)
            assert view_of(setting, other, None) == view_of(setting, walk.state, None)
            assert reasons_for(walk, other, seat) == reasons_for(walk, walk.state, seat)
            seen, seen_other = game.observation(), game.observation()
            walk.play.observe(walk.state, seat, seen)
            walk.play.observe(other, seat, seen_other)
            assert seen == seen_other


@pytest.mark.parametrize("setting", all_settings(), ids=str)
def test_redeal_changes_only_what_the_seat_cannot_know(setting: Setting) -> None:
    changes = states = 0
    for walk in sampled(walk_with_bot(setting, 4, "greedy"), 4):
        for seat in range(setting.seats):
            other = redealt(walk, seat, 2)
            assert cards_by_kind(other) == cards_by_kind(walk.state)
            other.check()
            for path, mine, theirs, seen in fields_of(walk.state, other, "", None, seat):
                assert not seen or mine == theirs, f"seat {seat} knows {path}"
            Dice.copy_into(other.dice, walk.state.dice)
            changes += other != walk.state
            states += 1
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


@pytest.mark.parametrize("setting", printed_settings(), ids=str)
def test_events_tell_no_secret(setting: Setting) -> None:
    """An action that rolls no dice looks the same to a seat, whatever that seat cannot know."""
    compared = 0
    game = setting.program.game
    for walk in sampled(walk_randomly(setting, 8), 8):
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
                if after[0].dice == walk.state.dice and after[1].dice == other.dice:
                    assert cut(logs[0], seat) == cut(logs[1], seat)
                    compared += 1
    assert compared > 50


@pytest.mark.parametrize("setting", printed_settings(), ids=str)
def test_a_hidden_draw_is_told_to_the_others_without_the_card(setting: Setting) -> None:
    """The words of an event for another seat do not change with numbers that it may not see."""
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
                told = narrator(setting.game, listener).hear(row)
                assert told == narrator(setting.game, listener).hear(changed)
            owner_hears = narrator(setting.game, row.seen_by).hear(row)
            assert owner_hears != narrator(setting.game, None).hear(row)
    assert hidden > 0


@pytest.mark.parametrize("setting", all_settings(), ids=str)
def test_bots_decide_the_same_whatever_they_cannot_know(setting: Setting) -> None:
    program = setting.program
    for walk in sampled(walk_randomly(setting, 6), 6):
        if walk.state.over:
            continue
        other = redealt(walk, walk.seat, 5)
        for policy in program.policies.values():
            answers = []
            for state in (walk.state, other):
                memory, bot_dice = program.memory(), Dice()
                dice.seed(bot_dice, 3, 3)
                before = state.to_bytes()
                answers.append(program.decide(state, walk.seat, policy, memory, bot_dice))
                assert state.to_bytes() == before, "a bot that thinks leaves the state alone"
            assert answers[0] == answers[1]
