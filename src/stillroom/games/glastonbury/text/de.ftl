# The words of Glastonbury in German.

## Names

card = { $ingredient ->
    [cat-whiskers] Katzenhaare { $value }
    [wax-dolls] Wachspuppen { $value }
    [frog-slime] Froschschleim { $value }
    [vines] Ranken { $value }
    [dragons-blood] Drachenblut { $value }
    [toadstools] Giftpilze { $value }
    [newts-eyes] Molchaugen { $value }
    [mosses] Moose { $value }
    [pumpkins] Kürbisse { $value }
    [snake-powder] Schlangenpulver { $value }
    [dried-herbs] Kräuter { $value }
    [beetles] Käfer { $value }
    [roots] Wurzeln { $value }
    [mould] Schimmelpilze { $value }
    [bat-wings] Fledermausflügel { $value }
    [raven-feathers] Rabenfedern { $value }
    [spider-webs] Spinnweben { $value }
    [rat-tails] Rattenschwänze { $value }
    [immuto] Immuto
    [accio] Accio
    [declinatio] Declinatio
    [perluceo] Perluceo
   *[vanesco] Vanesco
}
card-in-cell = { $card } in Zeile { $row }, Spalte { $column }
cauldron-card = die Kesselkarte
ingredient = { $ingredient ->
    [cat-whiskers] Katzenhaare
    [wax-dolls] Wachspuppen
    [frog-slime] Froschschleim
    [vines] Ranken
    [dragons-blood] Drachenblut
    [toadstools] Giftpilze
    [newts-eyes] Molchaugen
    [mosses] Moose
    [pumpkins] Kürbisse
    [snake-powder] Schlangenpulver
    [dried-herbs] Kräuter
    [beetles] Käfer
    [roots] Wurzeln
    [mould] Schimmelpilze
    [bat-wings] Fledermausflügel
    [raven-feathers] Rabenfedern
    [spider-webs] Spinnweben
   *[rat-tails] Rattenschwänze
}
mark = { $ingredient ->
    [cat-whiskers] Ca
    [wax-dolls] Wx
    [frog-slime] Fr
    [vines] Vi
    [dragons-blood] Dr
    [toadstools] To
    [newts-eyes] Ne
    [mosses] Mo
    [pumpkins] Pu
    [snake-powder] Sn
    [dried-herbs] He
    [beetles] Be
    [roots] Ro
    [mould] Mu
    [bat-wings] Ba
    [raven-feathers] Ra
    [spider-webs] We
    [rat-tails] Rt
    [immuto] Im
    [accio] Ac
    [declinatio] De
    [perluceo] Pe
   *[vanesco] Va
}
colour = { $colour ->
    [yellow] Gelb
    [green] Grün
    [red] Rot
    [blue] Blau
    [orange] Orange
    [purple] Lila
    [brown] Braun
    [black] Schwarz
   *[white] Weiß
}
recipe = { $recipe ->
    [most-orange] A1: die meisten orangen Karten
    [most-purple] A2: die meisten lila Karten
    [most-brown] A3: die meisten braunen Karten
    [most-black] A4: die meisten schwarzen Karten
    [most-white] A5: die meisten weißen Karten
    [fewest-cards] B1: die wenigsten Karten
    [fewest-fours] B2: die wenigsten Vieren
    [fewest-spells] B3: die wenigsten angewendeten Zauber
    [most-ones] B4: die meisten Einsen
   *[ended-play] B5: das Spiel beendet haben
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
uses = { $uses ->
    [0] verbraucht
    [one] noch { $uses } Anwendung
   *[other] noch { $uses } Anwendungen
}
winner = { $you ->
    [yes] dich
   *[no] { $player }
}
winners = { $first } und { $rest }

## What happened

event-turn-began = { $you ->
    [yes] Zug { $turn }: du.
   *[no] Zug { $turn }: { $player }.
}
event-walked = { $you ->
    [yes] Du gehst { $steps } zu Station { $stop }, { $line }.
   *[no] { $player } geht { $steps } zu Station { $stop }, { $line }.
}
event-walked-to-corner = { $you ->
    [yes] Du gehst { $steps } zur Ecke an Station { $stop }.
   *[no] { $player } geht { $steps } zur Ecke an Station { $stop }.
}
event-walked-nowhere = { $you ->
    [yes] Mit Immuto obenauf bleibst du an Station { $stop }, { $line }.
   *[no] Mit Immuto obenauf bleibt { $player } an Station { $stop }, { $line }.
}
event-shown = { $you ->
    [yes] Unter deinem Immuto liegt { $card }.
   *[no] Unter dem Immuto von { $player } liegt { $card }.
}
event-took = { $you ->
    [yes] Du nimmst { $card }.
   *[no] { $player } nimmt { $card }.
}
event-took-unseen = { $you ->
    [yes] Du nimmst eine Karte.
   *[no] { $player } nimmt eine Karte.
}
event-used-spell = { $you ->
    [yes] Du wendest { $card } an ({ $uses }).
   *[no] { $player } wendet { $card } an ({ $uses }).
}
event-stayed = { $you ->
    [yes] Du bleibst an der Ecke.
   *[no] { $player } bleibt an der Ecke.
}
event-cast-vanesco = { $you ->
    [yes] Vanesco wirkt: Alle außer dir geben die oberste Karte ab.
   *[no] Vanesco wirkt: Alle außer { $player } geben die oberste Karte ab.
}
event-lost = { $you ->
    [yes] Du verlierst { $card }: Die Karte kommt unter den Nachziehstapel. Nun liegt { $shown } oben.
   *[no] { $player } verliert { $card }: Die Karte kommt unter den Nachziehstapel. Nun liegt { $shown } oben.
}
event-lost-out-of-game = { $you ->
    [yes] Du verlierst { $card }: Die Karte kommt aus dem Spiel. Nun liegt { $shown } oben.
   *[no] { $player } verliert { $card }: Die Karte kommt aus dem Spiel. Nun liegt { $shown } oben.
}
event-lost-unseen = { $you ->
    [yes] Du verlierst deine oberste Karte.
   *[no] { $player } verliert die oberste Karte.
}
event-cast-perluceo = { $you ->
    [yes] Perluceo wirkt: Du darfst in deinen Kessel sehen.
   *[no] Perluceo wirkt: { $player } darf in den eigenen Kessel sehen.
}
event-cast-perluceo-in-vain = { $you ->
    [yes] Perluceo hat dir nichts zu zeigen.
   *[no] Perluceo hat { $player } nichts zu zeigen.
}
event-looked = { $you ->
    [yes] Du schließt deinen Kessel wieder.
   *[no] { $player } schließt den Kessel wieder.
}
event-refilled = In die Lücke kommt { $card }.
event-kept = { $you ->
    [yes] Du behältst die letzte Karte, { $card }.
   *[no] { $player } behält die letzte Karte, { $card }.
}
event-refused = { $you ->
    [yes] Du lehnst die letzte Karte ab, { $card }: Sie kommt aus dem Spiel.
   *[no] { $player } lehnt die letzte Karte ab, { $card }: Sie kommt aus dem Spiel.
}
event-ended = { $you ->
    [yes] Du hast die letzte Karte aus { $line } genommen: Das Spiel ist zu Ende.
   *[no] { $player } hat die letzte Karte aus { $line } genommen: Das Spiel ist zu Ende.
}
event-ended-by-declinatio = { $you ->
    [yes] In { $line } liegen nur Vanesco und Perluceo: Du beendest das Spiel.
   *[no] In { $line } liegen nur Vanesco und Perluceo: { $player } beendet das Spiel.
}
event-placed = { $you ->
    [yes] Du wählst { $ingredient } für einen Immuto.
   *[no] { $player } wählt { $ingredient } für einen Immuto.
}
event-placed-unseen = { $you ->
    [yes] Du hast für einen Immuto gewählt.
   *[no] { $player } hat für einen Immuto gewählt.
}
event-added = { $you ->
    [yes] Dein Immuto kommt zu { $ingredient }.
   *[no] Der Immuto von { $player } kommt zu { $ingredient }.
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
move-take-accio = { $card } mit Accio nehmen
move-take-unused-accio = { $card } mit dem unbenutzten Accio nehmen
move-use-declinatio = Declinatio anwenden
move-use-unused-declinatio = Den unbenutzten Declinatio anwenden
move-walk = Mit Declinatio weitergehen: { $steps } zu { $line } ({ $uses })
move-walk-unused = Mit dem unbenutzten Declinatio weitergehen: { $steps } zu { $line } ({ $uses })
move-stay = Bleiben
move-done = Fertig
move-keep = Behalten
move-refuse = Ablehnen
move-keep-card = { $card } behalten
move-refuse-card = { $card } ablehnen
move-place = Immuto zu { $ingredient } legen
move-place-begun = Immuto zu { $ingredient } legen und …
move-place-both = Beide Immuto zu { $ingredient } legen
move-place-two = Immuto zu { $first } und zu { $second } legen

## What is asked

prompt-take = Eine Karte aus { $line } nehmen.
prompt-take-or-accio = Eine Karte aus { $line } nehmen oder mit Accio eine beliebige.
prompt-take-after-declinatio = Eine Karte aus { $line } nehmen, aber keinen Vanesco und keinen Perluceo.
prompt-corner = Ecke: Hier gibt es keine Karte. Mit Declinatio weitergehen?
prompt-look = Sieh in deinen Kessel, dann melde dich fertig.
prompt-last-card = Die letzte Karte ist { $card }. Behalten?
prompt-place = Zu welcher Zutat kommt dein Immuto?
prompt-place-two = Zu welchen Zutaten kommen deine zwei Immuto?
prompt-place-second = Ein Immuto kommt zu { $ingredient }. Und der andere?
prompt-other-takes = { $you ->
    [yes] Du nimmst eine Karte aus { $line }.
   *[no] { $player } nimmt eine Karte aus { $line }.
}
prompt-other-at-corner = { $you ->
    [yes] Du bist an einer Ecke und darfst Declinatio anwenden.
   *[no] { $player } ist an einer Ecke und darf Declinatio anwenden.
}
prompt-other-looks = { $you ->
    [yes] Du siehst in deinen Kessel.
   *[no] { $player } sieht in den eigenen Kessel.
}
prompt-other-keeps = { $you ->
    [yes] Du hast die letzte Karte genommen und darfst sie behalten.
   *[no] { $player } hat die letzte Karte genommen und darf sie behalten.
}
prompt-other-places = { $you ->
    [yes] Du wählst eine Zutat für Immuto.
   *[no] { $player } wählt eine Zutat für Immuto.
}
prompt-others-place = Für die Immuto werden Zutaten gewählt.
prompt-over = Die Partie ist zu Ende.

## What a move is known to bring

preview-next = Danach: { $steps } zu Station { $stop }, { $line }
preview-next-corner = Danach: { $steps } zur Ecke an Station { $stop }, keine Karte
preview-doubled = zählt für dich doppelt
preview-next-stays = Danach: Du bleibst hier, an Station { $stop }, { $line }
preview-ends-play = nimmt die letzte Karte aus { $line }: Das Spiel ist zu Ende
preview-ends-by-declinatio = dort liegen nur Vanesco und Perluceo: Das beendet das Spiel
preview-takes-accio = nimmt ab deinem nächsten Zug eine beliebige Karte ({ $uses })
preview-takes-declinatio = führt ab deinem nächsten Zug von einer Ecke weiter ({ $uses })
preview-uses-accio = Accio: { $uses }
preview-looks = du darfst in deinen Kessel sehen
preview-looks-in-vain = es gibt nichts anzusehen
preview-loses = { $player } verliert { $card }, die Karte kommt unter den Nachziehstapel
preview-loses-out-of-game = { $player } verliert { $card }, die Karte kommt aus dem Spiel
preview-loses-nothing = niemand hat eine Karte zu verlieren
preview-no-card = keine Karte in diesem Zug
preview-counts-as-used = zählt als angewendeter Zauber
preview-leaves-game = kommt aus dem Spiel
preview-points = { $points ->
    [one] deine Zutaten bringen { $points } Punkt
   *[other] deine Zutaten bringen { $points } Punkte
}
preview-points-at-best = { $points ->
    [one] mit dem besten zweiten bringen deine Zutaten { $points } Punkt
   *[other] mit dem besten zweiten bringen deine Zutaten { $points } Punkte
}

## Notes for newcomers

note-take = Nimm eine Karte aus der Linie, an der deine Figur steht.
note-walk = Die Zahl auf deiner obersten Karte sagt, wie viele Schritte deine Figur als Nächstes geht.
note-sets = Sammle gleiche Karten: Eine allein kostet Punkte, zwei bringen nichts, drei zählen, vier zählen 5 mehr.
note-corner = Eine Ecke gibt keine Karte. Im nächsten Zug geht deine Figur von hier weiter.
note-memory = Jede neue Karte verdeckt die vorige. Merk dir, was darunter liegt.
note-double = Karten in der Farbe deiner Figur zählen für dich doppelt, im Guten wie im Schlechten.
note-spell = Zauber: Vanesco nimmt den anderen die oberste Karte, Accio nimmt von überall, Declinatio führt von Ecken weiter.
note-end = Die Partie endet, sobald eine Linie keine Karte mehr hat. Behalte Linien mit wenigen Karten im Blick.

## Why a move is not open

why-match-over = Die Partie ist zu Ende.
why-not-your-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $player } ist am Zug.
}
why-play-ended = Das Spiel ist zu Ende. Andere wählen noch Zutaten für ihre Immuto.
why-place-first = Das Spiel ist zu Ende. Wähle eine Zutat für deinen Immuto.
why-take-a-card = Deine Figur steht an { $line }, also muss eine Karte genommen werden.
why-other-line = Deine Figur steht an { $line }, aber { $card } liegt in { $other }.
why-not-in-square = { $card } liegt nicht im Quadrat.
why-no-card-at-corner = Deine Figur steht an einer Ecke, und dort gibt es keine Karte. Declinatio anwenden oder bleiben.
why-one-spell = Du hast in diesem Zug schon Declinatio angewendet, und mehr als ein Zauber in einem Zug geht nicht.
why-no-accio = Du hast keinen Accio, der noch eine Anwendung hat.
why-no-accio-at-corner = An einer Ecke ist Accio nicht anwendbar. Declinatio anwenden oder bleiben.
why-not-with-accio = Mit Accio kann { $card } nicht genommen werden.
why-not-at-corner = Declinatio führt von einer Ecke weiter, und deine Figur steht an einer Linie.
why-not-after-declinatio = Du hast in diesem Zug Declinatio angewendet, und dann darf { $card } nicht genommen werden.
why-not-begun-and-unused = Du hast keinen unbenutzten neben einem angebrochenen, oder es ist gleich, welcher angewendet wird. Lass „unused“ weg.
why-look-first = Du darfst jetzt in deinen Kessel sehen. Sag zuerst „done“.
why-keep-or-refuse = Sag zuerst, ob du die letzte Karte, { $card }, behältst oder ablehnst.
why-not-asked = Danach ist jetzt nicht gefragt.
why-place-later = Immuto kommen erst nach dem Ende des Spiels zu Zutaten.
why-nothing-to-place = Du hast keinen Immuto, für den zu wählen wäre.
why-not-in-cauldron = In deinem Kessel liegt keine Karte der Zutat { $ingredient }.
why-named-once = Nach { $ingredient } kommt keine Zutat von dir mehr. Für beide Immuto sag „{ $move }“.
why-place-so-many = { $owed ->
    [one] Du hast für { $owed } Immuto zu wählen, genannt sind aber { $chosen } Zutaten.
   *[other] Du hast für { $owed } Immuto zu wählen; nenne für jeden eine Zutat.
}

## Moves that cannot be understood

malformed-card = Es gibt keine Karte „{ $card }“. Karten heißen cat-whiskers-1 bis rat-tails-4, immuto-1, accio-1, declinatio-1, perluceo-1, vanesco-1 und so weiter.
malformed-kind = Es gibt keine Zutat „{ $kind }“. Zutaten heißen { $kinds }.
malformed-place = Zu „place“ gehört für jeden Immuto der Name einer Zutat: einer oder zwei.
malformed-spell = „{ $spell }“ passt hier nicht. Möglich ist eines von { $spells }.
malformed-pieces = { $pieces ->
    [0] „{ $verb }“ steht allein, ohne Karte und ohne Zauber.
    [one] Zu „{ $verb }“ gehört der Name von { $pieces } Karte oder Zauber.
   *[other] Zu „{ $verb }“ gehören die Namen von { $pieces } Karten oder Zaubern.
}

## Positions that cannot be

position-no-such-seat = Nur die ersten { $seats } Plätze spielen mit.
position-leaving-colour = Mit zwei Plätzen ist Rot oder Blau aus dem Spiel, mit mehr Plätzen keine Farbe.
position-top-card = Ein Kessel hat genau dann eine oberste Karte, wenn er Karten hat.
position-buried = { $cards ->
    [one] Unter der obersten Karte muss genau { $cards } Karte liegen, ohne Lücke.
   *[other] Unter der obersten Karte müssen genau { $cards } Karten liegen, ohne Lücke.
}
position-no-spell-here = Ein Zauber liegt nie in einem Kessel, und so auch hier nicht.
position-queue = Hinter der Zahl der Karten muss alles 0 sein.
position-spell = { $card } liegt vor niemandem, oder vor jemandem und mit Anwendungen, die es geben kann.
position-cards = Die Karte { $card } ist { $found }-mal da; es muss { $expected }-mal sein.
position-recipes = Mit Rezepten haben alle ein A und ein B, die sonst niemand hat; ohne sie hat niemand eines.
position-gap = Eine Lücke wartet nur auf ihre Karte, während jemand in den Kessel sieht, und sie ist leer.
position-unfilled = Solange der Nachziehstapel Karten hat, wird jede Lücke aufgefüllt.
position-losses = So viele Karten können nicht verloren worden sein.
position-out-of-game = Karten kommen nur aus dem Spiel, wenn der Nachziehstapel aufgebraucht ist.
position-turn = Der erste Zug hat die Nummer 1.
position-over = Eine Partie ist vorbei, wenn das Spiel zu Ende ist und alle Immuto ihren Platz haben, oder nach dem letzten Zug, den ihre Grenze erlaubt.
position-ended-by = Wer am Zug ist, hat das Spiel genau dann beendet, wenn eine Linie leer ist oder wenn ein Declinatio zu nichts als Vanesco und Perluceo geführt hat.
position-between-moves = Eine Stellung liegt zwischen ganzen Spielzügen; von zwei Immuto hat keiner oder haben beide ihren Platz.
position-places-owed = Immuto stehen nur nach dem Ende des Spiels aus, und nur, wo es eine Wahl gibt.
position-placed = Immuto kommen nach dem Ende des Spiels zu Zutaten des eigenen Kessels, in steigender Reihenfolge.
position-waiting = Solange die Partie läuft, schuldet eine Entscheidung, wer am Zug ist, und am Ende, wer noch für einen Immuto zu wählen hat.
position-choice = Was gefragt ist, passt nicht zu dem, was auf dem Tisch liegt.
position-used-declinatio = In diesem Zug kann niemand einen Declinatio angewendet haben.

## The scoring sheet

sheet-with-immuto = { $ingredient } (mit Immuto)
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
sheet-won-together = { $points ->
    [one] Geteilter Sieg für { $winners }: je { $points } Punkt.
   *[other] Geteilter Sieg für { $winners }: je { $points } Punkte.
}
sheet-nobody-won = { $turns ->
    [one] Niemand gewinnt: Die Partie wurde nach { $turns } Zug abgebrochen.
   *[other] Niemand gewinnt: Die Partie wurde nach { $turns } Zügen abgebrochen.
}
