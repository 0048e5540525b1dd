"""What the moves of The Quacks of Quedlinburg mean: ``draw``, ``rats 2``, ``take green-2``, ``swap
green-1 for green-2``, ``buy green-4 blue-1``, ``settle place-red-4 return-red-1``, ``spend flask
droplet`` and more.

What is bought, settled or spent is a basket. Its pieces may be named in any order; the rules take
them as 22.2 to 22.4 say. A basket that ends in ``and`` is not confirmed yet. ``buy nothing``,
``settle nothing`` and ``spend nothing`` are ``done``.
"""

from __future__ import annotations

from functools import lru_cache

from stillroom.games.messages import Argument, Message
from stillroom.games.moves import KEPT_TEXTS, Move, Unreadable, shortened
from stillroom.games.quacks import play
from stillroom.games.quacks.ids import ACTIONS, Action, Choice
from stillroom.games.quacks.names import CHIP_OF, TOADSTOOLS, chip_id
from stillroom.games.quacks.paragraphs import Paragraph
from stillroom.games.quacks.state import State
from stillroom.games.quacks.tables import MOST_BOUGHT, SWAPS
from stillroom.kernel import choices

DRAW, STOP, FLASK, PUT_BACK, LEAVE = "draw", "stop", "flask", "put-back", "leave"
AGAIN, GO_ON, FURTHER, PLAINLY, SLIDE = "again", "go-on", "further", "plainly", "slide"
POINTS, COINS, RUBIES, STEPS = "points", "coins", "rubies", "steps"
NOTHING, TUBE, POT, DONE = "nothing", "tube", "pot", "done"
REMOVE, SWAP, TAKE, PICK, RETURN = "remove", "swap", "take", "pick", "return"
RATS, PAY, GIVE_UP, TIER = "rats", "pay", "give-up", "tier"
BUY, SETTLE, SPEND = "buy", "settle", "spend"
FOR, AND, DROPLET = "for", "and", "droplet"

ALONE = {
    DRAW: Action.DRAW,
    STOP: Action.STOP,
    FLASK: Action.FLASK,
    PUT_BACK: Action.PUT_BACK,
    LEAVE: Action.LEAVE,
    AGAIN: Action.AGAIN,
    GO_ON: Action.GO_ON,
    FURTHER: Action.FURTHER,
    PLAINLY: Action.PLAINLY,
    POINTS: Action.POINTS,
    COINS: Action.COINS,
    RUBIES: Action.RUBIES,
    STEPS: Action.STEPS,
    SLIDE: Action.SLIDE,
    NOTHING: Action.NOTHING,
    TUBE: Action.TUBE,
    POT: Action.POT,
    DONE: Action.DONE,
}
"""The moves that are one word."""
COUNTED = {
    PAY: range(Action.PAY, Action.GIVE_UP),
    GIVE_UP: range(Action.GIVE_UP, Action.TIER),
    TIER: range(Action.TIER, Action.RATS),
    RATS: range(Action.RATS, Action.TAKE),
}
"""The moves that name a number, which is counted from the first of these actions."""
WITH_PIECE = {
    REMOVE: {"white-1": int(Action.REMOVE_WHITE)},
    TAKE: {name: Action.TAKE + chip for name, chip in CHIP_OF.items()},
    PICK: {name: Action.PICK + chip for name, chip in CHIP_OF.items()},
    RETURN: {name: Action.RETURN + place for place, name in enumerate(TOADSTOOLS)},
}
"""The moves that name a chip."""
IN_BASKET = {
    BUY: {name: Action.BUY + chip for name, chip in reversed(CHIP_OF.items())},
    SETTLE: {f"place-{name}": Action.PLACE + at for at, name in reversed([*enumerate(TOADSTOOLS)])}
    | {f"return-{name}": Action.RETURN + at for at, name in reversed([*enumerate(TOADSTOOLS)])},
    SPEND: {TUBE: int(Action.TUBE), FLASK: int(Action.REFILL), DROPLET: int(Action.POT)},
}
"""22.2 - 22.4  What can be put into a basket, in the order in which the rules take it."""


class Grammar:
    """Moves and their actions."""

    def verbs(self) -> tuple[str, ...]:
        """All verbs."""
        return (*ALONE, SWAP, *COUNTED, *WITH_PIECE, *IN_BASKET)

    def actions_of(self, move: Move) -> tuple[int, ...]:
        """The actions of a move; raises Unreadable."""
        if move.verb not in self.verbs():
            known = ", ".join(self.verbs())
            raise Unreadable(
                Message("malformed-verb", {"verb": shortened(move.verb), "verbs": known})
            )
        if move.link and move.link != link_of(move.verb):
            raise Unreadable(Message("malformed-link", {"verb": move.verb, "link": move.link}))
        if move.verb in IN_BASKET:
            return _basket(move)
        if move.verb == SWAP:
            return (_swap(move),)
        if move.verb in ALONE:
            _expect(move, 0)
            return (ALONE[move.verb],)
        _expect(move, 1)
        if move.verb in COUNTED:
            return (_counted(move),)
        return (_chip(move, move.pieces[0], WITH_PIECE[move.verb]),)

    def move_of(self, actions: tuple[int, ...]) -> Move:
        """The move of some actions. One that stands alone begins no basket if it can be whole."""
        first = actions[0]
        if first not in BASKET_OF or (len(actions) == 1 and first in MOVE_OF):
            return MOVE_OF[first]
        return _basket_of(actions)

    def head_of(self, move: Move) -> tuple[int, ...]:
        """A basket begins with its pieces; every other move is a single action."""
        return () if move.verb in IN_BASKET else self.actions_of(move)

    def chosen_in(self, move: Move) -> tuple[str, ...]:
        """The pieces of a basket."""
        return (*move.pieces, *move.others) if move.verb in IN_BASKET else ()


GRAMMAR = Grammar()


def link_of(verb: str) -> str:
    """The word that may stand between the two sides of a move."""
    if verb == SWAP:
        return FOR
    return AND if verb in IN_BASKET else ""


def unfinished(state: State, seat: int) -> bool:
    """22.2 - 22.4  Whether a seat has put something into a basket and not confirmed it."""
    player = state.players[seat]
    match choices.asked(player.pending):
        case Choice.SHOP:
            return player.bought > 0
        case Choice.ASIDE | Choice.SPEND:
            return player.named > 0
    return False


def demands(state: State, seat: int, move: Move) -> int:
    """11.2, 17.5, 18.1, 19.2  The paragraph that forbids a basket, or one that is not confirmed."""
    for action in GRAMMAR.actions_of(move) or (Action.DONE,):
        if forbids := play.reason(state, seat, action):
            return forbids
    match choices.asked(state.players[seat].pending):
        case Choice.SHOP:
            return Paragraph.TWO_COLOURS
        case Choice.SPEND:
            return Paragraph.TWO_RUBIES
        case Choice.STEP:
            return Paragraph.WHICH_DROPLET
    return Paragraph.TOADSTOOL_ASIDE


def basket_with(verb: str, pieces: list[str], *, confirmed: bool) -> Move:
    """A basket with these pieces, in the order of the rules."""
    order = list(IN_BASKET[verb])
    return Move.of(verb, sorted(pieces, key=order.index), "" if confirmed else AND)


@lru_cache(maxsize=KEPT_TEXTS)
def _basket_of(actions: tuple[int, ...]) -> Move:
    verb = BASKET_OF[actions[0]]
    names = {action: name for name, action in IN_BASKET[verb].items()}
    pieces = [names[action] for action in actions if action in names]
    is_full = verb == BUY and len(pieces) == MOST_BOUGHT
    is_confirmed = is_full or actions[-1] == Action.DONE
    return Move.of(verb, pieces, "" if is_confirmed else AND)


def _expect(move: Move, pieces: int) -> None:
    if len(move.pieces) != pieces or move.link:
        raise Unreadable(Message("malformed-pieces", {"verb": move.verb, "pieces": pieces}))


def _counted(move: Move) -> int:
    known = {str(number): action for number, action in enumerate(COUNTED[move.verb])}
    if move.pieces[0] not in known:
        arguments: dict[str, Argument] = {"verb": move.verb, "most": len(known) - 1}
        raise Unreadable(Message("malformed-number", arguments))
    return known[move.pieces[0]]


def _chip(move: Move, name: str, known: dict[str, int]) -> int:
    if name not in known:
        fitting: dict[str, Argument] = {"verb": move.verb, "pieces": ", ".join(known)}
        raise Unreadable(Message("malformed-piece", {"piece": shortened(name), **fitting}))
    return known[name]


def _swap(move: Move) -> int:
    for row, swap in enumerate(SWAPS):
        if move.pieces == (chip_id(swap.given),) and move.others == (chip_id(swap.received),):
            return Action.SWAP + row
    raise Unreadable(Message("malformed-swap"))


def _basket(move: Move) -> tuple[int, ...]:
    """22.2 - 22.4  In the order of the rules; confirmed, unless it ends in ``and``."""
    pieces = GRAMMAR.chosen_in(move)
    if pieces == (NOTHING,):
        return (Action.DONE,)
    if move.verb == BUY and len(pieces) > MOST_BOUGHT:
        raise Unreadable(Message("malformed-buy", {"most": MOST_BOUGHT}))
    order = list(IN_BASKET[move.verb].values())
    named = [_chip(move, piece, IN_BASKET[move.verb]) for piece in pieces]
    named.sort(key=order.index)
    is_open = not named or (bool(move.link) and not move.others)
    is_full = move.verb == BUY and len(named) == MOST_BOUGHT
    return (*named,) if is_open or is_full else (*named, Action.DONE)


def _single_moves() -> dict[int, Move]:
    """Every action that is a whole move somewhere, and the move."""
    found = {int(action): Move(verb) for verb, action in ALONE.items()}
    for verb, numbers in COUNTED.items():
        found |= {action: Move.of(verb, [str(at)]) for at, action in enumerate(numbers)}
    for verb, known in WITH_PIECE.items():
        found |= {action: Move.of(verb, [name]) for name, action in known.items()}
    for row, swap in enumerate(SWAPS):
        names = chip_id(swap.given), chip_id(swap.received)
        found[Action.SWAP + row] = Move.of(SWAP, names[:1], FOR, names[1:])
    return found


MOVE_OF = _single_moves()
BASKET_OF = {action: verb for verb, known in IN_BASKET.items() for action in known.values()}

assert {*MOVE_OF, *BASKET_OF} == set(range(ACTIONS))
