"""``oyabun bench ismcts``: `hard` against OpenSpiel's search."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from oyabun.bench.ismcts import GAMES, play_ismcts
from oyabun.cli.output import progress_bar, write_json
from oyabun.cli.simulate import show_results
from oyabun.shelf import find_game


def run_ismcts(
    keys: Sequence[str], *, games: int, jobs: int, out: Path | None, as_json: bool
) -> None:
    """Play, and write the results; records go into a folder for each game."""
    found = []
    for game in [find_game(key) for key in keys or GAMES]:
        with progress_bar(game.title, games) as tick:
            folder = None if out is None else out / game.key
            results = play_ismcts(game, games=games, seed=1, jobs=jobs, folder=folder, tick=tick)
        found.append(results)
        if not as_json:
            show_results(results)
    if as_json:
        write_json({"games": found})
