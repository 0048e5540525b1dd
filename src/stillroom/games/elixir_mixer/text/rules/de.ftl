# The rules of Elixir Mixer in German.

rules-title = Die Regeln von Elixir Mixer
rules-intro = Für 2 bis 4 Personen. Es gilt, Zutatenkarten zu sammeln, daraus Elixiere von genau passendem Wert zu mischen und vor allen anderen eine bestimmte Zahl von Punkten zu erreichen. Jeder Absatz hat eine Nummer; der Code, der ihn ausführt, und die Tests, die ihn belegen, nennen diese Nummer. Wo die gedruckten Regeln einen Zweifel lassen, sagt `rulings.md` (auf Englisch), wie entschieden wurde; eine solche Entscheidung wird in Klammern genannt, etwa (E16).

chapter-1 = Die Karten
paragraph-1-1 = Es gibt 72 Zutatenkarten. Siebzig davon haben eine Farbe: blaue Augen, lila Spinnen, grüne Würmer, gelbe Eidechsen und rote Pilze. Jede Farbe hat die Werte 1 bis 7, von jedem Wert zwei Karten.
paragraph-1-2 = Die anderen beiden sind Joker. Ein Joker hat immer den Wert 4 und darf für jede Farbe stehen (E4).
paragraph-1-3 = Es gibt 30 Elixiere: für jede der fünf Farben einen Stapel mit den Werten 10 bis 15 in aufsteigender Reihenfolge, die 10 obenauf. Nur das oberste Elixier eines Stapels kann gemischt werden.
paragraph-1-4 = Es gibt 10 Bonuskarten, die offen ausliegen: *alle fünf Farben*, *drei einer Farbe*, *drei in Folge*, *zwei Elixiere*, *vier Karten* einmal für jede Farbe und *Mischelixier*.

chapter-2 = Vorbereitung
paragraph-2-1 = Zwei, drei oder vier Personen spielen mit (E30).
paragraph-2-2 = Die Zutatenkarten werden durchgemischt und bilden den Nachziehstapel. Jede Person erhält davon fünf Karten als Hand, die nur sie selbst sieht.
paragraph-2-3 = Sechs Karten vom Nachziehstapel werden offen ausgelegt. Sie sind der Markt.
paragraph-2-4 = Wer beginnt, entscheidet das Los (E29). Die Züge folgen einander im Uhrzeigersinn.

chapter-3 = Zutaten holen
paragraph-3-1 = Ein Zug beginnt mit dem Holen von Zutaten. Wer am Zug ist, muss genau eines von drei Dingen tun: ziehen, nehmen oder tauschen (E7, E9).
paragraph-3-2 = *Ziehen*: Die oberste Karte des Nachziehstapels kommt auf die Hand, ohne dass die anderen sie sehen.
paragraph-3-3 = Wenn eine Karte gebraucht wird und der Nachziehstapel aufgebraucht ist, wird der Ablagestapel durchgemischt und zum neuen Nachziehstapel. Das geschieht nicht früher: Auch mitten im Auffüllen des Marktes wird zuerst der alte Stapel aufgebraucht. Sind beide Stapel leer, kann niemand ziehen (E16).
paragraph-3-4 = *Nehmen*: Eine Karte wird aus dem Markt auf die Hand genommen. Der Markt wird nicht vor dem Ende des Zuges aufgefüllt (E11).
paragraph-3-5 = *Tauschen*: Eine Handkarte wird an den Markt gegeben; dafür werden eine oder mehrere Karten aus dem Markt genommen, deren Werte zusammen genau den Wert der gegebenen Karte ergeben. Eine einzelne Karte von gleichem Wert genügt, sogar eine identische (E8). Ohne genaue Summe im Markt lässt sich eine Karte nicht tauschen, und mit leerer Hand gibt es nichts zu tauschen (E10).
paragraph-3-6 = Die gegebene Karte kommt erst in den Markt, wenn der Tausch vollständig ist; sie ist also nie unter den Karten, die dafür genommen werden (E8).

chapter-4 = Elixiere mischen
paragraph-4-1 = Nach dem Holen dürfen beliebig viele Elixiere gemischt werden, auch gar keines; dann wird der Zug beendet. Mit weniger als zwei Karten auf der Hand lässt sich nichts mischen; das sehen alle, und der Zug endet von selbst.
paragraph-4-2 = Ein Elixier wird aus Handkarten seiner eigenen Farbe und Jokern gemischt, deren Werte zusammen genau seinen Wert ergeben. Solche Karten dürfen frei gewählt werden, auch ein Joker, der nicht gebraucht wird (E5).
paragraph-4-3 = Die verwendeten Karten kommen auf den Ablagestapel und können für nichts anderes verwendet werden (E18). Wer das Elixier gemischt hat, legt es vor sich hin; es ist 1 Punkt wert.
paragraph-4-4 = Das nächste Elixier des Stapels liegt sofort offen und kann noch im selben Zug gemischt werden (E17). Ein leerer Stapel hat keine Elixiere mehr (E28).

chapter-5 = Bonuskarten
paragraph-5-1 = Eine Bonuskarte ist 1 Punkt wert. Sie geht an die Person, die ihre Bedingung zuerst erfüllt, und bleibt dort. Alle außer dem *Mischelixier* werden nach jedem Mischen von selbst vergeben (E24); ein Elixier darf für mehrere von ihnen zählen (E19).
paragraph-5-2 = *Alle fünf Farben*: mindestens ein Elixier jeder Farbe besitzen.
paragraph-5-3 = *Drei einer Farbe*: drei Elixiere derselben Farbe besitzen.
paragraph-5-4 = *Drei in Folge*: Elixiere mit drei aufeinanderfolgenden Werten besitzen, in beliebigen Farben und in beliebiger Reihenfolge gemischt (E23).
paragraph-5-5 = *Zwei Elixiere*: im selben Zug zwei Elixiere von den Stapeln mischen (E22).
paragraph-5-6 = *Vier Karten*: ein Elixier der angegebenen Farbe aus mindestens vier Karten mischen, Joker eingeschlossen (E20). Das wird im Augenblick des Mischens beurteilt (E21). Mit der Option `four_cards_exactly` zählen mehr als vier Karten nicht.
paragraph-5-7 = *Mischelixier*: Solange diese Bonuskarte ausliegt, darf, wer am Zug ist, Handkarten beliebiger Farben, Joker eingeschlossen, mit einer Summe von genau 17 auf den Ablagestapel abwerfen und erhält dafür die Bonuskarte. Das ist nach dem Holen möglich, und zwar vor, zwischen und nach dem Mischen der Elixiere des Zuges (E1, E3, E25).
paragraph-5-8 = Das Mischelixier ist eine Bonuskarte und zählt nicht als Elixier (E2). Mit der Option `mixed_elixir_counts` zählt es als eines der *zwei Elixiere* eines Zuges und, wenn es aus mindestens vier Karten einer Farbe und Jokern besteht, für *vier Karten* dieser Farbe, wie 5.6 es sagt.

chapter-6 = Den Zug beenden
paragraph-6-1 = Während eines Zuges darf eine Hand über fünf Karten hinauswachsen. Wer den Zug mit mehr als fünf Karten beendet, legt Karten nach freier Wahl offen in den Markt, bis fünf übrig sind: nicht weniger, und sobald das begonnen hat, wird nichts mehr gemischt (E13, E15). Eine kleinere Hand wird nicht aufgefüllt (E14).
paragraph-6-2 = Hat der Markt weniger als sechs Karten, wird er vom Nachziehstapel auf sechs aufgefüllt. Mehr als sechs bleiben liegen; eine Obergrenze gibt es nicht (E12, E13). Die Stapel reichen immer aus: Auf allen Händen zusammen sind nicht mehr als zwanzig Karten (E16).
paragraph-6-3 = Dann ist im Uhrzeigersinn die nächste Person am Zug.

chapter-7 = Ende der Partie
paragraph-7-1 = Wer zuerst mindestens 8 Punkte hat, gewinnt; zu zweit sind es mindestens 10. Die Partie endet sofort, wenn die Bonuskarten für dieses Mischen vergeben sind, oder mit dem Mischelixier: Es wird nichts mehr in den Markt gelegt und nichts mehr aufgefüllt, und niemand ist noch einmal am Zug (E27).
paragraph-7-2 = Wer gewinnt, hat den ersten Rang. Die anderen folgen nach Punkten; bei gleich vielen Punkten wird ein Rang geteilt.
paragraph-7-3 = Mit der Option `turn_limit` wird eine Partie abgebrochen, in der nach so vielen Zügen niemand gewonnen hat: Niemand gewinnt, und niemand erhält einen Rang (E31). Ein Sieg im letzten dieser Züge zählt noch. An einem Tisch ist die Option ausgeschaltet (0).

chapter-8 = Wer was weiß
paragraph-8-1 = Geheim sind die Karten auf einer Hand und die Karten, die auf sie gezogen werden. Niemand weiß, was der Nachziehstapel bringen wird.
paragraph-8-2 = Öffentlich sind der Markt, der Ablagestapel, die Elixiere und Bonuskarten aller, die Zahl der Karten auf jeder Hand und im Nachziehstapel, dass jemand zieht, und alles, was genommen, getauscht, gemischt oder in den Markt gelegt wird.
paragraph-8-3 = Haben alle gesehen, wie eine Karte auf eine Hand kam, so ist öffentlich bekannt, dass sie dort ist. Verlässt eine Karte derselben Sorte diese Hand, kann es jene gewesen sein: Eine weniger ist bekannt.

chapter-9 = Eine Karte nach der anderen
paragraph-9-1 = Ein Programm nennt die Karten beim Tauschen, beim Mischen und beim Legen in den Markt eine nach der anderen, von der höchsten Sorte abwärts (der Joker, dann Rot 7 bis Rot 1, Gelb, Grün, Lila, Blau), und angeboten werden nur Karten, die noch zur genauen Summe oder Zahl führen können. So hat jede Wahl von Karten genau einen Weg, und kein Weg ist eine Sackgasse. Was genannt ist, gilt sofort; innerhalb der Regeln gibt es kein Zurück.
