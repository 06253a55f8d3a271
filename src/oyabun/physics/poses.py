"""How a piece lies, read off where it came to rest.

A meeple is a flat body: x is its width, y its thickness (the face looks along +y), z its height
from the soles to the quiff. Whatever does not lie flat or stand straight is on edge.
"""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final, NamedTuple

OUT: Final = 0
BELLY: Final = 1
EDGE: Final = 2
BACK: Final = 3
FEET: Final = 4

OF_A_SEAT: Final = 5
"""Pieces that are thrown are numbered by seat, so many each."""
LID_X: Final = 11.0
LID_Y: Final = 8.0
"""Half the inside of the lid, in centimetres."""
LID_RIM: Final = 3.0
STRAIGHT: Final = 0.94
"""How much of straight up an axis must point to count as flat or standing: about 20 degrees."""


class Pose(NamedTuple):
    """A place in centimetres, and a turn as a quaternion."""

    x: float
    y: float
    z: float
    qw: float
    qx: float
    qy: float
    qz: float

    def up(self) -> tuple[float, float, float]:
        """Return how much the piece's own x, y and z point upwards."""
        w, x, y, z = self.qw, self.qx, self.qy, self.qz
        size = w * w + x * x + y * y + z * z or 1.0
        return (
            2 * (x * z - w * y) / size,
            2 * (y * z + w * x) / size,
            (w * w - x * x - y * y + z * z) / size,
        )


def position(pose: Pose) -> int:
    """Return how a piece at rest lies: OUT, BELLY, EDGE, BACK or FEET (ZOK-B2)."""
    if abs(pose.x) > LID_X or abs(pose.y) > LID_Y:
        return OUT
    _, face, height = pose.up()
    if face > STRAIGHT:
        return BACK
    if face < -STRAIGHT:
        return BELLY
    return FEET if height > STRAIGHT else EDGE


def lying(place: tuple[float, float], position_: int, turn: float) -> Pose:
    """Return the pose of a piece that lies so, turned about the vertical: the way back."""
    half = sqrt(0.5)
    quaternion, height = {
        BELLY: ((half, -half, 0.0, 0.0), 0.4),
        BACK: ((half, half, 0.0, 0.0), 0.4),
        EDGE: ((half, 0.0, half, 0.0), 0.75),
        FEET: ((1.0, 0.0, 0.0, 0.0), 0.85),
    }[position_]
    w, x, y, z = quaternion
    c, s = cos(turn * pi), sin(turn * pi)
    return Pose(*place, height, c * w - s * z, c * x - s * y, c * y + s * x, c * z + s * w)
