"""Records: a match as a file, its dice and their proof, and snapshots."""
