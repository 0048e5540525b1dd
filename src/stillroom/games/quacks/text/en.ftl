# The words of The Quacks of Quedlinburg in English.

## Names

chip = { $colour ->
    [white] white { $value }
    [orange] orange { $value }
    [green] green { $value }
    [blue] blue { $value }
    [red] red { $value }
    [yellow] yellow { $value }
    [purple] purple { $value }
   *[black] black { $value }
}
colour = { $colour ->
    [white] white
    [orange] orange
    [green] green
    [blue] blue
    [red] red
    [yellow] yellow
    [purple] purple
   *[black] black
}
ingredient = { $colour ->
    [white] cherry bomb
    [orange] pumpkin
    [green] garden spider
    [blue] crow skull
    [red] toadstool
    [yellow] mandrake
    [purple] ghost’s breath
   *[black] hawkmoth
}
fortune-card = { $card ->
    [fork-in-the-road] A fork in the road
    [rising-broth] Rising broth
    [poor-box] The poor box
    [lightest-hand] The lightest hand
    [one-gift] One gift of three
    [ruby-trade] A ruby’s worth
    [tails-for-rubies] Tails for rubies
    [everybody-rolls] Everybody rolls
    [market-day] Market day
    [help-for-the-last] Help for the last
    [plague-of-rats] Rats twice over
    [clean-sweep] A clean sweep
    [friend-of-rats] Friend of the rats
    [seven-on-the-dot] Seven on the dot
    [ruby-luck] Ruby luck
    [twice-the-glitter] Twice the glitter
    [thick-walls] Thick walls
    [neighbours-loss] A neighbour’s loss
    [first-white] The first white
    [two-throws] Two throws
    [fresh-start] A fresh start
    [last-pinch] The last pinch
    [pumpkin-fair] Pumpkin fair
   *[open-tap] Flasks for free
}
fortune-card-text = { $card ->
    [fork-in-the-road] Everybody chooses two steps for the droplet, or purple 1.
    [rising-broth] Every droplet moves a step.
    [poor-box] Whoever has the fewest rubies gains a ruby.
    [lightest-hand] Everybody draws five chips: the lowest total gains blue 2, everybody else a ruby.
    [one-gift] Everybody chooses black 1, a 2-chip of any colour but white, or three rubies.
    [ruby-trade] Everybody may pay a ruby for a 1-chip in orange, green, blue, red or yellow.
    [tails-for-rubies] Everybody may give up one to three rat tails for as many rubies.
    [everybody-rolls] Everybody rolls the bonus die once.
    [market-day] Everybody draws four chips and may swap one for the next higher value of its colour; with nothing to swap there is green 1.
    [help-for-the-last] Whoever has the fewest points gains green 1.
    [plague-of-rats] Rat tails count double in this turn.
    [clean-sweep] Everybody chooses four points, or takes a white 1-chip out of the bag for good.
    [friend-of-rats] Everybody chooses a 4-chip, or a point for each rat tail.
    [seven-on-the-dot] When all have stopped, white chips of exactly 7 move the droplet a step.
    [ruby-luck] A ruby on the scoring space also brings two points.
    [twice-the-glitter] A ruby on the scoring space brings one ruby more.
    [thick-walls] Every pot can take white chips up to 9.
    [neighbours-loss] When all have stopped, the next player clockwise after each exploded pot takes a 2-chip.
    [first-white] The first white chip placed may be put back at once, without the flask.
    [two-throws] Whoever may roll the bonus die rolls it twice.
    [fresh-start] The first five chips cannot make the pot explode; after the fifth you may begin again, once.
    [last-pinch] When all have stopped, every pot that did not explode may get one of five drawn chips as its last chip.
    [pumpkin-fair] Every orange chip moves one space further.
   *[open-tap] All flasks are filled at the end of the turn.
}
page = { $page ->
    [white] The white chips in a pot add up; above the limit, the pot explodes.
    [orange] An orange chip moves and does nothing more.
    [green-1] A green chip brings a ruby if it is one of the last two chips in the pot.
    [green-2] A green chip that is one of the last two in the pot brings a chip: orange 1 for green 1, blue 1 or red 1 for green 2, yellow 1 or purple 1 for green 4.
    [green-3] If the white sum is exactly 7, the last chip may move on by the sum of all green chips.
    [green-4] For each green chip among the last two in the pot you may pay a ruby to move the droplet a step.
    [blue-1] When you place a blue chip, you draw as many chips as its value and may place one of them.
    [blue-2] If the pot explodes with one of the next chips, as many as the value of the blue chip, you get points and coins all the same.
    [blue-3] A blue chip on a ruby space brings a ruby.
    [blue-4] A blue chip on a ruby space brings as many points as its value.
    [red-1] A red chip moves 1 space further with one or two orange chips in the pot, and 2 with more.
    [red-2] A red chip is laid beside the pot. After the brew, in this turn or a later one, you may place it.
    [red-3] A red chip right after a white one moves further by the value of the white chip.
    [red-4] Once a red chip is in the pot, every white 1-chip moves two spaces.
    [yellow-1] If a white chip was drawn right before a yellow one, you may put the white chip back.
    [yellow-2] The next chip after a yellow one moves twice as far.
    [yellow-3] With one or two yellow chips in the pot the limit is 8, with more it is 9.
    [yellow-4] The first yellow chip in the pot moves 1 space further, the second 2, the third 3.
    [purple-1] One purple chip in the pot brings a point, two bring a point and a ruby, three or more two points and a step of the droplet.
    [purple-2] You may hand in one, two or three purple chips from the pot for chips, points, rubies and steps.
    [purple-3] A purple chip brings points by the number on its space: 1 from 10 on, 2 from 20, 3 from 30.
    [purple-4] One purple chip in the pot lets you trade in a 1-chip for a 2-chip, two a 2-chip for a 4-chip, three or more a 1-chip for a 4-chip.
    [black-two] With more black chips than the other player you gain a step of the droplet and a ruby, with as many only the step.
   *[black-more] With more black chips than one neighbour you gain a step of the droplet, with more than both also a ruby.
}
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rubies = { $rubies ->
    [one] { $rubies } ruby
   *[other] { $rubies } rubies
}
steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
tails = { $tails ->
    [one] { $tails } rat tail
   *[other] { $tails } rat tails
}
pay = { $coins }, { $points }
pay-with-ruby = { $coins }, { $points }, a ruby
space = { $which ->
    [first] { $coins } (first)
    [second] { $coins } (second)
   *[only] { $coins }
}
glass = { $pays ->
    [ruby] glass { $glass }: a ruby
    [points] glass { $glass }: { $points }
   *[chip] glass { $glass }: { $chip }
}
player = { $you ->
    [yes] you
   *[no] { $player }
}
listed = { $first }, { $rest }
both = { $first } and { $second }

## What happened

cause = { $cause ->
    [card] Fortune Teller card
    [die] bonus die
    [black] black chips
    [green] green chips
    [blue] blue chip
    [purple] purple chips
    [space] scoring space
    [tube] test tubes
    [rubies] for rubies
   *[coins] for coins
}
die-face = { $face ->
    [one-point] 1 point
    [another-point] 1 point
    [two-points] 2 points
    [ruby] 1 ruby
    [droplet] a step of the droplet
   *[pumpkin] orange 1
}
event-turn-began = { $you ->
    [yes] Turn { $turn } begins. You are the start player.
   *[no] Turn { $turn } begins. { $player } is the start player.
}
event-book-out = { $book ->
    [yellow] The yellow book is laid out.
   *[purple] The purple book is laid out.
}
event-white-added = { $you ->
    [yes] Your bag gets one more { $chip }.
   *[no] { $player }’s bag gets one more { $chip }.
}
event-card-turned = “{ $card }”: { $text }
event-gained-chip = { $you ->
    [yes] You gain { $chip } ({ $cause }).
   *[no] { $player } gains { $chip } ({ $cause }).
}
event-gained-rubies = { $you ->
    [yes] You gain { $rubies } ({ $cause }).
   *[no] { $player } gains { $rubies } ({ $cause }).
}
event-gained-points = { $you ->
    [yes] You gain { $points } ({ $cause }).
   *[no] { $player } gains { $points } ({ $cause }).
}
event-moved-droplet = { $you ->
    [yes] Your droplet moves to space { $space } ({ $cause }).
   *[no] { $player }’s droplet moves to space { $space } ({ $cause }).
}
event-moved-tube = { $you ->
    [yes] Your droplet of the test tubes moves to { $glass } ({ $cause }).
   *[no] { $player }’s droplet of the test tubes moves to { $glass } ({ $cause }).
}
event-sold-out = { $you ->
    [yes] You would gain { $chip }, but it is sold out ({ $cause }).
   *[no] { $player } would gain { $chip }, but it is sold out ({ $cause }).
}
event-lost-chip = { $you ->
    [yes] You put { $chip } into the supply for good ({ $cause }).
   *[no] { $player } puts { $chip } into the supply for good ({ $cause }).
}
event-looked = { $you ->
    [yes] You look at { $chips } and leave it at that.
   *[no] { $player } looks at { $chips } and leaves it at that.
}
event-looked-and-placed = { $you ->
    [yes] { $count ->
        [one] You look at { $chips } and place it on space { $space }.
       *[other] You look at { $chips }, and place { $chip } on space { $space }.
    }
   *[no] { $count ->
        [one] { $player } looks at { $chips } and places it on space { $space }.
       *[other] { $player } looks at { $chips }, and places { $chip } on space { $space }.
    }
}
event-looked-and-placed-white = { $you ->
    [yes] { $count ->
        [one] You look at { $chips } and place it on space { $space }; the white sum is { $white }.
       *[other] You look at { $chips }, and place { $chip } on space { $space }; the white sum is { $white }.
    }
   *[no] { $count ->
        [one] { $player } looks at { $chips } and places it on space { $space }; the white sum is { $white }.
       *[other] { $player } looks at { $chips }, and places { $chip } on space { $space }; the white sum is { $white }.
    }
}
event-looked-and-laid-aside = { $you ->
    [yes] { $count ->
        [one] You look at { $chips } and lay it beside the pot.
       *[other] You look at { $chips }, and lay { $chip } beside the pot.
    }
   *[no] { $count ->
        [one] { $player } looks at { $chips } and lays it beside the pot.
       *[other] { $player } looks at { $chips }, and lays { $chip } beside the pot.
    }
}
event-looked-and-swapped = { $you ->
    [yes] You look at { $chips }, and swap { $given } for { $received } ({ $cause }).
   *[no] { $player } looks at { $chips }, and swaps { $given } for { $received } ({ $cause }).
}
event-totalled = { $you ->
    [yes] You draw { $chips }: { $total } in all.
   *[no] { $player } draws { $chips }: { $total } in all.
}
event-swapped = { $you ->
    [yes] You trade in { $given } for { $received } ({ $cause }).
   *[no] { $player } trades in { $given } for { $received } ({ $cause }).
}
event-paid-rubies = { $you ->
    [yes] You pay { $rubies } ({ $cause }).
   *[no] { $player } pays { $rubies } ({ $cause }).
}
event-gave-up-tails = { $you ->
    [yes] You give up { $tails }.
   *[no] { $player } gives up { $tails }.
}
event-counted-tails = { $you ->
    [yes] You have { $tails }: your rat stone stands on space { $space }.
   *[no] { $player } has { $tails }: the rat stone stands on space { $space }.
}
event-stepped-back = { $you ->
    [yes] You use only { $tails }: your rat stone steps back to space { $space }.
   *[no] { $player } uses only { $tails }: the rat stone steps back to space { $space }.
}
event-drew = { $you ->
    [yes] You draw { $chip } and place it on space { $space }.
   *[no] { $player } draws { $chip } and places it on space { $space }.
}
event-drew-white = { $you ->
    [yes] You draw { $chip } and place it on space { $space }; the white sum is { $white }.
   *[no] { $player } draws { $chip } and places it on space { $space }; the white sum is { $white }.
}
event-placed = { $you ->
    [yes] You place { $chip } on space { $space }.
   *[no] { $player } places { $chip } on space { $space }.
}
event-placed-white = { $you ->
    [yes] You place { $chip } on space { $space }; the white sum is { $white }.
   *[no] { $player } places { $chip } on space { $space }; the white sum is { $white }.
}
event-drew-aside = { $you ->
    [yes] You draw { $chip } and lay it beside the pot.
   *[no] { $player } draws { $chip } and lays it beside the pot.
}
event-laid-aside = { $you ->
    [yes] You lay { $chip } beside the pot.
   *[no] { $player } lays { $chip } beside the pot.
}
event-returned = { $you ->
    [yes] You put { $chip } from beside the pot into the bag.
   *[no] { $player } puts { $chip } from beside the pot into the bag.
}
event-used-flask = { $you ->
    [yes] You use the flask: { $chip } goes back into the bag; the white sum is { $white }.
   *[no] { $player } uses the flask: { $chip } goes back into the bag; the white sum is { $white }.
}
event-mandrake-back = { $you ->
    [yes] Your yellow chip puts { $chip } back into the bag; the white sum is { $white }.
   *[no] { $player }’s yellow chip puts { $chip } back into the bag; the white sum is { $white }.
}
event-first-white-back = { $you ->
    [yes] You put { $chip }, your first white chip, back into the bag; the white sum is { $white }.
   *[no] { $player } puts { $chip }, the first white chip, back into the bag; the white sum is { $white }.
}
event-began-again = { $you ->
    [yes] You brew again from the start.
   *[no] { $player } brews again from the start.
}
event-stopped = { $you ->
    [yes] You stop with a white sum of { $white }: { $pay }.
   *[no] { $player } stops with a white sum of { $white }: { $pay }.
}
event-exploded = { $you ->
    [yes] Your pot explodes: the white sum is { $white }, more than { $limit }.
   *[no] { $player }’s pot explodes: the white sum is { $white }, more than { $limit }.
}
event-exploded-protected = { $you ->
    [yes] Your pot explodes, but a blue chip saves points and coins: the white sum is { $white }, more than { $limit }.
   *[no] { $player }’s pot explodes, but a blue chip saves points and coins: the white sum is { $white }, more than { $limit }.
}
event-pot-full = { $you ->
    [yes] Your pot is full.
   *[no] { $player }’s pot is full.
}
event-committed = { $you ->
    [yes] { $commitment ->
        [draw] You have chosen to draw.
       *[stop] You have chosen to stop.
    }
   *[no] { $commitment ->
        [draw] { $player } has chosen to draw.
       *[stop] { $player } has chosen to stop.
    }
}
event-committed-unseen = { $you ->
    [yes] You have chosen.
   *[no] { $player } has chosen.
}
event-stirred = All choices are shown.
event-uncovered = { $you ->
    [yes] Your pot is uncovered: a white sum of { $white }, { $pay }.
   *[no] { $player }’s pot is uncovered: a white sum of { $white }, { $pay }.
}
event-uncovered-exploded = { $you ->
    [yes] Your pot is uncovered, and it has exploded: a white sum of { $white }, { $pay }.
   *[no] { $player }’s pot is uncovered, and it has exploded: a white sum of { $white }, { $pay }.
}
event-uncovered-protected = { $you ->
    [yes] Your pot is uncovered; it has exploded, but a blue chip saves points and coins: a white sum of { $white }, { $pay }.
   *[no] { $player }’s pot is uncovered; it has exploded, but a blue chip saves points and coins: a white sum of { $white }, { $pay }.
}
event-rolled = { $you ->
    [yes] You roll the bonus die: { $face }.
   *[no] { $player } rolls the bonus die: { $face }.
}
event-counted-moths = { $you ->
    [yes] Your black chips bring a step of the droplet ({ $moths } in the pot).
   *[no] { $player }’s black chips bring a step of the droplet ({ $moths } in the pot).
}
event-counted-most-moths = { $you ->
    [yes] Your black chips bring a ruby and a step of the droplet ({ $moths } in the pot).
   *[no] { $player }’s black chips bring a ruby and a step of the droplet ({ $moths } in the pot).
}
event-slid = { $you ->
    [yes] Your last chip moves on to space { $space }: { $pay }.
   *[no] { $player }’s last chip moves on to space { $space }: { $pay }.
}
event-traded-ghosts = { $you ->
    [yes] { $chips ->
        [one] You hand in { $chips } purple chip.
       *[other] You hand in { $chips } purple chips.
    }
   *[no] { $chips ->
        [one] { $player } hands in { $chips } purple chip.
       *[other] { $player } hands in { $chips } purple chips.
    }
}
event-took-tier = { $you ->
    [yes] { $chips ->
        [one] You take the bonus for { $chips } purple chip.
       *[other] You take the bonus for { $chips } purple chips.
    }
   *[no] { $chips ->
        [one] { $player } takes the bonus for { $chips } purple chip.
       *[other] { $player } takes the bonus for { $chips } purple chips.
    }
}
event-chose = { $you ->
    [yes] { $takes ->
        [points] You take the points.
       *[coins] You take the coins.
    }
   *[no] { $takes ->
        [points] { $player } takes the points.
       *[coins] { $player } takes the coins.
    }
}
event-bought = { $you ->
    [yes] You buy { $chips } for { $price }.
   *[no] { $player } buys { $chips } for { $price }.
}
event-bought-and-lost = { $you ->
    [yes] You buy { $chips } for { $price } and lose { $lost }.
   *[no] { $player } buys { $chips } for { $price } and loses { $lost }.
}
event-bought-nothing = { $you ->
    [yes] You buy nothing and lose { $lost }.
   *[no] { $player } buys nothing and loses { $lost }.
}
event-bought-step = { $you ->
    [yes] You pay { $rubies }: your droplet moves to space { $space }.
   *[no] { $player } pays { $rubies }: the droplet moves to space { $space }.
}
event-bought-glass = { $you ->
    [yes] You pay { $rubies }: your droplet of the test tubes moves to { $glass }.
   *[no] { $player } pays { $rubies }: the droplet of the test tubes moves to { $glass }.
}
event-bought-flask = { $you ->
    [yes] You pay { $rubies }: your flask is full again.
   *[no] { $player } pays { $rubies }: the flask is full again.
}
event-refilled-by-card = { $you ->
    [yes] Your flask is filled (Fortune Teller card).
   *[no] { $player }’s flask is filled (Fortune Teller card).
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
event-won-together = { $you ->
    [yes] { $points ->
        [one] You share the victory with { $points } point.
       *[other] You share the victory with { $points } points.
    }
   *[no] { $points ->
        [one] { $player } shares the victory with { $points } point.
       *[other] { $player } shares the victory with { $points } points.
    }
}
event-abandoned = { $turns ->
    [one] The match is abandoned after { $turns } turn. Nobody wins.
   *[other] The match is abandoned after { $turns } turns. Nobody wins.
}

## Moves, as a button says them

move-draw = Draw
move-stop = Stop
move-stop-pays = Stop: { $pay }
move-flask = Use the flask
move-flask-back = Put { $chip } back with the flask: white { $before } to { $after }
move-rats = { $rats ->
    [0] Use no rat tails
    [one] Use only { $rats } rat tail
   *[other] Use only { $rats } rat tails
}
move-rats-to = { $rats ->
    [0] Use no rat tails: begin on space { $space }
    [one] Use only { $rats } rat tail: begin on space { $space }
   *[other] Use only { $rats } rat tails: begin on space { $space }
}
move-return = Put { $chip } from beside the pot into the bag
move-put-back = Put the white chip back
move-put-back-chip = Put { $chip } back: white { $before } to { $after }
move-leave = Leave the white chip
move-leave-chip = Leave { $chip }: white { $white } of { $limit }
move-again = Brew again from the start
move-go-on = Go on
move-go-on-from = Go on: white { $white } of { $limit }, space { $space }
move-further = Move it further
move-further-to = Move it further, to space { $space }
move-plainly = Move it by its value
move-plainly-to = Move it by its value, to space { $space }
move-points = Take the points
move-points-many = Take { $points }
move-coins = Take the coins
move-coins-many = Take { $coins }
move-coins-for-points = Take { $coins }: { $points }
move-rubies = Take the rubies
move-rubies-many = Take { $rubies }
move-steps = Move the droplet
move-steps-many = Move the droplet { $steps }
move-remove = Take { $chip } out of the bag for good
move-slide = Move the last chip on
move-slide-pays = Move { $chip } to space { $space }: { $pay }
move-stay-pays = Leave { $chip } on space { $space }: { $pay }
move-nothing = Nothing
move-keep-ruby = Keep the ruby
move-swap-nothing = Swap nothing
move-swap-nothing-for-green = Swap nothing and gain { $chip }
move-place-none = Place none
move-take-none = Take none
move-trade-nothing = Trade in nothing
move-take = Take { $chip }
move-take-for-ruby = Take { $chip } for a ruby
move-pick = Place { $chip }
move-swap = Swap { $given } for { $received }
move-upgrade = Trade in { $given } for { $received }
move-pay = { $rubies ->
    [0] Pay nothing
    [one] Pay { $rubies } ruby
   *[other] Pay { $rubies } rubies
}
move-pay-to = { $rubies ->
    [0] Pay nothing: droplet stays on space { $space }
    [one] Pay { $rubies } ruby: droplet to space { $space }
   *[other] Pay { $rubies } rubies: droplet to space { $space }
}
move-give-up = { $tails ->
    [0] Keep all rat tails
    [one] Give up { $tails } rat tail
   *[other] Give up { $tails } rat tails
}
move-give-up-for = { $tails ->
    [0] Keep all rat tails: begin on space { $space }
    [one] { $rubies }, and begin on space { $space } instead of { $before }
   *[other] { $rubies }, and begin on space { $space } instead of { $before }
}
move-tier = { $tier ->
    [0] Take no bonus
    [1] Take the bonus for one purple chip
    [2] Take the bonus for two purple chips
   *[3] Take the bonus for three purple chips
}
move-tier-gain = { $tier ->
    [0] Take no bonus
    [1] Take 1 point
    [2] Take 1 point and 1 ruby
   *[3] Take 2 points and a step of the droplet
}
move-tier-trade = { $tier ->
    [0] Hand in nothing
    [1] Hand in 1: black 1, 1 point, 1 ruby
    [2] Hand in 2: green 1, blue 2, 3 points, a step
   *[3] Hand in 3: yellow 4, 6 points, 1 ruby, 2 steps
}
move-pot = Move the droplet of the pot
move-pot-to = Droplet of the pot to space { $space }
move-tube = Move the droplet of the test tubes
move-tube-to = Test tubes to { $glass }
move-buy = Buy { $chips }
move-buy-and-lose = Buy { $chips }: { $coins } lost
move-buy-begun = Buy { $chip } and …
move-buy-nothing = Buy nothing
move-settle = Red chips: { $pieces }
move-settle-begun = Red chips: { $pieces } …
move-settle-pays = Red chips: { $pieces }. Then { $pay }
move-keep-toadstools = Keep all red chips
move-keep-toadstools-pays = Keep all red chips: { $pay }
move-spend = Rubies: { $pieces }
move-spend-begun = Rubies: { $pieces } …
move-spend-nothing = Spend nothing
piece-place = place { $chip }
piece-return = { $chip } into the bag
piece-flask = fill the flask
piece-droplet = droplet { $steps }
piece-tube = test tubes { $steps }

## What is asked

prompt-fork = Two steps for the droplet, or { $chip }? The droplet is on space { $space }.
prompt-gift = A chip, or { $gift }? You have { $rubies }.
prompt-gift-rubies = Take { $gift }: no such chip is left. You have { $rubies }.
prompt-trade = Pay a ruby for a 1-chip? You have { $rubies }.
prompt-give-up = Give up rat tails for rubies? You have { $tails }.
prompt-market = Swap one of the drawn chips for the next higher value?
prompt-sweep = { $points }, or a white 1-chip out of the bag for good?
prompt-friend = { $points } for your rat tails, or a 4-chip?
prompt-friend-chip = Take a 4-chip. You have no rat tails.
prompt-first-draw = Draw your first chip. It moves from space { $space }.
prompt-brew = Draw or stop? White { $white } of { $limit }.
prompt-stir-first = Draw your first chip, together with the others.
prompt-stir = Draw or stop, together with the others? White { $white } of { $limit }.
prompt-look = { $chips ->
    [one] Place the drawn chip? White { $white } of { $limit }.
   *[other] Place one of the drawn chips? White { $white } of { $limit }.
}
prompt-mandrake = By the yellow chip: put { $chip } back? White { $white } of { $limit }.
prompt-first-white = The first white chip: put { $chip } back? White { $white } of { $limit }.
prompt-again = Five chips are placed. Go on, or brew again? White { $white } of { $limit }.
prompt-further = Move { $chip } further than its value?
prompt-aside = Red chips beside the pot: place, keep or put back? Now { $pay }.
prompt-aside-begun = Red chips: { $pieces }. And the others? Now { $pay }.
prompt-pinch = { $chips ->
    [one] Add the drawn chip? It cannot explode. Now { $pay }.
   *[other] Add one of the drawn chips? It cannot explode. Now { $pay }.
}
prompt-loss = { $player }’s pot exploded: take a 2-chip.
prompt-step = Which droplet moves? Left: { $steps }.
prompt-spider = Take a chip for { $chip }?
prompt-spider-one = Take { $received } for { $chip }?
prompt-slide = White is exactly { $white }: move { $chip } on by { $sum }?
prompt-pay = Pay rubies for steps of the droplet? You have { $rubies }.
prompt-ghost = { $purple ->
    [one] { $purple } purple chip in the pot: take its bonus?
   *[other] { $purple } purple chips in the pot: which bonus?
}
prompt-ghost-trade = { $purple ->
    [one] { $purple } purple chip in the pot: hand it in?
   *[other] { $purple } purple chips in the pot: hand some in?
}
prompt-upgrade = { $purple ->
    [one] { $purple } purple chip in the pot: trade in a chip for a higher one?
   *[other] { $purple } purple chips in the pot: trade in a chip for a higher one?
}
prompt-exploded = White { $white }, more than { $limit }: the pot exploded. Points or coins?
prompt-shop = Buy up to 2 chips of different colours. You have { $coins }.
prompt-shop-begun = Buy { $chip } and another chip? You have { $coins } left.
prompt-spend = Spend rubies, 2 for a step of the droplet or for the flask? You have { $rubies }.
prompt-spend-steps = Spend rubies, 2 for a step of a droplet? You have { $rubies }.
prompt-spend-last = Spend rubies, 2 for a step of the test tubes? Else 2 are a point. You have { $rubies }.
prompt-waits-card = Choosing for the Fortune Teller card: { $players }.
prompt-waits-brew = Still brewing: { $players }.
prompt-waits-stir = Still to choose, draw or stop: { $players }.
prompt-waits-chips = Choosing what chips bring: { $players }.
prompt-waits-droplet = Choosing a droplet: { $players }.
prompt-waits-exploded = Choosing points or coins: { $players }.
prompt-waits-shop = Shopping: { $players }.
prompt-waits-spend = Spending rubies: { $players }.
prompt-over = The match is over.

## What a move is known to bring

preview-next = the next chip lands on space { $spaces }
preview-chance = { $chips ->
    [one] { $bad } of { $chips } chip explodes
   *[other] { $bad } of { $chips } chips explode
}
preview-bag = { $chips ->
    [one] { $chips } chip in the bag
   *[other] { $chips } chips in the bag
}
preview-doubled = it moves twice as far
preview-protected = an explosion pays points and coins
preview-shown-together = shown when all have chosen
preview-then = then { $gains }
gain-by = { $gain } ({ $cause })
gain-perhaps = perhaps { $gain }
gain-for-rubies = { $gain } for rubies
gain-chips = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
gain-slide = { $spaces ->
    [one] last chip { $spaces } space further
   *[other] last chip { $spaces } spaces further
}
gain-trade = a trade
gain-pinch = one more chip
gain-flask = the flask filled
preview-lands = lands on space { $space }
preview-laid-aside = is laid beside the pot
preview-pays = then the pot pays { $pay }
preview-white = white { $white } of { $limit }
preview-explodes = explodes: white { $white }, more than { $limit }
preview-left = { $left } left in the supply
preview-sold-out = there is no { $chip } left in the supply
preview-costs = costs { $price }, { $left } left
preview-example = for example { $chips }
preview-droplet = droplet on space { $space }
preview-glass = test tubes on { $glass }
preview-either-droplet = each step for the pot or for the test tubes
preview-rubies-left = { $rubies } left
preview-rubies-for-points = { $rubies } left, in the end { $points }

## Notes for newcomers

note-draw = Draw chips from your bag, one at a time, as often as you dare. Then stop.
note-pot = Each chip moves on by its number. The ringed space pays you: coins above, points below.
note-white = White chips add up. If they go over the limit, your pot explodes.
note-flask = Your flask puts the white chip you drew last back into the bag. Then it is empty.
note-exploded = Your pot exploded. Take its points or its coins; only a pot that stays whole pays both.
note-shop = Coins buy one or two chips of different colours. They stay in your bag for all later turns.
note-rubies = Two rubies move your droplet on, so every pot starts further. Or they refill the flask.
note-rats = You are behind, so rat tails help: this pot starts further on. The match has nine turns.

## Why a move is not open

why-match-over = The match is over.
why-not-asked = That is not asked of you now.
why-sold-out = There is no { $chip } left in the supply.
why-brings-nothing = That would bring nothing.
why-book-not-out = The book for { $colour } is not out yet.
why-not-for-sale = White chips are not for sale.
why-fork = Choose two steps for the droplet, or purple 1.
why-gift = Choose black 1, a 2-chip of any colour but white, or the rubies.
why-trade = For a ruby there is a 1-chip in orange, green, blue, red or yellow. Choose one, or nothing.
why-tails = Choose how many rat tails to give up: at most 3, and you have { $tails }.
why-market = Swap one of the drawn chips for the next higher value of its colour, or nothing.
why-sweep = Choose the points, or take a white 1-chip out of the bag.
why-friend = Choose a 4-chip, or the points for your rat tails.
why-loss = Take a 2-chip of any colour but white.
why-first-white = First say whether the first white chip goes back or is left.
why-fresh-start = First say whether you go on or brew again.
why-pinch = Place one of the drawn chips, or nothing.
why-look = First place one of the drawn chips, or nothing.
why-mandrake = First say whether the white chip goes back or is left.
why-movement = First say whether the chip moves further or by its value.
why-rats = The rat stone steps back once, before the first draw, to fewer tails than now: { $tails }.
why-brew = You are brewing. Draw, stop, or use the flask.
why-one-chip-first = Before the first chip nobody stops. Draw one.
why-pot-full = The pot is full.
why-flask-needs-white = The flask puts back a white chip that was drawn last and lies last in the pot.
why-flask-empty = Your flask is empty.
why-committed = Your choice stands. It is shown when all have chosen.
why-wait-for-stir = The others still answer questions about their chips. Then all go on together.
why-not-beside-pot = There is no { $chip } beside your pot, or not so many.
why-settle = First decide on the red chips beside your pot: place, keep or put back.
why-which-droplet = First say which droplet moves: that of the pot, or that of the test tubes.
why-no-tubes = This match has no test tubes.
why-spider-chip = That is not what { $chip } brings. Take one of the chips offered, or nothing.
why-slide = First say whether the last chip moves on or stays.
why-spider-ruby = Pay at most a ruby for each green chip among the last two. You have { $rubies }.
why-ghost = Take the bonus for as many purple chips as are in your pot, or a lower one, or none.
why-ghost-trade = Hand in as many purple chips as are in your pot, or fewer, or none.
why-upgrade = That chip cannot be traded in. Take one of those offered, or nothing.
why-points-or-coins = Your pot exploded: choose points or coins.
why-too-dear = You have { $coins }, and { $chips } would cost { $price }.
why-same-colour = Two chips must differ in colour, and both are { $colour }.
why-shop = You are shopping. Buy one or two chips of different colours, or nothing.
why-spend = Spend rubies, two at a time, or say that you are done. You have { $rubies }.
why-two-rubies = Each of these costs two rubies, and you have { $rubies }.
why-flask-is-full = Your flask is full.
why-droplet-at-its-end = Your droplet is on the last space.
why-last-glass = Your droplet is on the last glass.
why-not-in-last-turn = In the last turn rubies do not buy that.
why-not-confirmed = Something could still follow. To leave it at that, say “{ $move }”.

## Moves that cannot be understood

malformed-pieces = { $pieces ->
    [0] “{ $verb }” stands alone.
   *[1] “{ $verb }” is followed by one chip or one number.
}
malformed-number = “{ $verb }” is followed by a number from 0 to { $most }.
malformed-piece = “{ $piece }” does not go with “{ $verb }”. Say one of { $pieces }.
malformed-swap = A swap names a green, blue, red or yellow chip and a higher one of its colour, such as “swap green-1 for green-2”.
malformed-buy = At most { $most } chips can be bought in a turn.

## Positions that cannot be

position-no-such-seat = only the first { $seats } seats take part.
position-turn = a turn has a number from 1 to { $turns }.
position-over = a match is over at the end of its last turn, when rubies are spent.
position-covered = brews are covered only in the last turn, while everybody brews, and only by the option.
position-chips = supply, bags, pots and what lies beside them have { $found } of { $chip }; there must be { $expected }.
position-books = the page of this book is another one than the options say.
position-no-cards = without Fortune Teller cards none is turned up.
position-cards = the card { $card } must be there once: turned up, or not.
position-discards = in turn { $turn } as many cards are turned up.
position-card = the card of the turn must be one that is turned up.
position-rubies = all players together have more rubies than the box.
position-points = the points of the turns so far add up to { $found }, or a turn to come has some; the player has { $expected }.
position-glass = there are no test tubes in this match.
position-pot = every chip of the pot lies on a space of its own, and none on the spoon.
position-pot-empty = before the brew the pot is empty.
position-reached = it must be the space of the last chip, or without chips that from which the first one moves.
position-aside = only red chips lie beside a pot, and only with the second page of their book.
position-tails-given = so many rat tails cannot have been given up.
position-tails = in the first turn there are no rat tails.
position-rats = the rat tails in use are all that were not given up, or fewer if the stone was stepped back; before the brew none.
position-brewing = nobody brews after an explosion, or in another part of the turn.
position-exploded = a pot has exploded exactly when its white chips were too much.
position-protected = only the second page of the blue book protects, and only an explosion is protected.
position-placed = at least as many chips must be placed as lie in the pot, and at least as many drawn as placed.
position-doubling = only the second page of the yellow book doubles.
position-pinched = only the card “The last pinch” adds a chip, after the brew.
position-fresh-start = only the card “A fresh start” offers to begin again, and nobody begins again without it.
position-before = while everybody brews, nobody has less than before, but for the flask.
position-commitment = only who brews in a common stir has committed.
position-in-hand = exactly who has committed to draw holds a chip.
position-rolls = this is not how often the player rolls the bonus die.
position-takes = this is not what the pot can pay now.
position-between-moves = a position lies between whole moves; nothing may be half bought, settled or spent.
position-step = so many parts of this phase cannot be done for this seat.
position-waiting = while the match goes on, exactly those seats wait that are asked something.
position-brewers = everybody who brews is asked; in a common stir all commit, or questions about chips come first.
position-choice = what is asked does not fit what lies on the table.
position-tray = chips lie on the tray only while something is asked about them.

## The scoring sheet

winner = { $you ->
    [yes] you
   *[no] { $player }
}
winners = { $first } and { $rest }
sheet-turn = Turn { $turn }
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
sheet-won-by-pot = { $you ->
    [yes] { $points ->
        [one] You win with { $points } point, as many as { $others }: your last pot reached space { $space }, not only { $next }.
       *[other] You win with { $points } points, as many as { $others }: your last pot reached space { $space }, not only { $next }.
    }
   *[no] { $points ->
        [one] { $player } wins with { $points } point, as many as { $others }: the last pot reached space { $space }, not only { $next }.
       *[other] { $player } wins with { $points } points, as many as { $others }: the last pot reached space { $space }, not only { $next }.
    }
}
sheet-won-together = { $points ->
    [one] Shared victory for { $winners }: { $points } point each, and their last pots reached space { $space }.
   *[other] Shared victory for { $winners }: { $points } points each, and their last pots reached space { $space }.
}
sheet-nobody-won = { $turns ->
    [one] Nobody wins: the match was abandoned after { $turns } turn.
   *[other] Nobody wins: the match was abandoned after { $turns } turns.
}

## Luck

luck-explosions = Explosions while drawing
luck-white = White drawn
luck-die = Points by the die
