"""What the masters of the kettle games imagine: what was heard as it is, all else a fair guess."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TypeAlias, cast

import pytest

from stillroom.games.glastonbury import placing
from stillroom.games.glastonbury.ids import Action
from stillroom.games.glastonbury.state import State as GlastonburyState
from stillroom.games.kupferkessel.state import State as KupferkesselState
from stillroom.games.registry import face_of
from stillroom.kernel import dice
from stillroom.kernel.state import Memory
from tests.cases import for_each
from tests.contract.settings import Setting, all_settings
from tests.contract.walking import Walk, cards_by_kind, walk_randomly
from tests.engines import searching

Kettles: TypeAlias = GlastonburyState | KupferkesselState
KETTLES = ("kupferkessel", "glastonbury")
OPEN = ("cauldrons", 2)
SETTINGS = [setting for setting in all_settings() if setting.game in KETTLES]
HIDING = [setting for setting in SETTINGS if OPEN not in setting.options]
everywhere = for_each("setting", SETTINGS)
where_moves_have_steps = for_each(
    "setting", [setting for setting in SETTINGS if setting.game == "kupferkessel"]
)
"""In Glastonbury only placing Immutos has steps, when all cauldrons are open."""
where_cards_are_hidden = for_each("setting", HIDING)


def now(walk: Walk) -> Kettles:
    """The state of a match, which is of a kettle game."""
    return cast(Kettles, walk.state)


def imagined(walk: Walk, known: Memory, seed: int = 1, seat: int | None = None) -> Kettles:
    """A match as a seat imagines it that has heard so much."""
    state = now(walk).copied()
    dice.seed(state.dice, seed, 7)
    searching(walk.setting.game).master.imagine(state, walk.seat if seat is None else seat, known)
    return state


def contents(walk: Walk, state: Kettles) -> list[list[int]]:
    """The cards of all cauldrons beneath their top cards."""
    cauldrons = [player.cauldron for player in state.players[: walk.setting.seats]]
    return [cauldron.buried[: max(cauldron.height - 1, 0)] for cauldron in cauldrons]


def moments(setting: Setting, seed: int = 3) -> Iterator[Walk]:
    """Every moment of a match that goes on, at which cauldrons may be closed."""
    walks = walk_randomly(setting, seed)
    return (walk for walk in walks if not walk.state.over)


def check_possible(walk: Walk, guess: Kettles) -> None:
    """A guess is a state of the game with the same cards, and all that lies open is as it is."""
    guess.check()
    assert cards_by_kind(guess) == cards_by_kind(walk.state), "no card is lost or made"
    assert guess.square == now(walk).square
    for seat in range(walk.setting.seats):
        there, here = guess.players[seat], now(walk).players[seat]
        assert there.cauldron.top == here.cauldron.top
        assert there.cauldron.height == here.cauldron.height
        assert there.stop == here.stop


@everywhere
def test_who_has_heard_everything_imagines_all_cauldrons_as_they_are(setting: Setting) -> None:
    """At every moment of a match, whoever is asked."""
    tall = 0
    for walk in moments(setting):
        guess = imagined(walk, walk.memories[walk.seat])
        check_possible(walk, guess)
        assert contents(walk, guess) == contents(walk, now(walk))
        tall += any(len(cards) > 2 for cards in contents(walk, guess))
    assert tall > 5, "else there was little to hear"


@everywhere
def test_who_has_heard_nothing_guesses_as_fairly_as_the_game_itself(setting: Setting) -> None:
    """With the same dice it comes to the same cards as `redeal`, of which fairness is proven."""
    for walk in moments(setting):
        guess = imagined(walk, setting.program.memory())
        check_possible(walk, guess)
        other = walk.state.copied()
        dice.seed(other.dice, 1, 7)
        walk.play.redeal(other, walk.seat)
        assert guess == other


@where_cards_are_hidden
def test_without_a_memory_nothing_hidden_survives(setting: Setting) -> None:
    """Every place of a tall cauldron holds this card in one guess and that card in another."""
    walk = next(walk for walk in moments(setting) if tallest(walk) > 4)
    unheard = setting.program.memory
    guesses = [contents(walk, imagined(walk, unheard(), seed)) for seed in range(25)]
    for seat, cards in enumerate(contents(walk, now(walk))):
        for place in range(len(cards)):
            assert len({guess[seat][place] for guess in guesses}) > 3


def tallest(walk: Walk) -> int:
    """The most cards beneath a top card."""
    return max(map(len, contents(walk, now(walk))))


@where_cards_are_hidden
def test_who_came_late_knows_no_cauldron_by_halves(setting: Setting) -> None:
    """A bot that listens from the middle of a match on never imagines a card twice.

    A cauldron of which it has not heard all is guessed; one that it has heard of is as it is.
    """
    walks = moments(setting)
    late = next(islice(walks, 8, None))
    late.memories = [setting.program.memory() for _ in range(setting.seats)]
    for walk in walks:
        known = walk.memories[walk.seat]
        guess = imagined(walk, known)
        check_possible(walk, guess)
        for seat, cards in enumerate(contents(walk, now(walk))):
            if searching(setting.game).master.is_known(walk.state, seat, known):
                assert contents(walk, guess)[seat] == cards


@where_moves_have_steps
def test_in_the_middle_of_its_own_move_a_master_knows_what_it_has_done(setting: Setting) -> None:
    """At a table nobody tells a bot about the steps of a move before the whole move is made.

    What it has heard is one step old then, and still nothing is imagined that cannot be. What it
    saw when it began to think, it has not forgotten.
    """
    unfinished, halves = face_of(setting.game).unfinished, 0
    for came_late in (False, True):
        before: list[Memory] | None = None
        for number, walk in enumerate(moments(setting)):
            if came_late and number == 8:
                walk.memories = [setting.program.memory() for _ in range(setting.seats)]
            if before is not None and unfinished(walk.state, walk.seat):
                guess = imagined(walk, before[walk.seat])
                check_possible(walk, guess)
                halves += 1
                if not came_late:
                    own = contents(walk, guess)[walk.seat]
                    assert own == contents(walk, now(walk))[walk.seat]
            imagined(walk, walk.memories[walk.seat])
            before = [memory.copied() for memory in walk.memories]
    assert halves > 0, "nobody was ever in the middle of a move"


def secrets_of(state: Kettles, seat: int) -> list[int]:
    """The recipes of a seat."""
    if isinstance(state, KupferkesselState):
        return [held for held in state.players[seat].recipes if held]
    player = state.players[seat]
    return [held for held in (player.recipe_a, player.recipe_b) if held]


@pytest.mark.parametrize("game", KETTLES)
def test_own_recipes_are_kept_and_those_of_others_guessed(game: str) -> None:
    """Each seat may imagine any recipes for the others but those that it holds itself."""
    setting = Setting(game, 3, (("recipes", 1),))
    walk = next(islice(moments(setting), 5, None))
    for seat in range(3):
        own, guessed = secrets_of(now(walk), seat), set()
        assert own
        for seed in range(20):
            guess = imagined(walk, walk.memories[seat], seed, seat)
            assert secrets_of(guess, seat) == own
            others = [
                held for other in range(3) if other != seat for held in secrets_of(guess, other)
            ]
            assert len({*own, *others}) == len(own) + len(others), "each recipe is there once"
            guessed.add(tuple(others))
        assert len(guessed) > 5


@pytest.mark.parametrize("game", KETTLES)
def test_where_there_is_no_choice_no_advice_is_needed(game: str) -> None:
    """The only open action is what is advised."""
    master, thoughts = searching(game).master, searching(game).plain.memory()
    forced = 0
    for seed in range(6):
        for walk in walk_randomly(Setting(game, 2), seed):
            if walk.state.over or len(walk.open_actions(walk.seat)) != 1:
                continue
            forced += 1
            assert [master.advise(walk.state, walk.seat, thoughts)] == walk.open_actions(walk.seat)
    assert forced > 0, "else it proves nothing"


def test_an_immuto_is_placed_at_its_best_by_advice_and_at_a_glance() -> None:
    """9.3, 12.7  Whether there is time or not, it goes where it brings most points."""
    master, thoughts = searching("glastonbury").master, searching("glastonbury").plain.memory()
    placed = 0
    for seed in range(8):
        for walk in walk_randomly(Setting("glastonbury", 3), seed):
            state = cast(GlastonburyState, walk.state)
            if state.is_placing and len(walk.open_actions(walk.seat)) > 1:
                placed += 1
                best = Action.PLACE + placing.best_place(state, walk.seat)
                assert master.advise(state, walk.seat, thoughts) == best
                assert master.hurry(state, walk.seat, thoughts, dice.Dice()) == best
    assert placed > 0, "else it proves nothing"
