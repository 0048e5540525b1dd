"""Why an action is not open: the paragraph of rules.md that forbids it, as chapter * 100 + number.

Each answer follows the same questions as the offers of the chapters, and depends on nothing
that the seat could not know. A contract test holds the two together: 0 exactly where the mask
is open.
"""

from __future__ import annotations

from enum import IntEnum

from stillroom.games.glastonbury import actions, ending, placing, scoring, spells
from stillroom.games.glastonbury.ids import Action, Choice, Special
from stillroom.games.glastonbury.spells import NO_SPELL
from stillroom.games.glastonbury.state import State
from stillroom.games.kettles import ring
from stillroom.games.kettles.ring import LINE_AT, NO_LINE
from stillroom.kernel import choices
from stillroom.kernel.rules import rule


class Paragraph(IntEnum):
    """The paragraphs that forbid something."""

    NONE = 0
    TURNS_GO_CLOCKWISE = 307
    TAKE_FROM_THE_LINE = 501
    NO_CARD_AT_A_CORNER = 502
    ONE_SPELL_A_TURN = 601
    ACCIO_TAKES_FROM_THE_SQUARE = 602
    NOT_WITH_ACCIO = 603
    NO_ACCIO_AT_A_CORNER = 604
    DECLINATIO_AT_A_CORNER = 605
    NOT_AFTER_DECLINATIO = 606
    PLAY_ENDED = 801
    ONLY_THE_LAST_CARD = 805
    ENDED_BY_DECLINATIO = 809
    MATCH_ABANDONED = 811
    IMMUTO_TO_OWN_KINDS = 903
    BEGUN_AND_UNUSED = 1203
    LOOK_AND_BE_DONE = 1204
    KEEP_OR_REFUSE = 1205
    ONE_KIND_FOR_EACH_IMMUTO = 1206


@rule
def why_not(state: State, seat: int, action: int) -> int:
    """0 for an open action, else the paragraph that forbids it."""
    if state.over:
        return why_over(state)
    if state.is_placing:
        return why_not_place(state, seat, action)
    if seat != state.active_seat:
        return Paragraph.TURNS_GO_CLOCKWISE
    verb = actions.verb_of(action)
    match choices.asked(state.players[seat].pending):
        case Choice.TAKE:
            return why_not_take(state, seat, action)
        case Choice.CORNER:
            return why_not_at_corner(state, seat, verb)
        case Choice.LOOK:
            return Paragraph.NONE if verb == Action.DONE else Paragraph.LOOK_AND_BE_DONE
    is_answer = verb in (Action.KEEP, Action.REFUSE)
    return Paragraph.NONE if is_answer else Paragraph.KEEP_OR_REFUSE


@rule
def why_over(state: State) -> int:
    """8.1, 8.9, 8.11  What has ended play: an empty line, a Declinatio, or the limit of turns."""
    if not state.ended_by:
        return Paragraph.MATCH_ABANDONED
    if ending.empty_line(state.square) == NO_LINE:
        return Paragraph.ENDED_BY_DECLINATIO
    return Paragraph.PLAY_ENDED


@rule
def why_not_take(state: State, seat: int, action: int) -> int:
    """5.1, 6.1 - 6.6  A card of the line, or one of the square with Accio."""
    card = actions.object_of(action)
    verb = actions.verb_of(action)
    match verb:
        case Action.TAKE:
            return why_not_from_line(state, seat, card)
        case Action.ACCIO:
            spell = spells.next_to_use(state, seat, Special.ACCIO)
            return why_not_with_accio(state, card, spell, Paragraph.ACCIO_TAKES_FROM_THE_SQUARE)
        case Action.UNUSED_ACCIO:
            spell = spells.unused_beside_begun(state, seat, Special.ACCIO)
            return why_not_with_accio(state, card, spell, Paragraph.BEGUN_AND_UNUSED)
        case Action.DECLINATIO | Action.UNUSED_DECLINATIO:
            if state.used_declinatio:
                return Paragraph.ONE_SPELL_A_TURN
            return Paragraph.DECLINATIO_AT_A_CORNER
        case Action.STAY:
            return Paragraph.TAKE_FROM_THE_LINE
    return why_never_now(verb)


@rule
def why_not_from_line(state: State, seat: int, card: int) -> int:
    """5.1, 6.6  The card must lie on the line; after Declinatio some cards may not be taken."""
    cell = ring.cell_of_card(state.square, card)
    if not ring.is_on_line(cell, LINE_AT[state.players[seat].stop]):
        return Paragraph.TAKE_FROM_THE_LINE
    if state.used_declinatio and card >= Special.PERLUCEO:
        return Paragraph.NOT_AFTER_DECLINATIO
    return Paragraph.NONE


@rule
def why_not_with_accio(state: State, card: int, spell: int, without_spell: int) -> int:
    """6.1 - 6.3, 12.3  An Accio with a use left, and a card of the square that it can take."""
    if state.used_declinatio:
        return Paragraph.ONE_SPELL_A_TURN
    if spell == NO_SPELL:
        return without_spell
    if card >= Special.PERLUCEO:
        return Paragraph.NOT_WITH_ACCIO
    if ring.cell_of_card(state.square, card) < 0:
        return Paragraph.ACCIO_TAKES_FROM_THE_SQUARE
    return Paragraph.NONE


@rule
def why_not_at_corner(state: State, seat: int, verb: int) -> int:
    """5.2, 6.4, 6.5, 12.3  Use a Declinatio or stay; no card is taken from here."""
    match verb:
        case Action.DECLINATIO | Action.STAY:
            return Paragraph.NONE
        case Action.UNUSED_DECLINATIO:
            if spells.unused_beside_begun(state, seat, Special.DECLINATIO) == NO_SPELL:
                return Paragraph.BEGUN_AND_UNUSED
            return Paragraph.NONE
        case Action.TAKE:
            return Paragraph.NO_CARD_AT_A_CORNER
        case Action.ACCIO | Action.UNUSED_ACCIO:
            return Paragraph.NO_ACCIO_AT_A_CORNER
    return why_never_now(verb)


@rule
def why_never_now(verb: int) -> int:
    """8.5, 9.3, 12.4  Looking, keeping and placing have their own times."""
    match verb:
        case Action.DONE:
            return Paragraph.LOOK_AND_BE_DONE
        case Action.PLACE:
            return Paragraph.IMMUTO_TO_OWN_KINDS
    return Paragraph.ONLY_THE_LAST_CARD


@rule
def why_not_place(state: State, seat: int, action: int) -> int:
    """8.1, 8.9, 9.3, 12.6  Play has ended; an Immuto that is owed goes to a kind one has."""
    player = state.players[seat]
    kind = actions.object_of(action)
    if actions.verb_of(action) != Action.PLACE:
        return why_over(state)
    if player.places_owed == 0:
        return Paragraph.ONE_KIND_FOR_EACH_IMMUTO
    if placing.can_take_an_immuto(player, kind):
        return Paragraph.NONE
    if scoring.values_of_kind(player.cauldron, kind):
        return Paragraph.ONE_KIND_FOR_EACH_IMMUTO
    return Paragraph.IMMUTO_TO_OWN_KINDS
