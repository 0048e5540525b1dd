"""Elixir Mixer as the table sees it."""

from stillroom.games.elixir_mixer import (
    explaining,
    luck,
    moves,
    narration,
    phrases,
    position,
    questions,
    sheet,
    view,
)
from stillroom.games.elixir_mixer.reasons import Paragraph
from stillroom.games.face import Face, never_forgets, nothing_fades, without_notes

FACE = Face(
    grammar=moves.GRAMMAR,
    unfinished=moves.unfinished,
    demands=moves.demands,
    order_paragraph=Paragraph.HIGHEST_FIRST,
    board=view.board,
    ask=questions.ask,
    fill=questions.fill,
    waits=questions.waits,
    explain=explaining.explain,
    narrator=narration.Narrator,
    describe=narration.describe,
    event_id=narration.event_id,
    news=narration.news,
    faded=nothing_fades,
    forgets=never_forgets,
    keeps_notes=without_notes,
    has_secrets=view.has_secrets,
    check=position.check,
    sheet=sheet.sheet,
    words=phrases.words,
    luck=luck.luck,
    mark=narration.mark,
)
