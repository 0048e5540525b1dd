# The words of Kupferkessel Co. in English.

## Names

card = { $ingredient ->
    [cat-hair] cat hair { $value }
    [newts-eye] newt’s eye { $value }
    [bat-wings] bat wings { $value }
    [raven-feathers] raven feathers { $value }
    [roots] roots { $value }
    [spider-webs] spider webs { $value }
    [mosses] mosses { $value }
    [dragons-blood] dragon’s blood { $value }
    [mould] mould { $value }
    [snake-powder] snake powder { $value }
    [pumpkin] pumpkin { $value }
    [frog-slime] frog slime { $value }
    [vines] vines { $value }
   *[wax-dolls] wax dolls { $value }
}
ingredient = { $ingredient ->
    [cat-hair] Cat hair
    [newts-eye] Newt’s eye
    [bat-wings] Bat wings
    [raven-feathers] Raven feathers
    [roots] Roots
    [spider-webs] Spider webs
    [mosses] Mosses
    [dragons-blood] Dragon’s blood
    [mould] Mould
    [snake-powder] Snake powder
    [pumpkin] Pumpkin
    [frog-slime] Frog slime
    [vines] Vines
   *[wax-dolls] Wax dolls
}
mark = { $ingredient ->
    [cat-hair] Ca
    [newts-eye] Ne
    [bat-wings] Ba
    [raven-feathers] Ra
    [roots] Ro
    [spider-webs] We
    [mosses] Mo
    [dragons-blood] Dr
    [mould] Mu
    [snake-powder] Sn
    [pumpkin] Pu
    [frog-slime] Fr
    [vines] Vi
   *[wax-dolls] Wx
}
colour = { $colour ->
    [white] white
    [black] black
    [grey] grey
    [blue] blue
    [brown] brown
    [green] green
   *[lilac] lilac
}
recipe = { $recipe ->
    [both-grey] Two ingredients: 3 cards each of roots and spider webs
    [both-blue] Two ingredients: 3 cards each of mosses and dragon’s blood
    [both-brown] Two ingredients: 3 cards each of mould and snake powder
    [both-green] Two ingredients: 3 cards each of pumpkin and frog slime
    [both-lilac] Two ingredients: 3 cards each of vines and wax dolls
    [one-white] One ingredient: 3 cards of cat hair or of newt’s eye
    [one-black] One ingredient: 3 cards of bat wings or of raven feathers
    [three-plants] Three plants: 3 cards each of 3 plants
    [last-card] Last card: take the card that ends the match
    [fewest-explosions] Fewest exploding cauldrons: fewer than each of the others
    [fewest-wands] Fewest wands and hats: fewer than each of the others
    [fewest-cards] Fewest cards: fewer than each of the others
   *[fewest-fours] Fewest fours: fewer than each of the others
}
line = { $line ->
    [column-1] column 1
    [column-2] column 2
    [column-3] column 3
    [column-4] column 4
    [row-1] row 1
    [row-2] row 2
    [row-3] row 3
   *[row-4] row 4
}
both-lines = { $first } and of { $second }
steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
pawns = { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
}

## What happened

event-turn-began = { $you ->
    [yes] Turn { $turn }: yours.
   *[no] Turn { $turn }: { $player }.
}
event-walked = { $you ->
    [yes] You walk { $steps } to stop { $stop }, { $line }.
   *[no] { $player } walks { $steps } to stop { $stop }, { $line }.
}
event-walked-jumping = { $you ->
    [yes] You walk { $steps } to stop { $stop }, { $line }, and jump { $pawns } on the way.
   *[no] { $player } walks { $steps } to stop { $stop }, { $line }, and jumps { $pawns } on the way.
}
event-walked-to-corner = { $you ->
    [yes] You walk { $steps } to the corner at stop { $stop }: no card.
   *[no] { $player } walks { $steps } to the corner at stop { $stop }: no card.
}
event-walked-to-corner-jumping = { $you ->
    [yes] You walk { $steps } to the corner at stop { $stop } and jump { $pawns } on the way: no card.
   *[no] { $player } walks { $steps } to the corner at stop { $stop } and jumps { $pawns } on the way: no card.
}
event-took = { $you ->
    [yes] You take { $card }.
   *[no] { $player } takes { $card }.
}
event-took-unseen = { $you ->
    [yes] You take a card.
   *[no] { $player } takes a card.
}
event-spared = { $you ->
    [yes] You leave the symbol on { $card } unused.
   *[no] { $player } leaves the symbol on { $card } unused.
}
event-used-wand = { $you ->
    [yes] You use the wand and hat on { $card } and walk a second time.
   *[no] { $player } uses the wand and hat on { $card } and walks a second time.
}
event-exploded = { $you ->
    [yes] You use the exploding cauldron on { $card }.
   *[no] { $player } uses the exploding cauldron on { $card }.
}
event-lost = { $you ->
    [yes] You lose { $card }: it goes under the pile, and { $shown } comes to light.
   *[no] { $player } loses { $card }: it goes under the pile, and { $shown } comes to light.
}
event-lost-out-of-game = { $you ->
    [yes] You lose { $card }: it goes out of the game, and { $shown } comes to light.
   *[no] { $player } loses { $card }: it goes out of the game, and { $shown } comes to light.
}
event-refilled = The gap is filled with { $card }.
event-kept = { $you ->
    [yes] You keep { $card }, the last card.
   *[no] { $player } keeps { $card }, the last card.
}
event-refused = { $you ->
    [yes] You refuse { $card }, the last card. On top of your cauldron is { $shown }.
   *[no] { $player } refuses { $card }, the last card. On top of the cauldron is { $shown }.
}
event-ended = { $you ->
    [yes] You have emptied { $line }: the match ends.
   *[no] { $player } has emptied { $line }: the match ends.
}
event-won = { $you ->
    [yes] { $points ->
        [one] You win with { $points } point.
       *[other] You win with { $points } points.
    }
   *[no] { $points ->
        [one] { $player } wins with { $points } point.
       *[other] { $player } wins with { $points } points.
    }
}
event-abandoned = { $turns ->
    [one] The match is abandoned after { $turns } turn. Nobody wins.
   *[other] The match is abandoned after { $turns } turns. Nobody wins.
}

## Moves, as a button says them

move-take = Take { $card }
move-take-walk = Take { $card } and walk again
move-take-explode = Take { $card } and blow up the others
move-take-use = Take { $card } and use its symbol
move-take-spare = Only take { $card }
move-take-keep = Take { $card } and keep it
move-take-refuse = Take { $card } and refuse it
move-use = Use the symbol
move-spare = Leave the symbol unused
move-keep = Keep the last card
move-refuse = Refuse the last card

## What is asked

prompt-take = Stop { $stop }: take a card from { $line }.
prompt-take-again = Second walk, stop { $stop }: take a card from { $line }.
prompt-wand = Wand and hat on { $card }: walk a second time, or only take the card?
prompt-explosion = Exploding cauldron on { $card }: use it, or only take the card?
prompt-last-card = Last card of { $line }: { $card }, value { $value }. Keep it or refuse it?
prompt-other-takes = { $you ->
    [yes] You take a card from { $line }.
   *[no] { $player } is choosing a card from { $line }.
}
prompt-over = The match is over.

## What a move is known to bring

preview-next = Next: { $steps } to stop { $stop }, { $line }
preview-next-corner = Next: { $steps } to the corner at stop { $stop }: no card
preview-doubled = counts double for you
preview-further = one further if { $player } stands on the way
preview-second-walk = Second walk: { $steps } to stop { $stop }, { $line }
preview-second-walk-corner = Second walk: { $steps } to the corner at stop { $stop }: no card
preview-loses = { $player } loses { $card }, which goes under the pile
preview-loses-out-of-game = { $player } loses { $card }, which leaves the game
preview-ends-match = takes the last card of { $line }: the match ends

## Notes for newcomers

note-take = Take one card from the line where your pawn stands.
note-walk = The number on your top card is how many steps your pawn walks next.
note-sets = Collect sets: one card of a kind costs points, two are nothing, three count, four count 5 more.
note-corner = A corner gives no card. Next turn your pawn walks on from here.
note-symbol = A wand and hat walks you once more. An exploding cauldron costs the others their top cards.
note-jump = Stops where a pawn stands are jumped and do not count as steps.
note-double = Cards in your pawn’s colour count double for you. Having the most 1s earns 5 points.
note-end = Your cards cover each other: remember them. The match ends when a line has no cards left.

## Why a move is not open

why-match-over = The match is over.
why-not-your-turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $player }’s turn.
}
why-take-first = First take a card from { $line }; what becomes of it is said together with it.
why-answer-first = First say what becomes of the card that you have just taken.
why-other-line = Your pawn faces { $line }, but { $card } is part of { $other }.
why-not-in-square = Your pawn faces { $line }, and { $card } does not lie in the square.
why-use-or-spare = There is a symbol on { $card }. Say “and use” or “and spare”.
why-keep-or-refuse = This would be the last card of a line: { $card }. Say “and keep” or “and refuse”.
why-not-the-last-card = Only the last card of a line is kept or refused, and { $card } is not one.
why-last-card-without-symbol = This would be the last card of a line: { $card }. Its symbol does nothing any more. Say “and keep” or “and refuse”.
why-no-symbol = There is no symbol on { $card }.
why-nothing-explodes = Every other cauldron has only one card, and that one stays. Just take { $card }.
why-second-wand = The wand and hat works once in a turn. Just take { $card }.
why-symbol-rests = Symbols in the colour of the third pawn do nothing in this match. Just take { $card }.

## Moves that cannot be understood

malformed-card = There is no card “{ $card }”. Cards are called cat-hair-1 to wax-dolls-4.
malformed-answer = “{ $answer }” cannot follow “and”. What can follow is one of { $answers }.
malformed-pieces = { $pieces ->
    [one] “{ $verb }” needs { $pieces } card.
   *[other] “{ $verb }” needs { $pieces } cards.
}

## Positions that cannot be

position-seats = at most { $most } seats can take part.
position-no-such-seat = only the first { $seats } seats take part.
position-same-stop = two pawns stand at stop { $stop }.
position-no-top-card = every cauldron has a top card.
position-buried = { $cards ->
    [one] exactly { $cards } card must lie beneath the top card, without a gap.
   *[other] exactly { $cards } cards must lie beneath the top card, without a gap.
}
position-start-card = no cauldron can have begun with { $card }.
position-queue = beyond the number of cards everything must be 0.
position-cards = the card { $card } is there { $found } times; it must be in exactly one place.
position-recipes = { $recipes ->
    [0] in this match nobody has a recipe.
    [one] everybody has { $recipes } recipe that can be dealt here, and no recipe is there twice.
   *[other] everybody has { $recipes } recipes that can be dealt here, and no recipe is there twice.
}
position-between-moves = a position lies between whole moves; no question about a card that was just taken may be open.
position-waiting = while the match goes on, the seat whose turn it is owes a card, and no other seat owes anything.
position-turn = the first turn is number 1.
position-over = a match is over when a line is empty, or after the last turn that its limit allows.
position-last-taker = somebody has taken the last card of a line exactly when a line is empty, and then the match is over.
position-corner = a pawn at a corner has no card to take.
position-empty-line = while the match goes on, every line has a card.
position-second-walk = who walks a second time has just taken a card whose wand and hat works.
position-gaps = a gap waits only in a second walk that is refilled at the end, and it is empty.
position-unfilled = as long as the pile has cards, every gap is filled.
position-out-of-game = so many cards cannot be out of the game.

## The scoring sheet

sheet-most-ones = Most ones
sheet-total = Total
winner = { $you ->
    [yes] you
   *[no] { $player }
}
winners = { $first } and { $rest }
sheet-won = { $you ->
    [yes] { $points ->
        [one] You win with { $points } point, { $more } more than anybody else.
       *[other] You win with { $points } points, { $more } more than anybody else.
    }
   *[no] { $points ->
        [one] { $player } wins with { $points } point, { $more } more than anybody else.
       *[other] { $player } wins with { $points } points, { $more } more than anybody else.
    }
}
sheet-won-together = { $points ->
    [one] Shared victory for { $winners }: { $points } point each.
   *[other] Shared victory for { $winners }: { $points } points each.
}
sheet-nobody-won = { $turns ->
    [one] Nobody wins: the match was abandoned after { $turns } turn.
   *[other] Nobody wins: the match was abandoned after { $turns } turns.
}
