"""The words of Elixir Mixer: one catalogue for each language."""
