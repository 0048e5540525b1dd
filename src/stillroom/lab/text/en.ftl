# The words of the lab in English.

lab-thousands-mark = ,
lab-decimal = { $whole }.{ $rest }
lab-share = { $share }{ "\u00A0" }% ({ $low } to { $high })

# What a simulation shows.
lab-by-bot = By bot, with 95{ "\u00A0" }% intervals
lab-by-seat = By seat, with 95{ "\u00A0" }% intervals
lab-matches-of = Matches: { $game }
lab-bot = Bot
lab-seat = Seat
lab-played = Played
lab-wins = Wins
lab-win-rate = Win rate
lab-points-mean = Points (mean)
lab-points-sd = Standard deviation
lab-matches = Matches
lab-unfinished = Without a winner
lab-turns-mean = Turns of a match (mean)
lab-turns-sd = Turns of a match (standard deviation)
lab-decisions-mean = Decisions of a match (mean)
lab-seed = Seed
lab-engine = Engine
lab-seconds = Seconds
lab-decisions-per-second = Decisions per second
lab-digest = Digest

# What an arena shows.
lab-ladder = The ladder: { $game }, { $seats } seats
lab-rating = Rating
lab-deviation = Deviation
lab-pairings = The pairings, with 95{ "\u00A0" }% intervals
lab-arena-told = Equal bots would win { $parity }{ "\u00A0" }% each. Seed { $seed }.
lab-rival = Against
lab-rivals = { $count ->
    [1] { $bot }
   *[other] { $count } × { $bot }
}
lab-share-of-wins = Share of wins
lab-to = { $own } to { $other }
lab-meeting = { $game }: { $pairing }

# How fast the engines are.
lab-speeds = How fast the engines play, with { $seats } seats
lab-game = Game
lab-threads = Threads
lab-times-plain = Times plain
lab-agrees = Same as plain
lab-yes = yes
lab-no = no
lab-starts = How fast they start
lab-load = Loading the compiled engine of { $game }
lab-missing = Engines that are not here
lab-reason = Why

# What is going on.
lab-readying = Getting the { $engine } engine ready for { $game }
lab-playing = Playing { $game }
lab-measuring = Measuring the { $engine } engine for { $game }
lab-starting = Measuring how fast they start
