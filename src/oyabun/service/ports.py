"""What the service needs of the outside, as small as another database should find it."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Protocol

from oyabun.core.errors import CorruptRecordError, OyabunError


class StoreError(OyabunError):
    """What happened could not be stored, so it did not happen; the disk may be full."""


class DamagedTableError(CorruptRecordError):
    """What was stored of one table cannot be read, or makes no match; others are not touched."""


class Store(Protocol):
    """An append-only list of events for each table, and a sign of life."""

    def append(
        self,
        table: str,
        first: int,
        events: Sequence[bytes],
        *,
        finished: bool,
        seated: bool = False,
    ) -> Future[None]:
        """Store events from number `first` on, all or none; done means durable.

        Fails with `StaleMoveError` when the table does not have exactly `first` events: that is
        the compare-and-set on (match, ply). Fails with `StoreError` when nothing can be stored.
        `seated` notes, for good, that somebody has sat at the table.
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
