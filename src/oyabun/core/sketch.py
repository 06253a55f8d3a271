"""A board in plain words, for terminals and text files.

A game's ``describe(view, speaker)``, in its ``board`` beside ``draw``, returns what a seat sees as
panels: plain data, told by the speaker in the reader's language, from the view alone. Two shapes
are enough. A *table* has rows whose cells stand under each other: scores, hands, areas. A *map*
writes the cells of a row one after the other, spaces included, so that hexes and corridors can be
drawn with characters. Styles are names; whoever shows the panel decides what they look like, and
nothing may be told by a style alone: text files have none.
"""

from __future__ import annotations

from typing import Final, NamedTuple

SEAT_STYLES: Final = tuple(f"seat-{seat}" for seat in range(9))
"""The colour of whoever sits there."""
STYLES: Final = ("plain", "strong", "faint", "good", "bad", "hidden", *SEAT_STYLES)


class Cell(NamedTuple):
    """A piece of text in one style."""

    text: str
    style: str = "plain"
    """One of STYLES."""


Row = tuple[Cell, ...]


class Panel(NamedTuple):
    """A titled part of the board."""

    title: str
    rows: tuple[Row, ...]
    head: tuple[str, ...] = ()
    """What the columns of a table are called; empty for a table that needs no names."""
    is_map: bool = False
    """Whether cells are written one after the other instead of under each other."""


def sketch_text(panels: tuple[Panel, ...]) -> str:
    """Return the panels as plain text."""
    lines: list[str] = []
    for panel in panels:
        lines.append(f"[{panel.title}]")
        if panel.is_map:
            lines += ["".join([cell.text for cell in row]).rstrip() for row in panel.rows]
        else:
            lines += _table_lines(panel)
    return "\n".join(lines)


def _table_lines(panel: Panel) -> list[str]:
    rows = [[cell.text for cell in row] for row in panel.rows]
    if panel.head:
        rows.insert(0, list(panel.head))
    columns = max([len(row) for row in rows], default=0)
    widths = [max([len(row[at]) for row in rows if at < len(row)]) for at in range(columns)]
    return [
        "  ".join([text.ljust(widths[at]) for at, text in enumerate(row)]).rstrip() for row in rows
    ]
