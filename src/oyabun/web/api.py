"""The JSON API: the same service as the pages, for programs."""

from __future__ import annotations

import time
from typing import Annotated, Final

from litestar import Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, Parameter

from oyabun.core.errors import RequestError
from oyabun.service import Table
from oyabun.service.events import Subscribed
from oyabun.web.advising import question, show_hints
from oyabun.web.answers import status_of
from oyabun.web.identity import (
    AnyRequest,
    eyes_of,
    held_seat,
    home_url,
    host_token,
    language_of,
    need_host,
    seat_of,
    theme_of,
)
from oyabun.web.messages import (
    Browser,
    ChatRequest,
    Done,
    GoneBrowser,
    MoveRequest,
    NewTable,
    Problem,
    ReplayPosition,
    SeatAction,
    SeatLink,
    ShownHints,
    TableInfo,
    TableLinks,
    TakeBackRequest,
)
from oyabun.web.opening import OpenTable, open_table
from oyabun.web.panel import show_chat, show_seats, shown_names
from oyabun.web.replaying import NOBODY, draw_replay
from oyabun.web.requests import (
    act_on_seat,
    count_listing,
    count_opening,
    hub_of,
    opening_cookie,
    seat_link,
)
from oyabun.web.texts import explain

PROBLEMS: Final = {
    status: ResponseSpec(Problem, description=meaning)
    for status, meaning in {
        400: "The request cannot be read, or asks for what is not to be had.",
        403: "That is for the host, or for whoever holds the seat.",
        404: "There is no such table.",
        409: "Not now; the message says why. Nothing has changed.",
        413: "Too big.",
        429: "Too fast.",
    }.items()
}
"""Every route can answer with these; the body is the same everywhere."""


@post("/tables", responses=PROBLEMS)
async def open_one(request: AnyRequest, data: NewTable) -> Response[TableLinks]:
    """Open a table."""
    hub = hub_of(request)
    count_opening(request)
    if data.listed:
        count_listing(request)
    opened = open_table(data, time.time())
    table = opened.table
    await hub.add(table)
    home = home_url(request, hub.config)
    body = TableLinks(
        table.id,
        f"{home}/t/{table.id}/h/{opened.host_token}",
        tuple(_link(home, opened, place) for place in range(len(table.seats))),
        watch_link=f"{home}/t/{table.id}",
    )
    return Response(body, cookies=[opening_cookie(request, opened)])


def _link(home: str, opened: OpenTable, place: int) -> str | None:
    """Return the link to a seat: one's own, an invitation, or none to a bot's."""
    table = opened.table
    seat = table.seats[place]
    if seat.name:
        return seat_link(home, table.id, opened.own_token)
    if seat.bot:
        return None
    return seat_link(home, table.id, table.invitation(opened.host_token, place))


@get("/tables/{table_id:str}", responses=PROBLEMS)
async def show_table(request: AnyRequest, table_id: str) -> TableInfo:
    """Show a table as the caller may see it."""
    hub = hub_of(request)
    live = await hub.find(table_id)
    table = live.table
    eyes = eyes_of(request, table)
    position = None
    if table.match is not None:
        picture = await hub.look(live, eyes)
        position = picture.snapshot(*show_chat(table, eyes))
    return TableInfo(
        table.id,
        table.game.key,
        table.stage,
        table.spec.pace,
        table.spec.options,
        table.edition.id,
        show_seats(table, shown_names(table, eyes.language), live.here),
        seat_of(request, table),
        host_token(request, table) is not None,
        table.commitment,
        None if table.revealed is None else table.revealed.secret,
        () if table.revealed is None else table.revealed.words,
        position,
    )


@post("/tables/{table_id:str}/start", responses=PROBLEMS, status_code=200)
async def start(request: AnyRequest, table_id: str) -> Done:
    """Begin the match (for the host)."""
    hub = hub_of(request)
    live = await hub.find(table_id)
    need_host(request, live.table)
    await hub.run(live, lambda table, now: table.start(now))
    return Done(0)


@post("/tables/{table_id:str}/seats/{seat:int}", responses=PROBLEMS, status_code=200)
async def change_seat(
    request: AnyRequest,
    table_id: str,
    seat: Annotated[int, Parameter(ge=0, le=8)],
    data: SeatAction,
) -> SeatLink:
    """Renew a seat's link, or let a bot play it (for the host)."""
    link = await act_on_seat(request, table_id, seat, data)
    return SeatLink(link)


@post("/tables/{table_id:str}/moves", responses=PROBLEMS, status_code=200)
async def move(request: AnyRequest, table_id: str, data: MoveRequest) -> Done | Response[Problem]:
    """Play a move; done means stored."""
    hub = hub_of(request)
    live = await hub.find(table_id)
    seat = held_seat(request, live.table)
    try:
        ply = await hub.run(
            live,
            lambda table, now: table.submit(
                held_seat(request, table), data.ply, data.move, data.words, data.key, now
            ),
        )
    except RequestError as error:
        return _refused(request, error, live.table.plies[seat])
    return Done(ply)


@post("/tables/{table_id:str}/take-back", responses=PROBLEMS, status_code=200)
async def take_back(
    request: AnyRequest, table_id: str, data: TakeBackRequest
) -> Done | Response[Problem]:
    """Take the seat's last decision back, while it has shown nobody anything."""
    hub = hub_of(request)
    live = await hub.find(table_id)
    seat = held_seat(request, live.table)
    try:
        ply = await hub.run(
            live,
            lambda table, now: table.take_back(held_seat(request, table), data.ply, data.key, now),
        )
    except RequestError as error:
        return _refused(request, error, live.table.plies[seat])
    return Done(ply)


@get("/tables/{table_id:str}/hints", responses=PROBLEMS)
async def hints(request: AnyRequest, table_id: str) -> ShownHints | Response[Problem]:
    """Say what a good player would do who knows what the caller's seat knows."""
    hub = hub_of(request)
    live = await hub.find(table_id)
    await live.curtain.opened()
    seat = held_seat(request, live.table)
    try:
        async with live.lock:
            table = live.table
            seen, ply = question(table, held_seat(request, table)), table.plies[seat]
        found = await hub.adviser.advise(seen)
    except RequestError as error:
        return _refused(request, error, live.table.plies[seat])
    return show_hints(table, eyes_of(request, table), ply, found)


def _refused(request: AnyRequest, error: RequestError, ply: int) -> Response[Problem]:
    """Say why something was refused and where the seat is now, but nothing about anybody else."""
    body = Problem(type(error).__name__, explain(error, language_of(request)), ply)
    return Response(body, status_code=status_of(error))


@post("/tables/{table_id:str}/chat", responses=PROBLEMS, status_code=200)
async def chat(request: AnyRequest, table_id: str, data: ChatRequest) -> Done:
    """Say something to everyone at the table."""
    hub = hub_of(request)
    live = await hub.find(table_id)
    seat = held_seat(request, live.table)
    await hub.run(
        live, lambda table, now: table.say(held_seat(request, table), data.text, data.key, now)
    )
    return Done(live.table.plies[seat])


@post("/tables/{table_id:str}/calls", responses=PROBLEMS, status_code=200)
async def call_me(request: AnyRequest, table_id: str, data: Browser) -> Done:
    """Call a browser from now on when it is the caller's turn at a turn-by-turn table."""
    hub = hub_of(request)
    live = await hub.find(table_id)
    seat = held_seat(request, live.table)
    hub.push.check(data.endpoint, data.p256dh, data.auth)
    language = language_of(request)

    def subscribe(table: Table, now: float) -> None:
        held = held_seat(request, table)
        table.subscribe(Subscribed(now, held, data.endpoint, data.p256dh, data.auth, language))

    await hub.run(live, subscribe)
    return Done(live.table.plies[seat])


@post("/tables/{table_id:str}/calls/end", responses=PROBLEMS, status_code=200)
async def do_not_call(request: AnyRequest, table_id: str, data: GoneBrowser) -> Done:
    """Do not call a browser any more."""
    hub = hub_of(request)
    live = await hub.find(table_id)
    seat = held_seat(request, live.table)
    await hub.run(
        live,
        lambda table, now: table.unsubscribe(held_seat(request, table), data.endpoint, now),
    )
    return Done(live.table.plies[seat])


@get("/tables/{table_id:str}/replay/{ply:int}", responses=PROBLEMS)
async def replay(
    request: AnyRequest,
    table_id: str,
    ply: int,
    eyes: FromQuery[str] = NOBODY,
) -> ReplayPosition:
    """Show one position of a finished match, from a seat's eyes, with all open, or from none."""
    hub = hub_of(request)
    table = (await hub.find(table_id)).table
    judged = hub.reviewer.named(table, ply, eyes)
    return await draw_replay(table, ply, eyes, language_of(request), theme_of(request), judged)


api = Router(
    "/api",
    route_handlers=[
        open_one,
        show_table,
        start,
        change_seat,
        move,
        take_back,
        hints,
        chat,
        call_me,
        do_not_call,
        replay,
    ],
    tags=["tables"],
)
