"""The kernel knows no game: records, rules, engines, dice, bags, seats, events and pending
choices.

Nothing here needs more than the standard library until a compiled or cuda engine is asked for.
"""
