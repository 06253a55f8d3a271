"""Where everything is: a picture higher than wide, so that a phone can be held upright."""

from __future__ import annotations

from functools import cache
from typing import Final

from oyabun.svg.geometry import Box

WIDTH: Final = 720
HEIGHT: Final = 1096
MARGIN: Final = 12.0
SIGN: Final = Box(MARGIN, 10, WIDTH - 2 * MARGIN, 46)
SEATS: Final = Box(MARGIN, 66, WIDTH - 2 * MARGIN, 124)
GRID: Final = Box(MARGIN, 202, WIDTH - 2 * MARGIN, 384)
GAP: Final = 10.0
STREET: Final = Box(MARGIN, 598, 550, 238)
STATION: Final = Box(572, 598, WIDTH - MARGIN - 572, 238)
COUNT: Final = Box(MARGIN, 598, WIDTH - 2 * MARGIN, 238)
HAND: Final = Box(MARGIN, 848, WIDTH - 2 * MARGIN, 238)
HAND_SIZE: Final = 3


@cache
def seat_box(seats: int, seat: int) -> Box:
    """Return where a seat's plate is."""
    wide = (SEATS.width - GAP * (seats - 1)) / seats
    return Box(SEATS.x + seat * (wide + GAP), SEATS.y, wide, SEATS.height)


@cache
def quartier_box(size: int, slot: int) -> Box:
    """ZOK-C4: return where a Quartier lies: rows of 3 and 2, 3 and 3, 4 and 3, 4 and 4."""
    columns = (size + 1) // 2
    line, column = divmod(slot, columns)
    in_line = columns if line == 0 else size - columns
    wide = (GRID.width - GAP * (columns - 1)) / columns
    high = (GRID.height - GAP) / 2
    start = GRID.x + (GRID.width - in_line * wide - (in_line - 1) * GAP) / 2
    return Box(start + column * (wide + GAP), GRID.y + line * (high + GAP), wide, high)


@cache
def hand_box(place: int) -> Box:
    """Return where one of the viewer's Lieutenants lies."""
    wide = (HAND.width - GAP * (HAND_SIZE - 1)) / HAND_SIZE
    return Box(HAND.x + place * (wide + GAP), HAND.y, wide, HAND.height)
