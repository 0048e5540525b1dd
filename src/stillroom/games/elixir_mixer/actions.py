"""Action numbers: a verb, and for most verbs a card or a colour."""

from __future__ import annotations

from stillroom.games.elixir_mixer.ids import Action
from stillroom.kernel.rules import rule


@rule
def verb_of(action: int) -> int:
    """The first number of the group to which an action belongs."""
    if action >= Action.CARD:
        return Action.CARD
    if action >= Action.GIVE:
        return Action.GIVE
    if action >= Action.TAKE:
        return Action.TAKE
    if action >= Action.MIXED_ELIXIR:
        return Action.MIXED_ELIXIR
    if action >= Action.MIX:
        return Action.MIX
    return action


@rule
def object_of(action: int) -> int:
    """The kind of card or the colour that an action names; 0 where it names none."""
    return action - verb_of(action)
