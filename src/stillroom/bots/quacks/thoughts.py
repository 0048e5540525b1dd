"""What the bots of The Quacks of Quedlinburg think with."""

from __future__ import annotations

from stillroom.games.quacks.ids import KINDS
from stillroom.games.quacks.state import Foresight, Mask
from stillroom.games.quacks.tables import LAST_SPACE, MOST_COPIES
from stillroom.kernel import state
from stillroom.kernel.fields import flag, ints, number, one


class Memory(state.Memory):
    """Room to think in; these bots remember nothing."""

    mask: Mask = one(Mask)
    """The open actions."""
    foresight: Foresight = one(Foresight)
    """What an action brings."""
    ahead: int = number(0, 3)
    """How many chips are reckoned with before each draw."""
    left: list[int] = ints(KINDS, 0, MOST_COPIES)
    """The chips that are in the bag in an imagined brew."""
    chips: int = number(0, 999)
    """How many they are."""
    steps: list[int] = ints(KINDS, 0, 99)
    """How far each of them would move."""
    limit: int = number(0, 99)
    """The white sum that the pot can take."""
    is_safe: int = flag()
    """6.8  1 if the next chip cannot make the pot explode."""
    protected: int = number(0, 4)
    """10.2  With how many of the next chips an explosion costs nothing."""
    furthest: int = number(0, LAST_SPACE)
    """13.1  How far the others have come."""
