"""The terminal client: the same prompts, moves, previews and words as everywhere."""
