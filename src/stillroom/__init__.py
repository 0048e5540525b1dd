"""Stillroom: a digital table and a research engine for four potion games."""

__version__ = "0.1.0"
