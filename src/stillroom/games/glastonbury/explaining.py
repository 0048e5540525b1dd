"""Why a move is not open, in words: the reason behind a paragraph, from what the seat may know."""

from __future__ import annotations

from stillroom.games.glastonbury import moves, phrases, scoring, spells
from stillroom.games.glastonbury.ids import Choice, Special
from stillroom.games.glastonbury.names import CARD_OF, INGREDIENT_OF
from stillroom.games.glastonbury.reasons import Paragraph
from stillroom.games.glastonbury.spells import NO_SPELL
from stillroom.games.glastonbury.state import State
from stillroom.games.kettles import ring
from stillroom.games.kettles.ring import LINE_AT, LINES
from stillroom.games.messages import Argument, Message
from stillroom.games.moves import Move
from stillroom.kernel import choices

ABOUT_IMMUTO = (Paragraph.IMMUTO_TO_OWN_KINDS, Paragraph.ONE_KIND_FOR_EACH_IMMUTO)
ABOUT_A_QUESTION = (
    Paragraph.LOOK_AND_BE_DONE,
    Paragraph.KEEP_OR_REFUSE,
    Paragraph.ONLY_THE_LAST_CARD,
)


def explain(state: State, seat: int, move: Move, paragraph: int) -> Message:
    """The reason for which a paragraph forbids a move; the state is that before the move."""
    if paragraph in ABOUT_IMMUTO:
        return explain_placement(state, seat, move)
    if paragraph in ABOUT_A_QUESTION:
        return explain_question(state, seat)
    match paragraph:
        case Paragraph.TURNS_GO_CLOCKWISE:
            return Message("why-not-your-turn", seat=state.active_seat)
        case Paragraph.PLAY_ENDED | Paragraph.ENDED_BY_DECLINATIO if is_to_place(state, seat):
            return Message("why-place-first")
        case Paragraph.PLAY_ENDED | Paragraph.ENDED_BY_DECLINATIO | Paragraph.MATCH_ABANDONED:
            return Message("why-play-ended" if state.is_placing else "why-match-over")
        case Paragraph.TAKE_FROM_THE_LINE:
            return explain_line(state, seat, move)
        case Paragraph.NO_CARD_AT_A_CORNER:
            return Message("why-no-card-at-corner")
    return explain_spell(state, seat, move, paragraph)


def is_to_place(state: State, seat: int) -> bool:
    """12.7  Whether a seat still has to add an Immuto to a kind."""
    return bool(state.is_placing and state.waiting[seat])


def explain_line(state: State, seat: int, move: Move) -> Message:
    """5.1  A card must be taken; where a card lies that is not on the line beside the pawn."""
    line = phrases.line(LINE_AT[state.players[seat].stop])
    if move.verb == moves.STAY:
        return Message("why-take-a-card", {"line": line})
    card = CARD_OF[move.pieces[0]]
    cell = ring.cell_of_card(state.square, card)
    arguments: dict[str, Argument] = {"card": phrases.card(card)}
    if cell < 0:
        return Message("why-not-in-square", arguments)
    there = [number for number in range(LINES) if ring.is_on_line(cell, number)]
    arguments |= {"line": line, "other": phrases.lines(there)}
    return Message("why-other-line", arguments)


def explain_spell(state: State, seat: int, move: Move, paragraph: int) -> Message:
    """6.1 - 6.6, 12.3  What Accio and Declinatio allow."""
    named: dict[str, Argument] = {}
    if move.verb == moves.TAKE:
        named["card"] = phrases.card(CARD_OF[move.pieces[0]])
    match paragraph:
        case Paragraph.ONE_SPELL_A_TURN:
            return Message("why-one-spell")
        case Paragraph.NO_ACCIO_AT_A_CORNER:
            return Message("why-no-accio-at-corner")
        case Paragraph.DECLINATIO_AT_A_CORNER:
            return Message("why-not-at-corner")
        case Paragraph.NOT_WITH_ACCIO:
            return Message("why-not-with-accio", named)
        case Paragraph.NOT_AFTER_DECLINATIO:
            return Message("why-not-after-declinatio", named)
        case Paragraph.ACCIO_TAKES_FROM_THE_SQUARE:
            if spells.next_to_use(state, seat, Special.ACCIO) == NO_SPELL:
                return Message("why-no-accio")
            return Message("why-not-in-square", named)
    return Message("why-not-begun-and-unused")


def explain_question(state: State, seat: int) -> Message:
    """8.5, 12.4, 12.5  What is asked now, and what is not asked now."""
    pending = state.players[seat].pending
    match choices.asked(pending):
        case Choice.LOOK:
            return Message("why-look-first")
        case Choice.LAST_CARD:
            card = phrases.card(choices.subject(pending))
            return Message("why-keep-or-refuse", {"card": card})
    return Message("why-not-asked")


def explain_placement(state: State, seat: int, move: Move) -> Message:
    """9.3, 12.6  Immuto are added after the end, to kinds of the own cauldron, one for each."""
    player = state.players[seat]
    if not state.is_placing:
        return Message("why-place-later")
    if not player.places_owed:
        return Message("why-nothing-to-place")
    for name in move.pieces:
        kind = INGREDIENT_OF[name]
        if not scoring.values_of_kind(player.cauldron, kind):
            return Message("why-not-in-cauldron", {"ingredient": phrases.ingredient(kind)})
    chosen = len(move.pieces)
    if chosen == player.places_owed:
        once = Move.of(moves.PLACE, move.pieces[:1])
        named = phrases.ingredient(INGREDIENT_OF[move.pieces[0]])
        return Message("why-named-once", {"ingredient": named, "move": once.text})
    return Message("why-place-so-many", {"owed": player.places_owed, "chosen": chosen})
