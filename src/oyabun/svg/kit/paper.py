"""What lies under the game: paper with its grain, waves, bands of mist, a sun, a far mountain."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from oyabun.svg.geometry import Box
from oyabun.svg.node import Node, el, number
from oyabun.svg.theme import Theme, mix

_GRAIN: Final = 210


@cache
def grain(theme: Theme) -> Node:
    """Fibres of washi as one small tile that is repeated."""
    random = Random(8)  # noqa: S311 -- not a secret: the same paper every time
    fibres: list[str] = []
    for _ in range(64):
        x, y = random.uniform(0, _GRAIN), random.uniform(0, _GRAIN)
        dx, dy, bend = random.uniform(-9, 16), random.uniform(-9, 9), random.uniform(-5, 5)
        curve = f"q{dx / 2 + bend:.1f} {dy / 2 - bend:.1f} {dx:.1f} {dy:.1f}"
        # A fibre that leaves the tile comes in again on the other side.
        fibres.extend(
            f"M{x + left:.1f} {y + up:.1f}{curve}"
            for left in ((0, -_GRAIN) if x + dx > _GRAIN else (0,))
            for up in ((0, -_GRAIN) if y + dy > _GRAIN else (0,))
        )
    return el(
        "pattern",
        el(
            "path",
            d="".join(fibres),
            fill="none",
            stroke=mix(theme.paper, theme.fog, 0.26),
            stroke_width=0.9,
            stroke_linecap="round",
        ),
        key=f"grain-{theme.name}",
        width=_GRAIN,
        height=_GRAIN,
        pattern_units="userSpaceOnUse",
    )


@cache
def seigaiha(colour: str, ground: str, size: int) -> Node:
    """The pattern of waves over waves: three arcs in each scale, rows shifted by a half."""
    # Rows are painted downwards, each over the one before; the tile is cut out of enough of them.
    scales = [
        el("circle", cx=size * (column + row % 2 / 2), cy=size * row / 4, r=size * r)
        for row in range(-2, 5)
        for column in (-1, 0, 1)
        for r in (0.5, 0.34, 0.18)
    ]
    return el(
        "pattern",
        el("g", *scales, fill=ground, stroke=colour, stroke_width=size * 0.04),
        key=f"waves-{colour[1:]}-{ground[1:]}-{size}",
        width=size,
        height=size / 2,
        pattern_units="userSpaceOnUse",
    )


def washi(width: float, height: float, theme: Theme, *, key: str = "paper") -> Node:
    """The paper everything lies on."""
    sheet = grain(theme)
    return el(
        "g",
        el("rect", width=width, height=height, fill=theme.paper),
        el("rect", width=width, height=height, fill=f"url(#{sheet.key})", needs=(sheet,)),
        key=key,
        aria_hidden="true",
    )


def waves(box: Box, theme: Theme, *, size: int = 32) -> Node:
    """A field of seigaiha, quiet enough to lie under pieces."""
    pattern = seigaiha(mix(theme.water, theme.indigo, 0.3), theme.water, size)
    return el(
        "rect",
        x=box.x,
        y=box.y,
        width=box.width,
        height=box.height,
        fill=f"url(#{pattern.key})",
        needs=(pattern,),
        aria_hidden="true",
    )


def kasumi(x: float, y: float, width: float, theme: Theme) -> Node:
    """A band of mist, as painted on screens: long tongues with round ends, stepped."""
    high = width * 0.045
    bands = ((0.16, 0, 0.62), (0, 1, 0.8), (0.28, 2, 0.72))
    return el(
        "g",
        *[
            el(
                "rect",
                x=x + width * start,
                y=y + high * row * 0.98,
                width=width * length,
                height=high,
                rx=high / 2,
            )
            for start, row, length in bands
        ],
        fill=mix(theme.paper, theme.fog, 0.3),
        aria_hidden="true",
    )


def sun(x: float, y: float, r: float, theme: Theme) -> Node:
    """The red disc of a print; decoration, so paler than the vermilion that asks."""
    return el(
        "circle", cx=x, cy=y, r=r, fill=mix(theme.paper, theme.vermilion, 0.5), aria_hidden="true"
    )


def far_mountain(x: float, y: float, width: float, theme: Theme) -> Node:
    """A mountain with snow, standing on `y`, in pale ink."""
    w = width
    ground = mix(theme.paper, theme.indigo, 0.36)
    snow = mix(ground, theme.card, 0.8)

    def path(*points: tuple[float, float]) -> str:
        return "M" + "L".join(f"{number(x + a * w)} {number(y - b * w)}" for a, b in points) + "Z"

    left, right = (-0.095, 0.36), (0.095, 0.36)
    return el(
        "g",
        el(
            "path",
            d=f"M{number(x - w / 2)} {number(y)}Q{number(x - w * 0.2)} {number(y - w * 0.12)} "
            f"{number(x - w * 0.055)} {number(y - w * 0.42)}H{number(x + w * 0.055)}"
            f"Q{number(x + w * 0.2)} {number(y - w * 0.12)} {number(x + w / 2)} {number(y)}Z",
            fill=ground,
        ),
        el(
            "path",
            d=path(
                (-0.055, 0.42),
                (0.055, 0.42),
                right,
                (0.105, 0.3),
                (0.06, 0.335),
                (0.035, 0.27),
                (0, 0.33),
                (-0.04, 0.26),
                (-0.06, 0.335),
                (-0.11, 0.29),
                left,
            ),
            fill=snow,
        ),
        aria_hidden="true",
    )
