"""Somebody who plays while the server is attacked, and what they notice of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path
from statistics import median, quantiles
from typing import Final, NamedTuple

from msgspec import Struct

from oyabun.bench.web.players import Heard, Player
from oyabun.bench.web.serving import Desk, ServerProcess


class Target(NamedTuple):
    """What is attacked: a server, and a table of it where somebody plays."""

    place: tuple[str, int]
    table: str


Attack = Callable[[Target, float], None]
"""Attacks for so many seconds; a function that another process can import."""

ASK_SECONDS: Final = 0.06
"""How often whoever plays asks something: within the limit of messages."""
MOST_P99_MS: Final = 250.0
MOST_GROWTH: Final = 2.0
SETTLE_SECONDS: Final = 2.0
SMALLEST_MB: Final = 40.0
"""A server that has just started is smaller than one that has shown anything."""

_processes = get_context("spawn")


class Suffered(Struct):
    """What another client and the server suffered from one attack."""

    attack: str
    answers: int
    p50_ms: float
    p99_ms: float
    worst_ms: float
    memory_before_mb: float
    memory_after_mb: float
    alive: bool

    @property
    def withstood(self) -> bool:
        """Whether the figures are what they must be."""
        growth = self.memory_after_mb / max(self.memory_before_mb, SMALLEST_MB)
        return self.alive and self.p99_ms < MOST_P99_MS and growth < MOST_GROWTH


class _Asking(Player):
    """Asks for the time, again and again."""

    PING: Final = b'{"type":"ping"}'

    def __init__(self) -> None:
        super().__init__()
        self.ready = asyncio.Event()
        self._told = asyncio.Event()

    def heard(self, message: Heard, size: int) -> None:
        if message.type == "snapshot":
            self.ready.set()
        if message.type == "pong":
            self._told.set()

    async def ask(self) -> float:
        """Return how long an answer took."""
        self._told.clear()
        asked = time.perf_counter()
        self._send(0x81, self.PING)
        await self._told.wait()
        return time.perf_counter() - asked


def suffer(server: ServerProcess, name: str, attack: Attack, seconds: float) -> Suffered:
    """Let a server be attacked for some seconds, and tell what somebody else noticed."""
    return asyncio.run(_suffer(server, name, attack, seconds))


async def _suffer(server: ServerProcess, name: str, attack: Attack, seconds: float) -> Suffered:
    with Desk(server.config) as desk:
        table = desk.open_table("kamiza", 3)
    playing = _Asking()
    await playing.sit_down(server.config, table, 0)
    await playing.ready.wait()
    for _ in range(10):
        await playing.ask()
    before = memory_mb(server)
    target = Target((server.config.host, server.config.port), table.id)
    attacker = _processes.Process(target=attack, args=(target, seconds))
    attacker.start()
    took = []
    while attacker.is_alive():
        took.append(await playing.ask())
        await asyncio.sleep(ASK_SECONDS)
    await asyncio.sleep(SETTLE_SECONDS)
    took.append(await playing.ask())
    after = memory_mb(server)
    playing.hang_up()
    return Suffered(
        name,
        len(took),
        round(median(took) * 1000, 1),
        round(quantiles(took, n=100)[98] * 1000, 1),
        round(max(took) * 1000, 1),
        round(before, 1),
        round(after, 1),
        server.answers() and server.process is not None and server.process.is_alive(),
    )


def memory_mb(server: ServerProcess) -> float:
    """Return the memory that a server has in use, without its workers."""
    assert server.process is not None, "it was started"
    for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1]) / 1024
    raise RuntimeError("this system does not tell the memory of a process")
