"""The map of Japan under the pieces: sea, coasts, land, settlements; the same all match long."""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import Final, NamedTuple

from oyabun.games.samurai.components import CELLS, SITES, Board
from oyabun.svg.geometry import Box, Point, hex_points
from oyabun.svg.kit import samurai_character, washi, waves
from oyabun.svg.node import number
from oyabun.svg.scene import Node, el
from oyabun.svg.theme import Theme, mix

WIDTH: Final = 960.0
MARGIN: Final = 14.0
FOOT: Final = 218.0
"""The height of what lies below the map: the hand, the supply, the figures set aside."""
# The corners of a hex clockwise from the top, in halves of its width and of its side, and the
# neighbour across the edge that follows each.
CORNERS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
ACROSS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))

Lattice = tuple[int, int]


class Layout(NamedTuple):
    """How large the hexes are and where they lie."""

    size: float
    """From the centre of a hex to a corner."""
    left: float
    top: float
    height: float
    """Of the map, without the foot."""

    def at(self, x: float, y: float) -> Point:
        """The point of a lattice point: halves of a hex's width to the right, of its side down."""
        return Point(self.left + x * self.size * sqrt(3) / 2, self.top + y * self.size / 2)

    def centre(self, place: int) -> Point:
        """The centre of a hex."""
        q, r = CELLS[place]
        return self.at(2 * q + r, 3 * r)

    def site(self, settlement: int) -> Point:
        """The centre of a settlement."""
        return self.centre(SITES[settlement])


@cache
def layout(board: Board) -> Layout:
    """Return the layout in which the hexes in play fill the width."""
    xs = [2 * q + r for place, (q, r) in enumerate(CELLS) if board.kinds[place]]
    ys = [3 * r for place, (_, r) in enumerate(CELLS) if board.kinds[place]]
    half = (WIDTH - 2 * MARGIN) / (max(xs) - min(xs) + 2)
    size = half * 2 / sqrt(3)
    return Layout(
        size,
        MARGIN - (min(xs) - 1) * half,
        MARGIN - (min(ys) - 2) * size / 2,
        (max(ys) - min(ys) + 4) * size / 2 + 2 * MARGIN,
    )


@cache
def ground(board: Board, theme: Theme) -> Node:
    """Return what never changes in a match."""
    where = layout(board)
    return el(
        "g",
        washi(WIDTH, where.height + FOOT, theme),
        waves(Box(0, 0, WIDTH, where.height), theme, size=44),
        crest_of_the_game(where, theme),
        sea(board, theme),
        islands(board, theme),
        *[homes(board, settlement, theme) for settlement in board.settlements()],
        key="ground",
        aria_hidden="true",
    )


def crest_of_the_game(where: Layout, theme: Theme) -> Node:
    """A large pale 侍 in the ocean."""
    colour = mix(theme.water, theme.indigo, 0.34)
    return samurai_character(WIDTH - 92, where.height - 84, 118, colour)


def land_colour(theme: Theme) -> str:
    """The colour of land, between paper and young rice."""
    return mix(theme.card, theme.matcha, 0.42)


def sea(board: Board, theme: Theme) -> Node:
    """The sea hexes in play: thin lines on the waves, and a little calmer than the ocean."""
    where = layout(board)
    return el(
        "g",
        *[hexagon(where, place) for place, kind in enumerate(board.kinds) if kind == "sea"],
        fill=theme.water,
        fill_opacity=0.55,
        stroke=mix(theme.water, theme.indigo, 0.5),
        stroke_width=1,
    )


def islands(board: Board, theme: Theme) -> Node:
    """The islands: surf, a coast in one stroke of the brush, and the hexes on them."""
    where = layout(board)
    coast = coast_path(board)
    land = land_colour(theme)
    return el(
        "g",
        el(
            "path",
            d=coast,
            fill="none",
            stroke=mix(theme.water, theme.card, 0.75),
            stroke_width=where.size * 0.42,
            stroke_linejoin="round",
            opacity=0.85,
        ),
        el("path", d=coast, fill=land, fill_rule="evenodd"),
        el(
            "g",
            *[hexagon(where, place) for place, kind in enumerate(board.kinds) if kind == "land"],
            fill="none",
            stroke=mix(land, theme.card_ink, 0.28),
            stroke_width=1,
        ),
        el(
            "path",
            d=coast,
            fill="none",
            stroke=theme.card_ink,
            stroke_width=where.size * 0.075,
            stroke_linejoin="round",
        ),
    )


def hexagon(where: Layout, place: int) -> Node:
    """A bare hex."""
    x, y = where.centre(place)
    points = hex_points(where.size)
    return el("polygon", points=points, transform=f"translate({number(x)} {number(y)})")


def coast_path(board: Board) -> str:
    """Return the coasts as closed curves: through the middle of every edge, round every corner."""
    where = layout(board)
    curves: list[str] = []
    for loop in coast_loops(board):
        corners = [where.at(*corner) for corner in loop]
        middles = [
            one.towards(other, 0.5)
            for one, other in zip(corners, corners[1:] + corners[:1], strict=True)
        ]
        curves.append(f"M{pair(middles[-1])}")
        curves += [
            f"Q{pair(corner)} {pair(middle)}"
            for corner, middle in zip(corners, middles, strict=True)
        ]
        curves.append("Z")
    return "".join(curves)


def pair(point: Point) -> str:
    """Return a point as it stands in a path."""
    return f"{number(point.x)} {number(point.y)}"


def coast_loops(board: Board) -> list[list[Lattice]]:
    """Return the corners of every coast in their order, land on the right."""
    dry = {cell for cell, kind in zip(CELLS, board.kinds, strict=True) if kind not in ("", "sea")}
    following: dict[Lattice, Lattice] = {}
    for q, r in dry:
        for edge, (dq, dr) in enumerate(ACROSS):
            if (q + dq, r + dr) not in dry:
                (ax, ay), (bx, by) = CORNERS[edge], CORNERS[(edge + 1) % 6]
                x, y = 2 * q + r, 3 * r
                following[x + ax, y + ay] = (x + bx, y + by)
    loops: list[list[Lattice]] = []
    while following:
        corner, end = following.popitem()
        loop = [corner]
        while end != corner:
            loop.append(end)
            end = following.pop(end)
        loops.append(loop)
    return loops


def homes(board: Board, settlement: int, theme: Theme) -> Node:
    """Return the ground of a settlement: its hex, its name, and a roof for each figure."""
    where = layout(board)
    size = where.size
    place = SITES[settlement]
    x, y = where.centre(place)
    kind = board.kinds[place]
    capital = kind == "capital"
    face = theme.card if capital else mix(theme.card, theme.matcha, 0.12)
    roofs = {"village": 1, "city": 2, "capital": 3}[kind]
    return el(
        "g",
        el(
            "polygon",
            points=hex_points(size * 0.93),
            fill=face,
            stroke=theme.card_gold if capital else theme.card_ink,
            stroke_width=size * (0.11 if capital else 0.05),
            stroke_linejoin="round",
        ),
        *[
            roof((one - (roofs - 1) / 2) * size * 0.34, -size * 0.66, size * 0.34, theme)
            for one in range(roofs)
        ],
        transform=f"translate({number(x)} {number(y)})",
    )


def roof(x: float, y: float, size: float, theme: Theme) -> Node:
    """A house: a roof with turned-up eaves over a wall."""
    a, h = size / 2, size * 0.5
    eaves = (
        f"M{number(x - a)} {number(y)}Q{number(x - a * 0.3)} {number(y - h * 0.2)} {number(x)} "
        f"{number(y - h)}Q{number(x + a * 0.3)} {number(y - h * 0.2)} {number(x + a)} {number(y)}Z"
    )
    across, down = number(a * 1.2), number(h * 0.55)
    wall = f"M{number(x - a * 0.6)} {number(y)}h{across}v{down}h-{across}Z"
    return el(
        "g",
        el("path", d=wall, fill=theme.card, stroke=theme.card_ink, stroke_width=size * 0.06),
        el("path", d=eaves, fill=theme.card_ink),
    )
