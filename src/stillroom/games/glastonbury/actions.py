"""Action numbers: a verb, and for most verbs a card or a kind of ingredient."""

from __future__ import annotations

from stillroom.games.glastonbury.ids import Action
from stillroom.kernel.rules import rule


@rule
def verb_of(action: int) -> int:
    """The first number of the group to which an action belongs."""
    if action >= Action.PLACE:
        return Action.PLACE
    if action >= Action.DECLINATIO:
        return action
    if action >= Action.UNUSED_ACCIO:
        return Action.UNUSED_ACCIO
    if action >= Action.ACCIO:
        return Action.ACCIO
    return Action.TAKE


@rule
def object_of(action: int) -> int:
    """The card or the kind that an action names; 0 where it names none."""
    return action - verb_of(action)
