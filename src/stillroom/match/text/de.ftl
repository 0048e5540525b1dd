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
error-not-over = Die Partie ist nicht zu Ende: bis dahin bleibt ihr Glück geheim.
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
setup-no-lesson = Für { $game } gibt es keine Lektion; „stillroom play { $game }“ beginnt eine Partie.
setup-lesson-seats = Die Lektion von { $game } ist für { $seats } Personen, nicht für { $found }.
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

## Looking back

review-choice-fell = { $you ->
    [yes] Du hast „{ $move }“ gespielt. Durch diese Wahl fiel deine Aussicht auf den Sieg von { $before } auf { $after } von 100.
   *[no] { $player } hat „{ $move }“ gespielt. Durch diese Wahl fiel die Aussicht auf den Sieg von { $before } auf { $after } von 100.
}
review-choice-rose = { $you ->
    [yes] Du hast „{ $move }“ gespielt. Durch diese Wahl stieg deine Aussicht auf den Sieg von { $before } auf { $after } von 100.
   *[no] { $player } hat „{ $move }“ gespielt. Durch diese Wahl stieg die Aussicht auf den Sieg von { $before } auf { $after } von 100.
}
review-chance-fell = { $you ->
    [yes] Du hast „{ $move }“ gespielt. Es war der Zufall, nicht die Wahl: Deine Aussicht auf den Sieg fiel von { $before } auf { $after } von 100.
   *[no] { $player } hat „{ $move }“ gespielt. Es war der Zufall, nicht die Wahl: Die Aussicht auf den Sieg fiel von { $before } auf { $after } von 100.
}
review-chance-rose = { $you ->
    [yes] Du hast „{ $move }“ gespielt. Es war der Zufall, nicht die Wahl: Deine Aussicht auf den Sieg stieg von { $before } auf { $after } von 100.
   *[no] { $player } hat „{ $move }“ gespielt. Es war der Zufall, nicht die Wahl: Die Aussicht auf den Sieg stieg von { $before } auf { $after } von 100.
}
review-even = { $you ->
    [yes] Kein einzelner Zug von dir hat diese Partie entschieden. „{ $move }“ hat deine Aussicht auf den Sieg am meisten verändert, von { $before } auf { $after } von 100.
   *[no] Kein einzelner Zug von { $player } hat diese Partie entschieden. „{ $move }“ hat die Aussicht auf den Sieg am meisten verändert, von { $before } auf { $after } von 100.
}
luck-of-all = Der Zufall legt hier allen dieselben Karten hin, für die, die als Nächste kommen. Für das Glück einer einzelnen Person gibt es darum keine ehrliche Zahl.

## Why a bot played its last move

bot-why-lot = Er hat unter allem Erlaubten gelost.
bot-why-judged = { $level ->
    [greedy-forgetful] { $why } Von den Kesseln kennt er nur die obersten Karten.
    [greedy-hazy] { $why } Unter der obersten Karte eines Kessels erinnert er sich an die letzten drei Karten.
    [greedy-watchful] { $why } Unter der obersten Karte eines Kessels erinnert er sich an die letzten acht Karten.
    [greedy-clumsy] { $why } Aber eine von vier Entscheidungen lost er aus, vielleicht diese.
    [greedy-hasty] { $why } Aber eine von sechzehn Entscheidungen lost er aus, vielleicht diese.
   *[greedy] { $why }
}
bot-why-imagined = { $simulations ->
    [one] Er hat sich { $simulations } Partie bis zum Ende ausgemalt.
   *[other] Er hat sich { $simulations } Partien bis zum Ende ausgemalt.
} { $lead ->
    [alone] Nichts anderes war einen Versuch wert.
    [clear] Dieser Zug lag klar vorn.
   *[narrow] Dieser Zug lag knapp vorn.
}
bot-why-reckoned = Er hat ausgerechnet, was jede Wahl im Mittel bringt, ohne sich das Ende der Partie auszumalen: So früh hängt zu viel vom Glück ab.
bot-why-imagines = { $level ->
    [master] Wo er die Wahl und die Zeit hat, malt er sich viele Partien bis zum Ende aus, in denen jedes Mal neu verteilt ist, was er nicht sieht, und spielt, was am öftesten gewinnt.
   *[grand-master] Wo er die Wahl und die Zeit hat, malt er sich sehr viele Partien bis zum Ende aus, in denen jedes Mal neu verteilt ist, was er nicht sieht, und spielt, was am öftesten gewinnt.
}
bot-why-other = Er hat gespielt, was er nach dem, was dieser Platz sieht, für das Beste hielt.
bot-why-elixir-mixer = { $deed ->
    [draw] Er zieht, wenn keine Karte des Marktes ihm ein Elixier vollendet und auch kein Tausch.
    [take] Er nimmt die Karte des Marktes, die das Elixier mit den meisten Punkten vollendet; gibt es nichts zu ziehen, die, mit der die meisten Wege zu einem Elixier bleiben.
    [trade] Er tauscht, wenn die Karten zusammen ein Elixier vollenden, das keine einzelne Karte des Marktes vollendet.
    [mix] Er mischt, was er kann, die meisten Punkte zuerst.
    [discard] Er behält die Karten, mit denen die meisten Wege bleiben, mit einer Karte mehr ein Elixier zu vollenden.
   *[end-turn] Er beendet den Zug, wenn nichts mehr, was er mischen könnte, einen Punkt bringt.
}
bot-why-kupferkessel = { $deed ->
    [use] Er nahm die Karte, die am meisten versprach. Ein zweites Mal geht er immer, und Kessel lässt er explodieren, wenn die anderen dadurch verlieren.
    [spare] Er nahm die Karte, die am meisten versprach. Er lässt keinen Kessel explodieren, wenn die anderen dadurch nicht verlieren.
    [keep] Er beendet die Partie, wenn er sich vorn glaubt. Die letzte Karte behält er nur, wenn sein Satz dadurch gewinnt.
    [refuse] Er beendet die Partie, wenn er sich vorn glaubt. Die letzte Karte behält er nur, wenn sein Satz dadurch gewinnt.
   *[take] Er nahm die Karte, die am meisten versprach: für ihren Satz, ihr Symbol und seine Rezepte, und für die Linie, zu der sie als Nächstes führt.
}
bot-why-glastonbury = { $deed ->
    [accio] Er benutzt Accio, wenn eine Karte anderswo mehr verspricht, als der Zauber später wert ist.
    [unused-accio] Er benutzt Accio, wenn eine Karte anderswo mehr verspricht, als der Zauber später wert ist.
    [use] An einer Ecke geht er weiter, außer wenn das das Spiel beendet, während er sich hinten glaubt.
    [stay] An einer Ecke bleibt er nur, wenn Weitergehen das Spiel beenden würde, während er sich hinten glaubt.
    [keep] Er behält die letzte Karte, wenn sie ihm etwas bringt.
    [refuse] Er lehnt die letzte Karte ab, wenn sie ihm nichts bringt.
    [place] Er legt Immuto dorthin, wo sie die meisten Punkte bringen.
    [done] Er hat nachgesehen und macht weiter.
   *[take] Er nahm die Karte, die am meisten versprach: für ihren Satz, für seine Rezepte oder als Zauber, und für die Linie, zu der sie als Nächstes führt.
}
bot-why-quacks = { $deed ->
    [draw] Er zieht, solange die Gefahr zu explodieren nicht größer ist, als er in diesem Zug wagt, oder nichts kostet, und überall, wo er nicht aufhören darf.
    [stop] Er hört auf, wenn die Gefahr zu explodieren größer ist, als er in diesem Zug wagt.
    [flask] Die Gefahr zu explodieren war größer, als er wagt, und die Flasche nahm einen weißen Chip von 2 oder mehr zurück.
    [put-back] Er legt einen weißen Chip zurück, wann immer er darf.
    [again] Er beginnt neu, wenn seine ersten Chips so viel Weiß haben, wie der Kessel verträgt.
    [go-on] Er beginnt nur dann neu, wenn seine ersten Chips so viel Weiß haben, wie der Kessel verträgt.
    [settle] Er legt jeden Fliegenpilz, der noch hineinpasst, den höchsten zuerst.
    [buy] Nach seiner Tabelle sind diese Chips für die restlichen Züge am meisten wert.
    [spend] Rubine gibt er für den Tropfen aus; im letzten Zug zuerst für Reagenzgläser, die mehr als einen Punkt bringen.
    [done] Mehr von dem, was erlaubt war, nützte ihm nichts.
   *[points] Von allem, was erlaubt war, war das nach seinen Tabellen für Punkte, Münzen, Rubine, Schritte und Chips am meisten wert.
}
