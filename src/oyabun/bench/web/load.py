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
from oyabun.bench.web.serving import Desk, OpenTable, Served, ServerProcess
from oyabun.bench.web.settings import Setting
from oyabun.bench.web.stages import Stages, StageWatch
from oyabun.core.chance import Rng

DECISION_SECONDS: Final = 10.0
"""How often each player decides something while latency is measured: a natural pace."""
BUSY_SOCKETS: Final = 60
"""How many are connected while the server is as busy as it can be."""
LOOK_SECONDS: Final = 0.02
SEED: Final = 50
PACED: Final = 2
"""How much longer than at full speed tables are watched at that pace: moves are fewer."""
FEWEST: Final = 2
"""So many times at least are needed to say anything of them."""
JITTER: Final = 0.5
"""By which part of itself a pause is shorter or longer than the usual one."""


class Load(Struct):
    """What was measured at tables of one kind."""

    game: str
    seats: int
    options: dict[str, str]
    moves: int
    moves_per_second: float
    """Durable moves, acknowledged and shown to everybody, as fast as they come."""
    moves_per_cpu_second: float
    """The same, for each second that the server process used its core."""
    players_busy: float
    """Which part of that time the players' process worked; near 1, they held the server up."""
    bytes_per_move: float
    """To all sockets of a table together."""
    diff_bytes_median: float
    diff_bytes_p99: float
    sockets: int
    """So many looked on while the times below were measured …"""
    paced_moves_per_second: float
    """… under this load."""
    latency_p50_ms: float
    """From sending a move to the diff with it in the hands of whoever moved."""
    latency_p99_ms: float
    stages: Stages
    """Where the time goes."""
    loop_us: float
    """What is left of the server's time for a move: reading sockets, tasks, timers."""


class Notes:
    """What all players of one measurement note."""

    def __init__(self) -> None:
        self.running = False
        self.tables = 0
        self.moves = 0
        self.seconds = 0.0
        self.server_seconds = 0.0
        """Of processor time."""
        self.player_seconds = 0.0
        """The same, of everybody who plays."""
        self.latencies: list[float] = []
        self.sizes: list[int] = []


class TableLoad:
    """One table, with somebody on every seat, and perhaps some who look on."""

    def __init__(self, notes: Notes, seats: int, watchers: int, dice: Rng, pause: float) -> None:
        self.notes = notes
        self.players = [_Player(self, at_once=pause == 0) for _ in range(seats)]
        self.watchers = [_Player(self, at_once=False) for _ in range(watchers)]
        self.over = False
        self._dice = dice
        self._pause = pause

    async def sit_down(self, server: Served, table: OpenTable) -> None:
        """Connect everybody, and wait until they see the board."""
        for seat, player in enumerate(self.players):
            await player.sit_down(server.place(table.id, seat), table, seat)
        for watcher in self.watchers:
            await watcher.sit_down(server.place(table.id, None), table, None)
        await asyncio.gather(*(one.ready.wait() for one in (*self.players, *self.watchers)))

    def go(self) -> None:
        """Let whoever is asked play: at once, or one of them after the other."""
        if self._pause:
            self._play_after(self._pause * self._dice.unit())  # tables do not move in step
        else:
            for player in self.players:
                player.answer()

    def _play_after(self, seconds: float) -> None:
        asyncio.get_running_loop().call_later(seconds, self._play_one)

    def _play_one(self) -> None:
        if not self.notes.running or self.over:
            return
        first = int(self._dice.below(len(self.players)))
        for player in self.players[first:] + self.players[:first]:
            if player.answer():
                break
        self._play_after(self._pause * (1 - JITTER + 2 * JITTER * self._dice.unit()))

    def hang_up(self) -> list[asyncio.Future[None]]:
        """Let everybody go."""
        for one in (*self.players, *self.watchers):
            one.hang_up()
        return [one.gone for one in (*self.players, *self.watchers)]


class _Player(Player):
    def __init__(self, table: TableLoad, *, at_once: bool) -> None:
        super().__init__()
        self.table = table
        self.ready = asyncio.Event()
        self._at_once = at_once
        self._sent = 0.0
        """When it moved, until it sees what came of that."""

    def heard(self, message: Heard, size: int) -> None:
        notes = self.table.notes
        if message.type == "accepted":
            notes.moves += notes.running
        if message.type not in ("diff", "snapshot"):
            return
        self.ready.set()
        if not notes.running:
            return
        if message.type == "diff":
            notes.sizes.append(size)
            if self._sent:
                notes.latencies.append(time.perf_counter() - self._sent)
                self._sent = 0.0
        if self.seen.outcome is not None:
            self.table.over = True
        elif self._at_once:
            self.answer()

    def answer(self) -> bool:
        sent = time.perf_counter()
        if self.table.notes.running and self.play():
            self._sent = sent
            return True
        return False


def measure_load(server: ServerProcess, setting: Setting, sockets: int, seconds: float) -> Load:
    """Measure tables of one kind: for so long at full speed, then at a natural pace."""
    return asyncio.run(_measure(server, setting, sockets, seconds))


def server_seconds_a_move(
    server: ServerProcess, setting: Setting, watchers: int, seconds: float
) -> float:
    """Return the server's seconds for a move at a table that so many look on at."""
    notes = Notes()
    while notes.seconds < seconds:
        left = seconds - notes.seconds
        asyncio.run(play_tables(server, notes, setting, 1, left, watchers=watchers))
    return notes.server_seconds / notes.moves


async def _measure(server: ServerProcess, setting: Setting, sockets: int, seconds: float) -> Load:
    tables = ceil(sockets / setting.seats)
    few = min(tables, ceil(BUSY_SOCKETS / setting.seats))
    first, busy, calm = Notes(), Notes(), Notes()
    await play_tables(server, first, setting, few, seconds / 2)  # texts are read, pieces drawn
    watch = StageWatch(setting, ceil(2 * first.moves / first.tables))
    watch.watch()
    while busy.seconds < seconds:  # a match may be short: tables are opened anew
        await play_tables(server, busy, setting, few, seconds - busy.seconds)
    watch.watch()
    stages = watch.stages().with_pictures(len(busy.sizes) / busy.moves)
    a_move = busy.server_seconds / busy.moves * 1e6
    pause = DECISION_SECONDS / setting.seats
    watched = PACED * seconds
    while len(calm.latencies) < FEWEST:  # a few tables may all have been thinking
        await play_tables(server, calm, setting, tables, watched, pause=pause)
        watched *= 2
    return Load(
        game=setting.game,
        seats=setting.seats,
        options=setting.options,
        moves=busy.moves,
        moves_per_second=round(busy.moves / busy.seconds),
        moves_per_cpu_second=round(busy.moves / busy.server_seconds),
        players_busy=round(busy.player_seconds / busy.seconds, 2),
        bytes_per_move=round(sum(busy.sizes) / busy.moves),
        diff_bytes_median=median(busy.sizes),
        diff_bytes_p99=round(quantiles(busy.sizes, n=100)[98]),
        sockets=tables * setting.seats,
        paced_moves_per_second=round(calm.moves / calm.seconds),
        latency_p50_ms=round(median(calm.latencies) * 1000, 2),
        latency_p99_ms=round(quantiles(calm.latencies, n=100)[98] * 1000, 2),
        stages=stages,
        loop_us=round(a_move - sum(stages.parts())),
    )


async def play_tables(
    server: Served,
    notes: Notes,
    setting: Setting,
    tables: int,
    seconds: float,
    *,
    watchers: int = 0,
    pause: float = 0.0,
) -> None:
    """Let so many tables play, for so long or until half of the matches have ended."""
    dice = Rng(SEED)
    notes.tables += tables
    loads = [TableLoad(notes, setting.seats, watchers, dice, pause) for _ in range(tables)]
    with Desk(server.config) as desk:
        for load in loads:
            table = desk.open_table(setting.game, setting.seats, setting.options)
            await load.sit_down(server, table)
    with _timed(notes, server):
        for load in loads:
            load.go()
        with suppress(TimeoutError):
            await asyncio.wait_for(_half_over(loads), seconds)
    await asyncio.gather(*(gone for load in loads for gone in load.hang_up()))


async def _half_over(loads: list[TableLoad]) -> None:
    while 2 * sum(load.over for load in loads) < len(loads):
        await asyncio.sleep(LOOK_SECONDS)


@contextmanager
def _timed(notes: Notes, server: Served) -> Iterator[None]:
    """Count while everybody plays, and how long that took the clock and the server."""
    server_before, players_before = server.cpu_seconds(), time.process_time()
    notes.running = True
    started = time.perf_counter()
    yield
    notes.running = False
    notes.seconds += time.perf_counter() - started
    notes.player_seconds += time.process_time() - players_before
    notes.server_seconds += server.cpu_seconds() - server_before
