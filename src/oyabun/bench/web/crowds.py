"""What each more costs: a spectator in time, a table and a socket in memory."""

from __future__ import annotations

import asyncio
from typing import Final

from msgspec import Struct

from oyabun.bench.web.load import Notes, TableLoad, play_tables, server_seconds_a_move
from oyabun.bench.web.serving import Desk, ServerProcess
from oyabun.bench.web.settings import Setting
from oyabun.core.chance import Rng

CROWDS: Final = (2, 20, 200)
TABLES: Final = 40
"""So many are opened to see what they weigh."""


class Crowd(Struct):
    """What a move costs the server when so many look on at one table."""

    spectators: int
    move_us: float


class Crowds(Struct):
    """What more tables, sockets and spectators cost."""

    game: str
    seats: int
    crowds: tuple[Crowd, ...]
    spectator_us: float
    """What one spectator more costs at every move."""
    table_kb: float
    """What a table weighs at which a match goes on and nobody looks."""
    socket_kb: float
    """What a socket at such a table weighs, with all that is kept for it."""


def measure_crowds(server: ServerProcess, setting: Setting, seconds: float) -> Crowds:
    """Measure a server that has nothing else to do."""
    asyncio.run(play_tables(server, Notes(), setting, 1, seconds))  # texts are read, pieces drawn
    table_kb, socket_kb = asyncio.run(_weigh(server, setting))
    crowds = tuple(
        Crowd(watchers, round(server_seconds_a_move(server, setting, watchers, seconds) * 1e6))
        for watchers in CROWDS
    )
    least, most = crowds[0], crowds[-1]
    more = (most.move_us - least.move_us) / (most.spectators - least.spectators)
    return Crowds(
        setting.game, setting.seats, crowds, round(more, 1), round(table_kb), round(socket_kb)
    )


async def _weigh(server: ServerProcess, setting: Setting) -> tuple[float, float]:
    """Return what a table and a socket take, in kilobytes."""
    empty = server.memory_bytes()
    with Desk(server.config) as desk:
        opened = [
            desk.open_table(setting.game, setting.seats, setting.options) for _ in range(TABLES)
        ]
    begun = server.memory_bytes()
    notes, dice = Notes(), Rng(1)
    loads = [TableLoad(notes, setting.seats, 0, dice, 0.0) for _ in opened]
    for load, table in zip(loads, opened, strict=True):
        await load.sit_down(server, table)
    connected = server.memory_bytes()
    await asyncio.gather(*(gone for load in loads for gone in load.hang_up()))
    sockets = TABLES * setting.seats
    return (begun - empty) / TABLES / 1000, (connected - begun) / sockets / 1000
