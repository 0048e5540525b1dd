# The words of The Quacks of Quedlinburg in French.

## Names

chip = { $colour ->
    [white] blanc { $value }
    [orange] orange { $value }
    [green] vert { $value }
    [blue] bleu { $value }
    [red] rouge { $value }
    [yellow] jaune { $value }
    [purple] violet { $value }
   *[black] noir { $value }
}
colour = { $colour ->
    [white] blanc
    [orange] orange
    [green] vert
    [blue] bleu
    [red] rouge
    [yellow] jaune
    [purple] violet
   *[black] noir
}
ingredient = { $colour ->
    [white] cerise explosive
    [orange] citrouille
    [green] araignée de jardin
    [blue] crâne de corbeau
    [red] amanite
    [yellow] mandragore
    [purple] souffle de fantôme
   *[black] sphinx à tête de mort
}
fortune-card = { $card ->
    [fork-in-the-road] À la croisée des chemins
    [rising-broth] Le bouillon monte
    [poor-box] Le tronc des pauvres
    [lightest-hand] La main la plus légère
    [one-gift] Un cadeau sur trois
    [ruby-trade] Pour un rubis
    [tails-for-rubies] Des queues contre des rubis
    [everybody-rolls] Tout le monde lance le dé
    [market-day] Jour de marché
    [help-for-the-last] Coup de pouce
    [plague-of-rats] Deux fois plus de rats
    [clean-sweep] Coup de balai
    [friend-of-rats] L’amitié des rats
    [seven-on-the-dot] Sept tout juste
    [ruby-luck] Rubis porte-bonheur
    [twice-the-glitter] Double éclat
    [thick-walls] Parois épaisses
    [neighbours-loss] Le malheur des uns
    [first-white] Le premier blanc
    [two-throws] Deux lancers
    [fresh-start] Un nouveau départ
    [last-pinch] La dernière pincée
    [pumpkin-fair] Fête de la citrouille
   *[open-tap] Fioles gratuites
}
fortune-card-text = { $card ->
    [fork-in-the-road] Chaque place choisit deux pas pour la goutte, ou violet 1.
    [rising-broth] Chaque goutte avance d’un pas.
    [poor-box] Qui a le moins de rubis gagne un rubis.
    [lightest-hand] Tout le monde tire cinq jetons : le total le plus bas gagne bleu 2, les autres un rubis.
    [one-gift] Chaque place choisit noir 1, un jeton de valeur 2 sauf blanc, ou trois rubis.
    [ruby-trade] Chaque place peut payer un rubis pour un jeton de valeur 1 : orange, vert, bleu, rouge ou jaune.
    [tails-for-rubies] Chaque place peut céder une à trois queues de rat contre autant de rubis.
    [everybody-rolls] Tout le monde lance une fois le dé bonus.
    [market-day] Tout le monde tire quatre jetons et peut en échanger un contre la valeur suivante de sa couleur ; qui n’a rien à échanger gagne vert 1.
    [help-for-the-last] Qui a le moins de points gagne vert 1.
    [plague-of-rats] Les queues de rat comptent double à ce tour.
    [clean-sweep] Chaque place choisit quatre points, ou retire pour toujours un jeton blanc 1 du sac.
    [friend-of-rats] Chaque place choisit un jeton de valeur 4, ou un point par queue de rat.
    [seven-on-the-dot] Quand plus personne ne mijote, une somme blanche d’exactement 7 fait avancer la goutte d’un pas.
    [ruby-luck] Un rubis sur la case de score rapporte aussi deux points.
    [twice-the-glitter] Un rubis sur la case de score rapporte un rubis de plus.
    [thick-walls] Chaque chaudron supporte des jetons blancs jusqu’à 9.
    [neighbours-loss] Quand plus personne ne mijote, qui suit un chaudron explosé dans le sens horaire prend un jeton de valeur 2.
    [first-white] Le premier jeton blanc placé peut retourner aussitôt dans le sac, sans la fiole.
    [two-throws] Qui peut lancer le dé bonus le lance deux fois.
    [fresh-start] Les cinq premiers jetons ne font pas exploser le chaudron ; après le cinquième, vous pouvez recommencer une fois.
    [last-pinch] Quand plus personne ne mijote, chaque chaudron qui n’a pas explosé peut recevoir en dernier l’un de cinq jetons tirés.
    [pumpkin-fair] Chaque jeton orange avance d’une case de plus.
   *[open-tap] Toutes les fioles sont remplies à la fin du tour.
}
page = { $page ->
    [white] Les jetons blancs du chaudron s’additionnent ; au-delà de la limite, il explose.
    [orange] Un jeton orange avance et ne fait rien de plus.
    [green-1] Un jeton vert rapporte un rubis s’il est l’un des deux derniers jetons du chaudron.
    [green-2] Un jeton vert parmi les deux derniers du chaudron rapporte un jeton : vert 1 orange 1, vert 2 bleu 1 ou rouge 1, vert 4 jaune 1 ou violet 1.
    [green-3] Si la somme blanche est exactement 7, le dernier jeton peut avancer de la somme de tous les jetons verts.
    [green-4] Pour chaque jeton vert parmi les deux derniers du chaudron, vous pouvez payer un rubis pour avancer la goutte d’un pas.
    [blue-1] Quand vous placez un jeton bleu, vous tirez autant de jetons que sa valeur et pouvez en placer un.
    [blue-2] Si le chaudron explose avec l’un des jetons suivants, autant que la valeur du jeton bleu, vous recevez quand même points et pièces.
    [blue-3] Un jeton bleu sur une case à rubis rapporte un rubis.
    [blue-4] Un jeton bleu sur une case à rubis rapporte autant de points que sa valeur.
    [red-1] Un jeton rouge avance de 1 case de plus avec un ou deux jetons orange dans le chaudron, de 2 avec davantage.
    [red-2] Un jeton rouge est posé à côté du chaudron. Quand tout a mijoté, à ce tour ou plus tard, vous pouvez le placer.
    [red-3] Un jeton rouge juste après un blanc avance en plus de la valeur de ce blanc.
    [red-4] Dès qu’un jeton rouge est dans le chaudron, chaque jeton blanc 1 avance de deux cases.
    [yellow-1] Si un jeton blanc a été tiré juste avant un jaune, vous pouvez remettre ce blanc dans le sac.
    [yellow-2] Le jeton qui suit un jaune avance deux fois plus loin.
    [yellow-3] Avec un ou deux jetons jaunes dans le chaudron, la limite est 8, avec davantage elle est 9.
    [yellow-4] Le premier jeton jaune du chaudron avance de 1 case de plus, le deuxième de 2, le troisième de 3.
    [purple-1] Un jeton violet dans le chaudron rapporte un point, deux rapportent un point et un rubis, trois ou plus deux points et un pas de la goutte.
    [purple-2] Vous pouvez rendre un, deux ou trois jetons violets du chaudron contre des jetons, des points, des rubis et des pas.
    [purple-3] Un jeton violet rapporte des points selon le nombre de sa case : 1 à partir de 10, 2 à partir de 20, 3 à partir de 30.
    [purple-4] Avec un jeton violet dans le chaudron, vous pouvez rendre un jeton 1 contre un 2, avec deux un 2 contre un 4, avec trois ou plus un 1 contre un 4.
    [black-two] Avec plus de jetons noirs que l’autre, vous gagnez un pas de la goutte et un rubis, avec autant seulement le pas.
   *[black-more] Avec plus de jetons noirs que d’un côté, vous gagnez un pas de la goutte, avec plus que des deux côtés aussi un rubis.
}
coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rubies = { $rubies ->
    [one] { $rubies } rubis
   *[other] { $rubies } rubis
}
steps = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
tails = { $tails ->
    [one] { $tails } queue de rat
   *[other] { $tails } queues de rat
}
pay = { $coins }, { $points }
pay-with-ruby = { $coins }, { $points }, un rubis
space = { $which ->
    [first] { $coins } (la première)
    [second] { $coins } (la seconde)
   *[only] { $coins }
}
glass = { $pays ->
    [ruby] verre { $glass } : un rubis
    [points] verre { $glass } : { $points }
   *[chip] verre { $glass } : { $chip }
}
player = { $you ->
    [yes] vous
   *[no] { $player }
}
listed = { $first }, { $rest }
both = { $first } et { $second }

## What happened

cause = { $cause ->
    [card] carte de voyance
    [die] dé bonus
    [black] jetons noirs
    [green] jetons verts
    [blue] jeton bleu
    [purple] jetons violets
    [space] case de score
    [tube] éprouvettes
    [rubies] pour des rubis
   *[coins] pour des pièces
}
die-face = { $face ->
    [one-point] 1 point
    [another-point] 1 point
    [two-points] 2 points
    [ruby] 1 rubis
    [droplet] un pas de la goutte
   *[pumpkin] orange 1
}
event-turn-began = { $you ->
    [yes] Le tour { $turn } commence, avec vous en premier.
   *[no] Le tour { $turn } commence, avec { $player } en premier.
}
event-book-out = { $book ->
    [yellow] Le livre jaune est sorti.
   *[purple] Le livre violet est sorti.
}
event-white-added = { $you ->
    [yes] Votre sac reçoit { $chip } de plus.
   *[no] Le sac de { $player } reçoit { $chip } de plus.
}
event-card-turned = « { $card } » : { $text }
event-gained-chip = { $you ->
    [yes] Vous gagnez { $chip } ({ $cause }).
   *[no] { $player } gagne { $chip } ({ $cause }).
}
event-gained-rubies = { $you ->
    [yes] Vous gagnez { $rubies } ({ $cause }).
   *[no] { $player } gagne { $rubies } ({ $cause }).
}
event-gained-points = { $you ->
    [yes] Vous gagnez { $points } ({ $cause }).
   *[no] { $player } gagne { $points } ({ $cause }).
}
event-moved-droplet = { $you ->
    [yes] Votre goutte avance jusqu’à la case { $space } ({ $cause }).
   *[no] La goutte de { $player } avance jusqu’à la case { $space } ({ $cause }).
}
event-moved-tube = { $you ->
    [yes] Votre goutte des éprouvettes avance ({ $cause }), { $glass }.
   *[no] La goutte des éprouvettes de { $player } avance ({ $cause }), { $glass }.
}
event-sold-out = { $you ->
    [yes] Vous gagneriez { $chip }, mais il n’y en a plus ({ $cause }).
   *[no] { $player } gagnerait { $chip }, mais il n’y en a plus ({ $cause }).
}
event-lost-chip = { $you ->
    [yes] Vous rendez { $chip } pour toujours à la réserve ({ $cause }).
   *[no] { $player } rend { $chip } pour toujours à la réserve ({ $cause }).
}
event-looked = { $you ->
    [yes] Vous regardez { $chips } et en restez là.
   *[no] { $player } regarde { $chips } et en reste là.
}
event-looked-and-placed = { $you ->
    [yes] { $count ->
        [one] Vous regardez { $chips } et le placez sur la case { $space }.
       *[other] Vous regardez { $chips } et placez { $chip } sur la case { $space }.
    }
   *[no] { $count ->
        [one] { $player } regarde { $chips } et le place sur la case { $space }.
       *[other] { $player } regarde { $chips } et place { $chip } sur la case { $space }.
    }
}
event-looked-and-placed-white = { $you ->
    [yes] { $count ->
        [one] Vous regardez { $chips } et le placez sur la case { $space } ; la somme blanche est { $white }.
       *[other] Vous regardez { $chips } et placez { $chip } sur la case { $space } ; la somme blanche est { $white }.
    }
   *[no] { $count ->
        [one] { $player } regarde { $chips } et le place sur la case { $space } ; la somme blanche est { $white }.
       *[other] { $player } regarde { $chips } et place { $chip } sur la case { $space } ; la somme blanche est { $white }.
    }
}
event-looked-and-laid-aside = { $you ->
    [yes] { $count ->
        [one] Vous regardez { $chips } et le posez à côté du chaudron.
       *[other] Vous regardez { $chips } et posez { $chip } à côté du chaudron.
    }
   *[no] { $count ->
        [one] { $player } regarde { $chips } et le pose à côté du chaudron.
       *[other] { $player } regarde { $chips } et pose { $chip } à côté du chaudron.
    }
}
event-looked-and-swapped = { $you ->
    [yes] Vous regardez { $chips } et échangez { $given } contre { $received } ({ $cause }).
   *[no] { $player } regarde { $chips } et échange { $given } contre { $received } ({ $cause }).
}
event-totalled = { $you ->
    [yes] Vous tirez { $chips } : { $total } en tout.
   *[no] { $player } tire { $chips } : { $total } en tout.
}
event-swapped = { $you ->
    [yes] Vous rendez { $given } contre { $received } ({ $cause }).
   *[no] { $player } rend { $given } contre { $received } ({ $cause }).
}
event-paid-rubies = { $you ->
    [yes] Vous payez { $rubies } ({ $cause }).
   *[no] { $player } paie { $rubies } ({ $cause }).
}
event-gave-up-tails = { $you ->
    [yes] Vous cédez { $tails }.
   *[no] { $player } cède { $tails }.
}
event-counted-tails = { $you ->
    [yes] Vous avez { $tails } : votre pion rat est sur la case { $space }.
   *[no] { $player } a { $tails } : le pion rat est sur la case { $space }.
}
event-stepped-back = { $you ->
    [yes] Vous n’utilisez que { $tails } : votre pion rat recule sur la case { $space }.
   *[no] { $player } n’utilise que { $tails } : le pion rat recule sur la case { $space }.
}
event-drew = { $you ->
    [yes] Vous tirez { $chip } et le placez sur la case { $space }.
   *[no] { $player } tire { $chip } et le place sur la case { $space }.
}
event-drew-white = { $you ->
    [yes] Vous tirez { $chip } et le placez sur la case { $space } ; la somme blanche est { $white }.
   *[no] { $player } tire { $chip } et le place sur la case { $space } ; la somme blanche est { $white }.
}
event-placed = { $you ->
    [yes] Vous placez { $chip } sur la case { $space }.
   *[no] { $player } place { $chip } sur la case { $space }.
}
event-placed-white = { $you ->
    [yes] Vous placez { $chip } sur la case { $space } ; la somme blanche est { $white }.
   *[no] { $player } place { $chip } sur la case { $space } ; la somme blanche est { $white }.
}
event-drew-aside = { $you ->
    [yes] Vous tirez { $chip } et le posez à côté du chaudron.
   *[no] { $player } tire { $chip } et le pose à côté du chaudron.
}
event-laid-aside = { $you ->
    [yes] Vous posez { $chip } à côté du chaudron.
   *[no] { $player } pose { $chip } à côté du chaudron.
}
event-returned = { $you ->
    [yes] Vous remettez dans le sac { $chip }, qui était à côté du chaudron.
   *[no] { $player } remet dans le sac { $chip }, qui était à côté du chaudron.
}
event-used-flask = { $you ->
    [yes] Vous utilisez la fiole : { $chip } retourne dans le sac ; la somme blanche est { $white }.
   *[no] { $player } utilise la fiole : { $chip } retourne dans le sac ; la somme blanche est { $white }.
}
event-mandrake-back = { $you ->
    [yes] Votre jeton jaune remet { $chip } dans le sac ; la somme blanche est { $white }.
   *[no] Le jeton jaune de { $player } remet { $chip } dans le sac ; la somme blanche est { $white }.
}
event-first-white-back = { $you ->
    [yes] Vous remettez dans le sac { $chip }, votre premier jeton blanc ; la somme blanche est { $white }.
   *[no] { $player } remet dans le sac { $chip }, le premier jeton blanc ; la somme blanche est { $white }.
}
event-began-again = { $you ->
    [yes] Vous recommencez depuis le début.
   *[no] { $player } recommence depuis le début.
}
event-stopped = { $you ->
    [yes] Vous vous arrêtez avec une somme blanche de { $white } : { $pay }.
   *[no] { $player } s’arrête avec une somme blanche de { $white } : { $pay }.
}
event-exploded = { $you ->
    [yes] Votre chaudron explose : la somme blanche est { $white }, plus que { $limit }.
   *[no] Le chaudron de { $player } explose : la somme blanche est { $white }, plus que { $limit }.
}
event-exploded-protected = { $you ->
    [yes] Votre chaudron explose, mais un jeton bleu sauve points et pièces : la somme blanche est { $white }, plus que { $limit }.
   *[no] Le chaudron de { $player } explose, mais un jeton bleu sauve points et pièces : la somme blanche est { $white }, plus que { $limit }.
}
event-pot-full = { $you ->
    [yes] Votre chaudron est plein.
   *[no] Le chaudron de { $player } est plein.
}
event-committed = { $you ->
    [yes] { $commitment ->
        [draw] Vous avez choisi de tirer.
       *[stop] Vous avez choisi de vous arrêter.
    }
   *[no] { $commitment ->
        [draw] { $player } a choisi de tirer.
       *[stop] { $player } a choisi de s’arrêter.
    }
}
event-committed-unseen = { $you ->
    [yes] Vous avez choisi.
   *[no] { $player } a choisi.
}
event-stirred = Tous les choix sont montrés.
event-uncovered = { $you ->
    [yes] Votre chaudron est découvert : somme blanche { $white }, { $pay }.
   *[no] Le chaudron de { $player } est découvert : somme blanche { $white }, { $pay }.
}
event-uncovered-exploded = { $you ->
    [yes] Votre chaudron est découvert, et il a explosé : somme blanche { $white }, { $pay }.
   *[no] Le chaudron de { $player } est découvert, et il a explosé : somme blanche { $white }, { $pay }.
}
event-uncovered-protected = { $you ->
    [yes] Votre chaudron est découvert ; il a explosé, mais un jeton bleu sauve points et pièces : somme blanche { $white }, { $pay }.
   *[no] Le chaudron de { $player } est découvert ; il a explosé, mais un jeton bleu sauve points et pièces : somme blanche { $white }, { $pay }.
}
event-rolled = { $you ->
    [yes] Vous lancez le dé bonus : { $face }.
   *[no] { $player } lance le dé bonus : { $face }.
}
event-counted-moths = { $you ->
    [yes] Vos jetons noirs rapportent un pas de la goutte ({ $moths } dans le chaudron).
   *[no] Les jetons noirs de { $player } rapportent un pas de la goutte ({ $moths } dans le chaudron).
}
event-counted-most-moths = { $you ->
    [yes] Vos jetons noirs rapportent un rubis et un pas de la goutte ({ $moths } dans le chaudron).
   *[no] Les jetons noirs de { $player } rapportent un rubis et un pas de la goutte ({ $moths } dans le chaudron).
}
event-slid = { $you ->
    [yes] Votre dernier jeton avance jusqu’à la case { $space } : { $pay }.
   *[no] Le dernier jeton de { $player } avance jusqu’à la case { $space } : { $pay }.
}
event-traded-ghosts = { $you ->
    [yes] { $chips ->
        [one] Vous rendez { $chips } jeton violet.
       *[other] Vous rendez { $chips } jetons violets.
    }
   *[no] { $chips ->
        [one] { $player } rend { $chips } jeton violet.
       *[other] { $player } rend { $chips } jetons violets.
    }
}
event-took-tier = { $you ->
    [yes] { $chips ->
        [one] Vous prenez le bonus pour { $chips } jeton violet.
       *[other] Vous prenez le bonus pour { $chips } jetons violets.
    }
   *[no] { $chips ->
        [one] { $player } prend le bonus pour { $chips } jeton violet.
       *[other] { $player } prend le bonus pour { $chips } jetons violets.
    }
}
event-chose = { $you ->
    [yes] { $takes ->
        [points] Vous prenez les points.
       *[coins] Vous prenez les pièces.
    }
   *[no] { $takes ->
        [points] { $player } prend les points.
       *[coins] { $player } prend les pièces.
    }
}
event-bought = { $you ->
    [yes] Vous achetez { $chips } pour { $price }.
   *[no] { $player } achète { $chips } pour { $price }.
}
event-bought-and-lost = { $you ->
    [yes] Vous achetez { $chips } pour { $price } et perdez { $lost }.
   *[no] { $player } achète { $chips } pour { $price } et perd { $lost }.
}
event-bought-nothing = { $you ->
    [yes] Vous n’achetez rien et perdez { $lost }.
   *[no] { $player } n’achète rien et perd { $lost }.
}
event-bought-step = { $you ->
    [yes] Vous payez { $rubies } : votre goutte avance jusqu’à la case { $space }.
   *[no] { $player } paie { $rubies } : la goutte avance jusqu’à la case { $space }.
}
event-bought-glass = { $you ->
    [yes] Vous payez { $rubies } pour avancer la goutte des éprouvettes, { $glass }.
   *[no] { $player } paie { $rubies } pour avancer la goutte des éprouvettes, { $glass }.
}
event-bought-flask = { $you ->
    [yes] Vous payez { $rubies } : votre fiole est de nouveau pleine.
   *[no] { $player } paie { $rubies } : la fiole est de nouveau pleine.
}
event-refilled-by-card = { $you ->
    [yes] Votre fiole est remplie (carte de voyance).
   *[no] La fiole de { $player } est remplie (carte de voyance).
}
event-won = { $you ->
    [yes] { $points ->
        [one] Vous gagnez avec { $points } point.
       *[other] Vous gagnez avec { $points } points.
    }
   *[no] { $points ->
        [one] { $player } gagne avec { $points } point.
       *[other] { $player } gagne avec { $points } points.
    }
}
event-won-together = { $you ->
    [yes] { $points ->
        [one] Vous partagez la victoire avec { $points } point.
       *[other] Vous partagez la victoire avec { $points } points.
    }
   *[no] { $points ->
        [one] { $player } partage la victoire avec { $points } point.
       *[other] { $player } partage la victoire avec { $points } points.
    }
}
event-abandoned = { $turns ->
    [one] La partie est abandonnée après { $turns } tour. Personne ne gagne.
   *[other] La partie est abandonnée après { $turns } tours. Personne ne gagne.
}

## Moves, as a button says them

move-draw = Tirer
move-stop = S’arrêter
move-stop-pays = S’arrêter : { $pay }
move-flask = Utiliser la fiole
move-flask-back = Remettre { $chip } avec la fiole : blanc { $before } devient { $after }
move-rats = { $rats ->
    [0] N’utiliser aucune queue de rat
    [one] N’utiliser que { $rats } queue de rat
   *[other] N’utiliser que { $rats } queues de rat
}
move-rats-to = { $rats ->
    [0] N’utiliser aucune queue de rat : départ de la case { $space }
    [one] N’utiliser que { $rats } queue de rat : départ de la case { $space }
   *[other] N’utiliser que { $rats } queues de rat : départ de la case { $space }
}
move-return = Remettre dans le sac { $chip }, à côté du chaudron
move-put-back = Remettre le jeton blanc
move-put-back-chip = Remettre { $chip } : blanc { $before } devient { $after }
move-leave = Laisser le jeton blanc
move-leave-chip = Laisser { $chip } : blanc { $white } sur { $limit }
move-again = Recommencer depuis le début
move-go-on = Continuer
move-go-on-from = Continuer : blanc { $white } sur { $limit }, case { $space }
move-further = Avancer de plus
move-further-to = Avancer de plus, jusqu’à la case { $space }
move-plainly = Avancer de sa valeur
move-plainly-to = Avancer de sa valeur, jusqu’à la case { $space }
move-points = Prendre les points
move-points-many = Prendre { $points }
move-coins = Prendre les pièces
move-coins-many = Prendre { $coins }
move-coins-for-points = Prendre { $coins } : { $points }
move-rubies = Prendre les rubis
move-rubies-many = Prendre { $rubies }
move-steps = Avancer la goutte
move-steps-many = Avancer la goutte de { $steps }
move-remove = Retirer { $chip } du sac pour toujours
move-slide = Avancer le dernier jeton
move-slide-pays = Avancer { $chip } jusqu’à la case { $space } : { $pay }
move-stay-pays = Laisser { $chip } sur la case { $space } : { $pay }
move-nothing = Rien
move-keep-ruby = Garder le rubis
move-swap-nothing = Ne rien échanger
move-swap-nothing-for-green = Ne rien échanger et gagner { $chip }
move-place-none = N’en placer aucun
move-take-none = N’en prendre aucun
move-trade-nothing = Ne rien rendre
move-take = Prendre { $chip }
move-take-for-ruby = Prendre { $chip } pour un rubis
move-pick = Placer { $chip }
move-swap = Échanger { $given } contre { $received }
move-upgrade = Rendre { $given } pour { $received }
move-pay = { $rubies ->
    [0] Ne rien payer
    [one] Payer { $rubies } rubis
   *[other] Payer { $rubies } rubis
}
move-pay-to = { $rubies ->
    [0] Ne rien payer : la goutte reste sur la case { $space }
    [one] Payer { $rubies } rubis : goutte sur la case { $space }
   *[other] Payer { $rubies } rubis : goutte sur la case { $space }
}
move-give-up = { $tails ->
    [0] Garder toutes les queues de rat
    [one] Céder { $tails } queue de rat
   *[other] Céder { $tails } queues de rat
}
move-give-up-for = { $tails ->
    [0] Garder toutes les queues de rat : départ de la case { $space }
    [one] { $rubies }, et départ de la case { $space } au lieu de { $before }
   *[other] { $rubies }, et départ de la case { $space } au lieu de { $before }
}
move-tier = { $tier ->
    [0] Ne prendre aucun bonus
    [1] Prendre le bonus pour un jeton violet
    [2] Prendre le bonus pour deux jetons violets
   *[3] Prendre le bonus pour trois jetons violets
}
move-tier-gain = { $tier ->
    [0] Ne prendre aucun bonus
    [1] Prendre 1 point
    [2] Prendre 1 point et 1 rubis
   *[3] Prendre 2 points et un pas de la goutte
}
move-tier-trade = { $tier ->
    [0] Ne rien rendre
    [1] En rendre 1 : noir 1, 1 point, 1 rubis
    [2] En rendre 2 : vert 1, bleu 2, 3 points, un pas
   *[3] En rendre 3 : jaune 4, 6 points, 1 rubis, 2 pas
}
move-pot = Avancer la goutte du chaudron
move-pot-to = Goutte du chaudron sur la case { $space }
move-tube = Avancer la goutte des éprouvettes
move-tube-to = Goutte des éprouvettes sur le { $glass }
move-buy = Acheter { $chips }
move-buy-and-lose = Acheter { $chips } (reste : { $coins })
move-buy-begun = Acheter { $chip } et …
move-buy-nothing = Ne rien acheter
move-settle = Jetons rouges : { $pieces }
move-settle-begun = Jetons rouges : { $pieces } …
move-settle-pays = Jetons rouges : { $pieces }. Ensuite { $pay }
move-keep-toadstools = Garder tous les jetons rouges
move-keep-toadstools-pays = Garder tous les jetons rouges : { $pay }
move-spend = Rubis : { $pieces }
move-spend-begun = Rubis : { $pieces } …
move-spend-nothing = Ne rien dépenser
piece-place = placer { $chip }
piece-return = { $chip } dans le sac
piece-flask = remplir la fiole
piece-droplet = goutte { $steps }
piece-tube = éprouvettes { $steps }

## What is asked

prompt-fork = Deux pas pour la goutte, ou { $chip } ? La goutte est sur la case { $space }.
prompt-gift = Un jeton, ou { $gift } ? Vous avez { $rubies }.
prompt-gift-rubies = Prenez { $gift } : il n’y a plus de tels jetons. Vous avez { $rubies }.
prompt-trade = Payer un rubis pour un jeton de valeur 1 ? Vous avez { $rubies }.
prompt-give-up = Céder des queues de rat contre des rubis ? Vous avez { $tails }.
prompt-market = Échanger l’un des jetons tirés contre la valeur suivante ?
prompt-sweep = { $points }, ou retirer pour toujours un jeton blanc 1 du sac ?
prompt-friend = { $points } pour vos queues de rat, ou un jeton de valeur 4 ?
prompt-friend-chip = Prenez un jeton de valeur 4. Vous n’avez pas de queue de rat.
prompt-first-draw = Tirez votre premier jeton. Il part de la case { $space }.
prompt-brew = Tirer ou s’arrêter ? Blanc { $white } sur { $limit }.
prompt-stir-first = Tirez votre premier jeton, en même temps que les autres.
prompt-stir = Tirer ou s’arrêter, en même temps que les autres ? Blanc { $white } sur { $limit }.
prompt-look = { $chips ->
    [one] Placer le jeton tiré ? Blanc { $white } sur { $limit }.
   *[other] Placer l’un des jetons tirés ? Blanc { $white } sur { $limit }.
}
prompt-mandrake = Grâce au jeton jaune : remettre { $chip } ? Blanc { $white } sur { $limit }.
prompt-first-white = Le premier jeton blanc : remettre { $chip } ? Blanc { $white } sur { $limit }.
prompt-again = Cinq jetons sont placés. Continuer, ou recommencer ? Blanc { $white } sur { $limit }.
prompt-further = Avancer { $chip } de plus que sa valeur ?
prompt-aside = Jetons rouges à côté du chaudron : placer, garder ou remettre ? À présent { $pay }.
prompt-aside-begun = Jetons rouges : { $pieces }. Et les autres ? À présent { $pay }.
prompt-pinch = { $chips ->
    [one] Ajouter le jeton tiré ? Il ne peut pas exploser. À présent { $pay }.
   *[other] Ajouter l’un des jetons tirés ? Il ne peut pas exploser. À présent { $pay }.
}
prompt-loss = Le chaudron de { $player } a explosé : prenez un jeton de valeur 2.
prompt-step = Quelle goutte avance ? Il reste { $steps }.
prompt-spider = Prendre un jeton pour { $chip } ?
prompt-spider-one = Prendre { $received } pour { $chip } ?
prompt-slide = Le blanc vaut exactement { $white } : avancer { $chip } de { $sum } ?
prompt-pay = Payer des rubis pour des pas de la goutte ? Vous avez { $rubies }.
prompt-ghost = { $purple ->
    [one] { $purple } jeton violet dans le chaudron : prendre son bonus ?
   *[other] { $purple } jetons violets dans le chaudron : quel bonus ?
}
prompt-ghost-trade = { $purple ->
    [one] { $purple } jeton violet dans le chaudron : le rendre ?
   *[other] { $purple } jetons violets dans le chaudron : en rendre ?
}
prompt-upgrade = { $purple ->
    [one] { $purple } jeton violet dans le chaudron : rendre un jeton pour un plus haut ?
   *[other] { $purple } jetons violets dans le chaudron : rendre un jeton pour un plus haut ?
}
prompt-exploded = Blanc { $white }, plus que { $limit } : le chaudron a explosé. Points ou pièces ?
prompt-shop = Achetez jusqu’à 2 jetons de couleurs différentes. Vous avez { $coins }.
prompt-shop-begun = Acheter { $chip } et un autre jeton ? Il vous reste { $coins }.
prompt-spend = Dépenser des rubis, 2 pour la goutte ou pour la fiole ? Vous avez { $rubies }.
prompt-spend-steps = Dépenser des rubis, 2 pour un pas d’une goutte ? Vous avez { $rubies }.
prompt-spend-last = Dépenser des rubis, 2 pour une éprouvette ? Sinon, 2 font un point. Vous avez { $rubies }.
prompt-waits-card = Pour la carte de voyance, on attend : { $players }.
prompt-waits-brew = La potion mijote encore : { $players }.
prompt-waits-stir = Tirer ou s’arrêter, on attend : { $players }.
prompt-waits-chips = Pour l’effet des jetons, on attend : { $players }.
prompt-waits-droplet = Pour le choix d’une goutte, on attend : { $players }.
prompt-waits-exploded = Points ou pièces, on attend : { $players }.
prompt-waits-shop = Aux achats : { $players }.
prompt-waits-spend = Rubis à dépenser, on attend : { $players }.
prompt-over = La partie est finie.

## What a move is known to bring

preview-next = le prochain jeton arrive sur la case { $spaces }
preview-chance = { $chips ->
    [one] { $bad } jeton sur { $chips } explose
   *[other] { $bad } jetons sur { $chips } explosent
}
preview-bag = { $chips ->
    [one] { $chips } jeton dans le sac
   *[other] { $chips } jetons dans le sac
}
preview-doubled = il avance deux fois plus loin
preview-protected = une explosion rapporte points et pièces
preview-shown-together = montré quand tout le monde a choisi
preview-then = puis { $gains }
gain-by = { $gain } ({ $cause })
gain-perhaps = peut-être { $gain }
gain-for-rubies = { $gain } contre des rubis
gain-chips = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
gain-slide = { $spaces ->
    [one] dernier jeton { $spaces } case plus loin
   *[other] dernier jeton { $spaces } cases plus loin
}
gain-trade = un échange
gain-pinch = un jeton de plus
gain-flask = la fiole remplie
preview-lands = arrive sur la case { $space }
preview-laid-aside = est posé à côté du chaudron
preview-pays = ensuite le chaudron rapporte { $pay }
preview-white = blanc { $white } sur { $limit }
preview-explodes = explose : blanc { $white }, plus que { $limit }
preview-left = il en reste { $left } dans la réserve
preview-sold-out = il n’y a plus de { $chip } dans la réserve
preview-costs = coûte { $price }, il reste { $left }
preview-example = par exemple { $chips }
preview-droplet = goutte sur la case { $space }
preview-glass = goutte des éprouvettes sur le { $glass }
preview-either-droplet = chaque pas dans le chaudron ou sur les éprouvettes
preview-rubies-left = il reste { $rubies }
preview-rubies-for-points = il reste { $rubies }, à la fin { $points }

## Notes for newcomers

note-draw = Tirez des jetons de votre sac, un par un, aussi souvent que vous osez. Puis arrêtez.
note-pot = Chaque jeton avance d’autant que son nombre. La case cerclée paie : pièces en haut, points en bas.
note-white = Les jetons blancs s’additionnent. Au-delà de la limite, votre chaudron explose.
note-flask = La fiole remet dans le sac le dernier jeton blanc tiré. Ensuite elle est vide.
note-exploded = Votre chaudron a explosé. Prenez les points ou les pièces ; seul un chaudron entier donne les deux.
note-shop = Les pièces achètent un ou deux jetons de couleurs différentes. Ils restent dans votre sac pour la suite.
note-rubies = Deux rubis font avancer votre goutte : chaque chaudron commence plus loin. Ou ils remplissent la fiole.
note-rats = Vous êtes en retard, les queues de rat vous aident : ce chaudron commence plus loin. La partie compte neuf tours.

## Why a move is not open

why-match-over = La partie est finie.
why-not-asked = Cela ne vous est pas demandé maintenant.
why-sold-out = Il n’y a plus de { $chip } dans la réserve.
why-brings-nothing = Cela ne rapporterait rien.
why-book-not-out = Le livre pour { $colour } n’est pas encore sorti.
why-not-for-sale = Les jetons blancs ne sont pas à vendre.
why-fork = Choisissez deux pas pour la goutte, ou violet 1.
why-gift = Choisissez noir 1, un jeton de valeur 2 sauf blanc, ou les rubis.
why-trade = Un rubis paie un jeton de valeur 1 : orange, vert, bleu, rouge ou jaune. Choisissez-en un, ou rien.
why-tails = Choisissez combien de queues de rat céder : 3 au plus, et vous avez { $tails }.
why-market = Échangez l’un des jetons tirés contre la valeur suivante de sa couleur, ou rien.
why-sweep = Choisissez les points, ou retirez un jeton blanc 1 du sac.
why-friend = Choisissez un jeton de valeur 4, ou les points pour vos queues de rat.
why-loss = Prenez un jeton de valeur 2 sauf blanc.
why-first-white = Dites d’abord si le premier jeton blanc est remis ou laissé.
why-fresh-start = Dites d’abord si vous continuez ou recommencez.
why-pinch = Placez l’un des jetons tirés, ou rien.
why-look = Placez d’abord l’un des jetons tirés, ou rien.
why-mandrake = Dites d’abord si le jeton blanc est remis ou laissé.
why-movement = Dites d’abord si le jeton avance de plus ou de sa valeur.
why-rats = Le pion rat recule une fois, avant le premier tirage, vers moins de queues qu’à présent : { $tails }.
why-brew = Votre potion mijote. Tirez, arrêtez-vous, ou utilisez la fiole.
why-one-chip-first = Personne ne s’arrête avant le premier jeton. Tirez-en un.
why-pot-full = Le chaudron est plein.
why-flask-needs-white = La fiole remet un jeton blanc tiré en dernier et placé en dernier dans le chaudron.
why-flask-empty = Votre fiole est vide.
why-committed = Votre choix est fait. Il est montré quand tout le monde a choisi.
why-wait-for-stir = D’autres répondent encore au sujet de leurs jetons. Puis tout le monde continue ensemble.
why-not-beside-pot = Il n’y a pas de { $chip } à côté de votre chaudron, ou pas autant.
why-settle = Décidez d’abord des jetons rouges à côté de votre chaudron : placer, garder ou remettre.
why-which-droplet = Dites d’abord quelle goutte avance : celle du chaudron, ou celle des éprouvettes.
why-no-tubes = Cette partie n’a pas d’éprouvettes.
why-spider-chip = Ce n’est pas ce que rapporte { $chip }. Prenez l’un des jetons proposés, ou rien.
why-slide = Dites d’abord si le dernier jeton avance ou reste.
why-spider-ruby = Payez au plus un rubis par jeton vert parmi les deux derniers. Vous avez { $rubies }.
why-ghost = Prenez le bonus pour autant de jetons violets que dans votre chaudron, un plus bas, ou aucun.
why-ghost-trade = Rendez autant de jetons violets que dans votre chaudron, moins, ou aucun.
why-upgrade = Ce jeton ne peut pas être rendu. Choisissez-en un de ceux proposés, ou rien.
why-points-or-coins = Votre chaudron a explosé : choisissez points ou pièces.
why-too-dear = Pour { $chips }, il faudrait { $price }, et vous avez { $coins }.
why-same-colour = Deux jetons doivent différer par la couleur, ici deux fois { $colour }.
why-shop = Vous faites vos achats. Achetez un ou deux jetons de couleurs différentes, ou rien.
why-spend = Dépensez des rubis, deux par deux, ou dites que c’est terminé. Vous avez { $rubies }.
why-two-rubies = Chacune de ces choses coûte deux rubis, et vous avez { $rubies }.
why-flask-is-full = Votre fiole est pleine.
why-droplet-at-its-end = Votre goutte est sur la dernière case.
why-last-glass = Votre goutte est sur le dernier verre.
why-not-in-last-turn = Au dernier tour, les rubis ne paient pas cela.
why-not-confirmed = Il pourrait y avoir une suite. Pour en rester là, dites « { $move } ».

## Moves that cannot be understood

malformed-pieces = { $pieces ->
    [0] « { $verb } » s’emploie seul.
   *[1] « { $verb } » est suivi d’un jeton ou d’un nombre.
}
malformed-number = « { $verb } » est suivi d’un nombre de 0 à { $most }.
malformed-piece = « { $piece } » ne va pas avec « { $verb } ». Dites l’un de ceux-ci : { $pieces }.
malformed-swap = Un échange nomme un jeton vert, bleu, rouge ou jaune et un plus haut de sa couleur, par exemple « swap green-1 for green-2 ».
malformed-buy = On peut acheter au plus { $most } jetons à un tour.

## Positions that cannot be

position-no-such-seat = seules les { $seats } premières places participent.
position-turn = un tour a un numéro de 1 à { $turns }.
position-over = une partie est finie à la fin de son dernier tour, quand les rubis sont dépensés.
position-covered = on ne mijote à couvert qu’au dernier tour, pendant que tout mijote, et seulement par l’option.
position-chips = la réserve, les sacs, les chaudrons et ce qui est à côté ont { $found } de { $chip } ; il doit y en avoir { $expected }.
position-books = la page de ce livre n’est pas celle que disent les options.
position-no-cards = sans cartes de voyance, aucune n’est retournée.
position-cards = la carte { $card } doit être là une fois : retournée, ou non.
position-discards = au tour { $turn }, autant de cartes sont retournées.
position-card = la carte du tour doit être une carte retournée.
position-rubies = toutes les places ensemble ont plus de rubis que la boîte.
position-points = les points des tours joués font { $found }, ou un tour à venir en a ; la place en a { $expected }.
position-glass = cette partie n’a pas d’éprouvettes.
position-pot = chaque jeton du chaudron a sa propre case, et aucun n’est sur la cuillère.
position-pot-empty = avant de mijoter, le chaudron est vide.
position-reached = ce doit être la case du dernier jeton, ou sans jetons celle d’où part le premier.
position-aside = seuls des jetons rouges sont à côté d’un chaudron, et seulement avec la deuxième page de leur livre.
position-tails-given = autant de queues de rat ne peuvent pas avoir été cédées.
position-tails = au premier tour, il n’y a pas de queues de rat.
position-rats = les queues de rat utilisées sont toutes celles qui n’ont pas été cédées, ou moins si le pion a reculé ; avant de mijoter, aucune.
position-brewing = on ne mijote ni après une explosion ni dans une autre partie du tour.
position-exploded = un chaudron a explosé exactement quand ses jetons blancs étaient de trop.
position-protected = seule la deuxième page du livre bleu protège, et seulement d’une explosion.
position-placed = il faut au moins autant de jetons placés que dans le chaudron, et au moins autant de tirés que de placés.
position-doubling = seule la deuxième page du livre jaune double.
position-pinched = seule la carte « La dernière pincée » ajoute un jeton, après avoir mijoté.
position-fresh-start = seule la carte « Un nouveau départ » propose de recommencer, et personne ne recommence sans elle.
position-before = pendant que tout mijote, personne n’a moins qu’avant, sauf la fiole.
position-commitment = seul qui mijote pendant un tirage commun a fait son choix.
position-in-hand = exactement qui a choisi de tirer tient un jeton.
position-rolls = ce n’est pas le nombre de lancers du dé bonus.
position-takes = ce n’est pas ce que le chaudron peut payer maintenant.
position-between-moves = une position se trouve entre des coups entiers ; rien ne peut être à moitié acheté, décidé ou dépensé.
position-step = autant de parties de cette phase ne peuvent pas être faites pour cette place.
position-waiting = tant que la partie dure, on attend exactement les places à qui quelque chose est demandé.
position-brewers = on demande à tout ce qui mijote ; dans un tirage commun, tout le monde choisit, ou les questions sur les jetons passent d’abord.
position-choice = ce qui est demandé ne va pas avec ce qui est sur la table.
position-tray = des jetons ne sont sur le plateau que si une question porte sur eux.

## The scoring sheet

winner = { $you ->
    [yes] vous
   *[no] { $player }
}
winners = { $first } et { $rest }
sheet-turn = Tour { $turn }
sheet-total = Total
sheet-won = { $you ->
    [yes] { $points ->
        [one] Vous gagnez avec { $points } point, soit { $more } de plus que n’importe qui d’autre.
       *[other] Vous gagnez avec { $points } points, soit { $more } de plus que n’importe qui d’autre.
    }
   *[no] { $points ->
        [one] { $player } gagne avec { $points } point, soit { $more } de plus que n’importe qui d’autre.
       *[other] { $player } gagne avec { $points } points, soit { $more } de plus que n’importe qui d’autre.
    }
}
sheet-won-by-pot = { $you ->
    [yes] { $points ->
        [one] Vous gagnez avec { $points } point, autant que { $others } : votre dernier chaudron a atteint la case { $space }, et non { $next }.
       *[other] Vous gagnez avec { $points } points, autant que { $others } : votre dernier chaudron a atteint la case { $space }, et non { $next }.
    }
   *[no] { $points ->
        [one] { $player } gagne avec { $points } point, autant que { $others } : le dernier chaudron a atteint la case { $space }, et non { $next }.
       *[other] { $player } gagne avec { $points } points, autant que { $others } : le dernier chaudron a atteint la case { $space }, et non { $next }.
    }
}
sheet-won-together = { $points ->
    [one] Victoire partagée pour { $winners } : { $points } point pour chaque personne, et les derniers chaudrons ont atteint la case { $space }.
   *[other] Victoire partagée pour { $winners } : { $points } points pour chaque personne, et les derniers chaudrons ont atteint la case { $space }.
}
sheet-nobody-won = { $turns ->
    [one] Personne ne gagne : la partie a été abandonnée après { $turns } tour.
   *[other] Personne ne gagne : la partie a été abandonnée après { $turns } tours.
}

## Luck

luck-explosions = Explosions en tirant
luck-white = Blanc tiré
luck-die = Points au dé
