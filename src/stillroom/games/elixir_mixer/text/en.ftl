# The words of Elixir Mixer in English.

card = { $colour ->
    [blue] blue { $value }
    [purple] purple { $value }
    [green] green { $value }
    [yellow] yellow { $value }
    [red] red { $value }
   *[any] a wild card
}

bonus = { $bonus ->
    [all-five-colours] all five colours
    [three-of-one-colour] three of one colour
    [three-in-a-row] three in a row
    [two-elixirs] two elixirs
    [four-blue] four blue cards
    [four-purple] four purple cards
    [four-green] four green cards
    [four-yellow] four yellow cards
    [four-red] four red cards
   *[mixed-elixir] mixed elixir
}

event-turn-began = Turn { $turn }: { $player }.
event-drew = { $player } draws { $card }.
event-drew-unseen = { $player } draws a card.
event-reshuffled = The discard pile is shuffled: a new draw pile of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-took = { $player } takes { $card } from the market.
event-traded = { $player } trades { $card } for { $cards }.
event-mixed = { $player } mixes the { $elixir } elixir from { $cards }: 1 point.
event-mixed-elixir = { $player } mixes a mixed elixir of 17 from { $cards }.
event-bonus = { $player } gets the bonus card { $bonus }: 1 point.
event-discarded = { $player } puts { $card } into the market.
event-refilled = The market gets { $card }.
event-turn-ended = { $player } ends the turn.
event-turn-ended-by-itself = { $player } has fewer than 2 cards left, and the turn ends.
event-won = { $player } wins with { $points } points.
event-abandoned = The match is abandoned after { $turns } turns. Nobody wins.
