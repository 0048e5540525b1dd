"""Fair dice, held against a second implementation that was written from their description."""

from __future__ import annotations

import hashlib
import random

import pytest

from stillroom.bots.match import BotMatch
from stillroom.games.registry import find
from stillroom.kernel import dice as kernel_dice
from stillroom.kernel import loops
from stillroom.match.errors import WrongSetup
from stillroom.match.match import Match, new_match
from stillroom.match.records.fair_dice import SealedDice, SeededDice
from tests.cases import for_each
from tests.games.elixir_mixer.table import Table
from tests.match.tables import GAME, KEY, at, play_on, without_dice

SETTING_UP = 255
BLOCK = 64


def hmac_sha256(key: bytes, text: bytes) -> bytes:
    """RFC 2104, from nothing but SHA-256, for keys no longer than a block."""
    padded = key.ljust(BLOCK, b"\0")
    inner = bytes(byte ^ 0x36 for byte in padded)
    outer = bytes(byte ^ 0x5C for byte in padded)
    return hashlib.sha256(outer + hashlib.sha256(inner + text).digest()).digest()


def expected_words(key: bytes, given: dict[int, bytes], seat: int, counter: int) -> list[int]:
    """Four big-endian numbers from the first 16 bytes of the digest."""
    text = b"stillroom dice 1"
    for giver in sorted(given):
        text += bytes([giver]) + given[giver]
    text += bytes([seat]) + counter.to_bytes(8, "big")
    digest = hmac_sha256(key, text)
    return [int.from_bytes(digest[start : start + 4], "big") for start in (0, 4, 8, 12)]


def bits(number: int) -> bytes:
    """128 bits that a person's program may have added."""
    return hashlib.md5(bytes([number]), usedforsecurity=False).digest()


def fair(seats: int, given: dict[int, bytes], key: bytes = KEY) -> Match:
    """A match with fair dice to which some seats have added something."""
    dice = SealedDice.fresh(seats, key)
    for seat, added in given.items():
        dice = dice.with_contribution(seat, added)
    return new_match(GAME, seats, dice=dice)


def words_before(match: Match, seat: int) -> list[int]:
    return list(match.prepared(seat).dice.words)


GIVEN: list[dict[int, bytes]] = [
    {},
    {0: bits(1)},
    {2: bits(2)},
    {0: bits(1), 1: bits(3), 2: bits(2)},
]
IDS = ["nobody", "seat-0", "seat-2", "everybody"]
"""Who has added something."""


def test_the_second_implementation_knows_the_published_example() -> None:
    """RFC 4231, test case 2."""
    assert hmac_sha256(b"Jefe", b"what do ya want for nothing?").hex() == (
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    )


@for_each("given", GIVEN)
def test_the_dice_of_every_move_are_those_of_the_description(given: dict[int, bytes]) -> None:
    match = fair(3, given)
    moved = [0, 0, 0]
    chooser = random.Random(2)
    for _ in range(60):
        for seat in range(3):
            assert words_before(match, seat) == expected_words(KEY, given, seat, moved[seat])
        seat = match.waiting[0]
        match.play(seat, chooser.choice(match.moves(seat)))
        moved[seat] += 1
        if chooser.random() < 0.2 and match.record().rows[-1].seat == seat:
            match.undo(seat, agreed=True)
    assert min(moved) > 5


@for_each("given", GIVEN)
def test_a_match_is_set_up_with_the_dice_of_the_description(given: dict[int, bytes]) -> None:
    rules = find(GAME)
    state = rules.new_state(3)
    state.dice.words[:] = expected_words(KEY, given, SETTING_UP, 0)
    rules.play.begin(state, rules.log())
    assert fair(3, given).position() == state.to_dict()


def test_the_dice_of_a_move_roll_that_move() -> None:
    """A draw comes from the words of that move, whatever was rolled before."""
    rules = find(GAME)
    match = fair(2, {1: bits(4)})
    state = rules.state.from_dict(match.position())
    seat = match.waiting[0]
    state.dice.words[:] = expected_words(KEY, {1: bits(4)}, seat, 0)
    log = rules.log()
    rules.play.apply(state, seat, match.actions_of("draw")[0], log)
    match.play(seat, "draw")
    assert match.position() == state.to_dict()


def test_every_bit_of_every_contribution_changes_the_dice() -> None:
    whole = {0: bits(1), 1: bits(3)}
    words = {tuple(expected_words(KEY, whole, 0, 0))}
    for seat, added in whole.items():
        for bit in range(128):
            number = int.from_bytes(added, "big") ^ (1 << bit)
            changed = {**whole, seat: number.to_bytes(16, "big")}
            words.add(tuple(words_before(fair(2, changed), 0)))
    assert len(words) == 1 + 2 * 128


def test_who_adds_something_matters_and_when_does_not() -> None:
    one, other = bits(1), bits(2)
    assert words_before(fair(2, {0: one}), 0) != words_before(fair(2, {1: one}), 0)
    assert fair(2, {0: one, 1: other}).position() == fair(2, {1: other, 0: one}).position()
    assert fair(2, {0: one, 1: other}).position() != fair(2, {0: other, 1: one}).position()
    assert fair(2, {0: bytes(16)}).position() != fair(2, {}).position(), "zeros are something"


def test_another_key_is_another_match() -> None:
    assert fair(2, {}, bytes(32)).position() != fair(2, {}, KEY).position()


def test_nobody_changes_anothers_luck() -> None:
    """The dice of a seat's n-th move are the same, whatever the others do and how often."""
    seen: dict[tuple[int, int], set[tuple[int, ...]]] = {}
    for seed in range(6):
        match = fair(3, {0: bits(9)})
        moved = [0, 0, 0]
        chooser = random.Random(seed)
        for _ in range(40):
            seat = match.waiting[0]
            seen.setdefault((seat, moved[seat]), set()).add(tuple(words_before(match, seat)))
            match.play(seat, chooser.choice(match.moves(seat)))
            moved[seat] += 1
    assert all(len(words) == 1 for words in seen.values())
    every = [word for words in seen.values() for word in words]
    assert len(set(every)) == len(every) > 40


def test_what_is_drawn_does_not_depend_on_what_the_others_did_before() -> None:
    """Seat 1 plays its first move after seat 0 has made one move, or three."""
    drawn = set()
    for moves in (
        ["take blue-1", "end-turn"],
        ["take blue-1", "mix red with red-4 red-6", "end-turn"],
    ):
        hands = {1: ["purple-1", "purple-2"]}
        table = Table(
            hand=["red-4", "red-6", "blue-2", "blue-3"],
            hands=hands,
            market=["blue-1", "green-1", "green-2", "green-3", "yellow-1", "yellow-2", "yellow-3"],
        )
        match = at(table, dice=SealedDice.fresh(2, KEY))
        match.play_all(0, moves)
        drawn.add(match.play(1, "draw")[0].details["card"])
    assert len(drawn) == 1


# --- the seal


def test_the_seal_is_the_sha_256_of_the_key() -> None:
    dice = SealedDice.fresh(3, KEY)
    assert dice.seal == hashlib.sha256(KEY).hexdigest()
    assert dice.key == KEY.hex()
    assert dice.contributions == ["", "", ""]
    assert dice.is_intact()
    assert not SealedDice(dice.seal, dice.contributions, bytes(32).hex()).is_intact()


def test_every_match_has_a_key_of_its_own() -> None:
    keys = {SealedDice.fresh(2).key for _ in range(50)}
    assert len(keys) == 50
    assert all(len(bytes.fromhex(key)) == 32 for key in keys)


def test_adding_to_the_dice_leaves_the_seal_and_the_others_as_they_are() -> None:
    dice = SealedDice.fresh(3, KEY)
    added = dice.with_contribution(1, bits(5))
    assert dice.contributions == ["", "", ""]
    assert added.contributions == ["", bits(5).hex(), ""]
    assert (added.seal, added.key) == (dice.seal, dice.key)


@for_each("length", [0, 1, 15, 17, 32])
def test_a_contribution_has_128_bits(length: int) -> None:
    with pytest.raises(WrongSetup, match="16 bytes"):
        SealedDice.fresh(2, KEY).with_contribution(0, bytes(length))


@for_each("length", [0, 1, 31, 33, 64])
def test_a_key_has_256_bits(length: int) -> None:
    with pytest.raises(WrongSetup, match="32 bytes"):
        SealedDice.fresh(2, bytes(length))


@pytest.mark.parametrize("seat", [-1, 2, 255])
def test_only_a_seat_adds_to_the_dice(seat: int) -> None:
    with pytest.raises(WrongSetup, match=str(seat)):
        SealedDice.fresh(2, KEY).with_contribution(seat, bits(1))


def test_nobody_adds_twice() -> None:
    dice = SealedDice.fresh(2, KEY).with_contribution(0, bits(1))
    with pytest.raises(WrongSetup):
        dice.with_contribution(0, bits(2))
    with pytest.raises(WrongSetup):
        dice.with_contribution(0, bits(1))


# --- seeded dice


def test_a_seeded_match_is_the_match_of_that_number_in_a_simulation() -> None:
    """The actions of a bot match, played as moves, come to the same states and the same end."""
    bots = BotMatch(GAME, ["greedy", "greedy"], seed=4)
    match = new_match(GAME, 2, seed=4)
    assert match.position() == bots.state.to_dict()
    seat = match.waiting[0]
    begun: list[int] = []
    memories = [bots.program.memory() for _ in range(2)]
    bot_dice = kernel_dice.Dice()
    kernel_dice.seed(bot_dice, 4, loops.BOTS_STREAM)
    log = bots.program.game.log()
    for _ in range(150):
        seat = match.waiting[0]
        policy, memory = bots.policies[seat], memories[seat]
        action = bots.program.decide(bots.state, seat, policy, memory, bot_dice)
        bots.program.game.play.apply(bots.state, seat, action, log)
        log.length = 0
        begun.append(action)
        if not is_under_way(bots):
            match.play(seat, match.move_of(begun))
            begun = []
            assert match.position() == bots.state.to_dict()
        if bots.state.over:
            break
    assert len(match.record().rows) > 40


def is_under_way(bots: BotMatch) -> bool:
    """Whether a trade, a mix or a discard lacks cards; 2, 4 and 5 are those questions."""
    state = bots.state
    pending = state.players[state.active_seat].pending  # type: ignore[attr-defined]
    basket = state.basket  # type: ignore[attr-defined]
    asked = pending.choices[pending.depth - 1].kind if pending.depth else 0
    return asked in (2, 4) or (asked == 5 and basket.cards > 0)


def test_streams_of_one_seed_are_different_matches() -> None:
    matches = [new_match(GAME, 2, dice=SeededDice(4, stream)) for stream in range(20)]
    hands = {str(without_dice(match.position())) for match in matches}
    assert len(hands) == 20


def test_seeded_dice_run_on_from_move_to_move() -> None:
    match = new_match(GAME, 2, seed=3)
    before = match.position()["dice"]
    assert words_before(match, 0) == words_before(match, 1) == before["words"]
    play_on(match, 30)
    assert match.position()["dice"] != before
