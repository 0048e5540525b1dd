"""Bots: policies written as rules, so that they run in every engine."""
