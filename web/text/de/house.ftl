# The words of the house in German.

## The house

house-name = Stillroom
house-title = Stillroom · vier Zaubertrankspiele
house-tagline = Vier Zaubertrankspiele an einem Tisch
house-language = Sprache
house-theme = Hell oder dunkel
house-light = { $theme ->
    [day] Zum Tag wechseln
   *[candle] Zur Kerze wechseln
}
house-me = Ich: { $name }
house-guest = Gast
house-rooms = Räume
house-forgets = Dieser Browser wird sich nicht an dich erinnern. Spiel einfach weiter; mit einem Rückkehrsatz bist du ein andermal wieder du.
house-newer = Eine neue Fassung von Stillroom ist da.
theme-as-system = Wie das System
theme-day = Tag (hell)
theme-candle = Kerze (dunkel)

## The games

game-title = { $game ->
    [elixir-mixer] Elixir Mixer
    [kupferkessel] Kupferkessel Co.
    [quacks] Die Quacksalber von Quedlinburg
   *[glastonbury] Glastonbury
}
game-short = { $game ->
    [elixir-mixer] Elixir Mixer
    [kupferkessel] Kupferkessel Co.
    [quacks] Quacksalber
   *[glastonbury] Glastonbury
}
game-about = { $game ->
    [elixir-mixer] Karten tauschen, Elixiere mit passendem Wert mischen: je 1 Punkt, Ziel sind 8 oder 10.
    [kupferkessel] Das Gedächtnisduell: Drei oder vier gleiche Zutaten zählen, einzelne kosten Punkte.
    [quacks] Je voller dein Kessel, desto mehr bringt er; zu viele weiße Chips, und er explodiert.
   *[glastonbury] Karten nehmen und merken: Drei oder vier gleiche zählen, einzelne kosten Punkte.
}
game-figures = { $game ->
    [elixir-mixer] 2 bis 4 Personen · 10 Minuten
    [kupferkessel] 2 oder 3 Personen · 8 Minuten
    [quacks] 2 bis 4 Personen · 15 Minuten
   *[glastonbury] 2 bis 4 Personen · 10 Minuten
}

## The front page

front-play-now = Jetzt spielen
front-play-game = Jetzt spielen: { $game }
front-opening = Wird aufgebaut …
front-continue = Weiter:
front-play-on = Weiterspielen
front-turn = Zug { $turn }
front-turn-mine = Zug { $turn }, du entscheidest
front-more-matches = { $matches ->
    [one] { $matches } weitere Partie
   *[other] { $matches } weitere Partien
}
front-invite = Einladen
front-rules = Regeln
front-lobby = { $tables ->
    [0] Offene Tische
   *[other] Offene Tische ({ $tables })
}
front-matches = Meine Partien
front-about = Über Stillroom

## Every room

room-title = { $title } · Stillroom
room-free-seat = Freier Platz
room-broken = Bei uns ist etwas schiefgegangen. Deine Partie ist sicher.
room-reload = Neu laden
room-note = Die Fehlernotiz
room-note-copy = Fehlernotiz kopieren
room-note-copied = Kopiert
room-note-about = Sie sagt, was du selbst sehen konntest, ohne Namen.
no-room-title = Diesen Raum gibt es nicht
no-room = Unter dieser Adresse hat noch nie jemand etwas gefunden.
no-table-title = Diesen Tisch gibt es nicht
no-table-home = Zur Startseite
connection-none = Der Server antwortet nicht. Prüfe die Verbindung und versuch es noch einmal.
connection-lost = Verbindung verloren. Neuer Versuch läuft. Alles Gespielte ist sicher.
connection-try = Jetzt versuchen
connection-elsewhere = Du spielst in einem anderen Fenster.
connection-here = Hier spielen

## Opening a table

open-title = Ein Tisch für { $game }
open-preset = Wie gespielt wird
open-preset-about = { $preset ->
    [first-game] Der leichte Einstieg mit allen Hilfen.
    [as-printed] Genau nach der Anleitung.
    [full-house] { $game ->
        [quacks] Ausgeloste Bücher und die Reagenzgläser.
        [elixir-mixer] Das Mischelixier zählt wie die anderen.
       *[other] Mit den Rezepten.
    }
   *[strict] Wie gedruckt, ohne Hilfen und Tipps.
}
open-seats = Wer spielt
open-seat = Platz { $seat }
open-me = Du ({ $name })
open-sitter-open = Frei für alle
open-sitter-guest = Freigehalten für einen Gast
open-sitter-beside = Jemand an diesem Gerät
open-sitter-bot = Bot: { $level }
open-their-name = Name
open-name = Dein Name, wie ihn die anderen lesen
open-add = Platz hinzufügen
open-remove = Platz { $seat } wegnehmen
open-who = Wer kommen darf
open-private = Nur wer von mir einen Link bekommt
open-listed = Alle: Der Tisch erscheint bei den offenen Tischen
open-pace = Wann
open-pace-about = { $pace ->
    [live] Jetzt, alle am Tisch
   *[days] Über mehrere Tage, alle nach eigener Zeit
}
open-more = Mehr
open-clock = Mit Uhr; ist die Zeit um, entscheidet einmal ein Bot
open-clock-reserve = Minuten für die ganze Partie
open-clock-decision = Sekunden für jede Entscheidung
open-do = Tisch eröffnen

## Joining

join-title = { $name } lädt dich zu { $game } ein
join-somebody = Jemand
join-name = Dein Name
join-seats = Wähle einen Platz
join-seat-of-bot = Anstelle von { $name } (Bot)
join-sit = Hinsetzen
join-watch = Zusehen
join-wrong-title = Dieser Link führt nirgendwohin
join-wrong = Diesen Tisch gibt es nicht oder nicht mehr. Frag noch einmal nach dem Link.
join-full = Alle Plätze sind besetzt. Du kannst zusehen oder selbst so einen Tisch eröffnen.
join-over = An diesem Tisch ist die Partie vorbei.
join-next = Zur nächsten Partie
join-replay = Wiederholung ansehen
join-new = So einen Tisch eröffnen

## Lists of tables

lobby-title = Offene Tische
lobby-about = Setz dich dazu, oder sieh einer Partie zu.
lobby-empty = Im Augenblick gibt es keinen offenen Tisch.
lobby-open = Einen eröffnen
lobby-join = Mitspielen
lobby-watch = Zusehen
matches-title = Meine Partien
matches-empty = Du hast hier noch nicht gespielt.
matches-play = Ein Spiel aussuchen
matches-heap = { $heap ->
    [mine] Du bist dran
    [running] Andere sind dran
    [gathering] Noch nicht begonnen
   *[over] Vorbei
}
matches-act = { $heap ->
    [mine] Weiterspielen
    [running] Ansehen
    [gathering] Zum Tisch
   *[over] Wiederholung
}
matches-stage = { $stage ->
    [gathering] Wartet auf Mitspielende
    [over] Vorbei
    [closed] Ohne Ergebnis geschlossen
   *[playing] Läuft
}
matches-days = über mehrere Tage
matches-won = Gewonnen: { $names }

## Me

me-title = Ich
me-name = Dein Name
me-rename = Speichern
me-renamed = Du hast einen neuen Namen.
me-settings = Einstellungen dieses Browsers
me-devices-title = Andere Browser und Geräte
me-devices = { $devices ->
    [one] Nur dieser Browser kennt dich.
   *[other] { $devices } Browser und Geräte kennen dich.
}
me-phrase-none = Ein Rückkehrsatz aus zehn Wörtern bringt dich und deine Partien auf ein anderes Gerät.
me-phrase-there = Du hast einen Rückkehrsatz. Ein neuer tritt an seine Stelle.
me-phrase-make = Rückkehrsatz erzeugen
me-phrase-made = Hier ist dein Rückkehrsatz.
me-phrase-shown = Schreib ihn auf: Er wird nur dieses eine Mal gezeigt. Wer ihn kennt, kann sich als du anmelden.
me-recover-about = Hast du einen Satz von einem anderen Gerät? Damit erkennt dich auch dieser Browser.
me-recover = Das bin ich
me-recovered = Willkommen zurück.
me-forget-others = Alle anderen Geräte vergessen
me-forgot-others = Nur dieser Browser kennt dich jetzt.
me-forget-title = Diesen Browser vergessen
me-forget-about = Dieser Browser kennt dich dann nicht mehr. Ohne Rückkehrsatz kommst du nicht mehr zu deinen Partien.
me-forget = Mich hier vergessen
me-forgot = Dieser Browser hat dich vergessen.
me-unheard = Stummgeschaltet und blockiert
me-unheard-none = Du hörst alle.
me-unheard-kind = { $kind ->
    [muted] { $name } ist stummgeschaltet.
   *[blocked] { $name } ist blockiert.
}
me-unheard-unnamed = Jemand ({ $id })
me-hear = { $kind ->
    [muted] Wieder hören
   *[blocked] Nicht mehr blockieren
}

## About

about-title = Über Stillroom
about-what = Ein stiller Raum für vier Zaubertrankspiele: im Browser, allein gegen Bots oder in Gesellschaft.
about-fan-title = Wer dahintersteht
about-fan = Stillroom ist ein Fanprojekt und steht in keiner Verbindung zu den Verlagen. Gefällt dir ein Spiel, kauf die Schachtel: Sie riecht besser.
about-seal-title = Versiegelte Würfel
about-seal = Vor der Partie wird alles Glück in eine Kiste gesperrt, und alle sehen die Nummer auf dem Schloss. Nach der Partie geht die Kiste auf, und alle können prüfen, dass es noch dasselbe Schloss ist.
about-more = Mehr
about-seal-how = Die Kiste ist ein geheimer Schlüssel von 256 Bit, das Schloss sein SHA-256-Wert. Sobald das Schloss gezeigt ist, fügt der Browser jeder Person eigene Zufallsbits hinzu, sodass niemand die Würfel aussuchen kann, auch der Server nicht. Am Ende wird der Schlüssel gezeigt, und dein Browser prüft ihn.
about-seal-limit = Mehr ist damit nicht bewiesen: Wer den Server betreibt, könnte vorauslesen.
about-bots = Ein Bot sieht nur, was sein Platz sieht, und würfelt mit denselben Würfeln wie du.
about-known-title = Was wir über dich wissen
about-known = Einen Namen, eine Sprache, wen du nicht hören willst und wann du zuletzt hier warst. Kein Konto, keine Adresse, keine Werbung.
about-known-me = Ändern oder löschen

## Rules

rules-games = Regeln nach Spiel
rules-search = In den Regeln suchen
rules-about = Jeder Absatz hat eine Nummer, damit der Tisch auf ihn verweisen kann.
rules-search-all = In den Regeln aller Spiele suchen
rules-of-all = Alle Spiele
rules-found = { $paragraphs ->
    [one] { $paragraphs } Absatz
   *[other] { $paragraphs } Absätze
}
rules-none = In keinem Absatz kommen alle diese Wörter vor.
rules-all = Alle Regeln zeigen
rules-contents = Kapitel
rules-link = Absatz { $number }
rules-five = In fünf Zeilen
rules-five-1 = { $game ->
    [elixir-mixer] Jeder Zug beginnt mit einem von dreien: eine Karte ziehen, eine aus dem Markt nehmen oder tauschen.
    [kupferkessel] Die Zahl auf der obersten Karte deines Kessels sagt, wie weit deine Figur im Uhrzeigersinn geht; besetzte Stationen überspringt sie.
    [quacks] Zieh Chips aus deinem Beutel, einen nach dem anderen. Jeder kommt so viele Felder weiter in den Kessel, wie seine Zahl sagt; hör auf, wann du willst.
   *[glastonbury] Die Zahl auf der obersten Karte deines Kessels sagt, wie weit deine Figur im Uhrzeigersinn um das Quadrat geht.
}
rules-five-2 = { $game ->
    [elixir-mixer] Beim Tauschen gibst du eine Handkarte ab und nimmst Marktkarten, die zusammen genau ihren Wert haben.
    [kupferkessel] Nimm eine Karte aus der Linie vor der Figur. Sie deckt deine anderen Karten zu, und ihre Zahl ist dein nächster Weg. An einer Ecke gibt es keine Karte.
    [quacks] Das Feld nach deinem letzten Chip bringt Punkte, und Münzen für neue Chips.
   *[glastonbury] Nimm eine Karte aus der Linie vor der Figur. Sie deckt deine anderen Karten zu, und ihre Zahl ist dein nächster Weg. An einer Ecke gibt es keine Karte.
}
rules-five-3 = { $game ->
    [elixir-mixer] Dann mische, was geht: Karten einer Farbe, die genau den Wert des obersten Elixiers ihres Stapels ergeben. Jedes Elixier ist 1 Punkt.
    [kupferkessel] Zauberstab und Hut lassen dich noch einmal gehen und nehmen; ein explodierender Kessel nimmt den anderen die oberste Karte weg.
    [quacks] Ergeben die weißen Chips mehr als 7, explodiert der Kessel; dann wählst du entweder die Punkte oder die Münzen.
   *[glastonbury] Manche Karten sind Zauber: Sie nehmen von überall, führen von der Ecke weiter, rauben den anderen die oberste Karte oder lassen dich nachsehen. Immuto ist am Ende ein Joker.
}
rules-five-4 = { $game ->
    [elixir-mixer] Bonuskarten sind je 1 Punkt wert und gehen an die Person, die zuerst schafft, was sie verlangen.
    [kupferkessel] Am Ende kostet eine einzelne Karte einer Zutat ihren Wert, zwei bringen nichts, drei ihre Summe, vier die Summe und 5. Die Farbe deiner Figur zählt doppelt, und die meisten Einsen bringen 5.
    [quacks] Danach kommen alle Chips zurück in den Beutel, auch neue. Zwei Rubine rücken deinen Start vor oder füllen die Flasche, die einen weißen Chip zurücklegt.
   *[glastonbury] Am Ende kostet eine einzelne Karte einer Zutat ihren Wert, zwei bringen nichts, drei ihre Summe, vier die Summe und 5. Die Farbe deiner Figur zählt doppelt.
}
rules-five-5 = { $game ->
    [elixir-mixer] Höchstens fünf Karten bleiben auf der Hand, die übrigen kommen für alle in den Markt. Mit 8 Punkten hast du gewonnen, zu zweit mit 10.
    [kupferkessel] Verdeckte Karten musst du dir merken. Die Partie endet, wenn eine Zeile oder Spalte ihre letzte Karte verloren hat.
    [quacks] Rattenschwänze geben allen, die zurückliegen, einen Vorsprung. Nach neun Zügen gewinnen die meisten Punkte.
   *[glastonbury] Verdeckte Karten musst du dir merken. Die Partie endet, wenn eine Zeile oder Spalte ihre letzte Karte verloren hat.
}

## Replay

replay-title = Wiederholung
replay-of = Wiederholung · { $game }
replay-back = Zurück zum Tisch
replay-board = Das Spielbrett
replay-row-label = Augenblick der Partie
replay-row = { $row } von { $rows }
replay-back-step = Einen Schritt zurück
replay-step = Einen Schritt weiter
replay-run = Abspielen
replay-pause = Anhalten
replay-lines = Was geschah
replay-no-lines = Hier gibt es nichts zu erzählen.
replay-eyes = Gesehen von
replay-eyes-nobody = Publikum
replay-copy = Link kopieren
replay-copied = Kopiert
replay-no-view = Diese Partie wurde nach anderen Regeln gespielt. Nur ihr Ende kann gezeigt werden.

## Over days

days-title = ({ $matches }) { $title }
days-notify = Sag mir, wenn eine Partie auf mich wartet
days-notify-about = Als Mitteilung dieses Browsers, solange eine Seite von Stillroom offen ist, auch hinter anderen.
days-notify-denied = Der Browser erlaubt es nicht. In seinen Einstellungen für diese Seite lässt sich das ändern.
days-waits = { $game } wartet auf dich
days-waits-turn = Zug { $turn }: Du entscheidest.
days-nudged = { $name } hat dich angestupst.
days-nudge = Anstupsen
days-nudge-about = Erinnert, wer entscheiden soll; einmal am Tag.
days-nudge-sent = Angestupst, { $at }
days-since = { $lines ->
    [one] Seit du hier warst: { $lines } Ereignis
   *[other] Seit du hier warst: { $lines } Ereignisse
}
days-step = Schritt für Schritt
days-step-place = { $place } von { $lines }
days-step-back = Davor
days-step-on = Weiter
days-away = { $days ->
    [0] seit Stunden weg
    [one] seit { $days } Tag weg
   *[other] seit { $days } Tagen weg
}
days-patience = Ist jemand so lange weg, darf ein Bot weiterspielen, wenn die anderen zustimmen
days-patience-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
days-changes = { $game ->
    [quacks] Der letzte Zug wird verdeckt gebraut: Niemand braucht eine gemeinsame Stunde.
   *[other] Was in den Kesseln liegt, ist offen: Eine Woche lang merkt sich das niemand.
}

## Inviting

invite-title = Einladen
invite-code = Code
invite-scan = Wer eine Kamera hat, liest das Quadrat.
invite-qr = QR-Code des Einladungslinks
invite-here-only = Diese Adresse führt nur von diesem Rechner hierher. Für andere Geräte muss der Server im Netz des Hauses erreichbar sein.
