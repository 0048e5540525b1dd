"""What is put together and then confirmed: toadstools beside the pot, shopping, spending rubies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from stillroom.games.decisions import Basket, Decision, DecisionKind, OpenMove
from stillroom.games.messages import Argument, Message
from stillroom.games.moves import Move
from stillroom.games.quacks import moves, offers, phrases, pots, previews
from stillroom.games.quacks.ids import KINDS, Action, Choice
from stillroom.games.quacks.moves import GRAMMAR
from stillroom.games.quacks.names import CHIP_OF, id_of
from stillroom.games.quacks.prices import prices
from stillroom.games.quacks.state import Player, State
from stillroom.games.quacks.tables import COLOUR, RUBIES_FOR_A_POINT, TURNS

VERB_OF = {Choice.ASIDE: moves.SETTLE, Choice.SHOP: moves.BUY, Choice.SPEND: moves.SPEND}
CHOICE_OF = {verb: choice for choice, verb in VERB_OF.items()}


def ask(state: State, seat: int, choice: Choice) -> Decision:
    """11.2, 17.5, 18.1  The decision of a seat that has put nothing into its basket yet."""
    opened = purchases if choice == Choice.SHOP else all_baskets
    found = [GRAMMAR.move_of(way) for way in opened(state, seat)]
    begun = Move(VERB_OF[choice])
    match choice:
        case Choice.ASIDE:
            return ask_to_settle(state, seat, begun, found)
        case Choice.SHOP:
            return ask_to_shop(state, seat, begun, found)
    return ask_to_spend(state, seat, begun, found)


def all_baskets(state: State, seat: int, begun: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """22.3, 22.4  The actions of everything that can be put together after what is begun.

    What is done ends it, so that nobody has to try what all the others would do then.
    """
    for action in offers.opened(state, seat):
        if action == Action.DONE:
            yield (*begun, action)
        else:
            after = previews.state_after(state, seat, (action,))
            yield from all_baskets(after, seat, (*begun, action))


def purchases(state: State, seat: int) -> Iterator[tuple[int, ...]]:
    """17.5, 22.2  The actions of every purchase: nothing, a chip, or two that can be paid together
    and are of different colours, the higher one first."""
    done, *chips = offers.opened(state, seat)
    price = dict(zip(range(Action.BUY, Action.BUY + KINDS), prices(state), strict=True))
    coins = state.players[seat].coins
    yield (done,)
    for first in chips:
        yield (first, done)
        for second in chips:
            if second >= first:
                break
            if price[first] + price[second] <= coins and are_two_colours(first, second):
                yield (first, second)


def are_two_colours(first: int, second: int) -> bool:
    """17.5  Whether two chips that are bought differ in colour."""
    return COLOUR[first - Action.BUY] != COLOUR[second - Action.BUY]


def fill(state: State, seat: int, begun: Move, found: list[Move]) -> Decision:
    """22.2 - 22.4  The next piece, given what lies in the basket and all that it can become."""
    match begun.verb:
        case "settle":
            return ask_to_settle_more(state, seat, begun, found)
        case "buy":
            return ask_to_buy_another(state, seat, begun, found)
    return ask_to_spend(state, seat, begun, found)


def decision(
    begun: Move, found: list[Move], prompt: Message, opened: list[OpenMove], likely: str
) -> Decision:
    """A basket as far as it is put together; `need` is the most that can go into it."""
    chosen = list(GRAMMAR.chosen_in(begun))
    most = max(len(GRAMMAR.chosen_in(way)) for way in found)
    return Decision(
        choice=id_of(CHOICE_OF[begun.verb]),
        kind=DecisionKind.BASKET,
        prompt=prompt,
        moves=opened,
        likely=likely,
        basket=Basket(begun.text, chosen, have=len(chosen), need=most, ways=len(found)),
    )


def holding(found: list[Move], chosen: list[str]) -> list[Move]:
    """The whole baskets of some that hold these pieces."""
    return [
        way
        for way in found
        if all(GRAMMAR.chosen_in(way).count(piece) >= chosen.count(piece) for piece in chosen)
    ]


def next_pieces(begun: Move, found: list[Move]) -> list[str]:
    """The pieces that can still go into a basket, in the order of the rules."""
    chosen = GRAMMAR.chosen_in(begun)
    following = {
        piece
        for pieces in map(GRAMMAR.chosen_in, found)
        for piece in pieces
        if pieces.count(piece) > chosen.count(piece)
    }
    return [piece for piece in moves.IN_BASKET[begun.verb] if piece in following]


# Shopping


def ask_to_shop(state: State, seat: int, begun: Move, found: list[Move]) -> Decision:
    """17.5  Up to two chips of different colours; what uses up most coins is likely."""
    coins = state.players[seat].coins
    purchases_with = Counter(name for way in found for name in way.pieces)
    shelf = sorted(purchases_with, key=lambda name: (price_of(state, name), CHIP_OF[name]))
    opened = [
        open_first_chip(state, coins, name, whole=purchases_with[name] == 1) for name in shelf
    ]
    opened.append(offers.offer(Action.DONE, Message("move-buy-nothing")))
    likely = max(found, key=lambda way: (spent_on(state, way), -len(way.pieces)))
    prompt = Message("prompt-shop", {"coins": phrases.coins(coins)})
    return decision(begun, found, prompt, opened, likely.text)


def price_of(state: State, name: str) -> int:
    """1.7  The price of a chip, given by its id."""
    return prices(state)[CHIP_OF[name]]


def open_first_chip(state: State, coins: int, name: str, *, whole: bool) -> OpenMove:
    """17.5  A chip for the basket; if no other one goes with it, the whole purchase."""
    move = moves.basket_with(moves.BUY, [name], confirmed=whole)
    rows = previews.rows_of_sale(state, CHIP_OF[name], coins)
    words = words_of_purchase(state, move, coins) if whole else phrases.words(state, move)
    return OpenMove(move.text, words, [f"supply {name}"], whole=whole, preview=rows)


def words_of_purchase(state: State, way: Move, coins: int) -> Message:
    """17.5  What is bought, and the coins that are lost."""
    lost = coins - sum(price_of(state, name) for name in way.pieces)
    if not lost:
        return phrases.words(state, way)
    bought: dict[str, Argument] = {"chips": phrases.bought(way.pieces)}
    return Message("move-buy-and-lose", {**bought, "coins": phrases.coins(lost)})


def ask_to_buy_another(state: State, seat: int, begun: Move, found: list[Move]) -> Decision:
    """17.5  A second chip, or only the first one."""
    coins = state.players[seat].coins
    [first, *_] = GRAMMAR.chosen_in(begun)
    left = coins - price_of(state, first)
    opened = []
    for way in sorted(found, key=lambda way: spent_on(state, way)):
        others = [name for name in way.pieces if name != first]
        rows = [row for name in others for row in previews.rows_of_sale(state, CHIP_OF[name], left)]
        pieces = [f"supply {name}" for name in others] or [moves.DONE]
        words = words_of_purchase(state, way, coins)
        opened.append(OpenMove(way.text, words, pieces, preview=rows))
    named = {"chip": phrases.chip_called(first), "coins": phrases.coins(left)}
    prompt = Message("prompt-shop-begun", {**named})
    likely = max(found, key=lambda way: spent_on(state, way))
    return decision(begun, found, prompt, opened, likely.text)


def spent_on(state: State, way: Move) -> int:
    """1.7  What a purchase costs."""
    price = prices(state)
    return sum([price[CHIP_OF[name]] for name in way.pieces])


# Toadstools


def ask_to_settle(state: State, seat: int, begun: Move, found: list[Move]) -> Decision:
    """8.5, 11.2  Toadstools to place begin a basket; what only returns some is named whole."""
    pay = phrases.pay(pots.scoring_space(state.players[seat]))
    placing = [piece for piece in next_pieces(begun, found) if piece.startswith("place-")]
    opened = [open_settling(state, seat, begun, piece, found) for piece in placing]
    opened += [open_returning(state, way) for way in found if only_returns(way)]
    keep = Message("move-keep-toadstools-pays", {"pay": pay})
    opened.append(offers.offer(Action.DONE, keep))
    likely = furthest(state, seat, found)
    return decision(begun, found, Message("prompt-aside", {"pay": pay}), opened, likely.text)


def only_returns(way: Move) -> bool:
    """11.2  Whether toadstools go back into the bag and none into the pot."""
    return bool(way.pieces) and all(piece.startswith("return-") for piece in way.pieces)


def open_returning(state: State, way: Move) -> OpenMove:
    """11.2  Toadstools back into the bag."""
    return OpenMove(way.text, phrases.words(state, way), pieces_beside(way.pieces))


def pieces_beside(chosen: tuple[str, ...]) -> list[str]:
    """11.2  The toadstools beside the pot that a basket names."""
    return [f"aside {piece.partition('-')[2]}" for piece in chosen]


def open_settling(state: State, seat: int, begun: Move, piece: str, found: list[Move]) -> OpenMove:
    """11.2  One toadstool more; if nothing more can follow, the whole basket."""
    chosen = [*GRAMMAR.chosen_in(begun), piece]
    whole = len(holding(found, chosen)) == 1
    move = moves.basket_with(moves.SETTLE, chosen, confirmed=whole)
    if whole:
        words = words_of_settling(state, seat, move)
        return OpenMove(move.text, words, pieces_beside((piece,)))
    after = previews.player_after(state, seat, settling(move))
    rows = [Message("preview-pays", {"pay": phrases.pay(pots.scoring_space(after))})]
    words = phrases.words(state, move)
    return OpenMove(move.text, words, pieces_beside((piece,)), whole=False, preview=rows)


def settling(move: Move) -> tuple[int, ...]:
    """The actions of a basket before it is confirmed."""
    return tuple(action for action in GRAMMAR.actions_of(move) if action != Action.DONE)


def players_after(state: State, seat: int, found: list[Move]) -> dict[Move, Player]:
    """The seat after each of some baskets; what several begin with is tried only once."""
    tried: dict[tuple[int, ...], State] = {(): state}
    for way in found:
        actions = settling(way)
        for end in range(1, len(actions) + 1):
            if actions[:end] not in tried:
                before = tried[actions[: end - 1]]
                tried[actions[:end]] = previews.state_after(before, seat, actions[end - 1 : end])
    return {way: tried[settling(way)].players[seat] for way in found}


def words_of_settling(state: State, seat: int, way: Move) -> Message:
    """11.2  What happens to the toadstools, and what the pot pays then."""
    after = previews.player_after(state, seat, settling(way))
    told = {
        "pieces": phrases.listed(phrases.settlings(way.pieces)),
        "pay": phrases.pay(pots.scoring_space(after)),
    }
    return Message("move-settle-pays", {**told})


def furthest(state: State, seat: int, found: list[Move]) -> Move:
    """11.2  The basket that fills the pot furthest; keeping comes before returning."""
    after = players_after(state, seat, found)
    return max(found, key=lambda way: (after[way].reached, sum(after[way].aside)))


def ask_to_settle_more(state: State, seat: int, begun: Move, found: list[Move]) -> Decision:
    """11.2  The other toadstools, or done."""
    chosen = list(GRAMMAR.chosen_in(begun))
    so_far = moves.basket_with(moves.SETTLE, chosen, confirmed=True)
    done = OpenMove(so_far.text, words_of_settling(state, seat, so_far), [moves.DONE])
    opened = [
        open_settling(state, seat, begun, piece, found) for piece in next_pieces(begun, found)
    ]
    after = previews.player_after(state, seat, settling(so_far))
    told = {
        "pieces": phrases.listed(phrases.settlings(chosen)),
        "pay": phrases.pay(pots.scoring_space(after)),
    }
    likely = furthest(state, seat, found)
    return decision(
        begun, found, Message("prompt-aside-begun", {**told}), [*opened, done], likely.text
    )


# Rubies


def ask_to_spend(state: State, seat: int, begun: Move, found: list[Move]) -> Decision:
    """18.1, 18.2, 19.2, 20.1  Every way to spend rubies, as a whole."""
    player = state.players[seat]
    after = players_after(state, seat, found)
    opened = [open_spending(state, player, way, after[way]) for way in found]
    prompt = Message(prompt_to_spend(state, player), {"rubies": phrases.rubies(player.rubies)})
    likely = max(found, key=lambda way: worth_of_spending(state, way, after[way]))
    return decision(begun, found, prompt, opened, likely.text)


def prompt_to_spend(state: State, player: Player) -> str:
    """18.1, 18.2, 20.1  Droplets and the flask; in turn 9 only the test tubes."""
    if state.turn == TURNS:
        return "prompt-spend-last"
    return "prompt-spend-steps" if player.flask else "prompt-spend"


def open_spending(state: State, player: Player, way: Move, after: Player) -> OpenMove:
    """18.1, 18.2, 20.1  Where the droplets come to, and the rubies that are left."""
    rows = previews.rows_of_droplets(player, after)
    left: dict[str, Argument] = {"rubies": phrases.rubies(after.rubies)}
    if state.turn == TURNS:
        left["points"] = phrases.points(after.rubies // RUBIES_FOR_A_POINT)
        rows.append(Message("preview-rubies-for-points", left))
    else:
        rows.append(Message("preview-rubies-left", left))
    pieces = list(dict.fromkeys(way.pieces)) or [moves.DONE]
    return OpenMove(way.text, phrases.words(state, way), pieces, preview=rows)


def worth_of_spending(state: State, way: Move, after: Player) -> tuple[int, int, int]:
    """18.1, 20.1  Most spent, on different things, rather on the droplet; in turn 9 points."""
    if state.turn == TURNS:
        return after.points + after.rubies // RUBIES_FOR_A_POINT, 0, 0
    return len(way.pieces), len(set(way.pieces)), way.pieces.count(moves.DROPLET)
