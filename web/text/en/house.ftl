# The words of the house in English.

## The house

house-name = Stillroom
house-title = Stillroom · four potion games
house-tagline = Four potion games at one table
house-language = Language
house-theme = Light or dark
house-light = { $theme ->
    [day] Change to day
   *[candle] Change to candle
}
house-me = Me: { $name }
house-guest = Guest
house-rooms = Rooms
house-forgets = This browser will not remember you. Play on; with a recovery phrase you are the same person another time.
house-newer = A newer Stillroom is ready.
theme-as-system = As the system
theme-day = Day (light)
theme-candle = Candle (dark)

## The games

game-title = { $game ->
    [elixir-mixer] Elixir Mixer
    [kupferkessel] Kupferkessel Co.
    [quacks] The Quacks of Quedlinburg
   *[glastonbury] Glastonbury
}
game-short = { $game ->
    [elixir-mixer] Elixir Mixer
    [kupferkessel] Kupferkessel Co.
    [quacks] Quacks
   *[glastonbury] Glastonbury
}
game-about = { $game ->
    [elixir-mixer] Trade cards and mix elixirs of an exact value, 1 point each: a race to 8 or 10 points.
    [kupferkessel] The duel of memory: three or four of one ingredient score, a single one costs points.
    [quacks] The further you fill your pot, the more it pays; too many white chips, and it explodes.
   *[glastonbury] Take cards and remember them: three or four alike score, a single one costs points.
}
game-figures = { $game ->
    [elixir-mixer] 2 to 4 players · 10 minutes
    [kupferkessel] 2 or 3 players · 8 minutes
    [quacks] 2 to 4 players · 15 minutes
   *[glastonbury] 2 to 4 players · 10 minutes
}

## The front page

front-play-now = Play now
front-play-game = Play now: { $game }
front-opening = Laying out …
front-continue = Continue:
front-play-on = Play on
front-turn = turn { $turn }
front-turn-mine = turn { $turn }, your decision
front-more-matches = { $matches ->
    [one] { $matches } more match
   *[other] { $matches } more matches
}
front-invite = Invite
front-rules = Rules
front-lobby = { $tables ->
    [0] Open tables
   *[other] Open tables ({ $tables })
}
front-matches = My matches
front-about = About

## Every room

room-title = { $title } · Stillroom
room-free-seat = Free seat
room-broken = Something broke on our side. Your match is safe.
room-reload = Reload
room-note = The problem note
room-note-copy = Copy a problem note
room-note-copied = Copied
room-note-about = It tells what you could see yourself, without names.
no-room-title = No such room
no-room = Nobody has ever found anything at this address.
no-table-title = No such table
no-table-home = To the front page
connection-none = The house does not answer. Look at your connection and try again.
connection-lost = Connection lost. Trying again. Everything you played is safe.
connection-try = Try now
connection-elsewhere = You are playing in another window.
connection-here = Play here

## Opening a table

open-title = A table of { $game }
open-preset = How it is played
open-preset-about = { $preset ->
    [first-game] The easy way in, with everything that helps shown.
    [as-printed] To the letter of the rulebook.
    [full-house] { $game ->
        [quacks] Books drawn by lot, and the test tubes.
        [elixir-mixer] The mixed elixir counts like the others.
       *[other] With the recipes.
    }
   *[strict] As printed, without aids and hints.
}
open-seats = Who plays
open-seat = Seat { $seat }
open-me = You ({ $name })
open-sitter-open = Free for anybody
open-sitter-guest = Kept for a guest
open-sitter-beside = Somebody at this device
open-sitter-bot = Bot: { $level }
open-their-name = Their name
open-name = Your name, as the others read it
open-add = Add a seat
open-remove = Take seat { $seat } away
open-who = Who may come
open-private = Only whom I invite, by link
open-listed = Anybody: listed among the open tables
open-pace = When
open-pace-about = { $pace ->
    [live] Now, all at the table
   *[days] Over days, each in their own time
}
open-more = More
open-clock = With a clock; at zero a bot answers that one decision
open-clock-reserve = Minutes for the whole match
open-clock-decision = Seconds for each decision
open-do = Open the table

## Joining

join-title = { $name } invites you to { $game }
join-somebody = Somebody
join-name = Your name
join-seats = Choose a seat
join-seat-of-bot = In the place of { $name } (bot)
join-sit = Sit down
join-watch = Watch
join-wrong-title = This link leads nowhere
join-wrong = There is no such table, or not any more. Ask for the link again.
join-full = All seats are taken. You can watch, or open a table of the same kind.
join-over = This table is done.
join-next = To the next match
join-replay = See the replay
join-new = Open a table of the same kind

## Lists of tables

lobby-title = Open tables
lobby-about = Sit down with anybody, or watch a match.
lobby-empty = There is no open table just now.
lobby-open = Open one
lobby-join = Join
lobby-watch = Watch
matches-title = My matches
matches-empty = You have not played here yet.
matches-play = Choose a game
matches-heap = { $heap ->
    [mine] Waiting for you
    [running] Waiting for others
    [gathering] Not begun
   *[over] Over
}
matches-act = { $heap ->
    [mine] Play on
    [running] Look in
    [gathering] To the table
   *[over] Replay
}
matches-stage = { $stage ->
    [gathering] Waiting for players
    [over] Over
    [closed] Closed without a result
   *[playing] Playing
}
matches-days = over several days
matches-won = Won by { $names }

## Me

me-title = Me
me-name = Your name
me-rename = Keep
me-renamed = You have a new name.
me-settings = Settings of this browser
me-devices-title = Other browsers and devices
me-devices = { $devices ->
    [one] Only this browser knows you.
   *[other] { $devices } browsers and devices know you.
}
me-phrase-none = A recovery phrase of ten words brings you and your matches to another device.
me-phrase-there = You have a recovery phrase. A new one takes its place.
me-phrase-make = Make a recovery phrase
me-phrase-made = Here is your recovery phrase.
me-phrase-shown = Write it down: it is shown this once. Whoever knows it is you.
me-recover-about = Have you a phrase from another device? This browser becomes the same person.
me-recover = Be that person
me-recovered = It is you again.
me-forget-others = Forget all other devices
me-forgot-others = Only this browser knows you now.
me-forget-title = Forget this browser
me-forget-about = This browser is nobody then. Without a recovery phrase you cannot come back to your matches.
me-forget = Forget me here
me-forgot = This browser has forgotten you.
me-unheard = Muted and blocked
me-unheard-none = You hear everybody.
me-unheard-kind = { $kind ->
    [muted] { $name } is muted.
   *[blocked] { $name } is blocked.
}
me-unheard-unnamed = Somebody ({ $id })
me-hear = { $kind ->
    [muted] Hear again
   *[blocked] Block no longer
}

## About

about-title = About Stillroom
about-what = A quiet room for four potion games: in the browser, alone against bots or with friends.
about-fan-title = Whose work it is
about-fan = Stillroom is a fan’s work and not connected with the publishers. If you like a game, buy the box: it smells better.
about-seal-title = Sealed dice
about-seal = Before a match, all its luck is locked into a box, and everybody sees the number on the lock. After the match the box is opened, and anybody can check that it is still the same lock.
about-more = More
about-seal-how = The box is a secret key of 256 bits, the lock its SHA-256. Once the lock is shown, every person’s browser adds random bits of its own, so that nobody, the server included, could choose the dice. At the end the key is shown, and your browser checks it.
about-seal-limit = It does not prove more than that: whoever runs the server could read ahead.
about-bots = A bot sees only what its seat sees, and its dice are the same as yours.
about-known-title = What we know of you
about-known = A name, a language, whom you do not want to hear, and when you were last here. No account, no address, no advertising.
about-known-me = Change or forget it

## Rules

rules-games = Rules by game
rules-search = Search the rules
rules-about = Every paragraph has a number, so that a table can point to it.
rules-search-all = Search the rules of all games
rules-of-all = All games
rules-found = { $paragraphs ->
    [one] { $paragraphs } paragraph
   *[other] { $paragraphs } paragraphs
}
rules-none = No paragraph has all these words.
rules-all = Show all rules
rules-contents = Chapters
rules-link = Paragraph { $number }
rules-five = In five lines
rules-five-1 = { $game ->
    [elixir-mixer] Every turn begins with one pick: draw a card, take one from the market, or trade.
    [kupferkessel] The number on the top card of your cauldron walks your pawn clockwise; stops where another pawn stands are jumped.
    [quacks] Draw chips from your bag, one by one. Each goes as many spaces further in the pot as its number says; stop when you like.
   *[glastonbury] The number on the top card of your cauldron walks your pawn clockwise around the square.
}
rules-five-2 = { $game ->
    [elixir-mixer] To trade, give one card of your hand for market cards that add up to exactly its value.
    [kupferkessel] Take one card from the line it faces. It covers your other cards, and its number is your next walk. A corner gives no card.
    [quacks] The space after your last chip pays: points, and coins for new chips.
   *[glastonbury] Take one card from the line it faces. It covers your other cards, and its number is your next walk. A corner gives no card.
}
rules-five-3 = { $game ->
    [elixir-mixer] Then mix as much as you can: cards of one colour with exactly the value of the elixir on top of their pile. Each elixir is 1 point.
    [kupferkessel] A wand and hat lets you walk and take once more; an exploding cauldron takes the others’ top cards away.
    [quacks] White chips of more than 7 together make the pot explode; then you choose either the points or the coins.
   *[glastonbury] Some cards are spells: they take from anywhere, lead on from a corner, rob the others of their top cards, or let you look. Immuto is a joker at the end.
}
rules-five-4 = { $game ->
    [elixir-mixer] Bonus cards are 1 point each, for whoever first does what they ask.
    [kupferkessel] At the end one card of an ingredient costs its value, two bring nothing, three their sum, four their sum and 5. Your pawn’s colour counts double, and most 1s bring 5.
    [quacks] After that all chips go back into the bag, new ones too. Two rubies move your starting place on, or fill the flask that takes back a white chip.
   *[glastonbury] At the end one card of an ingredient costs its value, two bring nothing, three their sum, four their sum and 5. Your pawn’s colour counts double.
}
rules-five-5 = { $game ->
    [elixir-mixer] You keep five cards at most; what is over goes to the market for the others. The first with 8 points wins, with two players 10.
    [kupferkessel] Covered cards you must remember. The match ends when a row or a column has lost its last card.
    [quacks] Rat tails give a head start to whoever is behind. After nine turns the most points win.
   *[glastonbury] Covered cards you must remember. The match ends when a row or a column has lost its last card.
}

## Replay

replay-title = Replay
replay-of = Replay · { $game }
replay-back = Back to the table
replay-board = The board
replay-row-label = Moment of the match
replay-row = { $row } of { $rows }
replay-back-step = One step back
replay-step = One step on
replay-run = Play
replay-pause = Pause
replay-lines = What happened
replay-no-lines = Nothing to tell here.
replay-eyes = Seen by
replay-eyes-nobody = A spectator
replay-copy = Copy link
replay-copied = Copied
replay-no-view = This match was played under other rules. Only its end can be shown.

## Over days

days-title = ({ $matches }) { $title }
days-notify = Tell me when a match waits for me
days-notify-about = As a notification of this browser, as long as a page of Stillroom is open, even behind others.
days-notify-denied = The browser does not allow it. You can change that in its settings for this page.
days-waits = { $game } waits for you
days-waits-turn = Turn { $turn }: your decision.
days-nudged = { $name } has nudged you.
days-nudge = Nudge
days-nudge-about = Reminds whoever is to decide; once a day.
days-nudge-sent = Nudged, { $at }
days-since = { $lines ->
    [one] Since you were here: { $lines } thing
   *[other] Since you were here: { $lines } things
}
days-step = Step through
days-step-place = { $place } of { $lines }
days-step-back = Before
days-step-on = Next
days-away = { $days ->
    [0] gone for hours
    [one] gone for { $days } day
   *[other] gone for { $days } days
}
days-patience = Once somebody is gone for so long, a bot may play on if the others agree
days-patience-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
days-changes = { $game ->
    [quacks] The last turn is brewed covered: nobody needs a common hour.
   *[other] What is in the cauldrons lies open: nobody remembers a week.
}

## Inviting

invite-title = Invite
invite-code = Code
invite-scan = Whoever has a camera reads the square.
invite-qr = QR code of the invite link
invite-here-only = This address leads here from this computer alone. For other devices, serve the network of the house.
