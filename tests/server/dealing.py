"""Dice of the browser's tests: a test that passes on one day passes on the next.

Every match of the same game, seats and options is dealt alike, and bots roll alike. The variable
``STILLROOM_DICE`` deals other matches: ``STILLROOM_DICE=2 .venv/bin/pytest tests/browser``.
"""

from __future__ import annotations

import os

DICE = int(os.environ.get("STILLROOM_DICE", "1"))
SAME_DICE = f"""
from random import Random
from types import SimpleNamespace
from stillroom.server import thinking
from stillroom.server.routes import people
from stillroom.table import fair_dice
fair_dice.secrets = SimpleNamespace(token_bytes=lambda count: Random({DICE}).randbytes(count))
thinking.secrets = SimpleNamespace(randbits=lambda count: Random({DICE}).getrandbits(count))
people.PLANTS = (max(people.PLANTS, key=len),)
"""
"""The key of every match, the seed of every bot, and the longest of the names for guests."""
SAME_BITS = """
  const chosen = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bits) => (bits.length === 16 ? bits.fill(7) : chosen(bits));
"""
"""What a browser adds to the dice has 16 bytes; ids have fewer, and stay different."""
