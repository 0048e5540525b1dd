"""Speed measurements."""
