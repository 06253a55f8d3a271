"""What the service needs of the outside, as small as another database should find it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
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


class Due(NamedTuple):
    """A table that somebody has to look after."""

    table: str
    alive: float | None = None
    """When the server was last known to live that did before; nothing if none did."""


class Kept(NamedTuple):
    """A table that need not be looked after any more, as its last server knows it."""

    events: int
    wakes: float | None


class Store(Protocol):
    """An append-only list of events for each table, and who looks after it.

    It lives in one loop, from `open` to `close`. Where several servers share it, one of them looks
    after a table for a while: its bots, its clocks, its chance. That saves work and decides
    nothing: what is appended is compared.
    """

    beat_seconds: float
    """How often it wants a sign of life."""

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
        what was. Whoever appends looks after the table if nobody does.
        """
        ...

    async def forget(self, *, empty_before: float, finished_before: float) -> None:
        """Delete tables at which nobody ever sat, and finished ones, that are older than this."""
        ...

    async def load(self, table: str, first: int = 0) -> list[bytes]:
        """Return the events of a table from number `first` on; none when there is no such table.

        Raises `DamagedTableError` when they cannot all be read.
        """
        ...

    async def behind(self, known: Mapping[str, int]) -> list[str]:
        """Return those of these tables that have more events than that, by other servers."""
        ...

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Tell from now on of tables to which other servers append, and how many events they have.

        That is a hint: it may come late, or not at all.
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

    def holds(self, table: str) -> bool:
        """Return whether this server looks after a table, as far as it knows."""
        ...

    async def claim(self, until: float, since: float, most: int) -> list[Due]:
        """Look after tables that nobody looks after and that wake `until` then, and return them.

        One where nothing has happened `since` some time is left in peace.
        """
        ...

    async def release(self, tables: Mapping[str, Kept]) -> None:
        """Do not look after tables any more."""
        ...

    async def retire(self) -> None:
        """Do not look after any table any more: this server goes."""
        ...

    async def waking(self, since: float) -> list[str]:
        """Return the tables where something will happen by itself, and something did `since`.

        `since` is in seconds since 1970; a table where nothing did for longer is left in peace.
        """
        ...

    async def beat(self, now: float) -> bool:
        """Note that the server lives; False when it was taken for dead and has lost its tables."""
        ...

    async def last_beat(self) -> float | None:
        """Return when any server was last known to live."""
        ...
