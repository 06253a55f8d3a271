"""``oyabun bench web``."""

from __future__ import annotations

from typing import Final

from rich.console import Console

from oyabun.bench.web import NotMeasured, Paint, WebBench, bench_web
from oyabun.cli.output import table
from oyabun.cli.serve import serve_tables

NUMBERS: Final = {
    "moves_per_second": ("durable moves/s", ",.0f"),
    "moves_per_cpu_second": ("moves for a second of the server's core", ",.0f"),
    "players_busy": ("part of the time that the players worked", ".0%"),
    "paced_moves_per_second": ("moves/s while time is measured", ",.0f"),
    "latency_p50_ms": ("move to diff, median, ms", ",.1f"),
    "latency_p99_ms": ("move to diff, 99 of 100 within, ms", ",.1f"),
    "diff_bytes_median": ("bytes of a diff, median", ",.0f"),
    "diff_bytes_p99": ("bytes of a diff, 99 of 100 within", ",.0f"),
    "bytes_per_move": ("bytes a move, to all at a table", ",.0f"),
}


def measure_web(console: Console) -> WebBench:
    """Measure the web table, which takes a while, and tell the console what is under way."""
    return bench_web(serve_tables, lambda what: console.print(f"the web table: {what} …"))


def show_web(measured: WebBench) -> None:
    """Write the numbers as tables."""
    heads = ("web table", *(f"{run.sockets} sockets" for run in measured.runs))
    rows = [
        (what, *(format(getattr(run, field), form) for run in measured.runs))
        for field, (what, form) in NUMBERS.items()
    ]
    kills = measured.kills
    facts = [
        ("the server had a core of its own", "no" if measured.server_core is None else "yes"),
        ("script of the page, compressed", f"{measured.client_bytes:,} bytes"),
        *paint_facts(measured.paint),
        ("times that the server was killed", f"{kills.kills}"),
        ("moves acknowledged meanwhile", f"{kills.acknowledged_moves:,}"),
        ("moves lost", f"{kills.lost_moves}"),
        ("start to first answer, median", f"{kills.restart_p50_ms:,.0f} ms"),
    ]
    console = Console()
    console.print(table(heads, rows, right=1))
    console.print(table(("", measured.game), facts, right=1))


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
    ]
