# The rules of Kupferkessel Co. in German.

rules-title = Die Regeln von Kupferkessel Co.
rules-intro = Für 2 Personen, mit der gedruckten Variante für 3. Figuren gehen außen um ein Quadrat aus Zutatenkarten herum. Aus der Linie, an der die eigene Figur hält, wird eine Karte genommen, und der Wert dieser Karte ist die Länge des nächsten Weges. Die Karten sammeln sich in Kesseln, von denen nur die oberste Karte zu sehen ist; am Ende kosten einzelne Karten Punkte, und Sätze bringen welche. Jeder Absatz hat eine Nummer; der Code, der ihn ausführt, und die Tests, die ihn belegen, nennen diese Nummer. Wo die gedruckten Regeln einen Zweifel lassen, sagt `rulings.md` (auf Englisch), wie entschieden wurde; eine solche Entscheidung wird in Klammern genannt, etwa (Kn). Eine Option auf 0 lässt das Spiel so, wie es gedruckt ist.

chapter-1 = Die Karten
paragraph-1-1 = Es gibt 56 Zutatenkarten: 14 Zutaten, jede mit den Werten 1, 2, 3 und 4. Jede Karte gibt es genau einmal.
paragraph-1-2 = Die Zutaten haben 7 Farben, je Farbe zwei Zutaten: Weiß sind Katzenhaare und Molchaugen, schwarz Fledermausflügel und Rabenfedern, grau Wurzeln und Spinnweben, blau Moose und Drachenblut, braun Schimmelpilze und Schlangenpulver, grün Kürbisse und Froschschleim, lila Ranken und Wachspuppen (Kx1).
paragraph-1-3 = Fünf Zutaten sind Pflanzen: Wurzeln, Moose, Schimmelpilze, Kürbisse und Ranken.
paragraph-1-4 = Zehn der Karten mit dem Wert 2 tragen ein Symbol. *Zauberstab und Hut*: Wurzeln, Drachenblut, Schimmelpilze, Froschschleim und Ranken. *Explodierender Kessel*: Spinnweben, Moose, Schlangenpulver, Kürbisse und Wachspuppen. Keine andere Karte trägt eines (Kx2).
paragraph-1-5 = Mit der Option `all_twos_have_symbols` tragen auch die weißen und schwarzen Karten mit dem Wert 2 ein Symbol: Katzenhaare und Rabenfedern Zauberstab und Hut, Molchaugen und Fledermausflügel den explodierenden Kessel (Kx2).
paragraph-1-6 = Vier Eckkarten gehören zum Quadrat. Sie sind keine Zutaten und werden nie genommen.
paragraph-1-7 = Es gibt 13 Rezepte, jedes mit einer Aufgabe für das Ende der Partie und einem Bonus: fünf mit 15 Punkten, zwei mit 5 und sechs mit 10 (Kx3). Sie sind nur mit der Option `recipes` dabei; 9.9 bis 9.16 nennen ihre Aufgaben.

chapter-2 = Das Quadrat und der Ring
paragraph-2-1 = Das Quadrat hat sechs Zeilen und sechs Spalten, von oben und von links gezählt, jeweils von 0 bis 5. Auf seinen vier Eckfeldern liegen die Eckkarten, auf den anderen 32 Feldern offene Zutatenkarten (Ka).
paragraph-2-2 = Die Figuren gehen außen um das Quadrat auf einem Ring von 20 Stationen, die im Uhrzeigersinn von 0 bis 19 nummeriert sind. Die Stationen 0, 5, 10 und 15 sind die Ecken: oben links, oben rechts, unten rechts und unten links (Ka).
paragraph-2-3 = Eine Linie sind die sechs Felder einer der Zeilen 1 bis 4 oder einer der Spalten 1 bis 4. Es gibt acht Linien. Die Zeilen 0 und 5 und die Spalten 0 und 5, an deren Enden Eckkarten liegen, sind keine Linien (Ka).
paragraph-2-4 = Jede Station zwischen den Ecken liegt an einer Linie: die Stationen 1 bis 4 an den Spalten 1 bis 4, die Stationen 6 bis 9 an den Zeilen 1 bis 4, die Stationen 11 bis 14 an den Spalten 4 bis 1, die Stationen 16 bis 19 an den Zeilen 4 bis 1. So liegen an jeder Linie zwei Stationen, an jedem Ende eine (Ka).
paragraph-2-5 = Die 16 inneren Felder liegen auf je zwei Linien, einer Zeile und einer Spalte; die 16 Felder am Rand zwischen den Ecken liegen auf einer. So ist jede Karte erreichbar (Ka).

chapter-3 = Vorbereitung
paragraph-3-1 = Zwei oder drei Personen spielen mit (Kw).
paragraph-3-2 = Der erste Platz hat die weiße Figur, der zweite die schwarze und der dritte die dritte Figur (Kh). Die Option `third_colour` gibt die Farbe der dritten Figur an: 0 Lila, 1 Braun, 2 Grün, 3 Grau (Ki).
paragraph-3-3 = Die weiße Figur beginnt an Station 0, die schwarze gegenüber an Station 10, die dritte an Station 5 (Ke, Kx4).
paragraph-3-4 = Die Zutatenkarten werden durchgemischt, und 32 von ihnen werden offen zum Quadrat ausgelegt. Die anderen 24 bilden verdeckt den Nachziehstapel.
paragraph-3-5 = In der Reihenfolge der Plätze, Weiß zuerst, deckt jede Person Karten vom Nachziehstapel auf, bis eine weder weiß noch schwarz ist (Kf, Kx4). Diese Startkarte bleibt offen vor ihr liegen; mit ihr beginnt der Kessel. Die vorher abgewiesenen Karten kommen verdeckt unter den Nachziehstapel, jede unter alles, was dort liegt. Der Nachziehstapel reicht immer aus: Mindestens 8 seiner Karten sind geeignet.
paragraph-3-6 = Das Symbol auf einer Startkarte bewirkt nichts (Kf), zählt aber für die Rezepte, die Symbole zählen (Kx5).
paragraph-3-7 = Mit der Option `bar_third_colour` darf zu dritt eine Startkarte auch nicht die Farbe der dritten Figur haben, wer immer sie aufdeckt (Kg). Hat der Nachziehstapel weniger als drei geeignete Karten, werden alle Karten durchgemischt und neu ausgelegt (Kx6).
paragraph-3-8 = Mit der Option `recipes` werden die Rezepte durchgemischt und verdeckt verteilt: zu zweit je 2 aus allen 13, zu dritt je 1 aus den fünf von 9.12 bis 9.16. Die anderen werden ungesehen weggelegt (Kx7).
paragraph-3-9 = Weiß beginnt. Die Züge folgen einander im Uhrzeigersinn: Weiß, Schwarz und dann die dritte Figur, wenn es eine gibt (Kh).

chapter-4 = Gehen
paragraph-4-1 = Ein Zug beginnt mit einem Weg. Die Figur muss im Uhrzeigersinn gehen, von Station zu Station in aufsteigender Reihenfolge und von 19 weiter zu 0 (Kb). Für einen Weg gibt es nur eine Möglichkeit, also wird niemand gefragt.
paragraph-4-2 = Der Weg hat so viele Schritte, wie die oberste Karte des eigenen Kessels wert ist. Im ersten Zug ist das die Startkarte (Kf2).
paragraph-4-3 = Jede Station ist ein Schritt, eine Ecke wie jede andere.
paragraph-4-4 = Eine Station, an der eine andere Figur steht, wird übersprungen und nicht gezählt: an einer Linie oder an einer Ecke, unterwegs oder dort, wo der Weg enden würde, und auch zwei solche Stationen hintereinander (Kc). So stehen nie zwei Figuren an derselben Station.
paragraph-4-5 = Eine 4 führt von einer Ecke zur nächsten, wenn unterwegs genau eine Figur übersprungen wird, und das wieder, sooft es sich so ergibt (Kd).

chapter-5 = Eine Karte nehmen
paragraph-5-1 = Wessen Figur ihren Weg an einer Linie beendet, muss eine Karte dieser Linie nehmen, in freier Wahl unter allen ihren Karten, nah oder fern (Ka).
paragraph-5-2 = Die Karte kommt offen auf den eigenen Kessel. Sie ist jetzt die oberste Karte, und die vorige ist nicht mehr zu sehen.
paragraph-5-3 = Wessen Figur ihren Weg an einer Ecke beendet, nimmt nichts, und der Zug ist zu Ende.
paragraph-5-4 = Eine Figur steht nie an einer leeren Linie, denn die Partie ist zu Ende, sobald eine Linie leer ist.

chapter-6 = Symbole
paragraph-6-1 = Wer eine Karte mit einem Symbol nimmt, entscheidet, ob es genutzt wird. Ein Symbol, das nicht genutzt wird, verfällt (Kj).
paragraph-6-2 = Das wird sofort entschieden, und eine Explosion findet statt, bevor die Lücke aufgefüllt wird und die neue Karte zu sehen ist (Ko, Kx8).
paragraph-6-3 = *Explodierender Kessel*: Die oberste Karte jedes anderen Kessels kommt verdeckt unter den Nachziehstapel (Kk).
paragraph-6-4 = Ein Kessel mit nur einer Karte verliert nichts (Kk).
paragraph-6-5 = Zu dritt wird das Symbol gegen beide anderen genutzt oder gar nicht (Kx9). Die Karten kommen in der Reihenfolge der Plätze unter den Nachziehstapel, beginnend mit dem Platz nach dem eigenen; die spätere liegt also tiefer (Kl).
paragraph-6-6 = Ist der Nachziehstapel aufgebraucht, wenn ein Kessel explodiert, kommen die Karten stattdessen aus dem Spiel (Kk).
paragraph-6-7 = Die Karte, die nach einer Explosion in einem Kessel zum Vorschein kommt, ist wieder seine oberste Karte: Alle sehen sie, und ihr Wert ist die Länge des nächsten Weges. Ihr eigenes Symbol bewirkt nichts (Kx10).
paragraph-6-8 = *Zauberstab und Hut*: Die Figur geht in diesem Zug ein zweites Mal, nach dem Wert der eben genommenen Karte, und es wird noch einmal eine Karte genommen; an einer Ecke gibt es nichts zu nehmen (Km).
paragraph-6-9 = Zauberstab und Hut wirken einmal in einem Zug: Auf der zweiten Karte eines Zuges bewirken sie nichts (Km).
paragraph-6-10 = Ein explodierender Kessel auf der zweiten Karte eines Zuges wirkt wie auf jeder anderen (Km).
paragraph-6-11 = Die dritte Person nutzt Symbole wie alle anderen. Mit der Option `third_symbols_rest` bewirken zu dritt die Symbole auf Karten in der Farbe der dritten Figur nichts, wer immer sie nimmt; für Rezepte zählen sie dennoch (Kt).

chapter-7 = Auffüllen
paragraph-7-1 = Ist über das Symbol entschieden, wird die nächste Karte des Nachziehstapels offen in die Lücke gelegt, aus der die Karte genommen wurde.
paragraph-7-2 = Werden Zauberstab und Hut genutzt, wird die Lücke vor dem zweiten Weg aufgefüllt; die neue Karte kann also die nächste sein, die genommen wird. Das alles ist ein Zug (Kn).
paragraph-7-3 = Mit der Option `refill_at_the_end` werden in einem Zug mit zweitem Weg alle Lücken am Ende aufgefüllt, auch wenn er an einer Ecke endet (Kn). Die erste Lücke kommt zuerst (Kx11).
paragraph-7-4 = Karten, die unter den Nachziehstapel gelegt wurden, kommen an die Reihe, wenn alle anderen aufgebraucht sind, und zwar in der Reihenfolge, in der sie dorthin kamen (Kx12).
paragraph-7-5 = Ist der Nachziehstapel aufgebraucht, bleiben Lücken leer. Ein aufgebrauchter Nachziehstapel bekommt nie wieder Karten.
paragraph-7-6 = Dann ist die nächste Person am Zug.

chapter-8 = Ende der Partie
paragraph-8-1 = Die Partie endet, sobald eine Karte genommen wird, die die letzte einer Linie war, gleich ob einer Zeile oder einer Spalte. Das kann die Linie an der Station der Figur sein oder die, die sie bei dieser Karte kreuzt. War die Karte die letzte beider Linien, endet die Partie genauso (Kp).
paragraph-8-2 = Das geschieht nur, wenn der Nachziehstapel aufgebraucht ist: Solange er Karten hat, fehlen keiner Linie mehr als zwei ihrer sechs.
paragraph-8-3 = Die Zeilen 0 und 5 und die Spalten 0 und 5 sind keine Linien; es geschieht nichts, wenn ihre vier Felder zwischen den Ecken leer sind (Kx13).
paragraph-8-4 = Wer diese letzte Karte nimmt, entscheidet: Eine Karte, die behalten wird, kommt auf den Kessel; eine Karte, die abgelehnt wird, kommt aus dem Spiel. Die Partie endet in beiden Fällen (Kp).
paragraph-8-5 = Das Symbol auf der letzten Karte bewirkt nichts, ob sie behalten oder abgelehnt wird: keine Explosion und kein zweiter Weg (Kp).
paragraph-8-6 = Mit der Option `turn_limit` wird eine Partie abgebrochen, die nach so vielen Zügen nicht zu ihrem Ende gekommen ist: Niemand gewinnt, und niemand erhält einen Rang (Kx14). Ein Ende im letzten dieser Züge zählt noch. An einem Tisch ist die Option ausgeschaltet (0).

chapter-9 = Wertung
paragraph-9-1 = Es zählen die Karten, die am Ende in einem Kessel liegen. Was unterwegs verloren ging und eine letzte Karte, die abgelehnt wurde, zählen nichts, auch nicht für Rezepte (Kq, Kx15).
paragraph-9-2 = Eine Zutat, von der im Kessel eine Karte liegt, kostet den Wert dieser Karte.
paragraph-9-3 = Eine Zutat, von der im Kessel zwei Karten liegen, bringt 0 Punkte.
paragraph-9-4 = Eine Zutat, von der im Kessel drei Karten liegen, bringt die Summe ihrer Werte.
paragraph-9-5 = Eine Zutat, von der im Kessel alle vier Karten liegen, bringt die Summe ihrer Werte und 5 Punkte dazu.
paragraph-9-6 = In der Farbe der eigenen Figur werden die Werte verdoppelt, solche, die Punkte kosten, ebenso wie solche, die Punkte bringen; die 5 Punkte für vier Karten werden nicht verdoppelt (Ks). Sonst wird diese Farbe für niemanden verdoppelt.
paragraph-9-7 = Wer mehr Karten mit dem Wert 1 hat als jede andere Person, erhält 5 Punkte. Trifft das auf niemanden zu, erhält sie niemand (Kr).
paragraph-9-8 = Jedes Rezept, dessen Aufgabe erfüllt ist, bringt seinen Bonus dazu, einmal und nie verdoppelt. Eine Aufgabe, die nicht erfüllt ist, kostet nichts.
paragraph-9-9 = *Zwei Zutaten*, je einmal für Grau, Blau, Braun, Grün und Lila: mindestens drei Karten von jeder der zwei Zutaten dieser Farbe. 15 Punkte.
paragraph-9-10 = *Eine Zutat*, je einmal für Weiß und Schwarz: mindestens drei Karten von einer Zutat dieser Farbe. 5 Punkte.
paragraph-9-11 = *Drei Pflanzen*: von mindestens drei Pflanzen je mindestens drei Karten. 10 Punkte.
paragraph-9-12 = *Letzte Karte*: die Karte genommen haben, die die Partie beendet hat, behalten oder abgelehnt. 10 Punkte.
paragraph-9-13 = *Wenigste explodierende Kessel*: weniger Karten mit diesem Symbol als jede andere Person (Kx16). 10 Punkte.
paragraph-9-14 = *Wenigste Zauberstäbe und Hüte*: weniger Karten mit diesem Symbol als jede andere Person (Kx16). 10 Punkte.
paragraph-9-15 = *Wenigste Karten*: weniger Karten im Kessel als jede andere Person, gleich welchen Wertes (Kx16). 10 Punkte.
paragraph-9-16 = *Wenigste Vieren*: weniger Karten mit dem Wert 4 als jede andere Person (Kx16). 10 Punkte.
paragraph-9-17 = Für 9.13 und 9.14 zählt eine Karte nach dem Symbol, das sie trägt, ob genutzt oder nicht und ob es genutzt werden konnte oder nicht (Kx5).
paragraph-9-18 = Mit der Option `childrens_scoring` tritt dies an die Stelle von 9.2 bis 9.16: Eine Zutat mit vier Karten bringt 2 Punkte, eine mit drei Karten 1, eine mit zwei Karten 0, und eine einzelne Karte kostet 1 (Kv). Die Punkte können unter 0 fallen. Rezepte werden nicht verteilt, was auch immer die Option `recipes` sagt (Kx17).
paragraph-9-19 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt (Ku). Die anderen folgen nach Punkten; bei gleich vielen Punkten wird ein Rang geteilt (Kx18).

chapter-10 = Wer was weiß
paragraph-10-1 = Öffentlich sind das Quadrat und seine Lücken, die Figuren, die oberste Karte jedes Kessels, die Zahl der Karten in jedem Kessel und im Nachziehstapel sowie der Karten, die aus dem Spiel sind, und alles, was geschieht, in dem Augenblick, in dem es geschieht: aufgedeckte und abgewiesene Startkarten, Wege, genommene Karten, genutzte und nicht genutzte Symbole, verlorene Karten und offen ausgelegte Karten (Kx19).
paragraph-10-2 = Wieder verborgen sind die Karten unter einer obersten Karte, auch für die Person, der sie gehören, die Karten, die unter den Nachziehstapel gelegt wurden, und die Karten, die aus dem Spiel sind (Kx19). Alle dürfen sie sich merken; niemand darf nachsehen, und nichts, was später gezeigt wird, nennt sie noch einmal.
paragraph-10-3 = Niemand kennt die Karten des Nachziehstapels, die noch nie offen gelegen haben.
paragraph-10-4 = Verteilte Rezepte kennt nur die Person, die sie erhalten hat; sie darf sie jederzeit ansehen. Die weggelegten Rezepte kennt niemand.
paragraph-10-5 = Die Option `cauldrons` sagt, wie viel dem Gedächtnis überlassen bleibt (Kx20). 0, *geschlossen*: wie 10.2 es sagt. 1, *Notizen*: Gezeigt wird nicht mehr, aber eigene Notizen sind erlaubt, die sonst niemand sieht.
paragraph-10-6 = Mit 2, *offen*, dürfen alle jederzeit die Karten aller Kessel ansehen, auch die, die unter den Nachziehstapel gelegt wurden, und die, die aus dem Spiel sind, alle in ihrer Reihenfolge. 10.3 und 10.4 gelten trotzdem (Kx20).
paragraph-10-7 = Ist die Partie zu Ende, liegt alles offen.

chapter-11 = Ein Schritt nach dem anderen
paragraph-11-1 = Ein Programm wird nach einem Weg höchstens zweierlei gefragt: welche Karte es nimmt; und dann, wenn diese Karte die Partie beendet, ob es sie behält oder ablehnt, oder sonst, wenn die Karte ein Symbol hat, das etwas bewirken kann, ob es dieses nutzt. Nach einem zweiten Weg wird dasselbe noch einmal gefragt.
paragraph-11-2 = Die Frage, welche Karte genommen wird, wird immer gestellt, auch wenn in einer Linie nur noch eine Karte liegt; ebenso die Frage, ob die letzte Karte behalten wird (Kx21).
paragraph-11-3 = Zu einem Symbol, das nichts ändern kann, wird keine Frage gestellt: zu einem explodierenden Kessel, wenn jeder andere Kessel nur eine Karte hat, zu Zauberstab und Hut auf der zweiten Karte eines Zuges, zu jedem Symbol auf der letzten Karte und zu einem Symbol, das nach 6.11 nichts bewirkt. Dass es so ist, können alle sehen (Kx22).
paragraph-11-4 = Wer eine Karte nimmt, nennt sie. Jede Karte gibt es nur einmal, also hat jede Wahl genau einen Pfad, und kein Pfad ist eine Sackgasse. Was genannt ist, gilt sofort; innerhalb der Regeln gibt es kein Zurück.
