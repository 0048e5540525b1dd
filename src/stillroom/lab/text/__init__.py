"""The words of the lab: one catalogue for each language."""
