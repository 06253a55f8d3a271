"""Durable moves through the whole path: how many a second, how soon they are seen, how big."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from math import ceil
from statistics import median, quantiles
from typing import Final

from msgspec import Struct

from oyabun.bench.web.players import Heard, Player
from oyabun.bench.web.serving import Desk, OpenTable, ServerProcess
from oyabun.core.chance import Rng
from oyabun.web.config import Config

GAME: Final = "kamiza"
SEATS: Final = 4
PACE_SECONDS: Final = 1.0
"""How long a table thinks between moves while latency is measured."""
SEED: Final = 50


class Load(Struct):
    """What was measured with so many sockets."""

    sockets: int
    tables: int
    moves: int
    moves_per_second: float
    """Durable moves, acknowledged and shown to everybody, as fast as they come."""
    moves_per_cpu_second: float
    """The same, for each second that the server process used its core."""
    players_busy: float
    """Which part of that time the players' process worked; near 1, they held the server up."""
    paced_moves_per_second: float
    """The load under which the times below were measured."""
    latency_p50_ms: float
    """From sending a move to a diff with it in the hands of somebody at the table."""
    latency_p99_ms: float
    diff_bytes_median: float
    diff_bytes_p99: float
    bytes_per_move: float
    """To all sockets of a table together."""


class Notes:
    """What all players of one measurement note."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        """Seconds between two moves of a table."""
        self.running = False
        self.moves = 0
        self.seconds = 0.0
        self.server_seconds = 0.0
        """Of processor time."""
        self.player_seconds = 0.0
        """The same, of everybody who plays."""
        self.latencies: list[float] = []
        self.sizes: list[int] = []
        self.over = asyncio.Event()
        """Somebody's match has ended."""


class TableLoad:
    """One table, with somebody on every seat."""

    def __init__(self, notes: Notes) -> None:
        self.notes = notes
        self.sent = 0.0
        """When somebody moved."""
        self.players = [_Player(self) for _ in range(SEATS)]

    async def sit_down(self, config: Config, table: OpenTable) -> None:
        """Connect everybody, and wait until they see the board."""
        for seat, player in enumerate(self.players):
            await player.sit_down(config, table, seat)
        await asyncio.gather(*(player.ready.wait() for player in self.players))

    def go(self, after: float) -> None:
        """Let whoever is asked play, after so many seconds."""
        for player in self.players:
            asyncio.get_running_loop().call_later(after, player.answer)


class _Player(Player):
    def __init__(self, table: TableLoad) -> None:
        super().__init__()
        self.table = table
        self.ready = asyncio.Event()
        self._asked = Heard("nothing")

    def heard(self, message: Heard, size: int) -> None:
        notes = self.table.notes
        if message.type == "accepted":
            notes.moves += notes.running
        panel = message.panel
        if panel is None:
            return
        self._asked = message
        self.ready.set()
        if not notes.running:
            return
        if message.type == "diff" and self.table.sent:
            notes.sizes.append(size)
            notes.latencies.append(time.perf_counter() - self.table.sent)
        if panel.outcome is not None:
            notes.over.set()
        elif panel.moves and notes.pace:
            asyncio.get_running_loop().call_later(notes.pace, self.answer)
        elif panel.moves:
            self.answer()

    def answer(self) -> None:
        sent = time.perf_counter()
        if self.table.notes.running and self.play(self._asked):
            self.table.sent = sent


def measure_load(server: ServerProcess, sockets: int, seconds: float) -> Load:
    """Measure a server with at least so many sockets: for so long at full speed, then paced."""
    return asyncio.run(_measure(server, ceil(sockets / SEATS), seconds))


async def _measure(server: ServerProcess, tables: int, seconds: float) -> Load:
    await _play(server, Notes(0.0), 1, seconds)  # so that all texts have been read once
    busy, calm = Notes(0.0), Notes(PACE_SECONDS)
    while busy.seconds < seconds:  # a match is short: tables are opened anew
        await _play(server, busy, tables, seconds - busy.seconds)
    await _play(server, calm, tables, seconds)
    return Load(
        sockets=tables * SEATS,
        tables=tables,
        moves=busy.moves,
        moves_per_second=round(busy.moves / busy.seconds),
        moves_per_cpu_second=round(busy.moves / busy.server_seconds),
        players_busy=round(busy.player_seconds / busy.seconds, 2),
        paced_moves_per_second=round(calm.moves / calm.seconds),
        latency_p50_ms=round(median(calm.latencies) * 1000, 2),
        latency_p99_ms=round(quantiles(calm.latencies, n=100)[98] * 1000, 2),
        diff_bytes_median=median(busy.sizes),
        diff_bytes_p99=round(quantiles(busy.sizes, n=100)[98]),
        bytes_per_move=round(sum(busy.sizes) / busy.moves),
    )


async def _play(server: ServerProcess, notes: Notes, tables: int, seconds: float) -> None:
    """Let so many tables play, for so long or until the first match ends: all are at work."""
    loads = [TableLoad(notes) for _ in range(tables)]
    dice = Rng(SEED)
    notes.over.clear()
    with Desk(server.config) as desk:
        for load in loads:
            await load.sit_down(server.config, desk.open_table(GAME, SEATS))
    with _timed(notes, server):
        for load in loads:
            load.go(after=dice.unit() * notes.pace)  # people do not move in step
        with suppress(TimeoutError):
            await asyncio.wait_for(notes.over.wait(), seconds)
    for load in loads:
        for player in load.players:
            player.hang_up()
    await asyncio.gather(*(player.gone for load in loads for player in load.players))


@contextmanager
def _timed(notes: Notes, server: ServerProcess) -> Iterator[None]:
    """Count while everybody plays, and how long that took the clock and the server."""
    server_before, players_before = server.cpu_seconds(), time.process_time()
    notes.running = True
    started = time.perf_counter()
    yield
    notes.running = False
    notes.seconds += time.perf_counter() - started
    notes.player_seconds += time.process_time() - players_before
    notes.server_seconds += server.cpu_seconds() - server_before
