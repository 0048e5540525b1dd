# The words of Elixir Mixer in German.

## Names

card = { $colour ->
    [blue] Blau { $value }
    [purple] Lila { $value }
    [green] Grün { $value }
    [yellow] Gelb { $value }
    [red] Rot { $value }
   *[any] Joker { $value }
}
colour = { $colour ->
    [blue] Blau
    [purple] Lila
    [green] Grün
    [yellow] Gelb
    [red] Rot
   *[any] Joker
}
bonus = { $bonus ->
    [all-five-colours] alle fünf Farben
    [three-of-one-colour] drei einer Farbe
    [three-in-a-row] drei in Folge
    [two-elixirs] zwei Elixiere
    [four-blue] vier blaue Karten
    [four-purple] vier lila Karten
    [four-green] vier grüne Karten
    [four-yellow] vier gelbe Karten
    [four-red] vier rote Karten
   *[mixed-elixir] Mischelixier
}
alternatives = { $first }, { $rest }
mixed-elixir = Mischelixier

## What happened

event-turn-began = { $you ->
    [yes] Zug { $turn }: du.
   *[no] Zug { $turn }: { $player }.
}
event-drew = { $you ->
    [yes] Du ziehst { $card }.
   *[no] { $player } zieht { $card }.
}
event-drew-unseen = { $you ->
    [yes] Du ziehst eine Karte.
   *[no] { $player } zieht eine Karte.
}
event-reshuffled = { $cards ->
    [one] Der Ablagestapel wird durchgemischt: ein neuer Nachziehstapel mit { $cards } Karte.
   *[other] Der Ablagestapel wird durchgemischt: ein neuer Nachziehstapel mit { $cards } Karten.
}
event-took = { $you ->
    [yes] Du nimmst { $card } aus dem Markt.
   *[no] { $player } nimmt { $card } aus dem Markt.
}
event-traded = { $you ->
    [yes] Du tauschst { $card } gegen { $cards }.
   *[no] { $player } tauscht { $card } gegen { $cards }.
}
event-mixed = { $you ->
    [yes] Du mischst das Elixier { $elixir } aus { $cards }: 1 Punkt.
   *[no] { $player } mischt das Elixier { $elixir } aus { $cards }: 1 Punkt.
}
event-mixed-elixir = { $you ->
    [yes] Du mischst das Mischelixier von 17 aus { $cards }.
   *[no] { $player } mischt das Mischelixier von 17 aus { $cards }.
}
event-bonus = { $you ->
    [yes] Du bekommst die Bonuskarte „{ $bonus }“: 1 Punkt.
   *[no] { $player } bekommt die Bonuskarte „{ $bonus }“: 1 Punkt.
}
event-discarded = { $you ->
    [yes] Du legst { $card } in den Markt.
   *[no] { $player } legt { $card } in den Markt.
}
event-refilled = In den Markt kommt { $card }.
event-turn-ended = { $you ->
    [yes] Du beendest deinen Zug.
   *[no] { $player } beendet den Zug.
}
event-turn-ended-by-itself = { $you ->
    [yes] Du hast weniger als 2 Karten, und dein Zug endet.
   *[no] { $player } hat weniger als 2 Karten, und der Zug endet.
}
event-won = { $you ->
    [yes] Du gewinnst mit { $points } Punkten.
   *[no] { $player } gewinnt mit { $points } Punkten.
}
event-abandoned = { $turns ->
    [one] Die Partie wird nach { $turns } Zug abgebrochen. Niemand gewinnt.
   *[other] Die Partie wird nach { $turns } Zügen abgebrochen. Niemand gewinnt.
}

## Moves, as a button says them

move-draw = Eine Karte ziehen
move-take = { $card } nehmen
move-trade = { $card } gegen { $cards } tauschen
move-trade-begun = { $card } tauschen gegen …
move-mix = { $elixir } aus { $cards } mischen
move-mix-begun = { $elixir } mischen aus …
move-discard = { $cards } in den Markt legen
move-end-turn = Den Zug beenden
move-end-turn-although = Den Zug beenden (noch möglich: { $elixirs })

## What is asked

prompt-pick = Holen: ziehen, aus dem Markt nehmen oder aus der Hand tauschen.
prompt-mix = Ein Elixier aus genau seinem Wert mischen oder den Zug beenden.
prompt-nothing-to-mix = Keine Karten ergeben genau ein Elixier. Den Zug beenden.
prompt-trade = { $ways ->
    [0] Genau { $need }. Bestätigen, um { $card } zu tauschen.
    [one] { $card } gegen genau { $need } tauschen: bisher { $have }. Noch 1 Möglichkeit.
   *[other] { $card } gegen genau { $need } tauschen: bisher { $have }. Noch { $ways } Möglichkeiten.
}
prompt-mix-cards = { $ways ->
    [0] Genau { $need }. Bestätigen, um { $elixir } zu mischen.
    [one] { $elixir } aus genau { $need } mischen: bisher { $have }. Noch 1 Möglichkeit.
   *[other] { $elixir } aus genau { $need } mischen: bisher { $have }. Noch { $ways } Möglichkeiten.
}
prompt-discard = { $need ->
    [one] { $need } Karte in den Markt legen. Danach wählt { $player }.
   *[other] Karten in den Markt legen: { $have } von { $need }. Danach wählt { $player }.
}
prompt-other-picks = { $you ->
    [yes] Du holst Zutaten.
   *[no] { $player } holt Zutaten.
}
prompt-other-mixes = { $you ->
    [yes] Du darfst mischen.
   *[no] { $player } darf mischen.
}
prompt-other-discards = { $you ->
    [yes] Du hast zu viele Karten.
   *[no] { $player } legt überzählige Karten in den Markt.
}
prompt-over = Die Partie ist zu Ende.

## What a move is known to bring

preview-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
preview-bonus = Bonuskarte „{ $bonus }“
preview-next-elixir = danach liegt { $elixir } oben
preview-mixable = ermöglicht { $elixirs }
preview-discards = { $cards ->
    [one] { $cards } Karte muss in den Markt
   *[other] { $cards } Karten müssen in den Markt
}
preview-ends-turn = beendet den Zug
preview-wins = gewinnt die Partie

## Notes for newcomers

note-pick = Dein Zug beginnt mit einer Karte: vom Stapel ziehen, aus dem Markt nehmen oder tauschen.
note-mix = Mische Karten einer Farbe, die zusammen genau den Wert des Elixiers haben. Das ist 1 Punkt.
note-trade = Beim Tausch gibst du eine Handkarte für Marktkarten mit derselben Summe: eine 7 für 6 und 1.
note-mixed = Das nächste Elixier dieser Farbe braucht eine höhere Summe. Sie steigen von 10 bis 15.
note-bonus = Eine Bonuskarte bekommt, wer zuerst schafft, was sie verlangt. Jede ist 1 Punkt.
note-discard = Fünf Karten behältst du. Was du in den Markt legst, dürfen die anderen nehmen.
note-wild = Ein Joker ist eine 4 in jeder Farbe, die du willst.
note-goal = Achte auf die Punkte: Wer das Ziel zuerst erreicht, gewinnt sofort.

## Why a move is not open

why-match-over = Die Partie ist zu Ende.
why-not-your-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $player } ist am Zug.
}
why-pick-first = Zuerst holen: ziehen, nehmen oder tauschen.
why-picked-already = Du hast in diesem Zug schon Zutaten geholt. Mischen oder den Zug beenden.
why-piles-empty = Nachziehstapel und Ablagestapel sind leer. Nehmen oder tauschen.
why-not-in-market = { $card } liegt nicht oder nicht oft genug im Markt.
why-not-in-hand = { $card } ist nicht oder nicht oft genug auf deiner Hand.
why-no-exact-trade = Für { $card } müssen Karten aus dem Markt genommen werden, die zusammen genau { $value } wert sind.
why-trade-sum = { $card } ist { $value } wert, aber die Karten dafür sind zusammen { $sum } wert.
why-cannot-mix = Das Elixier { $elixir } braucht Handkarten seiner Farbe oder Joker, die zusammen genau { $value } wert sind.
why-cannot-mix-17 = Das Mischelixier braucht Handkarten beliebiger Farben, die zusammen genau 17 wert sind.
why-other-colour = { $card } hat eine andere Farbe als das Elixier { $elixir }.
why-mix-sum = { $value ->
    [17] Das Mischelixier braucht genau { $value }, aber diese Karten sind zusammen { $sum } wert.
   *[other] Das Elixier { $elixir } braucht genau { $value }, aber diese Karten sind zusammen { $sum } wert.
}
why-no-more-elixirs = { $colour ->
    [blue] Es gibt keine blauen Elixiere mehr.
    [purple] Es gibt keine lila Elixiere mehr.
    [green] Es gibt keine grünen Elixiere mehr.
    [yellow] Es gibt keine gelben Elixiere mehr.
   *[red] Es gibt keine roten Elixiere mehr.
}
why-bonus-taken = { $you ->
    [yes] Du hast die Bonuskarte für das Mischelixier schon.
   *[no] { $player } hat die Bonuskarte für das Mischelixier schon.
}
why-discard-later = Karten kommen nur am Ende eines Zuges in den Markt, wenn mehr als { $limit } auf der Hand sind.
why-discard-first = { $owed ->
    [one] Zuerst { $owed } Karte in den Markt legen.
   *[other] Zuerst { $owed } Karten in den Markt legen.
}
why-discard-so-many = { $owed ->
    [one] Genau { $owed } Karte muss in den Markt, nicht { $chosen }.
   *[other] Genau { $owed } Karten müssen in den Markt, nicht { $chosen }.
}

## Moves that cannot be understood

malformed-card = Es gibt keine Karte „{ $card }“. Karten heißen blue-1 bis red-7 und wild.
malformed-elixir = Es gibt kein Elixier „{ $elixir }“. Elixiere heißen { $elixirs }.
malformed-pieces = { $pieces ->
    [0] „{ $verb }“ steht allein, ohne Spielteil.
    [one] „{ $verb }“ braucht { $pieces } Spielteil.
   *[other] „{ $verb }“ braucht { $pieces } Spielteile.
}

## Positions that cannot be

position-no-such-seat = Nur die ersten { $seats } Plätze spielen mit.
position-cards = Alle Stapel und Hände zusammen enthalten { $found }-mal { $card }; es muss { $expected }-mal sein.
position-hand-size = Der Wert ist { $found }, aber die Zahl der Handkarten ist { $expected }.
position-known = Von { $card } sind mehr Karten öffentlich bekannt, als auf der Hand sind.
position-elixir = { $found ->
    [one] Das Elixier { $elixir } liegt vor { $found } Person; es muss entweder auf seinem Stapel oder vor einer einzigen Person liegen.
   *[other] Das Elixier { $elixir } liegt vor { $found } Personen; es muss entweder auf seinem Stapel oder vor einer einzigen Person liegen.
}
position-points = Der Wert ist { $found }, aber Elixiere und Bonuskarten ergeben { $expected }.
position-winner = Gewonnen hat, wer mindestens { $goal } Punkte hat, und niemand sonst; dann ist die Partie zu Ende.
position-waiting = Solange die Partie läuft, schuldet der Platz, der am Zug ist, eine Entscheidung, und kein anderer.
position-between-moves = Eine Stellung liegt zwischen ganzen Spielzügen; es darf gerade nicht getauscht, gemischt oder in den Markt gelegt werden.
position-turn = Der erste Zug hat die Nummer 1.
position-over = Eine Partie ist zu Ende, wenn jemand gewonnen hat, oder nach dem letzten Zug, den ihre Grenze erlaubt.
position-elixirs-this-turn = So viele Elixiere können in diesem Zug nicht gemischt worden sein.
position-hand-limit = Diese Hand kann höchstens { $limit } Karten haben.
position-choice = Was gefragt ist, passt nicht zu Hand und Korb.

## The scoring sheet

sheet-elixirs = Elixiere
sheet-total = Summe
sheet-won = { $you ->
    [yes] Du gewinnst in Zug { $turn } mit { $points } Punkten; nötig waren { $goal }.
   *[no] { $player } gewinnt in Zug { $turn } mit { $points } Punkten; nötig waren { $goal }.
}
sheet-nobody-won = { $turns ->
    [one] Niemand gewinnt: Die Partie wurde nach { $turns } Zug abgebrochen.
   *[other] Niemand gewinnt: Die Partie wurde nach { $turns } Zügen abgebrochen.
}

## Luck

luck-completing = Gezogene Karten, die ein Elixier vollendeten
luck-wild = Joker gezogen
