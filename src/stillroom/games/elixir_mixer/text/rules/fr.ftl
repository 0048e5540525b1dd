# The rules of Elixir Mixer in French. The spaces before : ; ? ! are no-break spaces (U+00A0).

rules-title = Les règles d’Elixir Mixer
rules-intro = Pour 2 à 4 personnes. On réunit des cartes ingrédient et on les mélange en élixirs d’une valeur exacte, dans une course à un nombre de points donné. Chaque paragraphe porte un numéro ; le code qui l’applique et les tests qui le prouvent citent ce numéro. Là où les règles imprimées laissent un doute, `rulings.md` (en anglais) dit comment il a été levé ; une telle décision est citée entre parenthèses, par exemple (E16).

chapter-1 = Les cartes
paragraph-1-1 = Il y a 72 cartes ingrédient. Soixante-dix d’entre elles ont une couleur : yeux bleus, araignées violettes, vers verts, lézards jaunes et champignons rouges. Chaque couleur a les valeurs 1 à 7, avec deux cartes de chaque valeur.
paragraph-1-2 = Les deux autres sont des jokers. Un joker a toujours la valeur 4 et peut tenir lieu de n’importe quelle couleur (E4).
paragraph-1-3 = Il y a 30 élixirs : une pile pour chacune des cinq couleurs, avec les valeurs 10 à 15 en ordre croissant, le 10 sur le dessus. Seul l’élixir du dessus d’une pile peut être mélangé.
paragraph-1-4 = Il y a 10 cartes bonus, face visible : *cinq couleurs*, *trois d’une couleur*, *trois à la suite*, *deux élixirs*, *quatre cartes* une fois pour chaque couleur, et *élixir mêlé*.

chapter-2 = Mise en place
paragraph-2-1 = Deux, trois ou quatre personnes participent à la partie (E30).
paragraph-2-2 = Les cartes ingrédient sont battues et forment la pioche. Chaque personne en reçoit cinq : c’est sa main, qu’elle est seule à voir.
paragraph-2-3 = Six cartes de la pioche sont retournées face visible. Elles forment le marché.
paragraph-2-4 = La personne qui commence est tirée au sort (E29). Les tours se suivent dans le sens des aiguilles d’une montre.

chapter-3 = Récolter des ingrédients
paragraph-3-1 = Un tour commence par la récolte : il faut faire exactement une de ces trois choses, piocher, prendre ou échanger (E7, E9).
paragraph-3-2 = *Piocher* : la carte du dessus de la pioche va dans la main, sans que les autres la voient.
paragraph-3-3 = Quand une carte est nécessaire et que la pioche est épuisée, la défausse est battue et devient la nouvelle pioche. Cela ne se fait pas plus tôt : même pendant que le marché est complété, l’ancienne pioche est d’abord vidée. Quand la pioche et la défausse sont vides toutes les deux, personne ne peut piocher (E16).
paragraph-3-4 = *Prendre* : on prend en main une carte du marché. Le marché n’est pas complété avant la fin du tour (E11).
paragraph-3-5 = *Échanger* : on donne au marché une carte de sa main et l’on y prend une ou plusieurs cartes dont les valeurs additionnées égalent exactement celle de la carte donnée. Une seule carte de même valeur suffit, même une carte identique (E8). Sans somme exacte au marché, une carte ne peut pas être échangée, et une main vide n’a rien à échanger (E10).
paragraph-3-6 = La carte donnée ne rejoint le marché qu’une fois l’échange achevé ; elle n’est donc jamais parmi les cartes prises en échange (E8).

chapter-4 = Mélanger des élixirs
paragraph-4-1 = Après la récolte, on peut mélanger autant d’élixirs que l’on veut, ou aucun, puis on finit son tour. Avec moins de deux cartes en main, on ne peut rien mélanger ; tout le monde le voit, et le tour finit de lui-même.
paragraph-4-2 = Un élixir se mélange à partir de cartes de la main, de sa propre couleur ou jokers, dont les valeurs additionnées égalent exactement la sienne. Le choix de ces cartes est libre : même un joker dont on n’a pas besoin peut en faire partie (E5).
paragraph-4-3 = Les cartes utilisées vont à la défausse et ne peuvent servir à rien d’autre (E18). L’élixir est placé devant la personne qui l’a mélangé ; il vaut 1 point.
paragraph-4-4 = L’élixir suivant de la pile apparaît aussitôt et peut être mélangé dans le même tour (E17). Une pile vide ne donne plus d’élixir (E28).

chapter-5 = Cartes bonus
paragraph-5-1 = Une carte bonus vaut 1 point. Elle va à la première personne qui remplit sa condition et lui reste acquise. Toutes, sauf l’*élixir mêlé*, sont attribuées d’elles-mêmes après chaque mélange (E24) ; un même élixir peut servir pour plusieurs d’entre elles (E19).
paragraph-5-2 = *Cinq couleurs* : posséder au moins un élixir de chaque couleur.
paragraph-5-3 = *Trois d’une couleur* : posséder trois élixirs de la même couleur.
paragraph-5-4 = *Trois à la suite* : posséder des élixirs de trois valeurs consécutives, de n’importe quelles couleurs, mélangés dans n’importe quel ordre (E23).
paragraph-5-5 = *Deux élixirs* : mélanger deux élixirs des piles dans le même tour (E22).
paragraph-5-6 = *Quatre cartes* : mélanger un élixir de la couleur indiquée à partir d’au moins quatre cartes, jokers compris (E20). On en juge au moment du mélange (E21). Avec l’option `four_cards_exactly`, un mélange de plus de quatre cartes ne compte pas.
paragraph-5-7 = *Élixir mêlé* : tant que cette carte bonus est exposée, on peut, à son tour, défausser des cartes de sa main, de n’importe quelles couleurs, jokers compris, dont la somme est exactement 17, et l’on prend en retour la carte bonus. C’est possible après la récolte, avant les mélanges du tour, entre eux ou après eux (E1, E3, E25).
paragraph-5-8 = L’élixir mêlé est une carte bonus et ne compte pas comme élixir (E2). Avec l’option `mixed_elixir_counts`, il compte comme l’un des *deux élixirs* d’un tour et, s’il est fait d’au moins quatre cartes, toutes d’une même couleur ou jokers, pour les *quatre cartes* de cette couleur, comme le dit 5.6.

chapter-6 = Finir le tour
paragraph-6-1 = Une main peut dépasser cinq cartes pendant un tour. Si l’on finit son tour avec plus de cinq cartes, on pose au marché, face visible, des cartes de son choix jusqu’à ce qu’il en reste cinq en main : pas moins, et l’on ne mélange plus rien une fois que cela a commencé (E13, E15). Une main plus petite n’est pas complétée (E14).
paragraph-6-2 = Si le marché a moins de six cartes, il est complété jusqu’à six avec la pioche. S’il en a plus de six, elles restent toutes ; il n’y a pas de limite supérieure (E12, E13). La pioche et la défausse suffisent toujours : il n’y a pas plus de vingt cartes dans les mains (E16).
paragraph-6-3 = Puis c’est le tour de la personne suivante, dans le sens des aiguilles d’une montre.

chapter-7 = Fin de la partie
paragraph-7-1 = La première personne à avoir au moins 8 points gagne ; à deux, il en faut au moins 10. La partie finit aussitôt, une fois attribuées les cartes bonus de ce mélange, ou avec l’élixir mêlé : on ne pose plus rien au marché, on ne le complète plus, et personne n’a d’autre tour (E27).
paragraph-7-2 = La personne qui gagne a le premier rang. Les autres suivent dans l’ordre des points ; à points égaux, on partage un rang.
paragraph-7-3 = Avec l’option `turn_limit`, une partie qui atteint ce nombre de tours sans que personne ait gagné est abandonnée : personne ne gagne et personne n’a de rang (E31). Une victoire au dernier de ces tours compte encore. À une table, l’option est désactivée (0).

chapter-8 = Qui sait quoi
paragraph-8-1 = Sont secrètes les cartes d’une main et les cartes que l’on y pioche. Personne ne sait ce que la pioche donnera.
paragraph-8-2 = Sont publics le marché, la défausse, les élixirs et les cartes bonus de tout le monde, le nombre de cartes de chaque main et de la pioche, le fait que quelqu’un pioche, et tout ce qui est pris, échangé, mélangé ou posé au marché.
paragraph-8-3 = Quand tout le monde a vu une carte entrer dans une main, il est public qu’elle s’y trouve. Quand une carte de la même sorte quitte cette main, c’était peut-être celle-là : on en connaît une de moins.

chapter-9 = Une carte après l’autre
paragraph-9-1 = Pour échanger, mélanger ou poser au marché, un programme nomme les cartes une à une, de la sorte la plus haute à la plus basse (le joker, puis rouge 7 à rouge 1, jaune, vert, violet, bleu), et seules sont proposées les cartes qui peuvent encore mener à la somme exacte ou au nombre exact. Ainsi, chaque choix de cartes a exactement un chemin, et aucun chemin n’est une impasse. Ce qui est nommé compte aussitôt ; dans les règles, il n’y a pas de retour en arrière.
