# The words of the terminal client in French.

## Commands

command-help = aide
command-moves = coups
command-why = pourquoi
command-undo = reprendre
command-hint = conseil
command-log = journal
command-seats = places
command-rules = règles
command-quit = quitter
about-help = cette page, aussi « ? »
about-moves = tous les coups possibles, avec leur effet
about-why = pourquoi un coup n’est pas possible : « pourquoi prendre rouge 7 »
about-undo = revenir sur le dernier pas
about-hint = ce que ferait un bot
about-log = tout ce qui s’est passé
about-seats = ce que chaque personne a devant elle
about-rules = les règles ; « règles 3 » un chapitre, « règles 3.5 » un paragraphe
about-quit = partir ; la partie est gardée et proposée de nouveau

## Help

help-game = Le jeu en cinq phrases
help-typing = Que taper
help-how = Un coup par son numéro, par son nom, ou par le début de son nom. Rien n’est définitif avant qu’une nouvelle carte apparaisse ou que le tour finisse : jusque-là, « reprendre » revient en arrière.
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
undo-far = Cela revient plus loin que ce qui est libre, y compris sur les coups des bots, et fait de la partie un entraînement. « reprendre » encore une fois pour le faire.
no-such-paragraph = Il n’y a pas de paragraphe { $wanted } ; « règles » montre les chapitres.
why-what = Dites quel coup, par exemple « pourquoi prendre rouge 7 ».
why-open = Rien ne l’interdit : le coup est possible.
hint = Un bot jouerait : { $move }.
no-hint = Pas de conseil ici ; « coups » montre ce qui est possible.

## People and matches

guest = Convive
guest-number = Convive { $number }
curtain = Passez à { $name }.
curtain-enter = Entrée quand plus personne d’autre que { $name } ne regarde{ " " }
plain-history = Les lignes restent dans l’historique de ce terminal : qui remonte voit les mains des autres.
kept-match = Une partie attend : tour { $turn }, avec { $names }.
kept-question = Entrée pour continuer, un numéro, ou « nouvelle » pour une nouvelle partie :{ " " }
kept-new = nouvelle
kept-for-later = La partie est gardée. « stillroom play { $game } » la reprend.
seal-intact = Sceau intact ({ $seal } …) : les dés étaient fixés avant le premier coup et n’ont pas changé.
practice = Entraînement : des coups ont été repris au-delà de ce qui est permis.
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
