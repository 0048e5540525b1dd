# The words of the table in the browser, in English.

## The prompt and the dock

title-your-move = ● Your move · { $title }
title-gathering = { $title } · gathering
table-moves = Moves
table-no-moves = There is nothing to play now.
table-board = Board
table-mine = My things
table-seats = Everybody
table-tabs = Parts of the table
table-sum = { $have } of { $need }
table-ways = { $ways ->
    [one] { $ways } way left
   *[other] { $ways } ways left
}
table-less = Less
table-more = More
table-clear = Clear
table-put-back = Put back
table-do-it = Do it
table-sending = Sending
table-connecting = Connecting
table-waiting = Look around while the others decide.
table-watch = You are watching this match.
table-watching = Watching
table-help-pick = Point at something lit to see what it brings.
table-help-basket = Choose on the board; nothing is played before you confirm.
table-hint-says = A bot would play: { $move }
table-missed = { $lines ->
    [one] While you were away: { $lines } thing
   *[other] While you were away: { $lines } things
}
table-step = Next ({ $waiting })
table-waits-for = Waiting for { $names }
table-waits-for-you = { $name }, the table waits for you
table-practice = Practice match
table-makes-practice = Something new is already known: taking this back makes it a practice match.
table-leave-it = Leave it

## Tabs

tab-table = Table
tab-others = Others
tab-log = Log
tab-chat = Chat
tab-more = More
tab-new = new

## Seats

seat-bot = { $level ->
    [random] Whim
    [greedy-forgetful] Apprentice
    [greedy-clumsy] Apprentice
    [greedy-hasty] Journeyman
    [greedy-hazy] Journeyman
    [greedy-watchful] Adept
    [master] Master
    [grand-master] Grand Master
   *[greedy] Alchemist
}
seat-you = (you)
seat-away-now = away { $time }
seat-away = away { $minutes } min
seat-thinking = thinking
seat-waiting = waiting
seat-brewing = brewing
seat-committed = has chosen
seat-stopped = stopped
seat-exploded = exploded
seat-watchers = { $watchers ->
    [one] { $watchers } watches
   *[other] { $watchers } watch
}
clock-left = Time left:
clock-last = Less than 10 seconds left.

## Log and chat

log-title = What happened
log-empty = Nothing yet. Play, and it is told here.
log-forgets = Covered cards are yours to remember.
chat-title = Chat
chat-empty = Nobody has said anything.
chat-alone = Only bots are here, and they do not read.
chat-phrases = Ready phrases
chat-words = Your words
chat-say = Say
chat-allow = Allow free chat; it opens when all do
chat-about = About { $name }
chat-about-text = Muted people are not heard. Blocked people also cannot sit at your tables. A report sends the last 50 lines to whoever runs this server.
chat-yourself = This is you.
chat-mute = Mute
chat-unmute = Hear again
chat-block = Block
chat-unblock = Unblock
chat-report = Report
chat-reported = Reported

## Menu and settings

menu-title = Menu
menu-tools = Tools
menu-undo = Take back
menu-undo-turn = Back to my last turn
menu-ask-undo = Ask to take back
menu-hint = Hint
menu-list = Moves as a list
menu-list-short = List
menu-board = Show the board
menu-board-short = Board
menu-tell = Describe the table
menu-settings = Settings
menu-keys = Keys
menu-seal = The seal of the dice
menu-rules = Rules
menu-new-tab = (in a new tab)
menu-leave = Leave
menu-kept = You can leave at any time; the match is kept.
menu-over = The match is over and stays readable.
menu-practice = This is a practice match: a move was taken back after something new was known.
menu-tempo = How fast others move
menu-tempo-name = { $tempo ->
    [at-once] At once
    [brisk] Brisk
   *[usual] Usual
    [slow] Slow
    [steps] Step by step
}
menu-confirm = A second click or tap plays the piece
menu-confirm-name = { $confirm ->
   *[touch] By touch only
    [always] Always
    [never] Never
}
menu-single-keys = Keyboard shortcuts (H, M, U …)
menu-left-hand = Swap the buttons for left-handed play
menu-sounds = Sounds
menu-seal-child = Before the first move all dice of this match were locked into a box, and this is the seal on it. When the match is over the box is opened, and everybody can see that nobody has changed anything.
menu-seal-more = Every person’s browser added a random number after the seal was shown, so nobody could choose the dice, the server included. Whoever runs the server could read ahead.
sheet-close = Close
sheet-bot = { $level ->
    [random] A bot that plays by lot. It sees only what this seat sees.
    [greedy-forgetful] A bot that knows only the top card of every cauldron and has forgotten the rest. It sees only what this seat sees.
    [greedy-clumsy] A bot that means to play well and slips at one choice in four. It sees only what this seat sees.
    [greedy-hasty] A bot that means to play well and slips at one choice in sixteen. It sees only what this seat sees.
    [greedy-hazy] A bot that recalls only the last few cards of every cauldron. It sees only what this seat sees.
    [greedy-watchful] A bot that recalls many cards of every cauldron, but not all of them. It sees only what this seat sees.
    [master] A bot that imagines many matches to their end before it decides. It sees only what this seat sees.
    [grand-master] A bot that imagines very many matches to their end before it decides. It sees only what this seat sees.
   *[greedy] A bot that reckons with everything it has seen, one move ahead. It sees only what this seat sees.
}

## Tell me, and keys

tell-title = Describe the table
tell-decision = The decision
tell-me = You
tell-last = The last turns
tell-table = What lies on the table
keys-title = Keys
keys-list = Moves as a list, or the board
keys-undo = Take back
keys-hint = Hint
keys-log = What happened
keys-chat = Chat
keys-tell = Describe the table
keys-skip = Skip what is being shown
keys-step = The next thing, step by step
keys-help = These keys
keys-more-1 = To the next part; arrows move within it
keys-more-2 = Play what has the focus
keys-more-3 = Put back, close
keys-more-4 = The first to ninth move
keys-more-5 = Draw, stop, flask in Quacks

## The curtain

curtain-pass = Pass to { $name }
curtain-open = I am { $name }: hold to open

## The end

end-title = The end
end-open = The scoring sheet
end-sheet = Scoring sheet
end-line = What for
end-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[4] { $place }th place
}
end-rematch = Rematch
end-next = To the rematch
end-replay = Replay
end-leave = Leave
end-practice = This was a practice match: a move was taken back after something new was known.

## Agreement

proposal-undo = { $by } would like to take back a move of { $name }.
proposal-makes-practice = If all agree, this becomes a practice match.
proposal-stand-in = { $by } proposes that a bot plays for { $name } until { $name } is back.
proposal-carry-on = { $by } proposes to go on under the rules of today.
proposal-yes = Agree
proposal-no = Do not agree
proposal-withdraw = Withdraw
proposal-waits = Waiting for the others.
proposal-gone = { $name } is not connected.
proposal-let-bot = Let a bot play for { $name } until { $name } is back
proposal-outdated = This match is of other rules than today’s.
proposal-go-on = Propose to go on

## Before the match

gathering-about = Free seats are left out when the match starts.
gathering-listed = In the lobby for everybody
gathering-invited = For whoever has the link
gathering-link = Invite link
gathering-copy = Copy
gathering-copied = Copied
gathering-open = Free seat
gathering-you = you
gathering-here = here
gathering-gone = not connected
gathering-level = Level of the bot
gathering-sit = Sit here
gathering-bot = Bot here
gathering-free = Free the seat
gathering-stand = Stand up
gathering-start = Start
gathering-waits = The person who opened the table starts the match.
gathering-seal = The dice are sealed: { $seal } …

## Fields of the boards

field-yes = yes
field-no = no
field-turn = Turn
field-turns = Turns in all
field-phase = Phase
field-phase-fortune = Fortune Teller
field-phase-brewing = brewing
field-phase-shopping = shopping
field-phase-spending = rubies
field-start-seat = Start player
field-stir = Drawing together
field-covered = Covered brewing
field-aids = The table shows
field-aids-none = neither bags nor chances
field-aids-bag = your own bag
field-aids-chance = the chance to explode
field-aids-both = your own bag and the chance to explode
field-rubies-left = Rubies left
field-books = Books
field-page = page
field-out = lies out
field-shelf = Chips in the supply
field-price = price
field-left = left
field-chip = Chip
field-state = State
field-points = Points
field-tails = Rat tails
field-tails-behind = Tails behind
field-rats = Rats in use
field-rat-stone = Rat stone
field-rubies = Rubies
field-flask = Flask
field-droplet = Droplet
field-glass = Glass
field-white = White
field-limit = Limit
field-pot = Pot
field-scores = Pays
field-space = space
field-coins = Coins
field-ruby = Ruby
field-doubling = Doubling
field-protection = Protection
field-protected = Protected
field-takes = Takes
field-takes-points = points
field-takes-coins = coins
field-takes-both = both
field-state-waiting = waiting
field-state-brewing = brewing
field-state-committed = has chosen
field-state-stopped = stopped
field-state-exploded = exploded
field-aside = Beside the pot
field-tray = Drawn
field-bag-size = Chips in the bag
field-bag = Bag
field-chance = Chance to explode
field-bad = would explode
field-chips = of chips
field-commitment = Chosen
field-commitment-draw = draw
field-commitment-stop = stop
field-lands = Would lie on
field-card = Card
field-goal = Goal
field-active-seat = Whose turn it is
field-winner = Winner
field-market = Market
field-discard-pile = Discard pile
field-pile-size = Cards in the pile
field-showing = Elixirs on top
field-bonuses-left = Bonuses left
field-bonus = Bonus
field-need = needs
field-have = so far
field-hand-size = Cards in hand
field-known = Known cards
field-hand = Hand
field-elixirs = Elixirs
field-bonuses = Bonuses
field-cauldrons = Cauldrons
field-cauldrons-closed = closed
field-cauldrons-notes = with notes
field-cauldrons-open = open
field-square = Square
field-lines = Cards in each line
field-symbols = Symbols
field-out-of-game = Cards out of the game
field-under-pile = Under the pile
field-gone = Gone
field-leaving-colour = Colour left out
field-placing = Placing Immuto
field-colour = Colour
field-stop = Stop
field-line = Line
field-top = Top card
field-height = Cards in the cauldron
field-next-stop = Next stop
field-next-line = Next line
field-cauldron = Cauldron
field-spells = Spells
field-recipes = Recipes
field-placed = Immuto added to
