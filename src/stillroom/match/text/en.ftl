# The words of the table in English.

## The table

seat-number = seat { $seat }
event-undone = { $you ->
    [yes] You take back a move.
   *[no] { $player } takes back a move.
}

## Moves that cannot be played

error-illegal = { $reason } (rules { $paragraph })
error-stale = This move answers decision { $named }, but the present decision is { $now }. Look at the table and choose again.
error-over = The match is over; nothing can be played or taken back.
replay-running = This match is not over: what is hidden in it stays secret. “stillroom play { $game }” goes on with it.
error-not-over = The match is not over: its luck stays secret until then.
error-no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
error-draft = “{ $move }” would show something new, so it cannot be tried; it can only be played.
error-not-last = “{ $move }” shows something new, so nothing can be played together with it afterwards; play it last.
undo-nothing = There is no move of yours to take back.
undo-agree = Your last move showed something new, or somebody has moved since. Taking it back needs the agreement of all people at the table.

## Moves that cannot be understood

malformed-empty = A move begins with a verb, such as “take”; this one has no words.
malformed-too-long = A move has at most { $most } characters.
malformed-word = “{ $word }” is not a word of a move; words are made of letters, figures and hyphens.
malformed-two-links = “{ $text }” has more than one linking word; a move has at most one “for”, “with” or “and”.
malformed-link = “{ $verb }” does not go with “{ $link }”.
malformed-verb = There is no verb “{ $verb }”; the verbs are { $verbs }.
malformed-json = A move in JSON is an object with a verb, a list of pieces, and perhaps a list under “for”, “with” or “and”.
malformed-actions = A move is made of one or more action numbers from 0 to { $last }.
malformed-order = These action numbers are no move; the nearest one is “{ $move }”.

## Setting up

setup-game = There is no game “{ $game }”; the games are { $games }.
setup-seats = { $game } has { $fewest } to { $most } seats, not { $found }.
setup-option = { $game } has no option “{ $option }”; its options are { $options }.
setup-option-value = The option { $option } is a number from { $low } to { $high }, not { $found }.
setup-no-lesson = { $game } has no lesson; “stillroom play { $game }” begins a match.
setup-lesson-seats = The lesson of { $game } is for { $seats } players, not { $found }.
setup-bot = { $game } has no bot “{ $bot }”; its bots are { $bots }.
setup-players = { $found ->
    [one] There are { $seats } seats, but { $found } player.
   *[other] There are { $seats } seats, but { $found } players.
}
setup-name = A name has 1 to { $most } characters that can be printed.
setup-same-name = Everybody at a table needs a different name.
setup-seed = A seed is a number from 0 to { $most }, not { $found }.
setup-seed-and-dice = A match has either a seed or dice, not both.
setup-dice-seats = These dice were made for another number of seats than { $seats }.
setup-key = The key of fair dice has { $bytes } bytes, not { $found }.
setup-contribution = A contribution to the dice has { $bytes } bytes, not { $found }.
setup-contribution-seat = There is no seat { $seat }, or it has added to the dice already.
setup-format = The record has format { $found }; here is format { $here }.
setup-position = The position has other seats or options than the match.
setup-rules-version = This match of { $game } was begun with version { $found } of the rules; the version here is { $here }.
setup-seal = The key does not fit the seal: these are not the dice that were sealed.

## Records

error-record = { $line ->
    [0] The record is broken: { $problem }
   *[other] Line { $line } of the record is broken: { $problem }
}
record-no-header = a record begins with a header.
record-not-one-thing = a line has a header, a row or a result, and only one of them.
record-not-a-row = row { $number } should stand here.
record-cut-off = the file ends in the middle of a line.
record-unreadable = it cannot be read ({ $problem }).
record-changed = it was changed after it was written, or a line before it is missing.
record-bad-header = { $problem }
record-bad-row = row { $row } cannot be played. { $problem }
record-other-state = row { $row } leads to another state than it says.
record-other-result = the match does not end as it says here.
record-other-engine = the { $engine } engine comes to another state.

## Snapshots

error-snapshot = The snapshot is broken: { $problem }
snapshot-unreadable = it cannot be read ({ $problem }).
snapshot-format = it has format { $found }; here is format { $here }.
snapshot-rows = it was taken after row { $rows }, but the record ends with row { $found }.
snapshot-changed = it was changed after it was written, or is of another match.
snapshot-other-state = it is not the state after row { $rows }.

## Notes

note-empty = A note has words; this one has none.
note-strange = A note is made of characters that can be printed.
note-too-long = A note has at most { $most } characters, not { $found }.
note-no-room = There is room for { $most } notes; erase one first.
note-no-such = { $lines ->
    [0] There is no note { $number }; nothing is written yet.
   *[other] There is no note { $number }; the notes go from 1 to { $lines }.
}
error-notes = The notes are broken: { $problem }
notes-unreadable = they cannot be read ({ $problem }).
notes-format = they have format { $found }; here is format { $here }.
notes-seats = they are for { $found } seats, and the match has { $seats }.
notes-changed = they were changed after they were written.

## Positions

error-position = The position is wrong at { $field }: { $problem }
position-field = { $problem }.

## Looking back

review-choice-fell = { $you ->
    [yes] You played “{ $move }”. By this choice your chance to win fell from { $before } to { $after } of 100.
   *[no] { $player } played “{ $move }”. By this choice the chance to win fell from { $before } to { $after } of 100.
}
review-choice-rose = { $you ->
    [yes] You played “{ $move }”. By this choice your chance to win rose from { $before } to { $after } of 100.
   *[no] { $player } played “{ $move }”. By this choice the chance to win rose from { $before } to { $after } of 100.
}
review-chance-fell = { $you ->
    [yes] You played “{ $move }”. It was chance, not the choice: your chance to win fell from { $before } to { $after } of 100.
   *[no] { $player } played “{ $move }”. It was chance, not the choice: the chance to win fell from { $before } to { $after } of 100.
}
review-chance-rose = { $you ->
    [yes] You played “{ $move }”. It was chance, not the choice: your chance to win rose from { $before } to { $after } of 100.
   *[no] { $player } played “{ $move }”. It was chance, not the choice: the chance to win rose from { $before } to { $after } of 100.
}
review-even = { $you ->
    [yes] No single move of yours decided this match. “{ $move }” changed your chance to win most, from { $before } to { $after } of 100.
   *[no] No single move of { $player } decided this match. “{ $move }” changed the chance to win most, from { $before } to { $after } of 100.
}
luck-of-all = Chance lays the same cards before everybody here, for whoever comes next. So there is no honest figure for one player’s luck.

## Why a bot played its last move

bot-why-lot = It played by lot among what was open.
bot-why-judged = { $level ->
    [greedy-forgetful] { $why } Of the cauldrons it knows only the top cards.
    [greedy-hazy] { $why } Beneath the top card of a cauldron it recalls the last three cards.
    [greedy-watchful] { $why } Beneath the top card of a cauldron it recalls the last eight cards.
    [greedy-clumsy] { $why } But one of its choices in four is by lot, perhaps this one.
    [greedy-hasty] { $why } But one of its choices in sixteen is by lot, perhaps this one.
   *[greedy] { $why }
}
bot-why-imagined = { $simulations ->
    [one] It imagined { $simulations } match to its end.
   *[other] It imagined { $simulations } matches to their end.
} { $lead ->
    [alone] Nothing else was worth trying.
    [clear] This move was clearly ahead.
   *[narrow] This move was narrowly ahead.
}
bot-why-reckoned = It worked out what each choice brings on average, without imagining how the match ends: too much is left to luck so early.
bot-why-imagines = { $level ->
    [master] Where it has a choice and the time, it imagines many matches to their end, each with what it cannot see dealt anew, and plays what wins most often.
   *[grand-master] Where it has a choice and the time, it imagines very many matches to their end, each with what it cannot see dealt anew, and plays what wins most often.
}
bot-why-other = It played what it held to be best, by what this seat sees.
bot-why-elixir-mixer = { $deed ->
    [draw] It draws when no card of the market completes an elixir for it, and no trade does.
    [take] It takes the card of the market that completes the elixir with most points; with nothing to draw, the one that leaves most ways to complete any.
    [trade] It trades when the cards together complete an elixir that no single card of the market does.
    [mix] It mixes whatever it can, most points first.
    [discard] It keeps the cards that leave most ways to complete an elixir with one card more.
   *[end-turn] It ends its turn when nothing more that it could mix brings a point.
}
bot-why-kupferkessel = { $deed ->
    [use] It took the card that promised most. It always walks again, and lets cauldrons explode when the others lose by it.
    [spare] It took the card that promised most. It lets no cauldron explode when the others would not lose by it.
    [keep] It ends the match if it believes to be ahead. It keeps the last card only if its set gains by it.
    [refuse] It ends the match if it believes to be ahead. It keeps the last card only if its set gains by it.
   *[take] It took the card that promised most: for its set, its symbol and its recipes, and for the line to which it leads next.
}
bot-why-glastonbury = { $deed ->
    [accio] It uses Accio when a card elsewhere promises more than the spell is worth later.
    [unused-accio] It uses Accio when a card elsewhere promises more than the spell is worth later.
    [use] At a corner it walks on, unless that ends play while it believes to be behind.
    [stay] It stays at a corner only if walking on would end play while it believes to be behind.
    [keep] It keeps the last card if that brings it something.
    [refuse] It refuses the last card if that brings it nothing.
    [place] It places Immuto where they bring most points.
    [done] It has looked, and goes on.
   *[take] It took the card that promised most: for its set, its recipes or as a spell, and for the line to which it leads next.
}
bot-why-quacks = { $deed ->
    [draw] It draws while the chance to explode is no greater than it dares in this turn, or costs nothing, and wherever it may not stop.
    [stop] It stops when the chance to explode is greater than it dares in this turn.
    [flask] The chance to explode was greater than it dares, and the flask took back a white chip of 2 or more.
    [put-back] It puts a white chip back whenever it may.
    [again] It begins again if its first chips hold as much white as the pot can take.
    [go-on] It begins again only if its first chips hold as much white as the pot can take.
    [settle] It places every toadstool that still goes in, the highest first.
    [buy] By its table these chips are worth most for the turns that are left.
    [spend] It spends rubies on its droplet; in the last turn first on test tubes that bring more than a point.
    [done] It had no use for anything more that was open.
   *[points] Of all that was open this was worth most, by its tables of points, coins, rubies, steps and chips.
}
