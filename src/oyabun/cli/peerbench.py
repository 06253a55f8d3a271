"""``oyabun bench peers``: us beside other libraries, in one run."""

from __future__ import annotations

import sys
from math import log10
from pathlib import Path
from typing import Final

from rich.console import Console

from oyabun.arena import plots
from oyabun.arena.page import figure, page
from oyabun.arena.page import table as html_table
from oyabun.bench.peers import Measured, PeerRun, compare_peers
from oyabun.bench.peers.comparing import OURS, UNITS
from oyabun.cli.output import table, write_json

OUT: Final = Path("bench-peers")


def run_peers(*, seconds: float, out: Path | None, as_json: bool) -> None:
    """Measure, and write a table, a JSON and a page with plots."""
    console = Console(stderr=True)
    with console.status("…") as status:
        found = compare_peers(seconds, status.update)
    folder = out or OUT
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "peers.html").write_text(write_page(found), encoding="utf-8")
    with (folder / "peers.json").open("w", encoding="utf-8") as file:
        write_json(found, file)
    if as_json:
        write_json(found)
        return
    show_run(found)
    sys.stdout.write(f"The plots are {folder / 'peers.html'}, the JSON is beside them.\n")


def show_run(found: PeerRun) -> None:
    """Write the numbers, what was to be reached, and what could not be measured."""
    console = Console(highlight=False)
    for what, unit in UNITS.items():
        rows = [(one.library, one.game, f"{one.rate:,.0f}") for one in sorted_rates(found, what)]
        console.print(table((unit, "game", "rate"), rows, right=2))
    heads = ("goal", "game", "beside", "wanted", "found", "")
    console.print(table(heads, goal_rows(found), right=3))
    for one in found.missing:
        console.print(f"not measured: {one.library} {one.task}: {one.why}".replace("  ", " "))


def goal_rows(found: PeerRun) -> list[tuple[str, ...]]:
    """Return what was to be reached, row by row."""
    return [
        (
            one.what,
            one.game,
            one.beside,
            f"{one.wanted:g} ×",
            f"{one.found:.2f} ×",
            "reached" if one.reached else "not reached",
        )
        for one in found.goals
    ]


def sorted_rates(found: PeerRun, what: str) -> list[Measured]:
    """Return the numbers of one kind, the fastest first."""
    return sorted((one for one in found.measured if one.what == what), key=lambda one: -one.rate)


def write_page(found: PeerRun) -> str:
    """Return the page with the plots: every step to the right is ten times as fast."""
    sections = []
    for what, unit in UNITS.items():
        rates = sorted_rates(found, what)
        if rates:
            rows = [whisker(one) for one in rates]
            marks = [(float(power), f"{10**power:,}") for power in powers(rates)]
            sections.append(figure(what, unit, plots.whiskers(rows, marks, unit)))
    heads = ("goal", "game", "beside", "wanted", "found", "")
    sections.append(f"<h2>Goals</h2>\n{html_table(heads, goal_rows(found))}")
    missing = [(one.library, one.task, one.why) for one in found.missing]
    if missing:
        listed = html_table(("library", "task", "why"), missing)
        sections.append(f"<h2>Not measured</h2>\n{listed}")
    lead = (
        "Per second of the processor, all sides in turns, the best of some rounds; "
        f"{found.machine}, Python {found.python}. Each step to the right is ten times as fast."
    )
    return page("Oyabun beside its peers", lead, sections, "en")


def whisker(one: Measured) -> plots.Whisker:
    """Return a rate as a point."""
    name = one.game if one.library == OURS else f"{one.game} ({one.library})"
    at = log10(max(1.0, one.rate))
    return plots.Whisker(name, at, at, at, short(one.rate))


def short(rate: float) -> str:
    """Return a rate with three figures, as far as it is worth it."""
    for unit, letter in ((1e6, "M"), (1e3, "k")):
        if rate >= unit:
            return f"{rate / unit:.2f} {letter}"
    return f"{rate:.0f}"


def powers(rates: list[Measured]) -> range:
    """Return the powers of ten around all rates."""
    logs = [log10(max(1.0, one.rate)) for one in rates]
    return range(int(min(logs)), int(max(logs)) + 2)
