# The rules of Elixir Mixer in English.
#
# Each paragraph is one message on one line, numbered as the code and the tests cite it. The pages
# docs/games/elixir-mixer/rules*.md are written from these catalogues by python -m tools.write_docs.

rules-title = The rules of Elixir Mixer
rules-intro = For 2 to 4 players. Players collect ingredient cards, mix them into elixirs of an exact value, and race to a number of points. Every paragraph has a number; the code that carries it out and the tests that prove it name that number. Where the printed rules leave a doubt, `rulings.md` says how it was settled; a ruling is named in brackets, such as (E16).

chapter-1 = The cards
paragraph-1-1 = There are 72 ingredient cards. Seventy of them have a colour: blue eyes, purple spiders, green worms, yellow lizards and red mushrooms. Each colour has the values 1 to 7, two cards of each value.
paragraph-1-2 = The other two are wild cards. A wild card always has the value 4 and may stand for any colour (E4).
paragraph-1-3 = There are 30 elixirs: one pile for each of the five colours, with the values 10 to 15 in rising order, the 10 on top. Only the top elixir of a pile can be mixed.
paragraph-1-4 = There are 10 bonus cards, face up: *all five colours*, *three of one colour*, *three in a row*, *two elixirs*, *four cards* once for each colour, and *mixed elixir*.

chapter-2 = Setting up
paragraph-2-1 = Two, three or four players take part (E30).
paragraph-2-2 = The ingredient cards are shuffled into the draw pile, and each player is dealt five of them as a hand that only this player sees.
paragraph-2-3 = Six cards are turned face up from the draw pile. They are the market.
paragraph-2-4 = The start player is drawn by lot (E29). Turns go clockwise.

chapter-3 = Picking ingredients
paragraph-3-1 = A turn begins with picking: the player must do exactly one of three things, draw, take or trade (E7, E9).
paragraph-3-2 = *Draw*: the player takes the top card of the draw pile into the hand, unseen by the others.
paragraph-3-3 = When a card is needed and the draw pile is used up, the discard pile is shuffled and becomes the new draw pile: not before, so in the middle of a refill the old pile is drawn out first. With both piles empty nobody can draw (E16).
paragraph-3-4 = *Take*: the player takes one card from the market into the hand. The market is not refilled before the end of the turn (E11).
paragraph-3-5 = *Trade*: the player gives one card of the hand to the market and takes one or more market cards whose values add up to exactly the value of the card given. A single equal card will do, even an identical one (E8). Without an exact sum in the market a card cannot be traded, and an empty hand has nothing to trade (E10).
paragraph-3-6 = The card given joins the market when the trade is complete, so it is never among the cards taken for it (E8).

chapter-4 = Mixing elixirs
paragraph-4-1 = After picking the player may mix any number of elixirs, none included, and then ends the turn. A hand of fewer than two cards can mix nothing; everybody sees that, and the turn ends by itself.
paragraph-4-2 = An elixir is mixed from hand cards of its own colour and wild cards whose values add up to exactly its value. Any such cards may be chosen, also a wild card that is not needed (E5).
paragraph-4-3 = The cards used go to the discard pile and cannot be used for anything else (E18). The elixir now lies in front of the player; it is worth 1 point.
paragraph-4-4 = The next elixir of the pile shows at once and can be mixed in the same turn (E17). An empty pile has no more elixirs (E28).

chapter-5 = Bonus cards
paragraph-5-1 = A bonus card is worth 1 point. It goes to the first player who meets its condition and stays there. All but the *mixed elixir* are given out by themselves after each mix (E24); one elixir may serve several of them (E19).
paragraph-5-2 = *All five colours*: own at least one elixir of every colour.
paragraph-5-3 = *Three of one colour*: own three elixirs of the same colour.
paragraph-5-4 = *Three in a row*: own elixirs of three consecutive values, in any colours, mixed in any order (E23).
paragraph-5-5 = *Two elixirs*: mix two elixirs from the piles in the same turn (E22).
paragraph-5-6 = *Four cards*: mix an elixir of that colour from at least four cards, wild cards included (E20). It is judged at the moment of mixing (E21). With the option `four_cards_exactly` more than four cards do not count.
paragraph-5-7 = *Mixed elixir*: while this bonus card lies out, a player may put hand cards of any colours, wild cards included, with a sum of exactly 17 onto the discard pile, and takes the bonus card for them. That is possible after picking, before, between and after the mixes of the turn (E1, E3, E25).
paragraph-5-8 = The mixed elixir is a bonus card and counts as no elixir (E2). With the option `mixed_elixir_counts` it counts as one of the *two elixirs* of a turn, and, made from four or more cards of one colour and wild cards, for *four cards* of that colour, as 5.6 says.

chapter-6 = Ending the turn
paragraph-6-1 = A hand may grow beyond five cards during a turn. A player who ends the turn with more than five puts freely chosen cards face up into the market until five are left: not fewer, and no more mixing once this has begun (E13, E15). A smaller hand is not filled up (E14).
paragraph-6-2 = If the market has fewer than six cards, it is refilled to six from the draw pile. More than six stay as they are; there is no upper limit (E12, E13). The piles always suffice: no more than twenty cards are in the hands (E16).
paragraph-6-3 = Then it is the next player's turn, clockwise.

chapter-7 = The end
paragraph-7-1 = The first player with at least 8 points wins, with two players at least 10. The match ends at once, when the bonus cards of that mix are given out, or with the mixed elixir: nothing is discarded or refilled any more, and nobody has another turn (E27).
paragraph-7-2 = The winner takes the first place. The others follow by points; equal points share a place.
paragraph-7-3 = With the option `turn_limit` a match that has seen so many turns without a winner is abandoned: nobody wins and nobody takes a place (E31). A win in the last of these turns still counts. At a table the option is off (0).

chapter-8 = Who knows what
paragraph-8-1 = Private are the cards in a hand and the cards drawn into it. Nobody knows what the draw pile will give.
paragraph-8-2 = Public are the market, the discard pile, the elixirs and bonus cards of everybody, the number of cards in each hand and in the draw pile, that somebody draws, and every take, trade, mix and discard.
paragraph-8-3 = A card that everybody saw going into a hand is publicly known to be there. When a card of the same kind leaves that hand, it may have been that one: one fewer is known.

chapter-9 = One card after another
paragraph-9-1 = A program names the cards of a trade, a mix or a discard one by one, from the highest kind down (the wild card, then red 7 to red 1, yellow, green, purple, blue), and only cards are offered that can still lead to the exact sum or number. So every choice of cards has exactly one way, and no way is a dead end. What is named counts at once; there is no going back within the rules.
