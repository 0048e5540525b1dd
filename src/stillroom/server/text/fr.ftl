# The words of the server in French.

## Tables

preset-first-game = Première partie
preset-as-printed = Comme imprimé
preset-full-house = Au grand complet
preset-strict = Strict
refused-no-table = Cette table n’existe pas, ou elle ne vous est pas ouverte. Redemandez le lien d’invitation.
refused-no-preset = Il n’y a pas de préréglage « { $preset } » ; les préréglages sont { $presets }.
refused-lesson-options = Une leçon a ses propres options ; laissez les vôtres de côté.
refused-name-taken = Quelqu’un s’appelle déjà { $name } à cette table. Choisissez un autre nom pour cette table.
refused-name-for-nobody = Seule la place d’une personne porte un nom ; laissez le nom de côté.
refused-level-for-nobody = Seule la place d’un bot a un niveau ; laissez le niveau de côté.
refused-table-started = La partie a commencé et les places sont fixées. Il reste possible de prendre la place d’un bot.
refused-table-over = Cette table a fini. Ouvrez-en une autre, ou demandez une revanche.
refused-table-full = Toutes les places sont prises. Vous pouvez regarder, ou ouvrir votre propre table.
refused-seat-taken = Cette place est prise. Choisissez-en une autre.
refused-already-sitting = Vous avez déjà une place à cette table. Une autre personne sur cet appareil a besoin d’un nom à elle.
refused-second-seat = La partie a commencé et d’autres jouent contre vous : vous gardez la seule place que vous avez.
refused-not-your-seat = Ce n’est pas votre place. Choisissez-en une des vôtres.
refused-not-opener = Seule la personne qui a ouvert la table peut faire cela.
refused-seats-wait = { $seats ->
    [one] { $seats } place est gardée pour une personne qui n’est pas encore là. Attendez, ou laissez la place à un bot ou à personne.
   *[other] { $seats } places sont gardées pour des personnes qui ne sont pas encore là. Attendez, ou laissez les places à des bots ou à personne.
}
refused-bits-added = Cette place a déjà apporté sa part aux dés ; cela se fait une fois.
refused-not-started = La partie n’a pas encore commencé ; commencez-la d’abord.
refused-not-over = La partie n’est pas encore finie ; d’ici là, ceci reste secret.
refused-no-rematch = La revanche est réservée aux personnes d’une partie finie.
refused-no-row = Cette partie a { $rows } étapes, et { $row } n’en fait pas partie. Choisissez-en une de 0 à { $rows }.
refused-nothing-left = À ce moment, la partie est finie : il ne reste rien à jouer. Choisissez un moment plus tôt.
refused-seats-of-moment = Cette partie reprend un moment d’une autre : les { $seats } places doivent être prises. Donnez celles qui sont libres à des bots.
refused-other-rules = Cette partie a été jouée selon la version { $found } des règles ; la version d’ici est { $here }. Téléchargez l’enregistrement et vérifiez-le avec un Stillroom de cette époque.
refused-cannot-carry-on = Cette partie ne peut pas continuer selon les règles d’aujourd’hui. Ouvrez une autre table.
refused-no-notes = On ne prend pas de notes dans cette partie.
refused-nobody-there = Cette personne n’est pas à cette table. Choisissez quelqu’un qui y joue ou y parle.

## People

guest-name = { $plant ->
    [hazel] Convive Noisetier
    [laurel] Convive Laurier
    [iris] Convive Iris
    [poppy] Convive Pavot
    [fern] Convive Fougère
    [aster] Convive Aster
    [clover] Convive Trèfle
    [juniper] Convive Genévrier
    [myrtle] Convive Myrte
    [primrose] Convive Primevère
    [rowan] Convive Sorbier
    [willow] Convive Saule
    [yarrow] Convive Achillée
    [heather] Convive Bruyère
    [maple] Convive Érable
    [lilac] Convive Lilas
    [sorrel] Convive Oseille
    [mallow] Convive Mauve
    [violet] Convive Violette
   *[elder] Convive Sureau
}
refused-nobody = Personne ne vous connaît encore ici. Entrez d’abord comme convive.
refused-already-here = Vous êtes déjà là, sous le nom de { $name }. Faites d’abord oublier ce navigateur pour venir en tant que quelqu’un d’autre.
refused-no-person = Cette personne n’existe pas. Choisissez quelqu’un que vous avez rencontré à une table.
refused-oneself = C’est vous. Choisissez quelqu’un d’autre.
refused-name = Un nom a de { $least } à { $most } caractères imprimables, dont une lettre ou un chiffre.
refused-name-link = Un nom ne peut pas être une adresse sur internet. Ôtez les points.
refused-phrase-length = Une phrase de secours a { $words } mots, pas { $found }. Écrivez-les tous, séparés par des espaces.
refused-phrase-word = Le mot { $number } n’est le mot d’aucune phrase de secours. Regardez encore votre note ; les quatre premières lettres suffisent.
refused-no-phrase = Cette phrase de secours n’est à personne ; une plus récente l’a peut-être remplacée. Cherchez votre note la plus récente.
refused-origin = Cela a été demandé par une page d’un autre site. Ouvrez Stillroom même et essayez là. Si le serveur est derrière un relais, son adresse doit être nommée parmi les origines.
refused-too-often = { $seconds ->
    [one] C’était trop souvent. Réessayez dans { $seconds } seconde.
   *[other] C’était trop souvent. Réessayez dans { $seconds } secondes.
}
refused-too-large = C’est trop grand ; une demande a au plus { $most } ko.
refused-no-json = La demande n’est pas du JSON. Envoyez un objet JSON comme le dit la description de l’API.
refused-unreadable = La demande n’est pas lisible. Envoyez-la comme le dit la description de l’API.
refused-unknown-field = Il n’y a pas de champ « { $field } » ici. Laissez-le de côté.
refused-missing-field = Le champ « { $field } » manque. Ajoutez-le.
refused-field = Le champ « { $field } » doit être : { $expected }.
refused-field-value = Le champ « { $field } » ne peut pas avoir cette valeur. La description de l’API dit lesquelles sont possibles.
refused-no-page = Il n’y a rien ici. Regardez encore l’adresse.
refused-no-method = Cela ne peut pas se faire ici. L’en-tête Allow dit ce qui le peut.
refused-no-language = Il n’y a pas de mots en « { $language } » ; les langues sont { $languages }.
refused-no-game = Il n’y a pas de jeu « { $game } » ; les jeux sont { $games }.
refused-failed = Quelque chose s’est mal passé ici, pas chez vous. Réessayez dans un instant.
refused-not-ready = Le serveur n’est pas prêt. Réessayez dans un instant.

## Running

setting-host = { $setting } est une adresse de cet ordinateur, comme 127.0.0.1, ou 0.0.0.0 pour tout le réseau.
setting-port = { $setting } est un nombre de 0 à 65535 ; 0 prend n’importe quel port libre.
setting-database = { $setting } est une adresse comme { $example }.
setting-redis = { $setting } est une adresse comme { $example }.
setting-workers = { $setting } est un nombre de 1 à 64.
setting-workers-sqlite = SQLite sert un seul processus, pas { $workers }. Nommez une base PostgreSQL, ou n’en lancez qu’un.
setting-origins = { $setting } est une liste d’adresses telles que les navigateurs les montrent, avec des virgules : { $example }.
setting-proxies = { $setting } est une liste d’adresses ou de réseaux de relais, avec des virgules : 127.0.0.1, 10.0.0.0/8.
setting-yes-or-no = { $setting } est oui ou non.
setting-tempo = { $setting } est un nombre de 0 à 10 : 0 fait jouer les bots aussitôt, 1 comme les gens l’aiment.
setting-patience = { $setting } est un nombre de secondes de 0 à 86400.
setting-metrics-token = { $setting } est un mot secret d’au moins 16 lettres, chiffres et signes, sans espaces.
setting-log-format = { $setting } est text ou json.
setting-log-level = { $setting } est debug, info ou warning.
setting-no-words = « { $word } » n’est pas compris ici : les réglages viennent de l’environnement, comme STILLROOM_PORT. « stillroom serve » les prend en mots.
serving-at = Stillroom est ouvert à { $address }
serving-to-stop = Ctrl+C y met fin. Tout est gardé.
serving-already = Stillroom est déjà ouvert à { $address }
serving-held = Un autre serveur utilise déjà cette base, à { $address }. Mettez-y fin, ou nommez une autre base.
serving-port-taken = Le port { $port } est pris par un autre programme. Choisissez-en un autre avec --port.
serving-port-closed = Le port { $port } n’est pas ouvert ici. Choisissez-en un au-dessus de 1023, et laissez 80 et 443 à un relais.
serving-no-host = Rien ne peut écouter à « { $host } » ici. Choisissez 127.0.0.1 pour cet ordinateur seul, ou 0.0.0.0 pour tout le réseau.
serving-no-database = La base de données ne s’ouvre pas : { $problem }. Voyez si elle est là et si on peut y écrire.
newer-schema = La base de données est d’une version plus récente de Stillroom : son schéma est « { $found } », et cette version n’en connaît pas au-delà de « { $newest } ». Lancez la version plus récente, ou restaurez une sauvegarde d’avant.
serving-failed = Le serveur n’a pas démarré ; les lignes ci-dessus disent pourquoi.

## Live

refused-no-seat = Il n’y a pas de place { $seat } à cette table. Choisissez une de celles qui existent.
refused-outdated = Cette partie suit d’autres règles que celles d’aujourd’hui. On peut la lire, et elle continue si tout le monde est d’accord.
refused-busy = D’autres ont été plus rapides plusieurs fois. Essayez encore.
refused-hello-again = Vous avez déjà dit bonjour. Continuez avec ce que vous voulez faire.
refused-nothing-to-decide = Cette place n’a rien à décider maintenant. Attendez qu’on l’interroge.
refused-not-playing = Aucune partie n’est en cours ici.
refused-nudge-oneself = La table vous attend. Répondez d’abord.
refused-nudge-nobody = Personne d’autre ne joue ici à qui vous pourriez faire signe.
refused-nudged = { $hours ->
    [one] Un signe a déjà été fait ici aujourd’hui. Réessayez dans { $hours } heure.
   *[other] Un signe a déjà été fait ici aujourd’hui. Réessayez dans { $hours } heures.
}
refused-no-curtain = Seule une personne assise a un rideau.
refused-no-hints = Cette table joue sans conseils.
refused-only-players = Seules les personnes assises à la table peuvent faire cela.
refused-already-proposed = Cela a déjà été proposé. Répondez à cette proposition.
refused-not-gone = Personne n’a quitté cette place depuis assez longtemps, ou un robot y joue déjà. Attendez un peu.
refused-not-outdated = Cette partie suit les règles d’aujourd’hui ; jouez simplement.
refused-curtain = On ne reprend pas ce qui s’est passé derrière le rideau d’une autre personne.
refused-no-proposal = Cette proposition n’existe plus.
refused-phrase-or-text = Dites soit une phrase toute prête, soit vos propres mots.
refused-no-such-phrase = Cette phrase n’existe pas ; les phrases sont { $phrases }.
refused-phrases-only = À cette table on parle en phrases toutes prêtes, tant que toutes les personnes qui jouent n’ont pas permis la conversation libre.
refused-no-words = Il n’y a rien à lire. Écrivez quelques mots.
refused-too-many = Trop de messages à la fois. Attendez un instant.
phrase-well-brewed = Bien brassé !
phrase-ouch = Aïe.
phrase-good-game = Belle partie
phrase-one-moment = Un instant
phrase-misclick = Pardon, mauvais clic
phrase-another = Encore une ?
phrase-hello = Bonjour
phrase-thanks = Merci

## The client

client-missing = Les pages pour le navigateur ne sont pas encore construites. « make play » les construit.
