"""Scenes that several tests of the face look at, and messages in words and in short."""

from __future__ import annotations

from functools import cache

from stillroom.games.decisions import Decision, OpenMove
from stillroom.games.glastonbury.questions import ask
from stillroom.games.messages import Message
from stillroom.match.words import LANGUAGES, Words, words_of
from tests.games.glastonbury.matches import ended
from tests.games.glastonbury.table import Table

GAME = "glastonbury"
NAMES = ["Anise", "Borage", "Clove", "Dill"]
FEW_CARDS = {
    (2, 3): "roots-2",
    (0, 3): "mould-1",
    (1, 1): "mould-2",
    (3, 2): "mould-3",
    (4, 4): "mould-4",
}
"""Every line has a card, and row 2 has one only."""
NAMED = ("card", "ingredient", "line", "steps", "uses", "recipe", "colour")


def say(message: Message, reader: int | None = 0) -> str:
    """A message in English; it must have words in every language."""
    assert all(words_in(language).say(message, NAMES, reader) for language in LANGUAGES)
    return words_in("en").say(message, NAMES, reader)


@cache
def words_in(language: str) -> Words:
    """The words of the game in a language, read once for all tests."""
    return words_of(GAME, language)


def in_short(message: Message) -> str:
    """A message by its name and its arguments, whatever its words are."""
    inner = [
        part
        for value in message.arguments.values()
        for part in (value if isinstance(value, list) else [value])
    ]
    told = [in_short(part) if isinstance(part, Message) else str(part) for part in inner]
    if message.id == "card" and told[1] == "0":
        told = told[:1]
    return " ".join(told if message.id in NAMED else [message.id, *told])


def asked(table: Table, seat: int = 0) -> Decision:
    return ask(table.state, seat)


def move_called(decision: Decision, text: str) -> OpenMove:
    """The one move with this text."""
    [found] = [move for move in decision.moves if move.text == text]
    return found


def rows(move: OpenMove) -> list[str]:
    """What a move is known to bring, such as ``next 4 11 column-4``."""
    assert all(say(row) for row in move.preview)
    return [in_short(row).removeprefix("preview-") for row in move.preview]


def at_row_2() -> Table:
    """Seat 0 at stop 7 may take six cards; two of the others have a card to lose."""
    return Table(
        line=["vanesco-1", "roots-2", "perluceo-1", "accio-1", "immuto-1", "declinatio-2"],
        cauldron=["roots-1", "roots-3"],
        cauldrons={1: ["vines-4"], 2: ["mosses-1", "mosses-2"]},
    )


def with_accio(uses: int = 2) -> Table:
    """The same with an Accio, and with two Vanesco in the square."""
    return Table(
        line=["vanesco-1", "roots-2"],
        square={(0, 1): "vanesco-2", (0, 4): "pumpkins-4"},
        cauldron=["roots-1", "roots-3"],
        spells={"accio-2": (0, uses)},
    )


def with_two_accio() -> Table:
    """With recipes, one begun and one unused Accio, and the same of Declinatio."""
    return Table(
        line=["roots-2"],
        cauldron=["roots-3"],
        spells={
            "accio-1": (0, 2),
            "accio-2": (0, 1),
            "declinatio-1": (0, 3),
            "declinatio-2": (0, 1),
        },
        recipes={0: ("most-orange", "fewest-spells")},
    )


def at_corner(**spells: tuple[int, int]) -> Table:
    """Seat 0 at a corner with Declinatio; 3 steps lead to row 3."""
    has = {name.replace("_", "-"): uses for name, uses in spells.items()}
    return Table(stop=5, cauldron=["roots-3"], spells=has or {"declinatio-1": (0, 2)})


def after_declinatio() -> Table:
    """Seat 0 has used a Declinatio and is beside row 3."""
    table = Table(
        stop=5,
        cauldron=["roots-3"],
        line=["vanesco-1", "roots-2", "accio-2"],
        spells={"declinatio-1": (0, 2), "accio-1": (0, 2)},
    )
    table.uses_declinatio()
    return table


def looking(**options: int) -> Table:
    """Seat 0 has taken a Perluceo and may look."""
    table = Table(line=["perluceo-1"], cauldron=["roots-1", "vines-2", "roots-3"], options=options)
    table.takes("perluceo-1")
    return table


def last_cards(**options: int) -> Table:
    """Seat 0 at row 2, whose last card is roots 2; the pile is used up."""
    return Table(
        square=FEW_CARDS,
        filled=False,
        cauldron=["vines-1", "vines-3"],
        cauldrons={2: ["pumpkins-1", "pumpkins-4"]},
        pile=[],
        rest=1,
        options=options,
    )


def keeping() -> Table:
    """Seat 0 has taken the last card and is asked about it."""
    table = last_cards()
    table.takes("roots-2")
    return table


def last_perluceo() -> Table:
    """With recipes, the last card of row 2 is a Perluceo, and seat 0 has taken it."""
    table = Table(
        square=FEW_CARDS | {(2, 3): "perluceo-2"},
        filled=False,
        cauldron=["vines-1", "vines-3"],
        pile=[],
        rest=1,
        recipes={0: ("most-orange", "fewest-spells")},
    )
    table.takes("perluceo-2")
    return table


def placing() -> Table:
    """Seat 0 owes one Immuto, seat 1 none, seat 2 owes one."""
    return ended(
        ["vines-1", "immuto-1", "pumpkins-3", "pumpkins-4"],
        ["roots-3"],
        ["mosses-3", "immuto-2", "roots-1"],
        recipes={0: ("most-orange", "ended-play")},
    )


def placing_two() -> Table:
    """Seat 0 owes two Immuto, which it can add to vines, mosses and pumpkins."""
    return ended(
        ["vines-1", "immuto-1", "pumpkins-3", "pumpkins-4", "immuto-2", "mosses-4"],
        ["roots-3"],
        leaving="red",
    )


def over() -> Table:
    """A match that is over: seat 0 has added an Immuto to pumpkins, seat 2 one to mosses."""
    table = placing()
    table.places(0, "pumpkins")
    table.places(2, "mosses")
    return table


def abandoned() -> Table:
    """A match that has reached its limit of one turn."""
    table = Table(
        seats=2,
        line=["roots-2"],
        cauldron=["vines-3"],
        options={"turn_limit": 1},
        draws=["vines-1"],
    )
    table.takes("roots-2")
    return table
