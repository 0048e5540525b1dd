# The words of Kupferkessel Co. in German.

## Names

card = { $ingredient ->
    [cat-hair] Katzenhaare { $value }
    [newts-eye] Molchaugen { $value }
    [bat-wings] Fledermausflügel { $value }
    [raven-feathers] Rabenfedern { $value }
    [roots] Wurzeln { $value }
    [spider-webs] Spinnweben { $value }
    [mosses] Moose { $value }
    [dragons-blood] Drachenblut { $value }
    [mould] Schimmelpilze { $value }
    [snake-powder] Schlangenpulver { $value }
    [pumpkin] Kürbisse { $value }
    [frog-slime] Froschschleim { $value }
    [vines] Ranken { $value }
   *[wax-dolls] Wachspuppen { $value }
}
ingredient = { $ingredient ->
    [cat-hair] Katzenhaare
    [newts-eye] Molchaugen
    [bat-wings] Fledermausflügel
    [raven-feathers] Rabenfedern
    [roots] Wurzeln
    [spider-webs] Spinnweben
    [mosses] Moose
    [dragons-blood] Drachenblut
    [mould] Schimmelpilze
    [snake-powder] Schlangenpulver
    [pumpkin] Kürbisse
    [frog-slime] Froschschleim
    [vines] Ranken
   *[wax-dolls] Wachspuppen
}
mark = { $ingredient ->
    [cat-hair] Ca
    [newts-eye] Ne
    [bat-wings] Ba
    [raven-feathers] Ra
    [roots] Ro
    [spider-webs] We
    [mosses] Mo
    [dragons-blood] Dr
    [mould] Mu
    [snake-powder] Sn
    [pumpkin] Pu
    [frog-slime] Fr
    [vines] Vi
   *[wax-dolls] Wx
}
colour = { $colour ->
    [white] Weiß
    [black] Schwarz
    [grey] Grau
    [blue] Blau
    [brown] Braun
    [green] Grün
   *[lilac] Lila
}
recipe = { $recipe ->
    [both-grey] Zwei Zutaten: je 3 Karten Wurzeln und Spinnweben
    [both-blue] Zwei Zutaten: je 3 Karten Moose und Drachenblut
    [both-brown] Zwei Zutaten: je 3 Karten Schimmelpilze und Schlangenpulver
    [both-green] Zwei Zutaten: je 3 Karten Kürbisse und Froschschleim
    [both-lilac] Zwei Zutaten: je 3 Karten Ranken und Wachspuppen
    [one-white] Eine Zutat: 3 Karten Katzenhaare oder Molchaugen
    [one-black] Eine Zutat: 3 Karten Fledermausflügel oder Rabenfedern
    [three-plants] Drei Pflanzen: je 3 Karten von 3 Pflanzen
    [last-card] Letzte Karte: die Karte nehmen, die die Partie beendet
    [fewest-explosions] Wenigste explodierende Kessel: weniger als alle anderen
    [fewest-wands] Wenigste Zauberstäbe und Hüte: weniger als alle anderen
    [fewest-cards] Wenigste Karten: weniger als alle anderen
   *[fewest-fours] Wenigste Vieren: weniger als alle anderen
}
line = { $line ->
    [column-1] Spalte 1
    [column-2] Spalte 2
    [column-3] Spalte 3
    [column-4] Spalte 4
    [row-1] Zeile 1
    [row-2] Zeile 2
    [row-3] Zeile 3
   *[row-4] Zeile 4
}
both-lines = { $first } und { $second }
steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
pawns = { $pawns ->
    [one] { $pawns } Figur
   *[other] { $pawns } Figuren
}

## What happened

event-turn-began = { $you ->
    [yes] Zug { $turn }: du.
   *[no] Zug { $turn }: { $player }.
}
event-walked = { $you ->
    [yes] Du gehst { $steps } zu Station { $stop }, { $line }.
   *[no] { $player } geht { $steps } zu Station { $stop }, { $line }.
}
event-walked-jumping = { $you ->
    [yes] Du gehst { $steps } zu Station { $stop }, { $line }, und überspringst dabei { $pawns }.
   *[no] { $player } geht { $steps } zu Station { $stop }, { $line }, und überspringt dabei { $pawns }.
}
event-walked-to-corner = { $you ->
    [yes] Du gehst { $steps } zur Ecke an Station { $stop }: keine Karte.
   *[no] { $player } geht { $steps } zur Ecke an Station { $stop }: keine Karte.
}
event-walked-to-corner-jumping = { $you ->
    [yes] Du gehst { $steps } zur Ecke an Station { $stop } und überspringst dabei { $pawns }: keine Karte.
   *[no] { $player } geht { $steps } zur Ecke an Station { $stop } und überspringt dabei { $pawns }: keine Karte.
}
event-took = { $you ->
    [yes] Du nimmst { $card }.
   *[no] { $player } nimmt { $card }.
}
event-took-unseen = { $you ->
    [yes] Du nimmst eine Karte.
   *[no] { $player } nimmt eine Karte.
}
event-spared = { $you ->
    [yes] Du lässt das Symbol auf { $card } ungenutzt.
   *[no] { $player } lässt das Symbol auf { $card } ungenutzt.
}
event-used-wand = { $you ->
    [yes] Du nutzt Zauberstab und Hut auf { $card } und gehst ein zweites Mal.
   *[no] { $player } nutzt Zauberstab und Hut auf { $card } und geht ein zweites Mal.
}
event-exploded = { $you ->
    [yes] Du nutzt den explodierenden Kessel auf { $card }.
   *[no] { $player } nutzt den explodierenden Kessel auf { $card }.
}
event-lost = { $you ->
    [yes] Du verlierst { $card }: Die Karte kommt unter den Nachziehstapel, und zum Vorschein kommt { $shown }.
   *[no] { $player } verliert { $card }: Die Karte kommt unter den Nachziehstapel, und zum Vorschein kommt { $shown }.
}
event-lost-out-of-game = { $you ->
    [yes] Du verlierst { $card }: Die Karte kommt aus dem Spiel, und zum Vorschein kommt { $shown }.
   *[no] { $player } verliert { $card }: Die Karte kommt aus dem Spiel, und zum Vorschein kommt { $shown }.
}
event-refilled = In die Lücke kommt { $card }.
event-kept = { $you ->
    [yes] Du behältst die letzte Karte, { $card }.
   *[no] { $player } behält die letzte Karte, { $card }.
}
event-refused = { $you ->
    [yes] Du lehnst die letzte Karte ab, { $card }. Oben in deinem Kessel liegt { $shown }.
   *[no] { $player } lehnt die letzte Karte ab, { $card }. Oben im Kessel liegt { $shown }.
}
event-ended = { $you ->
    [yes] Du hast die letzte Karte aus { $line } genommen: Die Partie endet.
   *[no] { $player } hat die letzte Karte aus { $line } genommen: Die Partie endet.
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
event-abandoned = { $turns ->
    [one] Die Partie wird nach { $turns } Zug abgebrochen. Niemand gewinnt.
   *[other] Die Partie wird nach { $turns } Zügen abgebrochen. Niemand gewinnt.
}

## Moves, as a button says them

move-take = { $card } nehmen
move-take-walk = { $card } nehmen und noch einmal gehen
move-take-explode = { $card } nehmen und die anderen sprengen
move-take-use = { $card } nehmen und das Symbol nutzen
move-take-spare = { $card } nur nehmen
move-take-keep = { $card } nehmen und behalten
move-take-refuse = { $card } nehmen und ablehnen
move-use = Das Symbol nutzen
move-spare = Das Symbol nicht nutzen
move-keep = Die letzte Karte behalten
move-refuse = Die letzte Karte ablehnen

## What is asked

prompt-take = Station { $stop }: eine Karte aus { $line } nehmen.
prompt-take-again = Zweiter Weg, Station { $stop }: eine Karte aus { $line } nehmen.
prompt-wand = Zauberstab und Hut auf { $card }: noch einmal gehen oder nur nehmen?
prompt-explosion = Explodierender Kessel auf { $card }: nutzen oder nur nehmen?
prompt-last-card = Letzte Karte aus { $line }: { $card }, Wert { $value }. Behalten oder ablehnen?
prompt-other-takes = { $you ->
    [yes] Du nimmst eine Karte aus { $line }.
   *[no] { $player } wählt eine Karte aus { $line }.
}
prompt-over = Die Partie ist zu Ende.

## What a move is known to bring

preview-next = Danach: { $steps } zu Station { $stop }, { $line }
preview-next-corner = Danach: { $steps } zur Ecke an Station { $stop }, keine Karte
preview-doubled = zählt für dich doppelt
preview-further = einen weiter, wenn { $player } auf dem Weg steht
preview-second-walk = Zweiter Weg: { $steps } zu Station { $stop }, { $line }
preview-second-walk-corner = Zweiter Weg: { $steps } zur Ecke an Station { $stop }, keine Karte
preview-loses = { $player } verliert { $card }, die Karte kommt unter den Nachziehstapel
preview-loses-out-of-game = { $player } verliert { $card }, die Karte kommt aus dem Spiel
preview-ends-match = nimmt die letzte Karte aus { $line }: Die Partie endet

## Notes for newcomers

note-take = Nimm eine Karte aus der Linie, an der deine Figur steht.
note-walk = Die Zahl auf deiner obersten Karte sagt, wie viele Schritte deine Figur als Nächstes geht.
note-sets = Sammle gleiche Karten: Eine allein kostet Punkte, zwei bringen nichts, drei zählen, vier zählen 5 mehr.
note-corner = Eine Ecke gibt keine Karte. Im nächsten Zug geht deine Figur von hier weiter.
note-symbol = Zauberstab und Hut lassen dich noch einmal gehen. Ein explodierender Kessel kostet die anderen ihre oberste Karte.
note-jump = Stationen, an denen eine Figur steht, werden übersprungen und zählen nicht als Schritt.
note-double = Karten in der Farbe deiner Figur zählen für dich doppelt. Die meisten Einsen bringen 5 Punkte.
note-end = Deine Karten verdecken einander: Merk sie dir. Die Partie endet, wenn eine Linie keine Karte mehr hat.

## Why a move is not open

why-match-over = Die Partie ist zu Ende.
why-not-your-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $player } ist am Zug.
}
why-take-first = Zuerst eine Karte aus { $line } nehmen; was aus ihr wird, wird zusammen mit ihr gesagt.
why-answer-first = Zuerst sagen, was aus der eben genommenen Karte wird.
why-other-line = Deine Figur steht an { $line }, aber { $card } liegt in { $other }.
why-not-in-square = Deine Figur steht an { $line }, und { $card } liegt nicht im Quadrat.
why-use-or-spare = Auf { $card } ist ein Symbol. Dazu gehört „and use“ oder „and spare“.
why-keep-or-refuse = Das wäre die letzte Karte einer Linie: { $card }. Dazu gehört „and keep“ oder „and refuse“.
why-not-the-last-card = Nur die letzte Karte einer Linie wird behalten oder abgelehnt, und { $card } ist keine.
why-last-card-without-symbol = Das wäre die letzte Karte einer Linie: { $card }. Ihr Symbol bewirkt nichts mehr. Dazu gehört „and keep“ oder „and refuse“.
why-no-symbol = Auf { $card } ist kein Symbol.
why-nothing-explodes = Jeder andere Kessel hat nur eine Karte, und die bleibt. { $card } einfach nehmen.
why-second-wand = Zauberstab und Hut wirken einmal in einem Zug. { $card } einfach nehmen.
why-symbol-rests = Symbole in der Farbe der dritten Figur bewirken in dieser Partie nichts. { $card } einfach nehmen.

## Moves that cannot be understood

malformed-card = Es gibt keine Karte „{ $card }“. Karten heißen cat-hair-1 bis wax-dolls-4.
malformed-answer = „{ $answer }“ kann nicht auf „and“ folgen. Möglich ist eines von { $answers }.
malformed-pieces = { $pieces ->
    [one] „{ $verb }“ braucht { $pieces } Karte.
   *[other] „{ $verb }“ braucht { $pieces } Karten.
}

## Positions that cannot be

position-seats = Höchstens { $most } Plätze können mitspielen.
position-no-such-seat = Nur die ersten { $seats } Plätze spielen mit.
position-same-stop = Zwei Figuren stehen an Station { $stop }.
position-no-top-card = Jeder Kessel hat eine oberste Karte.
position-buried = { $cards ->
    [one] Unter der obersten Karte muss genau { $cards } Karte liegen, ohne Lücke.
   *[other] Unter der obersten Karte müssen genau { $cards } Karten liegen, ohne Lücke.
}
position-start-card = Kein Kessel kann mit { $card } begonnen haben.
position-queue = Hinter der Zahl der Karten muss alles 0 sein.
position-cards = Die Karte { $card } ist { $found }-mal da; sie muss an genau einer Stelle sein.
position-recipes = { $recipes ->
    [0] In dieser Partie hat niemand ein Rezept.
    [one] Alle haben { $recipes } Rezept, das hier verteilt werden kann, und kein Rezept ist doppelt da.
   *[other] Alle haben { $recipes } Rezepte, die hier verteilt werden können, und kein Rezept ist doppelt da.
}
position-between-moves = Eine Stellung liegt zwischen ganzen Spielzügen; es darf keine Frage zu einer eben genommenen Karte offen sein.
position-waiting = Solange die Partie läuft, muss der Platz, der am Zug ist, eine Karte nehmen, und kein anderer muss etwas entscheiden.
position-turn = Der erste Zug hat die Nummer 1.
position-over = Eine Partie ist zu Ende, wenn eine Linie leer ist, oder nach dem letzten Zug, den ihre Grenze erlaubt.
position-last-taker = Jemand hat genau dann die letzte Karte einer Linie genommen, wenn eine Linie leer ist, und dann ist die Partie zu Ende.
position-corner = An einer Ecke gibt es keine Karte zu nehmen.
position-empty-line = Solange die Partie läuft, hat jede Linie eine Karte.
position-second-walk = Wer ein zweites Mal geht, hat eben eine Karte genommen, deren Zauberstab und Hut wirken.
position-gaps = Eine Lücke wartet nur auf einem zweiten Weg, nach dem am Ende aufgefüllt wird, und sie ist leer.
position-unfilled = Solange der Nachziehstapel Karten hat, wird jede Lücke aufgefüllt.
position-out-of-game = So viele Karten können nicht aus dem Spiel sein.

## The scoring sheet

sheet-most-ones = Die meisten Einsen
sheet-total = Summe
winner = { $you ->
    [yes] dich
   *[no] { $player }
}
winners = { $first } und { $rest }
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
sheet-won-together = { $points ->
    [one] Geteilter Sieg für { $winners }: je { $points } Punkt.
   *[other] Geteilter Sieg für { $winners }: je { $points } Punkte.
}
sheet-nobody-won = { $turns ->
    [one] Niemand gewinnt: Die Partie wurde nach { $turns } Zug abgebrochen.
   *[other] Niemand gewinnt: Die Partie wurde nach { $turns } Zügen abgebrochen.
}
