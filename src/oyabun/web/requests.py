"""What the pages and the API both do with a request."""

from __future__ import annotations

import io
import time
from typing import Final

import segno
from litestar.datastructures import Cookie
from markupsafe import Markup

from oyabun.web.hub import Hub
from oyabun.web.identity import AnyRequest, Keys, home_url, keys_cookie, need_host
from oyabun.web.messages import SeatAction
from oyabun.web.opening import OpenTable

SEE_OTHER: Final = 303


def hub_of(request: AnyRequest) -> Hub:
    """Return the tables of this server."""
    hub: Hub = request.app.state.hub
    return hub


def count_opening(request: AnyRequest) -> None:
    """Raise when too many tables were opened from where the request comes."""
    address = request.client.host if request.client else ""
    request.app.state.openings.check(address, time.monotonic())


def count_listing(request: AnyRequest) -> None:
    """Raise when too many tables were put on the first page from where the request comes."""
    address = request.client.host if request.client else ""
    request.app.state.listings.check(address, time.monotonic())


async def form_fields(request: AnyRequest) -> dict[str, str]:
    """Return the fields of a form; files are not fields."""
    form = await request.form()
    return {name: value for name, value in form.items() if isinstance(value, str)}


def qr_code(link: str) -> Markup:
    """Return a link as a drawing that telephones read."""
    drawn = io.BytesIO()
    segno.make(link, error="m").save(
        drawn, kind="svg", xmldecl=False, svgns=True, scale=4, border=4, omitsize=True
    )
    return Markup(drawn.getvalue().decode())  # noqa: S704 -- drawn by the library, not by anybody


def seat_link(home: str, table_id: str, token: str) -> str:
    """Return the link that lets somebody sit down, or opens the seat for whoever holds it."""
    return f"{home}/t/{table_id}/s/{token}"


def opening_cookie(request: AnyRequest, opened: OpenTable) -> Cookie:
    """Return the cookie of whoever opened a table: the host's key, and that of a seat, if any."""
    own = opened.own_token if any(seat.name for seat in opened.table.seats) else ""
    keys = Keys(own, opened.host_token)
    return keys_cookie(request, hub_of(request).config, opened.table.id, keys)


async def act_on_seat(
    request: AnyRequest, table_id: str, seat: int, asked: SeatAction
) -> str | None:
    """Do what the host asks with a seat and return its new link, if it has one."""
    hub = hub_of(request)
    live = await hub.find(table_id)
    token = need_host(request, live.table)
    if asked.action == "bot":
        await hub.run(live, lambda table, now: table.hand(seat, asked.bot, now))
        return None

    def dismiss(_invitation: str) -> None:
        for viewer in live.viewers:
            if viewer.eyes.seat == seat:
                viewer.dismiss("seat")

    renewed = await hub.run(live, lambda table, now: table.free(seat, token, now), dismiss)
    return seat_link(home_url(request, hub.config), table_id, renewed)
