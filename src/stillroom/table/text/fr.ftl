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
