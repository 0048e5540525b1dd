"""Chapter 6: symbols."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.kupferkessel.table import Table

EXPLOSIVE = "pumpkin-2"
WAND = "roots-2"
TWO_EACH = {0: "vines-1 vines-4", 1: "mould-1 mould-4"}
THREE_WITH_TWO = {**TWO_EACH, 2: "frog-slime-1 frog-slime-4"}


# --- 6.1 and 6.2 the choice


@pytest.mark.parametrize("card", [EXPLOSIVE, WAND])
@pytest.mark.rules("6.1", "11.1")
def test_a_player_who_takes_a_symbol_is_asked_whether_to_use_it(card: str) -> None:
    """Kj."""
    table = Table(line=card, cauldrons=TWO_EACH)
    table.takes(card)
    assert (table.active, table.asked, table.open) == (0, "symbol", {"use", "spare"})
    assert table.cauldron_of(0) == ("vines-1", "vines-4", card)


@pytest.mark.parametrize("card", [EXPLOSIVE, WAND])
@pytest.mark.rules("6.1")
def test_a_symbol_that_is_not_used_is_lost(card: str) -> None:
    """Kj."""
    draws = "wax-dolls-3 wax-dolls-4"
    table = Table(line=card, cauldrons=TWO_EACH, pawns=[1, 10], draws=draws)
    table.takes(card)
    table.spares()
    assert table.events == [
        ("spared", 0, card),
        ("refilled", "wax-dolls-3", (0, 1)),
        ("turn-began", 1, 2),
        ("walked", 1, 10, 14, 4, 0),
    ]
    assert table.cauldrons == (("vines-1", "vines-4", card), ("mould-1", "mould-4"))
    table.takes_any()
    assert (table.active, table.asked, table.stop_of(0)) == (0, "take", 3)


@pytest.mark.parametrize("card", [EXPLOSIVE, WAND])
@pytest.mark.rules("6.2", "7.1")
def test_the_new_card_is_not_seen_before_the_choice(card: str) -> None:
    """Ko, Kx8."""
    table = Table(line=card, cauldrons=TWO_EACH, draws="wax-dolls-3")
    unseen = table.unseen
    table.takes(card)
    assert table.events == [("took", 0, card, "vines-4", (0, 1))]
    assert table.gaps == [(0, 1)]
    assert table.unseen == unseen


@pytest.mark.rules("6.2", "6.3", "7.1")
def test_a_cauldron_explodes_before_the_gap_is_refilled() -> None:
    """Ko."""
    table = Table(line=EXPLOSIVE, cauldrons=TWO_EACH, pawns=[1, 10], draws="wax-dolls-3")
    table.takes(EXPLOSIVE)
    table.uses()
    assert table.events == [
        ("exploded", 0, EXPLOSIVE),
        ("lost", 1, "mould-4", "mould-1", 0),
        ("refilled", "wax-dolls-3", (0, 1)),
        ("turn-began", 1, 2),
        ("walked", 1, 10, 11, 1, 0),
    ]
    table.finished()


@pytest.mark.rules("6.2", "6.6", "7.4")
def test_with_one_card_left_the_exploded_card_goes_under_the_pile() -> None:
    """Ko: if the gap were refilled first, the card would leave the game."""
    table = Table(
        line=EXPLOSIVE, cauldrons=TWO_EACH, pile="wax-dolls-3", rest="out", draws="wax-dolls-3"
    )
    out = table.out_of_game
    table.takes(EXPLOSIVE)
    table.uses()
    assert table.square[0, 1] == "wax-dolls-3"
    assert (table.unseen, table.under, table.out_of_game) == ((), ("mould-4",), out)


@pytest.mark.rules("6.2", "7.4")
def test_with_one_card_left_under_the_pile_it_is_the_same() -> None:
    """Ko."""
    table = Table(
        line=EXPLOSIVE, cauldrons=TWO_EACH, pile="", under="wax-dolls-3", rest="out", draws=""
    )
    table.takes(EXPLOSIVE)
    table.uses()
    assert table.square[0, 1] == "wax-dolls-3"
    assert table.under == ("mould-4",)


# --- 6.3 to 6.7 the exploding cauldron


@pytest.mark.rules("6.3")
def test_the_top_card_of_the_other_cauldron_goes_under_the_pile() -> None:
    """Kk."""
    table = Table(line=EXPLOSIVE, cauldrons=TWO_EACH, under="cat-hair-4 cat-hair-3")
    size = table.pile_size
    table.takes(EXPLOSIVE)
    table.uses()
    assert table.cauldrons == (("vines-1", "vines-4", EXPLOSIVE), ("mould-1",))
    assert table.under == ("cat-hair-4", "cat-hair-3", "mould-4")
    assert table.pile_size == size, "one card is under the pile, and one is in the gap"
    assert table.out_of_game == ()


@pytest.mark.rules("6.4", "6.5")
def test_a_lone_card_stays_while_another_cauldron_explodes() -> None:
    """Kk, Kx9."""
    for lone, hit in ((1, 2), (2, 1)):
        cauldrons = {0: "vines-1", lone: "mould-4", hit: "frog-slime-1 frog-slime-4"}
        table = Table(seats=3, line=EXPLOSIVE, cauldrons=cauldrons)
        table.takes(EXPLOSIVE)
        assert table.asked == "symbol"
        table.uses()
        assert table.told_of("lost") == [("lost", hit, "frog-slime-4", "frog-slime-1", 0)]
        assert table.cauldron_of(lone) == ("mould-4",)
        assert table.cauldron_of(hit) == ("frog-slime-1",)


@pytest.mark.rules("6.4", "11.3")
def test_a_lone_card_alone_leaves_nothing_to_explode() -> None:
    """Kk, Kx22."""
    table = Table(line=EXPLOSIVE, cauldrons={0: "vines-1 vines-4", 1: "mould-4"})
    table.takes(EXPLOSIVE)
    assert (table.active, table.asked) == (1, "take")
    assert table.told_of("spared", "exploded", "lost") == []
    assert table.cauldron_of(1) == ("mould-4",)


@for_each(
    ("active", "order"),
    [
        (0, ["mould-4", "frog-slime-4"]),
        (1, ["frog-slime-4", "vines-4"]),
        (2, ["vines-4", "mould-4"]),
    ],
)
@pytest.mark.rules("6.5", "6.3")
def test_with_three_players_both_others_lose_a_card_the_later_one_lies_lower(
    active: int, order: list[str]
) -> None:
    """Kl, Kx9."""
    table = Table(seats=3, active=active, line=EXPLOSIVE, cauldrons=THREE_WITH_TWO)
    table.takes(EXPLOSIVE)
    table.uses()
    assert table.under == tuple(order)
    losers = [event[1] for event in table.told_of("lost")]
    assert losers == [(active + 1) % 3, (active + 2) % 3]
    assert len(table.cauldron_of(active)) == 3


@pytest.mark.rules("6.5")
def test_with_three_players_it_is_both_or_none() -> None:
    """Kx9."""
    table = Table(seats=3, line=EXPLOSIVE, cauldrons=THREE_WITH_TWO)
    table.takes(EXPLOSIVE)
    assert table.open == {"use", "spare"}
    table.spares()
    assert [len(cauldron) for cauldron in table.cauldrons] == [3, 2, 2]


@pytest.mark.rules("6.6")
def test_with_the_pile_used_up_exploded_cards_go_out_of_the_game() -> None:
    """Kk."""
    table = Table(
        seats=3, line=EXPLOSIVE, cauldrons=THREE_WITH_TWO, pile="", out="cat-hair-4", rest="out"
    )
    out = table.out_of_game
    assert out[0] == "cat-hair-4"
    table.takes(EXPLOSIVE)
    assert table.asked == "symbol"
    table.uses()
    assert table.events[:3] == [
        ("exploded", 0, EXPLOSIVE),
        ("lost", 1, "mould-4", "mould-1", 1),
        ("lost", 2, "frog-slime-4", "frog-slime-1", 1),
    ]
    assert table.out_of_game == (*out, "mould-4", "frog-slime-4")
    assert (table.pile_size, table.gaps) == (0, [(0, 1)])


@pytest.mark.rules("6.6", "6.5")
def test_whether_the_pile_is_used_up_is_asked_once_for_both_cards() -> None:
    """Kk: with one card left both exploded cards go under it."""
    table = Table(seats=3, line=EXPLOSIVE, cauldrons=THREE_WITH_TWO, pile="wax-dolls-3", rest="out")
    table.takes(EXPLOSIVE)
    table.uses()
    assert table.under == ("mould-4", "frog-slime-4")
    assert table.square[0, 1] == "wax-dolls-3"


@for_each("below", ["mould-2", "spider-webs-2", "cat-hair-2"])
@pytest.mark.rules("6.7", "4.2")
def test_the_card_that_comes_to_light_leads_the_next_walk_and_its_symbol_does_nothing(
    below: str,
) -> None:
    """Kx10."""
    cauldrons = {0: "vines-1 vines-4", 1: f"frog-slime-1 {below} frog-slime-4"}
    table = Table(line=EXPLOSIVE, cauldrons=cauldrons, pawns=[1, 10])
    table.takes(EXPLOSIVE)
    table.uses()
    assert table.top_of(1) == below
    assert table.events[-1] == ("walked", 1, 10, 12, 2, 0)
    assert (table.active, table.asked) == (1, "take")
    assert table.observed_by(0).tops[1] == table.observed_by(1).tops[0] > 0


# --- 6.8 to 6.10 the wand and hat


@pytest.mark.rules("6.8", "7.2")
def test_a_wand_and_hat_brings_a_second_walk_and_a_second_card() -> None:
    """Km."""
    table = Table(
        line=WAND, lines={"column-3": "dragons-blood-4"}, pawns=[1, 10], draws="vines-3 vines-4"
    )
    table.takes(WAND)
    table.uses()
    assert table.events == [
        ("used-wand", 0, WAND),
        ("refilled", "vines-3", (0, 1)),
        ("walked", 0, 1, 3, 2, 0),
    ]
    assert (table.active, table.asked, table.turn) == (0, "take", 1)
    assert table.takeable == {table.square[row, 3] for row in range(6)}
    table.takes("dragons-blood-4")
    assert table.cauldron_of(0)[1:] == (WAND, "dragons-blood-4")
    assert (table.active, table.turn) == (1, 2)
    table.finished()


@pytest.mark.rules("6.8", "4.4")
def test_the_second_walk_jumps_pawns_too() -> None:
    """Km, Kc."""
    table = Table(seats=3, line=WAND, pawns=[4, 5, 7])
    table.takes(WAND)
    table.uses()
    assert ("walked", 0, 4, 8, 2, 2) in table.events
    assert (table.active, table.asked) == (0, "take")


@pytest.mark.rules("6.8", "5.3")
def test_a_second_walk_may_end_at_a_corner_where_nothing_is_taken() -> None:
    """Km, Kx22: it is asked all the same, for the pawn stands elsewhere afterwards."""
    table = Table(line=WAND, pawns=[3, 10], cauldrons={1: "mould-1"}, draws="vines-3 vines-4")
    table.takes(WAND)
    assert table.asked == "symbol"
    table.uses()
    assert table.events == [
        ("used-wand", 0, WAND),
        ("refilled", "vines-3", (0, 3)),
        ("walked", 0, 3, 5, 2, 0),
        ("turn-began", 1, 2),
        ("walked", 1, 10, 11, 1, 0),
    ]
    assert table.top_of(0) == WAND
    table.takes_any()
    assert table.stop_of(0) == 7, "the next walk is by the wand's own value again"
    table.finished()


@pytest.mark.rules("6.8", "7.2")
def test_the_card_that_fills_the_gap_may_be_the_second_card() -> None:
    """Kn: from stop 4 to stop 6, whose row crosses the column at the gap."""
    table = Table(line=f"? {WAND}", pawns=[4, 10], draws="vines-3 vines-4")
    table.takes(WAND)
    table.uses()
    assert table.stop_of(0) == 6
    table.takes("vines-3")
    assert table.cauldron_of(0)[1:] == (WAND, "vines-3")


@pytest.mark.parametrize("second", ["dragons-blood-2", "mould-2"])
@pytest.mark.rules("6.9", "11.3")
def test_the_wand_and_hat_on_the_second_card_does_nothing(second: str) -> None:
    """Km: the rulebook has the other player go on."""
    table = Table(line=WAND, lines={"column-3": second}, pawns=[1, 10])
    table.takes(WAND)
    table.uses()
    table.takes(second)
    assert table.told_of("used-wand", "spared") == []
    assert (table.active, table.asked, table.turn) == (1, "take", 2)
    assert table.stop_of(0) == 3


@pytest.mark.rules("6.9")
def test_in_the_next_turn_a_wand_and_hat_works_again() -> None:
    """Km."""
    lines = {"column-3": "dragons-blood-3", "row-1": "mould-2"}
    table = Table(line=WAND, lines=lines, pawns=[1, 10])
    table.takes(WAND)
    table.uses()
    table.takes("dragons-blood-3")
    table.takes_any()
    assert table.stop_of(0) == 6
    table.takes("mould-2")
    assert (table.active, table.asked) == (0, "symbol")
    table.uses()
    assert (table.active, table.asked, table.stop_of(0)) == (0, "take", 8)


@pytest.mark.rules("6.9", "6.1")
def test_a_wand_that_was_spared_leaves_the_next_turn_its_own() -> None:
    """Kj, Km."""
    table = Table(line=WAND, lines={"column-3": "dragons-blood-2"}, pawns=[1, 10])
    table.takes(WAND)
    table.spares()
    table.takes_any()
    assert table.stop_of(0) == 3
    table.takes("dragons-blood-2")
    assert table.asked == "symbol"


@pytest.mark.rules("6.10", "6.8")
def test_an_exploding_cauldron_on_the_second_card_works() -> None:
    """Km."""
    table = Table(line=WAND, lines={"column-3": EXPLOSIVE}, pawns=[1, 10], cauldrons=TWO_EACH)
    table.takes(WAND)
    table.uses()
    table.takes(EXPLOSIVE)
    assert (table.active, table.asked) == (0, "symbol")
    table.uses()
    assert table.cauldrons == (("vines-1", "vines-4", WAND, EXPLOSIVE), ("mould-1",))
    assert (table.active, table.turn) == (1, 2)


@pytest.mark.rules("6.10", "6.1")
def test_an_exploding_cauldron_on_the_second_card_may_be_spared() -> None:
    table = Table(line=WAND, lines={"column-3": EXPLOSIVE}, pawns=[1, 10], cauldrons=TWO_EACH)
    table.takes(WAND)
    table.uses()
    table.takes(EXPLOSIVE)
    table.spares()
    assert table.cauldron_of(1) == ("mould-1", "mould-4")


# --- 6.11 symbols in the colour of the third pawn

THIRD = {
    0: ("vines-2", "wax-dolls-2"),
    1: ("mould-2", "snake-powder-2"),
    2: ("frog-slime-2", "pumpkin-2"),
    3: ("roots-2", "spider-webs-2"),
}
OTHERS = {0: "cat-hair-1 cat-hair-4", 1: "bat-wings-1 bat-wings-4", 2: "newts-eye-1 newts-eye-4"}


def asked_after(card: str, active: int, **options: int) -> str:
    """What a player of three is asked who has taken a card; nothing if the turn is over."""
    table = Table(seats=3, active=active, line=card, cauldrons=OTHERS, options=options)
    table.takes(card)
    return table.asked if table.active == active else ""


@for_each("active", [0, 1, 2])
@for_each(("colour", "both"), THIRD.items())
@pytest.mark.rules("6.11", "11.3")
def test_symbols_in_the_third_colour_rest_for_everybody_with_the_option(
    active: int, colour: int, both: tuple[str, str]
) -> None:
    """Kt."""
    for card in both:
        assert asked_after(card, active, third_colour=colour) == "symbol"
        assert asked_after(card, active, third_colour=colour, third_symbols_rest=1) == ""
        other = (colour + 1) % 4
        assert asked_after(card, active, third_colour=other, third_symbols_rest=1) == "symbol"


@pytest.mark.rules("6.11")
def test_the_third_player_uses_symbols_like_everybody_else() -> None:
    """Kt."""
    table = Table(seats=3, active=2, line="vines-2", pawns=[0, 10, 6])
    table.takes("vines-2")
    table.uses()
    assert (table.active, table.asked, table.stop_of(2)) == (2, "take", 8)


@pytest.mark.parametrize("card", ["vines-2", "wax-dolls-2"])
@pytest.mark.rules("6.11")
def test_with_two_players_no_symbol_rests(card: str) -> None:
    """Kt."""
    cauldrons = {0: OTHERS[0], 1: OTHERS[1]}
    table = Table(line=card, cauldrons=cauldrons, options={"third_symbols_rest": 1})
    table.takes(card)
    assert table.asked == "symbol"
