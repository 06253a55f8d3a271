"""``oyabun arena``."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from oyabun.arena import Crew, Tournament, hold
from oyabun.arena.opponents import FILE
from oyabun.arena.report import figures, write_report
from oyabun.cli.output import progress_bar, table, wide_console, write_json
from oyabun.cli.request import read_names, read_settings
from oyabun.shelf import find_game

USUAL: Final = ("easy", "normal", "hard")
"""The levels that play unless others are named: `boss` takes its time."""


def hold_arena(
    key: str,
    *,
    bots: str | None,
    games: int,
    seed: int,
    crew: Crew,
    seats: int | None,
    options: Sequence[str] | None,
    out: Path | None,
    language: str,
    as_json: bool,
) -> None:
    """Play, write the results, and a report into the folder that keeps the games."""
    game = find_game(key)
    names = read_names(bots) or [*game.bots, *USUAL]
    given = read_settings(options)
    with progress_bar(game.title, games, out) as tick:
        found = hold(
            game,
            names,
            games=games,
            seed=seed,
            seats=seats,
            options=given,
            crew=crew,
            folder=out,
            tick=tick,
            command=command(key, names, games, seed, seats, given),
            date=datetime.now(UTC).date().isoformat(),
        )
    if out is not None:
        (out / "report.html").write_text(write_report(found, language), encoding="utf-8")
        with (out / FILE).open("w", encoding="utf-8") as file:
            write_json(found, file)
    if as_json:
        write_json(found)
    else:
        show_tournament(found, out)


def command(
    key: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    seats: int | None,
    options: dict[str, str],
) -> str:
    """Return the command that plays the same games."""
    words = ["oyabun", "arena", key, "--bots", ",".join(bots), "--games", str(games)]
    words += ["--seed", str(seed)]
    if seats is not None:
        words += ["--seats", str(seats)]
    for name, value in options.items():
        words += ["--option", f"{name}={value}"]
    return shlex.join(words)


def show_tournament(found: Tournament, out: Path | None) -> None:
    """Write the results as a table."""
    console = wide_console()
    heads = ("bot", "rating", "95 %", "win %", "95 %", "place", "s/move", "slowest")
    rows = ((one.bot, *figures(one)) for one in found.bots)
    console.print(table(heads, rows, right=1))
    seats = ", ".join(
        f"{100 * one.share:.1f} % ({100 * one.low:.1f}–{100 * one.high:.1f})"
        for one in found.seat_wins
    )
    reasons = ", ".join(f"{reason} {count}" for reason, count in found.end_reasons.items())
    deals = "one deal" if found.deals == 1 else f"{found.deals} deals"
    console.print(
        f"{found.games} games with {found.seats} seats on {deals}, seed {found.seed}: "
        f"{found.mean_length:.1f} decisions a game; a fair share is {100 / found.seats:.1f} %; "
        f"wins by seat: {seats}; ended by {reasons}.",
        highlight=False,
    )
    if out is not None:
        sys.stdout.write(
            f"The report is {out / 'report.html'}, the records are beside it, and {FILE}: in the "
            "game's own folder it is what people see beside the bots.\n"
        )
