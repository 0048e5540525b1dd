# The words of the command line in German.

## Help

cli-about = Stillroom: ein digitaler Tisch und eine Engine für die Erforschung von Trankspielen.
cli-usage = Aufruf:
cli-usage-form = [BEFEHL [OPTIONEN]]
cli-more-help =
    „stillroom“ allein öffnet es im Browser.
    „stillroom BEFEHL --help“ sagt mehr.
    Stillroom ist ein Werk von Fans und hat mit den Verlagen nichts zu tun.
cli-arguments = Argumente
cli-options = Optionen
cli-about-serve = Im Browser spielen lassen, hier und von anderswo.
cli-about-play = Im Terminal spielen, allein gegen Bots oder mit anderen.
cli-about-games = Die Spiele mit Plätzen, Optionen, Bots und Regelversionen auflisten.
cli-about-simulate = Bots viele Partien spielen lassen und die Zahlen zeigen.
cli-about-arena = Bots gegeneinander antreten lassen, alle gegen alle, und zeigen, wie stark sie sind.
cli-about-learn = Ein Spiel im Terminal lernen, in einer Partie, die in einer gesetzten Stellung beginnt.
cli-about-replay = Eine beendete Partie noch einmal ansehen.
cli-about-verify = Beweisen, dass eine Aufzeichnung vollständig ist und ihre Würfel fair waren.
cli-about-bench = Die Engines auf diesem Rechner messen.
cli-help-help = diese Hilfe zeigen
cli-help-lang = Sprache: en, fr oder de
cli-help-game = ein Spiel, etwa elixir-mixer
cli-help-play-seats = wer wo sitzt: you, you:NAME oder ein Bot, mit Kommas (you,greedy,greedy)
cli-help-simulate-seats = ein Bot für jeden Platz, mit Kommas (greedy,greedy,greedy)
cli-help-arena-bots = Bots, die sich treffen, mit Kommas (greedy,random)
cli-help-arena-against = ein Bot, den alle diese treffen, statt einander
cli-help-arena-matches = wie viele Partien jeder Paarung (1000)
cli-help-arena-seats = wie viele Plätze an einem Tisch (2)
cli-help-option = eine Option des Spiels; mehrfach möglich
cli-help-tempo = wie schnell Bots spielen: none, brisk, normal, slow oder step für Schritt um Schritt
cli-help-seed = eine Zahl; der gleiche Startwert gibt die gleichen Würfel
cli-help-new = eine neue Partie beginnen, auch wenn eine wartet
cli-help-no-notes = keine Hinweise für Neulinge in einer ersten Partie
cli-help-plain = nur Zeilen, für Bildschirmleser und Pipes
cli-help-matches = wie viele Partien (1000)
cli-help-engine = plain, compiled oder cuda; alle geben die gleichen Ergebnisse
cli-help-threads = Threads der kompilierten Engine (alle Kerne)
cli-help-fixed-seats = die Bots auf ihren Plätzen lassen, statt sie weiterrücken zu lassen
cli-help-out = für jede Partie eine Zeile in eine .parquet-Datei schreiben
cli-help-json = ein JSON-Dokument ausgeben und sonst nichts
cli-help-file = die Aufzeichnung einer Partie
cli-help-seat = mit den Augen dieses Platzes, gezählt ab 0
cli-help-verify-engine = jeden Spielzug auch in dieser Engine spielen: plain oder compiled
cli-help-host = die Adresse, an der gelauscht wird (127.0.0.1; 0.0.0.0 für das ganze Netz)
cli-help-port = der Port, an dem gelauscht wird (8377; 0 nimmt einen freien)
cli-help-database = die Adresse einer SQLite-Datei oder von PostgreSQL; mit Passwort besser in STILLROOM_DATABASE
cli-help-redis = die Adresse eines Redis, um Neues zwischen Prozessen weiterzusagen
cli-help-workers = wie viele Prozesse dienen (1; mehr brauchen PostgreSQL)
cli-help-origins = Adressen, unter denen Browser den Server sehen, mit Kommas
cli-help-proxies = Adressen der Proxys, die den Client nennen dürfen, mit Kommas
cli-help-full-sync = bei jedem Zug auf die Platte warten, gegen Stromausfall: ja oder nein
cli-help-bots-tempo = wie lange Bots warten: 1, wie Leute es mögen, 0 gar nicht
cli-help-patience = Sekunden, die jemand fehlen muss, bevor ein Bot vorgeschlagen werden kann
cli-help-compiled-bots = Bots mit der kompilierten Engine denken lassen: ja oder nein
cli-help-limits = Clients bremsen, die zu oft fragen: ja oder nein
cli-help-log-format = das Protokoll als text oder json
cli-help-log-level = was mindestens notiert wird: debug, info oder warning

## Tables

cli-head-game = Spiel
cli-head-seats = Plätze
cli-head-options = Optionen
cli-head-bots = Bots
cli-head-rules = Regelversion

## What was proven

cli-verified = Die Aufzeichnung ist vollständig. Spielzüge: { $moves }. Rücknahmen: { $undos }. Jeder Schritt führt, wohin die Aufzeichnung sagt.
cli-verified-seal = { $people ->
    [one] Siegel unversehrt: Die Würfel standen vor dem ersten Spielzug fest und blieben gleich; { $people } Person hat dazu beigetragen.
   *[other] Siegel unversehrt: Die Würfel standen vor dem ersten Spielzug fest und blieben gleich; { $people } Personen haben dazu beigetragen.
}
cli-verified-running = Die Partie ist nicht zu Ende; bis dahin bleibt ihr Schlüssel geheim.
cli-verified-seed = Die Würfel kommen aus einem Startwert, den alle kennen können; es gibt kein Siegel.

## Words that are not understood

cli-no-command = Es gibt keinen Befehl „{ $word }“; die Befehle sind { $known }.
cli-no-language = Es gibt keine Sprache „{ $word }“; die Sprachen sind { $known }.
cli-no-engine = Es gibt hier keine Engine „{ $word }“; die Engines sind { $known }.
cli-no-tempo = Es gibt kein Tempo „{ $word }“; die Tempi sind { $known }.
cli-no-server = Der Server ist nicht installiert; „pip install stillroom[server]“ bringt ihn.
cli-which-game = Sag welches Spiel; „stillroom games“ listet sie auf.
cli-which-file = Sag welche Datei: die Aufzeichnung einer Partie.
cli-no-file = Die Datei „{ $file }“ lässt sich nicht lesen: { $problem }.
cli-needs-value = „{ $option }“ braucht einen Wert.
cli-takes-no-value = „{ $option }“ ist da oder nicht; diese Option nimmt keinen Wert.
cli-one-bot = „{ $bot }“ trifft auf niemanden: Nenne zwei oder mehr Bots, mit Kommas.
cli-bot-twice = „{ $bot }“ kam zweimal: Nenne jeden Bot einmal.
cli-many-bots = „{ $bots }“ sind mehrere Bots: Nenne mit --against den einen, den alle anderen treffen.
cli-out-name = Der Name der Datei „{ $file }“ muss auf .parquet enden.
cli-out-folder = Es gibt keinen Ordner „{ $folder }“ für die Datei.
cli-unknown = „{ $word }“ wird hier nicht verstanden; die Optionen sind { $known }.
cli-option-form = Eine Option schreibt man NAME=WERT, nicht „{ $option }“.
cli-option-value = Die Option { $option } nimmt ja, nein oder eine Zahl, nicht „{ $value }“.
cli-number = { $option } ist eine Zahl von mindestens { $least }, nicht „{ $found }“.
cli-number-between = { $option } ist eine Zahl von { $least } bis { $most }, nicht „{ $found }“.
