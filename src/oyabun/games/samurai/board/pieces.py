"""What stands and lies on the map: figures, tiles, influence, and what can be chosen there."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from oyabun.core.bits import members
from oyabun.core.moves import Move
from oyabun.games.samurai.board.map import layout
from oyabun.games.samurai.components import (
    CELLS,
    FIGURE_EXCHANGE,
    FIGURES,
    NAMES,
    SETTLEMENTS,
    SITES,
    TILE_EXCHANGE,
    TILES,
    Board,
)
from oyabun.games.samurai.moves import HEX, SWAP
from oyabun.games.samurai.view import SamuraiView
from oyabun.svg.geometry import Point, hex_points
from oyabun.svg.kit import Shape, figure, hex_tile, last_move, samurai_seal, text_width, won, words
from oyabun.svg.memory import remembered
from oyabun.svg.node import number
from oyabun.svg.scene import Node, el
from oyabun.svg.theme import Theme, mix
from oyabun.text import Speaker

TINTS: Final = ("indigo", "card_gold", "matcha")
"""The colour of each type of figure; their shapes tell them apart without it."""
SPREAD: Final = (
    ((0.0, -0.04),),
    ((-0.41, -0.06), (0.41, -0.06)),
    ((-0.5, 0.1), (0, -0.24), (0.5, 0.1)),
)
"""Where one, two and three figures stand in a hex, in parts of its size."""
STATURE: Final = (1.06, 0.84, 0.72)
"""How large they are then."""
ON_THE_MAP: Final = ("hex", "swap")
"""Kinds of moves that are chosen on the map."""


def stature(board: Board, settlement: int) -> tuple[float, tuple[tuple[float, float], ...]]:
    """Return how large the figures of a settlement are drawn, and where each place is."""
    places = {"village": 0, "city": 1, "capital": 2}[board.kinds[SITES[settlement]]]
    return STATURE[places], SPREAD[places]


def tint(type_: int, theme: Theme) -> str:
    """Return the colour of a type of figure."""
    return str(getattr(theme, TINTS[type_]))


def shift(at: Point) -> str:
    """Return the transform that puts what is drawn around 0, 0 to a point."""
    return f"translate({number(at.x)} {number(at.y)})"


@cache
def choosable(shape: Shape, theme: Theme) -> Node:
    """Return the mark of what can be chosen: a vermilion line around it, which hides nothing."""
    return shape.outline(shape.radius * 0.07, theme.vermilion, 4.5)


# Settlements


class Standing(NamedTuple):
    """A figure of a settlement, as it is drawn."""

    type_: int
    influence: tuple[int, ...]
    """By seat."""
    offered: bool
    """The viewer may exchange it now."""
    lifted: bool
    """It is being exchanged."""


def draw_site(
    view: SamuraiView, speaker: Speaker, theme: Theme, settlement: int, legal: frozenset[Move]
) -> Node:
    """Return a settlement with its name, its figures and the influence on each."""
    lifted = view.swapping()
    figures: list[Standing] = []
    for type_ in view.public.standing(settlement):
        swap = SWAP[settlement * len(FIGURES) + type_]
        influence = tuple(view.influence(settlement, type_))
        figures.append(Standing(type_, influence, swap in legal, lifted is swap))
    return site(
        view.box,
        speaker,
        theme,
        settlement,
        tuple(figures),
        open_land=view.open_land(settlement),
        emptied=view.is_emptied(settlement),
        offered=HEX[SITES[settlement]] in legal,
    )


@remembered
def site(
    board: Board,
    speaker: Speaker,
    theme: Theme,
    settlement: int,
    figures: tuple[Standing, ...],
    *,
    open_land: int,
    emptied: bool,
    offered: bool,
) -> Node:
    """Return a settlement where it is."""
    where = layout(board)
    place = SITES[settlement]
    told = site_title(board, speaker, settlement, figures, open_land, emptied=emptied)
    return el(
        "g",
        el("polygon", points=hex_points(where.size), fill=theme.card, fill_opacity=0),
        el("polygon", points=hex_points(where.size * 0.93), fill=theme.fog, fill_opacity=0.6)
        if emptied
        else None,
        *draw_figures(board, speaker, theme, settlement, figures),
        choosable(Shape.hexagon(0, 0, where.size * 0.84), theme) if offered else None,
        key=f"site-{settlement}",
        move=HEX[place].index if offered else None,
        label=told,
        title=told,
        role="img",
        transform=shift(where.centre(place)),
    )


@cache
def name_plates(board: Board, names: tuple[str, ...], theme: Theme) -> Node:
    """Return the names of the settlements in play, each on a strip of paper at its foot."""
    where = layout(board)
    nodes: list[Node] = []
    for settlement, name in zip(board.settlements(), names, strict=True):
        x, y = where.site(settlement)
        size = where.size * 0.36
        capital = board.kinds[SITES[settlement]] == "capital"
        wide = text_width(name, size) + size * 0.7
        nodes += [
            el(
                "rect",
                x=x - wide / 2,
                y=y + where.size * 0.58,
                width=wide,
                height=where.size * 0.44,
                rx=where.size * 0.1,
                fill=theme.card_gold if capital else theme.card,
                stroke=theme.card_ink,
                stroke_width=where.size * 0.03,
            ),
            words(x, y + where.size * 0.8, name, size, theme.card_ink, bold=capital),
        ]
    return el("g", *nodes, key="names", class_="when-close", aria_hidden="true")


@cache
def standing_figure(type_: int, size: float, theme: Theme) -> Node:
    """Return a figure around 0, 0."""
    return figure(FIGURES[type_], 0, 0, size, theme, tint=tint(type_, theme))


def draw_figures(
    board: Board,
    speaker: Speaker,
    theme: Theme,
    settlement: int,
    figures: tuple[Standing, ...],
) -> list[Node]:
    """Return the figures of a settlement, each with the influence on it below."""
    size = layout(board).size
    large, spots = stature(board, settlement)
    nodes: list[Node] = []
    for (dx, dy), standing in zip(spots, figures, strict=False):
        swap = SWAP[settlement * len(FIGURES) + standing.type_]
        shape = Shape.disc(0, 0, large * size * 0.53)
        outline = theme.card_ink if standing.lifted else theme.vermilion
        ground = theme.gold if standing.lifted else theme.card
        nodes.append(
            el(
                "g",
                shape.outline(0, outline, size * 0.1, fill=ground)
                if standing.lifted or standing.offered
                else None,
                standing_figure(standing.type_, large * size, theme),
                *influence_marks(board, theme, settlement, standing.influence),
                key=f"figure-{settlement}-{standing.type_}",
                move=swap.index if standing.offered else None,
                label=speaker.move(swap) if standing.offered else None,
                transform=shift(Point(dx * size, dy * size)),
            )
        )
    return nodes


def influence_marks(
    board: Board, theme: Theme, settlement: int, influence: tuple[int, ...]
) -> list[Node]:
    """Return the influence of each seat on a figure: colour and number, the greatest larger."""
    size = layout(board).size
    large, _ = stature(board, settlement)
    leaning = [seat for seat, strength in enumerate(influence) if strength]
    across = len(influence) if large > 1 else 2
    nodes: list[Node] = []
    for index, seat in enumerate(leaning):
        row, column = divmod(index, across)
        in_row = min(across, len(leaning) - row * across)
        r = size * (0.235 if influence[seat] == max(influence) else 0.18)
        x, y = (column - (in_row - 1) / 2) * size * 0.42, large * size * 0.4 + row * size * 0.4
        mark = influence_mark(seat, influence[seat], r, theme)
        nodes.append(el("g", mark, transform=shift(Point(x, y))))
    return nodes


@cache
def influence_mark(seat: int, strength: int, r: float, theme: Theme) -> Node:
    """Return a disc in the colour of a seat with a number."""
    colour = theme.seats[seat]
    return el(
        "g",
        el("circle", r=r, fill=colour, stroke=theme.card, stroke_width=r * 0.25),
        words(0, 0, str(strength), r * 1.5, theme.on(colour), bold=True),
    )


def site_title(
    board: Board,
    speaker: Speaker,
    settlement: int,
    figures: tuple[Standing, ...],
    open_land: int,
    *,
    emptied: bool,
) -> str:
    """Return a settlement in words: what stands there, who leans on it, how much land is open."""
    kind = speaker.word(board.kinds[SITES[settlement]])
    name = speaker.word(SETTLEMENTS[settlement])
    parts: list[str] = []
    for standing in figures:
        leaning = [f"{speaker.name(seat)} {n}" for seat, n in enumerate(standing.influence) if n]
        who = ", ".join(leaning) or speaker.word("nobody-yet")
        what = speaker.word(FIGURES[standing.type_])
        parts.append(speaker.word("site-figure", word=what, list=who))
    if not parts:
        return speaker.word("site-empty" if emptied else "site-bare", word=name, word2=kind)
    return speaker.word("site-told", word=name, word2=kind, list="; ".join(parts), n=open_land)


# Tiles and hexes


def draw_hex(
    view: SamuraiView, speaker: Speaker, theme: Theme, place: int, *, offered: bool
) -> Node | None:
    """Return the tile on a hex, or the empty hex where one may go now; nothing for the others."""
    tile = view.tile(place)
    if tile is not None:
        kind, seat = tile
        return laid_tile(view.box, speaker, theme, place, kind, seat, offered=offered)
    return empty_hex(view.box, speaker, theme, place) if offered else None


@remembered
def empty_hex(board: Board, speaker: Speaker, theme: Theme, place: int) -> Node:
    """Return a hex where a tile may go now."""
    where = layout(board)
    told = hex_title(board, speaker, place)
    return el(
        "g",
        open_hex(where.size, theme),
        key=f"hex-{place}",
        move=HEX[place].index,
        label=told,
        transform=shift(where.centre(place)),
    )


@cache
def open_hex(size: float, theme: Theme) -> Node:
    """Return the mark of an empty hex that can be chosen."""
    symbol = open_hex_symbol(size, theme)
    return el("use", href=f"#{symbol.key}", needs=(symbol,))


@cache
def open_hex_symbol(size: float, theme: Theme) -> Node:
    """Return the definition of that mark."""
    return el(
        "g",
        el(
            "polygon",
            points=hex_points(size * 0.88),
            fill=theme.card,
            fill_opacity=0.55,
            stroke=theme.vermilion,
            stroke_width=size * 0.08,
            stroke_linejoin="round",
        ),
        el("circle", r=size * 0.14, fill=theme.vermilion),
        key=f"open-hex-{theme.name}",
    )


@remembered
def laid_tile(
    board: Board, speaker: Speaker, theme: Theme, place: int, kind: int, seat: int, *, offered: bool
) -> Node:
    """Return a tile on the map."""
    where = layout(board)
    told = speaker.word(
        "tile-told",
        seat=speaker.name(seat),
        word=speaker.word(TILES[kind]),
        where=hex_title(board, speaker, place),
    )
    return draw_tile(
        board,
        kind,
        seat,
        where.centre(place),
        where.size * 0.94,
        theme,
        key=f"tile-{place}",
        move=HEX[place].index if offered else None,
        label=told,
        title=told,
    )


def draw_tile(
    board: Board,
    kind: int,
    seat: int,
    at: Point,
    size: float,
    theme: Theme,
    *,
    key: str,
    move: int | None = None,
    label: str,
    title: str | None = None,
) -> Node:
    """Return a tile: owner by colour and crest, symbol, strength, and 侍 when it is fast."""
    return el(
        "g",
        tile_face(kind, seat, size, theme, fast=bool(board.fast >> kind & 1)),
        choosable(Shape.hexagon(0, 0, size), theme) if move is not None else None,
        key=key,
        move=move,
        label=label,
        title=title,
        role="img",
        transform=shift(at),
    )


@cache
def tile_face(kind: int, seat: int, size: float, theme: Theme, *, fast: bool) -> Node:
    """Return a tile around 0, 0."""
    symbol, _, strength = TILES[kind].partition("-")
    exchange = kind in (FIGURE_EXCHANGE, TILE_EXCHANGE)
    marks = [
        exchange_art(kind, size, theme) if exchange else None,
        samurai_seal(0, size * 0.68, size * 0.3, theme) if fast else None,
    ]
    return hex_tile(
        0,
        0,
        size,
        theme,
        seat=seat,
        art=None if exchange else symbol,
        value="" if kind == FIGURE_EXCHANGE else "0" if exchange else strength,
        mark=el("g", *marks),
    )


def exchange_art(kind: int, size: float, theme: Theme) -> Node:
    """Return what an exchange shows: the three figures, or two hexes, and an arrow each way."""
    if kind == FIGURE_EXCHANGE:
        spots = ((-0.34, 0.0), (0.34, 0.0), (0.0, -0.42))
        art = [
            figure(FIGURES[type_], x * size, y * size, size * 0.5, theme, tint=tint(type_, theme))
            for type_, (x, y) in enumerate(spots)
        ]
        return el("g", *art)
    pair = [
        el(
            "polygon",
            points=hex_points(size * 0.26),
            transform=f"translate({number(x * size)} {number(y * size)})",
            fill=fill,
            stroke=theme.card_ink,
            stroke_width=size * 0.05,
        )
        for x, y, fill in (
            (-0.3, -0.2, theme.card),
            (0.3, -0.2, mix(theme.card, theme.matcha, 0.6)),
        )
    ]
    a, top = size * 0.3, -size * 0.56
    arrow = (
        f"M{number(-a)} {number(top)}Q0 {number(top - a * 0.6)} {number(a)} {number(top)}"
        f"M{number(a)} {number(top)}l{number(-a * 0.45)} {number(-a * 0.02)}"
        f"M{number(a)} {number(top)}l{number(-a * 0.08)} {number(-a * 0.46)}"
    )
    stroke = el(
        "path",
        d=arrow,
        fill="none",
        stroke=theme.card_ink,
        stroke_width=size * 0.07,
        stroke_linecap="round",
    )
    return el("g", *pair, stroke)


def hex_title(board: Board, speaker: Speaker, place: int) -> str:
    """Return where a hex is, in words."""
    beside = [speaker.word(SETTLEMENTS[one]) for one in members(board.near[place])]
    gaps = {f"word{index or ''}": name for index, name in zip(("", 2), beside, strict=False)}
    return f"{speaker.word(f'beside-{len(beside)}', **gaps)} · {speaker.move(HEX[place])}"


def draw_map_pieces(view: SamuraiView, speaker: Speaker, theme: Theme) -> list[Node]:
    """Return everything on the map, and around what the last turn touched its mark."""
    speaker = speaker.impersonal()
    where = layout(view.box)
    names = tuple(speaker.word(SETTLEMENTS[one]) for one in view.box.settlements())
    legal = frozenset(view.legal)
    hexes = [
        draw_hex(view, speaker, theme, place, offered=HEX[place] in legal)
        for place in range(len(CELLS))
        if not NAMES[place]  # settlements are drawn, and chosen, with their figures
    ]
    marks = [
        last_move(
            Shape.box(*where.centre(place), where.size * 1.2, where.size * 1.2),
            theme,
            key=f"last-{place}",
        )
        for place in dict.fromkeys(view.recent())
    ]
    closed = [
        won(Shape.hexagon(*where.site(one), where.size * 0.8), theme, key=f"closed-{one}")
        for one in members(view.public.emptied)
    ]
    return [
        el(
            "g",
            *[draw_site(view, speaker, theme, one, legal) for one in view.box.settlements()],
            key="sites",
            data_here="high" if any(move.kind in ON_THE_MAP for move in view.legal) else None,
        ),
        el("g", *hexes, key="tiles"),
        el("g", *marks, *closed, key="last-turn"),
        name_plates(view.box, names, theme),
    ]
