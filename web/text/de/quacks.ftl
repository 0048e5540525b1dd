# The board of The Quacks of Quedlinburg in the browser, in German.

## The pot

quacks-own-pot = { $chips ->
    [0] Dein Kessel, leer. Weiß { $white } von { $limit }. Er bringt { $pay }.
    [one] Dein Kessel, { $chips } Chip. Weiß { $white } von { $limit }. Er bringt { $pay }.
   *[other] Dein Kessel, { $chips } Chips. Weiß { $white } von { $limit }. Er bringt { $pay }.
}
quacks-pot-of = { $chips ->
    [0] Der Kessel von { $name }, leer. Weiß { $white } von { $limit }. Er bringt { $pay }.
    [one] Der Kessel von { $name }, { $chips } Chip. Weiß { $white } von { $limit }. Er bringt { $pay }.
   *[other] Der Kessel von { $name }, { $chips } Chips. Weiß { $white } von { $limit }. Er bringt { $pay }.
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
quacks-hollow = ein gelber Chip hat zurückgelegt, was hier lag

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
    [bag] Dieser Tisch zeigt dir deinen Beutel
    [bag-and-chance] Dieser Tisch zeigt dir deinen Beutel und die Explosionsgefahr
    [chance] Dieser Tisch zeigt dir die Explosionsgefahr
   *[none] Dieser Tisch zeigt weder Beutel noch Gefahr
}
quacks-tray = Gezogen

## The turn and the others

quacks-turn = Zug { $turn } von { $turns }
quacks-turn-and-card = { $turn }. Karte: { $card }. Punkteleiste
quacks-turn-and-track = { $turn }. Punkteleiste
quacks-card = Karte
quacks-last-turn = Letzter Zug: Es werden keine Chips mehr gekauft. Münzen und Rubine werden zu Punkten.
quacks-track-title = Der Zug und die Punkteleiste
quacks-track-tails = Jeder Bogen zwischen zwei Feldern ist ein Rattenschwanz. Wer zurückliegt, beginnt den Zug für jeden Schwanz bis zum Ersten ein Feld weiter.
quacks-stands = { $tails ->
    [0] { $name }: { $points }, in Führung.
    [one] { $name }: { $points }, { $tails } Rattenschwanz zurück.
   *[other] { $name }: { $points }, { $tails } Rattenschwänze zurück.
}
quacks-other-pots = Die anderen Kessel
quacks-dial = { $name }, { $state }. Weiß { $white } von { $limit }, letzter Chip: { $last }. Der Kessel bringt { $pay }.
quacks-no-chip = keiner
quacks-figures = { $points }. { $behind }. Weiß { $white } von { $limit }; der Kessel bringt { $pay }. { $rubies }, { $flask }.
quacks-droplet-on = Tropfen auf Feld { $space }
quacks-would-pay-now = Der Kessel bringt { $pay }
quacks-behind = { $tails ->
    [0] Gleichauf mit der Spitze: keine Rattenschwänze
    [one] { $tails } Rattenschwanz hinter der Spitze
   *[other] { $tails } Rattenschwänze hinter der Spitze
}

## The table described

quacks-pot-holds = { $count ->
    [0] Der Kessel ist leer.
   *[other] Im Kessel: { $chips }.
}
quacks-hollow-on = Leer, weil ein gelber Chip einen weißen zurückgelegt hat: Feld { $spaces }.
quacks-drawn = Gezogen und noch nicht gelegt: { $chips }.
quacks-next-doubled = Der nächste Chip rückt doppelt so weit.
quacks-next-protected = { $chips ->
    [one] Explodiert der Kessel mit dem nächsten Chip, bringt er Punkte und Münzen.
   *[other] Explodiert der Kessel mit einem der nächsten { $chips } Chips, bringt er Punkte und Münzen.
}
quacks-next-lands = Der nächste Chip kann auf Feld { $spaces } kommen.
quacks-bag-holds = { $size }: { $chips }.
quacks-card-says = Wahrsagekarte „{ $card }“: { $text }
