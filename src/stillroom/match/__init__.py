"""Matches: the friendly layer between the rules and everybody who plays."""
