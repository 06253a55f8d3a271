"""``oyabun bench``."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from rich.console import Console

from oyabun.bench.baseline import SLOWER, Slower, slower_than, store_baseline, stored_baseline
from oyabun.bench.scene import measure_scene
from oyabun.bench.speed import GameSpeed, Speed, measure_game
from oyabun.cli.output import table, write_json
from oyabun.core.errors import RequestError
from oyabun.shelf import find_game, games

SCENE: Final = "scene"
NUMBERS: Final = {
    "playout": "decisions/s, random",
    "listed": "decisions/s, listing moves",
    "clones": "clones/s",
}


def run_bench(keys: Sequence[str], *, seconds: float, baseline: bool, as_json: bool) -> None:
    """Measure the games that are named, or all of them, and a picture, if asked.

    What became slower than the stored baseline is told; or the baseline is stored anew.
    """
    if baseline and keys:
        raise RequestError("a baseline is of all games: measure it without naming some")
    measured = [find_game(key) for key in keys if key != SCENE] if keys else games()
    console = Console(stderr=True)
    found: dict[str, object] = {"python": platform.python_version(), "seconds": seconds}
    with console.status("measuring …") as status:
        speeds: list[GameSpeed] = []
        for game in measured:
            status.update(f"measuring {game.title} …")
            speeds.append(measure_game(game, seconds))
        found["games"] = speeds
        found["slower"] = slower = slower_than(stored_baseline(), speeds)
        if SCENE in keys:
            found[SCENE] = measure_scene()
    if baseline:
        command = f"oyabun bench --baseline --seconds {seconds:g}"
        place = store_baseline(speeds, command, datetime.now(UTC).date().isoformat())
        console.print(f"The baseline is stored in {place}.")
    if as_json:
        write_json(found)
    else:
        show_speeds(speeds)
        show_slower(slower)
        if SCENE in found:
            write_json({SCENE: found[SCENE]})


def show_slower(slower: Sequence[Slower]) -> None:
    """Say what became slower than it was."""
    console = Console(highlight=False)
    limit = f"{100 * SLOWER:.0f} %"
    for one in slower:
        lost = 100 * (1 - one.now / one.before)
        console.print(
            f"slower by {lost:.0f} %: {one.game}, {NUMBERS[one.what]}: "
            f"{one.before:.1f} × pure Python before, {one.now:.1f} × now"
        )
    if not slower:
        console.print(f"Nothing is slower than the baseline by more than {limit}.")


def show_speeds(speeds: Sequence[GameSpeed]) -> None:
    """Write the numbers as a table."""
    rows = [
        (
            f"{speed.game}, {speed.seats} seats",
            what,
            number(speed.compiled, field, ",.0f"),
            number(speed.pure, field, ",.0f"),
            number(speed.ratio, field, ".1f"),
        )
        for speed in speeds
        for field, what in NUMBERS.items()
    ]
    if rows:
        Console().print(table(("game", "what", "compiled", "pure", "ratio"), rows, right=2))


def number(speed: Speed | None, field: str, form: str) -> str:
    """Return one number of a measurement as text."""
    return "–" if speed is None else format(getattr(speed, field), form)
