"""The page that looks back on a finished match through one seat's eyes."""

from __future__ import annotations

from litestar import Router, get
from litestar.params import FromQuery
from markupsafe import Markup

from oyabun.advice import Review
from oyabun.advice.weighing import margin, signed
from oyabun.service import Table
from oyabun.web import pages
from oyabun.web.answers import render
from oyabun.web.curves import draw_curve, draw_sample
from oyabun.web.identity import AnyRequest, language_of, seat_of
from oyabun.web.judged import show_decision
from oyabun.web.panel import show_seats, shown_names
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
    worst = tuple(show_decision(table, review.seat, one, language) for one in review.worst)
    labels = [f"{place + 1}. {one.did}" for place, one in enumerate(worst)]
    addresses = [one.address for one in worst]
    curve = draw_curve(review, addresses, labels, words.word("review-curve"))
    return pages.ShownReview(
        Markup(curve),  # noqa: S704 -- the scene has escaped its texts
        tuple(Markup(draw_sample(review, seat)) for seat in range(len(table.seats))),  # noqa: S704
        worst,
        len(review.decisions),
        signed(review.choice),
        str(margin(review.choice_sure)),
        signed(review.luck),
        str(margin(review.luck_sure)),
        signed(review.others),
    )


reviews = Router("/", include_in_schema=False, route_handlers=[review])
