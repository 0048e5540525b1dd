"""Bots at a table: whole moves, the same match as in a batch, and no look at hidden cards."""

from __future__ import annotations

import random
from dataclasses import replace
from types import FunctionType
from typing import cast

import pytest

from stillroom.bots.elixir_mixer.program import Memory, Policy, decide
from stillroom.bots.match import BotMatch
from stillroom.bots.players import BotPlayer, bots_of, check_bot
from stillroom.bots.registry import program
from stillroom.games.elixir_mixer.ids import Happened, Kind
from stillroom.games.elixir_mixer.state import State
from stillroom.kernel import dice
from stillroom.kernel.dice import Dice
from stillroom.kernel.events import EventRow
from stillroom.kernel.fields import ints
from stillroom.kernel.loops import Plan
from stillroom.kernel.plain import PlainEngine
from stillroom.kernel.rules import rule
from stillroom.kernel.state import SEATS
from stillroom.match.errors import WrongSetup
from stillroom.match.match import Match, new_match
from stillroom.match.words import LANGUAGES
from tests.games.elixir_mixer.table import Table
from tests.match.tables import GAME, at, everything


def played_by(bots: list[BotPlayer], match: Match) -> Match:
    """A match that bots play to its end, each with a whole move at a time."""
    while match.result is None:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match, seat))
    return match


def players(bot: str, seats: int, seed: int = 1) -> list[BotPlayer]:
    """The same bot at every seat, each with dice of its own."""
    return [BotPlayer(GAME, bot, seed + seat) for seat in range(seats)]


@pytest.mark.parametrize("bot", ["random", "greedy-clumsy", "greedy", "master-2"])
def test_a_bot_answers_with_one_of_the_whole_moves_that_are_open(bot: str) -> None:
    match = new_match(GAME, seats=2, seed=4)
    bots = players(bot, 2)
    for _ in range(60):
        if match.result is not None:
            break
        seat = match.waiting[0]
        move = bots[seat].choose(match, seat)
        assert move in match.moves(seat)
        match.play(seat, move)


def test_choosing_changes_nothing_in_the_match() -> None:
    match = new_match(GAME, seats=3, seed=4)
    before = everything(match)
    for bot in (*program(GAME).policies, "master-3"):
        BotPlayer(GAME, bot, 1).choose(match, match.waiting[0])
    assert everything(match) == before


def test_trades_mixes_and_discards_are_whole_moves() -> None:
    greedy = BotPlayer(GAME, "greedy", 1)
    market = ["red-1", "red-3", "yellow-3", "yellow-4", "purple-7"]
    table = Table(hand=["red-6", "green-7", "green-1"], market=market, bonuses={"mixed-elixir": 1})
    assert greedy.choose(at(table), 0).text == "trade green-7 for red-3 red-1 yellow-3"
    table = Table(choice="mix", hand=["red-6", "red-4", "blue-1"])
    assert greedy.choose(at(table), 0).text == "mix red with red-6 red-4"
    hand = ["red-7", "red-6", "wild", "red-2", "red-5", "blue-1"]
    match = at(Table(choice="mix", hand=hand, showing={"red": 15}, bonuses={"mixed-elixir": 1}))
    match.play(0, "end-turn")
    assert greedy.choose(match, 0).text == "discard blue-1"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 7])
def test_greedy_bots_end_in_the_same_state_as_match_0_of_the_batch(seats: int, seed: int) -> None:
    """The table plays whole moves, the batch single actions; the dice are the same."""
    whole = program(GAME)
    plan = Plan()
    plan.seed = seed
    plan.policies[:seats] = whole.policy_numbers(["greedy"] * seats)
    [expected] = PlainEngine(whole).play(whole.game.new_state(seats), plan, 0, 1)
    match = played_by(players("greedy", seats), new_match(GAME, seats=seats, seed=seed))
    assert match.result is not None
    assert match.result.scores == expected.outcome.scores[:seats]
    assert match.result.ranks == expected.outcome.ranks[:seats]
    assert match.position()["turn"] == expected.turns
    assert match.record().rows[-1].digest == f"{expected.last_digest:016x}"


def test_the_seed_of_a_bot_decides_what_it_rolls() -> None:
    def moves(seed: int) -> list[str | None]:
        match = new_match(GAME, seats=2, seed=4, options={"turn_limit": 12})
        return [row.move for row in played_by(players("random", 2, seed), match).record().rows]

    assert moves(1) == moves(1)
    assert moves(1) != moves(2)


def redealt(match: Match, seat: int, seed: int) -> Match:
    """The same match with everything else in it that a seat cannot know."""
    guesses = Dice()
    dice.seed(guesses, seed, 9)
    return Match.from_position(GAME, match.imagined(seat, guesses).to_dict(), seed=seed)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_an_answer_does_not_depend_on_hidden_cards(bot: str) -> None:
    match = new_match(GAME, seats=3, seed=6)
    drivers, sample = players("greedy", 3), random.Random(2)
    changed = 0
    while match.result is None:
        seat = match.waiting[0]
        if sample.random() < 0.4:
            answers = set()
            for other in (match, redealt(match, seat, 1), redealt(match, seat, 2)):
                changed += other.position()["players"] != match.position()["players"]
                answers.add(BotPlayer(GAME, bot, 5).choose(other, seat))
            assert len(answers) == 1
        match.play(seat, drivers[seat].choose(match, seat))
    assert changed > 10, "a redeal that changes nothing proves nothing"


def test_a_bot_is_never_shown_the_true_state() -> None:
    """It thinks about a copy in which the hidden cards were dealt anew."""
    table = Table(hand=["red-6"], hands={1: ["blue-1", "blue-2", "blue-3", "blue-4", "blue-5"]})
    match = at(table)
    guesses = Dice()
    dice.seed(guesses, 1, 1)
    hands = set()
    for _ in range(20):
        state = match.imagined(0, guesses)
        assert isinstance(state, State)
        hands.add(tuple(state.players[1].hand))
    assert len(hands) > 10
    assert tuple(table.state.players[1].hand) not in hands


def test_the_bots_of_a_game_are_known_by_name() -> None:
    assert bots_of(GAME) == ("random", "greedy-clumsy", "greedy", "master", "grand-master")
    for bot in bots_of(GAME):
        check_bot(GAME, bot)


@pytest.mark.parametrize("bot", ["clever", "", "Greedy", "you"])
def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are(bot: str) -> None:
    for ask in (lambda: check_bot(GAME, bot), lambda: BotPlayer(GAME, bot, 1)):
        with pytest.raises(WrongSetup) as caught:
            ask()
        for language in LANGUAGES:
            said = caught.value.words(language)
            assert ", ".join(bots_of(GAME)) in said
            assert GAME in said
            assert bot in said


def test_an_unknown_game_is_refused_with_the_names_of_those_there_are() -> None:
    for ask in (lambda: bots_of("chess"), lambda: BotPlayer("chess", "greedy", 1)):
        with pytest.raises(WrongSetup) as caught:
            ask()
        assert GAME in str(caught.value)


class Listener(Memory):
    """A memory that counts what it hears."""

    drawn: list[int] = ints(SEATS)


@rule
def count_draws(memory: Listener, event: EventRow) -> None:
    """How often each seat drew, and for how much where that was to be seen."""
    if event.kind == Happened.DREW:
        memory.drawn[event.seat] += 1 + event.a


LISTENING = replace(program(GAME), memory=Listener, remember=cast(FunctionType, count_draws))


def listening(monkeypatch: pytest.MonkeyPatch) -> BotPlayer:
    """A greedy bot that also listens."""
    monkeypatch.setattr("stillroom.bots.players.program_for", lambda *_: LISTENING)
    return BotPlayer(GAME, "greedy", 1)


def heard_by(bot: BotPlayer) -> list[int]:
    memory = bot.memory
    assert isinstance(memory, Listener)
    return memory.drawn[:2]


def test_a_bot_hears_what_its_seat_may_know_once_each(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = listening(monkeypatch)
    match = at(Table(hand=["red-1", "red-2"], market=["blue-1"] * 2, hands={1: ["red-3"]}))
    own = match.play(0, "draw")[0].details["card"]
    bot.choose(match, 0)
    assert heard_by(bot) == [1 + Kind[str(own).upper().replace("-", "_")], 0]
    bot.choose(match, 0)
    assert heard_by(bot)[0] == 1 + Kind[str(own).upper().replace("-", "_")], "not twice"
    match.play(0, "end-turn")
    match.play(1, "draw")
    match.play(1, "end-turn")
    bot.choose(match, 0)
    assert heard_by(bot)[1] == 1, "that a card was drawn, not which"


def test_an_adviser_hears_nothing_of_what_was(monkeypatch: pytest.MonkeyPatch) -> None:
    listening(monkeypatch)
    adviser = BotPlayer(GAME, "greedy", 1, remembers=False)
    match = at(Table(hand=["red-1", "red-2"], market=["blue-1"] * 2))
    match.play(0, "draw")
    adviser.choose(match, 0)
    assert heard_by(adviser) == [0, 0]


@rule
def only_the_random(policy: int) -> bool:
    """A bot that listens beside bots that do not."""
    return policy == Policy.RANDOM


def test_a_bot_that_cannot_remember_is_told_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    choosy = replace(LISTENING, wants_events=cast(FunctionType, only_the_random))
    monkeypatch.setattr("stillroom.bots.players.program_for", lambda *_: choosy)
    match = at(Table(hand=["red-1", "red-2"], market=["blue-1"] * 2))
    match.play(0, "draw")
    for name, is_told in (("greedy", False), ("random", True)):
        bot = BotPlayer(GAME, name, 1)
        bot.choose(match, 0)
        assert (heard_by(bot) != [0, 0]) == is_told


@rule
def decide_by_what_was_heard(
    state: State, seat: int, policy: int, memory: Listener, dice: Dice
) -> int:
    """Greedy or by lot, as the draws so far were even or odd."""
    if (memory.drawn[0] + memory.drawn[1]) % 2 == policy:
        return decide(state, seat, Policy.GREEDY, memory, dice)
    return decide(state, seat, Policy.RANDOM, memory, dice)


@pytest.mark.parametrize("wants_events", [None, only_the_random])
def test_bots_that_remember_play_the_watched_match_as_in_a_batch(
    wants_events: FunctionType | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    decides = cast(FunctionType, decide_by_what_was_heard)
    moody = replace(LISTENING, decide=decides, wants_events=wants_events)
    digests = []
    for one in (moody, replace(moody, remember=None, wants_events=None)):
        monkeypatch.setattr("stillroom.bots.match.program_for", lambda *_, one=one: one)
        watched = BotMatch(GAME, ["greedy", "random"], seed=4, options={"turn_limit": 60})
        for _ in watched.steps():
            pass
        plan = Plan()
        plan.seed = 4
        plan.policies[:2] = watched.policies
        template = one.game.new_state(2, {"turn_limit": 60})
        [played] = PlainEngine(one).play(template, plan, 0, 1)
        digests.append(State.digest(cast(State, watched.state), 0))
        assert digests[-1] == played.last_digest
    assert digests[0] != digests[1], "else it does not matter what they heard"


def test_what_was_taken_back_was_never_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = listening(monkeypatch)
    match = at(Table(hand=["red-1", "red-2"], market=["blue-1"] * 2))
    match.play(0, "draw")
    bot.choose(match, 0)
    assert heard_by(bot)[0] > 0
    match.undo(0, agreed=True)
    bot.choose(match, 0)
    assert heard_by(bot) == [0, 0]
