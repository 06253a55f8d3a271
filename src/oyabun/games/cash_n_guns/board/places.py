"""Where everything is: seats around the table, guns before them, the viewer's own things below."""

from __future__ import annotations

from functools import cache
from math import atan2, degrees, hypot
from typing import Final, NamedTuple

from oyabun.core.bits import nibble
from oyabun.games.cash_n_guns.view import CashView
from oyabun.svg.geometry import Box, Point

WIDTH: Final = 720
TABLE_HEIGHT: Final = 664
"""How high the table with its seats is; a spectator sees nothing else."""
HEIGHT: Final = 930
MIDDLE: Final = Point(360, 338)
CELL: Final = Box(-76, -63, 152, 126)
"""What a seat takes up around its point."""
REACH: Final = 34.0
"""How far before a seat its gun is."""

BOTTOM: Final = 655.0
"""Where the seat of the viewer ends."""
TOP: Final = Point(360, 120)
LEFT_SIDES: Final = {
    3: (Point(126, 190),),
    4: (Point(102, 440),),
    5: (Point(100, 430), Point(154, 152)),
    6: (Point(94, 462), Point(94, 226)),
    7: (Point(88, 498), Point(88, 276), Point(236, 124)),
    8: (Point(88, 510), Point(88, 354), Point(140, 190)),
    9: (Point(84, 534), Point(84, 390), Point(84, 246), Point(246, 122)),
}
"""Clockwise from the viewer; the right side is its mirror image."""
SCALES: Final = {3: 1.22, 4: 1.22, 5: 1.16, 6: 1.12, 7: 1.04, 8: 1.0, 9: 1.0}
"""How large a seat is drawn."""


class Places(NamedTuple):
    """The points of the seats, by their place clockwise from the viewer."""

    seats: tuple[Point, ...]
    scale: float


@cache
def places(count: int) -> Places:
    """Return where so many seats are."""
    left = LEFT_SIDES[count]
    right = [Point(WIDTH - spot.x, spot.y) for spot in reversed(left)]
    top = (TOP,) if count % 2 == 0 else ()
    scale = SCALES[count]
    mine = Point(MIDDLE.x, BOTTOM - CELL.height / 2 * scale)
    return Places((mine, *left, *top, *right), scale)


def spot_of(view: CashView, seat: int) -> Point:
    """Return where a seat is, with the viewer at the bottom."""
    public = view.public
    return spots(int(public.ring), int(public.seats), view.frame.seat or 0)[seat]


@cache
def spots(ring: int, count: int, first: int) -> tuple[Point, ...]:
    """Return where the seats of a ring are, with one of them at the bottom."""
    order = [int(nibble(ring, place)) for place in range(count)]
    start = order.index(first)
    order = order[start:] + order[:start]
    return tuple([places(count).seats[order.index(seat)] for seat in range(count)])


def beside(view: CashView, seat: int) -> Point:
    """Return the middle between a seat and the next one clockwise."""
    order = view.seats_in_order()
    other = order[(order.index(seat) + 1) % len(order)]
    return spot_of(view, seat).towards(spot_of(view, other), 0.5)


def hand_of(spot: Point, target: Point, scale: float, *, second: bool) -> Point:
    """Return where a seat holds its gun: before it; at the head or foot beside it."""
    wide, high = CELL.width / 2 * scale, CELL.height / 2 * scale
    if abs(spot.x - MIDDLE.x) < wide:
        side = -1 if (target.x < spot.x) != second else 1
        return spot.shift(side * (wide + REACH), -high * 0.3 if spot.y > MIDDLE.y else high * 0.3)
    hand = way_out(spot, spot, MIDDLE, wide, high).towards(MIDDLE, 0.14)
    return hand.shift(*side_step(spot, MIDDLE, 46)) if second else hand


def mark_on(spot: Point, start: Point, scale: float) -> Point:
    """Return where a line from a point meets a seat: at the nearest part of its border."""
    wide, high = CELL.width / 2 * scale, CELL.height / 2 * scale
    inside = Point(
        min(max(start.x, spot.x - wide + 22), spot.x + wide - 22),
        min(max(start.y, spot.y - high + 22), spot.y + high - 22),
    )
    return way_out(spot, inside, start, wide + 7, high + 7)


def way_out(centre: Point, inside: Point, towards: Point, wide: float, high: float) -> Point:
    """Return where the way from inside a box to a point leaves the box."""
    dx, dy = towards.x - inside.x, towards.y - inside.y
    aside = (centre.x - inside.x + (wide if dx > 0 else -wide)) / dx if dx else 1.0
    upright = (centre.y - inside.y + (high if dy > 0 else -high)) / dy if dy else 1.0
    return inside.towards(towards, min(aside, upright, 1.0))


def angle(start: Point, end: Point) -> float:
    """Return the direction from one point to another in degrees, clockwise from the right."""
    return degrees(atan2(end.y - start.y, end.x - start.x))


def side_step(start: Point, end: Point, by: float) -> Point:
    """Return how far to go to be `by` to the right of the way from one point to another."""
    dx, dy = end.x - start.x, end.y - start.y
    way = hypot(dx, dy) or 1.0
    return Point(-dy / way * by, dx / way * by)
