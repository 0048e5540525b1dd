# Les mots de la table dans le navigateur, en français.

## La question et le bord de table

title-your-move = ● À vous · { $title }
title-gathering = { $title } · on s’installe
table-moves = Coups
table-no-moves = Rien à jouer pour l’instant.
table-board = Plateau
table-mine = Mes affaires
table-seats = Tout le monde
table-tabs = Parties de la table
table-sum = { $have } sur { $need }
table-ways = { $ways ->
    [one] encore { $ways } façon
   *[other] encore { $ways } façons
}
table-less = Moins
table-more = Plus
table-clear = Tout reposer
table-put-back = Reposer
table-do-it = Jouer
table-sending = Envoi en cours
table-connecting = Connexion en cours
table-waiting = Regardez la table pendant que les autres décident.
table-watch = Vous regardez cette partie.
table-watching = Vous regardez
table-help-pick = Visez ce qui est éclairé pour voir l’effet.
table-help-basket = Choisissez sur le plateau ; rien n’est joué avant votre accord.
table-hint-says = Un bot jouerait : { $move }
table-missed = { $lines ->
    [one] En votre absence : { $lines } événement
   *[other] En votre absence : { $lines } événements
}
table-step = Suite ({ $waiting })
table-waits-for = On attend { $names }
table-waits-for-you = { $name }, la table vous attend
table-practice = Entraînement
table-makes-practice = On sait déjà du nouveau : reprendre ce coup fait de la partie un entraînement.
table-leave-it = Laisser ainsi

## Onglets

tab-table = Table
tab-others = Autres
tab-log = Journal
tab-chat = Discussion
tab-more = Plus
tab-new = nouveau

## Places

seat-bot = { $level ->
    [random] Fantaisie
    [greedy-forgetful] Apprenti
    [greedy-clumsy] Apprenti
    [greedy-hasty] Compagnon
    [greedy-hazy] Compagnon
    [greedy-watchful] Initié
    [master] Maître
    [grand-master] Grand maître
   *[greedy] Alchimiste
}
seat-you = (vous)
seat-away-now = absence { $time }
seat-away = absence { $minutes } min
seat-thinking = réfléchit
seat-waiting = attend
seat-brewing = brasse
seat-committed = a choisi
seat-stopped = arrêté
seat-exploded = explosé
seat-watchers = { $watchers ->
    [one] { $watchers } personne regarde
   *[other] { $watchers } personnes regardent
}
clock-left = Temps restant :
clock-last = Moins de 10 secondes.

## Journal et discussion

log-title = Ce qui s’est passé
log-empty = Rien encore. Jouez, et ce sera raconté ici.
log-forgets = Les cartes couvertes, à vous de les retenir.
chat-title = Discussion
chat-empty = Personne n’a encore parlé.
chat-alone = Ici, que des bots, et ils ne lisent pas.
chat-phrases = Phrases toutes prêtes
chat-words = Vos mots
chat-say = Dire
chat-allow = Discussion libre, si tout le monde l’accepte
chat-about = À propos de { $name }
chat-about-text = Une personne en sourdine n’est plus entendue. Une personne bloquée ne peut pas non plus s’asseoir à vos tables. Un signalement envoie les 50 dernières lignes à qui gère ce serveur.
chat-yourself = C’est vous.
chat-mute = Sourdine
chat-unmute = Entendre à nouveau
chat-block = Bloquer
chat-unblock = Débloquer
chat-report = Signaler
chat-reported = Signalé

## Menu et réglages

menu-title = Menu
menu-tools = Outils
menu-undo = Reprendre
menu-undo-turn = Revenir à mon dernier tour
menu-ask-undo = Demander à reprendre
menu-hint = Conseil
menu-list = Coups en liste
menu-list-short = Liste
menu-board = Montrer le plateau
menu-board-short = Plateau
menu-tell = Décrire la table
menu-settings = Réglages
menu-keys = Raccourcis
menu-seal = Le sceau des dés
menu-rules = Règles
menu-new-tab = (dans un nouvel onglet)
menu-leave = Partir
menu-kept = Vous pouvez partir à tout moment ; la partie est gardée.
menu-over = La partie est finie et reste lisible.
menu-practice = Cette partie est un entraînement : un coup a été repris alors qu’on savait du nouveau.
menu-tempo = Vitesse des autres
menu-tempo-name = { $tempo ->
    [at-once] Aussitôt
    [brisk] Vif
   *[usual] Normal
    [slow] Lent
    [steps] Pas à pas
}
menu-confirm = Jouer au deuxième clic ou toucher
menu-confirm-name = { $confirm ->
   *[touch] Au toucher seulement
    [always] Toujours
    [never] Jamais
}
menu-single-keys = Raccourcis clavier (H, M, U …)
menu-left-hand = Inverser les boutons pour la main gauche
menu-sounds = Sons
menu-seal-child = Avant le premier coup, tous les dés de la partie ont été enfermés dans une boîte, et voici le sceau. À la fin on l’ouvre, et tout le monde peut voir que personne n’a rien changé.
menu-seal-more = Le navigateur de chaque personne a ajouté un nombre au hasard après le sceau : personne, pas même le serveur, n’a pu choisir les dés. Qui gère le serveur pourrait lire à l’avance.
sheet-close = Fermer
sheet-bot = { $level ->
    [random] Un bot qui joue au hasard. Il ne voit que ce que voit cette place.
    [greedy-forgetful] Un bot qui ne connaît que la carte du dessus de chaque chaudron et a oublié le reste. Il ne voit que ce que voit cette place.
    [greedy-clumsy] Un bot qui veut bien jouer et se trompe un choix sur quatre. Il ne voit que ce que voit cette place.
    [greedy-hasty] Un bot qui veut bien jouer et se trompe un choix sur seize. Il ne voit que ce que voit cette place.
    [greedy-hazy] Un bot qui ne se rappelle que les dernières cartes de chaque chaudron. Il ne voit que ce que voit cette place.
    [greedy-watchful] Un bot qui se rappelle beaucoup de cartes de chaque chaudron, mais pas toutes. Il ne voit que ce que voit cette place.
    [master] Un bot qui imagine beaucoup de parties jusqu’à leur fin avant de décider. Il ne voit que ce que voit cette place.
    [grand-master] Un bot qui imagine un très grand nombre de parties jusqu’à leur fin avant de décider. Il ne voit que ce que voit cette place.
   *[greedy] Un bot qui tient compte de tout ce qu’il a vu, un coup à l’avance. Il ne voit que ce que voit cette place.
}

## Racontez-moi, et touches

tell-title = Décrire la table
tell-decision = La décision
tell-me = Vous
tell-last = Les derniers tours
tell-table = Ce qu’il y a sur la table
keys-title = Raccourcis
keys-list = Coups en liste, ou plateau
keys-undo = Reprendre
keys-hint = Conseil
keys-log = Ce qui s’est passé
keys-chat = Discussion
keys-tell = Décrire la table
keys-skip = Sauter ce qui est montré
keys-step = La suite, pas à pas
keys-help = Ces raccourcis
keys-more-1 = À la partie suivante ; flèches à l’intérieur
keys-more-2 = Jouer ce qui est visé
keys-more-3 = Reposer, fermer
keys-more-4 = Du premier au neuvième coup
keys-more-5 = Tirer, arrêter, fiole dans Les Charlatans

## Le rideau

curtain-pass = Passez à { $name }
curtain-open = Je suis { $name } : maintenir pour ouvrir

## La fin

end-title = La fin
end-open = La feuille de score
end-sheet = Feuille de score
end-line = Pour quoi
end-place = { $place ->
    [1] 1re place
   *[2] { $place }e place
}
end-rematch = Revanche
end-next = À la revanche
end-replay = Revoir
end-leave = Partir
end-practice = Cette partie était un entraînement : un coup a été repris alors qu’on savait du nouveau.

## Accords

proposal-undo = { $by } voudrait reprendre un coup de { $name }.
proposal-makes-practice = Si tout le monde est d’accord, cette partie devient un entraînement.
proposal-stand-in = { $by } propose qu’un bot joue pour { $name } jusqu’à son retour.
proposal-carry-on = { $by } propose de continuer avec les règles d’aujourd’hui.
proposal-yes = D’accord
proposal-no = Pas d’accord
proposal-withdraw = Retirer
proposal-waits = On attend les autres.
proposal-gone = { $name } n’est pas en ligne.
proposal-let-bot = Laisser un bot jouer pour { $name } jusqu’à son retour
proposal-outdated = Cette partie suit d’autres règles que celles d’aujourd’hui.
proposal-go-on = Proposer de continuer

## Avant la partie

gathering-about = Les places encore libres restent vides au départ.
gathering-listed = Parmi les tables ouvertes, pour tout le monde
gathering-invited = Pour qui a le lien
gathering-link = Lien d’invitation
gathering-copy = Copier
gathering-copied = Copié
gathering-open = Place libre
gathering-you = vous
gathering-here = ici
gathering-gone = pas en ligne
gathering-level = Niveau du bot
gathering-sit = S’asseoir ici
gathering-bot = Un bot ici
gathering-free = Libérer la place
gathering-stand = Se lever
gathering-start = Commencer
gathering-waits = La personne qui a ouvert la table lance la partie.
gathering-seal = Les dés sont scellés : { $seal } …

## Champs des plateaux

field-yes = oui
field-no = non
field-turn = Tour
field-turns = Tours en tout
field-phase = Phase
field-phase-fortune = Voyante
field-phase-brewing = on brasse
field-phase-shopping = achats
field-phase-spending = rubis
field-start-seat = Commence
field-stir = Tirage commun
field-covered = Brassage caché
field-aids = La table montre
field-aids-none = ni sac ni risque
field-aids-bag = votre sac
field-aids-chance = le risque d’exploser
field-aids-both = votre sac et le risque d’exploser
field-rubies-left = Rubis restants
field-books = Livres
field-page = page
field-out = sorti
field-shelf = Jetons en réserve
field-price = prix
field-left = reste
field-chip = Jeton
field-state = État
field-points = Points
field-tails = Queues de rat
field-tails-behind = Queues de retard
field-rats = Rats utilisés
field-rat-stone = Pion rat
field-rubies = Rubis
field-flask = Fiole
field-droplet = Goutte
field-glass = Éprouvette
field-white = Blanc
field-limit = Limite
field-pot = Chaudron
field-scores = Rapporte
field-space = case
field-coins = Pièces
field-ruby = Rubis
field-doubling = Double
field-protection = Protection
field-protected = Protégé
field-takes = Prend
field-takes-points = points
field-takes-coins = pièces
field-takes-both = les deux
field-state-waiting = attend
field-state-brewing = brasse
field-state-committed = a choisi
field-state-stopped = arrêté
field-state-exploded = explosé
field-aside = À côté du chaudron
field-tray = Tirés
field-bag-size = Jetons dans le sac
field-bag = Sac
field-chance = Risque d’explosion
field-bad = exploseraient
field-chips = sur jetons
field-commitment = Choisi
field-commitment-draw = tirer
field-commitment-stop = arrêter
field-lands = Tomberait sur
field-card = Carte
field-goal = But
field-active-seat = À qui de jouer
field-winner = A gagné
field-market = Marché
field-discard-pile = Défausse
field-pile-size = Cartes dans la pile
field-showing = Élixirs visibles
field-bonuses-left = Bonus restants
field-bonus = Bonus
field-need = demande
field-have = jusqu’ici
field-hand-size = Cartes en main
field-known = Cartes connues
field-hand = Main
field-elixirs = Élixirs
field-bonuses = Bonus
field-cauldrons = Chaudrons
field-cauldrons-closed = fermés
field-cauldrons-notes = avec notes
field-cauldrons-open = ouverts
field-square = Carré
field-lines = Cartes par ligne
field-symbols = Symboles
field-out-of-game = Cartes hors jeu
field-under-pile = Sous la pile
field-gone = Parties
field-leaving-colour = Couleur retirée
field-placing = Pose des Immuto
field-colour = Couleur
field-stop = Arrêt
field-line = Ligne
field-top = Carte du dessus
field-height = Cartes dans le chaudron
field-next-stop = Prochain arrêt
field-next-line = Prochaine ligne
field-cauldron = Chaudron
field-spells = Sorts
field-recipes = Recettes
field-placed = Immuto ajouté à
