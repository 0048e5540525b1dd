"""What the moves of Glastonbury mean: ``take roots-2``, ``take roots-2 with accio``, ``take roots-2
with unused-accio``, ``use declinatio``, ``use unused-declinatio``, ``stay``, ``done``, ``keep``,
``refuse``, ``place mosses``, ``place vines mosses``.

Kinds may be named in any order; the rules take them in rising order (12.6).
"""

from __future__ import annotations

from functools import lru_cache

from stillroom.games.glastonbury import reasons
from stillroom.games.glastonbury.ids import CARDS, Action, Choice
from stillroom.games.glastonbury.names import CARD_OF, INGREDIENT_OF, card_id, ingredient_id
from stillroom.games.glastonbury.reasons import Paragraph
from stillroom.games.glastonbury.state import State
from stillroom.games.glastonbury.tables import MOST_IMMUTO
from stillroom.games.messages import Message
from stillroom.games.moves import KEPT_TEXTS, Move, Unreadable, shortened
from stillroom.kernel import choices

TAKE, USE, STAY, DONE, KEEP, REFUSE, PLACE = (
    *("take", "use", "stay", "done", "keep", "refuse"),
    "place",
)
WITH = "with"
ACCIO, UNUSED_ACCIO = "accio", "unused-accio"
DECLINATIO, UNUSED_DECLINATIO = "declinatio", "unused-declinatio"
LINK_OF = {TAKE: WITH, USE: "", STAY: "", DONE: "", KEEP: "", REFUSE: "", PLACE: ""}
TAKES = {"": Action.TAKE, ACCIO: Action.ACCIO, UNUSED_ACCIO: Action.UNUSED_ACCIO}
"""How a card is taken: without a spell, or with one of the Accio."""
USES = {DECLINATIO: Action.DECLINATIO, UNUSED_DECLINATIO: Action.UNUSED_DECLINATIO}
ALONE = {STAY: Action.STAY, DONE: Action.DONE, KEEP: Action.KEEP, REFUSE: Action.REFUSE}


class Grammar:
    """Moves and their actions."""

    def verbs(self) -> tuple[str, ...]:
        """All verbs."""
        return tuple(LINK_OF)

    def actions_of(self, move: Move) -> tuple[int, ...]:
        """The actions of a move; raises Unreadable."""
        if move.verb not in LINK_OF:
            known = ", ".join(LINK_OF)
            raise Unreadable(
                Message("malformed-verb", {"verb": shortened(move.verb), "verbs": known})
            )
        if move.link and move.link != LINK_OF[move.verb]:
            raise Unreadable(Message("malformed-link", {"verb": move.verb, "link": move.link}))
        match move.verb:
            case "take":
                _expect(move, 1)
                return (_way_to_take(move) + _card(move.pieces[0]),)
            case "use":
                _expect(move, 1)
                return (_spell(move.pieces[0], USES),)
            case "place":
                return _kinds(move.pieces)
        _expect(move, 0)
        return (ALONE[move.verb],)

    def move_of(self, actions: tuple[int, ...]) -> Move:
        """The move of some actions."""
        return _move_of(actions)

    def head_of(self, move: Move) -> tuple[int, ...]:
        """A placement begins with its kinds; every other move is a single action."""
        return () if move.verb == PLACE else self.actions_of(move)

    def chosen_in(self, move: Move) -> tuple[str, ...]:
        """The kinds of a placement."""
        return move.pieces if move.verb == PLACE else ()


GRAMMAR = Grammar()


def unfinished(state: State, seat: int) -> bool:
    """12.6  Whether a seat has added one of its Immuto and still owes the other."""
    player = state.players[seat]
    return choices.asked(player.pending) == Choice.PLACE and any(player.placed)


def demands(state: State, seat: int, move: Move) -> int:
    """9.3, 12.6  The paragraph that forbids a placement, or one with too few or too many kinds."""
    for action in GRAMMAR.actions_of(move):
        if forbids := reasons.why_not(state, seat, action):
            return forbids
    return Paragraph.ONE_KIND_FOR_EACH_IMMUTO


@lru_cache(maxsize=KEPT_TEXTS)
def _move_of(actions: tuple[int, ...]) -> Move:
    """Kept like texts that were read: the same few moves are offered again and again."""
    first = actions[0]
    if first >= Action.PLACE:
        return Move.of(PLACE, [ingredient_id(action - Action.PLACE) for action in actions])
    for verb, action in ALONE.items():
        if first == action:
            return Move(verb)
    for spell, action in USES.items():
        if first == action:
            return Move.of(USE, [spell])
    way, card = divmod(first, CARDS)
    spell = list(TAKES)[way]
    return Move.of(TAKE, [card_id(card)], WITH if spell else "", [spell] if spell else [])


def _expect(move: Move, pieces: int) -> None:
    if len(move.pieces) != pieces:
        raise Unreadable(Message("malformed-pieces", {"verb": move.verb, "pieces": pieces}))


def _way_to_take(move: Move) -> int:
    """5.1, 6.2, 6.8  Without a spell, with Accio, or with the Accio that is not begun."""
    if not move.link:
        return Action.TAKE
    return _spell(" ".join(move.others), {spell: TAKES[spell] for spell in TAKES if spell})


def _spell(name: str, known: dict[str, Action]) -> int:
    if name not in known:
        spells = ", ".join(known)
        raise Unreadable(Message("malformed-spell", {"spell": shortened(name), "spells": spells}))
    return known[name]


def _card(name: str) -> int:
    if name not in CARD_OF:
        raise Unreadable(Message("malformed-card", {"card": shortened(name)}))
    return CARD_OF[name]


def _kinds(names: tuple[str, ...]) -> tuple[int, ...]:
    """12.6  In rising order."""
    if not 1 <= len(names) <= MOST_IMMUTO:
        raise Unreadable(Message("malformed-place"))
    for name in names:
        if name not in INGREDIENT_OF:
            kinds = ", ".join(INGREDIENT_OF)
            raise Unreadable(Message("malformed-kind", {"kind": shortened(name), "kinds": kinds}))
    return tuple(Action.PLACE + kind for kind in sorted(INGREDIENT_OF[name] for name in names))
