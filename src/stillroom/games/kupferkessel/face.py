"""Kupferkessel Co. as the table sees it."""

from stillroom.games.face import Face
from stillroom.games.kettles import luck
from stillroom.games.kupferkessel import (
    explaining,
    moves,
    narration,
    phrases,
    position,
    questions,
    sheet,
    view,
)
from stillroom.games.kupferkessel.reasons import Paragraph

FACE = Face(
    grammar=moves.GRAMMAR,
    unfinished=moves.unfinished,
    demands=moves.demands,
    order_paragraph=Paragraph.NONE,
    board=view.board,
    ask=questions.ask,
    fill=questions.fill,
    waits=questions.waits,
    explain=explaining.explain,
    narrator=narration.Narrator,
    describe=narration.describe,
    event_id=narration.event_id,
    news=narration.news,
    faded=narration.faded,
    forgets=narration.forgets,
    keeps_notes=narration.keeps_notes,
    has_secrets=view.has_secrets,
    check=position.check,
    sheet=sheet.sheet,
    words=phrases.words,
    luck=luck.luck,
    mark=narration.mark,
)
