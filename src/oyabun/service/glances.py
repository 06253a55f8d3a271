"""A table at a glance: what a list of tables needs, kept beside the events.

Whoever has thirty tables sees whose turn it is at each without one of them being loaded.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct, structs

from oyabun.core.phases import CHANCE
from oyabun.service.events import Pace
from oyabun.service.ports import Seen
from oyabun.service.table import Table
from oyabun.service.tokens import matches


class GlanceSeat(Struct, omit_defaults=True, frozen=True):
    """Who sits somewhere."""

    name: str = ""
    holder: str = ""
    """Fingerprint of the token of whoever holds the seat."""
    kind: Literal["person", "bot", "open"] = "open"


class Glance(Struct, omit_defaults=True, frozen=True):
    """What everybody at a table sees at once, and who may say that it is theirs."""

    game: str
    stage: Literal["lobby", "playing", "finished", "stopped"]
    pace: Pace
    host: str
    """Fingerprint of the host's token."""
    seats: tuple[GlanceSeat, ...]
    since: float
    """When something was last decided there."""
    waiting: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    clock: int | None = None
    hidden: float = 0.0
    """Until when a curtain hides what was turned up last."""

    def as_shown(self, now: float) -> Glance:
        """Return what may be told of it by now."""
        if now >= self.hidden:
            return self
        return structs.replace(self, stage="playing", waiting=(), winners=())

    def seat_of(self, token: str) -> int | None:
        """Return the seat that a token holds."""
        held = (place for place, seat in enumerate(self.seats) if matches(token, seat.holder))
        return next(held, None)

    def is_host(self, token: str) -> bool:
        """Return whether this is the host's token."""
        return matches(token, self.host)

    def free(self) -> int:
        """Return how many seats wait for somebody."""
        return sum(seat.kind == "open" for seat in self.seats)


def glance(table: Table) -> Glance:
    """Return a table at a glance."""
    names = table.names()
    seats = tuple(
        GlanceSeat(name, seat.holder, seat.kind)
        for name, seat in zip(names, table.seats, strict=True)
    )
    match = table.match
    playing = match is not None and table.stage == "playing"
    outcome = None if match is None else match.outcome
    return Glance(
        table.game.key,
        table.stage,
        table.spec.pace,
        table.spec.host,
        seats,
        table.heard_at,
        tuple(seat for seat in match.waiting() if seat != CHANCE) if playing and match else (),
        () if outcome is None else outcome.winners,
        table.spec.clock,
        table.pacing.hidden_until,
    )


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Glance)


def read_glance(stored: bytes) -> Glance | None:
    """Return a table at a glance; nothing where an older server stored none."""
    try:
        return _decoder.decode(stored)
    except msgspec.MsgspecError:
        return None


def seen(table: Table) -> Seen:
    """Return what the store is to know of a table beside its events."""
    finished = table.stage == "finished"
    return Seen(
        finished,
        table.seated,
        _encoder.encode(glance(table)),
        _is_listed(table),
        table.wakes(),
    )


def _is_listed(table: Table) -> bool:
    """Return whether the first page is to show the table: somebody may still sit down there."""
    free = any(seat.kind == "open" for seat in table.seats)
    return table.listed and table.stage == "lobby" and free
