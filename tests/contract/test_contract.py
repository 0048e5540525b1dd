"""Rung 3: every game in every setting keeps the contract."""

from __future__ import annotations

import random

import pytest

from tests.contract.checks import check_cheap, check_thoroughly
from tests.contract.everywhere import in_each, seeds
from tests.contract.settings import Setting, all_settings, printed_settings
from tests.contract.walking import begin, cards_by_kind, walk_randomly, walk_with_bot

WHITE_BEGINS = ("kupferkessel",)
"""The games in which no lot is drawn for who begins."""
EVERY_SO_MANY_STEPS = 40
"""Thorough checks are slow; a random one in so many steps is looked at thoroughly."""


@pytest.mark.parametrize("seed", seeds(2, 4))
@in_each(all_settings())
def test_a_random_match_keeps_the_contract_to_its_end(setting: Setting, seed: int) -> None:
    sample = random.Random(seed)
    cards = cards_by_kind(begin(setting, seed).state)
    walk = None
    for walk in walk_randomly(setting, seed):
        assert cards_by_kind(walk.state) == cards, "cards are neither lost nor made"
        check_cheap(walk)
        if sample.randrange(EVERY_SO_MANY_STEPS) == 0 or walk.state.over:
            check_thoroughly(walk)
    assert walk is not None
    assert walk.state.over


@pytest.mark.parametrize("seed", seeds(1, 3))
@in_each(all_settings())
def test_every_bot_plays_only_open_actions_and_reaches_the_end(setting: Setting, seed: int) -> None:
    for bot in setting.program.policies:
        reached_the_end = False
        cards = cards_by_kind(begin(setting, seed).state)
        before: list[int] = []
        for walk in walk_with_bot(setting, seed, bot):
            if walk.actions:
                assert walk.actions[-1] in before, f"{bot} played an action that was not open"
            before = list(walk.open_actions(walk.seat))
            assert cards_by_kind(walk.state) == cards
            reached_the_end = bool(walk.state.over)
        assert reached_the_end


@in_each(printed_settings())
def test_a_turn_limit_ends_a_match_without_a_winner(setting: Setting) -> None:
    limited = Setting(setting.game, setting.seats, (*setting.options, ("turn_limit", 3)))
    *_, walk = walk_randomly(limited, 1)
    assert walk.state.over
    assert walk.state.turn == 3
    check_thoroughly(walk)


@in_each(printed_settings())
def test_the_same_seed_gives_the_same_match(setting: Setting) -> None:
    first, second = walk_randomly(setting, 5), walk_randomly(setting, 5)
    for one, other in zip(first, second, strict=True):
        assert one.state == other.state


@in_each(printed_settings())
def test_every_legal_start_is_drawn_sometimes(setting: Setting) -> None:
    starts = {begin(setting, seed).state.start_seat for seed in range(60)}
    assert starts == ({0} if setting.game in WHITE_BEGINS else set(range(setting.seats)))


def test_the_sizes_of_states_are_known() -> None:
    """A state grows or changes its layout only on purpose: saved matches depend on it."""
    sizes = {
        setting.game: len(begin(setting, 0).state.to_bytes()) for setting in printed_settings()
    }
    assert sizes == {
        "elixir-mixer": 2520,
        "kupferkessel": 1696,
        "glastonbury": 2224,
        "quacks": 3456,
    }
