"""Cards going into a hand and out of it, with what everybody knows of them (chapter 8)."""

from __future__ import annotations

from stillroom.games.elixir_mixer.state import Player
from stillroom.kernel.rules import rule


@rule
def gain_unseen(player: Player, kind: int) -> None:
    """8.1  A card comes into the hand that the others do not see."""
    player.hand[kind] += 1
    player.hand_size += 1


@rule
def gain_openly(player: Player, kind: int) -> None:
    """8.3  A card comes into the hand that everybody sees."""
    gain_unseen(player, kind)
    player.known[kind] += 1


@rule
def lose_openly(player: Player, kind: int) -> None:
    """8.3  A card leaves the hand; it may have been the known one, so one fewer is known."""
    assert player.hand[kind] > 0, "8.1 only a card in hand can leave it"
    player.hand[kind] -= 1
    player.hand_size -= 1
    if player.known[kind]:
        player.known[kind] -= 1
