# The words of the command line in French.

## Help

cli-about = Stillroom : une table numérique et un moteur de recherche pour jeux de potions.
cli-usage = usage :
cli-usage-form = [COMMANDE [OPTIONS]]
cli-more-help =
    « stillroom » seul l’ouvre dans le navigateur.
    « stillroom COMMANDE --help » en dit plus.
    Stillroom est l’œuvre de passionnés, sans lien avec les éditeurs.
cli-arguments = arguments
cli-options = options
cli-about-serve = Faire jouer dans le navigateur, ici et d’ailleurs.
cli-about-play = Jouer dans le terminal, contre des bots ou avec d’autres.
cli-about-games = Lister les jeux avec places, options, bots et versions des règles.
cli-about-simulate = Faire jouer de nombreuses parties à des bots et montrer les chiffres.
cli-about-arena = Opposer des bots, tous contre tous, et montrer leur force.
cli-about-learn = Apprendre un jeu dans le terminal, dans une partie qui commence dans une position choisie.
cli-about-replay = Revoir une partie finie.
cli-about-verify = Prouver qu’un enregistrement est entier et ses dés loyaux.
cli-about-bench = Mesurer les moteurs sur cette machine.
cli-help-help = montrer cette aide
cli-help-lang = langue : en, fr ou de
cli-help-game = un jeu, par exemple elixir-mixer
cli-help-play-seats = qui s’assoit où : you, you:NOM ou un bot, avec des virgules (you,greedy,greedy)
cli-help-simulate-seats = un bot par place, avec des virgules (greedy,greedy,greedy)
cli-help-arena-bots = les bots qui se rencontrent, avec des virgules (greedy,random)
cli-help-arena-against = un bot que tous ceux-ci rencontrent, au lieu de se rencontrer entre eux
cli-help-arena-matches = combien de parties par rencontre (1000)
cli-help-arena-seats = combien de places à une table (2)
cli-help-option = une option du jeu ; peut être répétée
cli-help-tempo = vitesse des bots : none, brisk, normal, slow, ou step pas à pas
cli-help-seed = un nombre ; la même graine donne les mêmes dés
cli-help-new = commencer une nouvelle partie, même si une autre attend
cli-help-no-notes = pas d’explications aux débutants dans une première partie
cli-help-plain = des lignes seulement, pour lecteurs d’écran et tubes
cli-help-matches = combien de parties (1000)
cli-help-engine = plain, compiled ou cuda ; tous donnent les mêmes résultats
cli-help-threads = fils du moteur compilé (tous les cœurs)
cli-help-fixed-seats = laisser les bots à leur place au lieu de les faire tourner
cli-help-out = écrire une ligne par partie dans un fichier .parquet
cli-help-json = afficher un document JSON et rien d’autre
cli-help-file = l’enregistrement d’une partie
cli-help-seat = par les yeux de cette place, comptée à partir de 0
cli-help-verify-engine = jouer aussi chaque coup dans ce moteur : plain ou compiled
cli-help-host = l’adresse où écouter (127.0.0.1 ; 0.0.0.0 pour tout le réseau)
cli-help-port = le port où écouter (8377 ; 0 en prend un libre)
cli-help-database = l’adresse d’un fichier SQLite ou de PostgreSQL ; avec un mot de passe, plutôt dans STILLROOM_DATABASE
cli-help-redis = l’adresse d’un Redis, pour porter les nouvelles entre processus
cli-help-workers = combien de processus servent (1 ; plusieurs demandent PostgreSQL)
cli-help-origins = adresses sous lesquelles les navigateurs voient le serveur, avec des virgules
cli-help-proxies = adresses des relais qui peuvent nommer le client, avec des virgules
cli-help-full-sync = attendre le disque à chaque coup, contre les coupures de courant : oui ou non
cli-help-bots-tempo = combien les bots attendent : 1 comme les gens l’aiment, 0 pas du tout
cli-help-patience = secondes d’absence avant qu’on puisse proposer un robot
cli-help-compiled-bots = faire réfléchir les bots dans le moteur compilé : oui ou non
cli-help-limits = ralentir les clients qui demandent trop souvent : oui ou non
cli-help-log-format = le journal en text ou json
cli-help-log-level = ce qui est noté au moins : debug, info ou warning

## Tables

cli-head-game = jeu
cli-head-seats = places
cli-head-options = options
cli-head-bots = bots
cli-head-rules = version des règles

## What was proven

cli-verified = L’enregistrement est entier. Coups : { $moves }. Reprises : { $undos }. Chacun mène où l’enregistrement le dit.
cli-verified-seal = { $people ->
    [one] Sceau intact : les dés étaient fixés avant le premier coup et n’ont pas changé ; { $people } personne y a contribué.
   *[other] Sceau intact : les dés étaient fixés avant le premier coup et n’ont pas changé ; { $people } personnes y ont contribué.
}
cli-verified-running = La partie n’est pas finie ; sa clé reste secrète jusque-là.
cli-verified-seed = Les dés viennent d’une graine que tout le monde peut connaître ; il n’y a pas de sceau.

## Words that are not understood

cli-no-command = Il n’y a pas de commande « { $word } » ; les commandes sont { $known }.
cli-no-language = Il n’y a pas de langue « { $word } » ; les langues sont { $known }.
cli-no-engine = Il n’y a pas de moteur « { $word } » ici ; les moteurs sont { $known }.
cli-no-tempo = Il n’y a pas d’allure « { $word } » ; les allures sont { $known }.
cli-no-server = Le serveur n’est pas installé ; « pip install stillroom[server] » l’apporte.
cli-which-game = Dites quel jeu ; « stillroom games » les liste.
cli-which-file = Dites quel fichier : l’enregistrement d’une partie.
cli-no-file = Le fichier « { $file } » ne peut pas être lu : { $problem }.
cli-needs-value = « { $option } » demande une valeur.
cli-takes-no-value = « { $option } » est là ou non ; cette option ne prend pas de valeur.
cli-one-bot = « { $bot } » n’a personne à rencontrer : nommez au moins deux bots, avec des virgules.
cli-bot-twice = « { $bot } » est venu deux fois : nommez chaque bot une seule fois.
cli-many-bots = « { $bots } » sont plusieurs bots : avec --against, nommez celui que tous les autres rencontrent.
cli-out-name = Le nom du fichier « { $file } » doit finir par .parquet.
cli-out-folder = Il n’y a pas de dossier « { $folder } » pour le fichier.
cli-unknown = « { $word } » n’est pas compris ici ; les options sont { $known }.
cli-option-form = Une option s’écrit NOM=VALEUR, pas « { $option } ».
cli-option-value = L’option { $option } demande oui, non ou un nombre, pas « { $value } ».
cli-number = { $option } est un nombre d’au moins { $least }, pas « { $found } ».
cli-number-between = { $option } est un nombre de { $least } à { $most }, pas « { $found } ».
