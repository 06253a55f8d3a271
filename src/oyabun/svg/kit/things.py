"""The things: weapons, figures of the map, what lies on the table."""

from __future__ import annotations

from math import atan2, degrees

from oyabun.svg.kit.strokes import Palette, dot, tint_shape
from oyabun.svg.node import Node, el, number


def helmet(c: Palette) -> list[Node]:
    """Kabuto: golden horns over the dome, the neck guard spread like a skirt."""
    return [
        c.gold_shape(
            "M44 44C24 40 12 24 14 4C22 20 32 28 46 32H54C68 28 78 20 86 4C88 24 76 40 56 44Z"
        ),
        # neck guard in three rows of plates
        c.ink_shape(
            "M24 56C14 64 8 76 5 92L25 95C26 84 30 76 36 70ZM76 56C86 64 92 76 95 92L75 95"
            "C74 84 70 76 64 70Z"
        ),
        c.gap("M19 66L31 75M13 76L28 82M9 85L26 89M81 66L69 75M87 76L72 82M91 85L74 89", 1.8),
        tint_shape("M20 66C18 44 30 28 50 28C70 28 82 44 80 66C62 58 38 58 20 66Z"),
        c.line("M50 28V58M38 31C34 40 33 50 34 60M62 31C66 40 67 50 66 60", 1.8),
        c.ink_shape("M17 68C34 56 66 56 83 68L80 74C64 64 36 64 20 74Z"),
        # the iron mask
        c.paper_shape("M31 70C38 66 62 66 69 70L67 84C63 94 57 97 50 97C43 97 37 94 33 84Z"),
        c.ink_shape("M35 72L46 75L45 78.4L36 77ZM65 72L54 75L55 78.4L64 77Z"),
        c.line("M50 76L48 83H52", 1.8),
        c.ink_shape("M38 86C44 82.6 56 82.6 62 86C58 92 42 92 38 86Z"),
        c.gap("M42 87H58", 1.6),
        c.red_shape("M50 36A6 6 0 1 1 49.9 36Z"),
    ]


def buddha(c: Palette) -> list[Node]:
    """The great Buddha in meditation before his halo."""
    return [
        dot(50, 34, 32, fill=c.gold),
        dot(50, 34, 25.5, fill=c.paper, stroke_width=1.8),
        # lotus throne
        c.ink_shape("M12 86C20 82 80 82 88 86L82 98H18Z"),
        c.gap("M28 86L32 96M42 85.4L44 96M58 85.4L56 96M72 86L68 96", 1.8),
        # crossed legs and robe
        tint_shape("M6 86C8 74 24 70 50 70C76 70 92 74 94 86C80 92 20 92 6 86Z"),
        tint_shape("M22 78C18 60 26 48 40 46H60C74 48 82 60 78 78C66 84 34 84 22 78Z"),
        c.paper_shape("M42 45C44 56 52 64 64 68C58 58 58 50 58 45Z"),
        c.line("M30 58C30 66 34 72 42 76M70 58C70 66 66 72 58 76", 1.8),
        c.paper_shape("M38 77C42 73.4 58 73.4 62 77C58 82 42 82 38 77Z"),
        # head with the knot of wisdom
        c.paper_shape("M37 24C34 40 40 49 50 49C60 49 66 40 63 24Z"),
        c.line("M36.6 28C33 30 33.6 44 37.4 44M63.4 28C67 30 66.4 44 62.6 44", 2.4),
        c.ink_shape(
            "M36 30C34 18 40 14 44 13C44 8 46 6 50 6C54 6 56 8 56 13C60 14 66 18 64 30"
            "C60 25 54 23 50 23C46 23 40 25 36 30Z"
        ),
        c.line("M41 34.4C43 36 46 36 47.6 34.8M52.4 34.8C54 36 57 36 59 34.4", 1.8),
        c.line("M46.6 42.4C49 43.8 51 43.8 53.4 42.4", 1.8),
        dot(50, 28.4, 1.7, fill=c.red, stroke_width=0),
    ]


def rice(c: Palette) -> list[Node]:
    """A rice field: three ears heavy with grain above the water of the paddy."""
    return [
        tint_shape("M14 74H86L98 98H2Z"),
        c.line("M10 83C18 80 24 86 32 83C40 80 46 86 54 83C62 80 68 86 76 83C82 81 86 83 91 83", 2),
        c.line("M6 91.5C16 88 22 94 32 91.5C42 88 48 94 58 91.5C68 88 74 94 84 91.5L95 91.5", 2),
        c.ink_shape(
            "M49 70C40 60 30 62 20 72C32 70 42 74 49 80ZM51 70C60 60 70 62 80 72C68 70 58 74 51 80Z"
        ),
        *_ear(c, (50, 78), (50, 40), (50, 9), 0.42),
        *_ear(c, (49, 78), (42, 2), (8, 50), 0.5),
        *_ear(c, (51, 78), (58, 2), (92, 50), 0.5),
    ]


Spot = tuple[float, float]


def _ear(c: Palette, root: Spot, bend: Spot, tip: Spot, first: float) -> list[Node]:
    """A stalk that bends under its grains, which sit left and right of it from `first` on."""
    (x0, y0), (x1, y1), (x2, y2) = root, bend, tip
    start, middle, end = [f"{number(x)} {number(y)}" for x, y in (root, bend, tip)]
    parts = [c.line(f"M{start}Q{middle} {end}", 2.6)]
    for place in range(6):
        t = first + (1 - first) * place / 5
        x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2
        y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2
        along = degrees(
            atan2((1 - t) * (y1 - y0) + t * (y2 - y1), (1 - t) * (x1 - x0) + t * (x2 - x1))
        )
        turns = (along - 34, along + 34) if place < 5 else (along,)
        parts.extend(
            el(
                "ellipse",
                cx=6,
                rx=7,
                ry=3.7,
                fill=c.gold,
                stroke_width=1.8,
                transform=f"translate({number(x)} {number(y)}) rotate({number(turn)})",
            )
            for turn in turns
        )
    return parts


def ship(c: Palette) -> list[Node]:
    """A coaster under its one great sail."""
    return [
        c.line("M50 4V74", 3.4),
        c.paper_shape("M20 12H80C84 26 84 44 78 58H22C16 44 16 26 20 12Z"),
        tint_shape(
            "M20 12H35C32 26 32 44 36 58H22C16 44 16 26 20 12ZM50 12H65C68 26 68 44 64 58H50Z"
        ),
        c.line("M18 11H82M20 59H80", 3.4),
        c.red_shape("M50 4L64 1V8L50 7.6Z"),
        # hull, high at the stern
        c.ink_shape(
            "M4 62L12 66C30 74 66 74 80 66L86 54L96 52L92 70C88 84 78 88 66 88H32C18 86 8 76 4 62Z"
        ),
        c.gap("M14 73C34 82 70 82 86 73", 2),
        c.line(
            "M2 92C8 88 14 96 22 92C30 88 36 96 44 92C52 88 58 96 66 92C74 88 80 96 88 92"
            "C92 90 95 91 98 92",
            2.8,
        ),
    ]


def rider(c: Palette) -> list[Node]:
    """A horseman at the gallop, lance in hand."""
    return [
        # lance and pennant
        c.line("M22 44L94 6", 2.6),
        c.red_shape("M76 15.6L84 11.4L88 24L79 22Z"),
        # horse
        c.ink_shape(
            "M30 54C42 50 54 52 62 50C66 44 70 38 76 34L78 28L82 33C88 36 94 42 98 49L94 54L86 50"
            "C84 56 80 62 74 66C80 70 88 70 92 68L96 78L91 79L89 74C82 77 74 76 68 72"
            "C60 76 50 76 42 73C38 78 32 82 24 83L14 95L9 92L18 79C24 75 27 70 27 64"
            "C24 68 18 72 8 70C16 66 19 58 30 54Z"
        ),
        c.ink_shape(
            "M62 72L72 84L66 97L60.6 95L65 85L54 75ZM38 72L34 84L42 96L36.6 98L28 85L30 74Z"
        ),
        c.gap("M74 39C69 44 66 50 64 56", 1.6),
        dot(85, 40.4, 1.6, fill=c.paper, stroke_width=0),
        # rider
        tint_shape(
            "M40 54C37 42 40 34 47 31H55C60 34 61 40 58 46L60 56C60 62 56 66 52 70L46 68L50 58Z"
        ),
        c.line("M41 42H57M40.6 48H58", 1.6),
        c.paper_shape("M46 20H58C58 27 56 31 52 31C48 31 46 27 46 20Z"),
        c.ink_shape("M41 25C40 14 46 9 52 9C59 9 63 14 62 22L57 21C54 20 50 20 47 22L45 27Z"),
        c.gold_shape("M54 14C59 13 62 8 61 3C57 7 54 8 51 12Z"),
    ]


def pistol(c: Palette) -> list[Node]:
    """A revolver pointing to the right; its muzzle is at the middle of the right side."""
    return [
        c.ink_shape("M26 42H98V55H62L58 62H40L34 92C32 95 16 95 12 92L22 60C16 56 14 50 17 44Z"),
        tint_shape("M24 62L36 62L31 89C28 91 19 91 16 89Z"),
        c.paper_shape("M40 45H58V58H40Z"),
        c.line("M40 51.5H58", 2),
        c.ink_shape("M92 36H97V43H92ZM18 44L10 36L16 33L26 42Z"),
        c.line("M40 62C40 74 46 78 54 76C58 74 59 68 57.4 62M48 63C47 68 45 70 44 71", 2.8),
        c.gap("M63 48.5H94", 1.8),
    ]


def tanto(c: Palette) -> list[Node]:
    """A dagger, point to the right."""
    return [
        c.paper_shape("M42 42H84C92 44 97 48 99 55H42Z"),
        c.line("M44 50H88C92 50.6 95 52 98 54.4", 1.6),
        c.gold_shape("M37 36H43V61H37Z"),
        tint_shape("M3 41C14 39 26 39 37 41V57C26 59 14 59 3 57Z"),
        c.line(
            "M8 40.4L16 57.6M16 40L8 57.8M19 39.8L27 58M27 40L19 58M30 40.4L37 56M37 42L30 57.6",
            1.8,
        ),
    ]


def shuriken(c: Palette) -> list[Node]:
    """A throwing star with four points."""
    return [
        c.ink_shape(
            "M50 2C53 26 60 36 66 34C64 40 74 47 98 50C74 53 64 60 66 66C60 64 53 74 50 98"
            "C47 74 40 64 34 66C36 60 26 53 2 50C26 47 36 40 34 34C40 36 47 26 50 2Z"
        ),
        c.gap("M50 14V34M86 50H66M50 86V66M14 50H34", 2),
        dot(50, 50, 9, fill=c.paper),
    ]


def telephone(c: Palette) -> list[Node]:
    """The table telephone."""
    return [
        c.ink_shape(
            "M30 40L34 30H42V38H58V30H66L70 40C78 56 86 70 90 90C90 94 88 96 84 96H16"
            "C12 96 10 94 10 90C14 70 22 56 30 40Z"
        ),
        c.ink_shape(
            "M4 34C2 14 26 6 50 6C74 6 98 14 96 34L94 38H76L72 28C60 24 40 24 28 28L24 38H6Z"
        ),
        c.gap("M12 30C14 18 32 13 50 13", 2),
        dot(50, 66, 20, fill=c.paper),
        dot(50, 66, 7),
        *[
            dot(x, y, 2.9, fill=c.ink, stroke_width=0)
            for x, y in (
                (50, 52.6),
                (40.5, 56.5),
                (36.6, 66),
                (40.5, 75.5),
                (50, 79.4),
                (59.5, 75.5),
                (63.4, 66),
                (59.5, 56.5),
            )
        ],
    ]


def finger(c: Palette) -> list[Node]:
    """A little finger, on the cloth it was offered on."""
    return [
        tint_shape("M50 40L96 67L50 97L4 67Z"),
        c.line("M22 67L50 85L78 67", 1.8),
        c.paper_shape(
            "M35 68C34 48 34 30 38 14C41 3 59 3 62 14C66 30 66 48 65 68C60 73 40 73 35 68Z"
        ),
        c.line(
            "M43 13C46 8 54 8 57 13C58 19 57 23 56 25.4C53 27.4 47 27.4 44 25.4C43 23 42 19 43 13Z",
            2,
        ),
        c.line("M38 37C42 39 46 39 49 38M38 42C42 44 45 44 47 43.4M62 54C57 56 53 56 50 55", 1.8),
        c.red_shape("M35 65C40 60 60 60 65 65C66 72 60 75 50 75C40 75 34 72 35 65Z"),
        dot(50, 68, 4.6, fill=c.paper, stroke_width=1.8),
    ]
