"""The curve of everybody's chances through a match, in the colours of the page it stands in."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from oyabun.advice import Review
from oyabun.svg.node import Node, el, number

WIDTH: Final = 440
HEIGHT: Final = 250
LEFT, RIGHT, TOP, BOTTOM = 44, 16, 12, 28
LEVELS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
MARK: Final = 10
"""Radius of the mark of a decision."""
APART: Final = 2 * MARK + 2
"""How far marks are from each other, for a finger to touch each of them."""
DASHES: Final = ("", "9 4", "3 4", "14 4 3 4", "22 4", "2 2", "12 6", "8 3 2 3", "4 6")
"""Colours are never all that tells seats apart."""


def draw_curve(review: Review, addresses: Sequence[str], labels: Sequence[str], title: str) -> str:
    """Return the curve as SVG; what cost most is marked, and each mark leads to its address."""
    last = max(1, review.plies)

    def x(ply: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * ply / last

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    nodes: list[Node] = []
    for level in LEVELS:
        at = y(level)
        nodes.append(el("line", x1=LEFT, y1=at, x2=WIDTH - RIGHT, y2=at, class_="grid"))
        nodes.append(
            el("text", x=LEFT - 8, y=at + 5, class_="tick end", text=f"{100 * level:.0f} %")
        )
    seats = range(len(review.curve[0].shares))
    for seat in sorted(seats, key=lambda one: one == review.seat):  # one's own on top
        points = " ".join(
            f"{number(x(point.ply))},{number(y(point.shares[seat]))}" for point in review.curve
        )
        mine = "mine" if seat == review.seat else ""
        nodes.append(
            el(
                "polyline",
                points=points,
                class_=f"line seat-{seat} {mine}".strip(),
                stroke_dasharray=DASHES[seat] or None,
            )
        )
    nodes.append(el("line", x1=LEFT, y1=y(0), x2=WIDTH - RIGHT, y2=y(0), class_="axis"))
    own = {point.ply: y(point.shares[review.seat]) for point in review.curve}
    spots = place_marks([(x(one.ply), own[one.ply]) for one in review.worst])
    for place, (across, down) in enumerate(spots):
        dot = el("circle", cx=across, cy=down, r=MARK, class_="blunder")
        name = el("text", x=across, y=down + 5, class_="rank", text=str(place + 1))
        nodes.append(el("a", dot, name, href=addresses[place], label=labels[place]))
    return str(
        el(
            "svg",
            *nodes,
            role="group",
            label=title,
            class_="curve",
            view_box=f"0 0 {WIDTH} {HEIGHT}",
            xmlns="http://www.w3.org/2000/svg",
        )
    )


def draw_sample(review: Review, seat: int) -> str:
    """Return a piece of a seat's line, to stand beside its name."""
    mine = "mine" if seat == review.seat else ""
    line = el(
        "line",
        x1=2,
        y1=6,
        x2=46,
        y2=6,
        class_=f"line seat-{seat} {mine}".strip(),
        stroke_dasharray=DASHES[seat] or None,
    )
    return str(
        el(
            "svg",
            line,
            class_="sample",
            aria_hidden="true",
            view_box="0 0 48 12",
            xmlns="http://www.w3.org/2000/svg",
        )
    )


def place_marks(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return where marks of points go: above or below them where others are in the way."""
    placed: list[tuple[float, float]] = []
    for x, y in points:
        heights = [y + step * APART for step in (0, -1, 1, -2, 2)]
        free = (
            at
            for at in heights
            if TOP <= at <= HEIGHT - BOTTOM
            and all(hypot(x - across, at - down) > 2 * MARK for across, down in placed)
        )
        placed.append((x, next(free, y)))
    return placed
