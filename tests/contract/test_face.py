"""A game's face: moves and their actions, ways, news, decisions and words, for every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest

from stillroom.games.face import Face, News
from stillroom.games.messages import Message
from stillroom.games.moves import Move
from stillroom.games.registry import face_of, names
from stillroom.games.ways import ways
from stillroom.kernel import dice
from stillroom.kernel.events import EventRow
from stillroom.kernel.state import State
from stillroom.match.playing import Rules
from stillroom.match.words import LANGUAGES, words_of
from tests.contract.everywhere import in_each
from tests.contract.settings import Setting, all_settings, printed_settings
from tests.contract.walking import Walk, walk_randomly, walk_with_bot

NAMES = ["Anise", "Borage", "Clove", "Dill"]
SAMPLE = {"elixir-mixer": 10, "quacks": 6}
"""One situation in so many is looked at; of shorter matches one in two."""
ALL_IN_THE_OPEN = ("kupferkessel", "glastonbury", "quacks")
"""The games in which no move shows what was in a hand, for there are no hands."""
STEPS = 240
"""Of a random match, so many steps."""
MATCHES_FOR_VERBS = 200
"""So many matches are played at most until every verb was used."""
MOST_WAYS = 8
"""So many ways of a situation are played."""


def between_moves(walks: Iterator[Walk], seed: int) -> Iterator[Walk]:
    """Some situations in which a seat is asked for a whole move."""
    chooser = random.Random(seed)
    for walk in walks:
        if walk.state.over or face_of(walk.setting.game).unfinished(walk.state, walk.seat):
            continue
        if chooser.randrange(SAMPLE.get(walk.setting.game, 2)) == 0:
            yield walk


def situations(setting: Setting, seed: int) -> Iterator[Walk]:
    """Situations of a random match and of one that a bot plays."""
    yield from between_moves(islice(walk_randomly(setting, seed), STEPS), seed)
    yield from between_moves(walk_with_bot(setting, seed, "greedy"), seed)


def ways_of(walk: Walk) -> list[tuple[int, ...]]:
    """The actions of every whole move of the seat that is asked."""
    game, face = walk.setting.program.game, face_of(walk.setting.game)
    return list(ways(game, face.unfinished, walk.state, walk.seat, ()))


def some_ways(walk: Walk, seed: int) -> list[tuple[int, ...]]:
    found = ways_of(walk)
    return random.Random(seed).sample(found, k=min(MOST_WAYS, len(found)))


def redealt(walk: Walk, seat: int, seed: int) -> State:
    """The same situation with everything changed that a seat cannot know, the dice included."""
    other = walk.state.copied()
    dice.seed(other.dice, seed, 77)
    walk.play.redeal(other, seat)
    return other


def played(walk: Walk, state: State, way: tuple[int, ...]) -> tuple[State, list[EventRow]]:
    """A state after a way, every action of which is open, and what happened."""
    after = state.copied()
    log = walk.setting.program.game.log()
    happened: list[EventRow] = []
    for action in way:
        assert walk.play.reason(after, walk.seat, action) == 0, "every action of a way is open"
        log.length = 0
        walk.play.apply(after, walk.seat, action, log)
        happened += [row.copied() for row in log.rows[: log.length]]
    return after, happened


# --- moves


@in_each(all_settings())
def test_moves_go_round_through_text_json_and_actions(setting: Setting) -> None:
    """On the way through matches, every whole move of some situations and its beginnings."""
    grammar, rules = face_of(setting.game).grammar, Rules(setting.game)
    verbs = set()
    for walk in situations(setting, 3):
        for way in ways_of(walk):
            for length in range(1, len(way) + 1):
                actions = way[:length]
                move = grammar.move_of(actions)
                assert grammar.actions_of(move) == actions
                assert grammar.move_of(grammar.actions_of(move)) == move
                assert Move(move.text) == move
                assert Move.from_json(sent(move.to_json())) == move
                assert rules.written(actions) == move
                assert rules.read(move.text) == (move, actions)
                assert rules.read(move.text.upper().replace("-", "_")) == (move, actions)
                verbs.add(move.verb)
            head = grammar.head_of(grammar.move_of(way))
            assert way[: len(head)] == head
    assert verbs <= set(grammar.verbs())


@pytest.mark.parametrize("game", names())
def test_every_verb_of_a_game_is_used(game: str) -> None:
    """Somewhere in some matches by lot or by greedy bots, in all settings in turn."""
    grammar = face_of(game).grammar
    settings = [setting for setting in all_settings() if setting.game == game]
    verbs: set[str] = set()
    for seed in range(MATCHES_FOR_VERBS):
        setting = settings[seed // 2 % len(settings)]
        by_lot = walk_randomly(setting, seed)
        for walk in walk_with_bot(setting, seed, "greedy") if seed % 2 else by_lot:
            if walk.actions:
                verbs.add(grammar.move_of((walk.actions[-1],)).verb)
        if verbs == set(grammar.verbs()):
            return
    assert verbs == set(grammar.verbs())


def sent(content: object) -> object:
    """What arrives at the other end of a connection."""
    return msgspec.json.decode(msgspec.json.encode(content))


# --- ways


@in_each(all_settings())
def test_ways_are_all_paths_through_the_open_actions(setting: Setting) -> None:
    """Pairwise different, in rising order, and exactly the paths that the masks allow."""
    for walk in situations(setting, 4):
        found = ways_of(walk)
        assert found == sorted(set(found))
        assert found == sorted(paths(walk, walk.state, ()))
        moves = {face_of(setting.game).grammar.move_of(way).text for way in found}
        assert len(moves) == len(found), "different ways are different moves"


def paths(walk: Walk, state: State, begun: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All paths from a state to the first one that is between whole moves, by the masks alone."""
    game, face = walk.setting.program.game, face_of(walk.setting.game)
    mask = game.mask()
    walk.play.legal(state, walk.seat, mask)
    found = []
    assert mask.length, "no way ends nowhere"
    for action in mask.actions[: mask.length]:
        after = state.copied()
        walk.play.apply(after, walk.seat, action, game.log())
        way = (*begun, action)
        if face.unfinished(after, walk.seat):
            found += paths(walk, after, way)
        else:
            found.append(way)
    return found


@in_each(all_settings())
def test_every_way_is_played_whole_by_the_table(setting: Setting) -> None:
    rules = Rules(setting.game)
    for walk in situations(setting, 5):
        before = walk.state.to_bytes()
        for way in some_ways(walk, 5):
            step = rules.play(walk.state, walk.seat, rules.written(way))
            after, happened = played(walk, walk.state, way)
            assert step.actions == way
            assert step.after == after
            assert step.rows == happened
            assert step.rolled == (after.dice != walk.state.dice)
            assert not rules.face.unfinished(step.after, walk.seat)
        assert walk.state.to_bytes() == before, "playing on a copy leaves the state as it is"


@in_each(printed_settings())
def test_ways_from_a_beginning_are_those_that_begin_so(setting: Setting) -> None:
    rules = Rules(setting.game)
    for walk in situations(setting, 6):
        every = ways_of(walk)
        for action in list(walk.open_actions(walk.seat)):
            begun = ways(rules.game, rules.face.unfinished, walk.state, walk.seat, (action,))
            assert list(begun) == [way for way in every if way[0] == action]


# --- news


def board_of(face: Face, state: State, seat: int | None) -> bytes:
    return msgspec.json.encode(face.board(state, seat))


def most_news(face: Face, happened: list[EventRow]) -> News:
    """Who learns something from a move; nobody where nothing is told."""
    return max((face.news(event) for event in happened), default=News.NOBODY)


@in_each(all_settings())
def test_a_move_without_news_tells_nobody_anything(setting: Setting) -> None:
    """No dice are rolled, and whatever another seat could guess before it can guess after."""
    face = face_of(setting.game)
    compared = 0
    for walk in situations(setting, 7):
        for way in some_ways(walk, 7):
            after, happened = played(walk, walk.state, way)
            if most_news(face, happened) != News.NOBODY or face.is_covered(walk.state):
                continue
            assert after.dice == walk.state.dice
            for other in {*range(setting.seats)} - {walk.seat}:
                guess, same = played(walk, redealt(walk, other, 1), way)
                assert same == happened
                assert board_of(face, guess, other) == board_of(face, after, other)
                assert board_of(face, guess, None) == board_of(face, after, None)
                compared += 1
    assert compared > 20


@in_each(all_settings())
def test_a_move_without_news_for_its_mover_tells_the_mover_nothing(setting: Setting) -> None:
    """What a seat shows the others it knew itself: no dice, nothing hidden, before and after."""
    face = face_of(setting.game)
    compared = 0
    for walk in situations(setting, 8):
        for way in some_ways(walk, 8):
            after, happened = played(walk, walk.state, way)
            if most_news(face, happened) == News.EVERYBODY:
                continue
            assert after.dice == walk.state.dice
            guess, same = played(walk, redealt(walk, walk.seat, 2), way)
            assert same == happened
            assert board_of(face, guess, walk.seat) == board_of(face, after, walk.seat)
            if not after.over and after.waiting[walk.seat]:
                assert face.ask(guess, walk.seat) == face.ask(after, walk.seat)
            compared += 1
    assert compared > 20


@in_each(printed_settings())
def test_a_roll_is_always_news_for_everybody(setting: Setting) -> None:
    face = face_of(setting.game)
    rolled = 0
    for walk in situations(setting, 9):
        for way in some_ways(walk, 9):
            after, happened = played(walk, walk.state, way)
            if after.dice != walk.state.dice:
                assert most_news(face, happened) == News.EVERYBODY
                rolled += 1
    assert rolled > 5


@pytest.mark.parametrize("turns", [0, 5])
@in_each(printed_settings())
def test_the_end_of_a_match_is_news_for_everybody(setting: Setting, turns: int) -> None:
    """Hands that were hidden are shown then, whether somebody has won or the limit is reached."""
    face = face_of(setting.game)
    limited = Setting(setting.game, setting.seats, (("turn_limit", turns),))
    for seed in range(5):
        for walk in walk_with_bot(limited, seed, "greedy"):
            if walk.state.over:
                happened = walk.log.rows[: walk.log.length]
                assert most_news(face, happened) == News.EVERYBODY


@in_each(printed_settings())
def test_whatever_another_seat_learns_from_a_move_is_told_as_news(setting: Setting) -> None:
    """If a move would not be open in every guess of another seat, it shows something of a hand."""
    face = face_of(setting.game)
    shown = 0
    for walk in situations(setting, 10):
        for way in some_ways(walk, 10):
            _, happened = played(walk, walk.state, way)
            for other in {*range(setting.seats)} - {walk.seat}:
                if not is_open(walk, redealt(walk, other, 3), way):
                    assert most_news(face, happened) != News.NOBODY
                    shown += 1
    assert (shown == 0) if setting.game in ALL_IN_THE_OPEN else (shown > 20)


def is_open(walk: Walk, state: State, way: tuple[int, ...]) -> bool:
    """Whether a way can be played in a state."""
    after = state.copied()
    log = walk.setting.program.game.log()
    for action in way:
        if walk.play.reason(after, walk.seat, action):
            return False
        log.length = 0
        walk.play.apply(after, walk.seat, action, log)
    return True


# --- words


def messages_in(value: object) -> Iterator[Message]:
    """All messages in a decision, wherever they stand."""
    if isinstance(value, Message):
        yield value
    elif isinstance(value, list):
        for part in value:
            yield from messages_in(part)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from messages_in(getattr(value, name))


@in_each(printed_settings())
def test_everything_that_a_seat_is_asked_or_told_has_words(setting: Setting) -> None:
    face = face_of(setting.game)
    languages = [words_of(setting.game, language) for language in LANGUAGES]
    for walk in situations(setting, 11):
        decision = face.ask(walk.state, walk.seat)
        told = [*messages_in(decision), face.waits(walk.state)]
        told += [face.words(walk.state, Move(move.text)) for move in decision.moves]
        for words in languages:
            for message in told:
                assert words.say(message, NAMES, walk.seat)


@in_each(printed_settings())
def test_every_event_has_an_id_numbers_by_name_and_words(setting: Setting) -> None:
    """Events that differ are described differently, and each is told sooner or later."""
    face = face_of(setting.game)
    described: dict[tuple[int, ...], str] = {}
    ids: dict[int, str] = {}
    languages = [words_of(setting.game, language) for language in LANGUAGES]
    listeners = [None, *range(setting.seats)]
    for seed in (1, 2):
        narrators = [face.narrator(listener) for listener in listeners]
        for walk in walk_with_bot(setting, seed, "greedy" if seed == 1 else "random"):
            for event in walk.log.rows[: walk.log.length]:
                ids[event.kind] = face.event_id(event.kind)
                row = (event.kind, event.a, event.b, event.c, event.d)
                described[row] = repr((event.kind, face.describe(event)))
                assert face.news(event) in News
                heard = [narrator.hear(event) for narrator in narrators]
                assert len({message is None for message in heard}) == 1
                for message, listener in zip(heard, listeners, strict=True):
                    for words in languages if message is not None else []:
                        assert message is not None
                        assert words.say(message, NAMES, listener)
            walk.log.length = 0
    assert len(set(described.values())) == len(described), "no number is missing"
    assert len(set(ids.values())) == len(ids), "every kind has an id of its own"


# --- decisions


@in_each(all_settings())
def test_decisions_offer_every_whole_move_and_nothing_else(setting: Setting) -> None:
    """Whole moves are open as they are; every beginning leads on; presets are whole moves."""
    rules = Rules(setting.game)
    for walk in situations(setting, 12):
        decision = rules.face.ask(walk.state, walk.seat)
        every = {rules.written(way).text for way in ways_of(walk)}
        reached = set()
        for offer in decision.moves:
            assert offer.pieces
            assert offer.whole == (offer.text in every)
            assert offer.preset is None or offer.preset in every
            _, found = rules.begun(walk.state, walk.seat, offer.text)
            reached |= {offer.text} if offer.whole else {move.text for move in found}
            assert offer.preset is None or Move(offer.preset) in [*found, Move(offer.text)]
        assert reached == every
        texts = {offer.text for offer in decision.moves}
        assert decision.likely is None or decision.likely in texts | every
        assert len(texts) == len(decision.moves), "every move once"
