# The words of the square of Glastonbury and Kupferkessel Co. in the browser, in French.

kettle-mark = { $colour ->
    [white] Bc
    [yellow] Ja
    [grey] Gs
    [orange] Or
    [green] Ve
    [red] Ro
    [blue] Bl
    [brown] Ma
    [purple] Vi
    [lilac] Vi
   *[black] No
}
kettle-sign = { $sign ->
    [wand-and-hat] baguette et chapeau
   *[exploding-cauldron] chaudron explosif
}
kettle-double-mine = compte double pour vous
kettle-double-other = compte double pour { $player }
kettle-card-name = { $place } sur { $places } : { $card }. { $effect }
kettle-pawn = Pion de { $player }, arrêt { $stop }
kettle-pile = { $cards ->
    [0] Pioche : épuisée
    [one] Pioche : { $cards } carte
   *[other] Pioche : { $cards } cartes
}
kettle-few = { $cards ->
    [one] { $line } : encore { $cards } carte
   *[other] { $line } : encore { $cards } cartes
}
kettle-cauldron = { $cards ->
    [one] Votre chaudron : { $cards } carte, au sommet { $top }
   *[other] Votre chaudron : { $cards } cartes, au sommet { $top }
}
kettle-no-top = rien
kettle-top = Au sommet : { $card }
kettle-next = Prochain arrêt : { $stop }
kettle-height = { $cards ->
    [one] { $cards } carte dans le chaudron
   *[other] { $cards } cartes dans le chaudron
}
kettle-spell = { $uses ->
    [one] { $spell }, encore { $uses } utilisation
   *[other] { $spell }, encore { $uses } utilisations
}
kettle-spell-up = Accio : prenez une carte levée. Touchez encore le sort pour le reposer.
kettle-take = Prendre
kettle-point = Prenez une carte levée : son chiffre donne votre prochaine marche.
kettle-place = Touchez le tas que l’Immuto rejoint. Le chiffre dit ce que vos ingrédients rapporteraient.
kettle-corner = Coin : pas de carte à ce tour.
kettle-corner-passed = Le coin ne vous a donné aucune carte. Prenez maintenant une carte levée.
kettle-lost = Carte perdue : { $card }.
kettle-corner-card = coin
kettle-gap = vide
kettle-as-table = Le carré en tableau
kettle-row = { $row ->
    [0] Bord du haut
    [5] Bord du bas
   *[1] Rangée { $row }
}
kettle-column = { $column ->
    [0] Bord gauche
    [5] Bord droit
   *[1] Colonne { $column }
}
kettle-private = Votre chaudron, pour vos yeux seulement
kettle-sorted = Trié
kettle-recipes = Recettes
kettle-recipes-private = Elles ne sont visibles que par vous.
kettle-notes = Notes
kettle-notes-private = Ces marques ne sont visibles que par vous. Rien n’est rempli à votre place.
kettle-cauldrons = Chaudrons
kettle-skip = Passer
kettle-sum = { $points ->
    [one] { $player } : { $shown } point par les ingrédients
   *[other] { $player } : { $shown } points par les ingrédients
}
