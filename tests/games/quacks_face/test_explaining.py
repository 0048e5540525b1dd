"""Why a move is not open, in words."""

from __future__ import annotations

import random

import pytest

from stillroom.games.moves import Move
from stillroom.games.quacks.ids import ACTIONS
from stillroom.games.quacks.moves import GRAMMAR, IN_BASKET, unfinished
from stillroom.match.errors import IllegalMove, MalformedMove
from tests.cases import for_each
from tests.games.quacks.evaluation import brewed
from tests.games.quacks.matches import step_by_step
from tests.games.quacks.scene import START_BAG
from tests.games.quacks.table import Table
from tests.games.quacks_face import scenes
from tests.games.quacks_face.saying import rules, say
from tests.referee.quacks import Pot


def refused(table: Table, text: str, seat: int = 0) -> str:
    """What the table says when a move is refused: the words, and the paragraph."""
    with pytest.raises(IllegalMove) as caught:
        rules().play(table.state, seat, text)
    return f"{say(caught.value.reason)} {caught.value.paragraph}"


# --- cards

FOR_A_RUBY = (
    "For a ruby there is a 1-chip in orange, green, blue, red or yellow. "
    "Choose one, or nothing. 5.6"
)
CARDS: list[tuple[str, str, str]] = [
    ("fork-in-the-road", "draw", "Choose two steps for the droplet, or purple 1. 5.1"),
    (
        "one-gift",
        "take green-4",
        "Choose black 1, a 2-chip of any colour but white, or the rubies. 5.5",
    ),
    (
        "ruby-trade",
        "take green-2",
        FOR_A_RUBY,
    ),
    ("clean-sweep", "stop", "Choose the points, or take a white 1-chip out of the bag. 5.12"),
    ("friend-of-rats", "take green-2", "Choose a 4-chip, or the points for your rat tails. 5.13"),
    ("friend-of-rats", "points", "That would bring nothing. 1.9"),
]


@for_each(("card", "text", "words"), CARDS)
@pytest.mark.rules("5.1", "5.5", "5.6", "5.12", "5.13")
def test_cards_say_what_they_offer(card: str, text: str, words: str) -> None:
    assert refused(Table(turn=4, card=card), text) == words


@pytest.mark.rules("5.7")
def test_tails_say_how_many_there_are() -> None:
    table = Table(turn=4, card="tails-for-rubies", points=[0, 3])
    assert refused(table, "give-up 2") == (
        "Choose how many rat tails to give up: at most 3, and you have 1 rat tail. 5.7"
    )


@pytest.mark.rules("1.9", "3.3")
def test_chips_that_are_not_there_say_why() -> None:
    early = Table(turn=1, card="one-gift")
    assert refused(early, "take yellow-2") == "The book for yellow is not out yet. 3.3"
    sold_out = Table(turn=4, card="one-gift", supply={"blue-2": 0})
    assert refused(sold_out, "take blue-2") == "There is no blue 2 left in the supply. 1.9"


# --- brewing


@pytest.mark.rules("8.1", "8.3", "8.12", "8.13", "7.3", "11.2")
def test_a_brew_says_what_it_waits_for() -> None:
    table = Table(turn=2, flasks=[0, 1])
    assert refused(table, "stop") == "Before the first chip nobody stops. Draw one. 8.3"
    assert refused(table, "flask") == "Your flask is empty. 8.13"
    assert refused(table, "flask", seat=1).startswith("The flask puts back a white chip that was")
    assert refused(table, "buy green-1") == "You are brewing. Draw, stop, or use the flask. 8.1"
    assert refused(table, "return red-1") == (
        "There is no red 1 beside your pot, or not so many. 11.2"
    )
    assert refused(table, "rats 0") == (
        "The rat stone steps back once, before the first draw, to fewer tails than now: "
        "0 rat tails. 7.3"
    )
    assert refused(table, "settle return-red-1").startswith("There is no red 1 beside your pot")


@pytest.mark.rules("10.1")
def test_a_question_about_a_chip_comes_first() -> None:
    table = Table(bags={0: f"{START_BAG} blue-1"})
    table.draws(0, "blue-1", then="white-1")
    assert refused(table, "draw") == "First place one of the drawn chips, or nothing. 10.1"


@pytest.mark.rules("9.2", "9.4")
def test_a_commitment_stands() -> None:
    table = Table(turn=9)
    table.draws(0, "white-1")
    assert refused(table, "stop") == "Your choice stands. It is shown when all have chosen. 9.2"


# --- baskets


SHOP: list[tuple[str, str]] = [
    ("buy green-4", "You have 8 coins, and green 4 would cost 14 coins. 17.4"),
    ("buy green-1 blue-1", "You have 8 coins, and blue 1 and green 1 would cost 9 coins. 17.4"),
    ("buy green-1 green-1", "Two chips must differ in colour, and both are green. 17.5"),
    ("buy white-1", "White chips are not for sale. 1.7"),
    ("buy blue-1 and", "Something could still follow. To leave it at that, say “buy blue-1”. 17.5"),
    ("draw", "You are shopping. Buy one or two chips of different colours, or nothing. 17.5"),
    ("buy", "You are shopping. Buy one or two chips of different colours, or nothing. 17.5"),
]


@for_each(("text", "words"), SHOP)
@pytest.mark.rules("17.4", "17.5")
def test_a_shop_says_what_is_wrong(text: str, words: str) -> None:
    assert refused(scenes.shopping(8), text) == words


@pytest.mark.rules("1.9", "3.3", "17.5")
def test_a_shop_says_what_is_missing() -> None:
    table = brewed(Pot(13), Pot(8), turn=2, supply={"blue-1": 0})
    table.goes_to("shopping")
    assert refused(table, "buy purple-1") == "The book for purple is not out yet. 3.3"
    assert refused(table, "buy blue-1") == "There is no blue 1 left in the supply. 1.9"


SPEND: list[tuple[str, str]] = [
    ("spend flask droplet droplet", "Each of these costs two rubies, and you have 5 rubies. 18.1"),
    ("spend flask flask", "Your flask is full. 18.2"),
    ("spend tube", "This match has no test tubes. 19.2"),
    (
        "spend flask and",
        "Something could still follow. To leave it at that, say “spend flask”. 18.1",
    ),
    ("pot", "Something could still follow. To leave it at that, say “spend droplet”. 18.1"),
    (
        "buy green-1",
        "Spend rubies, two at a time, or say that you are done. You have 5 rubies. 18.1",
    ),
]


@for_each(("text", "words"), SPEND)
@pytest.mark.rules("18.1", "18.2")
def test_rubies_say_what_is_wrong(text: str, words: str) -> None:
    assert refused(scenes.spending(), text) == words


SETTLE: list[tuple[str, str]] = [
    ("settle place-red-2", "There is no red 2 beside your pot, or not so many. 11.2"),
    ("settle place-red-4 return-red-4", "There is no red 4 beside your pot, or not so many. 11.2"),
    (
        "settle place-red-4 and",
        "Something could still follow. To leave it at that, say “settle place-red-4”. 11.2",
    ),
    (
        "return red-4",
        "Something could still follow. To leave it at that, say “settle return-red-4”. 11.2",
    ),
    (
        "draw",
        "First decide on the red chips beside your pot: place, keep or put back. 11.2",
    ),
]


@for_each(("text", "words"), SETTLE)
@pytest.mark.rules("11.2")
def test_toadstools_say_what_is_wrong(text: str, words: str) -> None:
    assert refused(scenes.toadstools(), text) == words


@pytest.mark.rules("19.2")
def test_a_step_says_which_droplets_there_are() -> None:
    assert refused(scenes.which_droplet(), "draw") == (
        "First say which droplet moves: that of the pot, or that of the test tubes. 19.2"
    )


# --- everything


def some_moves(chooser: random.Random) -> list[Move]:
    """Every action as a move or the beginning of one, and baskets put together by lot."""
    moves = [GRAMMAR.move_of((action,)) for action in range(ACTIONS)]
    for verb, pieces in IN_BASKET.items():
        for size in (0, 1, 2, 2, 3):
            chosen = chooser.choices(list(pieces), k=size)
            moves.append(Move.of(verb, chosen, chooser.choice(("", "and"))))
    return moves


def refusal(table: Table, seat: int, move: Move) -> str:
    """The words with which a move is refused; nothing if it is played."""
    try:
        rules().play(table.state, seat, move)
    except IllegalMove as wrong:
        return say(wrong.reason, seat)
    except MalformedMove as wrong:
        return wrong.words("en")
    return ""


@pytest.mark.parametrize("books", range(4))
def test_every_move_is_played_or_refused_in_words(books: int) -> None:
    """Each kind of question that comes in a match by lot: some moves are played, most refused."""
    chooser = random.Random(books)
    asked = set()
    for table in step_by_step(3, books, books=books, test_tubes=1):
        for seat in table.waiting:
            if table.asked(seat) in asked or unfinished(table.state, seat):
                continue
            asked.add(table.asked(seat))
            told = [refusal(table, seat, move) for move in some_moves(chooser)]
            assert 0 < told.count("") < len(told)
    assert asked >= {"brew", "shop", "exploded"}
