# The words of Elixir Mixer in French.

## Names

card = { $colour ->
    [blue] bleu { $value }
    [purple] violet { $value }
    [green] vert { $value }
    [yellow] jaune { $value }
    [red] rouge { $value }
   *[any] joker { $value }
}
colour = { $colour ->
    [blue] bleu
    [purple] violet
    [green] vert
    [yellow] jaune
    [red] rouge
   *[any] joker
}
bonus = { $bonus ->
    [all-five-colours] cinq couleurs
    [three-of-one-colour] trois d’une couleur
    [three-in-a-row] trois à la suite
    [two-elixirs] deux élixirs
    [four-blue] quatre cartes bleues
    [four-purple] quatre cartes violettes
    [four-green] quatre cartes vertes
    [four-yellow] quatre cartes jaunes
    [four-red] quatre cartes rouges
   *[mixed-elixir] élixir mêlé
}
alternatives = { $first }, { $rest }
mixed-elixir = l’élixir mêlé

## What happened

event-turn-began = { $you ->
    [yes] Tour { $turn } : à vous.
   *[no] Tour { $turn } : { $player }.
}
event-drew = { $you ->
    [yes] Vous piochez { $card }.
   *[no] { $player } pioche { $card }.
}
event-drew-unseen = { $you ->
    [yes] Vous piochez une carte.
   *[no] { $player } pioche une carte.
}
event-reshuffled = { $cards ->
    [one] La défausse est battue : une nouvelle pioche de { $cards } carte.
   *[other] La défausse est battue : une nouvelle pioche de { $cards } cartes.
}
event-took = { $you ->
    [yes] Vous prenez { $card } au marché.
   *[no] { $player } prend { $card } au marché.
}
event-traded = { $you ->
    [yes] Vous échangez { $card } contre { $cards }.
   *[no] { $player } échange { $card } contre { $cards }.
}
event-mixed = { $you ->
    [yes] Vous mélangez l’élixir { $elixir } à partir de { $cards } : 1 point.
   *[no] { $player } mélange l’élixir { $elixir } à partir de { $cards } : 1 point.
}
event-mixed-elixir = { $you ->
    [yes] Vous mélangez l’élixir mêlé de 17 à partir de { $cards }.
   *[no] { $player } mélange l’élixir mêlé de 17 à partir de { $cards }.
}
event-bonus = { $you ->
    [yes] Vous recevez la carte bonus « { $bonus } » : 1 point.
   *[no] { $player } reçoit la carte bonus « { $bonus } » : 1 point.
}
event-discarded = { $you ->
    [yes] Vous posez { $card } au marché.
   *[no] { $player } pose { $card } au marché.
}
event-refilled = Le marché reçoit { $card }.
event-turn-ended = { $you ->
    [yes] Vous finissez votre tour.
   *[no] { $player } finit son tour.
}
event-turn-ended-by-itself = { $you ->
    [yes] Il vous reste moins de 2 cartes, et votre tour finit.
   *[no] Il reste moins de 2 cartes à { $player }, et le tour finit.
}
event-won = { $you ->
    [yes] Vous gagnez avec { $points } points.
   *[no] { $player } gagne avec { $points } points.
}
event-abandoned = { $turns ->
    [one] La partie est abandonnée après { $turns } tour. Personne ne gagne.
   *[other] La partie est abandonnée après { $turns } tours. Personne ne gagne.
}

## Moves, as a button says them

move-draw = Piocher une carte
move-take = Prendre { $card }
move-trade = Échanger { $card } contre { $cards }
move-trade-begun = Échanger { $card } contre …
move-mix = Mélanger { $elixir } à partir de { $cards }
move-mix-begun = Mélanger { $elixir } à partir de …
move-discard = Poser { $cards } au marché
move-end-turn = Finir le tour
move-end-turn-although = Finir le tour (encore possible : { $elixirs })

## What is asked

prompt-pick = Récolte : piocher, prendre au marché ou échanger une carte en main.
prompt-mix = Mélanger un élixir avec exactement sa valeur, ou finir le tour.
prompt-nothing-to-mix = Aucun élixir ne tombe juste. Finir le tour.
prompt-trade = { $ways ->
    [0] Exactement { $need }. Confirmer pour échanger { $card }.
    [one] Échanger { $card } contre exactement { $need } : { $have } déjà. Il reste 1 possibilité.
   *[other] Échanger { $card } contre exactement { $need } : { $have } déjà. Il reste { $ways } possibilités.
}
prompt-mix-cards = { $ways ->
    [0] Exactement { $need }. Confirmer pour mélanger { $elixir }.
    [one] Mélanger { $elixir } avec exactement { $need } : { $have } déjà. Il reste 1 possibilité.
   *[other] Mélanger { $elixir } avec exactement { $need } : { $have } déjà. Il reste { $ways } possibilités.
}
prompt-discard = { $need ->
    [one] Poser { $need } carte au marché. { $player } y choisit ensuite.
   *[other] Poser des cartes au marché : { $have } sur { $need }. { $player } y choisit ensuite.
}
prompt-other-picks = { $you ->
    [yes] À vous de récolter.
   *[no] { $player } récolte.
}
prompt-other-mixes = { $you ->
    [yes] Vous pouvez mélanger.
   *[no] { $player } peut mélanger.
}
prompt-other-discards = { $you ->
    [yes] Vous avez trop de cartes.
   *[no] { $player } a trop de cartes et en pose au marché.
}
prompt-over = La partie est finie.

## What a move is known to bring

preview-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
preview-bonus = carte bonus « { $bonus } »
preview-next-elixir = puis { $elixir } apparaît
preview-mixable = permet de mélanger { $elixirs }
preview-discards = { $cards ->
    [one] { $cards } carte à poser au marché
   *[other] { $cards } cartes à poser au marché
}
preview-ends-turn = finit le tour
preview-wins = gagne la partie

## Notes for newcomers

note-pick = Votre tour commence par une carte : piochez-la, prenez-la au marché, ou échangez.
note-mix = Mélangez des cartes d’une couleur qui font exactement la valeur de l’élixir. Cela vaut 1 point.
note-trade = Un échange donne une carte de main contre des cartes du marché de même somme : 7 contre 6 et 1.
note-mixed = Le prochain élixir de cette couleur demande une somme plus haute. Ils montent de 10 à 15.
note-bonus = Une carte bonus va à qui réussit en premier ce qu’elle demande. Chacune vaut 1 point.
note-discard = Vous gardez cinq cartes. Ce que vous posez au marché, les autres peuvent le prendre.
note-wild = Un joker est un 4 de la couleur que vous voulez.
note-goal = Surveillez les points : qui atteint le but en premier gagne aussitôt.

## Why a move is not open

why-match-over = La partie est finie.
why-not-your-turn = { $you ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $player } de jouer.
}
why-pick-first = D’abord la récolte : piocher, prendre ou échanger.
why-picked-already = La récolte de ce tour est faite. Mélanger, ou finir le tour.
why-piles-empty = La pioche et la défausse sont vides. Prendre ou échanger.
why-not-in-market = Il n’y a pas de { $card } au marché, ou pas assez.
why-not-in-hand = Il n’y a pas de { $card } dans votre main, ou pas assez.
why-no-exact-trade = La carte { $card } s’échange contre des cartes du marché valant exactement { $value }.
why-trade-sum = La carte { $card } vaut { $value }, mais les cartes prises en échange valent { $sum }.
why-cannot-mix = L’élixir { $elixir } demande des cartes de votre main, de sa couleur ou jokers, valant ensemble exactement { $value }.
why-cannot-mix-17 = L’élixir mêlé demande des cartes de votre main, de n’importe quelles couleurs, valant ensemble exactement 17.
why-other-colour = La carte { $card } n’a pas la couleur de l’élixir { $elixir }.
why-mix-sum = { $value ->
    [17] L’élixir mêlé demande exactement { $value }, mais ces cartes valent { $sum }.
   *[other] L’élixir { $elixir } demande exactement { $value }, mais ces cartes valent { $sum }.
}
why-no-more-elixirs = { $colour ->
    [blue] Il n’y a plus d’élixirs bleus.
    [purple] Il n’y a plus d’élixirs violets.
    [green] Il n’y a plus d’élixirs verts.
    [yellow] Il n’y a plus d’élixirs jaunes.
   *[red] Il n’y a plus d’élixirs rouges.
}
why-bonus-taken = { $you ->
    [yes] Vous avez déjà la carte bonus de l’élixir mêlé.
   *[no] { $player } a déjà la carte bonus de l’élixir mêlé.
}
why-discard-later = Les cartes ne vont au marché qu’à la fin du tour, quand la main en compte plus de { $limit }.
why-discard-first = { $owed ->
    [one] Poser d’abord { $owed } carte au marché.
   *[other] Poser d’abord { $owed } cartes au marché.
}
why-discard-so-many = { $owed ->
    [one] Il faut poser exactement { $owed } carte au marché, pas { $chosen }.
   *[other] Il faut poser exactement { $owed } cartes au marché, pas { $chosen }.
}

## Moves that cannot be understood

malformed-card = Il n’y a pas de carte « { $card } ». Les cartes vont de blue-1 à red-7 ; le joker s’appelle wild.
malformed-elixir = Il n’y a pas d’élixir « { $elixir } ». Les élixirs s’appellent { $elixirs }.
malformed-pieces = { $pieces ->
    [0] « { $verb } » s’emploie seul, sans pièce.
    [one] « { $verb } » demande { $pieces } pièce.
   *[other] « { $verb } » demande { $pieces } pièces.
}

## Positions that cannot be

position-no-such-seat = seules les { $seats } premières places participent.
position-cards = les piles et les mains réunies comptent { $found } fois { $card } ; il faut que ce soit { $expected } fois.
position-hand-size = la valeur est { $found }, mais le nombre de cartes de la main est { $expected }.
position-known = la carte { $card } est publiquement connue plus de fois qu’elle n’est dans la main.
position-elixir = { $found ->
    [one] l’élixir { $elixir } est devant { $found } personne ; il doit être soit sur sa pile, soit devant une seule personne.
   *[other] l’élixir { $elixir } est devant { $found } personnes ; il doit être soit sur sa pile, soit devant une seule personne.
}
position-points = la valeur est { $found }, mais les élixirs et les cartes bonus font { $expected }.
position-winner = la personne qui a au moins { $goal } points a gagné, et personne d’autre ; la partie est alors finie.
position-waiting = tant que la partie dure, la place dont c’est le tour doit une décision, et aucune autre place.
position-between-moves = une position se situe entre des coups entiers ; aucun échange, aucun mélange et aucune pose au marché ne peuvent être en cours.
position-turn = le premier tour porte le numéro 1.
position-over = une partie est finie quand quelqu’un a gagné, ou après le dernier tour permis par sa limite.
position-elixirs-this-turn = autant d’élixirs n’ont pas pu être mélangés pendant ce tour.
position-hand-limit = cette main peut compter au plus { $limit } cartes.
position-choice = ce qui est demandé ne correspond pas à la main et au panier.

## The scoring sheet

sheet-elixirs = Élixirs
sheet-total = Total
sheet-won = { $you ->
    [yes] Vous gagnez au tour { $turn } avec { $points } points ; il en fallait { $goal }.
   *[no] { $player } gagne au tour { $turn } avec { $points } points ; il en fallait { $goal }.
}
sheet-nobody-won = { $turns ->
    [one] Personne ne gagne : la partie a été abandonnée après { $turns } tour.
   *[other] Personne ne gagne : la partie a été abandonnée après { $turns } tours.
}

## Luck

luck-completing = Cartes piochées qui complétaient un élixir
luck-wild = Jokers piochés
