"""Opening tables: from a form or from JSON, it is the same request."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from oyabun.core.errors import MessageError
from oyabun.core.game import Game
from oyabun.service import SeatPlan, Table, follow_token, new_table_id, new_token
from oyabun.web.messages import NewTable, SeatChoice

MANY = 9
HINTS = {"on": True, "off": False}
"""What a form can say about hints; else it depends on who plays."""


class OpenTable(NamedTuple):
    """A new table, and what opens it for whoever opened it."""

    table: Table
    host_token: str
    own_token: str
    """Of the seat that was taken, if one was."""


def open_table(asked: NewTable, now: float) -> OpenTable:
    """Return a new table; it starts at once when only bots are missing."""
    host_token, own_token = new_token(), new_token()
    table = Table.open(
        new_table_id(),
        asked.game,
        [SeatPlan(seat.kind, seat.bot) for seat in asked.seats],
        now,
        host_token=host_token,
        own_token=own_token,
        name=asked.name,
        options=asked.options,
        edition=asked.edition,
        pace=asked.pace,
        clock=asked.clock,
        hints=_hints(asked),
        listed=asked.listed,
        gallery=asked.gallery,
    )
    start_when_full(table, now)
    return OpenTable(table, host_token, own_token)


def _hints(asked: NewTable) -> bool:
    """Return whether there are hints: against bots unless somebody minds, else if wanted."""
    if asked.hints is not None:
        return asked.hints
    return all(seat.kind != "open" for seat in asked.seats)


def play_now(game: Game, fields: Mapping[str, str]) -> NewTable:
    """Return the table of somebody who wants to play at once, against bots."""
    bot = fields.get("bot", "")
    usual = game.seats_with(game.read_options(game.first_game))
    count = _number(fields.get("count") or str(usual[len(usual) // 2]), "count")
    seats = (SeatChoice("me"), *(SeatChoice("bot", bot) for _ in range(min(count, MANY) - 1)))
    options = dict(game.first_game)
    return NewTable(game.key, seats, name=fields.get("name", ""), options=options)


def follow(table: Table, seat: int, token: str, now: float) -> OpenTable:
    """Return a table for the same people and bots, all seats turned by one; `seat` proposes it.

    Whoever held a seat has one there; the proposer sits down at once and is its host. With bots
    alone it starts.
    """
    spec, table_id = table.spec, new_table_id()
    host_token, own_token = new_token(), follow_token(token, table_id)
    turned = [*table.seats[-1:], *table.seats[:-1]]
    proposer = turned_by_one(table, seat)
    plans = [
        SeatPlan("me" if place == proposer else "open") if its.holder else SeatPlan("bot", its.bot)
        for place, its in enumerate(turned)
    ]
    opened = Table.open(
        table_id,
        spec.game,
        plans,
        now,
        host_token=host_token,
        own_token=own_token,
        name=table.seats[seat].name,
        options=spec.options,
        edition=spec.edition,
        pace=spec.pace,
        clock=spec.clock,
        hints=spec.hints,
        gallery=spec.gallery,
    )
    start_when_full(opened, now)
    return OpenTable(opened, host_token, own_token)


def turned_by_one(table: Table, seat: int) -> int:
    """Return where somebody sits at the table that follows this one."""
    return (seat + 1) % len(table.seats)


def start_when_full(table: Table, now: float) -> None:
    """Begin the match when everybody has come who was expected."""
    if table.match is None and all(seat.kind != "open" for seat in table.seats):
        table.start(now)


def read_form(fields: Mapping[str, str]) -> NewTable:
    """Return what a form asks for, checked as JSON would be."""
    count = min(_number(fields.get("count", ""), "count"), MANY)
    choices = [fields.get(f"seat-{place}", "open").partition(":") for place in range(count)]
    plain = {
        "game": fields.get("game", ""),
        "seats": [{"kind": kind, "bot": bot} for kind, _, bot in choices],
        "name": fields.get("name", ""),
        "options": {
            name.removeprefix("option-"): value
            for name, value in fields.items()
            if name.startswith("option-")
        },
        "edition": fields.get("edition", ""),
        "pace": fields.get("pace", "live"),
        "clock": _number(fields["clock"], "clock") if fields.get("clock") else None,
        "hints": HINTS.get(fields.get("hints", "")),
        "listed": fields.get("listed") == "1",
        "gallery": fields.get("gallery") == "1",
    }
    try:
        return msgspec.convert(plain, NewTable)
    except msgspec.ValidationError as error:
        raise MessageError(str(error)) from None


def _number(text: str, what: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > MANY:
        raise MessageError(f"{what} must be a whole number, not {text[:20]!r}")
    return int(text)
