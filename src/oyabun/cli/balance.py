"""``oyabun balance``."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from rich.console import Console

from oyabun.balance import Balance, Comparison, ask, study, write_report
from oyabun.balance.findings import Worth
from oyabun.balance.report import percent, plain_signed, signed, spread
from oyabun.cli.editions import load_edition
from oyabun.cli.output import progress_bar, table, write_json
from oyabun.cli.request import read_names, read_settings
from oyabun.shelf import find_game

SHOWN: Final = 8
"""How many things a terminal is told; the report has more and the JSON all."""


def balance_game(
    key: str,
    *,
    bots: str | None,
    games: int,
    seed: int,
    jobs: int,
    seats: int | None,
    options: Sequence[str] | None,
    edition: Path | None,
    against: Path | None,
    against_options: Sequence[str] | None,
    out: Path | None,
    language: str,
    as_json: bool,
) -> None:
    """Play, and write what the games say: here, and as a report into the folder."""
    game = find_game(key)
    question = ask(
        game,
        games=games,
        seed=seed,
        bots=read_names(bots),
        seats=seats,
        options=read_settings(options),
        edition=load_edition(game, edition),
        against=None if against is None else load_edition(game, against),
        against_options=read_settings(against_options),
    )
    with progress_bar(game.title, question.total) as tick:
        found = study(question, jobs=jobs, folder=out, tick=tick)
    if out is not None:
        date = datetime.now(UTC).date().isoformat()
        report = write_report(question, found, command(), date, language)
        (out / "report.html").write_text(report, encoding="utf-8")
        with (out / "balance.json").open("w", encoding="utf-8") as file:
            write_json(found, file)
    if as_json:
        write_json(found)
    elif isinstance(found, Comparison):
        show_comparison(found)
    else:
        show_balance(found)
    if out is not None and not as_json:
        sys.stdout.write(f"The report is {out / 'report.html'}, its JSON is beside it.\n")


def command() -> str:
    """Return what was typed, without what changes nothing in the games."""
    return shlex.join(["oyabun", *sys.argv[1:]])


def show_balance(found: Balance) -> None:
    """Write what one edition's games say."""
    console = Console(highlight=False)
    rows = [(f"seat {seat + 1} wins", spread(one)) for seat, one in enumerate(found.seat_wins)]
    rows += [(f"leads at the {one.part}, wins", spread(one.wins)) for one in found.leads]
    for name, share in (
        ("runaway leaders", found.runaway),
        ("the last round decides", found.last_round),
        ("won from the last place", found.comebacks),
    ):
        if share is not None:
            rows.append((name, spread(share)))
    console.print(table((f"{found.title}, {found.edition}", "of games, 95 %"), rows))
    worths = [one for one in found.worths if one.beyond]
    if worths:
        heads = ("worth beyond chance", "seats", "with", "without", "difference")
        console.print(table(heads, map(worth_row, worths[:SHOWN]), right=1))
    unused = ", ".join(one.text for one in found.unused[:SHOWN]) or "none"
    reasons = ", ".join(f"{reason} {count}" for reason, count in found.end_reasons.items())
    console.print(
        f"{found.games} games with {found.seats} seats by {', '.join(dict.fromkeys(found.bots))}, "
        f"seed {found.seed}: {found.mean_length:.1f} decisions a game; ended by {reasons}. "
        f"Choices nobody makes ({len(found.unused)}): {unused}."
    )


def worth_row(one: Worth) -> tuple[str, ...]:
    """Return the cells of a row."""
    return (
        one.text,
        str(one.seats),
        percent(one.having.share),
        percent(one.lacking.share),
        signed(one.difference),
    )


def show_comparison(found: Comparison) -> None:
    """Write what changed from one edition to the other."""
    console = Console(highlight=False)
    heads = (f"{found.first.edition} → {found.second.edition}", "difference", "95 %", "sure")
    rows = []
    for one in (*found.differences, *[worth for worth in found.worths if worth.beyond][:SHOWN]):
        step = plain_signed if one.what == "length" else signed
        interval = f"{step(one.low)} … {step(one.high)}"
        rows.append((one.what, step(one.difference), interval, "yes" if one.beyond else "–"))
    console.print(table(heads, rows, right=1))
    console.print(
        f"{found.first.games} pairs of games on the same deals; differences are percentage points, "
        "those of length decisions. «sure»: beyond chance, asked of all rows at once."
    )
