"""What the service needs of the outside, as small as another database should find it."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from typing import NamedTuple, Protocol

from oyabun.core.errors import CorruptRecordError, OyabunError


class StoreError(OyabunError):
    """What happened could not be stored, so it did not happen; the disk may be full."""


class DamagedTableError(CorruptRecordError):
    """What was stored of one table cannot be read, or makes no match; others are not touched."""


class Seen(NamedTuple):
    """What a store knows of a table beside its events."""

    finished: bool = False
    seated: bool = False
    """Whether somebody has ever sat there; this is noted for good."""
    glance: bytes = b""
    """The table at a glance, see `oyabun.service.glances`."""
    listed: bool = False
    """Whether anybody may sit down there."""


class Store(Protocol):
    """An append-only list of events for each table, and a sign of life."""

    def append(self, table: str, first: int, events: Sequence[bytes], seen: Seen) -> Future[None]:
        """Store events from number `first` on, all or none; done means durable.

        Fails with `StaleMoveError` when the table does not have exactly `first` events: that is
        the compare-and-set on (match, ply). Fails with `StoreError` when nothing can be stored.
        What is `seen` of the table takes the place of what was.
        """
        ...

    def forget(self, *, empty_before: float, finished_before: float) -> Future[None]:
        """Delete tables at which nobody ever sat, and finished ones, that are older than this."""
        ...

    def load(self, table: str) -> list[bytes]:
        """Return all events of a table; none when there is no such table.

        Raises `DamagedTableError` when they cannot all be read.
        """
        ...

    def glances(self, tables: Sequence[str]) -> dict[str, bytes]:
        """Return the tables that there are of these, each at a glance."""
        ...

    def listed(self, since: float, most: int) -> dict[str, bytes]:
        """Return tables at which anybody may sit down, the latest first, each at a glance.

        One where nothing has happened `since` then is not among them.
        """
        ...

    def keep(self, name: str, value: bytes) -> bytes:
        """Return what is kept under a name; this value, from now on, where there is nothing."""
        ...

    def unfinished(self, since: float) -> list[str]:
        """Return the tables whose match goes on, or has not begun, where something happened.

        `since` is in seconds since 1970; a table where nothing did for longer is left in peace.
        """
        ...

    def beat(self, now: float) -> Future[None]:
        """Note that the server lives, so that a restart can return the time it was away."""
        ...

    def last_beat(self) -> float | None:
        """Return when the server was last known to live."""
        ...
