"""What the service needs of the outside, as small as another database should find it."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import NamedTuple, Protocol

from oyabun.core.errors import CorruptRecordError, OyabunError, StaleMoveError


class StoreError(OyabunError):
    """What happened could not be stored, so it did not happen; the disk may be full."""


class StoreLostError(StoreError):
    """The store was lost on the way: what was to be stored is there, or is not."""


class ConflictError(StaleMoveError):
    """Somebody else has stored something at the table meanwhile."""


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
    wakes: float | None = None
    """When something happens there by itself, in seconds since 1970; never where it is None."""


class Store(Protocol):
    """An append-only list of events for each table, and a sign of life.

    It lives in one loop, from `open` to `close`.
    """

    async def open(self) -> None:
        """Get ready for everything else."""
        ...

    async def close(self) -> None:
        """Store what still waits, then let go."""
        ...

    def append(
        self, table: str, first: int, events: Sequence[bytes], seen: Seen
    ) -> Awaitable[None]:
        """Store events from number `first` on, all or none; done means durable.

        Fails with `ConflictError` when the table does not have exactly `first` events: that is
        the compare-and-set on (match, ply). Fails with `StoreError` when nothing can be stored,
        with `StoreLostError` when nobody knows. What is `seen` of the table takes the place of
        what was.
        """
        ...

    async def forget(self, *, empty_before: float, finished_before: float) -> None:
        """Delete tables at which nobody ever sat, and finished ones, that are older than this."""
        ...

    async def load(self, table: str) -> list[bytes]:
        """Return all events of a table; none when there is no such table.

        Raises `DamagedTableError` when they cannot all be read.
        """
        ...

    async def glances(self, tables: Sequence[str]) -> dict[str, bytes]:
        """Return the tables that there are of these, each at a glance."""
        ...

    async def listed(self, since: float, most: int) -> dict[str, bytes]:
        """Return tables at which anybody may sit down, the latest first, each at a glance.

        One where nothing has happened `since` then is not among them.
        """
        ...

    async def keep(self, name: str, value: bytes) -> bytes:
        """Return what is kept under a name; this value, from now on, where there is nothing."""
        ...

    async def waking(self, since: float) -> list[str]:
        """Return the tables where something will happen by itself, and something did `since`.

        `since` is in seconds since 1970; a table where nothing did for longer is left in peace.
        """
        ...

    async def beat(self, now: float) -> None:
        """Note that the server lives, so that a restart can return the time it was away."""
        ...

    async def last_beat(self) -> float | None:
        """Return when the server was last known to live."""
        ...
