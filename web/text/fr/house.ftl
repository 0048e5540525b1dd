# The words of the house in French.

## The house

house-name = Stillroom
house-title = Stillroom · quatre jeux de potions
house-tagline = Quatre jeux de potions à une même table
house-language = Langue
house-theme = Clair ou sombre
house-light = { $theme ->
    [day] Passer au jour
   *[candle] Passer à la bougie
}
house-me = Moi : { $name }
house-guest = Sans nom
house-rooms = Pièces
house-forgets = Ce navigateur ne se souviendra pas de vous. Jouez quand même ; avec une phrase de retour, vous serez la même personne une autre fois.
house-newer = Une nouvelle version de Stillroom est prête.
theme-as-system = Comme le système
theme-day = Jour (clair)
theme-candle = Bougie (sombre)

## The games

game-title = { $game ->
    [elixir-mixer] Elixir Mixer
    [kupferkessel] Kupferkessel Co.
    [quacks] Les Charlatans de Belcastel
   *[glastonbury] Glastonbury
}
game-short = { $game ->
    [elixir-mixer] Elixir Mixer
    [kupferkessel] Kupferkessel Co.
    [quacks] Charlatans
   *[glastonbury] Glastonbury
}
game-about = { $game ->
    [elixir-mixer] Échangez, mélangez des élixirs de valeur exacte : 1 point chacun, course à 8 ou 10.
    [kupferkessel] Le duel de mémoire : trois ou quatre cartes pareilles rapportent, une seule coûte.
    [quacks] Plus votre chaudron est plein, plus il rapporte ; trop de blanc, et il explose.
   *[glastonbury] Prenez des cartes, retenez-les : trois ou quatre pareilles rapportent, une seule coûte.
}
game-figures = { $game ->
    [elixir-mixer] 2 à 4 personnes · 10 minutes
    [kupferkessel] 2 ou 3 personnes · 8 minutes
    [quacks] 2 à 4 personnes · 15 minutes
   *[glastonbury] 2 à 4 personnes · 10 minutes
}

## The front page

front-play-now = Jouer
front-play-game = Jouer : { $game }
front-opening = Installation …
front-continue = Reprendre :
front-play-on = Reprendre
front-turn = tour { $turn }
front-turn-mine = tour { $turn }, à vous de décider
front-more-matches = { $matches ->
    [one] { $matches } autre partie
   *[other] { $matches } autres parties
}
front-invite = Inviter
front-rules = Règles
front-lobby = { $tables ->
    [0] Tables ouvertes
   *[other] Tables ouvertes ({ $tables })
}
front-matches = Mes parties
front-about = À propos

## Every room

room-title = { $title } · Stillroom
room-free-seat = Place libre
room-broken = Quelque chose s’est mal passé chez nous. Votre partie est en sécurité.
room-reload = Recharger
room-note = Le rapport de problème
room-note-copy = Copier un rapport de problème
room-note-copied = Copié
room-note-about = Il dit ce que vous pouviez voir vous-même, sans les noms.
no-room-title = Cette pièce n’existe pas
no-room = Personne n’a jamais rien trouvé à cette adresse.
no-table-title = Cette table n’existe pas
no-table-home = À l’accueil
connection-none = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
connection-lost = Connexion perdue. Nouvel essai en cours. Tout ce que vous avez joué est en sécurité.
connection-try = Réessayer
connection-elsewhere = Vous jouez dans une autre fenêtre.
connection-here = Jouer ici

## Opening a table

open-title = Une table de { $game }
open-preset = Comment on joue
open-preset-about = { $preset ->
    [first-game] Pour commencer en douceur, avec toutes les aides.
    [as-printed] Exactement selon la règle imprimée.
    [full-house] { $game ->
        [quacks] Livres tirés au sort, et les éprouvettes.
        [elixir-mixer] L’élixir mêlé compte comme les autres.
       *[other] Avec les recettes.
    }
   *[strict] Comme imprimé, sans aides ni conseils.
}
open-seats = Qui joue
open-seat = Place { $seat }
open-me = Vous ({ $name })
open-sitter-open = Libre pour tout le monde
open-sitter-guest = Gardée pour une personne invitée
open-sitter-beside = Quelqu’un sur cet appareil
open-sitter-bot = Bot : { $level }
open-their-name = Son nom
open-name = Votre nom, tel que les autres le lisent
open-add = Ajouter une place
open-remove = Enlever la place { $seat }
open-who = Qui peut venir
open-private = Seulement les personnes que j’invite, par un lien
open-listed = Tout le monde : la table figure parmi les tables ouvertes
open-pace = Quand
open-pace-about = { $pace ->
    [live] Maintenant, tout le monde à la table
   *[days] Sur plusieurs jours, chaque personne à son heure
}
open-more = Plus
open-clock = Avec une pendule ; à zéro, un bot décide une fois à votre place
open-clock-reserve = Minutes pour toute la partie
open-clock-decision = Secondes pour chaque décision
open-do = Ouvrir la table

## Joining

join-title = { $name } vous invite à { $game }
join-somebody = Quelqu’un
join-name = Votre nom
join-seats = Choisissez une place
join-seat-of-bot = À la place de { $name } (bot)
join-sit = S’asseoir
join-watch = Regarder
join-wrong-title = Ce lien ne mène nulle part
join-wrong = Cette table n’existe pas, ou n’existe plus. Redemandez le lien.
join-full = Toutes les places sont prises. Vous pouvez regarder, ou ouvrir une table du même genre.
join-over = À cette table, la partie est finie.
join-next = À la partie suivante
join-replay = Revoir la partie
join-new = Ouvrir une table du même genre

## Lists of tables

lobby-title = Tables ouvertes
lobby-about = Asseyez-vous avec qui vous voulez, ou regardez une partie.
lobby-empty = Aucune table n’est ouverte pour l’instant.
lobby-open = En ouvrir une
lobby-join = Rejoindre
lobby-watch = Regarder
matches-title = Mes parties
matches-empty = Vous n’avez pas encore joué ici.
matches-play = Choisir un jeu
matches-heap = { $heap ->
    [mine] À vous de jouer
    [running] Aux autres de jouer
    [gathering] Pas commencées
   *[over] Terminées
}
matches-act = { $heap ->
    [mine] Reprendre
    [running] Aller voir
    [gathering] À la table
   *[over] Revoir
}
matches-stage = { $stage ->
    [gathering] En attente d’autres personnes
    [over] Terminée
    [closed] Fermée sans résultat
   *[playing] En cours
}
matches-days = sur plusieurs jours
matches-won = Victoire : { $names }

## Me

me-title = Moi
me-name = Votre nom
me-rename = Enregistrer
me-renamed = Vous avez un nouveau nom.
me-settings = Réglages de ce navigateur
me-devices-title = Autres navigateurs et appareils
me-devices = { $devices ->
    [one] Seul ce navigateur vous connaît.
   *[other] { $devices } navigateurs et appareils vous connaissent.
}
me-phrase-none = Une phrase de retour de dix mots vous amène, avec vos parties, sur un autre appareil.
me-phrase-there = Vous avez une phrase de retour. Une nouvelle prendrait sa place.
me-phrase-make = Créer une phrase de retour
me-phrase-made = Voici votre phrase de retour.
me-phrase-shown = Notez-la : elle n’est montrée que cette fois. Qui la connaît peut se faire passer pour vous.
me-recover-about = Avez-vous une phrase d’un autre appareil ? Avec elle, ce navigateur vous reconnaît.
me-recover = C’est moi
me-recovered = Vous voilà de retour.
me-forget-others = Oublier tous les autres appareils
me-forgot-others = Seul ce navigateur vous connaît maintenant.
me-forget-title = Oublier ce navigateur
me-forget-about = Ce navigateur ne vous connaîtra plus. Sans phrase de retour, vous ne retrouverez pas vos parties.
me-forget = M’oublier ici
me-forgot = Ce navigateur ne vous connaît plus.
me-unheard = En sourdine et bloquées
me-unheard-none = Vous entendez tout le monde.
me-unheard-kind = { $kind ->
    [muted] { $name } : en sourdine.
   *[blocked] { $name } : accès bloqué.
}
me-unheard-unnamed = Quelqu’un ({ $id })
me-hear = { $kind ->
    [muted] Entendre de nouveau
   *[blocked] Ne plus bloquer
}

## About

about-title = À propos de Stillroom
about-what = Une pièce tranquille pour quatre jeux de potions : dans le navigateur, contre des bots ou entre amis.
about-fan-title = Qui est derrière
about-fan = Stillroom est un projet d’amateur, sans lien avec les éditeurs. Si un jeu vous plaît, achetez la boîte : elle sent meilleur.
about-seal-title = Des dés scellés
about-seal = Avant la partie, toute la chance est enfermée dans un coffre, et tout le monde voit le numéro du cadenas. Après la partie, le coffre est ouvert, et chaque personne peut vérifier que c’est toujours le même cadenas.
about-more = Plus
about-seal-how = Le coffre est une clé secrète de 256 bits, le cadenas son SHA-256. Une fois le cadenas montré, le navigateur de chaque personne ajoute ses propres bits au hasard ; ainsi personne, pas même le serveur, n’a pu choisir les dés. À la fin, la clé est montrée, et votre navigateur la vérifie.
about-seal-limit = Cela ne prouve rien de plus : qui tient le serveur pourrait lire d’avance.
about-bots = Un bot ne voit que ce que sa place voit, et ses dés sont les mêmes que les vôtres.
about-known-title = Ce que nous savons de vous
about-known = Un nom, une langue, qui vous ne voulez pas entendre, et la date de votre dernier passage. Pas de compte, pas d’adresse, pas de publicité.
about-known-me = Modifier ou effacer

## Rules

rules-games = Règles par jeu
rules-search = Chercher dans les règles
rules-about = Chaque paragraphe porte un numéro, pour que la table puisse y renvoyer.
rules-search-all = Chercher dans toutes les règles
rules-of-all = Tous les jeux
rules-found = { $paragraphs ->
    [one] { $paragraphs } paragraphe
   *[other] { $paragraphs } paragraphes
}
rules-none = Aucun paragraphe ne contient tous ces mots.
rules-all = Montrer toutes les règles
rules-contents = Chapitres
rules-link = Paragraphe { $number }
rules-five = En cinq lignes
rules-five-1 = { $game ->
    [elixir-mixer] Chaque tour commence par un choix : piocher une carte, en prendre une au marché, ou échanger.
    [kupferkessel] Le nombre sur la carte du dessus de votre chaudron fait avancer votre pion dans le sens horaire ; il saute les arrêts occupés.
    [quacks] Tirez des jetons de votre sac, un par un. Chacun avance dans le chaudron d’autant de cases que son nombre ; arrêtez quand vous voulez.
   *[glastonbury] Le nombre sur la carte du dessus de votre chaudron fait avancer votre pion autour du carré, dans le sens horaire.
}
rules-five-2 = { $game ->
    [elixir-mixer] Pour échanger, donnez une carte de votre main contre des cartes du marché qui font ensemble exactement sa valeur.
    [kupferkessel] Prenez une carte dans la ligne face au pion. Elle couvre vos autres cartes, et son nombre est votre prochaine marche. Un coin ne donne aucune carte.
    [quacks] La case après votre dernier jeton rapporte des points, et des pièces pour de nouveaux jetons.
   *[glastonbury] Prenez une carte dans la ligne face au pion. Elle couvre vos autres cartes, et son nombre est votre prochaine marche. Un coin ne donne aucune carte.
}
rules-five-3 = { $game ->
    [elixir-mixer] Mélangez ensuite tout ce que vous pouvez : des cartes d’une couleur qui font exactement la valeur de l’élixir en haut de sa pile. Chaque élixir vaut 1 point.
    [kupferkessel] Baguette et chapeau vous font marcher et prendre encore une fois ; un chaudron qui explose enlève aux autres leur carte du dessus.
    [quacks] Si les jetons blancs font plus de 7, le chaudron explose ; vous choisissez alors soit les points, soit les pièces.
   *[glastonbury] Certaines cartes sont des sorts : prendre n’importe où, repartir d’un coin, enlever aux autres leur carte du dessus, ou regarder. Immuto est un joker à la fin.
}
rules-five-4 = { $game ->
    [elixir-mixer] Une carte bonus vaut 1 point et va à la première personne qui fait ce qu’elle demande.
    [kupferkessel] À la fin, une seule carte d’un ingrédient coûte sa valeur, deux ne rapportent rien, trois leur somme, quatre leur somme et 5. La couleur de votre pion compte double, et le plus de 1 rapporte 5.
    [quacks] Ensuite, tous les jetons retournent dans le sac, les nouveaux aussi. Deux rubis avancent votre départ, ou remplissent la fiole, qui remet un jeton blanc.
   *[glastonbury] À la fin, une seule carte d’un ingrédient coûte sa valeur, deux ne rapportent rien, trois leur somme, quatre leur somme et 5. La couleur de votre pion compte double.
}
rules-five-5 = { $game ->
    [elixir-mixer] Vous gardez au plus cinq cartes ; les autres vont au marché, pour tout le monde. Avec 8 points vous gagnez, à deux avec 10.
    [kupferkessel] Les cartes couvertes, il faut les retenir. La partie finit quand une rangée ou une colonne a perdu sa dernière carte.
    [quacks] Les queues de rat avancent le départ de qui est en retard. Après neuf tours, le plus de points gagne.
   *[glastonbury] Les cartes couvertes, il faut les retenir. La partie finit quand une rangée ou une colonne a perdu sa dernière carte.
}

## Replay

replay-title = Revoir
replay-of = Revoir · { $game }
replay-back = Retour à la table
replay-board = Le plateau
replay-row-label = Moment de la partie
replay-row = { $row } sur { $rows }
replay-back-step = Un pas en arrière
replay-step = Un pas en avant
replay-run = Lire
replay-pause = Pause
replay-lines = Ce qui s’est passé
replay-no-lines = Rien à raconter ici.
replay-eyes = Vu par
replay-eyes-nobody = Le public
replay-copy = Copier le lien
replay-copied = Copié
replay-no-view = Cette partie a été jouée sous d’autres règles. Seule sa fin peut être montrée.

## Over days

days-title = ({ $matches }) { $title }
days-notify = Me prévenir quand une partie m’attend
days-notify-about = Par une notification de ce navigateur, tant qu’une page de Stillroom est ouverte, même derrière d’autres.
days-notify-denied = Le navigateur ne le permet pas. Vous pouvez changer cela dans ses réglages pour cette page.
days-waits = { $game } vous attend
days-waits-turn = Tour { $turn } : à vous de décider.
days-nudged = { $name } vous fait signe.
days-nudge = Faire signe
days-nudge-about = Rappelle la partie à qui doit décider ; une fois par jour.
days-nudge-sent = Signe envoyé, { $at }
days-since = { $lines ->
    [one] Depuis votre passage : { $lines } chose
   *[other] Depuis votre passage : { $lines } choses
}
days-step = Pas à pas
days-step-place = { $place } sur { $lines }
days-step-back = Avant
days-step-on = Suivant
days-away = { $days ->
    [0] absence de quelques heures
    [one] absence de { $days } jour
   *[other] absence de { $days } jours
}
days-patience = Après une telle absence, un bot peut jouer si les autres sont d’accord
days-patience-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
days-changes = { $game ->
    [quacks] Le dernier tour se brasse à couvert : personne n’a besoin d’une heure commune.
   *[other] Le contenu des chaudrons reste visible : personne ne retient une semaine.
}

## Inviting

invite-title = Inviter
invite-code = Code
invite-scan = Avec un appareil photo, on lit le carré.
invite-qr = Code QR du lien d’invitation
invite-here-only = Cette adresse ne mène ici que depuis cet ordinateur. Pour d’autres appareils, servez le réseau de la maison.
