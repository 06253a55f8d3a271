"""Words around the game: plates of the seats, the sentence that says what is asked, buttons."""

from __future__ import annotations

from typing import Final

from oyabun.svg.geometry import Box
from oyabun.svg.kit.characters import characters
from oyabun.svg.kit.crests import crest
from oyabun.svg.kit.letters import LINE, fitted, paragraph, text_width, words, wrap
from oyabun.svg.kit.marks import Shape, awaited, part_key, pressable, ring
from oyabun.svg.memory import remembered
from oyabun.svg.node import Node, el
from oyabun.svg.theme import Theme, mix

_SMALLEST: Final = 12.0
"""Below this a sentence is shortened rather than made smaller."""


@remembered
def seat_plate(
    box: Box,
    seat: int,
    name: str,
    theme: Theme,
    *,
    score: str = "",
    note: str = "",
    waiting: bool = False,
    you: bool = False,
    out: bool = False,
    key: str | None = None,
    label: str | None = None,
) -> Node:
    """Who sits here: colour, crest, name; at the right the score, on the crest who is awaited.

    `note` is a second, quiet line. `you` thickens the outline, `out` strikes the name through.
    """
    high = box.height
    tone = theme.seats[seat]
    size = min(high * 0.34, 18) if note else min(high * 0.4, 20)
    left, right = box.x + high * 1.06, box.right - high * 0.22
    score = score.replace("-", "−")
    room = right - left - (text_width(score, size * 1.3) + 6 if score else 0)
    y = box.y + high / 2
    tag = el(
        "g",
        el(
            "rect",
            x=box.x,
            y=box.y,
            width=box.width,
            height=high,
            rx=high * 0.16,
            fill=theme.panel,
            stroke=tone if you else theme.fog,
            stroke_width=3 if you else 1.5,
        ),
        crest(seat, box.x + high * 0.54, y, high * 0.76, theme),
        fitted(
            left,
            y - (size * 0.58 if note else 0),
            name,
            room,
            size,
            theme.muted if out else theme.text,
            anchor="start",
            bold=you,
            struck=out,
        ),
        key=part_key(key, "tag"),
    )
    return el(
        "g",
        tag,
        words(
            left,
            y + size * 0.68,
            note,
            size * 0.76,
            theme.muted,
            anchor="start",
            width=room,
            key=part_key(key, "note"),
        )
        if note
        else None,
        words(
            right,
            y,
            score,
            size * 1.3,
            theme.text,
            anchor="end",
            serif=True,
            bold=True,
            key=part_key(key, "score"),
        )
        if score
        else None,
        _awaited_here(box, theme, part_key(key, "awaited")) if waiting else None,
        key=key,
        label=label,
        role="img" if label else None,
    )


def _awaited_here(box: Box, theme: Theme, key: str | None) -> Node:
    """The mark of being awaited, over the crest: name and score stay where they are."""
    x, y, size = box.x + box.height * 0.9, box.y + box.height * 0.78, box.height * 0.44
    disc = el("circle", cx=x, cy=y, r=size * 0.62, fill=theme.panel)
    return el("g", disc, awaited(x, y, size, theme), key=key)


@remembered
def banner(
    box: Box, text: str, theme: Theme, *, asked: bool = False, key: str | None = None
) -> Node:
    """The one sentence that says what happens; with a vermilion edge when it asks you."""
    edge, gap = 7.0, 14.0
    room = box.width - edge - 2 * gap
    size, lines = _largest(text, room, box.height)
    return el(
        "g",
        el("rect", x=box.x, y=box.y, width=box.width, height=box.height, fill=theme.panel),
        el(
            "rect",
            x=box.x,
            y=box.y,
            width=edge,
            height=box.height,
            fill=theme.vermilion if asked else theme.fog,
        ),
        paragraph(
            box.x + edge + gap,
            box.centre.y,
            text,
            size,
            theme.text if asked else theme.muted,
            width=room,
            lines=lines,
            serif=True,
        ),
        key=key,
    )


def _largest(text: str, width: float, height: float) -> tuple[float, int]:
    """The size and the number of lines at which all of a text fits, down to what can be read."""
    size = min(height * 0.4, 22.0)
    while True:
        lines = max(1, int(height / (size * LINE)))
        wrapped = wrap(text, width, size, lines=lines)
        if size <= _SMALLEST or not wrapped or not wrapped[-1].endswith("…"):
            return size, lines
        size -= 1


@remembered
def button(
    box: Box,
    text: str,
    theme: Theme,
    *,
    move: int | None,
    label: str | None = None,
    primary: bool = False,
    key: str | None = None,
) -> Node:
    """A choice in words; `move=None` shows it as not possible now, `primary` fills it."""
    size = min(box.height * 0.42, 19)
    fill = theme.vermilion if primary and move is not None else theme.panel
    ink = theme.muted if move is None else theme.on(fill) if primary else theme.text
    shape = Shape.box(*box.centre, box.width, box.height, box.height * 0.2)
    face: list[Node | None] = [
        shape.outline(0, theme.fog, 1.5, fill=fill),
        words(*box.centre, text, size, ink, bold=True, width=box.width - size),
    ]
    return pressable(face, shape, theme, key=key, move=move, label=label or text)


@remembered
def badge(
    x: float, y: float, text: str, theme: Theme, *, colour: str | None = None, size: float = 13
) -> Node:
    """A small pill with a word or a number, centred."""
    tone = colour or theme.indigo
    wide = max(text_width(text, size) + size * 1.1, size * 1.7)
    return el(
        "g",
        el(
            "rect",
            x=x - wide / 2,
            y=y - size * 0.85,
            width=wide,
            height=size * 1.7,
            rx=size * 0.85,
            fill=tone,
            stroke=mix(tone, theme.card_ink, 0.4),
        ),
        words(x, y, text, size, theme.on(tone), bold=True),
    )


@remembered
def area(
    box: Box,
    theme: Theme,
    title: str,
    *,
    sign: str = "",
    note: str = "",
    key: str | None = None,
    move: int | None = None,
    label: str | None = None,
) -> Node:
    """A place on the table with its name on the border: where cards are laid.

    `sign` is the same in Japanese, drawn.
    """
    size = min(18.0, box.width * 0.05)
    name = text_width(title, size) + size
    wide = name + len(sign) * size * 1.05
    shape = Shape.box(*box.centre, box.width, box.height, 10)
    low = box.bottom - 14
    small = size * 0.72
    return el(
        "g",
        el(
            "g",
            shape.outline(0, theme.fog, 2, fill=mix(theme.paper, theme.panel, 0.55)),
            words(box.right - 14, low, note, small, theme.muted, anchor="end", width=box.width - 28)
            if note
            else None,
            key=part_key(key, "ground"),
        ),
        ring(shape, theme, key=part_key(key, "ring")) if move is not None else None,
        # The title interrupts the border, and the ring too.
        el(
            "g",
            el("rect", x=box.x + 16, y=box.y - size / 2, width=wide, height=size, fill=theme.paper),
            words(box.x + 16 + name / 2, box.y, title, size, theme.text, serif=True, bold=True),
            characters(sign, box.x + 16 + name - size * 0.25, box.y, size, theme.text)
            if sign
            else None,
            key=part_key(key, "title"),
        ),
        key=key,
        move=move,
        label=label,
        role="img" if label else None,
    )
