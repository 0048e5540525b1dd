"""The steps, each with the number of the one before."""
