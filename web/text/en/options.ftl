# The options of the games in English: what is otherwise than printed when one is on.

open-option-turn-limit = Give up after so many turns (0: never)

## Elixir Mixer

open-option-four-cards-exactly = “Four cards” means exactly four
open-option-mixed-elixir-counts = The mixed elixir counts as an elixir

## The kettle games

open-option-recipes = With recipes
open-option-cauldrons = Cauldrons
open-option-cauldrons-0 = Closed: left to memory
open-option-cauldrons-1 = Closed, with own notes
open-option-cauldrons-2 = Open to all
open-option-immuto-counts-points-only = Immuto brings a recipe points, but is not compared
open-option-third-colour = Colour of the third pawn
open-option-third-colour-0 = Lilac
open-option-third-colour-1 = Brown
open-option-third-colour-2 = Green
open-option-third-colour-3 = Grey
open-option-all-twos-have-symbols = White and black 2s have symbols too
open-option-bar-third-colour = Nobody starts with a card in the third pawn’s colour
open-option-refill-at-the-end = Gaps are refilled at the end of the turn
open-option-third-symbols-rest = Symbols in the third pawn’s colour do nothing
open-option-childrens-scoring = Simple scoring for children, without recipes

## Quacks

open-option-books = Books
open-option-books-0 = Set 1
open-option-books-1 = Set 2
open-option-books-2 = Set 3
open-option-books-3 = Set 4
open-option-books-4 = Colour by colour
open-option-books-5 = Drawn by lot
open-option-page = Set { $set }
open-option-green-book = Green book, where chosen colour by colour
open-option-blue-book = Blue book, where chosen colour by colour
open-option-red-book = Red book, where chosen colour by colour
open-option-yellow-book = Yellow book, where chosen colour by colour
open-option-purple-book = Purple book, where chosen colour by colour
open-option-no-fortune-cards = Without Fortune cards
open-option-test-tubes = With test tubes
open-option-stir = Drawing at the same time
open-option-stir-0 = In turn 9
open-option-stir-1 = In every turn
open-option-stir-2 = Never; turn 9 is brewed covered
open-option-shop-together = All shop at the same time
open-option-aids = The table shows
open-option-aids-0 = Your own bag
open-option-aids-1 = Your own bag and the chance to explode
open-option-aids-2 = The chance to explode
open-option-aids-3 = Nothing
open-option-may-stop-at-once = One may stop before the first chip
open-option-movement-offered = Ask before a chip moves by a bonus
open-option-flask-undoes = The flask also brings back what the chip used up
open-option-flask-comes-back = A fresh start refills the flask
open-option-aside-uses-nothing = A red chip set aside uses nothing up
open-option-doubles-value-only = A doubling leaves bonuses single
open-option-limits-add = Raised limits add up
open-option-pinch-counts = The chip of the last pinch counts in the evaluation
open-option-moths-tie-at-none = Black chips for two: a tie at none pays too
open-option-spiders-reach-ahead = Green chips may bring chips whose book is not out
open-option-slid-skull-acts = A blue chip that slides onto a ruby pays
open-option-ghosts-count-spaces = Purple chips count spaces, not printed numbers
open-option-swap-may-pay-green = Market day: who declines gains a green 1
open-option-ruby-for-sold-out = A ruby in the place of a chip that is sold out
open-option-twenty-rubies = Only the 20 rubies of the box
open-option-draft-supply = The 215 chips of the early rules
open-option-die-spares-tubes = The die’s droplet goes into the pot only
open-option-no-last-glass = No test tubes for rubies in turn 9
