# The words of the terminal client in German.

## Commands

command-help = hilfe
command-moves = spielzüge
command-why = warum
command-undo = zurück
command-hint = tipp
command-log = verlauf
command-seats = plätze
command-rules = regeln
command-quit = verlassen
about-help = diese Seite, auch „?“
about-moves = alle möglichen Spielzüge und was sie bringen
about-why = warum ein Spielzug nicht geht: „warum Rot 7 nehmen“
about-undo = den letzten Schritt zurücknehmen
about-hint = was ein Bot tun würde
about-log = alles, was geschehen ist
about-seats = was alle vor sich haben
about-rules = die Regeln; „regeln 3“ ein Kapitel, „regeln 3.5“ ein Absatz
about-quit = gehen; die Partie bleibt erhalten und wird wieder angeboten

## Help

help-game = Das Spiel in fünf Sätzen
help-typing = Was du tippen kannst
help-how = Einen Spielzug mit seiner Nummer, seinem Namen oder dem Anfang seines Namens. Nichts gilt endgültig, bevor eine neue Karte erscheint oder dein Zug endet: Bis dahin nimmt „zurück“ es zurück.
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
undo-far = Das geht weiter zurück als frei erlaubt, auch über die Spielzüge der Bots, und macht die Partie zur Übung. Noch einmal „zurück“, um es zu tun.
no-such-paragraph = Es gibt keinen Absatz { $wanted }; „regeln“ zeigt die Kapitel.
why-what = Sag welchen Spielzug, etwa „warum Rot 7 nehmen“.
why-open = Nichts verbietet es: Der Spielzug ist möglich.
hint = Ein Bot würde spielen: { $move }.
no-hint = Hier kein Rat; „spielzüge“ zeigt, was möglich ist.

## People and matches

guest = Gast
guest-number = Gast { $number }
curtain = Weitergeben an { $name }.
curtain-enter = Enter, wenn nur noch { $name } hinsieht{ " " }
plain-history = Zeilen bleiben im Verlauf dieses Terminals: Wer zurückblättert, sieht die Hände der anderen.
kept-match = Eine Partie wartet: Zug { $turn }, mit { $names }.
kept-question = Enter, um weiterzuspielen, eine Nummer, oder „neu“ für eine neue Partie:{ " " }
kept-new = neu
kept-for-later = Die Partie bleibt erhalten. „stillroom play { $game }“ setzt sie fort.
seal-intact = Siegel unversehrt ({ $seal } …): Die Würfel standen vor dem ersten Spielzug fest und blieben gleich.
practice = Übung: Es wurde mehr zurückgenommen, als im Ernst erlaubt ist.
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
