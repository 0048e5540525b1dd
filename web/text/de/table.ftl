# Die Worte des Tisches im Browser, auf Deutsch.

## Die Frage und der Tischrand

title-your-move = ● Du bist dran · { $title }
title-gathering = { $title } · Tisch füllt sich
table-moves = Züge
table-no-moves = Gerade ist nichts zu spielen.
table-board = Spielbrett
table-mine = Meins
table-seats = Alle am Tisch
table-tabs = Teile des Tisches
table-sum = { $have } von { $need }
table-ways = { $ways ->
    [one] noch { $ways } Weg
   *[other] noch { $ways } Wege
}
table-less = Weniger
table-more = Mehr
table-clear = Alles zurück
table-put-back = Zurücklegen
table-do-it = Ausführen
table-sending = Wird gesendet
table-connecting = Verbindung wird aufgebaut
table-waiting = Sieh dich um, während die anderen entscheiden.
table-watch = Du siehst bei dieser Partie zu.
table-watching = Zuschauen
table-help-pick = Zeige auf etwas Leuchtendes, um zu sehen, was es bringt.
table-help-basket = Wähle auf dem Brett; gespielt wird erst, wenn du zustimmst.
table-hint-says = Ein Bot würde spielen: { $move }
table-missed = { $lines ->
    [one] Während du weg warst: { $lines } Ereignis
   *[other] Während du weg warst: { $lines } Ereignisse
}
table-step = Weiter ({ $waiting })
table-waits-for = Warten auf { $names }
table-waits-for-you = { $name }, der Tisch wartet auf dich
table-practice = Übungspartie
table-makes-practice = Es ist schon Neues bekannt: Das Zurücknehmen macht dies zur Übungspartie.
table-leave-it = So lassen

## Reiter

tab-table = Tisch
tab-others = Andere
tab-log = Verlauf
tab-chat = Chat
tab-more = Mehr
tab-new = neu

## Plätze

seat-bot = { $level ->
    [random] Laune
    [greedy-forgetful] Lehrling
    [greedy-clumsy] Lehrling
    [greedy-hasty] Geselle
    [greedy-hazy] Geselle
    [greedy-watchful] Kenner
    [master] Meister
    [grand-master] Großmeister
   *[greedy] Alchemist
}
seat-you = (du)
seat-away-now = weg { $time }
seat-away = weg { $minutes } min
seat-thinking = überlegt
seat-waiting = wartet
seat-brewing = braut
seat-committed = hat gewählt
seat-stopped = aufgehört
seat-exploded = explodiert
seat-watchers = { $watchers ->
    [one] { $watchers } schaut zu
   *[other] { $watchers } schauen zu
}
clock-left = Zeit übrig:
clock-last = Weniger als 10 Sekunden.

## Verlauf und Chat

log-title = Was geschah
log-empty = Noch nichts. Spiele, und hier wird es erzählt.
log-forgets = Verdeckte Karten merkst du dir selbst.
chat-title = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-alone = Hier sind nur Bots, und die lesen nicht.
chat-phrases = Fertige Sätze
chat-words = Deine Worte
chat-say = Sagen
chat-allow = Freien Chat erlauben; er beginnt, wenn alle zustimmen
chat-about = Über { $name }
chat-about-text = Wer stumm ist, wird nicht gehört. Wer blockiert ist, kann auch nicht an deinen Tischen sitzen. Eine Meldung schickt die letzten 50 Zeilen an die Leitung des Servers.
chat-yourself = Das bist du.
chat-mute = Stumm schalten
chat-unmute = Wieder hören
chat-block = Blockieren
chat-unblock = Nicht mehr blockieren
chat-report = Melden
chat-reported = Gemeldet

## Menü und Einstellungen

menu-title = Menü
menu-tools = Werkzeuge
menu-undo = Zurücknehmen
menu-undo-turn = Zurück zu meinem letzten Zug
menu-ask-undo = Um Rücknahme bitten
menu-hint = Tipp
menu-list = Züge als Liste
menu-list-short = Liste
menu-board = Brett zeigen
menu-board-short = Brett
menu-tell = Tisch beschreiben
menu-settings = Einstellungen
menu-keys = Tasten
menu-seal = Das Siegel der Würfel
menu-rules = Regeln
menu-new-tab = (in einem neuen Tab)
menu-leave = Verlassen
menu-kept = Du kannst jederzeit gehen; die Partie bleibt erhalten.
menu-over = Die Partie ist vorbei und bleibt lesbar.
menu-practice = Dies ist eine Übungspartie: Ein Spielzug wurde zurückgenommen, nachdem Neues bekannt war.
menu-tempo = Wie schnell andere ziehen
menu-tempo-name = { $tempo ->
    [at-once] Sofort
    [brisk] Flott
   *[usual] Normal
    [slow] Langsam
    [steps] Schritt für Schritt
}
menu-confirm = Erst der zweite Klick oder Tipp spielt
menu-confirm-name = { $confirm ->
   *[touch] Nur bei Berührung
    [always] Immer
    [never] Nie
}
menu-single-keys = Tastenkürzel (H, M, U …)
menu-left-hand = Knöpfe für die linke Hand tauschen
menu-sounds = Töne
menu-seal-child = Vor dem ersten Zug wurden alle Würfel dieser Partie in eine Kiste gesperrt, und dies ist ihr Siegel. Ist die Partie vorbei, wird sie geöffnet, und alle können sehen, dass niemand etwas geändert hat.
menu-seal-more = Der Browser jeder Person hat nach dem Siegel eine Zufallszahl dazugegeben; niemand konnte die Würfel wählen, auch der Server nicht. Wer den Server betreibt, könnte vorauslesen.
sheet-close = Schließen
sheet-bot = { $level ->
    [random] Ein Bot, der nach dem Los spielt. Er sieht nur, was dieser Platz sieht.
    [greedy-forgetful] Ein Bot, der von jedem Kessel nur die oberste Karte kennt und den Rest vergessen hat. Er sieht nur, was dieser Platz sieht.
    [greedy-clumsy] Ein Bot, der gut spielen will und sich bei einer von vier Entscheidungen vertut. Er sieht nur, was dieser Platz sieht.
    [greedy-hasty] Ein Bot, der gut spielen will und sich bei einer von sechzehn Entscheidungen vertut. Er sieht nur, was dieser Platz sieht.
    [greedy-hazy] Ein Bot, der sich nur an die letzten paar Karten jedes Kessels erinnert. Er sieht nur, was dieser Platz sieht.
    [greedy-watchful] Ein Bot, der sich an viele Karten jedes Kessels erinnert, aber nicht an alle. Er sieht nur, was dieser Platz sieht.
    [master] Ein Bot, der sich viele Partien bis zum Ende ausmalt, ehe er entscheidet. Er sieht nur, was dieser Platz sieht.
    [grand-master] Ein Bot, der sich sehr viele Partien bis zum Ende ausmalt, ehe er entscheidet. Er sieht nur, was dieser Platz sieht.
   *[greedy] Ein Bot, der mit allem rechnet, was er gesehen hat, einen Zug voraus. Er sieht nur, was dieser Platz sieht.
}

## Erzähl mir, und Tasten

tell-title = Tisch beschreiben
tell-decision = Die Entscheidung
tell-me = Du
tell-last = Die letzten Züge
tell-table = Was auf dem Tisch liegt
keys-title = Tasten
keys-list = Züge als Liste, oder das Brett
keys-undo = Zurücknehmen
keys-hint = Tipp
keys-log = Was geschah
keys-chat = Chat
keys-tell = Tisch beschreiben
keys-skip = Überspringen, was gezeigt wird
keys-step = Das Nächste, Schritt für Schritt
keys-help = Diese Tasten
keys-more-1 = Zum nächsten Teil; Pfeile darin
keys-more-2 = Spielen, was im Fokus ist
keys-more-3 = Zurücklegen, schließen
keys-more-4 = Der erste bis neunte Zug
keys-more-5 = Ziehen, aufhören, Flasche bei den Quacksalbern

## Der Vorhang

curtain-pass = Weitergeben an { $name }
curtain-open = Ich bin { $name }: halten zum Öffnen

## Das Ende

end-title = Das Ende
end-open = Der Wertungsbogen
end-sheet = Wertungsbogen
end-line = Wofür
end-place = { $place }. Platz
end-rematch = Revanche
end-next = Zur Revanche
end-replay = Noch einmal ansehen
end-leave = Verlassen
end-practice = Dies war eine Übungspartie: Ein Spielzug wurde zurückgenommen, nachdem Neues bekannt war.

## Einverständnis

proposal-undo = { $by } möchte einen Zug von { $name } zurücknehmen.
proposal-makes-practice = Wenn alle zustimmen, wird dies eine Übungspartie.
proposal-stand-in = { $by } schlägt vor: Ein Bot spielt für { $name }, bis { $name } zurück ist.
proposal-carry-on = { $by } schlägt vor, nach den heutigen Regeln weiterzuspielen.
proposal-yes = Einverstanden
proposal-no = Nicht einverstanden
proposal-withdraw = Zurückziehen
proposal-waits = Warten auf die anderen.
proposal-gone = { $name } ist nicht verbunden.
proposal-let-bot = Bot für { $name } spielen lassen, bis { $name } zurück ist
proposal-outdated = Diese Partie folgt anderen Regeln als den heutigen.
proposal-go-on = Weiterspielen vorschlagen

## Vor der Partie

gathering-about = Freie Plätze bleiben beim Start leer.
gathering-listed = Bei den offenen Tischen, für alle
gathering-invited = Für alle mit dem Link
gathering-link = Einladungslink
gathering-copy = Kopieren
gathering-copied = Kopiert
gathering-open = Freier Platz
gathering-you = du
gathering-here = da
gathering-gone = nicht verbunden
gathering-level = Stufe des Bots
gathering-sit = Hier hinsetzen
gathering-bot = Bot setzen
gathering-free = Platz freigeben
gathering-stand = Aufstehen
gathering-start = Starten
gathering-waits = Wer den Tisch eröffnet hat, startet die Partie.
gathering-seal = Die Würfel sind versiegelt: { $seal } …

## Felder der Bretter

field-yes = ja
field-no = nein
field-turn = Zug
field-turns = Züge insgesamt
field-phase = Phase
field-phase-fortune = Wahrsagekarte
field-phase-brewing = Brauen
field-phase-shopping = Einkaufen
field-phase-spending = Rubine
field-start-seat = Fängt an
field-stir = Gemeinsam ziehen
field-covered = Verdecktes Brauen
field-aids = Der Tisch zeigt
field-aids-none = weder Beutel noch Gefahr
field-aids-bag = den eigenen Beutel
field-aids-chance = die Explosionsgefahr
field-aids-both = den eigenen Beutel und die Explosionsgefahr
field-rubies-left = Übrige Rubine
field-books = Bücher
field-page = Seite
field-out = liegt aus
field-shelf = Chips im Vorrat
field-price = Preis
field-left = übrig
field-chip = Chip
field-state = Stand
field-points = Punkte
field-tails = Rattenschwänze
field-tails-behind = Schwänze zurück
field-rats = Genutzte Ratten
field-rat-stone = Rattenstein
field-rubies = Rubine
field-flask = Flasche
field-droplet = Tropfen
field-glass = Glas
field-white = Weiß
field-limit = Grenze
field-pot = Kessel
field-scores = Bringt
field-space = Feld
field-coins = Münzen
field-ruby = Rubin
field-doubling = Verdoppelt
field-protection = Schutz
field-protected = Geschützt
field-takes = Nimmt
field-takes-points = Punkte
field-takes-coins = Münzen
field-takes-both = beides
field-state-waiting = wartet
field-state-brewing = braut
field-state-committed = hat gewählt
field-state-stopped = aufgehört
field-state-exploded = explodiert
field-aside = Neben dem Kessel
field-tray = Gezogen
field-bag-size = Chips im Beutel
field-bag = Beutel
field-chance = Explosionsgefahr
field-bad = würden explodieren
field-chips = von Chips
field-commitment = Gewählt
field-commitment-draw = ziehen
field-commitment-stop = aufhören
field-lands = Käme auf
field-card = Karte
field-goal = Ziel
field-active-seat = Am Zug
field-winner = Gewonnen hat
field-market = Markt
field-discard-pile = Ablage
field-pile-size = Karten im Stapel
field-showing = Oberste Elixiere
field-bonuses-left = Übrige Boni
field-bonus = Bonus
field-need = braucht
field-have = bisher
field-hand-size = Handkarten
field-known = Bekannte Karten
field-hand = Hand
field-elixirs = Elixiere
field-bonuses = Boni
field-cauldrons = Kessel
field-cauldrons-closed = geschlossen
field-cauldrons-notes = mit Notizen
field-cauldrons-open = offen
field-square = Quadrat
field-lines = Karten je Linie
field-symbols = Symbole
field-out-of-game = Karten aus dem Spiel
field-under-pile = Unter dem Stapel
field-gone = Fort
field-leaving-colour = Fehlende Farbe
field-placing = Immuto anlegen
field-colour = Farbe
field-stop = Station
field-line = Linie
field-top = Oberste Karte
field-height = Karten im Kessel
field-next-stop = Nächste Station
field-next-line = Nächste Linie
field-cauldron = Kessel
field-spells = Zauber
field-recipes = Rezepte
field-placed = Immuto gelegt zu
