"""The checks of the contract, for one state of one game; tests, fuzzing and soak all use them."""

from __future__ import annotations

from stillroom.kernel.records import Record
from stillroom.kernel.state import SEATS, Outcome
from tests.contract.walking import Walk


def check_cheap(walk: Walk) -> None:
    """What can be looked at after every step."""
    if walk.state.over:
        assert not any(walk.state.waiting), "a finished match waits for nobody"
    else:
        assert any(walk.state.waiting), "somebody must decide while a match goes on"


def check_thoroughly(walk: Walk) -> None:
    """Everything that must hold in every state."""
    check_cheap(walk)
    walk.state.check()
    check_masks_and_reasons(walk)
    check_looking_changes_nothing(walk)
    check_copies(walk)
    check_unused_seats(walk)
    check_outcome(walk)


def check_masks_and_reasons(walk: Walk) -> None:
    """A seat that is asked has an answer, one that is not has none, and reasons say the same."""
    game = walk.setting.program.game
    for seat in range(walk.state.seats):
        open_actions = walk.open_actions(seat)
        assert open_actions == sorted(set(open_actions)), "each open action once, in rising order"
        assert [a for a in range(game.actions) if walk.mask.is_open[a]] == open_actions
        assert bool(open_actions) == bool(walk.state.waiting[seat]), "no dead ends, no stray moves"
        for action in range(game.actions):
            reason = walk.play.reason(walk.state, seat, action)
            assert (reason == 0) == bool(walk.mask.is_open[action]), (seat, action, reason)


def check_looking_changes_nothing(walk: Walk) -> None:
    """Asking for moves, previews, reasons and observations leaves the state as it is."""
    game = walk.setting.program.game
    before = walk.state.to_bytes()
    foresight, observation = game.foresight(), game.observation()
    for seat in range(walk.state.seats):
        walk.play.observe(walk.state, seat, observation)
        observation.check()
        for action in list(walk.open_actions(seat)):
            walk.play.foresee(walk.state, seat, action, foresight)
            foresight.check()
    assert walk.state.to_bytes() == before


def check_copies(walk: Walk) -> None:
    """A state survives being copied, told as a dict and told as bytes."""
    state = walk.state
    for other in (
        state.copied(),
        type(state).from_dict(state.to_dict()),
        type(state).from_bytes(state.to_bytes()),
    ):
        assert other == state
        assert type(state).digest(other, 0) == type(state).digest(state, 0)


def check_unused_seats(walk: Walk) -> None:
    """Seats that do not take part stay zero."""
    for name, field in type(walk.state).fields.items():
        if field.length != SEATS or not field.holds_many:
            continue
        for unused in getattr(walk.state, name)[walk.state.seats :]:
            numbers = list(unused.numbers()) if isinstance(unused, Record) else [unused]
            assert not any(numbers), f"{name} of a seat that does not take part"


def check_outcome(walk: Walk) -> None:
    """Places are a competition ranking by points, or all 0."""
    result = Outcome()
    walk.play.outcome(walk.state, result)
    taking_part = walk.state.seats
    assert not any(result.scores[taking_part:] + result.ranks[taking_part:])
    if walk.state.over and any(result.ranks):
        assert min(result.ranks[:taking_part]) == 1
        for seat in range(taking_part):
            ahead = sum(rank < result.ranks[seat] for rank in result.ranks[:taking_part])
            assert result.ranks[seat] == ahead + 1
