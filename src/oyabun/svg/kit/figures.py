"""Figures by name, drawn once per theme and used as often as wanted."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from oyabun.svg.kit import people, things
from oyabun.svg.kit.strokes import OUTLINE, Palette, palette
from oyabun.svg.memory import remembered
from oyabun.svg.node import Node, el, number
from oyabun.svg.theme import Theme

FIGURES: Final[dict[str, Callable[[Palette], list[Node]]]] = {
    "boss": people.boss,
    "underboss": people.underboss,
    "hitman": people.hitman,
    "policeman": people.policeman,
    "samurai": people.samurai,
    "standing": people.standing,
    "fallen": people.fallen,
    "helmet": things.helmet,
    "buddha": things.buddha,
    "rice": things.rice,
    "ship": things.ship,
    "rider": things.rider,
    "pistol": things.pistol,
    "tanto": things.tanto,
    "shuriken": things.shuriken,
    "telephone": things.telephone,
    "finger": things.finger,
}


_EDGE: Final = 4.0


@cache
def figure_symbol(name: str, theme: Theme) -> Node:
    """The definition of a figure, for the library of a scene."""
    colours = palette(theme)
    return el(
        "g",
        *FIGURES[name](colours),
        key=f"figure-{name}-{theme.name}",
        stroke=colours.ink,
        stroke_width=OUTLINE,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


@cache
def silhouette_symbol(name: str, theme: Theme) -> Node:
    """The pale edge of card around a figure that is cut out, for the library of a scene."""
    return el(
        "g",
        *[_silhouette(part) for part in FIGURES[name](palette(theme))],
        key=f"edge-{name}-{theme.name}",
        fill=theme.card,
        stroke=theme.card,
        stroke_width=OUTLINE + 2 * _EDGE,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def _silhouette(part: Node) -> Node:
    """The shape of a part without its colours."""
    plain = {k: v for k, v in part.attrs.items() if k not in ("fill", "stroke", "stroke-width")}
    if part.attrs.get("fill") == "none":
        plain["fill"] = "none"
    return Node(part.tag, None, plain, tuple(map(_silhouette, part.children)), None)


@remembered
def figure(
    name: str,
    x: float,
    y: float,
    size: float,
    theme: Theme,
    *,
    tint: str | None = None,
    turn: float = 0,
    flip: bool = False,
    cut_out: bool = False,
    key: str | None = None,
    label: str | None = None,
) -> Node:
    """A figure centred at a point in a square of `size`, its cloth in `tint`, turned clockwise.

    `flip` mirrors it, so that it looks the other way. `cut_out` gives it an edge of pale card: for
    figures that stand on the table itself, where ink alone would vanish at night.
    """
    symbol = figure_symbol(name, theme)
    needs: tuple[Node, ...] = (symbol,)
    scale = f"{size / 100:.3f}"
    steps = [f"translate({number(x)} {number(y)})"]
    if turn:
        steps.append(f"rotate({number(turn)})")
    steps.append(f"scale({f'-{scale} {scale}' if flip else scale}) translate(-50 -50)")
    parts = [el("use", href=f"#{symbol.key}")]
    if cut_out:
        edge = silhouette_symbol(name, theme)
        parts.insert(0, el("use", href=f"#{edge.key}"))
        needs = (edge, symbol)
    return el(
        "g",
        *parts,
        key=key,
        transform=" ".join(steps),
        fill=tint or theme.card,
        needs=needs,
        label=label,
        role="img" if label else None,
    )
