# The board of The Quacks of Quedlinburg in the browser, in French.

## The pot

quacks-own-pot = { $chips ->
    [0] Votre chaudron, vide. Blanc { $white } sur { $limit }. Il rapporte { $pay }.
    [one] Votre chaudron, { $chips } jeton. Blanc { $white } sur { $limit }. Il rapporte { $pay }.
   *[other] Votre chaudron, { $chips } jetons. Blanc { $white } sur { $limit }. Il rapporte { $pay }.
}
quacks-pot-of = { $chips ->
    [0] Le chaudron de { $name }, vide. Blanc { $white } sur { $limit }. Il rapporte { $pay }.
    [one] Le chaudron de { $name }, { $chips } jeton. Blanc { $white } sur { $limit }. Il rapporte { $pay }.
   *[other] Le chaudron de { $name }, { $chips } jetons. Blanc { $white } sur { $limit }. Il rapporte { $pay }.
}
quacks-on-space = { $piece }, case { $space }
quacks-droplet = Goutte
quacks-rat-stone = Pion rat
quacks-step-back = Reculer le pion rat
quacks-back = Chaudron de { $name } · revenir au mien
quacks-word = Explosé

## The pot as a table

quacks-as-table = Le chaudron en tableau
quacks-space = Case
quacks-there = Dessus
quacks-would-pay = Rapporte
quacks-scoring = ce que rapporte l’arrêt
quacks-landing = le prochain jeton peut arriver ici
quacks-hollow = un jeton jaune a fait remettre ce qui était ici

## White chips

quacks-white = Jetons blancs
quacks-white-of = Blanc { $white } sur { $limit }
quacks-room = { $room ->
    [0] Plus de place pour du blanc
   *[other] Encore { $room } de blanc possible
}
quacks-beyond = Blanc { $white }, plus que { $limit } : sans danger pour l’instant
quacks-exploded = Explosé : blanc { $white }, plus que { $limit }

## One’s things

quacks-bag = { $chips ->
    [one] { $chips } jeton dans le sac
   *[other] { $chips } jetons dans le sac
}
quacks-bag-title = Votre sac
quacks-flask-full = fiole pleine
quacks-flask-empty = fiole vide
quacks-tubes = Éprouvettes : { $glass } sur { $glasses }
quacks-aside = À côté du chaudron : { $chips }
quacks-aids = { $aids ->
    [bag] Cette table vous montre votre sac
    [bag-and-chance] Cette table vous montre votre sac et le risque d’exploser
    [chance] Cette table vous montre le risque d’exploser
   *[none] Cette table ne montre ni sac ni risque
}
quacks-tray = Jetons tirés

## The turn and the others

quacks-turn = Tour { $turn } sur { $turns }
quacks-turn-and-card = { $turn }. Carte : { $card }. Piste de score
quacks-turn-and-track = { $turn }. Piste de score
quacks-card = Carte
quacks-last-turn = Dernier tour : on n’achète plus de jetons. Les pièces et les rubis deviennent des points.
quacks-track-title = Le tour et la piste de score
quacks-track-tails = Chaque crochet entre deux cases est une queue de rat. Qui est en retard commence le tour une case plus loin pour chaque queue jusqu’au premier.
quacks-stands = { $tails ->
    [0] { $name } : { $points }, en tête.
    [one] { $name } : { $points }, { $tails } queue de rat de retard.
   *[other] { $name } : { $points }, { $tails } queues de rat de retard.
}
quacks-other-pots = Les autres chaudrons
quacks-dial = { $name }, { $state }. Blanc { $white } sur { $limit }, dernier jeton : { $last }. Le chaudron rapporte { $pay }.
quacks-no-chip = aucun
quacks-figures = { $points }. { $behind }. Blanc { $white } sur { $limit } ; le chaudron rapporte { $pay }. { $rubies }, { $flask }.
quacks-droplet-on = Goutte sur la case { $space }
quacks-would-pay-now = Le chaudron rapporte { $pay }
quacks-behind = { $tails ->
    [0] À égalité avec la tête : aucune queue de rat
    [one] { $tails } queue de rat derrière la tête
   *[other] { $tails } queues de rat derrière la tête
}

## The table described

quacks-pot-holds = { $count ->
    [0] Le chaudron est vide.
   *[other] Dans le chaudron : { $chips }.
}
quacks-hollow-on = Vide parce qu’un jeton jaune a fait remettre un blanc : case { $spaces }.
quacks-drawn = Tirés, pas encore placés : { $chips }.
quacks-next-doubled = Le prochain jeton avance deux fois plus loin.
quacks-next-protected = { $chips ->
    [one] Si le chaudron explose au prochain jeton, il rapporte points et pièces.
   *[other] Si le chaudron explose à l’un des { $chips } prochains jetons, il rapporte points et pièces.
}
quacks-next-lands = Le prochain jeton peut arriver sur la case { $spaces }.
quacks-bag-holds = { $size } : { $chips }.
quacks-card-says = Carte de voyance « { $card } » : { $text }
