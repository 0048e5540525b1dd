"""The entry points of The Quacks of Quedlinburg: the contract of every game, for this one.

Where to read what: setting up in `setup`, the course of a turn in `turns`, the cards in `fortune`,
`purple_cards` and `blue_cards`, rats in `rats`, brewing in `brewing`, `pots` and `stirring`, the
books in `crow_skulls`, `toadstools`, `mandrakes`, `hawkmoths`, `spiders` and `ghosts`, the
evaluation in `evaluation`, `shopping` and `spending`, the end in `ending`, who knows what in
`knowledge`.
"""

from __future__ import annotations

from stillroom.games.quacks import (
    blue_cards,
    brewing,
    ending,
    evaluation,
    foresight,
    gains,
    ghosts,
    knowledge,
    purple_cards,
    rats,
    reasons,
    setup,
    shopping,
    spending,
    spiders,
    stirring,
    toadstools,
    turns,
)
from stillroom.games.quacks.ids import ACTIONS, Action, Choice, Commitment
from stillroom.games.quacks.state import Foresight, Log, Mask, Observation, State
from stillroom.kernel import choices, masks
from stillroom.kernel.rules import rule
from stillroom.kernel.state import Outcome


@rule
def begin(state: State, log: Log) -> None:
    """2.1 - 2.6  Sets up, and plays on until somebody must decide."""
    setup.set_up(state)
    turns.begin_turn(state, log)
    turns.play_on(state, log)


@rule
def legal(state: State, seat: int, mask: Mask) -> None:
    """The actions that are open to a seat now; none while it is not asked."""
    masks.clear(mask)
    reasons.offer(state, seat, mask)


@rule
def apply(state: State, seat: int, action: int, log: Log) -> None:
    """Plays an action and everything that follows by itself."""
    assert 0 <= action < ACTIONS, "an action number of this game"
    choice = choices.asked(state.players[seat].pending)
    assert choice != choices.NOTHING, "3.6 only a seat that is asked acts"
    if choice == Choice.BREW:
        brew(state, seat, action, log)
    elif choice < Choice.BREW:
        answer_card(state, seat, choice, action, log)
    elif choice < Choice.PINCH:
        answer_while_brewing(state, seat, choice, action, log)
    else:
        answer_in_evaluation(state, seat, choice, action, log)
    if not state.waiting[seat]:
        turns.play_on(state, log)


@rule
def brew(state: State, seat: int, action: int, log: Log) -> None:
    """7.3, 8.1, 9.2, 11.2  Draw, stop, flask, fewer rats, or a toadstool into the bag."""
    if action == Action.FLASK:
        brewing.use_flask(state, seat, log)
    elif action >= Action.RETURN:
        toadstools.return_to_bag(state, seat, action - Action.RETURN, log)
    elif action >= Action.RATS:
        rats.step_back(state, seat, action - Action.RATS, log)
    elif brewing.is_stirred(state):
        commitment = Commitment.STOP if action == Action.STOP else Commitment.DRAW
        stirring.commit(state, seat, commitment, log)
    elif action == Action.STOP:
        brewing.stop(state, seat, log)
    else:
        brewing.draw(state, seat, log)


@rule
def answer_card(state: State, seat: int, choice: int, action: int, log: Log) -> None:
    """Chapter 5  Choices of the purple cards."""
    match choice:
        case Choice.FORK:
            purple_cards.answer_fork(state, seat, action, log)
        case Choice.GIFT:
            purple_cards.answer_gift(state, seat, action, log)
        case Choice.TRADE:
            purple_cards.answer_trade(state, seat, action, log)
        case Choice.GIVE_UP:
            purple_cards.answer_give_up(state, seat, action, log)
        case Choice.MARKET:
            purple_cards.answer_market(state, seat, action, log)
        case Choice.SWEEP:
            purple_cards.answer_sweep(state, seat, action, log)
        case _:
            purple_cards.answer_friend(state, seat, action, log)


@rule
def answer_while_brewing(state: State, seat: int, choice: int, action: int, log: Log) -> None:
    """Chapters 6 and 8 to 12  Questions about a chip."""
    match choice:
        case Choice.LOOK:
            brewing.place_picked(state, seat, action, log)
        case Choice.MANDRAKE:
            brewing.answer_mandrake(state, seat, action, log)
        case Choice.FIRST:
            brewing.answer_first_white(state, seat, action, log)
        case Choice.AGAIN:
            brewing.answer_fresh_start(state, seat, action, log)
        case Choice.FURTHER:
            brewing.move_as_chosen(state, seat, action, log)
        case _:
            toadstools.settle(state, seat, action, log)


@rule
def answer_in_evaluation(state: State, seat: int, choice: int, action: int, log: Log) -> None:
    """Chapters 6 and 13 to 19  Choices after brewing."""
    match choice:
        case Choice.PINCH:
            blue_cards.add_pinch(state, seat, action, log)
        case Choice.LOSS:
            blue_cards.take_two_chip(state, seat, action - Action.TAKE, log)
        case Choice.STEP:
            gains.answer_step(state, seat, action, log)
        case Choice.SPIDER:
            spiders.take_chip(state, seat, action, log)
        case Choice.SLIDE:
            spiders.slide(state, seat, action, log)
        case Choice.PAY:
            spiders.pay(state, seat, action, log)
        case _:
            answer_late(state, seat, choice, action, log)


@rule
def answer_late(state: State, seat: int, choice: int, action: int, log: Log) -> None:
    """Chapters 16 to 18  Ghost's breath, points or coins, shopping, rubies."""
    match choice:
        case Choice.GHOST:
            ghosts.take_tier(state, seat, action, log)
        case Choice.UPGRADE:
            ghosts.upgrade(state, seat, action, log)
        case Choice.EXPLODED:
            evaluation.choose(state, seat, action, log)
        case Choice.SHOP:
            shopping.shop(state, seat, action, log)
        case _:
            spending.spend(state, seat, action, log)


@rule
def outcome(state: State, result: Outcome) -> None:
    """20.3, 20.4  Points and places."""
    ending.tell_outcome(state, result)


@rule
def redeal(state: State, seat: int) -> None:
    """21.2  What a seat cannot know is guessed."""
    knowledge.guess_hidden_things(state, seat)


@rule
def observe(state: State, seat: int, observation: Observation) -> None:
    """21.1, 21.2  A seat's knowledge as numbers."""
    knowledge.describe(state, seat, observation)


@rule
def foresee(state: State, seat: int, action: int, looked: Foresight) -> None:
    """What a seat may know of the effect of an open action."""
    foresight.look_ahead(state, seat, action, looked)


@rule
def reason(state: State, seat: int, action: int) -> int:
    """0 for an open action, else the paragraph that forbids it."""
    assert 0 <= action < ACTIONS, "an action number of this game"
    return reasons.why_not(state, seat, action)
