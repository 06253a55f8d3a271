"""A table of a running server: who looks at it, and what is under way for it."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from oyabun.service import Asked, Forced, Store, Table
from oyabun.service.tosses import Tossing
from oyabun.web.drawing import Album
from oyabun.web.lines import Onlooker
from oyabun.web.panel import Eyes

IDLE_SECONDS: Final = 600.0
"""After how long a table that nobody looks at is put away; its events are in the store."""
OVER_SECONDS: Final = 30.0
"""The same for a table whose match is over."""
SOON_SECONDS: Final = 600.0
"""How long before something happens at a table it is not put away any more."""
IDLE_ALBUMS: Final = 8
"""How many pairs of eyes that nobody has any more are kept, for whoever comes back."""


class Curtain:
    """Hides a table while answers have been turned up that are shown only after a countdown."""

    def __init__(self) -> None:
        self._opened = asyncio.Event()
        self._opened.set()

    def is_open(self) -> bool:
        """Return whether the table may be seen."""
        return self._opened.is_set()

    def close(self) -> None:
        """Hide what is on the table from now on."""
        self._opened.clear()

    def open(self) -> None:
        """Let everybody see."""
        self._opened.set()

    async def opened(self) -> None:
        """Wait until the table may be seen."""
        await self._opened.wait()


class LiveTable:
    """A table, who looks at it, and what is under way for it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.proposing = asyncio.Lock()
        """Held while somebody opens the table that follows: two who ask at once get one."""
        self.viewers: set[Onlooker] = set()
        """Everybody who looks; changed by `let_in` and `let_out` alone."""
        self.here: frozenset[int] = frozenset()
        """The seats whose people are connected."""
        self.watchers = 0
        """How many look on without a seat."""
        self.looking: frozenset[Eyes] = frozenset()
        """Through what eyes."""
        self.albums: dict[Eyes, Album] = {}
        self.thinking: set[Asked] = set()
        self.hesitating: set[Forced] = set()
        self.falling: Tossing | None = None
        """The last toss that a worker was asked for."""
        self.timer: asyncio.TimerHandle | None = None
        self.behind = False
        """Whether another server has appended something that we have yet to take in."""
        self.curtain = Curtain()
        self.used = time.monotonic()

    def let_in(self, viewer: Onlooker) -> bool:
        """Let somebody look, and return whether a seat is here that was not."""
        self.viewers.add(viewer)
        return self._count()

    def let_out(self, viewer: Onlooker) -> bool:
        """Let somebody go, and return whether a seat is not here any more."""
        self.viewers.discard(viewer)
        self.used = time.monotonic()
        left = self._count()
        if viewer.eyes in self.albums and viewer.eyes not in self.looking:
            self.albums[viewer.eyes].close()
        return left

    def _count(self) -> bool:
        before = self.here
        self.looking = frozenset(viewer.eyes for viewer in self.viewers)
        self.here = frozenset(eyes.seat for eyes in self.looking if eyes.seat is not None)
        self.watchers = sum(viewer.eyes.seat is None for viewer in self.viewers)
        return self.here != before

    def wake_all(self) -> None:
        """Say to everybody that there may be something to send."""
        for viewer in self.viewers:
            viewer.wake()

    def album(self, eyes: Eyes) -> Album:
        """Return the pictures for these eyes, and forget those of others who left long ago."""
        if eyes not in self.albums:
            unused = [old for old in self.albums if old not in self.looking]
            for old in unused[: max(0, len(unused) - IDLE_ALBUMS)]:
                del self.albums[old]
            self.albums[eyes] = Album(eyes)
        return self.albums[eyes]

    def forget_timer(self) -> None:
        """Let nothing happen by itself."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def idle(self, store: Store) -> bool:
        """Return whether nobody looks and nothing will happen by itself, not soon."""
        if self.viewers or self.lock.locked() or self.thinking or self.hesitating:
            return False
        if store.holds(self.table.id):
            instant = self.table.next_instant()
            if instant is not None and instant < time.time() + SOON_SECONDS:
                return False
        over = self.table.stage in ("finished", "stopped")
        return time.monotonic() - self.used > (OVER_SECONDS if over else IDLE_SECONDS)
