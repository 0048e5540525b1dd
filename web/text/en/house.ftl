# The words of the house in English.

## The house

house-name = Stillroom
house-title = Stillroom · four potion games
house-tagline = Four potion games at one table
house-language = Language
house-theme = Day or candle
house-light = { $theme ->
    [day] Change to day
   *[candle] Change to candle
}
house-me = Me: { $name }
house-guest = Guest
house-rooms = Rooms
house-forgets = This browser will not remember you. Allow cookies to keep your matches, or note your recovery phrase under “Me”.
house-newer = A newer Stillroom is ready.
theme-as-system = As the system
theme-day = Day
theme-candle = Candle

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
    [elixir-mixer] Trade cards until they fit, and mix elixirs before the others do.
    [kupferkessel] The duel of memory: what goes into your cauldron is covered at once.
    [quacks] Draw chip after chip from your bag, and stop before the pot explodes.
   *[glastonbury] Walk around the square, take a card, and remember what you have.
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
lobby-empty = Nobody has listed a table just now.
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
    [gathering] People sit down
    [over] Over
    [closed] Closed
   *[playing] Playing
}
matches-days = over days
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
rules-found = { $paragraphs ->
    [one] { $paragraphs } paragraph
   *[other] { $paragraphs } paragraphs
}
rules-none = No paragraph has all these words.
rules-all = Show all rules
rules-contents = Chapters
rules-link = Paragraph { $number }

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
replay-verify = Verify the dice
replay-intact = Seal intact: nothing was changed after the first move.
replay-broken-seal = The seal does not fit: these are not the dice that were sealed.
replay-unchecked = Every move was played again without a fault. This browser checks the seal itself only over a safe connection (https).
replay-proof-more = { $moves ->
    [one] { $moves } move played again
   *[other] { $moves } moves played again
}
replay-seal = Seal, shown before the first move
replay-key = Key, shown now
replay-added = Added by { $name }
