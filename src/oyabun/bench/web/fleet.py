"""Several servers over one database, beside one server on a file, in one run."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import ceil
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from zlib import crc32

from msgspec import Struct

from oyabun.bench.postgres import Postgres
from oyabun.bench.web.load import DECISION_SECONDS, FEWEST, PACED, Notes, play_tables
from oyabun.bench.web.serving import Serve, ServerProcess, unlimited
from oyabun.bench.web.settings import Setting, settings
from oyabun.core.game import Game
from oyabun.web.config import Config

BUSY_SOCKETS: Final = 120
"""How many are connected while the servers are as busy as they can be."""
CONFLICTS: Final = "oyabun_conflicts_total"


class FleetLoad(Struct):
    """What was measured at tables of one kind, with some servers."""

    game: str
    seats: int
    store: str
    servers: int
    hashed: bool
    """Whether everybody at a table was at the same server, as behind a proxy that hashes its id."""
    moves: int
    moves_per_second: float
    moves_per_cpu_second: float
    """For each second that a server process used a core."""
    conflicts_percent: float
    """Of the moves, for how many another server was faster."""
    database_us: float | None
    """What the database's processes used of a core for a move; null where nobody tells."""
    database_bytes: float | None
    """How much larger the database became with a move."""
    latency_p50_ms: float
    latency_p99_ms: float


class FleetGain(Struct):
    """What a database costs, and what several servers bring, at tables of one kind."""

    game: str
    seats: int
    database: float
    """Moves for each CPU second of one server over the database, beside one on a file."""
    servers: float
    """Moves a second of several servers, beside one over the same database."""


class FleetBench(Struct):
    """All that was measured."""

    cores: int
    """That the servers, the database and everybody who plays had to share."""
    enough_cores: bool
    """Whether each server, the database and everybody who plays could have a core of their own."""
    loads: tuple[FleetLoad, ...]
    gains: tuple[FleetGain, ...]


class Fleet:
    """Several servers over one database."""

    def __init__(self, servers: Sequence[ServerProcess], *, hashed: bool = True) -> None:
        self.servers = servers
        self.hashed = hashed

    @property
    def config(self) -> Config:
        """Where tables are opened."""
        return self.servers[0].config

    def place(self, table: str, seat: int | None) -> Config:
        """Return where a proxy sends somebody: by the table, or anywhere if it does not hash."""
        by = crc32(table.encode()) if self.hashed else (seat or 0)
        return self.servers[by % len(self.servers)].config

    def cpu_seconds(self) -> float:
        """Return how long all of them have used cores."""
        return sum(server.cpu_seconds() for server in self.servers)

    def conflicts(self) -> float:
        """Return how often one of them was faster than another."""
        return sum(server.told(CONFLICTS) for server in self.servers)


def bench_fleet(
    serve: Serve,
    games: Sequence[Game],
    tell: Callable[[str], None],
    *,
    servers: int,
    sockets: int = 300,
    seconds: float = 2.0,
) -> FleetBench:
    """Measure one server on a file, one on a database, and several there."""
    loads: list[FleetLoad] = []
    gains: list[FleetGain] = []
    database = Postgres(durable=True)
    try:
        for setting in [settings(game)[0] for game in games]:
            tell(f"{setting}, a file")
            with started(serve, 1, "") as fleet:
                file = measure_fleet(fleet, setting, None, sockets, seconds)
            shared: list[FleetLoad] = []
            for count, hashed in ((1, True), (servers, True), (servers, False)):
                how = "" if hashed else ", not hashed"
                tell(f"{setting}, PostgreSQL and {count} server{'s' if count > 1 else ''}{how}")
                with started(serve, count, database.address(), hashed=hashed) as fleet:
                    shared.append(measure_fleet(fleet, setting, database, sockets, seconds))
            loads += [file, *shared]
            gains.append(compare(file, *shared[:2]))
    finally:
        database.close()
    cores = len(os.sched_getaffinity(0))
    return FleetBench(cores, cores >= servers + 2, tuple(loads), tuple(gains))


def compare(file: FleetLoad, one: FleetLoad, several: FleetLoad) -> FleetGain:
    """Return what the database costs a server, and what several servers bring."""
    return FleetGain(
        file.game,
        file.seats,
        round(one.moves_per_cpu_second / file.moves_per_cpu_second, 2),
        round(several.moves_per_second / one.moves_per_second, 2),
    )


@contextmanager
def started(serve: Serve, count: int, database: str, *, hashed: bool = True) -> Iterator[Fleet]:
    """Start so many servers, and end them afterwards."""
    with TemporaryDirectory() as folder:
        running = [ServerProcess(serve, unlimited(Path(folder), database)) for _ in range(count)]
        try:
            for server in running:
                server.start()
            yield Fleet(running, hashed=hashed)
        finally:
            for server in running:
                server.kill()


def measure_fleet(
    fleet: Fleet, setting: Setting, database: Postgres | None, sockets: int, seconds: float
) -> FleetLoad:
    """Measure tables of one kind: for so long at full speed, then at a natural pace."""
    few = ceil(min(BUSY_SOCKETS, sockets) / setting.seats)
    busy, calm = Notes(), Notes()
    _play(fleet, Notes(), setting, few, seconds / 2)  # texts are read, pieces drawn
    before, conflicts = _Used.of(database), fleet.conflicts()
    while busy.seconds < seconds:
        _play(fleet, busy, setting, few, seconds - busy.seconds)
    after, conflicts = _Used.of(database), fleet.conflicts() - conflicts
    pause = DECISION_SECONDS / setting.seats
    watched = PACED * seconds
    while len(calm.latencies) < FEWEST:  # a few tables may all have been thinking
        _play(fleet, calm, setting, ceil(sockets / setting.seats), watched, pause)
        watched *= 2
    return FleetLoad(
        setting.game,
        setting.seats,
        "sqlite" if database is None else "postgres",
        len(fleet.servers),
        fleet.hashed,
        busy.moves,
        round(busy.moves / busy.seconds),
        round(busy.moves / busy.server_seconds),
        round(100 * conflicts / busy.moves, 1),
        _each(before.seconds, after.seconds, busy.moves / 1e6),
        _each(before.size, after.size, busy.moves),
        round(median(calm.latencies) * 1000, 2),
        round(quantiles(calm.latencies, n=100)[98] * 1000, 2),
    )


class _Used(NamedTuple):
    """What a database has used so far, where there is one and somebody tells."""

    seconds: float | None = None
    size: float | None = None

    @classmethod
    def of(cls, database: Postgres | None) -> _Used:
        return cls() if database is None else cls(database.cpu_seconds(), database.size())


def _each(before: float | None, after: float | None, count: float) -> float | None:
    return None if before is None or after is None else round((after - before) / count)


def _play(
    fleet: Fleet, notes: Notes, setting: Setting, tables: int, seconds: float, pause: float = 0.0
) -> None:
    asyncio.run(play_tables(fleet, notes, setting, tables, seconds, pause=pause))
