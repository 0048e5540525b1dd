# The words of the house in German.

## The house

house-name = Stillroom
house-title = Stillroom · vier Trankspiele
house-tagline = Vier Trankspiele an einem Tisch
house-language = Sprache
house-theme = Tag oder Kerze
house-light = { $theme ->
    [day] Zum Tag wechseln
   *[candle] Zur Kerze wechseln
}
house-me = Ich: { $name }
house-guest = Gast
house-rooms = Räume
house-forgets = Dieser Browser wird sich nicht an dich erinnern. Erlaube Cookies, damit deine Partien bleiben, oder notiere unter „Ich“ deinen Rückkehrsatz.
house-newer = Ein neueres Stillroom ist da.
theme-as-system = Wie das System
theme-day = Tag
theme-candle = Kerze

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
    [elixir-mixer] Tausche Karten, bis sie passen, und mische Elixiere vor den anderen.
    [kupferkessel] Das Duell der Erinnerung: Was in den Kessel kommt, ist gleich verdeckt.
    [quacks] Zieh Chip um Chip aus deinem Beutel, und hör auf, bevor der Kessel explodiert.
   *[glastonbury] Geh um das Quadrat, nimm eine Karte, und merk dir, was du hast.
}
game-figures = { $game ->
    [elixir-mixer] zu 2 bis 4 · 10 Minuten
    [kupferkessel] zu 2 oder 3 · 8 Minuten
    [quacks] zu 2 bis 4 · 15 Minuten
   *[glastonbury] zu 2 bis 4 · 10 Minuten
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
room-broken = Bei uns ist etwas kaputtgegangen. Deine Partie ist sicher.
room-reload = Neu laden
room-note = Die Fehlernotiz
room-note-copy = Fehlernotiz kopieren
room-note-copied = Kopiert
no-room-title = Diesen Raum gibt es nicht
no-room = Unter dieser Adresse hat noch nie jemand etwas gefunden.
no-table-title = Diesen Tisch gibt es nicht
no-table-home = Zur Startseite
connection-none = Das Haus antwortet nicht. Prüfe die Verbindung und versuch es noch einmal.
connection-lost = Verbindung verloren. Neuer Versuch läuft. Alles Gespielte ist sicher.
connection-try = Jetzt versuchen
connection-elsewhere = Du spielst in einem anderen Fenster.
connection-here = Hier spielen

## Opening a table

open-title = Ein Tisch für { $game }
open-preset = Wie gespielt wird
open-preset-about = { $preset ->
    [first-game] Der leichte Einstieg; alles, was hilft, wird gezeigt.
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
open-private = Nur wen ich einlade, mit Link
open-listed = Alle: Der Tisch steht bei den offenen Tischen
open-pace = Wann
open-pace-about = { $pace ->
    [live] Jetzt, alle am Tisch
   *[days] Über Tage, alle zu ihrer Zeit
}
open-more = Mehr
open-clock = Mit Uhr; bei null beantwortet ein Bot diese eine Frage
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
join-over = Dieser Tisch ist fertig.
join-next = Zur nächsten Partie
join-replay = Wiederholung ansehen
join-new = So einen Tisch eröffnen

## Lists of tables

lobby-title = Offene Tische
lobby-about = Setz dich dazu, oder sieh einer Partie zu.
lobby-empty = Im Augenblick hat niemand einen Tisch ausgehängt.
lobby-open = Einen eröffnen
lobby-join = Mitspielen
lobby-watch = Zusehen
matches-title = Meine Partien
matches-empty = Du hast hier noch nicht gespielt.
matches-play = Ein Spiel aussuchen
matches-heap = { $heap ->
    [mine] Warten auf dich
    [running] Warten auf andere
    [gathering] Noch nicht begonnen
   *[over] Vorbei
}
matches-act = { $heap ->
    [mine] Weiterspielen
    [running] Hineinsehen
    [gathering] Zum Tisch
   *[over] Wiederholung
}
matches-stage = { $stage ->
    [gathering] Die Plätze füllen sich
    [over] Vorbei
    [closed] Geschlossen
   *[playing] Läuft
}
matches-days = über Tage
matches-won = Gewonnen: { $names }

## Me

me-title = Ich
me-name = Dein Name
me-rename = Behalten
me-renamed = Du hast einen neuen Namen.
me-settings = Einstellungen dieses Browsers
me-devices-title = Andere Browser und Geräte
me-devices = { $devices ->
    [one] Nur dieser Browser kennt dich.
   *[other] { $devices } Browser und Geräte kennen dich.
}
me-phrase-none = Ein Rückkehrsatz aus zehn Wörtern bringt dich und deine Partien auf ein anderes Gerät.
me-phrase-there = Du hast einen Rückkehrsatz. Ein neuer tritt an seine Stelle.
me-phrase-make = Rückkehrsatz machen
me-phrase-made = Hier ist dein Rückkehrsatz.
me-phrase-shown = Schreib ihn auf: Er wird nur dieses eine Mal gezeigt. Wer ihn kennt, ist du.
me-recover-about = Hast du einen Satz von einem anderen Gerät? Dann wird dieser Browser dieselbe Person.
me-recover = Diese Person sein
me-recovered = Du bist es wieder.
me-forget-others = Alle anderen Geräte vergessen
me-forgot-others = Nur dieser Browser kennt dich jetzt.
me-forget-title = Diesen Browser vergessen
me-forget-about = Dieser Browser ist dann niemand. Ohne Rückkehrsatz kommst du nicht mehr zu deinen Partien.
me-forget = Mich hier vergessen
me-forgot = Dieser Browser hat dich vergessen.
me-unheard = Stumm und blockiert
me-unheard-none = Du hörst alle.
me-unheard-kind = { $kind ->
    [muted] { $name } ist stumm.
   *[blocked] { $name } ist blockiert.
}
me-unheard-unnamed = Jemand ({ $id })
me-hear = { $kind ->
    [muted] Wieder hören
   *[blocked] Nicht mehr blockieren
}

## About

about-title = Über Stillroom
about-what = Ein stiller Raum für vier Trankspiele: im Browser, allein gegen Bots oder in Gesellschaft.
about-fan-title = Wessen Werk das ist
about-fan = Stillroom ist das Werk eines Fans und mit den Verlagen nicht verbunden. Gefällt dir ein Spiel, kauf die Schachtel: Sie riecht besser.
about-seal-title = Versiegelte Würfel
about-seal = Vor der Partie wird alles Glück in eine Kiste gesperrt, und alle sehen die Nummer auf dem Schloss. Nach der Partie geht die Kiste auf, und alle können prüfen, dass es noch dasselbe Schloss ist.
about-more = Mehr
about-seal-how = Die Kiste ist ein geheimer Schlüssel von 256 Bit, das Schloss seine SHA-256. Ist das Schloss gezeigt, fügt der Browser jeder Person eigene Zufallsbits hinzu, sodass niemand die Würfel aussuchen konnte, auch der Server nicht. Am Ende wird der Schlüssel gezeigt, und dein Browser prüft ihn.
about-seal-limit = Mehr ist damit nicht bewiesen: Wer den Server betreibt, könnte vorauslesen.
about-bots = Ein Bot sieht nur, was sein Platz sieht, und würfelt mit denselben Würfeln wie du.
about-known-title = Was wir von dir wissen
about-known = Einen Namen, eine Sprache, wen du nicht hören willst und wann du zuletzt hier warst. Kein Konto, keine Adresse, keine Werbung.
about-known-me = Ändern oder vergessen

## Rules

rules-games = Regeln nach Spiel
rules-search = In den Regeln suchen
rules-found = { $paragraphs ->
    [one] { $paragraphs } Absatz
   *[other] { $paragraphs } Absätze
}
rules-none = Kein Absatz hat alle diese Wörter.
rules-all = Alle Regeln zeigen
rules-contents = Kapitel
rules-link = Absatz { $number }

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
replay-verify = Würfel prüfen
replay-intact = Siegel heil: Nach dem ersten Zug wurde nichts geändert.
replay-broken-seal = Das Siegel passt nicht: Das sind nicht die versiegelten Würfel.
replay-unchecked = Alle Spielzüge wurden fehlerfrei nachgespielt. Selbst prüft dieser Browser das Siegel nur über eine sichere Verbindung (https).
replay-proof-more = { $moves ->
    [one] { $moves } Spielzug nachgespielt
   *[other] { $moves } Spielzüge nachgespielt
}
replay-seal = Siegel, gezeigt vor dem ersten Zug
replay-key = Schlüssel, jetzt gezeigt
replay-added = Hinzugefügt von { $name }
