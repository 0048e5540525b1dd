# The words of the board of Elixir Mixer, in English.

elixir-mark = { $colour ->
    [blue] Bl
    [purple] Pu
    [green] Gn
    [yellow] Ye
    [red] Rd
   *[any] Wi
}
elixir-mixed = Mixed
elixir-market = Market
elixir-hand = Your hand
elixir-sum-exact = { $sum } of exactly { $need }
elixir-exactly = exactly { $need }
elixir-hand-sum = { $sum }, exactly { $need }
elixir-hand-empty = Your hand is empty.
elixir-elixirs = Elixirs
elixir-bonuses = Bonus cards
elixir-balance = Balance
elixir-sum = { $sum } of { $need }
elixir-ways = { $ways ->
    [one] { $ways } exact way
   *[other] { $ways } exact ways
}
elixir-put-back = Put back
elixir-put-card-back = Put { $card } back
elixir-take-back = Take back
elixir-clear = Clear
elixir-wins = Wins
elixir-on-shelf = { $four ->
    [yes] { elixir-colour-of }, elixir { $value }. From four cards it brings a bonus card.
   *[no] { elixir-colour-of }, elixir { $value }
}
elixir-colour-of = { $colour ->
    [blue] Blue
    [purple] Purple
    [green] Green
    [yellow] Yellow
   *[red] Red
}
elixir-pile-empty = { elixir-colour-of }: no more elixirs
elixir-pile-name = { $cards ->
    [one] Draw pile, { $cards } card
   *[other] Draw pile, { $cards } cards
}
elixir-how-to-pick = Draw, take from the market, or touch a card of your hand to trade it for exactly its value.
elixir-how-to-trade = Choose market cards worth exactly { $need }.
elixir-how-to-mix = Choose cards of your hand worth exactly { $need }.
elixir-how-to-discard = Choose cards of your hand.
elixir-note = { $title }: you have { $mine } of { $need }, { $rival } { $theirs }. { $takes }
elixir-note-watched = { $title }: { $rival } has { $theirs } of { $need }. { $takes }
elixir-four-cards = four cards
elixir-left = { $left } left
elixir-mixed-taken = The mixed elixir is taken
elixir-four-note = Four cards: { $left } left. Mix an elixir of a colour from at least four cards.
elixir-takes = { $bonus ->
    [all-five-colours] Own an elixir of every colour.
    [three-of-one-colour] Own three elixirs of the same colour.
    [three-in-a-row] Own elixirs of three values in a row, in any colours.
    [two-elixirs] Mix two elixirs in one turn.
    [mixed-elixir] Give cards of any colours worth exactly 17.
   *[other] Mix an elixir of this colour from at least four cards.
}
elixir-figures = { $points } of { $goal } points, cards in the hand: { $hand }, elixirs: { $elixirs }
elixir-none-yet = None yet.
elixir-hand-of = { $cards ->
    [one] { $cards } card in the hand
   *[other] { $cards } cards in the hand
}
elixir-unknown-cards = { $cards ->
    [one] and { $cards } card that nobody has seen
   *[other] and { $cards } cards that nobody has seen
}
