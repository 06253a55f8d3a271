"""The page that looks back on a finished match through one seat's eyes."""

from __future__ import annotations

from litestar import Router, get
from litestar.params import FromQuery
from markupsafe import Markup

from oyabun.advice import Review, Reviewed
from oyabun.advice.reasons import say_reason
from oyabun.service import Table
from oyabun.web import pages
from oyabun.web.answers import render
from oyabun.web.curves import draw_curve
from oyabun.web.identity import AnyRequest, language_of, seat_of
from oyabun.web.panel import Eyes, show_seats, shown_names, speaker_for
from oyabun.web.requests import hub_of
from oyabun.web.site import Html, game_card
from oyabun.web.texts import page_texts


@get("/r/{table_id:str}/review")
async def review(request: AnyRequest, table_id: str, seat: FromQuery[int | None] = None) -> Html:
    """Show what each decision of a seat was worth; while it is thought about, how far that is."""
    hub = hub_of(request)
    live = await hub.find(table_id)
    table = live.table
    own = seat_of(request, table)
    chosen = seat if seat is not None else own if own is not None else 0
    found = hub.reviewer.review(table, chosen)
    seats = show_seats(table, shown_names(table, language_of(request)), live.here)
    shown = None if found.review is None else _shown(request, table, found.review)
    page = pages.ReviewPage(
        table.id, game_card(request, table.game), seats, chosen, found.done, found.total, shown
    )
    return render(request, page)


def _shown(request: AnyRequest, table: Table, review: Review) -> pages.ShownReview:
    language = language_of(request)
    words = page_texts(language)
    worst = tuple(_decision(table, review, one, language) for one in review.worst)
    labels = [f"{place + 1}. {one.did}" for place, one in enumerate(worst)]
    addresses = [one.address for one in worst]
    curve = draw_curve(review, addresses, labels, words.word("review-curve"))
    return pages.ShownReview(
        Markup(curve),  # noqa: S704 -- the scene has escaped its texts
        worst,
        len(review.decisions),
        _signed(review.choice),
        _margin(review.choice_sure),
        _signed(review.luck),
        _margin(review.luck_sure),
        _signed(review.others),
    )


def _decision(table: Table, review: Review, one: Reviewed, language: str) -> pages.ShownDecision:
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
        _margin(one.sure),
        say_reason(one.why, speaker),
    )


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"


def _margin(share: float) -> str:
    """Return half the width of an interval: nothing is quite certain."""
    return str(max(1, round(100 * share)))


def _signed(share: float) -> str:
    return f"{100 * share:+.0f}".replace("-", "−")


reviews = Router("/", include_in_schema=False, route_handlers=[review])
