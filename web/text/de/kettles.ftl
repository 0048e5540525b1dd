# The words of the square of Glastonbury and Kupferkessel Co. in the browser, in German.

kettle-mark = { $colour ->
    [white] We
    [yellow] Ge
    [grey] Gr
    [orange] Or
    [green] Gn
    [red] Ro
    [blue] Bl
    [brown] Br
    [purple] Li
    [lilac] Li
   *[black] Sw
}
kettle-sign = { $sign ->
    [wand-and-hat] Zauberstab und Hut
   *[exploding-cauldron] explodierender Kessel
}
kettle-double-mine = zählt für dich doppelt
kettle-double-other = zählt für { $player } doppelt
kettle-card-name = { $place } von { $places }: { $card }. { $effect }
kettle-pawn = Figur von { $player }, Station { $stop }
kettle-pile = { $cards ->
    [0] Stapel: aufgebraucht
    [one] Stapel: { $cards } Karte
   *[other] Stapel: { $cards } Karten
}
kettle-few = { $cards ->
    [one] { $line } hat noch { $cards } Karte
   *[other] { $line } hat noch { $cards } Karten
}
kettle-cauldron = { $cards ->
    [one] Dein Kessel: { $cards } Karte, oben { $top }
   *[other] Dein Kessel: { $cards } Karten, oben { $top }
}
kettle-no-top = nichts
kettle-top = Oben: { $card }
kettle-next = Nächste Station: { $stop }
kettle-height = { $cards ->
    [one] { $cards } Karte im Kessel
   *[other] { $cards } Karten im Kessel
}
kettle-spell = { $uses ->
    [one] { $spell }, noch { $uses } Anwendung
   *[other] { $spell }, noch { $uses } Anwendungen
}
kettle-spell-up = Accio: Nimm eine angehobene Karte. Tippe den Zauber noch einmal an, um ihn zurückzulegen.
kettle-take = Nehmen
kettle-point = Nimm eine angehobene Karte: Ihre Zahl ist dein nächster Weg.
kettle-place = Tippe den Haufen an, zu dem Immuto kommt. Die Zahl sagt, was deine Zutaten brächten.
kettle-corner = Ecke: keine Karte in diesem Zug.
kettle-corner-passed = An der Ecke gab es keine Karte. Nimm jetzt eine angehobene.
kettle-lost = Verloren: { $card }.
kettle-corner-card = Ecke
kettle-gap = Lücke
kettle-as-table = Das Quadrat als Tabelle
kettle-row = { $row ->
    [0] Oberer Rand
    [5] Unterer Rand
   *[1] Zeile { $row }
}
kettle-column = { $column ->
    [0] Linker Rand
    [5] Rechter Rand
   *[1] Spalte { $column }
}
kettle-private = Dein Kessel, nur für deine Augen
kettle-sorted = Sortiert
kettle-recipes = Rezepte
kettle-recipes-private = Nur du siehst sie.
kettle-notes = Notizen
kettle-notes-private = Nur du siehst deine Striche. Nichts wird für dich eingetragen.
kettle-cauldrons = Kessel
kettle-skip = Überspringen
kettle-sum = { $points ->
    [one] { $player }: { $shown } Punkt durch Zutaten
   *[other] { $player }: { $shown } Punkte durch Zutaten
}
