# The words of Glastonbury in French.

## Names

card = { $ingredient ->
    [cat-whiskers] poils de chat { $value }
    [wax-dolls] poupées de cire { $value }
    [frog-slime] bave de crapaud { $value }
    [vines] vignes { $value }
    [dragons-blood] sang de dragon { $value }
    [toadstools] champignons vénéneux { $value }
    [newts-eyes] yeux de triton { $value }
    [mosses] mousses { $value }
    [pumpkins] potirons { $value }
    [snake-powder] poudre de serpent { $value }
    [dried-herbs] herbes séchées { $value }
    [beetles] scarabées { $value }
    [roots] racines { $value }
    [mould] moisissures { $value }
    [bat-wings] ailes de chauve-souris { $value }
    [raven-feathers] plumes de corbeau { $value }
    [spider-webs] toiles d’araignée { $value }
    [rat-tails] queues de rat { $value }
    [immuto] Immuto
    [accio] Accio
    [declinatio] Declinatio
    [perluceo] Perluceo
   *[vanesco] Vanesco
}
card-in-cell = { $card } en rangée { $row }, colonne { $column }
cauldron-card = la carte chaudron
ingredient = { $ingredient ->
    [cat-whiskers] poils de chat
    [wax-dolls] poupées de cire
    [frog-slime] bave de crapaud
    [vines] vignes
    [dragons-blood] sang de dragon
    [toadstools] champignons vénéneux
    [newts-eyes] yeux de triton
    [mosses] mousses
    [pumpkins] potirons
    [snake-powder] poudre de serpent
    [dried-herbs] herbes séchées
    [beetles] scarabées
    [roots] racines
    [mould] moisissures
    [bat-wings] ailes de chauve-souris
    [raven-feathers] plumes de corbeau
    [spider-webs] toiles d’araignée
   *[rat-tails] queues de rat
}
mark = { $ingredient ->
    [cat-whiskers] Ca
    [wax-dolls] Wx
    [frog-slime] Fr
    [vines] Vi
    [dragons-blood] Dr
    [toadstools] To
    [newts-eyes] Ne
    [mosses] Mo
    [pumpkins] Pu
    [snake-powder] Sn
    [dried-herbs] He
    [beetles] Be
    [roots] Ro
    [mould] Mu
    [bat-wings] Ba
    [raven-feathers] Ra
    [spider-webs] We
    [rat-tails] Rt
    [immuto] Im
    [accio] Ac
    [declinatio] De
    [perluceo] Pe
   *[vanesco] Va
}
colour = { $colour ->
    [yellow] jaune
    [green] vert
    [red] rouge
    [blue] bleu
    [orange] orange
    [purple] violet
    [brown] brun
    [black] noir
   *[white] blanc
}
recipe = { $recipe ->
    [most-orange] A1 : le plus de cartes orange
    [most-purple] A2 : le plus de cartes violettes
    [most-brown] A3 : le plus de cartes brunes
    [most-black] A4 : le plus de cartes noires
    [most-white] A5 : le plus de cartes blanches
    [fewest-cards] B1 : le moins de cartes
    [fewest-fours] B2 : le moins de 4
    [fewest-spells] B3 : le moins de sorts utilisés
    [most-ones] B4 : le plus de 1
   *[ended-play] B5 : avoir mis fin au jeu
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
both-lines = { $first } et { $second }
steps = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
uses = { $uses ->
    [0] épuisé
    [one] encore { $uses } utilisation
   *[other] encore { $uses } utilisations
}
winner = { $you ->
    [yes] vous
   *[no] { $player }
}
winners = { $first } et { $rest }

## What happened

event-turn-began = { $you ->
    [yes] Tour { $turn } : à vous.
   *[no] Tour { $turn } : { $player }.
}
event-walked = { $you ->
    [yes] Vous avancez de { $steps } jusqu’à l’arrêt { $stop }, { $line }.
   *[no] { $player } avance de { $steps } jusqu’à l’arrêt { $stop }, { $line }.
}
event-walked-to-corner = { $you ->
    [yes] Vous avancez de { $steps } jusqu’au coin de l’arrêt { $stop }.
   *[no] { $player } avance de { $steps } jusqu’au coin de l’arrêt { $stop }.
}
event-walked-nowhere = { $you ->
    [yes] Avec Immuto sur le dessus, vous restez à l’arrêt { $stop }, { $line }.
   *[no] Avec Immuto sur le dessus, { $player } reste à l’arrêt { $stop }, { $line }.
}
event-shown = { $you ->
    [yes] Sous votre Immuto se trouve { $card }.
   *[no] Sous l’Immuto de { $player } se trouve { $card }.
}
event-took = { $you ->
    [yes] Vous prenez { $card }.
   *[no] { $player } prend { $card }.
}
event-took-unseen = { $you ->
    [yes] Vous prenez une carte.
   *[no] { $player } prend une carte.
}
event-used-spell = { $you ->
    [yes] Vous utilisez { $card } ({ $uses }).
   *[no] { $player } utilise { $card } ({ $uses }).
}
event-stayed = { $you ->
    [yes] Vous restez au coin.
   *[no] { $player } reste au coin.
}
event-cast-vanesco = { $you ->
    [yes] Vanesco agit : tout le monde sauf vous cède la carte du dessus.
   *[no] Vanesco agit : tout le monde sauf { $player } cède la carte du dessus.
}
event-lost = { $you ->
    [yes] Vous perdez { $card }, qui va sous la pioche. Sur le dessus, il y a maintenant { $shown }.
   *[no] { $player } perd { $card }, qui va sous la pioche. Sur le dessus, il y a maintenant { $shown }.
}
event-lost-out-of-game = { $you ->
    [yes] Vous perdez { $card }, qui quitte le jeu. Sur le dessus, il y a maintenant { $shown }.
   *[no] { $player } perd { $card }, qui quitte le jeu. Sur le dessus, il y a maintenant { $shown }.
}
event-lost-unseen = { $you ->
    [yes] Vous perdez votre carte du dessus.
   *[no] { $player } perd sa carte du dessus.
}
event-cast-perluceo = { $you ->
    [yes] Perluceo agit : vous pouvez regarder dans votre chaudron.
   *[no] Perluceo agit : { $player } peut regarder dans son chaudron.
}
event-cast-perluceo-in-vain = { $you ->
    [yes] Perluceo n’a rien à vous montrer.
   *[no] Perluceo n’a rien à montrer à { $player }.
}
event-looked = { $you ->
    [yes] Vous refermez votre chaudron.
   *[no] { $player } referme son chaudron.
}
event-refilled = L’emplacement vide reçoit { $card }.
event-kept = { $you ->
    [yes] Vous gardez la dernière carte, { $card }.
   *[no] { $player } garde la dernière carte, { $card }.
}
event-refused = { $you ->
    [yes] Vous refusez la dernière carte, { $card }, qui quitte le jeu.
   *[no] { $player } refuse la dernière carte, { $card }, qui quitte le jeu.
}
event-ended = { $you ->
    [yes] Vous avez pris la dernière carte de la { $line } : le jeu prend fin.
   *[no] { $player } a pris la dernière carte de la { $line } : le jeu prend fin.
}
event-ended-by-declinatio = { $you ->
    [yes] La { $line } n’a que des Vanesco et des Perluceo : vous mettez fin au jeu.
   *[no] La { $line } n’a que des Vanesco et des Perluceo : { $player } met fin au jeu.
}
event-placed = { $you ->
    [yes] Vous choisissez un ingrédient pour un Immuto : { $ingredient }.
   *[no] { $player } choisit un ingrédient pour un Immuto : { $ingredient }.
}
event-placed-unseen = { $you ->
    [yes] Vous avez choisi pour un Immuto.
   *[no] { $player } a choisi pour un Immuto.
}
event-added = { $you ->
    [yes] Votre Immuto rejoint un ingrédient : { $ingredient }.
   *[no] L’Immuto de { $player } rejoint un ingrédient : { $ingredient }.
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
move-take-accio = Prendre { $card } avec Accio
move-take-unused-accio = Prendre { $card } avec l’Accio intact
move-use-declinatio = Utiliser Declinatio
move-use-unused-declinatio = Utiliser le Declinatio intact
move-walk = Repartir avec Declinatio : { $steps } jusqu’à la { $line } ({ $uses })
move-walk-unused = Repartir avec le Declinatio intact : { $steps } jusqu’à la { $line } ({ $uses })
move-stay = Rester
move-done = Terminé
move-keep = Garder
move-refuse = Refuser
move-keep-card = Garder { $card }
move-refuse-card = Refuser { $card }
move-place = Ajouter Immuto : { $ingredient }
move-place-begun = Ajouter Immuto : { $ingredient } et …
move-place-both = Ajouter les deux Immuto : { $ingredient }
move-place-two = Ajouter les Immuto : { $first } et { $second }

## What is asked

prompt-take = Prendre une carte de la { $line }.
prompt-take-or-accio = Prendre une carte de la { $line }, ou n’importe laquelle avec Accio.
prompt-take-after-declinatio = Prendre une carte de la { $line }, mais ni Vanesco ni Perluceo.
prompt-corner = Un coin : pas de carte ici. Repartir avec Declinatio ?
prompt-look = Regardez dans votre chaudron, puis dites que c’est terminé.
prompt-last-card = La dernière carte est { $card }. La garder ?
prompt-place = À quel ingrédient ajouter votre Immuto ?
prompt-place-two = À quels ingrédients ajouter vos deux Immuto ?
prompt-place-second = Un Immuto est ajouté : { $ingredient }. Et l’autre ?
prompt-other-takes = { $you ->
    [yes] Vous prenez une carte de la { $line }.
   *[no] { $player } prend une carte de la { $line }.
}
prompt-other-at-corner = { $you ->
    [yes] Vous êtes à un coin et pouvez utiliser Declinatio.
   *[no] { $player } est à un coin et peut utiliser Declinatio.
}
prompt-other-looks = { $you ->
    [yes] Vous regardez dans votre chaudron.
   *[no] { $player } regarde dans son chaudron.
}
prompt-other-keeps = { $you ->
    [yes] Vous avez pris la dernière carte et pouvez la garder.
   *[no] { $player } a pris la dernière carte et peut la garder.
}
prompt-other-places = { $you ->
    [yes] Vous choisissez un ingrédient pour Immuto.
   *[no] { $player } choisit un ingrédient pour Immuto.
}
prompt-others-place = On choisit des ingrédients pour les Immuto.
prompt-over = La partie est finie.

## What a move is known to bring

preview-next = Ensuite : { $steps } jusqu’à l’arrêt { $stop }, { $line }
preview-next-corner = Ensuite : { $steps } jusqu’au coin de l’arrêt { $stop }, pas de carte
preview-doubled = compte double pour vous
preview-next-stays = Ensuite : vous restez ici, à l’arrêt { $stop }, { $line }
preview-ends-play = prend la dernière carte d’une ligne ({ $line }) : le jeu prend fin
preview-ends-by-declinatio = il n’y a là que des Vanesco et des Perluceo : cela met fin au jeu
preview-takes-accio = dès votre prochain tour, il prend n’importe quelle carte ({ $uses })
preview-takes-declinatio = dès votre prochain tour, il fait repartir d’un coin ({ $uses })
preview-uses-accio = Accio : { $uses }
preview-looks = vous pouvez regarder dans votre chaudron
preview-looks-in-vain = il n’y a rien à regarder
preview-loses = { $player } perd { $card }, qui va sous la pioche
preview-loses-out-of-game = { $player } perd { $card }, qui quitte le jeu
preview-loses-nothing = personne n’a de carte à perdre
preview-no-card = pas de carte à ce tour
preview-counts-as-used = compte comme un sort utilisé
preview-leaves-game = quitte le jeu
preview-points = { $points ->
    [one] vos ingrédients rapportent { $points } point
   *[other] vos ingrédients rapportent { $points } points
}
preview-points-at-best = { $points ->
    [one] avec le meilleur second choix, vos ingrédients rapportent { $points } point
   *[other] avec le meilleur second choix, vos ingrédients rapportent { $points } points
}

## Notes for newcomers

note-take = Prenez une carte de la ligne où se tient votre pion.
note-walk = Le nombre de votre carte du dessus dit combien de pas votre pion fera ensuite.
note-sets = Réunissez les mêmes cartes : une seule coûte des points, deux rien, trois comptent, quatre valent 5 de plus.
note-corner = Un coin ne donne pas de carte. Au prochain tour, votre pion repart d’ici.
note-memory = Chaque carte prise couvre la précédente. Retenez ce qu’il y a dessous.
note-double = Les cartes de la couleur de votre pion comptent double pour vous, en bien comme en mal.
note-spell = Sorts : Vanesco fait perdre aux autres leur carte du dessus, Accio prend partout, Declinatio fait repartir d’un coin.
note-end = La partie finit dès qu’une ligne n’a plus de carte. Surveillez les lignes qui ont peu de cartes.

## Why a move is not open

why-match-over = La partie est finie.
why-not-your-turn = { $you ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $player } de jouer.
}
why-play-ended = Le jeu a pris fin. D’autres choisissent encore des ingrédients pour leurs Immuto.
why-place-first = Le jeu a pris fin. Choisissez un ingrédient pour votre Immuto.
why-take-a-card = Votre pion est devant la { $line } : il faut prendre une carte.
why-other-line = Votre pion est devant la { $line }, mais { $card } se trouve ailleurs : { $other }.
why-not-in-square = Il n’y a pas de { $card } dans le carré.
why-no-card-at-corner = Votre pion est devant un coin, où il n’y a pas de carte à prendre. Utilisez Declinatio, ou restez.
why-one-spell = Vous avez utilisé Declinatio à ce tour, et un seul sort par tour est permis.
why-no-accio = Vous n’avez pas d’Accio auquel il reste une utilisation.
why-no-accio-at-corner = Accio ne s’utilise pas devant un coin. Utilisez Declinatio, ou restez.
why-not-with-accio = Accio ne peut pas prendre { $card }.
why-not-at-corner = Declinatio fait repartir d’un coin, et votre pion est devant une ligne.
why-not-after-declinatio = Vous avez utilisé Declinatio à ce tour : il ne permet pas de prendre { $card }.
why-not-begun-and-unused = Vous n’en avez pas un intact à côté d’un entamé, ou bien peu importe lequel est utilisé. Laissez de côté « unused ».
why-look-first = Vous pouvez maintenant regarder dans votre chaudron. Dites d’abord « done ».
why-keep-or-refuse = Dites d’abord si vous gardez ou refusez la dernière carte, { $card }.
why-not-asked = Cela n’est pas demandé maintenant.
why-place-later = Les Immuto ne sont ajoutés à des ingrédients qu’après la fin du jeu.
why-nothing-to-place = Vous n’avez pas d’Immuto à ajouter.
why-not-in-cauldron = Votre chaudron n’a aucune carte de cet ingrédient : { $ingredient }.
why-named-once = Aucun de vos ingrédients ne vient après celui-ci : { $ingredient }. Pour les deux Immuto, dites « { $move } ».
why-place-so-many = { $owed ->
    [one] Vous avez { $owed } Immuto à ajouter, mais { $chosen } ingrédients sont nommés.
   *[other] Vous avez { $owed } Immuto à ajouter ; nommez un ingrédient pour chacun.
}

## Moves that cannot be understood

malformed-card = Il n’y a pas de carte « { $card } ». Les cartes vont de cat-whiskers-1 à rat-tails-4 ; il y a aussi immuto-1, accio-1, declinatio-1, perluceo-1, vanesco-1 et ainsi de suite.
malformed-kind = Il n’y a pas d’ingrédient « { $kind } ». Les ingrédients s’appellent { $kinds }.
malformed-place = « place » demande le nom d’un ingrédient pour chaque Immuto : un ou deux.
malformed-spell = « { $spell } » ne convient pas ici. Dites l’un de ces mots : { $spells }.
malformed-pieces = { $pieces ->
    [0] « { $verb } » s’emploie seul, sans carte ni sort.
    [one] « { $verb } » demande le nom de { $pieces } carte ou sort.
   *[other] « { $verb } » demande les noms de { $pieces } cartes ou sorts.
}

## Positions that cannot be

position-no-such-seat = seules les { $seats } premières places participent.
position-leaving-colour = à deux places, le rouge ou le bleu a quitté le jeu ; avec plus de places, aucune couleur ne l’a quitté.
position-top-card = un chaudron a une carte du dessus exactement quand il a des cartes.
position-buried = { $cards ->
    [one] exactement { $cards } carte doit se trouver sous la carte du dessus, sans trou.
   *[other] exactement { $cards } cartes doivent se trouver sous la carte du dessus, sans trou.
}
position-no-spell-here = un sort n’est jamais dans un chaudron, et donc pas ici non plus.
position-queue = au-delà du nombre de cartes, tout doit être 0.
position-spell = { $card } n’est devant personne, ou devant quelqu’un avec un nombre d’utilisations possible.
position-cards = la carte { $card } est présente { $found } fois ; il faut que ce soit { $expected } fois.
position-recipes = avec des recettes, chaque personne a un A et un B que personne d’autre n’a ; sans elles, personne n’en a.
position-gap = un emplacement n’attend sa carte que pendant que quelqu’un regarde dans son chaudron, et il est vide.
position-unfilled = tant que la pioche a des cartes, chaque emplacement est regarni.
position-losses = autant de cartes n’ont pas pu être perdues.
position-out-of-game = des cartes ne quittent le jeu que lorsque la pioche est épuisée.
position-turn = le premier tour porte le numéro 1.
position-over = une partie est finie quand le jeu a pris fin et que tous les Immuto sont ajoutés, ou après le dernier tour permis par sa limite.
position-ended-by = la personne dont c’est le tour a mis fin au jeu exactement quand une ligne est vide, ou quand un Declinatio n’a mené qu’à des Vanesco et des Perluceo.
position-between-moves = une position se situe entre des coups entiers ; de deux Immuto, aucun ou les deux sont ajoutés.
position-places-owed = des Immuto ne restent à ajouter qu’après la fin du jeu, et seulement là où il y a un choix.
position-placed = les Immuto sont ajoutés après la fin du jeu, dans l’ordre croissant, à des ingrédients du même chaudron.
position-waiting = tant que la partie dure, la personne dont c’est le tour doit une décision, et à la fin toutes celles qui ont un Immuto à ajouter.
position-choice = ce qui est demandé ne correspond pas à ce qui est sur la table.
position-used-declinatio = personne n’a pu utiliser de Declinatio à ce tour.

## The scoring sheet

sheet-with-immuto = { $ingredient } (avec Immuto)
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
sheet-won-together = { $points ->
    [one] Victoire partagée pour { $winners } : { $points } point pour chaque personne.
   *[other] Victoire partagée pour { $winners } : { $points } points pour chaque personne.
}
sheet-nobody-won = { $turns ->
    [one] Personne ne gagne : la partie a été abandonnée après { $turns } tour.
   *[other] Personne ne gagne : la partie a été abandonnée après { $turns } tours.
}
