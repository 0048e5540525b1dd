"""Previews: what a seat may know of a move before it is played, as rows of messages."""

from __future__ import annotations

from stillroom.games.elixir_mixer import foresight as foreseeing
from stillroom.games.elixir_mixer import phrases, play
from stillroom.games.elixir_mixer.ids import BONUSES, Colour
from stillroom.games.elixir_mixer.state import Foresight, Log, State
from stillroom.games.messages import Message


def foreseen(state: State, seat: int, action: int) -> Foresight:
    """What a seat may know of the effect of one of its open actions."""
    foresight = Foresight()
    play.foresee(state, seat, action, foresight)
    return foresight


def foreseen_of(state: State, seat: int, actions: tuple[int, ...]) -> Foresight:
    """What a seat may know of the effect of open actions that show nothing before the last."""
    tried = state.copied()
    log = Log()
    log.muted = 1
    for action in actions[:-1]:
        play.apply(tried, seat, action, log)
    return foreseen(tried, seat, actions[-1])


def rows(state: State, seat: int, colour: int, foresight: Foresight) -> list[Message]:
    """The rows that tell a person something new; the colour is that of the elixir mixed, if any."""
    told = [Message("preview-wins")] if foresight.ends_match else []
    if foresight.points:
        told.append(Message("preview-points", {"points": foresight.points}))
    told += [
        Message("preview-bonus", {"bonus": phrases.bonus(bonus)})
        for bonus in range(BONUSES)
        if foresight.bonuses[bonus]
    ]
    if foresight.next_elixir:
        named = phrases.elixir(colour, foresight.next_elixir)
        told.append(Message("preview-next-elixir", {"elixir": named}))
    if opened := newly_open(state, seat, foresight):
        told.append(Message("preview-mixable", {"elixirs": phrases.alternatives(opened)}))
    if foresight.discards:
        told.append(Message("preview-discards", {"cards": foresight.discards}))
    if foresight.ends_turn and not foresight.ends_match:
        told.append(Message("preview-ends-turn"))
    return told


def newly_open(state: State, seat: int, foresight: Foresight) -> list[Message]:
    """4.2, 5.7  The elixirs that the hand could mix afterwards and cannot mix now."""
    if not any(foresight.opens):
        return []
    now = Foresight()
    foreseeing.see_openings(state, seat, now)
    return [
        phrases.elixir_on_top(state, colour)
        for colour in Colour
        if foresight.opens[colour] and not now.opens[colour]
    ]


def openings(state: State, seat: int) -> list[Message]:
    """4.2, 5.7  The elixirs that the hand can mix now."""
    now = Foresight()
    foreseeing.see_openings(state, seat, now)
    return [phrases.elixir_on_top(state, colour) for colour in Colour if now.opens[colour]]
