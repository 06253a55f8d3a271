"""Processes that play the games of a series; one that dies costs time and nothing else."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from oyabun.arena.matches import Kept, play_number, play_some
from oyabun.arena.schedule import Series
from oyabun.core.errors import OyabunError
from oyabun.processes import end_all_workers, new_pool

AT_ONCE: Final = 16
"""How many games a process is given at once."""
MOST_DEATHS: Final = 5
"""How often processes may die in a row without a game being played."""


class CrewLostError(OyabunError):
    """The processes that were to play died again and again."""


def play_all(
    series: Series, numbers: Sequence[int], jobs: int, *, recorded: bool = False
) -> Iterator[Kept]:
    """Play these games and return each when it is over, in whatever order that happens."""
    if jobs == 1:
        for number in numbers:
            yield play_number(series, number, recorded=recorded)
        return
    size = max(1, min(AT_ONCE, len(numbers) // (4 * jobs)))
    waiting = deque(numbers[start : start + size] for start in range(0, len(numbers), size))
    deaths = 0
    while waiting:
        shift = _Shift(series, jobs, waiting, recorded=recorded)
        for kept in shift.play():
            deaths = 0
            yield kept
        deaths += 1
        if deaths > MOST_DEATHS:
            raise CrewLostError("the processes that play died again and again: try --jobs 1")


class _Shift:
    """Some processes and what they were given, until all is done or one of them dies."""

    def __init__(
        self, series: Series, jobs: int, waiting: deque[Sequence[int]], *, recorded: bool
    ) -> None:
        self.series = series
        self.jobs = jobs
        self.waiting = waiting
        """What nobody plays; what the dead leave comes back here."""
        self.recorded = recorded
        self.given: dict[Future[list[Kept]], Sequence[int]] = {}

    def play(self) -> Iterator[Kept]:
        """Play until nothing is left, or until a process dies."""
        pool = new_pool(self.jobs)
        try:
            while self.waiting or self.given:
                self._give(pool)
                yield from self._take()
            pool.shutdown()
        except BrokenProcessPool:
            self.waiting.extendleft(self.given.values())
            pool.shutdown()
        except BaseException:  # interrupted: nobody waits for what they are playing
            pool.shutdown(wait=False, cancel_futures=True)
            end_all_workers()
            raise

    def _give(self, pool: ProcessPoolExecutor) -> None:
        while self.waiting and len(self.given) < 2 * self.jobs:
            numbers = self.waiting[0]
            asked = pool.submit(play_some, self.series, numbers, recorded=self.recorded)
            self.given[asked] = numbers
            self.waiting.popleft()

    def _take(self) -> Iterator[Kept]:
        done, _ = wait(self.given, return_when=FIRST_COMPLETED)
        for answer in done:
            played = answer.result()
            rest = self.given.pop(answer)[len(played) :]
            if rest:
                self.waiting.appendleft(rest)
            yield from played
