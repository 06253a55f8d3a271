"""A decision that was looked back on, in the words of the page it stands on."""

from __future__ import annotations

from oyabun.advice import Review, Reviewed
from oyabun.advice.reasons import say_reason
from oyabun.service import Table
from oyabun.web import pages
from oyabun.web.panel import Eyes, speaker_for


def show_decision(
    table: Table, review: Review, one: Reviewed, language: str
) -> pages.ShownDecision:
    """Return what was chosen and what was better, and where to see it."""
    speaker = speaker_for(table, Eyes(review.seat, language, ""))
    did, better = (speaker.move(table.game.moves.parse(text)) for text in (one.move, one.best))
    return pages.ShownDecision(
        f"/r/{table.id}?ply={one.ply}&eyes={review.seat}",
        one.ply,
        did,
        better,
        _percent(one.share),
        _percent(one.best_share),
        _percent(one.cost),
        margin(one.sure),
        say_reason(one.why, speaker),
    )


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"


def margin(share: float) -> str:
    """Return half the width of an interval: nothing is quite certain."""
    return str(max(1, round(100 * share)))
