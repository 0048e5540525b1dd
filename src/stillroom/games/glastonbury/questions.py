"""What a seat is asked, with everything that a client needs to ask it well."""

from __future__ import annotations

from functools import cache

from stillroom.games.decisions import Basket, Decision, DecisionKind, OpenMove
from stillroom.games.glastonbury import actions, moves, phrases, previews, spells
from stillroom.games.glastonbury.game import GAME
from stillroom.games.glastonbury.ids import Action, Choice, Special
from stillroom.games.glastonbury.moves import GRAMMAR
from stillroom.games.glastonbury.names import INGREDIENT_OF, card_id, id_of
from stillroom.games.glastonbury.placements import points_of_placements, whole_placements
from stillroom.games.glastonbury.spells import NO_SPELL
from stillroom.games.glastonbury.state import State
from stillroom.games.glastonbury.tables import CAULDRON_CARDS
from stillroom.games.kettles import ring
from stillroom.games.kettles.ring import CELLS_OF_A_LINE, GAP, LINE_AT, STOPS
from stillroom.games.messages import Argument, Message
from stillroom.games.moves import Move
from stillroom.games.ways import open_actions
from stillroom.kernel import choices

SIDE = STOPS // 4
"""2.5  So many stops from one corner to the next."""
READ_BACKWARDS = (1, 2)
"""2.6  The sides, clockwise from the north, from which a line is seen against the reading order."""
TAKE, EITHER_ACCIO = int(Action.TAKE), (int(Action.ACCIO), int(Action.UNUSED_ACCIO))
"""5.1, 6.8  What is added to the number of a card for each way to take it."""


def ask(state: State, seat: int) -> Decision:
    """The decision of a seat that owes one, between whole moves."""
    match choices.asked(state.players[seat].pending):
        case Choice.TAKE:
            return ask_to_take(state, seat)
        case Choice.CORNER:
            return ask_at_corner(state, seat)
        case Choice.LOOK:
            return ask_to_look()
        case Choice.LAST_CARD:
            return ask_to_keep(state, seat)
    return ask_to_place(state, seat)


# Taking


def ask_to_take(state: State, seat: int) -> Decision:
    """5.1, 6.2, 12.2  A card of the line, or any card with Accio; a corner is not likely next."""
    opened = [open_take(state, seat, action) for action in takes_in_order(state, seat)]
    going_on = [
        offer for offer in opened if "preview-next-corner" not in [row.id for row in offer.preview]
    ]
    return Decision(
        choice=id_of(Choice.TAKE),
        kind=DecisionKind.PICK,
        prompt=prompt_for_take(state, seat),
        moves=opened,
        likely=(going_on or opened)[0].text,
    )


def takes_in_order(state: State, seat: int) -> list[int]:
    """The cards of the line as they lie before the pawn, then those by Accio in reading order."""
    found = set(open_actions(GAME, state, seat))
    before = [state.square.cells[cell] for cell in cells_before(state.players[seat].stop)]
    by_line = [TAKE + card - 1 for card in before if card != GAP]
    by_accio = [
        accio + card - 1 for card in state.square.cells if card != GAP for accio in EITHER_ACCIO
    ]
    return [action for action in [*by_line, *by_accio] if action in found]


@cache
def cells_before(stop: int) -> tuple[int, ...]:
    """2.6  The cells of the line at a stop, the nearest to the pawn first."""
    line = LINE_AT[stop]
    cells = tuple(ring.cell_of_line(line, place) for place in range(CELLS_OF_A_LINE))
    return cells[::-1] if stop // SIDE in READ_BACKWARDS else cells


def open_take(state: State, seat: int, action: int) -> OpenMove:
    """5.1, 6.2  Taking a card, on that card and on the Accio that is used."""
    move = GRAMMAR.move_of((action,))
    foresight = previews.foreseen(state, seat, action)
    pieces = [f"card {move.pieces[0]}"]
    if move.others:
        unused = actions.verb_of(action) == Action.UNUSED_ACCIO
        pieces.append(spell_to_use(state, seat, Special.ACCIO, unused=unused))
    return OpenMove(
        text=move.text,
        words=phrases.words(state, move),
        pieces=pieces,
        preview=previews.rows_of_take(state, seat, move, foresight),
    )


def spell_to_use(state: State, seat: int, first: Special, *, unused: bool) -> str:
    """6.8  The piece of the Accio or the Declinatio that a move uses."""
    find = spells.unused_beside_begun if unused else spells.next_to_use
    place = find(state, seat, first)
    assert place != NO_SPELL, "6.1 only a spell with a use left is offered"
    return f"spell {card_id(state.spells[place].card - 1)}"


def prompt_for_take(state: State, seat: int) -> Message:
    """5.1, 6.2, 6.6  From which line, and what Accio and Declinatio change."""
    arguments: dict[str, Argument] = {"line": line_of(state, seat)}
    if state.used_declinatio:
        return Message("prompt-take-after-declinatio", arguments)
    if spells.next_to_use(state, seat, Special.ACCIO) != NO_SPELL:
        return Message("prompt-take-or-accio", arguments)
    return Message("prompt-take", arguments)


def line_of(state: State, seat: int) -> Message:
    """The line beside a pawn."""
    return phrases.line(LINE_AT[state.players[seat].stop])


# Corners


def ask_at_corner(state: State, seat: int) -> Decision:
    """6.5, 12.1  Walk on, or stay; who would end play by walking on is likely to stay."""
    *uses, stay = open_actions(GAME, state, seat)
    opened = [open_use(state, seat, action) for action in uses]
    going_on = [offer for offer in opened if not offer.preview]
    staying = open_stay(state, seat, stay)
    return Decision(
        choice=id_of(Choice.CORNER),
        kind=DecisionKind.CHOOSE,
        prompt=Message("prompt-corner"),
        moves=[*opened, staying],
        likely=[*going_on, staying][0].text,
    )


def open_use(state: State, seat: int, action: int) -> OpenMove:
    """6.5, 6.7, 8.9  Where the walk leads, the uses that are left, and whether play ends there."""
    unused = action == Action.UNUSED_DECLINATIO
    foresight = previews.foreseen(state, seat, action)
    arguments: dict[str, Argument] = {
        "steps": phrases.steps(foresight.steps),
        "line": phrases.line(LINE_AT[foresight.next_stop]),
        "uses": phrases.uses(foresight.uses),
    }
    return OpenMove(
        text=GRAMMAR.move_of((action,)).text,
        words=Message("move-walk-unused" if unused else "move-walk", arguments),
        pieces=[spell_to_use(state, seat, Special.DECLINATIO, unused=unused)],
        preview=[Message("preview-ends-by-declinatio")] if foresight.ends_play else [],
    )


def open_stay(state: State, seat: int, action: int) -> OpenMove:
    """5.2  No card now; where the next walk leads."""
    foresight = previews.foreseen(state, seat, action)
    return OpenMove(
        text=moves.STAY,
        words=Message("move-stay"),
        pieces=[moves.STAY],
        preview=[Message("preview-no-card"), *previews.rows_of_next_walk(foresight)],
    )


# Looking and the last card


def ask_to_look() -> Decision:
    """6.13, 6.14, 12.4  The cauldron lies open on the board until the player is done."""
    done = OpenMove(text=moves.DONE, words=Message("move-done"), pieces=[moves.DONE])
    return Decision(
        choice=id_of(Choice.LOOK),
        kind=DecisionKind.LOOK,
        prompt=Message("prompt-look"),
        moves=[done],
        likely=moves.DONE,
    )


def ask_to_keep(state: State, seat: int) -> Decision:
    """8.5, 8.7, 12.5  The last card; what it would be worth is left to memory."""
    card = choices.subject(state.players[seat].pending)
    named: dict[str, Argument] = {"card": phrases.card(card)}
    counts = [Message("preview-counts-as-used")] if card >= CAULDRON_CARDS else []
    keep = OpenMove(moves.KEEP, Message("move-keep-card", named), [moves.KEEP], preview=counts)
    leaves = [Message("preview-leaves-game")]
    refuse = OpenMove(
        moves.REFUSE, Message("move-refuse-card", named), [moves.REFUSE], preview=leaves
    )
    return Decision(
        choice=id_of(Choice.LAST_CARD),
        kind=DecisionKind.CHOOSE,
        prompt=Message("prompt-last-card", named),
        moves=[keep, refuse],
        likely=moves.KEEP,
    )


# Placing Immuto


def ask_to_place(state: State, seat: int) -> Decision:
    """9.3, 12.6, 12.7  A kind for each Immuto; what brings most points is suggested."""
    kinds = open_actions(GAME, state, seat)
    scored = Placements(state, seat, whole_placements(state.players[seat], kinds))
    first = [GRAMMAR.move_of((action,)) for action in kinds]
    two = state.players[seat].places_owed > 1
    return Decision(
        choice=id_of(Choice.PLACE),
        kind=DecisionKind.PICK,
        prompt=Message("prompt-place-two" if two else "prompt-place"),
        moves=[scored.open_move(move, two=two) for move in first],
        likely=scored.best(),
    )


class Placements:
    """9.4, 9.5  Whole placements with the points of the own ingredients."""

    def __init__(self, state: State, seat: int, found: list[Move]) -> None:
        self._points = points_of_placements(state, seat, found)

    def best(self) -> str:
        """12.7  The placement with most points; of several, the first."""
        return max(self._points, key=self._points.__getitem__).text

    def open_move(self, move: Move, *, two: bool) -> OpenMove:
        """A kind for the one Immuto, for both of two, or for the first of two."""
        kind = INGREDIENT_OF[move.pieces[0]]
        whole = move in self._points
        if not whole:
            words = Message("move-place-begun", {"ingredient": phrases.ingredient(kind)})
            most = max(self._points[way] for way in self._points if move.pieces[0] in way.pieces)
            row = Message("preview-points-at-best", {"points": most})
        else:
            words = phrases.words_of_placement([kind, kind] if two else [kind])
            row = self.row_of(move)
        piece = f"kind {move.pieces[0]}"
        return OpenMove(move.text, words, [piece], whole=whole, preview=[row])

    def row_of(self, way: Move) -> Message:
        """What the own ingredients bring with a placement."""
        return Message("preview-points", {"points": self._points[way]})


def fill(state: State, seat: int, begun: Move, found: list[Move]) -> Decision:
    """9.5, 12.6  The kind for the other Immuto, whichever of the two is named first."""
    scored = Placements(state, seat, found)
    [chosen] = begun.pieces
    opened = [
        OpenMove(
            text=way.text,
            words=phrases.words(state, way),
            pieces=[f"kind {other_of(way, chosen)}"],
            preview=[scored.row_of(way)],
        )
        for way in sorted(found, key=lambda way: INGREDIENT_OF[other_of(way, chosen)])
    ]
    named = phrases.ingredient(INGREDIENT_OF[chosen])
    return Decision(
        choice=id_of(Choice.PLACE),
        kind=DecisionKind.BASKET,
        prompt=Message("prompt-place-second", {"ingredient": named}),
        moves=opened,
        likely=scored.best(),
        basket=Basket(text=begun.text, chosen=[chosen], have=1, need=2, ways=len(found)),
    )


def other_of(way: Move, chosen: str) -> str:
    """The kind beside one that is chosen; a kind that is named alone stands for both."""
    first, last = way.pieces[0], way.pieces[-1]
    return last if first == chosen else first


# Waiting


def waits(state: State) -> Message:
    """What those are told who owe nothing now."""
    if state.over:
        return Message("prompt-over")
    first, *others = [seat for seat in range(state.seats) if state.waiting[seat]]
    match choices.asked(state.players[first].pending):
        case Choice.TAKE:
            return Message("prompt-other-takes", {"line": line_of(state, first)}, first)
        case Choice.CORNER:
            return Message("prompt-other-at-corner", seat=first)
        case Choice.LOOK:
            return Message("prompt-other-looks", seat=first)
        case Choice.LAST_CARD:
            return Message("prompt-other-keeps", seat=first)
    if others:
        return Message("prompt-others-place")
    return Message("prompt-other-places", seat=first)
