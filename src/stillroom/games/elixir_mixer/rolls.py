"""Every chance in Elixir Mixer. `docs/games/elixir-mixer/rolls.md` lists them with their odds."""

from __future__ import annotations

from stillroom.games.elixir_mixer.state import State
from stillroom.kernel import bags, dice
from stillroom.kernel.rules import rule


@rule
def start_player(state: State) -> int:
    """2.4  Who begins: each seat is equally likely."""
    return dice.below(state.dice, state.seats)


@rule
def top_card(state: State) -> int:
    """2.2, 2.3, 3.2, 6.2  The next card of the draw pile: each card in it is equally likely."""
    return bags.draw(state.draw_pile, state.dice)


@rule
def guessed_card(state: State) -> int:
    """8.1  A card that a seat cannot see, guessed: each card out of its sight is equally likely."""
    return bags.draw(state.draw_pile, state.dice)
