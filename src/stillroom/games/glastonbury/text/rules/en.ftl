# The rules of Glastonbury in English.
#
# Each paragraph is one message on one line, numbered as the code and the tests cite it. The pages
# docs/games/glastonbury/rules*.md are written from these catalogues by python -m tools.write_docs.

rules-title = The rules of Glastonbury
rules-intro = For 2 to 4 players. Pawns walk around a square of cards. Players take one card after another into their cauldrons, and the number on the top card of a cauldron is how far its pawn walks next. What lies beneath must be remembered: in the end three or four cards of one ingredient bring points, and a card that stays alone costs some. Every paragraph has a number; the code that carries it out and the tests that prove it name that number. Where the printed rules leave a doubt, `rulings.md` says how it was settled; a ruling is named in brackets, such as (G3). An option that is 0 leaves the game as printed.

chapter-1 = The cards
paragraph-1-1 = There are 72 ingredient cards: 18 kinds of ingredient, each with the values 1, 2, 3 and 4, one card of each value.
paragraph-1-2 = Eight kinds have the colour of a pawn, two kinds to a colour: cat whiskers and wax dolls are yellow, frog slime and vines green, dragon's blood and toadstools red, newt's eyes and mosses blue.
paragraph-1-3 = The other ten kinds have five other colours, again two kinds to a colour: pumpkins and snake powder are orange, dried herbs and beetles purple, roots and mould brown, bat wings and raven feathers black, spider webs and rat tails white. Where kinds need an order, it is that of 1.2 and then of this paragraph.
paragraph-1-4 = Two cards are Immuto. They have the value 0 and no colour, and they go into a cauldron as ingredient cards do.
paragraph-1-5 = Ten cards are spells: two Accio, two Declinatio, two Perluceo and four Vanesco.
paragraph-1-6 = Each player has a cauldron card in the colour of the own pawn. It shows a 2 and is the bottom of the cauldron: it is no ingredient card, does not count among the cards of the cauldron and never leaves it (G18).
paragraph-1-7 = There are ten recipes, A1 to A5 and B1 to B5. It is these that the basic game does without, not the ingredient cards (G40); the option `recipes` brings them in.

chapter-2 = The square and the ring
paragraph-2-1 = The cards lie in a square of 6×6 cells, with rows 0 to 5 from north to south and columns 0 to 5 from west to east. Corner cards fill the four corners and stay there; each of the other 32 cells holds a card, face up, or is a gap.
paragraph-2-2 = Rows 1 to 4 and columns 1 to 4 are the eight lines. A line is the whole of its six cells, from one side of the square to the other (G1).
paragraph-2-3 = The outer rows and columns, 0 and 5, are no lines. When the four cards between two corners are gone, that has no meaning of its own (G2).
paragraph-2-4 = The 16 inner cells lie on two lines each, a row and a column. The 16 cells at the border lie on one line each. So every card lies on a line.
paragraph-2-5 = Around the square runs a ring of 20 stops, numbered from 0 to 19 clockwise, beginning at the north-west corner. Stops 0, 5, 10 and 15 are beside the corners.
paragraph-2-6 = Every other stop is beside the end of a line: stops 1, 2, 3, 4 beside columns 1, 2, 3, 4; stops 6, 7, 8, 9 beside rows 1, 2, 3, 4; stops 11, 12, 13, 14 beside columns 4, 3, 2, 1; stops 16, 17, 18, 19 beside rows 4, 3, 2, 1. So each line has a stop at either end.
paragraph-2-7 = Pawns walk the ring clockwise. Every stop is one step, also a corner and a stop where another pawn stands; any number of pawns may share a stop.

chapter-3 = Setting up
paragraph-3-1 = Two, three or four players take part. In the order of the seats their pawns are yellow, green, red and blue.
paragraph-3-2 = Each pawn starts at a corner of its own (G34). In the order of the seats these are stops 0, 5, 10 and 15 with four players and 0, 5 and 10 with three; two players start at opposite corners, 0 and 10 (Gx4).
paragraph-3-3 = With two players the 8 ingredient cards of one unused pawn colour leave the game: red or blue, as the lot decides. The other unused colour stays. With three or four players no card leaves (G36).
paragraph-3-4 = The ingredient cards, the Immuto and the spells are shuffled together (G40). Of these cards 32 are laid out in the square, face up. The rest is the draw pile: 52 cards, with two players 44.
paragraph-3-5 = Each player puts down the cauldron card. No cauldron has a card yet, and nobody has a spell.
paragraph-3-6 = With the option `recipes` (1) each player is dealt one recipe A and one recipe B, unseen by the others. Recipes that are left over go back into the box unseen. Without the option (0) nobody has a recipe.
paragraph-3-7 = The start player is drawn by lot (G37). Turns go clockwise.

chapter-4 = Walking
paragraph-4-1 = A turn has three parts, in this order and none of them by choice: the pawn walks, the player takes a card, the gap is refilled.
paragraph-4-2 = The pawn walks exactly as many stops as the value of the top card in its player's cauldron.
paragraph-4-3 = A cauldron without cards shows the 2 of its cauldron card, and the pawn walks 2 stops: in the first turn (G35), and again whenever a cauldron has lost its last card (G18, G22).
paragraph-4-4 = An Immuto on top shows a 0. A pawn beside a line then stays where it is, and its player takes another card from that line. If that card is a spell, the Immuto is still on top, and the pawn stays once more (G23).
paragraph-4-5 = Beside a corner an Immuto can come to the top when another player's Vanesco takes away the card above it. The pawn then walks by the card under the Immuto; a second Immuto there is passed over too, and if no other card is left, the 2 of the cauldron card counts. The cards that are looked at are shown to everybody when the pawn walks, and stay where they are (G24).
paragraph-4-6 = From corner to corner it is 5 steps, and a pawn beside a corner walks 1 to 4. So a walk from a corner always ends beside a line, and no pawn ends two walks in a row beside a corner.

chapter-5 = Taking a card
paragraph-5-1 = A player whose pawn is beside a line must take one card of that line. Any of its cards will do, near or far (G1).
paragraph-5-2 = A player whose pawn is beside a corner takes no card. The turn ends and nothing is refilled, unless a Declinatio sends the pawn on (6.5).
paragraph-5-3 = An ingredient card or an Immuto that is taken goes face up onto the cauldron and is now its top card. The cards beneath keep their order.
paragraph-5-4 = An Accio or a Declinatio that is taken goes in front of its player, an Accio with 2 uses and a Declinatio with 3. Taking is not using; it can be used from the next turn on (G14).
paragraph-5-5 = A Vanesco or a Perluceo that is taken is carried out at once (6.9, 6.13). Then it is spent and lies face down beside the cauldron.
paragraph-5-6 = A spell never goes into a cauldron. The top card, and with it the next walk, stays the same.
paragraph-5-7 = Where a line has no other cards than Vanesco and Perluceo, and no Declinatio has been used in this turn, one of them must be taken, or another card by Accio (G12).

chapter-6 = Spells
paragraph-6-1 = A player uses at most one spell in a turn: Accio once, or Declinatio once, or a Vanesco, or a Perluceo, and never two of these together (G13).
paragraph-6-2 = *Accio*: a player whose pawn is beside a line may, after the walk, use an Accio and take any card of the square. A card of the line beside the pawn may be taken with it too (Gx3).
paragraph-6-3 = With Accio no Vanesco and no Perluceo can be taken, but an Accio or a Declinatio can (G11). If there is no card that Accio could take, it cannot be used.
paragraph-6-4 = Beside a corner Accio cannot be used, whatever other spells the player has (G16). Beside a line it can be used with an Immuto on top too, for staying is a walk of 0 (G15).
paragraph-6-5 = *Declinatio*: a player whose pawn has just come to a corner may use a Declinatio. The pawn walks on at once, again by the top card, and the player takes a card from the line it reaches. Without it the turn ends at the corner (G17).
paragraph-6-6 = In a turn with Declinatio no Vanesco and no Perluceo may be taken. If the line has other cards, one of these must be taken; an Accio or a Declinatio may be (G11).
paragraph-6-7 = Each use leaves the Accio or Declinatio card with one use fewer. Without uses it is spent and lies face down beside the cauldron.
paragraph-6-8 = A player with two Accio cards, or two Declinatio cards, chooses which of the two is used; one that is begun is offered before one that is unused (Gx2).
paragraph-6-9 = *Vanesco*: all other players must give up the top card of their cauldrons, an Immuto as well as an ingredient card (G19), and also the only card of a cauldron. A cauldron without cards loses nothing (G18).
paragraph-6-10 = The cards given up go under the draw pile, face down and one beneath the other, beginning with the next player clockwise. So the last one lies lowest (G20).
paragraph-6-11 = If the draw pile is used up when the Vanesco is carried out, all cards given up leave the game. None of them is used to refill the gap (G21).
paragraph-6-12 = Where a cauldron has given up a card, the one beneath is now the top card and sets the next walk (G22).
paragraph-6-13 = *Perluceo*: the player may look through all cards of the own cauldron once. Their order stays as it is (G25).
paragraph-6-14 = Looking may be declined. The Perluceo is spent and counts as used all the same (Gx6).

chapter-7 = Refilling
paragraph-7-1 = After a card is taken, the top card of the draw pile is laid face up into the gap. A spell that was taken is carried out first, and what it asks of its player is answered before the new card is seen (G21, Gx7). Then it is the next player's turn, clockwise.
paragraph-7-2 = The cards that a Vanesco has put under the draw pile come up after all others, in the order in which they were put there (G20).
paragraph-7-3 = When the draw pile is used up, gaps stay. Before that every gap is refilled in its turn, and every line has six cards at the end of a turn (G8).

chapter-8 = The end
paragraph-8-1 = Play ends as soon as the last card of a line is taken. That may be any of the eight lines, the one beside the pawn or one that crosses it (G3). It is judged after taking and before refilling, and happens only with the draw pile used up (G8).
paragraph-8-2 = The last card of a line may also be taken by Accio from afar; that ends play just the same (G4).
paragraph-8-3 = If a card is the last one of its row and of its column, that is a single end (G5).
paragraph-8-4 = Since the first empty line ends play, no pawn ever has to take from an empty line (G9).
paragraph-8-5 = If the last card is an ingredient card or an Immuto, its player chooses: *keep* it on top of the cauldron, or *refuse* it, and it leaves the game. Play ends either way (G6).
paragraph-8-6 = If the last card is a Vanesco, it is always carried out and cannot be refused. The draw pile is used up, so the cards given up leave the game. The Vanesco is spent and counts as used (G7).
paragraph-8-7 = If the last card is a Perluceo, it shows nothing any more. Kept, it is spent and counts as used (G26); refused, it leaves the game and does not count (G7).
paragraph-8-8 = If the last card is an Accio or a Declinatio, it goes in front of its player unused and has no effect (G7).
paragraph-8-9 = If a Declinatio leads to a line that has no other cards than Vanesco and Perluceo, play ends at once, however large the draw pile is. No card is taken, and those cards stay where they are (G10).
paragraph-8-10 = Play was ended by the player who took the last card, kept or refused (G4, G6), or who used that Declinatio (G10).
paragraph-8-11 = With the option `turn_limit` a match that has seen so many turns without an end is abandoned: nobody wins and nobody takes a place. An end in the last of these turns still counts. Points are then counted by 9.1 and 9.2 alone, without Immuto and recipes. At a table the option is off (0).
paragraph-8-12 = Every match ends by itself: no more than 96 cards can be taken, and nobody passes two turns in a row at corners (4.6). So it has fewer than 200 turns.

chapter-9 = Scoring
paragraph-9-1 = The ingredient cards of each cauldron are counted kind by kind. A single card of a kind costs its value. Two cards bring nothing. Three cards bring the sum of their values. Four cards bring the sum of their values and a bonus of 5 points.
paragraph-9-2 = In the colour of the own pawn values count double, what they cost as well as what they bring; the bonus of 5 is not doubled. A pawn colour that nobody has counts like any other colour (G33).
paragraph-9-3 = When play has ended, each Immuto is added to a kind of which its owner has at least one ingredient card in the cauldron, as the owner chooses. Without ingredient cards it is added to nothing (G31).
paragraph-9-4 = An Immuto is one more card of its kind, with the value 0: a single card costs nothing any more, two cards bring their values, three cards bring the bonus too. To four cards it adds no points (G31).
paragraph-9-5 = Two Immuto of one owner may be added to two kinds or to the same one. With both a single card brings its value, and two cards bring their values and the bonus (G31).
paragraph-9-6 = An example: the blue player has newt's eyes 1, 2, 3 and 4 for 25 points (twice 10, and 5), pumpkins 1, 3 and 4 for 8 points, vines 3 and 4 for 0 points, and mosses 4 for −8 points. These are 25 points in all.
paragraph-9-7 = With an Immuto the same player would have 30 points if it is added to the pumpkins, 32 points with the vines, 33 points with the mosses, and still 25 points with the newt's eyes.
paragraph-9-8 = Spells bring and cost no points, spent or not.
paragraph-9-9 = Whoever has most points wins. Several with most points share the victory (G38).
paragraph-9-10 = The winners take the first place. The others follow by points, which may be below 0; equal points share a place.

chapter-10 = Recipes
paragraph-10-1 = With the option `recipes` the recipes are counted after the ingredients. A recipe that is fulfilled brings points to its holder; one that is not costs nothing.
paragraph-10-2 = Each recipe A has a colour that is no pawn's: A1 orange, A2 purple, A3 brown, A4 black, A5 white.
paragraph-10-3 = A recipe A is fulfilled if its holder has more cards of that colour in the cauldron than every other player. It brings 1 point for each of these cards with two or three players, and 2 points for each with four (G27).
paragraph-10-4 = For a recipe A an Immuto is a card of the colour to whose kind it was added, even where that kind has all four cards (G31). It counts for everybody in the comparison, and it brings points (G28). With the option `immuto_counts_points_only` it is left out of the comparison and still brings its points where the recipe is fulfilled.
paragraph-10-5 = A tie fulfils no recipe, neither for having more nor for having fewer than the others (G29).
paragraph-10-6 = A recipe B brings 10 points. What counts are the cards in the cauldrons at the end, not those that were lost or refused (Gx1).
paragraph-10-7 = B1: the holder has fewer cards in the cauldron than every other player, Immuto included.
paragraph-10-8 = B2: the holder has fewer cards of value 4 than every other player. An Immuto is never a 4 (G32).
paragraph-10-9 = B3: the holder has used fewer spell cards than every other player. A Vanesco or a Perluceo counts as used when it is taken (but see 8.7), an Accio or a Declinatio from its first use on, and each card counts once (G26).
paragraph-10-10 = B4: the holder has more cards of value 1 than every other player. An Immuto is never a 1 (G32).
paragraph-10-11 = B5: the holder has ended play, as 8.10 says (G10).

chapter-11 = Who knows what
paragraph-11-1 = Public are the square, the pawns, the top card of each cauldron and the number of its cards, the numbers of cards in the draw pile and out of the game (Gx5), all spells that players have, with their uses and the spent ones too (G39), and the colour that has left the game.
paragraph-11-2 = Nobody may look at the cards under the top card of a cauldron, not even its owner (G39).
paragraph-11-3 = Every take and every loss is seen by all when it happens. Later, nothing that a player is shown while the match lasts, neither moves that are told again nor hints nor previews, says what lies in a cauldron (G39).
paragraph-11-4 = Nobody knows the cards of the draw pile that have never lain face up. Which cards a Vanesco has put beneath them, and which have left the game since it began, is not shown either (Gx5).
paragraph-11-5 = The option `cauldrons` says how strict that is (G39). Closed (0): as told here. Notes (1): the same, and each player may keep private notes. Open (2): everybody may look at any time through all cauldrons, and at the cards that a Vanesco has put under the draw pile or out of the game.
paragraph-11-6 = A Perluceo shows the cauldron to its owner alone, in order, until the owner is done with looking. That the owner looks is public.
paragraph-11-7 = A recipe is private to its holder, who may look at it at any time. Nobody knows the recipes in the box.
paragraph-11-8 = While Immuto are added to kinds all cauldrons lie open and recipes stay private. The owners choose at the same time, and their choices are shown together when the last one is made. Only then are the recipes shown (G30).
paragraph-11-9 = When the match is over, everything is open.

chapter-12 = One step after another
paragraph-12-1 = A player who comes to a corner and has a Declinatio with a use left is asked: use it, or *stay*. Without one there is no question; the turn passes.
paragraph-12-2 = Beside a line a player is asked which card to take and how, without a spell or with Accio; both are one answer. It is always asked, even where a single card can be taken.
paragraph-12-3 = With recipes in the match, a player with one begun and one unused Accio, or Declinatio, says in the same answer which one is used. Otherwise it makes no difference, and the one with fewer uses left is used (Gx2, Gx8).
paragraph-12-4 = A player who has taken a Perluceo looks and answers *done*, or does so without looking. With fewer than two cards in the cauldron, with open cauldrons or at the end of play there is nothing to find out, and nothing is asked (Gx8).
paragraph-12-5 = *Keep* or *refuse* is asked for an ingredient card or an Immuto, and with recipes in the match for a Perluceo too; without recipes a Perluceo is kept unasked (Gx8).
paragraph-12-6 = Each owner of an Immuto names a kind for it, and with two Immuto first one kind, then the same or a later one in the order of 1.3. So every choice has exactly one way. Who has cards of one kind only or no ingredient cards, or can name only one kind for the second Immuto, is not asked (Gx8).
paragraph-12-7 = All owners of an Immuto owe their answers at the same time. The kind that brings the own ingredients most points is suggested to each (G30).
paragraph-12-8 = What cannot change anything is not asked, and whether something is asked depends only on what everybody knows (Gx8). An answer counts at once; there is no going back within the rules.
