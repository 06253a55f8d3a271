"""Where things are: points, boxes, hexes with a point on top, places around a table."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import NamedTuple

from oyabun.svg.node import number

SQRT3 = sqrt(3)


class Point(NamedTuple):
    """A place; x to the right, y down."""

    x: float
    y: float

    def shift(self, dx: float, dy: float) -> Point:
        """The point `dx` to the right and `dy` down."""
        return Point(self.x + dx, self.y + dy)

    def towards(self, other: Point, part: float) -> Point:
        """The point after `part` of the way to another: 0 is here, 1 is there."""
        return Point(self.x + (other.x - self.x) * part, self.y + (other.y - self.y) * part)


class Box(NamedTuple):
    """A rectangle from its top left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> Point:
        """The middle."""
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    @property
    def right(self) -> float:
        """The x of the right side."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower side."""
        return self.y + self.height

    def grown(self, by: float) -> Box:
        """The rectangle with so much room on every side."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def meets(self, other: Box) -> bool:
        """Whether the two have anything in common."""
        across = self.x < other.right and other.x < self.right
        return across and self.y < other.bottom and other.y < self.bottom

    def inset(self, by: float) -> Box:
        """The box with `by` taken off each side."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def row(self, count: int, *, width: float, gap: float) -> list[Box]:
        """`count` boxes of one width side by side, centred; they overlap rather than stick out."""
        step = width + gap
        if count > 1:
            step = min(step, (self.width - width) / (count - 1))
        start = self.x + (self.width - width - step * (count - 1)) / 2
        return [Box(start + step * i, self.y, width, self.height) for i in range(count)]


def hex_centre(q: int, r: int, size: float) -> Point:
    """The centre of the hex at axial `q, r`, where `size` is from the centre to a corner."""
    return Point(size * SQRT3 * (q + r / 2), size * 1.5 * r)


def hex_corners(centre: Point, size: float) -> list[Point]:
    """The six corners, clockwise from the top."""
    return [
        Point(centre.x + size * sin(pi / 3 * i), centre.y - size * cos(pi / 3 * i))
        for i in range(6)
    ]


@lru_cache(maxsize=64)
def hex_points(size: float) -> str:
    """The corners of a hex around 0, 0 as a `points` attribute; the same for a whole map."""
    return points(hex_corners(Point(0, 0), size))


def around(centre: Point, rx: float, ry: float, count: int, *, first: int = 0) -> list[Point]:
    """`count` seats clockwise around an ellipse, seat `first` at the bottom, where you sit."""
    turns = [pi / 2 + 2 * pi * (seat - first) / count for seat in range(count)]
    return [Point(centre.x + rx * cos(turn), centre.y + ry * sin(turn)) for turn in turns]


def points(corners: list[Point]) -> str:
    """Corners as a `points` attribute."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners)
