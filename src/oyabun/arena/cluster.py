"""Games of a series on a cluster of Ray's: the same as in one process, wherever they are played.

A worker that dies is replaced by Ray, which plays its portion again. What has been played is kept
by whoever asked, number by number: a driver that dies goes on where it was.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any, Final, TypeVar

from oyabun.arena.crew import Crew, CrewLostError, Play, in_chunks, play_some
from oyabun.core.errors import RequestError

T = TypeVar("T")

REPLACED: Final = 8
"""How often a portion is played again because somebody died over it."""
CONNECT_SECONDS: Final = 5.0
AHEAD: Final = 2
"""How many portions each who plays is given, so that nobody waits for the next."""


def play_on_ray(play: Play[T], numbers: Sequence[int], crew: Crew) -> Iterator[T]:
    """Play these games and return each when it is over, in whatever order that happens."""
    with _cluster(crew) as ray:
        players = max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = in_chunks(numbers, players)
        ask = ray.remote(max_retries=REPLACED)(play_some)
        given: dict[Any, Sequence[int]] = {}
        while waiting or given:
            while waiting and len(given) < AHEAD * players:
                portion = waiting.popleft()
                given[ask.remote(play, portion)] = portion
            (done,), _ = ray.wait([*given], num_returns=1)
            try:
                played: list[T] = ray.get(done)
            except ray.exceptions.WorkerCrashedError:
                raise CrewLostError("those who play on Ray died again and again") from None
            rest = given.pop(done)[len(played) :]
            if rest:
                waiting.appendleft(rest)
            yield from played


@contextmanager
def _cluster(crew: Crew) -> Iterator[Any]:
    """Connect to a cluster, or start one here, for as long as games are played."""
    if find_spec("ray") is None:
        raise RequestError("Ray needs the extra of that name: pip install oyabun[ray]")
    if crew.address:
        _check_address(crew.address)
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # nobody is told what is played here
    import ray

    ours = {} if crew.address else {"num_cpus": crew.jobs, "_node_ip_address": "127.0.0.1"}
    ray.init(
        crew.address or "local",
        include_dashboard=None if crew.address else False,
        log_to_driver=False,
        logging_level="ERROR",
        **ours,
    )
    try:
        yield ray
    finally:
        ray.shutdown()


def _check_address(address: str) -> None:
    """Say at once that nobody answers there: Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit():
        raise RequestError(f"{address!r} is no address of a cluster, as 10.0.0.5:6379")
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except OSError as error:
        raise RequestError(f"Ray cannot be reached at {address}: {error}") from None
