# The words of the terminal client in French.

## Commands

command-help = aide
command-moves = coups
command-why = pourquoi
command-undo = reprendre
command-hint = conseil
command-log = journal
command-seats = places
command-explain = expliquer
command-bag = sac
command-books = livres
command-rules = règles
command-notes = notes
command-note = note
command-quit = quitter
about-help = cette page, aussi « ? »
about-moves = tous les coups possibles, avec leur effet
about-why = pourquoi un coup n’est pas possible : « pourquoi » et son nom
about-undo = revenir sur le dernier pas
about-hint = ce que ferait un bot
about-log = tout ce qui s’est passé
about-seats = ce que chaque personne a devant elle
about-explain = le dernier coup de chaque bot, et pourquoi
about-bag = ce qu’il y a dans votre sac
about-books = les jetons : prix, réserve et effets
about-rules = les règles ; « règles 3 » un chapitre, « règles 3.5 » un paragraphe
about-notes = vos propres notes, que personne d’autre ne voit
about-note = « note Ben a des vignes » écrit une ligne, « note -2 » efface la ligne 2
about-quit = partir ; la partie est gardée et proposée de nouveau

## Help

help-game = Le jeu en cinq phrases
help-typing = Que taper
help-how = Un coup par son numéro, par son nom, ou par le début de son nom. Rien n’est définitif avant qu’il montre du nouveau ou que le tour finisse : jusque-là, « reprendre » revient en arrière.
how-to-type = Un numéro ou un nom, ? pour l’aide{ " > " }
more-moves = … et d’autres : « coups »
press-enter = Entrée pour continuer{ " " }

## Answers

list-join = { " · " }
planned = Prévu : { $moves }
fits-several = « { $typed } » convient à plusieurs : { $moves }
log-empty = Il ne s’est encore rien passé.
sealed = Les dés sont scellés : { $seal } …
no-such-number = { $most ->
    [one] Le seul numéro est 1.
   *[other] Les numéros vont de 1 à { $most }.
}
basket-open = D’abord achever ce qui est commencé, ou revenir en arrière avec « reprendre ».
undo-far = On sait déjà du nouveau : reprendre ce coup fait de la partie un entraînement. « reprendre » encore une fois pour le faire.
no-such-paragraph = Il n’y a pas de paragraphe { $wanted } ; « règles » montre les chapitres.
why-what = Dites quel coup : « pourquoi », puis son nom.
why-open = Rien ne l’interdit : le coup est possible.
hint = Un bot jouerait : { $move }.
no-hint = Pas de conseil ici ; « coups » montre ce qui est possible.
explain-bot = { $name }, { $level }
explain-nothing = Rien encore.
explain-no-reason = Pourquoi, personne ne peut le dire maintenant.
explain-no-bots = Aucun bot ne joue ici.
coach-note = À savoir : { $note }
coach-lesson = Leçon, { $place } sur { $places } : { $note }
coach-go-on = La leçon est finie : continuez à jouer.
note-how = « note » et quelques mots écrivent une ligne, « note -2 » efface la ligne 2 ; « notes » les montre toutes.
note-written = Écrit à la ligne { $number }.
note-erased = La ligne { $number } est effacée.
notes-empty = Rien n’est encore écrit. « note Ben a des vignes » écrit une ligne que personne d’autre ne voit.
no-notes-closed = Pas de notes dans cette partie : ce qu’on ne voit plus est laissé à la mémoire. Une partie avec l’option cauldrons=1 les permet.
no-notes-open = Pas de notes dans cette partie : rien n’est laissé à la mémoire, « journal » raconte tout ce qui s’est passé.

## People and matches

guest = Convive
guest-number = Convive { $number }
curtain = Passez à { $name }.
curtain-enter = Entrée quand plus personne d’autre que { $name } ne regarde{ " " }
plain-history = Les lignes restent dans l’historique de ce terminal : qui remonte voit ce qui a été montré aux autres.
plain-forgets = Cette partie laisse beaucoup à la mémoire, et son journal oublie ; l’historique de ce terminal n’oublie pas. Qui remonte voit plus que les règles ne le permettent.
kept-match = Une partie attend : tour { $turn }, avec { $names }.
kept-question = Entrée pour continuer, un numéro, ou « nouvelle » pour une nouvelle partie :{ " " }
kept-new = nouvelle
kept-for-later = La partie est gardée. « stillroom play { $game } » la reprend.
seal-intact = Sceau intact ({ $seal } …) : les dés étaient fixés avant le premier coup et n’ont pas changé.
practice = Entraînement : un coup a été repris alors qu’on savait du nouveau.
practised = entraînement
luck-title = Qui a eu de la chance ? Entre parenthèses : ce qu’il fallait attendre.
luck-figure = { $had } ({ NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })
record-at = Enregistrement : { $path }

## Replay

replay-row = { $row } sur { $rows }
replay-how = Entrée suivant · b retour · un nombre y va · q quitter{ " " }

## The board of Elixir Mixer

mixer-title = Elixir Mixer · tour { $turn } · { $goal } points pour gagner
mixer-piles = pioche { $draw } · défausse { $discard }
mixer-elixirs = Élixirs
mixer-bonuses = Bonus
mixer-market = Marché
mixer-hand = Main
mixer-you = { $name } (vous)
mixer-figures = { $points } sur { $goal }  main { $cards }
mixer-mark = { $colour ->
    [blue] Bl{ $value }
    [purple] Vi{ $value }
    [green] Ve{ $value }
    [yellow] Ja{ $value }
   *[red] Ro{ $value }
}
mixer-pile-empty = { $colour ->
    [blue] bleu –
    [purple] violet –
    [green] vert –
    [yellow] jaune –
   *[red] rouge –
}
mixer-four-cards = quatre cartes : { $colours }
mixer-newcomer-1 = 1. À chaque tour, récolter d’abord d’une de trois façons : piocher, prendre au marché, ou échanger.
mixer-newcomer-2 = 2. Un échange donne une carte de la main contre des cartes du marché d’exactement sa valeur.
mixer-newcomer-3 = 3. Puis mélanger des cartes d’une couleur pour faire exactement l’élixir du dessus ; les piles montent de 10 à 15. Un joker est un 4 de toute couleur.
mixer-newcomer-4 = 4. Les cartes bonus vont à la première personne qui y a droit ; l’élixir mêlé demande des cartes de toutes couleurs valant 17. Chaque élixir et chaque carte bonus vaut 1 point, et 8 points gagnent (10 à deux).
mixer-newcomer-5 = 5. À la fin du tour, cinq cartes au plus restent en main ; les autres vont au marché.

## The kettle games

kettle-you = { $name } (vous)
kettle-corner = coin
kettle-cauldron = { $name } :
kettle-in-order = De bas en haut :
kettle-sorted = Triées :
kettle-end = { $name } { $points }
kettle-recipes = Recettes
kettle-thin = presque vides : { $lines }
kettle-thin-line = { $line } ({ $cards })
kettle-board = Sur le plateau, { $mark }2 est { $card } ; le numéro devant une carte la prend. *4* est votre pion, (7) votre prochain arrêt, B12 le pion de quelqu’un en B. « places » nomme toutes les cartes.
kettle-seat = { $name } · { $colour } · arrêt { $stop }
kettle-doubled = Compte double : { $cards }
kettle-letters = { $mark } { $name }
kettle-empty = Le chaudron est vide.
kettle-top = { $cards ->
    [one] Au-dessus : { $card }, la seule carte
   *[other] Au-dessus : { $card }, { $cards } cartes dans le chaudron
}
kettle-next = prochaine marche jusqu’à l’arrêt { $stop }
kettle-next-corner = prochaine marche jusqu’au coin, arrêt { $stop }
kettle-seat-recipes = Recettes : { $recipes }
kettle-seat-cauldron = Dans le chaudron, de bas en haut : { $cards }
kettle-under-pile = Sous la pioche, la prochaine d’abord : { $cards }
kettle-gone = Hors du jeu : { $cards }
kettle-legend = Ce que veulent dire les lettres
kettle-legend-colour = { $colour } : { $cards }
copper-title = Kupferkessel Co. · tour { $turn } · pioche { $pile }
copper-wand = * baguette et chapeau
copper-explosion = # chaudron qui explose
copper-newcomer-1 = 1. Le nombre de votre carte du dessus fait avancer votre pion dans le sens horaire ; les arrêts occupés sont sautés.
copper-newcomer-2 = 2. Prenez une carte de la ligne atteinte ; son nombre sera votre prochaine marche. Un coin ne donne rien.
copper-newcomer-3 = 3. Baguette et chapeau (*) : une marche de plus. Chaudron qui explose (#) : les autres perdent leur carte du dessus. Les deux seulement si vous voulez.
copper-newcomer-4 = 4. Une seule carte d’un ingrédient coûte sa valeur, deux n’apportent rien, trois leur somme, quatre la somme et 5. La couleur de votre pion compte double ; le plus de 1 rapporte 5.
copper-newcomer-5 = 5. On ne regarde pas en arrière : seules les cartes du dessus restent visibles. La première ligne vide termine la partie.
glastonbury-title = Glastonbury · tour { $turn } · pioche { $pile }
glastonbury-without = sans { $colour }
glastonbury-spells = Sorts : { $spells }
glastonbury-spell = { $spell } ({ $uses })
glastonbury-newcomer-1 = 1. Le nombre de votre carte du dessus fait avancer votre pion dans le sens horaire ; un chaudron vide avance de 2.
glastonbury-newcomer-2 = 2. Prenez une carte de la ligne atteinte ; son nombre sera votre prochaine marche. Un coin ne donne rien.
glastonbury-newcomer-3 = 3. Sorts : Accio prend n’importe où, Declinatio fait repartir d’un coin, Vanesco prend la carte du dessus des autres, Perluceo laisse regarder. Immuto est un joker de valeur 0.
glastonbury-newcomer-4 = 4. Une seule carte d’une sorte coûte sa valeur, deux n’apportent rien, trois leur somme, quatre la somme et 5. La couleur de votre pion compte double.
glastonbury-newcomer-5 = 5. On ne regarde pas en arrière : seules les cartes du dessus restent visibles. La première ligne vide termine le jeu.

## The board of The Quacks of Quedlinburg

quacks-title = Charlatans · tour { $turn } sur { $turns }
quacks-you = { $name } (vous)
quacks-mark = { $colour ->
    [white] Bc
    [orange] Or
    [green] Ve
    [blue] Bl
    [red] Ro
    [yellow] Ja
    [purple] Vi
   *[black] No
}
quacks-head-points = pts
quacks-head-state = chaudron
quacks-head-white = blanc
quacks-head-space = case
quacks-head-pays = vaut
quacks-head-rubies = rubis
quacks-head-flask = fiole
quacks-head-droplet = gtte
quacks-head-tails = rats
quacks-head-glass = verre
quacks-state = { $state ->
    [waiting] avant la cuisson
    [brewing] en cours
    [committed] a choisi
    [stopped] arrêté
   *[exploded] explosé
}
quacks-pays = { $coins }p { $points }pt
quacks-flask = { $full ->
    [yes] oui
   *[no] non
}
quacks-space = case
quacks-white-room = blanc { $gauge } { $room ->
    [0] { $white } sur { $limit }, plus de place
   *[other] { $white } sur { $limit }, place pour { $room }
}
quacks-white-stopped = blanc { $gauge } { $white } sur { $limit }
quacks-white-exploded = blanc { $gauge } { $white }, plus que { $limit } : explosé
quacks-stopping-pays = s’arrêter rapporte { $pay }
quacks-next = ensuite : { $lands }
quacks-bag = sac { $chips }
quacks-doubling = prochain jeton deux fois plus loin
quacks-protection = { $chips ->
    [one] protégé pour { $chips } jeton
   *[other] protégé pour { $chips } jetons
}
quacks-aside = à côté du chaudron
quacks-tray = tirés
quacks-flask-told = { $full ->
    [yes] fiole pleine
   *[no] fiole vide
}
quacks-droplet-told = goutte sur la case { $space }
quacks-pot = Chaudron : { $chips }, blanc { $white } sur { $limit }, { $pay }
quacks-glass-told = éprouvettes sur le verre { $glass }
quacks-tubes = Éprouvettes : { $glasses }
quacks-not-out = pas encore en vente
quacks-book = { $mark }  { $colour }, { $ingredient } : { $chips }
quacks-price = { $chip } coûte { $price } (reste { $left })
quacks-white-chips = { $mark }  blanc, cerise explosive : pas en vente
quacks-bag-title = { $chips ->
    [one] Votre sac : { $chips } jeton
   *[other] Votre sac : { $chips } jetons
}
quacks-bag-closed = Cette table ne montre pas le contenu des sacs. Une partie avec l’option aids=0 montre à chacun le sien.
quacks-board = Sur le plateau, Bc2 est un jeton blanc de valeur 2 : Bc blanc, Or orange, Ve vert, Bl bleu, Ro rouge, Ja jaune, Vi violet, No noir. « o » est votre goutte, « r » votre pierre à rats, « > » la case qui paie, « * » un rubis. « 14p 3pt » sont 14 pièces et 3 points ; rats : les queues de rat jusqu’à la tête.
quacks-newcomer-1 = 1. Chaque jeton tiré avance de son nombre de cases depuis le dernier ; la case après le dernier jeton rapporte pièces et points.
quacks-newcomer-2 = 2. Plus de 7 en jetons blancs et le chaudron explose : vous avez alors les points ou les pièces, pas les deux.
quacks-newcomer-3 = 3. Les pièces achètent un ou deux jetons de couleurs différentes. Tous les jetons retournent dans le sac, ceux achetés aussi.
quacks-newcomer-4 = 4. Deux rubis font avancer votre goutte, où commence votre chaudron, ou remplissent la fiole, qui remet le dernier jeton blanc tiré dans le sac.
quacks-newcomer-5 = 5. Les queues de rat font commencer plus loin qui est en retard. Après neuf tours, le plus de points gagne.

## Which game

game-title = { $game ->
    [elixir-mixer] Elixir Mixer
    [kupferkessel] Kupferkessel Co.
    [quacks] Les Charlatans de Belcastel
   *[glastonbury] Glastonbury
}
game-question = Quel jeu ? Un numéro ou un nom, Entrée pour { $first }{ " > " }
game-none = Ce jeu n’existe pas. Les jeux sont { $games }.
level-name = { $level ->
    [random] Fantaisie
    [greedy-forgetful] Apprenti
    [greedy-clumsy] Apprenti
    [greedy-hasty] Compagnon
    [greedy-hazy] Compagnon
    [greedy-watchful] Initié
    [greedy] Alchimiste
    [master] Maître
    [grand-master] Grand maître
   *[other] { $level }
}
level-question = Contre qui ? Un numéro ou un nom, Entrée pour { $usual }{ " > " }
level-none = Ce niveau n’existe pas. Les niveaux sont { $levels }.
seats-bots = Bots : { $bots }
seats-bot = { $name } ({ $level })
