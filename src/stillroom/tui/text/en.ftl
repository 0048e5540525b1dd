# The words of the terminal client in English.

## Commands

command-help = help
command-moves = moves
command-why = why
command-undo = undo
command-hint = hint
command-log = log
command-seats = seats
command-explain = explain
command-bag = bag
command-books = books
command-rules = rules
command-notes = notes
command-note = note
command-quit = quit
about-help = this page, also “?”
about-moves = every open move, with what it brings
about-why = why a move is not open: “why” and its name
about-undo = take back the last step
about-hint = what a bot would do
about-log = everything that has happened
about-seats = what everybody has in front of them
about-explain = what each bot did last, and why
about-bag = what is in your bag
about-books = the chips: prices, supply, and what they do
about-rules = the rules; “rules 3” a chapter, “rules 3.5” a paragraph
about-notes = your own notes, which nobody else sees
about-note = “note Ben has vines” writes a line, “note -2” erases line 2
about-quit = leave; the match is kept and offered again

## Help

help-game = The game in five sentences
help-typing = What to type
help-how = A move by its number, by its name, or by the beginning of its name. Nothing is final before it shows something new or ends your turn: until then “undo” takes it back.
how-to-type = A number or a name, ? for help{ " > " }
more-moves = … and more: “moves”
press-enter = Enter to go on{ " " }

## Answers

list-join = { " · " }
planned = Planned: { $moves }
fits-several = “{ $typed }” fits several: { $moves }
log-empty = Nothing has happened yet.
sealed = The dice are sealed: { $seal } …
no-such-number = { $most ->
    [one] The only number is 1.
   *[other] The numbers go from 1 to { $most }.
}
basket-open = First finish what you have begun, or take it back with “undo”.
undo-far = Something new is already known: taking this back makes it a practice match. “undo” again does so.
no-such-paragraph = There is no paragraph { $wanted }; “rules” lists the chapters.
why-what = Say which move: “why” and then its name.
why-open = Nothing forbids it: the move is open.
hint = A bot would play: { $move }.
no-hint = No advice here; “moves” lists what is open.
explain-bot = { $name }, { $level }
explain-nothing = Nothing yet.
explain-no-reason = Why it did so, nobody can say now.
explain-no-bots = No bot plays here.
coach-note = Tip: { $note }
coach-lesson = Lesson, { $place } of { $places }: { $note }
coach-go-on = The lesson is over: go on playing.
note-how = “note” and some words write a line, “note -2” erases line 2; “notes” shows all.
note-written = Written as line { $number }.
note-erased = Line { $number } is erased.
notes-empty = Nothing is written yet. “note Ben has vines” writes a line that only you see.
no-notes-closed = No notes in this match: what has gone out of sight is left to memory. A match with the option cauldrons=1 allows them.
no-notes-open = No notes in this match: nothing is left to memory, “log” tells all that has happened.

## People and matches

guest = Guest
guest-number = Guest { $number }
curtain = Pass to { $name }.
curtain-enter = Enter when only { $name } is looking{ " " }
plain-history = Lines stay in the history of this terminal: whoever scrolls back sees what was shown to others.
plain-forgets = This match leaves much to memory, and its log forgets; the history of this terminal does not. Whoever scrolls back sees more than the rules allow.
kept-match = A match is waiting: turn { $turn }, with { $names }.
kept-question = Enter to play on, a number, or “new” for a new match:{ " " }
kept-new = new
kept-for-later = The match is kept. “stillroom play { $game }” goes on.
seal-intact = Seal intact ({ $seal } …): the dice were fixed before the first move and not changed.
practice = Practice match: a move was taken back after something new was known.
practised = practice match
luck-title = How lucky was everybody? In brackets: what was to be expected.
luck-figure = { $had } ({ NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })
record-at = Record: { $path }

## Replay

replay-row = { $row } of { $rows }
replay-how = Enter next · b back · a number goes there · q quits{ " " }

## The board of Elixir Mixer

mixer-title = Elixir Mixer · turn { $turn } · { $goal } points win
mixer-piles = draw pile { $draw } · discard pile { $discard }
mixer-elixirs = Elixirs
mixer-bonuses = Bonus
mixer-market = Market
mixer-hand = Hand
mixer-you = { $name } (you)
mixer-figures = { $points } of { $goal }  hand { $cards }
mixer-mark = { $colour ->
    [blue] Bl{ $value }
    [purple] Pu{ $value }
    [green] Gn{ $value }
    [yellow] Ye{ $value }
   *[red] Rd{ $value }
}
mixer-pile-empty = { $colour ->
    [blue] blue –
    [purple] purple –
    [green] green –
    [yellow] yellow –
   *[red] red –
}
mixer-four-cards = four cards: { $colours }
mixer-newcomer-1 = 1. Every turn, first pick in one of three ways: draw, take from the market, or trade.
mixer-newcomer-2 = 2. A trade gives one card of the hand for market cards of exactly its value.
mixer-newcomer-3 = 3. Then mix cards of one colour to exactly the elixir on top; the piles climb from 10 to 15. A wild card is a 4 of any colour.
mixer-newcomer-4 = 4. Bonus cards go to the first who can have them; the mixed elixir takes cards of any colours worth 17. Each elixir and each bonus card is 1 point, and 8 points win (10 with two players).
mixer-newcomer-5 = 5. At most five cards stay in the hand at the end of the turn; the others go to the market.

## The kettle games

kettle-you = { $name } (you)
kettle-corner = corner
kettle-cauldron = { $name }:
kettle-in-order = From the bottom up:
kettle-sorted = Sorted:
kettle-end = { $name } { $points }
kettle-recipes = Recipes
kettle-thin = nearly empty: { $lines }
kettle-thin-line = { $line } ({ $cards })
kettle-board = On the board { $mark }2 is { $card }; the number before a card takes it. *4* is your pawn, (7) your next stop, B12 the pawn of somebody with B. “seats” names all cards.
kettle-seat = { $name } · { $colour } · stop { $stop }
kettle-doubled = Counts double: { $cards }
kettle-letters = { $mark } { $name }
kettle-empty = The cauldron is empty.
kettle-top = { $cards ->
    [one] On top: { $card }, the only card
   *[other] On top: { $card }, { $cards } cards in the cauldron
}
kettle-next = next walk to stop { $stop }
kettle-next-corner = next walk to the corner at stop { $stop }
kettle-seat-recipes = Recipes: { $recipes }
kettle-seat-cauldron = In the cauldron, from the bottom up: { $cards }
kettle-under-pile = Under the pile, the next one first: { $cards }
kettle-gone = Out of the game: { $cards }
kettle-legend = What the letters mean
kettle-legend-colour = { $colour }: { $cards }
copper-title = Kupferkessel Co. · turn { $turn } · pile { $pile }
copper-wand = * wand and hat
copper-explosion = # exploding cauldron
copper-newcomer-1 = 1. The number on your top card walks your pawn clockwise; stops with other pawns are jumped.
copper-newcomer-2 = 2. Take one card from the line you come to; its number is your next walk. Corners give nothing.
copper-newcomer-3 = 3. A wand and hat (*) walks you once more, an exploding cauldron (#) takes the others’ top cards; both only if you like.
copper-newcomer-4 = 4. One card of an ingredient costs its value, two bring nothing, three their sum, four the sum and 5. Your pawn’s colour counts double, and most 1s earn 5.
copper-newcomer-5 = 5. No looking back: only top cards stay in sight. The first empty line ends the match.
glastonbury-title = Glastonbury · turn { $turn } · pile { $pile }
glastonbury-without = without { $colour }
glastonbury-spells = Spells: { $spells }
glastonbury-spell = { $spell } ({ $uses })
glastonbury-newcomer-1 = 1. The number on your top card walks your pawn clockwise; an empty cauldron walks 2.
glastonbury-newcomer-2 = 2. Take one card from the line you come to; its number is your next walk. Corners give nothing.
glastonbury-newcomer-3 = 3. Spells: Accio takes from anywhere, Declinatio walks on from a corner, Vanesco takes the others’ top cards, Perluceo lets you look. Immuto is a joker of value 0.
glastonbury-newcomer-4 = 4. One card of a kind costs its value, two bring nothing, three their sum, four the sum and 5. Your pawn’s colour counts double.
glastonbury-newcomer-5 = 5. No looking back: only top cards stay in sight. The first empty line ends play.

## The board of The Quacks of Quedlinburg

quacks-title = Quacks · turn { $turn } of { $turns }
quacks-you = { $name } (you)
quacks-mark = { $colour ->
    [white] W
    [orange] O
    [green] G
    [blue] B
    [red] R
    [yellow] Y
    [purple] P
   *[black] K
}
quacks-head-points = pts
quacks-head-state = pot
quacks-head-white = white
quacks-head-space = space
quacks-head-pays = pays
quacks-head-rubies = rubies
quacks-head-flask = flask
quacks-head-droplet = drop
quacks-head-tails = tails
quacks-head-glass = glass
quacks-state = { $state ->
    [waiting] before the brew
    [brewing] brewing
    [committed] chosen
    [stopped] stopped
   *[exploded] exploded
}
quacks-pays = { $coins }c { $points }p
quacks-flask = { $full ->
    [yes] full
   *[no] empty
}
quacks-space = sp
quacks-white-room = white { $gauge } { $room ->
    [0] { $white } of { $limit }, no room
   *[other] { $white } of { $limit }, room for { $room }
}
quacks-white-stopped = white { $gauge } { $white } of { $limit }
quacks-white-exploded = white { $gauge } { $white }, more than { $limit }: exploded
quacks-stopping-pays = stopping pays { $pay }
quacks-next = next: { $lands }
quacks-bag = bag { $chips }
quacks-doubling = next chip twice as far
quacks-protection = { $chips ->
    [one] protected for { $chips } chip
   *[other] protected for { $chips } chips
}
quacks-aside = beside the pot
quacks-tray = drawn
quacks-flask-told = { $full ->
    [yes] flask full
   *[no] flask empty
}
quacks-droplet-told = droplet on space { $space }
quacks-pot = Pot: { $chips }, white { $white } of { $limit }, { $pay }
quacks-glass-told = test tubes on glass { $glass }
quacks-tubes = Test tubes: { $glasses }
quacks-not-out = not on sale yet
quacks-book = { $mark }  { $colour }, { $ingredient }: { $chips }
quacks-price = { $chip } costs { $price } ({ $left } left)
quacks-white-chips = { $mark }  white, cherry bomb: not for sale
quacks-bag-title = { $chips ->
    [one] Your bag: { $chips } chip
   *[other] Your bag: { $chips } chips
}
quacks-bag-closed = This table does not show what is in the bags. A match with the option aids=0 shows everybody the own one.
quacks-board = On the board W2 is a white chip of value 2: W white, O orange, G green, B blue, R red, Y yellow, P purple, K black. “o” is your droplet, “r” your rat stone, “>” the space that pays, “*” a ruby. “14c 3p” are 14 coins and 3 points; tails are the rat tails behind the leader.
quacks-newcomer-1 = 1. Each chip that you draw moves its number of spaces on from the last one; the space after the last chip pays coins and points.
quacks-newcomer-2 = 2. White chips of more than 7 in all make the pot explode: then you get points or coins, not both.
quacks-newcomer-3 = 3. Coins buy one or two chips of different colours. All chips go back into the bag, bought ones too.
quacks-newcomer-4 = 4. Two rubies move your droplet on, where your pot begins, or fill the flask, which puts the white chip drawn last back.
quacks-newcomer-5 = 5. Rat tails help whoever is behind to begin further on. Most points after nine turns win.

## Which game

game-title = { $game ->
    [elixir-mixer] Elixir Mixer
    [kupferkessel] Kupferkessel Co.
    [quacks] The Quacks of Quedlinburg
   *[glastonbury] Glastonbury
}
game-question = Which game? A number or a name, Enter for { $first }{ " > " }
game-none = There is no such game. The games are { $games }.
level-name = { $level ->
    [random] Whim
    [greedy-forgetful] Apprentice
    [greedy-clumsy] Apprentice
    [greedy-hasty] Journeyman
    [greedy-hazy] Journeyman
    [greedy-watchful] Adept
    [greedy] Alchemist
    [master] Master
    [grand-master] Grand Master
   *[other] { $level }
}
level-question = Against whom? A number or a name, Enter for { $usual }{ " > " }
level-none = There is no such level. The levels are { $levels }.
seats-bots = Bots: { $bots }
seats-bot = { $name } ({ $level })
