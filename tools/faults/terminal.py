"""Faults in the terminal."""

from __future__ import annotations

from tools.faults import Fault

FAULTS: tuple[Fault, ...] = (
    Fault(
        name="terminal-pawns-look-alike",
        module="stillroom.tui.boards.kettles",
        function="letters_of",
        old="next(letter for letter in wanted if letter not in letters)",
        new="wanted[0]",
        why="In the kettle games the pawns of Ada and Anna are the same letter.",
    ),
    Fault(
        name="terminal-only-english-is-new",
        module="stillroom.tui.playing",
        function="kept_match",
        old='{"new", "n"} | spellings(words.format("kept-new"))',
        new='{"new", "n"}',
        why=(
            "Who reads French or German and types the word that the question names for a new "
            "match is put into the old one."
        ),
    ),
    Fault(
        name="terminal-adviser-remembers",
        module="stillroom.tui.asking",
        function="Asking._hint",
        old="remembers=False",
        new="remembers=True",
        why=(
            "In the memory games a hint is of a bot that has forgotten nothing, and so "
            "remembers for the person."
        ),
    ),
    Fault(
        name="terminal-match-held-by-two",
        module="stillroom.tui.saves",
        function="locked",
        old="fcntl.LOCK_EX | fcntl.LOCK_NB",
        new="fcntl.LOCK_SH | fcntl.LOCK_NB",
        why="Two terminals play on from one file and write over each other's moves.",
    ),
)
