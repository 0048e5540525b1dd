# The words of the lab in German.

lab-thousands-mark = .
lab-decimal = { $whole },{ $rest }
lab-share = { $share }{ "\u00A0" }% ({ $low } bis { $high })

# What a simulation shows.
lab-by-bot = Nach Bot, mit Intervallen zu 95{ "\u00A0" }%
lab-by-seat = Nach Platz, mit Intervallen zu 95{ "\u00A0" }%
lab-matches-of = Partien: { $game }
lab-bot = Bot
lab-seat = Platz
lab-played = Gespielt
lab-wins = Siege
lab-win-rate = Siegquote
lab-points-mean = Punkte (Mittel)
lab-points-sd = Streuung
lab-matches = Partien
lab-unfinished = Ohne Sieger
lab-turns-mean = Züge einer Partie (Mittel)
lab-turns-sd = Züge einer Partie (Streuung)
lab-decisions-mean = Entscheidungen einer Partie (Mittel)
lab-seed = Startwert
lab-engine = Engine
lab-seconds = Sekunden
lab-decisions-per-second = Entscheidungen pro Sekunde
lab-digest = Prüfsumme

# What an arena shows.
lab-ladder = Die Rangliste: { $game }, { $seats } Plätze
lab-rating = Wertung
lab-deviation = Abweichung
lab-pairings = Die Paarungen, mit 95-%-Intervallen
lab-arena-told = Gleich starke Bots gewännen je { $parity }{ "\u00A0" }%. Startwert { $seed }.
lab-rival = Gegen
lab-rivals = { $count ->
    [1] { $bot }
   *[other] { $count } × { $bot }
}
lab-share-of-wins = Anteil der Siege
lab-to = { $own } zu { $other }
lab-meeting = { $game }: { $pairing }

# How fast the engines are.
lab-speeds = Wie schnell die Engines sind, mit { $seats } Plätzen
lab-game = Spiel
lab-threads = Threads
lab-times-plain = Mal plain
lab-agrees = Wie plain
lab-yes = ja
lab-no = nein
lab-starts = Wie schnell sie starten
lab-load = Die Engine compiled laden, für { $game }
lab-missing = Engines, die hier fehlen
lab-reason = Warum

# What is going on.
lab-readying = Die Engine { $engine } wird vorbereitet, für { $game }
lab-playing = Partien laufen: { $game }
lab-measuring = Die Engine { $engine } wird gemessen, für { $game }
lab-starting = Der Start wird gemessen
