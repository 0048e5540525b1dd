# Nach einer Partie: ihr Glück, ihr Siegel, ihr Wendepunkt, und wie es hätte weitergehen können.

after-review = Rückblick
after-share = Als Text kopieren
after-shared = Kopiert
after-record = Protokoll herunterladen

after-luck = Wer hatte wie viel Glück?
after-luck-expected = erwartet { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
after-luck-how = Jeder Griff zählt nach dem, was gerade im Beutel oder Stapel lag. Eine Partie hat wenige davon: Weit vom Erwarteten zu liegen, ist nicht ungewöhnlich.
after-luck-none = Das Glück dieser Partie hat niemand gezählt.

after-seal = { $finding ->
    [intact] Siegel unversehrt: Nach dem ersten Zug wurde nichts geändert.
    [broken] Das Siegel passt nicht: Das sind nicht die Würfel, die versiegelt wurden. Behalte das Protokoll und frag nach, wer diesen Server betreibt.
   *[unchecked] Alle Züge wurden fehlerfrei nachgespielt. Selbst prüft dieser Browser das Siegel nur über eine sichere Verbindung (https).
}
after-seal-check = Siegel prüfen
after-seal-checking = Das Siegel wird geöffnet und geprüft.
after-seal-more = { $moves ->
    [one] { $moves } Zug nachgespielt. Beweis ansehen
   *[other] { $moves } Züge nachgespielt. Beweis ansehen
}
after-seal-shown = Siegel, vor dem ersten Zug gezeigt
after-seal-key = Schlüssel, jetzt gezeigt
after-seal-added = Beigetragen von { $name }

after-turning-point = Der Wendepunkt
after-review-find = Wendepunkt finden
after-review-busy = Bots spielen die Partie Zug um Zug weiter, um den zu finden, auf den es am meisten ankam. Das dauert einige Sekunden.
after-review-how = Eine Schätzung: Bots haben { $times } Mal von vor diesem Zug weitergespielt, und { $times } Mal von danach.
after-review-before = Vor diesem Zug
after-review-move = Zu diesem Zug

after-moment = Dieser Augenblick
after-moments = Augenblicke
after-play-on = Von hier weiterspielen
after-play-on-as = Du nimmst den Platz von { $name } ein, gegen Bots und mit neuen Würfeln.
after-play-on-over = Für { $name } bleibt hier nichts mehr zu spielen. Geh zu einem früheren Augenblick.

after-standing = Bonusschritte nehmen, ohne mich zu fragen

after-last-move = Letzter Zug
after-last-move-none = Noch keiner.

after-player = { $you ->
    [yes] du
   *[no] { $player }
}
