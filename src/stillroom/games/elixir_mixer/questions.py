"""What a seat is asked, with everything that a client needs to ask it well."""

from __future__ import annotations

from stillroom.games.decisions import Basket, Decision, DecisionKind, OpenMove
from stillroom.games.elixir_mixer import baskets, bonuses, moves, phrases, previews
from stillroom.games.elixir_mixer.game import GAME
from stillroom.games.elixir_mixer.ids import Action, Choice, Colour
from stillroom.games.elixir_mixer.moves import GRAMMAR
from stillroom.games.elixir_mixer.names import id_of
from stillroom.games.elixir_mixer.state import State
from stillroom.games.elixir_mixer.tables import HAND_LIMIT, MIXED_ELIXIR_SUM, VALUE
from stillroom.games.messages import Argument, Message
from stillroom.games.moves import Move
from stillroom.games.ways import open_actions
from stillroom.kernel import choices, seats

CHOICE_OF = {
    moves.TRADE: Choice.TRADE,
    moves.MIX: Choice.USE,
    moves.DISCARD: Choice.DISCARD,
}
"""What is asked in the middle of a move."""


def ask(state: State, seat: int) -> Decision:
    """The decision of a seat that owes one, between whole moves."""
    match choices.asked(state.players[seat].pending):
        case Choice.PICK:
            return ask_to_pick(state, seat)
        case Choice.MIX:
            return ask_to_mix(state, seat)
    return ask_to_discard(state, seat)


def ask_to_pick(state: State, seat: int) -> Decision:
    """3.1  Draw, take or trade."""
    closed = previews.closed_elixirs(state, seat)
    opened = [open_pick(state, seat, action, closed) for action in open_actions(GAME, state, seat)]
    completing = [
        open_move for open_move in opened if open_move.whole and completes(open_move.preview)
    ]
    return Decision(
        choice=id_of(Choice.PICK),
        kind=DecisionKind.PICK,
        prompt=Message("prompt-pick"),
        moves=opened,
        likely=(completing or opened)[0].text,
    )


def completes(preview: list[Message]) -> bool:
    """Whether a card would make an elixir possible."""
    return any(row.id == "preview-mixable" for row in preview)


def open_pick(state: State, seat: int, action: int, closed: list[previews.Closed]) -> OpenMove:
    """3.2, 3.4, 3.5  One of the picks, on the piece that it is done to; what a trade brings is not
    known yet."""
    move = GRAMMAR.move_of((action,))
    rows: list[Message] = []
    match move.verb:
        case "draw":
            piece = "draw-pile"
            rows = previews.rows_of_draw(state, seat)
        case "take":
            piece = f"market {move.pieces[0]}"
            rows = previews.rows_of_taking(state, seat, action - Action.TAKE, closed)
        case _:
            piece = f"hand {move.pieces[0]}"
    return OpenMove(
        text=move.text,
        words=phrases.words(state, move),
        pieces=[piece],
        whole=move.verb != moves.TRADE,
        preview=rows,
    )


def ask_to_mix(state: State, seat: int) -> Decision:
    """4.1, 5.7  Mix something, or end the turn; what brings most points is likely."""
    _, *mixes = open_actions(GAME, state, seat)
    gains = [Gain(state, seat, action) for action in mixes]
    possible = [gain.colour for gain in gains]
    opened = [gain.open_move(possible) for gain in gains]
    best = max(gains, key=lambda gain: gain.foresight.points, default=None)
    return Decision(
        choice=id_of(Choice.MIX),
        kind=DecisionKind.PICK,
        prompt=Message("prompt-mix" if mixes else "prompt-nothing-to-mix"),
        moves=[*opened, open_end_of_turn(state, seat, possible)],
        likely=best.move.text if best else moves.END_TURN,
    )


class Gain:
    """4.2  An elixir that can be mixed: in one way, which is then whole, or in several."""

    def __init__(self, state: State, seat: int, action: int) -> None:
        self._state = state
        self._ways = [GRAMMAR.move_of(way) for way in baskets.mixes(state, seat, action)]
        self._begun = GRAMMAR.move_of((action,))
        self.colour = phrases.colour_of_elixir(self._begun.pieces[0])
        self.is_whole = len(self._ways) == 1
        self.move = self._ways[0] if self.is_whole else self._begun
        self.foresight = previews.foreseen_of(state, seat, GRAMMAR.actions_of(self.move))

    def open_move(self, possible: list[int]) -> OpenMove:
        """The move, or its beginning with the best way; `possible` are all that can be mixed."""
        best = best_way(self._state, self._ways)
        return OpenMove(
            text=self.move.text,
            words=phrases.words(self._state, self.move),
            pieces=[f"elixir {self._begun.pieces[0]}"],
            whole=self.is_whole,
            preset=best.text,
            preset_words=phrases.words(self._state, best),
            preview=previews.rows_of_mix(self._state, self.colour, self.foresight, possible),
        )


def open_end_of_turn(state: State, seat: int, possible: list[int]) -> OpenMove:
    """6.1  The button says what could still be mixed, and how many cards have to go."""
    words = Message("move-end-turn")
    if possible:
        elixirs = phrases.alternatives([phrases.elixir_on_top(state, each) for each in possible])
        words = Message("move-end-turn-although", {"elixirs": elixirs})
    discards = state.players[seat].hand_size - HAND_LIMIT
    rows = [Message("preview-discards", {"cards": discards})] if discards > 0 else []
    return OpenMove(text=moves.END_TURN, words=words, pieces=["end-turn"], preview=rows)


def ask_to_discard(state: State, seat: int) -> Decision:
    """6.1  A basket of exactly so many cards."""
    found = [GRAMMAR.move_of(way) for way in baskets.discards(state, seat)]
    return fill(state, seat, Move(moves.DISCARD), found)


def best_way(state: State, found: list[Move]) -> Move:
    """5.6  Four cards where that earns a bonus card; else no wild card; else few cards."""
    return min(
        found, key=lambda way: (not earns_four(state, way), wild_cards(way), len(way.others))
    )


def earns_four(state: State, way: Move) -> bool:
    """5.6  Whether a mix earns the bonus card for four cards."""
    colour = phrases.colour_of_elixir(way.pieces[0])
    if colour == Colour.ANY or state.bonus_holder[bonuses.four_card_bonus(colour)]:
        return False
    return bonuses.has_used_four_cards(state, len(way.others))


def wild_cards(way: Move) -> int:
    """How many wild cards a mix spends."""
    return way.others.count("wild")


def fill(state: State, seat: int, begun: Move, found: list[Move]) -> Decision:
    """3.5, 4.2, 5.7, 6.1  The next card of a basket: every card that some whole move still has."""
    chosen = list(moves.cards_of(begun))
    following = {
        card
        for cards in map(moves.cards_of, found)
        for card in cards
        if cards.count(card) > chosen.count(card)
    }
    whole = {way.text for way in found}
    order = sorted(following, key=moves.CARDS.__getitem__)
    opened = [open_card(begun, card, whole) for card in order]
    preset = best_way(state, found).text if begun.verb == moves.MIX else None
    return Decision(
        choice=id_of(CHOICE_OF[begun.verb]),
        kind=DecisionKind.BASKET,
        prompt=prompt_for_basket(state, seat, begun, len(found)),
        moves=opened,
        likely=preset,
        basket=Basket(
            text=begun.text,
            chosen=chosen,
            have=amount(begun),
            need=amount(found[0]),
            ways=len(found),
        ),
    )


def open_card(begun: Move, card: str, whole: set[str]) -> OpenMove:
    """One card more; the table is told the whole basket, in the order of the rules."""
    cards = sorted([*moves.cards_of(begun), card], key=moves.CARDS.__getitem__, reverse=True)
    move = moves.with_cards(begun, cards)
    place = "market" if begun.verb == moves.TRADE else "hand"
    return OpenMove(
        text=move.text,
        words=phrases.cards([card])[0],
        pieces=[f"{place} {card}"],
        whole=move.text in whole,
    )


def amount(move: Move) -> int:
    """What a basket comes to: the number of cards of a discard, else their sum."""
    cards = moves.cards_of(move)
    if move.verb == moves.DISCARD:
        return len(cards)
    return sum(VALUE[moves.CARDS[card]] for card in cards)


def prompt_for_basket(state: State, seat: int, begun: Move, found: int) -> Message:
    """What is put together, how far it is, and how many ways are left."""
    arguments: dict[str, Argument] = {"have": amount(begun)}
    if begun.verb == moves.DISCARD:
        arguments["need"] = state.basket.owed
        return Message("prompt-discard", arguments, seats.next_seat(seat, state.seats))
    arguments["ways"] = found
    if begun.verb == moves.TRADE:
        arguments["card"] = phrases.cards(begun.pieces)[0]
        arguments["need"] = VALUE[moves.CARDS[begun.pieces[0]]]
        return Message("prompt-trade", arguments)
    colour = phrases.colour_of_elixir(begun.pieces[0])
    arguments["elixir"] = phrases.elixir_on_top(state, colour)
    arguments["need"] = MIXED_ELIXIR_SUM if colour == Colour.ANY else state.showing[colour]
    return Message("prompt-mix-cards", arguments)


def waits(state: State) -> Message:
    """What those are told who owe nothing now."""
    if state.over:
        return Message("prompt-over")
    match choices.asked(state.players[state.active_seat].pending):
        case Choice.PICK:
            return Message("prompt-other-picks", seat=state.active_seat)
        case Choice.MIX:
            return Message("prompt-other-mixes", seat=state.active_seat)
    return Message("prompt-other-discards", seat=state.active_seat)
