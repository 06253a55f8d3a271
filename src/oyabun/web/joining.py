"""Sitting down without an invitation: at a table that is listed, and at one that follows."""

from __future__ import annotations

import time
from typing import Any

from litestar import Response, Router, post
from litestar.datastructures import Cookie
from litestar.response import Redirect

from oyabun.core.errors import NotAllowedError, StageError
from oyabun.service import Table, follow_token, new_token
from oyabun.text import shared_words
from oyabun.web.identity import (
    AnyRequest,
    Keys,
    held_seat,
    keys_cookie,
    language_of,
    need_host,
    own_token,
)
from oyabun.web.live import LiveTable
from oyabun.web.opening import follow, start_when_full, turned_by_one
from oyabun.web.requests import SEE_OTHER, count_listing, count_opening, form_fields, hub_of


@post("/t/{table_id:str}/join")
async def join(request: AnyRequest, table_id: str) -> Response[Any]:
    """Let anybody sit down at a table that is listed."""
    hub = hub_of(request)
    live = await hub.find(table_id)
    cookies: list[Cookie] = []
    if own_token(request, live.table) is None:
        name = (await form_fields(request)).get("name", "").strip()
        shown = name or shared_words(language_of(request)).word("somebody")
        own = new_token()
        await hub.run(live, lambda table, now: table.join(shown, own, now))
        cookies.append(keys_cookie(request, hub.config, table_id, Keys(seat=own)))
    return Redirect(f"/t/{table_id}", status_code=SEE_OTHER, cookies=cookies)


@post("/t/{table_id:str}/listed")
async def put_on_list(request: AnyRequest, table_id: str) -> Response[Any]:
    """Show a table on the first page, or not any more (for the host)."""
    hub = hub_of(request)
    live = await hub.find(table_id)
    need_host(request, live.table)
    listed = (await form_fields(request)).get("listed") == "1"
    if listed:
        count_listing(request)
    await hub.run(live, lambda table, now: table.put_on_list(now, listed=listed))
    return Redirect(f"/t/{table_id}", status_code=SEE_OTHER)


@post("/t/{table_id:str}/again")
async def play_again(request: AnyRequest, table_id: str) -> Response[Any]:
    """Propose another game to everybody, or join the one that somebody has proposed."""
    hub = hub_of(request)
    live = await hub.find(table_id)
    seat = held_seat(request, live.table)
    token = own_token(request, live.table)
    assert token is not None, "whoever holds a seat has its token"
    async with live.proposing:
        host_token = await _propose(request, live, seat, token)
    followed = live.table.followed
    assert followed is not None, "it was proposed just now, if not before"
    own = follow_token(token, followed.table)
    if not host_token:
        await _sit(request, live, seat, followed.table, own)
    cookie = keys_cookie(request, hub.config, followed.table, Keys(own, host_token))
    return Redirect(f"/t/{followed.table}", status_code=SEE_OTHER, cookies=[cookie])


async def _propose(request: AnyRequest, live: LiveTable, seat: int, token: str) -> str:
    """Open the table that follows, unless somebody has; return its host's token to who did."""
    if live.table.followed is not None:
        return ""
    hub = hub_of(request)
    if live.table.stage != "finished":
        raise NotAllowedError("another game is proposed when this one has ended")
    count_opening(request)
    opened = follow(live.table, seat, token, time.time())
    await hub.add(opened.table)
    try:
        await hub.run(live, lambda table, now: table.follow(seat, opened.table.id, now))
    except StageError:
        if (await hub.find(live.table.id)).table.followed is None:
            raise
        return ""  # somebody was faster, at another server
    return opened.host_token


async def _sit(request: AnyRequest, live: LiveTable, seat: int, table_id: str, own: str) -> None:
    """Let somebody sit down at the table that follows, or open the seat on one more device."""
    hub = hub_of(request)
    there = await hub.find(table_id)
    name = live.table.seats[seat].name
    place = turned_by_one(live.table, seat)
    held = there.table.seat_of(own)

    def claim(table: Table, now: float) -> None:
        table.claim(place, name, own, now)
        start_when_full(table, now)

    if held is None:
        await hub.run(there, claim)
    elif own_token(request, there.table) != own:
        await hub.run(there, lambda table, now: table.open_again(held, now))


joining = Router("/", include_in_schema=False, route_handlers=[join, put_on_list, play_again])
