# The words of Elixir Mixer in English.

## Names

card = { $colour ->
    [blue] blue { $value }
    [purple] purple { $value }
    [green] green { $value }
    [yellow] yellow { $value }
    [red] red { $value }
   *[any] wild { $value }
}
colour = { $colour ->
    [blue] blue
    [purple] purple
    [green] green
    [yellow] yellow
    [red] red
   *[any] wild card
}
bonus = { $bonus ->
    [all-five-colours] all five colours
    [three-of-one-colour] three of one colour
    [three-in-a-row] three in a row
    [two-elixirs] two elixirs
    [four-blue] four blue cards
    [four-purple] four purple cards
    [four-green] four green cards
    [four-yellow] four yellow cards
    [four-red] four red cards
   *[mixed-elixir] mixed elixir
}
alternatives = { $first }, { $rest }
mixed-elixir = the mixed elixir

## What happened

event-turn-began = { $you ->
    [yes] Turn { $turn }: yours.
   *[no] Turn { $turn }: { $player }.
}
event-drew = { $you ->
    [yes] You draw { $card }.
   *[no] { $player } draws { $card }.
}
event-drew-unseen = { $you ->
    [yes] You draw a card.
   *[no] { $player } draws a card.
}
event-reshuffled = { $cards ->
    [one] The discard pile is shuffled: a new draw pile of { $cards } card.
   *[other] The discard pile is shuffled: a new draw pile of { $cards } cards.
}
event-took = { $you ->
    [yes] You take { $card } from the market.
   *[no] { $player } takes { $card } from the market.
}
event-traded = { $you ->
    [yes] You trade { $card } for { $cards }.
   *[no] { $player } trades { $card } for { $cards }.
}
event-mixed = { $you ->
    [yes] You mix the { $elixir } elixir from { $cards }: 1 point.
   *[no] { $player } mixes the { $elixir } elixir from { $cards }: 1 point.
}
event-mixed-elixir = { $you ->
    [yes] You mix the mixed elixir of 17 from { $cards }.
   *[no] { $player } mixes the mixed elixir of 17 from { $cards }.
}
event-bonus = { $you ->
    [yes] You get the bonus card “{ $bonus }”: 1 point.
   *[no] { $player } gets the bonus card “{ $bonus }”: 1 point.
}
event-discarded = { $you ->
    [yes] You put { $card } into the market.
   *[no] { $player } puts { $card } into the market.
}
event-refilled = The market gets { $card }.
event-turn-ended = { $you ->
    [yes] You end your turn.
   *[no] { $player } ends the turn.
}
event-turn-ended-by-itself = { $you ->
    [yes] You have fewer than 2 cards left, and your turn ends.
   *[no] { $player } has fewer than 2 cards left, and the turn ends.
}
event-won = { $you ->
    [yes] You win with { $points } points.
   *[no] { $player } wins with { $points } points.
}
event-abandoned = { $turns ->
    [one] The match is abandoned after { $turns } turn. Nobody wins.
   *[other] The match is abandoned after { $turns } turns. Nobody wins.
}

## Moves, as a button says them

move-draw = Draw a card
move-take = Take { $card }
move-trade = Trade { $card } for { $cards }
move-trade-begun = Trade { $card } for …
move-mix = Mix { $elixir } from { $cards }
move-mix-begun = Mix { $elixir } from …
move-discard = Put { $cards } into the market
move-end-turn = End the turn
move-end-turn-although = End the turn (still possible: { $elixirs })

## What is asked

prompt-pick = Pick: draw, take from the market, or trade from your hand.
prompt-mix = Mix an elixir from exactly its value, or end the turn.
prompt-nothing-to-mix = No cards make exactly an elixir. End the turn.
prompt-trade = { $ways ->
    [0] Exactly { $need }. Confirm to trade { $card }.
    [one] Trade { $card } for exactly { $need }: { $have } so far. 1 way is left.
   *[other] Trade { $card } for exactly { $need }: { $have } so far. { $ways } ways are left.
}
prompt-mix-cards = { $ways ->
    [0] Exactly { $need }. Confirm to mix { $elixir }.
    [one] Mix { $elixir } from exactly { $need }: { $have } so far. 1 way is left.
   *[other] Mix { $elixir } from exactly { $need }: { $have } so far. { $ways } ways are left.
}
prompt-discard = { $need ->
    [one] Put { $need } card into the market. { $player } chooses there next.
   *[other] Put cards into the market: { $have } of { $need }. { $player } chooses there next.
}
prompt-other-picks = { $you ->
    [yes] You pick: draw, take or trade.
   *[no] { $player } is picking.
}
prompt-other-mixes = { $you ->
    [yes] You may mix.
   *[no] { $player } may mix.
}
prompt-other-discards = { $you ->
    [yes] You have too many cards.
   *[no] { $player } has too many cards and puts some into the market.
}
prompt-over = The match is over.

## What a move is known to bring

preview-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
preview-bonus = bonus card “{ $bonus }”
preview-next-elixir = then { $elixir } shows
preview-mixable = makes { $elixirs } possible
preview-discards = { $cards ->
    [one] { $cards } card must go into the market
   *[other] { $cards } cards must go into the market
}
preview-ends-turn = ends the turn
preview-wins = wins the match

## Notes for newcomers

note-pick = Your turn starts with one pick: draw from the pile, take a market card, or trade.
note-mix = Mix cards of one colour that add up to exactly the elixir’s value. That is 1 point.
note-trade = A trade gives one hand card for market cards of the same total: a 7 for 6 and 1.
note-mixed = The next elixir of this colour needs a higher total. They climb from 10 to 15.
note-bonus = A bonus card goes to whoever first does what it asks. Each is 1 point.
note-discard = You keep five cards. What you put into the market, the others may take.
note-wild = A wild card is a 4 of any colour you like.
note-goal = Watch everybody’s points: whoever reaches the goal first wins at once.

## Why a move is not open

why-match-over = The match is over.
why-not-your-turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $player }’s turn.
}
why-pick-first = First pick: draw, take or trade.
why-picked-already = You have picked already in this turn. Mix, or end the turn.
why-piles-empty = The draw pile and the discard pile are empty. Take or trade.
why-not-in-market = There is no { $card } in the market, or not enough of them.
why-not-in-hand = There is no { $card } in your hand, or not enough of them.
why-no-exact-trade = Market cards worth exactly { $value } must be taken for { $card }.
why-trade-sum = The card { $card } is worth { $value }, but the cards taken for it are worth { $sum }.
why-cannot-mix = Mixing { $elixir } takes cards of its colour or wild cards from your hand, together worth exactly { $value }.
why-cannot-mix-17 = The mixed elixir takes cards of any colours from your hand, together worth exactly 17.
why-other-colour = The card { $card } is of another colour than { $elixir }.
why-mix-sum = { $value ->
    [17] The mixed elixir takes exactly { $value }, but these cards are worth { $sum }.
   *[other] Mixing { $elixir } takes exactly { $value }, but these cards are worth { $sum }.
}
why-no-more-elixirs = { $colour ->
    [blue] There are no more blue elixirs.
    [purple] There are no more purple elixirs.
    [green] There are no more green elixirs.
    [yellow] There are no more yellow elixirs.
   *[red] There are no more red elixirs.
}
why-bonus-taken = { $you ->
    [yes] You have the bonus card for the mixed elixir already.
   *[no] { $player } has the bonus card for the mixed elixir.
}
why-discard-later = Cards go into the market only at the end of a turn, when there are more than { $limit } in your hand.
why-discard-first = { $owed ->
    [one] First put { $owed } card into the market.
   *[other] First put { $owed } cards into the market.
}
why-discard-so-many = { $owed ->
    [one] Exactly { $owed } card must go into the market, not { $chosen }.
   *[other] Exactly { $owed } cards must go into the market, not { $chosen }.
}

## Moves that cannot be understood

malformed-card = There is no card “{ $card }”. Cards are called blue-1 to red-7, and wild.
malformed-elixir = There is no elixir “{ $elixir }”. Elixirs are called { $elixirs }.
malformed-pieces = { $pieces ->
    [0] “{ $verb }” stands alone, without a piece.
    [one] “{ $verb }” takes { $pieces } piece.
   *[other] “{ $verb }” takes { $pieces } pieces.
}

## Positions that cannot be

position-no-such-seat = only the first { $seats } seats take part.
position-cards = all piles and hands together have { $found } of { $card }; there must be { $expected }.
position-hand-size = it is { $found }, but the number of cards in the hand is { $expected }.
position-known = the card { $card } is publicly known more often than it is in the hand.
position-elixir = { $found ->
    [one] the elixir { $elixir } lies in front of { $found } player; it must lie either on its pile or in front of one player.
   *[other] the elixir { $elixir } lies in front of { $found } players; it must lie either on its pile or in front of one player.
}
position-points = it is { $found }, but elixirs and bonus cards make { $expected }.
position-winner = whoever has at least { $goal } points has won, and nobody else; then the match is over.
position-waiting = while the match goes on, the seat whose turn it is owes a decision, and no other seat.
position-between-moves = a position lies between whole moves; no trade, mix or discard may be under way.
position-turn = the first turn is number 1.
position-over = a match is over when somebody has won, or after the last turn that its limit allows.
position-elixirs-this-turn = so many elixirs cannot have been mixed in this turn.
position-hand-limit = this hand can have at most { $limit } cards.
position-choice = what is asked does not fit the hand and the basket.

## The scoring sheet

sheet-elixirs = Elixirs
sheet-total = Total
sheet-won = { $you ->
    [yes] You win in turn { $turn } with { $points } points; { $goal } were needed.
   *[no] { $player } wins in turn { $turn } with { $points } points; { $goal } were needed.
}
sheet-nobody-won = { $turns ->
    [one] Nobody wins: the match was abandoned after { $turns } turn.
   *[other] Nobody wins: the match was abandoned after { $turns } turns.
}

## Luck

luck-completing = Drawn cards that completed an elixir
luck-wild = Wild cards drawn
