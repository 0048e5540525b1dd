# The words of the table in German.

## The table

seat-number = Platz { $seat }
event-undone = { $you ->
    [yes] Du nimmst einen Spielzug zurück.
   *[no] { $player } nimmt einen Spielzug zurück.
}

## Moves that cannot be played

error-illegal = { $reason } (Regel { $paragraph })
error-stale = Dieser Spielzug antwortet auf die Entscheidung { $named }, aber jetzt gilt Entscheidung { $now }. Sieh auf den Tisch und wähle neu.
error-over = Die Partie ist zu Ende; es kann nichts mehr gespielt oder zurückgenommen werden.
replay-running = Diese Partie ist nicht zu Ende: Was in ihr verborgen ist, bleibt geheim. „stillroom play { $game }“ setzt sie fort.
error-no-such-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
error-draft = „{ $move }“ würde etwas Neues zeigen und lässt sich nicht ausprobieren, nur spielen.
error-not-last = „{ $move }“ zeigt etwas Neues; danach kann nichts im selben Schritt gespielt werden. Spiel es zuletzt.
undo-nothing = Du hast keinen Spielzug, den du zurücknehmen könntest.
undo-agree = Dein letzter Spielzug hat etwas Neues gezeigt, oder jemand hat seither gespielt. Zum Zurücknehmen müssen alle Personen am Tisch zustimmen.

## Moves that cannot be understood

malformed-empty = Ein Spielzug beginnt mit einem Verb, etwa „take“; dieser hat keine Wörter.
malformed-too-long = Ein Spielzug hat höchstens { $most } Zeichen.
malformed-word = „{ $word }“ ist kein Wort eines Spielzugs; Wörter bestehen aus Buchstaben, Ziffern und Bindestrichen.
malformed-two-links = „{ $text }“ hat mehr als ein Verbindungswort; ein Spielzug hat höchstens ein „for“, „with“ oder „and“.
malformed-link = „{ $verb }“ passt nicht zu „{ $link }“.
malformed-verb = Es gibt kein Verb „{ $verb }“; die Verben sind { $verbs }.
malformed-json = Ein Spielzug in JSON ist ein Objekt mit einem Verb, einer Liste von Spielteilen und vielleicht einer Liste unter „for“, „with“ oder „and“.
malformed-actions = Ein Spielzug besteht aus einer oder mehreren Aktionsnummern von 0 bis { $last }.
malformed-order = Diese Aktionsnummern sind kein Spielzug; am nächsten kommt „{ $move }“.

## Setting up

setup-game = Es gibt kein Spiel „{ $game }“; die Spiele sind { $games }.
setup-seats = { $game } hat { $fewest } bis { $most } Plätze, nicht { $found }.
setup-option = { $game } hat keine Option „{ $option }“; seine Optionen sind { $options }.
setup-option-value = Die Option { $option } ist eine Zahl von { $low } bis { $high }, nicht { $found }.
setup-bot = { $game } hat keinen Bot „{ $bot }“; seine Bots sind { $bots }.
setup-players = { $found ->
    [one] Es gibt { $seats } Plätze, aber { $found } Person.
   *[other] Es gibt { $seats } Plätze, aber { $found } Personen.
}
setup-name = Ein Name hat 1 bis { $most } druckbare Zeichen.
setup-same-name = Alle am Tisch brauchen verschiedene Namen.
setup-seed = Ein Startwert ist eine Zahl von 0 bis { $most }, nicht { $found }.
setup-seed-and-dice = Eine Partie hat entweder einen Startwert oder Würfel, nicht beides.
setup-dice-seats = Diese Würfel wurden für eine andere Zahl von Plätzen als { $seats } gemacht.
setup-key = Der Schlüssel fairer Würfel hat { $bytes } Bytes, nicht { $found }.
setup-contribution = Ein Beitrag zu den Würfeln hat { $bytes } Bytes, nicht { $found }.
setup-contribution-seat = Es gibt keinen Platz { $seat }, oder er hat schon zu den Würfeln beigetragen.
setup-format = Die Aufzeichnung hat das Format { $found }; hier gilt Format { $here }.
setup-position = Die Stellung hat andere Plätze oder Optionen als die Partie.
setup-rules-version = Diese Partie von { $game } wurde mit Version { $found } der Regeln begonnen; hier gilt Version { $here }.
setup-seal = Der Schlüssel passt nicht zum Siegel: Das sind nicht die versiegelten Würfel.

## Records

error-record = { $line ->
    [0] Die Aufzeichnung ist beschädigt: { $problem }
   *[other] Zeile { $line } der Aufzeichnung ist beschädigt: { $problem }
}
record-no-header = Eine Aufzeichnung beginnt mit einem Kopf.
record-not-one-thing = eine Zeile enthält einen Kopf, einen Eintrag oder ein Ergebnis, und nur eines davon.
record-not-a-row = Hier sollte Eintrag { $number } stehen.
record-cut-off = Die Datei endet mitten in einer Zeile.
record-unreadable = Sie lässt sich nicht lesen ({ $problem }).
record-changed = Sie wurde nachträglich geändert, oder davor fehlt eine Zeile.
record-bad-header = { $problem }
record-bad-row = Eintrag { $row } lässt sich nicht spielen. { $problem }
record-other-state = Eintrag { $row } führt zu einem anderen Zustand, als er sagt.
record-other-result = Die Partie endet anders, als hier steht.
record-other-engine = Die Engine { $engine } kommt zu einem anderen Zustand.

## Snapshots

error-snapshot = Die Momentaufnahme ist beschädigt: { $problem }
snapshot-unreadable = sie ist nicht lesbar ({ $problem }).
snapshot-format = sie hat Format { $found }; hier gilt Format { $here }.
snapshot-rows = sie wurde nach Eintrag { $rows } gemacht, aber die Aufzeichnung endet mit Eintrag { $found }.
snapshot-changed = sie wurde nachträglich verändert oder gehört zu einer anderen Partie.
snapshot-other-state = das ist nicht der Zustand nach Eintrag { $rows }.

## Notes

note-empty = Eine Notiz hat Wörter; diese hat keine.
note-strange = Eine Notiz besteht aus druckbaren Zeichen.
note-too-long = Eine Notiz hat höchstens { $most } Zeichen, nicht { $found }.
note-no-room = Es ist Platz für { $most } Notizen; streiche zuerst eine.
note-no-such = { $lines ->
    [0] Es gibt keine Notiz { $number }; noch steht nichts da.
   *[other] Es gibt keine Notiz { $number }; die Notizen gehen von 1 bis { $lines }.
}
error-notes = Die Notizen sind beschädigt: { $problem }
notes-unreadable = Sie lassen sich nicht lesen ({ $problem }).
notes-format = Sie haben das Format { $found }; hier gilt Format { $here }.
notes-seats = Sie gelten für { $found } Plätze, und die Partie hat { $seats }.
notes-changed = Sie wurden nachträglich geändert.

## Positions

error-position = Die Stellung ist falsch bei { $field }: { $problem }
position-field = { $problem }.
