"""The reader's own tables: listed on the first page, and carried to another device.

A browser keeps the keys to its tables in one cookie; there are no accounts. A link carries them: it
names a ticket in its fragment, which browsers send to nobody, so it is in no log and no referrer.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

from litestar import Response, Router, get, post
from litestar.response import Redirect

from oyabun.core.errors import OyabunError
from oyabun.service import Glance
from oyabun.shelf import games
from oyabun.text import shared_words
from oyabun.web import pages
from oyabun.web.answers import render
from oyabun.web.identity import (
    AnyRequest,
    Keys,
    all_keys,
    carried_keys,
    home_url,
    language_of,
    without_keys,
)
from oyabun.web.requests import SEE_OTHER, form_fields, hub_of, qr_code
from oyabun.web.texts import explain, page_texts
from oyabun.web.tickets import TICKET_SECONDS, TicketError, Tickets

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
ORDER: Final = ("playing", "lobby", "stopped", "finished")
TICKET_MINUTES: Final = int(TICKET_SECONDS) // MINUTE


# 1. Lists


async def own_tables(request: AnyRequest) -> tuple[pages.OwnTable, ...]:
    """Return the tables whose keys the reader's browser has, those first that wait for them."""
    keys = all_keys(request)
    if not keys:
        return ()
    language, titles = language_of(request), _titles()
    glances = await hub_of(request).glances(list(keys))
    found = [
        _own_table(table, glance, keys[table], titles[glance.game], language)
        for table, glance in glances.items()
        if _is_ours(glance, keys[table]) and glance.game in titles
    ]
    place = {table: at for at, table in enumerate(keys)}
    found.sort(key=lambda one: (not one.yours, ORDER.index(one.stage), place[one.table]))
    return tuple(found)


def _is_ours(glance: Glance, keys: Keys) -> bool:
    return glance.seat_of(keys.seat) is not None or glance.is_host(keys.host)


def _titles() -> dict[str, str]:
    """Return what the games are called that are on the shelf now; one from outside may be gone."""
    return {game.key: game.title for game in games()}


def _own_table(table: str, glance: Glance, keys: Keys, title: str, language: str) -> pages.OwnTable:
    seat = glance.seat_of(keys.seat)
    names = _names(glance, language)
    others = [at for at, its in enumerate(glance.seats) if at != seat and its.kind != "open"]
    people = [at for at in others if glance.seats[at].kind == "person"]
    return pages.OwnTable(
        table,
        title,
        glance.stage,
        seat in glance.waiting,
        tuple(names[at] for at in others),
        tuple(names[at] for at in glance.waiting if at != seat),
        seat in glance.winners,
        ago(glance.since, time.time(), language),
        can_forget=glance.stage in ("finished", "stopped") or not people,
    )


async def open_tables(
    request: AnyRequest, mine: Sequence[pages.OwnTable]
) -> tuple[pages.OpenToAll, ...]:
    """Return the tables at which anybody may sit down, but not the reader's own."""
    language, titles = language_of(request), _titles()
    own = {one.table for one in mine}
    listed = await hub_of(request).listed()
    return tuple(
        pages.OpenToAll(
            table,
            titles[glance.game],
            tuple(its.name for its in glance.seats if its.kind == "person"),
            sum(its.kind == "open" for its in glance.seats),
            len(glance.seats),
            glance.pace,
            ago(glance.since, time.time(), language),
        )
        for table, glance in listed.items()
        if table not in own and glance.game in titles
    )


def _names(glance: Glance, language: str) -> list[str]:
    usual = shared_words(language)
    return [its.name or usual.word("seat", n=at + 1) for at, its in enumerate(glance.seats)]


def ago(then: float, now: float, language: str) -> str:
    """Return for how long something has been so, as one says it."""
    seconds = max(0, int(now - then))
    texts = page_texts(language)
    if seconds < MINUTE:
        return texts.word("since-now")
    unit, length = next(
        (name, length)
        for name, length in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE))
        if seconds >= length
    )
    return texts.word(f"since-{unit}", n=seconds // length)


@post("/mine/forget/{table_id:str}")
async def forget(request: AnyRequest, table_id: str) -> Response[Any]:
    """Take a table off the reader's list, where nobody waits for the reader."""
    listed = [one for one in await own_tables(request) if one.table == table_id and one.can_forget]
    cookies = [without_keys(request, hub_of(request).config, table_id)] if listed else []
    return Redirect("/", status_code=SEE_OTHER, cookies=cookies)


# 2. To another device


@post("/mine/carry", status_code=200)
async def give_ticket(request: AnyRequest) -> Response[str]:
    """Make the link that opens all of the reader's tables on another device."""
    address = request.client.host if request.client else ""
    request.app.state.ticket_pace.check(address, time.monotonic())
    ours = {one.table for one in await own_tables(request)}
    keys = {table: keys for table, keys in all_keys(request).items() if table in ours}
    tickets: Tickets = request.app.state.tickets
    ticket = tickets.give(keys, time.time())
    link = f"{home_url(request, hub_of(request).config)}/carry#{ticket}"
    return render(request, pages.CarryPage(TICKET_MINUTES, link, qr_code(link)))


@get("/carry")
async def show_carry(request: AnyRequest) -> Response[str]:
    """Ask whoever comes with a ticket whether to take the tables in; looking uses nothing up."""
    return render(request, pages.CarryPage(TICKET_MINUTES))


@post("/carry")
async def take_tables(request: AnyRequest) -> Response[Any]:
    """Take the tables of another device in; each seat is told that it is open on one more."""
    ticket = (await form_fields(request)).get("ticket", "").strip()
    tickets: Tickets = request.app.state.tickets
    try:
        keys = tickets.take(ticket.rpartition("#")[2], time.time())
    except TicketError as error:
        message = explain(error, language_of(request))
        return render(request, pages.CarryPage(TICKET_MINUTES, error=message), 403)
    known = all_keys(request)
    for table, theirs in keys.items():
        if theirs.seat and known.get(table, Keys()).seat != theirs.seat:
            await _announce(request, table, theirs.seat)
    cookie = carried_keys(request, hub_of(request).config, keys)
    return Redirect("/#ui-mine", status_code=SEE_OTHER, cookies=[cookie])


async def _announce(request: AnyRequest, table_id: str, token: str) -> None:
    """Tell a seat that it was opened on another device; a damaged table is told nothing."""
    hub = hub_of(request)
    try:
        live = await hub.find(table_id)
        seat = live.table.seat_of(token)
        if seat is not None and live.table.stage != "finished":
            await hub.run(live, lambda table, now: table.open_again(seat, now))
    except OyabunError:
        return


mine = Router(
    "/",
    include_in_schema=False,
    route_handlers=[forget, give_ticket, show_carry, take_tables],
)
