# Après une partie : sa chance, son sceau, son tournant, et la suite qu’on peut jouer.

after-review = Analyse
after-share = Copier en texte
after-shared = Copié
after-record = Télécharger le relevé

after-luck = Qui a eu de la chance ?
after-luck-expected = attendu { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
after-luck-how = Chaque tirage est pesé d’après ce qu’il y avait juste avant dans le sac ou la pioche. Une partie en compte peu : s’éloigner de l’attendu n’a rien de rare.
after-luck-none = La chance de cette partie n’a pas été comptée.

after-seal = { $finding ->
    [intact] Sceau intact : rien n’a été changé après le premier coup.
    [broken] Le sceau ne correspond pas : ce ne sont pas les dés qui avaient été scellés. Gardez le relevé et demandez à qui tient ce serveur.
   *[unchecked] Tous les coups ont été rejoués sans faute. Ce navigateur ne vérifie lui-même le sceau que par une connexion sûre (https).
}
after-seal-check = Vérifier le sceau
after-seal-checking = Le sceau est ouvert et vérifié.
after-seal-more = { $moves ->
    [one] { $moves } coup rejoué. Voir la preuve
   *[other] { $moves } coups rejoués. Voir la preuve
}
after-seal-shown = Sceau, montré avant le premier coup
after-seal-key = Clé, montrée maintenant
after-seal-added = Ajouté par { $name }

after-turning-point = Le tournant
after-review-find = Trouver le tournant
after-review-busy = Des bots jouent la suite, coup après coup, pour trouver celui qui a le plus compté. Cela prend quelques secondes.
after-review-how = Une estimation : des bots ont joué la suite { $times } fois avant ce coup, et { $times } fois après.
after-review-before = Avant ce coup
after-review-move = Vers ce coup

after-moment = Ce moment
after-moments = Moments
after-play-on = Jouer la suite d’ici
after-play-on-as = Vous prenez la place de { $name }, contre des bots et avec de nouveaux dés.
after-play-on-over = { $name } n’a plus rien à jouer ici. Revenez à un moment plus tôt.

after-standing = Prendre les pas en prime sans me demander

after-last-move = Dernier coup
after-last-move-none = Rien encore.

after-player = { $you ->
    [yes] vous
   *[no] { $player }
}
