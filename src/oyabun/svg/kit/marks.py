"""Marks that say something about a thing: it can be chosen, it was the last, somebody is awaited.

None speaks by colour alone: what can be chosen has a thick outline *and* a pointer, the last move
has brackets, an awaited seat has an open circle of the brush with three dots.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from oyabun.svg.geometry import Point, hex_corners, points
from oyabun.svg.memory import remembered
from oyabun.svg.node import Node, el, number
from oyabun.svg.theme import Theme


class Shape(NamedTuple):
    """What a mark goes around."""

    kind: str
    x: float
    y: float
    width: float
    height: float
    radius: float

    @classmethod
    def box(cls, x: float, y: float, width: float, height: float, radius: float = 6) -> Shape:
        """A rectangle with round corners, by its centre."""
        return cls("box", x, y, width, height, radius)

    @classmethod
    def disc(cls, x: float, y: float, radius: float) -> Shape:
        """A disc."""
        return cls("disc", x, y, radius * 2, radius * 2, radius)

    @classmethod
    def hexagon(cls, x: float, y: float, size: float) -> Shape:
        """A hex with a point on top."""
        return cls("hexagon", x, y, size * 2, size * 2, size)

    def outline(self, by: float, stroke: str, width: float, *, fill: str = "none") -> Node:
        """The outline drawn `by` further out (or further in, when negative)."""
        if self.kind == "disc":
            return el(
                "circle",
                cx=self.x,
                cy=self.y,
                r=self.radius + by,
                fill=fill,
                stroke=stroke,
                stroke_width=width,
            )
        if self.kind == "hexagon":
            corners = hex_corners(Point(self.x, self.y), self.radius + by)
            return el(
                "polygon",
                points=points(corners),
                stroke_linejoin="round",
                fill=fill,
                stroke=stroke,
                stroke_width=width,
            )
        return el(
            "rect",
            x=self.x - self.width / 2 - by,
            y=self.y - self.height / 2 - by,
            width=self.width + 2 * by,
            height=self.height + 2 * by,
            rx=max(0.0, self.radius + by),
            fill=fill,
            stroke=stroke,
            stroke_width=width,
        )


@remembered
def ring(shape: Shape, theme: Theme, *, key: str | None = None) -> Node:
    """What can be chosen: a vermilion outline, and a pointer at its top."""
    by, size = 3.5, min(9.0, max(5.0, shape.width * 0.09))
    top = shape.y - shape.height / 2 - by
    if shape.kind == "hexagon":
        # A hex lies among hexes: its mark stays inside its border.
        by = -shape.radius * 0.1
        top = shape.y - shape.radius * 0.66
    pointer = (
        f"M{number(shape.x - size)} {number(top - size * 0.9)}H{number(shape.x + size)}"
        f"L{number(shape.x)} {number(top + size * 0.6)}Z"
    )
    return el(
        "g",
        shape.outline(by, theme.panel, 6),
        shape.outline(by, theme.vermilion, 3),
        el("path", d=pointer, fill=theme.vermilion, stroke=theme.panel, stroke_width=1.5),
        key=key,
        class_="ring",
        aria_hidden="true",
    )


def pressable(
    face: list[Node | None],
    shape: Shape,
    theme: Theme,
    *,
    key: str | None,
    move: int | None,
    label: str | None,
    transform: str | None = None,
    down: bool = False,
) -> Node:
    """A thing with its face, and with a ring while it can be chosen.

    Face and ring have keys of their own when the thing has one: a ring that comes or goes is sent
    without the face. A face that lies `down` has the class `back`: it turns when it comes up.
    """
    back = "back" if down else None
    return el(
        "g",
        el("g", *face, key=part_key(key, "face"), class_=back),
        ring(shape, theme, key=part_key(key, "ring")) if move is not None else None,
        key=key,
        move=move,
        label=label,
        role="img" if label else None,
        transform=transform,
    )


def part_key(key: str | None, part: str) -> str | None:
    """The key of a part of a thing; none when the thing has none."""
    return f"{key}-{part}" if key else None


@remembered
def last_move(shape: Shape, theme: Theme, *, key: str | None = None) -> Node:
    """The last move: four corner brackets in indigo around it."""
    by = 6.0
    a, b = shape.width / 2 + by, shape.height / 2 + by
    leg = min(a, b) * 0.42
    corners = "".join(
        f"M{number(shape.x + sx * a)} {number(shape.y + sy * (b - leg))}v{number(sy * leg)}"
        f"h{number(-sx * leg)}"
        for sx in (-1, 1)
        for sy in (-1, 1)
    )
    return el(
        "path",
        d=corners,
        fill="none",
        stroke=theme.indigo,
        stroke_width=2.6,
        stroke_linejoin="round",
        key=key,
        class_="last",
        aria_hidden="true",
    )


@remembered
def won(shape: Shape, theme: Theme, *, key: str | None = None) -> Node:
    """What was just won: a double line of gold."""
    return el(
        "g",
        shape.outline(3.5, theme.gold, 3.5),
        shape.outline(8, theme.gold, 1.4),
        key=key,
        class_="won",
        aria_hidden="true",
    )


@cache
def awaited_symbol(theme: Theme) -> Node:
    """An open circle in one stroke of the brush, three dots in it; for the library of a scene."""
    r = 43.0
    # Two arcs a little off each other: the brush presses in the middle and lifts at the end.
    outer, inner = number(r * 1.1), number(r * 0.92)
    brush = (
        f"M{number(r * 0.26)} {number(-r * 1.07)}"
        f"A{outer} {outer} 0 1 0 {number(r * 1.06)} {number(-r * 0.3)}"
        f"L{number(r * 0.93)} {number(-r * 0.2)}"
        f"A{inner} {inner} 0 1 1 {number(r * 0.3)} {number(-r * 0.84)}Z"
    )
    dots = [
        el("circle", cx=r * 0.44 * step, cy=0, r=r * 0.16, fill=theme.vermilion)
        for step in (-1, 0, 1)
    ]
    return el("g", el("path", d=brush, fill=theme.vermilion), *dots, key=f"awaited-{theme.name}")


@remembered
def awaited(
    x: float,
    y: float,
    size: float,
    theme: Theme,
    *,
    label: str | None = None,
    key: str | None = None,
) -> Node:
    """Somebody is awaited."""
    symbol = awaited_symbol(theme)
    return el(
        "use",
        href=f"#{symbol.key}",
        transform=f"translate({number(x)} {number(y)}) scale({size / 100:.3f})",
        key=key,
        class_="awaited",
        label=label,
        role="img" if label else None,
        needs=(symbol,),
    )
