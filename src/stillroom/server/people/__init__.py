"""People: what they are called, and how another browser becomes the same person."""
