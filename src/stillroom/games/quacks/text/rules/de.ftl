# The rules of The Quacks of Quedlinburg in German.

rules-title = Die Regeln der Quacksalber von Quedlinburg
rules-intro = Für 2 bis 4 Personen. In neun Zügen ziehen alle Chips aus ihren Beuteln, füllen ihre Kessel so weit, wie sie sich trauen, und kaufen für das, was die Kessel bringen, neue Chips. Zu viele Knallerbsen, und ein Kessel explodiert. Jeder Absatz hat eine Nummer; der Code, der ihn ausführt, und die Tests, die ihn belegen, nennen diese Nummer. Wo die gedruckten Regeln einen Zweifel lassen, sagt `rulings.md` (auf Englisch), wie entschieden wurde; eine solche Entscheidung wird in Klammern genannt, etwa (Q18).

chapter-1 = Das Material
paragraph-1-1 = Es gibt 216 Chips in acht Farben. Weiß (Knallerbsen): 20 mit dem Wert 1, 8 mit dem Wert 2, 4 mit dem Wert 3. Orange (Kürbisse): 20 mit dem Wert 1. Grün (Kreuzspinnen): 15, 10 und 13 mit den Werten 1, 2 und 4. Blau (Krähenschädel): 14, 10, 10. Rot (Fliegenpilze): 12, 8, 10. Gelb (Alraunen): 13, 6, 10. Lila (Geisteratem): 15 mit dem Wert 1. Schwarz (Totenkopffalter): 18 mit dem Wert 1. Chips, die niemand hat, sind der Vorrat (Q44).
paragraph-1-2 = Option `draft_supply`: die Anzahlen aus einer frühen Fassung der Regeln, 215 Chips: Orange 22; Grün 15, 8, 13; Blau 12, 8, 10; Rot 12, 8, 10; Gelb 13, 8, 10; Lila 17; Schwarz 17; Weiß wie oben.
paragraph-1-3 = Ein Kessel ist eine Spirale aus 53 Feldern, gezählt von 0 in der Mitte bis 52, und einem Löffel dahinter, der als 53 zählt. Jedes Feld zeigt eine Anzahl Münzen, Siegpunkte und manchmal einen Rubin: 0 bis 14 Münzen je einmal, 15 bis 33 je zweimal, dazu 35 Münzen und 15 Punkte auf dem Löffel. Ein Feld erkennt man an seiner Stelle in der Spirale, nie an seiner gedruckten Zahl. Der Tropfen beginnt auf Feld 0.
paragraph-1-4 = Die Punkteleiste hat 50 Felder und wird immer wieder umrundet. Rattenschwänze hängen zwischen einem Feld und dem nächsten nach 1, 4, 7 und 10 und dann nach jeder geraden Zahl bis 48: 23 in jeder Umrundung.
paragraph-1-5 = Der Bonuswürfel hat sechs Seiten: zweimal 1 Punkt, 2 Punkte, einen Rubin, einen Schritt des Tropfens, einen orangen 1er-Chip.
paragraph-1-6 = Zu jedem farbigen Chip gehört ein Buch, das seinen Preis nennt und sagt, was er tut. Orange hat eine Seite, Schwarz eine für zwei Personen und eine für drei oder vier. Grün, Blau, Rot, Gelb und Lila haben je vier Seiten, nummeriert als Sets 1 bis 4.
paragraph-1-7 = Preise, für die Werte 1, 2 und 4, wo es sie gibt. Orange 3, Schwarz 10. Grün: 4, 8, 14 in Set 1; 6, 11, 18 in Set 2; 6, 11, 21 in Set 3; 4, 8, 14 in Set 4. Blau: 5, 10, 19, aber 4, 8, 14 in Set 3. Rot: 6, 10, 16 in Set 1; 4, 8, 14 in Set 2; 5, 9, 15 in Set 3; 7, 11, 17 in Set 4. Gelb: 8, 12, 18, aber 9, 13, 19 in Set 2. Lila: 9, 12, 10 und 11 in den Sets 1 bis 4. Weiße Chips sind nicht zu kaufen (Q46).
paragraph-1-8 = Rubine sind nicht begrenzt. Option `twenty_rubies`: Es gibt nur 20, und ein Rubin, der nicht da ist, wird nicht gewonnen (Q45).
paragraph-1-9 = Ein Chip, den jemand erhält, kommt sofort aus dem Vorrat in den Beutel. Ist er nicht mehr im Vorrat, ist er verloren; Option `ruby_for_sold_out`: An seine Stelle tritt ein Rubin. Was nichts brächte, wird nicht angeboten (Q47, Q76).

chapter-2 = Vorbereitung
paragraph-2-1 = Zwei, drei oder vier Personen spielen mit.
paragraph-2-2 = Wer beginnt, entscheidet das Los (Q41).
paragraph-2-3 = Die Bücher sind eines der vier Sets; oder für jede Farbe wird eine Seite gewählt; oder jede Seite wird ausgelost, wobei alle vier gleich wahrscheinlich sind.
paragraph-2-4 = Die 24 Wahrsagekarten werden gemischt.
paragraph-2-5 = In jeden Beutel kommen aus dem Vorrat vier weiße 1er-Chips, zwei weiße 2er-Chips, ein weißer 3er-Chip, ein oranger 1er-Chip und ein grüner 1er-Chip.
paragraph-2-6 = Alle beginnen mit einem Rubin, einer vollen Flasche, ohne Punkte und mit dem Tropfen auf Feld 0.

chapter-3 = Die neun Züge
paragraph-3-1 = Eine Partie hat neun Züge.
paragraph-3-2 = Ein Zug hat diese Teile, einen nach dem anderen: die Wahrsagekarte, die Ratten, das Brauen, was die Karte nach dem Brauen bringt, und die Auswertung: A der Bonuswürfel, B die Chips, C Rubine, D Siegpunkte, E Einkaufen, F Rubine ausgeben.
paragraph-3-3 = Das orange, das schwarze, das grüne, das blaue und das rote Buch liegen von Anfang an aus. Das gelbe Buch wird vor Zug 2 ausgelegt, das lila Buch vor Zug 3. Chips eines Buchs, das nicht ausliegt, können weder gekauft noch für eine Karte genommen werden (Q29, Q48).
paragraph-3-4 = Vor Zug 6, und vor dessen Karte, kommt in jeden Beutel aus dem Vorrat ein weißer 1er-Chip mehr (Q69).
paragraph-3-5 = Nach jedem Zug beginnt die im Uhrzeigersinn nächste Person.
paragraph-3-6 = Was reihum geht, beginnt bei der Person, die im Zug beginnt, und geht im Uhrzeigersinn. Entscheidungen, die einander nicht berühren können, werden zur selben Zeit gefragt (Q66): das Brauen, Punkte oder Münzen und alle Wahlen zu Karten und Chips und zum Ausgeben von Rubinen, es sei denn, eine Sorte von Chips, die genommen werden könnte, ist weder aufgebraucht noch für alle da, die noch davon nehmen könnten, in Auswertung B dreimal für alle. *Markttag*, der Geisteratem der Sets 2 und 4 und das Einkaufen gehen nach der Reihenfolge der Plätze (Q72).

chapter-4 = Wahrsagekarten
paragraph-4-1 = Zu Beginn eines Zuges wird die oberste Karte aufgedeckt. Sie gilt für alle und wird nicht noch einmal verwendet.
paragraph-4-2 = Eine lila Karte wird sofort ausgeführt, vor den Ratten. Eine blaue gilt während des Zuges oder an seinem Ende.
paragraph-4-3 = Wo Personen verglichen werden, werden alle so verglichen, wie sie vor der Karte waren.
paragraph-4-4 = Chips, die für eine Karte gezogen werden, tun nichts und bringen keinen Kessel zum Explodieren. Sie kommen zurück in den Beutel.
paragraph-4-5 = Chips, die eine Karte bringt, sind noch im selben Zug im Beutel, und Punkte, die sie bringt, ändern die Rattenschwänze desselben Zuges.
paragraph-4-6 = Option `no_fortune_cards`: Die Partie wird ohne sie gespielt.

chapter-5 = Die lila Karten
paragraph-5-1 = *Am Scheideweg*: Alle wählen zwei Schritte für den Tropfen oder einen lila Chip. Der Chip wird angeboten, sobald sein Buch ausliegt.
paragraph-5-2 = *Die Brühe steigt*: Jeder Tropfen rückt einen Schritt vor.
paragraph-5-3 = *Das Armenkästchen*: Wer die wenigsten Rubine hat, erhält einen Rubin, auch mehrere Personen je einen.
paragraph-5-4 = *Die leichteste Hand*: Alle ziehen fünf Chips, oder alle, wenn der Beutel weniger hat. Wessen Werte die niedrigste Summe haben, weiße mitgezählt, erhält einen blauen 2er-Chip, auch mehrere je einen; alle anderen erhalten je einen Rubin (Q49).
paragraph-5-5 = *Eine Gabe von dreien*: Alle wählen einen schwarzen Chip, einen 2er-Chip in beliebiger Farbe außer Weiß oder drei Rubine.
paragraph-5-6 = *Einen Rubin wert*: Alle dürfen einmal einen Rubin für einen 1er-Chip in Orange, Grün, Blau, Rot oder Gelb zahlen (Q50).
paragraph-5-7 = *Schwänze gegen Rubine*: Alle dürfen einen, zwei oder drei Rattenschwänze dieses Zuges gegen ebenso viele Rubine abgeben. Die übrigen bringen den Rattenstein weiterhin voran (Q51).
paragraph-5-8 = *Alle würfeln*: Alle werfen einmal den Bonuswürfel.
paragraph-5-9 = *Markttag*: Alle ziehen vier Chips, oder alle, wenn es weniger sind, und dürfen einen grünen, blauen, roten oder gelben davon gegen den nächsthöheren Wert seiner Farbe tauschen: 1 gegen 2, 2 gegen 4. Der abgegebene Chip kommt in den Vorrat, der andere in den Beutel. Wer nichts zu tauschen hat, erhält einen grünen 1er-Chip; wer verzichtet, erhält nichts, außer mit der Option `swap_may_pay_green` (Q52).
paragraph-5-10 = *Hilfe für die Letzten*: Wer die wenigsten Punkte hat, erhält einen grünen 1er-Chip, auch mehrere Personen je einen.
paragraph-5-11 = *Doppelt so viele Ratten*: Rattenschwänze zählen in diesem Zug doppelt.
paragraph-5-12 = *Reiner Tisch*: Alle wählen vier Punkte oder nehmen einen weißen 1er-Chip für immer aus dem Beutel; er kommt in den Vorrat (Q53).
paragraph-5-13 = *Gut Freund mit den Ratten*: Alle wählen einen 4er-Chip in einer Farbe, deren Buch ausliegt, oder einen Punkt für jeden Rattenschwanz, der ihnen zusteht, wenn die Karte aufgedeckt wird. Die Schwänze werden danach neu gezählt, mit den gewonnenen Punkten (Q54).

chapter-6 = Die blauen Karten
paragraph-6-1 = *Genau sieben*: Wenn alle aufgehört haben, vor dem Bonuswürfel, rückt der Tropfen bei allen, deren weiße Chips zusammen genau 7 ergeben, einen Schritt vor. Die Zahl bleibt 7, wie auch immer die Grenze ist (Q55).
paragraph-6-2 = *Rubinglück*: In Auswertung C bringt ein Rubin auf dem Wertungsfeld auch zwei Punkte, explodiert oder nicht (Q56).
paragraph-6-3 = *Doppelter Glanz*: In Auswertung C bringt ein Rubin auf dem Wertungsfeld einen Rubin mehr, explodiert oder nicht (Q56).
paragraph-6-4 = *Dicke Wände*: Ein Kessel verträgt 9 statt 7.
paragraph-6-5 = *Des einen Leid*: Wenn alle aufgehört haben, nimmt für jeden explodierten Kessel, geschützt oder nicht, die im Uhrzeigersinn nächste Person einen 2er-Chip in einer Farbe, deren Buch ausliegt (Q57).
paragraph-6-6 = *Das erste Weiß*: Der erste weiße Chip, der in diesem Zug gelegt wird, darf sofort zurück in den Beutel, wie mit einer Flasche; die Flasche wird nicht benutzt. Die Gelegenheit gibt es einmal, auch durch einen Krähenschädel (Q58).
paragraph-6-7 = *Zwei Würfe*: Wer in Auswertung A den Bonuswürfel werfen darf, wirft ihn zweimal, und beides zählt (Q59).
paragraph-6-8 = *Ein neuer Anfang*: Die ersten fünf Chips, die in diesem Zug gelegt werden, können den Kessel nicht zum Explodieren bringen; mit dem sechsten gilt die gewöhnliche Prüfung. Wer den fünften gelegt hat, darf, wenn alles getan ist, was er tut, weitermachen oder einmal von vorn brauen: Alles, was dabei gezogen wurde, kommt zurück in den Beutel, und Rubine, Punkte und Chips neben dem Kessel sind wie vor dem ersten Ziehen; eine benutzte Flasche bleibt benutzt, außer mit der Option `flask_comes_back`. Beim Brauen von vorn ist nichts geschützt. Zurückgelegte Chips zählen weiterhin als gelegt. Ein Krähenschädel als fünfter Chip wird zuerst ausgeführt; sein Chip ist der sechste (Q18, Q73).
paragraph-6-9 = *Die letzte Prise*: Wenn alle aufgehört haben, zieht, wer nicht explodiert ist, bis zu fünf Chips und darf einen davon als letzten Chip legen; die anderen kommen zurück. Er rückt um seinen Wert vor, kann nicht explodieren und tut nichts: Ein schwarzer, grüner oder lila Chip zählt in Auswertung B nicht, auch nicht für die Nachbarn, außer mit der Option `pinch_counts`; ein weißer zählt für genau 7. In einen vollen Kessel kommt keine Prise (Q19).
paragraph-6-10 = *Kürbisfest*: Jeder orange Chip rückt ein Feld weiter.
paragraph-6-11 = *Freie Flaschen*: Am Ende des Zuges werden alle Flaschen gefüllt, bevor Rubine ausgegeben werden (Q60).

chapter-7 = Ratten
paragraph-7-1 = Ab Zug 2 zählen alle die Rattenschwänze zwischen dem eigenen Feld der Punkteleiste und dem der Person, die führt. Wer führt, hat keine. Umrundungen zählen mit: 50 Punkte mehr sind 23 Schwänze mehr.
paragraph-7-2 = Der Rattenstein steht so viele Felder weiter als der Tropfen, höchstens auf Feld 52.
paragraph-7-3 = Vor dem ersten Ziehen darf der Rattenstein einmal zurückgehen, um eine beliebige kleinere Zahl von Schwänzen zu nutzen (Q8).
paragraph-7-4 = In Zug 1 gibt es keine Ratten. Am Ende des Zuges verlassen die Rattensteine die Kessel.

chapter-8 = Brauen
paragraph-8-1 = Alle brauen zur selben Zeit, und niemand wartet auf andere, außer beim gemeinsamen Rühren (Kapitel 9). Wer braut, zieht einen Chip, hört auf oder benutzt die Flasche.
paragraph-8-2 = Ein gezogener Chip rückt vom letzten Chip im Kessel aus so viele Felder vor, wie sein Wert beträgt, und bleibt dort liegen; der erste vom Rattenstein aus, ohne Ratten vom Tropfen aus. Felder dazwischen bleiben leer.
paragraph-8-3 = Nach jedem Chip darf man aufhören. Vor dem ersten Chip darf es niemand, außer mit der Option `may_stop_at_once` (Q2). Mit leerem Beutel ist von selbst Schluss (Q3).
paragraph-8-4 = Das Wertungsfeld ist das Feld nach dem letzten Chip; bei leerem Kessel das nach dem Rattenstein oder dem Tropfen.
paragraph-8-5 = Ein Chip, der auf Feld 52 oder darüber hinaus käme, liegt auf 52, und der Kessel ist voll: Es ist von selbst Schluss, und gewertet wird der Löffel. Eine Explosion, eine Alraune, *Das erste Weiß*, ein Rubin oder Punkte für einen Krähenschädel zählen noch; Chips werden nicht mehr angesehen, und es gibt keine Flasche und keinen Fliegenpilz von neben dem Kessel mehr (Q4, Q74).
paragraph-8-6 = Wird ein weißer Chip gelegt und ergeben die weißen Chips im Kessel zusammen mehr als 7, explodiert der Kessel. Der Chip bleibt liegen, und es wird nicht mehr gezogen. Nur weiße Chips zählen (Q1).
paragraph-8-7 = Wo eine Karte und ein Buch die Grenze heben, gilt die höhere; Option `limits_add`: Was beide zu 7 hinzutun, wird zusammengezählt (Q20).
paragraph-8-8 = Weiße Chips, die zurückgelegt wurden, zählen nicht. Ein Kessel, der aus einem anderen Grund zu viel enthält, explodiert erst mit dem nächsten weißen Chip, der gelegt wird.
paragraph-8-9 = Wer explodiert, nimmt an allem außer dem Bonuswürfel teil und wählt zwischen Punkten und Münzen (17.3). Karten und Chips wirken wie immer.
paragraph-8-10 = Blaue, rote und gelbe Chips wirken, wenn sie gezogen werden, grüne, lila und schwarze in der Auswertung. Weiße und orange tun nichts.
paragraph-8-11 = Weiteres Vorrücken und reine Gewinne geschehen von selbst. Option `movement_offered`: Bevor ein Chip weiter als um seinen Wert vorrückt, wird gefragt (Q7, Q75).
paragraph-8-12 = Ist der zuletzt gezogene Chip weiß, liegt er als letzter im Kessel und hat er ihn nicht zum Explodieren gebracht, darf eine volle Flasche benutzt werden: Der Chip kommt zurück in den Beutel, und der nächste rückt von dem Chip davor aus. Ein seither gezogener und danebengelegter Fliegenpilz sperrt die Flasche (Q5).
paragraph-8-13 = Eine benutzte Flasche ist leer, bis sie gefüllt wird. Nach ihr darf weiter gezogen oder aufgehört werden, auch mit einem Kessel, der wieder leer ist.
paragraph-8-14 = Was der Chip verbraucht hat, eine Verdopplung oder einen Schutz, bleibt verbraucht; Option `flask_undoes`: Es kommt wieder (Q6).

chapter-9 = Das gemeinsame Rühren
paragraph-9-1 = In Zug 9 ziehen alle zur selben Zeit. Option `stir`: in jedem Zug; oder in keinem, und Zug 9 wird verdeckt gebraut (Q43).
paragraph-9-2 = Alle, die noch brauen, wählen, ob sie ziehen oder aufhören; niemand sieht es, bevor alle gewählt haben. Eine Wahl ist endgültig. Vor ihr, und offen, wird die Flasche benutzt, geht der Rattenstein zurück und kommen Fliegenpilze in den Beutel.
paragraph-9-3 = Wenn alle gewählt haben, werden alle Chips zusammen gezeigt. Ein Chip kommt mit der Wahl aus dem Beutel, doch auch wer ihn gezogen hat, sieht ihn erst, wenn alle gezeigt werden (Q78).
paragraph-9-4 = Fragen zu einem Chip werden vor dem nächsten Rühren beantwortet. Wer aufgehört hat, hält niemanden auf (Q42).
paragraph-9-5 = *Verdeckt*: Alle brauen Zug 9 für sich, in beliebiger Zeit, und niemand sieht, wie sich bei anderen Kessel, Beutel, Rubine, Punkte, Flasche oder Chips neben dem Kessel ändern (Q67).
paragraph-9-6 = Solange verdeckt gebraut wird, sehen andere, was jemand vor dem Brauen hatte und ob noch gebraut wird; nicht, was gezogen wird, und nicht, wie oft.
paragraph-9-7 = Wenn alle aufgehört haben, wird alles aufgedeckt.

chapter-10 = Krähenschädel
paragraph-10-1 = *Set 1*: Wenn er gelegt wird, werden so viele Chips gezogen, wie sein Wert beträgt, oder alle, wenn es weniger sind; einer davon darf als nächster Chip gelegt werden, die anderen kommen zurück in den Beutel. Der gelegte Chip wirkt sofort, auch ein weiterer Krähenschädel, und ein weißer kann explodieren. Nur angesehene Chips zählen nicht (Q11).
paragraph-10-2 = *Set 2*: Explodiert der Kessel mit einem der nächsten gezogenen Chips, so vielen, wie sein Wert beträgt, gibt es Punkte und Münzen, aber keinen Bonuswürfel. Ein Schutz, der noch anhält, wird nicht hinzugezählt: Der längere gilt. Der Kessel zählt trotzdem als explodiert (Q12).
paragraph-10-3 = *Set 3*: Auf einem Rubinfeld bringt er sofort einen Rubin, was auch immer sein Wert ist (Q13).
paragraph-10-4 = *Set 4*: Auf einem Rubinfeld bringt er sofort so viele Punkte, wie sein Wert beträgt (Q13).

chapter-11 = Fliegenpilze
paragraph-11-1 = *Set 1*: Mit einem oder zwei orangen Chips im Kessel rückt er ein Feld weiter, mit drei oder mehr zwei Felder (Q14).
paragraph-11-2 = *Set 2*: Wird er gezogen, kommt er neben den Kessel, auch wenn er durch einen Krähenschädel gewählt wurde. Er ist ein gezogener Chip und verbraucht eine Verdopplung oder einen Schritt eines Schutzes, außer mit der Option `aside_uses_nothing` (Q12, Q17). Nach dem Aufhören oder der Explosion wird für jeden Fliegenpilz neben dem Kessel entschieden, auch aus früheren Zügen: ihn nach dem letzten Chip legen, ihn behalten oder ihn in den Beutel zurücklegen. Er rückt um seinen Wert vor und um nichts weiter; gelegte zählen als letzte Chips und kommen mit den anderen zurück in den Beutel. Auch während des Brauens darf er zurück in den Beutel (Q15, Q77).
paragraph-11-3 = *Set 3*: Ist der letzte Chip im Kessel weiß, rückt er um dessen Wert weiter (Q16).
paragraph-11-4 = *Set 4*: Sobald ein roter Chip im Kessel ist, rückt jeder weiße 1er-Chip, der später gezogen wird, zwei Felder vor statt einem. Für eine Explosion zählt er weiterhin 1.

chapter-12 = Alraunen
paragraph-12-1 = *Set 1*: War der direkt davor gezogene Chip weiß und liegt er noch da, darf er zurück in den Beutel. Sein Feld bleibt leer, und die Alraune bleibt, wo sie ist. Nach einer Flasche oder durch einen Krähenschädel geschieht nichts (Q21).
paragraph-12-2 = *Set 2*: Der nächste gezogene Chip rückt doppelt so weit, sein Bonus eingeschlossen; Option `doubles_value_only`: ohne ihn. Weiße Summen werden nie verdoppelt. Eine Alraune nach einer Alraune wird selbst verdoppelt und verdoppelt den nächsten Chip (Q17).
paragraph-12-3 = *Set 3*: Mit einem oder zwei gelben Chips im Kessel ist die Grenze 8, mit drei oder mehr 9 (Q22).
paragraph-12-4 = *Set 4*: Der erste gelbe Chip im Kessel rückt ein Feld weiter, der zweite zwei, der dritte drei, alle weiteren keins (Q23).

chapter-13 = Auswertung A: der Bonuswürfel
paragraph-13-1 = Von allen, die nicht explodiert sind, wirft den Bonuswürfel, wer das höchste Wertungsfeld hat; alle von ihnen, wenn mehrere dasselbe haben. Felder mit derselben Zahl sind verschiedene Felder. Sind alle explodiert, wirft niemand (Q25).
paragraph-13-2 = Es gibt, was der Würfel zeigt. Ein Schritt des Tropfens bewegt keine Chips, die im Kessel liegen (Q10).

chapter-14 = Auswertung B: Totenkopffalter
paragraph-14-1 = *Zu zweit*: Wer mehr schwarze Chips im Kessel hat als die andere Person, rückt den Tropfen einen Schritt vor und erhält einen Rubin. Bei gleicher Zahl, aber mindestens einem, rücken beide Tropfen einen Schritt vor; Option `moths_tie_at_none`: auch bei keinem (Q26).
paragraph-14-2 = *Zu dritt und zu viert*: Wer mehr schwarze Chips hat als eine der beiden benachbarten Personen, rückt den Tropfen einen Schritt vor; wer mehr hat als beide, erhält auch einen Rubin. Wer explodiert ist, nimmt teil (Q27).
paragraph-14-3 = In Auswertung B führen alle zuerst die schwarzen, dann die grünen, dann die lila Chips aus (Q24).

chapter-15 = Auswertung B: Kreuzspinnen
paragraph-15-1 = *Set 1*: Für jeden grünen Chip unter den letzten zwei Chips im Kessel gibt es einen Rubin. Das sind die letzten zwei, die gelegt wurden und noch da liegen, welche Felder auch immer dazwischen sind (Q28).
paragraph-15-2 = *Set 2*: Für jeden grünen Chip unter den letzten zwei darf ein Chip genommen werden: ein oranger für einen 1er-Chip; ein blauer oder ein roter 1er-Chip für einen 2er-Chip; ein gelber oder ein lila 1er-Chip für einen 4er-Chip. Der letzte Chip kommt zuerst. Gelb und Lila werden erst angeboten, wenn ihre Bücher ausliegen, außer mit der Option `spiders_reach_ahead` (Q29).
paragraph-15-3 = *Set 3*: Ergeben die weißen Chips im Kessel zusammen genau 7, darf der letzte Chip um die Summe aller grünen Chips im Kessel vorrücken, ganz oder gar nicht, höchstens bis Feld 52. Das Wertungsfeld rückt mit. Wo er hinkommt, wirkt er nicht, außer mit der Option `slid_skull_acts` (Q30).
paragraph-15-4 = *Set 4*: Für jeden grünen Chip unter den letzten zwei darf ein Rubin gezahlt werden, und der Tropfen rückt einen Schritt vor (Q31).

chapter-16 = Auswertung B: Geisteratem
paragraph-16-1 = *Set 1*: Mit einem lila Chip im Kessel gibt es einen Punkt; mit zweien einen Punkt und einen Rubin; mit drei oder mehr zwei Punkte und einen Schritt des Tropfens. Ein niedrigerer Bonus darf genommen werden oder keiner (Q32).
paragraph-16-2 = *Set 2*: Lila Chips aus dem Kessel dürfen für immer abgegeben werden: einer für einen schwarzen Chip, einen Punkt und einen Rubin; zwei für einen grünen 1er-Chip, einen blauen 2er-Chip, drei Punkte und einen Schritt; drei für einen gelben 4er-Chip, sechs Punkte, einen Rubin und zwei Schritte. Einmal im Zug; es dürfen weniger sein, als da sind. Das Wertungsfeld bleibt (Q33).
paragraph-16-3 = *Set 3*: Jeder lila Chip bringt etwas nach der gedruckten Zahl seines Feldes: bis 9 nichts, 10 bis 19 einen Punkt, 20 bis 29 zwei, ab 30 drei. Option `ghosts_count_spaces`: nach der Stelle in der Spirale (Q34).
paragraph-16-4 = *Set 4*: Mit einem lila Chip im Kessel darf ein 1er-Chip aus dem Kessel gegen einen 2er-Chip seiner Farbe eingetauscht werden; mit zweien ein 2er-Chip gegen einen 4er-Chip; mit drei oder mehr ein 1er-Chip gegen einen 4er-Chip; oder es gilt eine niedrigere Stufe davon. Nur Grün, Blau, Rot und Gelb; der neue Chip kommt in den Beutel, der alte in den Vorrat, und das Wertungsfeld bleibt (Q35).

chapter-17 = Auswertung C, D und E: Rubine, Punkte, Einkaufen
paragraph-17-1 = C: Wessen Wertungsfeld einen Rubin zeigt, erhält einen Rubin, explodiert oder nicht. Der Löffel zeigt keinen (Q36).
paragraph-17-2 = D: Alle erhalten die Punkte ihres Wertungsfeldes.
paragraph-17-3 = Wessen Kessel explodiert ist, wählt nach C: Punkte oder Münzen. Bei einer geschützten Explosion gibt es beides (Q38).
paragraph-17-4 = E: Alle haben so viele Münzen, wie ihr Wertungsfeld zeigt.
paragraph-17-5 = Es dürfen ein oder zwei Chips in verschiedenen Farben gekauft werden, deren Bücher ausliegen und die im Vorrat sind. Übrige Münzen verfallen (Q37).
paragraph-17-6 = Das Einkaufen geht nach der Reihenfolge der Plätze. Option `shop_together`: Alle kaufen zur selben Zeit ein, solange jede Sorte aufgebraucht oder für alle da ist.
paragraph-17-7 = Gekaufte Chips kommen in den Beutel; am Ende des Zuges auch alle Chips aus dem Kessel.

chapter-18 = Auswertung F: Rubine ausgeben
paragraph-18-1 = Für zwei Rubine rückt der Tropfen einen Schritt vor, so oft man will.
paragraph-18-2 = Für zwei Rubine wird eine leere Flasche gefüllt.
paragraph-18-3 = Der Tropfen kommt nicht weiter als bis Feld 52 (Q9).

chapter-19 = Reagenzgläser
paragraph-19-1 = Option `test_tubes`: die andere Seite der Kessel. Ein zweiter Tropfen steht auf dem ersten von 13 Gläsern.
paragraph-19-2 = Immer wenn ein Tropfen einen Schritt vorrückt, wird gewählt, welcher: der im Kessel oder der der Reagenzgläser, um ein Glas. Zwei Schritte sind zwei Wahlen (Q61).
paragraph-19-3 = Ein Glas zahlt sofort, wenn der Tropfen es erreicht. Vom zweiten Glas an: ein Rubin, 1 Punkt, ein blauer 1er-Chip, 2 Punkte, ein schwarzer Chip, 2 Punkte, ein roter 2er-Chip, 3 Punkte, ein lila Chip, 3 Punkte, ein gelber 4er-Chip, 4 Punkte (Q64).
paragraph-19-4 = Auf dem letzten Glas ist der Tropfen am Ende; dann rückt nur noch der andere vor (Q62).
paragraph-19-5 = Auch der Schritt des Bonuswürfels darf dorthin gehen; Option `die_spares_tubes`: Er darf es nicht (Q63).
paragraph-19-6 = In Zug 9 dürfen Rubine noch Schritte der Reagenzgläser kaufen; Option `no_last_glass`: Sie dürfen es nicht (Q65).
paragraph-19-7 = Alles andere, Explosionen eingeschlossen, ist wie auf der Vorderseite.

chapter-20 = Der letzte Zug und das Ende
paragraph-20-1 = In Zug 9 wird nichts gekauft. Je fünf Münzen sind ein Punkt und am Ende je zwei Rubine, die nicht für Reagenzgläser ausgegeben wurden, von selbst (Q39, Q68).
paragraph-20-2 = Weder Schritte des Tropfens im Kessel noch die Flasche können in Zug 9 bezahlt werden.
paragraph-20-3 = Wer die meisten Punkte hat, gewinnt.
paragraph-20-4 = Bei gleich vielen Punkten entscheidet, wessen Kessel im letzten Zug das höhere Feld erreicht hat, explodiert oder nicht; ist auch das gleich, wird der Rang geteilt (Q40).
paragraph-20-5 = Der Wertungsbogen zeigt die Punkte Zug für Zug.
paragraph-20-6 = Eine Partie mit einer Zuggrenze wird nach diesem Zug abgebrochen, und niemand gewinnt.

chapter-21 = Wer was weiß
paragraph-21-1 = Alles liegt offen: Kessel, Chips daneben, Rubine, Punkte, Einkäufe. Was ein Beutel enthält, könnten alle ausrechnen; was als Nächstes gezogen wird, weiß niemand, denn es ist vorher nicht entschieden.
paragraph-21-2 = Verborgen sind Wahlen beim gemeinsamen Rühren, bis alle gezeigt werden, und verdecktes Brauen, bis alle aufgehört haben (Q79).
paragraph-21-3 = Option `aids`: Der Tisch zeigt einer Person, was im eigenen Beutel noch ist, die Wahrscheinlichkeit, dass der nächste Chip den Kessel zum Explodieren bringt, beides oder keines davon (Q70).

chapter-22 = Ein Schritt nach dem anderen
paragraph-22-1 = Gefragt wird nur, wo es mehr als eine Antwort gibt, außer beim Ziehen oder Aufhören (Q71).
paragraph-22-2 = Beim Einkaufen wird der Chip mit der höheren Nummer zuerst genannt: Schwarz, Lila, Gelb, Rot, Blau, Grün, Orange, und der höhere Wert zuerst.
paragraph-22-3 = Von den Fliegenpilzen neben einem Kessel werden zuerst die genannt, die gelegt werden, der höhere Wert zuerst, dann die zurückgelegten, der höhere Wert zuerst; der Rest wird behalten.
paragraph-22-4 = Von dem, was Rubine kaufen, werden zuerst Schritte der Reagenzgläser genannt, dann die Flasche, dann Schritte des Tropfens.
