# The words of the terminal client in English.

## Commands

command-help = help
command-moves = moves
command-why = why
command-undo = undo
command-hint = hint
command-log = log
command-seats = seats
command-rules = rules
command-quit = quit
about-help = this page, also “?”
about-moves = every open move, with what it brings
about-why = why a move is not open: “why take red 7”
about-undo = take back the last step
about-hint = what a bot would do
about-log = everything that has happened
about-seats = what everybody has in front of them
about-rules = the rules; “rules 3” a chapter, “rules 3.5” a paragraph
about-quit = leave; the match is kept and offered again

## Help

help-game = The game in five sentences
help-typing = What to type
help-how = A move by its number, by its name, or by the beginning of its name. Nothing is final before it shows a new card or ends your turn: until then “undo” takes it back.
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
undo-far = This goes back beyond what was free, over the moves of the bots too, and makes the match practice. “undo” again to do so.
no-such-paragraph = There is no paragraph { $wanted }; “rules” lists the chapters.
why-what = Say which move, such as “why take red 7”.
why-open = Nothing forbids it: the move is open.
hint = A bot would play: { $move }.
no-hint = No advice here; “moves” lists what is open.

## People and matches

guest = Guest
guest-number = Guest { $number }
curtain = Pass to { $name }.
curtain-enter = Enter when only { $name } is looking{ " " }
plain-history = Lines stay in the history of this terminal: whoever scrolls back sees the hands of others.
kept-match = A match is waiting: turn { $turn }, with { $names }.
kept-question = Enter to play on, a number, or “new” for a new match:{ " " }
kept-new = new
kept-for-later = The match is kept. “stillroom play { $game }” goes on.
seal-intact = Seal intact ({ $seal } …): the dice were fixed before the first move and not changed.
practice = Practice: more was taken back than is allowed in earnest.
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
