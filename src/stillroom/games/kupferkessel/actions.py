"""Action numbers: a verb, and for taking a card."""

from __future__ import annotations

from stillroom.games.kupferkessel.ids import Action
from stillroom.kernel.rules import rule


@rule
def verb_of(action: int) -> int:
    """The first number of the group to which an action belongs."""
    return Action.TAKE if action < Action.USE else action


@rule
def object_of(action: int) -> int:
    """11.4  The card that a take names; 0 for the other verbs, which name none."""
    return action - verb_of(action)
