"""The games: a folder each, and the registry that finds them by name."""
