"""``oyabun bench attack``."""

from __future__ import annotations

import typer
from rich.console import Console

from oyabun.bench.attack import AttackBench, bench_attack
from oyabun.cli.output import table, write_json
from oyabun.cli.serve import serve_tables


def run_attack(*, long: bool, as_json: bool) -> None:
    """Attack, and write what came of it; the exit status is 1 if anything came through."""
    found = measure_attack(Console(stderr=True), long=long)
    if as_json:
        write_json(found)
    else:
        show_attack(found)
    if not found.withstood:
        raise typer.Exit(1)


def measure_attack(console: Console, *, long: bool) -> AttackBench:
    """Attack a server of our own, and tell the console what is under way."""

    def tell(what: str) -> None:
        console.print(f"attack: {what} …")

    if long:
        return bench_attack(serve_tables, tell, kills=200, worlds=1_000_000, matches=10_000)
    return bench_attack(serve_tables, tell)


def show_attack(found: AttackBench) -> None:
    """Write attack, figure, verdict."""
    rows = [
        (
            one.attack,
            f"{one.p50_ms:,.1f}",
            f"{one.p99_ms:,.1f}",
            f"{one.worst_ms:,.1f}",
            f"{one.memory_before_mb:,.0f}",
            f"{one.memory_after_mb:,.0f}",
            "withstood" if one.withstood else "CAME THROUGH",
        )
        for one in found.attacks
    ]
    heads = ("attack", "p50 ms", "p99 ms", "worst ms", "MB before", "MB after", "verdict")
    kills, soak = found.kills, found.soak
    worlds = sum(one.worlds for one in found.worlds)
    differing = sum(one.differing for one in found.worlds)
    facts = [
        ("kills at random moments", f"{kills.kills}", f"{kills.matches} matches"),
        ("acknowledged moves lost", f"{kills.lost_moves}", f"of {kills.acknowledged_moves:,}"),
        ("scrambled worlds that differ", f"{differing}", f"of {worlds:,}"),
        ("memory after the matches, MB", f"{soak.end_mb:,.0f}", f"{soak.warm_mb:,.0f} before"),
        ("matches played for it", f"{soak.matches:,}", "flat" if soak.flat else "IT GROWS"),
    ]
    console = Console()
    console.print(table(heads, rows, right=1))
    console.print(table(("guard", "figure", ""), facts, right=1))
    console.print("All withstood." if found.withstood else "Something came through.")
