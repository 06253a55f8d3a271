"""``oyabun bench web``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console

from oyabun.bench.web import (
    Crowds,
    Load,
    NotMeasured,
    PageBench,
    Paint,
    WebBench,
    bench_page,
    bench_web,
)
from oyabun.bench.web.frames import Frames
from oyabun.bench.web.stages import Stages
from oyabun.cli.output import table, wide_console, write_json
from oyabun.cli.serve import serve_tables
from oyabun.core.errors import RequestError
from oyabun.shelf import find_game, games

LOADS: Final = {
    "moves_per_cpu_second": ("moves/CPU s", ",.0f"),
    "players_busy": ("players", ".0%"),
    "bytes_per_move": ("B/move", ",.0f"),
    "diff_bytes_median": ("B/diff", ",.0f"),
    "diff_bytes_p99": ("p99", ",.0f"),
    "sockets": ("sockets", "d"),
    "latency_p50_ms": ("ms", ",.1f"),
    "latency_p99_ms": ("p99", ",.1f"),
}


def run_web(keys: Sequence[str], *, servers: int, seconds: float, as_json: bool) -> None:
    """Measure the web table at some games, or at all of them, and then the page as well."""
    if servers > 1:
        raise RequestError("several servers need --store postgres: a file serves one")
    chosen = [find_game(key) for key in keys] or games()
    measured = bench_web(serve_tables, chosen, tell, seconds=seconds)
    page = None if keys else bench_page(serve_tables, chosen, tell)
    if as_json:
        write_json({"web": measured, "page": page})
        return
    show_web(measured)
    if page is not None:
        show_page(page)


def tell(what: str) -> None:
    """Say what is measured now."""
    Console(stderr=True).print(f"the web table: {what} …")


def show_web(measured: WebBench) -> None:
    """Write the numbers as tables."""
    console = wide_console()
    heads = ("table", *(head for head, _ in LOADS.values()))
    rows = [
        (name_of(load), *(format(getattr(load, field), form) for field, (_, form) in LOADS.items()))
        for load in measured.loads
    ]
    console.print(table(heads, rows, right=1))
    _, *names = Stages.__struct_fields__
    stages = [
        (
            name_of(load),
            f"{load.stages.pictures:,.1f}",
            *(f"{getattr(load.stages, name):,.0f}" for name in names),
            f"{load.loop_us:,.0f}",
        )
        for load in measured.loads
    ]
    console.print(table(("µs of a move", "pictures", *names, "loop"), stages, right=1))
    crowds = [
        (
            name_of(one),
            *(f"{crowd.move_us:,.0f}" for crowd in one.crowds),
            f"{one.spectator_us:,.1f}",
            f"{one.table_kb:,.0f}",
            f"{one.socket_kb:,.0f}",
        )
        for one in measured.crowds
    ]
    watched = [f"{crowd.spectators} watch" for crowd in measured.crowds[0].crowds]
    costs = ("each", "kB a table", "kB a socket")
    console.print(table(("µs of a move", *watched, *costs), crowds, right=1))
    if measured.server_core is None:
        console.print("The server shared its core with the players.")


def name_of(measured: Load | Crowds | Frames) -> str:
    """Return what kind of table it was."""
    return f"{measured.game} {measured.seats}"


def show_page(page: PageBench) -> None:
    """Write the numbers of the page, and what kills left behind."""
    kills = page.kills
    facts = [
        ("script of the page, compressed", f"{page.client_bytes:,} bytes"),
        *paint_facts(page.paint),
        ("times that the server was killed", f"{kills.kills}"),
        ("moves acknowledged meanwhile", f"{kills.acknowledged_moves:,}"),
        ("moves lost", f"{kills.lost_moves}"),
        ("start to first answer, median", f"{kills.restart_p50_ms:,.0f} ms"),
    ]
    Console().print(table(("the page", ""), facts, right=1))


def paint_facts(paint: Paint | NotMeasured) -> list[tuple[str, str]]:
    """Return what a real browser showed, or why none did."""
    if isinstance(paint, NotMeasured):
        return [("push to paint", paint.not_measured)]
    return [
        ("browser", f"{paint.browser}, {paint.samples} moves"),
        ("push to paint, median", f"{paint.push_to_paint_p50_ms:,.1f} ms"),
        ("push to paint, 99 of 100 within", f"{paint.push_to_paint_p99_ms:,.1f} ms"),
        ("another's move to paint, median", f"{paint.move_to_paint_p50_ms:,.1f} ms"),
        ("another's move to paint, 99 of 100 within", f"{paint.move_to_paint_p99_ms:,.1f} ms"),
        *(
            (
                f"{name_of(phone)} on a telephone: a frame, 95 of 100 within",
                f"{phone.frame_p95_ms:,.1f} ms",
            )
            for phone in paint.frames
        ),
        *(
            (f"{name_of(phone)}: loaded at first", f"{phone.first_load_bytes:,} bytes")
            for phone in paint.frames
        ),
    ]
