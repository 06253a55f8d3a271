"""``oyabun doctor``."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.console import Console

from oyabun.cli.output import table, write_json
from oyabun.storage.doctor import Examination, examine


def examine_file(file: Path, *, copy: Path | None, as_json: bool) -> None:
    """Say what is damaged in a data file; the exit status is 1 if anything is."""
    found = examine(file, copy)
    if as_json:
        write_json(found)
    else:
        _print(found)
    if found.faults or found.damaged:
        raise typer.Exit(1)


def _print(found: Examination) -> None:
    console = Console(highlight=False, soft_wrap=True)
    for fault in found.faults:
        console.print(f"The file itself: {fault}", markup=False)
    if found.damaged:
        console.print(table(("table", "why"), ((one.table, one.why) for one in found.damaged)))
    healthy = "" if found.faults or found.damaged else "Healthy: "
    console.print(f"{healthy}{found.sound} tables are sound, {len(found.damaged)} are damaged.")
    if found.copied is not None:
        console.print(f"The sound ones are in {found.copied}.", markup=False)
    elif found.damaged:
        console.print("To copy the sound ones out: --copy NEW_FILE. Stop the server first.")
