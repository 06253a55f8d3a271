"""Opening tables: from a form or from JSON, it is the same request."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from oyabun.core.errors import MessageError
from oyabun.core.game import Game
from oyabun.service import SeatPlan, Table, new_table_id, new_token
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
    )
    if all(seat.kind != "open" for seat in asked.seats):
        table.start(now)
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


def form_like(table: Table, seat: int | None) -> dict[str, str]:
    """Return the fields of a form that opens the same table again for whoever sits there."""
    spec = table.spec
    bots = [place.bot and f"bot:{place.bot}" for place in spec.places]
    sitting = ["me" if place == seat else bot or "open" for place, bot in enumerate(bots)]
    return {
        "game": spec.game,
        "count": str(len(spec.places)),
        "name": "" if seat is None else table.seats[seat].name,
        "pace": spec.pace,
        "clock": "" if spec.clock is None else str(spec.clock),
        "edition": spec.edition,
        "hints": "on" if spec.hints else "off",
        **{f"seat-{place}": who for place, who in enumerate(sitting)},
        **{f"option-{key}": value for key, value in spec.options.items()},
    }


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
    }
    try:
        return msgspec.convert(plain, NewTable)
    except msgspec.ValidationError as error:
        raise MessageError(str(error)) from None


def _number(text: str, what: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > MANY:
        raise MessageError(f"{what} must be a whole number, not {text[:20]!r}")
    return int(text)
