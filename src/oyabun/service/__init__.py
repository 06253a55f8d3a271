"""The life of a table, without I/O: whoever calls passes the time in and stores what comes out."""

from __future__ import annotations

from oyabun.service.archive import archive_events
from oyabun.service.chat import conferring
from oyabun.service.events import Event, Pace, decode, encode
from oyabun.service.forced import Forced
from oyabun.service.glances import Glance, read_glance, seen
from oyabun.service.ports import (
    ConflictError,
    DamagedTableError,
    Due,
    Kept,
    Seen,
    Store,
    StoreError,
    StoreLostError,
)
from oyabun.service.seats import Asked, Seat, SeatPlan, SeatTakenError
from oyabun.service.table import Stage, Table
from oyabun.service.throws import Throw
from oyabun.service.tokens import fingerprint, follow_token, new_table_id, new_token

__all__ = [
    "Asked",
    "ConflictError",
    "DamagedTableError",
    "Due",
    "Event",
    "Forced",
    "Glance",
    "Kept",
    "Pace",
    "Seat",
    "SeatPlan",
    "SeatTakenError",
    "Seen",
    "Stage",
    "Store",
    "StoreError",
    "StoreLostError",
    "Table",
    "Throw",
    "archive_events",
    "conferring",
    "decode",
    "encode",
    "fingerprint",
    "follow_token",
    "new_table_id",
    "new_token",
    "read_glance",
    "seen",
]
