"""What a seat is asked while it brews: draw or stop, and questions about a chip."""

from __future__ import annotations

import msgspec

from stillroom.games.decisions import Decision, DecisionKind, OpenMove
from stillroom.games.messages import Argument, Message
from stillroom.games.quacks import (
    after_stopping,
    brewing,
    moves,
    next_chip,
    offers,
    phrases,
    pots,
    previews,
)
from stillroom.games.quacks.ids import Action, Choice
from stillroom.games.quacks.names import chip_id
from stillroom.games.quacks.state import State
from stillroom.games.quacks.tables import LAST_SPACE, VALUE
from stillroom.games.quacks.variants import Aids
from stillroom.kernel import choices

HIGHEST_WHITE = 3
"""1.1  The highest value of a white chip."""
RISKY = 4
"""If one chip in so many would be too much, stopping is likely."""


def ask(state: State, seat: int, choice: Choice) -> Decision:
    """The decision of a seat in the middle of its brew, or about the last pinch."""
    match choice:
        case Choice.BREW:
            return ask_to_brew(state, seat)
        case Choice.LOOK:
            return ask_to_pick(state, seat, choice, "prompt-look", white_of(state, seat))
        case Choice.PINCH:
            pay = phrases.pay(pots.scoring_space(state.players[seat]))
            return ask_to_pick(state, seat, choice, "prompt-pinch", {"pay": pay})
        case Choice.MANDRAKE:
            return ask_to_put_back(state, seat, choice, "prompt-mandrake")
        case Choice.FIRST:
            return ask_to_put_back(state, seat, choice, "prompt-first-white")
        case Choice.AGAIN:
            return ask_to_begin_again(state, seat)
    return ask_to_move_further(state, seat)


def white_of(state: State, seat: int) -> dict[str, Argument]:
    """8.6  The white sum of a pot and its limit."""
    player = state.players[seat]
    return {"white": pots.white_sum(player), "limit": brewing.limit_of(state, player)}


def prompt_with_white(state: State, seat: int, named: str) -> Message:
    """A prompt that tells the white sum."""
    return Message(named, white_of(state, seat))


# Draw or stop


def ask_to_brew(state: State, seat: int) -> Decision:
    """7.3, 8.1, 9.2, 11.2  Draw and stop first, then the flask, toadstools and the rat stone."""
    opened = [open_brew(state, seat, action) for action in offers.opened(state, seat)]
    opened.sort(key=lambda move: move.text.startswith(moves.RATS))
    may_stop = any(move.text == moves.STOP for move in opened)
    return offers.decision(
        Choice.BREW,
        DecisionKind.PRESS,
        prompt_for_brew(state, seat),
        opened,
        likely=moves.STOP if may_stop and is_risky(state, seat) else moves.DRAW,
    )


def is_risky(state: State, seat: int) -> bool:
    """8.6, 21.3  Whether stopping is worth a thought.

    Where the table shows what is left in the bag, one chip in four must be too much; elsewhere the
    highest white chip.
    """
    player = state.players[seat]
    if state.options.aids != Aids.NONE:
        return next_chip.bad_chips(state, player) * RISKY >= sum(player.bag)
    return pots.white_sum(player) + HIGHEST_WHITE > brewing.limit_of(state, player)


def prompt_for_brew(state: State, seat: int) -> Message:
    """8.1, 8.3, 9.2  The first chip must be drawn; later the white sum is what matters."""
    player = state.players[seat]
    is_first = player.draws == 0 and not state.options.may_stop_at_once
    if brewing.is_stirred(state):
        named = "prompt-stir-first" if is_first else "prompt-stir"
        return Message(named, {} if is_first else white_of(state, seat))
    if is_first:
        return Message("prompt-first-draw", {"space": phrases.space(player.reached)})
    return prompt_with_white(state, seat, "prompt-brew")


def open_brew(state: State, seat: int, action: int) -> OpenMove:
    """8.1, 9.2  One of the buttons of a brew, with what it brings."""
    player = state.players[seat]
    shown = [Message("preview-shown-together")] if brewing.is_stirred(state) else []
    if action == Action.DRAW:
        rows = previews.rows_of_draw(state, player)
        return offers.offer(action, Message("move-draw"), [*rows, *shown])
    if action == Action.STOP:
        pay = phrases.pay(pots.scoring_space(player))
        rows = after_stopping.rows_after_stopping(state, seat)
        return offers.offer(action, Message("move-stop-pays", {"pay": pay}), [*rows, *shown])
    if action == Action.FLASK:
        return open_put_back(state, seat, action, pots.last_chip(player) - 1)
    if action >= Action.RETURN:
        return offers.offer(action, phrases.words(state, moves.GRAMMAR.move_of((action,))))
    rats = action - Action.RATS
    space = min(player.droplet + rats, LAST_SPACE)
    told: dict[str, Argument] = {"rats": rats, "space": phrases.space(space)}
    return offers.offer(action, Message("move-rats-to", told))


def open_put_back(state: State, seat: int, action: int, chip: int) -> OpenMove:
    """6.6, 8.12, 12.1  A white chip goes back: the white sum before and after, and the new pay."""
    foresight = previews.foreseen(state, seat, action)
    before = pots.white_sum(state.players[seat])
    named: dict[str, Argument] = {"chip": phrases.chip(chip)}
    named |= {"before": before, "after": foresight.white}
    rows = [Message("preview-pays", {"pay": phrases.pay(foresight.space)})]
    pieces = [f"pot {chip_id(chip)}"]
    if action == Action.FLASK:
        return offers.offer(action, Message("move-flask-back", named), rows, ["flask", *pieces])
    return offers.offer(action, Message("move-put-back-chip", named), rows, pieces)


# A chip to place


def ask_to_pick(
    state: State, seat: int, choice: Choice, named: str, told: dict[str, Argument]
) -> Decision:
    """6.9, 10.1  One of the drawn chips or none: where it would lie, and whether it explodes."""
    nothing, *picks = offers.opened(state, seat)
    prompt = Message(named, {**told, "chips": sum(state.players[seat].tray)})
    opened = [open_pick(state, seat, choice, action) for action in picks]
    none = offers.offer(nothing, Message("move-place-none"))
    return offers.decision(
        choice,
        DecisionKind.PICK,
        prompt,
        [*opened, none],
        likely=likely_pick(picks, choice),
    )


def open_pick(state: State, seat: int, choice: Choice, action: int) -> OpenMove:
    """6.9, 10.1  A drawn chip, with what placing it brings."""
    chip = action - Action.PICK
    foresight = previews.foreseen(state, seat, action)
    words = Message("move-pick", {"chip": phrases.chip(chip)})
    if choice == Choice.PINCH:
        return offers.offer(action, words, previews.rows_of_space(foresight))
    rows = [*previews.rows_of_placing(foresight), *previews.rows_of_acting(state, chip)]
    return offers.offer(action, words, rows)


def likely_pick(picks: list[int], choice: Choice) -> str:
    """10.1  The chip that leads furthest and adds nothing white; after a pinch any that does."""
    chips = [action - Action.PICK for action in picks]
    good = [chip for chip in chips if choice == Choice.PINCH or not pots.is_white(chip + 1)]
    if not good:
        return moves.NOTHING
    return f"{moves.PICK} {chip_id(max(good, key=VALUE.__getitem__))}"


# A white chip to put back


def ask_to_put_back(state: State, seat: int, choice: Choice, named: str) -> Decision:
    """6.6, 12.1  The sums before and after; putting back is likely."""
    player = state.players[seat]
    space = choices.subject(player.pending) if choice == Choice.MANDRAKE else player.reached
    chip = player.spaces[space] - 1
    about: dict[str, Argument] = {"chip": phrases.chip(chip), **white_of(state, seat)}
    leave = offers.offer(Action.LEAVE, Message("move-leave-chip", about))
    back = open_put_back(state, seat, Action.PUT_BACK, chip)
    return offers.chosen(choice, Message(named, about), [back, leave], likely=moves.PUT_BACK)


# A fresh start


def ask_to_begin_again(state: State, seat: int) -> Decision:
    """6.8  Going on is likely while the pot holds no more than it can take."""
    player = state.players[seat]
    white = white_of(state, seat)
    there: dict[str, Argument] = {**white, "space": phrases.space(pots.scoring_space(player))}
    go_on = offers.offer(Action.GO_ON, Message("move-go-on-from", there))
    again = offers.offer(Action.AGAIN, Message("move-again"))
    is_too_much = pots.white_sum(player) > brewing.limit_of(state, player)
    return offers.chosen(
        Choice.AGAIN,
        Message("prompt-again", white),
        [go_on, again],
        likely=moves.AGAIN if is_too_much else moves.GO_ON,
    )


# A chip that can move further


def ask_to_move_further(state: State, seat: int) -> Decision:
    """8.11  By its bonus or plainly, with both spaces; nearly everybody wants further."""
    chip = phrases.chip(choices.subject(state.players[seat].pending))
    named = {Action.FURTHER: "move-further-to", Action.PLAINLY: "move-plainly-to"}
    opened = []
    for action, words in named.items():
        foresight = previews.foreseen(state, seat, action)
        there = Message(words, {"space": phrases.space(foresight.chip_space)})
        pays = [Message("preview-pays", {"pay": phrases.pay(foresight.space)})]
        opened.append(offers.offer(action, there, pays))
    decision = offers.chosen(
        Choice.FURTHER,
        Message("prompt-further", {"chip": chip}),
        opened,
        likely=moves.FURTHER,
    )
    return msgspec.structs.replace(decision, standing=True)
