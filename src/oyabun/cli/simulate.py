"""``oyabun simulate``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from oyabun.arena import BotResult, Crew, Results, simulate
from oyabun.cli.output import progress_bar, table, wide_console, write_json
from oyabun.cli.request import read_names, read_settings
from oyabun.shelf import find_game


def simulate_games(
    key: str,
    *,
    bots: str | None,
    games: int,
    seed: int,
    crew: Crew,
    seats: int | None,
    options: Sequence[str] | None,
    teams: bool,
    out: Path | None,
    as_json: bool,
) -> None:
    """Play, and write the results."""
    game = find_game(key)
    names = read_names(bots) or list(game.quick_bots())
    with progress_bar(game.title, games, out) as tick:
        results = simulate(
            game,
            names,
            games=games,
            seed=seed,
            seats=seats,
            options=read_settings(options),
            teams=teams,
            crew=crew,
            folder=out,
            tick=tick,
        )
    if as_json:
        write_json(results)
    else:
        show_results(results)


def show_results(results: Results) -> None:
    """Write the results as a table."""
    console = wide_console()
    heads = ("bot", "seatings", "wins", "win %", "95 %", "place", "score", "s/move")
    rows = (
        (
            one.bot,
            str(one.seatings),
            f"{one.wins:.1f}",
            f"{100 * one.win_rate:.1f}",
            f"{100 * one.win_rate_low:.1f}–{100 * one.win_rate_high:.1f}",
            f"{one.mean_place:.2f}",
            f"{one.mean_score:.2f}",
            f"{results.seconds[one.bot].mean:.4f}",
        )
        for one in results.bots
    )
    console.print(table(heads, rows, right=1))
    reasons = ", ".join(f"{reason} {count}" for reason, count in results.end_reasons.items())
    console.print(
        f"{results.games} games with {results.seats} seats, seed {results.seed}: "
        f"{results.mean_length:.1f} decisions a game; a fair share is "
        f"{100 / len(results.bots[0].win_rate_by_seat):.1f} %; win % by seat: "
        f"{', '.join(map(wins_by_seat, results.bots))}; ended by {reasons}.",
        highlight=False,
    )


def wins_by_seat(one: BotResult) -> str:
    """Return how often a bot won from each seat; nothing for one that it never took."""
    rates = ("–" if rate is None else f"{100 * rate:.0f}" for rate in one.win_rate_by_seat)
    return f"{one.bot} {' '.join(rates)}"
