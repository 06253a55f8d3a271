"""``oyabun bench web --store postgres`` and ``oyabun bench kills``."""

from __future__ import annotations

from collections.abc import Sequence

import typer
from rich.console import Console

from oyabun.bench.web.fleet import FleetBench, FleetLoad, bench_fleet
from oyabun.bench.web.fleet_kills import FleetKills, bench_kills
from oyabun.cli.output import table, wide_console, write_json
from oyabun.cli.serve import serve_tables
from oyabun.cli.webbench import tell
from oyabun.shelf import find_game, games


def run_fleet(keys: Sequence[str], *, servers: int, seconds: float, as_json: bool) -> None:
    """Measure several servers over one database, beside one on a file."""
    chosen = [find_game(key) for key in keys] or games()
    measured = bench_fleet(serve_tables, chosen, tell, servers=servers, seconds=seconds)
    if as_json:
        write_json(measured)
    else:
        show_fleet(measured)


def run_kills(*, servers: int, kills: int, as_json: bool) -> None:
    """Kill servers and their database; the exit status is 1 if a move was lost or doubled."""
    measured = bench_kills(
        serve_tables, tell, servers=servers, kills=kills, database_kills=max(1, kills // 20)
    )
    if as_json:
        write_json(measured)
    else:
        show_kills(measured)
    if measured.lost_moves or measured.doubled_moves:
        raise typer.Exit(1)


def show_fleet(measured: FleetBench) -> None:
    """Write the numbers as a table."""
    console = wide_console()
    heads = (
        "table",
        "store",
        "servers",
        "moves/s",
        "moves/CPU s",
        "conflicts",
        "database",
        "B/move",
    )
    console.print(table((*heads, "ms", "p99"), map(_row, measured.loads), right=3))
    for gain in measured.gains:
        console.print(
            f"{gain.game} {gain.seats}: over the database {gain.database:.2f} × the moves for each "
            f"CPU second; several servers {gain.servers:.2f} × the moves of one."
        )
    console.print(f"Servers, database and players shared {measured.cores} cores.")
    if not measured.enough_cores:
        console.print("That is too few to show what several servers bring: they wait for cores.")


def _row(load: FleetLoad) -> tuple[str, ...]:
    return (
        f"{load.game} {load.seats}",
        load.store,
        f"{load.servers}{'' if load.hashed else ', not hashed'}",
        f"{load.moves_per_second:,.0f}",
        f"{load.moves_per_cpu_second:,.0f}",
        f"{load.conflicts_percent:.1f} %",
        "" if load.database_us is None else f"{load.database_us:,.0f} µs",
        "" if load.database_bytes is None else f"{load.database_bytes:,.0f}",
        f"{load.latency_p50_ms:,.1f}",
        f"{load.latency_p99_ms:,.1f}",
    )


def show_kills(measured: FleetKills) -> None:
    """Write what became of everything."""
    facts = [
        ("servers", f"{measured.servers}"),
        ("times that one was killed", f"{measured.kills}"),
        ("times that the database was killed", f"{measured.database_kills}"),
        ("matches", f"{measured.matches}"),
        ("moves acknowledged", f"{measured.acknowledged_moves:,}"),
        ("moves lost", f"{measured.lost_moves}"),
        ("moves doubled", f"{measured.doubled_moves}"),
        *(
            (f"{what}, median and longest", f"{middle:,.0f} and {longest:,.0f} ms")
            for what, middle, longest in (
                ("a server's people to their next move", *_both(measured, "next_move")),
                ("bots to their next move", *_both(measured, "bots")),
                ("database killed to the next move", *_both(measured, "database")),
            )
        ),
    ]
    Console().print(table(("servers that are killed", ""), facts, right=1))


def _both(measured: FleetKills, what: str) -> tuple[float, float]:
    return getattr(measured, f"{what}_p50_ms"), getattr(measured, f"{what}_max_ms")
