"""Where bots think: other processes, because compiled code holds the interpreter while it runs.

A worker gets plain data, plays the match again and hands the bot the view of its seat, nothing
else; what comes back is the number of a move. Pictures are painted there too.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import NamedTuple, ParamSpec, TypeVar

from oyabun.core.chance import Rng
from oyabun.core.editions import read_edition
from oyabun.core.match import Entry, Header, Match
from oyabun.games import find_game
from oyabun.service import Asked, Table
from oyabun.svg.png import png

P = ParamSpec("P")
T = TypeVar("T")


class Task(NamedTuple):
    """A match so far, as plain data, and who is asked."""

    header: Header
    edition: str
    """Component data as JSON, where it is not what comes with the game."""
    entries: tuple[tuple[int, int, bool], ...]
    """Seat, number of the move, whether the rules decided."""
    seat: int
    bot: str
    seed: int


def make_task(table: Table, asked: Asked) -> Task:
    """Return what a worker needs to let a bot answer."""
    match = table.match
    assert match is not None, "only a running match asks"
    entries = tuple((entry.seat, int(entry.move.index), entry.lapsed) for entry in match.entries)
    seed = secrets.randbits(96)
    return Task(match.header, table.spec.edition, entries, asked.seat, asked.bot, seed)


def think(task: Task) -> int:
    """Return the number of the move that the bot chooses; runs in a worker."""
    game = find_game(task.header.game)
    edition = read_edition(task.edition) if task.edition else game.edition
    match = Match(game, task.header, edition)
    for seat, index, lapsed in task.entries:
        match.append(Entry(seat, game.moves.decode(index), lapsed=lapsed))
    view = match.view(task.seat)
    return int(game.bot(task.bot)(view, Rng(task.seed)).index)


class Thinkers:
    """The worker processes."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        """Nothing until a bot is asked, and again when a worker was killed."""

    async def answer(self, task: Task) -> int:
        """Return a bot's answer, without holding anybody up."""
        return await self._ask(think, task)

    async def paint(self, svg: str, width: int) -> bytes:
        """Return a drawing as PNG."""
        return await self._ask(png, svg, width)

    async def _ask(self, work: Callable[P, T], *details: P.args, **more: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        pool = self._ready_pool()
        job = partial(work, *details, **more)
        try:
            return await loop.run_in_executor(pool, job)
        except BrokenProcessPool:  # a worker was killed; what it was asked is asked again
            if pool is self._pool:
                self._pool = None
            return await loop.run_in_executor(self._ready_pool(), job)

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=_settle_in)
        return self._pool

    def close(self) -> None:
        """Let the workers go; what they were thinking is thought again after the next start."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _settle_in() -> None:
    """Leave interrupts to the server, and go when it is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = parent_process()
    assert server is not None, "workers are started by a server"

    def follow() -> None:
        server.join()
        os._exit(0)

    Thread(target=follow, daemon=True).start()
