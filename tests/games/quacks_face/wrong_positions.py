"""Positions that can be, and those that cannot: chips lost or made, fields that do not fit."""

from __future__ import annotations

from stillroom.games.quacks.ids import Cause, Chip, Choice, Phase
from tests.games.positions import Build, Wrong
from tests.games.quacks_face import positions as at

ME, OTHER = "players[0]", "players[1]"
PENDING, TOP = f"{ME}.pending", f"{ME}.pending.choices[0]"
KIND, SUBJECT, SECOND = f"{TOP}.kind", f"{TOP}.a", f"{TOP}.b"
NOT_ASKED = {f"{PENDING}.depth": 0, KIND: 0, SUBJECT: 0, "waiting[0]": 0}
OTHER_NOT_ASKED = {
    f"{OTHER}.pending.depth": 0,
    f"{OTHER}.pending.choices[0].kind": 0,
    "waiting[1]": 0,
}
GREEN_1, RED_1, ORANGE_1 = int(Chip.GREEN_1), int(Chip.RED_1), int(Chip.ORANGE_1)


def supply(chip: Chip) -> str:
    return f"supply[{int(chip)}]"


def of(player: str, place: str, chip: Chip) -> str:
    return f"{player}.{place}[{int(chip)}]"


WRONG: dict[str, Wrong] = {
    # 1.1, 1.2  chips
    "a chip is lost": (at.brewing, {supply(Chip.RED_1): 11}, supply(Chip.RED_1)),
    "a chip is made": (at.brewing, {of(ME, "bag", Chip.BLUE_1): 1}, supply(Chip.BLUE_1)),
    "chips of the early rules": (at.brewing, {"options.draft_supply": 1}, supply(Chip.ORANGE_1)),
    # 2.1  seats
    "a start player who does not sit there": (at.brewing, {"start_seat": 3}, "start_seat"),
    "an empty seat has a ruby": (at.brewing, {"players[3].rubies": 1}, "players[3]"),
    "an empty seat is asked": (at.brewing, {"waiting[3]": 1}, "players[3]"),
    # 2.3, 4.1, 4.6  books and cards
    "another page": (at.brewing, {"books[1]": 2}, "books[1]"),
    "a book without a page": (at.brewing, {"options.books": 5, "books[1]": 0}, "books[1]"),
    "a card without the cards": (at.brewing, {"card": 3}, "card"),
    "a card twice": (at.fortune, {"deck[4]": 1}, "deck[4]"),
    "a card that is nowhere": (at.fortune, {"deck[20]": 0}, "deck[20]"),
    "too few cards": (at.fortune, {"deck[0]": 1, "discards[0]": 0}, "discards"),
    "a card that is not turned up": (at.fortune, {"card": 21}, "card"),
    "no card": (at.fortune, {"card": 0}, "card"),
    # 3.1, 9.5, 20.6  turns
    "before the first turn": (at.brewing, {"turn": 0}, "turn"),
    "after the last turn": (at.brewing, {"turn": 10}, "turn"),
    "after the limit": (at.brewing, {"options.turn_limit": 1}, "turn"),
    "an end before the limit": (at.abandoned, {"options.turn_limit": 3}, "over"),
    "an end in the middle of a turn": (at.over, {"phase": Phase.CHIPS}, "over"),
    "covered in an early turn": (at.brewing, {"covered": 1}, "covered"),
    "not covered": (at.covered, {"covered": 0}, "covered"),
    # 1.4, 1.8, 19.1  points, rubies, glasses
    "points from nowhere": (at.brewing, {f"{ME}.points": 5}, f"{ME}.turn_points"),
    "points of a turn to come": (
        at.brewing,
        {f"{ME}.turn_points[0]": 0, f"{ME}.turn_points[2]": 4},
        f"{ME}.turn_points",
    ),
    "too many rubies": (at.brewing, {"options.twenty_rubies": 1, f"{ME}.rubies": 30}, ME),
    "a glass without test tubes": (at.brewing, {f"{ME}.glass": 1}, f"{ME}.glass"),
    # 8.2, 8.4, 11.2  pots
    "a chip of the pot lies nowhere": (at.brewing, {f"{ME}.spaces[4]": 0}, f"{ME}.spaces"),
    "a chip on the spoon": (
        at.brewing,
        {f"{ME}.spaces[4]": 0, f"{ME}.spaces[53]": GREEN_1 + 1},
        f"{ME}.spaces",
    ),
    "another chip in the pot": (at.brewing, {f"{ME}.spaces[4]": RED_1 + 1}, f"{ME}.spaces"),
    "a pot before the brew": (
        at.fortune,
        {
            f"{ME}.spaces[4]": GREEN_1 + 1,
            of(ME, "pot", Chip.GREEN_1): 1,
            of(ME, "bag", Chip.GREEN_1): 0,
        },
        f"{ME}.spaces",
    ),
    "a last chip that is not the last": (at.brewing, {f"{ME}.reached": 3}, f"{ME}.reached"),
    "an empty pot that is filled": (at.brewing, {f"{OTHER}.reached": 4}, f"{OTHER}.reached"),
    "a chip before the start": (at.brewing, {f"{ME}.droplet": 3}, f"{ME}.reached"),
    "a pot that is filled beyond": (at.shopping, {f"{ME}.reached": 3}, f"{ME}.reached"),
    "an orange chip beside a pot": (
        at.toadstools,
        {of(ME, "aside", Chip.ORANGE_1): 1, supply(Chip.ORANGE_1): 17},
        of(ME, "aside", Chip.ORANGE_1),
    ),
    "a toadstool beside a pot with another page": (
        at.brewing,
        {of(ME, "aside", Chip.RED_1): 1, supply(Chip.RED_1): 11},
        of(ME, "aside", Chip.RED_1),
    ),
    # 5.7, 7.1 - 7.4  rats
    "tails given up without the card": (at.brewing, {f"{OTHER}.tails_given": 1}, OTHER),
    "more tails given up than there are": (at.given_up, {f"{ME}.tails_given": 3}, ME),
    "tails in turn 1": (at.looking, {f"{ME}.tails": 1}, f"{ME}.tails"),
    "more rats than tails": (at.brewing, {f"{OTHER}.rats": 3, f"{OTHER}.reached": 3}, OTHER),
    "fewer rats than tails": (at.brewing, {f"{OTHER}.rats": 0, f"{OTHER}.reached": 0}, OTHER),
    "rats before the brew": (at.fortune, {f"{OTHER}.rats": 1}, f"{OTHER}.rats"),
    # 8.1 - 8.6, 10.2, 12.2  the brew
    "brewing after the brew": (at.shopping, {f"{ME}.brewing": 1}, f"{ME}.brewing"),
    "brewing and exploded": (at.brewing, {f"{ME}.exploded": 1}, f"{ME}.brewing"),
    "exploded for nothing": (at.shopping, {f"{ME}.exploded": 1}, f"{ME}.exploded"),
    "too much white without an explosion": (
        at.protected,
        {f"{ME}.exploded": 0, f"{ME}.protected": 0},
        f"{ME}.exploded",
    ),
    "a protection without an explosion": (at.brewing, {f"{ME}.protected": 1}, f"{ME}.protected"),
    "a protection by another page": (at.exploded, {f"{ME}.protected": 1}, f"{ME}.protected"),
    "a protection to come by another page": (at.brewing, {f"{ME}.protection": 1}, ME),
    "fewer chips placed than there are": (at.brewing, {f"{ME}.placed": 1}, f"{ME}.placed"),
    "fewer chips drawn than placed": (at.brewing, {f"{ME}.draws": 1}, f"{ME}.placed"),
    "a doubling by another page": (at.brewing, {f"{ME}.doubling": 1}, f"{ME}.doubling"),
    "a pinch without the card": (at.shopping, {f"{ME}.pinched": 1}, f"{ME}.pinched"),
    "a fresh start without the card": (at.brewing, {f"{ME}.had_fresh_start": 1}, ME),
    "begun again without an offer": (at.brewing, {f"{ME}.began_again": 1}, ME),
    "more rubies before the brew": (at.brewing, {f"{ME}.before.rubies": 2}, f"{ME}.before"),
    "more points before the brew": (at.brewing, {f"{ME}.before.points": 5}, f"{ME}.before"),
    "fewer points before the brew": (at.brewing, {f"{ME}.before.points": 3}, f"{ME}.before"),
    "an empty flask before the brew": (at.brewing, {f"{ME}.before.flask": 0}, f"{ME}.before"),
    "more toadstools before the brew": (at.toadstools, {f"{ME}.before.aside[0]": 3}, ME),
    # 9.2 - 9.4  the stir
    "a commitment without a stir": (at.brewing, {f"{ME}.commitment": 2}, f"{ME}.commitment"),
    "a chip in hand without a commitment": (at.stirring, {f"{ME}.commitment": 2}, f"{ME}.in_hand"),
    "a commitment to draw without a chip": (
        at.stirring,
        {f"{ME}.in_hand": 0},
        f"{ME}.in_hand",
    ),
    "a commitment of somebody who has exploded": (
        at.brewing,
        {f"{ME}.commitment": 2, f"{ME}.brewing": 0},
        f"{ME}.commitment",
    ),
    "somebody who brews is not asked": (at.brewing, NOT_ASKED, "waiting[0]"),
    "somebody does not commit": (at.stirring, OTHER_NOT_ASKED, "waiting[1]"),
    "nobody is asked in a stir": (
        at.questions_in_a_stir,
        {
            **NOT_ASKED,
            of(ME, "tray", Chip.WHITE_1): 0,
            of(ME, "bag", Chip.WHITE_1): 3,
        },
        "waiting[0]",
    ),
    "a commitment beside a question": (
        at.questions_in_a_stir,
        {f"{OTHER}.commitment": 2},
        "waiting[0]",
    ),
    # 13.1, 17.3  the evaluation
    "another one rolls": (at.rolling, {f"{OTHER}.rolls": 1}, f"{OTHER}.rolls"),
    "a roll before its time": (at.brewing, {f"{ME}.rolls": 1}, f"{ME}.rolls"),
    "a choice before its time": (at.brewing, {f"{ME}.takes": 1}, f"{ME}.takes"),
    "points and coins after an explosion": (at.exploded, {f"{ME}.takes": 3}, f"{ME}.takes"),
    "points alone without an explosion": (at.shopping, {f"{ME}.takes": 1}, f"{ME}.takes"),
    "nothing decided": (at.shopping, {f"{ME}.takes": 0}, f"{ME}.takes"),
    # 22.2 - 22.4  between whole moves
    "half bought": (at.half_bought, {}, f"{ME}.bought"),
    "half settled": (at.half_settled, {}, f"{ME}.named"),
    "half spent": (at.half_spent, {}, f"{ME}.named"),
    # 3.2, 3.6  parts
    "a part too many": (at.brewing, {f"{ME}.step": 1}, f"{ME}.step"),
    "a part too few": (at.exploded, {f"{ME}.step": 0}, f"{ME}.step"),
    "a part too few for somebody who is done": (at.exploded, {f"{OTHER}.step": 1}, OTHER),
    "somebody overtakes": (at.market, {"start_seat": 1}, f"{OTHER}.step"),
    "a part of evaluation B too few": (at.ghost, {f"{ME}.step": 1}, f"{ME}.step"),
    "a part of a step too many": (at.moth_step, {f"{ME}.step": 4}, f"{ME}.step"),
    # 22.1  who is asked, and what
    "nobody is asked": (at.exploded, {**NOT_ASKED, f"{ME}.takes": 1, f"{ME}.step": 2}, "waiting"),
    "a match that is over and asks": (at.over, {"waiting[0]": 1}, "waiting[0]"),
    "waiting without a question": (at.shopping, {"waiting[1]": 1}, "waiting[1]"),
    "a question without waiting": (at.shopping, {"waiting[0]": 0}, "waiting[0]"),
    "a question that does not exist": (at.shopping, {KIND: 26}, PENDING),
    "a question beyond the depth": (at.shopping, {f"{OTHER}.pending.choices[1].kind": 3}, OTHER),
    "too many questions": (at.shopping, {f"{PENDING}.depth": 5}, PENDING),
    "a question of another phase": (at.shopping, {KIND: Choice.SPEND}, PENDING),
    "a question of another card": (at.fortune, {KIND: Choice.TRADE}, PENDING),
    "a question of another page": (at.spider, {KIND: Choice.SLIDE, SUBJECT: 0}, PENDING),
    "a question about nothing": (at.shopping, {SUBJECT: 3}, PENDING),
    "another number of a question": (at.shopping, {SECOND: 3}, PENDING),
    "a brew without a draw": (at.brewing, {KIND: Choice.LOOK}, PENDING),
    "no chips to look at": (
        at.looking,
        {
            of(ME, "tray", Chip.WHITE_1): 0,
            of(ME, "tray", Chip.RED_1): 0,
            of(ME, "bag", Chip.WHITE_1): 3,
            of(ME, "bag", Chip.RED_1): 1,
        },
        PENDING,
    ),
    "too many chips to look at": (
        at.looking,
        {of(ME, "tray", Chip.WHITE_1): 3, of(ME, "bag", Chip.WHITE_1): 0},
        PENDING,
    ),
    "chips on the tray for nothing": (
        at.brewing,
        {of(ME, "tray", Chip.WHITE_1): 1, of(ME, "bag", Chip.WHITE_1): 3},
        f"{ME}.tray",
    ),
    "another chip before a mandrake": (at.mandrake, {f"{PENDING}.choices[1].a": 2}, PENDING),
    "another chip that waits": (at.further, {f"{PENDING}.choices[1].a": RED_1}, PENDING),
    "a bonus that is not offered": (at.further, {"options.movement_offered": 0}, PENDING),
    "a first white that was not placed": (at.first_white, {f"{ME}.had_first_white": 0}, PENDING),
    "a second fresh start": (at.again, {f"{ME}.began_again": 1}, PENDING),
    "two questions after the brew": (
        at.shopping,
        {f"{PENDING}.depth": 2, f"{PENDING}.choices[1].kind": Choice.SHOP},
        PENDING,
    ),
    "toadstools that are not there": (
        at.toadstools,
        {
            of(ME, "aside", Chip.RED_1): 0,
            of(ME, "aside", Chip.RED_4): 0,
            of(ME, "bag", Chip.RED_1): 1,
            of(ME, "bag", Chip.RED_4): 1,
        },
        PENDING,
    ),
    "a trade without a ruby": (at.trading, {f"{ME}.rubies": 0}, PENDING),
    "a sweep of nothing": (
        at.sweeping,
        {of(ME, "bag", Chip.WHITE_1): 0, supply(Chip.WHITE_1): 16},
        PENDING,
    ),
    "no tails to give up": (at.giving_up, {f"{ME}.tails": 0}, PENDING),
    "nothing to swap": (
        at.market,
        {
            of(ME, "tray", Chip.GREEN_1): 0,
            of(ME, "bag", Chip.GREEN_1): 1,
        },
        PENDING,
    ),
    "a pinch after an explosion": (at.pinching, {KIND: Choice.LOSS}, PENDING),
    "a loss of somebody else": (at.loss, {f"{OTHER}.pending.choices[0].a": 1}, f"{OTHER}.pending"),
    "a step without test tubes": (at.rolling, {"options.test_tubes": 0}, PENDING),
    "a step of the die that spares tubes": (at.rolling, {"options.die_spares_tubes": 1}, PENDING),
    "a step from elsewhere": (at.rolling, {SECOND: Cause.BLACK}, PENDING),
    "three steps": (at.rolling, {SUBJECT: 3}, PENDING),
    "a spider that is not there": (at.spider, {SUBJECT: GREEN_1}, PENDING),
    "a slide without exactly 7": (at.spider, {KIND: Choice.SLIDE, SUBJECT: 0}, PENDING),
    "too many spiders": (at.paying, {SUBJECT: 2}, PENDING),
    "nothing to pay": (at.paying, {f"{ME}.rubies": 0}, PENDING),
    "a bonus for another page": (at.upgrade, {KIND: Choice.GHOST}, PENDING),
    "no ghosts": (at.ghost, {KIND: Choice.UPGRADE}, PENDING),
    "a choice that is made": (at.exploded, {f"{ME}.takes": 1}, PENDING),
    "another number of coins": (at.shopping, {f"{ME}.coins": 9}, PENDING),
    "nothing to spend": (at.spending, {f"{ME}.rubies": 1}, PENDING),
}


GOOD: list[Build] = [
    *(at.fortune, at.giving_up, at.given_up, at.market, at.trading, at.sweeping, at.at_the_fork),
    *(at.among_friends, at.which_droplet, at.brewing, at.looking, at.mandrake, at.further),
    *(at.first_white, at.again, at.toadstools, at.protected, at.stirring, at.questions_in_a_stir),
    *(at.covered, at.pinching, at.loss, at.rolling, at.moth_step, at.spider, at.sliding),
    *(at.paying, at.ghost, at.upgrade, at.exploded, at.shopping, at.spending, at.over),
    at.abandoned,
]
