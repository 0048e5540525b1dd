# The acts of The Quacks of Quedlinburg, in French.

## Brewing

brew-draw-name = { $draw }. Blanc { $white } sur { $limit }. { brew-in-bag }
brew-stop = S’arrêter
brew-afterwards = puis
brew-white = blanc
brew-space = case
brew-rats = Queues de rat : { $tails }
brew-rat-tails = Queues de rat
brew-rats-title = Queues de rat utilisées
brew-rats-all =
    { $tails ->
        [one] L’utiliser
       *[other] Les utiliser toutes : { $tails }
    }
brew-flask = { $is ->
    [full] Fiole pleine
   *[empty] Fiole vide
}
brew-into-bag = sac
brew-in-bag = { $chips ->
    [one] { $chips } jeton dans le sac
   *[other] { $chips } jetons dans le sac
}
brew-doubled = avance du double
brew-protected = protégé par le jeton bleu
brew-committed = { $commitment ->
    [draw] Vous tirez.
   *[stop] Vous arrêtez.
}
brew-waiting-for = On attend { $names }.
brew-stops = s’arrête
brew-uncovered = Dévoilé ensemble
brew-meanwhile = En attendant, lisez les livres, ou touchez une place pour voir son chaudron.
brew-less = { $name } : un de moins
brew-more = { $name } : un de plus

## Trays

brew-tray = { $choice ->
    [look] Jeton bleu
    [pinch] La dernière pincée : rien n’explose
   *[market] Jour de marché
}
brew-skulls = { $skulls ->
    [2] deuxième jeton bleu d’affilée
    [3] troisième jeton bleu d’affilée
   *[other] { $skulls } jetons bleus d’affilée
}
brew-tray-name = { $place } sur { $chips }. { $told }
brew-tray-help = { $choice ->
    [market] Échangez un de ces jetons, ou aucun.
   *[look] { $chips ->
        [one] Placez ce jeton, ou aucun.
       *[other] Placez un de ces jetons, ou aucun.
    }
}
brew-explodes = explose : { $white }
brew-exploded = explosé
brew-lands = sur la case { $space }
brew-white-of = blanc { $white } sur { $limit }
brew-aside = à côté
brew-no-swap = aucun échange

## Choices

brew-missing = { $why ->
    [sold-out] { $chip } : épuisé
   *[not-out] { $chip } : livre pas encore ouvert
}
brew-loss = L’explosion de { $name } vous vaut ce jeton.
brew-take-one = Prenez l’un de ces jetons.
brew-touch-chip = Touchez un jeton pour lire ce qu’il fait.
brew-to-space = Vers la case { $space }
brew-stay = Rester sur la case { $space }
brew-put-back = Remettre
brew-leave = Le laisser : blanc { $white } sur { $limit }
brew-or-less = ou moins
brew-bargain = { $choice ->
    [give-up] Queues de rat à céder
   *[pay] Rubis à payer
}
brew-stone-on = départ case { $space }
brew-droplet-on = goutte sur la case { $space }
brew-step-of = Pas { $step } sur { $steps }
brew-pot-droplet = Chaudron
brew-tube-droplet = Éprouvettes : verre { $glass }

## The shelf of books

brew-books = Livres
brew-shelf-help = Choisissez jusqu’à deux jetons de couleurs différentes.
brew-costs = { $price ->
    [one] { $chip }, { $price } pièce
   *[other] { $chip }, { $price } pièces
}
brew-left = il en reste { $left } dans la réserve
brew-left-short = reste { $left }
brew-too-dear = manque { $short }
brew-not-now = { $why ->
    [sold-out] épuisé
    [not-out] pas encore
    [same-colour] même couleur
   *[two-at-most] 2 au plus
}
# On the shelf there is room for one or two short words.
brew-not-now-short = { $why ->
    [sold-out] épuisé
    [not-out] plus tard
    [same-colour] un seul
   *[two-at-most] 2 au plus
}
brew-coins-left = Pièces restantes : { $left }
brew-coins-word = { $left ->
    [one] pièce restante
   *[other] pièces restantes
}
brew-full = Acheter { $chips } ? Il vous reste { $coins }.
brew-buy = Acheter { $chips }
brew-buy-and-lose = { $lost ->
    [one] Acheter { $chips } · { $lost } pièce perdue
   *[other] Acheter { $chips } · { $lost } pièces perdues
}
brew-buy-nothing = { $left ->
    [one] Ne rien acheter · { $left } pièce perdue
   *[other] Ne rien acheter · { $left } pièces perdues
}

## Rubies and toadstools

brew-bought = { $bought ->
    [droplet] Goutte
    [flask] Fiole
   *[tube] Éprouvettes
}
brew-glass = verre { $glass }
brew-rubies-word = { $left ->
    [one] rubis restant
   *[other] rubis restants
}
brew-two-rubies-each = Chacun coûte 2 rubis.
brew-two-rubies-a-point = 2 rubis = 1 point
brew-exchange = { $isEmpty ->
    [yes] { $points ->
        [one] Tout échanger : { $points } point
       *[other] Tout échanger : { $points } points
    }
   *[no] { $points ->
        [one] { $way } · puis { $points } point
       *[other] { $way } · puis { $points } points
    }
}
brew-fate = { $fate ->
    [place] Placer
    [keep] Garder
   *[return] Au sac
}
brew-settle = { $isEmpty ->
    [yes] Tout garder à côté
   *[no] { $returned ->
        [0] Placer { $placed }
       *[other] { $placed ->
            [0] Remettre { $returned }
           *[other] Placer { $placed }, remettre { $returned }
        }
    }
}
brew-then = Le chaudron rapporte

## The evaluation

brew-sheet-of-turn = Décompte du tour { $turn }
brew-step = { $step ->
    [pot] Chaudron
    [card] Carte
    [A] Dé
    [B] Jetons
    [C] Rubis
    [D] Points
    [E] Achats
   *[F] Dépenses
}
brew-go-on = Continuer
brew-after-evaluation = Votre prochaine décision vient après le décompte.
