"""What lies on the table: cards, chips, tokens, hexes and bank notes, all placed by their centre.

Face-down things look deliberately the same: a back depends on what everybody may know, so it takes
an owner or a mark and nothing else.
"""

from __future__ import annotations

from typing import Final

from oyabun.svg.geometry import hex_points
from oyabun.svg.kit.crests import crest, mon
from oyabun.svg.kit.figures import figure
from oyabun.svg.kit.letters import shorten, text_width, words
from oyabun.svg.kit.marks import Shape, pressable
from oyabun.svg.kit.paper import seigaiha
from oyabun.svg.memory import remembered
from oyabun.svg.node import Node, el, number
from oyabun.svg.theme import Theme, mix

CARD_RATIO: Final = 1.4
"""Height over width: cards are 5 by 7."""
_CORNER: Final = 0.06


def _at(x: float, y: float, turn: float) -> str:
    place = f"translate({number(x)} {number(y)})"
    return f"{place} rotate({number(turn)})" if turn else place


def _sheet(w: float, theme: Theme, fill: str) -> list[Node]:
    """A card without anything on it, and its flat shadow."""
    h, r = w * CARD_RATIO, w * _CORNER
    sheet = Shape.box(0, 0, w, h, r)
    return [
        _shadow(sheet, theme, w * 0.03),
        sheet.outline(0, theme.card_ink, max(1.5, w * 0.018), fill=fill),
    ]


def _shadow(shape: Shape, theme: Theme, by: float) -> Node:
    """A flat shadow, a little down and to the right."""
    cast = shape._replace(x=shape.x + by, y=shape.y + by)
    return cast.outline(0, theme.shadow, 1, fill=theme.shadow)


@remembered
def card(
    x: float,
    y: float,
    width: float,
    theme: Theme,
    *,
    art: str | Node | None = None,
    value: str = "",
    name: str = "",
    seat: int | None = None,
    colour: str | None = None,
    turn: float = 0,
    out: bool = False,
    key: str | None = None,
    move: int | None = None,
    label: str | None = None,
) -> Node:
    """A card face up: value top left, one large figure, the name at the bottom.

    `art` is the name of a figure, or a node drawn in the square of 100 whose centre is 50, 50.
    `seat` gives the owner's colour and crest; `colour` is for cards that belong to nobody. `out`
    shows a card that no longer counts. A card with a `move` is a button with its ring.
    """
    w, h = width, width * CARD_RATIO
    tone = theme.seats[seat] if seat is not None else colour or theme.indigo
    band, edge = w * 0.2, max(1.5, w * 0.018) / 2
    low = h / 2 - band
    r = w * _CORNER - edge
    size = w * 0.86
    middle = -h * 0.02
    face = [
        *_sheet(w, theme, theme.card),
        el("circle", cy=middle, r=w * 0.39, fill=mix(theme.card, tone, 0.2)),
        _art(art, middle, size, theme, tone),
        # the band of the name, with the round corners of the card
        el(
            "path",
            d=f"M{number(-w / 2 + edge)} {number(low)}H{number(w / 2 - edge)}"
            f"V{number(h / 2 - edge - r)}q0 {number(r)} {number(-r)} {number(r)}"
            f"H{number(-w / 2 + edge + r)}q{number(-r)} 0 {number(-r)} {number(-r)}Z",
            fill=tone,
        ),
        _name(name, low + band * 0.49, w, theme.on(tone)),
        _value(value, w, theme),
        crest(seat, w * 0.36, -h / 2 + w * 0.14, w * 0.17, theme) if seat is not None else None,
        _crossed_out(w, theme) if out else None,
    ]
    shape, place = Shape.box(0, 0, w, h, r), _at(x, y, turn)
    return pressable(face, shape, theme, key=key, move=move, label=label, transform=place)


def _art(art: str | Node | None, y: float, size: float, theme: Theme, tone: str) -> Node | None:
    if isinstance(art, str):
        return figure(art, 0, y, size, theme, tint=tone)
    if art is None:
        return None
    scale = size / 100
    return el(
        "g",
        art,
        transform=f"translate({number(-size / 2)} {number(y - size / 2)}) scale({scale:.3f})",
    )


def _name(name: str, y: float, w: float, fill: str) -> Node | None:
    if not name:
        return None
    # A long name first becomes smaller, then shorter.
    size = max(w * 0.085, min(w * 0.13, w * 0.13 * w * 0.9 / text_width(name, w * 0.13)))
    return words(0, y, shorten(name, w * 0.94, size), size, fill, bold=True)


def _value(value: str, w: float, theme: Theme) -> Node | None:
    if not value:
        return None
    x, y, size = -w * 0.44, -w * CARD_RATIO / 2 + w * 0.18, w * 0.34
    return el(
        "g",
        words(
            x, y, value, size, theme.card, anchor="start", serif=True, bold=True, halo=theme.card
        ),
        words(x, y, value, size, theme.card_ink, anchor="start", serif=True, bold=True),
    )


def _crossed_out(w: float, theme: Theme) -> Node:
    """One stroke of the brush from corner to corner; value and crest stay readable."""
    a, b = w * 0.4, w * CARD_RATIO * 0.34
    strokes = f"M{number(-a)} {number(b)}L{number(a)} {number(-b * 0.8)}"
    return el(
        "g",
        el("path", d=strokes, stroke=theme.card, stroke_width=w * 0.11),
        el("path", d=strokes, stroke=theme.card_ink, stroke_width=w * 0.065),
        stroke_linecap="round",
    )


@remembered
def card_back(
    x: float,
    y: float,
    width: float,
    theme: Theme,
    *,
    seat: int | None = None,
    mark: str | None = None,
    turn: float = 0,
    key: str | None = None,
    move: int | None = None,
    label: str | None = None,
) -> Node:
    """A card face down: waves, and on a disc the owner's crest or a figure that marks the game."""
    w, h = width, width * CARD_RATIO
    ground = theme.back
    pattern = seigaiha(mix(ground, theme.card, 0.3), ground, max(8, round(w / 5)))
    inside = w * 0.075
    face = [
        *_sheet(w, theme, theme.card),
        el(
            "rect",
            x=-w / 2 + inside,
            y=-h / 2 + inside,
            width=w - 2 * inside,
            height=h - 2 * inside,
            rx=w * 0.03,
            fill=f"url(#{pattern.key})",
            stroke=theme.card_ink,
            stroke_width=max(1.0, w * 0.012),
            needs=(pattern,),
        ),
        el("circle", r=w * 0.26, fill=theme.card, stroke=theme.card_ink, stroke_width=w * 0.02),
        crest(seat, 0, 0, w * 0.42, theme) if seat is not None else None,
        figure(mark, 0, 0, w * 0.36, theme) if mark is not None else None,
    ]
    shape, place = Shape.box(0, 0, w, h, w * _CORNER), _at(x, y, turn)
    return pressable(
        face, shape, theme, key=key, move=move, label=label, transform=place, down=True
    )


@remembered
def chip(
    x: float,
    y: float,
    size: float,
    theme: Theme,
    text: str,
    *,
    colour: str | None = None,
    key: str | None = None,
    label: str | None = None,
) -> Node:
    """A scoring chip with a notched rim and a big number."""
    tone, r = colour or theme.gold, size / 2
    on = theme.on(tone)
    around = 2 * 3.14159 * r * 0.86 / 16
    return el(
        "g",
        el("circle", cy=size * 0.05, r=r, fill=theme.shadow),
        el("circle", r=r, fill=tone, stroke=theme.card_ink, stroke_width=max(1.2, size * 0.04)),
        el(
            "circle",
            r=r * 0.86,
            fill="none",
            stroke=on,
            stroke_width=r * 0.14,
            stroke_dasharray=f"{number(around)} {number(around)}",
        ),
        el("circle", r=r * 0.66, fill=theme.card, stroke=theme.card_ink, stroke_width=1),
        words(0, 0, text, _fitting(text, r * 1.05, r * 1.0), theme.card_ink, serif=True, bold=True),
        key=key,
        label=label,
        transform=_at(x, y, 0),
    )


def _fitting(text: str, width: float, size: float) -> float:
    """The size at which a bold text fits, never more than `size`."""
    return min(size, size * width / max(text_width(text, size) * 1.06, 0.01))


@remembered
def token(
    x: float,
    y: float,
    size: float,
    theme: Theme,
    *,
    seat: int,
    text: str = "",
    art: str | None = None,
    face_up: bool = True,
    key: str | None = None,
    move: int | None = None,
    label: str | None = None,
) -> Node:
    """A round token of a seat: face up a number or a figure, face down only the owner's crest."""
    tone, r = theme.seats[seat], size / 2
    face: list[Node | None] = [
        el("circle", cy=size * 0.05, r=r, fill=theme.shadow),
        el("circle", r=r, fill=tone, stroke=theme.card_ink, stroke_width=max(1.2, size * 0.035)),
    ]
    if face_up:
        face += [
            el("circle", r=r * 0.74, fill=theme.card),
            figure(art, 0, 0, size * 0.66, theme, tint=tone) if art is not None else None,
            _token_text(text, r, theme, corner=art is not None) if text else None,
        ]
    else:
        face.append(mon(seat, 0, 0, size * 0.6, theme.on(tone)))
    shape, place = Shape.disc(0, 0, r), _at(x, y, 0)
    return pressable(face, shape, theme, key=key, move=move, label=label, transform=place)


def _token_text(text: str, r: float, theme: Theme, *, corner: bool) -> Node:
    if not corner:
        size = _fitting(text, r * 1.2, r * 1.15)
        return words(0, 0, text, size, theme.card_ink, serif=True, bold=True)
    at = r * 0.62
    return el(
        "g",
        el("circle", cx=at, cy=at, r=r * 0.4, fill=theme.card_ink),
        words(at, at, text, r * 0.58, theme.card, serif=True, bold=True),
    )


@remembered
def hex_tile(
    x: float,
    y: float,
    size: float,
    theme: Theme,
    *,
    fill: str | None = None,
    seat: int | None = None,
    art: str | None = None,
    value: str = "",
    mark: Node | None = None,
    key: str | None = None,
    move: int | None = None,
    label: str | None = None,
) -> Node:
    """A hex with a point on top; with a `seat` a tile of that player: rim, crest, figure, value.

    `size` is from the centre to a corner. `mark` is one more small node, drawn as given around the
    centre of the tile.
    """
    rim = theme.seats[seat] if seat is not None else fill or theme.panel
    face: list[Node | None] = [
        el(
            "polygon",
            points=hex_points(size),
            fill=rim,
            stroke=theme.card_ink,
            stroke_width=max(1.0, size * 0.05),
            stroke_linejoin="round",
        )
    ]
    if seat is not None:
        at, low = size * 0.46, size * 0.46
        face += [
            el("polygon", points=hex_points(size * 0.82), fill=theme.card),
            figure(art, 0, -size * 0.16, size * 0.96, theme, tint=rim) if art else None,
            el("circle", cx=-at, cy=low, r=size * 0.26, fill=theme.card),
            crest(seat, -at, low, size * 0.44, theme),
            _tile_value(value, at, low, size, theme) if value else None,
        ]
    face.append(mark)
    shape, place = Shape.hexagon(0, 0, size), _at(x, y, 0)
    return pressable(face, shape, theme, key=key, move=move, label=label, transform=place)


def _tile_value(value: str, x: float, y: float, size: float, theme: Theme) -> Node:
    return el(
        "g",
        el(
            "circle",
            cx=x,
            cy=y,
            r=size * 0.24,
            fill=theme.card_ink,
            stroke=theme.card,
            stroke_width=size * 0.05,
        ),
        words(x, y, value, size * 0.4, theme.card, serif=True, bold=True),
    )


@remembered
def bill(
    x: float,
    y: float,
    width: float,
    theme: Theme,
    value: str,
    *,
    colour: str | None = None,
    turn: float = 0,
    key: str | None = None,
    label: str | None = None,
) -> Node:
    """A bank note, twice as long as high: the value large, a portrait in an oval."""
    w, h = width, width / 2
    tone = colour or theme.matcha
    pale = mix(theme.card, tone, 0.26)
    sheet = Shape.box(0, 0, w, h, w * 0.02)
    rays = "".join(
        f"M{number(-w * 0.44)} {number(h * k)}H{number(w * 0.44)}" for k in (-0.3, -0.18, 0.18, 0.3)
    )
    return el(
        "g",
        _shadow(sheet, theme, w * 0.02),
        sheet.outline(0, theme.card_ink, max(1.2, w * 0.014), fill=pale),
        el("path", d=rays, stroke=mix(pale, tone, 0.5), stroke_width=max(0.6, w * 0.007)),
        sheet.outline(-w * 0.035, tone, max(0.8, w * 0.012)),
        el(
            "ellipse",
            cx=w * 0.27,
            rx=w * 0.15,
            ry=h * 0.39,
            fill=theme.card,
            stroke=theme.card_ink,
            stroke_width=max(0.8, w * 0.01),
        ),
        figure("boss", w * 0.27, h * 0.02, h * 0.62, theme, tint=tone),
        words(
            -w * 0.17,
            0,
            value,
            _fitting(value, w * 0.46, h * 0.44),
            theme.card_ink,
            serif=True,
            bold=True,
        ),
        key=key,
        label=label,
        transform=_at(x, y, turn),
    )
