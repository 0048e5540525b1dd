# Hinweise für alle, die neu sind, Lektionen, und warum etwas nicht geht.

coach-title = Ein Hinweis zum Lernen
coach-got-it = Verstanden
coach-no-more = Keine Hinweise mehr
coach-go-on = Weiterspielen
coach-lesson-over = Mehr brauchst du nicht. Spiel weiter: Das ist eine echte Partie, und zu Neuem kommt ein Hinweis.
coach-lesson = Lektion: { $place } von { $places }
coach-menu-on = Hinweise für Neulinge
coach-learn = Lernen
coach-learn-game = { $game } in zwei Minuten lernen
coach-paragraph = Regeln, Absatz { $paragraph }
