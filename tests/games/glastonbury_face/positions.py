"""Positions that can be, and those that cannot: cards lost or made, fields that do not fit."""

from __future__ import annotations

from stillroom.games.glastonbury.ids import Choice
from stillroom.games.glastonbury.state import State
from tests.games.glastonbury.names import CARD_OF, CELLS, SPELL_CARDS
from tests.games.glastonbury.table import Table
from tests.games.glastonbury_face import scenes
from tests.games.positions import Build, Wrong


def taking() -> State:
    """Seat 0 of three takes; the others have cards, and seat 1 an Accio that is begun."""
    table = Table(
        line=["roots-2"],
        cauldron=["vines-1", "roots-3"],
        cauldrons={1: ["mosses-4"]},
        spells={"accio-1": (1, 1), "vanesco-1": (2, 0), "declinatio-1": (0, 2)},
        under=["beetles-1"],
        recipes={0: ("most-orange", "most-ones")},
    )
    return table.state


def duel() -> State:
    return Table(seats=2, line=["roots-2"], leaving="blue").state


def corner() -> State:
    return scenes.at_corner().state


def after_declinatio() -> State:
    return scenes.after_declinatio().state


def looking() -> State:
    return scenes.looking().state


def used_up() -> State:
    return scenes.last_cards().state


def keeping() -> State:
    return scenes.keeping().state


def last_perluceo() -> State:
    return scenes.last_perluceo().state


def refused_perluceo() -> State:
    table = scenes.last_perluceo()
    table.refuses()
    return table.state


def placing() -> State:
    return scenes.placing().state


def placing_two() -> State:
    return scenes.placing_two().state


def half_placed() -> State:
    table = scenes.placing_two()
    table.does("place vines", seat=0)
    return table.state


def one_has_placed() -> State:
    table = scenes.placing()
    table.places(2, "roots")
    return table.state


def over() -> State:
    return scenes.over().state


def abandoned() -> State:
    return scenes.abandoned().state


def unseen(card: str) -> str:
    return f"pile.unseen[{CARD_OF[card]}]"


def spell(card: str) -> str:
    return f"spells[{SPELL_CARDS.index(card)}]"


def kept(card: str) -> int:
    return CARD_OF[card] + 1


def cell(row: int, column: int) -> str:
    return f"square.cells[{CELLS.index((row, column))}]"


CAULDRON = "players[0].cauldron"
PENDING = "players[0].pending"
ASKED = f"{PENDING}.choices[0].kind"
SUBJECT = f"{PENDING}.choices[0].a"
DEPTH = f"{PENDING}.depth"
HEIGHT, TOP = f"{CAULDRON}.height", f"{CAULDRON}.top"
WRONG: dict[str, Wrong] = {
    # 1.1, 1.4, 1.5, 3.3  the cards
    "a card is lost": (taking, {unseen("cat-whiskers-1"): 0}, "pile.unseen"),
    "a card is made": (taking, {unseen("roots-2"): 1}, "pile.unseen"),
    "a card of the square is lost": (taking, {cell(2, 5): 0}, "pile.unseen"),
    "a card of the colour that has left": (duel, {unseen("mosses-1"): 1}, "pile.unseen"),
    "another colour has left": (duel, {"leaving_colour": 3}, "pile.unseen"),
    "a colour of a player has left": (duel, {"leaving_colour": 1}, "leaving_colour"),
    "no colour has left": (duel, {"leaving_colour": 0}, "leaving_colour"),
    "a colour has left with three seats": (taking, {"leaving_colour": 4}, "leaving_colour"),
    # 5.3, 5.6  cauldrons
    "a height without a top card": (taking, {"players[2].cauldron.height": 1}, "players[2]"),
    "a top card without a height": (taking, {HEIGHT: 0}, f"{CAULDRON}.top"),
    "a height too many": (taking, {HEIGHT: 3}, f"{CAULDRON}.buried"),
    "a height too few": (taking, {HEIGHT: 1}, f"{CAULDRON}.buried"),
    "a gap in a cauldron": (taking, {f"{CAULDRON}.buried[0]": 0}, f"{CAULDRON}.buried"),
    "a spell in a cauldron": (
        taking,
        {TOP: kept("vanesco-2"), unseen("vanesco-2"): 0, unseen("roots-3"): 1},
        CAULDRON,
    ),
    # 6.10, 6.11  queues
    "a card beyond the queue": (taking, {"pile.under.cards[1]": 5}, "pile.under.cards"),
    "a spell under the pile": (
        taking,
        {"pile.under.cards[0]": CARD_OF["vanesco-2"], unseen("vanesco-2"): 0},
        "pile.under.cards",
    ),
    "a queue that is too short": (taking, {"pile.under.length": 0}, "pile.under"),
    "a refused Perluceo before the end": (
        taking,
        {
            "out_of_game.length": 1,
            "out_of_game.cards[0]": CARD_OF["perluceo-1"],
            unseen("perluceo-1"): 0,
        },
        "out_of_game",
    ),
    "a refused Perluceo without recipes": (refused_perluceo, {"options.recipes": 0}, "out_of_game"),
    "losses without a Vanesco": (
        taking,
        {f"{spell('vanesco-1')}.{name}": 0 for name in ("card", "holder", "used")}
        | {unseen("vanesco-1"): 1},
        "pile.under",
    ),
    "cards out of the game before the pile is used up": (
        taking,
        {"out_of_game.length": 1, unseen("cat-whiskers-1"): 0},
        "out_of_game",
    ),
    # 5.4, 5.5, 6.7  spells
    "a spell in a wrong place": (taking, {f"{spell('accio-1')}.card": kept("accio-2")}, "spells"),
    "a spell without a holder": (taking, {f"{spell('accio-1')}.holder": 0}, "spells[0]"),
    "a holder without a spell": (taking, {f"{spell('accio-2')}.holder": 1}, "spells[1]"),
    "a holder who does not sit there": (taking, {f"{spell('accio-1')}.holder": 4}, "spells[0]"),
    "an Accio with three uses": (taking, {f"{spell('accio-1')}.uses": 3}, "spells[0]"),
    "a begun Accio that does not count": (taking, {f"{spell('accio-1')}.used": 0}, "spells[0]"),
    "a full Accio that counts": (taking, {f"{spell('accio-1')}.uses": 2}, "spells[0]"),
    "a Vanesco with a use": (taking, {f"{spell('vanesco-1')}.uses": 1}, "spells[6]"),
    "a Vanesco that does not count": (taking, {f"{spell('vanesco-1')}.used": 0}, "spells[6]"),
    "a Perluceo that does not count": (looking, {f"{spell('perluceo-1')}.used": 0}, "spells[4]"),
    "a last Perluceo that counts": (
        last_perluceo,
        {f"{spell('perluceo-2')}.used": 1},
        "spells[5]",
    ),
    # 3.6  recipes
    "a recipe too few": (taking, {"players[1].recipe_a": 0}, "players[1].recipe_a"),
    "a recipe twice": (taking, {"players[1].recipe_a": 1}, "players[1].recipe_a"),
    "a recipe of the other sort": (taking, {"players[0].recipe_b": 5}, "players[0].recipe_b"),
    "recipes without the option": (taking, {"options.recipes": 0}, "players[0].recipe_a"),
    "no recipes with the option": (duel, {"options.recipes": 1}, "players[0].recipe_a"),
    # 7.1, 7.3  the square
    "a gap while the pile has cards": (
        taking,
        {cell(2, 5): 0, unseen("roots-2"): 1},
        "square.cells",
    ),
    "a gap that nobody waits for": (taking, {"gap": 1}, "gap"),
    "no gap while somebody looks": (looking, {"gap": 0}, "gap"),
    "another gap while somebody looks": (looking, {"gap": 1}, "gap"),
    # 3.1  seats
    "a start player who does not sit there": (taking, {"start_seat": 3}, "start_seat"),
    "the turn of an empty seat": (taking, {"active_seat": 3}, "active_seat"),
    "an empty seat that ended play": (over, {"ended_by": 4}, "ended_by"),
    "a pawn of an empty seat": (taking, {"players[3].stop": 1}, "players[3]"),
    "an empty seat is asked": (taking, {"waiting[3]": 1}, "players[3]"),
    # 8.1, 8.9 - 8.11  the end
    "before the first turn": (taking, {"turn": 0}, "turn"),
    "after the limit": (taking, {"options.turn_limit": 3, "turn": 4}, "turn"),
    "an end before the limit": (abandoned, {"options.turn_limit": 2}, "over"),
    "an end without a limit": (abandoned, {"options.turn_limit": 0}, "over"),
    "an end that nobody brought about": (taking, {"ended_by": 1}, "ended_by"),
    "an empty line without an end": (
        used_up,
        {cell(2, 3): 0, "out_of_game.cards[2]": CARD_OF["roots-2"], "out_of_game.length": 3},
        "ended_by",
    ),
    "an end by somebody else": (placing, {"ended_by": 2}, "ended_by"),
    "an end by a Declinatio that was not used": (over, {"used_declinatio": 0}, "ended_by"),
    "a Declinatio that should have ended play": (placing, {"ended_by": 0}, "ended_by"),
    "placing before the end": (taking, {"is_placing": 1}, "is_placing"),
    "placing after the end": (over, {"is_placing": 1}, "is_placing"),
    # 9.3, 12.6  Immuto
    "placed before the end": (taking, {"players[0].placed[0]": 4}, "players[0].placed"),
    "owed before the end": (taking, {"players[0].places_owed": 1}, "players[0].places_owed"),
    "owed after the end": (over, {"players[0].places_owed": 1}, "players[0].places_owed"),
    "too many owed": (placing, {"players[0].places_owed": 2}, "players[0].places_owed"),
    "owed without an Immuto": (placing, {"players[1].places_owed": 1}, "players[1].places_owed"),
    "not placed": (over, {"players[0].placed[0]": 0}, "players[0].placed"),
    "placed too often": (over, {"players[0].placed[1]": 9}, "players[0].placed"),
    "placed on a kind that is not there": (over, {"players[0].placed[0]": 1}, "players[0].placed"),
    "placed without an Immuto": (over, {"players[1].placed[0]": 13}, "players[1].placed"),
    "between two Immuto": (half_placed, {}, "players[0].placed"),
    # 12.1 - 12.7  who is asked, and what
    "nobody is asked": (taking, {"waiting[0]": 0}, "waiting[0]"),
    "two are asked": (taking, {"waiting[1]": 1}, "waiting[1]"),
    "the turn of another seat": (taking, {"active_seat": 1}, "waiting[0]"),
    "nothing is asked": (taking, {DEPTH: 0, ASKED: 0}, PENDING),
    "two things are asked": (taking, {DEPTH: 2}, PENDING),
    "a question that does not exist": (taking, {ASKED: 6}, PENDING),
    "a question beyond the depth": (
        taking,
        {"players[1].pending.choices[0].kind": 1},
        "players[1]",
    ),
    "a question about nothing": (taking, {SUBJECT: 3}, PENDING),
    "another number of a question": (taking, {f"{PENDING}.choices[0].b": 3}, PENDING),
    "a take at a corner": (corner, {ASKED: Choice.TAKE}, PENDING),
    "a corner beside a line": (taking, {ASKED: Choice.CORNER}, PENDING),
    "a corner without a Declinatio": (
        corner,
        {f"{spell('declinatio-1')}.uses": 0},
        PENDING,
    ),
    "a corner with an Immuto on top": (
        corner,
        {TOP: kept("immuto-1"), unseen("immuto-1"): 0, unseen("roots-3"): 1},
        PENDING,
    ),
    "a corner after Declinatio": (corner, {"used_declinatio": 1}, PENDING),
    "a look without a gap": (taking, {ASKED: Choice.LOOK}, "gap"),
    "a look into open cauldrons": (looking, {"options.cauldrons": 2}, PENDING),
    "a look after Declinatio": (looking, {"used_declinatio": 1}, PENDING),
    "a look from another line": (looking, {"players[0].stop": 6}, PENDING),
    "a look without a Perluceo": (
        looking,
        {
            **{f"{spell('perluceo-1')}.{name}": 0 for name in ("card", "holder", "used")},
            unseen("perluceo-1"): 1,
        },
        PENDING,
    ),
    "a last card before the end": (taking, {ASKED: Choice.LAST_CARD}, PENDING),
    "a last card that is not on top": (keeping, {SUBJECT: CARD_OF["vines-3"]}, PENDING),
    "a last card that cannot be refused": (keeping, {SUBJECT: CARD_OF["vanesco-1"]}, "spells"),
    "a last Perluceo of somebody else": (
        last_perluceo,
        {f"{spell('perluceo-2')}.holder": 2},
        PENDING,
    ),
    "a take after the end": (keeping, {ASKED: Choice.TAKE, SUBJECT: 0}, PENDING),
    "a take while Immuto are placed": (placing, {ASKED: Choice.TAKE}, PENDING),
    "a place before the end": (taking, {ASKED: Choice.PLACE}, PENDING),
    "somebody placing is not asked": (placing, {"waiting[2]": 0}, "waiting[2]"),
    "somebody who has placed is asked": (one_has_placed, {"waiting[2]": 1}, "waiting[2]"),
    "an Immuto is owed that nobody asks for": (
        one_has_placed,
        {"players[2].placed[0]": 0, "players[2].places_owed": 1},
        "waiting[2]",
    ),
    "nobody has anything to place": (over, {"over": 0, "is_placing": 1}, "is_placing"),
    "a last card after an end by Declinatio": (
        placing,
        {
            "is_placing": 0,
            ASKED: Choice.LAST_CARD,
            SUBJECT: CARD_OF["pumpkins-4"],
            "players[0].places_owed": 0,
            "players[2].places_owed": 0,
            "players[2].pending.depth": 0,
            "players[2].pending.choices[0].kind": 0,
            "waiting[2]": 0,
        },
        PENDING,
    ),
    "a match that is over and asks": (over, {"waiting[0]": 1}, "waiting[0]"),
    # 6.5, 6.6
    "a Declinatio that nobody has begun": (
        after_declinatio,
        {f"{spell('declinatio-1')}.uses": 3, f"{spell('declinatio-1')}.used": 0},
        "used_declinatio",
    ),
    "a Declinatio from no corner": (after_declinatio, {"players[0].stop": 9}, "used_declinatio"),
}

GOOD: list[Build] = [
    *(taking, duel, corner, after_declinatio, looking, used_up, keeping, last_perluceo),
    *(refused_perluceo, placing, placing_two, one_has_placed, over, abandoned),
]
