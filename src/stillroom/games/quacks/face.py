"""The Quacks of Quedlinburg as the table sees it."""

from stillroom.games.face import Face, never_forgets, nothing_fades, without_notes
from stillroom.games.quacks import (
    details,
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
from stillroom.games.quacks.paragraphs import Paragraph

FACE = Face(
    grammar=moves.GRAMMAR,
    unfinished=moves.unfinished,
    demands=moves.demands,
    order_paragraph=Paragraph.SHOP_ORDER,
    board=view.board,
    ask=questions.ask,
    fill=questions.fill,
    waits=questions.waits,
    explain=explaining.explain,
    narrator=narration.Narrator,
    describe=details.describe,
    event_id=details.event_id,
    news=details.news,
    faded=nothing_fades,
    forgets=never_forgets,
    keeps_notes=without_notes,
    has_secrets=view.has_secrets,
    check=position.check,
    sheet=sheet.sheet,
    words=phrases.words,
    is_secret=details.is_secret,
    is_covered=details.is_covered,
    luck=luck.luck,
    mark=details.mark,
)
