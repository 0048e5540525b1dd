# The rules of Glastonbury in French. The spaces before : ; ? ! are no-break spaces (U+00A0).

rules-title = Les règles de Glastonbury
rules-intro = Pour 2 à 4 personnes. Des pions marchent autour d’un carré de cartes. On prend une carte après l’autre dans son chaudron, et le nombre inscrit sur la carte du dessus dit de combien le pion avancera la fois suivante. Ce qui se trouve en dessous, il faut le retenir : à la fin, trois ou quatre cartes d’un même ingrédient rapportent des points, et une carte restée seule en coûte. Chaque paragraphe porte un numéro ; le code qui l’applique et les tests qui le prouvent citent ce numéro. Là où les règles imprimées laissent un doute, `rulings.md` (en anglais) dit comment il a été levé ; une telle décision est citée entre parenthèses, par exemple (G3). Une option à 0 laisse le jeu tel qu’il est imprimé.

chapter-1 = Les cartes
paragraph-1-1 = Il y a 72 cartes ingrédient : 18 ingrédients différents, chacun avec les valeurs 1, 2, 3 et 4, une carte de chaque valeur.
paragraph-1-2 = Huit ingrédients ont la couleur d’un pion, deux par couleur : jaune pour les poils de chat et les poupées de cire, vert pour la bave de crapaud et les vignes, rouge pour le sang de dragon et les champignons vénéneux, bleu pour les yeux de triton et les mousses.
paragraph-1-3 = Les dix autres ont cinq autres couleurs, là aussi deux par couleur : orange pour les potirons et la poudre de serpent, violet pour les herbes séchées et les scarabées, brun pour les racines et les moisissures, noir pour les ailes de chauve-souris et les plumes de corbeau, blanc pour les toiles d’araignée et les queues de rat. Là où il faut un ordre des ingrédients, c’est celui de 1.2, puis celui de ce paragraphe.
paragraph-1-4 = Deux cartes sont des Immuto. Elles ont la valeur 0 et aucune couleur, et elles vont dans un chaudron comme les cartes ingrédient.
paragraph-1-5 = Dix cartes sont des sorts : deux Accio, deux Declinatio, deux Perluceo et quatre Vanesco.
paragraph-1-6 = Chaque personne a une carte chaudron de la couleur de son pion. Elle montre un 2 et forme le fond du chaudron : elle n’est pas une carte ingrédient, ne compte pas parmi les cartes du chaudron et ne le quitte jamais (G18).
paragraph-1-7 = Il y a dix recettes, A1 à A5 et B1 à B5. Ce sont elles, et non les cartes ingrédient, dont le jeu de base se passe (G40) ; l’option `recipes` les fait entrer en jeu.

chapter-2 = Le carré et l’anneau
paragraph-2-1 = Les cartes forment un carré de 6×6 cases, avec les rangées 0 à 5 du nord au sud et les colonnes 0 à 5 d’ouest en est. Des cartes de coin occupent les quatre coins et y restent ; chacune des 32 autres cases porte une carte, face visible, ou est un emplacement vide.
paragraph-2-2 = Les rangées 1 à 4 et les colonnes 1 à 4 sont les huit lignes. Une ligne, ce sont ses six cases, d’un côté du carré à l’autre (G1).
paragraph-2-3 = Les rangées et les colonnes extérieures, 0 et 5, ne sont pas des lignes. Quand les quatre cartes entre deux coins ont disparu, cela ne signifie rien en soi (G2).
paragraph-2-4 = Les 16 cases intérieures sont chacune sur deux lignes, une rangée et une colonne. Les 16 cases du bord sont chacune sur une seule ligne. Toute carte est donc sur une ligne.
paragraph-2-5 = Autour du carré court un anneau de 20 arrêts, numérotés de 0 à 19 dans le sens des aiguilles d’une montre à partir du coin nord-ouest. Les arrêts 0, 5, 10 et 15 sont devant les coins.
paragraph-2-6 = Chaque autre arrêt est au bout d’une ligne : les arrêts 1, 2, 3, 4 devant les colonnes 1, 2, 3, 4 ; les arrêts 6, 7, 8, 9 devant les rangées 1, 2, 3, 4 ; les arrêts 11, 12, 13, 14 devant les colonnes 4, 3, 2, 1 ; les arrêts 16, 17, 18, 19 devant les rangées 4, 3, 2, 1. Chaque ligne a donc un arrêt à chacun de ses bouts.
paragraph-2-7 = Sur l’anneau, les pions avancent dans le sens des aiguilles d’une montre. Chaque arrêt est un pas, même devant un coin ou là où se trouve un autre pion ; un arrêt peut accueillir autant de pions que l’on veut.

chapter-3 = Mise en place
paragraph-3-1 = Deux, trois ou quatre personnes participent à la partie. Dans l’ordre des places, leurs pions sont jaune, vert, rouge et bleu.
paragraph-3-2 = Chaque pion part d’un coin à lui (G34). Dans l’ordre des places, ce sont les arrêts 0, 5, 10 et 15 à quatre, et 0, 5 et 10 à trois ; à deux, on part de coins opposés, 0 et 10 (Gx4).
paragraph-3-3 = À deux, les 8 cartes ingrédient d’une couleur de pion inutilisée quittent le jeu : rouge ou bleu, le hasard en décide. L’autre couleur inutilisée reste. À trois ou à quatre, aucune carte ne quitte le jeu (G36).
paragraph-3-4 = Les cartes ingrédient, les Immuto et les sorts sont battus ensemble (G40). De ces cartes, 32 sont disposées dans le carré, face visible. Le reste forme la pioche : 52 cartes, à deux 44.
paragraph-3-5 = Chaque personne pose sa carte chaudron devant elle. Aucun chaudron n’a encore de carte, et personne n’a de sort.
paragraph-3-6 = Avec l’option `recipes` (1), chaque personne reçoit une recette A et une recette B, que les autres ne voient pas. Les recettes restantes retournent dans la boîte sans être vues. Sans l’option (0), personne n’a de recette.
paragraph-3-7 = Le hasard désigne la personne qui commence (G37). Les tours se suivent dans le sens des aiguilles d’une montre.

chapter-4 = Marcher
paragraph-4-1 = Un tour a trois parties, dans cet ordre et toutes obligatoires : le pion avance, on prend une carte, l’emplacement vide est regarni.
paragraph-4-2 = Le pion avance d’exactement autant d’arrêts que la valeur de la carte du dessus du chaudron de la même couleur.
paragraph-4-3 = Un chaudron sans cartes montre le 2 de sa carte chaudron, et le pion avance de 2 arrêts : au premier tour (G35), et de nouveau chaque fois qu’un chaudron a perdu sa dernière carte (G18, G22).
paragraph-4-4 = Un Immuto sur le dessus montre un 0. Un pion devant une ligne reste alors où il est, et l’on prend une autre carte de cette ligne. Si cette carte est un sort, l’Immuto est toujours sur le dessus, et le pion reste encore une fois (G23).
paragraph-4-5 = Devant un coin, un Immuto peut se retrouver sur le dessus quand le Vanesco de quelqu’un d’autre enlève la carte qui le couvrait. Le pion avance alors selon la carte qui est sous l’Immuto ; un second Immuto à cet endroit est sauté lui aussi, et s’il ne reste pas d’autre carte, c’est le 2 de la carte chaudron qui compte. Les cartes que l’on regarde ainsi sont montrées à tout le monde quand le pion avance, et restent à leur place (G24).
paragraph-4-6 = D’un coin au suivant, il y a 5 pas, et un pion devant un coin avance de 1 à 4. Une marche qui part d’un coin finit donc toujours devant une ligne, et aucun pion ne finit deux marches de suite devant un coin.

chapter-5 = Prendre une carte
paragraph-5-1 = Quand son pion est devant une ligne, on doit prendre une carte de cette ligne. N’importe laquelle convient, proche ou lointaine (G1).
paragraph-5-2 = Quand son pion est devant un coin, on ne prend pas de carte. Le tour finit et rien n’est regarni, à moins qu’un Declinatio ne fasse repartir le pion (6.5).
paragraph-5-3 = Une carte ingrédient ou un Immuto que l’on prend va face visible sur le chaudron et en devient la carte du dessus. Les cartes en dessous gardent leur ordre.
paragraph-5-4 = Un Accio ou un Declinatio que l’on prend se pose devant soi, l’Accio avec 2 utilisations et le Declinatio avec 3. Prendre n’est pas utiliser ; on peut s’en servir à partir de son tour suivant (G14).
paragraph-5-5 = Un Vanesco ou un Perluceo que l’on prend agit aussitôt (6.9, 6.13). Ensuite il est épuisé et se pose face cachée à côté du chaudron.
paragraph-5-6 = Un sort ne va jamais dans un chaudron. La carte du dessus, et avec elle la prochaine marche, reste la même.
paragraph-5-7 = Là où une ligne n’a pas d’autres cartes que des Vanesco et des Perluceo, et si l’on n’a pas utilisé de Declinatio dans ce tour, il faut prendre l’une d’elles, ou une autre carte par Accio (G12).

chapter-6 = Les sorts
paragraph-6-1 = On utilise au plus un sort par tour : une fois Accio, ou une fois Declinatio, ou un Vanesco, ou un Perluceo, et jamais deux d’entre eux ensemble (G13).
paragraph-6-2 = *Accio* : quand son pion est devant une ligne, on peut, après la marche, utiliser un Accio et prendre n’importe quelle carte du carré. Une carte de la ligne où se trouve le pion peut aussi être prise de cette façon (Gx3).
paragraph-6-3 = Avec Accio, on ne peut prendre ni Vanesco ni Perluceo, mais bien un Accio ou un Declinatio (G11). S’il n’y a aucune carte qu’Accio puisse prendre, on ne peut pas l’utiliser.
paragraph-6-4 = Devant un coin, on ne peut pas utiliser Accio, quels que soient les autres sorts que l’on a (G16). Devant une ligne, on peut s’en servir aussi avec un Immuto sur le dessus, car rester sur place est une marche de 0 (G15).
paragraph-6-5 = *Declinatio* : quand son pion vient d’arriver devant un coin, on peut utiliser un Declinatio. Le pion repart aussitôt, de nouveau selon la carte du dessus, et l’on prend une carte de la ligne qu’il atteint. Sans cela, le tour finit au coin (G17).
paragraph-6-6 = Dans un tour avec Declinatio, on ne peut prendre ni Vanesco ni Perluceo. Si la ligne a d’autres cartes, il faut prendre l’une d’elles ; ce peut être un Accio ou un Declinatio (G11).
paragraph-6-7 = À chaque usage, la carte Accio ou Declinatio a une utilisation de moins. Quand il n’en reste plus, elle est épuisée et se pose face cachée à côté du chaudron.
paragraph-6-8 = Avec deux cartes Accio ou deux cartes Declinatio, on choisit laquelle des deux on utilise ; celle qui est entamée est proposée avant celle qui est intacte (Gx2).
paragraph-6-9 = *Vanesco* : toutes les autres personnes doivent céder la carte du dessus de leur chaudron, un Immuto aussi bien qu’une carte ingrédient (G19), et même la seule carte d’un chaudron. Un chaudron sans cartes ne perd rien (G18).
paragraph-6-10 = Les cartes cédées vont sous la pioche, face cachée et l’une sous l’autre, en commençant par la personne suivante dans le sens des aiguilles d’une montre. La dernière est donc tout en bas (G20).
paragraph-6-11 = Si la pioche est épuisée quand le Vanesco agit, toutes les cartes cédées quittent le jeu. Aucune d’elles ne sert à regarnir l’emplacement vide (G21).
paragraph-6-12 = Là où un chaudron a cédé une carte, celle qui était en dessous est maintenant la carte du dessus et décide de la prochaine marche (G22).
paragraph-6-13 = *Perluceo* : on peut regarder une fois toutes les cartes de son propre chaudron. Leur ordre reste le même (G25).
paragraph-6-14 = On peut renoncer à regarder. Le Perluceo est épuisé et compte quand même comme utilisé (Gx6).

chapter-7 = Regarnir le carré
paragraph-7-1 = Une fois une carte prise, la carte du dessus de la pioche est posée face visible sur l’emplacement vide. Un sort que l’on a pris agit d’abord, et ce qu’il demande reçoit sa réponse avant que la nouvelle carte soit vue (G21, Gx7). Puis c’est le tour de la personne suivante, dans le sens des aiguilles d’une montre.
paragraph-7-2 = Les cartes qu’un Vanesco a mises sous la pioche apparaissent après toutes les autres, dans l’ordre où elles y ont été mises (G20).
paragraph-7-3 = Quand la pioche est épuisée, les emplacements vides le restent. Avant cela, chacun est regarni dans le même tour, et chaque ligne a six cartes à la fin d’un tour (G8).

chapter-8 = La fin
paragraph-8-1 = Le jeu prend fin dès que la dernière carte d’une ligne est prise. Ce peut être n’importe laquelle des huit lignes, celle où se trouve le pion ou une ligne qui la croise (G3). On en juge après la prise et avant de regarnir l’emplacement, et cela n’arrive qu’avec une pioche épuisée (G8).
paragraph-8-2 = La dernière carte d’une ligne peut aussi être prise de loin par Accio ; cela met fin au jeu tout autant (G4).
paragraph-8-3 = Si une carte est la dernière de sa rangée et de sa colonne, ce n’est qu’une seule fin (G5).
paragraph-8-4 = Comme la première ligne vide met fin au jeu, aucun pion n’a jamais à prendre dans une ligne vide (G9).
paragraph-8-5 = Si la dernière carte est une carte ingrédient ou un Immuto, on choisit : la *garder* sur le dessus du chaudron, ou la *refuser*, et elle quitte le jeu. Le jeu prend fin dans les deux cas (G6).
paragraph-8-6 = Si la dernière carte est un Vanesco, il agit toujours et ne peut pas être refusé. La pioche est épuisée, et les cartes cédées quittent donc le jeu. Le Vanesco est épuisé et compte comme utilisé (G7).
paragraph-8-7 = Si la dernière carte est un Perluceo, il ne montre plus rien. Gardé, il est épuisé et compte comme utilisé (G26) ; refusé, il quitte le jeu et ne compte pas (G7).
paragraph-8-8 = Si la dernière carte est un Accio ou un Declinatio, on la pose intacte devant soi, et elle n’a pas d’effet (G7).
paragraph-8-9 = Si un Declinatio mène à une ligne qui n’a pas d’autres cartes que des Vanesco et des Perluceo, le jeu prend fin aussitôt, quelle que soit la taille de la pioche. Aucune carte n’est prise, et celles-ci restent à leur place (G10).
paragraph-8-10 = La personne qui a mis fin au jeu est celle qui a pris la dernière carte, gardée ou refusée (G4, G6), ou celle qui a utilisé ce Declinatio (G10).
paragraph-8-11 = Avec l’option `turn_limit`, une partie qui atteint ce nombre de tours sans que le jeu ait pris fin est abandonnée : personne ne gagne et personne n’a de rang. Une fin au dernier de ces tours compte encore. Les points sont alors comptés selon 9.1 et 9.2 seulement, sans Immuto ni recettes. À une table, l’option est désactivée (0).
paragraph-8-12 = Toute partie finit d’elle-même : on ne peut pas prendre plus de 96 cartes, et personne ne passe deux tours de suite devant des coins (4.6). Elle a donc moins de 200 tours.

chapter-9 = Le décompte
paragraph-9-1 = Les cartes ingrédient de chaque chaudron sont comptées ingrédient par ingrédient. Une seule carte d’un ingrédient coûte sa valeur. Deux cartes ne rapportent rien. Trois cartes rapportent la somme de leurs valeurs. Quatre cartes rapportent la somme de leurs valeurs et un bonus de 5 points.
paragraph-9-2 = Dans la couleur de son propre pion, les valeurs comptent double, qu’elles coûtent ou qu’elles rapportent ; le bonus de 5 n’est pas doublé. Une couleur de pion que personne n’a compte comme n’importe quelle autre couleur (G33).
paragraph-9-3 = Quand le jeu a pris fin, chaque Immuto est ajouté à un ingrédient dont on a au moins une carte dans le même chaudron ; on choisit lequel. Sans carte ingrédient, il n’est ajouté à rien (G31).
paragraph-9-4 = Un Immuto est une carte de plus de son ingrédient, de valeur 0 : une carte seule ne coûte plus rien, deux cartes rapportent leurs valeurs, trois cartes rapportent aussi le bonus. À quatre cartes, il n’ajoute pas de points (G31).
paragraph-9-5 = Deux Immuto d’un même chaudron peuvent être ajoutés à deux ingrédients ou au même. Avec les deux, une carte seule rapporte sa valeur, et deux cartes rapportent leurs valeurs et le bonus (G31).
paragraph-9-6 = Un exemple : avec le pion bleu, on a les yeux de triton 1, 2, 3 et 4 pour 25 points (deux fois 10, et 5), les potirons 1, 3 et 4 pour 8 points, les vignes 3 et 4 pour 0 point, et les mousses 4 pour −8 points. Cela fait 25 points en tout.
paragraph-9-7 = Avec un Immuto, le même chaudron donnerait 30 points s’il est ajouté aux potirons, 32 points avec les vignes, 33 points avec les mousses, et toujours 25 points avec les yeux de triton.
paragraph-9-8 = Les sorts ne rapportent ni ne coûtent de points, épuisés ou non.
paragraph-9-9 = La personne qui a le plus de points gagne. Si plusieurs ont le plus de points, elles partagent la victoire (G38).
paragraph-9-10 = Les personnes qui gagnent ont le premier rang. Les autres suivent dans l’ordre des points, qui peuvent être au-dessous de 0 ; à points égaux, on partage un rang.

chapter-10 = Les recettes
paragraph-10-1 = Avec l’option `recipes`, les recettes sont comptées après les ingrédients. Une recette accomplie rapporte des points à la personne qui l’a ; une recette qui ne l’est pas ne coûte rien.
paragraph-10-2 = Chaque recette A a une couleur qui n’est celle d’aucun pion : A1 orange, A2 violet, A3 brun, A4 noir, A5 blanc.
paragraph-10-3 = Une recette A est accomplie si la personne qui l’a possède plus de cartes de cette couleur dans son chaudron que chacune des autres. Elle rapporte 1 point pour chacune de ces cartes à deux ou à trois, et 2 points pour chacune à quatre (G27).
paragraph-10-4 = Pour une recette A, un Immuto est une carte de la couleur de l’ingrédient auquel il a été ajouté, même là où celui-ci a déjà ses quatre cartes (G31). Il compte pour tout le monde dans la comparaison, et il rapporte des points (G28). Avec l’option `immuto_counts_points_only`, il ne compte pas dans la comparaison et rapporte quand même ses points là où la recette est accomplie.
paragraph-10-5 = Une égalité n’accomplit aucune recette, ni pour avoir plus ni pour avoir moins que les autres (G29).
paragraph-10-6 = Une recette B rapporte 10 points. Ce qui compte, ce sont les cartes présentes dans les chaudrons à la fin, non celles qui ont été perdues ou refusées (Gx1).
paragraph-10-7 = B1 : avoir moins de cartes dans son chaudron que chacune des autres personnes, Immuto compris.
paragraph-10-8 = B2 : avoir moins de cartes de valeur 4 que chacune des autres personnes. Un Immuto n’est jamais un 4 (G32).
paragraph-10-9 = B3 : avoir utilisé moins de cartes sort que chacune des autres personnes. Un Vanesco ou un Perluceo compte comme utilisé quand on le prend (mais voir 8.7), un Accio ou un Declinatio dès sa première utilisation, et chaque carte compte une seule fois (G26).
paragraph-10-10 = B4 : avoir plus de cartes de valeur 1 que chacune des autres personnes. Un Immuto n’est jamais un 1 (G32).
paragraph-10-11 = B5 : avoir mis fin au jeu, comme le dit 8.10 (G10).

chapter-11 = Qui sait quoi
paragraph-11-1 = Sont publics le carré, les pions, la carte du dessus de chaque chaudron et le nombre de ses cartes, le nombre de cartes de la pioche et hors du jeu (Gx5), tous les sorts de chaque personne, avec leurs utilisations, et aussi ceux qui sont épuisés (G39), et la couleur qui a quitté le jeu.
paragraph-11-2 = Personne ne peut regarder les cartes qui sont sous la carte du dessus d’un chaudron, pas même du sien (G39).
paragraph-11-3 = Toute prise et toute perte est vue de tout le monde au moment où elle se produit. Plus tard, rien de ce que l’on montre pendant la partie, ni le récit des coups, ni les conseils, ni les aperçus, ne dit ce qu’il y a dans un chaudron (G39).
paragraph-11-4 = Personne ne connaît les cartes de la pioche qui n’ont jamais été face visible. Quelles cartes un Vanesco a mises au-dessous, et lesquelles ont quitté le jeu depuis le début, cela n’est pas montré non plus (Gx5).
paragraph-11-5 = L’option `cauldrons` dit à quel point cela est strict (G39). Fermés (0) : comme il est dit ici. Notes (1) : de même, et chaque personne peut prendre des notes pour elle seule. Ouverts (2) : tout le monde peut regarder à tout moment tous les chaudrons, et les cartes qu’un Vanesco a mises sous la pioche ou hors du jeu.
paragraph-11-6 = Un Perluceo ne montre le chaudron qu’à la personne à qui il appartient, dans l’ordre, jusqu’à ce qu’elle ait fini de regarder. Qu’elle regarde est public.
paragraph-11-7 = Une recette est le secret de la personne qui l’a et qui peut la regarder à tout moment. Personne ne connaît les recettes qui sont dans la boîte.
paragraph-11-8 = Pendant que les Immuto sont ajoutés aux ingrédients, tous les chaudrons sont ouverts et les recettes restent secrètes. Les personnes à qui ils appartiennent choisissent en même temps, et les choix sont montrés ensemble quand le dernier est fait. Alors seulement, les recettes sont montrées (G30).
paragraph-11-9 = Quand la partie est finie, tout est ouvert.

chapter-12 = Un pas après l’autre
paragraph-12-1 = Quand on arrive à un coin et que l’on a un Declinatio auquel il reste une utilisation, une question est posée : l’utiliser, ou *rester*. Sans Declinatio, il n’y a pas de question ; le tour passe.
paragraph-12-2 = Devant une ligne, la question est de savoir quelle carte prendre et comment, sans sort ou avec Accio ; les deux forment une seule réponse. Elle est toujours posée, même là où une seule carte peut être prise.
paragraph-12-3 = Si la partie a des recettes, on dit dans la même réponse lequel on utilise de deux Accio, ou de deux Declinatio, dont l’un est entamé et l’autre intact. Sinon cela ne change rien, et l’on utilise celui auquel il reste le moins d’utilisations (Gx2, Gx8).
paragraph-12-4 = Après avoir pris un Perluceo, on regarde et l’on répond *terminé*, ou bien on répond ainsi sans regarder. Avec moins de deux cartes dans le chaudron, avec des chaudrons ouverts ou à la fin du jeu, il n’y a rien à apprendre, et rien n’est demandé (Gx8).
paragraph-12-5 = *Garder* ou *refuser*, cela est demandé pour une carte ingrédient ou un Immuto et, si la partie a des recettes, pour un Perluceo aussi ; sans recettes, un Perluceo est gardé sans question (Gx8).
paragraph-12-6 = Pour chaque Immuto, on nomme un ingrédient ; avec deux Immuto, d’abord un ingrédient, puis le même ou l’un des suivants dans l’ordre de 1.3. Ainsi, chaque choix a exactement un chemin. Qui n’a de cartes que d’un ingrédient ou n’a pas de carte ingrédient, ou ne peut nommer qu’un ingrédient pour le second Immuto, ne reçoit pas de question (Gx8).
paragraph-12-7 = Toutes les réponses sur les Immuto sont dues en même temps. À chaque personne est suggéré l’ingrédient avec lequel ses propres ingrédients rapportent le plus de points (G30).
paragraph-12-8 = Ce qui ne peut rien changer n’est pas demandé, et le fait qu’une question soit posée ne dépend que de ce que tout le monde sait (Gx8). Une réponse compte aussitôt ; dans les règles, il n’y a pas de retour en arrière.
