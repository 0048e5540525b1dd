# The words of the board of Elixir Mixer, in French.

elixir-mark = { $colour ->
    [blue] Bl
    [purple] Vi
    [green] Ve
    [yellow] Ja
    [red] Ro
   *[any] Jo
}
elixir-mixed = Mêlé
elixir-market = Marché
elixir-hand = Votre main
elixir-sum-exact = { $sum } sur { $need } exactement
elixir-exactly = exactement { $need }
elixir-hand-sum = { $sum }, exactement { $need }
elixir-hand-empty = Votre main est vide.
elixir-elixirs = Élixirs
elixir-bonuses = Cartes bonus
elixir-balance = Balance
elixir-sum = { $sum } sur { $need }
elixir-ways = { $ways ->
    [one] { $ways } façon exacte
   *[other] { $ways } façons exactes
}
elixir-put-back = Reposer
elixir-put-card-back = Reposer { $card }
elixir-take-back = Reprendre
elixir-clear = Tout reposer
elixir-wins = Gagne
elixir-on-shelf = { $four ->
    [yes] { elixir-colour-of }, élixir { $value }. Avec quatre cartes, il rapporte une carte bonus.
   *[no] { elixir-colour-of }, élixir { $value }
}
elixir-colour-of = { $colour ->
    [blue] Bleu
    [purple] Violet
    [green] Vert
    [yellow] Jaune
   *[red] Rouge
}
elixir-pile-empty = { elixir-colour-of } : plus d’élixir
elixir-pile-name = { $cards ->
    [one] Pioche, { $cards } carte
   *[other] Pioche, { $cards } cartes
}
elixir-how-to-pick = Piochez, prenez au marché, ou touchez une carte de votre main pour l’échanger contre exactement sa valeur.
elixir-how-to-trade = Choisissez au marché des cartes valant exactement { $need }.
elixir-how-to-mix = Choisissez des cartes de votre main valant exactement { $need }.
elixir-how-to-discard = Choisissez des cartes de votre main.
elixir-note = { $title } : vous avez { $mine } sur { $need }, { $rival } { $theirs }. { $takes }
elixir-note-watched = { $title } : { $rival } a { $theirs } sur { $need }. { $takes }
elixir-four-cards = quatre cartes
elixir-left = { $left ->
    [one] reste { $left }
   *[other] restent { $left }
}
elixir-mixed-taken = L’élixir mêlé est pris
elixir-four-note = Quatre cartes : il en reste { $left }. Mélangez un élixir d’une couleur avec au moins quatre cartes.
elixir-takes = { $bonus ->
    [all-five-colours] Avoir un élixir de chaque couleur.
    [three-of-one-colour] Avoir trois élixirs de la même couleur.
    [three-in-a-row] Avoir des élixirs de trois valeurs qui se suivent, de toutes couleurs.
    [two-elixirs] Mélanger deux élixirs dans le même tour.
    [mixed-elixir] Donner des cartes de toutes couleurs valant exactement 17.
   *[other] Mélanger un élixir de cette couleur avec au moins quatre cartes.
}
elixir-figures = { $points } points sur { $goal }, cartes en main : { $hand }, élixirs : { $elixirs }
elixir-none-yet = Rien encore.
elixir-hand-of = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
elixir-unknown-cards = { $cards ->
    [one] et { $cards } carte que personne n’a vue
   *[other] et { $cards } cartes que personne n’a vues
}
