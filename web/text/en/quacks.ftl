# The board of The Quacks of Quedlinburg in the browser.

## The pot

quacks-own-pot = { $chips ->
    [0] Your pot, empty. White { $white } of { $limit }. It pays { $pay }.
    [one] Your pot, { $chips } chip. White { $white } of { $limit }. It pays { $pay }.
   *[other] Your pot, { $chips } chips. White { $white } of { $limit }. It pays { $pay }.
}
quacks-pot-of = { $chips ->
    [0] The pot of { $name }, empty. White { $white } of { $limit }. It pays { $pay }.
    [one] The pot of { $name }, { $chips } chip. White { $white } of { $limit }. It pays { $pay }.
   *[other] The pot of { $name }, { $chips } chips. White { $white } of { $limit }. It pays { $pay }.
}
quacks-on-space = { $piece }, space { $space }
quacks-droplet = Droplet
quacks-rat-stone = Rat stone
quacks-step-back = Step the rat stone back
quacks-back = { $name }’s pot · back to mine
quacks-word = Exploded

## The pot as a table

quacks-as-table = The pot as a table
quacks-space = Space
quacks-there = There
quacks-would-pay = Pays
quacks-scoring = stopping pays this
quacks-landing = the next chip can lie here
quacks-hollow = a yellow chip put back what lay here

## White chips

quacks-white = White chips
quacks-white-of = White { $white } of { $limit }
quacks-room = { $room ->
    [0] No room for more white
   *[other] Room for { $room } more white
}
quacks-beyond = White { $white }, more than { $limit }: safe so far
quacks-exploded = Exploded: white { $white }, more than { $limit }

## One’s things

quacks-bag = { $chips ->
    [one] { $chips } chip in the bag
   *[other] { $chips } chips in the bag
}
quacks-bag-title = Your bag
quacks-flask-full = flask full
quacks-flask-empty = flask empty
quacks-tubes = Test tubes: glass { $glass } of { $glasses }
quacks-aside = Beside the pot: { $chips }
quacks-aids = { $aids ->
    [bag] This table shows you your own bag
    [bag-and-chance] This table shows you your own bag and the chance to explode
    [chance] This table shows you the chance to explode
   *[none] This table shows neither bags nor chances
}
quacks-tray = Drawn

## The turn and the others

quacks-turn = Turn { $turn } of { $turns }
quacks-turn-and-card = { $turn }. Card: { $card }. Score track
quacks-turn-and-track = { $turn }. Score track
quacks-card = Card
quacks-last-turn = Last turn: no more chips are bought. Coins and rubies become points.
quacks-track-title = The turn and the score track
quacks-track-tails = Each curl between two spaces is a rat tail. Whoever is behind the leader begins the turn one space further for every tail between them.
quacks-stands = { $tails ->
    [0] { $name }: { $points }, leading.
    [one] { $name }: { $points }, { $tails } rat tail behind.
   *[other] { $name }: { $points }, { $tails } rat tails behind.
}
quacks-other-pots = The other pots
quacks-dial = { $name }, { $state }. White { $white } of { $limit }, last chip: { $last }. The pot pays { $pay }.
quacks-no-chip = none
quacks-figures = { $points }. { $behind }. White { $white } of { $limit }; the pot pays { $pay }. { $rubies }, { $flask }.
quacks-droplet-on = Droplet on space { $space }
quacks-would-pay-now = The pot pays { $pay }
quacks-behind = { $tails ->
    [0] Level with the leader: no rat tails
    [one] { $tails } rat tail behind the leader
   *[other] { $tails } rat tails behind the leader
}

## The table described

quacks-pot-holds = { $count ->
    [0] The pot is empty.
   *[other] In the pot: { $chips }.
}
quacks-hollow-on = Empty because a yellow chip put a white one back: space { $spaces }.
quacks-drawn = Drawn, not placed yet: { $chips }.
quacks-next-doubled = The next chip moves twice as far.
quacks-next-protected = { $chips ->
    [one] If the pot explodes with the next chip, it pays points and coins.
   *[other] If the pot explodes with one of the next { $chips } chips, it pays points and coins.
}
quacks-next-lands = The next chip can lie on space { $spaces }.
quacks-bag-holds = { $size }: { $chips }.
quacks-card-says = Fortune Teller card “{ $card }”: { $text }
