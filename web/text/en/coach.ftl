# The coach: tips for newcomers, lessons, and why something cannot be done.

coach-title = A tip from the coach
coach-got-it = Got it
coach-no-more = No more tips
coach-go-on = Go on playing
coach-lesson-over = That is all you need. Play on: this is a real match, and a tip comes when something is new.
coach-lesson = Lesson: { $place } of { $places }
coach-menu-on = Tips for newcomers
coach-learn = Learn
coach-learn-game = Learn { $game } in two minutes
coach-paragraph = Rules, paragraph { $paragraph }
