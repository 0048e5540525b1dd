"""What a browser adds to the dice of its matches, and what else differs from how people meet it.

With the dice of tests/server/dealing.py every run of a test sees the same pages.
"""

from __future__ import annotations

SAME_BITS = """
  const chosen = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bits) => (bits.length === 16 ? bits.fill(7) : chosen(bits));
"""
"""What a browser adds to the dice has 16 bytes; ids have fewer, and stay different."""
SAME_NAMES = """
from stillroom.server.http.routes import people
people.PLANTS = (max(people.PLANTS, key=len),)
"""
"""The longest of the names for guests."""
QUICK_REVIEWS = """
from stillroom.bots import review
review.EFFORTS["plain"] = review.Effort(1, 2)
"""
"""Whoever looks for the turning point of a match thinks no longer than a test needs."""
