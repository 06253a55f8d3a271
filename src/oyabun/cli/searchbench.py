"""``oyabun bench search``."""

from __future__ import annotations

import platform
from collections.abc import Sequence

from rich.console import Console

from oyabun.bench.search import measure_search
from oyabun.cli.output import table, write_json
from oyabun.shelf import find_game, games


def run_search(keys: Sequence[str], *, seconds: float, as_json: bool) -> None:
    """Measure what a simulation costs in the games that are named, or in all of them."""
    found = []
    with Console(stderr=True).status("measuring …") as status:
        for game in [find_game(key) for key in keys] if keys else games():
            status.update(f"thinking about {game.title} …")
            found.append(measure_search(game, seconds))
    if as_json:
        write_json({"python": platform.python_version(), "seconds": seconds, "games": found})
        return
    rows = [
        (
            f"{one.game}, {one.seats} seats",
            f"{one.simulations:,.0f}",
            f"{one.imagine_us:.1f}",
            f"{one.alone_us:.1f}",
            f"{one.searched_us:.1f}",
            f"{one.ratio:.2f}",
        )
        for one in found
    ]
    heads = ("game", "simulations/s", "imagine µs", "alone µs", "in a search µs", "ratio")
    console = Console()
    console.print(table(heads, rows, right=1))
    slow = [
        (f"{one.game}, {at.seats} seats", f"{at.decisions}", f"{at.mean:.3f}", f"{at.slowest:.3f}")
        for one in found
        for at in one.hard
    ]
    console.print(table(("hard", "decisions", "mean s", "slowest s"), slow, right=1))
