# The words of the command line in English.

## Help

cli-about = Stillroom: a digital table and a research engine for potion games.
cli-usage = usage:
cli-usage-form = [COMMAND [OPTIONS]]
cli-more-help =
    “stillroom” alone opens it in the browser.
    “stillroom COMMAND --help” tells more.
    Stillroom is a fan’s work and not connected with the publishers.
cli-arguments = arguments
cli-options = options
cli-about-serve = Let people play in the browser, here and from elsewhere.
cli-about-play = Play in the terminal, alone against bots or with others.
cli-about-games = List the games with their seats, options, bots and rules versions.
cli-about-simulate = Let bots play many matches and show the figures.
cli-about-arena = Let bots meet each other, all against all, and show how strong they are.
cli-about-learn = Learn a game in the terminal, in a match that begins in a set position.
cli-about-replay = Watch a match that is over again.
cli-about-verify = Prove that a record is whole and its dice were fair.
cli-about-bench = Measure the engines on this machine.
cli-help-help = show this help
cli-help-lang = language: en, fr or de
cli-help-game = a game, such as elixir-mixer
cli-help-play-seats = who sits where: you, you:NAME or a bot, with commas (you,greedy,greedy)
cli-help-simulate-seats = a bot for each seat, with commas (greedy,greedy,greedy)
cli-help-arena-bots = bots that meet, with commas (greedy,random)
cli-help-arena-against = a bot that all of these meet, instead of each other
cli-help-arena-matches = how many matches of each pairing (1000)
cli-help-arena-seats = how many seats at a table (2)
cli-help-option = an option of the game; may be given several times
cli-help-tempo = how fast bots move: none, brisk, normal, slow, or step by step
cli-help-seed = a number; the same seed gives the same dice
cli-help-new = begin a new match, also if one is waiting
cli-help-no-notes = no tips for newcomers in a first match
cli-help-plain = lines only, for screen readers and pipes
cli-help-matches = how many matches (1000)
cli-help-engine = plain, compiled or cuda; all give the same results
cli-help-threads = threads of the compiled engine (all cores)
cli-help-fixed-seats = keep the bots on their seats instead of moving them on
cli-help-out = write a row for each match to a .parquet file
cli-help-json = print one JSON document and nothing else
cli-help-file = the record of a match
cli-help-seat = through the eyes of this seat, counted from 0
cli-help-verify-engine = also play every move in this engine: plain or compiled
cli-help-host = the address to listen on (127.0.0.1; 0.0.0.0 for the whole network)
cli-help-port = the port to listen on (8377; 0 takes a free one)
cli-help-database = the address of a file of SQLite or of PostgreSQL; with a password better in STILLROOM_DATABASE
cli-help-redis = the address of a Redis, to carry news between workers
cli-help-workers = how many processes serve (1; more need PostgreSQL)
cli-help-origins = addresses under which browsers see the server, with commas
cli-help-proxies = addresses of proxies that may name the client, with commas
cli-help-full-sync = wait for the disk at each move, against loss of power: yes or no
cli-help-bots-tempo = how long bots wait: 1 as people like it, 0 not at all
cli-help-patience = seconds that somebody must be gone before a bot may be proposed
cli-help-compiled-bots = let bots think in the compiled engine: yes or no
cli-help-limits = slow down clients that ask too often: yes or no
cli-help-log-format = the log as text or json
cli-help-log-level = what is logged at least: debug, info or warning

## Tables

cli-head-game = game
cli-head-seats = seats
cli-head-options = options
cli-head-bots = bots
cli-head-rules = rules version

## What was proven

cli-verified = The record is whole. Moves: { $moves }. Undos: { $undos }. Each leads where the record says.
cli-verified-seal = { $people ->
    [one] Seal intact: the dice were fixed before the first move and not changed; { $people } person added to them.
   *[other] Seal intact: the dice were fixed before the first move and not changed; { $people } people added to them.
}
cli-verified-running = The match is not over; its key stays secret until then.
cli-verified-seed = The dice come from a seed that anybody could know; there is no seal.

## Words that are not understood

cli-no-command = There is no command “{ $word }”; the commands are { $known }.
cli-no-language = There is no language “{ $word }”; the languages are { $known }.
cli-no-engine = There is no engine “{ $word }” here; the engines are { $known }.
cli-no-tempo = There is no tempo “{ $word }”; the tempi are { $known }.
cli-no-server = The server is not installed; “pip install stillroom[server]” brings it.
cli-which-game = Say which game; “stillroom games” lists them.
cli-which-file = Say which file: the record of a match.
cli-no-file = The file “{ $file }” cannot be read: { $problem }.
cli-needs-value = “{ $option }” needs a value after it.
cli-takes-no-value = “{ $option }” is there or not; it takes no value.
cli-one-bot = “{ $bot }” has nobody to meet: name two or more bots, with commas.
cli-bot-twice = “{ $bot }” came twice: name each bot once.
cli-many-bots = “{ $bots }” are several bots: with --against name the one that all others meet.
cli-out-name = The file “{ $file }” must have a name that ends in .parquet.
cli-out-folder = There is no folder “{ $folder }” for the file.
cli-unknown = “{ $word }” is not understood here; the options are { $known }.
cli-option-form = An option is written NAME=VALUE, not “{ $option }”.
cli-option-value = The option { $option } takes yes, no or a number, not “{ $value }”.
cli-number = { $option } is a number of at least { $least }, not “{ $found }”.
cli-number-between = { $option } is a number from { $least } to { $most }, not “{ $found }”.
