"""What a browser adds to the dice of its matches, and what is written on its pages by lot.

With the dice of tests/server/dealing.py every run of a test sees the same pages.
"""

from __future__ import annotations

SAME_BITS = """
  const chosen = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bits) => (bits.length === 16 ? bits.fill(7) : chosen(bits));
"""
"""What a browser adds to the dice has 16 bytes; ids have fewer, and stay different."""
SAME_NAMES = """
from stillroom.server.routes import people
people.PLANTS = (max(people.PLANTS, key=len),)
"""
"""The longest of the names for guests."""
