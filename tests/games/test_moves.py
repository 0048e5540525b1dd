"""What the words of a move mean in every game, as actions and back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from stillroom.games.moves import Move, Unreadable
from stillroom.games.registry import face_of, find, names
from stillroom.match.errors import MatchError
from stillroom.match.match import Match
from stillroom.match.words import LANGUAGES, words_of
from tests.cases import examples, for_each
from tests.games.elixir_mixer.spoken import SPOKEN as ELIXIR_MIXER
from tests.games.glastonbury_face.spoken import SPOKEN as GLASTONBURY
from tests.games.kupferkessel_face.spoken import SPOKEN as KUPFERKESSEL
from tests.games.quacks_face.spoken import SPOKEN as QUACKS
from tests.games.spoken import Spoken, problem

SPOKEN: dict[str, Spoken] = {
    "elixir-mixer": ELIXIR_MIXER,
    "kupferkessel": KUPFERKESSEL,
    "glastonbury": GLASTONBURY,
    "quacks": QUACKS,
}


@for_each(
    ("game", "action"),
    [(game, action) for game in names() for action in range(find(game).actions)],
)
def test_every_single_action_is_a_move_or_a_part_of_one(game: str, action: int) -> None:
    grammar = face_of(game).grammar
    move = grammar.move_of((action,))
    assert grammar.actions_of(move) == (action,)
    assert Move(move.text) == move
    assert move.verb in grammar.verbs()


@for_each(
    ("game", "text", "message"),
    [(game, text, message) for game in names() for text, message in SPOKEN[game].no_moves],
)
def test_what_means_nothing_says_why(game: str, text: str, message: str) -> None:
    found = problem(game, text)
    assert found.id == message
    said = {words_of(game, language).say(found) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def some_words(game: str) -> st.SearchStrategy[tuple[str, str]]:
    words = st.lists(st.sampled_from(SPOKEN[game].vocabulary), min_size=1, max_size=8)
    return st.tuples(st.just(game), words.map(" ".join))


any_words = st.sampled_from(names()).flatmap(some_words)


@examples(300)
@given(any_words)
def test_any_words_of_a_game_are_a_move_or_unreadable(said: tuple[str, str]) -> None:
    game, text = said
    grammar = face_of(game).grammar
    try:
        actions = grammar.actions_of(Move(text))
    except Unreadable:
        return
    assert all(0 <= action < find(game).actions for action in actions)
    if actions:
        move = grammar.move_of(actions)
        assert grammar.actions_of(move) == actions
        assert grammar.move_of(grammar.actions_of(move)) == move


@examples(160)
@given(any_words, st.data())
def test_any_words_are_played_or_refused_by_the_table(
    said: tuple[str, str], data: st.DataObject
) -> None:
    """Nothing that is typed ends in anything but a move or an error with words."""
    game, text = said
    situation = data.draw(st.sampled_from(SPOKEN[game].situations))
    match = Match.from_position(game, situation().state.to_dict(), seed=1)
    before = match.position()
    try:
        match.play(0, text)
    except MatchError as error:
        assert_words(error)
        assert match.position() == before


def assert_words(error: MatchError) -> None:
    assert all(error.words(language) for language in LANGUAGES)
