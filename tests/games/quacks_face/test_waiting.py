"""Waiting: what those are told who have nothing to decide, and what they are not."""

from __future__ import annotations

import pytest

from stillroom.games.quacks.questions import waits
from tests.games.quacks.table import Table
from tests.games.quacks_face import scenes
from tests.games.quacks_face.saying import asked, say


@pytest.mark.rules("3.6")
def test_those_who_wait_are_told_for_whom() -> None:
    assert say(waits(scenes.brewing().state)) == "Still brewing: you, Borage."
    assert say(waits(scenes.brewing().state), 1) == "Still brewing: Anise, you."
    assert say(waits(scenes.brewing().state), None) == "Still brewing: Anise, Borage."
    assert say(waits(scenes.shopping().state), 1) == "Shopping: Anise."
    assert say(waits(scenes.spending().state), 1) == "Spending rubies: Anise."
    assert say(waits(scenes.exploded().state), 1) == "Choosing points or coins: Anise."
    card = scenes.which_droplet()
    assert say(waits(card.state), None).startswith("Choosing for the Fortune Teller card: Anise")


@pytest.mark.rules("9.2", "9.6")
def test_nobody_is_told_what_others_are_asked_while_it_is_hidden() -> None:
    stir = Table(turn=9)
    assert say(waits(stir.state), None) == "Still to choose, draw or stop: Anise, Borage."
    stir.draws(0, "white-1")
    assert say(waits(stir.state), 0) == "Still to choose, draw or stop: Borage."
    covered = Table(turn=9, books=2, asides={0: "red-1"}, options={"stir": 2})
    before = say(waits(covered.state), None)
    covered.draws(0, "white-1")
    covered.stops(0)
    assert asked(covered).choice == "aside"
    assert say(waits(covered.state), None) == before == "Still brewing: Anise, Borage."
