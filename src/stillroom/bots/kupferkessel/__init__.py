"""The bots of Kupferkessel Co."""
