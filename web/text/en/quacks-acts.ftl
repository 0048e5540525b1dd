# The acts of The Quacks of Quedlinburg, in English.

## Brewing

brew-draw-name = { $draw }. White { $white } of { $limit }. { brew-in-bag }
brew-stop = Stop
brew-afterwards = then
brew-white = white
brew-space = space
brew-rats = Rat tails: { $tails }
brew-rat-tails = Rat tails
brew-rats-title = Rat tails in use
brew-rats-all =
    { $tails ->
        [one] Use it
       *[other] Use all { $tails }
    }
brew-flask = { $is ->
    [full] Flask full
   *[empty] Flask empty
}
brew-into-bag = bag
brew-in-bag = { $chips ->
    [one] { $chips } chip in the bag
   *[other] { $chips } chips in the bag
}
brew-doubled = moves twice as far
brew-protected = protected by the blue chip
brew-committed = { $commitment ->
    [draw] You draw.
   *[stop] You stop.
}
brew-waiting-for = Waiting for { $names }.
brew-stops = stops
brew-uncovered = Uncovered together
brew-meanwhile = Meanwhile you can read the books, or open a seat to look into its pot.
brew-less = { $name }: one less
brew-more = { $name }: one more

## Trays

brew-tray = { $choice ->
    [look] Blue chip
    [pinch] The last pinch: it cannot explode
   *[market] Market day
}
brew-skulls = { $skulls ->
    [2] second blue chip in a row
    [3] third blue chip in a row
   *[other] { $skulls } blue chips in a row
}
brew-tray-name = { $place } of { $chips }. { $told }
brew-tray-help = { $choice ->
    [market] Swap one of these chips, or nothing.
   *[look] { $chips ->
        [one] Place this chip, or none.
       *[other] Place one of these chips, or none.
    }
}
brew-explodes = explodes: { $white }
brew-exploded = exploded
brew-lands = on space { $space }
brew-white-of = white { $white } of { $limit }
brew-aside = beside the pot
brew-no-swap = no swap

## Choices

brew-missing = { $why ->
    [sold-out] { $chip }: sold out
   *[not-out] { $chip }: book not out yet
}
brew-loss = { $name }’s explosion pays this chip.
brew-take-one = Take one of these chips.
brew-touch-chip = Touch a chip to read what it does.
brew-to-space = To space { $space }
brew-stay = Stay on space { $space }
brew-put-back = Put back
brew-leave = Leave it: white { $white } of { $limit }
brew-or-less = or less
brew-bargain = { $choice ->
    [give-up] Rat tails to give up
   *[pay] Rubies to pay
}
brew-stone-on = begin on space { $space }
brew-droplet-on = droplet on space { $space }
brew-step-of = Step { $step } of { $steps }
brew-pot-droplet = Pot
brew-tube-droplet = Test tubes: glass { $glass }

## The shelf of books

brew-books = Books
brew-shelf-help = Choose up to two chips of different colours.
brew-costs = { $price ->
    [one] { $chip }, { $price } coin
   *[other] { $chip }, { $price } coins
}
brew-left = { $left } left in the supply
brew-left-short = { $left } left
brew-too-dear = { $short } short
brew-not-now = { $why ->
    [sold-out] sold out
    [not-out] not out yet
    [same-colour] same colour
   *[two-at-most] 2 at most
}
# On the shelf there is room for one or two short words.
brew-not-now-short = { $why ->
    [sold-out] sold out
    [not-out] later
    [same-colour] only one
   *[two-at-most] 2 at most
}
brew-coins-left = Coins left: { $left }
brew-coins-word = { $left ->
    [one] coin left
   *[other] coins left
}
brew-full = Buy { $chips }? You have { $coins } left.
brew-buy = Buy { $chips }
brew-buy-and-lose = { $lost ->
    [one] Buy { $chips } · { $lost } coin lost
   *[other] Buy { $chips } · { $lost } coins lost
}
brew-buy-nothing = { $left ->
    [one] Buy nothing · { $left } coin lost
   *[other] Buy nothing · { $left } coins lost
}

## Rubies and toadstools

brew-bought = { $bought ->
    [droplet] Droplet
    [flask] Flask
   *[tube] Test tubes
}
brew-glass = glass { $glass }
brew-rubies-word = { $left ->
    [one] ruby left
   *[other] rubies left
}
brew-two-rubies-each = Each costs 2 rubies.
brew-two-rubies-a-point = 2 rubies = 1 point
brew-exchange = { $isEmpty ->
    [yes] { $points ->
        [one] Exchange all for { $points } point
       *[other] Exchange all for { $points } points
    }
   *[no] { $points ->
        [one] { $way } · then { $points } point
       *[other] { $way } · then { $points } points
    }
}
brew-fate = { $fate ->
    [place] Place
    [keep] Keep
   *[return] Back
}
brew-settle = { $isEmpty ->
    [yes] Keep all beside the pot
   *[no] { $returned ->
        [0] Place { $placed }
       *[other] { $placed ->
            [0] Put { $returned } back
           *[other] Place { $placed }, put { $returned } back
        }
    }
}
brew-then = The pot pays

## The evaluation

brew-sheet-of-turn = Evaluation of turn { $turn }
brew-step = { $step ->
    [pot] Pot
    [card] Card
    [A] Die
    [B] Chips
    [C] Rubies
    [D] Points
    [E] Buys
   *[F] Spends
}
brew-go-on = Go on
brew-after-evaluation = Your next decision comes after the evaluation.
