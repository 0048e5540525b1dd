# The words of The Quacks of Quedlinburg in German.

## Names

chip = { $colour ->
    [white] Weiß { $value }
    [orange] Orange { $value }
    [green] Grün { $value }
    [blue] Blau { $value }
    [red] Rot { $value }
    [yellow] Gelb { $value }
    [purple] Lila { $value }
   *[black] Schwarz { $value }
}
colour = { $colour ->
    [white] Weiß
    [orange] Orange
    [green] Grün
    [blue] Blau
    [red] Rot
    [yellow] Gelb
    [purple] Lila
   *[black] Schwarz
}
ingredient = { $colour ->
    [white] Knallerbse
    [orange] Kürbis
    [green] Kreuzspinne
    [blue] Krähenschädel
    [red] Fliegenpilz
    [yellow] Alraune
    [purple] Geisteratem
   *[black] Totenkopffalter
}
fortune-card = { $card ->
    [fork-in-the-road] Am Scheideweg
    [rising-broth] Die Brühe steigt
    [poor-box] Das Armenkästchen
    [lightest-hand] Die leichteste Hand
    [one-gift] Eine Gabe von dreien
    [ruby-trade] Einen Rubin wert
    [tails-for-rubies] Schwänze gegen Rubine
    [everybody-rolls] Alle würfeln
    [market-day] Markttag
    [help-for-the-last] Hilfe für die Letzten
    [plague-of-rats] Doppelt so viele Ratten
    [clean-sweep] Reiner Tisch
    [friend-of-rats] Gut Freund mit den Ratten
    [seven-on-the-dot] Genau sieben
    [ruby-luck] Rubinglück
    [twice-the-glitter] Doppelter Glanz
    [thick-walls] Dicke Wände
    [neighbours-loss] Des einen Leid
    [first-white] Das erste Weiß
    [two-throws] Zwei Würfe
    [fresh-start] Ein neuer Anfang
    [last-pinch] Die letzte Prise
    [pumpkin-fair] Kürbisfest
   *[open-tap] Freie Flaschen
}
fortune-card-text = { $card ->
    [fork-in-the-road] Alle wählen zwei Schritte für den Tropfen oder Lila 1.
    [rising-broth] Jeder Tropfen rückt einen Schritt vor.
    [poor-box] Wer die wenigsten Rubine hat, erhält einen Rubin.
    [lightest-hand] Alle ziehen fünf Chips: Die niedrigste Summe erhält Blau 2, alle anderen einen Rubin.
    [one-gift] Alle wählen Schwarz 1, einen 2er-Chip außer Weiß oder drei Rubine.
    [ruby-trade] Alle dürfen einen Rubin für einen 1er-Chip zahlen: orange, grün, blau, rot oder gelb.
    [tails-for-rubies] Alle dürfen ein bis drei Rattenschwänze gegen ebenso viele Rubine abgeben.
    [everybody-rolls] Alle werfen einmal den Bonuswürfel.
    [market-day] Alle ziehen vier Chips und dürfen einen gegen den nächsthöheren seiner Farbe tauschen; wer nichts zu tauschen hat, erhält Grün 1.
    [help-for-the-last] Wer die wenigsten Punkte hat, erhält Grün 1.
    [plague-of-rats] Rattenschwänze zählen in diesem Zug doppelt.
    [clean-sweep] Alle wählen vier Punkte oder nehmen einen weißen 1er-Chip für immer aus dem Beutel.
    [friend-of-rats] Alle wählen einen 4er-Chip oder einen Punkt für jeden Rattenschwanz.
    [seven-on-the-dot] Wenn niemand mehr braut, bringt eine weiße Summe von genau 7 den Tropfen einen Schritt weiter.
    [ruby-luck] Ein Rubin auf dem Wertungsfeld bringt auch zwei Punkte.
    [twice-the-glitter] Ein Rubin auf dem Wertungsfeld bringt einen Rubin mehr.
    [thick-walls] Jeder Kessel verträgt weiße Chips bis 9.
    [neighbours-loss] Wer im Uhrzeigersinn nach einem explodierten Kessel sitzt, nimmt einen 2er-Chip, wenn niemand mehr braut.
    [first-white] Der erste weiße Chip darf gleich zurück in den Beutel, ohne die Flasche.
    [two-throws] Wer den Bonuswürfel werfen darf, wirft ihn zweimal.
    [fresh-start] Die ersten fünf Chips lassen den Kessel nicht explodieren; nach dem fünften darfst du einmal neu anfangen.
    [last-pinch] Wenn niemand mehr braut, darf in jeden nicht explodierten Kessel einer von fünf gezogenen Chips als letzter.
    [pumpkin-fair] Jeder orange Chip rückt ein Feld weiter.
   *[open-tap] Am Ende des Zuges werden alle Flaschen gefüllt.
}
page = { $page ->
    [white] Die weißen Chips im Kessel zählen zusammen; über der Grenze explodiert er.
    [orange] Ein oranger Chip rückt vor und tut nichts weiter.
    [green-1] Ein grüner Chip bringt einen Rubin, wenn er einer der letzten zwei Chips im Kessel ist.
    [green-2] Ein grüner Chip unter den letzten zwei im Kessel bringt einen Chip: Grün 1 Orange 1, Grün 2 Blau 1 oder Rot 1, Grün 4 Gelb 1 oder Lila 1.
    [green-3] Ist die weiße Summe genau 7, darf der letzte Chip um die Summe aller grünen Chips vorrücken.
    [green-4] Für jeden grünen Chip unter den letzten zwei im Kessel darfst du einen Rubin zahlen, damit der Tropfen einen Schritt vorrückt.
    [blue-1] Wenn du einen blauen Chip legst, ziehst du so viele Chips wie sein Wert und darfst einen davon legen.
    [blue-2] Explodiert der Kessel mit einem der nächsten Chips, so vielen wie der Wert des blauen, erhältst du trotzdem Punkte und Münzen.
    [blue-3] Ein blauer Chip auf einem Rubinfeld bringt einen Rubin.
    [blue-4] Ein blauer Chip auf einem Rubinfeld bringt so viele Punkte wie sein Wert.
    [red-1] Ein roter Chip rückt 1 Feld weiter, wenn ein oder zwei orange Chips im Kessel sind, und 2 Felder bei mehr.
    [red-2] Ein roter Chip wird neben den Kessel gelegt. Nach dem Brauen, in diesem oder einem späteren Zug, darfst du ihn legen.
    [red-3] Ein roter Chip direkt nach einem weißen rückt um dessen Wert weiter.
    [red-4] Sobald ein roter Chip im Kessel ist, rückt jeder weiße 1er-Chip zwei Felder.
    [yellow-1] Wurde direkt vor einem gelben Chip ein weißer gezogen, darfst du den weißen zurücklegen.
    [yellow-2] Der nächste Chip nach einem gelben rückt doppelt so weit.
    [yellow-3] Mit einem oder zwei gelben Chips im Kessel ist die Grenze 8, mit mehr ist sie 9.
    [yellow-4] Der erste gelbe Chip im Kessel rückt 1 Feld weiter, der zweite 2, der dritte 3.
    [purple-1] Ein lila Chip im Kessel bringt einen Punkt, zwei bringen einen Punkt und einen Rubin, drei oder mehr zwei Punkte und einen Schritt des Tropfens.
    [purple-2] Du darfst einen, zwei oder drei lila Chips aus dem Kessel gegen Chips, Punkte, Rubine und Schritte abgeben.
    [purple-3] Ein lila Chip bringt Punkte nach der Zahl auf seinem Feld: 1 ab 10, 2 ab 20, 3 ab 30.
    [purple-4] Mit einem lila Chip im Kessel darfst du einen 1er-Chip gegen einen 2er eintauschen, mit zwei einen 2er gegen einen 4er, ab drei einen 1er gegen einen 4er.
    [black-two] Mit mehr schwarzen Chips als gegenüber erhältst du einen Schritt des Tropfens und einen Rubin, mit gleich vielen nur den Schritt.
   *[black-more] Mit mehr schwarzen Chips als auf einer Seite neben dir erhältst du einen Schritt des Tropfens, mit mehr als auf beiden auch einen Rubin.
}
coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
rubies = { $rubies ->
    [one] { $rubies } Rubin
   *[other] { $rubies } Rubine
}
steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
tails = { $tails ->
    [one] { $tails } Rattenschwanz
   *[other] { $tails } Rattenschwänze
}
pay = { $coins }, { $points }
pay-with-ruby = { $coins }, { $points }, ein Rubin
space = { $which ->
    [first] { $coins } (erstes)
    [second] { $coins } (zweites)
   *[only] { $coins }
}
glass = { $pays ->
    [ruby] Glas { $glass }: ein Rubin
    [points] Glas { $glass }: { $points }
   *[chip] Glas { $glass }: { $chip }
}
player = { $you ->
    [yes] du
   *[no] { $player }
}
listed = { $first }, { $rest }
both = { $first } und { $second }

## What happened

cause = { $cause ->
    [card] Wahrsagekarte
    [die] Bonuswürfel
    [black] schwarze Chips
    [green] grüne Chips
    [blue] blauer Chip
    [purple] lila Chips
    [space] Wertungsfeld
    [tube] Reagenzgläser
    [rubies] für Rubine
   *[coins] für Münzen
}
die-face = { $face ->
    [one-point] 1 Punkt
    [another-point] 1 Punkt
    [two-points] 2 Punkte
    [ruby] 1 Rubin
    [droplet] ein Schritt des Tropfens
   *[pumpkin] Orange 1
}
event-turn-began = { $you ->
    [yes] Zug { $turn } beginnt. Du fängst an.
   *[no] Zug { $turn } beginnt. { $player } fängt an.
}
event-book-out = { $book ->
    [yellow] Das gelbe Buch wird ausgelegt.
   *[purple] Das lila Buch wird ausgelegt.
}
event-white-added = { $you ->
    [yes] In deinen Beutel kommt noch { $chip }.
   *[no] In den Beutel von { $player } kommt noch { $chip }.
}
event-card-turned = „{ $card }“: { $text }
event-gained-chip = { $you ->
    [yes] Du erhältst { $chip } ({ $cause }).
   *[no] { $player } erhält { $chip } ({ $cause }).
}
event-gained-rubies = { $you ->
    [yes] Du erhältst { $rubies } ({ $cause }).
   *[no] { $player } erhält { $rubies } ({ $cause }).
}
event-gained-points = { $you ->
    [yes] Du erhältst { $points } ({ $cause }).
   *[no] { $player } erhält { $points } ({ $cause }).
}
event-moved-droplet = { $you ->
    [yes] Dein Tropfen rückt auf Feld { $space } ({ $cause }).
   *[no] Der Tropfen von { $player } rückt auf Feld { $space } ({ $cause }).
}
event-moved-tube = { $you ->
    [yes] Dein Tropfen der Reagenzgläser rückt vor ({ $cause }), { $glass }.
   *[no] Der Tropfen der Reagenzgläser von { $player } rückt vor ({ $cause }), { $glass }.
}
event-sold-out = { $you ->
    [yes] Du würdest { $chip } erhalten, aber der Vorrat ist leer ({ $cause }).
   *[no] { $player } würde { $chip } erhalten, aber der Vorrat ist leer ({ $cause }).
}
event-lost-chip = { $you ->
    [yes] Du legst { $chip } für immer in den Vorrat ({ $cause }).
   *[no] { $player } legt { $chip } für immer in den Vorrat ({ $cause }).
}
event-looked = { $you ->
    [yes] Du siehst dir { $chips } an und lässt es dabei.
   *[no] { $player } sieht sich { $chips } an und lässt es dabei.
}
event-looked-and-placed = { $you ->
    [yes] { $count ->
        [one] Du siehst dir { $chips } an und legst den Chip auf Feld { $space }.
       *[other] Du siehst dir { $chips } an und legst { $chip } auf Feld { $space }.
    }
   *[no] { $count ->
        [one] { $player } sieht sich { $chips } an und legt den Chip auf Feld { $space }.
       *[other] { $player } sieht sich { $chips } an und legt { $chip } auf Feld { $space }.
    }
}
event-looked-and-placed-white = { $you ->
    [yes] { $count ->
        [one] Du siehst dir { $chips } an und legst den Chip auf Feld { $space }; die weiße Summe ist { $white }.
       *[other] Du siehst dir { $chips } an und legst { $chip } auf Feld { $space }; die weiße Summe ist { $white }.
    }
   *[no] { $count ->
        [one] { $player } sieht sich { $chips } an und legt den Chip auf Feld { $space }; die weiße Summe ist { $white }.
       *[other] { $player } sieht sich { $chips } an und legt { $chip } auf Feld { $space }; die weiße Summe ist { $white }.
    }
}
event-looked-and-laid-aside = { $you ->
    [yes] { $count ->
        [one] Du siehst dir { $chips } an und legst den Chip neben den Kessel.
       *[other] Du siehst dir { $chips } an und legst { $chip } neben den Kessel.
    }
   *[no] { $count ->
        [one] { $player } sieht sich { $chips } an und legt den Chip neben den Kessel.
       *[other] { $player } sieht sich { $chips } an und legt { $chip } neben den Kessel.
    }
}
event-looked-and-swapped = { $you ->
    [yes] Du siehst dir { $chips } an und tauschst { $given } gegen { $received } ({ $cause }).
   *[no] { $player } sieht sich { $chips } an und tauscht { $given } gegen { $received } ({ $cause }).
}
event-totalled = { $you ->
    [yes] Du ziehst { $chips }: zusammen { $total }.
   *[no] { $player } zieht { $chips }: zusammen { $total }.
}
event-swapped = { $you ->
    [yes] Du tauschst { $given } gegen { $received } ein ({ $cause }).
   *[no] { $player } tauscht { $given } gegen { $received } ein ({ $cause }).
}
event-paid-rubies = { $you ->
    [yes] Du zahlst { $rubies } ({ $cause }).
   *[no] { $player } zahlt { $rubies } ({ $cause }).
}
event-gave-up-tails = { $you ->
    [yes] Du gibst { $tails } ab.
   *[no] { $player } gibt { $tails } ab.
}
event-counted-tails = { $you ->
    [yes] Du hast { $tails }: Dein Rattenstein steht auf Feld { $space }.
   *[no] { $player } hat { $tails }: Der Rattenstein steht auf Feld { $space }.
}
event-stepped-back = { $you ->
    [yes] Du nutzt nur { $tails }: Dein Rattenstein geht zurück auf Feld { $space }.
   *[no] { $player } nutzt nur { $tails }: Der Rattenstein geht zurück auf Feld { $space }.
}
event-drew = { $you ->
    [yes] Du ziehst { $chip } und legst den Chip auf Feld { $space }.
   *[no] { $player } zieht { $chip } und legt den Chip auf Feld { $space }.
}
event-drew-white = { $you ->
    [yes] Du ziehst { $chip } und legst den Chip auf Feld { $space }; die weiße Summe ist { $white }.
   *[no] { $player } zieht { $chip } und legt den Chip auf Feld { $space }; die weiße Summe ist { $white }.
}
event-placed = { $you ->
    [yes] Du legst { $chip } auf Feld { $space }.
   *[no] { $player } legt { $chip } auf Feld { $space }.
}
event-placed-white = { $you ->
    [yes] Du legst { $chip } auf Feld { $space }; die weiße Summe ist { $white }.
   *[no] { $player } legt { $chip } auf Feld { $space }; die weiße Summe ist { $white }.
}
event-drew-aside = { $you ->
    [yes] Du ziehst { $chip } und legst den Chip neben den Kessel.
   *[no] { $player } zieht { $chip } und legt den Chip neben den Kessel.
}
event-laid-aside = { $you ->
    [yes] Du legst { $chip } neben den Kessel.
   *[no] { $player } legt { $chip } neben den Kessel.
}
event-returned = { $you ->
    [yes] Du legst { $chip }, bisher neben dem Kessel, in den Beutel.
   *[no] { $player } legt { $chip }, bisher neben dem Kessel, in den Beutel.
}
event-used-flask = { $you ->
    [yes] Du benutzt die Flasche: { $chip } kommt zurück in den Beutel; die weiße Summe ist { $white }.
   *[no] { $player } benutzt die Flasche: { $chip } kommt zurück in den Beutel; die weiße Summe ist { $white }.
}
event-mandrake-back = { $you ->
    [yes] Dein gelber Chip bringt { $chip } zurück in den Beutel; die weiße Summe ist { $white }.
   *[no] Der gelbe Chip von { $player } bringt { $chip } zurück in den Beutel; die weiße Summe ist { $white }.
}
event-first-white-back = { $you ->
    [yes] Du legst { $chip }, deinen ersten weißen Chip, zurück in den Beutel; die weiße Summe ist { $white }.
   *[no] { $player } legt { $chip }, den ersten weißen Chip, zurück in den Beutel; die weiße Summe ist { $white }.
}
event-began-again = { $you ->
    [yes] Du braust von vorn.
   *[no] { $player } braut von vorn.
}
event-stopped = { $you ->
    [yes] Du hörst mit einer weißen Summe von { $white } auf: { $pay }.
   *[no] { $player } hört mit einer weißen Summe von { $white } auf: { $pay }.
}
event-exploded = { $you ->
    [yes] Dein Kessel explodiert: Die weiße Summe ist { $white }, mehr als { $limit }.
   *[no] Der Kessel von { $player } explodiert: Die weiße Summe ist { $white }, mehr als { $limit }.
}
event-exploded-protected = { $you ->
    [yes] Dein Kessel explodiert, aber ein blauer Chip rettet Punkte und Münzen: Die weiße Summe ist { $white }, mehr als { $limit }.
   *[no] Der Kessel von { $player } explodiert, aber ein blauer Chip rettet Punkte und Münzen: Die weiße Summe ist { $white }, mehr als { $limit }.
}
event-pot-full = { $you ->
    [yes] Dein Kessel ist voll.
   *[no] Der Kessel von { $player } ist voll.
}
event-committed = { $you ->
    [yes] { $commitment ->
        [draw] Du hast gewählt: ziehen.
       *[stop] Du hast gewählt: aufhören.
    }
   *[no] { $commitment ->
        [draw] { $player } hat gewählt: ziehen.
       *[stop] { $player } hat gewählt: aufhören.
    }
}
event-committed-unseen = { $you ->
    [yes] Du hast gewählt.
   *[no] { $player } hat gewählt.
}
event-stirred = Alle Entscheidungen werden gezeigt.
event-uncovered = { $you ->
    [yes] Dein Kessel wird aufgedeckt: weiße Summe { $white }, { $pay }.
   *[no] Der Kessel von { $player } wird aufgedeckt: weiße Summe { $white }, { $pay }.
}
event-uncovered-exploded = { $you ->
    [yes] Dein Kessel wird aufgedeckt und ist explodiert: weiße Summe { $white }, { $pay }.
   *[no] Der Kessel von { $player } wird aufgedeckt und ist explodiert: weiße Summe { $white }, { $pay }.
}
event-uncovered-protected = { $you ->
    [yes] Dein Kessel wird aufgedeckt und ist explodiert, aber ein blauer Chip rettet Punkte und Münzen: weiße Summe { $white }, { $pay }.
   *[no] Der Kessel von { $player } wird aufgedeckt und ist explodiert, aber ein blauer Chip rettet Punkte und Münzen: weiße Summe { $white }, { $pay }.
}
event-rolled = { $you ->
    [yes] Du wirfst den Bonuswürfel: { $face }.
   *[no] { $player } wirft den Bonuswürfel: { $face }.
}
event-counted-moths = { $you ->
    [yes] Deine schwarzen Chips bringen einen Schritt des Tropfens ({ $moths } im Kessel).
   *[no] Die schwarzen Chips von { $player } bringen einen Schritt des Tropfens ({ $moths } im Kessel).
}
event-counted-most-moths = { $you ->
    [yes] Deine schwarzen Chips bringen einen Rubin und einen Schritt des Tropfens ({ $moths } im Kessel).
   *[no] Die schwarzen Chips von { $player } bringen einen Rubin und einen Schritt des Tropfens ({ $moths } im Kessel).
}
event-slid = { $you ->
    [yes] Dein letzter Chip rückt auf Feld { $space }: { $pay }.
   *[no] Der letzte Chip von { $player } rückt auf Feld { $space }: { $pay }.
}
event-traded-ghosts = { $you ->
    [yes] { $chips ->
        [one] Du gibst { $chips } lila Chip ab.
       *[other] Du gibst { $chips } lila Chips ab.
    }
   *[no] { $chips ->
        [one] { $player } gibt { $chips } lila Chip ab.
       *[other] { $player } gibt { $chips } lila Chips ab.
    }
}
event-took-tier = { $you ->
    [yes] { $chips ->
        [one] Du nimmst den Bonus für { $chips } lila Chip.
       *[other] Du nimmst den Bonus für { $chips } lila Chips.
    }
   *[no] { $chips ->
        [one] { $player } nimmt den Bonus für { $chips } lila Chip.
       *[other] { $player } nimmt den Bonus für { $chips } lila Chips.
    }
}
event-chose = { $you ->
    [yes] { $takes ->
        [points] Du nimmst die Punkte.
       *[coins] Du nimmst die Münzen.
    }
   *[no] { $takes ->
        [points] { $player } nimmt die Punkte.
       *[coins] { $player } nimmt die Münzen.
    }
}
event-bought = { $you ->
    [yes] Du kaufst { $chips } für { $price }.
   *[no] { $player } kauft { $chips } für { $price }.
}
event-bought-and-lost = { $you ->
    [yes] Du kaufst { $chips } für { $price } und verlierst { $lost }.
   *[no] { $player } kauft { $chips } für { $price } und verliert { $lost }.
}
event-bought-nothing = { $you ->
    [yes] Du kaufst nichts und verlierst { $lost }.
   *[no] { $player } kauft nichts und verliert { $lost }.
}
event-bought-step = { $you ->
    [yes] Du zahlst { $rubies }: Dein Tropfen rückt auf Feld { $space }.
   *[no] { $player } zahlt { $rubies }: Der Tropfen rückt auf Feld { $space }.
}
event-bought-glass = { $you ->
    [yes] Du zahlst { $rubies } für den Tropfen der Reagenzgläser, { $glass }.
   *[no] { $player } zahlt { $rubies } für den Tropfen der Reagenzgläser, { $glass }.
}
event-bought-flask = { $you ->
    [yes] Du zahlst { $rubies }: Deine Flasche ist wieder voll.
   *[no] { $player } zahlt { $rubies }: Die Flasche ist wieder voll.
}
event-refilled-by-card = { $you ->
    [yes] Deine Flasche wird gefüllt (Wahrsagekarte).
   *[no] Die Flasche von { $player } wird gefüllt (Wahrsagekarte).
}
event-won = { $you ->
    [yes] { $points ->
        [one] Du gewinnst mit { $points } Punkt.
       *[other] Du gewinnst mit { $points } Punkten.
    }
   *[no] { $points ->
        [one] { $player } gewinnt mit { $points } Punkt.
       *[other] { $player } gewinnt mit { $points } Punkten.
    }
}
event-won-together = { $you ->
    [yes] { $points ->
        [one] Du teilst dir den Sieg mit { $points } Punkt.
       *[other] Du teilst dir den Sieg mit { $points } Punkten.
    }
   *[no] { $points ->
        [one] { $player } teilt sich den Sieg mit { $points } Punkt.
       *[other] { $player } teilt sich den Sieg mit { $points } Punkten.
    }
}
event-abandoned = { $turns ->
    [one] Die Partie wird nach { $turns } Zug abgebrochen. Niemand gewinnt.
   *[other] Die Partie wird nach { $turns } Zügen abgebrochen. Niemand gewinnt.
}

## Moves, as a button says them

move-draw = Ziehen
move-stop = Aufhören
move-stop-pays = Aufhören: { $pay }
move-flask = Die Flasche benutzen
move-flask-back = { $chip } mit der Flasche zurück: Weiß { $before } wird { $after }
move-rats = { $rats ->
    [0] Keinen Rattenschwanz nutzen
    [one] Nur { $rats } Rattenschwanz nutzen
   *[other] Nur { $rats } Rattenschwänze nutzen
}
move-rats-to = { $rats ->
    [0] Keinen Rattenschwanz nutzen: Start auf Feld { $space }
    [one] Nur { $rats } Rattenschwanz nutzen: Start auf Feld { $space }
   *[other] Nur { $rats } Rattenschwänze nutzen: Start auf Feld { $space }
}
move-return = { $chip } von neben dem Kessel in den Beutel legen
move-put-back = Den weißen Chip zurücklegen
move-put-back-chip = { $chip } zurücklegen: Weiß { $before } wird { $after }
move-leave = Den weißen Chip liegen lassen
move-leave-chip = { $chip } liegen lassen: Weiß { $white } von { $limit }
move-again = Von vorn brauen
move-go-on = Weitermachen
move-go-on-from = Weitermachen: Weiß { $white } von { $limit }, Feld { $space }
move-further = Weiter vorrücken
move-further-to = Weiter vorrücken, auf Feld { $space }
move-plainly = Um den Wert vorrücken
move-plainly-to = Um den Wert vorrücken, auf Feld { $space }
move-points = Die Punkte nehmen
move-points-many = { $points } nehmen
move-coins = Die Münzen nehmen
move-coins-many = { $coins } nehmen
move-coins-for-points = { $coins } nehmen: { $points }
move-rubies = Die Rubine nehmen
move-rubies-many = { $rubies } nehmen
move-steps = Den Tropfen vorrücken
move-steps-many = Den Tropfen { $steps } vorrücken
move-remove = { $chip } für immer aus dem Beutel nehmen
move-slide = Den letzten Chip vorrücken
move-slide-pays = { $chip } auf Feld { $space }: { $pay }
move-stay-pays = { $chip } bleibt auf Feld { $space }: { $pay }
move-nothing = Nichts
move-keep-ruby = Den Rubin behalten
move-swap-nothing = Nichts tauschen
move-swap-nothing-for-green = Nichts tauschen und { $chip } erhalten
move-place-none = Keinen legen
move-take-none = Keinen nehmen
move-trade-nothing = Nichts eintauschen
move-take = { $chip } nehmen
move-take-for-ruby = { $chip } für einen Rubin nehmen
move-pick = { $chip } legen
move-swap = { $given } gegen { $received } tauschen
move-upgrade = { $given } gegen { $received } eintauschen
move-pay = { $rubies ->
    [0] Nichts zahlen
    [one] { $rubies } Rubin zahlen
   *[other] { $rubies } Rubine zahlen
}
move-pay-to = { $rubies ->
    [0] Nichts zahlen: Tropfen bleibt auf Feld { $space }
    [one] { $rubies } Rubin zahlen: Tropfen auf Feld { $space }
   *[other] { $rubies } Rubine zahlen: Tropfen auf Feld { $space }
}
move-give-up = { $tails ->
    [0] Alle Rattenschwänze behalten
    [one] { $tails } Rattenschwanz abgeben
   *[other] { $tails } Rattenschwänze abgeben
}
move-give-up-for = { $tails ->
    [0] Alle Rattenschwänze behalten: Start auf Feld { $space }
    [one] { $rubies }, dafür Start auf Feld { $space } statt { $before }
   *[other] { $rubies }, dafür Start auf Feld { $space } statt { $before }
}
move-tier = { $tier ->
    [0] Keinen Bonus nehmen
    [1] Den Bonus für einen lila Chip nehmen
    [2] Den Bonus für zwei lila Chips nehmen
   *[3] Den Bonus für drei lila Chips nehmen
}
move-tier-gain = { $tier ->
    [0] Keinen Bonus nehmen
    [1] 1 Punkt nehmen
    [2] 1 Punkt und 1 Rubin nehmen
   *[3] 2 Punkte und einen Schritt des Tropfens nehmen
}
move-tier-trade = { $tier ->
    [0] Nichts abgeben
    [1] 1 abgeben: Schwarz 1, 1 Punkt, 1 Rubin
    [2] 2 abgeben: Grün 1, Blau 2, 3 Punkte, ein Schritt
   *[3] 3 abgeben: Gelb 4, 6 Punkte, 1 Rubin, 2 Schritte
}
move-pot = Den Tropfen im Kessel vorrücken
move-pot-to = Tropfen im Kessel auf Feld { $space }
move-tube = Den Tropfen der Reagenzgläser vorrücken
move-tube-to = Tropfen der Reagenzgläser auf { $glass }
move-buy = { $chips } kaufen
move-buy-and-lose = { $chips } kaufen (Rest: { $coins })
move-buy-begun = { $chip } kaufen und …
move-buy-nothing = Nichts kaufen
move-settle = Rote Chips: { $pieces }
move-settle-begun = Rote Chips: { $pieces } …
move-settle-pays = Rote Chips: { $pieces }. Dann { $pay }
move-keep-toadstools = Alle roten Chips behalten
move-keep-toadstools-pays = Alle roten Chips behalten: { $pay }
move-spend = Rubine: { $pieces }
move-spend-begun = Rubine: { $pieces } …
move-spend-nothing = Nichts ausgeben
piece-place = { $chip } legen
piece-return = { $chip } in den Beutel
piece-flask = Flasche füllen
piece-droplet = Tropfen { $steps }
piece-tube = Reagenzgläser { $steps }

## What is asked

prompt-fork = Zwei Schritte für den Tropfen oder { $chip }? Der Tropfen steht auf Feld { $space }.
prompt-gift = Ein Chip oder { $gift }? Du hast { $rubies }.
prompt-gift-rubies = Nimm { $gift }: Von den Chips ist keiner mehr da. Du hast { $rubies }.
prompt-trade = Einen Rubin für einen 1er-Chip zahlen? Du hast { $rubies }.
prompt-give-up = Rattenschwänze gegen Rubine abgeben? Du hast { $tails }.
prompt-market = Einen der gezogenen Chips gegen den nächsthöheren Wert tauschen?
prompt-sweep = { $points } oder ein weißer 1er-Chip für immer aus dem Beutel?
prompt-friend = { $points } für deine Rattenschwänze oder ein 4er-Chip?
prompt-friend-chip = Nimm einen 4er-Chip. Du hast keine Rattenschwänze.
prompt-first-draw = Zieh deinen ersten Chip. Er rückt von Feld { $space } aus.
prompt-brew = Ziehen oder aufhören? Weiß { $white } von { $limit }.
prompt-stir-first = Zieh deinen ersten Chip, gemeinsam mit den anderen.
prompt-stir = Ziehen oder aufhören, gemeinsam mit den anderen? Weiß { $white } von { $limit }.
prompt-look = { $chips ->
    [one] Den gezogenen Chip legen? Weiß { $white } von { $limit }.
   *[other] Einen der gezogenen Chips legen? Weiß { $white } von { $limit }.
}
prompt-mandrake = Durch den gelben Chip: { $chip } zurücklegen? Weiß { $white } von { $limit }.
prompt-first-white = Der erste weiße Chip: { $chip } zurücklegen? Weiß { $white } von { $limit }.
prompt-again = Fünf Chips liegen. Weitermachen oder von vorn brauen? Weiß { $white } von { $limit }.
prompt-further = { $chip } weiter vorrücken als um den Wert?
prompt-aside = Rote Chips neben dem Kessel: legen, behalten oder zurück? Jetzt { $pay }.
prompt-aside-begun = Rote Chips: { $pieces }. Und die anderen? Jetzt { $pay }.
prompt-pinch = { $chips ->
    [one] Den gezogenen Chip dazulegen? Er kann nicht explodieren. Jetzt { $pay }.
   *[other] Einen der gezogenen Chips dazulegen? Er kann nicht explodieren. Jetzt { $pay }.
}
prompt-loss = Der Kessel von { $player } ist explodiert: Nimm einen 2er-Chip.
prompt-step = Welcher Tropfen rückt vor? Noch { $steps }.
prompt-spider = Einen Chip für { $chip } nehmen?
prompt-spider-one = { $received } für { $chip } nehmen?
prompt-slide = Weiß ist genau { $white }: { $chip } um { $sum } vorrücken?
prompt-pay = Rubine für Schritte des Tropfens zahlen? Du hast { $rubies }.
prompt-ghost = { $purple ->
    [one] { $purple } lila Chip im Kessel: den Bonus nehmen?
   *[other] { $purple } lila Chips im Kessel: welcher Bonus?
}
prompt-ghost-trade = { $purple ->
    [one] { $purple } lila Chip im Kessel: abgeben?
   *[other] { $purple } lila Chips im Kessel: welche abgeben?
}
prompt-upgrade = { $purple ->
    [one] { $purple } lila Chip im Kessel: einen Chip gegen einen höheren eintauschen?
   *[other] { $purple } lila Chips im Kessel: einen Chip gegen einen höheren eintauschen?
}
prompt-exploded = Weiß { $white }, mehr als { $limit }: Der Kessel ist explodiert. Punkte oder Münzen?
prompt-shop = Kauf bis zu 2 Chips in verschiedenen Farben. Du hast { $coins }.
prompt-shop-begun = Mit { $chip } noch einen Chip kaufen? Du hast noch { $coins }.
prompt-spend = Rubine ausgeben, je 2 für Tropfen oder Flasche? Du hast { $rubies }.
prompt-spend-steps = Rubine ausgeben, 2 für einen Schritt eines Tropfens? Du hast { $rubies }.
prompt-spend-last = Rubine ausgeben, 2 für ein Reagenzglas? Sonst sind 2 ein Punkt. Du hast { $rubies }.
prompt-waits-card = Zur Wahrsagekarte wählen noch: { $players }.
prompt-waits-brew = Es brauen noch: { $players }.
prompt-waits-stir = Es wählen noch, ziehen oder aufhören: { $players }.
prompt-waits-chips = Was Chips bringen, wählen noch: { $players }.
prompt-waits-droplet = Einen Tropfen wählen noch: { $players }.
prompt-waits-exploded = Punkte oder Münzen wählen noch: { $players }.
prompt-waits-shop = Es kaufen noch ein: { $players }.
prompt-waits-spend = Rubine geben noch aus: { $players }.
prompt-over = Die Partie ist zu Ende.

## What a move is known to bring

preview-next = der nächste Chip kommt auf Feld { $spaces }
preview-chance = { $chips ->
    [one] { $bad } von { $chips } Chip explodiert
   *[other] { $bad } von { $chips } Chips explodieren
}
preview-bag = { $chips ->
    [one] { $chips } Chip im Beutel
   *[other] { $chips } Chips im Beutel
}
preview-doubled = er rückt doppelt so weit
preview-protected = eine Explosion bringt Punkte und Münzen
preview-shown-together = wird gezeigt, wenn alle gewählt haben
preview-then = danach { $gains }
gain-by = { $gain } ({ $cause })
gain-perhaps = vielleicht { $gain }
gain-for-rubies = { $gain } für Rubine
gain-chips = { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}
gain-slide = { $spaces ->
    [one] letzter Chip { $spaces } Feld weiter
   *[other] letzter Chip { $spaces } Felder weiter
}
gain-trade = ein Tausch
gain-pinch = ein Chip mehr
gain-flask = volle Flasche
preview-lands = kommt auf Feld { $space }
preview-laid-aside = kommt neben den Kessel
preview-pays = dann bringt der Kessel { $pay }
preview-white = Weiß { $white } von { $limit }
preview-explodes = explodiert: Weiß { $white }, mehr als { $limit }
preview-left = noch { $left } im Vorrat
preview-sold-out = { $chip } ist nicht mehr im Vorrat
preview-costs = kostet { $price }, Rest: { $left }
preview-example = zum Beispiel { $chips }
preview-droplet = Tropfen auf Feld { $space }
preview-glass = Tropfen der Reagenzgläser auf { $glass }
preview-either-droplet = jeder Schritt im Kessel oder an den Reagenzgläsern
preview-rubies-left = Rest: { $rubies }
preview-rubies-for-points = Rest: { $rubies }, am Ende { $points }

## Notes for newcomers

note-draw = Zieh Chips aus deinem Beutel, einen nach dem anderen, so oft du dich traust. Dann hör auf.
note-pot = Jeder Chip rückt so weit vor wie seine Zahl. Das umrandete Feld zahlt: oben Münzen, unten Punkte.
note-white = Weiße Chips werden zusammengezählt. Kommen sie über die Grenze, explodiert dein Kessel.
note-flask = Die Flasche legt den zuletzt gezogenen weißen Chip in den Beutel zurück. Danach ist sie leer.
note-exploded = Dein Kessel ist explodiert. Nimm Punkte oder Münzen; beides bringt nur ein heiler Kessel.
note-shop = Münzen kaufen einen oder zwei Chips in verschiedenen Farben. Sie bleiben für alle Züge in deinem Beutel.
note-rubies = Zwei Rubine rücken deinen Tropfen vor: Jeder Kessel beginnt dann weiter vorn. Oder sie füllen die Flasche.
note-rats = Du liegst zurück, also helfen Rattenschwänze: Dieser Kessel beginnt weiter vorn. Die Partie hat neun Züge.

## Why a move is not open

why-match-over = Die Partie ist zu Ende.
why-not-asked = Danach wirst du jetzt nicht gefragt.
why-sold-out = { $chip } ist nicht mehr im Vorrat.
why-brings-nothing = Das brächte nichts.
why-book-not-out = Das Buch für { $colour } liegt noch nicht aus.
why-not-for-sale = Weiße Chips stehen nicht zum Verkauf.
why-fork = Wähle zwei Schritte für den Tropfen oder Lila 1.
why-gift = Wähle Schwarz 1, einen 2er-Chip außer Weiß oder die Rubine.
why-trade = Für einen Rubin gibt es einen 1er-Chip in Orange, Grün, Blau, Rot oder Gelb. Wähle einen oder nichts.
why-tails = Wähle, wie viele Rattenschwänze du abgibst: höchstens 3, und du hast { $tails }.
why-market = Tausche einen der gezogenen Chips gegen den nächsthöheren seiner Farbe oder nichts.
why-sweep = Wähle die Punkte, oder nimm einen weißen 1er-Chip aus dem Beutel.
why-friend = Wähle einen 4er-Chip oder die Punkte für deine Rattenschwänze.
why-loss = Nimm einen 2er-Chip außer Weiß.
why-first-white = Sag zuerst, ob der erste weiße Chip zurückkommt oder liegen bleibt.
why-fresh-start = Sag zuerst, ob du weitermachst oder von vorn braust.
why-pinch = Leg einen der gezogenen Chips oder nichts.
why-look = Leg zuerst einen der gezogenen Chips oder nichts.
why-mandrake = Sag zuerst, ob der weiße Chip zurückkommt oder liegen bleibt.
why-movement = Sag zuerst, ob der Chip weiter vorrückt oder um den Wert.
why-rats = Der Rattenstein geht einmal zurück, vor dem ersten Ziehen, auf weniger Schwänze als jetzt: { $tails }.
why-brew = Du braust. Zieh, hör auf, oder benutze die Flasche.
why-one-chip-first = Vor dem ersten Chip hört niemand auf. Zieh einen.
why-pot-full = Der Kessel ist voll.
why-flask-needs-white = Die Flasche legt einen weißen Chip zurück, der zuletzt gezogen wurde und als letzter im Kessel liegt.
why-flask-empty = Deine Flasche ist leer.
why-committed = Deine Wahl steht. Sie wird gezeigt, wenn alle gewählt haben.
why-wait-for-stir = Andere beantworten noch Fragen zu ihren Chips. Dann geht es gemeinsam weiter.
why-not-beside-pot = { $chip } liegt nicht oder nicht oft genug neben deinem Kessel.
why-settle = Entscheide zuerst über die roten Chips neben deinem Kessel: legen, behalten oder zurück.
why-which-droplet = Sag zuerst, welcher Tropfen vorrückt: der im Kessel oder der an den Reagenzgläsern.
why-no-tubes = Diese Partie hat keine Reagenzgläser.
why-spider-chip = Das bringt { $chip } nicht. Nimm einen der angebotenen Chips oder nichts.
why-slide = Sag zuerst, ob der letzte Chip vorrückt oder bleibt.
why-spider-ruby = Zahle höchstens einen Rubin für jeden grünen Chip unter den letzten zwei. Du hast { $rubies }.
why-ghost = Nimm den Bonus für so viele lila Chips, wie in deinem Kessel sind, einen niedrigeren oder keinen.
why-ghost-trade = Gib so viele lila Chips ab, wie in deinem Kessel sind, weniger oder keinen.
why-upgrade = Dieser Chip lässt sich nicht eintauschen. Nimm einen der angebotenen oder nichts.
why-points-or-coins = Dein Kessel ist explodiert: Wähle Punkte oder Münzen.
why-too-dear = Du hast { $coins }, und { $chips } würde { $price } kosten.
why-same-colour = Zwei Chips müssen verschiedene Farben haben, und beide sind { $colour }.
why-shop = Du kaufst ein. Kauf einen oder zwei Chips in verschiedenen Farben oder nichts.
why-spend = Gib Rubine aus, immer zwei, oder sag, dass du fertig bist. Du hast { $rubies }.
why-two-rubies = Jedes davon kostet zwei Rubine, und du hast { $rubies }.
why-flask-is-full = Deine Flasche ist voll.
why-droplet-at-its-end = Dein Tropfen steht auf dem letzten Feld.
why-last-glass = Dein Tropfen steht auf dem letzten Glas.
why-not-in-last-turn = Im letzten Zug gibt es das nicht für Rubine.
why-not-confirmed = Es könnte noch etwas folgen. Soll es dabei bleiben, sag „{ $move }“.

## Moves that cannot be understood

malformed-pieces = { $pieces ->
    [0] „{ $verb }“ steht allein.
   *[1] Auf „{ $verb }“ folgt ein Chip oder eine Zahl.
}
malformed-number = Auf „{ $verb }“ folgt eine Zahl von 0 bis { $most }.
malformed-piece = „{ $piece }“ passt nicht zu „{ $verb }“. Möglich sind { $pieces }.
malformed-swap = Ein Tausch nennt einen grünen, blauen, roten oder gelben Chip und einen höheren seiner Farbe, etwa „swap green-1 for green-2“.
malformed-buy = In einem Zug lassen sich höchstens { $most } Chips kaufen.

## Positions that cannot be

position-no-such-seat = Nur die ersten { $seats } Plätze spielen mit.
position-turn = Ein Zug hat eine Nummer von 1 bis { $turns }.
position-over = Eine Partie ist am Ende ihres letzten Zuges vorbei, wenn Rubine ausgegeben sind.
position-covered = Verdeckt wird nur im letzten Zug gebraut, während alle brauen, und nur mit der Option.
position-chips = Vorrat, Beutel, Kessel und was daneben liegt haben { $found }-mal { $chip }; es müssen { $expected } sein.
position-books = Dieses Buch hat eine andere Seite, als die Optionen sagen.
position-no-cards = Ohne Wahrsagekarten ist keine aufgedeckt.
position-cards = Die Karte { $card } muss einmal da sein: aufgedeckt oder nicht.
position-discards = In Zug { $turn } sind ebenso viele Karten aufgedeckt.
position-card = Die Karte des Zuges muss eine aufgedeckte sein.
position-rubies = Alle zusammen haben mehr Rubine als die Schachtel.
position-points = Die Punkte der Züge ergeben { $found }, oder ein künftiger Zug hat welche; auf der Leiste stehen { $expected }.
position-glass = In dieser Partie gibt es keine Reagenzgläser.
position-pot = Jeder Chip des Kessels liegt auf einem eigenen Feld und keiner auf dem Löffel.
position-pot-empty = Vor dem Brauen ist der Kessel leer.
position-reached = Es muss das Feld des letzten Chips sein oder ohne Chips das, von dem der erste ausgeht.
position-aside = Nur rote Chips liegen neben einem Kessel, und nur mit der zweiten Seite ihres Buchs.
position-tails-given = So viele Rattenschwänze können nicht abgegeben sein.
position-tails = Im ersten Zug gibt es keine Rattenschwänze.
position-rats = Genutzt werden alle Rattenschwänze, die nicht abgegeben sind, oder weniger, wenn der Stein zurückging; vor dem Brauen keine.
position-brewing = Nach einer Explosion und in anderen Teilen des Zuges braut niemand.
position-exploded = Ein Kessel ist genau dann explodiert, wenn seine weißen Chips zu viel waren.
position-protected = Nur die zweite Seite des blauen Buchs schützt, und nur bei einer Explosion.
position-placed = Es müssen mindestens so viele Chips gelegt sein, wie im Kessel liegen, und mindestens so viele gezogen wie gelegt.
position-doubling = Nur die zweite Seite des gelben Buchs verdoppelt.
position-pinched = Nur die Karte „Die letzte Prise“ bringt einen Chip dazu, nach dem Brauen.
position-fresh-start = Nur die Karte „Ein neuer Anfang“ lässt von vorn brauen, und ohne sie tut es niemand.
position-before = Während alle brauen, hat niemand weniger als vorher, außer der Flasche.
position-commitment = Nur wer beim gemeinsamen Rühren braut, hat gewählt.
position-in-hand = Genau wer ziehen will, hält einen Chip.
position-rolls = So oft wird hier der Bonuswürfel nicht geworfen.
position-takes = Das kann der Kessel jetzt nicht zahlen.
position-between-moves = Eine Stellung liegt zwischen ganzen Spielzügen; nichts darf halb gekauft, gelegt oder ausgegeben sein.
position-step = So viele Teile dieses Abschnitts können für diesen Platz nicht erledigt sein.
position-waiting = Solange die Partie läuft, wird genau auf die Plätze gewartet, die etwas gefragt sind.
position-brewers = Wer braut, wird gefragt; beim gemeinsamen Rühren wählen alle, oder Fragen zu Chips kommen zuerst.
position-choice = Was gefragt wird, passt nicht zu dem, was auf dem Tisch liegt.
position-tray = Chips liegen nur auf dem Tablett, während nach ihnen gefragt wird.

## The scoring sheet

winner = { $you ->
    [yes] dich
   *[no] { $player }
}
winners = { $first } und { $rest }
sheet-turn = Zug { $turn }
sheet-total = Summe
sheet-won = { $you ->
    [yes] { $points ->
        [one] Du gewinnst mit { $points } Punkt, { $more } vor dem zweiten Platz.
       *[other] Du gewinnst mit { $points } Punkten, { $more } vor dem zweiten Platz.
    }
   *[no] { $points ->
        [one] { $player } gewinnt mit { $points } Punkt, { $more } vor dem zweiten Platz.
       *[other] { $player } gewinnt mit { $points } Punkten, { $more } vor dem zweiten Platz.
    }
}
sheet-won-by-pot = { $you ->
    [yes] { $points ->
        [one] Du gewinnst mit { $points } Punkt, so viel wie { $others }: Dein letzter Kessel kam bis Feld { $space }, nicht nur bis { $next }.
       *[other] Du gewinnst mit { $points } Punkten, so vielen wie { $others }: Dein letzter Kessel kam bis Feld { $space }, nicht nur bis { $next }.
    }
   *[no] { $points ->
        [one] { $player } gewinnt mit { $points } Punkt, so viel wie { $others }: Der letzte Kessel kam bis Feld { $space }, nicht nur bis { $next }.
       *[other] { $player } gewinnt mit { $points } Punkten, so vielen wie { $others }: Der letzte Kessel kam bis Feld { $space }, nicht nur bis { $next }.
    }
}
sheet-won-together = { $points ->
    [one] Geteilter Sieg für { $winners }: je { $points } Punkt, und die letzten Kessel kamen bis Feld { $space }.
   *[other] Geteilter Sieg für { $winners }: je { $points } Punkte, und die letzten Kessel kamen bis Feld { $space }.
}
sheet-nobody-won = { $turns ->
    [one] Niemand gewinnt: Die Partie wurde nach { $turns } Zug abgebrochen.
   *[other] Niemand gewinnt: Die Partie wurde nach { $turns } Zügen abgebrochen.
}

## Luck

luck-explosions = Explosionen beim Ziehen
luck-white = Weiß gezogen
luck-die = Punkte vom Würfel
