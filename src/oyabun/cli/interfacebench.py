"""``oyabun bench interfaces``: the same random games through every research interface."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rich.console import Console

from oyabun.arena.crew import Crew, play_all
from oyabun.bench.traces import INTERFACES, Traced, trace_number
from oyabun.cli.output import progress_bar, table, write_json
from oyabun.shelf import find_game, games


def run_interfaces(keys: Sequence[str], *, count: int, jobs: int, as_json: bool) -> None:
    """Play, and say through which interfaces how many games went otherwise than by the rules."""
    found: dict[str, list[Traced]] = {}
    for game in [find_game(key) for key in keys] or games():
        with progress_bar(game.title, count) as tick:
            found[game.key] = []
            for traced in play_all(partial(trace_number, game.key), range(count), Crew(jobs)):
                found[game.key].append(traced)
                tick(1)
    if as_json:
        write_json({game: summary(traced) for game, traced in found.items()})
    else:
        heads = ("game", "games", "decisions", *INTERFACES)
        rows = [[game, *map(str, summary(traced).values())] for game, traced in found.items()]
        console = Console(highlight=False)
        console.print(table(heads, rows, right=1))
        console.print("Below an interface: how many games went otherwise through it.")


def summary(traced: Sequence[Traced]) -> dict[str, int]:
    """Return how many games and decisions there were, and how many games differed where."""
    return {
        "games": len(traced),
        "decisions": sum(one.decisions for one in traced),
        **{name: sum(name in one.differing for one in traced) for name in INTERFACES},
    }
