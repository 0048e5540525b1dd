# The options of the games in German: what is otherwise than printed when one is on.

open-option-turn-limit = Abbruch nach so vielen Zügen (0: nie)

## Elixir Mixer

open-option-four-cards-exactly = „Vier Karten“ heißt genau vier
open-option-mixed-elixir-counts = Das Mischelixier zählt als Elixier

## The kettle games

open-option-recipes = Mit Rezepten
open-option-cauldrons = Kessel
open-option-cauldrons-0 = Geschlossen: aus dem Gedächtnis
open-option-cauldrons-1 = Geschlossen, mit eigenen Notizen
open-option-cauldrons-2 = Offen für alle
open-option-immuto-counts-points-only = Immuto bringt einem Rezept Punkte, wird aber nicht verglichen
open-option-third-colour = Farbe der dritten Figur
open-option-third-colour-0 = Lila
open-option-third-colour-1 = Braun
open-option-third-colour-2 = Grün
open-option-third-colour-3 = Grau
open-option-all-twos-have-symbols = Auch weiße und schwarze 2er haben Symbole
open-option-bar-third-colour = Keine Startkarte in der Farbe der dritten Figur
open-option-refill-at-the-end = Lücken werden am Ende des Zuges gefüllt
open-option-third-symbols-rest = Symbole in der Farbe der dritten Figur bewirken nichts
open-option-childrens-scoring = Einfache Wertung für Kinder, ohne Rezepte

## Quacks

open-option-books = Bücher
open-option-books-0 = Set 1
open-option-books-1 = Set 2
open-option-books-2 = Set 3
open-option-books-3 = Set 4
open-option-books-4 = Farbe für Farbe
open-option-books-5 = Ausgelost
open-option-page = Set { $set }
open-option-green-book = Grünes Buch, wenn Farbe für Farbe
open-option-blue-book = Blaues Buch, wenn Farbe für Farbe
open-option-red-book = Rotes Buch, wenn Farbe für Farbe
open-option-yellow-book = Gelbes Buch, wenn Farbe für Farbe
open-option-purple-book = Lila Buch, wenn Farbe für Farbe
open-option-no-fortune-cards = Ohne Wahrsagekarten
open-option-test-tubes = Mit Reagenzgläsern
open-option-stir = Gleichzeitig ziehen
open-option-stir-0 = In Zug 9
open-option-stir-1 = In jedem Zug
open-option-stir-2 = Nie; Zug 9 wird verdeckt gebraut
open-option-shop-together = Alle kaufen gleichzeitig ein
open-option-aids = Der Tisch zeigt
open-option-aids-0 = Den eigenen Beutel
open-option-aids-1 = Beutel und Explosionsgefahr
open-option-aids-2 = Die Explosionsgefahr
open-option-aids-3 = Nichts
open-option-may-stop-at-once = Aufhören vor dem ersten Chip erlaubt
open-option-movement-offered = Fragen, bevor ein Chip um einen Bonus vorrückt
open-option-flask-undoes = Die Flasche bringt auch zurück, was der Chip verbraucht hat
open-option-flask-comes-back = Ein neuer Anfang füllt die Flasche
open-option-aside-uses-nothing = Ein roter Chip neben dem Kessel verbraucht nichts
open-option-doubles-value-only = Der Bonus wird nicht mitverdoppelt
open-option-limits-add = Angehobene Grenzen werden zusammengezählt
open-option-pinch-counts = Der Chip der letzten Prise zählt in der Auswertung
open-option-moths-tie-at-none = Schwarze Chips zu zweit: Auch Gleichstand bei keinem zählt
open-option-spiders-reach-ahead = Grüne Chips bringen auch Chips, deren Buch noch nicht ausliegt
open-option-slid-skull-acts = Ein blauer Chip, der auf einen Rubin rückt, wirkt
open-option-ghosts-count-spaces = Lila Chips zählen Felder, nicht gedruckte Zahlen
open-option-swap-may-pay-green = Markttag: Wer verzichtet, erhält eine grüne 1
open-option-ruby-for-sold-out = Ein Rubin anstelle eines Chips, der aufgebraucht ist
open-option-twenty-rubies = Nur die 20 Rubine der Schachtel
open-option-draft-supply = Die 215 Chips der frühen Regeln
open-option-die-spares-tubes = Der Tropfen des Würfels geht nur in den Kessel
open-option-no-last-glass = Keine Reagenzgläser für Rubine in Zug 9
