# The rules of Kupferkessel Co. in English.
#
# Each paragraph is one message on one line, numbered as the code and the tests cite it. The pages
# docs/games/kupferkessel/rules*.md are written from these catalogues by python -m tools.write_docs.

rules-title = The rules of Kupferkessel Co.
rules-intro = For 2 players, or 3 with the printed variant. Pawns walk outside a square of ingredient cards. A player takes a card from the line at which the pawn stops, and the value of that card is the length of the next walk. Cards pile up in cauldrons of which only the top card stays in sight; at the end single cards cost points and sets bring them. Every paragraph has a number; the code that carries it out and the tests that prove it name that number. Where the printed rules leave a doubt, `rulings.md` says how it was settled; a ruling is named in brackets, such as (Kn). An option at 0 leaves the game as it is printed.

chapter-1 = The cards
paragraph-1-1 = There are 56 ingredient cards: 14 ingredients, each with the values 1, 2, 3 and 4. Every card is there exactly once.
paragraph-1-2 = The ingredients have 7 colours, two ingredients each: white cat hair and newt's eye, black bat wings and raven feathers, grey roots and spider webs, blue mosses and dragon's blood, brown mould and snake powder, green pumpkin and frog slime, lilac vines and wax dolls (Kx1).
paragraph-1-3 = Five ingredients are plants: roots, mosses, mould, pumpkin and vines.
paragraph-1-4 = Ten of the cards with the value 2 carry a symbol. *Wand and hat*: roots, dragon's blood, mould, frog slime and vines. *Exploding cauldron*: spider webs, mosses, snake powder, pumpkin and wax dolls. No other card carries one (Kx2).
paragraph-1-5 = With the option `all_twos_have_symbols` the white and black cards with the value 2 carry a symbol too: cat hair and raven feathers the wand and hat, newt's eye and bat wings the exploding cauldron (Kx2).
paragraph-1-6 = Four corner cards belong to the square. They are no ingredients and are never taken.
paragraph-1-7 = There are 13 recipes, each with a task for the end of the match and a bonus: five with 15 points, two with 5 and six with 10 (Kx3). They take part only with the option `recipes`; 9.9 to 9.16 tell their tasks.

chapter-2 = The square and the ring
paragraph-2-1 = The square has six rows and six columns, counted from 0 to 5, from the top and from the left. The corner cards lie in its four corner cells, ingredient cards face up in the other 32 (Ka).
paragraph-2-2 = The pawns walk outside the square on a ring of 20 stops, numbered clockwise from 0 to 19. Stops 0, 5, 10 and 15 are the corners: top left, top right, bottom right and bottom left (Ka).
paragraph-2-3 = A line is the six cells of one of the rows 1 to 4 or of one of the columns 1 to 4. There are eight lines. Rows 0 and 5 and columns 0 and 5, which end in corner cards, are no lines (Ka).
paragraph-2-4 = Each stop between the corners faces one line: stops 1 to 4 the columns 1 to 4, stops 6 to 9 the rows 1 to 4, stops 11 to 14 the columns 4 to 1, stops 16 to 19 the rows 4 to 1. So two stops face each line, one at each end (Ka).
paragraph-2-5 = The 16 inner cells lie on two lines each, a row and a column; the 16 cells at the border between the corners lie on one. So every card can be reached (Ka).

chapter-3 = Setting up
paragraph-3-1 = Two or three players take part (Kw).
paragraph-3-2 = The first seat has the white pawn, the second the black one and the third the third pawn (Kh). The option `third_colour` gives the colour of the third pawn: 0 lilac, 1 brown, 2 green, 3 grey (Ki).
paragraph-3-3 = The white pawn starts at stop 0, the black one opposite at stop 10, the third at stop 5 (Ke, Kx4).
paragraph-3-4 = The ingredient cards are shuffled, and 32 of them are turned up into the square. The other 24, face down, are the draw pile, called the pile.
paragraph-3-5 = In the order of the seats, white first, each player turns up cards of the pile until one is neither white nor black (Kf, Kx4). This start card stays face up in front of the player; it begins the cauldron. The cards refused before it go face down under the pile, each beneath all that lies there. The pile always suffices: at least 8 of its cards will do.
paragraph-3-6 = The symbol on a start card does nothing (Kf), but it counts for the recipes that count symbols (Kx5).
paragraph-3-7 = With the option `bar_third_colour` and three players, a start card must not have the colour of the third pawn either, whoever draws it (Kg). Should the pile have fewer than three cards that will do, all cards are shuffled and laid out anew (Kx6).
paragraph-3-8 = With the option `recipes` the recipes are shuffled and dealt face down: with two players 2 to each, out of all 13; with three players 1 to each, out of the five of 9.12 to 9.16. The others are put away unseen (Kx7).
paragraph-3-9 = White begins. Turns go clockwise: white, black, and then the third pawn where there is one (Kh).

chapter-4 = Walking
paragraph-4-1 = A turn begins with a walk. The pawn must go clockwise, from stop to stop in rising order, and from 19 on to 0 (Kb). A walk has only one way, so nobody is asked.
paragraph-4-2 = The walk has as many steps as the value of the top card of the player's cauldron. In the first turn that is the start card (Kf2).
paragraph-4-3 = Each stop is one step, a corner like any other.
paragraph-4-4 = A stop where another pawn stands is jumped and not counted: beside a line or at a corner, on the way or where the walk would end, and also two such stops in a row (Kc). So two pawns never share a stop.
paragraph-4-5 = A 4 leads from a corner to the next corner if exactly one pawn is jumped on the way, and does so again whenever that comes about (Kd).

chapter-5 = Taking a card
paragraph-5-1 = A player whose pawn ends its walk beside a line must take one card of this line: a free choice among all its cards, near or far (Ka).
paragraph-5-2 = The card goes face up onto the player's cauldron. It is the top card now, and the one before it is out of sight.
paragraph-5-3 = A player whose pawn ends its walk at a corner takes nothing, and the turn is over.
paragraph-5-4 = A pawn never stands beside an empty line, for the match is over as soon as a line is empty.

chapter-6 = Symbols
paragraph-6-1 = A player who takes a card with a symbol chooses whether to use it. A symbol that is not used is lost (Kj).
paragraph-6-2 = The choice is made at once, and an explosion takes place, before the gap is refilled and the new card is seen (Ko, Kx8).
paragraph-6-3 = *Exploding cauldron*: the top card of every other cauldron goes face down under the pile (Kk).
paragraph-6-4 = A cauldron with only one card loses nothing (Kk).
paragraph-6-5 = With three players the symbol is used against both others or not at all (Kx9). The cards go under the pile in the order of the seats, beginning with the seat after the player's own, so the later one lies lower (Kl).
paragraph-6-6 = If the pile is used up when a cauldron explodes, the cards go out of the game instead (Kk).
paragraph-6-7 = The card that comes to light in an exploded cauldron is its top card again: everybody sees it, and its value is the length of the next walk. Its own symbol does nothing (Kx10).
paragraph-6-8 = *Wand and hat*: the pawn walks a second time in this turn, by the value of the card just taken, and the player takes a card again; at a corner there is nothing to take (Km).
paragraph-6-9 = The wand and hat works once in a turn: on the second card of a turn it does nothing (Km).
paragraph-6-10 = An exploding cauldron on the second card of a turn works as on any other (Km).
paragraph-6-11 = The third player uses symbols like everybody else. With the option `third_symbols_rest` and three players, the symbols on cards in the colour of the third pawn do nothing, whoever takes them; they still count for recipes (Kt).

chapter-7 = Refilling
paragraph-7-1 = When the symbol is dealt with, the next card of the pile is turned up into the gap from which the card was taken.
paragraph-7-2 = When a wand and hat is used, the gap is refilled before the second walk, so the new card may be the next one taken. All this is one turn (Kn).
paragraph-7-3 = With the option `refill_at_the_end` a turn with a second walk has all its gaps refilled at its end, also when it ends at a corner (Kn). The first gap comes first (Kx11).
paragraph-7-4 = Cards that were put under the pile come up when all others are used up, in the order in which they were put there (Kx12).
paragraph-7-5 = When the pile is used up, gaps stay empty. A pile that is used up never grows again.
paragraph-7-6 = Then it is the next player's turn.

chapter-8 = The end
paragraph-8-1 = The match ends as soon as a card is taken that was the last of a line, be it a row or a column, the line of the pawn's stop or the line that crosses it at this card. A card that was the last of both lines ends it just the same (Kp).
paragraph-8-2 = This happens only when the pile is used up: as long as it has cards, no line lacks more than two of its six.
paragraph-8-3 = Rows 0 and 5 and columns 0 and 5 are no lines; nothing happens when their four cells between the corners are empty (Kx13).
paragraph-8-4 = The player who takes this last card chooses: a card that is kept goes onto the cauldron, a card that is refused goes out of the game. The match ends either way (Kp).
paragraph-8-5 = The symbol on the last card does nothing, kept or refused: no explosion and no second walk (Kp).
paragraph-8-6 = With the option `turn_limit` a match that has seen so many turns without coming to its end is abandoned: nobody wins and nobody takes a place (Kx14). An end in the last of these turns still counts. At a table the option is off (0).

chapter-9 = Scoring
paragraph-9-1 = The cards count that lie in a cauldron at the end. What was lost on the way and a last card that was refused count for nothing, in recipes too (Kq, Kx15).
paragraph-9-2 = An ingredient of which a player has one card costs the value of that card.
paragraph-9-3 = An ingredient of which a player has two cards brings 0 points.
paragraph-9-4 = An ingredient of which a player has three cards brings the sum of their values.
paragraph-9-5 = An ingredient of which a player has all four cards brings the sum of their values and 5 points more.
paragraph-9-6 = In the colour of the player's own pawn values are doubled, those that cost as well as those that bring points; the 5 points for four cards are not doubled (Ks). For nobody else is this colour doubled.
paragraph-9-7 = A player with more cards of the value 1 than each of the others gets 5 points. If there is no such player, nobody gets them (Kr).
paragraph-9-8 = Each recipe whose task is met adds its bonus, once and never doubled. A task that is not met costs nothing.
paragraph-9-9 = *Two ingredients*, once each for grey, blue, brown, green and lilac: at least three cards of each of the two ingredients of that colour. 15 points.
paragraph-9-10 = *One ingredient*, once each for white and black: at least three cards of one ingredient of that colour. 5 points.
paragraph-9-11 = *Three plants*: at least three cards each of at least three plants. 10 points.
paragraph-9-12 = *Last card*: having taken the card that ended the match, kept or refused. 10 points.
paragraph-9-13 = *Fewest exploding cauldrons*: fewer cards with this symbol than each of the others (Kx16). 10 points.
paragraph-9-14 = *Fewest wands and hats*: fewer cards with this symbol than each of the others (Kx16). 10 points.
paragraph-9-15 = *Fewest cards*: fewer cards in the cauldron than each of the others, whatever their values (Kx16). 10 points.
paragraph-9-16 = *Fewest fours*: fewer cards of the value 4 than each of the others (Kx16). 10 points.
paragraph-9-17 = For 9.13 and 9.14 a card counts by the symbol that it carries, used or not, and whether or not it could be used (Kx5).
paragraph-9-18 = With the option `childrens_scoring` this takes the place of 9.2 to 9.16: an ingredient with four cards brings 2 points, one with three cards 1, one with two cards 0, and a single card costs 1 (Kv). Points may fall below 0. No recipes are dealt, whatever the option `recipes` says (Kx17).
paragraph-9-19 = The player with the most points wins; players with equally many share the victory (Ku). The others follow by points; equal points share a place (Kx18).

chapter-10 = Who knows what
paragraph-10-1 = Public are the square and its gaps, the pawns, the top card of each cauldron, the number of cards in each cauldron, in the pile and out of the game, and everything that happens, at the moment when it happens: start cards drawn and refused, walks, cards taken, symbols used or not, cards lost, and cards turned up (Kx19).
paragraph-10-2 = Hidden again are the cards beneath a top card, even from their owner, the cards that were put under the pile, and the cards out of the game (Kx19). Everybody may remember them; nobody may look, and nothing that is shown later tells them again.
paragraph-10-3 = Nobody knows the cards of the pile that have never lain face up.
paragraph-10-4 = Only their owner knows the recipes that were dealt, and may look at them at any time. Nobody knows the recipes that were put away.
paragraph-10-5 = The option `cauldrons` says how much is left to memory (Kx20). 0, *closed*, is as 10.2 says. 1, *notes*, shows no more than that, but players may keep notes of their own, which nobody else sees.
paragraph-10-6 = With 2, *open*, everybody may look at any time at the cards of all cauldrons, at those that were put under the pile and at those out of the game, all in their order. 10.3 and 10.4 hold all the same (Kx20).
paragraph-10-7 = When the match is over, everything is open.

chapter-11 = One step after another
paragraph-11-1 = A program is asked at most two things after a walk: which card to take; and then, if this card ends the match, whether to keep or refuse it, or otherwise, if the card has a symbol that can do something, whether to use it. After a second walk it is asked the same again.
paragraph-11-2 = Taking is always asked, even where a line has only one card left; and so is keeping or refusing (Kx21).
paragraph-11-3 = A symbol that cannot change anything is not asked about: an exploding cauldron when every other cauldron has only one card, a wand and hat on the second card of a turn, any symbol on the last card, and a symbol that rests by 6.11. Everybody can see that it is so (Kx22).
paragraph-11-4 = A take names its card. Every card is there only once, so every choice has exactly one way, and no way is a dead end. What is named counts at once; there is no going back within the rules.
