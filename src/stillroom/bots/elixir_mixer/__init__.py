"""The bots of Elixir Mixer."""
