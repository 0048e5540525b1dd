# The words of Kupferkessel Co. in French. The spaces before : ; ? ! are no-break spaces (U+00A0).

## Names

card = { $ingredient ->
    [cat-hair] poils de chat { $value }
    [newts-eye] œil de triton { $value }
    [bat-wings] ailes de chauve-souris { $value }
    [raven-feathers] plumes de corbeau { $value }
    [roots] racines { $value }
    [spider-webs] toiles d’araignée { $value }
    [mosses] mousses { $value }
    [dragons-blood] sang de dragon { $value }
    [mould] moisissures { $value }
    [snake-powder] poudre de serpent { $value }
    [pumpkin] potiron { $value }
    [frog-slime] bave de crapaud { $value }
    [vines] vignes { $value }
   *[wax-dolls] poupées de cire { $value }
}
ingredient = { $ingredient ->
    [cat-hair] Poils de chat
    [newts-eye] Œil de triton
    [bat-wings] Ailes de chauve-souris
    [raven-feathers] Plumes de corbeau
    [roots] Racines
    [spider-webs] Toiles d’araignée
    [mosses] Mousses
    [dragons-blood] Sang de dragon
    [mould] Moisissures
    [snake-powder] Poudre de serpent
    [pumpkin] Potiron
    [frog-slime] Bave de crapaud
    [vines] Vignes
   *[wax-dolls] Poupées de cire
}
mark = { $ingredient ->
    [cat-hair] Ca
    [newts-eye] Ne
    [bat-wings] Ba
    [raven-feathers] Ra
    [roots] Ro
    [spider-webs] We
    [mosses] Mo
    [dragons-blood] Dr
    [mould] Mu
    [snake-powder] Sn
    [pumpkin] Pu
    [frog-slime] Fr
    [vines] Vi
   *[wax-dolls] Wx
}
colour = { $colour ->
    [white] blanc
    [black] noir
    [grey] gris
    [blue] bleu
    [brown] brun
    [green] vert
   *[lilac] lilas
}
recipe = { $recipe ->
    [both-grey] Deux ingrédients : 3 cartes de racines et 3 de toiles d’araignée
    [both-blue] Deux ingrédients : 3 cartes de mousses et 3 de sang de dragon
    [both-brown] Deux ingrédients : 3 cartes de moisissures et 3 de poudre de serpent
    [both-green] Deux ingrédients : 3 cartes de potiron et 3 de bave de crapaud
    [both-lilac] Deux ingrédients : 3 cartes de vignes et 3 de poupées de cire
    [one-white] Un ingrédient : 3 cartes de poils de chat ou d’œil de triton
    [one-black] Un ingrédient : 3 cartes d’ailes de chauve-souris ou de plumes de corbeau
    [three-plants] Trois plantes : 3 cartes de chacune de 3 plantes
    [last-card] Dernière carte : prendre la carte qui met fin à la partie
    [fewest-explosions] Le moins de chaudrons qui explosent : moins que les autres
    [fewest-wands] Le moins de baguettes et chapeaux : moins que les autres
    [fewest-cards] Le moins de cartes : moins que les autres
   *[fewest-fours] Le moins de cartes de valeur 4 : moins que les autres
}
line = { $line ->
    [column-1] colonne 1
    [column-2] colonne 2
    [column-3] colonne 3
    [column-4] colonne 4
    [row-1] rangée 1
    [row-2] rangée 2
    [row-3] rangée 3
   *[row-4] rangée 4
}
both-lines = { $first } et de la { $second }
steps = { $steps } pas
pawns = { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
}

## What happened

event-turn-began = { $you ->
    [yes] Tour { $turn } : à vous.
   *[no] Tour { $turn } : { $player }.
}
event-walked = { $you ->
    [yes] Vous avancez de { $steps } jusqu’à l’arrêt { $stop }, { $line }.
   *[no] { $player } avance de { $steps } jusqu’à l’arrêt { $stop }, { $line }.
}
event-walked-jumping = { $you ->
    [yes] Vous avancez de { $steps } jusqu’à l’arrêt { $stop }, { $line }, en sautant { $pawns }.
   *[no] { $player } avance de { $steps } jusqu’à l’arrêt { $stop }, { $line }, en sautant { $pawns }.
}
event-walked-to-corner = { $you ->
    [yes] Vous avancez de { $steps } jusqu’au coin de l’arrêt { $stop } : pas de carte.
   *[no] { $player } avance de { $steps } jusqu’au coin de l’arrêt { $stop } : pas de carte.
}
event-walked-to-corner-jumping = { $you ->
    [yes] Vous avancez de { $steps } jusqu’au coin de l’arrêt { $stop }, en sautant { $pawns } : pas de carte.
   *[no] { $player } avance de { $steps } jusqu’au coin de l’arrêt { $stop }, en sautant { $pawns } : pas de carte.
}
event-took = { $you ->
    [yes] Vous prenez { $card }.
   *[no] { $player } prend { $card }.
}
event-took-unseen = { $you ->
    [yes] Vous prenez une carte.
   *[no] { $player } prend une carte.
}
event-spared = { $you ->
    [yes] Vous n’utilisez pas le symbole de la carte { $card }.
   *[no] { $player } n’utilise pas le symbole de la carte { $card }.
}
event-used-wand = { $you ->
    [yes] Vous utilisez la baguette et le chapeau de la carte { $card } et marchez une seconde fois.
   *[no] { $player } utilise la baguette et le chapeau de la carte { $card } et marche une seconde fois.
}
event-exploded = { $you ->
    [yes] Vous utilisez le chaudron qui explose de la carte { $card }.
   *[no] { $player } utilise le chaudron qui explose de la carte { $card }.
}
event-lost = { $you ->
    [yes] Vous perdez { $card } : la carte va sous la pioche, et l’on revoit { $shown }.
   *[no] { $player } perd { $card } : la carte va sous la pioche, et l’on revoit { $shown }.
}
event-lost-out-of-game = { $you ->
    [yes] Vous perdez { $card } : la carte est retirée du jeu, et l’on revoit { $shown }.
   *[no] { $player } perd { $card } : la carte est retirée du jeu, et l’on revoit { $shown }.
}
event-refilled = L’emplacement vide reçoit { $card }.
event-kept = { $you ->
    [yes] Vous gardez la dernière carte, { $card }.
   *[no] { $player } garde la dernière carte, { $card }.
}
event-refused = { $you ->
    [yes] Vous refusez la dernière carte, { $card }. Sur le dessus de votre chaudron : { $shown }.
   *[no] { $player } refuse la dernière carte, { $card }. Sur le dessus de son chaudron : { $shown }.
}
event-ended = { $you ->
    [yes] Vous avez vidé la { $line } : la partie finit.
   *[no] { $player } a vidé la { $line } : la partie finit.
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
event-abandoned = { $turns ->
    [one] La partie est abandonnée après { $turns } tour. Personne ne gagne.
   *[other] La partie est abandonnée après { $turns } tours. Personne ne gagne.
}

## Moves, as a button says them

move-take = Prendre { $card }
move-take-walk = Prendre { $card } et marcher encore
move-take-explode = Prendre { $card } et faire exploser les autres
move-take-use = Prendre { $card } et utiliser son symbole
move-take-spare = Seulement prendre { $card }
move-take-keep = Prendre { $card } et garder la carte
move-take-refuse = Prendre { $card } et refuser la carte
move-use = Utiliser le symbole
move-spare = Ne pas utiliser le symbole
move-keep = Garder la dernière carte
move-refuse = Refuser la dernière carte

## What is asked

prompt-take = Arrêt { $stop } : prendre une carte de la { $line }.
prompt-take-again = Seconde marche, arrêt { $stop } : prendre une carte de la { $line }.
prompt-wand = Baguette et chapeau sur { $card } : marcher encore, ou seulement prendre la carte ?
prompt-explosion = Chaudron qui explose sur { $card } : l’utiliser, ou seulement prendre la carte ?
prompt-last-card = Dernière carte de la { $line } : { $card }, valeur { $value }. La garder ou la refuser ?
prompt-other-takes = { $you ->
    [yes] À vous de prendre une carte de la { $line }.
   *[no] { $player } choisit une carte de la { $line }.
}
prompt-over = La partie est finie.

## What a move is known to bring

preview-next = Ensuite : { $steps } jusqu’à l’arrêt { $stop }, { $line }
preview-next-corner = Ensuite : { $steps } jusqu’au coin de l’arrêt { $stop }, pas de carte
preview-doubled = compte double pour vous
preview-further = un arrêt plus loin si { $player } se tient en chemin
preview-second-walk = Seconde marche : { $steps } jusqu’à l’arrêt { $stop }, { $line }
preview-second-walk-corner = Seconde marche : { $steps } jusqu’au coin de l’arrêt { $stop }, pas de carte
preview-loses = { $player } perd { $card }, qui va sous la pioche
preview-loses-out-of-game = { $player } perd { $card }, qui quitte le jeu
preview-ends-match = prend la dernière carte de la { $line } : la partie finit

## Notes for newcomers

note-take = Prenez une carte de la ligne où se tient votre pion.
note-walk = Le nombre de votre carte du dessus dit combien de pas votre pion fera ensuite.
note-sets = Réunissez les mêmes cartes : une seule coûte des points, deux rien, trois comptent, quatre valent 5 de plus.
note-corner = Un coin ne donne pas de carte. Au prochain tour, votre pion repart d’ici.
note-symbol = Baguette et chapeau : une marche de plus. Un chaudron qui explose prend aux autres leur carte du dessus.
note-jump = Les arrêts où se tient un pion sont sautés et ne comptent pas comme un pas.
note-double = Les cartes de la couleur de votre pion comptent double. Avoir le plus de 1 rapporte 5 points.
note-end = Vos cartes se couvrent : retenez-les. La partie finit quand une ligne n’a plus de carte.

## Why a move is not open

why-match-over = La partie est finie.
why-not-your-turn = { $you ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $player } de jouer.
}
why-take-first = Prendre d’abord une carte de la { $line } ; ce qu’elle devient se dit en même temps.
why-answer-first = Dire d’abord ce que devient la carte qui vient d’être prise.
why-other-line = Votre pion fait face à la { $line }, mais la carte { $card } fait partie de la { $other }.
why-not-in-square = Votre pion fait face à la { $line }, et la carte { $card } n’est pas dans le carré.
why-use-or-spare = La carte { $card } porte un symbole. Ajouter « and use » ou « and spare ».
why-keep-or-refuse = Ce serait la dernière carte d’une ligne : { $card }. Ajouter « and keep » ou « and refuse ».
why-not-the-last-card = Seule la dernière carte d’une ligne est gardée ou refusée, et { $card } n’en est pas une.
why-last-card-without-symbol = Ce serait la dernière carte d’une ligne : { $card }. Son symbole ne fait plus rien. Ajouter « and keep » ou « and refuse ».
why-no-symbol = La carte { $card } ne porte pas de symbole.
why-nothing-explodes = Chaque autre chaudron n’a qu’une carte, et elle reste. Prendre simplement { $card }.
why-second-wand = La baguette et le chapeau agissent une fois par tour. Prendre simplement { $card }.
why-symbol-rests = Dans cette partie, les symboles de la couleur du troisième pion ne font rien. Prendre simplement { $card }.

## Moves that cannot be understood

malformed-card = Il n’y a pas de carte « { $card } ». Les cartes vont de cat-hair-1 à wax-dolls-4.
malformed-answer = « { $answer } » ne peut pas suivre « and ». Réponses possibles : { $answers }.
malformed-pieces = { $pieces ->
    [one] « { $verb } » demande { $pieces } carte.
   *[other] « { $verb } » demande { $pieces } cartes.
}

## Positions that cannot be

position-seats = { $most } places au plus peuvent participer.
position-no-such-seat = seules les { $seats } premières places participent.
position-same-stop = deux pions se tiennent à l’arrêt { $stop }.
position-no-top-card = chaque chaudron a une carte du dessus.
position-buried = { $cards ->
    [one] il doit y avoir exactement { $cards } carte au-dessous de la carte du dessus, sans vide.
   *[other] il doit y avoir exactement { $cards } cartes au-dessous de la carte du dessus, sans vide.
}
position-start-card = aucun chaudron ne peut avoir commencé par { $card }.
position-queue = au-delà du nombre de cartes, tout doit être à 0.
position-cards = la carte { $card } est présente { $found } fois ; elle doit être à un seul endroit.
position-recipes = { $recipes ->
    [0] dans cette partie, personne n’a de recette.
    [one] chaque personne a { $recipes } recette qui peut être distribuée ici, et aucune recette n’existe deux fois.
   *[other] chaque personne a { $recipes } recettes qui peuvent être distribuées ici, et aucune recette n’existe deux fois.
}
position-between-moves = une position se situe entre des coups entiers ; aucune question sur une carte qui vient d’être prise ne peut être ouverte.
position-waiting = tant que la partie dure, la place dont c’est le tour doit prendre une carte, et aucune autre ne doit rien.
position-turn = le premier tour porte le numéro 1.
position-over = une partie est finie quand une ligne est vide, ou après le dernier tour permis par sa limite.
position-last-taker = quelqu’un a pris la dernière carte d’une ligne exactement quand une ligne est vide, et la partie est alors finie.
position-corner = un pion à un coin n’a pas de carte à prendre.
position-empty-line = tant que la partie dure, chaque ligne a une carte.
position-second-walk = pour marcher une seconde fois, il faut avoir pris à l’instant une carte dont la baguette et le chapeau agissent.
position-gaps = un emplacement vide n’attend que pendant une seconde marche regarnie à la fin, et il est vide.
position-unfilled = tant que la pioche a des cartes, chaque emplacement vide est regarni.
position-out-of-game = autant de cartes ne peuvent pas être hors du jeu.

## The scoring sheet

sheet-most-ones = Le plus de cartes de valeur 1
sheet-total = Total
winner = { $you ->
    [yes] vous
   *[no] { $player }
}
winners = { $first } et { $rest }
sheet-won = { $you ->
    [yes] { $points ->
        [one] Vous gagnez avec { $points } point, { $more } de plus que toute autre personne.
       *[other] Vous gagnez avec { $points } points, { $more } de plus que toute autre personne.
    }
   *[no] { $points ->
        [one] { $player } gagne avec { $points } point, { $more } de plus que toute autre personne.
       *[other] { $player } gagne avec { $points } points, { $more } de plus que toute autre personne.
    }
}
sheet-won-together = { $points ->
    [one] Victoire partagée entre { $winners }, avec { $points } point.
   *[other] Victoire partagée entre { $winners }, avec { $points } points.
}
sheet-nobody-won = { $turns ->
    [one] Personne ne gagne : la partie a été abandonnée après { $turns } tour.
   *[other] Personne ne gagne : la partie a été abandonnée après { $turns } tours.
}
