"""The bots of Glastonbury."""
