# The words of the lab in French.

lab-thousands-mark = { "\u00A0" }
lab-decimal = { $whole },{ $rest }
lab-share = { $share }{ "\u00A0" }% ({ $low } à { $high })

# What a simulation shows.
lab-by-bot = Par bot, avec intervalles à 95{ "\u00A0" }%
lab-by-seat = Par place, avec intervalles à 95{ "\u00A0" }%
lab-matches-of = Parties : { $game }
lab-bot = Bot
lab-seat = Place
lab-played = Jouées
lab-wins = Victoires
lab-win-rate = Taux de victoires
lab-points-mean = Points (moyenne)
lab-points-sd = Écart type
lab-matches = Parties
lab-unfinished = Sans vainqueur
lab-turns-mean = Tours par partie (moyenne)
lab-turns-sd = Tours par partie (écart type)
lab-decisions-mean = Décisions par partie (moyenne)
lab-seed = Graine
lab-engine = Moteur
lab-seconds = Secondes
lab-decisions-per-second = Décisions par seconde
lab-digest = Empreinte

# What an arena shows.
lab-ladder = Le classement : { $game }, { $seats } places
lab-rating = Cote
lab-deviation = Écart
lab-pairings = Les rencontres, avec des intervalles à 95{ "\u00A0" }%
lab-arena-told = Des bots égaux gagneraient chacun { $parity }{ "\u00A0" }%. Graine { $seed }.
lab-rival = Contre
lab-rivals = { $count ->
    [1] { $bot }
   *[other] { $count } × { $bot }
}
lab-share-of-wins = Part des victoires
lab-to = { $own } à { $other }
lab-meeting = { $game } : { $pairing }

# How fast the engines are.
lab-speeds = La vitesse des moteurs, à { $seats } places
lab-game = Jeu
lab-threads = Fils d’exécution
lab-times-plain = Fois plain
lab-agrees = Comme plain
lab-yes = oui
lab-no = non
lab-starts = La vitesse du démarrage
lab-load = Chargement du moteur compiled pour { $game }
lab-missing = Moteurs absents d’ici
lab-reason = Pourquoi

# What is going on.
lab-readying = Préparation du moteur { $engine } pour { $game }
lab-playing = Parties en cours : { $game }
lab-measuring = Mesure du moteur { $engine } pour { $game }
lab-starting = Mesure du démarrage
