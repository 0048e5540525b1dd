"""Bots at a table: where they think, and how long they seem to."""
