# The rules of The Quacks of Quedlinburg in English.
#
# Each paragraph is one message on one line, numbered as the code and the tests cite it. The pages
# docs/games/quacks/rules*.md are written from these catalogues by python -m tools.write_docs.

rules-title = The rules of The Quacks of Quedlinburg
rules-intro = For 2 to 4 players. In nine turns players draw chips from their bags, fill their pots as far as they dare, and buy more chips with what the pots pay. Too many cherry bombs, and a pot explodes. Every paragraph has a number; the code that carries it out and the tests that prove it name that number. Where the printed rules leave a doubt, `rulings.md` says how it was settled; a ruling is named in brackets, such as (Q18).

chapter-1 = The things
paragraph-1-1 = There are 216 chips in eight colours. White (cherry bombs): 20 of value 1, 8 of value 2, 4 of value 3. Orange (pumpkins): 20 of value 1. Green (garden spiders): 15, 10 and 13 of the values 1, 2 and 4. Blue (crow skulls): 14, 10, 10. Red (toadstools): 12, 8, 10. Yellow (mandrakes): 13, 6, 10. Purple (ghost's breath): 15 of value 1. Black (hawkmoths): 18 of value 1. Chips that no player has are the supply (Q44).
paragraph-1-2 = Option `draft_supply`: the counts of the early rules, 215 chips: orange 22; green 15, 8, 13; blue 12, 8, 10; red 12, 8, 10; yellow 13, 8, 10; purple 17; black 17; white as before.
paragraph-1-3 = A pot is a spiral of 53 spaces, counted from 0 in the middle to 52, and a spoon beyond them, counted as 53. Each space shows a number of coins, victory points, and on some a ruby: 0 to 14 coins once each, 15 to 33 twice each, and 35 coins and 15 points on the spoon. A space is known by its place in the spiral, never by its printed number. The droplet begins on space 0.
paragraph-1-4 = The score track has 50 spaces and is walked again and again. Rat tails hang between a space and the next after 1, 4, 7 and 10, and then after every even number up to 48: 23 in each lap.
paragraph-1-5 = The bonus die has six faces: 1 point twice, 2 points, a ruby, a step of the droplet, an orange 1-chip.
paragraph-1-6 = Each coloured chip has a book that tells its price and what it does. Orange has one page, black one for two players and one for three or four. Green, blue, red, yellow and purple have four pages each, numbered as sets 1 to 4.
paragraph-1-7 = Prices, for the values 1, 2 and 4 where they exist. Orange 3, black 10. Green: set 1 4, 8, 14; set 2 6, 11, 18; set 3 6, 11, 21; set 4 4, 8, 14. Blue: 5, 10, 19, but in set 3 4, 8, 14. Red: set 1 6, 10, 16; set 2 4, 8, 14; set 3 5, 9, 15; set 4 7, 11, 17. Yellow: 8, 12, 18, but in set 2 9, 13, 19. Purple: 9, 12, 10 and 11 in sets 1 to 4. White chips are not for sale (Q46).
paragraph-1-8 = Rubies are not limited. Option `twenty_rubies`: there are only 20, and a ruby that is not there is not gained (Q45).
paragraph-1-9 = A chip that is gained comes from the supply into the bag at once. If it is sold out, it is lost; option `ruby_for_sold_out`: a ruby comes in its place. What would give nothing is not offered (Q47, Q76).

chapter-2 = Setting up
paragraph-2-1 = Two, three or four players take part.
paragraph-2-2 = The start player is drawn by lot (Q41).
paragraph-2-3 = The books are one of the four sets; or a page is chosen for each colour; or each page is drawn by lot, each of the four equally likely.
paragraph-2-4 = The 24 Fortune Teller cards are shuffled.
paragraph-2-5 = Each bag gets from the supply four white 1-chips, two white 2-chips, one white 3-chip, one orange 1-chip and one green 1-chip.
paragraph-2-6 = Each player begins with one ruby, a full flask, no points, and the droplet on space 0.

chapter-3 = The nine turns
paragraph-3-1 = A match has nine turns.
paragraph-3-2 = A turn has these parts, one after another: the Fortune Teller card, the rats, brewing, what the card brings after brewing, and the evaluation: A the bonus die, B the chips, C rubies, D victory points, E shopping, F spending rubies.
paragraph-3-3 = The orange, black, green, blue and red books are out from the start. The yellow book is laid out before turn 2, the purple one before turn 3. Chips of a book that is not out can be neither bought nor taken for a card (Q29, Q48).
paragraph-3-4 = Before turn 6, and before its card, every bag gets one more white 1-chip from the supply (Q69).
paragraph-3-5 = After each turn the next player clockwise becomes the start player.
paragraph-3-6 = What goes from player to player begins with the start player and goes clockwise. Decisions that cannot touch each other are asked at the same time (Q66): brewing, points or coins, and all choices of cards and chips and of spending rubies, unless a kind of chip that could be taken is neither sold out nor there for everybody who still could take it, in evaluation B three times for everybody. *Market day*, ghost's breath of sets 2 and 4 and shopping go in seat order (Q72).

chapter-4 = Fortune Teller cards
paragraph-4-1 = At the beginning of a turn the top card is turned up. It counts for everybody and is not used again.
paragraph-4-2 = A purple card is carried out at once, before the rats. A blue one counts during the turn or at its end.
paragraph-4-3 = Where players are compared, all are compared as they were before the card.
paragraph-4-4 = Chips that are drawn for a card do nothing and make no pot explode. They go back into the bag.
paragraph-4-5 = Chips gained by a card are in the bag in the same turn, and points gained change the rat tails of the same turn.
paragraph-4-6 = Option `no_fortune_cards`: the match is played without them.

chapter-5 = The purple cards
paragraph-5-1 = *A fork in the road*: each player chooses two steps for the droplet, or a purple chip. The chip is offered once its book is out.
paragraph-5-2 = *Rising broth*: every droplet moves a step.
paragraph-5-3 = *The poor box*: those with the fewest rubies gain one ruby each.
paragraph-5-4 = *The lightest hand*: everybody draws five chips, or all if the bag has fewer. Whose values have the lowest total, white ones counted, gain a blue 2-chip each, all others a ruby each (Q49).
paragraph-5-5 = *One gift of three*: each player chooses a black chip, a 2-chip of any colour but white, or three rubies.
paragraph-5-6 = *A ruby's worth*: each player may pay a ruby for a 1-chip in orange, green, blue, red or yellow, once (Q50).
paragraph-5-7 = *Tails for rubies*: each player may give up one, two or three of this turn's rat tails for as many rubies. The others still move the rat stone (Q51).
paragraph-5-8 = *Everybody rolls*: each player rolls the bonus die once.
paragraph-5-9 = *Market day*: each player draws four chips, or all if there are fewer, and may swap one green, blue, red or yellow chip of them for the next higher value of its colour: 1 for 2, 2 for 4. The chip given goes to the supply, the other one into the bag. Who has nothing to swap gains a green 1-chip; who declines gains nothing, unless by the option `swap_may_pay_green` (Q52).
paragraph-5-10 = *Help for the last*: those with the fewest points gain a green 1-chip each.
paragraph-5-11 = *Rats twice over*: rat tails count double in this turn.
paragraph-5-12 = *A clean sweep*: each player chooses four points, or takes a white 1-chip out of the bag for good; it goes to the supply (Q53).
paragraph-5-13 = *Friend of the rats*: each player chooses a 4-chip of any colour that is out, or a point for each rat tail to which the player is entitled when the card is turned up. The tails are counted anew afterwards, with the points gained (Q54).

chapter-6 = The blue cards
paragraph-6-1 = *Seven on the dot*: when all have stopped, before the bonus die, those whose white chips add up to exactly 7 move their droplets a step. 7 stays the number, whatever the limit (Q55).
paragraph-6-2 = *Ruby luck*: in evaluation C, a ruby on the scoring space also brings two points, exploded or not (Q56).
paragraph-6-3 = *Twice the glitter*: in evaluation C, a ruby on the scoring space brings one ruby more, exploded or not (Q56).
paragraph-6-4 = *Thick walls*: a pot can take 9 instead of 7.
paragraph-6-5 = *A neighbour's loss*: when all have stopped, for each pot that exploded, protected or not, the next player clockwise takes a 2-chip of any colour that is out (Q57).
paragraph-6-6 = *The first white*: the first white chip placed in the turn may be put back into the bag at once, as if by a flask; the flask is not used. There is one occasion, also through a crow skull (Q58).
paragraph-6-7 = *Two throws*: who may roll the bonus die in evaluation A rolls it twice, and both count (Q59).
paragraph-6-8 = *A fresh start*: the first five chips placed in the turn cannot make the pot explode; with the sixth the ordinary test counts. After the fifth, when all that it does is done, the player may go on, or once begin again: everything drawn in this brew goes back into the bag, and rubies, points and chips beside the pot are as before the first draw; a flask used stays used, unless by the option `flask_comes_back`. After beginning again nothing is protected. Chips put back still count as placed. A crow skull as the fifth chip is carried out first; its chip is the sixth (Q18, Q73).
paragraph-6-9 = *The last pinch*: when all have stopped, whoever did not explode draws up to five chips and may place one of them as a last chip; the others go back. It moves its value, cannot explode and does nothing: a black, green or purple one counts for nothing in evaluation B, also not for neighbours, unless by the option `pinch_counts`; a white one counts for exactly 7. There is no pinch into a full pot (Q19).
paragraph-6-10 = *Pumpkin fair*: every orange chip moves one space further.
paragraph-6-11 = *Flasks for free*: all flasks are filled at the end of the turn, before rubies are spent (Q60).

chapter-7 = Rats
paragraph-7-1 = From turn 2 on, each player counts the rat tails between the own space of the score track and the leader's. Those who lead have none. Laps count on: 50 points more are 23 tails more.
paragraph-7-2 = The rat stone stands that many spaces after the droplet, at most on space 52.
paragraph-7-3 = Before the first draw a player may step the rat stone back, once, and use any smaller number of tails (Q8).
paragraph-7-4 = In turn 1 there are no rats. At the end of the turn rat stones leave the pots.

chapter-8 = Brewing
paragraph-8-1 = Everybody brews at the same time, and nobody waits for another, except in a common stir (chapter 9). A player who brews draws a chip, stops, or uses the flask.
paragraph-8-2 = A chip that is drawn moves from the last chip in the pot as many spaces as its value, and lies there; the first one from the rat stone, or without rats from the droplet. Spaces in between stay empty.
paragraph-8-3 = After each chip a player may stop. Before the first chip nobody may, unless by the option `may_stop_at_once` (Q2). Who has an empty bag stops by itself (Q3).
paragraph-8-4 = The scoring space is the one after the last chip; with an empty pot the one after the rat stone or the droplet.
paragraph-8-5 = A chip that would come to space 52 or beyond lies on 52, and the pot is full: the player stops by itself and scores on the spoon. An explosion, a mandrake, *the first white*, a ruby or points for a crow skull still count; there is no more looking, no flask, no toadstool from beside the pot (Q4, Q74).
paragraph-8-6 = When a white chip is placed and the white chips in the pot add up to more than 7, the pot explodes. The chip stays, and the player draws no more. Only white chips count (Q1).
paragraph-8-7 = Where a card and a book raise the limit, the higher limit counts; option `limits_add`: what each adds to 7 is added up (Q20).
paragraph-8-8 = White chips that were put back do not count. A pot that holds too much for another reason explodes only with the next white chip placed.
paragraph-8-9 = Who explodes takes part in everything but the bonus die, and chooses between points and coins (17.3). Cards and chips act as always.
paragraph-8-10 = Blue, red and yellow chips act when they are drawn, green, purple and black ones in the evaluation. White and orange ones do nothing.
paragraph-8-11 = Further movement and pure gains happen by themselves. Option `movement_offered`: a player is asked before a chip moves further than its value (Q7, Q75).
paragraph-8-12 = If the last chip drawn is white, lies last in the pot and did not make it explode, a player with a full flask may use it: the chip goes back into the bag, and the next chip moves from the chip before it. A toadstool drawn since and laid aside blocks the flask (Q5).
paragraph-8-13 = A used flask is empty until it is filled. Who has used it may draw on or stop, also with a pot that is empty again.
paragraph-8-14 = What the chip used up, a doubling or a protection, stays used; option `flask_undoes`: it comes back (Q6).

chapter-9 = The common stir
paragraph-9-1 = In turn 9 everybody draws at the same time. Option `stir`: in every turn; or in none, and turn 9 is brewed covered (Q43).
paragraph-9-2 = Everybody who still brews commits to draw or to stop; nobody sees it before all have committed. A commitment is final. The flask is used before it, openly, and the rat stone stepped back, and toadstools returned.
paragraph-9-3 = When all have committed, all chips are shown together. A chip comes out of the bag when its player commits, and even this player sees it only then (Q78).
paragraph-9-4 = Questions about a chip are answered before the next stir. A player who has stopped holds up nobody (Q42).
paragraph-9-5 = *Covered*: each player brews turn 9 alone, in any time, and nobody sees the others' pots, bags, rubies, points, flasks or chips beside the pot change (Q67).
paragraph-9-6 = While it is covered, others see what a player had before the brew, and whether the player still brews; not what is drawn and not how often.
paragraph-9-7 = When all have stopped, everything is uncovered.

chapter-10 = Crow skulls
paragraph-10-1 = *Set 1*: when it is placed, the player draws as many chips as its value, or all if there are fewer, and may place one of them as the next chip; the others go back into the bag. The placed chip acts at once, also another crow skull, and a white one can explode. Chips only looked at count for nothing (Q11).
paragraph-10-2 = *Set 2*: if the pot explodes with one of the next chips drawn, as many as its value, the player gets points and coins, but no bonus die. A protection that still lasts is not added: the longer one counts. It still counts as exploded (Q12).
paragraph-10-3 = *Set 3*: on a ruby space it brings a ruby at once, whatever its value (Q13).
paragraph-10-4 = *Set 4*: on a ruby space it brings as many points as its value, at once (Q13).

chapter-11 = Toadstools
paragraph-11-1 = *Set 1*: it moves one space further with one or two orange chips in the pot, two spaces with three or more (Q14).
paragraph-11-2 = *Set 2*: when it is drawn it is laid beside the pot, also when it was chosen through a crow skull. It is a chip drawn and uses up a doubling or a step of a protection, unless by the option `aside_uses_nothing` (Q12, Q17). After stopping or exploding, the player decides for each toadstool beside the pot, also from earlier turns: place it after the last chip, keep it, or put it back into the bag. It moves its value and nothing more; placed ones count as last chips and return to the bag with the others. While brewing, too, it may be put back into the bag (Q15, Q77).
paragraph-11-3 = *Set 3*: if the last chip in the pot is white, it moves further by the value of that chip (Q16).
paragraph-11-4 = *Set 4*: once a red chip is in the pot, every white 1-chip drawn later moves two spaces instead of one. For an explosion it still counts 1.

chapter-12 = Mandrakes
paragraph-12-1 = *Set 1*: if the chip drawn directly before it was white and still lies there, the player may put that chip back into the bag. Its space stays empty, and the mandrake stays where it is. After a flask, or through a crow skull, nothing happens (Q21).
paragraph-12-2 = *Set 2*: the next chip drawn moves twice as far, its bonus included; option `doubles_value_only`: without it. White sums are never doubled. A mandrake after a mandrake is itself doubled, and doubles the next (Q17).
paragraph-12-3 = *Set 3*: with one or two yellow chips in the pot the limit is 8, with three or more 9 (Q22).
paragraph-12-4 = *Set 4*: the first yellow chip in the pot moves one space further, the second two, the third three, all others none (Q23).

chapter-13 = Evaluation A: the bonus die
paragraph-13-1 = Of those who did not explode, whoever has the highest scoring space rolls the bonus die; all of them if several have the same. Spaces with the same number are different spaces. If all exploded, nobody rolls (Q25).
paragraph-13-2 = The player gains what the die shows. A step of the droplet does not move chips that lie in the pot (Q10).

chapter-14 = Evaluation B: hawkmoths
paragraph-14-1 = *Two players*: who has more black chips in the pot than the other moves the droplet a step and gains a ruby. With the same number, but at least one, both move their droplets a step; option `moths_tie_at_none`: also with none (Q26).
paragraph-14-2 = *Three or four players*: who has more black chips than one of the two neighbours moves the droplet a step; who has more than both also gains a ruby. Those who exploded take part (Q27).
paragraph-14-3 = In evaluation B each player carries out black, then green, then purple chips (Q24).

chapter-15 = Evaluation B: garden spiders
paragraph-15-1 = *Set 1*: for each green chip among the last two chips of the pot the player gains a ruby. They are the last two that were placed and still lie there, whatever spaces are between them (Q28).
paragraph-15-2 = *Set 2*: for each green chip among the last two the player may take a chip: an orange one for a 1-chip; a blue or a red 1-chip for a 2-chip; a yellow or a purple 1-chip for a 4-chip. The last chip comes first. Yellow and purple are offered once their books are out, unless by the option `spiders_reach_ahead` (Q29).
paragraph-15-3 = *Set 3*: if the white chips in the pot add up to exactly 7, the last chip may move on by the sum of all green chips in the pot, all the way or not at all, at most to space 52. The scoring space moves with it. It does not act where it comes to, unless by the option `slid_skull_acts` (Q30).
paragraph-15-4 = *Set 4*: for each green chip among the last two the player may pay a ruby and move the droplet a step (Q31).

chapter-16 = Evaluation B: ghost's breath
paragraph-16-1 = *Set 1*: with one purple chip in the pot a point; with two a point and a ruby; with three or more two points and a step of the droplet. The player may take a lower bonus, or none (Q32).
paragraph-16-2 = *Set 2*: purple chips of the pot may be handed in, for good: one for a black chip, a point and a ruby; two for a green 1-chip, a blue 2-chip, three points and a step; three for a yellow 4-chip, six points, a ruby and two steps. Once in a turn; fewer than there are may be handed in. The scoring space stays (Q33).
paragraph-16-3 = *Set 3*: each purple chip brings by the printed number of its space: up to 9 nothing, 10 to 19 a point, 20 to 29 two, from 30 on three. Option `ghosts_count_spaces`: by the place in the spiral (Q34).
paragraph-16-4 = *Set 4*: with one purple chip in the pot one 1-chip of the pot may be traded in for a 2-chip of its colour; with two one 2-chip for a 4-chip; with three or more one 1-chip for a 4-chip; or a lower one of these. Green, blue, red and yellow only; the new chip goes into the bag, the old one to the supply, and the scoring space stays (Q35).

chapter-17 = Evaluation C, D and E: rubies, points, shopping
paragraph-17-1 = C: whose scoring space shows a ruby gains a ruby, exploded or not. The spoon shows none (Q36).
paragraph-17-2 = D: each player gains the points of the scoring space.
paragraph-17-3 = Whose pot exploded chooses after C: points or coins. With a protected explosion both are paid (Q38).
paragraph-17-4 = E: each player has as many coins as the scoring space shows.
paragraph-17-5 = A player may buy one or two chips of different colours whose books are out and which are not sold out. Coins that are left are lost (Q37).
paragraph-17-6 = Shopping goes in seat order. Option `shop_together`: everybody shops at the same time, as long as each kind is sold out or there for all.
paragraph-17-7 = Chips that were bought go into the bag; at the end of the turn so do all chips of the pot.

chapter-18 = Evaluation F: spending rubies
paragraph-18-1 = For two rubies the droplet moves a step, as often as the player likes.
paragraph-18-2 = For two rubies an empty flask is filled.
paragraph-18-3 = The droplet goes no further than space 52 (Q9).

chapter-19 = Test tubes
paragraph-19-1 = Option `test_tubes`: the other side of the pots. A second droplet stands on the first of 13 glasses.
paragraph-19-2 = Whenever a droplet moves a step, the player chooses which one: that of the pot, or that of the test tubes, one glass on. Two steps are two choices (Q61).
paragraph-19-3 = A glass pays at once when the droplet reaches it. From the second glass on: a ruby, 1 point, a blue 1-chip, 2 points, a black chip, 2 points, a red 2-chip, 3 points, a purple chip, 3 points, a yellow 4-chip, 4 points (Q64).
paragraph-19-4 = On the last glass the droplet is at its end; then only the other one moves (Q62).
paragraph-19-5 = The step of the bonus die may go there, too; option `die_spares_tubes`: it may not (Q63).
paragraph-19-6 = In turn 9 rubies may still buy steps of the test tubes; option `no_last_glass`: they may not (Q65).
paragraph-19-7 = Everything else, explosions included, is as on the front.

chapter-20 = The last turn and the end
paragraph-20-1 = In turn 9 nothing is bought. Each five coins are a point, and at the end each two rubies that were not spent on test tubes, by themselves (Q39, Q68).
paragraph-20-2 = Neither steps of the droplet in the pot nor the flask can be paid for in turn 9.
paragraph-20-3 = Who has most points wins.
paragraph-20-4 = Of those with the same points, whose pot reached the higher space in the last turn, exploded or not; if that is the same too, they share the place (Q40).
paragraph-20-5 = The scoring sheet shows the points turn by turn.
paragraph-20-6 = A match with a turn limit is abandoned after that turn, without a winner.

chapter-21 = Who knows what
paragraph-21-1 = Everything lies open: pots, chips beside them, rubies, points, purchases. What a bag holds anybody could work out; nobody knows what is drawn next, for it is not decided before.
paragraph-21-2 = Hidden are commitments until all are shown, and covered brews until all have stopped (Q79).
paragraph-21-3 = Option `aids`: the table shows a player what is left in the own bag, the chance that the next chip makes the pot explode, both, or neither (Q70).

chapter-22 = Choices step by step
paragraph-22-1 = A player is asked only where there is more than one answer, except to draw or stop (Q71).
paragraph-22-2 = In a shop the chip of the higher number is named first: black, purple, yellow, red, blue, green, orange, and the higher value first.
paragraph-22-3 = Of toadstools beside a pot those that are placed are named first, the higher value first, then those that are returned, the higher value first; the rest is kept.
paragraph-22-4 = Of what rubies buy, steps of the test tubes are named first, then the flask, then steps of the droplet.
