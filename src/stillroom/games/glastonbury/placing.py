"""9.3 - 9.5, 12.6, 12.7  Adding Immuto to kinds, by the numbers of the game's rules.md."""

from __future__ import annotations

from stillroom.games.glastonbury import asking, scoring
from stillroom.games.glastonbury.ids import INGREDIENTS, Action, Choice, Happened, Special
from stillroom.games.glastonbury.state import Cauldron, Log, Mask, Player, State
from stillroom.games.glastonbury.tables import MOST_IMMUTO
from stillroom.games.kettles import cauldrons
from stillroom.kernel import events, masks
from stillroom.kernel.rules import rule

NOTHING_YET = -1000
"""Below all points that a place can bring."""


@rule
def begin(state: State, log: Log) -> None:
    """9.3, 11.8, 12.7  All cauldrons are opened; all owners of Immuto choose at the same time."""
    state.is_placing = 1
    for seat in range(state.seats):
        player = state.players[seat]
        player.places_owed = number_of_immuto(player.cauldron)
        ask_for_place(state, seat)
    reveal_if_all_have_chosen(state, log)


@rule
def number_of_immuto(cauldron: Cauldron) -> int:
    """1.4  How many Immuto lie in a cauldron."""
    cards = 0
    for place in range(cauldron.height):
        if cauldrons.card_at(cauldron, place) >= Special.IMMUTO:
            cards += 1
    return cards


@rule
def ask_for_place(state: State, seat: int) -> None:
    """12.6  Asks for a kind where there is a choice; a single one is taken by itself.

    Without ingredient cards an Immuto is added to nothing.
    """
    player = state.players[seat]
    kinds = number_of_places(player)
    if kinds == 0:
        player.places_owed = 0
    while player.places_owed > 0 and kinds == 1:
        add(player, nth_place(player, 0))
    if player.places_owed > 0:
        asking.ask(state, seat, Choice.PLACE, 0)


@rule
def can_take_an_immuto(player: Player, kind: int) -> bool:
    """9.3, 12.6  Whether a player can name a kind."""
    return bool((open_kinds(player) >> kind) & 1)


@rule
def open_kinds(player: Player) -> int:
    """9.3, 12.6  The kinds of the own cauldron, a bit for each; for the second Immuto not those
    before the first one's.
    """
    before = max(player.placed[0] - 1, 0)
    return (scoring.kinds_in(player.cauldron) >> before) << before


@rule
def number_of_places(player: Player) -> int:
    """12.6  How many kinds a player can name."""
    kinds = open_kinds(player)
    places = 0
    while kinds:
        places += kinds & 1
        kinds >>= 1
    return places


@rule
def nth_place(player: Player, n: int) -> int:
    """12.6  The n-th kind that a player can name, counted from 0 in the order of 1.3."""
    kinds = open_kinds(player)
    kind = 0
    while n > 0 or not (kinds >> kind) & 1:
        n -= (kinds >> kind) & 1
        kind += 1
    return kind


@rule
def offer_places(state: State, seat: int, mask: Mask) -> None:
    """9.3, 12.6  The kinds to which an Immuto can be added."""
    kinds = open_kinds(state.players[seat])
    for kind in range(INGREDIENTS):
        if (kinds >> kind) & 1:
            masks.allow(mask, Action.PLACE + kind)


@rule
def place(state: State, seat: int, kind: int, log: Log) -> None:
    """9.3, 11.8, 12.6  An owner has named a kind, unseen by the others."""
    asking.answered(state, seat)
    add(state.players[seat], kind)
    events.whisper(log, Happened.PLACED, seat, kind + 1, 0, 0, 0)
    ask_for_place(state, seat)
    reveal_if_all_have_chosen(state, log)


@rule
def add(player: Player, kind: int) -> None:
    """9.3  An Immuto is added to a kind."""
    player.placed[number_placed(player)] = kind + 1
    player.places_owed -= 1


@rule
def take_back(player: Player) -> None:
    """The opposite of `add`, for looking ahead without playing."""
    player.placed[number_placed(player) - 1] = 0
    player.places_owed += 1


@rule
def number_placed(player: Player) -> int:
    """9.3  How many Immuto a player has added."""
    cards = 0
    for immuto in range(MOST_IMMUTO):
        if player.placed[immuto]:
            cards += 1
    return cards


@rule
def reveal_if_all_have_chosen(state: State, log: Log) -> None:
    """11.8, 11.9  When the last choice is made, all are shown, and the match is over."""
    for seat in range(state.seats):
        if state.waiting[seat]:
            return
    state.is_placing = 0
    for seat in range(state.seats):
        for immuto in range(MOST_IMMUTO):
            kind = state.players[seat].placed[immuto]
            if kind:
                events.tell(log, Happened.ADDED, seat, kind, 0, 0, 0)
    scoring.declare_winners(state, log)


@rule
def best_place(state: State, seat: int) -> int:
    """12.7  The kind that brings the own ingredients most points; of equal ones the first."""
    player = state.players[seat]
    kinds = open_kinds(player)
    best = 0
    most = NOTHING_YET
    for kind in range(INGREDIENTS):
        if (kinds >> kind) & 1:
            gain = gain_with(player, kind, seat)
            if gain > most:
                most = gain
                best = kind
    return best


@rule
def points_with(state: State, seat: int, kind: int) -> int:
    """9.4, 9.5  The own ingredient points with an Immuto on a kind, a second one at its best."""
    return scoring.ingredient_points(state, seat) + gain_with(state.players[seat], kind, seat)


@rule
def gain_with(player: Player, kind: int, pawn_colour: int) -> int:
    """9.4, 9.5, 12.7  What an Immuto on a kind brings, and a second one at its best after it.

    The player is left as it was: what is tried is taken back.
    """
    gain = gain_with_one(player, kind, pawn_colour)
    add(player, kind)
    if player.places_owed > 0:
        gain += best_gain(player, pawn_colour)
    take_back(player)
    return gain


@rule
def best_gain(player: Player, pawn_colour: int) -> int:
    """9.4, 9.5  The most that one more Immuto can bring."""
    kinds = open_kinds(player)
    most = 0
    for kind in range(INGREDIENTS):
        if (kinds >> kind) & 1:
            most = max(most, gain_with_one(player, kind, pawn_colour))
    return most


@rule
def gain_with_one(player: Player, kind: int, pawn_colour: int) -> int:
    """9.4, 9.5  What an Immuto adds to the points of its kind: no other kind has a part in it."""
    values = scoring.values_of_kind(player.cauldron, kind)
    before = scoring.points_of_kind(player, kind, values, pawn_colour)
    add(player, kind)
    after = scoring.points_of_kind(player, kind, values, pawn_colour)
    take_back(player)
    return after - before
