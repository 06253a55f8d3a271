"""Other processes that work for the server: what takes long must hold nobody up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import count
from typing import Final, ParamSpec, TypeVar

import structlog

from oyabun.core.errors import LimitError, OyabunError
from oyabun.processes import new_pool

P = ParamSpec("P")
T = TypeVar("T")

FIRST_DELAY: Final = 0.5
LONGEST_DELAY: Final = 60.0
"""Seconds until what was asked of a worker that died is asked again: twice as long each time."""

log = structlog.get_logger()


async def in_steps(steps: Iterator[T]) -> T:
    """Do long work step by step, with others in between, and return what the last step gave."""
    done = next(steps)
    for step in steps:
        done = step
        await asyncio.sleep(0)
    return done


class WorkersFailedError(OyabunError):
    """As many workers died of something as were to try it."""


class BusyError(LimitError):
    """More was asked of some workers than they take."""


class Workers:
    """A few processes, and all that they were asked for."""

    def __init__(
        self, processes: int, most_waiting: int | None = None, tries: int | None = None
    ) -> None:
        """Let any number of things wait and be tried again, unless a limit is given."""
        self._processes = processes
        self._tries = tries
        self._most_waiting = most_waiting
        self._waiting = 0
        self._pool: ProcessPoolExecutor | None = None
        """Nothing until something is asked, and again when a worker was killed."""

    async def ask(self, work: Callable[P, T], *details: P.args, **more: P.kwargs) -> T:
        """Return what a worker makes of it, however many of them die on the way."""
        if self._most_waiting is not None and self._waiting >= self._most_waiting:
            raise BusyError("too much is asked of the workers of this server: try again later")
        self._waiting += 1
        try:
            return await self._ask(partial(work, *details, **more))
        finally:
            self._waiting -= 1

    async def _ask(self, job: Callable[[], T]) -> T:
        delay = FIRST_DELAY
        for attempt in count(1):
            pool = self._ready_pool()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, job)
            except BrokenProcessPool:
                log.warning("a worker died", asked_again_in=delay)
            if pool is self._pool:
                self._pool = None
            if attempt == self._tries:
                break
            await asyncio.sleep(delay)
            delay = min(2 * delay, LONGEST_DELAY)
        raise WorkersFailedError("the workers of this server died of what was asked")

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = new_pool(self._processes)
        return self._pool

    def close(self) -> None:
        """Let the workers go; what they were thinking is thought again after the next start."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
