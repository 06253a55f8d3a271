"""From the store's thread to the loop: all that was stored together is told in one go."""

from __future__ import annotations

import asyncio
import concurrent.futures
from collections import deque
from functools import partial


class Arrivals:
    """Lets the loop wait for what another thread does, with one wake-up for many at once."""

    def __init__(self) -> None:
        self._arrived: deque[tuple[asyncio.Future[None], BaseException | None]] = deque()
        self._waking = False

    def of(self, done: concurrent.futures.Future[None]) -> asyncio.Future[None]:
        """Return what the loop can wait for."""
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[None] = loop.create_future()
        done.add_done_callback(partial(self._arrive, waiting))
        return waiting

    def _arrive(self, waiting: asyncio.Future[None], done: concurrent.futures.Future[None]) -> None:
        """Note that something is done; called in the other thread."""
        self._arrived.append((waiting, done.exception()))
        if not self._waking:  # else it is found with the others
            self._waking = True
            waiting.get_loop().call_soon_threadsafe(self._tell)

    def _tell(self) -> None:
        self._waking = False  # first: what arrives from now on wakes us again
        while self._arrived:
            waiting, error = self._arrived.popleft()
            if waiting.done():  # nobody waits any more
                continue
            if error is None:
                waiting.set_result(None)
            else:
                waiting.set_exception(error)
