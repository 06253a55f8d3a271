"""What commands write: tables and boards for people, JSON for programs."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TextIO

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.panel import Panel as Frame
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from oyabun.core.sketch import SEAT_STYLES, Panel, Row

SEAT_COLOURS: Final = (
    "bright_red",
    "bright_blue",
    "green",
    "magenta",
    "yellow",
    "cyan",
    "bright_magenta",
    "bright_green",
    "white",
)
STYLES: Final = {
    "plain": "",
    "strong": "bold",
    "faint": "dim",
    "good": "bold green",
    "bad": "bold red",
    "hidden": "dim italic",
    **dict(zip(SEAT_STYLES, SEAT_COLOURS, strict=True)),
}

WIDE: Final = 120


def write_json(value: object, file: TextIO | None = None) -> None:
    """Write a value as JSON, indented, to a file or to standard output."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
    (file or sys.stdout).write(f"{text}\n")


def table(heads: Iterable[str], rows: Iterable[Iterable[str]], *, right: int = 99) -> Table:
    """Return a table; columns from number `right` on are numbers."""
    drawn = Table(box=SIMPLE_HEAD, collapse_padding=True)
    for place, head in enumerate(heads):
        drawn.add_column(Text(head), justify="right" if place >= right else "left")
    for row in rows:
        drawn.add_row(*(Text(cell) for cell in row))
    return drawn


def wide_console() -> Console:
    """Return where wide tables go: as wide as they are where no terminal cuts them."""
    console = Console()
    if not console.is_terminal:
        console.width = WIDE
    return console


def show_board(console: Console, panels: tuple[Panel, ...]) -> None:
    """Show a board in words."""
    for panel in panels:
        if panel.is_map:
            # A map needs the whole width: it has no frame.
            console.print(Text(panel.title, "bold"), *map(_line, panel.rows), sep="\n")
        else:
            body = _grid(panel)
            console.print(Frame(body, title=Text(panel.title), title_align="left", expand=False))


def _line(row: Row) -> Text:
    line = Text.assemble(*((cell.text, STYLES[cell.style]) for cell in row), no_wrap=True)
    line.rstrip()
    return line


def _grid(panel: Panel) -> Table:
    grid = Table(box=None, show_header=bool(panel.head), padding=(0, 2, 0, 0))
    for place in range(max(len(row) for row in panel.rows)):
        named = place < len(panel.head)
        grid.add_column(Text(panel.head[place] if named else "", "dim"))
    for row in panel.rows:
        grid.add_row(*(Text(cell.text, STYLES[cell.style]) for cell in row))
    return grid


@contextmanager
def progress_bar(
    title: str, total: int, kept: Path | None = None
) -> Iterator[Callable[[int], None]]:
    """Show a bar on stderr where somebody may be watching; what it gives moves it on.

    Whoever breaks off is told where what was played is `kept`.
    """
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    terminal = Console(stderr=True)
    try:
        with Progress(
            *columns,
            TimeRemainingColumn(),
            console=terminal,
            transient=True,
            disable=not terminal.is_terminal,
        ) as progress:
            task = progress.add_task(title, total=total)
            yield lambda games: progress.advance(task, games)
    except KeyboardInterrupt:
        if kept is not None:
            terminal.print(f"What was played is in {kept}: the same command goes on from there.")
        raise
