"""Words in pictures: SVG does not wrap or shorten, so widths are estimated here.

The table is an average of Liberation, DejaVu and Noto, which it meets within about a tenth; leave
that much room.
"""

from __future__ import annotations

from typing import Final, Literal

from oyabun.svg.memory import remembered
from oyabun.svg.node import Node, el
from oyabun.svg.theme import SERIF, Theme

Anchor = Literal["start", "middle", "end"]

LINE: Final = 1.25
"""From line to line, in sizes of the letters."""
_WIDTHS: Final = {
    **dict.fromkeys("ijlI.,:;'|!’", 0.29),
    **dict.fromkeys('ftr()[]- \u00a0“”"', 0.36),
    **dict.fromkeys("ABCDEFGHJKLNOPQRSTUVXYZ$&€", 0.68),
    **dict.fromkeys("mwMW%@—…", 0.9),
}
_LETTER: Final = 0.58
_WIDE_FROM: Final = "\u2e80"
"""From here on are the square characters of East Asia (and what is as wide)."""


def text_width(text: str, size: float) -> float:
    """About how wide a text is."""
    return size * sum(_letter_width(letter) for letter in text)


def _letter_width(letter: str) -> float:
    return 1.0 if letter >= _WIDE_FROM else _WIDTHS.get(letter, _LETTER)


def shorten(text: str, width: float, size: float) -> str:
    """The text, or as much of it as fits followed by an ellipsis."""
    if text_width(text, size) <= width:
        return text
    fits, left = 0, width - text_width("…", size)
    for letter in text:
        left -= size * _letter_width(letter)
        if left < 0:
            break
        fits += 1
    return text[:fits].rstrip() + "…"


def wrap(text: str, width: float, size: float, *, lines: int) -> list[str]:
    """The text in at most `lines` lines, broken at spaces; the last one is shortened."""
    wrapped: list[str] = []
    words = text.split()
    while words and len(wrapped) < lines - 1:
        line = words.pop(0)
        while words and text_width(f"{line} {words[0]}", size) <= width:
            line += " " + words.pop(0)
        wrapped.append(shorten(line, width, size))
    if words:
        wrapped.append(shorten(" ".join(words), width, size))
    return wrapped


@remembered
def words(
    x: float,
    y: float,
    text: str,
    size: float,
    fill: str,
    *,
    anchor: Anchor = "middle",
    width: float | None = None,
    serif: bool = False,
    bold: bool = False,
    struck: bool = False,
    halo: str | None = None,
    key: str | None = None,
) -> Node:
    """A line of text whose capitals are centred on `y`; shortened to `width` when one is given.

    `struck` draws a line through it; `halo` a border in that colour around the letters.
    """
    return el(
        "text",
        key=key,
        text=text if width is None else shorten(text, width, size),
        x=x,
        y=y + size * 0.35,
        font_size=size,
        fill=fill,
        text_anchor=None if anchor == "start" else anchor,
        font_family=SERIF if serif else None,
        font_weight="700" if bold else None,
        text_decoration="line-through" if struck else None,
        stroke=halo,
        stroke_width=size * 0.16 if halo else None,
        stroke_linejoin="round" if halo else None,
    )


def fitted(
    x: float,
    y: float,
    text: str,
    width: float,
    size: float,
    fill: str,
    *,
    anchor: Anchor = "middle",
    bold: bool = True,
    struck: bool = False,
) -> Node:
    """A line that first becomes smaller, then shorter, to fit."""
    size = max(size * 0.76, min(size, size * width * 0.99 / max(1.0, text_width(text, size))))
    return words(x, y, text, size, fill, bold=bold, width=width, anchor=anchor, struck=struck)


@remembered
def paragraph(
    x: float,
    y: float,
    text: str,
    size: float,
    fill: str,
    *,
    width: float,
    lines: int,
    anchor: Anchor = "start",
    serif: bool = False,
    key: str | None = None,
) -> Node:
    """Wrapped text centred vertically on `y`."""
    wrapped = wrap(text, width, size, lines=lines)
    step = size * LINE
    top = y - step * (len(wrapped) - 1) / 2
    return el(
        "g",
        *[
            words(x, top + step * i, line, size, fill, anchor=anchor, serif=serif)
            for i, line in enumerate(wrapped)
        ],
        key=key,
    )


_SAMURAI: Final = (
    # the man on the left
    "M37 3C40 5 42 6 41 9C35 22 26 36 10 51L6 48C20 32 29 18 33 5ZM23 34L31 40V95L24 99L22 96Z"
    # earth
    "M47 18L83 14L89 19L87 22L48 24ZM65 2L72 4L74 9L72 42H65Z"
    "M40 37L91 33L98 39L96 42L41 44Z"
    # the inch below it
    "M38 56L93 52L99 58L97 61L39 63ZM74 44L81 46L84 51L83 90C82 97 77 99 70 98"
    "C68 93 65 90 60 87L61 84L75 87Z"
    "M46 67C53 70 59 75 61 80C62 85 58 88 54 85C52 79 49 74 44 70Z"
)


def samurai_character(x: float, y: float, size: float, colour: str) -> Node:
    """The character 侍, drawn, because it carries meaning and a font for it may be missing."""
    scale = f"{size / 100:.3f}"
    return el(
        "path",
        d=_SAMURAI,
        fill=colour,
        transform=f"translate({x - size / 2:.2f} {y - size / 2:.2f}) scale({scale})",
    )


def samurai_seal(x: float, y: float, size: float, theme: Theme) -> Node:
    """The character 侍 as a small dark seal, for pieces."""
    return el(
        "g",
        el(
            "rect",
            x=x - size / 2,
            y=y - size / 2,
            width=size,
            height=size,
            rx=size * 0.16,
            fill=theme.card_ink,
        ),
        samurai_character(x, y, size * 0.78, theme.card),
    )
