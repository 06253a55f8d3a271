"""The page of a lab: the report as it is being made."""

from __future__ import annotations

from litestar import Response, Router, get
from markupsafe import Markup

from oyabun.web import pages
from oyabun.web.answers import render
from oyabun.web.identity import AnyRequest, language_of
from oyabun.web.labs import GAMES
from oyabun.web.requests import hub_of


@get("/labs/{game:str}/{digest:str}")
async def show(request: AnyRequest, game: str, digest: str) -> Response[str]:
    """Show what is known so far of how an edition plays."""
    lab = hub_of(request).labs.find(game, digest)
    report = lab.reports.get(language_of(request), "")
    page = pages.LabPage(
        lab.game.key,
        lab.game.title,
        lab.done,
        lab.reported,
        GAMES,
        lab.question.second is not None,
        Markup(report),  # noqa: S704 -- the report has escaped its texts
    )
    return render(request, page)


labs = Router("/", include_in_schema=False, route_handlers=[show])
