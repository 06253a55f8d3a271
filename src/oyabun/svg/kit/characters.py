"""Japanese characters that boards show, drawn stroke by stroke: a font for them may be missing."""

from __future__ import annotations

from typing import Final

from oyabun.svg.node import Node, el

STROKES: Final = {
    "上": "M49 8V88M50 43L82 42M8 90L92 89",
    "下": "M8 14L92 13M47 14V96M52 36Q68 44 80 58",
    "座": (
        "M54 3V15M15 18L94 17M19 18Q20 72 5 96M39 30Q36 48 24 60M39 42L49 55"
        "M77 30Q74 48 62 60M77 42L90 56M57 26V92M34 73L82 72M20 94L95 93"
    ),
}
"""Each in a square of 100."""
WEIGHT: Final = 9
"""How broad the brush is there."""


def characters(text: str, x: float, y: float, size: float, colour: str) -> Node:
    """Some characters in a row that begins at `x`, centred on `y`."""
    scale = f"{size / 100:.3f}"
    drawn = [
        el(
            "path",
            d=STROKES[character],
            transform=f"translate({x + place * size:.2f} {y - size / 2:.2f}) scale({scale})",
        )
        for place, character in enumerate(text)
    ]
    return el(
        "g",
        *drawn,
        fill="none",
        stroke=colour,
        stroke_width=WEIGHT,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
