"""What the pages and the API both do with a request."""

from __future__ import annotations

import time

from litestar.datastructures import Cookie

from oyabun.service import Table
from oyabun.web.hub import Hub
from oyabun.web.identity import AnyRequest, home_url, need_host, secret_cookie
from oyabun.web.messages import SeatAction


def hub_of(request: AnyRequest) -> Hub:
    """Return the tables of this server."""
    hub: Hub = request.app.state.hub
    return hub


def count_opening(request: AnyRequest) -> None:
    """Raise when too many tables were opened from where the request comes."""
    address = request.client.host if request.client else ""
    request.app.state.openings.check(address, time.monotonic())


def seat_link(home: str, table: Table, token: str, seat: int) -> str:
    """Return the link that opens a seat."""
    return f"{home}/t/{table.id}/s/{table.seat_token(token, seat)}"


def opening_cookies(request: AnyRequest, table: Table, token: str) -> list[Cookie]:
    """Return the cookies of whoever opened a table: the host's, and a seat's if one was taken."""
    config = hub_of(request).config
    cookies = [secret_cookie(request, config, f"host_{table.id}", token)]
    for place, seat in enumerate(table.seats):
        if seat.name:
            name, value = f"seat_{table.id}", table.seat_token(token, place)
            cookies.append(secret_cookie(request, config, name, value))
    return cookies


async def act_on_seat(
    request: AnyRequest, table_id: str, seat: int, asked: SeatAction
) -> str | None:
    """Do what the host asks with a seat and return its new link, if it has one."""
    hub = hub_of(request)
    live = hub.find(table_id)
    token = need_host(request, live.table)
    if asked.action == "bot":
        await hub.run(live, lambda table, now: table.hand(seat, asked.bot, now))
        return None
    await hub.run(live, lambda table, now: table.free(seat, token, now))
    for viewer in live.viewers:
        if viewer.eyes.seat == seat:
            viewer.dismiss("seat")
    return seat_link(home_url(request, hub.config), live.table, token, seat)
