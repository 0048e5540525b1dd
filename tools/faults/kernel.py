"""Faults in the kernel, on which all games and engines stand."""

from __future__ import annotations

from tools.faults import Fault

FAULTS: tuple[Fault, ...] = (
    Fault(
        name="kernel-queue-loses-its-last",
        module="stillroom.kernel.queues",
        function="take_up",
        old="for i in range(queue.length):",
        new="for i in range(queue.length - 1):",
        why="Of three or more cards under a pile the second comes up twice and the last one never.",
    ),
    Fault(
        name="kernel-streams-cut-short",
        module="stillroom.kernel.dice",
        function="seed",
        old="scramble((stream >> 32) ^ 0x7F4A7C15)",
        new="scramble((number >> 32) ^ 0x7F4A7C15)",
        why=(
            "Streams far apart are the same: in a simulation bots roll the numbers of the "
            "match itself, and after an undo seeded dice begin anew with what has been."
        ),
    ),
    Fault(
        name="kernel-bots-turn-the-other-way",
        module="stillroom.kernel.loops",
        function="policy_at",
        old="plan.policies[(seat + seats_taken - shift) % seats_taken]",
        new="plan.policies[(seat + shift) % seats_taken]",
        why=(
            "With three or more seats bots that move on sit elsewhere than the report "
            "believes, so the wins of one bot are counted for another."
        ),
    ),
    Fault(
        name="kernel-whispers-overheard",
        module="stillroom.kernel.bot_events",
        function="cut_for",
        old="        heard.a = 0\n",
        new="",
        why=(
            "A bot hears the first number of an event that was for another seat, such as a "
            "card drawn."
        ),
    ),
)
