# After a match: its luck, its seal, its turning point, and playing on.

after-review = Review
after-share = Copy as text
after-shared = Copied
after-record = Download the record

after-luck = How lucky was everybody?
after-luck-expected = expected { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
after-luck-how = Each roll was weighed by what lay in the bag or pile just before. One match has few rolls: being far from the expected is not unusual.
after-luck-none = Nobody has counted the luck of this match.

after-seal = { $finding ->
    [intact] Seal intact: nothing was changed after the first move.
    [broken] The seal does not fit: these are not the dice that were sealed. Keep the record and ask whoever runs this server.
   *[unchecked] Every move was played again without a fault. This browser checks the seal itself only over a safe connection (https).
}
after-seal-check = Check the seal
after-seal-checking = The seal is opened and checked.
after-seal-more = { $moves ->
    [one] { $moves } move played again. Look at the proof
   *[other] { $moves } moves played again. Look at the proof
}
after-seal-shown = Seal, shown before the first move
after-seal-key = Key, shown now
after-seal-added = Added by { $name }

after-turning-point = The turning point
after-review-find = Find the turning point
after-review-busy = Bots play the match on from move after move, to find the one that mattered most. That takes a few seconds.
after-review-how = An estimate: bots played on { $times } times from before this move, and { $times } times from after it.
after-review-before = Before this move
after-review-move = To this move

after-moment = This moment
after-moments = Moments
after-play-on = Play on from here
after-play-on-as = You take the place of { $name }, against bots and with new dice.
after-play-on-over = { $name } has nothing left to play here. Go back to an earlier moment.

after-standing = Take bonus steps without asking me

after-last-move = Last move
after-last-move-none = Nothing yet.

after-player = { $you ->
    [yes] you
   *[no] { $player }
}
