# The rules of The Quacks of Quedlinburg in French. The spaces before : ; ? ! are no-break spaces (U+00A0).

rules-title = Les règles des Charlatans de Belcastel
rules-intro = Pour 2 à 4 personnes. En neuf tours, on tire des jetons de son sac, on remplit son chaudron aussi loin qu’on l’ose, et l’on achète d’autres jetons avec ce que le chaudron rapporte. Trop de cerises explosives, et le chaudron explose. Chaque paragraphe porte un numéro ; le code qui l’applique et les tests qui le prouvent citent ce numéro. Là où les règles imprimées laissent un doute, `rulings.md` (en anglais) dit comment il a été levé ; une telle décision est citée entre parenthèses, par exemple (Q18).

chapter-1 = Le matériel
paragraph-1-1 = Il y a 216 jetons de huit couleurs. Blanc (cerises explosives) : 20 de valeur 1, 8 de valeur 2, 4 de valeur 3. Orange (citrouilles) : 20 de valeur 1. Vert (araignées de jardin) : 15, 10 et 13 des valeurs 1, 2 et 4. Bleu (crânes de corbeau) : 14, 10, 10. Rouge (amanites) : 12, 8, 10. Jaune (mandragores) : 13, 6, 10. Violet (souffle de fantôme) : 15 de valeur 1. Noir (sphinx à tête de mort) : 18 de valeur 1. Les jetons que personne n’a forment la réserve (Q44).
paragraph-1-2 = Option `draft_supply` : les nombres d’une première version des règles, soit 215 jetons : orange 22 ; vert 15, 8, 13 ; bleu 12, 8, 10 ; rouge 12, 8, 10 ; jaune 13, 8, 10 ; violet 17 ; noir 17 ; blanc comme ci-dessus.
paragraph-1-3 = Un chaudron est une spirale de 53 cases, comptées de 0 au milieu jusqu’à 52, et au-delà une cuillère, comptée comme 53. Chaque case montre un nombre de pièces, des points de victoire et, sur certaines, un rubis : de 0 à 14 pièces une fois chacun, de 15 à 33 deux fois chacun, et 35 pièces et 15 points sur la cuillère. Une case se reconnaît à sa place dans la spirale, jamais à son nombre imprimé. La goutte commence sur la case 0.
paragraph-1-4 = La piste de score a 50 cases et se parcourt encore et encore. Des queues de rat pendent entre une case et la suivante après 1, 4, 7 et 10, puis après chaque nombre pair jusqu’à 48 : 23 à chaque passage.
paragraph-1-5 = Le dé bonus a six faces : 1 point deux fois, 2 points, un rubis, un pas de la goutte, un jeton orange 1.
paragraph-1-6 = Chaque jeton de couleur a un livre qui dit son prix et ce qu’il fait. L’orange a une page, le noir une pour deux personnes et une pour trois ou quatre. Le vert, le bleu, le rouge, le jaune et le violet ont quatre pages chacun, numérotées comme séries 1 à 4.
paragraph-1-7 = Les prix, pour les valeurs 1, 2 et 4 là où elles existent. Orange 3, noir 10. Vert : 4, 8, 14 dans la série 1 ; 6, 11, 18 dans la série 2 ; 6, 11, 21 dans la série 3 ; 4, 8, 14 dans la série 4. Bleu : 5, 10, 19, mais 4, 8, 14 dans la série 3. Rouge : 6, 10, 16 dans la série 1 ; 4, 8, 14 dans la série 2 ; 5, 9, 15 dans la série 3 ; 7, 11, 17 dans la série 4. Jaune : 8, 12, 18, mais 9, 13, 19 dans la série 2. Violet : 9, 12, 10 et 11 dans les séries 1 à 4. Les jetons blancs ne sont pas à vendre (Q46).
paragraph-1-8 = Les rubis ne sont pas limités. Option `twenty_rubies` : il n’y en a que 20, et un rubis qui n’est pas là n’est pas gagné (Q45).
paragraph-1-9 = Un jeton que l’on gagne vient aussitôt de la réserve dans le sac. S’il n’y en a plus, il est perdu ; option `ruby_for_sold_out` : un rubis vient à sa place. Ce qui ne rapporterait rien n’est pas proposé (Q47, Q76).

chapter-2 = Mise en place
paragraph-2-1 = Deux, trois ou quatre personnes participent à la partie.
paragraph-2-2 = La personne qui commence est tirée au sort (Q41).
paragraph-2-3 = Les livres forment l’une des quatre séries ; ou bien on choisit une page pour chaque couleur ; ou bien chaque page est tirée au sort, avec la même chance pour chacune des quatre.
paragraph-2-4 = Les 24 cartes de voyance sont battues.
paragraph-2-5 = Chaque sac reçoit de la réserve quatre jetons blancs 1, deux jetons blancs 2, un jeton blanc 3, un jeton orange 1 et un jeton vert 1.
paragraph-2-6 = Chaque personne commence avec un rubis, une fiole pleine, aucun point, et la goutte sur la case 0.

chapter-3 = Les neuf tours
paragraph-3-1 = Une partie a neuf tours.
paragraph-3-2 = Un tour a ces parties, l’une après l’autre : la carte de voyance, les rats, la potion qui mijote, ce que la carte apporte après cela, et l’évaluation : A le dé bonus, B les jetons, C les rubis, D les points de victoire, E les achats, F les rubis à dépenser.
paragraph-3-3 = Les livres orange, noir, vert, bleu et rouge sont sortis dès le début. Le livre jaune sort avant le tour 2, le livre violet avant le tour 3. Les jetons d’un livre qui n’est pas sorti ne peuvent être ni achetés ni pris pour une carte (Q29, Q48).
paragraph-3-4 = Avant le tour 6, et avant sa carte, chaque sac reçoit de la réserve un jeton blanc 1 de plus (Q69).
paragraph-3-5 = Après chaque tour, c’est à la personne suivante dans le sens des aiguilles d’une montre de commencer.
paragraph-3-6 = Ce qui se fait l’un après l’autre part de la personne qui commence et suit le sens des aiguilles d’une montre. Les décisions qui ne peuvent pas se gêner sont demandées en même temps (Q66) : mijoter, points ou pièces, et tous les choix de cartes, de jetons et de rubis à dépenser, à moins qu’une sorte de jetons que l’on pourrait prendre ne soit ni épuisée ni là pour toutes les personnes qui pourraient encore en prendre, dans l’évaluation B trois fois pour toutes. *Jour de marché*, le souffle de fantôme des séries 2 et 4 et les achats suivent l’ordre des places (Q72).

chapter-4 = Les cartes de voyance
paragraph-4-1 = Au début d’un tour, la carte du dessus est retournée. Elle compte pour tout le monde et ne sert plus ensuite.
paragraph-4-2 = Une carte violette est appliquée aussitôt, avant les rats. Une carte bleue compte pendant le tour ou à sa fin.
paragraph-4-3 = Là où des personnes sont comparées, elles le sont toutes telles qu’elles étaient avant la carte.
paragraph-4-4 = Les jetons tirés pour une carte ne font rien et ne font exploser aucun chaudron. Ils retournent dans le sac.
paragraph-4-5 = Les jetons gagnés par une carte sont dans le sac dès ce tour, et les points gagnés changent les queues de rat de ce même tour.
paragraph-4-6 = Option `no_fortune_cards` : la partie se joue sans ces cartes.

chapter-5 = Les cartes violettes
paragraph-5-1 = *À la croisée des chemins* : chaque personne choisit deux pas pour la goutte, ou un jeton violet. Le jeton est proposé une fois son livre sorti.
paragraph-5-2 = *Le bouillon monte* : chaque goutte avance d’un pas.
paragraph-5-3 = *Le tronc des pauvres* : les personnes qui ont le moins de rubis gagnent un rubis chacune.
paragraph-5-4 = *La main la plus légère* : tout le monde tire cinq jetons, ou tous si le sac en a moins. Les personnes dont les valeurs ont le total le plus bas, blancs compris, gagnent un jeton bleu 2 chacune, toutes les autres un rubis chacune (Q49).
paragraph-5-5 = *Un cadeau sur trois* : chaque personne choisit un jeton noir, un jeton de valeur 2 de n’importe quelle couleur sauf blanc, ou trois rubis.
paragraph-5-6 = *Pour un rubis* : chaque personne peut payer un rubis pour un jeton de valeur 1, orange, vert, bleu, rouge ou jaune, une seule fois (Q50).
paragraph-5-7 = *Des queues contre des rubis* : chaque personne peut céder une, deux ou trois des queues de rat de ce tour contre autant de rubis. Les autres queues font toujours avancer le pion rat (Q51).
paragraph-5-8 = *Tout le monde lance le dé* : chaque personne lance une fois le dé bonus.
paragraph-5-9 = *Jour de marché* : chaque personne tire quatre jetons, ou tous s’il y en a moins, et peut échanger l’un d’eux, vert, bleu, rouge ou jaune, contre la valeur suivante de sa couleur : 1 contre 2, 2 contre 4. Le jeton donné va à la réserve, l’autre dans le sac. Qui n’a rien à échanger gagne un jeton vert 1 ; qui renonce ne gagne rien, sauf par l’option `swap_may_pay_green` (Q52).
paragraph-5-10 = *Coup de pouce* : les personnes qui ont le moins de points gagnent un jeton vert 1 chacune.
paragraph-5-11 = *Deux fois plus de rats* : les queues de rat comptent double à ce tour.
paragraph-5-12 = *Coup de balai* : chaque personne choisit quatre points, ou retire pour toujours un jeton blanc 1 de son sac ; il va à la réserve (Q53).
paragraph-5-13 = *L’amitié des rats* : chaque personne choisit un jeton de valeur 4 d’une couleur dont le livre est sorti, ou un point pour chaque queue de rat à laquelle elle a droit quand la carte est retournée. Les queues sont recomptées ensuite, avec les points gagnés (Q54).

chapter-6 = Les cartes bleues
paragraph-6-1 = *Sept tout juste* : quand tout le monde s’est arrêté, avant le dé bonus, les personnes dont les jetons blancs font exactement 7 avancent leur goutte d’un pas. Le nombre reste 7, quelle que soit la limite (Q55).
paragraph-6-2 = *Rubis porte-bonheur* : dans l’évaluation C, un rubis sur la case de score rapporte aussi deux points, explosion ou non (Q56).
paragraph-6-3 = *Double éclat* : dans l’évaluation C, un rubis sur la case de score rapporte un rubis de plus, explosion ou non (Q56).
paragraph-6-4 = *Parois épaisses* : un chaudron supporte 9 au lieu de 7.
paragraph-6-5 = *Le malheur des uns* : quand tout le monde s’est arrêté, pour chaque chaudron qui a explosé, protégé ou non, la personne suivante dans le sens des aiguilles d’une montre prend un jeton de valeur 2 d’une couleur dont le livre est sorti (Q57).
paragraph-6-6 = *Le premier blanc* : le premier jeton blanc placé dans le tour peut retourner aussitôt dans le sac, comme avec une fiole ; la fiole n’est pas utilisée. L’occasion est unique, même quand elle vient d’un crâne de corbeau (Q58).
paragraph-6-7 = *Deux lancers* : qui peut lancer le dé bonus dans l’évaluation A le lance deux fois, et les deux comptent (Q59).
paragraph-6-8 = *Un nouveau départ* : les cinq premiers jetons placés dans le tour ne peuvent pas faire exploser le chaudron ; dès le sixième, la règle ordinaire s’applique. Après le cinquième, quand tout ce qu’il fait est fait, on peut continuer, ou une seule fois recommencer : tout ce qui a été tiré pour cette potion retourne dans le sac, et les rubis, les points et les jetons à côté du chaudron sont comme avant le premier tirage ; une fiole utilisée le reste, sauf par l’option `flask_comes_back`. Après avoir recommencé, rien n’est protégé. Les jetons remis dans le sac comptent toujours comme placés. Un crâne de corbeau en cinquième jeton est d’abord appliqué ; le jeton qu’il fait placer est le sixième (Q18, Q73).
paragraph-6-9 = *La dernière pincée* : quand tout le monde s’est arrêté, qui n’a pas explosé tire jusqu’à cinq jetons et peut placer l’un d’eux comme dernier jeton ; les autres retournent dans le sac. Il avance de sa valeur, ne peut pas faire exploser et ne fait rien : noir, vert ou violet, il ne compte pour rien dans l’évaluation B, pas même pour les personnes voisines, sauf par l’option `pinch_counts` ; blanc, il compte pour faire exactement 7. Il n’y a pas de pincée dans un chaudron plein (Q19).
paragraph-6-10 = *Fête de la citrouille* : chaque jeton orange avance d’une case de plus.
paragraph-6-11 = *Fioles gratuites* : toutes les fioles sont remplies à la fin du tour, avant que l’on dépense des rubis (Q60).

chapter-7 = Les rats
paragraph-7-1 = À partir du tour 2, chaque personne compte les queues de rat entre sa case de la piste de score et celle de la personne en tête. Qui est en tête n’en a aucune. Les passages s’ajoutent : 50 points de plus font 23 queues de plus.
paragraph-7-2 = Le pion rat se trouve autant de cases plus loin que la goutte, au plus sur la case 52.
paragraph-7-3 = Avant le premier tirage, on peut faire reculer le pion rat, une seule fois, et utiliser n’importe quel nombre plus petit de queues (Q8).
paragraph-7-4 = Au tour 1, il n’y a pas de rats. À la fin du tour, les pions rats quittent les chaudrons.

chapter-8 = La potion mijote
paragraph-8-1 = Tout le monde mijote en même temps, et personne n’attend les autres, sauf dans un tirage commun (chapitre 9). Qui mijote tire un jeton, s’arrête, ou utilise la fiole.
paragraph-8-2 = Un jeton tiré avance d’autant de cases que sa valeur à partir du dernier jeton du chaudron, et il reste là ; le premier part du pion rat ou, sans rats, de la goutte. Les cases intermédiaires restent vides.
paragraph-8-3 = Après chaque jeton, on peut s’arrêter. Avant le premier, personne ne le peut, sauf par l’option `may_stop_at_once` (Q2). Avec un sac vide, on s’arrête sans avoir à le dire (Q3).
paragraph-8-4 = La case de score est celle qui suit le dernier jeton ; avec un chaudron vide, celle qui suit le pion rat ou la goutte.
paragraph-8-5 = Un jeton qui arriverait sur la case 52 ou au-delà est placé sur 52, et le chaudron est plein : on s’arrête sans avoir à le dire, et c’est la cuillère qui compte. Une explosion, une mandragore, *Le premier blanc*, un rubis ou des points pour un crâne de corbeau comptent encore ; on ne regarde plus de jetons, et il n’y a plus ni fiole ni amanite venue d’à côté du chaudron (Q4, Q74).
paragraph-8-6 = Quand un jeton blanc est placé et que les jetons blancs du chaudron font plus de 7, le chaudron explose. Le jeton reste, et l’on ne tire plus. Seuls les jetons blancs comptent (Q1).
paragraph-8-7 = Là où une carte et un livre relèvent la limite, c’est la plus haute qui compte ; option `limits_add` : ce que chacun ajoute à 7 s’additionne (Q20).
paragraph-8-8 = Les jetons blancs remis dans le sac ne comptent pas. Un chaudron qui en contient trop pour une autre raison n’explose qu’avec le prochain jeton blanc placé.
paragraph-8-9 = Qui explose participe à tout sauf au dé bonus, et choisit entre points et pièces (17.3). Les cartes et les jetons agissent comme toujours.
paragraph-8-10 = Les jetons bleus, rouges et jaunes agissent quand ils sont tirés, les verts, les violets et les noirs dans l’évaluation. Les blancs et les orange ne font rien.
paragraph-8-11 = Avancer de plus et gagner sans contrepartie, cela se fait sans question. Option `movement_offered` : la question est posée avant qu’un jeton avance de plus que sa valeur (Q7, Q75).
paragraph-8-12 = Si le dernier jeton tiré est blanc, se trouve en dernier dans le chaudron et ne l’a pas fait exploser, qui a une fiole pleine peut l’utiliser : le jeton retourne dans le sac, et le jeton suivant part de celui d’avant. Une amanite tirée depuis et posée à côté du chaudron bloque la fiole (Q5).
paragraph-8-13 = Une fiole utilisée est vide jusqu’à ce qu’elle soit remplie. Après l’avoir utilisée, on peut continuer à tirer ou s’arrêter, même avec un chaudron redevenu vide.
paragraph-8-14 = Ce que le jeton a consommé, un doublement ou une protection, reste consommé ; option `flask_undoes` : cela revient (Q6).

chapter-9 = Le tirage commun
paragraph-9-1 = Au tour 9, tout le monde tire en même temps. Option `stir` : à chaque tour ; ou à aucun, et au tour 9 on mijote à couvert (Q43).
paragraph-9-2 = Toutes les personnes qui mijotent encore choisissent de tirer ou de s’arrêter ; personne ne le voit avant que toutes aient choisi. Un choix est définitif. Avant de choisir, et au vu de tout le monde, on utilise la fiole, on fait reculer le pion rat et l’on remet des amanites dans le sac.
paragraph-9-3 = Quand toutes ont choisi, tous les jetons sont montrés ensemble. Un jeton sort du sac au moment du choix, mais même la personne qui le tient ne le voit que lorsque tous sont montrés (Q78).
paragraph-9-4 = Les questions sur un jeton reçoivent leur réponse avant le tirage suivant. Qui s’est arrêté ne retient personne (Q42).
paragraph-9-5 = *À couvert* : au tour 9, chaque personne mijote pour elle seule, à son rythme, et personne ne voit changer chez les autres les chaudrons, les sacs, les rubis, les points, les fioles ou les jetons à côté du chaudron (Q67).
paragraph-9-6 = Tant que l’on mijote à couvert, les autres voient ce que l’on avait avant, et si l’on mijote encore ; ni ce qui est tiré, ni combien de fois.
paragraph-9-7 = Quand tout le monde s’est arrêté, tout est découvert.

chapter-10 = Les crânes de corbeau
paragraph-10-1 = *Série 1* : quand il est placé, on tire autant de jetons que sa valeur, ou tous s’il y en a moins, et l’on peut placer l’un d’eux comme jeton suivant ; les autres retournent dans le sac. Le jeton placé agit aussitôt, même un autre crâne de corbeau, et un blanc peut faire exploser. Les jetons seulement regardés ne comptent pour rien (Q11).
paragraph-10-2 = *Série 2* : si le chaudron explose avec l’un des prochains jetons tirés, autant que sa valeur, on obtient points et pièces, mais pas le dé bonus. Une protection qui dure encore ne s’ajoute pas : c’est la plus longue qui compte. Cela compte quand même comme une explosion (Q12).
paragraph-10-3 = *Série 3* : sur une case à rubis, il rapporte aussitôt un rubis, quelle que soit sa valeur (Q13).
paragraph-10-4 = *Série 4* : sur une case à rubis, il rapporte autant de points que sa valeur, aussitôt (Q13).

chapter-11 = Les amanites
paragraph-11-1 = *Série 1* : elle avance d’une case de plus avec un ou deux jetons orange dans le chaudron, de deux cases avec trois ou plus (Q14).
paragraph-11-2 = *Série 2* : quand elle est tirée, elle est posée à côté du chaudron, même choisie par un crâne de corbeau. C’est un jeton tiré : elle consomme un doublement ou un pas d’une protection, sauf par l’option `aside_uses_nothing` (Q12, Q17). Après un arrêt ou une explosion, on décide pour chaque amanite à côté du chaudron, même venue de tours précédents : la placer après le dernier jeton, la garder, ou la remettre dans le sac. Elle avance de sa valeur et de rien de plus ; les amanites placées comptent comme derniers jetons et retournent dans le sac avec les autres. On peut aussi en remettre une dans le sac pendant que l’on mijote (Q15, Q77).
paragraph-11-3 = *Série 3* : si le dernier jeton du chaudron est blanc, elle avance en plus de la valeur de ce jeton (Q16).
paragraph-11-4 = *Série 4* : dès qu’un jeton rouge est dans le chaudron, chaque jeton blanc 1 tiré ensuite avance de deux cases au lieu d’une. Pour une explosion, il compte toujours 1.

chapter-12 = Les mandragores
paragraph-12-1 = *Série 1* : si le jeton tiré juste avant elle était blanc et se trouve encore là, on peut le remettre dans le sac. Sa case reste vide, et la mandragore reste où elle est. Après une fiole, ou par un crâne de corbeau, il ne se passe rien (Q21).
paragraph-12-2 = *Série 2* : le prochain jeton tiré avance deux fois plus loin, bonus compris ; option `doubles_value_only` : sans le bonus. Les sommes blanches ne sont jamais doublées. Une mandragore après une mandragore est elle-même doublée, et double le jeton suivant (Q17).
paragraph-12-3 = *Série 3* : avec un ou deux jetons jaunes dans le chaudron, la limite est 8, avec trois ou plus elle est 9 (Q22).
paragraph-12-4 = *Série 4* : le premier jeton jaune du chaudron avance d’une case de plus, le deuxième de deux, le troisième de trois, tous les autres d’aucune (Q23).

chapter-13 = Évaluation A : le dé bonus
paragraph-13-1 = Parmi les personnes qui n’ont pas explosé, celle qui a la case de score la plus haute lance le dé bonus ; si plusieurs ont la même, toutes le lancent. Des cases qui portent le même nombre sont des cases différentes. Si tout le monde a explosé, personne ne lance (Q25).
paragraph-13-2 = On gagne ce que montre le dé. Un pas de la goutte ne déplace pas les jetons qui sont dans le chaudron (Q10).

chapter-14 = Évaluation B : les sphinx à tête de mort
paragraph-14-1 = *À deux* : qui a plus de jetons noirs dans son chaudron que l’autre personne avance sa goutte d’un pas et gagne un rubis. À nombre égal, mais d’au moins un, les deux gouttes avancent d’un pas ; option `moths_tie_at_none` : même sans aucun (Q26).
paragraph-14-2 = *À trois ou à quatre* : qui a plus de jetons noirs que l’une des deux personnes voisines avance sa goutte d’un pas ; qui en a plus que les deux gagne aussi un rubis. Les personnes qui ont explosé participent (Q27).
paragraph-14-3 = Dans l’évaluation B, chaque personne applique ses jetons noirs, puis les verts, puis les violets (Q24).

chapter-15 = Évaluation B : les araignées de jardin
paragraph-15-1 = *Série 1* : pour chaque jeton vert parmi les deux derniers jetons du chaudron, on gagne un rubis. Ce sont les deux derniers qui ont été placés et qui s’y trouvent encore, quelles que soient les cases entre eux (Q28).
paragraph-15-2 = *Série 2* : pour chaque jeton vert parmi les deux derniers, on peut prendre un jeton : un orange pour un jeton de valeur 1 ; un bleu ou un rouge de valeur 1 pour un jeton de valeur 2 ; un jaune ou un violet de valeur 1 pour un jeton de valeur 4. Le dernier jeton passe d’abord. Jaune et violet ne sont proposés qu’une fois leurs livres sortis, sauf par l’option `spiders_reach_ahead` (Q29).
paragraph-15-3 = *Série 3* : si les jetons blancs du chaudron font exactement 7, le dernier jeton peut avancer de la somme de tous les jetons verts du chaudron, entièrement ou pas du tout, au plus jusqu’à la case 52. La case de score avance avec lui. Il n’agit pas là où il arrive, sauf par l’option `slid_skull_acts` (Q30).
paragraph-15-4 = *Série 4* : pour chaque jeton vert parmi les deux derniers, on peut payer un rubis et avancer la goutte d’un pas (Q31).

chapter-16 = Évaluation B : le souffle de fantôme
paragraph-16-1 = *Série 1* : avec un jeton violet dans le chaudron, un point ; avec deux, un point et un rubis ; avec trois ou plus, deux points et un pas de la goutte. On peut prendre un bonus plus bas, ou aucun (Q32).
paragraph-16-2 = *Série 2* : on peut rendre pour toujours des jetons violets du chaudron : un contre un jeton noir, un point et un rubis ; deux contre un jeton vert 1, un jeton bleu 2, trois points et un pas ; trois contre un jeton jaune 4, six points, un rubis et deux pas. Une fois par tour ; on peut en rendre moins qu’il n’y en a. La case de score reste la même (Q33).
paragraph-16-3 = *Série 3* : chaque jeton violet rapporte selon le nombre imprimé de sa case : jusqu’à 9 rien, de 10 à 19 un point, de 20 à 29 deux, à partir de 30 trois. Option `ghosts_count_spaces` : selon la place dans la spirale (Q34).
paragraph-16-4 = *Série 4* : avec un jeton violet dans le chaudron, on peut rendre un jeton de valeur 1 du chaudron pour un de valeur 2 de sa couleur ; avec deux, un de valeur 2 pour un de valeur 4 ; avec trois ou plus, un de valeur 1 pour un de valeur 4 ; ou profiter d’un échange plus bas. Vert, bleu, rouge et jaune seulement ; le nouveau jeton va dans le sac, l’ancien à la réserve, et la case de score reste la même (Q35).

chapter-17 = Évaluations C, D et E : rubis, points, achats
paragraph-17-1 = C : quand la case de score montre un rubis, on gagne un rubis, explosion ou non. La cuillère n’en montre pas (Q36).
paragraph-17-2 = D : chaque personne gagne les points de sa case de score.
paragraph-17-3 = Quand son chaudron a explosé, on choisit après C : points ou pièces. Une explosion protégée paie les deux (Q38).
paragraph-17-4 = E : chaque personne a autant de pièces que sa case de score en montre.
paragraph-17-5 = On peut acheter un ou deux jetons de couleurs différentes dont les livres sont sortis et qui ne sont pas épuisés. Les pièces qui restent sont perdues (Q37).
paragraph-17-6 = Les achats suivent l’ordre des places. Option `shop_together` : tout le monde achète en même temps, tant que chaque sorte est épuisée ou là pour tout le monde.
paragraph-17-7 = Les jetons achetés vont dans le sac ; à la fin du tour, tous les jetons du chaudron aussi.

chapter-18 = Évaluation F : dépenser des rubis
paragraph-18-1 = Pour deux rubis, la goutte avance d’un pas, aussi souvent que l’on veut.
paragraph-18-2 = Pour deux rubis, une fiole vide est remplie.
paragraph-18-3 = La goutte ne va pas plus loin que la case 52 (Q9).

chapter-19 = Les éprouvettes
paragraph-19-1 = Option `test_tubes` : l’autre côté des chaudrons. Une deuxième goutte se trouve sur le premier de 13 verres.
paragraph-19-2 = Chaque fois qu’une goutte avance d’un pas, on choisit laquelle : celle du chaudron, ou celle des éprouvettes, qui avance d’un verre. Deux pas sont deux choix (Q61).
paragraph-19-3 = Un verre paie aussitôt quand la goutte l’atteint. À partir du deuxième verre : un rubis, 1 point, un jeton bleu 1, 2 points, un jeton noir, 2 points, un jeton rouge 2, 3 points, un jeton violet, 3 points, un jeton jaune 4, 4 points (Q64).
paragraph-19-4 = Sur le dernier verre, la goutte est arrivée au bout ; ensuite, seule l’autre avance (Q62).
paragraph-19-5 = Le pas du dé bonus peut y aller, lui aussi ; option `die_spares_tubes` : il ne le peut pas (Q63).
paragraph-19-6 = Au tour 9, les rubis peuvent encore acheter des pas des éprouvettes ; option `no_last_glass` : ils ne le peuvent pas (Q65).
paragraph-19-7 = Tout le reste, explosions comprises, est comme sur le côté ordinaire.

chapter-20 = Le dernier tour et la fin
paragraph-20-1 = Au tour 9, rien n’est acheté. Chaque groupe de cinq pièces fait un point et, à la fin, chaque paire de rubis qui n’a pas été dépensée pour les éprouvettes, sans question (Q39, Q68).
paragraph-20-2 = Au tour 9, on ne peut payer ni des pas de la goutte dans le chaudron ni la fiole.
paragraph-20-3 = La personne qui a le plus de points gagne.
paragraph-20-4 = À points égaux, c’est la personne dont le chaudron a atteint la case la plus haute au dernier tour, explosion ou non ; si c’est encore la même, on partage le rang (Q40).
paragraph-20-5 = La feuille de score montre les points tour par tour.
paragraph-20-6 = Une partie qui a une limite de tours est abandonnée après ce tour, et personne ne gagne.

chapter-21 = Qui sait quoi
paragraph-21-1 = Tout est ouvert : les chaudrons, les jetons à côté d’eux, les rubis, les points, les achats. Ce qu’un sac contient, n’importe qui pourrait le déduire ; personne ne sait ce qui sera tiré ensuite, car cela n’est pas décidé avant.
paragraph-21-2 = Sont cachés les choix, jusqu’à ce que tous soient montrés, et ce qui mijote à couvert, jusqu’à ce que tout le monde se soit arrêté (Q79).
paragraph-21-3 = Option `aids` : la table montre à chaque personne ce qui reste dans son propre sac, le risque que le prochain jeton fasse exploser le chaudron, les deux, ou rien (Q70).

chapter-22 = Les choix pas à pas
paragraph-22-1 = Une question n’est posée que là où il y a plus d’une réponse, sauf tirer ou s’arrêter (Q71).
paragraph-22-2 = Aux achats, on nomme d’abord le jeton du numéro le plus haut : noir, violet, jaune, rouge, bleu, vert, orange, et la valeur la plus haute d’abord.
paragraph-22-3 = Parmi les amanites à côté d’un chaudron, on nomme d’abord celles que l’on place, la valeur la plus haute d’abord, puis celles que l’on remet dans le sac, la valeur la plus haute d’abord ; le reste est gardé.
paragraph-22-4 = Parmi ce que les rubis achètent, on nomme d’abord les pas des éprouvettes, puis la fiole, puis les pas de la goutte.
