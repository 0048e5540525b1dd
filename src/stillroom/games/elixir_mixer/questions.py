"""What a seat is asked, with everything that a client needs to ask it well."""

from __future__ import annotations

from collections import Counter

from stillroom.games.decisions import Basket, Decision, DecisionKind, OpenMove
from stillroom.games.elixir_mixer import bonuses, moves, phrases, previews
from stillroom.games.elixir_mixer.game import GAME
from stillroom.games.elixir_mixer.ids import Action, Choice, Colour
from stillroom.games.elixir_mixer.moves import GRAMMAR
from stillroom.games.elixir_mixer.names import id_of
from stillroom.games.elixir_mixer.state import State
from stillroom.games.elixir_mixer.tables import MIXED_ELIXIR_SUM, VALUE
from stillroom.games.messages import Argument, Message
from stillroom.games.moves import Move
from stillroom.games.ways import open_actions, ways
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
    opened = [open_pick(state, seat, action) for action in open_actions(GAME, state, seat)]
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


def open_pick(state: State, seat: int, action: int) -> OpenMove:
    """3.2, 3.4, 3.5  One of the picks, on the piece that it is done to."""
    move = GRAMMAR.move_of((action,))
    foresight = previews.foreseen(state, seat, action)
    match move.verb:
        case "draw":
            pieces = ["draw-pile"]
        case "take":
            pieces = [f"market {move.pieces[0]}"]
        case _:
            pieces = [f"hand {move.pieces[0]}"]
    return OpenMove(
        text=move.text,
        words=phrases.words(state, move),
        pieces=pieces,
        whole=move.verb != moves.TRADE,
        preview=previews.rows(state, seat, Colour.ANY, foresight),
    )


def ask_to_mix(state: State, seat: int) -> Decision:
    """4.1, 5.7  Mix something, or end the turn; what brings most points is likely."""
    _, *mixes = open_actions(GAME, state, seat)
    gains = [Gain(state, seat, action) for action in mixes]
    opened = [gain.open_move() for gain in gains]
    best = max(gains, key=lambda gain: gain.foresight.points, default=None)
    return Decision(
        choice=id_of(Choice.MIX),
        kind=DecisionKind.PICK,
        prompt=Message("prompt-mix" if mixes else "prompt-nothing-to-mix"),
        moves=[*opened, open_end_of_turn(state, seat)],
        likely=best.move.text if best else moves.END_TURN,
    )


class Gain:
    """4.2  An elixir that can be mixed: in one way, which is then whole, or in several."""

    def __init__(self, state: State, seat: int, action: int) -> None:
        self._state = state
        self._seat = seat
        self._ways = ways_from(state, seat, (action,))
        self._begun = GRAMMAR.move_of((action,))
        self.is_whole = len(self._ways) == 1
        self.move = self._ways[0] if self.is_whole else self._begun
        self.foresight = previews.foreseen_of(state, seat, GRAMMAR.actions_of(self.move))

    def open_move(self) -> OpenMove:
        """The move, or its beginning with the best way."""
        colour = phrases.colour_of_elixir(self._begun.pieces[0])
        best = best_way(self._state, self._ways)
        return OpenMove(
            text=self.move.text,
            words=phrases.words(self._state, self.move),
            pieces=[f"elixir {self._begun.pieces[0]}"],
            whole=self.is_whole,
            preset=best.text,
            preset_words=phrases.words(self._state, best),
            preview=previews.rows(self._state, self._seat, colour, self.foresight),
        )


def open_end_of_turn(state: State, seat: int) -> OpenMove:
    """6.1  The button says what could still be mixed, and how many cards have to go."""
    words = Message("move-end-turn")
    if possible := previews.openings(state, seat):
        elixirs = phrases.alternatives(possible)
        words = Message("move-end-turn-although", {"elixirs": elixirs})
    discards = previews.foreseen(state, seat, Action.END_TURN).discards
    rows = [Message("preview-discards", {"cards": discards})] if discards else []
    return OpenMove(text=moves.END_TURN, words=words, pieces=["end-turn"], preview=rows)


def ask_to_discard(state: State, seat: int) -> Decision:
    """6.1  A basket of exactly so many cards."""
    begun = Move(moves.DISCARD)
    return fill(state, seat, begun, ways_from(state, seat, ()))


def ways_from(state: State, seat: int, begun: tuple[int, ...]) -> list[Move]:
    """All whole moves that begin with some actions."""
    return [GRAMMAR.move_of(way) for way in ways(GAME, moves.unfinished, state, seat, begun)]


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
    counted = Counter(chosen)
    following = Counter[str]()
    for way in found:
        following |= Counter(moves.cards_of(way)) - counted
    order = sorted(following, key=moves.CARDS.__getitem__)
    opened = [open_card(begun, card, found) for card in order]
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


def open_card(begun: Move, card: str, found: list[Move]) -> OpenMove:
    """One card more; the table is told the whole basket, in the order of the rules."""
    chosen = Counter([*moves.cards_of(begun), card])
    cards = sorted(chosen.elements(), key=moves.CARDS.__getitem__, reverse=True)
    move = moves.with_cards(begun, cards)
    place = "market" if begun.verb == moves.TRADE else "hand"
    return OpenMove(
        text=move.text,
        words=phrases.cards([card])[0],
        pieces=[f"{place} {card}"],
        whole=any(Counter(moves.cards_of(way)) == chosen for way in found),
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
