# The words of the terminal client in German.

## Commands

command-help = hilfe
command-moves = spielzüge
command-why = warum
command-undo = zurück
command-hint = tipp
command-log = verlauf
command-seats = plätze
command-explain = erklären
command-bag = beutel
command-books = bücher
command-rules = regeln
command-notes = notizen
command-note = notiz
command-quit = verlassen
about-help = diese Seite, auch „?“
about-moves = alle möglichen Spielzüge und was sie bringen
about-why = warum ein Spielzug nicht geht: „warum“ und sein Name
about-undo = den letzten Schritt zurücknehmen
about-hint = was ein Bot tun würde
about-log = alles, was geschehen ist
about-seats = was alle vor sich haben
about-explain = was jeder Bot zuletzt tat und warum
about-bag = was in deinem Beutel ist
about-books = die Chips: Preise, Vorrat und was sie tun
about-rules = die Regeln; „regeln 3“ ein Kapitel, „regeln 3.5“ ein Absatz
about-notes = deine eigenen Notizen, die sonst niemand sieht
about-note = „notiz Ben hat Ranken“ schreibt eine Zeile, „notiz -2“ streicht Zeile 2
about-quit = gehen; die Partie bleibt erhalten und wird wieder angeboten

## Help

help-game = Das Spiel in fünf Sätzen
help-typing = Was du tippen kannst
help-how = Einen Spielzug mit seiner Nummer, seinem Namen oder dem Anfang seines Namens. Nichts gilt endgültig, bevor etwas Neues zu sehen ist oder dein Zug endet: Bis dahin nimmt „zurück“ es zurück.
how-to-type = Eine Nummer oder ein Name, ? für Hilfe{ " > " }
more-moves = … und weitere: „spielzüge“
press-enter = Enter, um fortzufahren{ " " }

## Answers

list-join = { " · " }
planned = Geplant: { $moves }
fits-several = „{ $typed }“ passt auf mehrere: { $moves }
log-empty = Noch ist nichts geschehen.
sealed = Die Würfel sind versiegelt: { $seal } …
no-such-number = { $most ->
    [one] Die einzige Nummer ist 1.
   *[other] Die Nummern gehen von 1 bis { $most }.
}
basket-open = Zuerst beenden, was begonnen ist, oder es mit „zurück“ zurücknehmen.
undo-far = Es ist schon Neues bekannt: Das Zurücknehmen macht dies zur Übungspartie. Noch einmal „zurück“, um es zu tun.
no-such-paragraph = Es gibt keinen Absatz { $wanted }; „regeln“ zeigt die Kapitel.
why-what = Sag welchen Spielzug: „warum“ und dann sein Name.
why-open = Nichts verbietet es: Der Spielzug ist möglich.
hint = Ein Bot würde spielen: { $move }.
no-hint = Hier kein Rat; „spielzüge“ zeigt, was möglich ist.
explain-bot = { $name }, { $level }
explain-nothing = Noch nichts.
explain-no-reason = Warum, kann jetzt niemand sagen.
explain-no-bots = Hier spielt kein Bot.
coach-note = Hinweis: { $note }
coach-lesson = Lektion, { $place } von { $places }: { $note }
coach-go-on = Die Lektion ist zu Ende: Spiel einfach weiter.
note-how = „notiz“ und ein paar Wörter schreiben eine Zeile, „notiz -2“ streicht Zeile 2; „notizen“ zeigt alle.
note-written = Geschrieben als Zeile { $number }.
note-erased = Zeile { $number } ist gestrichen.
notes-empty = Noch steht nichts da. „notiz Ben hat Ranken“ schreibt eine Zeile, die nur du siehst.
no-notes-closed = Keine Notizen in dieser Partie: Was nicht mehr zu sehen ist, bleibt dem Gedächtnis überlassen. Eine Partie mit der Option cauldrons=1 erlaubt sie.
no-notes-open = Keine Notizen in dieser Partie: Nichts bleibt dem Gedächtnis überlassen, „verlauf“ erzählt alles, was geschehen ist.

## People and matches

guest = Gast
guest-number = Gast { $number }
curtain = Weitergeben an { $name }.
curtain-enter = Enter, wenn nur noch { $name } hinsieht{ " " }
plain-history = Zeilen bleiben im Verlauf dieses Terminals: Wer zurückblättert, sieht, was anderen gezeigt wurde.
plain-forgets = Diese Partie überlässt vieles dem Gedächtnis, und ihr Verlauf vergisst; der Verlauf dieses Terminals vergisst nicht. Wer zurückblättert, sieht mehr, als die Regeln erlauben.
kept-match = Eine Partie wartet: Zug { $turn }, mit { $names }.
kept-question = Enter, um weiterzuspielen, eine Nummer, oder „neu“ für eine neue Partie:{ " " }
kept-new = neu
kept-for-later = Die Partie bleibt erhalten. „stillroom play { $game }“ setzt sie fort.
seal-intact = Siegel unversehrt ({ $seal } …): Die Würfel standen vor dem ersten Spielzug fest und blieben gleich.
practice = Übungspartie: Ein Spielzug wurde zurückgenommen, nachdem Neues bekannt war.
practised = Übungspartie
luck-title = Wer hatte wie viel Glück? In Klammern: was zu erwarten war.
luck-figure = { $had } ({ NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })
record-at = Aufzeichnung: { $path }

## Replay

replay-row = { $row } von { $rows }
replay-how = Enter weiter · b zurück · eine Zahl springt dorthin · q Ende{ " " }

## The board of Elixir Mixer

mixer-title = Elixir Mixer · Zug { $turn } · bis { $goal } Punkte
mixer-piles = Nachziehstapel { $draw } · Ablagestapel { $discard }
mixer-elixirs = Elixiere
mixer-bonuses = Bonus
mixer-market = Markt
mixer-hand = Hand
mixer-you = { $name } (du)
mixer-figures = { $points } von { $goal }  Hand { $cards }
mixer-mark = { $colour ->
    [blue] Bl{ $value }
    [purple] Li{ $value }
    [green] Gn{ $value }
    [yellow] Ge{ $value }
   *[red] Ro{ $value }
}
mixer-pile-empty = { $colour ->
    [blue] Blau –
    [purple] Lila –
    [green] Grün –
    [yellow] Gelb –
   *[red] Rot –
}
mixer-four-cards = vier Karten: { $colours }
mixer-newcomer-1 = 1. Jeder Zug beginnt mit dem Holen, auf eine von drei Arten: ziehen, aus dem Markt nehmen oder tauschen.
mixer-newcomer-2 = 2. Ein Tausch gibt eine Handkarte gegen Karten des Marktes von genau ihrem Wert.
mixer-newcomer-3 = 3. Dann Karten einer Farbe zu genau dem obersten Elixier mischen; die Stapel steigen von 10 bis 15. Ein Joker ist eine 4 jeder Farbe.
mixer-newcomer-4 = 4. Bonuskarten bekommt, wer sie zuerst schafft; das Mischelixier braucht Karten beliebiger Farben im Wert von 17. Jedes Elixier und jede Bonuskarte ist 1 Punkt, und 8 Punkte gewinnen (zu zweit 10).
mixer-newcomer-5 = 5. Am Ende des Zuges bleiben höchstens fünf Karten auf der Hand; die anderen kommen in den Markt.

## The kettle games

kettle-you = { $name } (du)
kettle-corner = Ecke
kettle-cauldron = { $name }:
kettle-in-order = Von unten nach oben:
kettle-sorted = Sortiert:
kettle-end = { $name } { $points }
kettle-recipes = Rezepte
kettle-thin = fast leer: { $lines }
kettle-thin-line = { $line } ({ $cards })
kettle-board = Auf dem Brett ist { $mark }2 die Karte { $card }; die Nummer vor einer Karte nimmt sie. *4* ist deine Figur, (7) deine nächste Station, B12 die Figur von jemandem mit B. „plätze“ nennt alle Karten.
kettle-seat = { $name } · { $colour } · Station { $stop }
kettle-doubled = Zählt doppelt: { $cards }
kettle-letters = { $mark } { $name }
kettle-empty = Der Kessel ist leer.
kettle-top = { $cards ->
    [one] Obenauf: { $card }, die einzige Karte
   *[other] Obenauf: { $card }, { $cards } Karten im Kessel
}
kettle-next = nächster Weg zu Station { $stop }
kettle-next-corner = nächster Weg zur Ecke an Station { $stop }
kettle-seat-recipes = Rezepte: { $recipes }
kettle-seat-cauldron = Im Kessel, von unten nach oben: { $cards }
kettle-under-pile = Unter dem Stapel, die nächste zuerst: { $cards }
kettle-gone = Aus dem Spiel: { $cards }
kettle-legend = Was die Buchstaben bedeuten
kettle-legend-colour = { $colour }: { $cards }
copper-title = Kupferkessel Co. · Zug { $turn } · Stapel { $pile }
copper-wand = * Zauberstab und Hut
copper-explosion = # explodierender Kessel
copper-newcomer-1 = 1. Deine Figur geht im Uhrzeigersinn, so weit wie die Zahl auf deiner obersten Karte; besetzte Stationen werden übersprungen.
copper-newcomer-2 = 2. Nimm eine Karte der Linie, an die du kommst; ihre Zahl ist dein nächster Weg. Ecken geben nichts.
copper-newcomer-3 = 3. Zauberstab und Hut (*) lassen dich noch einmal gehen, ein explodierender Kessel (#) nimmt den anderen die oberste Karte; beides nur, wenn du willst.
copper-newcomer-4 = 4. Eine einzelne Karte einer Zutat kostet ihren Wert, zwei bringen nichts, drei ihre Summe, vier die Summe und 5. Die Farbe deiner Figur zählt doppelt, die meisten Einsen bringen 5.
copper-newcomer-5 = 5. Kein Blick zurück: Nur die obersten Karten bleiben sichtbar. Die erste leere Linie beendet die Partie.
glastonbury-title = Glastonbury · Zug { $turn } · Stapel { $pile }
glastonbury-without = ohne { $colour }
glastonbury-spells = Zauber: { $spells }
glastonbury-spell = { $spell } ({ $uses })
glastonbury-newcomer-1 = 1. Deine Figur geht im Uhrzeigersinn, so weit wie die Zahl auf deiner obersten Karte; bei leerem Kessel 2 Schritte.
glastonbury-newcomer-2 = 2. Nimm eine Karte der Linie, an die du kommst; ihre Zahl ist dein nächster Weg. Ecken geben nichts.
glastonbury-newcomer-3 = 3. Zauber: Accio nimmt von überall, Declinatio führt von einer Ecke weiter, Vanesco nimmt den anderen die oberste Karte, Perluceo lässt dich nachsehen. Immuto ist ein Joker mit dem Wert 0.
glastonbury-newcomer-4 = 4. Eine einzelne Karte einer Art kostet ihren Wert, zwei bringen nichts, drei ihre Summe, vier die Summe und 5. Die Farbe deiner Figur zählt doppelt.
glastonbury-newcomer-5 = 5. Kein Blick zurück: Nur die obersten Karten bleiben sichtbar. Die erste leere Linie beendet das Spiel.

## The board of The Quacks of Quedlinburg

quacks-title = Quacksalber · Zug { $turn } von { $turns }
quacks-you = { $name } (du)
quacks-mark = { $colour ->
    [white] We
    [orange] Or
    [green] Gn
    [blue] Bl
    [red] Ro
    [yellow] Ge
    [purple] Li
   *[black] Sw
}
quacks-head-points = Pkt
quacks-head-state = Kessel
quacks-head-white = Weiß
quacks-head-space = Feld
quacks-head-pays = bringt
quacks-head-rubies = Rub.
quacks-head-flask = Fla.
quacks-head-droplet = Tro.
quacks-head-tails = Rat.
quacks-head-glass = Glas
quacks-state = { $state ->
    [waiting] vor dem Brauen
    [brewing] braut
    [committed] gewählt
    [stopped] fertig
   *[exploded] explodiert
}
quacks-pays = { $coins }M { $points }P
quacks-flask = { $full ->
    [yes] voll
   *[no] leer
}
quacks-space = Feld
quacks-white-room = Weiß { $gauge } { $room ->
    [0] { $white } von { $limit }, kein Platz mehr
   *[other] { $white } von { $limit }, Platz für { $room }
}
quacks-white-stopped = Weiß { $gauge } { $white } von { $limit }
quacks-white-exploded = Weiß { $gauge } { $white }, mehr als { $limit }: explodiert
quacks-stopping-pays = Aufhören bringt { $pay }
quacks-next = danach: { $lands }
quacks-bag = Beutel { $chips }
quacks-doubling = nächster Chip doppelt so weit
quacks-protection = { $chips ->
    [one] geschützt für { $chips } Chip
   *[other] geschützt für { $chips } Chips
}
quacks-aside = neben dem Kessel
quacks-tray = gezogen
quacks-flask-told = { $full ->
    [yes] Flasche voll
   *[no] Flasche leer
}
quacks-droplet-told = Tropfen auf Feld { $space }
quacks-pot = Kessel: { $chips }, Weiß { $white } von { $limit }, { $pay }
quacks-glass-told = Reagenzgläser auf Glas { $glass }
quacks-tubes = Reagenzgläser: { $glasses }
quacks-not-out = noch nicht zu kaufen
quacks-book = { $mark }  { $colour }, { $ingredient }: { $chips }
quacks-price = { $chip } kostet { $price } (noch { $left })
quacks-white-chips = { $mark }  Weiß, Knallerbse: nicht zu kaufen
quacks-bag-title = { $chips ->
    [one] Dein Beutel: { $chips } Chip
   *[other] Dein Beutel: { $chips } Chips
}
quacks-bag-closed = Dieser Tisch zeigt nicht, was in den Beuteln ist. Eine Partie mit der Option aids=0 zeigt allen den eigenen.
quacks-board = Auf dem Brett ist We2 ein weißer Chip mit dem Wert 2: We Weiß, Or Orange, Gn Grün, Bl Blau, Ro Rot, Ge Gelb, Li Lila, Sw Schwarz. „o“ ist dein Tropfen, „r“ dein Rattenstein, „>“ das Wertungsfeld, „*“ ein Rubin. „14M 3P“ sind 14 Münzen und 3 Punkte; Ratten sind die Rattenschwänze bis zur Führung.
quacks-newcomer-1 = 1. Jeder gezogene Chip rückt vom letzten aus um seine Zahl vor; das Feld nach dem letzten Chip bringt Münzen und Punkte.
quacks-newcomer-2 = 2. Weiße Chips von zusammen mehr als 7 lassen den Kessel explodieren: Dann gibt es Punkte oder Münzen, nicht beides.
quacks-newcomer-3 = 3. Münzen kaufen einen oder zwei Chips in verschiedenen Farben. Alle Chips kommen zurück in den Beutel, auch gekaufte.
quacks-newcomer-4 = 4. Zwei Rubine rücken den Tropfen vor, bei dem dein Kessel beginnt, oder füllen die Flasche, die den zuletzt gezogenen weißen Chip zurücklegt.
quacks-newcomer-5 = 5. Rattenschwänze lassen alle weiter vorn beginnen, die zurückliegen. Nach neun Zügen gewinnen die meisten Punkte.

## Which game

game-title = { $game ->
    [elixir-mixer] Elixir Mixer
    [kupferkessel] Kupferkessel Co.
    [quacks] Die Quacksalber von Quedlinburg
   *[glastonbury] Glastonbury
}
game-question = Welches Spiel? Eine Nummer oder ein Name, Enter für { $first }{ " > " }
game-none = Dieses Spiel gibt es nicht. Die Spiele sind { $games }.
level-name = { $level ->
    [random] Laune
    [greedy-forgetful] Lehrling
    [greedy-clumsy] Lehrling
    [greedy-hasty] Geselle
    [greedy-hazy] Geselle
    [greedy-watchful] Kenner
    [greedy] Alchemist
    [master] Meister
    [grand-master] Großmeister
   *[other] { $level }
}
level-question = Gegen wen? Eine Nummer oder ein Name, Enter für { $usual }{ " > " }
level-none = Diese Stufe gibt es nicht. Die Stufen sind { $levels }.
seats-bots = Bots: { $bots }
seats-bot = { $name } ({ $level })
