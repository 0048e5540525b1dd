"""Dice of the tests' servers: a test that passes on one day passes on the next.

Every match of the same game, seats and options is dealt alike, and bots roll alike. The variable
``STILLROOM_DICE`` deals other matches: ``STILLROOM_DICE=2 .venv/bin/pytest tests/server``. Where a
server has several workers, they are processes of their own and roll freely.
"""

from __future__ import annotations

import os

DICE = int(os.environ.get("STILLROOM_DICE", "1"))
SAME_DICE = f"""
from random import Random
from types import SimpleNamespace
from stillroom.server.opponents import bot_pool
from stillroom.match.records import fair_dice
fair_dice.secrets = SimpleNamespace(token_bytes=lambda count: Random({DICE}).randbytes(count))
bot_pool.secrets = SimpleNamespace(randbits=lambda count: Random({DICE}).getrandbits(count))
"""
"""The key of every match, and the seed of every bot."""
FREE_DICE = ""
"""Nothing of this kind: as people meet it."""
