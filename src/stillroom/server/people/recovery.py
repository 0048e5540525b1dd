"""Recovery phrases: ten words with which another browser or device becomes the same person."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
from concurrent.futures import ThreadPoolExecutor

from stillroom.server.errors import BAD_REQUEST, RefusedRequest
from stillroom.server.people.recovery_words import WORDS

WORDS_OF_A_PHRASE = 10
"""Ten words of eight bits each: nobody guesses 80 bits."""
LETTERS_OF_A_WORD = 4
"""How many letters tell a word from all others."""
SALT = b"stillroom recovery phrase 1"
"""The same for everybody, so that a phrase alone finds its person."""

_BY_BEGINNING = {word[:LETTERS_OF_A_WORD]: word for word in WORDS}
# A hash takes 16 MiB for a moment. With a thread of their own, many at once only wait in line.
_apart = ThreadPoolExecutor(1, thread_name_prefix="stillroom-recovery")


def new_phrase() -> str:
    """A phrase that nobody has ever seen."""
    return " ".join(secrets.choice(WORDS) for _ in range(WORDS_OF_A_PHRASE))


def fit_phrase(text: str) -> str:
    """A phrase as it was made, however its letters, spaces and commas were written.

    >>> fit_phrase("Sage, mint;  THYM\\nhoney kett. spoon ladle dill clove anis")
    'sage mint thyme honey kettle spoon ladle dill clove anise'
    """
    found = re.findall(r"[^\W\d_]+", text.lower())
    if len(found) != WORDS_OF_A_PHRASE:
        raise RefusedRequest(
            BAD_REQUEST, "refused-phrase-length", words=WORDS_OF_A_PHRASE, found=min(len(found), 99)
        )
    return " ".join(_known_word(number, word) for number, word in enumerate(found, start=1))


def _known_word(number: int, text: str) -> str:
    word = _BY_BEGINNING.get(text[:LETTERS_OF_A_WORD])
    if word is None:
        # The word itself is not repeated: it may be part of somebody's secret.
        raise RefusedRequest(BAD_REQUEST, "refused-phrase-word", number=number)
    return word


async def hash_of(phrase: str) -> str:
    """What the store keeps of a phrase; takes a while, and the event loop does not wait for it."""
    return await asyncio.get_running_loop().run_in_executor(_apart, _hash, phrase)


def _hash(phrase: str) -> str:
    return hashlib.scrypt(phrase.encode(), salt=SALT, n=2**14, r=8, p=1, dklen=32).hex()
