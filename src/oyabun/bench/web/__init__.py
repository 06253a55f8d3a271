"""How fast and how safe the web table is, as people's browsers see it.

A real server runs in its own process with a real file, on a core of its own where there are two;
everybody who plays is on the others.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from oyabun.bench.web.kills import Kills, measure_kills
from oyabun.bench.web.load import GAME, Load, measure_load
from oyabun.bench.web.paint import NotMeasured, Paint, measure_paint
from oyabun.bench.web.serving import Desk, Serve, ServerProcess, free_port
from oyabun.web.built import static_address
from oyabun.web.config import Config

__all__ = ["Kills", "Load", "NotMeasured", "Paint", "WebBench", "bench_web"]

NO_LIMIT = 1_000_000


class WebBench(Struct):
    """All that was measured."""

    game: str
    server_core: int | None
    """The one core that the server ran on; None where it had to share with the players."""
    client_bytes: int
    """The page's whole script, compressed as it is sent."""
    runs: tuple[Load, ...]
    paint: Paint | NotMeasured
    kills: Kills


def bench_web(
    serve: Serve,
    tell: Callable[[str], None],
    *,
    sockets: Sequence[int] = (50, 500),
    seconds: float = 8.0,
    samples: int = 150,
    kills: int = 40,
) -> WebBench:
    """Measure the web table, telling what is under way."""
    runs = []
    with _cores() as core:
        for count in sockets:
            tell(f"moves with {count} sockets")
            with _server(serve, core) as server:
                runs.append(measure_load(server, count, seconds))
    with _server(serve, None) as server:
        tell("painting in Chromium")
        paint = measure_paint(server, samples)
        with Desk(server.config) as desk:
            client_bytes = len(desk.get(f"{static_address()}/app.js", packed=True))
        tell(f"{kills} kills")
        killed = measure_kills(server, kills)
    return WebBench(GAME, core, client_bytes, tuple(runs), paint, killed)


@contextmanager
def _cores() -> Iterator[int | None]:
    """Leave a core to the server, where this system lets us and has two."""
    if not hasattr(os, "sched_setaffinity") or len(os.sched_getaffinity(0)) == 1:
        yield None
        return
    ours = os.sched_getaffinity(0)
    core = max(ours)
    os.sched_setaffinity(0, ours - {core})
    try:
        yield core
    finally:
        os.sched_setaffinity(0, ours)


@contextmanager
def _server(serve: Serve, core: int | None) -> Iterator[ServerProcess]:
    with TemporaryDirectory() as folder:
        config = Config(
            port=free_port(),
            data=Path(folder) / "bench.db",
            sockets=NO_LIMIT,
            sockets_each=NO_LIMIT,
            rate=NO_LIMIT,
            burst=NO_LIMIT,
            tables_each=NO_LIMIT,
            log_level="warning",
        )
        server = ServerProcess(serve, config, core)
        server.start()
        try:
            yield server
        finally:
            server.kill()
