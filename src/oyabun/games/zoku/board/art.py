"""What is drawn in Zoku alone: gangsters of wood with a quiff, and the signs of eight wards.

Neon is a tube: a thick line in its colour and a thin one of light on it. No glow.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from oyabun.games.zoku.board.reading import READY
from oyabun.games.zoku.components import BACK, BELLY, EDGE, FEET, SYMBOLS
from oyabun.svg.kit import mon
from oyabun.svg.memory import remembered
from oyabun.svg.node import Node, el, number
from oyabun.svg.theme import DARK, mix

NIGHT: Final = DARK
"""The street is dark by day too: the page around it may be paper."""
ASPHALT: Final = "#1B1C26"
CHALK: Final = "#C9CAD6"
LIGHT_TUBE: Final = "#FFF6EC"
NEON: Final = (
    "#FF4B66",
    "#B87BFF",
    "#4FB0FF",
    "#FFCB45",
    "#FF9145",
    "#34E2CB",
    "#BCC3D0",
    "#72E560",
)
"""The colour of each ward."""

PLAIN: Final = -1
"""Standing about, with nobody to kick: how Zokus are drawn outside the street."""

BODY: Final = (
    "M50 40C62 40 70 45 78 50C88 54 95 58 94 65C93 71 84 71 74 69C72 77 79 86 83 95"
    "C84 98 82 99 79 99H60C57 99 56 96 55 93L50 82L45 93C44 96 43 99 40 99H21C18 99 16 98 17 95"
    "C21 86 28 77 26 69C16 71 7 71 6 65C5 58 12 54 22 50C30 45 38 40 50 40Z"
)
HEAD: Final = "M50 44C39 44 33 36 33 28C33 22 36 17 41 15H66C68 19 67 24 66 29C65 38 60 44 50 44Z"
QUIFF: Final = (
    "M34 25C28 18 30 7 41 4C55 0 73 1 84 9C88 12 86 17 80 17C70 17 63 18 57 22C49 25 41 24 34 25Z"
)
EYES: Final = "M52 28H64V33H52Z"
CROSSED: Final = "M47 26L53 34M53 26L47 34M57 26L63 34M63 26L57 34"

SIGNS: Final = {
    "dog": (
        "M22 18L40 30H60L78 18C84 34 84 46 78 60L62 84C57 90 43 90 38 84L22 60C16 46 16 34 22 18Z"
        "M38 46V52M62 46V52M44 66H56L50 73ZM50 73V80"
    ),
    "neon": "M18 20H82V80H18ZM32 34V66L50 40V66M62 34H72M62 50H70M62 66H72M62 34V66",
    "tower": (
        "M50 8V22M50 22L30 92M50 22L70 92M43 46H57M38 64H62M33 82H67M22 92H78"
        "M43 46L62 64M57 46L38 64"
    ),
    "microchip": (
        "M30 30H70V70H30ZM42 42H58V58H42ZM40 30V16M50 30V16M60 30V16M40 84V70M50 84V70M60 84V70"
        "M30 40H16M30 50H16M30 60H16M84 40H70M84 50H70M84 60H70"
    ),
    "lantern": (
        "M36 14H64M34 22H66C86 38 86 64 66 80H34C14 64 14 38 34 22ZM38 80V88H62V80M50 88V96"
        "M20 40H80M18 52H82M21 64H79"
    ),
    "owl": (
        "M24 14L38 24H62L76 14C84 40 84 66 70 84C58 92 42 92 30 84C16 66 16 40 24 14Z"
        "M38 30A12 12 0 1 0 38.1 54A12 12 0 1 0 38 30ZM62 30A12 12 0 1 0 62.1 54A12 12 0 1 0 62 30Z"
        "M50 52L44 60L50 68L56 60ZM38 42V43M62 42V43"
    ),
    "wheel": (
        "M66 50A20 20 0 1 0 66 50.1ZM46 36V64M32 50H60M36 40L56 60M56 40L36 60"
        "M64 38C74 28 86 26 96 28C92 34 90 36 84 38C90 38 92 40 94 42C86 48 76 50 66 46"
    ),
    "bat": (
        "M78 12L90 24L44 68L32 74L14 92L8 86L26 68L32 56Z"
        "M60 24L54 16M72 36L80 44M48 38L40 32M60 50L68 58"
    ),
}
"""What stands on the cards of each ward, as strokes in a square of 100."""


@cache
def sign(ward: int) -> Node:
    """Return the sign of a ward as a neon tube, in a square of 100 around 0, 0."""
    d = SIGNS[SYMBOLS[ward]]
    return el(
        "g",
        tube(d, NEON[ward], 9),
        transform="translate(-50 -50)",
    )


def tube(d: str, colour: str, width: float) -> Node:
    """Return a line of neon."""
    return el(
        "g",
        el("path", d=d, stroke=colour, stroke_width=width),
        el("path", d=d, stroke=LIGHT_TUBE, stroke_width=width * 0.28),
        fill="none",
        stroke_linejoin="round",
        stroke_linecap="round",
    )


@remembered
def ward_sign(ward: int, x: float, y: float, size: float) -> Node:
    """Return the sign of a ward where it is wanted."""
    scale = number(size / 100)
    return el("g", sign(ward), transform=f"translate({number(x)} {number(y)}) scale({scale})")


@cache
def standing(seat: int, position: int) -> Node:
    """Return a Zoku in a square of 100 around 0, 0, as it lies or stands."""
    colour = NIGHT.seats[seat]
    ink = NIGHT.on_light
    if position == BELLY:
        return el("g", figure_of(mix(colour, ASPHALT, 0.55), ink, CROSSED), transform="rotate(90)")
    if position == EDGE:
        return el("g", side_of(colour, ink), transform="rotate(-24)")
    if position == BACK:
        return el("g", figure_of(colour, ink, EYES), transform="rotate(-90)")
    if position == FEET:
        return el("g", burst(colour), figure_of(colour, ink, EYES))
    if position == PLAIN:
        return figure_of(colour, ink, EYES)
    if position == READY:
        return el("g", figure_of(mix(colour, ASPHALT, 0.15), ink, EYES), transform="rotate(12)")
    return el(
        "g",
        el("path", d=BODY, stroke=colour),
        el("path", d=HEAD, stroke=colour),
        fill="none",
        stroke_width=5,
        stroke_dasharray="7 7",
        transform="translate(-50 -50)",
    )


def figure_of(colour: str, ink: str, eyes: str) -> Node:
    """Return a Zoku from the front: shoulders, a face, a quiff to be proud of."""
    return el(
        "g",
        el("path", d=BODY, fill=colour, stroke=ink, stroke_width=4, stroke_linejoin="round"),
        el("path", d=HEAD, fill="#F3D9B8", stroke=ink, stroke_width=3.5),
        el("path", d=QUIFF, fill=ink, stroke=mix(ink, colour, 0.5), stroke_width=2),
        el("path", d=eyes, fill="none" if eyes is CROSSED else ink, stroke=ink, stroke_width=3),
        transform="translate(-50 -50)",
    )


def side_of(colour: str, ink: str) -> Node:
    """Return a Zoku on edge: the thin side of a piece of wood."""
    return el(
        "g",
        el(
            "path",
            d="M38 12H58L62 36L70 52L64 58V98H40V58L34 52L38 36Z",
            fill=colour,
            stroke=ink,
            stroke_width=4,
            stroke_linejoin="round",
        ),
        el("path", d="M34 20C30 8 42 2 56 4C72 6 78 12 74 16C66 16 50 18 34 20Z", fill=ink),
        el("path", d="M46 40V92", stroke=mix(colour, ink, 0.4), stroke_width=4),
        transform="translate(-50 -50)",
    )


def burst(colour: str) -> Node:
    """Return the lines around somebody who is on his feet."""
    ways = [(cos(2 * pi * step / 14), sin(2 * pi * step / 14)) for step in range(14)]
    rays = "".join([f"M{52 * x:.1f} {52 * y:.1f}l{12 * x:.1f} {12 * y:.1f}" for x, y in ways])
    return el("path", d=rays, stroke=colour, stroke_width=5, stroke_linecap="round")


@remembered
def zoku(seat: int, position: int, x: float, y: float, size: float) -> Node:
    """Return a Zoku where it is, with the crest of its gang on the chest when it is large."""
    scale = number(size / 100)
    return el(
        "g",
        standing(seat, position),
        mon(seat, 0, 18, 30, NIGHT.on(NIGHT.seats[seat])) if position in (FEET, READY) else None,
        transform=f"translate({number(x)} {number(y)}) scale({scale})",
    )


@cache
def bars(x: float, y: float, width: float, height: float) -> Node:
    """Return the bars of a cell."""
    d = "".join(
        f"M{number(x + width * step / 8)} {number(y)}v{number(height)}" for step in range(1, 8)
    )
    return el("path", d=d, stroke=NIGHT.fog, stroke_width=4, aria_hidden="true")


@cache
def roadblock(x: float, y: float, width: float) -> Node:
    """Return a beam in two colours."""
    stripes = [
        el(
            "path",
            d=f"M{number(x + width * step / 6)} {y + 14:g}l10 -14h{number(width / 12)}l-10 14Z",
            fill=NIGHT.vermilion,
        )
        for step in range(6)
    ]
    beam = el("rect", x=x, y=y, width=width, height=14, rx=3, fill=LIGHT_TUBE)
    return el("g", beam, *stripes)
