"""Small pictures of Bakuto, cut in a square of 100: tokens, activities, network tiles."""

from __future__ import annotations

from functools import cache
from typing import Final

from oyabun.svg.kit import awaited_symbol
from oyabun.svg.memory import remembered
from oyabun.svg.node import Node, el, number
from oyabun.svg.theme import Theme

INK: Final = "ink"
TINT: Final = "tint"
PAPER: Final = "paper"
LINE: Final = "line"
"""How a stroke of a picture is coloured: filled with ink, tint or paper, or only drawn."""

Strokes = tuple[tuple[str, str], ...]

PICTURES: Final[dict[str, Strokes]] = {
    # tokens
    "ronin": (
        (PAPER, "M18 82L70 18L80 12L78 24L26 88Z"),
        (INK, "M12 70L38 92L34 97L8 75Z"),
        (INK, "M8 96L20 84L26 90L14 102Z"),
    ),
    "burakumin": (
        (TINT, "M50 14C62 26 82 46 94 60C70 68 30 68 6 60C18 46 38 26 50 14Z"),
        (LINE, "M50 14L36 64M50 14L64 64M50 14L20 62M50 14L80 62"),
        (PAPER, "M32 66C34 84 42 92 50 92C58 92 66 84 68 66C56 69 44 69 32 66Z"),
    ),
    "geisha": (
        (INK, "M50 6C70 4 84 18 82 40C92 46 90 64 80 66L20 66C10 64 8 46 18 40C16 18 30 4 50 6Z"),
        (PAPER, "M30 42C30 70 38 88 50 88C62 88 70 70 70 42C60 34 40 34 30 42Z"),
        (TINT, "M45 74C48 71 52 71 55 74C53 79 47 79 45 74Z"),
        (LINE, "M38 54C40 52 44 52 46 54M54 54C56 52 60 52 62 54"),
        (TINT, "M74 14L98 4L96 14L80 24Z"),
    ),
    # activities
    "gambling": (
        (PAPER, "M16 30H66V80H16Z"),
        (INK, "M33 47a6 6 0 1 0 .1 0ZM49 63a6 6 0 1 0 .1 0Z"),
        (TINT, "M58 14H90V46H72V24H58Z"),
    ),
    "sake": (
        (TINT, "M38 8H60V26C60 38 74 44 74 60V94H24V60C24 44 38 38 38 26Z"),
        (PAPER, "M30 60H68V80H30Z"),
        (LINE, "M40 70H58"),
    ),
    "theatre": (
        (PAPER, "M16 18C38 10 62 10 84 18C88 54 76 84 50 94C24 84 12 54 16 18Z"),
        (INK, "M26 40L44 46L42 54L28 50ZM74 40L56 46L58 54L72 50Z"),
        (TINT, "M36 70C44 64 56 64 64 70C58 80 42 80 36 70Z"),
        (LINE, "M24 28L42 34M76 28L58 34"),
    ),
    "docks": (
        (TINT, "M8 66H92C88 82 80 90 72 92H28C20 90 12 82 8 66Z"),
        (INK, "M46 8H52V62H46Z"),
        (PAPER, "M56 14C72 24 82 40 84 58H56Z"),
        (PAPER, "M42 22C32 32 24 44 20 58H42Z"),
    ),
    "lending": (
        (TINT, "M50 8A42 42 0 1 1 49.9 8ZM38 38V62H62V38Z"),
        (LINE, "M38 38H62V62H38Z"),
    ),
    # network tiles
    "recolour": (
        (TINT, "M10 34H62V18L92 42L62 66V50H10Z"),
        (PAPER, "M90 66V82H40V96L12 76L40 56V66Z"),
    ),
    "block": (
        (TINT, "M12 24H88V48H12Z"),
        (LINE, "M26 24L14 48M46 24L34 48M66 24L54 48M86 24L74 48"),
        (INK, "M20 48H30V94H20ZM70 48H80V94H70Z"),
    ),
    "protect": (
        (TINT, "M50 6C64 16 78 18 90 18C90 54 78 82 50 96C22 82 10 54 10 18C22 18 36 16 50 6Z"),
        (PAPER, "M46 30H54V46H70V54H54V76H46V54H30V46H46Z"),
    ),
    "priority": (
        (PAPER, "M10 60C26 50 40 54 52 62L86 54C94 54 94 64 88 66L54 84L10 82Z"),
        (TINT, "M62 8A18 18 0 1 1 61.9 8Z"),
        (INK, "M58 20H66V32H58Z"),
    ),
    "peek": (
        (PAPER, "M4 50C24 20 76 20 96 50C76 80 24 80 4 50Z"),
        (TINT, "M50 32A18 18 0 1 1 49.9 32Z"),
        (INK, "M50 42A8 8 0 1 1 49.9 42Z"),
    ),
    "second-cube": (
        (TINT, "M8 52H50V94H8Z"),
        (PAPER, "M50 10H92V52H50Z"),
        (LINE, "M71 20V42M60 31H82"),
    ),
    "squat": (
        (INK, "M50 6L98 44H84L50 18L16 44H2Z"),
        (PAPER, "M18 46L50 22L82 46V94H18Z"),
        (TINT, "M40 60H60V94H40Z"),
    ),
    "no-geisha": (
        (PAPER, "M50 90L8 40C28 10 72 10 92 40Z"),
        (LINE, "M50 90L26 24M50 90L50 17M50 90L74 24"),
        (TINT, "M8 84L84 4L94 12L18 94Z"),
    ),
    "swap": (
        (TINT, "M26 34A18 18 0 1 1 25.9 34Z"),
        (PAPER, "M74 34A18 18 0 1 1 73.9 34Z"),
        (
            LINE,
            "M28 24C40 8 60 8 72 24M64 22L73 25L74 14M72 80C60 96 40 96 28 80M36 82L27 79L26 90",
        ),
    ),
    "salvage": (
        (TINT, "M8 46H92L80 94H20Z"),
        (LINE, "M24 46C24 10 76 10 76 46M30 60L34 82M50 60V82M70 60L66 82"),
    ),
    "fighter": (
        (INK, "M40 8C44 2 56 2 60 8L58 16H42Z"),
        (PAPER, "M36 14C34 34 40 40 50 40C60 40 66 34 64 14Z"),
        (PAPER, "M6 60C18 44 34 42 50 42C66 42 82 44 94 60L84 78L72 68V96H28V68L16 78Z"),
        (TINT, "M26 78H74V90H60L50 98L40 90H26Z"),
    ),
    "cross": ((TINT, "M14 4L50 40L86 4L96 14L60 50L96 86L86 96L50 60L14 96L4 86L40 50L4 14Z"),),
    "star": ((TINT, "M50 4L62 38L98 38L69 59L80 94L50 73L20 94L31 59L2 38L38 38Z"),),
}


@cache
def symbol(name: str, theme: Theme) -> Node:
    """The definition of a picture, for the library of a scene."""
    fills = {INK: theme.card_ink, PAPER: theme.card, LINE: "none", TINT: None}
    return el(
        "g",
        *[el("path", d=d, fill=fills[how]) for how, d in PICTURES[name]],
        key=f"bakuto-{name}-{theme.name}",
        stroke=theme.card_ink,
        stroke_width=4,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


@remembered
def picture(name: str, x: float, y: float, size: float, theme: Theme, tint: str) -> Node:
    """A picture centred at a point in a square of `size`."""
    known = symbol(name, theme)
    scale = f"{size / 100:.3f}"
    return el(
        "g",
        el("use", href=f"#{known.key}"),
        transform=f"translate({number(x)} {number(y)}) scale({scale}) translate(-50 -50)",
        fill=tint,
        needs=(known,),
    )


@cache
def library(theme: Theme) -> tuple[Node, ...]:
    """All definitions, so that what is on the table is not told by them."""
    return (awaited_symbol(theme), *[symbol(name, theme) for name in PICTURES])
