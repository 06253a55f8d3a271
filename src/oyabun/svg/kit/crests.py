"""Nine family crests (mon): with the colour and the name they say who a seat is.

One colour and few, thick shapes: a crest is still told from the others at 14 pixels.
"""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin, sqrt
from typing import Final

from oyabun.svg.memory import remembered
from oyabun.svg.node import Node, el, number
from oyabun.svg.theme import Theme

CRESTS: Final = (
    "wave",
    "fan",
    "crane",
    "pine",
    "moon",
    "blade",
    "lantern",
    "carp",
    "mountain",
)
"""The crest of each seat, in seat order."""


def _fan() -> str:
    """Five leaves and their sticks, open over a pivot."""
    parts = []
    for leaf in range(5):
        start = 208 + leaf * 25.2
        # Below the leaf its stick goes on, thinner, until all would touch at the pivot.
        for outer, inner, first, last in ((62, 33, 0.0, 21.0), (33.5, 13, 5.0, 16.0)):
            corners = [(outer, first), (outer, last), (inner, last), (inner, first)]
            a, b, c, d = [
                f"{number(50 + r * cos(radians(start + turn)))} "
                f"{number(80 + r * sin(radians(start + turn)))}"
                for r, turn in corners
            ]
            arc = number(outer)
            parts.append(f"M{a}A{arc} {arc} 0 0 1 {b}L{c}L{d}Z")
    return "".join(parts) + "M44 80A6 6 0 1 0 56 80A6 6 0 1 0 44 80Z"


def _pine() -> str:
    """Three clouds of needles, one above the other, and a foot."""
    tiers = []
    for base, wide, high in ((37, 24, 19), (63, 35, 18), (88, 44, 17)):
        a, b, c = (number(50 - wide), number(50 - wide / 3), number(50 + wide / 3))
        d, low, top = number(50 + wide), number(base - high * 0.75), number(base - high * 1.75)
        side = number(base - high * 1.3)
        tiers.append(
            f"M{a} {base}C{a} {side} {b} {side} {b} {low}C{b} {top} {c} {top} {c} {low}"
            f"C{c} {side} {d} {side} {d} {base}Z"
        )
    return "".join(tiers) + "M43 91H57V98H43Z"


def _lantern() -> str:
    """A paper lantern in three hoops between two caps."""

    def half(y: float) -> float:
        return 20 + 20 * sqrt(max(0.0, 1 - ((y - 49) / 31) ** 2))

    hoops = []
    for top in (20.0, 41.0, 62.0):
        y1, y2, middle = top, top + 16, top + 8
        w1, w2, bulge = half(y1), half(y2), 2 * half(middle) - (half(y1) + half(y2)) / 2
        hoops.append(
            f"M{number(50 - w1)} {y1}H{number(50 + w1)}Q{number(50 + bulge)} {middle} "
            f"{number(50 + w2)} {y2}H{number(50 - w2)}Q{number(50 - bulge)} {middle} "
            f"{number(50 - w1)} {y1}Z"
        )
    return "".join(hoops) + "M34 5H66V15H34ZM34 83H66V93H34Z"


_PATHS: Final = {
    "wave": (
        "M6 64C10 32 34 8 64 12C82 15 92 29 88 43C85 54 71 58 64 50C59 44 62 36 69 36"
        "C59 28 45 37 45 51C45 66 62 73 94 62C90 82 72 95 50 95C27 95 10 82 6 64Z"
        "M20 76C34 90 62 90 78 77C62 82 42 81 20 76Z"
    ),
    "fan": _fan(),
    "crane": (
        "M2 40L17 25L25 33L47 61L40 71L17 38ZM98 22L66 76L58 64Z"
        "M57 3L69 57L36 57ZM42 75L49 66L61 80L50 94Z"
    ),
    "pine": _pine(),
    "moon": "M60 8A43 43 0 1 0 93 58A35 35 0 1 1 60 8Z",
    "blade": (
        "M37 62C58 47 78 27 95 3C94 34 74 60 46 72ZM26 58L33 52L56 75L49 82Z"
        "M29 70L38 79L16 99L2 91Z"
    ),
    "lantern": _lantern(),
    "carp": (
        "M66 4C88 12 98 40 82 62C73 74 61 80 50 80L30 98L31 81L6 74L36 64C44 58 44 50 43 40"
        "C42 22 52 8 66 4ZM40 36L18 36L40 58ZM70 18A5 5 0 1 0 70 28A5 5 0 1 0 70 18Z"
        "M56 42C64 50 76 50 84 42C78 58 62 58 56 42ZM52 60C58 67 66 67 72 62C66 74 55 72 52 60Z"
    ),
    "mountain": (
        "M36 18L64 18L75 39L65 36L57 47L50 36L43 47L35 36L25 39ZM22 46L34 43L43 55L50 45L57 55"
        "L66 43L78 46L98 84L2 84Z"
    ),
}


@cache
def _symbol(name: str) -> Node:
    return el("path", d=_PATHS[name], fill_rule="evenodd", key=f"mon-{name}")


@remembered
def mon(seat: int, x: float, y: float, size: float, colour: str) -> Node:
    """The bare crest of a seat in one colour, centred."""
    name = CRESTS[seat]
    scale = number(size / 100) if size >= 10 else f"{size / 100:.3f}"
    return el(
        "use",
        href=f"#mon-{name}",
        transform=f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({scale})",
        fill=colour,
        needs=(_symbol(name),),
    )


@remembered
def crest(seat: int, x: float, y: float, size: float, theme: Theme) -> Node:
    """The crest of a seat on a disc of its colour, centred; readable from 14 pixels."""
    colour = theme.seats[seat]
    return el(
        "g",
        el("circle", cx=x, cy=y, r=size / 2, fill=colour),
        mon(seat, x, y, size * 0.68, theme.on(colour)),
    )
