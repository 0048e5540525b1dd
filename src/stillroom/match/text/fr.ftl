# The words of the table in French.

## The table

seat-number = Place { $seat }
event-undone = { $you ->
    [yes] Vous reprenez un coup.
   *[no] { $player } reprend un coup.
}

## Moves that cannot be played

error-illegal = { $reason } (règle { $paragraph })
error-stale = Ce coup répond à la décision { $named }, mais la décision actuelle est { $now }. Regardez la table et choisissez de nouveau.
error-over = La partie est finie ; plus rien ne peut être joué ni repris.
replay-running = Cette partie n’est pas finie : ce qui y est caché reste secret. « stillroom play { $game } » la reprend.
error-not-over = La partie n’est pas finie : jusque-là, sa chance reste secrète.
error-no-such-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
error-draft = « { $move } » montrerait quelque chose de nouveau ; ce coup ne peut pas être essayé, seulement joué.
error-not-last = « { $move } » montre quelque chose de nouveau ; rien ne peut être joué d’un seul tenant après ce coup, à jouer en dernier.
undo-nothing = Vous n’avez aucun coup à reprendre.
undo-agree = Votre dernier coup a montré quelque chose de nouveau, ou quelqu’un d’autre a joué depuis. Le reprendre demande l’accord de toutes les personnes à la table.

## Moves that cannot be understood

malformed-empty = Un coup commence par un verbe, comme « take » ; celui-ci est vide.
malformed-too-long = Un coup compte au plus { $most } caractères.
malformed-word = « { $word } » ne peut pas être un mot d’un coup ; les mots sont faits de lettres, de chiffres et de traits d’union.
malformed-two-links = « { $text } » a plus d’un mot de liaison ; un coup compte au plus un « for », « with » ou « and ».
malformed-link = « { $verb } » ne va pas avec « { $link } ».
malformed-verb = Il n’y a pas de verbe « { $verb } » ; les verbes sont { $verbs }.
malformed-json = Un coup en JSON est un objet avec un verbe, une liste de pièces et, au besoin, une liste sous « for », « with » ou « and ».
malformed-actions = Un coup est fait d’un ou de plusieurs numéros d’action, de 0 à { $last }.
malformed-order = Ces numéros d’action ne forment pas un coup ; le plus proche est « { $move } ».

## Setting up

setup-game = Il n’y a pas de jeu « { $game } » ; les jeux sont { $games }.
setup-seats = { $game } a de { $fewest } à { $most } places, pas { $found }.
setup-option = { $game } n’a pas d’option « { $option } » ; ses options sont { $options }.
setup-option-value = L’option { $option } est un nombre de { $low } à { $high }, pas { $found }.
setup-no-lesson = { $game } n’a pas de leçon ; « stillroom play { $game } » commence une partie.
setup-lesson-seats = La leçon de { $game } se joue à { $seats }, pas à { $found }.
setup-bot = { $game } n’a pas de bot « { $bot } » ; ses bots sont { $bots }.
setup-players = { $found ->
    [one] Il y a { $seats } places, mais { $found } personne.
   *[other] Il y a { $seats } places, mais { $found } personnes.
}
setup-name = Un nom compte de 1 à { $most } caractères imprimables.
setup-same-name = Il faut un nom différent pour chaque personne à la table.
setup-seed = Une graine est un nombre de 0 à { $most }, pas { $found }.
setup-seed-and-dice = Une partie a soit une graine, soit des dés, pas les deux.
setup-dice-seats = Ces dés ont été faits pour un autre nombre de places que { $seats }.
setup-key = La clé de dés loyaux a { $bytes } octets, pas { $found }.
setup-contribution = Une contribution aux dés a { $bytes } octets, pas { $found }.
setup-contribution-seat = Il n’y a pas de place { $seat }, ou elle a déjà contribué aux dés.
setup-format = L’enregistrement a le format { $found } ; ici, c’est le format { $here }.
setup-position = La position a d’autres places ou d’autres options que la partie.
setup-rules-version = Cette partie ({ $game }) a été commencée avec la version { $found } des règles ; ici, c’est la version { $here }.
setup-seal = La clé ne correspond pas au sceau : ce ne sont pas les dés qui ont été scellés.

## Records

error-record = { $line ->
    [0] L’enregistrement est endommagé : { $problem }
   *[other] La ligne { $line } de l’enregistrement est endommagée : { $problem }
}
record-no-header = un enregistrement commence par un en-tête.
record-not-one-thing = une ligne contient un en-tête, une entrée ou un résultat, et un seul des trois.
record-not-a-row = l’entrée { $number } devrait se trouver ici.
record-cut-off = le fichier s’arrête au milieu d’une ligne.
record-unreadable = la lecture est impossible ({ $problem }).
record-changed = quelque chose a été modifié après coup, ou une ligne manque avant.
record-bad-header = { $problem }
record-bad-row = l’entrée { $row } ne peut pas être jouée. { $problem }
record-other-state = l’entrée { $row } mène à un autre état que celui qu’elle indique.
record-other-result = la partie ne finit pas comme il est indiqué ici.
record-other-engine = le moteur { $engine } arrive à un autre état.

## Snapshots

error-snapshot = L’instantané est endommagé : { $problem }
snapshot-unreadable = la lecture est impossible ({ $problem }).
snapshot-format = il a le format { $found } ; ici, c’est le format { $here }.
snapshot-rows = il a été pris après l’entrée { $rows }, mais l’enregistrement finit à l’entrée { $found }.
snapshot-changed = il a été modifié après coup, ou il vient d’une autre partie.
snapshot-other-state = ce n’est pas l’état après l’entrée { $rows }.

## Notes

note-empty = Une note a des mots ; celle-ci n’en a pas.
note-strange = Une note est faite de caractères imprimables.
note-too-long = Une note a { $most } caractères au plus, pas { $found }.
note-no-room = Il y a de la place pour { $most } notes ; effacez-en d’abord une.
note-no-such = { $lines ->
    [0] Il n’y a pas de note { $number } ; rien n’est encore écrit.
   *[other] Il n’y a pas de note { $number } ; les notes vont de 1 à { $lines }.
}
error-notes = Les notes sont endommagées : { $problem }
notes-unreadable = la lecture est impossible ({ $problem }).
notes-format = elles ont le format { $found } ; ici, c’est le format { $here }.
notes-seats = elles sont pour { $found } places, et la partie en a { $seats }.
notes-changed = elles ont été modifiées après coup.

## Positions

error-position = La position est fausse au champ { $field } : { $problem }
position-field = { $problem }.

## Looking back

review-choice-fell = { $you ->
    [yes] Vous avez joué « { $move } ». Par ce choix, vos chances de gagner sont tombées de { $before } à { $after } sur 100.
   *[no] { $player } a joué « { $move } ». Par ce choix, les chances de gagner sont tombées de { $before } à { $after } sur 100.
}
review-choice-rose = { $you ->
    [yes] Vous avez joué « { $move } ». Par ce choix, vos chances de gagner sont montées de { $before } à { $after } sur 100.
   *[no] { $player } a joué « { $move } ». Par ce choix, les chances de gagner sont montées de { $before } à { $after } sur 100.
}
review-chance-fell = { $you ->
    [yes] Vous avez joué « { $move } ». C’est le hasard, pas le choix : vos chances de gagner sont tombées de { $before } à { $after } sur 100.
   *[no] { $player } a joué « { $move } ». C’est le hasard, pas le choix : les chances de gagner sont tombées de { $before } à { $after } sur 100.
}
review-chance-rose = { $you ->
    [yes] Vous avez joué « { $move } ». C’est le hasard, pas le choix : vos chances de gagner sont montées de { $before } à { $after } sur 100.
   *[no] { $player } a joué « { $move } ». C’est le hasard, pas le choix : les chances de gagner sont montées de { $before } à { $after } sur 100.
}
review-even = { $you ->
    [yes] Aucun de vos coups n’a décidé seul de cette partie. « { $move } » a le plus changé vos chances de gagner, de { $before } à { $after } sur 100.
   *[no] Aucun coup de { $player } n’a décidé seul de cette partie. « { $move } » a le plus changé les chances de gagner, de { $before } à { $after } sur 100.
}
luck-of-all = Ici, le hasard pose les mêmes cartes devant tout le monde, pour qui vient ensuite. Il n’y a donc pas de chiffre honnête pour la chance d’une seule personne.

## Why a bot played its last move

bot-why-lot = Il a tiré au sort parmi ce qui était permis.
bot-why-judged = { $level ->
    [greedy-forgetful] { $why } Des chaudrons, il ne connaît que les cartes du dessus.
    [greedy-hazy] { $why } Sous la carte du dessus d’un chaudron, il se rappelle les trois dernières cartes.
    [greedy-watchful] { $why } Sous la carte du dessus d’un chaudron, il se rappelle les huit dernières cartes.
    [greedy-clumsy] { $why } Mais un de ses choix sur quatre est tiré au sort, peut-être celui-ci.
    [greedy-hasty] { $why } Mais un de ses choix sur seize est tiré au sort, peut-être celui-ci.
   *[greedy] { $why }
}
bot-why-imagined = { $simulations ->
    [one] Il a imaginé { $simulations } partie jusqu’à sa fin.
   *[other] Il a imaginé { $simulations } parties jusqu’à leur fin.
} { $lead ->
    [alone] Rien d’autre ne valait d’être essayé.
    [clear] Ce coup était nettement en tête.
   *[narrow] Ce coup était en tête de peu.
}
bot-why-reckoned = Il a calculé ce que chaque choix rapporte en moyenne, sans imaginer la fin de la partie : si tôt, trop de choses dépendent de la chance.
bot-why-imagines = { $level ->
    [master] Quand il a le choix et le temps, il imagine beaucoup de parties jusqu’à leur fin, en redistribuant chaque fois ce qu’il ne voit pas, et joue ce qui gagne le plus souvent.
   *[grand-master] Quand il a le choix et le temps, il imagine un très grand nombre de parties jusqu’à leur fin, en redistribuant chaque fois ce qu’il ne voit pas, et joue ce qui gagne le plus souvent.
}
bot-why-other = Il a joué ce qu’il tenait pour le meilleur, d’après ce que voit cette place.
bot-why-elixir-mixer = { $deed ->
    [draw] Il pioche quand aucune carte du marché ne lui complète un élixir, et aucun échange non plus.
    [take] Il prend la carte du marché qui complète l’élixir aux points les plus hauts ; s’il n’y a rien à piocher, celle qui laisse le plus de façons d’en compléter un.
    [trade] Il échange quand les cartes complètent ensemble un élixir qu’aucune carte du marché ne complète seule.
    [mix] Il mélange tout ce qu’il peut, le plus de points d’abord.
    [discard] Il garde les cartes qui laissent le plus de façons de compléter un élixir avec une carte de plus.
   *[end-turn] Il finit son tour quand plus rien de ce qu’il pourrait mélanger ne rapporte de point.
}
bot-why-kupferkessel = { $deed ->
    [use] Il a pris la carte qui promettait le plus. Il marche toujours une seconde fois, et fait exploser les chaudrons quand les autres y perdent.
    [spare] Il a pris la carte qui promettait le plus. Il ne fait rien exploser quand les autres n’y perdraient pas.
    [keep] Il termine la partie s’il se croit en tête. Il ne garde la dernière carte que si sa série y gagne.
    [refuse] Il termine la partie s’il se croit en tête. Il ne garde la dernière carte que si sa série y gagne.
   *[take] Il a pris la carte qui promettait le plus : pour sa série, son symbole et ses recettes, et pour la ligne où elle mène ensuite.
}
bot-why-glastonbury = { $deed ->
    [accio] Il utilise Accio quand une carte ailleurs promet plus que le sort ne vaudra plus tard.
    [unused-accio] Il utilise Accio quand une carte ailleurs promet plus que le sort ne vaudra plus tard.
    [use] À un coin il repart, sauf si cela termine le jeu alors qu’il se croit en retard.
    [stay] Il ne reste à un coin que si repartir terminait le jeu alors qu’il se croit en retard.
    [keep] Il garde la dernière carte si elle lui apporte quelque chose.
    [refuse] Il refuse la dernière carte si elle ne lui apporte rien.
    [place] Il place les Immuto où ils rapportent le plus de points.
    [done] Il a regardé, et continue.
   *[take] Il a pris la carte qui promettait le plus : pour sa série, ses recettes ou comme sort, et pour la ligne où elle mène ensuite.
}
bot-why-quacks = { $deed ->
    [draw] Il tire tant que le risque d’explosion n’est pas plus grand que ce qu’il ose à ce tour, ou ne coûte rien, et partout où il ne peut pas s’arrêter.
    [stop] Il s’arrête quand le risque d’explosion est plus grand que ce qu’il ose à ce tour.
    [flask] Le risque d’explosion était plus grand que ce qu’il ose, et la fiole a repris un jeton blanc de 2 ou plus.
    [put-back] Il remet un jeton blanc chaque fois qu’il peut.
    [again] Il recommence si ses premiers jetons ont autant de blanc que le chaudron en supporte.
    [go-on] Il ne recommence que si ses premiers jetons ont autant de blanc que le chaudron en supporte.
    [settle] Il pose chaque amanite qui entre encore, la plus haute d’abord.
    [buy] D’après sa table, ces jetons valent le plus pour les tours qui restent.
    [spend] Il dépense ses rubis pour sa goutte ; au dernier tour, d’abord pour les éprouvettes qui rapportent plus d’un point.
    [done] Rien de plus ne lui était utile.
   *[points] De tout ce qui était permis, cela valait le plus, d’après ses tables de points, de pièces, de rubis, de pas et de jetons.
}
