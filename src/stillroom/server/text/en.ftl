# The words of the server in English.

## Tables

preset-first-game = First game
preset-as-printed = As printed
preset-full-house = Full house
preset-strict = Strict
refused-no-table = There is no such table, or it is not open to you. Ask for the invite link again.
refused-no-preset = There is no preset “{ $preset }”; the presets are { $presets }.
refused-lesson-options = A lesson has options of its own; leave yours out.
refused-name-taken = Somebody at this table is called { $name } already. Choose another name for this table.
refused-name-for-nobody = Only a seat for a person has a name; leave the name out.
refused-level-for-nobody = Only a seat for a bot has a level; leave the level out.
refused-table-started = The match has begun; who sits where is settled. A bot’s seat can still be taken.
refused-table-over = This table is done. Open a new one, or ask for a rematch.
refused-table-full = All seats are taken. You can watch, or open a table of your own.
refused-seat-taken = Somebody sits at this seat. Choose another one.
refused-already-sitting = You sit at this table already. Another person at this device needs a name of their own.
refused-second-seat = The match has begun, and others play against you: you keep to the seat that you have.
refused-not-your-seat = This is not your seat. Choose one of your own.
refused-not-opener = Only the person who opened the table can do this.
refused-seats-wait = { $seats ->
    [one] { $seats } seat is kept for a person who is not here yet. Wait, or give the seat to a bot or to nobody.
   *[other] { $seats } seats are kept for people who are not here yet. Wait, or give the seats to bots or to nobody.
}
refused-bits-added = This seat has added to the dice already; that is done once.
refused-not-started = The match has not begun yet; start it first.
refused-not-over = The match is not over yet; until then this stays secret.
refused-no-rematch = A rematch is for the people of a match that is over.
refused-no-row = This match has { $rows } rows, and { $row } is not among them. Choose one from 0 to { $rows }.
refused-nothing-left = The match is over at this moment, so there is nothing left to play. Choose an earlier one.
refused-seats-of-moment = This match goes on from a moment of another one: all { $seats } seats must be taken. Give the open ones to bots.
refused-other-rules = This match was played by version { $found } of the rules; the version here is { $here }. Download the record and verify it with a Stillroom of that time.
refused-cannot-carry-on = This match cannot go on under the rules of today. Open a new table.
refused-no-notes = No notes are kept in this match.
refused-nobody-there = That person is not at this table. Choose somebody who sits or speaks here.

## People

guest-name = { $plant ->
    [hazel] Guest Hazel
    [laurel] Guest Laurel
    [iris] Guest Iris
    [poppy] Guest Poppy
    [fern] Guest Fern
    [aster] Guest Aster
    [clover] Guest Clover
    [juniper] Guest Juniper
    [myrtle] Guest Myrtle
    [primrose] Guest Primrose
    [rowan] Guest Rowan
    [willow] Guest Willow
    [yarrow] Guest Yarrow
    [heather] Guest Heather
    [maple] Guest Maple
    [lilac] Guest Lilac
    [sorrel] Guest Sorrel
    [mallow] Guest Mallow
    [violet] Guest Violet
   *[elder] Guest Elder
}
refused-nobody = Nobody here knows you yet. Come in as a guest first.
refused-already-here = You are here already, as { $name }. Forget this browser first to come as somebody else.
refused-no-person = There is no such person. Choose somebody whom you met at a table.
refused-oneself = This is you. Choose somebody else.
refused-name = A name has { $least } to { $most } characters that can be printed, among them a letter or a figure.
refused-name-link = A name cannot be an address on the internet. Leave the dots out.
refused-phrase-length = A recovery phrase has { $words } words, not { $found }. Write all of them, with spaces between.
refused-phrase-word = Word { $number } is not a word of any recovery phrase. Look at your note again; the first four letters are enough.
refused-no-phrase = This recovery phrase is nobody’s; perhaps a newer one took its place. Look for your newest note.
refused-origin = This was asked by a page of another site. Open Stillroom itself and try it there. Whoever runs the server behind a proxy names its address among the origins.
refused-too-often = { $seconds ->
    [one] That was too often. Try again in { $seconds } second.
   *[other] That was too often. Try again in { $seconds } seconds.
}
refused-too-large = This is too large; a request has at most { $most } kB.
refused-no-json = The request is not JSON. Send a JSON object as the description of the API tells.
refused-unreadable = The request cannot be read. Send it as the description of the API tells.
refused-unknown-field = There is no field “{ $field }” here. Leave it out.
refused-missing-field = The field “{ $field }” is missing. Add it.
refused-field = The field “{ $field }” must be: { $expected }.
refused-field-value = The field “{ $field }” cannot have this value. The description of the API tells which it can have.
refused-no-page = There is nothing here. Look at the address again.
refused-no-method = This cannot be done here. The header Allow tells what can.
refused-no-language = There are no words in “{ $language }”; the languages are { $languages }.
refused-no-game = There is no game “{ $game }”; the games are { $games }.
refused-failed = Something went wrong here, not with you. Try again in a moment.
refused-not-ready = The server is not ready. Try again in a moment.

## Running

setting-host = { $setting } is an address of this computer, such as 127.0.0.1, or 0.0.0.0 for the whole network.
setting-port = { $setting } is a number from 0 to 65535; 0 takes any port that is free.
setting-database = { $setting } is an address such as { $example }.
setting-redis = { $setting } is an address such as { $example }.
setting-workers = { $setting } is a number from 1 to 64.
setting-workers-sqlite = SQLite serves one worker, not { $workers }. Name a PostgreSQL database, or run one worker.
setting-origins = { $setting } is a list of addresses as browsers show them, with commas: { $example }.
setting-proxies = { $setting } is a list of addresses or networks of proxies, with commas: 127.0.0.1, 10.0.0.0/8.
setting-yes-or-no = { $setting } is yes or no.
setting-tempo = { $setting } is a number from 0 to 10: 0 lets bots move at once, 1 as people like it.
setting-patience = { $setting } is a number of seconds from 0 to 86400.
setting-metrics-token = { $setting } is a secret word of at least 16 letters, figures and signs, without spaces.
setting-log-format = { $setting } is text or json.
setting-log-level = { $setting } is debug, info or warning.
setting-no-words = “{ $word }” is not understood here: settings come from the environment, such as STILLROOM_PORT. “stillroom serve” takes them as words.
serving-at = Stillroom is open at { $address }
serving-to-stop = Ctrl+C ends it. Everything is kept.
serving-already = Stillroom is open already at { $address }
serving-held = Another server uses this database already, at { $address }. End that one, or name another database.
serving-port-taken = Port { $port } is taken by another program. Choose another one with --port.
serving-port-closed = This user may not listen on port { $port }. Choose one above 1023, and let a proxy have ports 80 and 443.
serving-no-host = Nothing can listen at “{ $host }” here. Choose 127.0.0.1 for this computer alone, or 0.0.0.0 for the whole network.
serving-no-database = The database does not open: { $problem }. See that it is there and that this user may write to it.
newer-schema = The database is of a newer version of Stillroom: its schema is “{ $found }”, and this version knows none beyond “{ $newest }”. Start the newer version, or restore a backup from before it.
serving-failed = The server did not start; the lines above tell why.

## Live

refused-no-seat = There is no seat { $seat } at this table. Choose one of those that there are.
refused-outdated = This match is of other rules than today’s. It can be read, and goes on when all agree.
refused-busy = Others were faster several times. Try it again.
refused-hello-again = You have said hello already. Go on with what you want to do.
refused-nothing-to-decide = This seat owes no decision now. Wait until it is asked.
refused-not-playing = No match is going on here.
refused-nudge-oneself = The table waits for you. Answer first.
refused-nudge-nobody = Nobody else plays here whom you could nudge.
refused-nudged = { $hours ->
    [one] Somebody was nudged here today already. Try again in { $hours } hour.
   *[other] Somebody was nudged here today already. Try again in { $hours } hours.
}
refused-no-curtain = Only somebody with a seat has a curtain.
refused-no-hints = This table plays without hints.
refused-only-players = Only people who sit at the table can do this.
refused-already-proposed = This has been proposed already. Answer that proposal.
refused-not-gone = Nobody is gone from this seat for long enough, or a bot plays there already. Wait a little.
refused-not-outdated = This match is of the rules of today; just play on.
refused-curtain = What happened behind another person’s curtain is not taken back.
refused-no-proposal = There is no such proposal any more.
refused-phrase-or-text = Say either a ready phrase or words of your own.
refused-no-such-phrase = There is no such phrase; the phrases are { $phrases }.
refused-phrases-only = At this table people speak in ready phrases, until all who play allow free chat.
refused-no-words = There is nothing to read in this. Write a few words.
refused-too-many = Too many messages at once. Wait a moment.
phrase-well-brewed = Well brewed!
phrase-ouch = Ouch.
phrase-good-game = Good game
phrase-one-moment = One moment
phrase-misclick = Sorry, misclick
phrase-another = Another?
phrase-hello = Hello
phrase-thanks = Thank you

## The client

client-missing = The pages of the browser client are not built yet. “make play” builds them.
