# The words of the board of Elixir Mixer, in German.

elixir-mark = { $colour ->
    [blue] Bl
    [purple] Li
    [green] Gn
    [yellow] Ge
    [red] Ro
   *[any] Jo
}
elixir-mixed = Misch
elixir-market = Markt
elixir-hand = Deine Hand
elixir-sum-exact = { $sum } von genau { $need }
elixir-exactly = genau { $need }
elixir-hand-sum = { $sum }, genau { $need }
elixir-hand-empty = Deine Hand ist leer.
elixir-elixirs = Elixiere
elixir-bonuses = Bonuskarten
elixir-balance = Waage
elixir-sum = { $sum } von { $need }
elixir-ways = { $ways ->
    [one] geht { $ways }-mal auf
   *[other] geht { $ways }-mal auf
}
elixir-put-back = Zurück
elixir-put-card-back = { $card } zurücklegen
elixir-take-back = Zurück
elixir-clear = Alles zurück
elixir-wins = Sieg
elixir-on-shelf = { $four ->
    [yes] { elixir-colour-of }, Elixier { $value }. Aus vier Karten bringt es eine Bonuskarte.
   *[no] { elixir-colour-of }, Elixier { $value }
}
elixir-colour-of = { $colour ->
    [blue] Blau
    [purple] Lila
    [green] Grün
    [yellow] Gelb
   *[red] Rot
}
elixir-pile-empty = { elixir-colour-of }: keine Elixiere mehr
elixir-pile-name = { $cards ->
    [one] Nachziehstapel, { $cards } Karte
   *[other] Nachziehstapel, { $cards } Karten
}
elixir-how-to-pick = Zieh, nimm aus dem Markt, oder berühre eine Handkarte, um sie gegen genau ihren Wert zu tauschen.
elixir-how-to-trade = Wähle im Markt Karten für genau { $need }.
elixir-how-to-mix = Wähle Karten deiner Hand für genau { $need }.
elixir-how-to-discard = Wähle Karten deiner Hand.
elixir-note = { $title }: du hast { $mine } von { $need }, { $rival } { $theirs }. { $takes }
elixir-note-watched = { $title }: { $rival } hat { $theirs } von { $need }. { $takes }
elixir-four-cards = vier Karten
elixir-left = noch { $left }
elixir-mixed-taken = Das Mischelixier ist vergeben
elixir-four-note = Vier Karten: noch { $left }. Mische ein Elixier einer Farbe aus mindestens vier Karten.
elixir-takes = { $bonus ->
    [all-five-colours] Ein Elixier jeder Farbe besitzen.
    [three-of-one-colour] Drei Elixiere derselben Farbe besitzen.
    [three-in-a-row] Elixiere dreier Werte in Folge besitzen, in beliebigen Farben.
    [two-elixirs] Zwei Elixiere im selben Zug mischen.
    [mixed-elixir] Karten beliebiger Farben im Wert von genau 17 abgeben.
   *[other] Ein Elixier dieser Farbe aus mindestens vier Karten mischen.
}
elixir-figures = { $points } von { $goal } Punkten, Karten auf der Hand: { $hand }, Elixiere: { $elixirs }
elixir-none-yet = Noch nichts.
elixir-hand-of = { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
elixir-unknown-cards = { $cards ->
    [one] und { $cards } Karte, die niemand gesehen hat
   *[other] und { $cards } Karten, die niemand gesehen hat
}
