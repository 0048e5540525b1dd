"""Glastonbury: the rules, and how they show themselves to the table."""
