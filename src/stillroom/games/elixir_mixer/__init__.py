"""Elixir Mixer: trade ingredients for exact values, mix elixirs, race to the points."""
