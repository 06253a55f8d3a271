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

from oyabun.bench.web.crowds import Crowds, measure_crowds
from oyabun.bench.web.kills import Kills, measure_kills
from oyabun.bench.web.load import Load, measure_load
from oyabun.bench.web.paint import NotMeasured, Paint, measure_paint
from oyabun.bench.web.serving import Desk, Serve, ServerProcess, unlimited
from oyabun.bench.web.settings import settings
from oyabun.core.game import Game
from oyabun.web.built import static_address

__all__ = [
    "Crowds",
    "Kills",
    "Load",
    "NotMeasured",
    "PageBench",
    "Paint",
    "WebBench",
    "bench_page",
    "bench_web",
]


class WebBench(Struct):
    """All that was measured."""

    server_core: int | None
    """The one core that the server ran on; None where it had to share with the players."""
    loads: tuple[Load, ...]
    """Of each game the smallest table and the largest."""
    crowds: tuple[Crowds, ...]
    """Of each game the largest table."""


class PageBench(Struct):
    """What was measured of the page, and of what a server that dies leaves behind."""

    client_bytes: int
    """The page's whole script, compressed as it is sent."""
    paint: Paint | NotMeasured
    kills: Kills


def bench_web(
    serve: Serve,
    games: Sequence[Game],
    tell: Callable[[str], None],
    *,
    sockets: int = 500,
    seconds: float = 2.0,
) -> WebBench:
    """Measure the web table, telling what is under way."""
    loads: list[Load] = []
    crowds: list[Crowds] = []
    with _cores() as core:
        for game in games:
            kinds = settings(game)
            for setting in kinds:
                tell(f"{setting}")
                with _server(serve, core) as server:
                    loads.append(measure_load(server, setting, sockets, seconds))
            tell(f"{kinds[-1]}, crowded")
            with _server(serve, core) as server:
                crowds.append(measure_crowds(server, kinds[-1], seconds / 3))
    return WebBench(core, tuple(loads), tuple(crowds))


def bench_page(
    serve: Serve,
    games: Sequence[Game],
    tell: Callable[[str], None],
    *,
    samples: int = 150,
    kills: int = 40,
) -> PageBench:
    """Measure how soon a page shows what happens, and kill servers under it."""
    with _server(serve, None) as server:
        tell("painting in Chromium")
        paint = measure_paint(server, samples, [settings(game)[-1] for game in games])
        with Desk(server.config) as desk:
            client_bytes = len(desk.get(f"{static_address()}/app.js", packed=True))
        tell(f"{kills} kills")
        return PageBench(client_bytes, paint, measure_kills(server, kills))


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
        server = ServerProcess(serve, unlimited(Path(folder)), core)
        server.start()
        try:
            yield server
        finally:
            server.kill()
