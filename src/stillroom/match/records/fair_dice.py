"""Fair dice: fixed before the first move, unknown to everybody, and proven at the end.

A match has a secret key of 256 bits. Its **seal**, the SHA-256 of the key, is shown first; then
each person's program adds 128 random bits of its own. So whoever chose the key could not know what
would come of it, and whoever added bits could not know the key.

Before each move the words of the generator are set to the first 16 bytes, as four big-endian
numbers, of

    HMAC-SHA256(key, "stillroom dice 1" | contributions | seat | counter)

where the contributions stand in the order of the seats, each as the number of its seat (1 byte) and
its 16 bytes; the seat is 1 byte, 255 for setting up; the counter is the number of moves that the
seat has made before, as 8 bytes. A counter never goes back, not even when a move is undone. So
nobody's speed changes another's luck, and nothing seen so far tells what comes.

Seeded dice are for studies and tests: one stream of the generator, the same match every time.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import struct
from operator import index
from typing import Protocol, TypeAlias

import msgspec

from stillroom.games.messages import Argument, Message
from stillroom.kernel import dice
from stillroom.kernel.dice import Dice
from stillroom.kernel.fields import WORD_MAX
from stillroom.match.errors import WrongSetup

PURPOSE = b"stillroom dice 1"
KEY_BYTES = 32
CONTRIBUTION_BYTES = 16
SETTING_UP = 255
"""Stands in the place of a seat before anybody has moved."""
AFTER_UNDO = 1 << 50
"""Seeded dice change to a stream far away from all others after each undo."""


def is_hex(text: str, length: int) -> bool:
    """Whether a text is so many bytes in small hexadecimal digits."""
    return re.fullmatch(f"[0-9a-f]{{{2 * length}}}", text) is not None


class DiceScheme(Protocol):
    """Where the dice of a match come from."""

    def begin(self, rolled: Dice) -> None:
        """Sets the dice before setting up."""
        ...

    def before_move(self, rolled: Dice, seat: int, counter: int) -> None:
        """Sets the dice before a move of a seat."""
        ...

    def after_undo(self, rolled: Dice, undos: int) -> None:
        """Sets the dice after an undo, so that nothing comes again."""
        ...


class SealedDice(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="scheme", tag="sealed"
):
    """Fair dice, from a sealed key and what each person added.

    >>> dice = SealedDice.fresh(seats=2).with_contribution(0, bytes(16))
    >>> dice.is_intact()
    True
    """

    seal: str
    """SHA-256 of the key, in hexadecimal digits; shown before anybody adds anything."""
    contributions: list[str]
    """What each seat added, in hexadecimal digits; empty where nobody did."""
    key: str
    """The secret key in hexadecimal digits; shown when the match is over."""

    def __repr__(self) -> str:
        return f"SealedDice(seal={self.seal!r}, contributions={self.contributions!r}, key=…)"

    @classmethod
    def fresh(cls, seats: int, key: bytes | None = None) -> SealedDice:
        """New dice with a key of their own, before anybody has added anything."""
        key = key if key is not None else secrets.token_bytes(KEY_BYTES)
        if len(key) != KEY_BYTES:
            raise WrongSetup(Message("setup-key", {"bytes": KEY_BYTES, "found": len(key)}))
        return cls(hashlib.sha256(key).hexdigest(), [""] * seats, key.hex())

    def with_contribution(self, seat: int, bits: bytes) -> SealedDice:
        """The same dice with 128 random bits of one seat added, once and for all."""
        if len(bits) != CONTRIBUTION_BYTES:
            arguments: dict[str, Argument] = {"bytes": CONTRIBUTION_BYTES, "found": len(bits)}
            raise WrongSetup(Message("setup-contribution", arguments))
        if not 0 <= seat < len(self.contributions) or self.contributions[seat]:
            raise WrongSetup(Message("setup-contribution-seat", {"seat": seat}))
        added = [*self.contributions]
        added[seat] = bits.hex()
        return msgspec.structs.replace(self, contributions=added)

    def is_intact(self) -> bool:
        """Whether the key is the one that was sealed, and every contribution whole."""
        added = [bits for bits in self.contributions if bits]
        if not is_hex(self.key, KEY_BYTES) or not all(
            is_hex(bits, CONTRIBUTION_BYTES) for bits in added
        ):
            return False
        return hashlib.sha256(bytes.fromhex(self.key)).hexdigest() == self.seal

    def words_for(self, seat: int, counter: int) -> tuple[int, int, int, int]:
        """The generator's words before a move."""
        added = b"".join(
            bytes([giver]) + bytes.fromhex(bits)
            for giver, bits in enumerate(self.contributions)
            if bits
        )
        text = PURPOSE + added + bytes([seat]) + counter.to_bytes(8, "big")
        digest = hmac.digest(bytes.fromhex(self.key), text, "sha256")
        words = struct.unpack(">4I", digest[:16])
        assert any(words), "a digest that begins with 128 zeros will never be seen"
        return words

    def begin(self, rolled: Dice) -> None:
        """Sets the dice before setting up."""
        rolled.words[:] = self.words_for(SETTING_UP, 0)

    def before_move(self, rolled: Dice, seat: int, counter: int) -> None:
        """Sets the dice before a move of a seat."""
        rolled.words[:] = self.words_for(seat, counter)

    def after_undo(self, rolled: Dice, undos: int) -> None:
        """Nothing is left to do: the counters have not gone back."""


class SeededDice(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="scheme", tag="seeded"
):
    """Dice from a seed that everybody may know: the match with that number of a simulation."""

    seed: int
    stream: int = 0
    """The number of the match in a simulation with this seed."""

    @classmethod
    def checked(cls, seed: int, stream: int = 0) -> SeededDice:
        """Seeded dice; raises WrongSetup for a seed that the generator does not take."""
        seed, stream = index(seed), index(stream)
        for number in (seed, stream):
            if not 0 <= number <= WORD_MAX:
                found = {"most": str(WORD_MAX), "found": str(number)}
                raise WrongSetup(Message("setup-seed", {**found}))
        return cls(seed, stream)

    def begin(self, rolled: Dice) -> None:
        """Sets the dice before setting up, as a simulation does."""
        dice.seed(rolled, self.seed, self.stream)

    def before_move(self, rolled: Dice, seat: int, counter: int) -> None:
        """Lets the stream run on."""

    def after_undo(self, rolled: Dice, undos: int) -> None:
        """Begins another stream."""
        dice.seed(rolled, self.seed, self.stream + undos * AFTER_UNDO)


AnyDice: TypeAlias = SealedDice | SeededDice
