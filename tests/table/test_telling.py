"""A match in words."""

from __future__ import annotations

from stillroom.bots.match import BotMatch
from stillroom.kernel.loops import Plan
from stillroom.table.telling import Teller

PLAYERS = ("Anise", "Borage", "Clove", "Dill")


def told(listener: int | None, bot: str = "greedy") -> list[str]:
    match = BotMatch("elixir-mixer", [bot, bot], seed=4)
    teller = Teller("elixir-mixer", PLAYERS, listener)
    return [line for log in match.steps() for line in teller.tell(log)]


def test_a_trade_and_a_mix_are_one_sentence_each() -> None:
    lines = told(None, "random")
    assert any(" trades " in line and " for " in line for line in lines)
    assert any(" mixes the " in line and " + " in line for line in lines)


def test_a_spectator_hears_that_a_card_is_drawn_and_the_drawer_hears_which() -> None:
    public, private = told(None), told(1)
    assert "Borage draws a card." in public
    assert "Borage draws a card." not in private
    assert "Anise draws a card." in private
    assert len(public) == len(private)


def test_the_last_line_names_the_winner() -> None:
    assert " wins with " in told(None)[-1]


def test_the_watched_match_is_the_first_of_a_batch_with_the_same_seed() -> None:
    match = BotMatch("elixir-mixer", ["greedy", "random"], seed=4)
    for _ in match.steps():
        pass
    plan = Plan()
    plan.seed = 4
    plan.policies[:2] = match.policies
    played = match.engine.play(match.program.game.new_state(2), plan, 0, 1)[0]
    assert played.last_digest == type(match.state).digest(match.state, 0)
    assert played.outcome.scores[:2] == match.scores
