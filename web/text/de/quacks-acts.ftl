# The acts of The Quacks of Quedlinburg, in German.

## Brewing

brew-draw-name = { $draw }. Weiß { $white } von { $limit }. { brew-in-bag }
brew-stop = Aufhören
brew-afterwards = danach
brew-white = Weiß
brew-space = Feld
brew-rats = Rattenschwänze: { $tails }
brew-rat-tails = Rattenschwänze
brew-rats-title = Genutzte Rattenschwänze
brew-rats-all =
    { $tails ->
        [one] Nutzen
       *[other] Alle { $tails } nutzen
    }
brew-flask = { $is ->
    [full] Flasche voll
   *[empty] Flasche leer
}
brew-into-bag = Beutel
brew-in-bag = { $chips ->
    [one] { $chips } Chip im Beutel
   *[other] { $chips } Chips im Beutel
}
brew-doubled = rückt doppelt so weit
brew-protected = vom blauen Chip geschützt
brew-committed = { $commitment ->
    [draw] Du ziehst.
   *[stop] Du hörst auf.
}
brew-waiting-for = Noch nicht fertig: { $names }.
brew-stops = hört auf
brew-uncovered = Zugleich aufgedeckt
brew-meanwhile = Inzwischen kannst du die Bücher lesen oder in die Kessel der anderen schauen.
brew-less = { $name }: eins weniger
brew-more = { $name }: eins mehr

## Trays

brew-tray = { $choice ->
    [look] Blauer Chip
    [pinch] Die letzte Prise: nichts explodiert
   *[market] Markttag
}
brew-skulls = { $skulls ->
    [2] zweiter blauer Chip in Folge
    [3] dritter blauer Chip in Folge
   *[other] { $skulls } blaue Chips in Folge
}
brew-tray-name = { $place } von { $chips }. { $told }
brew-tray-help = { $choice ->
    [market] Tausche einen dieser Chips, oder nichts.
   *[look] { $chips ->
        [one] Lege diesen Chip, oder keinen.
       *[other] Lege einen dieser Chips, oder keinen.
    }
}
brew-explodes = explodiert: { $white }
brew-exploded = explodiert
brew-lands = auf Feld { $space }
brew-white-of = Weiß { $white } von { $limit }
brew-aside = neben den Kessel
brew-no-swap = kein Tausch

## Choices

brew-missing = { $why ->
    [sold-out] { $chip }: ausverkauft
   *[not-out] { $chip }: Buch noch nicht im Spiel
}
brew-loss = Die Explosion von { $name } bringt diesen Chip.
brew-take-one = Nimm einen dieser Chips.
brew-touch-chip = Tippe auf einen Chip, um zu lesen, was er tut.
brew-to-space = Auf Feld { $space }
brew-stay = Bleiben auf Feld { $space }
brew-put-back = Zurücklegen
brew-leave = Liegen lassen: Weiß { $white } von { $limit }
brew-or-less = oder weniger
brew-bargain = { $choice ->
    [give-up] Rattenschwänze abgeben
   *[pay] Rubine zahlen
}
brew-stone-on = Start auf Feld { $space }
brew-droplet-on = Tropfen auf Feld { $space }
brew-step-of = Schritt { $step } von { $steps }
brew-pot-droplet = Kessel
brew-tube-droplet = Reagenzglas { $glass }

## The shelf of books

brew-books = Bücher
brew-shelf-help = Wähle bis zu zwei Chips in verschiedenen Farben.
brew-costs = { $price ->
    [one] { $chip }, { $price } Münze
   *[other] { $chip }, { $price } Münzen
}
brew-left = noch { $left } im Vorrat
brew-left-short = noch { $left }
brew-too-dear = { $short } fehlen
brew-not-now = { $why ->
    [sold-out] ausver­kauft
    [not-out] noch nicht
    [same-colour] gleiche Farbe
   *[two-at-most] max. 2
}
# On the shelf there is room for one or two short words.
brew-not-now-short = { $why ->
    [sold-out] ausver­kauft
    [not-out] später
    [same-colour] nur eins
   *[two-at-most] max. 2
}
brew-coins-left = Münzen übrig: { $left }
brew-coins-word = { $left ->
    [one] Münze übrig
   *[other] Münzen übrig
}
brew-full = { $chips } kaufen? Du hast noch { $coins }.
brew-buy = { $chips } kaufen
brew-buy-and-lose = { $lost ->
    [one] { $chips } kaufen · { $lost } Münze verfällt
   *[other] { $chips } kaufen · { $lost } Münzen verfallen
}
brew-buy-nothing = { $left ->
    [one] Nichts kaufen · { $left } Münze verfällt
   *[other] Nichts kaufen · { $left } Münzen verfallen
}

## Rubies and toadstools

brew-bought = { $bought ->
    [droplet] Tropfen
    [flask] Flasche
   *[tube] Reagenzgläser
}
brew-glass = Glas { $glass }
brew-rubies-word = { $left ->
    [one] Rubin übrig
   *[other] Rubine übrig
}
brew-two-rubies-each = Jedes kostet 2 Rubine.
brew-two-rubies-a-point = 2 Rubine = 1 Punkt
brew-exchange = { $isEmpty ->
    [yes] { $points ->
        [one] Alle für { $points } Punkt tauschen
       *[other] Alle für { $points } Punkte tauschen
    }
   *[no] { $points ->
        [one] { $way } · dann { $points } Punkt
       *[other] { $way } · dann { $points } Punkte
    }
}
brew-fate = { $fate ->
    [place] Legen
    [keep] Behalten
   *[return] Zurück
}
brew-settle = { $isEmpty ->
    [yes] Alle behalten
   *[no] { $returned ->
        [0] { $placed } legen
       *[other] { $placed ->
            [0] { $returned } zurück
           *[other] { $placed } legen, { $returned } zurück
        }
    }
}
brew-then = Der Kessel bringt

## The evaluation

brew-sheet-of-turn = Auswertung von Zug { $turn }
brew-step = { $step ->
    [pot] Kessel
    [card] Karte
    [A] Würfel
    [B] Chips
    [C] Rubine
    [D] Punkte
    [E] Kauf
   *[F] Ausgaben
}
brew-go-on = Weiter
brew-after-evaluation = Deine nächste Entscheidung kommt nach der Auswertung.
