"""Drafts: moves that show nothing new are tried, and nothing is stored."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import permutations

import pytest

from stillroom.games.decisions import Decision, DecisionKind
from stillroom.games.moves import Move
from stillroom.match.errors import (
    CannotDraft,
    IllegalMove,
    MalformedMove,
    MatchError,
    MatchOver,
    WrongSeat,
)
from stillroom.match.match import Match
from stillroom.match.view import Draft
from tests.cases import for_each
from tests.games.elixir_mixer.table import Table
from tests.match.tables import at, begun, everything, play_on, refused, sealed, without_dice

SIX = ["blue-1", "blue-2", "blue-3", "green-1", "green-2", "green-3"]
SEVEN_CARDS = ["red-1", "red-2", "red-3", "red-4", "red-5", "red-6", "red-7"]


def scales() -> Table:
    """Purple 6 can be traded in four ways, red 5 in none."""
    market = ["blue-6", "blue-3", "green-3", "yellow-2", "yellow-4", "purple-7"]
    return Table(hand=["purple-6", "red-1"], hands={1: ["red-2"]}, market=market)


def tried(match: Match, *moves: str) -> Draft:
    """A draft of the seat whose turn it is; the match is as it was."""
    before = everything(match)
    draft = match.draft(match.waiting[0], moves)
    assert everything(match) == before, "a draft changes nothing"
    return draft


def asked(draft: Draft) -> Decision:
    assert draft.view.decision is not None
    return draft.view.decision


def offered(draft: Draft) -> list[str]:
    """The cards that can come next."""
    return [move.pieces[0] for move in asked(draft).moves]


def test_whole_moves_are_tried_one_after_the_other() -> None:
    table = Table(hand=["red-4", "red-6", "blue-1"], market=[*SIX, "blue-7"])
    draft = tried(at(table), "take blue-7", "mix red with red-4 red-6")
    assert draft.whole
    assert draft.moves == ["take blue-7", "mix red with red-6 red-4"]
    assert draft.view.board.seats[0].hand == ["blue-1", "blue-7"]
    assert draft.view.board.seats[0].elixirs == ["red-10"]
    assert draft.view.board.showing["red"] == 11
    assert asked(draft).choice == "mix"

    match = at(table)
    match.play_all(0, draft.moves)
    assert match.view(0).board == draft.view.board
    assert match.view(0).prompt == draft.view.prompt


def test_a_draft_may_be_empty() -> None:
    match = begun()
    draft = tried(match)
    assert (draft.moves, draft.whole) == ([], True)
    assert draft.view == match.view(0)


@pytest.mark.parametrize("build", [begun, sealed])
def test_what_was_tried_can_be_played_as_it_was_shown(build: Callable[[int], Match]) -> None:
    """Over random matches: a draft of one move is what playing that move comes to."""
    match = build(3)
    chooser = random.Random(5)
    compared = 0
    for step in range(36):
        seat = match.waiting[0]
        for move in chooser.sample(match.moves(seat), k=2) if len(match.moves(seat)) > 1 else []:
            try:
                draft = tried(match, move.text)
            except CannotDraft:
                continue
            assert draft.whole
            copy = Match.from_record(match.record())
            copy.play(seat, move)
            shown, then = draft.view, copy.view(seat)
            assert (shown.board, shown.prompt, shown.waiting) == (
                then.board,
                then.prompt,
                then.waiting,
            )
            compared += 1
        play_on(match, 1, seed=step)
    assert compared > 15


@for_each(
    ("table", "moves"),
    [
        (Table(hand=["red-1", "red-2"]), ["draw"]),
        (Table(hand=["red-1", "red-2"], market=SIX), ["take blue-1", "end-turn"]),
        (Table(choice="mix", hand=["red-1", "red-2"], market=SIX[1:]), ["end-turn"]),
        (Table(hand=[], market=SIX), ["take blue-1"]),
        (
            Table(choice="mix", hand=SEVEN_CARDS, market=SIX[:3]),
            ["end-turn", "discard red-1 red-2"],
        ),
        (Table(choice="mix", hand=["red-4", "red-6"], market=[]), ["mix red with red-4 red-6"]),
    ],
)
def test_what_rolls_dice_cannot_be_tried(table: Table, moves: list[str]) -> None:
    match = at(table)
    with refused(match, CannotDraft):
        match.draft(0, moves)
    match.play_all(0, moves)


def test_an_end_of_turn_without_any_roll_can_be_tried() -> None:
    """With six cards in the market nothing is turned up."""
    match = at(Table(choice="mix", hand=["red-1", "red-2"], market=SIX))
    draft = tried(match, "end-turn")
    assert draft.whole
    assert draft.view.waiting == [1]
    assert draft.view.decision is None
    assert draft.view.prompt.id == "prompt-other-picks"
    with refused(match, WrongSeat):
        match.draft(0, ["end-turn", "draw"])


# --- baskets


def test_a_trade_is_put_together_card_by_card() -> None:
    match = at(scales())
    draft = tried(match, "trade purple-6")
    assert (draft.whole, draft.moves) == (False, ["trade purple-6"])
    decision = asked(draft)
    assert decision.kind == DecisionKind.BASKET
    assert decision.basket is not None
    assert (decision.basket.have, decision.basket.need, decision.basket.ways) == (0, 6, 3)
    assert set(offered(draft)) == {
        "market blue-6",
        "market blue-3",
        "market green-3",
        "market yellow-2",
        "market yellow-4",
    }
    whole = {move.text for move in decision.moves if move.whole}
    assert whole == {"trade purple-6 for blue-6"}

    draft = tried(match, "trade purple-6 for blue-3")
    basket = asked(draft).basket
    assert basket is not None
    assert (basket.chosen, basket.have, basket.ways) == (["blue-3"], 3, 1)
    assert offered(draft) == ["market green-3"]
    assert asked(draft).moves[0].whole

    draft = tried(match, "trade purple-6 for blue-3 green-3")
    assert draft.whole
    assert draft.view.decision is None or draft.view.decision.basket is None


def test_the_view_of_a_begun_move_is_the_table_as_it_is() -> None:
    match = at(scales())
    draft = tried(match, "trade purple-6 for blue-3")
    assert draft.view.board == match.view(0).board
    assert asked(draft).number == match.decision(0)


def test_cards_lie_in_a_basket_in_any_order() -> None:
    table = Table(choice="mix", hand=["red-1", "red-2", "red-3", "red-4", "wild", "red-6"])
    for cards in permutations(["red-1", "wild", "red-2"]):
        draft = tried(at(table), f"mix red with {' '.join(cards)}")
        assert draft.moves == ["mix red with wild red-2 red-1"]
        basket = asked(draft).basket
        assert basket is not None
        assert (basket.have, basket.need, basket.ways) == (7, 10, 1)
        assert offered(draft) == ["hand red-3"]


def test_two_cards_of_a_kind_are_counted() -> None:
    table = Table(choice="mix", hand=["red-5", "red-5", "red-1"])
    draft = tried(at(table), "mix red with red-5")
    assert offered(draft) == ["hand red-5"]
    assert tried(at(table), "mix red with red-5 red-5").whole
    with refused(at(table), IllegalMove):
        at(table).draft(0, ["mix red with red-5 red-5 red-5"])


def test_a_discard_is_a_basket_of_a_number_of_cards() -> None:
    table = Table(choice="mix", hand=SEVEN_CARDS, market=SIX)
    match = at(table)
    draft = tried(match, "end-turn")
    basket = asked(draft).basket
    assert basket is not None
    assert (basket.have, basket.need, basket.ways) == (0, 2, 21)
    draft = tried(match, "end-turn", "discard")
    assert asked(draft).basket == basket
    draft = tried(match, "end-turn", "discard red-1")
    basket = asked(draft).basket
    assert basket is not None
    assert (draft.whole, basket.have, basket.need, basket.ways) == (False, 1, 2, 6)
    assert len(offered(draft)) == 6
    assert all(move.whole for move in asked(draft).moves)
    assert tried(match, "end-turn", "discard red-1 red-7").whole


def test_only_the_last_move_may_be_only_begun() -> None:
    match = at(Table(hand=["red-4", "red-6", "blue-1"], market=[*SIX, "blue-7"]))
    draft = tried(match, "take blue-7", "mix red")
    assert (draft.whole, draft.moves) == (False, ["take blue-7", "mix red"])
    with refused(match, IllegalMove):
        match.draft(0, ["take blue-7", "mix red", "end-turn"])


@for_each(
    ("move", "error"),
    [
        ("trade purple-6 for blue-3 yellow-4", IllegalMove),
        ("trade purple-6 for blue-3 blue-3", IllegalMove),
        ("trade purple-6 for purple-7", IllegalMove),
        ("trade purple-6 for red-2", IllegalMove),
        ("trade red-1", IllegalMove),
        ("trade red-2", IllegalMove),
        ("mix red", IllegalMove),
        ("discard", IllegalMove),
        ("discard red-1", IllegalMove),
        ("end-turn", IllegalMove),
        ("take red-2", IllegalMove),
        ("trade", MalformedMove),
        ("mix", MalformedMove),
        ("", MalformedMove),
    ],
)
def test_what_can_lead_nowhere_cannot_be_tried(move: str, error: type[MatchError]) -> None:
    match = at(scales())
    with refused(match, error):
        match.draft(0, [move])


def test_who_is_not_asked_has_nothing_to_try() -> None:
    match = begun()
    with refused(match, WrongSeat):
        match.draft(1, ["draw"])
    over = at(Table(choice="mix", hand=["red-4", "red-6"], options={"turn_limit": 1}))
    over.play(0, "end-turn")
    with refused(over, MatchOver):
        over.draft(0, [])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_open_move_can_be_followed_to_a_whole_one(seats: int) -> None:
    """From what a view offers, card by card, to a move that is played: never a dead end."""
    match = begun(seats, seed=seats)
    chooser = random.Random(seats)
    baskets = 0
    for _ in range(60):
        seat = match.waiting[0]
        decision = match.view(seat).decision
        assert decision is not None
        texts = {move.text for move in match.moves(seat)}
        assert decision.likely is None or is_playable(match, seat, decision.likely)
        for offer in decision.moves:
            assert offer.whole == (offer.text in texts)
            assert offer.preset is None or offer.preset in texts
        offer = chooser.choice(decision.moves)
        while not offer.whole:
            baskets += 1
            following = asked(tried(match, offer.text))
            assert following.basket is not None
            assert following.basket.ways == ways_through(match, seat, offer.text)
            offer = chooser.choice(following.moves)
        match.play(seat, offer.text, decision=decision.number)
    assert baskets > 5


def is_playable(match: Match, seat: int, text: str) -> bool:
    """Whether a move is whole and open, or the beginning of one that is."""
    if text in {move.text for move in match.moves(seat)}:
        return True
    return not match.draft(seat, [text]).whole


def ways_through(match: Match, seat: int, text: str) -> int:
    """How many whole moves have all the cards of a begun one, counted the long way."""
    begun_move = Move(text)

    def basket(move: Move) -> list[str]:
        return list(move.pieces if move.verb == "discard" else move.others)

    def fits(move: Move) -> bool:
        if move.verb != begun_move.verb:
            return False
        if move.verb != "discard" and move.pieces != begun_move.pieces:
            return False
        left = basket(move)
        for card in basket(begun_move):
            if card not in left:
                return False
            left.remove(card)
        return True

    return sum(fits(move) for move in match.moves(seat))


def test_a_draft_is_not_part_of_the_match() -> None:
    match = begun()
    tried(match, "take red-1")
    match.play(0, "take blue-3", decision=1)
    assert [row.move for row in match.record().rows] == ["take blue-3"]
    fresh = begun()
    fresh.play(0, "take blue-3")
    assert without_dice(fresh.position()) == without_dice(match.position())
