# The rules of Kupferkessel Co. in French. The spaces before : ; ? ! are no-break spaces (U+00A0).

rules-title = Les règles de Kupferkessel Co.
rules-intro = Pour 2 personnes, ou 3 avec la variante imprimée. Des pions marchent autour d’un carré de cartes ingrédient. On prend une carte dans la ligne devant laquelle son pion s’arrête, et la valeur de cette carte donne la longueur de la marche suivante. Les cartes s’empilent dans des chaudrons dont seule la carte du dessus reste visible ; à la fin, les cartes seules coûtent des points et les séries en rapportent. Chaque paragraphe porte un numéro ; le code qui l’applique et les tests qui le prouvent citent ce numéro. Là où les règles imprimées laissent un doute, `rulings.md` (en anglais) dit comment il a été levé ; une telle décision est citée entre parenthèses, par exemple (Kn). Une option à 0 laisse le jeu tel qu’il est imprimé.

chapter-1 = Les cartes
paragraph-1-1 = Il y a 56 cartes ingrédient : 14 ingrédients, chacun avec les valeurs 1, 2, 3 et 4. Chaque carte existe exactement une fois.
paragraph-1-2 = Les ingrédients ont 7 couleurs, à raison de deux ingrédients par couleur : blanc pour les poils de chat et l’œil de triton, noir pour les ailes de chauve-souris et les plumes de corbeau, gris pour les racines et les toiles d’araignée, bleu pour les mousses et le sang de dragon, brun pour les moisissures et la poudre de serpent, vert pour le potiron et la bave de crapaud, lilas pour les vignes et les poupées de cire (Kx1).
paragraph-1-3 = Cinq ingrédients sont des plantes : les racines, les mousses, les moisissures, le potiron et les vignes.
paragraph-1-4 = Dix des cartes de valeur 2 portent un symbole. *Baguette et chapeau* : racines, sang de dragon, moisissures, bave de crapaud et vignes. *Chaudron qui explose* : toiles d’araignée, mousses, poudre de serpent, potiron et poupées de cire. Aucune autre carte n’en porte (Kx2).
paragraph-1-5 = Avec l’option `all_twos_have_symbols`, les cartes blanches et noires de valeur 2 portent aussi un symbole : la baguette et le chapeau pour les poils de chat et les plumes de corbeau, le chaudron qui explose pour l’œil de triton et les ailes de chauve-souris (Kx2).
paragraph-1-6 = Quatre cartes de coin font partie du carré. Ce ne sont pas des ingrédients, et on ne les prend jamais.
paragraph-1-7 = Il y a 13 recettes, chacune avec une tâche pour la fin de la partie et un bonus : cinq à 15 points, deux à 5 et six à 10 (Kx3). On ne joue avec elles qu’avec l’option `recipes` ; les paragraphes 9.9 à 9.16 disent leurs tâches.

chapter-2 = Le carré et l’anneau
paragraph-2-1 = Le carré a six rangées et six colonnes, comptées de 0 à 5 à partir du haut et à partir de la gauche. Les cartes de coin occupent ses quatre cases de coin, et des cartes ingrédient, face visible, les 32 autres (Ka).
paragraph-2-2 = Les pions marchent à l’extérieur du carré, sur un anneau de 20 arrêts numérotés de 0 à 19 dans le sens des aiguilles d’une montre. Les arrêts 0, 5, 10 et 15 sont les coins : en haut à gauche, en haut à droite, en bas à droite et en bas à gauche (Ka).
paragraph-2-3 = Une ligne, ce sont les six cases d’une des rangées 1 à 4 ou d’une des colonnes 1 à 4. Il y a huit lignes. Les rangées 0 et 5 et les colonnes 0 et 5, qui finissent par des cartes de coin, ne sont pas des lignes (Ka).
paragraph-2-4 = Chaque arrêt entre deux coins fait face à une ligne : les arrêts 1 à 4 aux colonnes 1 à 4, les arrêts 6 à 9 aux rangées 1 à 4, les arrêts 11 à 14 aux colonnes 4 à 1, les arrêts 16 à 19 aux rangées 4 à 1. Deux arrêts font donc face à chaque ligne, un à chaque bout (Ka).
paragraph-2-5 = Les 16 cases intérieures sont chacune sur deux lignes, une rangée et une colonne ; les 16 cases du bord, entre les coins, sont sur une seule. Toute carte peut donc être atteinte (Ka).

chapter-3 = Mise en place
paragraph-3-1 = Deux ou trois personnes participent à la partie (Kw).
paragraph-3-2 = La première place a le pion blanc, la deuxième le pion noir et la troisième le troisième pion (Kh). L’option `third_colour` donne la couleur du troisième pion : 0 lilas, 1 brun, 2 vert, 3 gris (Ki).
paragraph-3-3 = Le pion blanc part de l’arrêt 0, le pion noir en face, de l’arrêt 10, le troisième de l’arrêt 5 (Ke, Kx4).
paragraph-3-4 = Les cartes ingrédient sont battues, et 32 d’entre elles sont retournées pour former le carré. Les 24 autres, face cachée, forment la pioche.
paragraph-3-5 = Dans l’ordre des places, en commençant par les blancs, chaque personne retourne des cartes de la pioche jusqu’à ce qu’il en vienne une qui ne soit ni blanche ni noire (Kf, Kx4). Cette carte de départ reste face visible devant elle ; c’est le début de son chaudron. Les cartes refusées avant elle vont face cachée sous la pioche, chacune au-dessous de tout ce qui s’y trouve. La pioche suffit toujours : au moins 8 de ses cartes conviennent.
paragraph-3-6 = Le symbole d’une carte de départ ne fait rien (Kf), mais il compte pour les recettes qui comptent des symboles (Kx5).
paragraph-3-7 = Avec l’option `bar_third_colour` et à trois, une carte de départ ne doit pas non plus avoir la couleur du troisième pion, quelle que soit la personne qui la tire (Kg). Si la pioche a moins de trois cartes qui conviennent, toutes les cartes sont battues et disposées de nouveau (Kx6).
paragraph-3-8 = Avec l’option `recipes`, les recettes sont battues et distribuées face cachée : à deux, 2 à chaque personne, parmi toutes les 13 ; à trois, 1 à chaque personne, parmi les cinq de 9.12 à 9.16. Les autres sont mises de côté sans être vues (Kx7).
paragraph-3-9 = Les blancs commencent. Les tours se suivent dans le sens des aiguilles d’une montre : blanc, noir, puis le troisième pion s’il y en a un (Kh).

chapter-4 = Marcher
paragraph-4-1 = Un tour commence par une marche. Le pion doit avancer dans le sens des aiguilles d’une montre, d’arrêt en arrêt en ordre croissant, et de 19 à 0 (Kb). Une marche ne peut se faire que d’une façon ; rien n’est donc demandé.
paragraph-4-2 = La marche a autant de pas que la valeur de la carte du dessus du chaudron de la personne dont c’est le tour. Au premier tour, c’est la carte de départ (Kf2).
paragraph-4-3 = Chaque arrêt est un pas, un coin comme les autres.
paragraph-4-4 = Un arrêt où se tient un autre pion est sauté sans être compté : devant une ligne ou à un coin, en chemin ou là où la marche finirait, et même deux arrêts de suite (Kc). Deux pions ne partagent donc jamais un arrêt.
paragraph-4-5 = Avec un 4, on va d’un coin au coin suivant si l’on saute exactement un pion en chemin, et cela de nouveau chaque fois que le cas se présente (Kd).

chapter-5 = Prendre une carte
paragraph-5-1 = Quand son pion finit sa marche devant une ligne, on doit prendre une carte de cette ligne : le choix est libre parmi toutes ses cartes, proches ou lointaines (Ka).
paragraph-5-2 = La carte est posée face visible sur le chaudron de la personne qui la prend. C’est désormais la carte du dessus, et la précédente n’est plus visible.
paragraph-5-3 = Quand son pion finit sa marche à un coin, on ne prend rien, et le tour est fini.
paragraph-5-4 = Un pion ne se tient jamais devant une ligne vide, car la partie est finie dès qu’une ligne est vide.

chapter-6 = Les symboles
paragraph-6-1 = Quand on prend une carte qui porte un symbole, on choisit de l’utiliser ou non. Un symbole qui n’est pas utilisé est perdu (Kj).
paragraph-6-2 = Le choix se fait aussitôt, et une explosion a lieu, avant que l’emplacement vide soit regarni et que la nouvelle carte soit vue (Ko, Kx8).
paragraph-6-3 = *Chaudron qui explose* : la carte du dessus de chaque autre chaudron va face cachée sous la pioche (Kk).
paragraph-6-4 = Un chaudron qui n’a qu’une carte ne perd rien (Kk).
paragraph-6-5 = À trois, on utilise le symbole contre les deux autres ou pas du tout (Kx9). Les cartes vont sous la pioche dans l’ordre des places, en commençant par la place qui suit celle dont c’est le tour ; la dernière posée est donc la plus basse (Kl).
paragraph-6-6 = Si la pioche est épuisée quand un chaudron explose, les cartes n’y vont pas : elles sont retirées du jeu (Kk).
paragraph-6-7 = La carte qui reparaît dans un chaudron après une explosion en est de nouveau la carte du dessus : tout le monde la voit, et sa valeur donne la longueur de la marche suivante. Son propre symbole ne fait rien (Kx10).
paragraph-6-8 = *Baguette et chapeau* : le pion marche une seconde fois dans ce tour, selon la valeur de la carte qui vient d’être prise, et l’on prend de nouveau une carte ; à un coin, il n’y a rien à prendre (Km).
paragraph-6-9 = La baguette et le chapeau agissent une fois par tour : sur la seconde carte d’un tour, ils ne font rien (Km).
paragraph-6-10 = Un chaudron qui explose sur la seconde carte d’un tour agit comme sur toute autre carte (Km).
paragraph-6-11 = La troisième personne utilise les symboles comme les autres. Avec l’option `third_symbols_rest` et à trois, les symboles des cartes de la couleur du troisième pion ne font rien, quelle que soit la personne qui les prend ; ils comptent tout de même pour les recettes (Kt).

chapter-7 = Regarnir le carré
paragraph-7-1 = Quand la question du symbole est réglée, la carte suivante de la pioche est retournée dans l’emplacement vide d’où la carte a été prise.
paragraph-7-2 = Quand la baguette et le chapeau sont utilisés, l’emplacement vide est regarni avant la seconde marche ; la nouvelle carte peut donc être la prochaine que l’on prend. Tout cela forme un seul tour (Kn).
paragraph-7-3 = Avec l’option `refill_at_the_end`, un tour à deux marches voit tous ses emplacements vides regarnis à la fin, même s’il finit à un coin (Kn). Le premier emplacement vide passe d’abord (Kx11).
paragraph-7-4 = Les cartes mises sous la pioche viennent quand toutes les autres sont épuisées, dans l’ordre où elles y ont été mises (Kx12).
paragraph-7-5 = Quand la pioche est épuisée, les emplacements vides le restent. Une pioche épuisée ne se reforme jamais.
paragraph-7-6 = Puis c’est le tour de la personne suivante.

chapter-8 = Fin de la partie
paragraph-8-1 = La partie finit dès que l’on prend une carte qui était la dernière d’une ligne, rangée ou colonne, que ce soit la ligne de l’arrêt du pion ou celle qui la croise à cette carte. Si la carte était la dernière des deux lignes à la fois, la partie finit de la même façon (Kp).
paragraph-8-2 = Cela n’arrive qu’une fois la pioche épuisée : tant qu’elle a des cartes, il ne manque jamais à une ligne plus de deux de ses six cartes.
paragraph-8-3 = Les rangées 0 et 5 et les colonnes 0 et 5 ne sont pas des lignes ; rien ne se passe quand leurs quatre cases entre les coins sont vides (Kx13).
paragraph-8-4 = Quand on prend cette dernière carte, on choisit : une carte gardée est posée sur le chaudron, une carte refusée est retirée du jeu. La partie finit dans les deux cas (Kp).
paragraph-8-5 = Le symbole de la dernière carte ne fait rien, qu’elle soit gardée ou refusée : ni explosion, ni seconde marche (Kp).
paragraph-8-6 = Avec l’option `turn_limit`, une partie qui atteint ce nombre de tours sans être arrivée à sa fin est abandonnée : personne ne gagne et personne n’a de rang (Kx14). Une fin au dernier de ces tours compte encore. À une table, l’option est désactivée (0).

chapter-9 = Décompte
paragraph-9-1 = Comptent les cartes qui se trouvent dans un chaudron à la fin. Ce qui a été perdu en chemin et une dernière carte refusée ne comptent pour rien, dans les recettes non plus (Kq, Kx15).
paragraph-9-2 = Un ingrédient dont on a une seule carte coûte la valeur de cette carte.
paragraph-9-3 = Un ingrédient dont on a deux cartes rapporte 0 point.
paragraph-9-4 = Un ingrédient dont on a trois cartes rapporte la somme de leurs valeurs.
paragraph-9-5 = Un ingrédient dont on a les quatre cartes rapporte la somme de leurs valeurs et 5 points de plus.
paragraph-9-6 = Dans la couleur de son propre pion, les valeurs sont doublées, celles qui coûtent des points comme celles qui en rapportent ; les 5 points pour quatre cartes ne sont pas doublés (Ks). Cette couleur n’est doublée pour personne d’autre.
paragraph-9-7 = La personne qui a plus de cartes de valeur 1 que chacune des autres reçoit 5 points. Si personne n’est dans ce cas, personne ne les reçoit (Kr).
paragraph-9-8 = Chaque recette dont la tâche est remplie ajoute son bonus, une seule fois et jamais doublé. Une tâche qui n’est pas remplie ne coûte rien.
paragraph-9-9 = *Deux ingrédients*, une fois pour chacune des couleurs gris, bleu, brun, vert et lilas : au moins trois cartes de chacun des deux ingrédients de cette couleur. 15 points.
paragraph-9-10 = *Un ingrédient*, une fois pour chacune des couleurs blanc et noir : au moins trois cartes d’un même ingrédient de cette couleur. 5 points.
paragraph-9-11 = *Trois plantes* : au moins trois cartes de chacune d’au moins trois plantes. 10 points.
paragraph-9-12 = *Dernière carte* : avoir pris la carte qui a mis fin à la partie, gardée ou refusée. 10 points.
paragraph-9-13 = *Le moins de chaudrons qui explosent* : moins de cartes portant ce symbole que chacune des autres personnes (Kx16). 10 points.
paragraph-9-14 = *Le moins de baguettes et chapeaux* : moins de cartes portant ce symbole que chacune des autres personnes (Kx16). 10 points.
paragraph-9-15 = *Le moins de cartes* : moins de cartes dans son chaudron que chacune des autres personnes, quelles que soient leurs valeurs (Kx16). 10 points.
paragraph-9-16 = *Le moins de « quatre »* : moins de cartes de valeur 4 que chacune des autres personnes (Kx16). 10 points.
paragraph-9-17 = Pour 9.13 et 9.14, une carte compte selon le symbole qu’elle porte, utilisé ou non, et qu’il ait pu l’être ou non (Kx5).
paragraph-9-18 = Avec l’option `childrens_scoring`, ce qui suit remplace 9.2 à 9.16 : un ingrédient avec quatre cartes rapporte 2 points, avec trois cartes 1, avec deux cartes 0, et une carte seule coûte 1 (Kv). Les points peuvent descendre au-dessous de 0. Aucune recette n’est distribuée, quoi que dise l’option `recipes` (Kx17).
paragraph-9-19 = La personne qui a le plus de points gagne. À égalité, on partage la victoire (Ku). Les autres suivent dans l’ordre des points ; à points égaux, on partage un rang (Kx18).

chapter-10 = Qui sait quoi
paragraph-10-1 = Sont publics le carré et ses emplacements vides, les pions, la carte du dessus de chaque chaudron, le nombre de cartes de chaque chaudron, de la pioche et hors du jeu, et tout ce qui se passe, au moment où cela se passe : cartes de départ tirées et refusées, marches, cartes prises, symboles utilisés ou non, cartes perdues et cartes retournées (Kx19).
paragraph-10-2 = Sont de nouveau cachées les cartes au-dessous d’une carte du dessus, même pour la personne à qui elles sont, les cartes mises sous la pioche et les cartes hors du jeu (Kx19). Tout le monde peut s’en souvenir ; personne ne peut les regarder, et rien de ce qui est montré plus tard ne les redit.
paragraph-10-3 = Personne ne connaît les cartes de la pioche qui n’ont jamais été face visible.
paragraph-10-4 = Chaque personne est seule à connaître les recettes qu’elle a reçues, et peut les regarder à tout moment. Personne ne connaît les recettes mises de côté.
paragraph-10-5 = L’option `cauldrons` dit combien est laissé à la mémoire (Kx20). 0, *fermés* : comme le dit 10.2. 1, *notes* : rien de plus n’est montré, mais on peut tenir ses propres notes, que personne d’autre ne voit.
paragraph-10-6 = Avec 2, *ouverts*, tout le monde peut regarder à tout moment les cartes de tous les chaudrons, celles qui ont été mises sous la pioche et celles qui sont hors du jeu, le tout dans leur ordre. 10.3 et 10.4 valent tout de même (Kx20).
paragraph-10-7 = Quand la partie est finie, tout est ouvert.

chapter-11 = Un pas après l’autre
paragraph-11-1 = Après une marche, un programme répond à deux questions au plus : quelle carte prendre ; puis, si cette carte met fin à la partie, s’il la garde ou la refuse, ou sinon, si la carte porte un symbole qui peut faire quelque chose, s’il l’utilise. Après une seconde marche, les mêmes questions reviennent.
paragraph-11-2 = La carte à prendre est toujours demandée, même là où une ligne n’en a plus qu’une ; il en va de même pour garder ou refuser (Kx21).
paragraph-11-3 = Un symbole qui ne peut rien changer ne donne lieu à aucune question : un chaudron qui explose quand chaque autre chaudron n’a qu’une carte, une baguette et un chapeau sur la seconde carte d’un tour, tout symbole sur la dernière carte, et un symbole qui ne fait rien selon 6.11. Tout le monde peut voir qu’il en est ainsi (Kx22).
paragraph-11-4 = Pour prendre une carte, on la nomme. Chaque carte n’existe qu’une fois ; chaque choix a donc exactement un chemin, et aucun chemin n’est une impasse. Ce qui est nommé compte aussitôt ; dans les règles, il n’y a pas de retour en arrière.
