"""Tokens, prizes and tiles of Bakuto: each drawn from the few facts that it shows."""

from __future__ import annotations

from typing import Final

from oyabun.games.bakuto.board.art import picture
from oyabun.games.bakuto.components import ACTIVITIES, COLOURS, EFFECTS, STAKES, TOKENS, VALUES
from oyabun.svg.kit import Shape, crest, fitted, mon, ring, words, wrap
from oyabun.svg.memory import remembered
from oyabun.svg.node import Node, el, number
from oyabun.svg.theme import Theme, mix

ACTIVITY_TINTS: Final = ("#7B5AA6", "#E9E2D0", "#2F9C95", "#8C6239", "#4A4A52")
"""Violet, white, turquoise, brown, black; each has its own picture too."""


def stake_colour(stake: int, theme: Theme) -> str:
    """Return the colour of a stake."""
    red = mix(theme.card_red, theme.card_ink, 0.3)  # vermilion itself is for what is asked
    return (red, theme.matcha, theme.indigo)[stake]


def placed(
    x: float,
    y: float,
    face: list[Node | None],
    shape: Shape,
    theme: Theme,
    *,
    key: str | None,
    move: int | None,
    label: str,
    down: bool = False,
) -> Node:
    """Put a piece on the table: explained on hover and to a screen reader, a button with a move."""
    return el(
        "g",
        el("g", *face, key=f"{key}-face" if key else None, class_="back" if down else None),
        ring(shape, theme, key=f"{key}-ring" if key else None) if move is not None else None,
        key=key,
        move=move,
        label=label,
        role="img",
        transform=f"translate({number(x)} {number(y)})",
    )


@remembered
def token_piece(
    x: float,
    y: float,
    size: float,
    theme: Theme,
    *,
    seat: int,
    token: int,
    down: bool = False,
    dead: bool = False,
    shielded: bool = False,
    key: str | None = None,
    move: int | None = None,
    label: str = "",
) -> Node:
    """A token of a seat; face down it shows the crest, and small what its viewer knows of it."""
    tone, r = theme.seats[seat], size / 2
    face: list[Node | None] = [
        el("circle", cy=size * 0.05, r=r, fill=theme.shadow),
        el("circle", r=r, fill=tone, stroke=theme.card_ink, stroke_width=max(1.2, size * 0.035)),
    ]
    if down and token < 0:
        face.append(mon(seat, 0, 0, size * 0.6, theme.on(tone)))
    elif down:
        face += [
            el("circle", r=r * 0.8, fill=theme.back),
            el("circle", r=r * 0.62, fill=theme.card),
            *token_face(token, size * 0.8, theme, tone),
        ]
    else:
        face += [el("circle", r=r * 0.8, fill=theme.card), *token_face(token, size, theme, tone)]
    if shielded:
        face.append(picture("protect", r * 0.72, -r * 0.66, size * 0.42, theme, theme.gold))
    if dead:
        face = [
            el("g", *face, opacity=0.42),
            picture("cross", 0, 0, size * 0.62, theme, theme.card_red),
        ]
    return placed(
        x, y, face, Shape.disc(0, 0, r), theme, key=key, move=move, label=label, down=down
    )


def token_face(token: int, size: float, theme: Theme, tone: str) -> list[Node | None]:
    """What is printed on a token: value and colours, or a figure."""
    if TOKENS[token] in ("ronin", "burakumin", "geisha"):
        value = "−2" if VALUES[token] < 0 else ""
        at = size * 0.2
        return [
            picture(TOKENS[token], 0, -size * 0.02, size * 0.52, theme, tone),
            el("circle", cx=at, cy=at, r=size * 0.15, fill=theme.card) if value else None,
            words(at, at, value, size * 0.26, theme.card_ink, serif=True, bold=True)
            if value
            else None,
        ]
    colours = [stake for stake in range(len(STAKES)) if COLOURS[token] >> stake & 1]
    wide = size * 0.17
    start = -wide * (len(colours) - 1) / 2
    return [
        words(
            0, -size * 0.08, str(VALUES[token]), size * 0.5, theme.card_ink, serif=True, bold=True
        ),
        *[
            el(
                "rect",
                x=start + wide * at - wide * 0.42,
                y=size * 0.18,
                width=wide * 0.84,
                height=size * 0.13,
                rx=size * 0.02,
                fill=stake_colour(stake, theme),
                stroke=theme.card_ink,
                stroke_width=0.8,
            )
            for at, stake in enumerate(colours)
        ],
    ]


@remembered
def activity_disc(x: float, y: float, size: float, theme: Theme, colour: int) -> Node:
    """An activity without anything around it."""
    tint = ACTIVITY_TINTS[colour]
    return el(
        "g",
        el("circle", r=size / 2, fill=theme.card, stroke=theme.card_ink, stroke_width=1.4),
        el("circle", r=size * 0.43, fill=mix(theme.card, tint, 0.35)),
        picture(ACTIVITIES[colour], 0, 0, size * 0.62, theme, tint),
        transform=f"translate({number(x)} {number(y)})",
    )


@remembered
def where_in_ginza(x: float, y: float, size: float, theme: Theme, district: int) -> Node:
    """The nine districts, small, with one of them marked."""
    step = size / 3
    cells = [
        el(
            "rect",
            x=x - size / 2 + step * (one % 3),
            y=y - size / 2 + step * (one // 3),
            width=step - 1,
            height=step - 1,
            fill=theme.card_ink if one == district else mix(theme.card, theme.fog, 0.6),
        )
        for one in range(9)
    ]
    return el("g", *cells)


@remembered
def block_face(
    width: float, height: float, theme: Theme, district: int, name: str, *, important: bool
) -> Node:
    """A block as a prize: where it is, its name, one cube or two."""
    fill = mix(theme.card, theme.card_gold, 0.55) if important else theme.card
    cube = height * 0.2
    cubes = [
        el(
            "rect",
            x=width / 2 - 8 - cube * (at + 1) - 3 * at,
            y=-height / 2 + 7,
            width=cube,
            height=cube,
            fill=theme.card_muted,
            stroke=theme.card_ink,
            stroke_width=1,
        )
        for at in range(2 if important else 1)
    ]
    return el(
        "g",
        Shape.box(0, 0, width, height, 5).outline(0, theme.card_ink, 1.5, fill=fill),
        where_in_ginza(-width / 2 + 18, -height * 0.14, height * 0.5, theme, district),
        *cubes,
        fitted(0, height * 0.33, name, width - 6, 11, theme.card_ink, bold=False),
    )


@remembered
def activity_face(width: float, height: float, theme: Theme, colour: int, name: str) -> Node:
    """An activity as a prize."""
    return el(
        "g",
        Shape.box(0, 0, width, height, height * 0.4).outline(
            0, theme.card_ink, 1.5, fill=theme.card
        ),
        activity_disc(0, -height * 0.14, height * 0.62, theme, colour),
        fitted(0, height * 0.33, name, width - 18, 11, theme.card_ink, bold=False),
    )


@remembered
def prize(
    x: float,
    y: float,
    face: Node,
    width: float,
    height: float,
    theme: Theme,
    *,
    taker: int,
    lost: bool,
    key: str,
    move: int | None,
    label: str,
) -> Node:
    """A prize of a stake; once taken it carries the crest of who took it, once lost it is faint."""
    gone = taker >= 0 or lost
    shape = Shape.box(0, 0, width, height, 6)
    return placed(
        x,
        y,
        [
            el("g", face, opacity=0.4 if gone else None),
            crest(taker, 0, 0, height * 0.84, theme) if taker >= 0 else None,
            picture("cross", 0, 0, height * 0.4, theme, theme.fog) if lost else None,
        ],
        shape,
        theme,
        key=key,
        move=move,
        label=label,
    )


def tile_name(name: str, width: float, height: float, theme: Theme) -> Node:
    """The name of a tile, in two lines where one is too short for it."""
    lines = wrap(name, width - 4, 10, lines=2)
    return el(
        "g",
        *[
            fitted(
                0,
                height * (0.4 - 0.16 * (len(lines) - at - 1)),
                line,
                width - 4,
                10,
                theme.card_ink,
            )
            for at, line in enumerate(lines)
        ],
    )


@remembered
def tile_card(
    x: float,
    y: float,
    width: float,
    height: float,
    theme: Theme,
    *,
    effect: int,
    cost: int,
    name: str,
    key: str | None,
    move: int | None,
    label: str,
) -> Node:
    """A network tile: picture, name, what it costs and is worth."""
    tint = mix(theme.card_gold, theme.card, 0.2)
    small = height < 40
    shape = Shape.box(0, 0, width, height, 5)
    pip = min(height * 0.26, 15.0)
    face: list[Node | None] = [
        shape.outline(0, theme.card_ink, 1.5, fill=theme.card),
        picture(EFFECTS[effect], 0, 0 if small else -height * 0.14, height * 0.52, theme, tint),
        None if small else tile_name(name, width, height, theme),
        el(
            "circle",
            cx=width / 2 - pip * 0.6,
            cy=-height / 2 + pip * 0.6,
            r=pip * 0.62,
            fill=theme.card_ink,
        ),
        words(
            width / 2 - pip * 0.6,
            -height / 2 + pip * 0.6,
            str(cost),
            pip * 0.9,
            theme.card,
            serif=True,
            bold=True,
        ),
    ]
    return placed(x, y, face, shape, theme, key=key, move=move, label=label)
