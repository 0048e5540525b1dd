"""The bots of both kettle games in whole matches: what they remember, and what they may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import pytest

from stillroom.bots.glastonbury import program as glastonbury
from stillroom.bots.kettles import PERFECT, SPAN, Policy
from stillroom.bots.kupferkessel import program as kupferkessel
from stillroom.bots.match import BotMatch
from stillroom.bots.players import BotPlayer
from stillroom.bots.registry import program
from stillroom.games.glastonbury.ids import Happened as InGlastonbury
from stillroom.games.glastonbury.state import State as GlastonburyState
from stillroom.games.kettles.cauldrons import Cauldron
from stillroom.games.kupferkessel.ids import Happened as InKupferkessel
from stillroom.games.kupferkessel.state import State as KupferkesselState
from stillroom.kernel import dice
from stillroom.kernel.dice import Dice
from stillroom.kernel.loops import Plan
from stillroom.kernel.plain import PlainEngine
from stillroom.kernel.state import State
from stillroom.match.match import Match, new_match
from tests.contract.settings import Setting
from tests.contract.walking import Walk, walk_randomly

KUPFERKESSEL, GLASTONBURY = "kupferkessel", "glastonbury"
GAMES = (KUPFERKESSEL, GLASTONBURY)
RECIPES = (("recipes", 1),)
KETTLES = {KUPFERKESSEL: 56, GLASTONBURY: 74}
"""How many cards can lie in a cauldron."""
ASKED_FOR_A_CARD = 1
"""The choice `TAKE` of both games."""
Memory: TypeAlias = kupferkessel.Memory | glastonbury.Memory

each_game = pytest.mark.parametrize("game", GAMES)


def memory_of(walk: Walk, seat: int) -> Memory:
    """What a listening bot at a seat remembers."""
    memory = walk.memories[seat]
    assert isinstance(memory, kupferkessel.Memory | glastonbury.Memory)
    return memory


def cauldrons_of(state: State) -> list[Cauldron]:
    """The true cauldrons."""
    assert isinstance(state, KupferkesselState | GlastonburyState)
    return [player.cauldron for player in state.players[: state.seats]]


def is_asked_for_a_card(walk: Walk) -> bool:
    """Whether the seat whose answer is due is to take a card."""
    state = walk.state
    assert isinstance(state, KupferkesselState | GlastonburyState)
    return state.players[walk.seat].pending.choices[0].kind == ASKED_FOR_A_CARD


def answer(walk: Walk, policy: Policy, memory: Memory, state: State | None = None) -> int:
    """What a bot does with a memory that is left as it was."""
    decide = walk.setting.program.decide
    return int(decide(state or walk.state, walk.seat, policy, memory.copied(), Dice()))


def questions(game: str, seats: int, seeds: int, *, recipes: bool = True) -> Iterator[Walk]:
    """All questions of some random matches."""
    for seed in range(seeds):
        for walk in walk_randomly(Setting(game, seats, RECIPES if recipes else ()), seed):
            if not walk.state.over:
                yield walk


# --- what is remembered


@pytest.mark.parametrize("setting", [Setting(KUPFERKESSEL, 3), Setting(GLASTONBURY, 4, RECIPES)])
def test_a_memory_follows_all_cauldrons_exactly(setting: Setting) -> None:
    """Cards taken, blown up or given up, and refused; at every seat alike."""
    names = InKupferkessel if setting.game == KUPFERKESSEL else InGlastonbury
    happened = set()
    for seed in range(8):
        for walk in walk_randomly(setting, seed):
            happened |= {event.kind for event in walk.log.rows[: walk.log.length]}
            for seat in range(setting.seats):
                remembered = memory_of(walk, seat).cauldrons
                for cauldron, true in zip(remembered, cauldrons_of(walk.state), strict=False):
                    is_start_card = cauldron.height == 0 and true.height == 1
                    assert cauldron == true or is_start_card
                    assert not is_start_card or setting.game == KUPFERKESSEL
    assert happened >= {names.TOOK, names.LOST, names.KEPT, names.REFUSED}


# --- what is recalled


def changed_beneath(game: str, memory: Memory, span: int) -> Memory:
    """Another memory, with other cards deeper than a span beneath every top card."""
    other = memory.copied()
    for cauldron in other.cauldrons:
        for place in range(max(cauldron.height - 1 - span, 0)):
            cauldron.buried[place] = (cauldron.buried[place] + 8) % KETTLES[game] + 1
    return other


@each_game
@pytest.mark.parametrize(
    ("policy", "span"),
    [(Policy.GREEDY_FORGETFUL, 0), (Policy.GREEDY_HAZY, 3), (Policy.GREEDY_WATCHFUL, 8)],
)
def test_a_bot_goes_by_the_cards_within_its_span_alone(
    game: str, policy: Policy, span: int
) -> None:
    assert SPAN[policy] == span
    changed = differs = 0
    for walk in questions(game, 2, 5):
        memory = memory_of(walk, walk.seat)
        deeper = changed_beneath(game, memory, span)
        changed += deeper != memory
        assert answer(walk, policy, deeper) == answer(walk, policy, memory)
        if span:
            less = changed_beneath(game, memory, span - 1)
            differs += answer(walk, policy, less) != answer(walk, policy, memory)
    assert changed > 20
    assert (differs > 0) == (span > 0), "the last card within the span matters"


@each_game
def test_the_greedy_bot_recalls_every_card(game: str) -> None:
    assert SPAN[Policy.GREEDY] == PERFECT
    differs = 0
    for walk in questions(game, 2, 5):
        memory = memory_of(walk, walk.seat)
        if memory.cauldrons[walk.seat].height > SPAN[Policy.GREEDY_WATCHFUL] + 2:
            lowest = changed_beneath(game, memory, memory.cauldrons[walk.seat].height - 2)
            differs += answer(walk, Policy.GREEDY, lowest) != answer(walk, Policy.GREEDY, memory)
    assert differs > 0


@each_game
def test_who_has_not_listened_knows_the_top_cards_alone(game: str) -> None:
    """So an adviser does not remember for a person."""
    empty = program(game).memory()
    assert isinstance(empty, kupferkessel.Memory | glastonbury.Memory)
    helped = 0
    for walk in questions(game, 3, 4):
        if is_asked_for_a_card(walk):
            plain = answer(walk, Policy.GREEDY_FORGETFUL, memory_of(walk, walk.seat))
            assert answer(walk, Policy.GREEDY, empty) == plain
            helped += answer(walk, Policy.GREEDY, memory_of(walk, walk.seat)) != plain
    assert helped > 20


@each_game
def test_an_adviser_that_stays_at_the_table_remembers_nothing_from_question_to_question(
    game: str,
) -> None:
    match = new_match(game, seats=2, seed=3)
    stays = [BotPlayer(game, "greedy", 1, remembers=False) for _ in range(2)]
    drivers = [BotPlayer(game, "greedy", 1) for _ in range(2)]
    while match.result is None:
        seat = match.waiting[0]
        comes = BotPlayer(game, "greedy", 1, remembers=False)
        assert stays[seat].choose(match, seat) == comes.choose(match, seat)
        match.play(seat, drivers[seat].choose(match, seat))


@each_game
@pytest.mark.parametrize("policy", [Policy.GREEDY, Policy.GREEDY_HAZY, Policy.GREEDY_FORGETFUL])
def test_an_answer_does_not_depend_on_hidden_cards(game: str, policy: Policy) -> None:
    """Nor on the recipes of others, nor on the places of Immuto that others have named."""
    changed = 0
    for walk in questions(game, 3, 2):
        memory = memory_of(walk, walk.seat)
        state = walk.state.copied()
        dice.seed(state.dice, walk.state.turn, 9)
        walk.play.redeal(state, walk.seat)
        changed += cauldrons_of(state) != cauldrons_of(walk.state)
        assert answer(walk, policy, memory, state) == answer(walk, policy, memory)
    assert changed > 20, "a redeal that changes nothing proves nothing"


# --- at a table


def played_by(bots: list[BotPlayer], match: Match) -> Match:
    """A match that bots play to its end, each with a whole move at a time."""
    while match.result is None:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match, seat))
    return match


@pytest.mark.parametrize(
    ("game", "bots", "seed"),
    [
        *((KUPFERKESSEL, ("greedy", "greedy"), seed) for seed in (0, 41, 44, 55)),
        (KUPFERKESSEL, ("greedy", "greedy-hazy", "greedy-forgetful"), 1),
        (KUPFERKESSEL, ("greedy-watchful", "greedy"), 2),
        (GLASTONBURY, ("greedy", "greedy"), 0),
        (GLASTONBURY, ("greedy", "greedy-watchful", "greedy-hazy", "greedy-forgetful"), 1),
        (GLASTONBURY, ("greedy-hazy", "greedy", "greedy"), 2),
    ],
)
@pytest.mark.parametrize("recipes", [0, 1])
def test_bots_end_in_the_same_state_at_a_table_as_in_a_batch(
    game: str, bots: tuple[str, ...], seed: int, recipes: int
) -> None:
    """At a table they decide in the middle of a move, of which they hear only afterwards."""
    whole, options = program(game), {"recipes": recipes}
    plan = Plan()
    plan.seed = seed
    plan.policies[: len(bots)] = whole.policy_numbers(list(bots))
    [expected] = PlainEngine(whole).play(whole.game.new_state(len(bots), options), plan, 0, 1)
    players = [BotPlayer(game, bot, 1) for bot in bots]
    match = played_by(players, new_match(game, seats=len(bots), options=options, seed=seed))
    assert match.record().rows[-1].digest == f"{expected.last_digest:016x}"
    watched = BotMatch(game, list(bots), seed, options)
    for _ in watched.steps():
        pass
    assert type(watched.state).digest(watched.state, 0) == expected.last_digest


@each_game
def test_what_was_taken_back_was_never_seen(game: str) -> None:
    match = new_match(game, seats=2, seed=3)
    drivers = [BotPlayer(game, "random", seat) for seat in range(2)]
    bot = BotPlayer(game, "greedy", 1)
    for _ in range(12):
        seat = match.waiting[0]
        match.play(seat, drivers[seat].choose(match, seat))
    seat = match.waiting[0]
    bot.choose(match, seat)
    before = bot.memory.copied()
    match.undo(1 - seat, agreed=True)
    match.undo(seat, agreed=True)
    bot.choose(match, match.waiting[0])
    comes = BotPlayer(game, "greedy", 1)
    comes.choose(match, match.waiting[0])
    assert bot.memory == comes.memory != before
