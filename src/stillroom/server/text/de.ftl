# The words of the server in German.

## Tables

preset-first-game = Erste Partie
preset-as-printed = Wie gedruckt
preset-full-house = Volles Haus
preset-strict = Streng
refused-no-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen. Frag noch einmal nach dem Einladungslink.
refused-no-preset = Es gibt keine Vorauswahl „{ $preset }“; es gibt { $presets }.
refused-lesson-options = Eine Lektion hat eigene Optionen; lass deine weg.
refused-name-taken = An diesem Tisch heißt schon jemand { $name }. Wähle für diesen Tisch einen anderen Namen.
refused-name-for-nobody = Nur ein Platz für eine Person hat einen Namen; lass den Namen weg.
refused-level-for-nobody = Nur ein Platz für einen Bot hat eine Stufe; lass die Stufe weg.
refused-table-started = Die Partie hat begonnen; wer wo sitzt, steht fest. Der Platz eines Bots kann noch übernommen werden.
refused-table-over = An diesem Tisch ist Schluss. Eröffne einen neuen, oder bitte um eine Revanche.
refused-table-full = Alle Plätze sind besetzt. Du kannst zusehen, oder einen eigenen Tisch eröffnen.
refused-seat-taken = Auf diesem Platz sitzt schon jemand. Wähle einen anderen.
refused-already-sitting = Du sitzt schon an diesem Tisch. Eine weitere Person an diesem Gerät braucht einen eigenen Namen.
refused-second-seat = Die Partie läuft, und andere spielen gegen dich: Du behältst den einen Platz, den du hast.
refused-not-your-seat = Das ist nicht dein Platz. Wähle einen eigenen.
refused-not-opener = Das kann nur, wer den Tisch eröffnet hat.
refused-seats-wait = { $seats ->
    [one] { $seats } Platz ist für eine Person freigehalten, die noch nicht da ist. Warte, oder gib den Platz einem Bot oder niemandem.
   *[other] { $seats } Plätze sind für Personen freigehalten, die noch nicht da sind. Warte, oder gib die Plätze Bots oder niemandem.
}
refused-bits-added = Dieser Platz hat schon zu den Würfeln beigetragen; das geschieht einmal.
refused-not-started = Die Partie hat noch nicht begonnen; beginne sie zuerst.
refused-not-over = Die Partie ist noch nicht zu Ende; bis dahin bleibt das geheim.
refused-no-rematch = Eine Revanche ist für die Leute einer Partie, die zu Ende ist.
refused-no-row = Diese Partie hat { $rows } Schritte, { $row } ist nicht dabei. Wähle einen von 0 bis { $rows }.
refused-nothing-left = In diesem Augenblick ist die Partie schon zu Ende, es bleibt nichts zu spielen. Wähle einen früheren.
refused-seats-of-moment = Diese Partie geht von einem Augenblick einer anderen aus weiter: Alle { $seats } Plätze müssen besetzt sein. Gib die offenen an Bots.
refused-other-rules = Diese Partie wurde nach Fassung { $found } der Regeln gespielt; die Fassung hier ist { $here }. Lade die Aufzeichnung herunter und prüfe sie mit einem Stillroom aus jener Zeit.
refused-cannot-carry-on = Diese Partie kann nach den Regeln von heute nicht weitergehen. Eröffne einen neuen Tisch.
refused-no-notes = In dieser Partie werden keine Notizen geführt.
refused-nobody-there = Diese Person ist nicht an diesem Tisch. Wähle jemanden, der hier sitzt oder spricht.

## People

guest-name = { $plant ->
    [hazel] Gast Hasel
    [laurel] Gast Lorbeer
    [iris] Gast Iris
    [poppy] Gast Mohn
    [fern] Gast Farn
    [aster] Gast Aster
    [clover] Gast Klee
    [juniper] Gast Wacholder
    [myrtle] Gast Myrte
    [primrose] Gast Primel
    [rowan] Gast Eberesche
    [willow] Gast Weide
    [yarrow] Gast Schafgarbe
    [heather] Gast Heide
    [maple] Gast Ahorn
    [lilac] Gast Flieder
    [sorrel] Gast Ampfer
    [mallow] Gast Malve
    [violet] Gast Veilchen
   *[elder] Gast Holunder
}
refused-nobody = Hier kennt dich noch niemand. Komm zuerst als Gast herein.
refused-already-here = Du bist schon da, als { $name }. Lass zuerst diesen Browser vergessen, um als jemand anderes zu kommen.
refused-no-person = Diese Person gibt es nicht. Wähle jemanden, den du an einem Tisch getroffen hast.
refused-oneself = Das bist du. Wähle jemand anderen.
refused-name = Ein Name hat { $least } bis { $most } druckbare Zeichen, darunter einen Buchstaben oder eine Ziffer.
refused-name-link = Ein Name kann keine Adresse im Internet sein. Lass die Punkte weg.
refused-phrase-length = Ein Merksatz hat { $words } Wörter, nicht { $found }. Schreibe alle, mit Abständen dazwischen.
refused-phrase-word = Wort { $number } kommt in keinem Merksatz vor. Sieh noch einmal auf deinen Zettel; die ersten vier Buchstaben genügen.
refused-no-phrase = Dieser Merksatz gehört niemandem; vielleicht hat ihn ein neuerer abgelöst. Such deinen neuesten Zettel.
refused-origin = Danach hat eine Seite von anderswo gefragt. Öffne Stillroom selbst und versuch es dort. Wer den Server hinter einem Proxy betreibt, nennt dessen Adresse unter den Ursprüngen.
refused-too-often = { $seconds ->
    [one] Das war zu oft. Versuch es in { $seconds } Sekunde noch einmal.
   *[other] Das war zu oft. Versuch es in { $seconds } Sekunden noch einmal.
}
refused-too-large = Das ist zu groß; eine Anfrage hat höchstens { $most } kB.
refused-no-json = Die Anfrage ist kein JSON. Sende ein JSON-Objekt, wie die Beschreibung der API es sagt.
refused-unreadable = Die Anfrage ist nicht lesbar. Sende sie, wie die Beschreibung der API es sagt.
refused-unknown-field = Ein Feld „{ $field }“ gibt es hier nicht. Lass es weg.
refused-missing-field = Das Feld „{ $field }“ fehlt. Füge es hinzu.
refused-field = Das Feld „{ $field }“ muss sein: { $expected }.
refused-field-value = Das Feld „{ $field }“ kann diesen Wert nicht haben. Die Beschreibung der API sagt, welchen es haben kann.
refused-no-page = Hier ist nichts. Sieh dir die Adresse noch einmal an.
refused-no-method = Das geht hier nicht. Der Kopf Allow sagt, was geht.
refused-no-language = Es gibt keine Wörter auf „{ $language }“; die Sprachen sind { $languages }.
refused-no-game = Es gibt kein Spiel „{ $game }“; die Spiele sind { $games }.
refused-failed = Hier ist etwas schiefgegangen, nicht bei dir. Versuch es gleich noch einmal.
refused-not-ready = Der Server ist nicht bereit. Versuch es gleich noch einmal.

## Running

setting-host = { $setting } ist eine Adresse dieses Computers, etwa 127.0.0.1, oder 0.0.0.0 für das ganze Netz.
setting-port = { $setting } ist eine Zahl von 0 bis 65535; 0 nimmt irgendeinen freien Port.
setting-database = { $setting } ist eine Adresse wie { $example }.
setting-redis = { $setting } ist eine Adresse wie { $example }.
setting-workers = { $setting } ist eine Zahl von 1 bis 64.
setting-workers-sqlite = SQLite dient einem Prozess, nicht { $workers }. Nenne eine PostgreSQL-Datenbank, oder lass nur einen laufen.
setting-origins = { $setting } ist eine Liste von Adressen, wie Browser sie zeigen, mit Kommas: { $example }.
setting-proxies = { $setting } ist eine Liste von Adressen oder Netzen der Proxys, mit Kommas: 127.0.0.1, 10.0.0.0/8.
setting-yes-or-no = { $setting } ist ja oder nein.
setting-tempo = { $setting } ist eine Zahl von 0 bis 10: bei 0 ziehen Bots sofort, bei 1, wie Leute es mögen.
setting-patience = { $setting } ist eine Zahl von Sekunden von 0 bis 86400.
setting-metrics-token = { $setting } ist ein geheimes Wort aus mindestens 16 Buchstaben, Ziffern und Zeichen, ohne Abstände.
setting-log-format = { $setting } ist text oder json.
setting-log-level = { $setting } ist debug, info oder warning.
setting-no-words = „{ $word }“ wird hier nicht verstanden: Einstellungen kommen aus der Umgebung, etwa STILLROOM_PORT. „stillroom serve“ nimmt sie als Wörter.
serving-at = Stillroom ist offen unter { $address }
serving-to-stop = Strg+C beendet es. Alles bleibt bewahrt.
serving-already = Stillroom ist schon offen unter { $address }
serving-held = Ein anderer Server benutzt diese Datenbank schon, unter { $address }. Beende ihn, oder nenne eine andere Datenbank.
serving-port-taken = Port { $port } gehört schon einem anderen Programm. Wähle einen anderen mit --port.
serving-port-closed = Port { $port } ist hier nicht erlaubt. Wähle einen über 1023, und lass einem Proxy die Ports 80 und 443.
serving-no-host = An „{ $host }“ kann hier nichts lauschen. Wähle 127.0.0.1 für diesen Computer allein, oder 0.0.0.0 für das ganze Netz.
serving-no-database = Die Datenbank öffnet sich nicht: { $problem }. Sieh nach, ob sie da ist und ob hier geschrieben werden darf.
newer-schema = Die Datenbank gehört zu einer neueren Version von Stillroom: Ihr Schema ist „{ $found }“, und diese Version kennt keines nach „{ $newest }“. Starte die neuere Version, oder spiele eine Sicherung von vorher ein.
serving-failed = Der Server ist nicht gestartet; die Zeilen darüber sagen, warum.

## Live

refused-no-seat = An diesem Tisch gibt es keinen Platz { $seat }. Wähle einen, den es gibt.
refused-outdated = Diese Partie folgt anderen Regeln als den heutigen. Man kann sie lesen, und sie geht weiter, wenn alle zustimmen.
refused-busy = Andere waren mehrmals schneller. Versuche es noch einmal.
refused-hello-again = Du hast schon gegrüßt. Mach weiter mit dem, was du tun willst.
refused-nothing-to-decide = Dieser Platz hat jetzt nichts zu entscheiden. Warte, bis er gefragt wird.
refused-not-playing = Hier läuft keine Partie.
refused-nudge-oneself = Der Tisch wartet auf dich. Antworte zuerst.
refused-nudge-nobody = Hier spielt sonst niemand, den du anstupsen könntest.
refused-nudged = { $hours ->
    [one] Hier wurde heute schon jemand angestupst. Versuch es in { $hours } Stunde wieder.
   *[other] Hier wurde heute schon jemand angestupst. Versuch es in { $hours } Stunden wieder.
}
refused-no-curtain = Nur wer einen Platz hat, hat einen Vorhang.
refused-no-hints = An diesem Tisch wird ohne Tipps gespielt.
refused-only-players = Das können nur Leute, die am Tisch sitzen.
refused-already-proposed = Das ist schon vorgeschlagen. Antworte auf diesen Vorschlag.
refused-not-gone = An diesem Platz fehlt niemand lange genug, oder ein Bot spielt dort schon. Warte noch etwas.
refused-not-outdated = Diese Partie folgt den heutigen Regeln; spiel einfach weiter.
refused-curtain = Was hinter dem Vorhang einer anderen Person geschah, wird nicht zurückgenommen.
refused-no-proposal = Diesen Vorschlag gibt es nicht mehr.
refused-phrase-or-text = Sag entweder einen fertigen Satz oder eigene Worte.
refused-no-such-phrase = Diesen Satz gibt es nicht; die Sätze sind { $phrases }.
refused-phrases-only = An diesem Tisch spricht man in fertigen Sätzen, bis alle, die spielen, freies Gespräch erlauben.
refused-no-words = Da ist nichts zu lesen. Schreib ein paar Worte.
refused-too-many = Zu viele Nachrichten auf einmal. Warte einen Moment.
phrase-well-brewed = Gut gebraut!
phrase-ouch = Autsch.
phrase-good-game = Schöne Partie
phrase-one-moment = Moment
phrase-misclick = Entschuldigung, verklickt
phrase-another = Noch eine?
phrase-hello = Hallo
phrase-thanks = Danke

## The client

client-missing = Die Seiten für den Browser sind noch nicht gebaut. „make play“ baut sie.
