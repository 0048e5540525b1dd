# The words of the square of Glastonbury and Kupferkessel Co. in the browser, in English.

kettle-mark = { $colour ->
    [white] Wh
    [yellow] Ye
    [grey] Gy
    [orange] Or
    [green] Gn
    [red] Rd
    [blue] Bl
    [brown] Br
    [purple] Pu
    [lilac] Li
   *[black] Bk
}
kettle-sign = { $sign ->
    [wand-and-hat] wand and hat
   *[exploding-cauldron] exploding cauldron
}
kettle-double-mine = counts double for you
kettle-double-other = counts double for { $player }
kettle-card-name = { $place } of { $places }: { $card }. { $effect }
kettle-pawn = Pawn of { $player }, stop { $stop }
kettle-pile = { $cards ->
    [0] Pile: used up
    [one] Pile: { $cards } card
   *[other] Pile: { $cards } cards
}
kettle-few = { $cards ->
    [one] { $line } has { $cards } card left
   *[other] { $line } has { $cards } cards left
}
kettle-cauldron = { $cards ->
    [one] Your cauldron: { $cards } card, on top { $top }
   *[other] Your cauldron: { $cards } cards, on top { $top }
}
kettle-no-top = nothing
kettle-top = On top: { $card }
kettle-next = Next stop: { $stop }
kettle-height = { $cards ->
    [one] { $cards } card in the cauldron
   *[other] { $cards } cards in the cauldron
}
kettle-spell = { $uses ->
    [one] { $spell }, { $uses } use left
   *[other] { $spell }, { $uses } uses left
}
kettle-spell-up = Accio: take any raised card. Touch the spell again to put it back.
kettle-take = Take it
kettle-point = Take a raised card: its number is your next walk.
kettle-place = Touch the heap that Immuto joins. The figure is what your ingredients would bring.
kettle-corner = Corner: no card this turn.
kettle-corner-passed = The corner gave you no card. Now take a raised one.
kettle-lost = You lost { $card }.
kettle-corner-card = corner
kettle-gap = gap
kettle-as-table = The square as a table
kettle-row = { $row ->
    [0] Top edge
    [5] Bottom edge
   *[1] Row { $row }
}
kettle-column = { $column ->
    [0] Left edge
    [5] Right edge
   *[1] Column { $column }
}
kettle-private = Your cauldron, for your eyes only
kettle-sorted = Sorted
kettle-recipes = Recipes
kettle-recipes-private = Only you see them.
kettle-notes = Notes
kettle-notes-private = Only you see your tally. Nothing is filled in for you.
kettle-cauldrons = Cauldrons
kettle-skip = Skip
kettle-sum = { $points ->
    [one] { $player }: { $shown } point from ingredients
   *[other] { $player }: { $shown } points from ingredients
}
