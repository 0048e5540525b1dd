# The rules of Glastonbury in German.

rules-title = Die Regeln von Glastonbury
rules-intro = Für 2 bis 4 Personen. Figuren gehen um ein Quadrat aus Karten. Eine Karte nach der anderen kommt in den eigenen Kessel, und die Zahl auf seiner obersten Karte sagt, wie weit die Figur als Nächstes geht. Was darunter liegt, will gemerkt sein: Am Ende bringen drei oder vier Karten einer Zutat Punkte, und eine Karte, die allein geblieben ist, kostet welche. Jeder Absatz hat eine Nummer; der Code, der ihn ausführt, und die Tests, die ihn belegen, nennen diese Nummer. Wo die gedruckten Regeln einen Zweifel lassen, sagt `rulings.md` (auf Englisch), wie entschieden wurde; eine solche Entscheidung wird in Klammern genannt, etwa (G3). Eine Option auf 0 lässt das Spiel so, wie es gedruckt ist.

chapter-1 = Die Karten
paragraph-1-1 = Es gibt 72 Zutatenkarten: 18 Sorten von Zutaten, jede mit den Werten 1, 2, 3 und 4, von jedem Wert eine Karte.
paragraph-1-2 = Acht Sorten haben die Farbe einer Figur, je zwei Sorten eine Farbe: Katzenhaare und Wachspuppen sind gelb, Froschschleim und Ranken grün, Drachenblut und Giftpilze rot, Molchaugen und Moose blau.
paragraph-1-3 = Die anderen zehn Sorten haben fünf andere Farben, wieder je zwei Sorten eine Farbe: Kürbisse und Schlangenpulver sind orange, Kräuter und Käfer lila, Wurzeln und Schimmelpilze braun, Fledermausflügel und Rabenfedern schwarz, Spinnweben und Rattenschwänze weiß. Wo die Sorten eine Reihenfolge brauchen, ist es die von 1.2 und dann die dieses Absatzes.
paragraph-1-4 = Zwei Karten sind Immuto. Sie haben den Wert 0 und keine Farbe und kommen wie Zutatenkarten in einen Kessel.
paragraph-1-5 = Zehn Karten sind Zauber: zwei Accio, zwei Declinatio, zwei Perluceo und vier Vanesco.
paragraph-1-6 = Jede Person hat eine Kesselkarte in der Farbe der eigenen Figur. Sie zeigt eine 2 und ist der Boden des Kessels: Sie ist keine Zutatenkarte, zählt nicht zu den Karten des Kessels und verlässt ihn nie (G18).
paragraph-1-7 = Es gibt zehn Rezepte, A1 bis A5 und B1 bis B5. Auf sie, und nicht auf die Zutatenkarten, verzichtet das Grundspiel (G40); die Option `recipes` bringt sie ins Spiel.

chapter-2 = Das Quadrat und der Ring
paragraph-2-1 = Die Karten liegen in einem Quadrat aus 6×6 Feldern, mit den Zeilen 0 bis 5 von Norden nach Süden und den Spalten 0 bis 5 von Westen nach Osten. Eckkarten füllen die vier Ecken und bleiben dort; jedes der anderen 32 Felder hält eine offene Karte oder ist eine Lücke.
paragraph-2-2 = Die Zeilen 1 bis 4 und die Spalten 1 bis 4 sind die acht Linien. Eine Linie sind alle ihre sechs Felder, von einer Seite des Quadrats zur anderen (G1).
paragraph-2-3 = Die äußeren Zeilen und Spalten, 0 und 5, sind keine Linien. Sind die vier Karten zwischen zwei Ecken fort, so hat das für sich keine Bedeutung (G2).
paragraph-2-4 = Die 16 inneren Felder liegen auf je zwei Linien, einer Zeile und einer Spalte. Die 16 Felder am Rand liegen auf je einer Linie. Jede Karte liegt also auf einer Linie.
paragraph-2-5 = Um das Quadrat führt ein Ring von 20 Stationen, nummeriert von 0 bis 19 im Uhrzeigersinn, beginnend an der Ecke im Nordwesten. Die Stationen 0, 5, 10 und 15 liegen an den Ecken.
paragraph-2-6 = Jede andere Station liegt am Ende einer Linie: die Stationen 1, 2, 3, 4 an den Spalten 1, 2, 3, 4; die Stationen 6, 7, 8, 9 an den Zeilen 1, 2, 3, 4; die Stationen 11, 12, 13, 14 an den Spalten 4, 3, 2, 1; die Stationen 16, 17, 18, 19 an den Zeilen 4, 3, 2, 1. So hat jede Linie an beiden Enden eine Station.
paragraph-2-7 = Die Figuren gehen auf dem Ring im Uhrzeigersinn. Jede Station ist ein Schritt, auch an einer Ecke und dort, wo schon eine Figur steht; an einer Station dürfen beliebig viele Figuren stehen.

chapter-3 = Vorbereitung
paragraph-3-1 = Zwei, drei oder vier Personen spielen mit. In der Reihenfolge der Plätze sind ihre Figuren gelb, grün, rot und blau.
paragraph-3-2 = Jede Figur beginnt an einer eigenen Ecke (G34). In der Reihenfolge der Plätze sind das zu viert die Stationen 0, 5, 10 und 15 und zu dritt 0, 5 und 10; zu zweit sind es gegenüberliegende Ecken, 0 und 10 (Gx4).
paragraph-3-3 = Zu zweit kommen die 8 Zutatenkarten einer unbenutzten Figurenfarbe aus dem Spiel: Rot oder Blau, das Los entscheidet. Die andere unbenutzte Farbe bleibt. Zu dritt und zu viert kommt keine Karte aus dem Spiel (G36).
paragraph-3-4 = Die Zutatenkarten, die Immuto und die Zauber werden zusammen durchgemischt (G40). Von diesen Karten werden 32 offen im Quadrat ausgelegt. Der Rest ist der Nachziehstapel: 52 Karten, zu zweit 44.
paragraph-3-5 = Alle legen ihre Kesselkarte vor sich hin. Noch hat kein Kessel eine Karte, und niemand hat einen Zauber.
paragraph-3-6 = Mit der Option `recipes` (1) erhält jede Person ein Rezept A und ein Rezept B, die die anderen nicht sehen. Übrige Rezepte kommen ungesehen zurück in die Schachtel. Ohne die Option (0) hat niemand ein Rezept.
paragraph-3-7 = Wer beginnt, entscheidet das Los (G37). Die Züge folgen einander im Uhrzeigersinn.

chapter-4 = Gehen
paragraph-4-1 = Ein Zug hat drei Teile, in dieser Reihenfolge und alle verbindlich: Die Figur geht, eine Karte wird genommen, die Lücke wird aufgefüllt.
paragraph-4-2 = Die Figur geht genau so viele Stationen weit, wie der Wert der obersten Karte im eigenen Kessel beträgt.
paragraph-4-3 = Ein Kessel ohne Karten zeigt die 2 seiner Kesselkarte, und die Figur geht 2 Stationen weit: im ersten Zug (G35) und immer dann wieder, wenn ein Kessel seine letzte Karte verloren hat (G18, G22).
paragraph-4-4 = Ein Immuto obenauf zeigt eine 0. Eine Figur an einer Linie bleibt dann, wo sie ist, und aus dieser Linie wird noch eine Karte genommen. Ist diese Karte ein Zauber, liegt der Immuto noch immer obenauf, und die Figur bleibt ein weiteres Mal (G23).
paragraph-4-5 = An einer Ecke kann ein Immuto obenauf kommen, wenn ein fremder Vanesco die Karte darüber wegnimmt. Die Figur geht dann nach der Karte unter dem Immuto; ein zweiter Immuto dort wird ebenfalls übergangen, und ist keine andere Karte mehr da, gilt die 2 der Kesselkarte. Die dabei angesehenen Karten werden allen gezeigt, wenn die Figur geht, und bleiben an ihrer Stelle (G24).
paragraph-4-6 = Von Ecke zu Ecke sind es 5 Schritte, und eine Figur an einer Ecke geht 1 bis 4 weit. So endet ein Weg von einer Ecke aus immer an einer Linie, und keine Figur beendet zwei Wege hintereinander an einer Ecke.

chapter-5 = Eine Karte nehmen
paragraph-5-1 = Wessen Figur an einer Linie steht, muss eine Karte dieser Linie nehmen. Jede ihrer Karten ist recht, ob nah oder fern (G1).
paragraph-5-2 = Wessen Figur an einer Ecke steht, nimmt keine Karte. Der Zug endet und nichts wird aufgefüllt, es sei denn, ein Declinatio bringt die Figur weiter (6.5).
paragraph-5-3 = Eine Zutatenkarte oder ein Immuto kommt nach dem Nehmen offen auf den Kessel und ist nun dessen oberste Karte. Die Karten darunter behalten ihre Reihenfolge.
paragraph-5-4 = Wer einen Accio oder einen Declinatio nimmt, legt ihn vor sich hin, einen Accio mit 2 Anwendungen und einen Declinatio mit 3. Nehmen ist nicht Anwenden; das ist ab dem nächsten eigenen Zug möglich (G14).
paragraph-5-5 = Ein Vanesco oder ein Perluceo wirkt nach dem Nehmen sofort (6.9, 6.13). Dann ist er verbraucht und liegt verdeckt neben dem Kessel.
paragraph-5-6 = Ein Zauber kommt nie in einen Kessel. Die oberste Karte und damit der nächste Weg bleiben gleich.
paragraph-5-7 = Hat eine Linie keine anderen Karten als Vanesco und Perluceo und wurde in diesem Zug kein Declinatio angewendet, muss eine von ihnen genommen werden oder mit Accio eine andere Karte (G12).

chapter-6 = Zauber
paragraph-6-1 = In einem Zug wird höchstens ein Zauber angewendet: einmal Accio oder einmal Declinatio oder ein Vanesco oder ein Perluceo, und niemals zwei davon zusammen (G13).
paragraph-6-2 = *Accio*: Wessen Figur an einer Linie steht, darf nach dem Weg einen Accio anwenden und eine beliebige Karte des Quadrats nehmen. Auch eine Karte der Linie, an der die Figur steht, darf so genommen werden (Gx3).
paragraph-6-3 = Mit Accio kann kein Vanesco und kein Perluceo genommen werden, wohl aber ein Accio oder ein Declinatio (G11). Gibt es keine Karte, die Accio nehmen könnte, ist er nicht anwendbar.
paragraph-6-4 = An einer Ecke ist Accio nicht anwendbar, welche Zauber auch immer sonst vorhanden sind (G16). An einer Linie ist er es auch mit einem Immuto obenauf, denn Bleiben ist ein Weg von 0 (G15).
paragraph-6-5 = *Declinatio*: Wessen Figur gerade an eine Ecke gekommen ist, darf einen Declinatio anwenden. Die Figur geht sofort weiter, wieder nach der obersten Karte, und aus der erreichten Linie wird eine Karte genommen. Sonst endet der Zug an der Ecke (G17).
paragraph-6-6 = In einem Zug mit Declinatio darf kein Vanesco und kein Perluceo genommen werden. Hat die Linie andere Karten, muss eine von diesen genommen werden; es darf ein Accio oder ein Declinatio sein (G11).
paragraph-6-7 = Mit jedem Gebrauch hat die Karte Accio oder Declinatio eine Anwendung weniger. Ohne Anwendungen ist sie verbraucht und liegt verdeckt neben dem Kessel.
paragraph-6-8 = Wer zwei Karten Accio oder zwei Karten Declinatio hat, wählt, welche von beiden angewendet wird; eine angebrochene wird vor einer unbenutzten angeboten (Gx2).
paragraph-6-9 = *Vanesco*: Alle anderen müssen die oberste Karte ihres Kessels abgeben, einen Immuto ebenso wie eine Zutatenkarte (G19), und auch die einzige Karte eines Kessels. Ein Kessel ohne Karten verliert nichts (G18).
paragraph-6-10 = Die abgegebenen Karten kommen verdeckt unter den Nachziehstapel, eine unter die andere, beginnend mit der im Uhrzeigersinn nächsten Person. Die letzte liegt also zuunterst (G20).
paragraph-6-11 = Ist der Nachziehstapel aufgebraucht, wenn der Vanesco wirkt, kommen alle abgegebenen Karten aus dem Spiel. Keine von ihnen füllt die Lücke auf (G21).
paragraph-6-12 = Wo ein Kessel eine Karte abgegeben hat, ist die Karte darunter nun die oberste Karte und bestimmt den nächsten Weg (G22).
paragraph-6-13 = *Perluceo*: Alle Karten des eigenen Kessels dürfen einmal angesehen werden. Ihre Reihenfolge bleibt, wie sie ist (G25).
paragraph-6-14 = Auf das Ansehen darf verzichtet werden. Der Perluceo ist trotzdem verbraucht und zählt als angewendet (Gx6).

chapter-7 = Auffüllen
paragraph-7-1 = Nach dem Nehmen kommt die oberste Karte des Nachziehstapels offen in die Lücke. Ein genommener Zauber wirkt vorher, und was er zu entscheiden gibt, ist beantwortet, bevor die neue Karte zu sehen ist (G21, Gx7). Dann ist im Uhrzeigersinn die nächste Person am Zug.
paragraph-7-2 = Die Karten, die ein Vanesco unter den Nachziehstapel gebracht hat, kommen nach allen anderen, in der Reihenfolge, in der sie dorthin kamen (G20).
paragraph-7-3 = Ist der Nachziehstapel aufgebraucht, bleiben die Lücken. Vorher wird jede Lücke in ihrem Zug aufgefüllt, und jede Linie hat am Ende eines Zuges sechs Karten (G8).

chapter-8 = Das Ende
paragraph-8-1 = Das Spiel ist zu Ende, sobald die letzte Karte einer Linie genommen wird. Das kann jede der acht Linien sein, die an der Figur oder eine, die sie kreuzt (G3). Beurteilt wird es nach dem Nehmen und vor dem Auffüllen, und es geschieht nur bei aufgebrauchtem Nachziehstapel (G8).
paragraph-8-2 = Die letzte Karte einer Linie kann auch mit Accio aus der Ferne genommen werden; das beendet das Spiel ebenso (G4).
paragraph-8-3 = Ist eine Karte die letzte ihrer Zeile und ihrer Spalte, so ist das ein einziges Ende (G5).
paragraph-8-4 = Weil die erste leere Linie das Spiel beendet, muss keine Figur je aus einer leeren Linie nehmen (G9).
paragraph-8-5 = Ist die letzte Karte eine Zutatenkarte oder ein Immuto, bleibt die Wahl: sie obenauf im Kessel *behalten* oder sie *ablehnen*, dann kommt sie aus dem Spiel. Zu Ende ist das Spiel in jedem Fall (G6).
paragraph-8-6 = Ist die letzte Karte ein Vanesco, wirkt er immer und kann nicht abgelehnt werden. Der Nachziehstapel ist aufgebraucht, also kommen die abgegebenen Karten aus dem Spiel. Der Vanesco ist verbraucht und zählt als angewendet (G7).
paragraph-8-7 = Ist die letzte Karte ein Perluceo, zeigt er nichts mehr. Wird er behalten, ist er verbraucht und zählt als angewendet (G26); wird er abgelehnt, kommt er aus dem Spiel und zählt nicht (G7).
paragraph-8-8 = Ist die letzte Karte ein Accio oder ein Declinatio, liegt sie danach unbenutzt vor der Person, die sie genommen hat, und hat keine Wirkung (G7).
paragraph-8-9 = Führt ein Declinatio an eine Linie, die keine anderen Karten als Vanesco und Perluceo hat, ist das Spiel sofort zu Ende, wie groß der Nachziehstapel auch ist. Keine Karte wird genommen, und jene Karten bleiben liegen (G10).
paragraph-8-10 = Beendet hat das Spiel, wer die letzte Karte genommen hat, behalten oder abgelehnt (G4, G6), oder wer diesen Declinatio angewendet hat (G10).
paragraph-8-11 = Mit der Option `turn_limit` wird eine Partie abgebrochen, in der nach so vielen Zügen das Spiel nicht zu Ende ist: Niemand gewinnt, und niemand erhält einen Rang. Ein Ende im letzten dieser Züge zählt noch. Die Punkte werden dann allein nach 9.1 und 9.2 gezählt, ohne Immuto und Rezepte. An einem Tisch ist die Option ausgeschaltet (0).
paragraph-8-12 = Jede Partie endet von selbst: Mehr als 96 Karten können nicht genommen werden, und niemand verbringt zwei Züge hintereinander an Ecken (4.6). Sie hat also weniger als 200 Züge.

chapter-9 = Wertung
paragraph-9-1 = Die Zutatenkarten jedes Kessels werden Sorte für Sorte gezählt. Eine einzelne Karte einer Sorte kostet ihren Wert. Zwei Karten bringen nichts. Drei Karten bringen die Summe ihrer Werte. Vier Karten bringen die Summe ihrer Werte und einen Bonus von 5 Punkten.
paragraph-9-2 = In der Farbe der eigenen Figur zählen die Werte doppelt, was sie kosten ebenso wie was sie bringen; der Bonus von 5 wird nicht verdoppelt. Eine Figurenfarbe, die niemand hat, zählt wie jede andere Farbe (G33).
paragraph-9-3 = Nach dem Ende des Spiels wird jeder Immuto nach eigener Wahl einer Sorte hinzugefügt, von der mindestens eine Zutatenkarte in demselben Kessel liegt. Ohne Zutatenkarten wird er nirgends hinzugefügt (G31).
paragraph-9-4 = Ein Immuto ist eine weitere Karte seiner Sorte, mit dem Wert 0: Eine einzelne Karte kostet nichts mehr, zwei Karten bringen ihre Werte, drei Karten bringen auch den Bonus. Zu vier Karten fügt er keine Punkte hinzu (G31).
paragraph-9-5 = Zwei Immuto in einem Kessel dürfen zwei Sorten oder derselben hinzugefügt werden. Mit beiden bringt eine einzelne Karte ihren Wert, und zwei Karten bringen ihre Werte und den Bonus (G31).
paragraph-9-6 = Ein Beispiel: Im blauen Kessel liegen Molchaugen 1, 2, 3 und 4 für 25 Punkte (zweimal 10, dazu 5), Kürbisse 1, 3 und 4 für 8 Punkte, Ranken 3 und 4 für 0 Punkte und Moose 4 für −8 Punkte. Das sind zusammen 25 Punkte.
paragraph-9-7 = Mit einem Immuto wären es in demselben Kessel 30 Punkte, wenn er den Kürbissen hinzugefügt wird, 32 Punkte mit den Ranken, 33 Punkte mit den Moosen und noch immer 25 Punkte mit den Molchaugen.
paragraph-9-8 = Zauber bringen und kosten keine Punkte, verbraucht oder nicht.
paragraph-9-9 = Wer die meisten Punkte hat, gewinnt. Haben mehrere die meisten Punkte, teilen sie den Sieg (G38).
paragraph-9-10 = Wer gewinnt, hat den ersten Rang. Die anderen folgen nach Punkten, die auch unter 0 liegen können; bei gleich vielen Punkten wird ein Rang geteilt.

chapter-10 = Rezepte
paragraph-10-1 = Mit der Option `recipes` werden die Rezepte nach den Zutaten gezählt. Ein erfülltes Rezept bringt der Person, die es hat, Punkte; ein unerfülltes kostet nichts.
paragraph-10-2 = Jedes Rezept A hat eine Farbe, die keine Figur hat: A1 Orange, A2 Lila, A3 Braun, A4 Schwarz, A5 Weiß.
paragraph-10-3 = Ein Rezept A ist erfüllt, wenn die Person, die es hat, mehr Karten dieser Farbe im Kessel hat als jede andere. Es bringt zu zweit und zu dritt 1 Punkt für jede dieser Karten, zu viert 2 Punkte für jede (G27).
paragraph-10-4 = Für ein Rezept A ist ein Immuto eine Karte in der Farbe der Sorte, der er hinzugefügt wurde, auch wenn diese Sorte schon alle vier Karten hat (G31). Er zählt bei allen im Vergleich, und er bringt Punkte (G28). Mit der Option `immuto_counts_points_only` zählt er im Vergleich nicht und bringt dennoch seine Punkte, wo das Rezept erfüllt ist.
paragraph-10-5 = Bei Gleichstand ist ein Rezept nicht erfüllt, ob es nun mehr oder weniger als bei allen anderen verlangt (G29).
paragraph-10-6 = Ein Rezept B bringt 10 Punkte. Es zählen die Karten, die am Ende in den Kesseln liegen, nicht die verlorenen oder abgelehnten (Gx1).
paragraph-10-7 = B1: weniger Karten im Kessel haben als jede andere Person, Immuto eingeschlossen.
paragraph-10-8 = B2: weniger Karten mit dem Wert 4 haben als jede andere Person. Ein Immuto ist niemals eine 4 (G32).
paragraph-10-9 = B3: weniger Zauberkarten angewendet haben als jede andere Person. Ein Vanesco oder ein Perluceo zählt als angewendet, wenn er genommen wird (siehe aber 8.7), ein Accio oder ein Declinatio ab der ersten Anwendung, und jede Karte zählt einmal (G26).
paragraph-10-10 = B4: mehr Karten mit dem Wert 1 haben als jede andere Person. Ein Immuto ist niemals eine 1 (G32).
paragraph-10-11 = B5: das Spiel beendet haben, wie 8.10 es sagt (G10).

chapter-11 = Wer was weiß
paragraph-11-1 = Öffentlich sind das Quadrat, die Figuren, die oberste Karte jedes Kessels und die Zahl seiner Karten, die Zahl der Karten im Nachziehstapel und derer, die aus dem Spiel sind (Gx5), alle Zauber, die vor jemandem liegen, mit ihren Anwendungen und auch die verbrauchten (G39), und die Farbe, die aus dem Spiel gekommen ist.
paragraph-11-2 = Niemand darf die Karten unter der obersten Karte eines Kessels ansehen, auch nicht die des eigenen (G39).
paragraph-11-3 = Was genommen und was verloren wird, sehen alle in dem Augenblick, in dem es geschieht. Später sagt nichts, was während der Partie gezeigt wird, weder nacherzählte Züge noch Hinweise noch Vorschauen, was in einem Kessel liegt (G39).
paragraph-11-4 = Niemand kennt die Karten des Nachziehstapels, die noch nie offen gelegen haben. Welche Karten ein Vanesco unter sie gebracht hat und welche seit Beginn aus dem Spiel gekommen sind, wird ebenfalls nicht gezeigt (Gx5).
paragraph-11-5 = Die Option `cauldrons` sagt, wie streng das ist (G39). Geschlossen (0): wie hier gesagt. Notizen (1): ebenso, und alle dürfen Notizen für sich allein machen. Offen (2): Alle dürfen jederzeit alle Kessel durchsehen, dazu die Karten, die ein Vanesco unter den Nachziehstapel oder aus dem Spiel gebracht hat.
paragraph-11-6 = Ein Perluceo zeigt den Kessel nur der Person, der er gehört, in seiner Reihenfolge, bis sie mit dem Ansehen fertig ist. Dass sie nachsieht, ist öffentlich.
paragraph-11-7 = Ein Rezept ist das Geheimnis der Person, die es hat und es jederzeit ansehen darf. Niemand kennt die Rezepte in der Schachtel.
paragraph-11-8 = Während die Immuto den Sorten hinzugefügt werden, liegen alle Kessel offen, und die Rezepte bleiben geheim. Alle, die einen Immuto haben, wählen zur selben Zeit, und die Wahlen werden zusammen gezeigt, wenn die letzte getroffen ist. Erst dann werden die Rezepte gezeigt (G30).
paragraph-11-9 = Wenn die Partie vorbei ist, ist alles offen.

chapter-12 = Ein Schritt nach dem anderen
paragraph-12-1 = Wer an eine Ecke kommt und einen Declinatio mit einer übrigen Anwendung hat, wird gefragt: ihn anwenden oder *bleiben*. Ohne einen solchen gibt es keine Frage; der Zug geht vorüber.
paragraph-12-2 = An einer Linie wird gefragt, welche Karte genommen wird und wie, ohne Zauber oder mit Accio; beides ist eine Antwort. Das wird immer gefragt, auch wenn nur eine einzige Karte genommen werden kann.
paragraph-12-3 = Sind Rezepte in der Partie, so sagt, wer einen angebrochenen und einen unbenutzten Accio oder Declinatio hat, in derselben Antwort, welcher angewendet wird. Sonst macht es keinen Unterschied, und angewendet wird der mit weniger übrigen Anwendungen (Gx2, Gx8).
paragraph-12-4 = Wer einen Perluceo genommen hat, sieht nach und antwortet *fertig* oder tut das ohne nachzusehen. Mit weniger als zwei Karten im Kessel, bei offenen Kesseln oder am Ende des Spiels gibt es nichts zu erfahren, und nichts wird gefragt (Gx8).
paragraph-12-5 = *Behalten* oder *ablehnen* wird bei einer Zutatenkarte oder einem Immuto gefragt und, wenn Rezepte in der Partie sind, auch bei einem Perluceo; ohne Rezepte wird ein Perluceo ungefragt behalten (Gx8).
paragraph-12-6 = Für jeden Immuto wird eine Sorte genannt, bei zwei Immuto erst eine Sorte, dann dieselbe oder eine spätere in der Reihenfolge von 1.3. So hat jede Wahl genau einen Pfad. Wer nur Karten einer einzigen Sorte oder keine Zutatenkarten hat oder für den zweiten Immuto nur eine Sorte nennen kann, wird nicht gefragt (Gx8).
paragraph-12-7 = Alle Antworten zu den Immuto sind zur selben Zeit fällig. Vorgeschlagen wird allen die Sorte, mit der die eigenen Zutaten die meisten Punkte bringen (G30).
paragraph-12-8 = Was nichts ändern kann, wird nicht gefragt, und ob etwas gefragt wird, hängt nur davon ab, was alle wissen (Gx8). Eine Antwort gilt sofort; innerhalb der Regeln gibt es kein Zurück.
