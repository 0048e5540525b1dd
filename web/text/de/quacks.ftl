# The board of The Quacks of Quedlinburg in the browser, in German.

## The pot

quacks-own-pot = { $chips ->
    [0] Dein Kessel, leer. Weiß { $white } von { $limit }. Feld { $space } bringt { $pay }.
    [one] Dein Kessel, { $chips } Chip. Weiß { $white } von { $limit }. Feld { $space } bringt { $pay }.
   *[other] Dein Kessel, { $chips } Chips. Weiß { $white } von { $limit }. Feld { $space } bringt { $pay }.
}
quacks-pot-of = { $chips ->
    [0] Der Kessel von { $name }, leer. Weiß { $white } von { $limit }. Feld { $space } bringt { $pay }.
    [one] Der Kessel von { $name }, { $chips } Chip. Weiß { $white } von { $limit }. Feld { $space } bringt { $pay }.
   *[other] Der Kessel von { $name }, { $chips } Chips. Weiß { $white } von { $limit }. Feld { $space } bringt { $pay }.
}
quacks-on-space = { $piece }, Feld { $space }
quacks-droplet = Tropfen
quacks-rat-stone = Rattenstein
quacks-step-back = Den Rattenstein zurücksetzen
quacks-back = Kessel von { $name } · zurück zu meinem
quacks-word = Explodiert

## The pot as a table

quacks-as-table = Der Kessel als Tabelle
quacks-space = Feld
quacks-there = Darauf
quacks-would-pay = Bringt
quacks-scoring = das bringt Aufhören
quacks-landing = hier kann der nächste Chip liegen
quacks-hollow = von hier hat eine Alraune einen Chip zurückgelegt

## White chips

quacks-white = Weiße Chips
quacks-white-of = Weiß { $white } von { $limit }
quacks-room = { $room ->
    [0] Kein Platz mehr für Weiß
   *[other] Platz für noch { $room } Weiß
}
quacks-beyond = Weiß { $white }, mehr als { $limit }: noch sicher
quacks-exploded = Explodiert: Weiß { $white }, mehr als { $limit }

## One’s things

quacks-bag = { $chips ->
    [one] { $chips } Chip im Beutel
   *[other] { $chips } Chips im Beutel
}
quacks-bag-title = Dein Beutel
quacks-flask-full = Flasche voll
quacks-flask-empty = Flasche leer
quacks-tubes = Reagenzgläser: Glas { $glass } von { $glasses }
quacks-aside = Neben dem Kessel: { $chips }
quacks-aids = { $aids ->
    [bag] Hilfen: der eigene Beutel
    [bag-and-chance] Hilfen: der eigene Beutel, die Gefahr zu explodieren
    [chance] Hilfen: die Gefahr zu explodieren
   *[none] Keine Hilfen an diesem Tisch
}
quacks-tray = Gezogen

## The turn and the others

quacks-turn = Zug { $turn } von { $turns }
quacks-turn-and-card = { $turn }. { $card }
quacks-track-title = Der Zug und die Punkteleiste
quacks-stands = { $tails ->
    [0] { $name }: { $points }, in Führung.
    [one] { $name }: { $points }, { $tails } Rattenschwanz zurück.
   *[other] { $name }: { $points }, { $tails } Rattenschwänze zurück.
}
quacks-other-pots = Die anderen Kessel
quacks-dial = { $name }, { $state }. Weiß { $white } von { $limit }, letzter Chip: { $last }. Feld { $space } bringt { $pay }.
quacks-no-chip = keiner
quacks-figures = { $points }. { $behind }. Weiß { $white } von { $limit }, Feld { $space }. { $rubies }, { $flask }.
quacks-droplet-on = Tropfen auf Feld { $space }
quacks-would-pay-now = Feld { $space } bringt { $pay }
quacks-behind = { $tails ->
    [0] Gleichauf mit der Spitze: keine Rattenschwänze
    [one] { $tails } Rattenschwanz hinter der Spitze
   *[other] { $tails } Rattenschwänze hinter der Spitze
}
