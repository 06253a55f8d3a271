"""The plots of a report: small pictures in the colours of the page they stand in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from oyabun.svg.node import Node, el

WIDTH: Final = 420
LABELS, MOST_LABELS = 130, 194
"""How much of the width the names take; with long ones more, and the plot is wider …"""
FIGURES: Final = 76
"""… and how much the figures at the end."""
ROW: Final = 34
TOP: Final = 8
BOTTOM: Final = 30
LETTER: Final = 8
"""How wide a letter of a name is, about."""


class Whisker(NamedTuple):
    """A value with its interval."""

    name: str
    value: float
    low: float
    high: float
    shown: str


def whiskers(rows: Sequence[Whisker], marks: Sequence[tuple[float, str]], title: str) -> str:
    """Return one row for each value: a point, and its interval as a line."""
    low = min([row.low for row in rows] + [mark for mark, _ in marks])
    high = max([row.high for row in rows] + [mark for mark, _ in marks])
    span = (high - low) or 1.0
    longest = max(len(row.name) for row in rows)
    left = min(MOST_LABELS, max(LABELS, LETTER * longest + LETTER))
    width = WIDTH + left - LABELS

    def x(value: float) -> float:
        return left + (width - FIGURES - left) * (value - low) / span

    height = TOP + ROW * len(rows) + BOTTOM
    nodes = [mark for at, label in marks for mark in _mark(x(at), height, label)]
    for place, row in enumerate(rows):
        y = TOP + ROW * (place + 0.5)
        nodes += [
            _name(row.name[: left // LETTER - 1], y),
            _line(x(row.low), y, x(row.high), y, "interval"),
            el("circle", cx=x(row.value), cy=y, r=6, class_="point"),
            _figure(row.shown, width, y),
        ]
    return _plot(width, height, nodes, title)


def bars(rows: Sequence[tuple[str, int]], title: str) -> str:
    """Return one upright bar for each number, with its class below; one alone is no plot."""
    if len(rows) < 2:
        return ""
    height, floor = 220, 220 - BOTTOM
    most = max(count for _, count in rows) or 1
    width = (WIDTH - 2 * TOP) / len(rows)
    every = -(-len(rows) // 5)
    nodes: list[Node] = []
    for place, (name, count) in enumerate(rows):
        x, tall = TOP + width * place, (floor - 2 * TOP) * count / most
        nodes.append(
            el(
                "rect",
                x=x + 1,
                y=floor - tall,
                width=max(1.0, width - 2),
                height=tall,
                class_="bar",
                title=f"{name}: {count}",
            )
        )
        if place % every == 0:
            middle = x + width / 2
            nodes.append(el("text", x=middle, y=floor + 18, class_="tick", text=name))
    nodes.append(_line(TOP, floor, WIDTH - TOP, floor, "axis"))
    return _plot(WIDTH, height, nodes, title)


def _plot(width: float, height: float, nodes: Sequence[Node], title: str) -> str:
    return str(
        el(
            "svg",
            *nodes,
            role="img",
            label=title,
            view_box=f"0 0 {width} {height}",
            xmlns="http://www.w3.org/2000/svg",
        )
    )


def _mark(x: float, height: float, label: str) -> tuple[Node, Node]:
    line = _line(x, TOP, x, height - BOTTOM, "mark")
    return line, el("text", x=x, y=height - BOTTOM + 18, class_="tick", text=label)


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> Node:
    return el("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=kind)


def _name(name: str, y: float) -> Node:
    return el("text", x=0, y=y + 5, class_="name", text=name)


def _figure(figure: str, width: float, y: float) -> Node:
    return el("text", x=width, y=y + 5, class_="figure", text=figure)
