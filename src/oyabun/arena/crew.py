"""Who plays the games of a series; a process that dies costs time and nothing else."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from time import perf_counter
from typing import Final, Generic, NamedTuple, TypeVar

from oyabun.core.errors import OyabunError
from oyabun.processes import end_all_workers, new_pool

AT_ONCE: Final = 16
"""How many games a process is given at once."""
MOST_DEATHS: Final = 5
"""How often processes may die in a row without a game being played."""
ANSWER_SECONDS: Final = 1.0
"""After how long a process tells what it has played so far."""

T = TypeVar("T")
Play = Callable[[int], T]
"""Plays the game of a number, in any process: a function of a module, or a `partial` of one."""


class Crew(NamedTuple):
    """Who plays: this process, several of this machine, or a cluster of Ray's."""

    jobs: int = 1
    """How many games are played at once; a cluster that is there already decides that itself."""
    engine: str = "processes"
    """Or "ray"."""
    address: str = ""
    """Where the cluster is; without one Ray is started here."""


ALONE: Final = Crew()


class CrewLostError(OyabunError):
    """The processes that were to play died again and again."""


def play_all(play: Play[T], numbers: Sequence[int], crew: Crew) -> Iterator[T]:
    """Play these games and return each when it is over, in whatever order that happens."""
    if crew.engine == "ray":
        from oyabun.arena.cluster import play_on_ray

        yield from play_on_ray(play, numbers, crew)
    elif crew.jobs == 1:
        yield from map(play, numbers)
    else:
        yield from _play_in_processes(play, numbers, crew.jobs)


def in_chunks(numbers: Sequence[int], jobs: int) -> deque[Sequence[int]]:
    """Return the games in portions, several for each who plays."""
    size = max(1, min(AT_ONCE, len(numbers) // (4 * jobs)))
    return deque(numbers[start : start + size] for start in range(0, len(numbers), size))


def _play_in_processes(play: Play[T], numbers: Sequence[int], jobs: int) -> Iterator[T]:
    waiting = in_chunks(numbers, jobs)
    deaths = 0
    while waiting:
        shift = _Shift(play, jobs, waiting)
        for kept in shift.play_games():
            deaths = 0
            yield kept
        deaths += 1
        if deaths > MOST_DEATHS:
            raise CrewLostError("the processes that play died again and again: try --jobs 1")


def play_some(play: Play[T], numbers: Sequence[int]) -> list[T]:
    """Play some games, the first of them at least, and stop when somebody should hear of them."""
    done: list[T] = []
    begun = perf_counter()
    for number in numbers:
        done.append(play(number))
        if perf_counter() - begun > ANSWER_SECONDS:
            break
    return done


class _Shift(Generic[T]):
    """Some processes and what they were given, until all is done or one of them dies."""

    def __init__(self, play: Play[T], jobs: int, waiting: deque[Sequence[int]]) -> None:
        self.play = play
        self.jobs = jobs
        self.waiting = waiting
        """What nobody plays; what the dead leave comes back here."""
        self.given: dict[Future[list[T]], Sequence[int]] = {}

    def play_games(self) -> Iterator[T]:
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
            asked = pool.submit(play_some, self.play, numbers)
            self.given[asked] = numbers
            self.waiting.popleft()

    def _take(self) -> Iterator[T]:
        done, _ = wait(self.given, return_when=FIRST_COMPLETED)
        for answer in done:
            played = answer.result()
            rest = self.given.pop(answer)[len(played) :]
            if rest:
                self.waiting.appendleft(rest)
            yield from played
