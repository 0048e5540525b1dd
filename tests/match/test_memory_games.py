"""Secrets of the two memory games at the table: whole matches by lot, looked at by everybody.

After every move and every undo all that a seat, or a spectator, can get hold of is searched for
cards that are out of sight. What is in sight is worked out here, from positions, records and the
answers of `play`, and not from what the table forgets.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, TypeAlias

import msgspec
import pytest

from stillroom.bots.levels import is_searcher, levels_of
from stillroom.bots.players import BotPlayer
from stillroom.games.moves import Move
from stillroom.games.registry import find
from stillroom.kernel import dice
from stillroom.match.errors import MatchError
from stillroom.match.match import Match, new_match
from stillroom.match.view import Draft, Event, View
from stillroom.match.words import LANGUAGES
from tests.games.glastonbury.names import CARD_NAMES, RECIPE_OF, SPELL_CARDS
from tests.games.glastonbury.table import Table
from tests.games.kupferkessel.names import NAMES as COPPER_CARDS
from tests.games.kupferkessel.names import RECIPE_OF as COPPER_RECIPES
from tests.match.tables import NAMES

Listener: TypeAlias = int | None

KUPFERKESSEL, GLASTONBURY = "kupferkessel", "glastonbury"
CARDS = {KUPFERKESSEL: tuple(COPPER_CARDS), GLASTONBURY: CARD_NAMES}
RECIPES = {KUPFERKESSEL: tuple(COPPER_RECIPES), GLASTONBURY: tuple(RECIPE_OF)}
LOOK = 3
"""The choice of a seat that looks through its cauldron."""
OPEN = 2
"""The option `cauldrons` with which nothing must be remembered."""
WORDS_OF_FEW = ("and use", "vanesco", "perluceo", "immuto", "accio", "declinatio", "done")
"""Moves by lot often choose one of these, for most of what could slip out is there."""
PLACES = {
    (KUPFERKESSEL, 2): {"recipes": 1},
    (KUPFERKESSEL, 3): {"recipes": 1, "cauldrons": 1},
    (GLASTONBURY, 2): {"recipes": 1, "cauldrons": 1},
    (GLASTONBURY, 3): {"recipes": 1},
    (GLASTONBURY, 4): {},
}
"""Games and seats, with the options of the matches."""
tables = pytest.mark.parametrize(("game", "seats"), PLACES)


class Watched:
    """A match that is played by lot, and all that has happened in it and was not taken back."""

    def __init__(self, game: str, seats: int, seed: int, **options: int) -> None:
        chosen = {**PLACES[game, seats], **options}
        self.match = new_match(game, seats, chosen, seed)
        self.happened: dict[int, list[Event]] = {}
        """The events that `play` gave back, by the number of the row."""
        self._chooser = random.Random(seed)

    def goes_on(self, undos: float = 0.12) -> Iterator[Match]:
        """The match after every row, until it is over."""
        yield self.match
        while self.match.result is None:
            if not (self._chooser.random() < undos and self._takes_back()):
                self._plays()
            yield self.match

    def _plays(self) -> None:
        seat = self._chooser.choice(self.match.waiting)
        moves = self.match.moves(seat)
        few = [move for move in moves if any(word in move.text for word in WORDS_OF_FEW)]
        move = self._chooser.choice(few if few and self._chooser.random() < 0.6 else moves)
        events = self.match.play(seat, move)
        self.happened[len(self.match.record().rows)] = events

    def _takes_back(self) -> bool:
        """Somebody who has a move takes it back, freely or because all agree."""
        seats = [seat for seat in range(self.match.seats) if self._has_moved(seat)]
        if not seats:
            return False
        self.match.undo(self._chooser.choice(seats), agreed=True)
        first = self.match.record().rows[-1].undo or 0
        self.happened = {row: told for row, told in self.happened.items() if row < first}
        return True

    def _has_moved(self, seat: int) -> bool:
        rows = self.match.record().rows
        return any(rows[number - 1].seat == seat for number in self.happened)

    # --- what somebody may know

    def fresh(self, listener: Listener) -> list[Event]:
        """What happened since the listener, or for a spectator who did it, has a later row."""
        rows = self.match.record().rows
        last = {row.seat: row.number for row in rows}
        told = []
        for number, events in self.happened.items():
            reader = rows[number - 1].seat if listener is None else listener
            if number >= last.get(reader, 0):
                told += [event.seen_from(listener) for event in events]
        return told

    def may_name(self, listener: Listener) -> set[str]:
        """The cards that lie open for a listener, and those that were told just now."""
        told = [event.details for event in self.fresh(listener)]
        return in_sight(self.match, listener) | set(named_in(self.match.game, told))


# --- what is in sight, by the position


def names_of(game: str, stored: list[int]) -> set[str]:
    """Cards as positions keep them: the number and one more."""
    return {CARDS[game][card - 1] for card in stored if card}


def in_sight(match: Match, listener: Listener) -> set[str]:
    """The cards that a seat, or a spectator, may look at now."""
    game, position = match.game, match.position()
    players = position["players"][: match.seats]
    seen = names_of(game, position["square"]["cells"])
    seen |= names_of(game, [spell["card"] for spell in position.get("spells", [])])
    is_open = position["over"] or position["options"]["cauldrons"] == OPEN
    for seat, player in enumerate(players):
        seen |= names_of(game, [player["cauldron"]["top"]])
        looks = seat == listener and asked(player) == LOOK and game == GLASTONBURY
        if is_open or looks or position.get("is_placing"):
            seen |= names_of(game, player["cauldron"]["buried"])
    if is_open:
        queues = [position["pile"]["under"], position["out_of_game"]]
        seen |= {
            CARDS[game][card] for queue in queues for card in queue["cards"][: queue["length"]]
        }
    return seen


def asked(player: dict[str, Any]) -> int:
    """What a player is asked, as a number; 0 for nothing."""
    pending = player["pending"]
    return int(pending["choices"][pending["depth"] - 1]["kind"]) if pending["depth"] else 0


# --- what is told


@cache
def lookalikes(game: str) -> dict[str, frozenset[str]]:
    """Every card by its id, and the sorts of cards that are named without a number."""
    named = {card: frozenset([card]) for card in CARDS[game]}
    sorts = {card.rsplit("-", 1)[0] for card in (*SPELL_CARDS, "immuto-1")}
    alike = {sort: frozenset(c for c in CARD_NAMES if c.startswith(f"{sort}-")) for sort in sorts}
    return named | alike if game == GLASTONBURY else named


def hidden_in(told: object, game: str, allowed: set[str]) -> set[str]:
    """What something names although no card of that name is allowed."""
    return {name for name in named_in(game, told) if not lookalikes(game)[name] & allowed}


def named_in(game: str, told: object) -> Iterator[str]:
    """The ids of cards, and of sorts of cards, that something tells."""
    plain = msgspec.to_builtins(told)
    if isinstance(plain, dict):
        if {"ingredient", "value"} <= plain.keys():
            yield from found(game, f"{plain['ingredient']}-{plain['value']}".removesuffix("-0"))
        for key, value in plain.items():
            yield from found(game, key)
            yield from named_in(game, value)
    elif isinstance(plain, list):
        for value in plain:
            yield from named_in(game, value)
    elif isinstance(plain, str):
        for word in plain.split():
            yield from found(game, word)


def found(game: str, word: str) -> list[str]:
    """A card, if the word names one; a spell to use is no card."""
    return [word] if word in lookalikes(game) and word not in ("accio", "declinatio") else []


def seen_of(view: View) -> object:
    """A view without the list of what is printed on which cards, wherever they are."""
    plain = msgspec.to_builtins(view)
    plain["board"].pop("symbols", None)
    return plain


def tries(match: Match, seat: int, chooser: random.Random) -> list[str]:
    """Moves that may be open or not, sensible or not."""
    cards = chooser.sample(CARDS[match.game], k=3)
    guesses = [
        *(f"take {card}" for card in cards),
        *(f"take {cards[0]} {link}" for link in ("and use", "and keep", "with accio", "with it")),
        *("take and use", "keep", "refuse", "done", "stay", "use declinatio", "look", ""),
        *("place vines", "place mosses roots", f"place {cards[0]}"),
    ]
    open_moves = [move.text for move in match.moves(seat)]
    some = chooser.sample(open_moves, k=min(2, len(open_moves)))
    return [*chooser.sample(guesses, k=4), *some]


def drafted(match: Match, seat: int, moves: list[str]) -> Draft | MatchError:
    """What comes back for moves that are tried."""
    try:
        return match.draft(seat, moves)
    except MatchError as refused:
        return refused


def what_comes_back(match: Match, seat: int, moves: list[str]) -> object:
    """A draft as far as it does not tell of rows and numbers, or the words of an error."""
    answer = drafted(match, seat, moves)
    if isinstance(answer, MatchError):
        return [answer.words(language, NAMES, seat) for language in LANGUAGES]
    return answer.moves, answer.words, answer.whole, without_numbers(answer.view)


def without_numbers(view: View) -> object:
    """A view without what belongs to the history of a match."""
    decision = view.decision
    if decision is not None:
        decision = msgspec.structs.replace(decision, number=0)
    return view.board, view.prompt, view.waiting, decision, view.sheet


def refusal(match: Match, seat: int, move: str) -> object:
    """The words with which a move is refused in all languages, or that it is open."""
    try:
        Match.from_position(match.game, match.position(), seed=1).play(seat, move)
    except MatchError as refused:
        words = [refused.words(language, NAMES, seat) for language in LANGUAGES]
        return type(refused).__name__, words, refused.message
    return "open"


def listeners_of(match: Match) -> tuple[Listener, ...]:
    return (None, *range(match.seats))


# --- nothing is told that is out of sight


@tables
def test_whatever_is_asked_no_card_out_of_sight_is_named(game: str, seats: int) -> None:
    """Views, previews, moves, events from every row on, and the story, through many an undo."""
    hidden = 0
    watched, chooser = Watched(game, seats, 10 + seats), random.Random(seats)
    for match in watched.goes_on():
        if match.result is not None or chooser.random() < 0.5:
            continue
        for listener in listeners_of(match):
            allowed = watched.may_name(listener)
            hidden += len(CARDS[game]) - len(allowed)
            assert not hidden_in(seen_of(match.view(listener)), game, allowed)
            if is_placing(match):
                continue
            events = match.events(listener)
            assert not hidden_in([match.story(listener), events], game, allowed)
            later = match.events(listener, chooser.randint(0, len(match.record().rows)))
            assert later == events[len(events) - len(later) :]
        for seat in match.waiting:
            moves = [move.text for move in match.moves(seat)]
            assert not hidden_in(moves, game, in_sight(match, seat))
    assert hidden > 1000


def is_placing(match: Match) -> bool:
    """Whether Immuto are added to kinds, with all cauldrons open."""
    return bool(match.position().get("is_placing"))


@tables
def test_drafts_and_errors_name_no_card_but_those_in_sight_and_those_that_were_asked_for(
    game: str, seats: int
) -> None:
    """Also drafts that go on from drafts; whatever is tried, nothing new comes to light."""
    kinds = set()
    watched, chooser = Watched(game, seats, 20 + seats), random.Random(seats)
    for match in watched.goes_on():
        if match.result is not None or chooser.random() < 0.5:
            continue
        for seat in match.waiting:
            allowed = watched.may_name(seat)
            for first in tries(match, seat, chooser):
                for moves in ([first], [first, chooser.choice(tries(match, seat, chooser))]):
                    answer = drafted(match, seat, moves)
                    kinds.add(type(answer).__name__)
                    told = (
                        answer.message
                        if isinstance(answer, MatchError)
                        else [seen_of(answer.view), answer.words]
                    )
                    assert not hidden_in(told, game, allowed | set(named_in(game, moves)))
    assert kinds >= {"Draft", "CannotDraft", "IllegalMove", "MalformedMove"}


@tables
def test_recipes_of_others_are_in_nothing_before_the_end(game: str, seats: int) -> None:
    looked_at = 0
    for step, match in enumerate(Watched(game, seats, 30 + seats, recipes=1).goes_on()):
        if step % 3 and match.result is None and not is_placing(match):
            continue
        shown = {seat.seat: seat.recipes for seat in match.view(None).board.seats}
        if match.result is not None:
            assert all(shown.values())
            continue
        assert set(shown.values()) == {None}
        own = {seat: match.view(seat).board.seats[seat].recipes for seat in range(seats)}
        for listener in listeners_of(match):
            told = [match.view(listener), match.story(listener), match.events(listener)]
            mine = set(own[listener]) if listener is not None else set()
            assert recipes_in(game, told) <= mine
            looked_at += 1
    assert looked_at > 30


def recipes_in(game: str, told: object) -> set[str]:
    """All recipes that something tells by their ids; choices have ids of their own."""
    plain = msgspec.to_builtins(told)
    if isinstance(plain, dict):
        plain = [value for key, value in plain.items() if key != "choice"]
    if isinstance(plain, list | tuple):
        return {recipe for value in plain for recipe in recipes_in(game, value)}
    return {plain} & set(RECIPES[game]) if isinstance(plain, str) else set()


# --- nothing depends on what is out of sight


def redealt(match: Match, seat: int, key: int) -> Match:
    """The same situation with everything changed that a seat cannot know, the dice included."""
    rules = find(match.game)
    state = rules.state.from_dict(match.position())
    dice.seed(state.dice, key, 5)
    rules.play.redeal(state, seat)
    return Match.from_position(match.game, state.to_dict(), seed=key, players=match.names)


@tables
def test_views_moves_drafts_errors_and_hints_are_the_same_whatever_is_out_of_sight(
    game: str, seats: int
) -> None:
    """A hint comes from a bot that does not listen, whichever bot it is."""
    watched, chooser = Watched(game, seats, 40 + seats), random.Random(seats)
    changed = 0
    for step, match in enumerate(watched.goes_on()):
        if match.result is not None or chooser.random() < 0.85:
            continue
        for seat in range(seats):
            other = redealt(match, seat, step)
            changed += other.position()["players"] != match.position()["players"]
            assert without_numbers(other.view(seat)) == without_numbers(match.view(seat))
            assert without_numbers(other.view(None)) == without_numbers(match.view(None))
            assert other.moves(seat) == match.moves(seat)
            for move in tries(match, seat, chooser):
                assert what_comes_back(other, seat, [move]) == what_comes_back(match, seat, [move])
            move = chooser.choice(tries(match, seat, chooser))
            assert refusal(other, seat, move) == refusal(match, seat, move)
            if seat in match.waiting:
                assert hints(other, seat, step) == hints(match, seat, step)
    assert changed > 10


@pytest.mark.parametrize("height", [2, 3])
def test_where_a_pawn_goes_by_a_card_under_an_immuto_is_not_foreseen(height: int) -> None:
    """4.5  Seat 1 is beside a corner; what lies under its Immuto is out of sight."""
    views = []
    for value in (1, 2, 3, 4):
        cauldrons = {0: ["roots-2"], 1: ["mould-1", f"vines-{value}", "immuto-1"][-height:]}
        rest = [f"vines-{other}" for other in (1, 2, 3, 4) if other != value]
        table = Table(seats=2, line=["vanesco-1"], stops={1: 5}, cauldrons=cauldrons, draws=rest)
        match = Match.from_position(GLASTONBURY, table.state.to_dict(), seed=1)
        views.append([match.view(listener) for listener in listeners_of(match)])
    assert all(seen == views[0] for seen in views)


def hints(match: Match, seat: int, seed: int) -> list[Move]:
    """What every bot advises that does not listen; a master imagines a few matches only."""
    game = match.game
    bots = [*(level for level in levels_of(game) if not is_searcher(level)), "master-2"]
    return [BotPlayer(game, bot, seed, remembers=False).choose(match, seat) for bot in bots]
