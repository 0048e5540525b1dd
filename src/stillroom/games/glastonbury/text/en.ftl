# The words of Glastonbury in English.

## Names

card = { $ingredient ->
    [cat-whiskers] cat whiskers { $value }
    [wax-dolls] wax dolls { $value }
    [frog-slime] frog slime { $value }
    [vines] vines { $value }
    [dragons-blood] dragon’s blood { $value }
    [toadstools] toadstools { $value }
    [newts-eyes] newt’s eyes { $value }
    [mosses] mosses { $value }
    [pumpkins] pumpkins { $value }
    [snake-powder] snake powder { $value }
    [dried-herbs] dried herbs { $value }
    [beetles] beetles { $value }
    [roots] roots { $value }
    [mould] mould { $value }
    [bat-wings] bat wings { $value }
    [raven-feathers] raven feathers { $value }
    [spider-webs] spider webs { $value }
    [rat-tails] rat tails { $value }
    [immuto] Immuto
    [accio] Accio
    [declinatio] Declinatio
    [perluceo] Perluceo
   *[vanesco] Vanesco
}
card-in-cell = { $card } in row { $row }, column { $column }
cauldron-card = the cauldron card
ingredient = { $ingredient ->
    [cat-whiskers] cat whiskers
    [wax-dolls] wax dolls
    [frog-slime] frog slime
    [vines] vines
    [dragons-blood] dragon’s blood
    [toadstools] toadstools
    [newts-eyes] newt’s eyes
    [mosses] mosses
    [pumpkins] pumpkins
    [snake-powder] snake powder
    [dried-herbs] dried herbs
    [beetles] beetles
    [roots] roots
    [mould] mould
    [bat-wings] bat wings
    [raven-feathers] raven feathers
    [spider-webs] spider webs
   *[rat-tails] rat tails
}
mark = { $ingredient ->
    [cat-whiskers] Ca
    [wax-dolls] Wx
    [frog-slime] Fr
    [vines] Vi
    [dragons-blood] Dr
    [toadstools] To
    [newts-eyes] Ne
    [mosses] Mo
    [pumpkins] Pu
    [snake-powder] Sn
    [dried-herbs] He
    [beetles] Be
    [roots] Ro
    [mould] Mu
    [bat-wings] Ba
    [raven-feathers] Ra
    [spider-webs] We
    [rat-tails] Rt
    [immuto] Im
    [accio] Ac
    [declinatio] De
    [perluceo] Pe
   *[vanesco] Va
}
colour = { $colour ->
    [yellow] yellow
    [green] green
    [red] red
    [blue] blue
    [orange] orange
    [purple] purple
    [brown] brown
    [black] black
   *[white] white
}
recipe = { $recipe ->
    [most-orange] A1: most orange cards
    [most-purple] A2: most purple cards
    [most-brown] A3: most brown cards
    [most-black] A4: most black cards
    [most-white] A5: most white cards
    [fewest-cards] B1: fewest cards
    [fewest-fours] B2: fewest 4s
    [fewest-spells] B3: fewest used spells
    [most-ones] B4: most 1s
   *[ended-play] B5: having ended play
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
both-lines = { $first } and { $second }
steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
uses = { $uses ->
    [0] spent
    [one] { $uses } use left
   *[other] { $uses } uses left
}
winner = { $you ->
    [yes] you
   *[no] { $player }
}
winners = { $first } and { $rest }

## What happened

event-turn-began = { $you ->
    [yes] Turn { $turn }: yours.
   *[no] Turn { $turn }: { $player }.
}
event-walked = { $you ->
    [yes] You walk { $steps } to stop { $stop }, { $line }.
   *[no] { $player } walks { $steps } to stop { $stop }, { $line }.
}
event-walked-to-corner = { $you ->
    [yes] You walk { $steps } to the corner at stop { $stop }.
   *[no] { $player } walks { $steps } to the corner at stop { $stop }.
}
event-walked-nowhere = { $you ->
    [yes] With Immuto on top you stay at stop { $stop }, { $line }.
   *[no] With Immuto on top { $player } stays at stop { $stop }, { $line }.
}
event-shown = { $you ->
    [yes] Under your Immuto there is { $card }.
   *[no] Under { $player }’s Immuto there is { $card }.
}
event-took = { $you ->
    [yes] You take { $card }.
   *[no] { $player } takes { $card }.
}
event-took-unseen = { $you ->
    [yes] You take a card.
   *[no] { $player } takes a card.
}
event-used-spell = { $you ->
    [yes] You use { $card } ({ $uses }).
   *[no] { $player } uses { $card } ({ $uses }).
}
event-stayed = { $you ->
    [yes] You stay at the corner.
   *[no] { $player } stays at the corner.
}
event-cast-vanesco = { $you ->
    [yes] Vanesco works: everybody but you gives up the top card.
   *[no] Vanesco works: everybody but { $player } gives up the top card.
}
event-lost = { $you ->
    [yes] You lose { $card }, which goes under the draw pile. Now { $shown } is on top.
   *[no] { $player } loses { $card }, which goes under the draw pile. Now { $shown } is on top.
}
event-lost-out-of-game = { $you ->
    [yes] You lose { $card }, which leaves the game. Now { $shown } is on top.
   *[no] { $player } loses { $card }, which leaves the game. Now { $shown } is on top.
}
event-lost-unseen = { $you ->
    [yes] You lose your top card.
   *[no] { $player } loses the top card.
}
event-cast-perluceo = { $you ->
    [yes] Perluceo works: you may look through your cauldron.
   *[no] Perluceo works: { $player } may look through their cauldron.
}
event-cast-perluceo-in-vain = { $you ->
    [yes] Perluceo has nothing to show you.
   *[no] Perluceo has nothing to show { $player }.
}
event-looked = { $you ->
    [yes] You close your cauldron again.
   *[no] { $player } closes the cauldron again.
}
event-refilled = The gap is filled with { $card }.
event-kept = { $you ->
    [yes] You keep { $card }, the last card.
   *[no] { $player } keeps { $card }, the last card.
}
event-refused = { $you ->
    [yes] You refuse { $card }, the last card, and it leaves the game.
   *[no] { $player } refuses { $card }, the last card, and it leaves the game.
}
event-ended = { $you ->
    [yes] You have taken the last card of { $line }: play ends.
   *[no] { $player } has taken the last card of { $line }: play ends.
}
event-ended-by-declinatio = { $you ->
    [yes] Only Vanesco and Perluceo lie in { $line }: you end play.
   *[no] Only Vanesco and Perluceo lie in { $line }: { $player } ends play.
}
event-placed = { $you ->
    [yes] You choose { $ingredient } for an Immuto.
   *[no] { $player } chooses { $ingredient } for an Immuto.
}
event-placed-unseen = { $you ->
    [yes] You have chosen for an Immuto.
   *[no] { $player } has chosen for an Immuto.
}
event-added = { $you ->
    [yes] Your Immuto is added to { $ingredient }.
   *[no] { $player }’s Immuto is added to { $ingredient }.
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
move-take-accio = Take { $card } with Accio
move-take-unused-accio = Take { $card } with the unused Accio
move-use-declinatio = Use Declinatio
move-use-unused-declinatio = Use the unused Declinatio
move-walk = Walk { $steps } to { $line } with Declinatio ({ $uses })
move-walk-unused = Walk { $steps } to { $line } with the unused Declinatio ({ $uses })
move-stay = Stay
move-done = Done
move-keep = Keep it
move-refuse = Refuse it
move-keep-card = Keep { $card }
move-refuse-card = Refuse { $card }
move-place = Add Immuto to { $ingredient }
move-place-begun = Add Immuto to { $ingredient } and …
move-place-both = Add both Immuto to { $ingredient }
move-place-two = Add Immuto to { $first } and to { $second }

## What is asked

prompt-take = Take a card from { $line }.
prompt-take-or-accio = Take a card from { $line }, or any card with Accio.
prompt-take-after-declinatio = Take a card from { $line }, but no Vanesco and no Perluceo.
prompt-corner = You are at a corner: no card here. Walk on with Declinatio?
prompt-look = Look through your cauldron, then say that you are done.
prompt-last-card = The last card is { $card }. Keep it?
prompt-place = Which ingredient does your Immuto join?
prompt-place-two = Which ingredients do your two Immuto join?
prompt-place-second = One Immuto joins { $ingredient }. And the other one?
prompt-other-takes = { $you ->
    [yes] You take a card from { $line }.
   *[no] { $player } is taking a card from { $line }.
}
prompt-other-at-corner = { $you ->
    [yes] You are at a corner and may use Declinatio.
   *[no] { $player } is at a corner and may use Declinatio.
}
prompt-other-looks = { $you ->
    [yes] You look through your cauldron.
   *[no] { $player } is looking through their cauldron.
}
prompt-other-keeps = { $you ->
    [yes] You have taken the last card and may keep it.
   *[no] { $player } has taken the last card and may keep it.
}
prompt-other-places = { $you ->
    [yes] You choose an ingredient for Immuto.
   *[no] { $player } is choosing an ingredient for Immuto.
}
prompt-others-place = Ingredients are being chosen for the Immuto.
prompt-over = The match is over.

## What a move is known to bring

preview-next = Next: { $steps } to stop { $stop }, { $line }
preview-next-corner = Next: { $steps } to the corner at stop { $stop }: no card
preview-doubled = counts double for you
preview-next-stays = Next: you stay here, at stop { $stop }, { $line }
preview-ends-play = takes the last card of { $line }: play ends
preview-ends-by-declinatio = only Vanesco and Perluceo lie there: this ends play
preview-takes-accio = from your next turn on it takes any card ({ $uses })
preview-takes-declinatio = from your next turn on it leads on from a corner ({ $uses })
preview-uses-accio = Accio: { $uses }
preview-looks = you may look through your cauldron
preview-looks-in-vain = there is nothing to look at
preview-loses = { $player } loses { $card }, which goes under the pile
preview-loses-out-of-game = { $player } loses { $card }, which leaves the game
preview-loses-nothing = nobody has a card to lose
preview-no-card = no card in this turn
preview-counts-as-used = it counts as a used spell
preview-leaves-game = it leaves the game
preview-points = { $points ->
    [one] your ingredients bring { $points } point
   *[other] your ingredients bring { $points } points
}
preview-points-at-best = { $points ->
    [one] with the best second one your ingredients bring { $points } point
   *[other] with the best second one your ingredients bring { $points } points
}

## Notes for newcomers

note-take = Take one card from the line where your pawn stands.
note-walk = The number on your top card is how many steps your pawn walks next.
note-sets = Collect sets: one card of a kind costs points, two are nothing, three count, four count 5 more.
note-corner = A corner gives no card. Next turn your pawn walks on from here.
note-memory = Each card you take covers the one before. Remember what lies below.
note-double = Cards in your pawn’s colour count double for you, for better and for worse.
note-spell = Spells: Vanesco costs the others their top cards, Accio takes from anywhere, Declinatio leads on from corners.
note-end = The match ends as soon as a line has no cards left. Keep an eye on lines with few cards.

## Why a move is not open

why-match-over = The match is over.
why-not-your-turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $player }’s turn.
}
why-play-ended = Play has ended. Others are still choosing ingredients for their Immuto.
why-place-first = Play has ended. Choose an ingredient for your Immuto.
why-take-a-card = Your pawn is beside { $line }, so a card must be taken.
why-other-line = Your pawn is beside { $line }, but { $card } lies in { $other }.
why-not-in-square = There is no { $card } in the square.
why-no-card-at-corner = Your pawn is beside a corner, where there is no card to take. Use Declinatio, or stay.
why-one-spell = You have used Declinatio in this turn, and one spell a turn is all.
why-no-accio = You have no Accio with a use left.
why-no-accio-at-corner = Accio cannot be used beside a corner. Use Declinatio, or stay.
why-not-with-accio = Accio cannot take { $card }.
why-not-at-corner = Declinatio leads on from a corner, and your pawn is beside a line.
why-not-after-declinatio = You have used Declinatio in this turn, and then { $card } may not be taken.
why-not-begun-and-unused = You have no unused one beside a begun one, or it makes no difference which is used. Leave out “unused”.
why-look-first = You may look through your cauldron now. Say “done” first.
why-keep-or-refuse = First say whether you keep the last card, { $card }, or refuse it.
why-not-asked = That is not asked now.
why-place-later = Immuto are added to ingredients when play has ended.
why-nothing-to-place = You have no Immuto to choose for.
why-not-in-cauldron = There is no card of { $ingredient } in your cauldron.
why-named-once = No ingredient of yours comes after { $ingredient }. For both Immuto say “{ $move }”.
why-place-so-many = { $owed ->
    [one] You have { $owed } Immuto to choose for, and { $chosen } ingredients are named.
   *[other] You have { $owed } Immuto to choose for; name an ingredient for each.
}

## Moves that cannot be understood

malformed-card = There is no card “{ $card }”. Cards are called cat-whiskers-1 to rat-tails-4, immuto-1, accio-1, declinatio-1, perluceo-1, vanesco-1 and so on.
malformed-kind = There is no ingredient “{ $kind }”. Ingredients are called { $kinds }.
malformed-place = “place” takes the name of an ingredient for each Immuto: one or two.
malformed-spell = “{ $spell }” does not fit here. Say one of { $spells }.
malformed-pieces = { $pieces ->
    [0] “{ $verb }” stands alone, without a card or a spell.
    [one] “{ $verb }” takes the name of { $pieces } card or spell.
   *[other] “{ $verb }” takes the names of { $pieces } cards or spells.
}

## Positions that cannot be

position-no-such-seat = only the first { $seats } seats take part.
position-leaving-colour = with two seats red or blue has left the game, with more seats no colour has.
position-top-card = a cauldron has a top card exactly when it has cards.
position-buried = { $cards ->
    [one] exactly { $cards } card must lie beneath the top card, without a gap.
   *[other] exactly { $cards } cards must lie beneath the top card, without a gap.
}
position-no-spell-here = a spell never lies in a cauldron, and so neither here.
position-queue = beyond the number of cards everything must be 0.
position-spell = { $card } lies in front of nobody, or of somebody with uses that it can have.
position-cards = the card { $card } is there { $found } times; it must be there { $expected } times.
position-recipes = with recipes everybody has one A and one B that nobody else has; without them nobody has any.
position-gap = a gap waits for its refill only while somebody looks through a cauldron, and it is empty.
position-unfilled = as long as the pile has cards, every gap is filled.
position-losses = so many cards cannot have been lost.
position-out-of-game = cards leave the game only when the pile is used up.
position-turn = the first turn is number 1.
position-over = a match is over when play has ended and all Immuto are added, or after the last turn that its limit allows.
position-ended-by = the active player has ended play exactly when a line is empty, or when a Declinatio led to nothing but Vanesco and Perluceo.
position-between-moves = a position lies between whole moves; of two Immuto either none or both are added.
position-places-owed = Immuto are owed only after the end of play, and only where there is a choice.
position-placed = Immuto are added after the end of play, in rising order, to ingredients of the own cauldron.
position-waiting = while the match goes on, the active player owes a decision, and at the end everybody who has an Immuto to add.
position-choice = what is asked does not fit what lies on the table.
position-used-declinatio = nobody can have used a Declinatio in this turn.

## The scoring sheet

sheet-with-immuto = { $ingredient } (with Immuto)
sheet-total = Total
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
