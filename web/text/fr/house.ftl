# The words of the house in French.

## The house

house-name = Stillroom
house-title = Stillroom · quatre jeux de potions
house-tagline = Quatre jeux de potions à une même table
house-language = Langue
house-theme = Jour ou bougie
house-light = { $theme ->
    [day] Passer au jour
   *[candle] Passer à la bougie
}
house-me = Moi : { $name }
house-guest = Sans nom
house-rooms = Pièces
house-forgets = Ce navigateur ne se souviendra pas de vous. Autorisez les cookies pour garder vos parties, ou notez votre phrase de retour sous « Moi ».
house-newer = Un Stillroom plus récent est prêt.
theme-as-system = Comme le système
theme-day = Jour
theme-candle = Bougie

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
    [elixir-mixer] Échangez des cartes jusqu’au compte juste, et mélangez vos élixirs avant les autres.
    [kupferkessel] Le duel de mémoire : ce qui entre dans votre chaudron est aussitôt couvert.
    [quacks] Tirez jeton après jeton de votre sac, et arrêtez avant que le chaudron explose.
   *[glastonbury] Marchez autour du carré, prenez une carte, et souvenez-vous de ce que vous avez.
}
game-figures = { $game ->
    [elixir-mixer] de 2 à 4 · 10 minutes
    [kupferkessel] à 2 ou 3 · 8 minutes
    [quacks] de 2 à 4 · 15 minutes
   *[glastonbury] de 2 à 4 · 10 minutes
}

## The front page

front-play-now = Jouer
front-play-game = Jouer : { $game }
front-opening = On installe …
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
room-broken = Quelque chose s’est cassé chez nous. Votre partie est en sécurité.
room-reload = Recharger
room-note = La note du problème
room-note-copy = Copier une note du problème
room-note-copied = Copié
no-room-title = Cette pièce n’existe pas
no-room = Personne n’a jamais rien trouvé à cette adresse.
no-table-title = Cette table n’existe pas
no-table-home = À l’accueil
connection-none = La maison ne répond pas. Vérifiez votre connexion et réessayez.
connection-lost = Connexion perdue. Nouvel essai en cours. Tout ce que vous avez joué est en sécurité.
connection-try = Réessayer
connection-elsewhere = Vous jouez dans une autre fenêtre.
connection-here = Jouer ici

## Opening a table

open-title = Une table de { $game }
open-preset = Comment on joue
open-preset-about = { $preset ->
    [first-game] L’entrée facile : tout ce qui aide est montré.
    [as-printed] À la lettre de la règle imprimée.
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
open-private = Seulement qui j’invite, par un lien
open-listed = Tout le monde : la table figure parmi les tables ouvertes
open-pace = Quand
open-pace-about = { $pace ->
    [live] Maintenant, tout le monde à la table
   *[days] Sur plusieurs jours, chaque personne à son heure
}
open-more = Plus
open-clock = Avec une pendule ; à zéro, un bot répond à cette seule question
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
join-over = À cette table, c’est fini.
join-next = À la partie suivante
join-replay = Revoir la partie
join-new = Ouvrir une table du même genre

## Lists of tables

lobby-title = Tables ouvertes
lobby-about = Asseyez-vous avec qui vous voulez, ou regardez une partie.
lobby-empty = Personne n’a affiché de table pour l’instant.
lobby-open = En ouvrir une
lobby-join = Rejoindre
lobby-watch = Regarder
matches-title = Mes parties
matches-empty = Vous n’avez pas encore joué ici.
matches-play = Choisir un jeu
matches-heap = { $heap ->
    [mine] Elles vous attendent
    [running] Elles attendent les autres
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
    [gathering] On prend place
    [over] Terminée
    [closed] Fermée
   *[playing] En cours
}
matches-days = sur plusieurs jours
matches-won = Victoire : { $names }

## Me

me-title = Moi
me-name = Votre nom
me-rename = Garder
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
me-phrase-shown = Notez-la : elle n’est montrée que cette fois. Qui la connaît est vous.
me-recover-about = Avez-vous une phrase d’un autre appareil ? Ce navigateur devient la même personne.
me-recover = Être cette personne
me-recovered = C’est de nouveau vous.
me-forget-others = Oublier tous les autres appareils
me-forgot-others = Seul ce navigateur vous connaît maintenant.
me-forget-title = Oublier ce navigateur
me-forget-about = Ce navigateur n’est alors plus personne. Sans phrase de retour, vous ne retrouverez pas vos parties.
me-forget = M’oublier ici
me-forgot = Ce navigateur vous a oublié.
me-unheard = En sourdine et bloqués
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
about-fan-title = De qui c’est l’œuvre
about-fan = Stillroom est l’œuvre d’un amateur, sans lien avec les éditeurs. Si un jeu vous plaît, achetez la boîte : elle sent meilleur.
about-seal-title = Des dés scellés
about-seal = Avant la partie, toute la chance est enfermée dans un coffre, et tout le monde voit le numéro du cadenas. Après la partie, le coffre est ouvert, et chaque personne peut vérifier que c’est toujours le même cadenas.
about-more = Plus
about-seal-how = Le coffre est une clé secrète de 256 bits, le cadenas son SHA-256. Une fois le cadenas montré, le navigateur de chaque personne ajoute ses propres bits au hasard ; ainsi personne, pas même le serveur, n’a pu choisir les dés. À la fin, la clé est montrée, et votre navigateur la vérifie.
about-seal-limit = Cela ne prouve rien de plus : qui tient le serveur pourrait lire d’avance.
about-bots = Un bot ne voit que ce que sa place voit, et ses dés sont les mêmes que les vôtres.
about-known-title = Ce que nous savons de vous
about-known = Un nom, une langue, qui vous ne voulez pas entendre, et quand vous êtes passé la dernière fois. Pas de compte, pas d’adresse, pas de publicité.
about-known-me = Le changer ou l’oublier

## Rules

rules-games = Règles par jeu
rules-search = Chercher dans les règles
rules-found = { $paragraphs ->
    [one] { $paragraphs } paragraphe
   *[other] { $paragraphs } paragraphes
}
rules-none = Aucun paragraphe n’a tous ces mots.
rules-all = Montrer toutes les règles
rules-contents = Chapitres
rules-link = Paragraphe { $number }

## Replay

replay-title = Revoir
replay-of = Revoir · { $game }
replay-back = Retour à la table
replay-board = Le plateau
replay-row-label = Moment de la partie
replay-row = { $row } sur { $rows }
replay-back-step = Un pas en arrière
replay-step = Un pas en avant
replay-run = Dérouler
replay-pause = Pause
replay-lines = Ce qui s’est passé
replay-no-lines = Rien à raconter ici.
replay-eyes = Vu par
replay-eyes-nobody = Le public
replay-copy = Copier le lien
replay-copied = Copié
replay-no-view = Cette partie a été jouée sous d’autres règles. Seule sa fin peut être montrée.
replay-verify = Vérifier les dés
replay-intact = Sceau intact : rien n’a été changé après le premier coup.
replay-broken-seal = Le sceau ne convient pas : ce ne sont pas les dés qui ont été scellés.
replay-unchecked = Tous les coups ont été rejoués sans faute. Ce navigateur ne vérifie lui-même le sceau que par une connexion sûre (https).
replay-proof-more = { $moves ->
    [one] { $moves } coup rejoué
   *[other] { $moves } coups rejoués
}
replay-seal = Sceau, montré avant le premier coup
replay-key = Clé, montrée maintenant
replay-added = Ajouté par { $name }
