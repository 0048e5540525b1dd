"""What a seat is asked: prompts, kinds of decision, what is likely, previews and presets."""

from __future__ import annotations

import pytest

from stillroom.games.decisions import Decision, DecisionKind, OpenMove
from stillroom.games.elixir_mixer.questions import ask, fill, waits
from stillroom.games.messages import Message
from stillroom.games.moves import Move
from stillroom.match.match import Match
from stillroom.match.words import LANGUAGES, words_of
from tests.cases import for_each
from tests.games.elixir_mixer.table import Table

GAME = "elixir-mixer"
NAMES = ["Anise", "Borage", "Clove", "Dill"]
SIX = ["blue-1", "blue-2", "blue-3", "green-1", "green-2", "green-3"]
FIVE_OR_THREE = ["red-1", "red-1", "red-2", "red-2", "wild", "red-7"]
"""Red 10 from five cards or from three."""
FOUR_COLOURS = ["blue-10", "purple-10", "green-10", "yellow-10"]


def asked(table: Table) -> Decision:
    return ask(table.state, table.active)


def say(message: Message, reader: int | None = 0) -> str:
    """A message in English; it must have words in every language."""
    assert all(words_of(GAME, language).say(message, NAMES, reader) for language in LANGUAGES)
    return words_of(GAME).say(message, NAMES, reader)


def move_on(decision: Decision, piece: str) -> OpenMove:
    """The one move that lives on a piece."""
    [found] = [move for move in decision.moves if piece in move.pieces]
    return found


def rows(move: OpenMove) -> list[str]:
    """What a move is known to bring, such as ``points 2`` or ``mixable red 10``."""
    assert all(say(row) for row in move.preview)
    return [in_short(row).removeprefix("preview-") for row in move.preview]


def in_short(message: Message) -> str:
    """A message by its name and its arguments, whatever its words are."""
    arguments = message.arguments.values()
    inner = [
        part for value in arguments for part in (value if isinstance(value, list) else [value])
    ]
    told = [in_short(part) if isinstance(part, Message) else str(part) for part in inner]
    if message.id in ("card", "bonus"):
        return " ".join(told)
    return " ".join([message.id, *told])


# --- picking


def test_picking_is_a_pick_of_the_pile_a_market_card_or_a_hand_card() -> None:
    table = Table(hand=["red-5", "red-1"], market=["blue-2", "blue-3", "green-7"])
    decision = asked(table)
    assert (decision.choice, decision.kind) == ("pick", DecisionKind.PICK)
    assert decision.prompt.id == "prompt-pick"
    assert decision.basket is None
    offers = [(move.text, move.pieces, move.whole) for move in decision.moves]
    assert offers == [
        ("draw", ["draw-pile"], True),
        ("take blue-2", ["market blue-2"], True),
        ("take blue-3", ["market blue-3"], True),
        ("take green-7", ["market green-7"], True),
        ("trade red-5", ["hand red-5"], False),
    ]
    assert [in_short(move.words) for move in decision.moves] == [
        "move-draw",
        "move-take blue 2",
        "move-take blue 3",
        "move-take green 7",
        "move-trade-begun red 5",
    ]


def test_two_cards_of_a_kind_are_one_move() -> None:
    table = Table(hand=["red-5", "red-5"], market=["blue-5", "blue-5"])
    assert [move.text for move in asked(table).moves] == ["draw", "take blue-5", "trade red-5"]


@pytest.mark.rules("3.3")
def test_with_both_piles_empty_drawing_is_not_offered() -> None:
    table = Table(hand=["red-5"], draw_pile=[], rest="market")
    assert "draw" not in [move.text for move in asked(table).moves]


def test_a_card_says_which_elixir_it_makes_possible_and_is_likely() -> None:
    table = Table(hand=["red-4", "blue-1"], market=["green-1", "red-6", "yellow-1"])
    decision = asked(table)
    assert rows(move_on(decision, "market red-6")) == ["mixable red 10"]
    assert rows(move_on(decision, "market green-1")) == []
    assert decision.likely == "take red-6"


def test_what_can_be_mixed_anyway_is_not_made_possible_by_a_card() -> None:
    """Red 10 can be mixed before the pick; yellow 1 and an unknown card change nothing."""
    table = Table(hand=["red-4", "red-6", "blue-4"], market=["yellow-1", "blue-6"])
    decision = asked(table)
    assert rows(move_on(decision, "draw-pile")) == []
    assert rows(move_on(decision, "market yellow-1")) == []
    assert rows(move_on(decision, "market blue-6")) == ["mixable blue 10"]
    assert decision.likely == "take blue-6"


def test_a_card_may_make_the_mixed_elixir_possible() -> None:
    table = Table(hand=["red-7", "blue-6"], market=["green-4"])
    assert rows(move_on(asked(table), "market green-4")) == ["mixable mixed-elixir"]
    table = Table(hand=["red-7", "blue-6"], market=["green-4"], bonuses={"mixed-elixir": 1})
    assert rows(move_on(asked(table), "market green-4")) == []


def test_a_draw_never_tells_what_will_come() -> None:
    table = Table(hand=["red-4"], draw_pile=["red-6"], rest="discard_pile", market=[])
    assert rows(move_on(asked(table), "draw-pile")) == []


@pytest.mark.rules("4.1")
def test_a_pick_that_ends_the_turn_says_so() -> None:
    table = Table(hand=[], market=SIX)
    decision = asked(table)
    assert rows(move_on(decision, "draw-pile")) == ["ends-turn"]
    assert rows(move_on(decision, "market blue-1")) == ["ends-turn"]
    assert rows(move_on(asked(Table(hand=["red-1"], market=SIX)), "market blue-1")) == []


# --- mixing


def test_mixing_is_a_pick_of_an_elixir_or_the_end_of_the_turn() -> None:
    table = Table(choice="mix", hand=["red-4", "red-6", "blue-1"])
    decision = asked(table)
    assert (decision.choice, decision.kind) == ("mix", DecisionKind.PICK)
    assert decision.prompt.id == "prompt-mix"
    mix, end = decision.moves
    assert (mix.text, mix.pieces, mix.whole) == ("mix red with red-6 red-4", ["elixir red"], True)
    assert (end.text, end.pieces, end.whole) == ("end-turn", ["end-turn"], True)
    assert in_short(mix.words) == "move-mix red 10 red 6 red 4"
    assert decision.likely == mix.text


def test_where_nothing_can_be_mixed_the_prompt_says_so() -> None:
    table = Table(choice="mix", hand=["red-4", "blue-1"])
    decision = asked(table)
    assert decision.prompt.id == "prompt-nothing-to-mix"
    assert [move.text for move in decision.moves] == ["end-turn"]
    assert decision.likely == "end-turn"
    assert in_short(decision.moves[0].words) == "move-end-turn"


def test_an_elixir_with_several_ways_is_a_beginning_with_a_preset() -> None:
    table = Table(
        choice="mix", hand=["red-4", "red-6", "red-3", "red-7"], bonuses={"mixed-elixir": 1}
    )
    mix = move_on(asked(table), "elixir red")
    assert (mix.text, mix.whole) == ("mix red", False)
    assert in_short(mix.words) == "move-mix-begun red 10"
    assert mix.preset in ("mix red with red-6 red-4", "mix red with red-7 red-3")


PRESETS = [
    # no wild card where it can be spared
    (["red-6", "red-4", "wild"], {"four-red": 1}, {}, ["red-6", "red-4"]),
    (["red-1", "red-2", "red-7", "red-3", "wild"], {"four-red": 1}, {}, ["red-7", "red-3"]),
    # rather three cards than a wild card
    (
        ["red-1", "red-2", "red-7", "wild", "red-6"],
        {"four-red": 1},
        {},
        ["red-7", "red-2", "red-1"],
    ),
    # the four-card way where that bonus card lies out
    (["red-1", "red-2", "red-3", "red-4", "red-6"], {}, {}, ["red-4", "red-3", "red-2", "red-1"]),
    (["red-1", "red-2", "red-3", "red-7", "wild"], {}, {}, ["wild", "red-3", "red-2", "red-1"]),
    # not for somebody else's bonus card, not for another colour's
    (["red-1", "red-2", "red-3", "red-4", "red-6"], {"four-red": 0}, {}, ["red-6", "red-4"]),
    # five cards count as well, unless exactly four are asked for
    (FIVE_OR_THREE, {}, {}, ["wild", "red-2", "red-2", "red-1", "red-1"]),
    (FIVE_OR_THREE, {}, {"four_cards_exactly": 1}, ["red-7", "red-2", "red-1"]),
]


@for_each(("hand", "bonuses", "options", "cards"), PRESETS)
@pytest.mark.rules("4.2", "5.6")
def test_the_preset_of_a_mix(
    hand: list[str], bonuses: dict[str, int], options: dict[str, int], cards: list[str]
) -> None:
    """The four-card way where that bonus card is free, else no wild card, if it can be."""
    table = Table(choice="mix", hand=hand, bonuses=bonuses, options=options)
    preset = move_on(asked(table), "elixir red").preset
    assert preset is not None
    assert sorted(Move(preset).others) == sorted(cards)


def test_the_elixir_that_brings_most_points_is_likely() -> None:
    """Blue 10 is a point; red 10 is the fifth colour and wins."""
    table = Table(
        seats=3,
        choice="mix",
        hand=["blue-5", "blue-6", "red-4", "red-6"],
        elixirs={0: FOUR_COLOURS},
        bonuses={"mixed-elixir": 0, "two-elixirs": 0},
    )
    decision = asked(table)
    assert len(decision.moves) == 3
    assert decision.likely == "mix red with red-6 red-4"


# --- what a mix is known to bring


@pytest.mark.rules("4.3", "4.4")
def test_a_mix_says_its_points_and_what_shows_next() -> None:
    table = Table(choice="mix", hand=["red-4", "red-6", "blue-1", "blue-2"])
    assert rows(move_on(asked(table), "elixir red")) == ["points 1", "next-elixir red 11"]
    hand = ["red-4", "red-6", "red-5", "blue-1"]
    table = Table(seats=4, choice="mix", hand=hand, showing={"red": 15})
    assert rows(move_on(asked(table), "elixir red")) == ["points 1", "ends-turn"]


@pytest.mark.rules("5.1", "5.2", "7.1")
def test_a_mix_says_the_bonus_cards_that_it_is_sure_to_bring_and_that_it_wins() -> None:
    table = Table(
        seats=3,
        choice="mix",
        hand=["red-4", "red-6", "blue-1", "blue-2"],
        elixirs={0: FOUR_COLOURS},
        bonuses={"mixed-elixir": 0, "two-elixirs": 0},
    )
    told = rows(move_on(asked(table), "elixir red"))
    assert told[:3] == ["wins", "points 2", "bonus all-five-colours"]


@pytest.mark.rules("5.6")
def test_a_mix_with_one_way_from_four_cards_says_its_bonus_card() -> None:
    """There is nothing left to choose, so it is sure."""
    table = Table(choice="mix", hand=["red-1", "red-2", "red-3", "red-4", "blue-6", "blue-7"])
    mix = move_on(asked(table), "elixir red")
    assert mix.whole
    assert rows(mix)[:2] == ["points 2", "bonus four-red"]


@pytest.mark.rules("5.6", "7.1")
def test_a_mix_with_one_way_that_wins_by_its_four_cards_says_so() -> None:
    table = Table(
        seats=3,
        choice="mix",
        hand=["red-1", "red-2", "red-3", "red-4", "blue-1"],
        elixirs={0: ["blue-10", "blue-11", "green-10"]},
        bonuses={"mixed-elixir": 0, "two-elixirs": 0, "four-blue": 0},
    )
    mix = move_on(asked(table), "elixir red")
    assert mix.whole
    assert rows(mix)[0] == "wins"


@pytest.mark.rules("4.1")
def test_a_mix_with_one_way_that_ends_the_turn_says_so() -> None:
    table = Table(choice="mix", hand=["red-4", "red-6", "blue-1"])
    mix = move_on(asked(table), "elixir red")
    assert mix.whole
    assert "ends-turn" in rows(mix)


@pytest.mark.rules("5.7")
def test_the_mixed_elixir_is_offered_while_its_bonus_card_lies_out() -> None:
    hand = ["red-7", "blue-6", "green-4", "yellow-1", "yellow-2"]
    decision = asked(Table(choice="mix", hand=hand))
    mix = move_on(decision, "elixir mixed-elixir")
    assert mix.text == "mix mixed-elixir with red-7 green-4 blue-6"
    assert "mixed elixir" in say(mix.words)
    assert rows(mix)[:2] == ["points 1", "bonus mixed-elixir"]
    taken = asked(Table(choice="mix", hand=hand, bonuses={"mixed-elixir": 1}))
    assert [move.text for move in taken.moves] == ["end-turn"]


# --- the end of the turn


@pytest.mark.rules("6.1")
def test_ending_the_turn_says_what_could_still_be_mixed_and_what_must_go() -> None:
    end = move_on(asked(Table(choice="mix", hand=["red-4", "red-6", "blue-1"])), "end-turn")
    assert "red 10" in say(end.words)
    assert rows(end) == []
    hand = ["red-4", "red-6", "blue-5", "blue-5", "green-2", "yellow-1", "yellow-2"]
    end = move_on(asked(Table(choice="mix", hand=hand, bonuses={"mixed-elixir": 1})), "end-turn")
    said = say(end.words)
    assert "red 10" in said
    assert "blue 10" in said
    assert rows(end) == ["discards 2"]
    end = move_on(asked(Table(choice="mix", hand=["red-7", "blue-6", "green-4"])), "end-turn")
    assert "mixed elixir" in say(end.words)


@pytest.mark.rules("6.1")
def test_discarding_is_a_basket_of_exactly_so_many_cards_for_the_next_player() -> None:
    hand = ["red-1", "red-1", "red-2", "red-3", "red-4", "red-5", "red-7"]
    table = Table(seats=3, active=2, choice="mix", hand=hand, market=SIX)
    table.ends_turn()
    decision = asked(table)
    assert (decision.choice, decision.kind) == ("discard", DecisionKind.BASKET)
    assert decision.prompt.id == "prompt-discard"
    assert "2" in say(decision.prompt, 2)
    assert "Anise" in say(decision.prompt, 2), "the next player clockwise chooses first"
    basket = decision.basket
    assert basket is not None
    assert (basket.text, basket.chosen, basket.have, basket.need) == ("discard", [], 0, 2)
    assert basket.ways == 16, "of six kinds, one of them twice"
    assert {move.pieces[0] for move in decision.moves} == {f"hand {card}" for card in hand}
    assert not any(move.whole for move in decision.moves)


def test_one_card_too_many_is_one_tap() -> None:
    table = Table(choice="mix", hand=["red-1", "red-2", "red-3", "red-4", "red-5", "red-6"])
    table.ends_turn()
    decision = asked(table)
    assert all(move.whole for move in decision.moves)
    assert "1 card" in say(decision.prompt)
    assert "Borage" in say(decision.prompt)


# --- baskets that are being filled


def filled(table: Table, text: str) -> Decision:
    match = Match.from_position(GAME, table.state.to_dict(), seed=1)
    decision = match.draft(table.active, [text]).view.decision
    assert decision is not None
    return decision


@pytest.mark.rules("3.5")
def test_a_trade_runs_along_with_its_sum() -> None:
    table = Table(hand=["purple-7"], market=["blue-3", "blue-3", "green-4", "yellow-1", "red-6"])
    decision = filled(table, "trade purple-7")
    assert decision.prompt.id == "prompt-trade"
    assert in_short(decision.prompt) == "prompt-trade 0 3 purple 7 7"
    decision = filled(table, "trade purple-7 for blue-3")
    assert "exactly 7: 3 so far" in say(decision.prompt)
    assert sorted(move.pieces[0] for move in decision.moves) == [
        "market blue-3",
        "market green-4",
        "market yellow-1",
    ]
    whole = {move.pieces[0]: move.whole for move in decision.moves}
    assert whole == {"market blue-3": False, "market green-4": True, "market yellow-1": False}
    assert {move.text for move in decision.moves} >= {"trade purple-7 for green-4 blue-3"}


@pytest.mark.rules("4.2", "5.7")
def test_a_mix_runs_along_with_its_sum() -> None:
    table = Table(choice="mix", hand=["red-4", "red-6", "red-3", "red-7"], showing={"red": 10})
    decision = filled(table, "mix red with red-4")
    assert "exactly 10: 4 so far" in say(decision.prompt)
    assert [move.text for move in decision.moves] == [
        "mix red with red-6 red-4",
    ]
    assert decision.likely == "mix red with red-6 red-4"
    decision = filled(table, "mix mixed-elixir with red-4")
    assert "exactly 17: 4 so far" in say(decision.prompt)


def test_a_basket_can_be_filled_by_hand() -> None:
    table = Table(choice="mix", hand=["red-4", "red-6", "red-3", "red-7"])
    ways = [Move("mix red with red-6 red-4"), Move("mix red with red-7 red-3")]
    decision = fill(table.state, 0, Move("mix red"), ways)
    assert decision.basket is not None
    assert decision.basket.ways == 2
    assert len(decision.moves) == 4


# --- who is not asked


def test_the_others_are_told_whom_they_wait_for() -> None:
    table = Table(seats=3, active=1, hand=["red-1", "red-2"])
    assert waits(table.state) == Message("prompt-other-picks", seat=1)
    assert "Borage" in say(waits(table.state), 0)
    table = Table(seats=3, active=1, choice="mix", hand=["red-1", "red-2"])
    assert waits(table.state) == Message("prompt-other-mixes", seat=1)
    assert "Borage" in say(waits(table.state), 2)
    hand = [f"red-{value}" for value in range(1, 8)]
    table = Table(seats=3, active=1, choice="mix", hand=hand)
    table.ends_turn()
    assert waits(table.state) == Message("prompt-other-discards", seat=1)
    assert "Borage" in say(waits(table.state), None)
    table = Table(choice="mix", hand=["red-1", "red-2"], options={"turn_limit": 1})
    table.ends_turn()
    assert waits(table.state) == Message("prompt-over")
